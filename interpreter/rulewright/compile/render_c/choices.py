"""Choices: drawn, looked ahead at, or decided by an automated seat's priorities or by the rule itself."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Block, Op
from rulewright.compile.ir.values import Value
from rulewright.compile.render_c.basics import truth
from rulewright.compile.render_c.candidates import (
    Lister,
    all_tested,
    both_of,
    foreseen,
    in_parts,
    lazily,
    needing,
    sampled,
    tested,
)
from rulewright.compile.render_c.frame import C_TYPES, Frame, Kind, element_kind
from rulewright.compile.render_c.many import every, key_of, pushed
from rulewright.diagnostics import English

WriteBlock = Callable[[Block, Frame], None]
Write = Callable[[Op, Frame], None]


def ask(
    site: int,
    player: Value,
    options: Lister,
    kind: Kind,
    answers: tuple[ops.Answer, ...],
    f: Frame,
    parts: tuple[ops.Asked, ...] = (),
    listed: Lister | None = None,
) -> str:
    """A choice, perhaps in parts; an automated seat with an answer for it decides by its priorities, and at once.

    `options` may stop at two where no more are looked at, `listed` are always all. Gives the name of what was taken.
    """
    who, taken = f.fresh("n"), f.fresh("w")
    every_one = listed or options
    f.line(f"N {who} = {f.text(player)}; W {taken};")
    depth = 0
    for answer in reversed(answers):
        with f.block(f"if (SEATS[slot_in(g, {who}, 0, PLAYERS + 1)] == {f.module.seat(answer.seat)})"):
            answered(site, who, taken, every_one, kind, answer, f)
        f.line("else {")
        f.depth, depth = f.depth + 1, depth + 1
    if f.module.draft.sites[site].interrupted:
        with f.block(f"if (has_aside(S, {who}))"):
            interrupted(site, who, taken, every_one, kind, parts, f)
        f.line("else {")
        f.depth, depth = f.depth + 1, depth + 1
    in_parts(site, who, taken, every_one, parts, f)
    f.line(f"{taken} = choose(g, c, {site}, {who}, {options()});")
    for _ in range(depth):
        f.depth -= 1
        f.line("}")
    return f"{taken}.{kind}"


def answered(site: int, who: str, taken: str, options: Lister, kind: Kind, answer: ops.Answer, f: Frame) -> None:
    name, keys = f.fresh("l"), f.fresh("l")
    f.line(f"const List *{name} = {options()}, *{keys} = EMPTY;")
    with f.block(f"if (must_rank(c, {name}))"):
        f.line(f"{keys} = {ranked(name, answer.key, kind, f)};")
    f.line(f"{taken} = answer(g, c, {site}, {who}, {name}, {keys}, {int(answer.at_random)});")


def ranked(name: str, order: ir.Key, kind: Kind, f: Frame) -> str:
    """The keys of a list that has a name in C."""
    base, at = f.fresh("w"), f.fresh("i")
    with f.bound(order.var, kind) as var:
        made = f"{every(at, name)} {{ {C_TYPES[kind]} {var} = {name}->a[{at}].{kind}; push_l(g, {key_of(order, f)}); }}"
    return f"({{ W *{base} = g->top; {made} pushed(g, {base}, 1); }})"


def interrupted(site: int, who: str, taken: str, options: Lister, kind: Kind, parts: tuple[ops.Asked, ...], f: Frame) -> None:
    """A question beside which something may be done that fits at any time; then it is asked anew."""
    if kind != "n" or any(f.kind(part.of) != "n" for part in parts):
        raise f.unrendered(English("a choice of lists, or in parts that are lists, beside which something fits at any time"))
    if parts:
        interrupted_parts(site, who, taken, options, parts, f)
        return
    name, settled = f.fresh("l"), int(site in f.module.draft.settled)
    with f.block("for (;;)"):
        f.line(f"const List *{name} = {options()};")
        with f.block(f"if ({name}->len < 2 || S[number_slot(g, USING + {who})].n)"):
            f.line(f"{taken} = choose(g, c, {site}, {who}, {name});")
            f.line("break;")
        f.line(f"{taken} = choose_or_use(g, c, {site}, {who}, {name}, usable(g, S, c, {who}, {settled}));")
        f.line(f"if (!IS_NOW({taken}.n)) break;")
        f.line(f"use(g, S, c, {who}, {taken}.n, {settled});")


def interrupted_parts(site: int, who: str, taken: str, options: Lister, parts: tuple[ops.Asked, ...], f: Frame) -> None:
    """The same part by part: what was answered stays, and the list is made anew after something was done."""
    left, found, asked = f.fresh("l"), f.fresh("l"), f.fresh("t")
    f.line(f"const List *{left} = {options()}, *{found};")
    f.line(f"int {asked} = parts_beside(c);")
    answered: list[tuple[ops.Asked, str]] = []
    for part in (*parts, None):
        answer, here = f.fresh("w"), part.site if part is not None else site
        settled = int(here in f.module.draft.settled)
        f.line(f"W {answer} = {{0}};")
        with f.block(f"if ({asked})" if part is not None else ""):
            with f.block("for (;;)"):
                f.line(f"{found} = firsts(g, {_keys(left, part, f)});")
                with f.block(f"if ({found}->len < 2 || S[number_slot(g, USING + {who})].n)"):
                    f.line(f"{answer} = choose(g, c, {here}, {who}, {found});")
                    f.line("break;")
                f.line(f"{answer} = choose_or_use(g, c, {here}, {who}, {found}, usable(g, S, c, {who}, {settled}));")
                f.line(f"if (!IS_NOW({answer}.n)) break;")
                f.line(f"use(g, S, c, {who}, {answer}.n, {settled});")
                f.line(f"{left} = {options()};")
                for earlier, was in answered:
                    f.line(f"if ({asked}) {left} = those_with(g, {left}, {_keys(left, earlier, f)}, {was});")
            f.line(f"{left} = those_with(g, {left}, {_keys(left, part, f)}, {answer});")
        if part is not None:
            answered.append((part, answer))
    f.line(f"{taken} = {left}->a[0];")


def _keys(items: str, part: ops.Asked | None, f: Frame) -> str:
    """What a part asks of each of some things; the thing itself comes last."""
    if part is None:
        return items
    base, at = f.fresh("w"), f.fresh("i")
    with f.bound(part.var, "n") as var:
        each = f"{every(at, items)} {{ N {var} = flat(g, {items})->a[{at}].n; push_n(g, {f.text(part.of)}); }}"
    return f"({{ W *{base} = g->top; {each} pushed(g, {base}, 0); }})"


# -- one of some things --
def choose(op: ops.Choose, f: Frame) -> None:
    candidates = op.candidates
    kind = f.kind(candidates.value)
    if kind != f.kind(op.local):
        f.kinds[op.local.name] = kind
    with_costs = ir.Gather(candidates.var, candidates.items, (*candidates.tests, *op.costs), candidates.value, candidates.weight)
    aside = f.module.draft.sites[op.site].interrupted and not op.answers
    if (op.sampler is None and not op.soon) or op.answers:
        found = ask(
            op.site,
            op.player,
            lambda: needing(lazily(with_costs, f), op, f),
            kind,
            op.answers,
            f,
            op.parts,
            lambda: needing(pushed(with_costs, f), op, f),
        )
        f.line(f"{f.name(op.local, kind)} = {found};")
        return
    who, taken = f.fresh("n"), f.fresh("w")
    f.line(f"N {who} = {f.text(op.player)}; W {taken};")
    if aside:
        with f.block(f"if (has_aside(S, {who}))"):
            interrupted(op.site, who, taken, lambda: all_tested(op, kind, f), kind, op.parts, f)
        f.line("else {")
        f.depth += 1
    if op.sampler is not None:
        sampled(op, op.sampler.items, who, taken, f)
    else:
        tested(
            op.site, who, taken, needing(pushed(with_costs, f), op, f), with_costs.var, kind, lambda: both_of(op, f), op.dear, f
        )
    if aside:
        f.depth -= 1
        f.line("}")
    f.line(f"{f.name(op.local, kind)} = {taken}.{kind};")


# -- alternatives --
def open_ways(ways: tuple[tuple[Value | None, tuple[Value, ...]], ...], f: Frame) -> str:
    """The numbers of the alternatives that are open."""
    base = f.fresh("w")
    lines: list[str] = []
    for place_, (test, soon) in enumerate(ways, 1):
        tests = " && ".join([*([truth(test, f)] if test is not None else []), *([foreseen(soon, f)] if soon else [])])
        lines.append(f"if ({tests}) push_n(g, {place_});" if tests else f"push_n(g, {place_});")
    return f"({{ W *{base} = g->top; {' '.join(lines)} pushed(g, {base}, 0); }})"


def asked(site: int, player: Value, options: Lister, answers: tuple[ops.Answer, ...], f: Frame) -> str:
    return ask(site, player, options, "n", answers, f)


def choose_one(op: ops.ChooseOne, f: Frame, write_block: WriteBlock) -> None:
    picked = f.name(op.picked, "n")
    if op.answers or f.module.draft.sites[op.site].interrupted or not any(way.soon for way in op.ways):
        ways = tuple((way.test, way.soon) for way in op.ways)
        f.line(f"{picked} = {asked(op.site, op.player, lambda: open_ways(ways, f), op.answers, f)};")
    else:  # what a way needs is asked of the one that is drawn
        who, taken = f.fresh("n"), f.fresh("w")
        f.line(f"N {who} = {f.text(op.player)}; W {taken};")
        options = open_ways(tuple((way.test, ()) for way in op.ways), f)
        tested(op.site, who, taken, options, op.picked, "n", lambda: needed(op, f), 0, f)
        f.line(f"{picked} = {taken}.n;")
    for place_, way in enumerate(op.ways, 1):
        with f.block(f"{'else ' if place_ > 1 else ''}if ({picked} == {place_})"):
            write_block(way.block, f)


def needed(op: ops.ChooseOne, f: Frame) -> str:
    """Whether the alternative that was drawn has what it needs."""
    picked = f.name(op.picked, "n")
    return " && ".join(f"({picked} != {at} || {foreseen(way.soon, f)})" for at, way in enumerate(op.ways, 1) if way.soon)


def may(op: ops.May, f: Frame, write_block: WriteBlock) -> None:
    def options() -> str:
        soon = foreseen(op.soon, f) if op.soon else ""
        base = f.fresh("w")
        yes = f"if ({soon}) push_n(g, 1);" if soon else "push_n(g, 1);"
        return f"({{ W *{base} = g->top; {yes} push_n(g, 0); pushed(g, {base}, 0); }})"

    found = asked(op.site, op.player, options, op.answers, f)
    with f.block(f"if ({found})"):
        write_block(op.block, f)


def more(op: ops.Times, f: Frame) -> None:
    """Another time?"""
    assert op.site is not None and op.player is not None
    found = asked(op.site, op.player, lambda: "listed(g, (W[]){{1}, {0}}, 2, 0)", op.answers, f)
    f.line(f"if (!{found}) break;")


# -- several things, or by an order --
def apart(name: str, value: ops.Differing, kind: Kind, f: Frame) -> str:
    """In what each of a list's things must differ from the others."""
    base, at, of = f.fresh("w"), f.fresh("i"), f.kind(value.of)
    with f.bound(value.var, kind) as var:
        shown = f.listed(value.of) if of == "l" else f.text(value.of)
        each = f"{every(at, name)} {{ {C_TYPES[kind]} {var} = {name}->a[{at}].{kind}; push_{of}(g, {shown}); }}"
    return f"({{ W *{base} = g->top; {each} pushed(g, {base}, {int(of == 'l')}); }})"


