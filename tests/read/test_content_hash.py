"""The hash of a pack changes with every file that matters, and with nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.read.folders import GOOD, pack

from rulewright.read import content_hash, read_pack


def test_hash(tmp_path: Path) -> None:
    root = pack(tmp_path, GOOD)
    first = content_hash(read_pack(root))
    assert len(first) == 64
    root.rename(tmp_path / "renamed")
    root = tmp_path / "renamed"
    (root / "turn.rules").write_bytes(b"\xef\xbb\xbfpay 2 pebbles\r\n")
    (root / "scenarios" / "one.yaml").write_text("given: 7\n")
    assert content_hash(read_pack(root)) == first


@pytest.mark.parametrize("name", ["pack.yaml", "turn.rules", "parts/tokens.yaml", "text/en.ftl"])
def test_hash_sees_every_change(tmp_path: Path, name: str) -> None:
    root = pack(tmp_path, GOOD)
    first = content_hash(read_pack(root))
    (root / name).write_text(GOOD[name] + "# more\n")
    second = content_hash(read_pack(root))
    (root / name).write_text("[broken: 'yaml")
    third = content_hash(read_pack(root))
    (root / name).unlink()
    assert len({first, second, third, content_hash(read_pack(root))}) == 4
