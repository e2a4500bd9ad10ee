"""What the rules of the grammar for statements make."""

from __future__ import annotations

from typing import Any

from lark.lexer import Token
from lark.tree import Meta

from rulewright.parse import ast
from rulewright.parse.makers.making import Makers, Making, make, named, named_body, optional, plain, several, word


def _line(making: Making, meta: Meta, found: list[Any]) -> Any:
    return found[0] if len(found) == 1 else make(making, ast.Line, meta, tuple(found))


def _if(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    test, *then, other = found
    return make(making, ast.If, meta, test, tuple(then), other or ())


def _if_able(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    *then, other = found
    return make(making, ast.IfAble, meta, tuple(then), other or ())


def _surely(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    return make(making, ast.Surely, meta, tuple(found))


def _only_if(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    test, *then = found
    return make(making, ast.If, meta, test, tuple(then), ())


def _only_if_able(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    return make(making, ast.IfAble, meta, tuple(found), ())


def _match(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    subject, *arms = found
    return make(making, ast.Match, meta, subject, tuple(arms))


def _arm(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    bands = tuple(part for part in found if isinstance(part, ast.Band))
    return make(making, ast.Arm, meta, bands, tuple(found[len(bands) :]))


def _alternatives(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    op, label, *alternatives = found
    return make(making, ast.Alternatives, meta, str(op), optional(making, label), tuple(alternatives))


def _alt(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    name, test, *body = found
    return make(making, ast.Alternative, meta, word(making, name), test, tuple(body))


def _may(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    label, *body = found
    return make(making, ast.May, meta, optional(making, label), tuple(body))


def _times(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    up_to, count, *body = found
    return make(making, ast.Times, meta, up_to is not None, count, tuple(body))


def _for_each(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    name, items, *body = found
    return make(making, ast.ForEach, meta, word(making, name), items, tuple(body))


def _each_player(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    start, *body = found
    return make(making, ast.EachPlayer, meta, start, tuple(body))


def _each_player_in(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    order, *body = found
    return make(making, ast.EachPlayer, meta, None, tuple(body), order)


def _turns(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    start, until, *body = found
    return make(making, ast.Turns, meta, start, until, tuple(body))


def _repeat(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    *body, until = found
    return make(making, ast.Repeat, meta, tuple(body), until)


def _pay(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    costs, purpose = found
    return make(making, ast.Pay, meta, costs, optional(making, purpose))


def _gains(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    who, goods = found
    return make(making, ast.Gain, meta, goods, who)


def _loses(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    who, goods = found
    return make(making, ast.Lose, meta, goods, who)


def _loses_all(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    who, names = found
    return make(making, ast.LoseAll, meta, names, who)


def _advance(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    target, by, _up, limit = found
    return make(making, ast.Advance, meta, target, by, limit)


def _choose(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    counted, name, price, items, different, prefs, asked = found
    count, up_to = counted or (None, False)
    labels: tuple[Token, ...] = asked or ()
    known_as = word(making, labels[0]) if len(labels) == 1 else None
    parts = tuple(_part(making, label) for label in labels) if len(labels) > 1 else ()
    paid = optional(making, price)
    return make(making, ast.Choose, meta, count, up_to, word(making, name), items, prefs or (), known_as, different, paid, parts)


def _part(making: Making, name: Token) -> ast.Node:
    """`cell` of what is chosen."""
    label = word(making, name)
    return make(making, ast.Attribute, name, label, make(making, ast.Name, name, ast.Ident("it", label.span)))


def _move(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    (what, every), to = found
    return make(making, ast.Move, meta, what, every, to)


def _window(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    name, args = found
    return make(making, ast.Window, meta, word(making, name), args or ())


def _event(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    name, args = found
    return make(making, ast.Event, meta, word(making, name), args or ())


STATEMENTS: Makers = {
    "line": _line,
    "if_": _if,
    "if_able": _if_able,
    "surely": _surely,
    "only_if": _only_if,
    "only_if_able": _only_if_able,
    "else_body": several,
    "match": _match,
    "arm": _arm,
    "alternatives": _alternatives,
    "alt": _alt,
    "may": _may,
    "times": _times,
    "for_each": _for_each,
    "each_player": _each_player,
    "each_player_in": _each_player_in,
    "turns": _turns,
    "repeat": _repeat,
    "part": named_body(ast.Part),
    "pay": _pay,
    "gain": plain(ast.Gain),
    "lose": plain(ast.Lose),
    "lose_all": plain(ast.LoseAll),
    "gains": _gains,
    "loses": _loses,
    "loses_all": _loses_all,
    "advance": _advance,
    "set_": plain(ast.Assign),
    "let": named(ast.Let),
    "choose": _choose,
    "asked": several,
    "move": _move,
    "place": plain(ast.Place),
    "draw": plain(ast.Draw),
    "shuffle": plain(ast.Shuffle),
    "roll": plain(ast.Roll),
    "require": plain(ast.Require),
    "do": plain(ast.Do),
    "window": _window,
    "event": _event,
    "add_to_agenda": named(ast.AddToAgenda),
    "lasting": named(ast.Lasting),
    "skip": plain(ast.Skip),
    "end_game": plain(ast.EndGame),
}
