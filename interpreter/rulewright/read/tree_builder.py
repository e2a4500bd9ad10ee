"""The parser's events into nodes, with a stack of its own so that depth costs no recursion."""

from __future__ import annotations

from dataclasses import dataclass, field

import yaml

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.read.limits import MAX_DEPTH, MAX_NODES, MAX_PROBLEMS
from rulewright.read.marks import end_of, span_of, start_of
from rulewright.read.nodes import Mapping, Node, Scalar, Sequence
from rulewright.read.scalars import is_plain, scalar_of


class Stopped(Exception):
    """Reading cannot go on; the reason is already among the problems."""


@dataclass(slots=True)
class _Frame:
    """A list or a table that is still open; a table's key waits here for its value."""

    start: yaml.Event
    is_mapping: bool
    items: list[Node] = field(default_factory=list)
    entries: list[tuple[Scalar, Node]] = field(default_factory=list)
    seen: dict[str, Scalar] = field(default_factory=dict)
    waiting: Scalar | None = None
    refused: bool = False  # the waiting key is not allowed, and its value goes with it


class TreeBuilder:
    """Takes events one by one; `root` is the tree when the document has ended."""

    def __init__(self, text: str, file: str) -> None:
        self.root: Node | None = None
        self.problems: list[Diagnostic] = []
        self._text = text
        self._file = file
        self._frames: list[_Frame] = []
        self._nodes = 0

    def take(self, event: yaml.Event) -> None:
        if isinstance(event, yaml.ScalarEvent):
            if event.tag is not None or event.anchor is not None:
                self._refuse_properties(event)
            self._take_scalar(event)
        elif isinstance(event, yaml.AliasEvent):
            message = English("`*{anchor}` is an alias, and aliases are not allowed", anchor=event.anchor)
            suggestion = English("write the value out, or put the text in quotes")
            span = span_of(event, self._file)
            self._report(Diagnostic("RW131", message, span, suggestion))
            self._add(Scalar(None, span, ((span.line, span.column),)))
        elif isinstance(event, yaml.CollectionStartEvent):
            if event.tag is not None or event.anchor is not None:
                self._refuse_properties(event)
            self._open(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self._close(event)

    def _take_scalar(self, event: yaml.ScalarEvent) -> None:
        frame = self._frames[-1] if self._frames else None
        at_key = frame is not None and frame.is_mapping and frame.waiting is None
        node, problem = scalar_of(event, self._text, self._file, at_key)
        if problem is not None:
            self._report(problem)
        if at_key and frame is not None:
            if event.value == "<<" and is_plain(event):
                message = English("`<<` would merge another table into this one, and that is not allowed")
                self._report(Diagnostic("RW132", message, node.span, English("write the entries out")))
                frame.refused = True
            elif node.value == "":
                self._report(Diagnostic("RW136", English("this key is empty"), node.span, English("write a name before the `:`")))
                frame.refused = True
        self._add(node)

    def _open(self, event: yaml.Event) -> None:
        if len(self._frames) >= MAX_DEPTH:
            message = English("lists and tables nest more than {max_depth} deep", max_depth=MAX_DEPTH)
            self._report(Diagnostic("RW138", message, span_of(event, self._file), English("write it with fewer levels")))
            raise Stopped
        self._frames.append(_Frame(event, isinstance(event, yaml.MappingStartEvent)))

    def _close(self, event: yaml.Event) -> None:
        frame = self._frames.pop()
        first, last = start_of(frame.start), end_of(event)
        end = (last.line + 1, last.column + 1)
        if start_of(event).index == last.index:
            # For the parser a block ends where the next thing begins; for a reader, with its last entry.
            children = [value for _, value in frame.entries] if frame.is_mapping else frame.items
            end = (first.line + 1, first.column + 1)
            if children:
                end = (children[-1].span.end_line, children[-1].span.end_column)
        span = Span(self._file, first.line + 1, first.column + 1, *end)
        if frame.is_mapping:
            self._add(Mapping(tuple(frame.entries), span))
        else:
            self._add(Sequence(tuple(frame.items), span))

    def _add(self, node: Node) -> None:
        self._nodes += 1
        if self._nodes > MAX_NODES:
            message = English("the file has more than {max_nodes} keys and values", max_nodes=f"{MAX_NODES:,}")
            self._report(Diagnostic("RW139", message, node.span, English("split it into several files")))
            raise Stopped
        if not self._frames:
            self.root = node
            return
        frame = self._frames[-1]
        if not frame.is_mapping:
            frame.items.append(node)
        elif frame.waiting is None:
            self._add_key(frame, node)
        else:
            self._add_entry(frame, frame.waiting, node)

    def _add_key(self, frame: _Frame, node: Node) -> None:
        if isinstance(node, Scalar) and node.value is not None:
            frame.waiting = node
            return
        if isinstance(node, Scalar):  # an alias, which is reported already
            frame.waiting = node
        else:
            message = English("a key has to be a text or a number, not a list or a table")
            suggestion = English("put the text in quotes if it begins with `[` or `{`")
            self._report(Diagnostic("RW136", message, node.span, suggestion))
            frame.waiting = Scalar(None, node.span, ((node.span.line, node.span.column),))
        frame.refused = True

    def _add_entry(self, frame: _Frame, name: Scalar, value: Node) -> None:
        refused, frame.refused, frame.waiting = frame.refused, False, None
        if refused:
            return
        first = frame.seen.setdefault(str(name.value), name)
        if first is name:
            frame.entries.append((name, value))
            return
        message = English("`{value}` is written twice in one table", value=name.value)
        notes = ((English("it was first written here"), first.span),)
        self._report(Diagnostic("RW135", message, name.span, English("remove one of them, or rename it"), notes))

    def _refuse_properties(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> None:
        start = start_of(event)
        span = Span(self._file, start.line + 1, start.column + 1, start.line + 1, start.column + 2)
        if event.tag is not None:
            message = English("a text that begins with `!` is a tag to YAML, and tags are not allowed")
            self._report(Diagnostic("RW130", message, span, English("put the text in quotes")))
        if event.anchor is not None:
            message = English("`&{anchor}` is an anchor, and anchors are not allowed", anchor=event.anchor)
            self._report(Diagnostic("RW131", message, span, English("delete it, or put the text in quotes")))

    def _report(self, problem: Diagnostic) -> None:
        self.problems.append(problem)
        if len(self.problems) >= MAX_PROBLEMS:
            message = English(
                "the file has {max_problems} problems or more; the rest of it was not read", max_problems=MAX_PROBLEMS
            )
            self.problems.append(Diagnostic("RW140", message, problem.span, English("mend these first")))
            raise Stopped
