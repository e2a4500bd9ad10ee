"""`impossible`: that a rule cannot be carried out, and by which words of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.scenario.reader import Scenario

SAID = ("yes", "no", True, False)


def wants_impossible(scenario: Scenario) -> bool:
    node = scenario.scalar("impossible")
    return node is not None and node.value not in ("no", False)


def wants_reason(scenario: Scenario) -> bool:
    """Whether the scenario says more than that it is impossible."""
    node = scenario.scalar("impossible")
    return node is not None and node.value not in SAID


def wrong_reason(scenario: Scenario, found: Diagnostic, sources: Mapping[str, str]) -> Iterator[Diagnostic]:
    """A problem, unless a line that refuses the rule has the words that the scenario says."""
    node = scenario.scalar("impossible")
    if node is None or not wants_reason(scenario):
        return
    wanted = _squeezed(str(node.value))
    lines = {
        span: _squeezed(_text(span, sources)) for span in (found.span, *(span for _, span in found.notes)) if span is not None
    }
    if any(wanted in line for line in lines.values()):
        return
    told = "; ".join(f"`{line}` ({span.file}:{span.line})" for span, line in lines.items())
    yield Diagnostic(
        "RW704",
        English("expected: impossible by `{wanted}`", wanted=wanted),
        node.span,
        English("found: impossible by {told}", told=told),
    )


def _text(span: Span, sources: Mapping[str, str]) -> str:
    """The lines of a sentence without its remarks."""
    lines = sources.get(span.file, "").split("\n")[span.line - 1 : span.end_line]
    return " ".join(line.partition("#")[0] for line in lines)


def _squeezed(text: str) -> str:
    return " ".join(text.split())
