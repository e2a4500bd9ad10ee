"""Agendas: the items are functions over a row of the names around them, and so is the question which of them comes next."""

from __future__ import annotations

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.binding import bound_in
from rulewright.compile.ir.node import walk
from rulewright.compile.ir.program import Function
from rulewright.compile.ir.values import Local
from rulewright.compile.render_c.basics import place, words
from rulewright.compile.render_c.choices import Write, asked, open_ways
from rulewright.compile.render_c.frame import Frame, Module, priced_names
from rulewright.compile.render_c.parts import free_in
from rulewright.state import DoingAt, Layout

MOST_NAMES = 30  # around an agenda; which of them are lists is told in the bits of a number


def announce(op: ops.AnyOrder, module: Module) -> None:
    name = module.agendas[key(op)] = module.fresh("a")
    module.heads.append(f"static const Agenda {name};")


def key(op: ops.AnyOrder) -> str:
    return op.parts[0].name


def around(op: ops.AnyOrder) -> tuple[Local, ...]:
    """The names that an agenda knows: those that its items keep, then those that they and the question use."""
    found = {local.name: local for local in op.parts[0].keeps}
    for part in op.parts:
        for local in free_in(part):
            found.setdefault(local.name, local)
    for answer in op.answers:
        bound = bound_in(answer)
        for node in walk(answer):
            if isinstance(node, ir.Local) and node.name not in bound and node.name != op.parts[0].player.name:
                found.setdefault(node.name, node)
    return tuple(found.values())


def define(op: ops.AnyOrder, function: Function, module: Module) -> None:
    """What is the same whenever it is worked off."""
    name, names = module.agendas[key(op)], around(op)
    ask, everything, listed = module.fresh("q"), module.fresh("s"), module.fresh("t")
    frame = Frame(module, "rule", kinds=dict(priced_names(function)), span=function.span)
    if len(names) > MOST_NAMES:
        raise frame.unrendered("an agenda with so many names around it")
    items = ", ".join(_item(part, names, frame) for part in op.parts)
    kinds = sum(1 << at for at, local in enumerate(names) if frame.kind(local) == "l")
    slot = place(op.added, frame) if op.added is not None else "0"
    frame.names[op.parts[0].player.name, "n"] = "row[0].n"
    for at, local in enumerate(names, 1):
        frame.names[local.name, frame.kind(local)] = f"row[{at}].{frame.kind(local)}"
    found = asked(op.site, op.parts[0].player, lambda: f"offered(g, S, c, &{name}, row[0].n, left)", op.answers, frame)
    module.bodies += [
        "\n".join(
            [
                f"static N {ask}(Game *g, W *S, Chooser *c, const W *row, const List *left) {{",
                *(f"    {line}" for line in frame.declared),
                *frame.lines,
                f"    return {found};",
                "}",
            ]
        ),
        f"static void {everything}(Game *g, W *S, Chooser *c, const W *args) {{\n"
        f"    W row[{len(names) + 1}];\n"
        f"    memcpy(row, args, sizeof row);\n"
        f"    any_order(g, S, c, &{name}, row, args[{len(names) + 1}].l);\n}}",
        f"static int (*const {listed}[])(Game *, W *, Chooser *, W *) = {{{items}}};",
        f"static const Agenda {name} = "
        f"{{{len(op.parts)}, {len(names)}, {kinds}, {slot}, {op.weight}, {listed}, {ask}, {everything}}};",
    ]


def _item(part: ops.Part, names: tuple[Local, ...], frame: Frame) -> str:
    """An item over the row: what it changes is put back into it."""
    callee, frees = frame.module.parts[part.name]
    places = {local.name: at for at, local in enumerate(names, 1)}
    given = "".join(
        f", row[{places[local.name]}].{kind}" for local, kind in zip((*part.keeps, *frees), callee.takes, strict=True)
    )
    name = frame.fresh("i")
    back = "".join(
        f" row[{places[local.name]}].{kind} = out[{at}].{kind};"
        for at, (local, kind) in enumerate(zip(part.results, callee.results, strict=True))
    )
    frame.module.bodies.append(
        f"static int {name}(Game *g, W *S, Chooser *c, W *row) {{\n"
        f"    W out[{max(1, len(callee.results))}];\n"
        f"    if (!{callee.name}(g, S, c, row[0].n{given}, out)) return 0;\n"
        f"   {back} return 1;\n}}"
    )
    return name


def any_order(op: ops.AnyOrder, f: Frame, write: Write) -> None:
    row, names = f.fresh("r"), around(op)
    f.line(f"W *{row} = {words((op.player, *names), f)};")
    listed = open_ways(tuple((test, ()) for test in op.tests), f)
    with f.block(f"if (!any_order(g, S, c, &{f.module.agendas[key(op)]}, {row}, {listed}))"):
        write(op.carry[0].leave, f)
    changed = {local.name for part in op.parts for local in part.results}
    for at, local in enumerate(names, 1):
        if local.name in changed:
            f.line(f"{f.name(local)} = {row}[{at}].{f.kind(local)};")


def stretches(layout: Layout) -> list[str]:
    """Who is doing what, and what is remembered for it."""
    memory = {one.doing: range(one.once.start, one.lasting.stop) for one in layout.stretches.values()}
    doing = [region for address, region in layout.regions.items() if isinstance(address, DoingAt)]
    rows = []
    for region in doing:
        slots, kept = region.slots, memory.get(region, range(0))
        rows.append(f"{{{slots.start}, {len(slots)}, {kept.start}, {len(kept)}}}")
    return [
        f"const Stretch STRETCHES[] = {{{', '.join(rows) or '{0}'}}};",
        f"const int N_STRETCHES = {len(rows)};",
    ]
