"""All scenarios of a game: each is read, played and reported, and one that breaks never stops the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase

from rulewright.diagnostics import Diagnostic, has_errors
from rulewright.link import Ruleset, is_settled_otherwise
from rulewright.pipeline import Loaded
from rulewright.read import Mapping, PackFiles, Scalar
from rulewright.scenario.elsewhere import Elsewhere, alone, extends, not_different, without
from rulewright.scenario.reader import Scenario, Written, read_scenarios
from rulewright.scenario.report import Report, Result
from rulewright.scenario.stage import Stage, result_of
from rulewright.scenario.watcher import Watcher

Progress = Callable[[int, int, Result], None]  # how many are played, of how many, and the latest


@dataclass(frozen=True)
class Wanted:
    """Which scenarios to play: those of the packs on top unless packs are named, of files and with names that fit."""

    packs: frozenset[str] | None = None
    file: str | None = None
    name: str | None = None

    @property
    def everything(self) -> bool:
        return self.file is None and self.name is None

    def fits(self, scenario: Scenario) -> bool:
        path = scenario.span.file
        names = (path, path.rpartition("/")[2], path.rpartition("/")[2].removesuffix(".yaml"))
        in_file = self.file is None or any(fnmatchcase(name, self.file) for name in names)
        return in_file and (self.name is None or self.name.casefold() in scenario.name.casefold())


ALL = Wanted()


def run_scenarios(loaded: Loaded, coverage: bool = False, wanted: Wanted = ALL, progress: Progress | None = None) -> Report:
    """Play the scenarios of packs: those that no other loaded pack extends, unless `wanted` names others.

    Those of named packs are played under all that lies over them; whichever fails is played without that, too. A pack that
    cannot be played has no scenarios to run; its problems are then the report's.
    """
    if loaded.checked is None:
        return Report((), tuple(d for d in loaded.diagnostics if has_errors([d])), sources=loaded.sources)
    packs = _on_top(loaded.packs) if wanted.packs is None else tuple(f for f in loaded.packs if f.name in wanted.packs)
    over = () if wanted.packs is None else _over(loaded.packs, packs)
    written = read_scenarios(packs)
    fitting = [scenario for scenario in written.scenarios if wanted.fits(scenario)]
    chosen = [scenario for scenario in fitting if not (over and settled_otherwise(scenario, loaded.checked.rules))]
    broken = [(scenario, problems) for scenario, problems in written.broken if wanted.fits(scenario)]
    watcher = Watcher()
    judge = _judge(loaded, Stage(loaded.checked, watcher), frozenset(files.name for files in packs), over)
    results = [result_of(scenario, problems) for scenario, problems in broken]
    for scenario in chosen:
        results.append(judge(scenario))
        if progress is not None:
            progress(len(results), len(chosen) + len(broken), results[-1])
    results.sort(key=lambda result: (result.file, result.line))
    whole = wanted.everything and not over
    report = Report(tuple(results), (), written.checklist if whole else {}, over=over, left_out=len(fitting) - len(chosen))
    return replace(
        report,
        problems=(*written.problems, *_untested(report, written)),
        coverage=watcher.coverage(tuple(files.name for files in packs)) if coverage else None,
        sources=loaded.sources,
    )


def _judge(loaded: Loaded, stage: Stage, packs: frozenset[str], over: tuple[str, ...]) -> Callable[[Scenario], Result]:
    """How one scenario is played: in the whole stack, and where it matters without a part of it."""
    before = alone(loaded, packs)
    others: dict[str, Elsewhere] = {}

    def judge(scenario: Scenario) -> Result:
        result = stage.run(scenario)
        if over:
            return result if result.ok else replace(result, before=before.passes(scenario))
        if result.ok and scenario.get("differs") is not None:
            other = others.setdefault(scenario.pack, without(loaded, scenario.pack))
            return replace(result, problems=tuple(not_different(scenario, loaded, other)))
        return result

    return judge


def settled_otherwise(scenario: Scenario, rules: Ruleset) -> bool:
    """Whether a scenario wants an option that what lies over its pack has settled in another way: it is about another game."""
    node = scenario.get("options")
    return any(
        isinstance(value, Scalar) and is_settled_otherwise(rules.options[str(key.value)], value.value)
        for key, value in (node.entries if isinstance(node, Mapping) else ())
        if str(key.value) in rules.options
    )


def _on_top(packs: tuple[PackFiles, ...]) -> tuple[PackFiles, ...]:
    """A base game's own scenarios need not hold under a pack that changes it."""
    extended = {base for files in packs for base in extends(files)}
    return tuple(files for files in packs if (_id(files) or "") not in {"", *extended})


def _over(packs: tuple[PackFiles, ...], named: tuple[PackFiles, ...]) -> tuple[str, ...]:
    """The ids of the packs that are there beside those named and what they extend."""
    below = {base for files in packs if files in named for base in extends(files)}
    while more := {base for files in packs if _id(files) in below for base in extends(files)} - below:
        below |= more
    return tuple(name for files in packs if files not in named and (name := _id(files)) is not None and name not in below)


def _id(files: PackFiles) -> str | None:
    node = files.yaml.get("pack.yaml")
    found = node.get("id") if isinstance(node, Mapping) else None
    return str(found.value) if isinstance(found, Scalar) else None


def _untested(report: Report, written: Written) -> list[Diagnostic]:
    return [
        Diagnostic(
            "RW707",
            f"no passing scenario covers `{rule}`: {written.checklist[rule]}",
            written.places[rule],
            f"write one with `covers: [{rule}]`",
        )
        for rule in report.uncovered
    ]
