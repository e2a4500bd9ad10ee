"""Forms of nouns: what is written, what a table makes, and that a form which is missing is noticed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.explain.fixture_game import Make
from tests.shipped_games import rules

from rulewright.explain import check_texts, explain, layer
from rulewright.explain.endings import endings_of
from rulewright.explain.phrases import Form

TEXT = Path(layer.__file__).parent / "text"
PACKS = ("tic-tac-toe", "connect-four")
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


@pytest.mark.parametrize(("pack", "language"), [(pack, language) for pack in PACKS for language in ("hu", "cs")])
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
