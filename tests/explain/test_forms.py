"""Forms of nouns: what is written, what a table makes, and that a form which is missing is noticed."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from tests.explain.fixture_game import TEXT as ENGLISH
from tests.explain.fixture_game import Make
from tests.shipped_games import rules

from rulewright.diagnostics import Diagnostic
from rulewright.explain import Idle, check_texts, compare_printed, explain, layer, skeleton, survey
from rulewright.explain.endings import endings_of
from rulewright.explain.phrases import Form, tidy

TEXT = Path(layer.__file__).parent / "text"
EACH = [
    ("tic-tac-toe", "hu"),
    ("tic-tac-toe", "cs"),
    pytest.param("connect-four", "hu", marks=pytest.mark.slow),
    pytest.param("connect-four", "cs", marks=pytest.mark.slow),
]
HUNGARIAN = endings_of(TEXT / "hu.endings.yaml")
CZECH = endings_of(TEXT / "cs.endings.yaml")


@pytest.mark.parametrize(
    ("given", "key", "form"),
    [
        ({"word": "kocka"}, "accusative", "kockát"),
        ({"word": "kocka"}, "your-plural-accusative", "kockáidat"),
        ({"word": "mező"}, "allative", "mezőhöz"),
        ({"word": "gránit", "plural": "gránitok"}, "inessive", "gránitban"),
        ({"word": "híd", "plural": "hidak"}, "instrumental", "híddal"),
        ({"word": "szakasz", "plural": "szakaszok"}, "instrumental", "szakasszal"),
        ({"word": "hely", "plural": "helyek"}, "instrumental", "hellyel"),
        ({"word": "toll", "plural": "tollak"}, "instrumental", "tollal"),
        ({"word": "kenyér", "plural": "kenyerek", "its": "kenyere"}, "your-accusative", "kenyeredet"),
        ({"word": "kenyér", "plural": "kenyerek", "its": "kenyere"}, "its-plural-accusative", "kenyereit"),
        ({"word": "kő", "superessive": "kövön"}, "superessive", "kövön"),
        ({"word": "passz", "plural": "passzok"}, "instrumental", "passzal"),
        ({"word": "kő"}, "accusative", "kőt"),
        ({"word": "kő", "plural": "kövek"}, "accusative", None),  # one irregular form makes the others doubtful
        ({"word": "kő", "plural": "kövek"}, "your", "köved"),
        ({"word": "lapok", "plural": "lapok"}, "your", None),  # a noun that is a plural by itself
        ({"word": "erdő"}, "its", None),
        ({"word": "papirusz"}, "accusative", None),
        ({"word": "papirusz"}, "your", None),
    ],
)
def test_hungarian_endings(given: dict[str, str], key: str, form: str | None) -> None:
    assert HUNGARIAN.form(given, key) == form


@pytest.mark.parametrize(
    ("number", "case", "said"),
    [
        (3, "instrumental", "3-mal"),
        (21, "accusative", "21-et"),
        (1, "instrumental", "1-gyel"),
        (5, "adjective", "5-ös"),
        (20, "instrumental", "20-szal"),
        (100, "accusative", "100-at"),
        (12, "superessive", "12-n"),
        (7, "", "7"),
    ],
)
def test_numbers_with_endings(number: int, case: str, said: str) -> None:
    assert HUNGARIAN.number(number, Form(case)) == said
    assert CZECH.number(number, Form("genitive")) == str(number)


@pytest.mark.parametrize(
    ("gender", "count", "case", "said"),
    [
        ("f", 1, "accusative", "volnou"),
        ("ma", 1, "accusative", "volného"),
        ("mi", 1, "accusative", "volný"),
        ("n", 1, "", "volné"),
        ("ma", "plural", "", "volní"),
        ("n", "plural", "", "volná"),
        ("f", "plural", "instrumental", "volnými"),
    ],
)
def test_czech_adjectives(gender: str, count: int | str, case: str, said: str) -> None:
    assert CZECH.adjective({"word": "volný"}, Form(case, count, gender=gender)) == said


def test_czech_numbers_govern_their_nouns() -> None:
    asked = {
        number: CZECH.key(CZECH.governed(Form("accusative", number), word))
        for number, word in ((1, "one"), (3, "few"), (5, "other"))
    }
    assert asked == {1: "accusative", 3: "plural-accusative", 5: "plural-genitive"}
    assert CZECH.key(CZECH.governed(Form("instrumental", 5), "other")) == "plural-instrumental"


ENTRY = re.compile(r"^    \.([a-z-]+) = [^\n{]+\n", re.M)
TERM = re.compile(r"^-([a-z_]+) = .*\n(?:    \..*\n)*", re.M)


def _forms(pack: str, language: str) -> list[tuple[str, str, str]]:
    """Every form that a pack writes, and the file without it."""
    ((_, text),) = rules(pack).rules.texts[language]
    found = []
    for term in TERM.finditer(text):
        for form in ENTRY.finditer(term[0]):
            if form[1] != "gender":
                without = text[: term.start() + form.start()] + text[term.start() + form.end() :]
                found.append((term[1], form[1], without))
    return found


@pytest.mark.parametrize(("pack", "language"), EACH)
def test_deleting_a_form_is_noticed(pack: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    forms = _forms(pack, language)
    found = [(f"-{noun}.{form}", _told_without(pack, language, without, monkeypatch)) for noun, form, without in forms]
    assert forms and [name for name, told in found if not _at(name, told)] == []


def _told_without(pack: str, language: str, text: str, monkeypatch: pytest.MonkeyPatch) -> list[Diagnostic]:
    """What is told of a shipped pack with other texts."""
    monkeypatch.setitem(rules(pack).rules.texts, language, ((f"{pack}/text/{language}.ftl", text),))
    return check_texts(rules(pack), language)


def _at(name: str, told: list[Diagnostic]) -> bool:
    """Whether a form is told about at its noun, and nothing else is."""
    noun = name.partition(".")[0]
    return bool(told) and all(each.code == "RW807" and f"`{noun}`" in each.message for each in told)


SAMPLES = [("akropolis", "hu", 2), ("akropolis", "cs", 1), ("cuzco", "hu", 1), ("tekhenu", "cs", 2)]
# Irregular forms that are the only one of their noun: nothing is left to tell them from what the table makes.
ALONE = {"-neighbours.its-plural", "-architect.accusative", "-area.plural-inessive", "-lake.plural-accusative"}
ALONE |= {"-under_scale.your", "-table_tiles.accusative", "-place_neutral_workers.accusative"}


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "language", "seed"), SAMPLES)
def test_deleting_any_form_is_noticed_at_its_noun(pack: str, language: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of forms drawn at random: what nothing asks for may go; what is asked for, also by hand, is told at the noun alone."""
    given = layer.Layer(language, rules(pack).rules.texts[language])
    for noun, form, without in Random(seed).sample(_forms(pack, language), 2):
        name, before = f"-{noun}.{form}", dict(given.given(noun))
        told = _told_without(pack, language, without, monkeypatch)
        made = given.endings.form({key: text for key, text in before.items() if key != form}, form)
        assert _at(name, told) or (not told and (made in (None, before[form]) or name in ALONE)), name


