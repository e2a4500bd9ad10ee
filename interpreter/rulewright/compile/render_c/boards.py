"""Questions about boards as C expressions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, assert_never

from rulewright.compile.ir import values as ir
from rulewright.compile.render_c.basics import truth
from rulewright.compile.render_c.frame import Frame
from rulewright.compile.render_c.many import expression, listed
from rulewright.compile.render_c.tables import constant
from rulewright.state import FACE_MASK, LEVEL_SHIFT, ROTATIONS, SPOT_SHIFT, TILE_MASK, TILE_SHIFT


def board(
    value: ir.Covered
    | ir.Neighbours
    | ir.SpotCells
    | ir.SpotCell
    | ir.SpotTurn
    | ir.SpotLevel
    | ir.Spots
    | ir.Holes
    | ir.Groups
    | ir.Reach
    | ir.Fare
    | ir.LineThrough
    | ir.LineListed,
    f: Frame,
) -> str:
    match value:
        case ir.Covered(part=part, board=load, cell=cell):
            found = f"{'covered' if part == 'covered' else 'covering'}({f.text(load)}, {f.text(cell)})"
            match part:
                case "covered":
                    return found
                case "level":
                    return f"({found} >> {LEVEL_SHIFT})"
                case "face":
                    return f"({found} & {FACE_MASK})"
                case "tile":
                    return f"({found} >> {TILE_SHIFT} & {TILE_MASK})"
            assert_never(part)
        case ir.Neighbours() | ir.SpotCells():
            return listed(value, f)
        case ir.SpotCell(spot=spot):
            return f"({f.text(spot)} >> {SPOT_SHIFT})"
        case ir.SpotTurn(spot=spot):
            return f"floor_mod({f.text(spot)}, {ROTATIONS})"
        case ir.SpotLevel(board=load, cells=under):
            return f"level_over({f.text(load)}, flat(g, {f.listed(under)}))"
        case ir.Spots(board=load, footprints=footprints, shape=shape):
            return f"spots(g, {f.text(load)}, {f.text(footprints)}, {f.text(shape)})"
        case ir.Holes(board=load, steps=steps):
            return f"holes(g, {f.text(load)}, {f.text(steps)})"
        case ir.Groups(items=items, around=around, steps=by_steps):
            return f"{'groups' if by_steps else 'groups_of'}(g, {f.listed(items)}, {f.text(around)})"
        case ir.Reach():
            return reach(value, f)
        case ir.Fare(reached=reached, cell=cell):
            return f"covering({f.text(reached)}, {f.text(cell)})"
        case ir.LineThrough():
            return line_through(value, f)
        case ir.LineListed():
            return line_listed(value, f)
    assert_never(value)


def reach(value: ir.Reach, f: Frame) -> str:
    """The cells by cheapest path, in order of cost, then number; what is not wanted is left out at the end."""
    ways, way, found, at = f.fresh("p"), f.fresh("y"), f.fresh("b"), f.fresh("i")
    with f.bound(value.here, "n") as here:
        # the neighbours are those of the cell that was reached: they are asked for under the name of the other one
        with f.bound(value.there, "n") as origin:
            around = f.listed(value.neighbours)

        def step() -> str:
            there = f.name(value.there, "n")
            price = f"most(0, {f.text(value.price)})"
            return (
                f"if (covered({ways}.done, {there}) || !{truth(value.through, f)}) continue; "
                f"path_add(g, &{ways}, add(g, {way}.cost, {price}), {there});"
            )

        name = f.fresh("l")
        inner = f.fresh("i")
        with f.bound(value.there, "n") as there:
            each = (
                f"for (uint32_t {inner} = 0; {inner} < {name}->len; {inner}++) {{ N {there} = {name}->a[{inner}].n; {step()} }}"
            )
        walk = (
            f"while (path_next(g, &{ways}, &{way}, {value.weight})) {{ N {here} = {way}.cell, {origin} = {here}; "
            f"(void){here}; const List *{name} = flat(g, {around}); {each} }}"
        )
    with f.bound(value.there, "n") as there, f.bound(value.cost, "n") as cost:
        test = f" && {truth(value.test, f)}" if value.test is not None else ""
        keep = (
            f"for (uint32_t {at} = 0; {at} < {ways}.done->len; {at}++) {{ N {there} = {ways}.done->cells[{at}].cell, "
            f"{cost} = {ways}.done->cells[{at}].what; (void){cost}; if ({there} != {ways}.start{test}) "
            f"cover(g, {found}, {there}, {cost}); }}"
        )
    begin = f"Paths {ways} = paths(g, {f.text(value.start)}); Way {way}; path_add(g, &{ways}, 0, {ways}.start); "
    made = expression(begin, f"{walk} Board *{found} = board_for(g, {ways}.done->len); {keep}", f"(const Board *){found}")
    return made if value.priced else f"cells_of(g, {made})"


def line_through(value: ir.LineThrough, f: Frame) -> str:
    rays, cell, ray, side, run, best, at = (f.fresh(hint) for hint in ("l", "c", "i", "j", "r", "n", "i"))
    test, var = tested(value, value.rays, f)
    table = f"nest(g, {f.text(value.rays)})"
    follow = (
        f"for (int {side} = 0; {side} < 2; {side}++) {{ const List *{at} = {rays}->a[{ray}].l->a[{side}].l; "
        f"for (uint32_t k = 0; k < {at}->len; k++) {{ N {var} = {at}->a[k].n; if (!{test}) break; {run}++; }} }}"
    )
    looked = (
        f"const List *{rays} = {table}->a[slot_in(g, {cell}, 0, {table}->len)].l; "
        f"for (uint32_t {ray} = 0; {ray} < {rays}->len; {ray}++) {{ N {run} = 1; {follow} "
        f"if ({run} > {best}) {best} = {run}; }}"
    )
    return (
        f"({truth(value.here, f)} && ({{ N {cell} = {f.text(value.cell)}, {best} = 1; {looked} "
        f"{best} >= {f.text(value.length)}; }}))"
    )


def line_listed(value: ir.LineListed, f: Frame) -> str:
    """All lines through a cell lie in one row, as they are all of the same length."""
    cells, cell, line, found = (f.fresh(hint) for hint in ("l", "c", "i", "n"))
    test, var = tested(value, value.lines, f)
    rows = f.module.draft.tables[value.lines.name]
    table = f"({constant([[at for line in row for at in line] for row in rows], f.module)})"
    plain = isinstance(value.test, ir.Compare) and isinstance(value.test.right, ir.Local | ir.Const)
    kept = f"{found} &= {test};" if plain else f"if (!{test}) {{ {found} = 0; break; }}"  # to look on is quicker than to guess
    each = (
        f"for (uint32_t {line} = 0; {line} < {cells}->len && !{found}; {line} += {value.others}) {{ "
        f"{found} = 1; for (uint32_t k = 0; k < {value.others}; k++) {{ N {var} = {cells}->a[{line} + k].n; {kept} }} }}"
    )
    return (
        f"({truth(value.here, f)} && ({{ N {cell} = {f.text(value.cell)}, {found} = 0; "
        f"const List *{cells} = {table}->a[slot_in(g, {cell}, 0, {len(rows)})].l; {each} {found}; }}))"
    )


def tested(value: ir.LineThrough | ir.LineListed, table: ir.Table, f: Frame) -> tuple[str, str]:
    """The test of one place of a line, and the name of that place; if all in the table are slots of numbers, none is checked."""
    slots = f.module.kinds
    sure = all(0 <= at < len(slots) and not slots[at] for at in flattened(f.module.draft.tables[table.name]))
    if sure:
        f.number_slots.add(value.var.name)
    with f.bound(value.var, "n") as var:
        test = truth(value.test, f)
    f.number_slots.discard(value.var.name)
    return test, var


def flattened(table: Any) -> Iterator[int]:
    for one in table:
        if isinstance(one, int):
            yield one
        else:
            yield from flattened(one)
