"""What stands in a file of texts a second time is told, whatever it is, and nobody stumbles over it."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.explain.fixture_game import TEXT, Make

from rulewright import load
from rulewright.diagnostics import Diagnostic
from rulewright.explain import check_texts

END = TEXT.count("\n") + 1
WRITTEN = [entry for entry in FluentParser().parse(TEXT).body if isinstance(entry, ftl.Message | ftl.Term)]
VALUED = sorted({entry.id.name for entry in WRITTEN if entry.value is not None})
ALONE = """\
-shy = shy
shy =
    .which = which is shy
"""


def told(problems: list[Diagnostic]) -> list[tuple[str, str]]:
    return [(problem.message, str(problem.span)) for problem in problems if problem.code == "RW802"]


@pytest.mark.parametrize("name", VALUED)
def test_whatever_is_named_a_second_time_is_told_at_its_place(make: Make, name: str) -> None:
    """As a message, as a noun, and with attributes that neither of them may have."""
    for again in (f"{name} = x", f"-{name} = x", f"-{name} = x\n    .nix = y"):
        problems = told(check_texts(make(text=TEXT + f"{again}\n")))
        place = f"fixture/text/en.ftl:{END}:{1 + again.startswith('-')}"
        (twice,) = [(message, span) for message, span in problems if "says it already" in message]
        assert twice[1] == place and twice[0].startswith(f"`{again.split(' ')[0]}` is never shown: `")


def test_the_line_is_that_of_the_first(make: Make) -> None:
    text = TEXT + "# once\ncoin2 = a\n\ncoin2 = b\n"
    messages = [message for message, _ in told(check_texts(make(text=text)))]
    assert f"`coin2` is never shown: `coin2` in line {END + 1} says it already" in messages


def test_a_message_without_words_of_its_own_adds_to_a_noun(make: Make) -> None:
    """In either order; a second one of the kind is one too many."""
    first, second = ALONE.splitlines(keepends=True)[:1], ALONE.splitlines(keepends=True)[1:]
    for lines in (first + second, second + first):
        assert not any("already" in message for message, _ in told(check_texts(make(text=TEXT + "".join(lines)))))
    twice = told(check_texts(make(text=TEXT + "".join(first + second + second))))
    assert ("`shy` is never shown: `shy` in line " + f"{END + 1} says it already", f"fixture/text/en.ftl:{END + 3}:1") in twice


def test_an_attribute_that_stands_twice(make: Make) -> None:
    problems = told(check_texts(make(text=TEXT + "shy = shy\n    .which = x\n    .which = y\n")))
    assert ("`.which` of `shy` stands here a second time", f"fixture/text/en.ftl:{END + 2}:6") in problems


def test_a_pack_may_say_otherwise_what_another_has_said(tmp_path: Path, make: Make) -> None:
    """A later pack gives a message where the base has a noun, and the other way round: what it says is shown."""
    over = tmp_path / "over"
    (over / "text").mkdir(parents=True)
    (over / "pack.yaml").write_text("id: over\nversion: 1.0.0\nextends: [fixture]\n")
    (over / "text" / "en.ftl").write_text("".join(f"-{name} = thing\n    .nix = y\n{name}2 = x\n" for name in VALUED[:5]))
    make()
    base = next(path.parent for path in tmp_path.rglob("pack.yaml") if path.parent != over)
    checked = load([base, over]).checked
    assert checked is not None
    messages = [message for message, _ in told(check_texts(checked))]
    assert not any("already" in message for message in messages) and any("`.nix`" in message for message in messages)
