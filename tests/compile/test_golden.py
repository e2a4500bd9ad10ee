"""What becomes of a pack that uses most of the language, line by line: whoever changes what is written reads the difference.

`UPDATE_GOLDEN=1` writes the file anew.
"""

from __future__ import annotations

import os
from pathlib import Path

from rulewright import load
from rulewright.compile import compile_game
from rulewright.link import settle

HERE = Path(__file__).parent
WORKSHOP = HERE.parent / "abuse" / "workshop"
GOLDEN = HERE / "golden" / "workshop.txt"


def test_the_module_of_a_pack_is_as_it_was_read() -> None:
    checked = load([WORKSHOP]).checked
    assert checked is not None
    written = compile_game(checked, 2, settle(checked.rules, 2, {})).source
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(written, encoding="utf-8")
    assert written == GOLDEN.read_text(encoding="utf-8")