@pytest.mark.parametrize(
    ("nouns", "phrase", "line"),
    [
        ("-coin = kő\n    .plural = kövek\n    .its = köve\n", "követ", "`.accusative = …`"),
        ("-coin = kristály\n    .accusative = kristályt\n    .its = kristálya\n", "kristályok", "`.plural = kristályok`"),
    ],
)
def test_a_form_that_a_sentence_by_hand_uses_is_told_at_the_noun(nouns: str, phrase: str, line: str, make: Make) -> None:
    source = "flow game:\n    each player: do go\n\nrule go:\n    gain 1 coin\n\nwinner: most coin\n"
    game = make(rules=source, hu=f"{nouns}explain-go = A király adja: 1 {phrase}.\n")
    (told,) = [each for each in check_texts(game, "hu") if each.code in ("RW804", "RW807")]
    assert told.code == "RW807" and told.span.line == 1 and line in str(told.suggestion)
    wrong = make(rules=source, hu="-coin = érme\nexplain-go = A király adja: 1 királynő.\n")
    assert [each.code for each in check_texts(wrong, "hu") if each.code in ("RW804", "RW807")] == ["RW804"]


@pytest.mark.parametrize("language", ["en", "hu", "cs"])
def test_a_changed_number_changes_the_sentence(language: str, make: Make) -> None:
    nouns = {
        "hu": "-coin = érme\n",
        "cs": "-coin = mince\n    .gender = f\n    .accusative = minci\n    .plural = mince\n    .plural-genitive = mincí\n",
    }
    said = []
    for number in (2, 3):
        game = make(
            rules=f"flow game:\n    each player: do go\n\nrule go:\n    gain {number} coin\n\nwinner: most coin\n", **nouns
        )
        (told,) = explain(game, "go", language)
        said.append(told.text)
    assert said[0].replace("2", "3") == said[1] and "2" in said[0] and "[en]" not in said[0]


@pytest.mark.parametrize(("language", "text"), [("hu", "A király két érmét ad."), ("cs", "Král dá dvě mince.")])
def test_a_sentence_by_hand_is_compared_in_its_language(language: str, text: str, make: Make) -> None:
    nouns = {
        "hu": "-coin = érme\n",
        "cs": "-coin = mince\n    .gender = f\n    .accusative = minci\n    .plural = mince\n    .plural-genitive = mincí\n",
    }
    for number, wrong in ((2, False), (3, True)):
        source = f"flow game:\n    each player: do go\n\nrule go:\n    gain {number} coin\n\nwinner: most coin\n"
        game = make(rules=source, **{language: f"{nouns[language]}explain-go = {text}\n"})
        found = [each.message for each in check_texts(game, language) if each.code == "RW804"]
        assert found == (["`go` is about the number 3, but this sentence does not say so"] if wrong else [])


