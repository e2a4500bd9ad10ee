"""The cards of a generated pack: attributes, programs printed on them, and effects that listen."""

from __future__ import annotations

from dataclasses import replace

from tests.generated.blocks import block
from tests.generated.numbers_and_tests import number, test
from tests.generated.places import HAPPENED, STRETCHES, Left, Lines, Place, RuleDecl
from tests.generated.scopes import Name, Scope, Type

ANIMALS = ("ant", "bee", "cow", "dog")


def cards_yaml(place: Place, rules: tuple[RuleDecl, ...]) -> str:
    """One table; `place` tells what a listener may do."""
    setting, dice = place.setting, place.dice
    lines = [
        "pieces: card",
        "attributes:",
        "  worth: number",
        "  side: hue",
        "  level: {type: number, varies: true, min: 1, max: 3}",
        "  friend: {type: card, varies: true}",
        "  reward: effect",
        "items:",
    ]
    chorus = dice.pick((*setting.goods, "")) if dice.often(50) else ""
    for animal in ANIMALS[: setting.cards]:
        side = f", side: {dice.pick(setting.hues)}" if dice.often(70) else ""
        copies = ", copies: 2" if dice.often(25) else ""
        lines.append(f"  {animal}:")
        lines.append(f"    worth: {dice.number(0, 3)}")
        lines += [f"    {part.strip().replace(': ', ': ')}" for part in (side + copies).split(",") if part.strip()]
        lines.append(f"    level: {dice.number(1, 3)}")
        if dice.often(40):
            lines += text("reward", block(replace(inside(place), quiet=False), 2))
        said = effect(place, rules) if dice.often(75) else []
        said += voice(place, chorus) if chorus else []
        if said:
            lines += text("effect", said)
    return "\n".join(lines) + "\n"


def text(key: str, body: Lines) -> list[str]:
    return [f"    {key}: |", *(f"      {line}" for line in body)]


def inside(place: Place, *names: Name, printed: bool = True) -> Place:
    """The inside of a listener or of a program; what is printed on a card knows it as `this`."""
    scope = replace(place.scope, names=()).bind(*([Name("this", "card")] if printed else []), *names)
    return replace(place, scope=scope, left=Left(1, 4), depth=1, quiet=True, traits=type(place.traits)())


def effect(place: Place, rules: tuple[RuleDecl, ...]) -> Lines:
    lines: Lines = []
    for _ in range(place.dice.number(1, 2)):
        lines += modifier(place, "") if place.dice.often(30) else listener(place, rules, True)
    return lines


def voice(place: Place, good: str) -> Lines:
    """One of many that hear the same: what each of them does may matter to the others."""
    params: tuple[tuple[str, Type], ...] = (("n", "number"),)
    body = replace(inside(place, Name("n", "number", True)), left=Left(1, 2))
    return finished(f"after {place.dice.pick(('you gain', 'any player gains'))} {good}(n)", body, params)


def who(place: Place, printed: bool) -> str:
    return place.dice.pick(("you", "you", "another player", "any player")) if printed else "any player"


