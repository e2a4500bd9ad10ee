"""What a pack was made for, and packs in any order."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

from tests.small_packs import pack

from rulewright import load

RULES = """
flow game:
    each player: do turn
action turn:
    gain {amount} wood
winner: most wood
"""
NOUNS = "resources: {wood: {per: player, start: 1}}\n"
CARDS = "pieces: card\nattributes: {worth: number}\nitems:\n  ant: {worth: 1}\n  bee: {worth: 2}\n"
PATCHES = "set wood.start to 2\nset card.ant.worth to 5\nextend after turn: gain 1 wood\n"


def base(folder: Path, amount: int = 1, cards: str = CARDS, nouns: str = NOUNS) -> Path:
    return pack(folder, RULES.format(amount=amount), nouns, cards, name="base")


def marks(folder: Path) -> str:
    root = pack(folder, PATCHES, name="house", more="extends: [base]\n")
    checked = load([base(folder), root]).checked
    assert checked is not None
    return "made_for:\n" + "".join(f"  {name}: {mark}\n" for name, mark in checked.rules.marks["house"].items())


def test_only_what_has_changed_is_told(tmp_path: Path) -> None:
    kept = marks(tmp_path / "first")
    assert [line.split(":")[0].strip() for line in kept.splitlines()[1:]] == ["card.ant", "turn", "wood"]
    for number, (given, told) in enumerate(
        [
            ({}, []),
            ({"amount": 3}, ["turn"]),
            ({"cards": CARDS.replace("bee: {worth: 2}", "bee: {worth: 3}")}, []),
            ({"cards": CARDS.replace("worth: 1", "worth: 7")}, ["card.ant"]),
            ({"cards": CARDS.replace("ant: {worth: 1}", "ant: { worth:   1 }  # as it was")}, []),
            ({"nouns": NOUNS.replace("per: player, start: 1", "start: 1, per: player")}, []),
        ]
    ):
        folder = tmp_path / str(number)
        root = pack(folder, PATCHES, name="house", more=f"extends: [base]\n{kept}")
        found = load([base(folder, **given), root])
        assert [problem.message.split("`")[1] for problem in found.diagnostics if problem.code == "RW317"] == told
        assert all(problem.notes for problem in found.diagnostics if problem.code == "RW317")


def test_the_order_of_packs_changes_nothing(tmp_path: Path) -> None:
    """Three packs that add to one rule and know each other, named in any order: the same game."""
    root = base(tmp_path)
    one = pack(tmp_path, "extend after turn: gain 10 wood\nset wood.start to 5\n", name="one", more="extends: [base]\n")
    two = pack(
        tmp_path, "extend after turn: gain 20 wood\nset wood.start to 6\n", name="two", more="extends: [base]\nknows: [one]\n"
    )
    three = pack(
        tmp_path, "extend before turn: gain 30 wood\n", name="three", more="extends: [base]\nknows: [one]\nneeds: {one: ^1.0}\n"
    )
    found = set()
    for order in permutations([root, one, two, three]):
        checked = load(order).checked
        assert checked is not None
        found.add((checked.rules.digest, tuple(pack.id for pack in checked.rules.packs), checked.rules.variables["wood"].start))
    assert len(found) == 1
    assert found.pop()[2] == 6


def test_everything_that_can_be_changed_has_a_mark(tmp_path: Path) -> None:
    """A rule and a seat's version of it, a value, the winner, nouns of each section, an option, a row here and elsewhere."""
    rules = RULES.format(amount=1) + "rule turn for automa: skip\nvalue worth_of_all = 3\n"
    nouns = NOUNS + "enums: {hue: [red]}\ntables: {price: {key: hue, values: {red: 1}}}\n"
    patches = (
        "set wood.start to 2",
        "set price.red to 4",
        "extend after turn: skip",
        "extend after turn for automa: skip",
        "set worth_of_all to 4",
        "set winner to least wood",
        "set option.fast to yes",
        "set card.ant.worth to 5",
        "set card.cow.worth to 5",
    )
    names = ["card.ant", "card.cow", "option.fast", "price", "turn", "turn for automa", "winner", "wood", "worth_of_all"]

    def packs(folder: Path, more: str, changed: str = "") -> list[Path]:
        below = pack(
            folder,
            rules.replace("skip", changed) if changed else rules,
            nouns,
            CARDS,
            name="base",
            more="solo: automa\noptions: {fast: {type: yes_no, default: no}}\n",
            files={"more.yaml": "more: card\nitems: {cow: {worth: 2}}\n"},
        )
        above = pack(folder, "\n".join(patches) + "\n", name="house", more=f"extends: [base]\n{more}")
        return [below, above]

    checked = load(packs(tmp_path / "first", "")).checked
    assert checked is not None
    kept = checked.rules.marks["house"]
    assert list(kept) == names and len({*kept.values()}) == len(names)
    lines = "made_for:\n" + "".join(f"  {name}: {mark}\n" for name, mark in kept.items())
    assert load(packs(tmp_path / "again", lines)).diagnostics == load(packs(tmp_path / "plain", "")).diagnostics
    told = load(packs(tmp_path / "changed", lines + "  gone: abc\n", "gain 2 wood")).diagnostics
    assert [str(one.message) for one in told if one.code == "RW317"] == [
        "`turn for automa` has changed since `house` was made for it",
        "`gone`, which `house` was made for, is not there any more",
    ]
