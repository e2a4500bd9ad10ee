"""The one way from names and folders to a checked game, for the command line, the Python side and the tests.

`load` finds packs, reads, links and checks them and collects every problem; `check_packs` looks at their texts, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.check import Checked, check
from rulewright.diagnostics import Diagnostic, English, Sources, has_errors, suggest
from rulewright.link import check_schemas, link, with_removals
from rulewright.process import undisturbed
from rulewright.read import Mapping as YamlMapping
from rulewright.read import PackFiles, available_packs, find_pack, plain, read_pack


@dataclass(frozen=True)
class Loaded:
    """What was found. `checked` is None when there are errors."""

    checked: Checked | None
    packs: tuple[PackFiles, ...]
    diagnostics: tuple[Diagnostic, ...]
    sources: Sources

    @property
    def ok(self) -> bool:
        return self.checked is not None


@undisturbed()
def load(names: Sequence[str | Path]) -> Loaded:
    """Load packs by name (those that ship with the project) or by folder, with everything they extend."""
    problems: list[Diagnostic] = []
    packs = tuple(_found(names, problems))
    broken: frozenset[str] = frozenset()
    for files in packs:
        wrong, files_broken = check_schemas(files)
        problems.extend(wrong)
        broken |= files_broken | _unreadable(files)
    rules, linking = link(packs, broken)
    problems.extend(linking)
    checked = None
    if rules.packs and not broken:
        result, checking = check(rules)
        problems.extend(checking)
        if not has_errors(problems):
            checked = result
    texts = {name: text for files in packs for name, text in files.sources.items()}
    sources = Sources(texts, {files.name: files.root for files in packs})
    told = with_removals(problems, rules)
    return Loaded(checked, packs, tuple(sorted(set(told), key=lambda d: d.sort_key)), sources)


def _unreadable(files: PackFiles) -> frozenset[str]:
    """Tables that could not be read at all: the names they declare are missing through no fault of those who use them."""
    known = {f"{files.name}/{path}" for path in (*files.yaml, *files.scenarios)}
    return frozenset(name for name in files.sources if name.endswith(".yaml") and "/scenarios/" not in name and name not in known)


def _found(names: Sequence[str | Path], problems: list[Diagnostic]) -> list[PackFiles]:
    """The packs that are named, and all that they are laid over: one of those named, one beside them, or one that ships."""
    found: dict[Path, PackFiles] = {}
    for name in names:
        folder = find_pack(name)
        if folder is None:
            hint = suggest(str(name), available_packs()) or English("name a folder, or a pack that `rulewright packs` lists")
            problems.append(Diagnostic("RW310", English("there is no pack called `{name}`", name=name), None, hint))
        elif folder not in found:
            found[folder] = read_pack(folder, _names(found))
    waiting = [(base, folder.parent) for folder, files in found.items() for base in _below(files)]
    while waiting:
        base, beside = waiting.pop(0)
        folder = None if base in {_id(files) for files in found.values()} else find_pack(base, beside)
        if folder is not None and folder not in found:  # the linker tells of one that is not there
            found[folder] = read_pack(folder, _names(found))
            waiting.extend((further, folder.parent) for further in _below(found[folder]))
    return list(found.values())


def _names(found: dict[Path, PackFiles]) -> set[str]:
    return {files.name for files in found.values()}


def _id(files: PackFiles) -> object:
    return _manifest(files).get("id")


def _below(files: PackFiles) -> list[str]:
    """The ids of the packs that a pack is laid over."""
    written = _manifest(files)
    bases = written.get("extends", [])
    named = [*(bases if isinstance(bases, list) else []), written.get("edition_of")]
    return [base for base in named if isinstance(base, str)]


def _manifest(files: PackFiles) -> dict[Any, Any]:
    node = files.yaml.get("pack.yaml")
    written = plain(node) if isinstance(node, YamlMapping) else None
    return written if isinstance(written, dict) else {}


@dataclass(frozen=True)
class Report:
    """All that is known to be wrong with packs before anybody plays them."""

    loaded: Loaded
    diagnostics: tuple[Diagnostic, ...]

    @property
    def ok(self) -> bool:
        return not has_errors(self.diagnostics)


@undisturbed()
def check_packs(names: Sequence[str | Path]) -> Report:
    """Every problem of packs: those of `load`, and those of the texts in each language they claim to speak."""
    from rulewright.explain import check_texts  # who only plays need not wait for it

    loaded = load(names)
    problems = list(loaded.diagnostics)
    if loaded.checked is not None:
        languages = loaded.checked.rules.languages
        problems += [problem for language in languages for problem in check_texts(loaded.checked, language)]
    return Report(loaded, tuple(problems))
