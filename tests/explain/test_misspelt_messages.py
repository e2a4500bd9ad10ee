"""A misspelt variable or function in any message that ships is told at its place, and no message can ask for too much."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.shipped_games import LARGE, PACKS, rules
from tests.small_packs import checked, pack

from rulewright.explain.catalog import Catalog, Layer
from rulewright.explain.check_circles import circles
from rulewright.explain.check_messages import asked_in_vain, check_messages, given_names
from rulewright.explain.phrases import Form
from rulewright.pipeline import check_packs

WORD = re.compile(r"(?<=\$)[a-z_][a-z_0-9]*|[A-Z]{3,}(?=\()")


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.slow if name in LARGE else ()) for name in PACKS])
def test_every_variable_and_function_misspelt_once(name: str) -> None:
    """In the files of the pack itself; those below it are tried with their own pack."""
    game, tried = rules(name), 0
    given = frozenset(given_names(game))
    own = [(file, text) for file, text in game.rules.texts["en"] if file.startswith(f"{name}/")]
    for file, text in own:
        assert not list(check_messages(game, Layer("en", [(file, text)])))
        for word in WORD.finditer(text):
            wrong = word[0][:2] + ("q" if word[0].islower() else "Q") + word[0][2:]
            before, after = text[: word.start()], text[word.end() :]
            if before.rpartition("\n")[2].startswith("#"):
                continue
            message = (
                re.split(r"^(?=[A-Za-z-])", before, flags=re.M)[-1] + wrong + re.split(r"^(?=[A-Za-z#-])", after, flags=re.M)[0]
            )
            [problem] = asked_in_vain(Layer("en", [(file, message)]), given)
            assert problem.code == "RW806" and f"{wrong}`" in problem.message, (message, problem)
            tried += 1
    assert tried or not any(WORD.search(text) for _, text in own)


RULES = "flow game:\n    each player: do turn\n\nwinner: most coin\n\nrule turn:\n    gain 1 coin\n"
NOUNS = "resources: {coin: {per: player}}\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{ NUMBER(5, minimumIntegerDigits: 1000000000) }", "a number is shown with at most 10 digits"),
        ("{ NUMBER(5, maximumFractionDigits: 999999999999) }", "a number is shown with at most 10 digits"),
        ("{ NUMBER($count, minimumFractionDigits: 1.5) }", "a number is shown with at most 10 digits"),
        ("{ NUMBER($count, minimumFractionDigits: 11) }", "a number is shown with at most 10 digits"),
        (f"{{ {'9' * 5000} }}", "a number is shown with at most 10 digits"),
        (f"{{ 0.{'1' * 40} }}", "a number is shown with at most 10 digits"),
        ("{ DATETIME($count) }", "there is no function `DATETIME`"),
        ('{ FORM($count, cas: "x") }', "`FORM` takes no `cas`"),
        ("{ FORM() }", "`FORM` is given too few values"),
        ('{ STARTS("x") }', "`STARTS` is given too few values"),
        ('{ FORM($count, "", 1, "a", "your", "", "") }', "`FORM` is given too many values"),
        ("{ CAPITAL($count, 1) }", "`CAPITAL` is given too many values"),
        ("{ turn.doo }", "`turn` has no attribute `doo`"),
        ("{ verb-take.foo }", "`verb-take` has no attribute `foo`"),
        ("{ game.plural }", "`game` has no attribute `plural`"),
        ('{ "\\u001B[2J" }', "this escape stands for the character U+001B, which is not allowed"),
        ('{ "\\U110000" }', "this escape stands for a character that does not exist (U+110000), which is not allowed"),
        ('{ "\\UFFFFFF" }', "this escape stands for a character that does not exist (U+FFFFFF), which is not allowed"),
        ('{ "\\uD800" }', "this escape stands for a character that does not exist (U+D800), which is not allowed"),
        ('{ FORM("-coin\\U110000") }', "this escape stands for a character that does not exist (U+110000), which is not allowed"),
        ('{ "\\u202E" }', "this escape stands for the character U+202E (right-to-left override), which is not allowed"),
    ],
)
def test_what_a_message_may_not_ask_for(tmp_path: Path, text: str, said: str) -> None:
    files = {"text/en.ftl": f"coin = {text} coins\nturn = turn\ngame = game\n"}
    home = pack(tmp_path, RULES, NOUNS, more="languages: [en]\n", files=files)
    assert said in [problem.message for problem in check_packs([home]).diagnostics if problem.code == "RW806"]
    shown = Catalog(checked(tmp_path / "again", RULES, NOUNS, files=files).rules.texts, "en").name("coin", 2)
    assert len(shown) < 100, "it is harmless where nobody has checked it"


@pytest.mark.parametrize(
    "setting", [f"{edge}{part}Digits" for edge in ("minimum", "maximum") for part in ("Integer", "Fraction")]
)
def test_what_may_be_asked_for_can_be_shown(tmp_path: Path, setting: str) -> None:
    """Also of the largest number there is: Python's decimal numbers have an end."""
    for least in ("5", "0.00000001", "9999999999", "$count"):
        text = f"coin = {{ NUMBER({least}, {setting}: 10) }} coins\nturn = turn\ngame = game\n"
        checked_ = checked(tmp_path / least.strip("$"), RULES, NOUNS, files={"text/en.ftl": text})
        assert Catalog(checked_.rules.texts, "en").name("coin", 10**15).endswith(" coins")


