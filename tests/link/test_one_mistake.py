"""One mistake in a table is one message, and what is suggested is really allowed there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.link.small import over, pack, under_carets

from rulewright.pipeline import load

NOUNS = "resources: {coin: {per: player}, wood: {per: player}}\nzones: {row: {holds: card, start: all}}\n"
CARDS = "pieces: card\nattributes: {worth: number}\nitems:\n  ant: {worth: 1}\n"
RULES = (
    "flow game:\n    each player: do turn\n\nwinner: most coin then most wood\n\nrule turn:\n    gain size of row coin, 1 wood\n"
)


@pytest.mark.parametrize(
    ("row", "wrong", "hint"),
    [
        ('{efect: "gain 1 coin"}', "efect", "did you mean `effect`?"),
        ("{coppies: 2}", "coppies", "did you mean `copies`?"),
        ("{wroth: 2}", "wroth", "did you mean `worth`?"),
        ("{sam_as: ant}", "sam_as", "did you mean `same_as`?"),
        ("{zzz: 2}", "zzz", "known here: worth, effect, copies, source, note, same_as"),
    ],
)
def test_an_entry_of_a_row(tmp_path: Path, row: str, wrong: str, hint: str) -> None:
    home = pack(tmp_path, RULES, NOUNS, f"{CARDS}  bee: {row}\n")
    assert [text for _, _, text in under_carets(home)] == [wrong]
    assert [problem.suggestion for problem in load([home]).diagnostics] == [hint]


@pytest.mark.parametrize("key", ["id", "version", "players"])
def test_a_misspelt_entry_is_not_missing_besides(tmp_path: Path, key: str) -> None:
    home = pack(tmp_path, RULES, NOUNS, CARDS)
    manifest = home / "pack.yaml"
    manifest.write_text(manifest.read_text().replace(f"{key}:", f"{key}x:", 1))
    [problem] = load([home]).diagnostics
    assert problem.suggestion == f"did you mean `{key}`?"


@pytest.mark.parametrize(
    "name", ["enough", "nothing", "yes", "no", "a.1", "a b", "a/b", "a+b", "a@1", "-a", "é", '"a\\n"', '" a"']
)
def test_a_piece_whose_name_would_be_a_key_of_something_else(tmp_path: Path, name: str) -> None:
    home = pack(tmp_path, RULES, NOUNS, f"{CARDS}  {name}: {{worth: 2}}\n")
    [problem] = load([home]).diagnostics
    assert problem.code == "RW302"


@pytest.mark.parametrize("value", ['id: "base\\n"', 'version: "1.0.0\\n"', 'languages: ["en\\n"]'])
def test_a_line_break_at_the_end_is_noticed(tmp_path: Path, value: str) -> None:
    home = pack(tmp_path, RULES, NOUNS, CARDS)
    manifest = home / "pack.yaml"
    kept = [line for line in manifest.read_text().split("\n") if not line.startswith(value.partition(":")[0])]
    manifest.write_text("\n".join([value, *kept]))
    assert [problem.code for problem in load([home]).diagnostics] == ["RW442"]


def test_a_number_that_is_left_out(tmp_path: Path) -> None:
    home = pack(tmp_path, RULES.replace("1 wood", "red wood"), NOUNS + "enums: {colour: [red]}\n", CARDS)
    [problem] = load([home]).diagnostics
    assert problem.suggestion == "say how many first: `1 wood`"


def test_a_mix_of_the_same(tmp_path: Path) -> None:
    home = pack(tmp_path, RULES.replace("1 wood", "2 mix of [wood, coin, wood]"), NOUNS, CARDS)
    assert under_carets(home) == [("RW415", "`wood` is in this mix twice", "wood")]


def test_a_piece_that_the_pack_below_has(tmp_path: Path) -> None:
    home = pack(tmp_path, RULES, NOUNS, CARDS)
    top = over(tmp_path, "top", "")
    (top / "more.yaml").write_text("more: card\nitems:\n  ant: {worth: 3}\n")
    [problem] = load([home, top]).diagnostics
    assert problem.code == "RW301" and "`replace card.ant.effect with:`" in (problem.suggestion or "")
