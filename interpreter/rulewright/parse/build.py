"""From lark's tree to ours, bottom-up and without recursion, so that depth is bounded as it grows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lark import v_args
from lark.visitors import Transformer_NonRecursive

from rulewright.diagnostics import Span
from rulewright.parse import ast

MAX_DEPTH = 60
MAX_DIGITS = 15
Locate = Callable[[int, int], tuple[int, int]]


class TooLarge(Exception):
    """A number is larger than any a game needs."""

    def __init__(self, span: Span) -> None:
        self.span = span


class TooDeep(Exception):
    """A sentence nests deeper than anybody could read."""

    def __init__(self, span: Span) -> None:
        self.span = span


@v_args(meta=True)
class Build(Transformer_NonRecursive[Any, Any]):
    """One method a grammar rule, named as in the grammar. `locate` maps text positions to file positions."""

    def __init__(self) -> None:
        super().__init__()
        self.file = ""
        self.locate: Locate = lambda line, column: (line, column)
        self.depths: dict[int, int] = {}

    def begin(self, file: str, locate: Locate) -> None:
        self.file, self.locate, self.depths = file, locate, {}

    # -- positions and depth --
    def span(self, meta: Any) -> Span:
        if getattr(meta, "empty", False) or getattr(meta, "line", None) is None:
            line, column = self.locate(1, 1)
            return Span(self.file, line, column, line, column + 1)
        line, column = self.locate(meta.line, meta.column)
        end_line, end_column = self.locate(meta.end_line, meta.end_column)
        if (end_line, end_column) <= (line, column):
            end_line, end_column = line, column + 1
        return Span(self.file, line, column, end_line, end_column)

    def made(self, node: ast.Node) -> ast.Node:
        depth = 1 + max((self.depths.get(id(child), 0) for child in ast.children(node)), default=0)
        if depth > MAX_DEPTH:
            raise TooDeep(node.span)
        self.depths[id(node)] = depth
        return node

    def make(self, kind: type[ast.Node], meta: Any, *values: Any) -> ast.Node:
        return self.made(kind(self.span(meta), *values))

    def word(self, token: Any) -> ast.Ident:
        """A name with its own place."""
        return ast.Ident(str(token), self.span(token))

    # -- declarations --
    def value(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Value, meta, self.word(c[0]), c[1] or (), c[2])

    def banded(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Banded, meta, self.word(c[0]), c[1] or (), tuple(c[2:]))

    def score(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Score, meta, self.word(c[0]), c[1])

    def winner(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Winner, meta, c[0])

    def flow(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Flow, meta, self.word(c[0]), tuple(c[1:]))

    def rule(self, meta: Any, c: list[Any]) -> ast.Node:
        seat = self.word(c[3]) if c[3] is not None else None
        return self.make(ast.Rule, meta, str(c[0]), self.word(c[1]), c[2] or (), seat, tuple(c[4:]))

    def bot(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Bot, meta, self.word(c[0]), tuple(c[1:]))

    def answer(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Answer, meta, self.word(c[0]), c[1])

    def replace(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Replace, meta, c[0], c[1])

    def remove(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Remove, meta, c[0])

    def set_value(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.SetValue, meta, c[0], c[1])

    def extend(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Extend, meta, str(c[0]).removeprefix("extend "), c[1], tuple(c[2:]))

    def effect(self, meta: Any, c: list[Any]) -> tuple[Any, ...]:
        return tuple(c)

    def expression(self, meta: Any, c: list[Any]) -> Any:
        return c[0]

    def params(self, meta: Any, c: list[Any]) -> tuple[Any, ...]:
        return tuple(c)

    def param(self, meta: Any, c: list[Any]) -> ast.Node:
        kind, of = c[1] or (None, None)
        return self.make(ast.Param, meta, self.word(c[0]), kind, of)

    def type(self, meta: Any, c: list[Any]) -> tuple[ast.Ident, ast.Ident | None]:
        return self.word(c[0]), (self.word(c[1]) if c[1] is not None else None)

    def case(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Case, meta, tuple(c[:-1]), c[-1])

    def band(self, meta: Any, c: list[Any]) -> ast.Node:
        if not c:
            return self.make(ast.Band, meta, None, None)
        return self.make(ast.Band, meta, c[0], c[1])

    def prefs(self, meta: Any, c: list[Any]) -> tuple[Any, ...]:
        return tuple(c)

    def most(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Pref, meta, "most", c[0])

    def least(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Pref, meta, "least", c[0])

    def in_order(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Pref, meta, "first", c[1])

    def prefer(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Pref, meta, "prefer", c[0])

    def at_random(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Pref, meta, "random", None)

    def never(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Pref, meta, "never", None)

    def path(self, meta: Any, c: list[Any]) -> tuple[ast.Ident, ...]:
        return tuple(map(self.word, c))

    names = one_of = path

    def names_in_brackets(self, meta: Any, c: list[Any]) -> tuple[ast.Ident, ...]:
        names: tuple[ast.Ident, ...] = c[0]
        return names

    # -- listeners --
    def listener(self, meta: Any, c: list[Any]) -> ast.Node:
        once = self.word(c[1]) if c[1] is not None else None
        return self.make(ast.Listener, meta, c[0], once, tuple(c[2:]))

    def modifier(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Modifier, meta, c[0], c[1])

    def on_event(self, meta: Any, c: list[Any]) -> ast.Node:
        when, who, verb, name, params, purpose, *also, test = c
        purposes: tuple[ast.Ident, ...] = (self.word(purpose),) if purpose is not None else ()
        heard: list[tuple[ast.Ident, tuple[ast.Ident, ...]]] = [(self.word(name), purposes)]
        for other, for_ in also:
            if for_ is None and heard[-1][1]:  # `for wages or rent`
                heard[-1] = (heard[-1][0], (*heard[-1][1], other))
            else:
                heard.append((other, (for_,) if for_ is not None else ()))
        (first, purposes), *rest = heard
        return self.make(
            ast.OnEvent, meta, str(when), who, _plain_verb(str(verb)), first, params or (), purposes, test, tuple(rest)
        )

    def also(self, meta: Any, c: list[Any]) -> tuple[ast.Ident, ast.Ident | None]:
        return self.word(c[0]), self.word(c[1]) if c[1] is not None else None

    def on_reach(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.OnReach, meta, c[0], c[1])

    def in_window(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.InWindow, meta, self.word(c[0]), c[1] or (), c[2])

    def you(self, meta: Any, c: list[Any]) -> str:
        return "you"

    def another(self, meta: Any, c: list[Any]) -> str:
        return "another player"

    def anyone(self, meta: Any, c: list[Any]) -> str:
        return "any player"

    def mods(self, meta: Any, c: list[Any]) -> tuple[Any, ...]:
        return tuple(c)

    def substitute(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Mod, meta, "substitute", c[0], c[1], None, None)

    def waive(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Mod, meta, "waive", c[0], c[1] or (), None, None)

    def add_to(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Mod, meta, "add", (self.word(c[1]),), (), c[2], c[0])

    def treat_as(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Mod, meta, "treat", (self.word(c[0]),), (), c[1], c[2])

    # -- statements --
    def line(self, meta: Any, c: list[Any]) -> ast.Node:
        return c[0] if len(c) == 1 else self.make(ast.Line, meta, tuple(c))

    def if_(self, meta: Any, c: list[Any]) -> ast.Node:
        then, other = _branches(c[1:])
        return self.make(ast.If, meta, c[0], then, other)

    def if_able(self, meta: Any, c: list[Any]) -> ast.Node:
        then, other = _branches(c)
        return self.make(ast.IfAble, meta, then, other)

    def else_body(self, meta: Any, c: list[Any]) -> tuple[str, tuple[Any, ...]]:
        return ("else", tuple(c))

    def match(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Match, meta, c[0], tuple(c[1:]))

    def alternatives(self, meta: Any, c: list[Any]) -> ast.Node:
        label = self.word(c[1]) if c[1] is not None else None
        return self.make(ast.Alternatives, meta, str(c[0]), label, tuple(c[2:]))

    def may(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.May, meta, self.word(c[0]) if c[0] is not None else None, tuple(c[1:]))

    def times(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Times, meta, c[0] is not None, c[1], tuple(c[2:]))

    def for_each(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.ForEach, meta, self.word(c[0]), c[1], tuple(c[2:]))

    def each_player(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.EachPlayer, meta, c[0], tuple(c[1:]))

    def each_player_in(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.EachPlayer, meta, None, tuple(c[1:]), c[0])

    def turns(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Turns, meta, c[0], c[1], tuple(c[2:]))

    def repeat(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Repeat, meta, tuple(c[:-1]), c[-1])

    def part(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Part, meta, self.word(c[0]), tuple(c[1:]))

    def arm(self, meta: Any, c: list[Any]) -> ast.Node:
        bands = tuple(x for x in c if isinstance(x, ast.Band))
        return self.make(ast.Arm, meta, bands, tuple(x for x in c if isinstance(x, ast.Stmt)))

    def alt(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Alternative, meta, self.word(c[0]), c[1], tuple(c[2:]))

    def pay(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Pay, meta, c[0], self.word(c[1]) if c[1] is not None else None)

    def gain(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Gain, meta, c[0])

    def lose(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Lose, meta, c[0])

    def advance(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Advance, meta, c[0], c[1], c[3])

    def set_(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Assign, meta, c[0], c[1])

    def let(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Let, meta, self.word(c[0]), c[1])

    def count(self, meta: Any, c: list[Any]) -> tuple[Any, bool]:
        return c[0], False

    def up_to(self, meta: Any, c: list[Any]) -> tuple[Any, bool]:
        return c[1], True

    def choose(self, meta: Any, c: list[Any]) -> ast.Node:
        count, up_to = c[0] or (None, False)
        label = self.word(c[4]) if c[4] is not None else None
        return self.make(ast.Choose, meta, count, up_to, self.word(c[1]), c[2], c[3] or (), label)

    def movable(self, meta: Any, c: list[Any]) -> tuple[Any, bool]:
        return c[0], False

    def all_of(self, meta: Any, c: list[Any]) -> tuple[Any, bool]:
        return c[0], True

    def move(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Move, meta, c[0][0], c[0][1], c[1])

    def place(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Place, meta, c[0], c[1])

    def draw(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Draw, meta, c[0], c[1], c[2])

    def shuffle(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Shuffle, meta, c[0])

    def roll(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Roll, meta, c[0])

    def require(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Require, meta, c[0])

    def do(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Do, meta, c[0], c[1])

    def window(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Window, meta, self.word(c[0]), c[1] or ())

    def add_to_agenda(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.AddToAgenda, meta, self.word(c[0]), c[1])

    def lasting(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Lasting, meta, self.word(c[0]), c[1])

    def skip(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Skip, meta)

    def end_game(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.EndGame, meta)

    def goods(self, meta: Any, c: list[Any]) -> tuple[Any, ...]:
        return tuple(c)

    costs = goods

    def good(self, meta: Any, c: list[Any]) -> Any:
        amount, per = c
        if per is None:
            return amount
        return self.make(ast.Amount, meta, amount.count, amount.what, amount.options, per)

    def amount(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Amount, meta, c[0], self.word(c[1]))

    def mix(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Amount, meta, c[0], c[1])

    def either(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Amount, meta, c[0].count, None, (c[0], c[1]))

    # -- expressions --
    def or_(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Both, meta, "or", c[0], c[1])

    def and_(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Both, meta, "and", c[0], c[1])

    def not_(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Not, meta, c[0])

    def quantified(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Quantified, meta, str(c[0]), c[1])

    def any_line(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.AnyLine, meta, c[1], c[2], c[3])

    def cmp(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Compare, meta, str(c[1]), c[0], c[2])

    def member(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Member, meta, c[0], c[1])

    def arith(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Arith, meta, str(c[1]), c[0], c[2])

    def fold(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Fold, meta, str(c[0]), c[1], self.word(c[2]), c[3])

    def fold_it(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Fold, meta, str(c[0]), None, ast.Ident("it", self.span(meta)), c[1])

    def pick(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Pick, meta, "first", c[1])

    def pick_last(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Pick, meta, "last", c[0])

    def best(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Best, meta, self.word(c[0]), c[1], c[2])

    def rank(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Rank, meta, c[0], c[1])

    def range(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Range, meta, c[0], c[1])

    def filtered(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Filtered, meta, c[0], c[1])

    def groups(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Groups, meta, c[0])

    def reach(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Reach, meta, c[0], c[1], c[2], c[3])

    def attribute(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Attribute, meta, self.word(c[0]), c[1])

    def call(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Call, meta, self.word(c[0]), c[1])

    def args(self, meta: Any, c: list[Any]) -> tuple[Any, ...]:
        return tuple(x for x in c if x is not None)

    def name(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Name, meta, self.word(c[0]))

    def number(self, meta: Any, c: list[Any]) -> ast.Node:
        if len(c[0]) > MAX_DIGITS:
            raise TooLarge(self.span(meta))
        return self.make(ast.Number, meta, int(c[0]))

    int_literal = number

    def negative_literal(self, meta: Any, c: list[Any]) -> ast.Node:
        if len(c[0]) > MAX_DIGITS:
            raise TooLarge(self.span(meta))
        return self.make(ast.Number, meta, -int(c[0]))

    def name_literal(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Name, meta, self.word(c[0]))

    def set(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.SetOf, meta, tuple(x for x in c if x is not None))

    def negative(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Negative, meta, c[0])

    def either_or(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.EitherOr, meta, c[0], c[1], c[2])

    def able(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Able, meta, c[0])

    def hypothetical(self, meta: Any, c: list[Any]) -> ast.Node:
        return self.make(ast.Hypothetical, meta, c[0], c[1])


def _branches(parts: list[Any]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Split the statements of an `if` from those of its `else`."""
    then = tuple(p for p in parts if isinstance(p, ast.Node))
    other = next((p[1] for p in parts if isinstance(p, tuple)), ())
    return then, other


def _plain_verb(verb: str) -> str:
    return {"does": "do"}.get(verb, verb.removesuffix("s"))
