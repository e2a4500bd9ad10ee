"""Random trees of every node class, only such as the grammar can express.

Positions are random too: the printer reads the author's layout from them, and every layout has to parse.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from rulewright.diagnostics import Span
from rulewright.parse import ast, reserved_words

VERBS = ("do", "gain", "pay", "move", "place", "play", "substitute")
_WHOLE_WORDS = {"extend", "div", "mod", *(verb + "s" for verb in VERBS), "does"}

Tree = SearchStrategy[Any]

spans = st.builds(lambda line, column: Span("f", line, column, line, column + 1), st.integers(1, 2), st.sampled_from([1, 9]))
names = st.one_of(
    st.sampled_from(["a", "b", "c", "stone", "order_of_play", "x1", "Where", "android", "whereabouts", "origin", "bypass"]),
    st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,12}", fullmatch=True),
).filter(lambda name: name not in reserved_words() and name not in _WHOLE_WORDS)


KINDS: set[type[ast.Node]] = set()
"""The classes that have a strategy; a test compares them with those there are."""


def node(kind: type[ast.Node], *parts: Tree) -> Tree:
    KINDS.add(kind)
    return st.builds(kind, spans, *parts)


def tuples(items: Tree, least: int = 0, most: int = 3) -> Tree:
    return st.lists(items, min_size=least, max_size=most).map(tuple)


def optional(items: Tree) -> Tree:
    return st.none() | items


# ---- expressions ----
name = node(ast.Name, names)
literal = name | node(ast.Number, st.integers(-9, 99))
leaf = name | node(ast.Number, st.integers(-9, 99))


def _preferences(expr: Tree) -> Tree:
    valued = node(ast.Pref, st.sampled_from(["most", "least", "first", "prefer"]), expr)
    return tuples(valued | node(ast.Pref, st.sampled_from(["random", "never"]), st.none()), 1)


def _collections(expr: Tree) -> Tree:
    """Only where a collection is wanted may a range stand."""
    ranges = node(ast.Range, expr, expr)
    return expr | ranges | node(ast.Filtered, ranges, expr)


def _fold(expr: Tree) -> Tree:
    op = st.sampled_from(["count", "sum", "lowest", "highest", "kinds", "list"])
    items = _collections(expr)
    return node(ast.Fold, op, expr, names, items) | node(ast.Fold, op, st.none(), st.just("it"), items)


def _more(expr: Tree) -> Tree:
    items = _collections(expr)
    return st.one_of(
        node(ast.Attribute, names, expr),
        node(ast.Call, names, tuples(expr)),
        node(ast.Negative, expr.filter(lambda tree: not (isinstance(tree, ast.Number) and tree.value > 0))),
        node(ast.SetOf, tuples(expr)),
        node(ast.Steps, expr, expr),
        node(ast.Beginning, expr, expr),
        node(ast.Not, expr),
        node(ast.Both, st.sampled_from(["and", "or"]), expr, expr),
        node(ast.Compare, st.sampled_from(["=", "!=", "<", "<=", ">", ">="]), expr, expr),
        node(ast.Member, expr, expr | node(ast.Range, expr, expr)),
        node(ast.Arith, st.sampled_from(["+", "-", "*", "div", "mod"]), expr, expr),
        node(ast.EitherOr, expr, expr, expr),
        node(ast.Filtered, expr | node(ast.Range, expr, expr), expr),
        _fold(expr),
        node(ast.Quantified, st.sampled_from(["any", "none", "every"]), items),
        node(ast.AnyLine, expr, expr, expr),
        node(ast.Pick, st.sampled_from(["first", "last"]), items, st.booleans()),
        node(ast.Best, names, items, _preferences(expr)),
        node(ast.Rank, optional(names), items, _preferences(expr)),
        node(ast.Groups, items),
        node(ast.Reach, expr, expr, expr, optional(expr)),
        node(ast.Able, expr),
        node(ast.Hypothetical, expr, expr),
    )


expressions: SearchStrategy[ast.Expr] = st.recursive(leaf, _more, max_leaves=8)
small: Tree = st.recursive(leaf, _more, max_leaves=3)
collections = _collections(small)
preferences = _preferences(small)
band = st.one_of(
    node(ast.Band, literal, st.none()),
    node(ast.Band, literal, optional(literal), st.just(True)),
    node(ast.Band, st.none(), literal, st.just(True)),
    node(ast.Band, st.none(), st.none()),
)
bands = tuples(band, 1)


# ---- statements ----
def _either(first: ast.Amount, second: ast.Amount, span: Span) -> ast.Amount:
    return ast.Amount(span, first.count, None, (first, second))


amount: Tree = st.recursive(
    node(ast.Amount, small, names | small), lambda inner: st.builds(_either, inner, inner, spans), max_leaves=3
)
good = amount | st.builds(lambda a, per: ast.Amount(a.span, a.count, a.what, a.options, per), amount, collections)
params = tuples(names)
arguments = tuples(small)
modifier = st.one_of(
    node(ast.Mod, st.just("substitute"), tuples(names, 1), tuples(names, 1), st.none(), st.none()),
    node(ast.Mod, st.just("waive"), tuples(names, 1), tuples(names), st.none(), st.none()),
    node(ast.Mod, st.sampled_from(["add", "treat"]), names.map(lambda n: (n,)), st.just(()), optional(arguments), small),
)


part = node(ast.Attribute, names, node(ast.Name, st.just("it")))
in_parts = st.just(()) | tuples(part, 2)


short = st.one_of(
    node(ast.Pay, tuples(amount, 1), optional(names)),
    node(ast.Gain, tuples(good, 1), optional(small)),
    node(ast.Lose, tuples(good, 1), optional(small)),
    node(ast.LoseAll, tuples(names, 1), optional(small)),
    node(ast.Advance, small, optional(small), optional(small)),
    node(ast.Assign, small, expressions),
    node(ast.Let, names, expressions),
    node(ast.Choose, st.none(), st.just(False), names, collections, st.just(()) | preferences, optional(names)),
    node(ast.Choose, small, st.booleans(), names, collections, st.just(()) | preferences, optional(names), optional(small)),
    node(ast.Choose, st.none(), st.just(False), names, collections, st.just(()), st.none(), st.none(), optional(names), in_parts),
    node(ast.Move, small, st.just(False), small),
    node(ast.Move, collections, st.just(True), small),
    node(ast.Place, small, small),
    node(ast.Draw, small, collections, small),
    node(ast.Shuffle, small),
    node(ast.Roll, small),
    node(ast.Require, expressions),
    node(ast.Do, small, optional(small)),
    node(ast.Window, names, arguments),
    node(ast.Event, names, arguments),
    node(ast.AddToAgenda, names, small),
    node(ast.Lasting, names, modifier),
    node(ast.Skip),
    node(ast.EndGame),
)


def _blocks(inner: Tree) -> Tree:
    body = tuples(inner, 1, 2)
    return st.one_of(
        node(ast.If, expressions, body, st.just(()) | body),
        node(ast.IfAble, body, st.just(()) | body),
        node(ast.Surely, body),
        node(ast.Match, small, tuples(node(ast.Arm, bands, body), 1)),
        node(
            ast.Alternatives, st.sampled_from(["choose one", "first possible", "any order"]), optional(names),
            tuples(node(ast.Alternative, names, optional(small), body), 1),
        ),
        node(ast.May, optional(names), body),
        node(ast.Times, st.booleans(), small, body),
        node(ast.ForEach, names, collections, body),
        node(ast.EachPlayer, optional(small), body),
        node(ast.EachPlayer, st.none(), body, collections),
        node(ast.Turns, optional(small), optional(small), body),
        node(ast.Repeat, body, small),
        node(ast.Part, names, body),
    )  # fmt: skip


statements: Tree = st.recursive(short | node(ast.Line, tuples(short, 2)), _blocks, max_leaves=4)
body = tuples(statements, 1, 2)


# ---- declarations ----
def _unambiguous(heard: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Behind a `for`, an `or` without a `for` of its own goes on with it; so a thing without one can only stand before."""
    return tuple(sorted(heard, key=lambda thing: bool(thing[1])))


