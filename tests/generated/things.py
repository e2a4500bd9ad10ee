"""Things of every type and lists of them, as text.

Whoever asks for a thing says whether it must be there; an expression that may fail is only made where something may. So most of
what is made fits where it stands.
"""

from __future__ import annotations

from dataclasses import replace

from tests.generated import numbers_and_tests as numbers
from tests.generated.nouns import SQUARE
from tests.generated.scopes import THINGS, Maker, Name, Scope, Type, bracketed, choose, in_brackets, words


def thing(type_: Type, scope: Scope, sure: bool = False) -> str:
    """A thing of a type; `sure` if it must be there. A risky pack does not always take care."""
    if sure and scope.setting.risky and scope.dice.often(12):
        sure = False
    match type_:
        case "number":
            return numbers.number(scope)
        case "yes_no":
            return numbers.test(scope)
        case "player":
            return player(scope, sure)
        case "hue":
            return hue(scope, sure)
        case "card":
            return card(scope, sure)
        case "cell":
            return cell(scope, sure)
        case "resource":
            return resource(scope, sure)


def loose(type_: Type, scope: Scope) -> str:
    """A thing where also the word `nothing` may stand."""
    return "nothing" if type_ in THINGS and scope.dice.often(12) else thing(type_, scope)


def player(scope: Scope, sure: bool = False) -> str:
    dice = scope.dice
    leaves: list[Maker] = [lambda s: "player" if s.acts else "item_at(players, 1)", *words(scope.known("player", sure))]
    if not sure:
        leaves += [lambda s: dice.pick(("chief", "rival") if s.acts else ("chief",))]
    if scope.depth <= 0:
        return choose(scope, leaves)
    more: list[Maker] = [
        lambda s: f"{dice.pick(('next', 'previous'))} of {player(s, sure)}",
        lambda s: f"({player(s, sure)} if {numbers.test(s)} else {player(s, sure)})",
    ]
    if scope.fails:
        more += [
            lambda s: f"(best p in {in_brackets(listed('player', s, sure))} by {order('p', 'player', s)})",
            lambda s: f"({dice.pick(('first', 'last'))} of {listed('player', s, sure)})",
        ]
    if not sure:
        more += [
            lambda s: f"item_at({in_brackets(listed('player', s))}, {numbers.number(s)})",
            lambda s: f"rival of {player(s, True)}",
        ]
        more += [lambda s: f"mark of {cell(s, False)}"] if scope.setting.cell else []
        if scope.setting.cards and not scope.setting.hidden_hand:
            more += [lambda s: f"hand of {bracketed(card(s, False))}"]
        if scope.setting.solo:
            more += [lambda s: "automa"]
    return choose(scope, [*leaves, *more])


def hue(scope: Scope, sure: bool = False) -> str:
    dice, hues = scope.dice, scope.setting.hues
    leaves: list[Maker] = [lambda s: dice.pick(hues), *words(scope.known("hue", sure))]
    if not sure:
        leaves += [lambda s: "tint"]
    if scope.depth <= 0:
        return choose(scope, leaves)
    more: list[Maker] = [lambda s: f"{dice.pick(('next', 'previous'))} of {hue(s, sure)}"]
    if not sure:
        more += [
            lambda s: f"item_at({in_brackets(listed('hue', s))}, {numbers.number(s)})",
            lambda s: f"liking({hue(s)})",
            lambda s: f"match_of({hue(s)}, {hue(s)})",
        ]
        more += [lambda s: f"side of {card(s, False)}"] if scope.setting.cards else []
        more += [lambda s: f"paint of {cell(s, False)}"] if scope.setting.cell else []
    if scope.fails:
        more += [lambda s: f"({dice.pick(('first', 'last'))} of {listed('hue', s, sure)})"]
    return choose(scope, [*leaves, *more])


