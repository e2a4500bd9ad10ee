"""Plain statements: goods, names, pieces, calls and choices."""

from __future__ import annotations

from dataclasses import replace

from tests.generated.numbers_and_tests import number, test
from tests.generated.places import HAPPENED, SKIP, STRETCHES, Lines, Place, RuleDecl
from tests.generated.scopes import Name, Scope, Type, bracketed, in_brackets, types
from tests.generated.things import goods_list, listed, loose, order, player, thing

PURPOSES = ("", "", " for work", " for play")
ALWAYS = ("1..3", "players", "hue", "cards", "land")


def amount(place: Place) -> str:
    if place.dice.often(60):
        return str(place.dice.number(1, 3))
    return in_brackets(number(replace(place.here(), depth=1)))


def good(place: Place) -> str:
    return "bank" if place.quiet else place.dice.pick((*place.setting.resources(), "fame", "bank"))


def gain(place: Place) -> Lines:
    per = f" per {listed(place.dice.pick(types(place.setting)), replace(place.here(), depth=0))}" if place.dice.often(15) else ""
    more = f", {amount(place)} {good(place)}" if place.dice.often(20) else ""
    return [f"gain {amount(place)} {good(place)}{per if not more else ''}{more}"]


def lose(place: Place) -> Lines:
    if place.dice.often(20):
        return [f"lose all {good(place)}"]
    return [f"lose {amount(place)} {good(place)}"]


def others_goods(place: Place) -> Lines:
    """What happens to somebody who is named: what he is asked on account of it is another's choice."""
    dice, who = place.dice, bracketed(player(replace(place.here(), depth=1), True))
    good_ = dice.pick((*place.setting.resources(), "fame"))
    if place.quiet:
        return [SKIP]
    if place.may_ask() and place.crosses and dice.often(25):
        place.asked()
        place.done(crosses=True)
        return [f"{who} {dice.pick(('gains', 'loses'))} {dice.number(1, 2)} mix of [{', '.join(place.setting.goods)}]"]
    return [f"{who} {dice.pick((f'gains {amount(place)} {good_}', f'loses {amount(place)} {good_}', f'loses all {good_}'))}"]


def gain_freely(place: Place) -> Lines:
    place.asked()
    goods = place.setting.goods
    word = place.dice.pick(("gain", "gain", "lose"))
    if place.dice.often(50):
        return [f"{word} either {amount(place)} {goods[0]} or {amount(place)} {goods[1]}"]
    return [f"{word} {place.dice.number(1, 2)} mix of [{', '.join(goods)}]"]


def goods_by_name(place: Place) -> Lines:
    """A resource that only the play tells."""
    names = place.scope.known("resource")
    verbs = ["gain", "gain", "lose", *(["pay"] if place.fails else [])]
    if names and place.dice.often(60):
        name = place.dice.pick(names)
        sure = name in place.scope.known("resource", sure=True) or (place.setting.risky and place.dice.often(30))
        word = place.dice.pick(verbs)
        place.done(fails=word == "pay")
        spend = f"{word} {amount(place)} {name}"
        return [spend] if sure else [f"if {name} != nothing: {spend}"]
    if place.dice.often(20):
        return [f"set fancy to {place.dice.pick((place.setting.goods[0], place.setting.goods[-1], 'nothing'))}"]
    bound = Name(f"{place.prefix}ware", "resource", False)
    place.scope = place.scope.bind(bound)
    first = f"let {bound.name} = {place.dice.pick(('fancy', goods_list(place.scope)))}"
    return [first, f"if {bound.name} != nothing: {place.dice.pick(('gain', 'lose'))} {amount(place)} {bound.name}"]


def pay(place: Place) -> Lines:
    place.done(fails=True)
    goods, purpose = place.setting.resources(), place.dice.pick(PURPOSES)
    asks = place.may_ask()
    if asks and place.dice.often(25):
        place.asked()
        if place.dice.often(50):
            return [f"pay either {amount(place)} {goods[0]} or {amount(place)} {goods[1]}{purpose}"]
        return [f"pay {place.dice.number(1, 3)} mix of [{', '.join(place.setting.goods)}]{purpose}"]
    if place.setting.stand_in and not asks:
        return [f"pay {amount(place)} {place.setting.goods[-1]}{purpose}"]
    if place.dice.often(25):
        return [f"pay {amount(place)} {goods[0]}, {amount(place)} {goods[1]}{purpose}"]
    return [f"pay {amount(place)} {place.dice.pick(goods)}{purpose}"]


def require(place: Place) -> Lines:
    place.done(fails=True)
    return [f"require {test(place.here())}"]


def set_something(place: Place) -> Lines:
    scope, dice = place.here(), place.dice
    if dice.often(25):
        return set_list(place)
    match dice.below(5 if place.quiet else 7):
        case 0:
            return [f"set favour({thing('hue', scope, True)}) to {number(scope)}"]
        case 1:
            return [f"set chief to {loose('player', scope)}"]
        case 2:
            return [f"set tint to {loose('hue', scope)}"]
        case 3:
            return [f"set rival of {player(scope, True)} to {loose('player', scope)}"]
        case 4:
            return [f"set lit to {dice.pick(('yes', 'no'))}"]
        case 5:
            return [f"set tally to {number(scope)}"]
    return [f"set {dice.pick(place.setting.goods)} of {player(scope, True)} to {number(scope)}"]


