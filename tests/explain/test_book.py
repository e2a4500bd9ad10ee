"""A whole game in words: its order, what is left out, and of whom it speaks."""

from __future__ import annotations

from tests.explain.fixture_game import TEXT, Make

from rulewright.explain import explain

RULES = """\
flow game:
    do open
    turns:
        do go

rule late: gain 2 coin
rule open: each player: gain 1 wood
rule nobody_told: skip
rule go:
    do nobody_told
    if generous: gain 9 coin
    gain worth_of coin
    let p = player
    each player from next of p: if player != p: gain 1 gem
    let n = coin
    gain n wood
    let z = coin
    pay 1 coin
    gain z wood
    do late
    end game

value worth_of = 2 * gem
winner: most coin
"""
NAMES = "".join(f"{name} = {name.replace('_', ' ')}\n" for name in ("late", "open", "nobody_told", "n", "p", "z"))


def told(make: Make, **options: str) -> dict[str, str]:
    checked = make(rules=RULES, text=TEXT + NAMES + "worth_of = worth\n    .known = yes\n")
    return {each.id: each.text for each in explain(checked, options=options)}


def test_it_is_told_in_the_order_it_is_played(make: Make) -> None:
    assert list(told(make)) == ["game", "open", "go", "late", "winner", "card.k2", "generous"]


def test_what_options_switch_off_is_not_told(make: Make) -> None:
    assert "9 coins" not in told(make)["go"]
    assert "Gain 9 coins." in told(make, generous="yes")["go"]


def test_what_is_there_only_to_be_heard_and_what_is_known_are_left_out(make: Make) -> None:
    said = told(make)
    assert "nobody_told" not in said
    assert "nobody told" not in said["go"]
    assert "The worth is" not in said["go"]


def test_others_are_told_of_in_the_third_person(make: Make) -> None:
    assert told(make)["open"] == "Each player gains 1 wood."


def test_a_name_is_folded_in_only_where_it_means_the_same(make: Make) -> None:
    go = told(make)["go"]
    assert "Gain wood equal to the number of your coins." in go
    assert "The p is you." in go  # another player is `you` where it is used
    assert "if you are not the p, gain 1 gem" in go
    assert "The z is the number of your coins. Pay 1 coin. Gain wood equal to the z." in go  # paying changes it


def test_every_sentence_knows_the_line_that_says_it(make: Make) -> None:
    checked = make(rules=RULES, text=TEXT + NAMES + "worth_of = worth\n    .known = yes\n")
    (go,) = [each for each in explain(checked) if each.id == "go"]
    lines = {
        each.text: RULES.splitlines()[each.span.line - 1].strip() for (told,) in [go.paragraphs] for each in told if each.span
    }
    assert lines["Pay 1 coin."] == "pay 1 coin"
    assert lines["Gain wood equal to the z."] == "gain z wood"
    assert lines["End the game."] == "end game"