def card(scope: Scope, sure: bool = False) -> str:
    dice = scope.dice
    zone = dice.pick(scope.zones())
    names = scope.known("card", sure)
    leaves = words(names)
    leaves += [lambda s: "prize"] if not sure else []
    if sure and not names:
        leaves += [lambda s: "item_at(cards, 1)"]
    if scope.depth <= 0:
        return choose(scope, leaves)
    more: list[Maker] = [lambda s: "item_at(cards, 1)"]
    if not sure:
        more += [lambda s: f"item_at({zone}, {numbers.number(s)})", lambda s: f"friend of {card(s, False)}"]
    if scope.fails:
        more += [
            lambda s: f"({dice.pick(('first', 'last'))} of {listed('card', s, sure)})",
            lambda s: f"(best c in {in_brackets(listed('card', s, sure))} by {order('c', 'card', s)})",
        ]
    return choose(scope, [*leaves, *more])


def cell(scope: Scope, sure: bool = False) -> str:
    dice = scope.dice
    leaves = words(scope.known("cell", sure))
    leaves += [lambda s: "spot"] if not sure else [lambda s: f"item_at(land, {dice.number(1, 3)})"]
    if scope.depth <= 0:
        return choose(scope, leaves)
    more: list[Maker] = [lambda s: f"item_at(land, {dice.number(1, 3)})"]
    if not sure:
        more += [lambda s: f"item_at({in_brackets(listed('cell', s))}, {numbers.number(s)})"]
        if scope.setting.board == SQUARE:
            more += [lambda s: f"{dice.pick(('north', 'east', 'south', 'west'))} of {cell(s, False)}"]
    if scope.fails:
        more += [lambda s: f"({dice.pick(('first', 'last'))} of {listed('cell', s, sure)})"]
    return choose(scope, [*leaves, *more])


def resource(scope: Scope, sure: bool = False) -> str:
    names = scope.known("resource", sure)
    return scope.dice.pick([*names, *([] if sure else ["fancy"])] or [goods_list(scope)])


def goods_list(scope: Scope) -> str:
    return f"item_at([{', '.join(scope.setting.goods)}], 1)"


# -- lists --
PLAIN = ("players", "hue", "land", "cards", "row", "hand", "deck", "bin")
READ = "row"


def listed(type_: Type, scope: Scope, sure: bool = False) -> str:
    """A list of things; of one that is not `sure`, some may be nothing."""
    if scope.depth > 0 and scope.dice.often(35):
        return filtered(type_, scope, sure)
    return scope.dice.pick(sources(type_, scope, sure))


def filtered(type_: Type, scope: Scope, sure: bool = False) -> str:
    source = scope.dice.pick(sources(type_, scope, sure))
    inside = scope.bind(Name("it", type_, sure or source in PLAIN)).deeper()
    return f"({source} where {numbers.test(inside)})"


def sources(type_: Type, scope: Scope, sure: bool) -> list[str]:
    names = scope.known(type_, sure, many=True)
    match type_:
        case "player":
            return [
                *names,
                "players",
                "(reverse of players)",
                *([] if sure else ["[chief, rival]" if scope.acts else "[chief]", "queue"]),
            ]
        case "hue":
            some = scope.setting.hues[:2]
            return [*names, "hue", f"[{', '.join(some)}]", *([] if sure else [f"[tint, {some[0]}]", "tints"])]
        case "card":
            return [*names, *scope.zones(), *([] if sure else [f"(list of friend of it for it in {READ})"])]
        case "cell":
            return [*names, "land", f"neighbours of {cell(replace(scope, depth=0), True)}"]
        case "resource":
            return [*names, f"[{', '.join(scope.setting.goods)}]"]
        case "number" | "yes_no":
            return [*(scope.known("number", many=True)), "[1, 2, 3]", "[0, 2]", "[tally, 2]"]


def order(name: str, type_: Type, scope: Scope) -> str:
    """One or two criteria."""
    inside = scope.bind(Name(name, type_)).deeper()
    parts = [criterion(inside, name, type_)]
    if scope.dice.often(30):
        parts.append(criterion(inside, name, type_))
    return " then ".join(parts)


def criterion(scope: Scope, name: str, type_: Type) -> str:
    word = scope.dice.pick(("most", "least", "prefer", "first"))
    if word == "prefer":
        return f"prefer ({numbers.test(scope)})"
    if word == "first" and type_ in ("player", "hue"):
        return f"first {in_brackets(listed(type_, scope))}"
    return f"most {numbers.number(scope)}" if word == "first" else f"{word} {numbers.number(scope)}"
