"""Forms of nouns: what is written, what a table makes, and that a form which is missing is noticed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.explain.fixture_game import TEXT as ENGLISH
from tests.explain.fixture_game import Make
from tests.shipped_games import rules

from rulewright.explain import check_texts, compare_printed, explain, layer, skeleton, survey
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
    checked = rules(pack)
    texts = checked.rules.texts
    unnoticed = []
    forms = _forms(pack, language)
    for noun, form, without in forms:
        monkeypatch.setitem(texts, language, ((f"{pack}/text/{language}.ftl", without),))
        if not any(each.code == "RW807" and f"`-{noun}`" in each.message for each in check_texts(checked, language)):
            unnoticed.append(f"-{noun}.{form}")
    assert forms and unnoticed == []


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
    (found,) = compare_printed(rules("tic-tac-toe"), "hu", printed)
    assert (found.address, found.problem) == ("turn", "-1, +2")
    assert compare_printed(rules("tic-tac-toe"), "hu", {**printed, "agreed": {"turn": "a misprint"}}) == []
    for differs, told in (("-1, +2", 0), ("-1", 1)):  # what is agreed is just that, from a list of its own, too
        agreed = {"agreed": {"turn": {"differs": differs, "because": "a misprint"}}}
        assert len(compare_printed(rules("tic-tac-toe"), "hu", printed, agreed)) == told


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
