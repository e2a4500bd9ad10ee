"""Questions about boards as Python expressions."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rulewright.compile.improve.substitute import mentions
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Value
from rulewright.state import FACE_MASK, LEVEL_SHIFT, ROTATIONS, SPOT_MASK, SPOT_SHIFT, TILE_MASK, TILE_SHIFT

Say = Callable[[Value], str]


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
    text: Say,
    plain: Say,
) -> str:
    match value:
        case ir.Covered(part=part, board=load, cell=cell):
            cells, at = text(load), text(cell)
            match part:
                case "covered":
                    return f"({at} in {cells})"
                case "level":
                    return f"({cells}.get({at}, 0) >> {LEVEL_SHIFT})"
                case "face":
                    return f"({cells}.get({at}, 0) & {FACE_MASK})"
                case "tile":
                    return f"({cells}.get({at}, 0) >> {TILE_SHIFT} & {TILE_MASK})"
            assert_never(part)
        case ir.Neighbours(steps=steps, cell=cell):
            return f"[{text(cell)} + step for step in {steps.name}]"
        case ir.SpotCells(footprints=footprints, spot=spot):
            at = text(spot)
            return f"[({at} >> {SPOT_SHIFT}) + step for step in {footprints.name}[{at} & {SPOT_MASK}]]"
        case ir.SpotCell(spot=spot):
            return f"({text(spot)} >> {SPOT_SHIFT})"
        case ir.SpotTurn(spot=spot):
            return f"({text(spot)} % {ROTATIONS})"
        case ir.SpotLevel(board=load, cells=under):
            return f"level_over({text(load)}, {text(under)})"
        case ir.Spots():
            return f"spots({spot_arguments(value, text, plain)})"
        case ir.Holes(board=load, steps=steps):
            return f"holes({text(load)}, {steps.name})"
        case ir.Groups(items=items, around=around, steps=by_steps):
            return f"{'groups' if by_steps else 'groups_of'}({text(items)}, {around.name})"
        case ir.Reach(
            neighbours=ir.Column(table=table, key=key), there=there, cost=cost, price=ir.Const(value=0), priced=False
        ) if key == there and not mentions(value.through, value.here.name):
            parts = [
                plain(value.start),
                table,
                f"lambda {there.name}: {plain(value.through)}",
                f"lambda {there.name}, {cost.name}: {plain(value.test)}" if value.test is not None else "None",
                str(value.weight),
            ]
            return f"flooded({', '.join(parts)})"
        case ir.Reach(here=here, there=there, cost=cost):
            both = f"lambda {here.name}, {there.name}"
            parts = [
                plain(value.start),
                f"lambda {there.name}: {plain(value.neighbours)}",
                f"{both}: {plain(value.through)}",
                f"{both}: {plain(value.price)}",
                f"lambda {there.name}, {cost.name}: {plain(value.test)}" if value.test is not None else "None",
                str(value.weight),
            ]
            return f"{'fares' if value.priced else 'reach'}({', '.join(parts)})"
        case ir.Fare(reached=reached, cell=cell):
            return f"{text(reached)}[{text(cell)}]"
        case ir.LineThrough(rays=rays, cell=cell, length=length, var=var, test=test, here=standing):
            looked = f"longest({rays.name}[{text(cell)}], lambda {var.name}: {plain(test)})"
            return f"({text(standing)} and {looked} >= {text(length)})"
        case ir.LineListed(lines=lines, cell=cell, var=var, test=test, here=standing):
            whole = f"all([{plain(test)} for {var.name} in line])"
            return f"({text(standing)} and any([1 for line in {lines.name}[{text(cell)}] if {whole}]))"
    assert_never(value)


def spot_arguments(value: ir.Spots, text: Say, plain: Say) -> str:
    return f"{text(value.board)}, {value.footprints.name}, {plain(value.shape)}"