def set_list(place: Place) -> Lines:
    """A list that is remembered: another one, or one that grows."""
    name, type_ = place.dice.pick((("queue", "player"), ("tints", "hue")))
    new = listed(type_, place.here(), place.dice.often(70))
    return [f"set {name} to {place.dice.pick((new, f'{name} + {in_brackets(new)}', f'reverse of {name}'))}"]


def set_card(place: Place) -> Lines:
    scope = place.here()
    if place.dice.often(40) or not place.scope.known("card", sure=True):
        return [f"set prize to {loose('card', scope)}"]
    name = place.dice.pick(place.scope.known("card", sure=True))
    if place.quiet or place.dice.often(50):
        return [f"set friend of {name} to {loose('card', scope)}"]
    return [f"set level of {name} to {number(scope)}"]


def set_cell(place: Place) -> Lines:
    scope = place.here()
    if place.dice.often(25):
        return [f"set spot to {loose('cell', scope)}"]
    names = place.scope.known("cell", sure=True)
    cell = place.dice.pick(names) if names else f"item_at(land, {place.dice.number(1, 3)})"
    match place.dice.below(3):
        case 0:
            return [f"set mark of {cell} to {loose('player', scope)}"]
        case 1:
            return [f"set height of {cell} to {number(scope)}"]
    return [f"set paint of {cell} to {loose('hue', scope)}"]


def advance(place: Place) -> Lines:
    scope = place.here()
    targets = [f"favour({thing('hue', scope, True)})"]
    if not place.quiet:
        targets += ["fame", "tally", f"fame of {player(scope, True)}"]
        targets += [f"level of {name}" for name in place.scope.known("card", sure=True)]
    targets += [f"height of {name}" for name in place.scope.known("cell", sure=True)]
    by = f" by {in_brackets(number(replace(scope, depth=1)))}" if place.dice.often(50) else ""
    limit = f" up to {place.dice.number(1, 4)}" if place.dice.often(30) else ""
    return [f"advance {place.dice.pick(targets)}{by}{limit}"]


def let(place: Place) -> Lines:
    scope = place.here()
    if place.dice.often(20):
        type_ = place.dice.pick(types(place.setting))
        name = f"{place.prefix}some_{type_}s"
        lines = [f"let {name} = {listed(type_, scope)}"]
        place.scope = place.scope.bind(Name(name, type_, False, True))
        return lines
    type_ = place.dice.pick(["number", "number", *types(place.setting)])
    name = place.prefix + (place.dice.pick(("n", "m")) if type_ == "number" else f"my_{type_}")
    sure = type_ == "number" or place.dice.often(40)
    lines = [f"let {name} = {thing(type_, scope, sure)}"]
    place.scope = place.scope.bind(Name(name, type_, sure and (type_ == "number" or not place.setting.risky)))
    return lines


def change_name(place: Place) -> Lines:
    """Another value for a name that was bound above."""
    names = place.known_names()
    if not names:
        return let(place)
    name = place.dice.pick(names)
    return [f"set {name.name} to {thing(name.type, place.here(), name.sure)}"]


def zone(place: Place) -> str:
    return place.dice.pick(("row", "hand", "bin", f"hand of {player(replace(place.here(), depth=0), True)}"))


def move(place: Place) -> Lines:
    """What comes out of a hidden hand becomes known."""
    names = place.scope.known("card", sure=True)
    hidden = place.setting.hidden_hand or place.setting.hidden_deck
    if hidden and not place.crosses:
        return [SKIP]
    many = place.scope.known("card", many=True)
    if many and place.dice.often(30):
        place.done(fails=True, crosses=hidden)
        return [f"move {place.dice.pick(many)} to {zone(place)}"] if place.fails else [SKIP]
    if place.dice.often(25):
        place.done(crosses=hidden)
        return [f"move all {listed('card', replace(place.here(), depth=1), True)} to {zone(place)}"]
    if names and (not place.fails or place.dice.often(60)):
        place.done(crosses=hidden)
        return [f"move {place.dice.pick(names)} to {zone(place)}"]
    if not place.fails:
        return [SKIP]
    what = thing("card", place.here())
    place.done(fails=True, crosses=hidden)
    return [f"move {what} to {zone(place)}"]


def draw(place: Place) -> Lines:
    place.done(crosses=place.setting.hidden_deck)
    some = ""
    if not place.setting.hidden_deck and place.dice.often(40):
        some = f" where {test(replace(place.here(), depth=1).bind(Name('it', 'card')))}"
    return [f"draw {place.dice.number(1, 2)} from deck{some} to {zone(place)}"]


def shuffle(place: Place) -> Lines:
    place.done(crosses=True)
    return [f"shuffle {place.dice.pick(('deck', 'row'))}"]


