"""RW801 to RW805: texts that are missing, unknown, broken, wrong or unused."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import small_packs
from tests.explain.fixture_game import RULES, TEXT, Make

from rulewright.diagnostics import Diagnostic, has_errors
from rulewright.explain import check_texts, coverage, explain
from rulewright.limits import MAX_FILE_PROBLEMS
from rulewright.narrate import Texts

END = TEXT.count("\n") + 1


def found(problems: list[Diagnostic], code: str) -> list[str]:
    return [problem.message for problem in problems if problem.code == code]


def test_a_complete_text_has_no_problem(make: Make) -> None:
    checked = make()
    assert check_texts(checked) == []
    have, want = coverage(checked, "en")
    assert have == want > 10


def test_a_missing_text_points_to_the_noun(make: Make) -> None:
    checked = make(text=TEXT.replace("leader = leader\n", ""))
    (problem,) = check_texts(checked)
    assert (problem.code, problem.severity) == ("RW801", "warning")
    assert problem.message == "`leader` has no text in `en`"
    assert str(problem.span) == "fixture/nouns.yaml:10:3"
    have, want = coverage(checked, "en")
    assert have == want - 1


def test_a_language_nobody_wrote(make: Make) -> None:
    problems = check_texts(make(), "xx")
    assert {problem.code for problem in problems} == {"RW801"}
    assert any("engine" in problem.message for problem in problems)


@pytest.mark.slow
def test_thousands_of_unknown_texts_are_not_all_guessed_at(make: Make) -> None:
    """To find what one of them stands for takes a millisecond or more; and nobody reads so many."""
    problems = check_texts(make(text=TEXT + "".join(f"nobody{number} = x\n" for number in range(3 * MAX_FILE_PROBLEMS))))
    assert len(found(problems, "RW802")) == MAX_FILE_PROBLEMS
    assert len(found(problems, "RW436")) == 1


MANY = 3 * MAX_FILE_PROBLEMS
WRONG = {
    "what a text is not given": "coin = " + "{ $whatever }" * MANY + "\n",
    "functions": "coin = " + '{ WHATEVER("x") }' * MANY + "\n",
    "texts that are not there": "coin = " + "{ whatever }" * MANY + "\n",
    "words that are never chosen": "coin = { $count ->\n"
    + "".join(f"    [w{n}] x\n" for n in range(MANY))
    + "   *[other] y\n}\n",
    "wordings that are never shown": "".join(
        f"{noun} = {noun}\n" + "".join(f"    .whatever{n} = x\n" for n in range(MANY // 2)) for noun in ("coin", "wood")
    ),
    "no Fluent at all": "what ever\n" * MANY,
}


@pytest.mark.parametrize("sort", WRONG)
def test_of_very_many_problems_in_texts_the_first_are_told(make: Make, sort: str) -> None:
    """In one message or in many: each takes time to find, to guess at and to show."""
    problems = check_texts(make(text=WRONG[sort]))
    assert len(found(problems, "RW436")) == 1
    assert MAX_FILE_PROBLEMS <= len([problem for problem in problems if problem.code != "RW801"]) <= 2 * MAX_FILE_PROBLEMS


@pytest.mark.slow
def test_however_many_texts_are_missing_is_no_error(tmp_path: Path) -> None:
    """A pack that nobody has translated yet can be played."""
    nouns = "resources:\n" + "".join(f"  reed{n}: {{per: player}}\n" for n in range(400))
    game = "flow game:\n    each player: gain 1 reed0\nwinner: most reed0\n"
    problems = check_texts(small_packs.checked(tmp_path, game, nouns))
    assert len(found(problems, "RW801")) >= 400 and not has_errors(problems)


def test_an_unknown_text_has_a_suggestion(make: Make) -> None:
    checked = make(text=TEXT + "coyn = coin\nsay-pay = gain { $cost }\nleader2 = x\n")
    problems = [problem for problem in check_texts(checked) if problem.code == "RW802"]
    assert problems[0].message == "nothing in the rules is called `coyn`"
    assert problems[0].suggestion == "did you mean `coin`?"
    assert str(problems[0].span) == f"fixture/text/en.ftl:{END}:1"
    assert "engine's" in problems[1].message


def test_a_pack_cannot_change_what_the_engine_says(make: Make) -> None:
    texts = Texts(make(text=TEXT + "say-gain = lose { $goods }\n"))
    assert texts.sentences.declaration("go") == "Gain 1 coin. End the game."


def test_an_unknown_attribute(make: Make) -> None:
    checked = make(text=TEXT.replace("leader = leader\n", "leader = leader\n    .sett = crown { $value }\n"))
    (problem,) = check_texts(checked)
    assert (problem.code, problem.suggestion) == ("RW802", "did you mean `.set`?")


def test_broken_fluent_has_its_place(make: Make) -> None:
    checked = make(text=TEXT + "\nbroken message\nother = { $count ->\n")
    problems = [problem for problem in check_texts(checked) if problem.code == "RW803"]
    assert problems[0].severity == "error"
    assert str(problems[0].span) == f"fixture/text/en.ftl:{END + 1}:8"
    assert len(problems) == 2


def test_a_wording_that_leaves_something_out_is_not_used(make: Make) -> None:
    rules = "flow game:\n    each player: do go\n\nrule go:\n    set leader to player\n    end game\n\nwinner: most coin\n"
    text = TEXT.replace("leader = leader\n", "leader = leader\n    .set = crown somebody\n")
    checked = make(rules=rules, text=text)
    assert found(check_texts(checked), "RW805") == ["`.set` of `leader` does not show `$value`, so it is not used"]
    assert Texts(checked).sentences.declaration("go") == "Set the leader to you. End the game."


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("Take 1 coin from the supply; that is the end.", []),
        ("Take one coin; that is the end.", []),
        (
            "Take 2 coins; that is the end.",
            [
                "`go` is about the number 1, but this sentence does not say so",
                "this sentence says the number 2, but `go` is not about it",
            ],
        ),
        (
            "Take 1 gem; that is the end.",
            ["`go` is about `coin`, but this sentence does not say so", "this sentence says `gem`, but `go` is not about it"],
        ),
    ],
)
def test_a_sentence_by_hand_is_compared_with_the_rule(make: Make, sentence: str, messages: list[str]) -> None:
    checked = make(text=TEXT + f"explain-go = {sentence}\n")
    assert found(check_texts(checked), "RW804") == messages
    assert Texts(checked).sentences.declaration("go") == sentence
    assert Texts(checked).sentences.declaration("go", by_hand=False) == "Gain 1 coin. End the game."


def test_a_printed_effect_can_be_said_by_hand(make: Make) -> None:
    checked = make(text=TEXT + "explain-card-k2 = Two coins for you.\n")
    assert check_texts(checked) == []
    assert Texts(checked).sentences.declaration("card.k2") == "Two coins for you."


IF_GENEROUS = RULES.replace("    gain 1 coin\n", "    if generous: gain 2 coin\n    else: gain 1 coin\n")


@pytest.mark.parametrize(
    ("sentence", "otherwise"),
    [
        ("The king gives you 1 coin. End the game.", "Gain 2 coins. End the game."),
        ("The king gives you 2 coins by generosity, else 1. End the game.", None),
    ],
)
def test_a_sentence_by_hand_is_shown_for_the_options_it_was_written_for(make: Make, sentence: str, otherwise: str | None) -> None:
    checked = make(rules=IF_GENEROUS, text=TEXT + f"explain-go = {sentence}\n")
    assert found(check_texts(checked), "RW804") == []
    assert [explain(checked, "go", options={"generous": yes})[0].text for yes in (False, True)] == [
        sentence,
        otherwise or sentence,
    ]


def test_a_sentence_by_hand_that_is_only_true_with_an_option_is_told(make: Make) -> None:
    checked = make(rules=IF_GENEROUS, text=TEXT + "explain-go = The king gives you 2 coins. End the game.\n")
    assert found(check_texts(checked), "RW804") == [
        "`go` is about the number 1, but this sentence does not say so",
        "this sentence says the number 2, but `go` is not about it",
    ]


def test_a_heading_without_a_text_is_told(make: Make) -> None:
    checked = make(text=TEXT.replace("go = go\n", ""))
    assert found(check_texts(checked), "RW801") == ["`go` has no text in `en`"]
