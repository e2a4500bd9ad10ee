"""What all values are made with: truth, kinds, order, and places in the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import walk
from rulewright.compile.ir.values import Value
from rulewright.compile.render_c.frame import Frame, Kind, region_kind
from rulewright.diagnostics import English
from rulewright.state import AttributeAt, CellsAt, LocationsOf, Region


def number(value: int) -> str:
    """A number as C has it."""
    return f"({value}LL)" if value < 0 or value >= 1 << 31 else str(value)


def truth(value: Value, f: Frame) -> str:
    """Whether a value holds; a list does if it holds something."""
    found = f.text(value)
    return found if f.kind(value) == "n" else f"(({found})->len != 0)"


def as_kind(value: Value, kind: Kind, f: Frame) -> str:
    """A value where a kind is wanted: no list at all is an empty one."""
    if kind == "l" and isinstance(value, ir.Const) and not value.value:
        return "EMPTY"
    if kind == "l":
        return f.listed(value)
    if f.kind(value) != kind:
        raise f.unrendered(English("a value of another kind ({kind})", kind=type(value).__name__))
    return f.text(value)


def word(value: Value, f: Frame) -> str:
    """A value as it is handed on among others."""
    kind = f.kind(value)
    return f"{{.{kind} = {as_kind(value, kind, f)}}}"


def words(values: Sequence[Value], f: Frame) -> str:
    """Values in a row, in the order they are written."""
    return "(W[]){" + ", ".join(word(value, f) for value in values) + "}" if values else "(W[]){{0}}"


def in_order(values: Sequence[Value], f: Frame, made: Callable[..., str], named: bool = False) -> str:
    """An expression of several others. C does not say which comes first; where one gives another a name, they are sequenced."""
    shown = [f.text(value) for value in values]
    shares = any(isinstance(node, ir.Shared) for value in values[:-1] for node in walk(value))
    if not shares and not named:
        return made(*shown)
    names = [f.fresh("o") for _ in shown]
    lines = " ".join(f"N {name} = {one};" for name, one in zip(names, shown, strict=True))
    return f"({{ {lines} {made(*names)}; }})"


# -- slots --
def address(value: ir.Slot, f: Frame) -> str:
    """The number of a slot."""
    parts: list[str] = []
    fixed = value.region.origin
    for index, stride in zip(value.index, value.region.strides, strict=True):
        if isinstance(index, ir.Const):
            fixed += int(index.value) * stride
        else:
            shown = f.text(index)
            parts.append(shown if stride == 1 else f"{shown} * {stride}")
    return f"({' + '.join([str(fixed), *parts])})" if parts else str(fixed)


def place(value: ir.Slot, f: Frame) -> str:
    """The number of a slot of a region, sure to lie in it; what has a slot for nothing before it may be asked for that, too."""
    region = value.region
    found = address(value, f)
    if found.isdigit() and int(found) in region.slots:
        return found
    first = region.first - (1 if has_nothing(region) and region_kind(region) == "n" else 0)
    return f"slot_in(g, {found}, {first}, {region.first + region.size - first})"


def has_nothing(region: Region) -> bool:
    return isinstance(region.address, CellsAt | LocationsOf | AttributeAt)


def load(value: ir.Slot, f: Frame) -> str:
    return f"S[{place(value, f)}].{region_kind(value.region)}"


def target(value: ir.Slot | ir.Bank, f: Frame) -> str:
    """A number in a slot."""
    return load(value, f) if isinstance(value, ir.Slot) else f"S[{_slot(value, f)}].n"


def changing(value: ir.Slot | ir.Bank | ir.Local, f: Frame) -> str:
    """What is about to be changed, in a slot or under a name."""
    if isinstance(value, ir.Local):
        return f.name(value)
    touched(_slot(value, f), f)
    return target(value, f)


def touched(slot: str, f: Frame) -> None:
    """A slot is about to be changed: in a large state it is remembered what stood there."""
    if f.module.large:
        f.line(f"touched(g, S, (size_t){slot});")


def _slot(value: ir.Slot | ir.Bank, f: Frame) -> str:
    return place(value, f) if isinstance(value, ir.Slot) else f"number_slot(g, {f.text(value)})"
