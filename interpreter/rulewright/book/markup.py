"""Markup as a tree. Texts become markup in one place, here, and always escaped; so no word of a pack can ever be a tag.

There is no way to put ready-made markup into a tree. The two texts of our own that a page needs as they are, its style and its
script, are added when the page is put together, outside the tree.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

VOID = frozenset({"meta", "link", "br", "hr", "input", "path", "circle", "rect", "polygon", "line"})
_ATTRIBUTE = re.compile(r"[a-zA-Z][a-zA-Z0-9-]*")
_UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff\ud800-\udfff]")


@dataclass(frozen=True)
class Element:
    """A tag with its attributes and what is inside."""

    name: str
    attributes: tuple[tuple[str, str], ...]
    children: tuple[Node, ...]


Node = Element | str
Given = Node | Iterable[Node] | None


def tag(called: str, /, *children: Given, **attributes: str | int | None) -> Element:
    """`tag("p", "text", cls="lead")`; an attribute of None is left out, `cls` is `class`, and `_` is `-` in a name."""
    named = [(_named(key), str(value)) for key, value in attributes.items() if value is not None]
    return Element(called, tuple(named), tuple(_flat(children)))


def _named(key: str) -> str:
    name = "class" if key == "cls" else key.rstrip("_").replace("_", "-")
    assert _ATTRIBUTE.fullmatch(name), key
    return name


def _flat(children: Iterable[Given]) -> Iterable[Node]:
    for child in children:
        if isinstance(child, str | Element):
            yield child
        elif child is not None:
            yield from child


def rendered(node: Node) -> str:
    """The tree as text."""
    out: list[str] = []
    _write(node, out)
    return "".join(out)


def _write(node: Node, out: list[str]) -> None:
    if isinstance(node, str):
        out.append(escaped(node))
        return
    attributes = "".join(f' {name}="{escaped(value)}"' for name, value in node.attributes)
    if node.name in VOID and not node.children:
        out.append(f"<{node.name}{attributes}/>")
        return
    out.append(f"<{node.name}{attributes}>")
    for child in node.children:
        _write(child, out)
    out.append(f"</{node.name}>")


def escaped(text: str) -> str:
    """Text that shows itself and does nothing else, inside a tag and between tags; what nobody can see is left out."""
    seen = _UNSEEN.sub("", text)
    for char, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#39;")):
        seen = seen.replace(char, name)
    return seen


def anchor(*parts: str) -> str:
    """An id for a link, the same for the same names and different for different ones."""
    return "-".join(re.sub(r"[^A-Za-z0-9.]", lambda found: f"_{ord(found[0]):x}_", part) for part in parts)
