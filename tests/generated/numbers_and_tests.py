"""Numbers and conditions as text, in brackets wherever a reader could doubt what belongs together."""

from __future__ import annotations

from tests.generated import things
from tests.generated.scopes import Maker, Name, Scope, ValueDecl, choose, in_brackets, types


# -- numbers --
def small(scope: Scope) -> str:
    return str(scope.dice.number(0, 3))


def number(scope: Scope) -> str:
    leaves: list[Maker] = [small, own_good if scope.acts else shared, *([named_number] if scope.known("number") else [])]
    if scope.depth <= 0:
        return choose(scope, leaves)
    more: list[Maker] = [shared, others_good, sum_of_two, bounded, either, counted, table_price, seat_of, divided, placed]
    more += [value_call, value_call, value_call] if callable_values(scope) else []
    more += [card_number, summed] if scope.setting.cards else []
    more += [cell_number, grouped, reached] if scope.setting.cell else []
    more += [tiled, tiled] if scope.setting.tiles and scope.acts else []
    more += [negative]
    more += [imagined] if scope.imagined else []
    return choose(scope, [*leaves, *leaves, *more])


def own_good(scope: Scope) -> str:
    return scope.dice.pick((*scope.setting.resources(), "fame"))


def named_number(scope: Scope) -> str:
    return scope.dice.pick(scope.known("number"))


def shared(scope: Scope) -> str:
    if scope.dice.often(40):
        return f"{scope.dice.pick(('favour', 'ration') if scope.acts else ('ration',))}({things.hue(scope, True)})"
    return scope.dice.pick(("bank", "tally", "die", "size of players", "size of hue", "player_count"))


def others_good(scope: Scope) -> str:
    return f"{own_good(scope)} of {things.player(scope, True)}"


def sum_of_two(scope: Scope) -> str:
    return f"({number(scope)} {scope.dice.pick(('+', '-', '*'))} {number(scope)})"


def bounded(scope: Scope) -> str:
    if scope.dice.often(30):
        return f"abs({number(scope)})"
    return f"{scope.dice.pick(('min', 'max'))}({number(scope)}, {number(scope)})"


def either(scope: Scope) -> str:
    return f"({number(scope)} if {test(scope)} else {number(scope)})"


def counted(scope: Scope) -> str:
    type_ = scope.dice.pick(types(scope.setting))
    if scope.dice.often(30):
        return f"(kinds of {things.listed(type_, scope)})"
    return f"(count of {things.listed(type_, scope)})"


def summed(scope: Scope) -> str:
    word = scope.dice.pick(("sum", "highest", "lowest", "kinds"))
    return f"({word} of {scope.dice.pick(('worth', 'level'))} of it for it in {things.listed('card', scope)})"


def table_price(scope: Scope) -> str:
    if scope.dice.often(40):
        return f"toll({things.hue(scope)}, {number(scope)})"
    return f"price({number(scope)})"


def seat_of(scope: Scope) -> str:
    return f"seat of {things.player(scope, False)}"


def divided(scope: Scope) -> str:
    by = number(scope) if scope.fails and scope.dice.often(40) else str(scope.dice.number(2, 3))
    return f"({number(scope)} {scope.dice.pick(('div', 'mod'))} {by})"


def placed(scope: Scope) -> str:
    type_ = scope.dice.pick(types(scope.setting))
    return f"place_in({in_brackets(things.listed(type_, scope))}, {things.loose(type_, scope)})"


def card_number(scope: Scope) -> str:
    what = scope.dice.pick(("worth", "level", *(["position"] if not scope.setting.hidden_deck else [])))
    return f"{what} of {things.card(scope, False)}"


def cell_number(scope: Scope) -> str:
    return f"height of {things.cell(scope, False)}"


def grouped(scope: Scope) -> str:
    return f"(count of groups of {things.filtered('cell', scope, True)})"


def reached(scope: Scope) -> str:
    """Along cells that pass a test, each step at some price."""
    inside = scope.bind(Name("here", "cell"), Name("there", "cell"), Name("it", "cell")).deeper()
    arrived = scope.bind(Name("it", "cell")).deeper()
    limit = scope.dice.pick(("", f" where cost <= {scope.dice.number(1, 3)}", f" where {test(arrived)}"))
    start = things.cell(scope, True)
    return f"(count of reach from {start} through {in_brackets_always(test(inside))} cost {number(inside)}{limit})"