def roll(place: Place) -> Lines:
    cards = place.scope.known("card", sure=True)
    target = f"level of {place.dice.pick(cards)}" if cards and not place.quiet and place.dice.often(40) else "die"
    place.done(crosses=True)
    return [f"roll {target}"]


def callable_rules(place: Place) -> list[RuleDecl]:
    if place.quiet:
        return []
    return [
        rule
        for rule in place.rules
        if (place.fails or not rule.traits.fails)
        and (place.crosses or not rule.traits.crosses)
        and (place.asks or not rule.traits.asks)
    ]


def call(rule: RuleDecl, scope: Scope) -> str:
    args = ", ".join(argument(param, replace(scope, depth=1)) for param in rule.params)
    return f"{rule.name}({args})" if rule.params else rule.name


def argument(type_: Type, scope: Scope) -> str:
    if type_ != "resource":
        return loose(type_, scope)
    return scope.dice.pick([*scope.known("resource"), goods_list(scope)])


def do(place: Place) -> Lines:
    if place.dice.often(20):
        return [f"do windfall({loose('hue', place.here())})"]
    rule = place.dice.pick(callable_rules(place))
    line = f"do {call(rule, place.here())}"
    place.done(rule.traits.fails, rule.traits.asks, rule.traits.crosses)
    return [line]


def do_reward(place: Place) -> Lines:
    """The program printed on a card; a card that is nothing has none."""
    assert place.reward is not None
    what = thing("card", replace(place.here(), fails=False, depth=1), place.dice.often(50))
    place.done(place.reward.fails, place.reward.asks, place.reward.crosses)
    return [f"do reward of {what}"]


def add_to_agenda(place: Place) -> Lines:
    return [f"add to deeds: do {call(place.dice.pick(place.rules), place.here())}"]


def window(place: Place) -> Lines:
    place.asked()
    name = place.dice.pick(place.windows)
    numbers = [known.name for known in place.known_names() if known.type == "number"]
    if numbers:
        return [f"window {name}({place.dice.pick(numbers)})"]
    given = f"{place.prefix}n"
    place.scope = place.scope.bind(Name(given, "number"))
    return [f"let {given} = 1", f"window {name}({given})"]


def event(place: Place) -> Lines:
    """Something is announced; what listeners do may fail, ask and cross as much as they may."""
    heard = place.heard
    place.done(heard.fails, heard.asks, heard.crosses)
    return [f"event {HAPPENED}({number(replace(place.here(), depth=1))})"]


def last_for_a_while(place: Place) -> Lines:
    values = [value for value in place.scope.values if value.type == "number"]
    scope = place.dice.pick(STRETCHES)
    goods = place.setting.goods
    kinds = [f"waive {goods[0]}", f"substitute {goods[1]} for {goods[0]}"]
    if values:
        value = place.dice.pick(values)
        kinds += [f"add {place.dice.number(1, 3)} to {value.name}", f"treat {value.name} as {amount(place)}"]
    return [f"until end of {scope}: {place.dice.pick(kinds)}"]


def choose(place: Place) -> Lines:
    dice = place.dice
    type_ = dice.pick(["number", *types(place.setting)])
    name = place.prefix + (dice.pick(("n", "m")) if type_ == "number" else f"my_{type_}")
    sure = dice.often(70)
    always = {"number": "1..3", "player": "players", "hue": "hue", "card": "cards", "cell": "land"}[type_]
    items = always
    fails = False
    if place.fails and dice.often(70):
        fails = True
        items = in_place(type_, place, sure)
    label = f" as pick_{type_}" if dice.often(60) else ""
    by = ""
    if dice.often(15):
        by = f" by {order('it', type_, place.here())}"
        if dice.often(40) and place.crosses:
            by += " then random"
    else:
        place.asked()
    place.scope = place.scope.bind(Name(name, type_, items in ALWAYS or sure))
    if not by and label:
        place.setting.labels[f"pick_{type_}"] = type_
    place.done(fails=fails, crosses="random" in by)
    return [f"choose {name} from {items}{by}{label}"]


def in_place(type_: Type, place: Place, sure: bool) -> str:
    if type_ != "number":
        return listed(type_, place.here(), sure)
    inside = replace(place.here(), depth=1).bind(Name("it", "number"))
    return f"{place.dice.number(0, 1)}..min({number(place.here())}, 3) where {test(inside)}"


def choose_some(place: Place) -> Lines:
    dice = place.dice
    type_ = dice.pick(types(place.setting))
    up_to = not place.fails or dice.often(50)
    items = listed(type_, replace(place.here(), depth=1), True)
    place.asked()
    place.done(fails=not up_to)
    name = f"{place.prefix}some_{type_}s"
    place.scope = place.scope.bind(Name(name, type_, True, True))
    inside = replace(place.here(), depth=1, fails=False).bind(Name("it", type_))
    apart = f" with different {in_brackets(number(inside))}" if dice.often(40) else ""
    return [f"choose {'up to ' if up_to else ''}{dice.number(1, 3)} {name} from {items}{apart}"]
