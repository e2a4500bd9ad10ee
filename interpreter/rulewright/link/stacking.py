"""Which packs are loaded together, and in which order: the game first, then what is laid over it."""

from __future__ import annotations

from collections.abc import Sequence as Many

from rulewright.diagnostics import Diagnostic, English, Span, suggest
from rulewright.link.fronts import named_in, of_no_use
from rulewright.link.manifests import read_manifest
from rulewright.link.nouns import Manifest
from rulewright.link.tables import TableReader
from rulewright.link.versions import unfit
from rulewright.read import Mapping, PackFiles, available_packs

WRONG_PACKS = frozenset({"RW307", "RW311", "RW313", "RW316"})  # after these, everything else would be missing, too


def in_order(
    packs: Many[PackFiles], tables: TableReader, broken: frozenset[str], problems: list[Diagnostic]
) -> list[tuple[PackFiles, Manifest]]:
    """The base game first, then the packs over it: the order on the command line never matters."""
    found: dict[str, tuple[PackFiles, Manifest]] = {}
    for files in packs:
        problems.extend(files.diagnostics)
        node = files.yaml.get("pack.yaml")
        if not isinstance(node, Mapping) or f"{files.name}/pack.yaml" in broken:
            continue
        manifest = read_manifest(tables, node)
        if manifest.id in found:
            note = ((English("`{id}` is also this pack", id=manifest.id), _entry(*found[manifest.id], "id")),)
            message, at = English("two packs have the id `{id}`", id=manifest.id), _entry(files, manifest, "id")
            problems.append(Diagnostic("RW306", message, at, English("give one of them another id"), note))
            continue
        found[manifest.id] = (files, manifest)
    manifests = {id: manifest for id, (_, manifest) in found.items()}
    editions: dict[str, tuple[PackFiles, Manifest]] = {}
    for files, manifest in sorted(found.values(), key=lambda pair: pair[1].id):
        front = files.yaml["pack.yaml"]
        assert isinstance(front, Mapping)
        if not manifest.extends and front.get("players") is None:
            missing = English("`players` is missing in the file")
            problems.append(Diagnostic("RW440", missing, manifest.span, English("add `players:`")))
        below = bases_of(manifest, manifests)
        problems += of_no_use(front, manifest, [manifests[id] for id in sorted(below)], list(manifests))
        for base in manifest.extends:
            if base not in found:
                message = English("`{id}` extends `{base}`, which is not there", id=manifest.id, base=base)
                hint = suggest(base, [*manifests, *available_packs()]) or English(
                    "put the pack `{base}` beside this one, or name it too", base=base
                )
                problems.append(Diagnostic("RW307", message, named_in(front, base), hint))
        if manifest.id in below:
            circles = (base for base in manifest.extends if base in manifests)
            through = next(base for base in circles if manifest.id in {base, *bases_of(manifests[base], manifests)})
            message = English("`{id}` extends itself through other packs", id=manifest.id)
            if manifest.id in manifest.extends:
                message = English("`{id}` extends itself", id=manifest.id)
            hint = English("let the pack below extend nothing above it")
            problems.append(Diagnostic("RW311", message, named_in(front, through), hint))
        problems += unfit(manifest, manifests, {id: _entry(*pair, "version") for id, pair in found.items()})
        if manifest.edition_of is not None:
            first = editions.setdefault(manifest.edition_of, (files, manifest))
            if first[1] is not manifest:
                message = English(
                    "`{id}` and `{id2}` are both editions of `{edition_of}`",
                    id=manifest.id,
                    id2=first[1].id,
                    edition_of=manifest.edition_of,
                )
                note = ((English("`{id}` says so here", id=first[1].id), _entry(*first, "edition_of")),)
                hint = English("lay one of them over the game, not both")
                problems.append(Diagnostic("RW313", message, manifest.edition_of.span, hint, note))
    return [found[id] for id in _stacked(manifests)]


def _stacked(manifests: dict[str, Manifest]) -> list[str]:
    """Each pack above all it lies over and all it knows, else by id; packs that know each other in a circle say nothing by it."""
    below = {id: bases_of(manifest, manifests) for id, manifest in manifests.items()}
    known = {id: below[id].union(manifest.knows).intersection(manifests) - {id} for id, manifest in manifests.items()}
    left = sorted(manifests, key=lambda id: (len(below[id]), id))
    placed: list[str] = []
    while left:
        ready = (id for id in left if known[id].issubset(placed))
        following = next(ready, None) or next((id for id in left if below[id].issubset(placed)), left[0])
        left.remove(following)
        placed.append(following)
    return placed


def _entry(files: PackFiles, manifest: Manifest, key: str) -> Span:
    """Where an entry of pack.yaml stands."""
    node = files.yaml["pack.yaml"]
    value = node.get(key) if isinstance(node, Mapping) else None
    return manifest.span if value is None else value.span


def bases_of(manifest: Manifest, known: dict[str, Manifest]) -> set[str]:
    """Every pack below this one."""
    seen: set[str] = set()
    waiting = list(manifest.extends)
    while waiting:
        name = waiting.pop()
        if name not in seen and name in known:
            seen.add(name)
            waiting.extend(known[name].extends)
    return seen
