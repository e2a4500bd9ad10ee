"""Choices: drawn, looked ahead at, or decided by an automated seat's priorities or by the rule itself."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Block, Op
from rulewright.compile.ir.values import Local, Value
from rulewright.compile.render_c.basics import place, truth
from rulewright.compile.render_c.calls import step, step_words
from rulewright.compile.render_c.frame import C_TYPES, Frame, Kind, element_kind
from rulewright.compile.render_c.lets import let
from rulewright.compile.render_c.many import every, gathered, key_of, pushed

WriteBlock = Callable[[Block, Frame], None]
Write = Callable[[Op, Frame], None]
Lister = Callable[[], str]  # the options as a list; written anew wherever they are listed


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
    if kind != "n" or parts:
        raise f.unrendered("a choice in parts, or of lists, beside which something fits at any time")
    name, settled = f.fresh("l"), int(site in f.module.draft.settled)
    with f.block("for (;;)"):
        f.line(f"const List *{name} = {options()};")
        with f.block(f"if ({name}->len < 2 || S[number_slot(g, USING + {who})].n)"):
            f.line(f"{taken} = choose(g, c, {site}, {who}, {name});")
            f.line("break;")
        f.line(f"{taken} = choose_or_use(g, c, {site}, {who}, {name}, usable(g, S, {who}, {settled}));")
        f.line(f"if (!IS_NOW({taken}.n)) break;")
        f.line(f"use(g, S, c, {who}, {taken}.n);")


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
            lambda: lazily(with_costs, f),
            kind,
            op.answers,
            f,
            op.parts,
            lambda: pushed(with_costs, f),
        )
        f.line(f"{f.name(op.local, kind)} = {found};")
        return
    who, taken = f.fresh("n"), f.fresh("w")
    f.line(f"N {who} = {f.text(op.player)}; W {taken};")
    if aside:
        whole = ir.Gather(
            candidates.var, candidates.items, (*candidates.tests, *op.costs, *op.soon), candidates.value, candidates.weight
        )
        with f.block(f"if (has_aside(S, {who}))"):
            interrupted(op.site, who, taken, lambda: pushed(whole, f), kind, op.parts, f)
        f.line("else {")
        f.depth += 1
    if op.sampler is not None:
        sampled(op, op.sampler.items, who, taken, f)
    else:
        tested(op.site, who, taken, pushed(with_costs, f), with_costs.var, kind, lambda: all_of(op.soon, f), f)
    if aside:
        f.depth -= 1
        f.line("}")
    f.line(f"{f.name(op.local, kind)} = {taken}.{kind};")


def lazily(rounds: ir.Gather, f: Frame) -> str:
    """The options as a list that stops where nobody looks at more."""
    bare = not rounds.tests and not rounds.weight and isinstance(rounds.value, Local) and rounds.value.name == rounds.var.name
    if bare and f.kind(rounds.items) == "l":
        return f.listed(rounds.items)
    return pushed(rounds, f, "g->top - {base} == 2 && enough(c)")


def tested(site: int, who: str, taken: str, options: str, var: Local, kind: Kind, test: Callable[[], str], f: Frame) -> None:
    """Random play tests candidates as they are drawn, and not before."""
    name, at = f.fresh("l"), f.fresh("n")
    with f.block(f"if (!drawn_before(c, {who}, &{taken}))"):
        f.line(f"const List *{name} = {options};")
        with f.block(f"if (draws(c, {who}))"):
            f.line(f"{name} = untested(g, c, {name});")
            with f.block("for (;;)"):
                f.line(f"if (!{name}->len) fail(g);")
                f.line(f"N {at} = pick(g, {name}->len);")
                f.line(f"{taken} = {name}->a[{at}];")
                with f.bound(var, kind) as drawn_one:
                    f.line(f"{C_TYPES[kind]} {drawn_one} = {taken}.{kind};")
                    f.line(f"if ({test()}) break;")
                f.line(f"{name} = without_place(g, {name}, {at});")
            f.line(f"tested(g, c, {name}, {taken});")
        with f.block("else"):
            base, place_ = f.fresh("w"), f.fresh("i")
            with f.bound(var, kind) as one:
                pushes = f"if ({test()}) push(g, {name}->a[{place_}]);"
                stop = f"if (g->top - {base} == 2 && enough(c)) break;"
                body = f"{C_TYPES[kind]} {one} = {name}->a[{place_}].{kind}; {pushes} {stop}"
            f.line(f"W *{base} = g->top; {every(place_, name)} {{ {body} }}")
            f.line(f"{taken} = listed_choice(g, c, {site}, {who}, pushed(g, {base}, {int(kind == 'l')}));")


def all_of(tests: tuple[Value, ...], f: Frame) -> str:
    return " && ".join(truth(test, f) for test in tests) or "1"


def sampled(op: ops.Choose, items: Value, who: str, taken: str, f: Frame) -> None:
    """Random play draws one without listing them all; they are listed once luck or the drawn ones run out."""
    candidates, found, tries = op.candidates, f.fresh("t"), f.fresh("i")
    tests = (*candidates.tests, *op.costs)
    plain = ir.Gather(candidates.var, items, tests, candidates.var)
    f.line(f"int {found} = drawn_before(c, {who}, &{taken});")
    with f.block(f"if (!{found} && draws(c, {who}) && !is_dead(c, c->at, NONE))"):
        with f.bound(candidates.var, "n") as var:
            test = all_of(tests, f)
        if isinstance(items, ir.Spots):
            turn, where = f.fresh("i"), f.fresh("z")
            given = f"{f.text(items.board)}, {f.text(items.footprints)}, {f.text(items.shape)}"
            one = f"N {var} = sampled_spot(g, &{where}, &{turn});"
            hit = f"if ({test} && near_built(&{where}, {var}, {turn})) {{ {taken}.n = {var}; {found} = 1; }}"
            f.line(f"Sampling {where}; int {turn};")
            f.line(f"if (sampling(g, &{where}, {given}))")
            f.line(f"    for (int {tries} = 0; {tries} < TRIES && !{found}; {tries}++) {{ {one} {hit} }}")
        else:
            name = f.fresh("l")
            f.line(f"const List *{name} = flat(g, {f.listed(items)});")
            one = f"N {var} = {name}->a[pick(g, {name}->len)].n;"
            hit = f"if ({test}) {{ {taken}.n = {var}; {found} = {var} != 0; break; }}"
            f.line(f"for (N {tries} = 0; {tries} < least(TRIES, {name}->len / 2); {tries}++) {{ {one} {hit} }}")
        f.line(f"if ({found}) sampled(g, c, {taken});")
    with f.block(f"if (!{found})"):
        name = f.fresh("l")
        f.line(f"const List *{name} = {lazily(plain, f)};")
        f.line(f"if ({who} == c->me) {name} = alive(g, c, {name});")
        f.line(f"{taken} = listed_choice(g, c, {op.site}, {who}, {name});")


def drawn(op: ops.Drawn, f: Frame, write_block: WriteBlock) -> None:
    """One uniform draw; a single candidate is not asked for, and one that leads nowhere is taken back."""
    base, many, at = f.fresh("w"), f.fresh("n"), f.fresh("i")
    kind = f.kind(op.candidates.value)
    f.line(f"W *{base} = g->top;")
    f.line(gathered(op.candidates, f, lambda shown: f"push_{kind}(g, {shown});"))
    with f.block("for (;;)"):
        f.line(f"N {many} = g->top - {base};")
        f.line(f"if (!{many}) {{ g->top = {base}; fail(g); }}")
        f.line(f"N {at} = {many} > 1 ? pick(g, {many}) : 0;")
        f.line(f"{f.name(op.local, kind)} = {base}[{at}].{kind};")
        back = f"memmove({base} + {at}, {base} + {at} + 1, (size_t)({many} - {at} - 1) * sizeof(W)); g->top--; continue"
        for said in op.tried:
            f.span = said.span
            for one in said.ops:
                assert isinstance(one, ops.Let)
                let(one, f, back)
        f.line("break;")
    f.line(f"g->top = {base};")


# -- alternatives --
def open_ways(ways: tuple[tuple[Value | None, tuple[Value, ...]], ...], f: Frame) -> str:
    """The numbers of the alternatives that are open."""
    base = f.fresh("w")
    lines: list[str] = []
    for place_, (test, soon) in enumerate(ways, 1):
        tests = " && ".join(truth(one, f) for one in ((test, *soon) if test is not None else soon))
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
        tested(op.site, who, taken, options, op.picked, "n", lambda: needed(op, f), f)
        f.line(f"{picked} = {taken}.n;")
    for place_, way in enumerate(op.ways, 1):
        with f.block(f"{'else ' if place_ > 1 else ''}if ({picked} == {place_})"):
            write_block(way.block, f)


def needed(op: ops.ChooseOne, f: Frame) -> str:
    """Whether the alternative that was drawn has what it needs."""
    picked = f.name(op.picked, "n")
    return " && ".join(f"({picked} != {at} || ({all_of(way.soon, f)}))" for at, way in enumerate(op.ways, 1) if way.soon)


def may(op: ops.May, f: Frame, write_block: WriteBlock) -> None:
    def options() -> str:
        soon = " && ".join(truth(one, f) for one in op.soon)
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


def any_order(op: ops.AnyOrder, f: Frame, write: Write) -> None:
    """Once something new has become known, what cannot be done any more is left out; what was added is an extra, which is
    left out whenever it cannot be done.
    """
    left, ready, count = f.name(op.left, "l"), f.name(op.ready, "l"), len(op.parts)
    added = place(op.added, f) if op.added is not None else ""
    f.line(f"{left} = {open_ways(tuple((test, ()) for test in op.tests), f)};")
    with f.block(f"while ({left}->len{f' || S[{added}].l->len' if added else ''})"):
        if op.weight:
            f.line(f"spend(g, {op.weight});")
        if added:
            f.line(f"{ready} = able_added(g, S, {added});")
        with f.block("if (c->crossed)"):
            base, at = f.fresh("w"), f.fresh("i")
            f.line(f"W *{base} = g->top;")
            with f.block(every(at, left)):
                tried, one = f.fresh("t"), f.fresh("n")
                f.line(f"int {tried} = 0; N {one} = {left}->a[{at}].n;")
                for place_, part in enumerate(op.parts, 1):
                    able = f"able(g, S, {step(part.name, f)}, {step_words(part.name, op.player, part.keeps, f)})"
                    f.line(f"if ({one} == {place_}) {tried} = {able};")
                f.line(f"if ({tried}) push_n(g, {one});")
            f.line(f"{left} = pushed(g, {base}, 0);")
        with f.block(f"if (!{left}->len{f' && !{ready}->len' if added else ''})"):
            if added:
                f.line(f"S[{added}].l = EMPTY;")
            f.line("break;")

        def options() -> str:
            if not added:
                return left
            base, at = f.fresh("w"), f.fresh("i")
            shifted = f"{every(at, ready)} push_n(g, {ready}->a[{at}].n + {count + 1});"
            return f"({{ W *{base} = g->top; {every(at, left)} push(g, {left}->a[{at}]); {shifted} pushed(g, {base}, 0); }})"

        found = asked(op.site, op.player, options, op.answers, f)
        picked = f.name(op.picked, "n")
        f.line(f"{picked} = {found};")
        if op.added is not None:
            with f.block(f"if ({picked} > {count})"):
                f.line(f"do_added(g, S, c, {added}, {picked} - {count + 1});")
                f.line("continue;")
        f.line(f"{left} = without(g, {left}, (W){{.n = {picked}}});")
        for place_, carry in enumerate(op.carry, 1):
            with f.block(f"{'else ' if place_ > 1 else ''}if ({picked} == {place_})"):
                write(carry, f)


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
        raise f.unrendered("several lists chosen at once")
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
