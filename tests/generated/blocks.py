"""Blocks, and the statements that hold blocks."""

from __future__ import annotations

from dataclasses import replace

from tests.generated import acts
from tests.generated.numbers_and_tests import number, test
from tests.generated.places import SKIP, Left, Lines, Maker, Place, Traits, indented
from tests.generated.scopes import Name, in_brackets, types
from tests.generated.things import listed, order, player, thing

WAYS = ("left", "middle", "right")


def block(place: Place, most: int = 3) -> Lines:
    """At least one statement."""
    lines: Lines = []
    for _ in range(place.dice.number(1, most)):
        if place.left.statements <= 0:
            break
        lines += statement(place)
    return lines or [SKIP]


def statement(place: Place) -> Lines:
    place.left.statements -= 1
    if place.eager and place.may_ask() and place.depth > 0 and place.dice.often(70):
        return place.dice.pick((acts.choose, may, choose_one, any_order, up_to_times, acts.choose_some, acts.gain_freely))(place)
    makers: list[Maker] = [
        acts.gain,
        acts.gain,
        acts.lose,
        acts.others_goods,
        acts.set_something,
        acts.set_something,
        acts.advance,
        acts.let,
    ]
    makers += [acts.last_for_a_while]
    makers += [acts.goods_by_name, acts.goods_by_name] if not place.quiet else []
    makers += [acts.event] if place.events and not place.quiet and _bears(place, place.heard) else []
    makers += [lay] if place.setting.tiles and place.may_ask() and place.depth > 0 else []
    if place.fails:
        makers += [acts.require, *([acts.pay, acts.pay] if not place.quiet else [])]
    if place.setting.cards:
        makers += [acts.set_card]
        makers += [acts.move, acts.move] if not place.quiet and (place.fails or place.scope.known("card", sure=True)) else []
        makers += [acts.draw] if place.crosses or not place.setting.hidden_deck else []
    if place.setting.cell:
        makers += [acts.set_cell]
    if place.crosses:
        makers += [acts.roll, *([acts.shuffle] if place.setting.cards else [])]
    if place.agenda and place.rules:
        makers += [acts.add_to_agenda, acts.add_to_agenda]
    if acts.callable_rules(place):
        makers += [acts.do, acts.do]
    if place.reward is not None and (place.fails or not place.reward.fails) and (place.crosses or not place.reward.crosses):
        makers += [acts.do_reward, acts.do_reward]
    if place.scope.names:
        makers += [acts.change_name]
    if place.may_ask():
        makers += [acts.choose, acts.choose, acts.choose, *([acts.gain_freely] if not place.quiet else [])]
        makers += [acts.window] if place.windows else []
        makers += [acts.choose_some] if place.fails or place.dice.often(50) else []
    if place.depth > 0:
        makers += [if_, if_, match, for_each, times, each_player, if_able, surely, first_possible, repeat]
        if place.may_ask():
            makers += [may, may, choose_one, choose_one, up_to_times, any_order, any_order]
    return place.dice.pick(makers)(place)


def _bears(place: Place, traits: Traits) -> bool:
    """Whether something that does so much may stand here."""
    return (place.fails or not traits.fails) and (place.crosses or not traits.crosses) and (place.asks or not traits.asks)


def lay(place: Place) -> Lines:
    """A tile from the box, wherever it fits."""
    place.asked()
    tile, spot = f"{place.prefix}tile_here", f"{place.prefix}spot_here"
    low = place.dice.pick(
        (
            " where level = 1",
            " where level <= 2 and turn = 0",
            " where any of neighbours of it where covered",
            " where 1 = kinds of level of it for it in cells of it",
            " where none of cells of it where covered",
        )
    )
    parts = place.dice.pick(("", " as cell then turn", " as turn then level"))
    lines = [f"let {tile} = first of box", f"choose {spot} from spots({tile}, map){low}{parts}", f"place {tile} at {spot}"]
    return ["if able:", *indented(lines)]


def may(place: Place) -> Lines:
    place.asked()
    inner = place.inner(fails=True)
    lines = block(inner)
    place.took(inner, settled=True)
    label = " as gift" if place.dice.often(60) else ""
    if label:
        place.setting.labels["gift"] = "yes_no"
    return [f"may{label}:", *indented(lines)]


def ways(place: Place, names: tuple[str, ...], fails: bool, test_percent: int, always: bool) -> Lines:
    lines: Lines = []
    for number_, name in enumerate(names):
        last = number_ == len(names) - 1
        guard = f" if {test(replace(place.here(), depth=1))}" if place.dice.often(test_percent) and not (last and always) else ""
        inner = place.inner(fails=fails and not (last and always))
        body = block(inner, 2)
        place.took(inner, settled=always)
        lines += [f"{name}{guard}:", *indented(body)]
    return lines


def choose_one(place: Place) -> Lines:
    place.asked()
    safe = not place.fails or place.dice.often(40)
    before = replace(place, traits=Traits())
    lines = ways(before, WAYS[: place.dice.number(2, 3)], True, 25, safe)
    place.took(before, settled=safe)
    if not safe:
        place.done(fails=True)
    label = " as deed" if place.dice.often(70) else ""
    if label:
        place.setting.labels["deed"] = "ways"
    return [f"choose one{label}:", *indented(lines)]