def _event(span: Span, when: str, who: str, verb: str, heard: Any, given: Any, test: Any) -> ast.OnEvent:
    (name_, purposes), *also = heard
    return ast.OnEvent(span, when, who, verb, name_, given, purposes, test, tuple(also))


KINDS.add(ast.OnEvent)
things: Tree = tuples(st.tuples(names, params), 1).map(_unambiguous)
trigger = st.one_of(
    st.builds(
        _event, spans, st.sampled_from(["before", "after", "instead of"]),
        st.sampled_from(["you", "another player", "any player"]), st.sampled_from(VERBS), things, params, optional(small),
    ),
    node(ast.OnReach, small, small),
    node(ast.InWindow, names, params, optional(small)),
    node(ast.AtAnyTime, names, optional(names), optional(small)),
)  # fmt: skip
listeners = node(ast.Listener, trigger, optional(names), optional(names), body) | node(
    ast.Modifier, expressions, optional(names), tuples(modifier, 1)
)
parameter = node(ast.Param, names, st.none()) | node(ast.Param, names, names, optional(names))
paths = st.builds(lambda first, rest: (first, *rest), names, tuples(names | st.integers(0, 99).map(str)))
declarations: SearchStrategy[ast.Decl] = st.recursive(
    st.one_of(
        node(ast.Value, names, tuples(parameter), expressions, tuples(node(ast.Given, names, small), most=2)),
        node(ast.Banded, names, tuples(parameter), tuples(node(ast.Case, bands, small), 1)),
        node(ast.Score, names, expressions),
        node(ast.Winner, preferences),
        node(ast.Flow, names, body),
        node(ast.Rule, st.sampled_from(["action", "rule"]), names, tuples(parameter), optional(names), body),
        node(ast.Bot, names, tuples(node(ast.Answer, names, preferences), 1)),
        listeners,
        node(ast.Remove, paths, optional(names)),
        node(ast.SetValue, paths, expressions),
        node(ast.Extend, st.sampled_from(["before", "after"]), paths, optional(names), body),
        node(ast.SetPrefs, paths, preferences),
        node(ast.ReplaceBody, paths, optional(names), tuples(listeners | statements, 1)),
        node(ast.ExtendWays, paths, optional(names), tuples(node(ast.Alternative, names, optional(small), body), 1)),
    ),
    lambda inner: node(ast.Replace, paths, inner),
    max_leaves=2,
)
effects = tuples(listeners | statements, 1)
