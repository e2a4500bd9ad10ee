"""Our reader of Fluent and our wording of it, against those of the library: the same trees, the same places, the same words."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rulewright.explain.ftl_parser import SLOWLY, _Reader, _Unexpected, parse_fluent
from rulewright.explain.functions import functions
from rulewright.explain.patterns import Patterns
from rulewright.explain.phrases import Form, Phrase

ROOT = Path(__file__).parents[2]
PIECES = (
    *(
        " ",
        "  ",
        "\n",
        "\n\n",
        "\n    ",
        "a",
        "b-c",
        "=",
        " = ",
        "-x",
        ".y",
        "{",
        "}",
        "[",
        "*",
        "]",
        "(",
        ")",
        ",",
        ":",
        "$",
        '"',
        "\t",
    ),
    *("# c", "## d", "### e", "#", "F(", "\\u0041", "1", "-2.5", "é", "\n   *[o] z", "\n    [one] w", "{ -x.y ->", "\r\n"),
    *(
        "{ $a }",
        '{ "q" }',
        '{ F($a, k: "v") }',
        "{ $n ->\n    [1] x\n   *[b] y\n  }",
        "{ m }",
        "{ m.z }",
        "{ -x(k: 1) }",
        "{ -x.y }",
    ),
)


def texts() -> list[str]:
    found = [path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("rules/t*/text/*.ftl"))]
    return [text[start : start + 500] for text in found for start in range(0, len(text), 9_000)]


def made_up(rnd: random.Random, real: list[str]) -> str:
    """A row of pieces, or a part of a real file with a few pieces thrown in."""
    if rnd.random() < 0.5:
        return rnd.choice(("", "a = ", "-b = ")) + "".join(rnd.choices(PIECES, k=rnd.randint(1, 12)))
    text = rnd.choice(real)
    text = text[text.find("\n") + 1 :][: rnd.randint(20, 300)]
    for _ in range(rnd.randint(0, 2)):
        at = rnd.randrange(len(text) + 1)
        text = text[:at] + rnd.choice(PIECES) + text[at + rnd.randint(0, 2) :]
    return text


def quickly(text: str) -> bool:
    """Whether the other parser is not asked."""
    try:
        reader = _Reader(text)
    except _Unexpected:
        return False
    return len(reader.resource().body) > 0 and reader.slowly.stop == 0


@pytest.mark.slow
def test_the_same_trees_with_the_same_places() -> None:
    rnd, real = random.Random(5), texts()
    quick = 0
    for _ in range(1500):
        text = made_up(rnd, real)
        expected = FluentParser().parse(text).to_json()
        quick += quickly(text)
        assert parse_fluent(text).to_json() == expected, text
    assert quick > 300


@pytest.mark.slow
def test_every_shipped_file_is_read_quickly() -> None:
    files = sorted(ROOT.glob("rules/*/text/*.ftl")) + sorted(ROOT.glob("interpreter/rulewright/explain/text/*.ftl"))
    assert len(files) > 10
    for path in files:
        assert quickly(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("beginning", ["", "a = x\n", "# c\n"])
def test_of_a_long_message_with_a_mistake_the_first_part_is_looked_at(beginning: str) -> None:
    """What is behind it is read as ever."""
    long = "x = { 1\n" + " y\n" * SLOWLY
    tree = parse_fluent(f"{beginning}{long}b = z\n")
    [*_, junk, last] = tree.body
    assert isinstance(junk, ftl.Junk) and junk.content == long and isinstance(last, ftl.Message) and last.id.name == "b"
    assert parse_fluent(beginning + "x = { " + " " * SLOWLY).body[-1].to_json()["annotations"] == []


# ---- words ----
class Words:
    """A language without any nouns."""

    def noun(self, name: str, form: Form) -> str:
        return f"<{name} {form.case}>"

    def number(self, number: int, form: Form) -> str:
        return f"<{number} {form.case}>"


MESSAGES = """
plain = only text
many = { $n -> [0] none [one] one thing *[other] { $n } things }
chosen = { $what -> [thing] a thing [1] one *[other] { $what }? }
shown = { plain } and { many } and { chosen.own } and { nothing-here } and { -coin(case: "x", n: 2) }
circle = { other-circle } here
other-circle = there { circle }
function = { FORM($thing, "genitive") } { UNKNOWN(1) } { NUMBER($n, minimumFractionDigits: 2) } { STARTS($what, "t", "an", "a") }
missing = { $nobody } { -nobody } { plain.none } { "quoted \\u0041" } { 3 } { 2.50 } { FORM() } { FORM($n, "x") }
of-term = { -coin.kind -> [round] round *[flat] flat }
-coin = coin { $case } { $n -> [one] one *[other] some }
    .kind = round
chosen =
    .own = its own { $what }
empty-value =
    .own = x
of-empty = { empty-value } { empty-value.own }
long = { long-1 }{ long-1 }{ long-1 }{ long-1 }
long-1 = { long-2 }{ long-2 }{ long-2 }{ long-2 }
long-2 = { long-3 }{ long-3 }{ long-3 }{ long-3 }
long-3 = { long-4 }{ long-4 }{ long-4 }{ long-4 }
long-4 = { $n }{ $n }{ $n }{ $n }{ $n }
"""


@pytest.mark.slow
def test_the_same_words() -> None:
    entries = [entry for entry in FluentParser().parse(MESSAGES).body if isinstance(entry, ftl.Message | ftl.Term)]
    for language in ("en", "cs", "hu", "zz"):
        theirs = FluentBundle([language], functions=functions(Words()), use_isolating=False)
        ours = Patterns(language, functions(Words()), "en")
        for entry in entries:
            theirs.add_resource(ftl.Resource([entry]))
            ours.add(entry)
        for args in given():
            for name in (entry.id.name for entry in entries if isinstance(entry, ftl.Message) and entry.value is not None):
                pattern = theirs.get_message(name).value
                assert pattern is not None
                plain = {
                    key: fluent_number(value, useGrouping=False) if type(value) is int else value for key, value in args.items()
                }
                assert ours.worded(name, "", args) == str(theirs.format_pattern(pattern, plain)[0]), (language, name, args)


def numbered(value: Any) -> Any:
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def given() -> list[dict[str, Any]]:
    thing = Phrase(lambda form: f"thing({form.case})")
    return [{}, *({"n": n, "what": what, "thing": thing} for n in (0, 1, 2, 5, 12_345, -7) for what in ("thing", "egg", 1, 3))]


def test_what_is_too_long_is_not_shown() -> None:
    ours = Patterns("en", {}, "en")
    for entry in FluentParser().parse(MESSAGES).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            ours.add(entry)
    assert ours.worded("long", "", {"n": 1}) == "{???}"
    assert ours.worded("plain", "", {}) == "only text"
    assert ours.worded("empty-value", "", {}) is None
