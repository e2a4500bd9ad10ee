"""What the language has, and what of it the examples of a page use."""

from __future__ import annotations

import inspect
from collections.abc import Iterable

from tests.docs.examples import Example
from tests.docs.playing import facts_of

from rulewright.parse import ast
from rulewright.parse.makers import build
from rulewright.parse.parser import declarations_of
from rulewright.parse.tables import parser
from rulewright.read import Mapping, Node, Scalar
from rulewright.read.yaml_reader import read_yaml

ABSTRACT = {"Node", "Expr", "Stmt", "Decl"}
WORDS = {
    "Fold": ("count", "sum", "lowest", "highest", "kinds"),
    "Quantified": ("any", "none", "every"),
    "Arith": ("+", "-", "*", "div", "mod"),
    "Compare": ("=", "!=", "<", "<=", ">", ">="),
    "Both": ("and", "or"),
    "Pref": ("most", "least", "first", "prefer", "random", "never"),
    "Mod": ("substitute", "waive", "add", "treat"),
    "Alternatives": ("choose one", "first possible", "any order"),
    "Pick": ("first", "last"),
    "Extend": ("before", "after"),
    "Rule": ("action", "rule"),
    "OnEvent": (
        "before do",
        "after do",
        "instead of do",
        "after gain",
        "before pay",
        "after pay",
        "instead of pay",
        "after move",
        "after place",
        "after play",
        "after substitute",
    ),
    "Who": ("you", "another player", "any player"),
}


def constructs_of_the_grammar() -> set[str]:
    """The names that a parsed tree can have: aliases, and rules that are not always replaced by what they hold."""
    names = set()
    for rule in parser().rules:
        name = rule.alias or str(rule.origin.name)
        kept = [symbol for symbol in rule.expansion if not (symbol.is_term and symbol.filter_out)]
        if name.startswith("_") or (rule.options.expand1 and rule.alias is None and len(kept) == 1):
            continue
        names.add(name)
    return names


def constructs_of_the_tree() -> set[str]:
    classes = {name for name, kind in vars(ast).items() if inspect.isclass(kind) and issubclass(kind, ast.Node)}
    return (classes - ABSTRACT) | {f"{name} {word}" for name, words in WORDS.items() for word in words}


def used_constructs(page: Iterable[Example]) -> tuple[set[str], set[str]]:
    """Grammar names and tree names of all examples that are right."""
    grammar: set[str] = set()
    tree: set[str] = set()
    for start, text in sentences(page):
        parsed = parser().parse(text.rstrip() + "\n", start=start)
        grammar |= {str(part.data) for part in parsed.iter_subtrees()}
        made = build(parsed, "page", lambda line, column: (line, column))
        for root in made if isinstance(made, tuple) else (made,):
            for node in ast.walk(root):
                tree |= _said(node)
    return grammar, tree


def _said(node: ast.Node) -> set[str]:
    name = type(node).__name__
    found = {name}
    for field in ("op", "which", "when", "keyword"):
        if hasattr(node, field):
            found.add(f"{name} {getattr(node, field)}")
    if isinstance(node, ast.OnEvent):
        found |= {f"OnEvent {node.when} {node.verb}", f"Who {node.who}"}
    return found


def sentences(page: Iterable[Example]) -> Iterable[tuple[str, str]]:
    """Every declaration of the rules blocks, every effect of the piece tables, and every fact of the play blocks."""
    for example in page:
        for block in example.good:
            if block.language == "rules":
                yield from (("declaration", text) for _, text in declarations_of(block.text))
            elif block.role == "pieces":
                node, _ = read_yaml(block.text, "page")
                yield from (("effect", text) for text in _effects(node))
        for block in example.plays:
            yield from (("expression", fact) for fact in facts_of(block))


def _effects(node: Node | None) -> Iterable[str]:
    attributes = node.get("attributes") if isinstance(node, Mapping) else None
    programs = {"effect"}
    if isinstance(attributes, Mapping):
        programs |= {str(key.value) for key, kind in attributes.entries if isinstance(kind, Scalar) and kind.value == "effect"}
    items = node.get("items") if isinstance(node, Mapping) else None
    for _, row in items.entries if isinstance(items, Mapping) else ():
        for key, entry in row.entries if isinstance(row, Mapping) else ():
            if str(key.value) in programs and isinstance(entry, Scalar):
                yield str(entry.value)