def choose_some(op: ops.ChooseSome, f: Frame) -> None:
    if element_kind(op.items, f) != "n":
        raise f.unrendered(English("several lists chosen at once"))
    name = f.fresh("l")
    f.line(f"const List *{name} = flat(g, {f.listed(op.items)});")
    given = f"g, c, {op.site}, {f.text(op.player)}, {name}, {f.text(op.count)}, {int(op.up_to)}"
    if op.different is None:
        f.line(f"{f.name(op.local, 'l')} = choose_some({given});")
    else:
        f.line(f"{f.name(op.local, 'l')} = choose_different({given}, {apart(name, op.different, 'n', f)});")


def decide(op: ops.Decide, f: Frame) -> None:
    """The rule itself chooses, by an order; among equals at random if it says so."""
    name, kind = f.fresh("l"), element_kind(op.items, f)
    f.line(f"const List *{name} = {f.listed(op.items)};")
    if op.count is None:
        found = "drawn(g, S, " if op.at_random else "best(g, "
        f.line(f"{f.name(op.local, kind)} = {found}{name}, {ranked(name, op.key, kind, f)}).{kind};")
        return
    count = f.fresh("n")
    f.line(f"N {count} = {f.text(op.count)};")
    if not op.up_to:
        there = f"(N){name}->len" if op.different is None else f"kinds(g, {apart(name, op.different, kind, f)})"
        f.line(f"if ({there} < {count}) fail(g);")
    if op.at_random:
        f.line(f"{name} = shuffled(g, S, {name});")
    f.line(f"{name} = sorted(g, {name}, {ranked(name, op.key, kind, f)});")
    if op.different is not None:
        f.line(f"{name} = first_of_each(g, {name}, {apart(name, op.different, kind, f)});")
    f.line(f"{f.name(op.local, 'l')} = slice(g, {name}, 0, most(0, {count}));")
