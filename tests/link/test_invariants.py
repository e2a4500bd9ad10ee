"""What a pack promises holds for packs over it: rows are checked at once, sentences are looked at in games."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import errors, loaded, manifest, write

from rulewright import load
from rulewright.validate import broken_promises, settings_of

NOUNS = """
resources: {reed: {per: player, start: 1}}
zones: {shore: {holds: shell, start: all}}
"""
SHELLS = "pieces: shell\nattributes: {worth: number}\nitems:\n  s1: {worth: 1}\n  s2: {worth: 2}\n  s3: {worth: 3}\n"
RULES = """
flow game:
    each player: do turn
action turn:
    choose shell from shore
    gain worth of shell reed
winner: most reed
"""
PROMISED = """
always:
  nobody_is_without: reed > 0
  reed_is_rare: reed < 9
rows:
  shell:
    required: [worth]
    properties: {worth: {minimum: 1, maximum: 6}}
"""


def over(tmp_path: Path, rules: str, shells: str = "") -> list[Path]:
    """The pack with its promises, and one over it."""
    base = loaded(tmp_path, RULES, NOUNS, SHELLS, name="cove", files={"invariants.yaml": PROMISED})
    assert errors(base) == []
    files = {"pack.yaml": manifest("house", (1, 4), "extends: [cove]\n"), "house.rules": rules}
    write(tmp_path / "house", {**files, **({"more.yaml": shells} if shells else {})})
    return [tmp_path / "cove", tmp_path / "house"]


def test_a_promise_that_holds_is_not_told(tmp_path: Path) -> None:
    found = load([str(path) for path in over(tmp_path, "set reed.start to 2\n")])
    assert found.checked is not None
    assert broken_promises(found.checked, settings_of(found.checked.rules), 3) == []


def test_a_pack_over_another_breaks_its_promise_in_a_game_that_is_named(tmp_path: Path) -> None:
    found = load([str(path) for path in over(tmp_path, "extend after turn:\n    lose all reed\n    gain 20 reed\n")])
    assert found.checked is not None, found.diagnostics
    (broken,) = broken_promises(found.checked, settings_of(found.checked.rules), 3)
    assert (broken.name, broken.place, broken.seed) == ("reed_is_rare", "cove/invariants.yaml:4", 1)
    assert broken.decisions >= 1


def test_a_row_of_a_pack_over_another_is_what_the_pack_below_asks_for(tmp_path: Path) -> None:
    more = "more: shell\nitems:\n  s4: {worth: 7}\n  s5: {worth: 6}\n  s6: {}\n"
    found = load([str(path) for path in over(tmp_path, "set reed.start to 2\n", more)])
    wrong = [problem for problem in found.diagnostics if problem.severity == "error"]
    assert [(problem.code, problem.message) for problem in wrong] == [
        ("RW442", "`s4`: worth must be at most 6"),
        ("RW440", "`s6`: `worth` is missing in this row"),
    ]
    assert [str(span.file) for problem in wrong for _, span in problem.notes] == ["cove/invariants.yaml"] * 2
    assert wrong[0].span is not None and (wrong[0].span.file, wrong[0].span.line) == ("house/more.yaml", 3)


def test_a_promise_is_a_yes_or_no_and_speaks_of_what_there_is(tmp_path: Path) -> None:
    wrong = "always: {much: reed + 1, unknown: glod > 0}\nrows: {shel: {required: [worth]}}\n"
    found = loaded(tmp_path, RULES, NOUNS, SHELLS, files={"invariants.yaml": wrong})
    assert sorted(errors(found)) == ["RW304", "RW401", "RW402"]


def test_schemas_of_strangers_can_neither_hang_nor_reach_out(tmp_path: Path) -> None:
    wrong = 'rows: {shell: {properties: {worth: {pattern: "(a+)+$", $ref: "http://example.org/x.json"}}}}\n'
    found = loaded(tmp_path, RULES, NOUNS, SHELLS, files={"invariants.yaml": wrong})
    assert set(errors(found)) == {"RW441"}


def test_what_is_wrong_with_a_promise_is_told_at_its_place(tmp_path: Path) -> None:
    """A sentence that is none, a name that is given twice, and rows of which none is as they should be."""
    promised = "always:\n  odd: reed >\n  fine: reed > 0\nrows:\n  shell: {properties: {worth: {minimum: 9}}}\n  shel: {}\n"
    write(tmp_path / "house", {"pack.yaml": manifest("house", (1, 4), "extends: [cove]\n")})
    write(tmp_path / "house", {"invariants.yaml": "always:\n  fine: reed > 1\n"})
    loaded(tmp_path, RULES, NOUNS, SHELLS, name="cove", files={"invariants.yaml": promised})
    found = load([str(tmp_path / "cove"), str(tmp_path / "house")])
    told = [(problem.code, problem.span.file, problem.span.line) for problem in found.diagnostics if problem.span is not None]
    assert sorted(told) == [
        ("RW203", "cove/invariants.yaml", 2),
        ("RW301", "house/invariants.yaml", 2),
        ("RW304", "cove/invariants.yaml", 6),
        ("RW442", "cove/invariants.yaml", 5),
    ]


def test_what_no_row_can_say_is_told_at_its_word(tmp_path: Path) -> None:
    """A promise about a misspelt attribute would never be looked at; of one that is required, every row would be told."""
    promised = (
        "rows:\n  shell:\n    required: [wroth, worth]\n    properties: {wrth: {minimum: 9}, copies: {maximum: 2}, shape: {}}\n"
    )
    found = loaded(tmp_path, RULES, NOUNS, SHELLS, files={"invariants.yaml": promised})
    wrong = [problem for problem in found.diagnostics if problem.severity == "error"]
    assert [(problem.code, problem.message, problem.suggestion) for problem in wrong] == [
        ("RW304", "a shell has no attribute called `wroth`", "did you mean `worth`?"),
        ("RW304", "a shell has no attribute called `wrth`", "did you mean `worth`?"),
        ("RW304", "a shell has no attribute called `shape`", "known here: worth, effect, copies, source, note, same_as"),
    ]
    places = [(span.line, span.column, span.end_column) for problem in wrong if (span := problem.span) is not None]
    assert places == [(3, 16, 21), (4, 18, 22), (4, 60, 65)]


def test_a_promise_may_ask_for_all_that_a_row_can_say(tmp_path: Path) -> None:
    promised = "rows:\n  shell: {properties: {effect: {type: string}, source: {type: string}, worth: {maximum: 3}}}\n"
    assert errors(loaded(tmp_path, RULES, NOUNS, SHELLS, files={"invariants.yaml": promised})) == []
