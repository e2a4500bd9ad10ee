"""Files of texts made to hurt: what is too much is refused before it is read, or before each part is compared with the others."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.abuse.helpers import GOOD, NOUNS, write_pack
from tests.small_packs import place

from rulewright.diagnostics import Diagnostic
from rulewright.pipeline import check_packs

LANGUAGES = ["en", "hu", "cs", "de", "fr"]
LARGE = {
    "attributes": "coin = coin\n" + "".join(f"    .a{number}=x\n" for number in range(20_000)),
    "messages": "".join(f"m{number} = {{ $x }}\n" for number in range(14_000)),
    "references": "x = " + "{ coin }" * 28_000 + "\n",
    "variants": "x = { $n ->\n" + "".join(f" [a{number}] x\n" for number in range(18_000)) + " *[o] y\n }\n",
    "comments": "# words\n" * 30_000,
}


def problems(folder: Path, text: str, languages: list[str]) -> list[Diagnostic]:
    files = {f"text/{language}.ftl": text for language in languages}
    path = write_pack(folder, GOOD, NOUNS, more=f"languages: [{', '.join(languages)}]\n", files=files)
    return list(check_packs([path]).diagnostics)


@pytest.mark.parametrize("name", LARGE)
def test_the_texts_of_all_languages_together_have_a_limit(tmp_path: Path, name: str) -> None:
    found = [problem for problem in problems(tmp_path, LARGE[name] + " " * 20_000, LANGUAGES) if problem.code == "RW209"]
    assert [place(problem)[1] for problem in found] == [1]


def test_a_message_with_very_many_attributes_is_not_used(tmp_path: Path) -> None:
    """Each would be looked for among the others, once for each language."""
    found = [problem for problem in problems(tmp_path, LARGE["attributes"], LANGUAGES[:2]) if problem.code == "RW803"]
    assert sorted(place(problem) for problem in found) == [("abuse/text/en.ftl", 1), ("abuse/text/hu.ftl", 1)]