def test_a_bracket_that_is_never_closed_is_told_where_it_stands(tmp_path: Path) -> None:
    files = {"text/en.ftl": "turn = turn\n\ncoin = { $count\n\n\ngame = game\n"}
    home = pack(tmp_path, RULES, NOUNS, more="languages: [en]\n", files=files)
    [problem] = [problem for problem in check_packs([home]).diagnostics if problem.code == "RW803"]
    assert problem.message == "this `{` is never closed"
    assert problem.span is not None and (problem.span.line, problem.span.column) == (3, 8)


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ("coin = { coin }", ["1:10 `coin` leads back to itself"]),
        ("coin = { turn }\nturn = a { game }\ngame = the { coin }", ["3:14 `coin` leads back to itself"]),
        ("coin = gold\n    .its = its { coin.its }", ["2:18 `coin.its` leads back to itself"]),
        ("coin = { $count ->\n    [one] coin\n   *[other] { turn }\n }\nturn = { coin }s", ["5:10 `coin` leads back to itself"]),
        ("coin = { coin } { coin }", ["1:10 `coin` leads back to itself", "1:19 `coin` leads back to itself"]),
        ("-coin = gold\n    .its = its { -coin }\nturn = { -coin } and { -coin }\ngame = { turn } { -coin }", []),
        ("coin = gold\nturn = { coin }\ngame = { turn } { coin }", []),
        ("-coin = { -coin }", ["1:12 `-coin` leads back to itself"]),
        ("-coin = { turn }\nturn = { -coin }", ["2:11 `-coin` leads back to itself"]),
        ("-coin = { -turn }\n-turn = a { -coin }", ["2:14 `-coin` leads back to itself"]),
        # by the names of nouns
        ('-coin = { FORM("-coin", $form) }', ["1:16 `-coin` leads back to itself"]),
        ('-coin = a { FORM("-turn", $form) }\n-turn = the { TAIL("-coin") }', ["2:20 `-coin` leads back to itself"]),
        ('-coin = { HEAD("-coin") }', ["1:16 `-coin` leads back to itself"]),
        ('-coin = { CAPITAL(FORM("-coin", $case)) }', ["1:24 `-coin` leads back to itself"]),
        ('coin = { FORM("-turn", $case) }\n-turn = { coin }', ["2:11 `coin` leads back to itself"]),
        ('-coin = { FORM("-coin", "", 99999999999999999999999999999999) }', ["1:16 `-coin` leads back to itself"]),
        ('-coin = gold\n    .plural = { FORM("-coin", "", "plural") }', ["2:22 `-coin.plural` leads back to itself"]),
        ('-coin = gold\n    .plural = { FORM("-coin", count: 2) }', ["2:22 `-coin.plural` leads back to itself"]),
        ('-coin = { $count ->\n    [1] coin\n   *[other] { FORM("-coin", $form) }s\n }', ["3:20 `-coin` leads back to itself"]),
        # nouns are given nothing, and need not be asked for in the form in which they ask
        ('-coin = { $count ->\n    [1] { FORM("-coin", $form) }\n   *[other] coins\n }', []),
        ('coin = { $count ->\n    [1] { FORM("-turn", $form) }\n   *[other] coins\n }\n-turn = { coin }', []),
        ('-coin = gold\n    .plural = { FORM("-coin", "", 1) }s', []),
        ('-coin = { FORM("-coin", "", "plural") }\n    .plural = golds', []),
        ('-coin = a { FORM("-turn", "") }\n-turn = turn\n    .its = its { FORM("-coin", "") }', []),
        ('-coin = { STARTS("-coin", "a e i o u", "an", "a") }', []),
    ],
)
def test_what_leads_back_to_itself_is_told_where_it_does(texts: str, said: list[str]) -> None:
    """Each circle once; what is only asked for several times is none, nor is a form that is made of the word itself."""
    found = list(circles(Layer("en", [("en.ftl", texts)])))
    assert [f"{one.span.line}:{one.span.column} {one.message}" for one in found if one.span is not None] == said
    assert {one.code for one in found} <= {"RW806"}


def test_a_message_that_asks_twice_for_itself_keeps_nobody_waiting(tmp_path: Path) -> None:
    """As if it were a noun: each time it would ask for itself twice more, before anybody could tell that there is none."""
    texts = 'coin = { FORM("-coin", $form) } { FORM("-coin", $form) }\nturn = turn\ngame = game\n'
    home = pack(tmp_path, RULES, NOUNS, more="languages: [en]\n", files={"text/en.ftl": texts})
    found = [problem for problem in check_packs([home]).diagnostics if problem.code == "RW806"]
    assert [problem.message for problem in found] == ["there is no text `-coin`"] * 2
    assert [problem.span.column for problem in found if problem.span is not None] == [15, 40]


