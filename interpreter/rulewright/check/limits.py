"""Limits on a whole game, looked at before anything else: how large it is, and how deeply its sentences build on one another.

They are far above any real game. What stays below them is checked, compiled and copied in a moment.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.diagnostics import Diagnostic, Span, has_errors
from rulewright.link.nouns import Variable, Zone
from rulewright.link.ruleset import Ruleset
from rulewright.link.types import Type
from rulewright.parse import ast

MAX_SLOTS = 100_000
MAX_TILES = 4_095
MAX_FLOW = 1_000
MAX_LINES = 8_000_000
MAX_DEPTH = 400
FRAMES = 6_000


@contextmanager
def room_to_recurse() -> Iterator[None]:
    """Python's own limit, raised while rules of a bounded depth are looked at."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, FRAMES))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def check_limits(rules: Ruleset) -> list[Diagnostic]:
    problems: list[Diagnostic] = []
    check_size(rules, problems)
    check_lines(rules, problems)
    check_flows(rules, problems)
    if not has_errors(problems):
        check_depth(rules, problems)
    return problems


# -- how much there is --
def check_size(rules: Ruleset, problems: list[Diagnostic]) -> None:
    """Everything that is remembered between two choices, for as many players as there may be."""
    players = max((manifest.players[1] for manifest in rules.packs), default=1)
    pieces = {kind.name: sum(item.copies for item in kind.items) for kind in rules.pieces.values()}
    cells = {board.name: board.width * (board.height or 1) for board in rules.boards.values()}

    def count(per: tuple[Type, ...]) -> int:
        total = 1
        for type_ in per:
            match type_.kind:
                case "player":
                    total *= players
                case "constant":
                    total *= len(rules.enumeration(type_.name))
                case "piece":
                    total *= pieces.get(type_.name, 0)
                case "cell":
                    total *= cells[type_.name]
        return total

    sizes: list[tuple[str, int, Span]] = []
    for kind in rules.pieces.values():
        changing = sum(attribute.varies for attribute in kind.attributes.values())
        sizes.append((kind.name, pieces[kind.name] * (1 + changing), kind.span))
    nouns: list[Variable | Zone] = [*rules.variables.values(), *rules.zones.values()]
    sizes += [(noun.name, count(noun.per), noun.span) for noun in nouns]
    for board in rules.boards.values():
        many = 1 if board.tiles else cells[board.name] * max(1, len(board.attributes))
        sizes.append((board.name, count(board.per) * many, board.span))
        if board.tiles and pieces.get(board.tiles, 0) > MAX_TILES:
            many = pieces[board.tiles]
            message = f"a board may be covered by at most {MAX_TILES:,} pieces, but there are {many:,} of `{board.tiles}`"
            problems.append(Diagnostic("RW433", message, board.span, "use fewer copies"))
    total = 0
    for name, size, span in sizes:
        total += size
        if total > MAX_SLOTS:
            message = f"with `{name}` the game has {total:,} things to remember; the limit is {MAX_SLOTS:,}"
            problems.append(Diagnostic("RW433", message, span, "use fewer copies, cells or combinations"))
            return


def check_lines(rules: Ruleset, problems: list[Diagnostic]) -> None:
    """Every line through every cell is listed before a game."""
    largest = max((board.width * (board.height or 1) for board in rules.boards.values()), default=0)
    longest = max((max(board.width, board.height) for board in rules.boards.values()), default=0)
    total = 0
    for _, declaration in sentences(rules):
        for node in ast.walk(declaration):
            if isinstance(node, ast.AnyLine):
                length = node.length.value if isinstance(node.length, ast.Number) else longest
                total += 8 * largest * min(length, longest)
                if total > MAX_LINES:
                    message = "there are too many lines on so large a board to look for"
                    problems.append(Diagnostic("RW433", message, node.span, "use a smaller board, or shorter or fewer lines"))
                    return


# -- how sentences build on one another --
def sentences(rules: Ruleset) -> Iterator[tuple[str, ast.Decl]]:
    """Every sentence with a name, and those that nobody calls by one."""
    for home in (rules.values, rules.scores, rules.rules, rules.flows):
        yield from home.items()
    for (name, seat), rule in rules.seat_rules.items():
        yield f"{name} for {seat}", rule
    for number, owned in enumerate(rules.listeners):
        yield f"listener {number}", owned.sentence


def check_flows(rules: Ruleset, problems: list[Diagnostic]) -> None:
    """A flow that does another is written out with it, so flows may neither meet again nor double without end."""
    sizes: dict[str, int] = {}
    path: list[str] = []

    def size(name: str, span: Span) -> int:
        if name in path:
            circle = " → ".join([*path[path.index(name) :], name])
            problems.append(Diagnostic("RW435", f"this flow comes back to itself: {circle}", span, "use `repeat` or `turns`"))
            return 0
        if len(path) > 50:
            problems.append(Diagnostic("RW434", "flows do one another too deeply here", span, "write some of them out"))
            return 0
        if name not in sizes:
            path.append(name)
            total = 0
            for node in ast.walk(rules.flows[name]):
                total += isinstance(node, ast.Stmt)
                if isinstance(node, ast.Do) and isinstance(node.rule, ast.Name) and node.rule.name in rules.flows:
                    total += size(node.rule.name, node.span)
            path.pop()
            sizes[name] = total
            if total > MAX_FLOW and not has_errors(problems):
                message = f"written out, the flow `{name}` has {total:,} sentences; the limit is {MAX_FLOW:,}"
                hint = "use `repeat`, or put sentences into rules"
                problems.append(Diagnostic("RW433", message, head(rules.flows[name].span), hint))
        return sizes[name]

    for name, flow in rules.flows.items():
        size(name, head(flow.span))


def check_depth(rules: Ruleset, problems: list[Diagnostic]) -> None:
    """Follow names from sentence to sentence, as the checker will, and stop where it would go too deep."""
    known: dict[str, ast.Decl] = dict(sentences(rules))
    uses: dict[str, list[str]] = {}
    weight: dict[str, int] = {}
    for name, declaration in known.items():
        uses[name] = [used for used in _names(declaration) if used in known]
        weight[name] = 3 + depth(declaration)
    done: dict[str, int] = {}  # how deep a sentence goes with all that it builds on
    for start in known:
        if start in done:
            continue
        path = [(start, iter(uses[start]))]
        open_ = {start}
        deep = weight[start]
        while path:
            name, rest = path[-1]
            used = next((other for other in rest if other not in done and other not in open_), None)
            if used is None:
                path.pop()
                open_.discard(name)
                done[name] = weight[name] + max((done.get(other, 0) for other in uses[name]), default=0)
                deep -= weight[name]
            else:
                name = used
                path.append((used, iter(uses[used])))
                open_.add(used)
                deep += weight[used]
            if max(deep, done.get(name, 0)) > MAX_DEPTH:
                message = f"too many sentences build on one another up to `{name}`"
                problems.append(Diagnostic("RW434", message, head(known[name].span), "let fewer of them build on one another"))
                return


def _names(node: ast.Node) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Name | ast.Call | ast.Attribute):
            yield part.name


def depth(node: ast.Node) -> int:
    """How deeply a sentence nests; without recursion, as this is what is to be found out."""
    deepest = 0
    waiting = [(node, 1)]
    while waiting:
        part, level = waiting.pop()
        deepest = max(deepest, level)
        waiting.extend((child, level + 1) for child in ast.children(part))
    return deepest


def head(span: Span) -> Span:
    """The first line of a sentence: enough for a caret."""
    return span if span.line == span.end_line else Span(span.file, span.line, span.column, span.line, span.column + 1)
