"""What lies in the slots at the start, what kind of thing each holds, and what bounds it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from rulewright.compile.improve.safety import settled
from rulewright.compile.ir.node import walk
from rulewright.compile.ir.program import Draft
from rulewright.compile.ir.values import FlowName
from rulewright.compile.render_c.basics import number
from rulewright.compile.render_c.frame import Module, Unrendered, kind_of, region_kind
from rulewright.compile.render_c.tables import constant
from rulewright.diagnostics import English
from rulewright.link import PLAYER, ListType, ZoneType
from rulewright.state import USING, AgendaAt, DoingAt, FlowAt, LastingAt, Layout, Region

NUMBER, NUMBERS, LISTS, BOARD = range(4)


def slots(draft: Draft, module: Module) -> tuple[tuple[int, ...], Callable[[], list[str]]]:
    """What each slot holds; the definitions are written last, when all that they need has been named."""
    layout = draft.layout
    kinds = [NUMBER] * len(layout.initial)
    for region in layout.regions.values():
        for slot in region.slots:
            kinds[slot] = _kind(region)
    for op in draft.flow:
        for node in walk(op):
            if isinstance(node, FlowName) and kind_of(node.type) == "l":
                kinds[layout.regions[FlowAt(node.number)].first] = NUMBERS if not _nested(node.type) else LISTS
    return tuple(kinds), lambda: _data(draft, module, kinds)


def flow_first(layout: Layout) -> int:
    """Where the names of the flow begin; they lie behind all else."""
    flows = [region.first for address, region in layout.regions.items() if isinstance(address, FlowAt)]
    return min(flows, default=len(layout.initial))


def entries_in(layout: Layout) -> frozenset[int]:
    """The slots with entries of agendas and of what lasts."""
    kept = [region for address, region in layout.regions.items() if isinstance(address, AgendaAt | LastingAt)]
    return frozenset(slot for region in kept for slot in region.slots)


def _nested(type_: Any) -> bool:
    return isinstance(type_.of, ListType | ZoneType)


def _kind(region: Region) -> int:
    if isinstance(region.address, LastingAt | AgendaAt):
        return LISTS
    match region_kind(region):
        case "l":
            return LISTS if _nested(region.holds) else NUMBERS
        case "b":
            return BOARD
    return NUMBER


def _data(draft: Draft, module: Module, kinds: list[int]) -> list[str]:
    layout, rules = draft.layout, draft.checked.rules
    before = len(module.heads)
    initial = ", ".join(_first(value, kinds[slot], module) for slot, value in enumerate(layout.initial))
    more = module.heads[before:]
    del module.heads[before:]
    floors = ", ".join(
        f"[{slot}] = {number(variable.low)}"
        for variable in rules.variables.values()
        if variable.low
        for slot in layout.variable(variable.name).slots
    )
    bounds = [
        f"{{{layout.resource(v.name)}, {number(v.low)}, {'NONE' if v.high is None else number(v.high)}}}"
        for v in rules.variables.values()
        if v.per == (PLAYER,)
    ]
    using = layout.regions.get(DoingAt(USING))
    return [
        *more,
        f"const unsigned char KIND[] = {{{', '.join(map(str, kinds))}}};",
        *_where(kinds),
        f"const unsigned char SAFE[] = {{{', '.join(_safe(draft)) or 0}}};",
        f"const W INITIAL[] = {{{initial}}};",
        f"const N FLOORS[SLOTS] = {{{floors or 0}}};",
        f"const Bound BOUNDS[] = {{{', '.join(bounds) or '{0, 0, 0}'}}};",
        f"const int N_BOUNDS = {len(bounds)};",
        f"const N USING = {using.origin if using is not None else 0};",
        f"const N FLOW_FIRST = {flow_first(layout)};",
    ]


def _safe(draft: Draft) -> list[str]:
    """Of each site, whether nothing behind it can fail: 2 where that is so because of what is foreseen."""
    anyway = settled(draft)
    return [str((1 if site.index in anyway else 2) if site.safe else 0) for site in draft.sites]


def _where(kinds: list[int]) -> list[str]:
    """Where numbers lie, in stretches, and the slots that hold something else: whoever looks at all asks none for its kind."""
    other = [slot for slot, kind in enumerate(kinds) if kind != NUMBER]
    ends = [(before + 1, after) for before, after in pairwise([-1, *other, len(kinds)]) if before + 1 < after]
    stretches = ", ".join(f"{{{first}, {end}}}" for first, end in ends)
    return [
        f"const Slots NUMBERED[] = {{{stretches}}};",
        f"const N POINTING[] = {{{', '.join(map(str, other)) or 0}}};",
        f"const int N_NUMBERED = {len(ends)}, N_POINTING = {len(other)};",
    ]


def _first(value: Any, kind: int, module: Module) -> str:
    if kind == BOARD:
        if value:
            raise Unrendered(English("a board that is not empty at the start"))
        return "{.b = NO_BOARD}"
    if kind in (NUMBERS, LISTS):
        return f"{{.l = {constant(value, module)}}}" if isinstance(value, tuple | list) else "{0}"
    return f"{{{number(int(value))}}}"