def listener(place: Place, rules: tuple[RuleDecl, ...], printed: bool) -> Lines:
    """A trigger and what follows it."""
    dice = place.dice
    someone = who(place, printed)
    params: tuple[tuple[str, Type], ...] = ()
    rule: RuleDecl | None = None
    kinds = ["gain", "gain", "pay", "reach", *(["do", "do", "do"] if rules else []), *(["move"] if place.setting.cards else [])]
    kinds += ["window", "window", "play"] if printed and place.windows else []
    kinds += ["substitute"] if place.setting.stand_in else []
    kinds += ["event", "event"] if place.events else []
    kinds += ["any time", "any time"] if place.setting.interrupted else []
    goods = place.setting.goods
    match dice.pick(kinds):
        case "gain":
            params = (("n", "number"),)
            head = f"after {someone} {verb('gain', someone)} {dice.pick(goods)}(n)"
        case "pay":
            params = (("n", "number"),)
            purpose = dice.pick(("", "", " for work"))
            when = dice.pick(("before", "instead of", "after"))
            head = f"{when} {someone} {verb('pay', someone)} {dice.pick(goods)}(n){purpose}"
        case "reach":
            target = dice.pick(("fame", "tally", goods[0], "level of some_card" if place.setting.cards else "bank"))
            body = inside(place, *([Name("some_card", "card")] if "some_card" in target else []), printed=printed)
            return finished(f"when {target} reaches {dice.number(1, 3)}", body)
        case "move":
            params = (("c", "card"),)
            head = f"after {someone} {verb('move', someone)} card(c)"
        case "event":
            params = (("n", "number"),)
            head = f"after {someone} {verb('do', someone)} {HAPPENED}(n)"
        case "any time":
            unless = " except rule_0" if dice.often(30) else ""
            head = f"at any time in {dice.pick(('turn', 'turn', 'rule_0', 'game'))}{unless}"
            body = inside(place, printed=printed)
            if dice.often(30):
                head += f" where {test(replace(body.here(), depth=1, fails=False))}"
            if printed:
                return [f"{head}:", *(f"    {line}" for line in block(body, 2)), "    move this to row"]
            return finished(f"{head}, as {place.setting.new_aside()}", body)
        case "window":
            params = (("n", "number"),)
            head = f"in {dice.pick(place.windows)}(n)"
        case "play":
            params = (("c", "card"),)
            head = f"after {someone} {verb('play', someone)} card(c)"
        case "substitute":
            head = f"after {someone} {verb('substitute', someone)} gold"
        case _:
            rule = dice.pick(rules)
            names = tuple(f"a{place_}" for place_ in range(len(rule.params)))
            shown = f"({', '.join(names)})" if names and dice.often(80) else ""
            params = tuple(zip(names, rule.params, strict=True)) if shown else ()
            head = f"{dice.pick(('before', 'instead of', 'after', 'after'))} {someone} {verb('do', someone)} {rule.name}{shown}"
    body = inside(place, *(Name(name, type_, type_ in ("number", "card")) for name, type_ in params), printed=printed)
    if rule is not None:  # what it does may be listened to, but it cannot come back to this rule
        body = replace(body, quiet=False, rules=tuple(other for other in body.rules if rules.index(other) < rules.index(rule)))
    if dice.often(25):
        head += f" where {test(replace(body.here(), depth=1, fails=False))}"
    return finished(head, body, tuple(params))


def finished(head: str, body: Place, params: tuple[tuple[str, Type], ...] = ()) -> Lines:
    once = f", once per {body.dice.pick(STRETCHES)}" if body.dice.often(20) else ""
    lines = block(body, 2)
    numbers = [name for name, type_ in params if type_ == "number"]
    if numbers and body.dice.often(50):
        lines = [f"set {numbers[0]} to {number(replace(body.here(), depth=1, fails=False))}", *lines]
    return [f"{head}{once}:", *(f"    {line}" for line in lines)]


def verb(word: str, someone: str) -> str:
    if someone == "you":
        return word
    return "does" if word == "do" else f"{word}s"


def modifier(place: Place, condition: str) -> Lines:
    """One or two modifiers, which hold on a condition or while the card is owned."""
    mods = "; ".join(one_modifier(place, condition) for _ in range(place.dice.number(1, 2)))
    return [f"while {condition}: {mods}" if condition else mods]


def one_modifier(place: Place, condition: str) -> str:
    dice, goods = place.dice, place.setting.goods
    values = [value for value in place.scope.values if value.type == "number"]
    scope: Scope = replace(place.scope, names=(), depth=0)
    match dice.below(4 if values else 2):
        case 0:
            return f"waive {dice.pick(goods)}{dice.pick(('', ' for work'))}"
        case 1:
            return f"substitute {goods[1]} for {goods[0]}"
        case 2:
            return f"add {number(scope)} to {dice.pick(values).name}"
    return f"treat {dice.pick(values).name} as {number(scope)}"
