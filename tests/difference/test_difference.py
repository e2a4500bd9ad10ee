"""What differs between two games: all of it, and nothing else."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import pack

from rulewright import Loaded, load
from rulewright.difference import changes, told
from rulewright.scenario import play_both

NOUNS = """
resources: {wood: {per: player, start: 2}, coin: {per: player}}
zones: {row: {holds: card, start: all}}
tables: {price: {key: number, values: {1: 3, 2: 5}}}
"""
CARDS = """
pieces: card
attributes: {worth: number}
items:
  ant: {worth: 1, effect: "after you do turn: gain 1 coin"}
  bee: {worth: 2}
"""
RULES = """
flow game:
    each player: do turn
action turn:
    gain 1 wood
value goal = 4
winner: most wood
after any player does turn: gain 2 wood
"""
SCENARIOS = """
- scenario: A turn gives three wood
  seats: [anna, ben]
  given: {wood: {anna: 2}}
  do: turn
  by: anna
  then: [wood of anna = 5]
- scenario: Nobody has coins
  seats: [anna, ben]
  do: turn
  by: anna
  then: [coin of anna = 0]
"""


def base(folder: Path, rules: str = RULES, nouns: str = NOUNS, cards: str = CARDS, files: dict[str, str] | None = None) -> Loaded:
    root = pack(
        folder,
        rules,
        nouns,
        cards,
        players=(2, 3),
        more="options: {rich: {type: yes_no, default: no}}\n",
        files={"scenarios/all.yaml": SCENARIOS, **(files or {})},
    )
    return load([root])


def over(folder: Path, patches: str, files: dict[str, str] | None = None) -> Loaded:
    root = pack(folder, patches, name="house", more="extends: [pack]\n", files=files)
    return load([base(folder).packs[0].root, root])


def found(left: Loaded, right: Loaded) -> dict[str, tuple[str | None, str | None]]:
    assert left.checked is not None, left.diagnostics
    assert right.checked is not None, right.diagnostics
    return {one.address: (one.before, one.after) for one in changes(left.checked.rules, right.checked.rules)}


def test_the_same_rules_do_not_differ(tmp_path: Path) -> None:
    assert found(base(tmp_path / "one"), base(tmp_path / "two", RULES + "# a remark\n")) == {}


def test_entries_of_tables_are_told_by_their_address(tmp_path: Path) -> None:
    patches = """
set wood.start to 3
set price.2 to 6
set card.ant.worth to 9
set option.rich to yes
set players.max to 4
remove card.bee
"""
    assert found(base(tmp_path), over(tmp_path, patches)) == {
        "wood.start": ("2", "3"),
        "price.2": ("5", "6"),
        "card.ant.worth": ("1", "9"),
        "option.rich.default": ("no", "yes, settled"),
        "players.max": ("3", "4"),
        "card.bee": ("worth: 2", None),
    }


def test_how_things_are_shown_is_told(tmp_path: Path) -> None:
    shown = """
regions: {store: {shows: [wood, row], values: {left: goal - round_wood}}}
unseen: [coin]
beside: {player: {more: wood + 1}}
order: {card: worth}
looks: {wood: {colour: brown}, card: {shape: card, where: worth > 1}}
"""
    other = (
        ("[wood, row]", "[row]"), ("goal - round_wood", "goal"), ("[coin]", "[]"), ("wood + 1", "wood + 2"),
        ("card: worth}", "card: 0 - worth}"), ("brown", "green"), ("worth > 1", "worth > 0"),
    )  # fmt: skip
    rules = RULES + "value round_wood = 2\n"
    left = base(tmp_path / "one", rules, files={"table.yaml": shown})
    for old, new in other:
        shown = shown.replace(old, new)
    assert found(left, base(tmp_path / "two", rules, files={"table.yaml": shown})) == {
        "table.regions.store.shows": ("wood, row", "row"),
        "table.regions.store.values.left": ("goal - round_wood", "goal"),
        "table.unseen": ("coin", None),
        "table.beside.player.more": ("wood + 1", "wood + 2"),
        "table.order.card": ("worth", "0 - worth"),
        "table.looks.wood.colour": ("brown", "green"),
        "table.looks.card.where": ("worth > 1", "worth > 0"),
    }


def test_what_a_kind_and_an_option_may_be_is_told(tmp_path: Path) -> None:
    cards = CARDS.replace("{worth: number}", "{worth: {type: number, varies: true, min: 1, max: 9}}")
    left, right = base(tmp_path / "one", cards=cards), base(tmp_path / "two", cards=cards.replace("max: 9", "max: 8"))
    assert found(left, right) == {"card.attributes.worth": ("number, varies, 1, 9", "number, varies, 1, 8")}


def test_sentences_are_told_as_they_are_written(tmp_path: Path) -> None:
    patches = """
set goal to 5
extend after turn: gain 1 coin
replace card.ant.effect with: after you do turn: gain 7 coin
value more = 1
"""
    assert found(base(tmp_path), over(tmp_path, patches)) == {
        "goal": ("value goal = 4", "value goal = 5"),
        "turn": ("action turn:\n    gain 1 wood", "action turn:\n    gain 1 wood\n    gain 1 coin"),
        "card.ant.effect": ("after you do turn: gain 1 coin", "after you do turn: gain 7 coin"),
        "more": (None, "value more = 1"),
    }


def test_a_listener_without_a_name_is_known_by_what_it_says(tmp_path: Path) -> None:
    other = base(tmp_path / "two", RULES.replace("gain 2 wood", "gain 3 wood"))
    assert set(found(base(tmp_path / "one"), other).values()) == {
        ("after any player does turn: gain 2 wood", None),
        (None, "after any player does turn: gain 3 wood"),
    }


def test_changes_are_told_in_sentences(tmp_path: Path) -> None:
    left, right = base(tmp_path), over(tmp_path, "replace card.ant.effect with: after you do turn: gain 7 coin\n")
    assert left.checked is not None and right.checked is not None
    (one,) = told(changes(left.checked.rules, right.checked.rules), left.checked, right.checked, "en")
    assert "1 coin" in one.before
    assert "7 coin" in one.after


def test_scenarios_that_end_otherwise_are_told_with_both_ends(tmp_path: Path) -> None:
    left, right = base(tmp_path), over(tmp_path, "replace turn with: gain 5 wood\n")
    both = play_both(left, right, left.packs[:1])
    assert (both.played, both.left_out) == (2, 0)
    (one,) = both.different
    assert one.name == "A turn gives three wood"
    assert one.before == ()
    assert "9" in one.after[0]


def test_two_versions_of_one_pack_are_compared(tmp_path: Path) -> None:
    left, right = base(tmp_path / "old"), base(tmp_path / "new", RULES.replace("gain 1 wood", "gain 2 wood"))
    assert set(found(left, right)) == {"turn"}
    assert len(play_both(left, right, left.packs[:1]).different) == 1


def test_what_is_left_of_a_part_that_was_taken_out_is_told(tmp_path: Path) -> None:
    parts = RULES.replace("action turn:", "action turn:\n    part bonus: gain 2 coin", 1)
    below = base(tmp_path, parts)
    top = pack(tmp_path, "remove turn.bonus\n", name="house", more="extends: [pack]\n")
    told = found(below, load([below.packs[0].root, top]))
    before, after = told.pop("turn")
    assert not told and before is not None and "part bonus: gain 2 coin" in before
    assert after == before.replace("gain 2 coin", "skip")
