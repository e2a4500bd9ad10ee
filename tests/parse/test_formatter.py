"""Formatting is idempotent, loses no comment, changes no meaning, and leaves the shipped packs alone."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.effort import tries
from tests.parse import trees
from tests.parse.rules_files import FOLDERS

from rulewright.parse import ast, parse_rules
from rulewright.parse.formatter import format_rules
from rulewright.parse.printer import print_declaration

pytestmark = pytest.mark.filterwarnings("ignore:Generating overly large repr")


def formatted(text: str) -> str:
    result, problems = format_rules(text, "f")
    assert problems == [], text
    return result


def comments(text: str) -> Counter[str]:
    return Counter(line[line.index("#") :].rstrip() for line in text.split("\n") if "#" in line)


def assert_formatted(text: str) -> str:
    """What must hold for every text that can be read."""
    result = formatted(text)
    if result != text:  # a text that stays as it is stays so again, and means what it means
        assert formatted(result) == result
        assert comments(result) == comments(text)
        assert ast.same(tuple(parse_rules(text, "f")[0]), tuple(parse_rules(result, "f")[0]))
    assert all(line == line.rstrip() for line in result.split("\n"))
    assert "\n\n\n\n" not in result
    return result


@pytest.mark.parametrize("folder", FOLDERS)
def test_files(folder: str) -> None:
    for path in FOLDERS[folder]:
        text = path.read_text(encoding="utf-8")
        if format_rules(text, "f")[1]:
            assert "bad" in path.parts, f"only fixtures are written to be broken: {path}"
        elif folder.startswith("rules/"):
            assert formatted(text) == text, path
        else:
            assert_formatted(text)


def disturbed(text: str, rng: random.Random) -> str:
    """The text with comments, blank lines, other indentation and line breaks where the language allows them."""
    lines: list[str] = []
    step = rng.choice([1, 2, 4, 7])
    for number, line in enumerate(text.split("\n")):
        for where in ("", " " * rng.randrange(9)):
            if rng.random() < 0.1:
                lines.append(f"{where}# above {number}")
            if rng.random() < 0.1:
                lines.append(where)
        bare = line.lstrip()
        line = " " * ((len(line) - len(bare)) // 4 * step) + bare
        for word in (" where ", " and ", " or ", " + ", " by "):
            if rng.random() < 0.2:
                line = line.replace(word, f"{rng.choice(['', '  # broken', chr(10) * 2])}\n {word}", 1)
        line = line.replace("(", "(\n  " if rng.random() < 0.05 else "(", 1)
        lines.append(line + (" " * rng.randrange(6) + f"#behind {number}" if rng.random() < 0.2 else ""))
    return "\n".join(lines) + "\n" * rng.randrange(4)


@pytest.mark.slow
@settings(deadline=None, max_examples=tries(25, 250), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.lists(trees.declarations, min_size=1, max_size=3), st.integers(0, 2**32))
def test_any_text(declarations: list[ast.Decl], seed: int) -> None:
    rng = random.Random(seed)
    text = ("\n" * rng.randint(1, 4)).join(map(print_declaration, declarations))
    assert_formatted(text)
    assert_formatted(disturbed(text, rng))


def test_broken_text_is_left_alone() -> None:
    text = "value  a = 1\nvalue b = = 2\n"
    result, problems = format_rules(text, "f")
    assert result == text
    assert [problem.code for problem in problems] == ["RW201"]


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "# one\n\n# two"])
def test_nothing_to_format(text: str) -> None:
    assert assert_formatted(text).strip() == text.strip()


def test_untidy() -> None:
    untidy = """

# What it is about


value a=1   # first
value  b =(2)# second



rule r( x:kind ):

  # why
  if (a > 1) and not(b=2) :  pay  1 stone;gain 2 wood


  # in the end
  else :
     skip # nothing
     # of the block
rule s: skip
"""
    assert (
        assert_formatted(untidy)
        == """# What it is about


value a = 1  # first
value b = 2  # second


rule r(x: kind):
    # why
    if a > 1 and not b = 2: pay 1 stone; gain 2 wood

    # in the end
    else:
        skip  # nothing
        # of the block

rule s: skip
"""
    )


def test_the_author_breaks_lines_and_aligns_comments() -> None:
    text = """score s = a    # of a
    # and of b
    + b        # too

rule r:
    choose x from y
        where z
    if a
            and b: skip
"""
    assert assert_formatted(text) == text.replace("            and b", "        and b")


def test_two_comments_on_lines_that_became_one() -> None:
    assert assert_formatted("value v = (a  # one\n  = b)  # two\n") == "# one\nvalue v = a = b  # two\n"
