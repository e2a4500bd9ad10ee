"""Whether what a pack changes still reads as it did when the pack was made: `made_for` keeps a mark of each thing it changes.

A mark is made of what is said and not of how it is laid out, so that comments and line breaks change nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping

from rulewright.diagnostics import Diagnostic, Span
from rulewright.link.nouns import Manifest
from rulewright.link.patching.patch import Patch, shown
from rulewright.parse import ast, print_declaration
from rulewright.read import Mapping as YamlMapping
from rulewright.read import Node, Scalar, plain

LONG = 10  # characters of a mark
LETTERS = str.maketrans("0123456789", "ghijklmnop")
Marks = Mapping[str, tuple[str, Span]]  # the mark of each thing, and where it is declared


def marks_of(declared: Iterable[tuple[ast.Node, str]], documents: Mapping[str, YamlMapping], sections: tuple[str, ...]) -> Marks:
    """All that packs declare, before anybody changes it."""
    found: dict[str, tuple[str, Span]] = {}
    for node, _ in declared:
        name = getattr(node, "name", None) or ("winner" if isinstance(node, ast.Winner) else None)
        if name is not None and isinstance(node, ast.Decl):
            address = shown((name,), getattr(node, "seat", None))
            found.setdefault(address, (_mark(print_declaration(node)), node.span.head))
    for file, document in documents.items():
        for section in sections:
            found |= {name: _marked(key, value) for name, key, value in _entries(document.get(section))}
        if file.endswith("/pack.yaml"):
            found |= {f"option.{name}": _marked(key, value) for name, key, value in _entries(document.get("options"))}
        kind = document.get("pieces") or document.get("places") or document.get("more")
        if isinstance(kind, Scalar):
            found |= {f"{kind.value}.{name}": _marked(key, value) for name, key, value in _entries(document.get("items"))}
    return found


def _entries(node: Node | None) -> list[tuple[str, Scalar, Node]]:
    return [(str(key.value), key, value) for key, value in node.entries] if isinstance(node, YamlMapping) else []


def _marked(key: Scalar, value: Node) -> tuple[str, Span]:
    return _mark(json.dumps(plain(value), sort_keys=True, default=str)), key.span


def _mark(text: str) -> str:
    """Letters only, so that no mark can be read as a number."""
    return hashlib.sha256(text.encode()).hexdigest()[:LONG].translate(LETTERS)


def home_of(patch: Patch, marks: Marks) -> str | None:
    """The thing that a patch changes, or changes a part of."""
    path = tuple(map(str, patch.path))
    ways = (shown(path[:1], patch.seat), shown(path[:2]), path[0])
    return next((way for way in ways if way in marks), None)


def wanted_marks(patches: Iterable[Patch], marks: Marks) -> dict[str, dict[str, str]]:
    """What each pack would write under `made_for` if it were made now."""
    found: dict[str, dict[str, str]] = {}
    for patch in patches:
        home = home_of(patch, marks)
        if home is not None:
            found.setdefault(patch.pack.id, {})[home] = marks[home][0]
    return {pack: dict(sorted(some.items())) for pack, some in found.items()}


def outdated(manifests: Iterable[Manifest], marks: Marks) -> list[Diagnostic]:
    """Things that have changed since a pack was made for them, told at both places."""
    problems: list[Diagnostic] = []
    for manifest in manifests:
        for name, (mark, span) in manifest.made_for.items():
            now = marks.get(name)
            if now is None:
                hint = "look whether the pack still does what it should, and leave this line out"
                message = f"`{name}`, which `{manifest.id}` was made for, is not there any more"
                problems.append(Diagnostic("RW317", message, span, hint))
            elif now[0] != mark:
                message = f"`{name}` has changed since `{manifest.id}` was made for it"
                hint = f"look whether the patch still fits; then `rulewright validate … --accept` writes {now[0]} here"
                problems.append(Diagnostic("RW317", message, span, hint, ((f"this is how `{name}` reads now", now[1]),)))
    return problems