def in_brackets_always(text: str) -> str:
    return f"({text})"


def tiled(scope: Scope) -> str:
    hue = scope.dice.pick(scope.setting.hues)
    drawn = (
        f"(count of map where printed = {hue} and not covered)",
        "(sum of worth of it for it in map)",
        f"(count of groups of map where empty or face = {hue})",
        f"(count of reach from (first of map) through not covered cost 1 where printed = {hue})",
    )
    grown = (
        "size of holes of map",
        "(count of (neighbours of (first of cells of map)) where empty)" if scope.fails else "size of box",
    )
    return scope.dice.pick(
        (
            *(drawn if scope.setting.mapped else grown),
            "(count of cells of map)",
            "(count of groups of cells of map)",
            f"(count of cells of map where level > {scope.dice.number(0, 1)})",
            f"(count of cells of map where face = {scope.setting.hues[0]})",
            "(highest of level of it for it in cells of map)",
        )
    )


def negative(scope: Scope) -> str:
    return f"(-{scope.dice.number(0, 2)})" if scope.dice.often(50) else f"(-{own_good(scope) if scope.acts else 'bank'})"


def imagined(scope: Scope) -> str:
    return f"({own_good(scope)} after doing {scope.dice.pick(scope.imagined)})"


def value_call(scope: Scope) -> str:
    return called(scope.dice.pick(callable_values(scope)), scope)


def callable_values(scope: Scope) -> list[ValueDecl]:
    return [value for value in scope.values if value.type == "number" and (scope.fails or not value.fails)]


def called(value: ValueDecl, scope: Scope) -> str:
    if not value.params:
        return value.name if scope.dice.often(70) else f"{value.name} of {things.player(scope, True)}"
    return f"{value.name}({', '.join(things.loose(param, scope) for param in value.params)})"


# -- conditions --
def test(scope: Scope) -> str:
    leaves: list[Maker] = [compared, is_nothing, lit]
    if scope.depth <= 0:
        return choose(scope, leaves)
    more: list[Maker] = [compared, same, member, joined, negated, quantified, *([able] if scope.able else [])]
    more += [empty_cell, line] if scope.setting.cell else []
    return choose(scope, [*leaves, *more])


def compared(scope: Scope) -> str:
    return f"{number(scope)} {scope.dice.pick(('=', '!=', '<', '<=', '>', '>='))} {number(scope)}"


def is_nothing(scope: Scope) -> str:
    type_ = scope.dice.pick(types(scope.setting))
    return f"{things.thing(type_, scope)} {scope.dice.pick(('=', '!='))} nothing"


def lit(scope: Scope) -> str:
    return "lit" if scope.dice.often(60) and scope.acts else f"lit of {things.player(scope, True)}"


def same(scope: Scope) -> str:
    type_ = scope.dice.pick(types(scope.setting))
    return f"{things.thing(type_, scope)} {scope.dice.pick(('=', '!='))} {things.thing(type_, scope)}"


def member(scope: Scope) -> str:
    type_ = scope.dice.pick(types(scope.setting))
    return f"{things.thing(type_, scope)} in {in_brackets(things.listed(type_, scope))}"


def joined(scope: Scope) -> str:
    return f"({test(scope)} {scope.dice.pick(('and', 'or'))} {test(scope)})"


def negated(scope: Scope) -> str:
    return f"(not ({test(scope)}))"


def quantified(scope: Scope) -> str:
    type_ = scope.dice.pick(types(scope.setting))
    return f"({scope.dice.pick(('any', 'none', 'every'))} of {things.filtered(type_, scope)})"


def able(scope: Scope) -> str:
    return f"able({scope.dice.pick(scope.able)})"


def empty_cell(scope: Scope) -> str:
    return f"empty of {things.cell(scope, False)}"


def line(scope: Scope) -> str:
    inside = scope.bind(Name("it", "cell"))
    return f"(any line of {scope.dice.number(1, 5)} through {things.cell(scope, True)} where {test(inside.deeper())})"
