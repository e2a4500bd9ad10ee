"""Values as C expressions over the slots `S`."""

from __future__ import annotations

from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Local, Value
from rulewright.compile.render_c.basics import address, as_kind, in_order, load, number, truth
from rulewright.compile.render_c.boards import board
from rulewright.compile.render_c.calls import call
from rulewright.compile.render_c.frame import Frame
from rulewright.compile.render_c.many import many
from rulewright.compile.render_c.tables import constant, looked_up, table
from rulewright.state import FlowAt

SIGNS = {"=": "==", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">="}
ARITHMETIC = {"+": "add", "-": "sub", "*": "mul", "div": "divide", "mod": "remainder_of"}


def text(value: Value, f: Frame) -> str:
    """An expression that can stand anywhere."""
    match value:
        case ir.Const(value=fixed):
            return constant(tuple(fixed), f.module) if isinstance(fixed, tuple | list) else number(int(fixed))
        case ir.Local():
            return f.name(value)
        case ir.FlowName(number=place):
            return f"S[{f.module.draft.layout.regions[FlowAt(place)].first}].{f.kind(value)}"
        case ir.Slot():
            return address(value, f)
        case ir.Load(slot=at):
            return load(at, f)
        case ir.Peek(at=Local(name=name) as place) if name in f.number_slots:
            return f"S[{f.name(place)}].n"
        case ir.Peek(at=place):
            return f"S[number_slot(g, {text(place, f)})].n"
        case ir.Bank(resource=resource, player=player):
            return f"({text(resource, f)} + {text(player, f)})"
        case ir.Table(name=name):
            return table(name, f.module)
        case ir.Column(table=name, key=key):
            found, size = table(name, f.module), len(f.module.draft.tables[name])
            known = key.value if isinstance(key, ir.Const) else -1
            row = str(known) if 0 <= known < size else f"slot_in(g, {text(key, f)}, 0, {size})"
            return f"({found})->a[{row}].{f.kind(value)}"
        case ir.Lookup():
            return looked_up(value, f)
        case ir.Shared(local=local, of=of):
            if f.kind(of) != f.kind(local):  # its type does not tell
                f.kinds[local.name] = f.kind(of)
            return f"({f.name(local)} = {as_kind(of, f.kind(of), f)})"
        case ir.Sure(of=of):
            return f"sure(g, {text(of, f)})"
        case ir.Held(of=of):
            return f"held(g, {text(of, f)})" if f.kind(of) == "n" else text(of, f)
        case ir.Negate(of=of):
            return f"sub(g, 0, {text(of, f)})"
        case ir.AtLeastZero(of=of):
            return f"most(0, {text(of, f)})"
        case ir.Not(of=of):
            return f"(!{truth(of, f)})"
        case ir.Both(op=op, left=left, right=right):
            return f"({truth(left, f)} {'&&' if op == 'and' else '||'} {truth(right, f)})"
        case ir.Compare():
            return compare(value, f)
        case ir.Within(low=low, of=of, high=high):
            return in_order((low, of, high), f, lambda a, b, c: f"({a} <= {b} && {b} <= {c})", named=True)
        case ir.Arith(op=op, left=left, right=right):
            return in_order((left, right), f, lambda a, b: f"{ARITHMETIC[op]}(g, {a}, {b})")
        case ir.Either(then=then, test=test, other=other):
            kind = f.kind(value)
            return f"({truth(test, f)} ? {as_kind(then, kind, f)} : {as_kind(other, kind, f)})"
        case (
            ir.ListOf()
            | ir.Numbers()
            | ir.Things()
            | ir.Gather()
            | ir.Metered()
            | ir.Count()
            | ir.Distinct()
            | ir.Member()
            | ir.Tally()
            | ir.Stretch()
            | ir.Sum()
            | ir.Kinds()
            | ir.Extreme()
            | ir.Some()
            | ir.Every()
            | ir.Pick()
            | ir.Best()
            | ir.Rank()
            | ir.Fixed()
        ):
            return many(value, f)
        case (
            ir.Covered()
            | ir.Neighbours()
            | ir.SpotCells()
            | ir.SpotCell()
            | ir.SpotTurn()
            | ir.SpotLevel()
            | ir.Spots()
            | ir.Holes()
            | ir.Groups()
            | ir.Reach()
            | ir.Fare()
            | ir.LineThrough()
            | ir.LineListed()
        ):
            return board(value, f)
        case _:
            return call(value, f)


def compare(value: ir.Compare, f: Frame) -> str:
    kinds = {f.kind(value.left), f.kind(value.right)}
    sign = SIGNS[value.op]
    if kinds == {"n"}:
        return in_order((value.left, value.right), f, lambda a, b: f"({a} {sign} {b})")
    left, right = f.listed(value.left), f.listed(value.right)
    if value.op in ("=", "!="):
        return f"({'' if value.op == '=' else '!'}same_list({left}, {right}))"
    return f"(compared({left}, {right}) {sign} 0)"
