"""Whether a message leads back to itself: there would be no end to saying it.

A text asks for another by a reference, which hands on what it is given itself, or for a noun by its quoted name:
`{ FORM("-coin", $form) }`. A noun that is asked for in this way is given nothing, so that of its variants the default is said.
So there are two sorts of circles: of references alone, in whichever variant, and of all that is said where nothing is given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fluent.syntax import ast as ftl

from rulewright.diagnostics import Diagnostic, English
from rulewright.explain.check_words import BENDING
from rulewright.explain.ftl_files import Written, name_of, parts, place_of, without_choice
from rulewright.explain.functions import written_form
from rulewright.explain.layer import Layer
from rulewright.explain.literals import literal

Text = tuple[str, str]  # the name of a message, or of a noun with its hyphen, and of an attribute, if it is one
Asking = tuple[Text, ftl.SyntaxNode]
Asked = Callable[[Layer, ftl.Pattern], Iterator[Asking]]
Said = dict[Text, tuple[Written, ftl.Pattern]]


def circles(layer: Layer) -> Iterator[Diagnostic]:
    """In each circle, the place that closes it. Every text is looked into once for each sort, however many ask for it."""
    said: Said = {text: (written, pattern) for written in layer.asking for text, pattern in _texts(written)}
    told: set[object] = set()
    for asked_by in (_by_reference, _given_nothing):
        done: set[Text] = set()
        for first in said:
            for problem in _behind(first, layer, said, done, asked_by) if first not in done else ():
                if problem.span not in told:
                    told.add(problem.span)
                    yield problem


def _behind(first: Text, layer: Layer, said: Said, done: set[Text], asked_by: Asked) -> Iterator[Diagnostic]:
    """Go from text to text; one that is still open is come back to."""
    open_ = {first: asked_by(layer, said[first][1])}
    while open_:
        text = next(reversed(open_))
        asked, node = next(open_[text], (None, None))
        if asked is None or node is None:
            done.add(text)
            del open_[text]
        elif asked in open_:
            message = English("`{name}` leads back to itself", name=".".join(filter(None, asked)))
            yield Diagnostic("RW806", message, place_of(said[text][0], node), English("say here what is meant"))
        elif asked in said and asked not in done:
            open_[asked] = asked_by(layer, said[asked][1])


def _texts(written: Written) -> Iterator[tuple[Text, ftl.Pattern]]:
    entry = written.entry
    name = name_of(entry)
    if entry.value is not None:
        yield (name, ""), entry.value
    for attribute in entry.attributes:
        yield (name, attribute.id.name), attribute.value


# ---- the other texts that a text asks for, and where ----
def _by_reference(layer: Layer, pattern: ftl.Pattern) -> Iterator[Asking]:
    """Those that are given what it is given."""
    for node in parts(pattern):
        if not isinstance(node, ftl.FunctionReference):
            yield from _asked(layer, node)


def _given_nothing(layer: Layer, pattern: ftl.Pattern) -> Iterator[Asking]:
    """Those that it asks for when nothing is given."""
    for node in without_choice(pattern):
        yield from _asked(layer, node)


def _asked(layer: Layer, node: ftl.SyntaxNode) -> Iterator[Asking]:
    match node:
        case ftl.TermReference() | ftl.MessageReference():
            hyphen = "-" if isinstance(node, ftl.TermReference) else ""
            yield (f"{hyphen}{node.id.name}", node.attribute.name if node.attribute is not None else ""), node.id
        case ftl.FunctionReference() if node.id.name in BENDING and node.arguments.positional:
            named = node.arguments.positional[0]
            name = literal(named) if isinstance(named, ftl.StringLiteral) else ""
            noun = layer.nouns.get(name[1:]) if name.startswith("-") else None
            if noun is not None:
                key = layer.endings.key(layer.governed(written_form(node.arguments)))
                yield (name, key if any(each.id.name == key for each in noun.attributes) else ""), named
