"""Candidates of a choice: listed, tested, drawn one by one, or asked for in parts."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Block
from rulewright.compile.ir.values import Local, Value
from rulewright.compile.render_c.basics import truth
from rulewright.compile.render_c.frame import C_TYPES, Frame, Kind
from rulewright.compile.render_c.lets import let
from rulewright.compile.render_c.many import every, filled, pushed
from rulewright.state import Region

WriteBlock = Callable[[Block, Frame], None]
Lister = Callable[[], str]  # the options as a list; written anew wherever they are listed


def in_parts(site: int, who: str, taken: str, options: Lister, parts: tuple[ops.Asked, ...], f: Frame) -> None:
    """What is asked for part by part: each question offers what is left of one list. The choice as a whole comes behind this."""
    if not parts:
        return
    left = f.fresh("l")
    with f.block("if (in_parts(c, 1))"):
        f.line(f"const List *{left} = {options()};")
        for number, part in enumerate(parts):
            base, at, of = f.fresh("w"), f.fresh("i"), f.kind(part.of)
            with f.bound(part.var, "n") as var:
                shown = f.listed(part.of) if of == "l" else f.text(part.of)
                each = f"{every(at, left)} {{ N {var} = flat(g, {left})->a[{at}].n; push_{of}(g, {shown}); }}"
            with f.block("if (in_parts(c, 0))" if number else ""):
                f.line(f"W *{base} = g->top; {each}")
                f.line(f"{left} = with_part(g, c, {part.site}, {who}, {left}, pushed(g, {base}, {int(of == 'l')}));")
        f.line(f"{taken} = choose(g, c, {site}, {who}, {left});")
    f.line("else")


def all_tested(op: ops.Choose, kind: Kind, f: Frame) -> str:
    """All candidates that pass every test, the foreseen ones too where foresight is wanted."""
    of, soon = op.candidates, op.soon[op.dear :]
    whole = pushed(ir.Gather(of.var, of.items, (*of.tests, *op.costs, *op.soon[: op.dear]), of.value, of.weight), f)
    whole = needing(whole, op, f)
    if not soon:
        return whole
    name, base, at = f.fresh("l"), f.fresh("w"), f.fresh("i")
    with f.bound(of.var, kind) as var:
        taken = f"if ({foreseen(soon, f)}) push_{kind}(g, {var});"
        each = f"{every(at, name)} {{ {C_TYPES[kind]} {var} = {name}->a[{at}].{kind}; {taken} }}"
    return f"({{ const List *{name} = {whole}; W *{base} = g->top; {each} pushed(g, {base}, {int(kind == 'l')}); }})"


def needing(options: str, op: ops.Choose, f: Frame) -> str:
    """The options, or none where what all of them need does not hold."""
    return f"({foreseen(op.needs, f)} ? {options} : EMPTY)" if op.needs else options


def lazily(rounds: ir.Gather, f: Frame) -> str:
    """The options as a list that stops where nobody looks at more."""
    bare = not rounds.tests and not rounds.weight and isinstance(rounds.value, Local) and rounds.value.name == rounds.var.name
    if bare and f.kind(rounds.items) == "l":
        return f.listed(rounds.items)
    return pushed(rounds, f, "{many} == 2 && enough(c)")


def tested(
    site: int, who: str, taken: str, options: str, var: Local, kind: Kind, test: Callable[[], str], dear: int, f: Frame
) -> None:
    """Random play tests candidates as they are drawn, and not before; `dear` says whether it would without any foresight."""
    name, at, drawn, many = f.fresh("l"), f.fresh("n"), f.fresh("t"), f.fresh("n")
    f.line(f"int {drawn} = may_test(g, c, {dear});")
    with f.block(f"if (!{drawn} || !drawn_before(g, c, {site}, {who}, &{taken}))"):
        f.line(f"const List *{name} = {options};")
        with f.block(f"if ({drawn} && draws(c, {who}))"):
            f.line(f"{name} = untested(g, c, {name}); N {many} = {name}->len;")
            with f.block("for (;;)"):
                f.line(f"if (!{name}->len) fail(g);")
                f.line(f"N {at} = pick(g, {name}->len);")
                f.line(f"{taken} = {name}->a[{at}];")
                with f.bound(var, kind) as drawn_one:
                    f.line(f"{C_TYPES[kind]} {drawn_one} = {taken}.{kind};")
                    f.line(f"if ({test()}) break;")
                f.line(f"{name} = without_place(g, {name}, {at});")
            f.line(f"tested(g, c, {site}, {many} > 1, {name}, {taken});")
        with f.block("else"):
            base, place_ = f.fresh("w"), f.fresh("i")
            with f.bound(var, kind) as one:
                pushes = f"if ({test()}) push(g, {name}->a[{place_}]);"
                stop = f"if (g->top - {base} == 2 && enough(c)) break;"
                body = f"{C_TYPES[kind]} {one} = {name}->a[{place_}].{kind}; {pushes} {stop}"
            f.line(f"W *{base} = g->top; {every(place_, name)} {{ {body} }}")
            f.line(f"{taken} = listed_choice(g, c, {site}, {who}, pushed(g, {base}, {int(kind == 'l')}), {drawn});")


def both_of(op: ops.Choose, f: Frame) -> str:
    """What is dear to ask, and what is foreseen."""
    dear, soon = op.soon[: op.dear], op.soon[op.dear :]
    return " && ".join([*([all_of(dear, f)] if dear else []), *([foreseen(soon, f)] if soon else [])])


def foreseen(tests: tuple[Value, ...], f: Frame) -> str:
    """Tests that only whoever wants foresight makes: without it, what fails them is found out by trying."""
    return f"(!g->foresees || ({all_of(tests, f)}))"


def all_of(tests: tuple[Value, ...], f: Frame) -> str:
    return " && ".join(truth(test, f) for test in tests) or "1"


def sampled(op: ops.Choose, items: Value, who: str, taken: str, f: Frame) -> None:
    """Random play draws one without listing them all; they are listed once luck or the drawn ones run out."""
    candidates, found, tries, drawn = op.candidates, f.fresh("t"), f.fresh("i"), f.fresh("t")
    tests = (*candidates.tests, *op.costs)
    plain = ir.Gather(candidates.var, items, tests, candidates.var)
    f.line(f"int {drawn} = may_sample(c), {found} = {drawn} && drawn_before(g, c, {op.site}, {who}, &{taken});")
    with f.block(f"if (!{found} && {drawn} && draws(c, {who}) && !is_dead(c, c->at, NONE))"):
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
        f.line(f"if ({found}) sampled(g, c, {op.site}, {taken});")
    with f.block(f"if (!{found})"):
        name = f.fresh("l")
        in_parts(op.site, who, taken, lambda: pushed(plain, f), op.parts, f)
        with f.block(""):
            f.line(f"const List *{name} = {lazily(plain, f)};")
            f.line(f"if ({who} == c->me) {name} = alive(g, c, {name});")
            f.line(f"{taken} = listed_choice(g, c, {op.site}, {who}, {name}, {drawn});")


def drawn(op: ops.Drawn, f: Frame, write_block: WriteBlock) -> None:
    """One uniform draw; a single candidate is not asked for, and one that leads nowhere is taken back."""
    if op.filling is not None:
        used_up(op, op.filling, f, write_block)
        return
    base, many, at, asked = f.fresh("w"), f.fresh("n"), f.fresh("i"), f.fresh("t")
    kind = f.kind(op.candidates.value)
    f.line(f"W *{base} = g->top;")
    f.line(filled(op.candidates, base, f))
    f.line(f"int {asked} = g->top - {base} > 1;")
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
    told = f"count_choice(g, {op.site}, (W){{.{kind} = {f.name(op.local, kind)}}}, {int(kind == 'l')})"
    f.line(f"if (unlikely({asked} && g->counting != NULL)) {told};")


def used_up(op: ops.Drawn, region: Region, f: Frame, write_block: WriteBlock) -> None:
    """The same where the empty cells are known, and the one that is drawn is filled."""
    (cells, left), at = f.empty[region.address], f.fresh("i")
    f.line(f"if (!{left}) fail(g);")
    f.line(f"N {at} = {left} > 1 ? pick(g, {left}) : 0;")
    f.line(f"{f.name(op.local)} = {cells}[{at}];")
    f.line(f"if (unlikely({left} > 1 && g->counting != NULL)) count_choice(g, {op.site}, (W){{.n = {f.name(op.local)}}}, 0);")
    f.line(f"for ({left}--; {at} < {left}; {at}++) {cells}[{at}] = {cells}[{at} + 1];")
    write_block(op.tried, f)