def first_possible(place: Place) -> Lines:
    safe = not place.fails or place.dice.often(60)
    before = replace(place, traits=Traits())
    lines = ways(before, WAYS[: place.dice.number(2, 3)], True, 25, safe)
    place.took(before, settled=safe)
    if not safe:
        place.done(fails=True)
    return ["first possible:", *indented(lines)]


def any_order(place: Place) -> Lines:
    place.asked()
    first: Lines = []
    if place.dice.often(60):  # a name that the items may change, and see changed
        first = [f"let {place.prefix}n = 1"]
        place.scope = place.scope.bind(Name(f"{place.prefix}n", "number"))
    before = replace(place, traits=Traits())
    lines = ways(before, ("main", "side", "extra")[: place.dice.number(2, 3)], place.fails, 20, False)
    place.took(before)
    if not place.agenda:
        place.setting.labels["deeds"] = "items"
    return [*first, "any order as deeds:", *indented(lines)]


def up_to_times(place: Place) -> Lines:
    place.asked()
    inner = place.inner(**loop(place, True))
    lines = block(inner, 2)
    place.took(inner, settled=True)
    return [f"up to {place.dice.number(1, 2)} times:", *indented(lines)]


def loop(place: Place, fails: bool) -> dict[str, bool]:
    """What is repeated may fail or show something new, but not both."""
    crosses = place.crosses and place.dice.often(50)
    return {"crosses": crosses, "fails": fails and not crosses}


def if_(place: Place) -> Lines:
    lines = [f"if {test(place.here())}:"]
    before = replace(place, traits=Traits())
    inner = before.inner()
    lines += indented(block(inner, 2))
    before.took(inner)
    if place.dice.often(40):
        other = place.inner()
        lines += ["else:", *indented(block(other, 2))]
        before.took(other)
    place.took(before)
    return lines


def match(place: Place) -> Lines:
    before = replace(place, traits=Traits())
    if place.dice.often(50):
        heads = [", ".join(place.setting.hues[:1]), place.setting.hues[1]]
        lines = [f"match {thing('hue', place.here())}:"]
    else:
        heads = ["0 .. 1", "2, 3"]
        lines = [f"match {number(place.here())}:"]
    for head in [*heads, *(["else"] if place.dice.often(50) else [])]:
        inner = before.inner()
        lines += indented([f"{head}:", *indented(block(inner, 1))])
        before.took(inner)
    place.took(before)
    return lines


def if_able(place: Place) -> Lines:
    inner = place.inner(fails=True)
    lines = ["if able:", *indented(block(inner, 3))]
    place.took(inner, settled=True)
    if place.dice.often(60):
        other = place.inner()
        lines += ["else:", *indented(block(other, 2))]
        place.took(other)
    return lines


def surely(place: Place) -> Lines:
    inner = place.inner(fails=True)
    lines = ["surely:", *indented(block(inner, 2))]
    place.took(inner, settled=True)
    return lines


def for_each(place: Place) -> Lines:
    type_ = place.dice.pick(["number", *types(place.setting), "resource"])
    sure = place.dice.often(60)
    items = "1..2" if type_ == "number" else listed(type_, replace(place.here(), depth=1), sure)
    place.done(fails=place.fails)
    inner = place.inner(**loop(place, place.fails))
    name = f"{place.prefix}each_{type_}"
    inner.scope = place.scope.bind(Name(name, type_, type_ == "number" or sure))
    inner.left = Left(min(1, place.left.asks), place.left.statements)
    lines = block(inner, 2)
    place.left.asks -= 1 if inner.traits.asks else 0
    place.left.statements = inner.left.statements
    place.took(inner)
    return [f"for each {name} in {items}:", *indented(lines)]


def times(place: Place) -> Lines:
    inner = place.inner(**loop(place, place.fails))
    count = str(place.dice.number(1, 2)) if place.dice.often(60) else f"min({number(replace(place.here(), depth=0))}, 2)"
    lines = block(inner, 2)
    place.took(inner)
    return [f"{count} times:", *indented(lines)]


def repeat(place: Place) -> Lines:
    """A loop that surely ends: it counts its rounds."""
    inner = place.inner(**loop(place, place.fails))
    count = f"{place.prefix}round"
    inner.scope = place.scope.bind(Name(count, "number"))
    lines = block(inner, 2)
    place.took(inner)
    ends = f"{count} >= {place.dice.number(1, 2)}"
    more = f" or {test(replace(place.here(), depth=1))}" if place.dice.often(40) else ""
    return [f"let {count} = 0", "repeat:", *indented([f"set {count} to {count} + 1", *lines]), f"until {ends}{more}"]


def each_player(place: Place) -> Lines:
    inner = place.inner(asks=place.crosses and place.asks, fails=place.fails and not place.crosses)
    dice = place.dice
    head = dice.pick(
        (
            "each player:",
            "each player:",
            f"each player from {player(replace(place.here(), depth=1), True)}:",
            f"each player in {in_brackets(listed('player', replace(place.here(), depth=1)))}:",
            f"each player in (rank players by {order('it', 'player', replace(place.here(), fails=False))}):",
        )
    )
    lines = block(inner, 2)
    place.took(inner)
    if inner.traits.asks:
        place.done(crosses=True)
    return [head, *indented(lines)]