@pytest.mark.slow
def test_many_ways_to_one_text_are_gone_once() -> None:
    """Each text asks twice for the next: to follow every way would take for ever."""
    texts = "".join(f"m{n} = {{ m{n + 1} }} {{ m{n + 1} }}\n" for n in range(2_000)) + "m2000 = end\n"
    assert list(circles(Layer("en", [("en.ftl", texts)]))) == []


def test_what_another_text_is_given_is_told(tmp_path: Path) -> None:
    """The names are known: but a question is not asked with a value, and a card has no keys and lies in no purse."""
    nouns = (
        "resources: {coin: {per: player}}\n"
        "zones:\n  hand: {holds: card, per: player, seen_by: owner}\n  deck: {holds: card, seen_by: all, start: all}\n"
        "  purse: {holds: gem, per: player, seen_by: owner}\n"
    )
    rules = RULES.replace("gain 1 coin", "choose card from deck as top\n    move card to hand")
    texts = (
        "coin = coin\nturn = turn\ngame = game\nhand = hand\ndeck = deck\npurse = purse\n"
        "card = { $count ->\n    [one] card\n   *[other] cards\n }\n    .piece = { $id } of { $weight } in { $hand } { $keys }\n"
        "weight = weight\ngem = gem\ncard-k2 = the { $weight }, { $purse }\nprompt-top = Which, { $value }?\n"
    )
    files = {
        "text/en.ftl": texts,
        "components/cards.yaml": "pieces: card\nattributes: {weight: number}\nitems: {k1: {weight: 1}, k2: {weight: 2}}\n",
        "components/gems.yaml": "pieces: gem\nitems: {g1: {}}\n",
    }
    home = pack(tmp_path, rules, nouns, more="languages: [en]\n", files=files)
    found = [problem for problem in check_packs([home]).diagnostics if problem.code == "RW806"]
    assert [(problem.message, problem.span and problem.span.line) for problem in found] == [
        ("`$keys` is not given to this text", 11),
        ("`$purse` is not given to this text", 14),
        ("`$value` is not given to this text", 15),
    ]


def test_what_a_text_says_of_itself_is_something(tmp_path: Path) -> None:
    """A gender of the language, or one that a text of the pack chooses by; arguments that some text is given."""
    texts = (
        "-coin = mince\n    .gender = ff\n    .genitive = mince\n"
        "coin =\n    .set = dej\n    .omits = valu case\n"
        "-turn = tah\n    .gender = mi\n"
        "-game = hra\n    .gender = odd\ngame =\n    .set = { GENDER($subject) ->\n    [odd] a\n   *[other] b\n } { $value }\n"
    )
    layer = Layer("cs", [("cs.ftl", texts)])
    found = [problem for problem in check_messages(checked(tmp_path, RULES, NOUNS), layer) if "knows no" in problem.message]
    assert [(problem.message, problem.span and problem.span.line) for problem in found] == [
        ("`.gender` knows no `ff`", 2),
        ("`.omits` knows no `valu`", 6),
    ]


def test_a_question_that_nobody_asks_has_no_text(tmp_path: Path) -> None:
    """A name of the rules is not a question by being a name; nor is it a way to answer one."""
    rules = RULES.replace("    gain 1 coin", "    choose one as deed:\n        buy: gain 1 coin\n        sell: lose 1 coin")
    texts = (
        "coin = coin\nturn = turn\ngame = game\nbuy = buy\nsell = sell\nprompt-deed = A?\nprompt-turn-deed = B?\nchoice-buy = c\n"
    )
    wrong = ["prompt-buy", "prompt-coin", "choice-deed", "choice-turn", "prompt-game-deed"]
    files = {"text/en.ftl": texts + "".join(f"{name} = x\n" for name in wrong)}
    home = pack(tmp_path, rules, NOUNS, more="languages: [en]\n", files=files)
    found = [problem for problem in check_packs([home]).diagnostics if problem.code == "RW802"]
    assert [problem.message for problem in found] == [f"nothing in the rules is called `{name}`" for name in wrong]


@pytest.mark.parametrize(
    "texts", ["-coin = { -coin }", "-coin = { coin2 }\ncoin2 = { -coin }", "-coin = { -turn }\n-turn = { -coin }"]
)
def test_a_noun_without_an_end_is_said_by_its_id(tmp_path: Path, texts: str) -> None:
    """It is told as a mistake of the texts, and nobody who words a rule stumbles over it."""
    home = pack(tmp_path, RULES, NOUNS, more="languages: [en]\n", files={"text/en.ftl": f"{texts}\ngame = game\n"})
    assert {problem.code for problem in check_packs([home]).diagnostics if problem.severity == "error"} == {"RW806"}
    assert Layer("en", [("en.ftl", texts)]).noun("coin", Form()) == "coin"