def test_printed_texts_are_compared_but_for_what_is_agreed() -> None:
    printed = {"cards": {"turn": {"text": "Kapsz 2 győzelmet a táblán, ha 3 mező a tiéd."}}, "agreed": {}}
    (found,), idle = compare_printed(rules("tic-tac-toe"), "hu", printed)
    assert (found.address, found.problem, idle) == ("turn", "-1, +2", [])
    assert compare_printed(rules("tic-tac-toe"), "hu", {**printed, "agreed": {"turn": "a misprint"}}) == ([], [])
    for differs, told in (("-1, +2", 0), ("-1", 1)):  # what is agreed is just that, from a list of its own, too
        agreed = {"agreed": {"turn": {"differs": differs, "because": "a misprint"}}}
        assert len(compare_printed(rules("tic-tac-toe"), "hu", printed, agreed)[0]) == told


@pytest.mark.parametrize(
    ("printed", "idle"),
    [
        ({"trun": "Tégy le 1 jelet."}, [Idle("trun", False, "turn")]),
        ({"turn": {"txt": "Tégy le 1 jelet."}}, [Idle("turn", False, None)]),
        ({"turn": {"same_as": "trun"}}, [Idle("turn", False, None)]),
        ({"turn": {"same_as": ["trun"]}}, [Idle("turn", False, None)]),
        ({"agreed": {99: "a number"}}, [Idle("99", True, None)]),
        ({"cards": {"c99": {"text": "Kapsz 2 érmét."}}}, [Idle("c99", False, None)]),
        ({"cards": {"c99": {"text": "Kapsz 2 érmét."}}, "agreed": {"c99": "of another edition"}}, []),
        ({"turn": "2 győzelem", "agreed": {"turm": "a misprint"}}, [Idle("turm", True, "turn")]),
        ({"turn": "2 győzelem", "agreed": {"winner": "a misprint"}}, [Idle("winner", True, None)]),
    ],
)
def test_what_was_compared_with_nothing_is_named(printed: object, idle: list[Idle]) -> None:
    assert compare_printed(rules("tic-tac-toe"), "hu", printed)[1] == idle


def test_a_printed_text_may_stand_for_others() -> None:
    printed = {"over": {"text": "Kapsz 2 győzelmet."}, "turn": {"same_as": "over"}}
    found, _ = compare_printed(rules("tic-tac-toe"), "hu", printed)
    assert ("turn", "Kapsz 2 győzelmet.") in {(each.address, each.printed) for each in found}


@pytest.mark.parametrize("language", ["hu", "cs"])
def test_a_skeleton_has_what_is_missing_and_is_no_translation_yet(language: str, make: Make) -> None:
    made = skeleton(make(), language)
    assert "-coin = …" in made and "# English: coin" in made
    assert survey(make(**{language: made}), language).sentences == survey(make(), language).sentences


CZECH_CARDS = """\
-coin = mince
    .gender = f
    .accusative = minci
    .plural = mince
    .plural-genitive = mincí
-card = karta
    .gender = f
    .accusative = kartu
-hand = ruka
    .gender = f
    .locative = ruce
"""
SUITS = "flow game:\n    each player: do go\n\nrule go:\n    gain 1 coin per hand where suit = red\n\nwinner: most coin\n"


@pytest.mark.parametrize(("wording", "told"), [("", 1), ("suit =\n    .behind = bez barvy: { $value }\n", 0)])
def test_what_english_says_before_a_noun_may_stand_behind_it(wording: str, told: int, make: Make) -> None:
    text = ENGLISH.replace("   *[other] suits\n}\n", "   *[other] suits\n}\n    .adjective = { $value }\n")
    game = make(rules=SUITS, text=text, cs=f"{CZECH_CARDS}-red = srdce\n    .gender = n\n{wording}")
    assert [each.code for each in check_texts(game, "cs")].count("RW809") == told
    (said,) = explain(game, "go", "cs")
    assert told or said.text == "Získejte 1 minci za každou kartu bez barvy: srdce ve své ruce."


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("za kartu, kterou máte,.", "za kartu, kterou máte."),
        ("kartu, kterou máte, , ale jen jednu", "kartu, kterou máte, ale jen jednu"),
        ("(kartu, kterou máte,) a minci", "(kartu, kterou máte) a minci"),
        ("kartu, kterou máte, a minci", "kartu, kterou máte, a minci"),
    ],
)
def test_no_comma_stands_before_another_sign(text: str, read: str) -> None:
    assert tidy(text) == read


def test_czech_sets_a_comma_before_the_second_of_two_ways(make: Make) -> None:
    rules_ = "flow game:\n    each player: do go\n\nrule go:\n    gain either 2 coin or 1 gem\n\nwinner: most coin\n"
    gem = "-gem = drahokam\n    .gender = mi\n    .plural = drahokamy\n    .plural-genitive = drahokamů\n"
    (said,) = explain(make(rules=rules_, cs=CZECH_CARDS + gem), "go", "cs")
    assert said.text == "Získejte buď 2 mince, nebo 1 drahokam."
