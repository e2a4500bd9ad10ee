"""Goods in words: `2 coins and 1 gem`, `3 points for each card in your hand`, `points equal to …`.

What a number counts is said as `for each`, if there is a word for one of it.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.check import FunctionRef, LocalRef, PlayerCountRef, PropertyRef, TableRef, ValueRef
from rulewright.explain.expressions.plurals import each, many, said_each
from rulewright.explain.expressions.values import arguments
from rulewright.explain.phrases import PLURAL, SINGULAR, Phrase
from rulewright.explain.references import goods, noun_id, ref_if_named, whose
from rulewright.explain.settled import settled_number
from rulewright.explain.speaking import Speaking
from rulewright.parse import ast


def amounts(parts: tuple[ast.Amount, ...], speaking: Speaking) -> Phrase:
    """What is paid, gained or lost."""
    return speaking.joined([_amount(part, speaking) for part in parts])


def _amount(node: ast.Amount, speaking: Speaking) -> Phrase:
    if node.options:
        options = speaking.joined(
            [_amount(option, speaking) for option in (way for each in node.options for way in _ways(each))], "either"
        )
        said = speaking.say("say-amount-either", items=options)
    elif isinstance(node.what, ast.Expr):
        one = isinstance(node.count, ast.Number) and node.count.value == 1
        items = _mixed(node.what, "or" if one else "and", speaking)
        number = speaking.expression(node.count)
        said = speaking.say("say-amount-one" if one else "say-amount-mix", number=number, items=items)
    else:
        said = so_many(node.count, str(node.what), speaking)
    return said if node.per is None else speaking.say("say-amount-per", amount=said, items=each(node.per, speaking))


def _ways(node: ast.Amount) -> list[ast.Amount]:
    """All that one may choose between; an `either` inside of another adds its own."""
    if not node.options or node.per is not None:
        return [node]
    return [way for option in node.options for way in _ways(option)]


def _mixed(what: ast.Expr, word: str, speaking: Speaking) -> Phrase:
    """The goods of a mix, if they are listed; else the collection."""
    return said_each(what.items, speaking, word) if isinstance(what, ast.SetOf) else many(what, speaking)


def so_many(count: ast.Expr, what: str, speaking: Speaking) -> Phrase:
    """`3 coins`, `1 coin for each card`, `coins equal to …`; a name for goods is told as what it stands for."""
    if what in speaking.lets:
        unnamed = replace(speaking, lets={name: value for name, value in speaking.lets.items() if name != what})
        return speaking.say("say-amount-of", number=speaking.expression(count), what=unnamed.expression(speaking.lets[what]))
    count = settled_number(count, speaking) or count
    if isinstance(count, ast.Number):
        return _number_of(count.value, what, speaking)
    limited = _limited(count, speaking)
    if limited is not None:
        limit, rest = limited
        said = so_many(rest, what, speaking)
        return speaking.say("say-amount-limit", amount=said, limit=speaking.expression(limit))
    noun = speaking.word(what).counted(PLURAL)
    own = in_own_words(count, noun, speaking)
    if own is not None:
        return own
    return (
        _for_each(count, what, speaking)
        or _nearly(count, what, speaking)
        or speaking.say("say-amount-equal", noun=noun, value=speaking.expression(count))
    )


def _nearly(count: ast.Expr, what: str, speaking: Speaking) -> Phrase | None:
    """`1 card for each player and 2 more`, `1 coin less than the level`: a number, and a little more or less."""
    if _counts_players(count, speaking):
        return speaking.say("say-amount-players", noun=speaking.word(what).counted(1))
    if not isinstance(count, ast.Arith) or not isinstance(count.right, ast.Number):
        return None
    number = count.right.value
    if count.op == "+" and _counts_players(count.left, speaking):
        return speaking.say("say-amount-players-more", noun=speaking.word(what).counted(1), number=number)
    if count.op == "-":
        noun = speaking.word(what).counted(PLURAL)
        return speaking.say("say-amount-less", number=number, noun=noun, value=speaking.expression(count.left))
    return None


def _counts_players(node: ast.Expr, speaking: Speaking) -> bool:
    return isinstance(ref_if_named(node, speaking), PlayerCountRef)


def in_own_words(count: ast.Expr, what: Phrase, speaking: Speaking) -> Phrase | None:
    """So much of something in the words of the number itself (`.amount = as many { $what } as the sun allows`)."""
    ref = ref_if_named(count, speaking)
    if ref is None or (isinstance(ref, LocalRef) and ref.name in speaking.lets):
        return None
    args = arguments(ref, speaking) if isinstance(ref, ValueRef | TableRef) else {}
    if isinstance(ref, PropertyRef) and ref.subject is not None:
        args = {"subject": speaking.expression(ref.subject)}
    name = noun_id(ref)
    return speaking.special(speaking.id_of(name), "amount", SINGULAR, what=what, **args) if name else None


def _number_of(number: int, what: str, speaking: Speaking) -> Phrase:
    return speaking.say("say-amount", number=number, noun=speaking.word(what).counted(number))


def _limited(count: ast.Expr, speaking: Speaking) -> tuple[ast.Number, ast.Expr] | None:
    """The limit and the rest of `min(20, rest)`."""
    ref = ref_if_named(count, speaking)
    if not isinstance(ref, FunctionRef) or ref.name != "min" or len(ref.given) != 2:
        return None
    first, second = ref.given
    return (first, second) if isinstance(first, ast.Number) and not isinstance(second, ast.Number) else None


# ---- so many for each ----
def _for_each(count: ast.Expr, what: str, speaking: Speaking) -> Phrase | None:
    """`2 points for each gem and 1 point for each coin or wood you have`: a sum of things that can be counted."""
    parts: list[tuple[int, list[Phrase], bool]] = []
    for term in _terms(count):
        number, node = _factor(term)
        one = unit(node, speaking)
        if one is None:
            return None
        own = _own_goods(node, speaking)
        if own and parts and parts[-1][2] and parts[-1][0] == number:
            parts[-1][1].append(one)
        else:
            parts.append((number, [one], own))
    said = []
    for number, units, own in parts:
        name = "say-amount-per-own" if own else "say-amount-per"
        amount = _number_of(number, what, speaking)
        said.append(speaking.say(name, amount=amount, items=speaking.joined(units, "or")))
    return speaking.joined(said)


def unit(node: ast.Expr, speaking: Speaking) -> Phrase | None:
    """One of what a number counts: a good, a thing of a collection, or what a value says it counts (`.per`)."""
    if isinstance(node, ast.Fold) and node.op == "count" and node.value is None:
        return each(node.items, speaking)
    ref = ref_if_named(node, speaking)
    if goods(ref) and _own_goods(node, speaking):
        return speaking.word(ref.variable.name)
    if isinstance(ref, ValueRef | TableRef) and whose(ref) is None:
        return _counted_unit(ref, speaking)
    return None


def _counted_unit(ref: ValueRef | TableRef, speaking: Speaking) -> Phrase | None:
    """What one of a value is, in the words of the pack; they show all parameters or none."""
    name, args = noun_id(ref), arguments(ref, speaking)
    shown = speaking.catalog.variables(name, "per") & set(args)
    return speaking.special(name, "per", **(args if shown else {}))


def _own_goods(node: ast.Expr, speaking: Speaking) -> bool:
    """Whether this is what the acting player has of a resource."""
    ref = ref_if_named(node, speaking)
    return isinstance(node, ast.Name) and goods(ref) and not ref.index and ref.whose is None


def _terms(node: ast.Expr) -> list[ast.Expr]:
    if isinstance(node, ast.Arith) and node.op == "+":
        return [*_terms(node.left), *_terms(node.right)]
    return [node]


def _factor(node: ast.Expr) -> tuple[int, ast.Expr]:
    if isinstance(node, ast.Arith) and node.op == "*" and isinstance(node.left, ast.Number):
        return node.left.value, node.right
    return 1, node
