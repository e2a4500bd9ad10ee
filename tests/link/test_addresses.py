"""Everything that is declared has an address; a patch changes what stands there, or says what is there instead."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.link.small import over, pack, problems_of, rules_of, under_carets

from rulewright import GameError, new_game
from rulewright.cli.words import texts_for
from rulewright.link import settle
from rulewright.link.ruleset import Ruleset
from rulewright.parse import ast
from rulewright.pipeline import load

NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player, start: 1, max: 50}, wood: {per: player}, gem: }
tables: {price: {key: colour, values: {red: 1, blue: 2}}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
CARDS = """\
pieces: card
attributes: {worth: number, gift: effect, hue: colour}
each: {hue: red}
items:
  B5: {worth: 1, effect: "after you do turn: gain 3 coin", gift: "gain 1 coin"}
  B9: {same_as: B5, worth: 2}
"""
RULES = """\
flow game:
    each player: do turn

action turn:
    choose one as deeds:
        sell:
            part money: gain 1 coin
            part extra: gain 1 wood
        wait:
            part extra: skip
    if wood > 0:
        part money: gain 2 coin
    match player_count:
        1 .. 2: gain 1 wood
        else: skip
    do gift of first of row

value reward(n: number):
    1: 1
    2 .. 4: 3
    else: factor

value factor = price(red)

score bonus = coin + reward(3)

bot automa:
    deeds: prefer sell

after any player does turn, as tax: lose 1 wood

while coin > 100, as thrift: add 1 to factor

