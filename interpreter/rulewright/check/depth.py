"""How deeply sentences build on one another: values that use values, rules that do rules, flows that do flows."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.limits import MAX_BUILDING, MAX_FLOW, MAX_FLOWS_OPEN
from rulewright.link import Ruleset
from rulewright.parse import ast


def check_flows(rules: Ruleset) -> list[Diagnostic]:
    """A flow that does another is written out with it, so flows may neither meet again nor double without end."""
    problems: list[Diagnostic] = []
    sizes: dict[str, int] = {}
    path: list[str] = []

    def size(name: str, span: Span) -> int:
        if name in path:
            circle = " → ".join([*path[path.index(name) :], name])
            problems.append(
                Diagnostic(
                    "RW435",
                    English("this flow comes back to itself: {circle}", circle=circle),
                    span,
                    English("use `repeat` or `turns`"),
                )
            )
            return 0
        if len(path) > MAX_FLOWS_OPEN:
            problems.append(
                Diagnostic("RW434", English("flows do one another too deeply here"), span, English("write some of them out"))
            )
            return 0
        if name not in sizes:
            path.append(name)
            total = 0
            for node in ast.walk(rules.flows[name]):
                total += isinstance(node, ast.Stmt)
                if isinstance(node, ast.Do) and isinstance(node.rule, ast.Name) and node.rule.name in rules.flows:
                    total += size(node.rule.name, node.rule.span)
            path.pop()
            sizes[name] = total
            if total > MAX_FLOW and not problems:
                message = English(
                    "written out, the flow `{name}` has {total} sentences; the limit is {max_flow}",
                    name=name,
                    total=f"{total:,}",
                    max_flow=f"{MAX_FLOW:,}",
                )
                hint = English("use `repeat`, or put sentences into rules")
                problems.append(Diagnostic("RW433", message, rules.flows[name].span.head, hint))
        return sizes[name]

    for name, flow in rules.flows.items():
        size(name, flow.span.head)
    return problems


def check_depth(rules: Ruleset) -> Iterator[Diagnostic]:
    """Follow names from sentence to sentence, as the checker will, and stop where it would go too deep."""
    known = _addressed(rules)
    uses = {address: [name for name in _names(node) if name in known] for address, node in known.items()}
    weight = {address: 3 + _depth(node) for address, node in known.items()}
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
                done[name] = weight[name] + max((done.get(other, 0) for other in uses[name]), default=0)
                deep -= weight[name]
            else:
                name = used
                path.append((used, iter(uses[used])))
                open_.add(used)
                deep += weight[used]
            if max(deep, done.get(name, 0)) > MAX_BUILDING:
                message = English("too many sentences build on one another up to `{name}`", name=name)
                yield Diagnostic("RW434", message, known[name].span.head, English("let fewer of them build on one another"))
                return


def _addressed(rules: Ruleset) -> dict[str, ast.Node]:
    """Every sentence; those that nobody calls by a name are told apart by a number."""
    found: dict[str, ast.Node] = {}
    for number, sentence in enumerate(rules.sentences()):
        declared = isinstance(sentence.node, ast.Value | ast.Banded | ast.Score | ast.Rule | ast.Flow)
        found[sentence.address if declared else f"{sentence.address} ({number})"] = sentence.node
    return found


def _names(node: ast.Node) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Name | ast.Call | ast.Attribute):
            yield part.name


def _depth(node: ast.Node) -> int:
    """How deeply a sentence nests; without recursion, as this is what is to be found out."""
    deepest = 0
    waiting = [(node, 1)]
    while waiting:
        part, level = waiting.pop()
        deepest = max(deepest, level)
        waiting.extend((child, level + 1) for child in ast.children(part))
    return deepest
