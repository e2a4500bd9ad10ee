"""What a run of scenarios found out: for people as text, for programs as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sized
from dataclasses import dataclass, field
from typing import Any

from rulewright.diagnostics import Diagnostic, English, Span, both, has_errors, opened_by, to_json, to_text, worded


@dataclass(frozen=True)
class Result:
    """One scenario after its run. `offered` and `log` are what a reader needs to understand a failure.

    `before` is known of one that fails under packs laid over its own: whether it passes without them.
    """

    name: str
    span: Span
    covers: tuple[str, ...]
    problems: tuple[Diagnostic, ...] = ()
    offered: str = ""
    log: tuple[str, ...] = ()
    before: bool | None = None

    @property
    def file(self) -> str:
        return self.span.file

    @property
    def line(self) -> int:
        return self.span.line

    @property
    def ok(self) -> bool:
        return not self.problems

    @property
    def messages(self) -> tuple[str, ...]:
        """Each problem in one sentence, with its place."""
        return tuple(_one_line(problem) for problem in self.problems)

    def as_text(self, sources: Mapping[str, str], language: str = "en") -> str:
        mark = "ok  " if self.ok else worded(English("FAIL"), language)
        head = f"{mark} {self.name}  ({opened_by(sources, self.file)}:{self.line})"
        if self.ok:
            return head
        told = {
            None: [],
            True: [English("it passes without what is laid over it")],
            False: [English("it fails without what is laid over it, too")],
        }
        lines = [head, *told[self.before], "", to_text(self.problems, sources, language=language).rsplit("\n\n", 1)[0]]
        if self.offered:
            lines += ["", English("offered at the end:  {offered}", offered=self.offered)]
        if self.log:
            lines += ["", English("what happened:"), *(f"  {worded(entry, language)}" for entry in self.log)]
        return "\n".join(worded(line, language) for line in lines)


@dataclass(frozen=True)
class Coverage:
    """What the scenarios executed: declarations by name, branches by the place of their first statement."""

    declarations: Mapping[str, Span]
    executed: frozenset[str]
    branches: Mapping[tuple[str, Span], bool]

    @property
    def untouched(self) -> list[tuple[str, Span]]:
        return [(name, span) for name, span in self.declarations.items() if name not in self.executed]

    @property
    def never_run(self) -> list[tuple[str, Span]]:
        return [place for place, hit in self.branches.items() if not hit]

    def as_json(self, sources: Mapping[str, str]) -> dict[str, Any]:
        def at(span: Span) -> dict[str, Any]:
            return {"file": opened_by(sources, span.file), "line": span.line}

        return {
            "declarations": {
                "total": len(self.declarations),
                "executed": len(self.declarations) - len(self.untouched),
                "untouched": [{"name": name, **at(span)} for name, span in self.untouched],
            },
            "branches": {
                "total": len(self.branches),
                "executed": len(self.branches) - len(self.never_run),
                "never_run": [{"in": owner, **at(span)} for owner, span in self.never_run],
            },
        }


@dataclass(frozen=True)
class Report:
    """All scenarios of a game. `problems` belong to no scenario: broken files, rules that nobody tests."""

    results: tuple[Result, ...]
    problems: tuple[Diagnostic, ...] = ()
    checklist: Mapping[str, str] = field(default_factory=dict)
    coverage: Coverage | None = None
    sources: Mapping[str, str] = field(default_factory=dict)
    over: tuple[str, ...] = ()  # packs laid over those that the scenarios belong to
    left_out: int = 0  # scenarios that want an option which those packs have settled otherwise

    @property
    def ok(self) -> bool:
        return all(result.ok for result in self.results) and not has_errors(self.problems)

    @property
    def failed(self) -> tuple[Result, ...]:
        return tuple(result for result in self.results if not result.ok)

    def place(self, span: Span) -> str:
        """A file and line to go to, from where the user stands."""
        return f"{opened_by(self.sources, span.file)}:{span.line}"

    @property
    def covered(self) -> list[str]:
        """The rules that a passing scenario cites, in the order of the checklist."""
        cited = {rule for result in self.results if result.ok for rule in result.covers}
        return [*(rule for rule in self.checklist if rule in cited), *sorted(cited - set(self.checklist))]

    @property
    def uncovered(self) -> list[str]:
        covered = set(self.covered)
        return [rule for rule in self.checklist if rule not in covered]

    def as_json(self) -> dict[str, Any]:
        return {
            "ok": self.ok,
            "passed": len(self.results) - len(self.failed),
            "failed": len(self.failed),
            "scenarios": [
                {
                    "name": result.name,
                    "file": opened_by(self.sources, result.file),
                    "line": result.line,
                    "covers": list(result.covers),
                    "ok": result.ok,
                    "passes_without": result.before,
                    "problems": to_json(result.problems, self.sources),
                    "offered": result.offered,
                    "log": list(result.log),
                }
                for result in self.results
            ],
            "problems": to_json(self.problems, self.sources),
            "over": list(self.over),
            "left_out": self.left_out,
            "rules": {"covered": self.covered, "uncovered": self.uncovered},
            "coverage": self.coverage.as_json(self.sources) if self.coverage is not None else None,
        }

    def as_text(self, verbose: bool = False, language: str = "en") -> str:
        """Failures with their stories, then the numbers; `verbose` lists the scenarios that passed too."""
        blocks = [result.as_text(self.sources, language) for result in self.results if verbose or not result.ok]
        if self.problems:
            blocks.append(to_text(self.problems, self.sources, language=language).rstrip())
        lines = [worded(line, language) for line in self._numbers()]
        return ("\n" if verbose and not self.failed else "\n\n").join([*blocks, "\n".join(lines)]) + "\n"

    def _numbers(self) -> Iterator[str]:
        total = len(self.results)
        yield English("{passed} of {total} scenarios pass", passed=total - len(self.failed), total=total)
        if self.over:
            changed = sum(result.before is True for result in self.failed)
            over = both(self.over)
            yield English("{changed} of {total} end differently with {packs}", changed=changed, total=total, packs=over)
        if self.left_out:
            yield English("{count} not played: they want options that are settled otherwise now", count=self.left_out)
        if self.checklist:
            rules = len(self.checklist)
            covered = rules - len(self.uncovered)
            yield English("{covered} of {total} rules of the checklist are covered", covered=covered, total=rules)
        if self.coverage is not None:
            yield from _coverage_lines(self.coverage, self.sources)


def _coverage_lines(coverage: Coverage, sources: Mapping[str, str]) -> Iterator[str]:
    for missing, said in (
        (
            coverage.untouched,
            English("{run} of {total} declarations are executed", **_run(coverage.declarations, coverage.untouched)),
        ),
        (coverage.never_run, English("{run} of {total} branches are executed", **_run(coverage.branches, coverage.never_run))),
    ):
        yield said
        for name, span in missing:
            yield English("  not: {name} ({place})", name=name, place=f"{opened_by(sources, span.file)}:{span.line}")


def _run(all_: Sized, missing: Sized) -> dict[str, int]:
    return {"run": len(all_) - len(missing), "total": len(all_)}


def _one_line(problem: Diagnostic) -> str:
    place = f"{problem.span.file}:{problem.span.line}: " if problem.span is not None else ""
    return f"{place}{problem.message}{f' ({problem.suggestion})' if problem.suggestion else ''}"
