"""What a run of scenarios found out: for people as text, for programs as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rulewright.diagnostics import Diagnostic, Span, has_errors, opened_by, to_json, to_text


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

    def as_text(self, sources: Mapping[str, str]) -> str:
        head = f"{'ok  ' if self.ok else 'FAIL'} {self.name}  ({opened_by(sources, self.file)}:{self.line})"
        if self.ok:
            return head
        told = {None: [], True: ["it passes without what is laid over it"], False: ["it fails without what is laid over it, too"]}
        lines = [head, *told[self.before], "", to_text(self.problems, sources).rsplit("\n\n", 1)[0]]
        if self.offered:
            lines += ["", f"offered at the end:  {self.offered}"]
        if self.log:
            lines += ["", "what happened:", *(f"  {entry}" for entry in self.log)]
        return "\n".join(lines)


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

    def as_text(self, verbose: bool = False) -> str:
        """Failures with their stories, then the numbers; `verbose` lists the scenarios that passed too."""
        blocks = [result.as_text(self.sources) for result in self.results if verbose or not result.ok]
        if self.problems:
            blocks.append(to_text(self.problems, self.sources).rstrip())
        lines = [f"{len(self.results) - len(self.failed)} of {len(self.results)} scenarios pass"]
        if self.over:
            changed = sum(result.before is True for result in self.failed)
            lines.append(f"{changed} of {len(self.results)} end differently with {' and '.join(self.over)}")
        if self.left_out:
            lines.append(f"{self.left_out} not played: they want options that are settled otherwise now")
        if self.checklist:
            covered = len(self.checklist) - len(self.uncovered)
            lines.append(f"{covered} of {len(self.checklist)} rules of the checklist are covered")
        if self.coverage is not None:
            lines += _coverage_lines(self.coverage, self.sources)
        return ("\n" if verbose and not self.failed else "\n\n").join([*blocks, "\n".join(lines)]) + "\n"


def _coverage_lines(coverage: Coverage, sources: Mapping[str, str]) -> list[str]:
    lines = []
    for what, total, missing in (
        ("declarations", len(coverage.declarations), coverage.untouched),
        ("branches", len(coverage.branches), coverage.never_run),
    ):
        lines.append(f"{total - len(missing)} of {total} {what} are executed")
        lines += [f"  not: {name} ({opened_by(sources, span.file)}:{span.line})" for name, span in missing]
    return lines


def _one_line(problem: Diagnostic) -> str:
    place = f"{problem.span.file}:{problem.span.line}: " if problem.span is not None else ""
    return f"{place}{problem.message}{f' ({problem.suggestion})' if problem.suggestion else ''}"
