"""From names and folders to a checked game: find the packs, read, link and check them, collect every problem."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright.check.check import Checked, check
from rulewright.check.schemas import check_schemas
from rulewright.diagnostics import Diagnostic, did_you_mean, has_errors
from rulewright.link import link
from rulewright.read import Mapping as YamlMapping
from rulewright.read import PackFiles, plain, read_pack
from rulewright.read.packs import available_packs, find_pack
from rulewright.read.undisturbed import undisturbed


@dataclass(frozen=True)
class Loaded:
    """What was found. `checked` is None when there are errors."""

    checked: Checked | None
    packs: tuple[PackFiles, ...]
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[str, str]

    @property
    def ok(self) -> bool:
        return self.checked is not None


@undisturbed()
def load(names: Sequence[str | Path]) -> Loaded:
    """Load packs by name (those that ship with the project) or by folder, with everything they extend."""
    found: dict[Path, PackFiles] = {}
    problems: list[Diagnostic] = []
    waiting: list[tuple[str | Path, Path | None]] = [(name, None) for name in names]
    while waiting:
        name, beside = waiting.pop(0)
        folder = find_pack(name, beside)
        if folder is None:
            guess = did_you_mean(str(name), available_packs())
            hint = f"did you mean `{guess}`?" if guess else "name a folder, or a pack that `rulewright packs` lists"
            problems.append(Diagnostic("RW310", f"there is no pack called `{name}`", None, hint))
        elif folder not in found:
            found[folder] = read_pack(folder)
            waiting.extend((base, folder.parent) for base in _extended(found[folder]))
    packs = tuple(found.values())
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
    sources = {name: text for files in packs for name, text in files.sources.items()}
    return Loaded(checked, packs, tuple(sorted(set(problems), key=lambda d: d.sort_key)), sources)


def _unreadable(files: PackFiles) -> frozenset[str]:
    """Tables that could not be read at all: the names they declare are missing through no fault of those who use them."""
    known = {f"{files.name}/{path}" for path in (*files.yaml, *files.scenarios)}
    return frozenset(name for name in files.sources if name.endswith(".yaml") and "/scenarios/" not in name and name not in known)


def _extended(files: PackFiles) -> list[str]:
    node = files.yaml.get("pack.yaml")
    bases = plain(node).get("extends", []) if isinstance(node, YamlMapping) else []  # type: ignore[union-attr]
    return [base for base in bases if isinstance(base, str)] if isinstance(bases, list) else []
