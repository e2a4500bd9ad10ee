"""Whether a message leads back to itself: there would be no end to saying it."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast as ftl

from rulewright.diagnostics import Diagnostic, English
from rulewright.explain.ftl_files import Written, name_of, parts, place_of
from rulewright.explain.layer import Layer

Text = tuple[str, str]  # the name of a message, or of a noun with its hyphen, and of an attribute, if it is one
Asking = tuple[Text, ftl.MessageReference | ftl.TermReference]


def circles(layer: Layer) -> Iterator[Diagnostic]:
    """In each circle, the place that closes it. Every text is looked into once, however many ask for it."""
    said = {text: (written, pattern) for written in layer.asking for text, pattern in _texts(written)}
    done: set[Text] = set()
    for first in said:
        if first not in done:
            yield from _behind(first, said, done)


def _behind(first: Text, said: dict[Text, tuple[Written, ftl.Pattern]], done: set[Text]) -> Iterator[Diagnostic]:
    """Go from text to text; one that is still open is come back to."""
    open_ = {first: _asked(said[first][1])}
    while open_:
        text = next(reversed(open_))
        asked, node = next(open_[text], (None, None))
        if asked is None or node is None:
            done.add(text)
            del open_[text]
        elif asked in open_:
            message = English("`{name}` leads back to itself", name=".".join(filter(None, asked)))
            yield Diagnostic("RW806", message, place_of(said[text][0], node.id), English("say here what is meant"))
        elif asked in said and asked not in done:
            open_[asked] = _asked(said[asked][1])


def _texts(written: Written) -> Iterator[tuple[Text, ftl.Pattern]]:
    entry = written.entry
    name = name_of(entry)
    if entry.value is not None:
        yield (name, ""), entry.value
    for attribute in entry.attributes:
        yield (name, attribute.id.name), attribute.value


def _asked(pattern: ftl.Pattern) -> Iterator[Asking]:
    """The other texts that a text asks for, and where."""
    for node in parts(pattern):
        if isinstance(node, ftl.MessageReference | ftl.TermReference):
            name = f"-{node.id.name}" if isinstance(node, ftl.TermReference) else node.id.name
            yield (name, node.attribute.name if node.attribute is not None else ""), node
