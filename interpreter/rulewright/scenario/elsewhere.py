"""The same scenario in another stack of packs: what a pack changes, and what it was not meant to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rulewright.diagnostics import Diagnostic, English
from rulewright.pipeline import Loaded, load
from rulewright.read import Mapping, PackFiles, plain
from rulewright.scenario.reader import Scenario
from rulewright.scenario.stage import Stage
from rulewright.scenario.watcher import Watcher


@dataclass
class Elsewhere:
    """Packs that are loaded when first asked for."""

    packs: tuple[PackFiles, ...]

    @cached_property
    def stage(self) -> Stage | None:
        """None if these packs have errors of their own."""
        found = load([files.root for files in self.packs])
        return Stage(found.checked, Watcher()) if found.checked is not None else None

    def passes(self, scenario: Scenario) -> bool | None:
        return self.stage.run(scenario).ok if self.stage is not None else None


def without(loaded: Loaded, pack: str) -> Elsewhere:
    """All packs but one."""
    return Elsewhere(tuple(files for files in loaded.packs if files.name != pack))


def alone(loaded: Loaded, packs: frozenset[str]) -> Elsewhere:
    """Only these packs, and what they extend."""
    return Elsewhere(tuple(files for files in loaded.packs if files.name in packs))


def extends(files: PackFiles) -> list[str]:
    """The ids of the packs that a pack lies over."""
    node = files.yaml.get("pack.yaml")
    data = plain(node) if isinstance(node, Mapping) else None
    found = data.get("extends", ()) if isinstance(data, dict) else ()
    return [str(base) for base in found] if isinstance(found, list) else []


def not_different(scenario: Scenario, loaded: Loaded, other: Elsewhere) -> list[Diagnostic]:
    """`differs: yes`: what is wrong if the scenario holds without its pack, too."""
    node = scenario.get("differs")
    if node is None:
        return []
    own = next(files for files in loaded.packs if files.name == scenario.pack)
    if not extends(own):
        return [
            Diagnostic(
                "RW702",
                English("this pack lies over no other, so there is nothing to differ from"),
                node.span,
                English("leave it out"),
            )
        ]
    match other.passes(scenario):
        case None:
            message = English("without this pack the game has errors, so that nothing can be compared")
            return [Diagnostic("RW702", message, node.span, English("mend the packs below first"))]
        case True:
            hint = English("show something that this pack changes, or leave `differs` out")
            return [Diagnostic("RW715", English("this holds without `{pack}`, too", pack=scenario.pack), node.span, hint)]
        case False:
            return []