winner: most coin
"""
MORE = "solo: automa\noptions: {fast: {type: yes_no, default: no}, pace: {type: number, default: 2, min: 1, max: 3}}\n"


def base(folder: Path) -> Path:
    return pack(folder, RULES, NOUNS, CARDS, more=MORE)


def patched(folder: Path, patch: str) -> Ruleset:
    return rules_of(base(folder), over(folder, "north", patch + "\n"))


def test_what_a_table_says_can_be_set_and_removed(tmp_path: Path) -> None:
    lines = [
        "set gem.start to 5",
        "remove coin.max",
        "set coin.min to -3",
        "set wood.stands_for to [coin]",
        "set price.red to 4",
        "set card.B5.worth to 7",
        "set card.B5.copies to 3",
        "set card.B9.hue to blue",
        "remove card.B9.effect",
        "set row.start to empty",
        "set hand.seen_by to owner",
        "set players.max to 4",
        "set option.pace.max to 5",
        "set colour to [blue, red]",
    ]
    rules = patched(tmp_path, "\n".join(lines))
    assert rules.variables["gem"].start == 5
    assert (rules.variables["coin"].low, rules.variables["coin"].high) == (-3, None)
    assert rules.variables["wood"].substitutes == ("coin",)
    assert rules.tables["price"].values == {"red": 4, "blue": 2}
    first, second = rules.pieces["card"].items
    assert (first.values["worth"], first.copies, first.values["hue"]) == (7, 3, "red")
    assert (second.values["worth"], second.copies, second.values["hue"]) == (2, 1, "blue")
    assert "effect" in first.effects and "effect" not in second.effects
    assert (rules.zones["row"].start, rules.zones["hand"].seen_by) == ("empty", "owner")
    assert rules.base.players == (1, 4) and rules.options["pace"].high == 5
    assert rules.enums["colour"].members == ("blue", "red")


def test_a_row_like_another_is_not_reached_by_a_patch_of_that(tmp_path: Path) -> None:
    rules = patched(tmp_path, "remove card.B5\n")
    [item] = rules.pieces["card"].items
    assert item.id == "B9" and item.effects["effect"] and item.values == {"worth": 2, "hue": "red"}


def test_an_option_is_settled_and_still_may_be_named(tmp_path: Path) -> None:
    rules = patched(tmp_path, "set option.fast to yes\nset option.pace.default to 3\n")
    assert settle(rules, 2, {}) == {"fast": True, "pace": 3}
    assert settle(rules, 2, {"fast": "yes", "pace": 1}) == {"fast": True, "pace": 1}
    with pytest.raises(GameError) as refused:
        settle(rules, 2, {"fast": "no"})
    assert refused.value.diagnostic.code == "RW503" and "settled" in refused.value.diagnostic.message


def test_what_is_inside_a_sentence(tmp_path: Path) -> None:
    patch = (
        "replace turn.sell.money with: gain 9 coin\nset reward.2 to 8\nset reward.else to 7\nset automa.deeds to prefer wait\n"
    )
    rules = patched(
        tmp_path, patch + "set automa.more to never\nextend turn.deeds with:\n    rest: skip\nreplace turn.1 with: skip\n"
    )
    plain = rules_of(base(tmp_path))
    parts = [part for part in ast.walk(rules.rules["turn"]) if isinstance(part, ast.Part)]
    old = [part for part in ast.walk(plain.rules["turn"]) if isinstance(part, ast.Part)]
    assert not ast.same(parts[0], old[0]) and ast.same(parts[1], old[1])
    cases = rules.values["reward"]
    assert isinstance(cases, ast.Banded)
    assert [isinstance(case.value, ast.Number) and case.value.value for case in cases.cases] == [1, 8, 7]
    assert [str(answer.name) for answer in rules.bots["automa"].answers] == ["deeds", "more"]
    assert rules.symbols.alternatives("deeds") == ("sell", "wait", "rest")


def test_a_value_or_a_score_is_said_otherwise(tmp_path: Path) -> None:
    rules = patched(tmp_path, "set reward to 2 * n\nset bonus to wood\nset factor to -3\n")
    reward, bonus, factor = rules.values["reward"], rules.scores["bonus"], rules.values["factor"]
    assert isinstance(reward, ast.Value) and isinstance(reward.body, ast.Arith) and [p.name for p in reward.params] == ["n"]
    assert isinstance(bonus.body, ast.Name) and bonus.body.name == "wood"
    assert isinstance(factor, ast.Value) and isinstance(factor.body, ast.Number) and factor.body.value == -3


def test_what_the_table_shows_can_be_set_and_removed(tmp_path: Path) -> None:
    table = "regions:\n  open: {shows: [row]}\nlooks:\n  coin: {colour: red}\n"
    below = pack(tmp_path, RULES, NOUNS, CARDS, more=MORE, files={"table.yaml": table})
    rules = rules_of(
        below, over(tmp_path, "north", "set table.looks.coin.colour to blue\nset table.regions.open.shows to [hand]\n")
    )
    assert rules.display.looks["coin"].colour == "blue" and [str(name) for name in rules.display.regions["open"].shows] == [
        "hand"
    ]
    assert rules_of(below, over(tmp_path, "south", "remove table.looks\n")).display.looks == {}
    for patch, word in (("remove table.loks", "loks"), ("remove table.looks.wood", "wood")):
        assert [(code, carets) for code, _, carets in under_carets(below, over(tmp_path, "east", patch + "\n"))] == [
            ("RW309", word)
        ]


def test_listeners_and_effects(tmp_path: Path) -> None:
    rules = patched(
        tmp_path, "remove thrift\nreplace card.B5.effect with:\n    after you do turn: gain 1 wood\n    gain 2 wood\n"
    )
    assert set(rules.named_listeners()) == {"tax"}
    assert [owned.item.id for owned in rules.listeners if owned.item is not None] == ["B5", "B9"]
    assert len(rules.pieces["card"].items[0].effects["effect"]) == 2
    again = patched(tmp_path, "replace tax with after any player gains wood, as tax: lose 2 coin\n")
    assert again.triggers.on_verb("gain", "wood") and again.triggers.on_rule("turn", "after")[0].owned.item is not None


def test_constants_are_added_by_a_table(tmp_path: Path) -> None:
    top = pack(tmp_path, name="top", more="extends: [base]\n", nouns="enums: {colour: {more: [white]}}\n")
    assert rules_of(base(tmp_path), top).enums["colour"].members == ("red", "blue", "white")


@pytest.mark.parametrize(
    ("patch", "code", "carets", "hint"),
    [
        ("set coin.strat to 2", "RW309", "strat", "did you mean `coin.start`?"),
        ("remove card.B99", "RW309", "B99", "did you mean `card.B9`?"),
        ("replace B5.effect with: skip", "RW309", "B5", "did you mean `card.B5.effect`?"),
        ("set fast to yes", "RW309", "fast", "did you mean `option.fast`?"),
        ("set option.fsat.default to yes", "RW309", "fsat", "did you mean `option.fast.default`?"),
        ("set option.fast.defualt to yes", "RW309", "defualt", "did you mean `option.fast.default`?"),
        ("remove turn.sel", "RW309", "sel", "did you mean `turn.sell`?"),
        ("remove reward.9", "RW309", "9", "known here: 1, 2, else"),
        ("replace tac with: skip", "RW309", "tac", "did you mean `tax`?"),
        ("remove colour.green", "RW309", "green", "known here: red, blue"),
        ("remove price.green", "RW309", "green", "known here: red, blue"),
        ("remove turn.extra", "RW312", "extra", "write `turn.sell.extra` or `turn.wait.extra`"),
        ("set card.B5.effect to 3", "RW312", "card.B5.effect", "write `replace card.B5.effect with:` and the lines"),
        ("set card.B5.worth to 3 + 4", "RW312", "3 + 4", "write a number, a word or a list of them"),
        ("replace coin.start with: skip", "RW312", "coin.start", "write `set coin.start to` and a value, or `remove coin.start`"),
        ("set turn to 4", "RW312", "turn", "write `replace turn with:` and what is done below"),
        ("set factor to most coin", "RW312", "factor", "write `set factor to`"),
        ("remove winner", "RW312", "winner", "write `set winner to` and who wins"),
        ("replace turn with: after any player does turn: skip", "RW312", "after any player does turn: skip", "without a patch"),
        ("replace turn with rule rest: skip", "RW312", "turn", "call it `turn` too"),
        ("extend turn.sell with:\n    rest: skip", "RW312", "turn.sell", "name a rule or a part with one `choose one`"),
        ("extend turn with:\n    wait: skip", "RW312", "wait", "give it another name, or write `replace turn.wait with:`"),
        ("set coin.start to two", "RW442", "two", "write a whole number"),
        ("set row.start to al", "RW442", "al", "did you mean `all`?"),
        ("set price.green to 2", "RW305", "green", "known here: red, blue"),
        ("set option.fast to maybe", "RW303", "maybe", "write yes or no"),
        ("remove card", "RW312", "card", "name one, as in `card.ID`"),
        ("set card.B5.wroth to 3", "RW309", "wroth", "did you mean `card.B5.worth`?"),
        ("set colour.red to 3", "RW312", "colour.red", "write `set colour.red to` and a value, or `remove colour.red`"),
        ("replace price.red with: skip", "RW312", "price.red", "write `set price.red to` and a value, or `remove price.red`"),
        ("set price.red.deep to 3", "RW309", "deep", ""),
        ("set bonus to most coin", "RW312", "bonus", "write `set bonus to`"),
        ("replace automa with: skip", "RW312", "automa", "write `set automa to` and an order, as in `most points`"),
        ("replace thrift with: skip", "RW312", "thrift", "write `replace thrift with` and the whole sentence"),
        ("replace turn.deeds with: skip", "RW312", "turn.deeds", "and further alternatives below"),
        ("replace turn.sell with rule turn: skip", "RW312", "turn.sell", "write `replace turn.sell with:`"),
        ("remove automa.deeds", "RW312", "automa.deeds", "write `remove automa`"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told_at_its_word(tmp_path: Path, patch: str, code: str, carets: str, hint: str) -> None:
    packs = (base(tmp_path), over(tmp_path, "north", patch + "\n"))
    [(found, _, under)] = under_carets(*packs)
    assert (found, under) == (code, carets)
    [problem] = problems_of(*packs)
    assert problem.suggestion is not None and hint in problem.suggestion


# -- two packs --
def test_what_is_inside_of_what_another_changes_conflicts(tmp_path: Path) -> None:
    one, two = over(tmp_path, "north", "remove card.B5\n"), over(tmp_path, "south", "set card.B5.worth to 3\n")
    [problem] = problems_of(base(tmp_path), one, two)
    assert problem.code == "RW308" and problem.message == "`south` changes `card.B5.worth`, and `north` changes `card.B5`"
    assert [span.file for _, span in problem.notes] == ["north/game.rules"]


def test_one_pack_that_changes_a_thing_twice(tmp_path: Path) -> None:
    [problem] = problems_of(base(tmp_path), over(tmp_path, "north", "set factor to 2\nset factor to 3\n"))
    assert problem.code == "RW308" and problem.message == "`north` changes `factor` twice"


def test_a_pack_over_another_takes_precedence_over_it(tmp_path: Path) -> None:
    one = over(tmp_path, "north", "set price.red to 10\nset coin.start to 5\n")
    two = pack(tmp_path, "set price.red to 20\n", name="aa", more="extends: [north]\n")
    for packs in ((base(tmp_path), one, two), (two, one, base(tmp_path))):
        rules = rules_of(*packs)
        assert rules.tables["price"].values["red"] == 20 and rules.variables["coin"].start == 5


def test_packs_that_know_each_other_do_not_settle_it(tmp_path: Path) -> None:
    one = over(tmp_path, "north", "set factor to 2\n", "knows: [south]\n")
    two = over(tmp_path, "south", "set factor to 3\n", "knows: [north]\n")
    assert [problem.code for problem in problems_of(base(tmp_path), one, two)] == ["RW308"]


def test_what_adds_is_added_to_what_replaces(tmp_path: Path) -> None:
    one = over(tmp_path, "north", "extend before tax: gain 1 coin\nextend after tax: gain 2 coin\n")
    two = over(
        tmp_path, "south", "replace tax with: gain 3 coin\nextend before tax: gain 4 coin\nextend after tax: gain 5 coin\n"
    )
    sentence = rules_of(base(tmp_path), one, two).named_listeners()["tax"].sentence
    gained = [node.value for node in ast.walk(sentence) if isinstance(node, ast.Number)]
    assert gained == [1, 4, 3, 2, 5]


def test_what_another_pack_took_away_is_told_with_its_place(tmp_path: Path) -> None:
    one, two = over(tmp_path, "north", "remove tax\n"), over(tmp_path, "south", "extend after tax: gain 1 coin\n")
    [problem] = problems_of(base(tmp_path), one, two)
    assert problem.code == "RW309" and [text for text, _ in problem.notes] == ["`north` changes `tax` here"]


# -- the packs below --
def test_a_base_is_found_by_its_id(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    base(tmp_path / "here").rename(tmp_path / "here" / "folder_of_another_name")
    beside = over(tmp_path / "here", "north", "set factor to 2\n")
    assert load([beside]).checked is not None
    elsewhere = over(tmp_path / "there", "north", "set factor to 2\n")
    assert [problem.code for problem in problems_of(elsewhere)] == ["RW307"]
    assert load([elsewhere, tmp_path / "here" / "folder_of_another_name"]).checked is not None


def test_a_folder_of_the_name_that_holds_another_pack_is_not_taken(tmp_path: Path) -> None:
    base(tmp_path).rename(tmp_path / "game")
    pack(tmp_path, "flow game: skip\n", name="other").rename(tmp_path / "base")
    rules = rules_of(over(tmp_path, "north", "set factor to 2\n"))
    assert [manifest.id for manifest in rules.packs] == ["base", "north"]


def test_one_wrong_name_of_a_base_is_one_message(tmp_path: Path) -> None:
    wrong = pack(tmp_path, "set gold.start to 2\n", name="north", more="extends: [tekenu]\n")
    [problem] = problems_of(wrong)
    assert problem.code == "RW307" and problem.suggestion == "did you mean `tekhenu`?"


def test_editions_exclude_each_other_and_packs_over_them_do_not(tmp_path: Path) -> None:
    one = pack(tmp_path, "set factor to 2\n", name="north", more="edition_of: base\n")
    two = pack(tmp_path, "set factor to 3\n", name="south", more="edition_of: base\n")
    on_top = pack(tmp_path, "set factor to 4\n", name="above", more="extends: [north]\n")
    for packs in ((one, two), (two, one), (base(tmp_path), two, on_top)):
        [problem] = problems_of(base(tmp_path), *packs)
        assert problem.code == "RW313" and problem.message == "`south` and `north` are both editions of `base`"
    value = rules_of(base(tmp_path), on_top).values["factor"]
    assert isinstance(value, ast.Value) and isinstance(value.body, ast.Number) and value.body.value == 4


def test_a_translation_is_a_pack_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = {"pack.yaml": "id: magyar\nversion: 1.0.0\nextends: [base]\nlanguages: [hu]\n", "text/hu.ftl": "coin = érme\n"}
    (tmp_path / "magyar" / "text").mkdir(parents=True)
    magyar = pack(tmp_path, name="magyar", files=words)
    found = load([base(tmp_path), magyar])
    assert found.checked is not None and found.checked.rules.languages == ("en", "hu")
    texts = texts_for(new_game(found.checked, 1))
    assert texts.name("coin", 2) == "coin"
    monkeypatch.setenv("RULEWRIGHT_LANGUAGE", "hu")
    assert texts_for(new_game(found.checked, 1)).name("coin", 2) == "érme"
