"""Rows of those who listen, or may be used at any time, with what is needed to find those that are there now."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from rulewright.compile.ir.program import Ear
from rulewright.compile.render_c.basics import number
from rulewright.compile.render_c.calls import owners_of
from rulewright.compile.render_c.frame import Module
from rulewright.compile.render_c.hearing import WHEN

Row = Iterable[tuple[int, Ear]]  # with their places in it


def listeners(module: Module) -> None:
    for name, ears in module.draft.ears.items():
        owned = [(order, ear) for order, ear in enumerate(ears) if _is_owned(ear)]
        own = _actors([one for one in owned if one[1].who in ("you", "any player")], module)
        others = _actors([one for one in owned if one[1].who != "you"], module)
        many, ruled = _numbers([order for order, ear in enumerate(ears) if not _is_owned(ear)], module)
        listed = module.fresh("e")
        module.bodies.append(f"static const Ear {listed}[] = {{{', '.join(_ear(ear, module) for ear in ears)}}};")
        row = f"{len(ears)}, {listed}, {module.draft.orders.get(name, -1)}"
        found = f"{row}, {many}, {ruled}, {own}, {others}, {module.draft.weights.get(name, 0)}"
        module.bodies.append(f"static const Ears {module.ears[name][1:]} = {{{found}}};")


def interruptions(module: Module) -> None:
    rows: list[str] = []
    given = module.draft.interruptions
    for one in given:
        act, can = module.callees[one.ear.function].name, module.callees[one.ear.can].name
        doing = number(one.doing.origin) if one.doing is not None else "NONE"
        unless = number(one.unless.origin) if one.unless is not None else "NONE"
        heard = module.ears[one.played] if one.played else "&NOBODY"
        rows.append(f"{{{act}, {can}, {doing}, {unless}, {int(one.crosses)}, {heard}}}")
    ruled = [order for order, one in enumerate(given) if not _is_owned(one.ear)]
    actors = _actors([(order, one.ear) for order, one in enumerate(given) if _is_owned(one.ear)], module)
    module.bodies += [
        f"const Interruption INTERRUPTIONS[] = {{{', '.join(rows) or '{0}'}}};",
        f"const int N_INTERRUPTIONS = {len(rows)}, N_RULED_INTERRUPTIONS = {len(ruled)};",
        f"const int RULED_INTERRUPTIONS[] = {{{', '.join(map(str, ruled)) or 0}}};",
        f"const Actors INTERRUPTING = {actors};",
        f"const N INTERRUPTION_WEIGHT = {module.draft.weights.get('NOW', 0)};",
    ]


def _is_owned(ear: Ear) -> bool:
    return ear.pieces is not None and bool(ear.owners)


def _ear(ear: Ear, module: Module) -> str:
    can = module.callees[ear.can].name if ear.can else "NULL"
    act, when, one = module.callees[ear.function].name, WHEN.get(ear.when, "DURING"), ear.claim
    claim = f"{{{one.component}, {number(one.seen)}, {number(one.changed)}, {number(one.added)}}}" if one else "{-1, 0, 0, 0}"
    return f"{{{act}, {can}, {when}, {claim}}}"


def _actors(row: Row, module: Module) -> str:
    """Those of a row that components own, kind by kind."""
    kinds: dict[str, list[tuple[int, int, int]]] = {}
    for order, ear in row:
        kinds.setdefault(ear.owners, []).extend((piece, slot, order) for slot, piece in ear.pieces or ())
    if not kinds:
        return "{0, NULL}"
    shown = [_acting(owners, places, module) for owners, places in kinds.items()]
    return f"{{{len(shown)}, {_constant('Acting', shown, module)}}}"


def _acting(owners: str, places: list[tuple[int, int, int]], module: Module) -> str:
    zones = sorted((owner, zone) for zone, owner in module.draft.tables[owners].items())
    counts = [sum(owner == player for owner, _ in zones) for player in range(module.draft.layout.players + 1)]
    rows = _constant("Placed", [f"{{{piece}, {slot}, {order}}}" for piece, slot, order in sorted(places)], module)
    first = _numbers([0, *accumulate(counts)], module)[1]
    slots = _constant("N", [str(zone) for _, zone in zones], module)
    return f"{{{len(places)}, {rows}, {first}, {slots}, {owners_of(owners, module)}}}"


def _numbers(numbers: list[int], module: Module) -> tuple[int, str]:
    return len(numbers), _constant("int", [str(one) for one in numbers], module)


def _constant(type_: str, items: list[str], module: Module) -> str:
    """A constant row, written once however often it is needed."""
    if not items:
        return "NULL"
    key = (type_, tuple(items))
    if key not in module.constants:
        module.constants[key] = module.fresh("y")
        module.bodies.append(f"static const {type_} {module.constants[key]}[] = {{{', '.join(items)}}};")
    return module.constants[key]
