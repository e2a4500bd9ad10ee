"""Candidates that are bound to fail soon are not tried: requirements and costs behind names and windows nobody can use.

What fails one of these tests is illegal anyway. Where somebody may ask why, the search finds it out instead, and knows the line.
Where the tests say all that can fail (`met`), whoever passes them need not be looked at further.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from rulewright.compile.bounds import Bounds
from rulewright.compile.improve.between import Between
from rulewright.compile.improve.certain import by_case, certain, conjuncts, supposing, weakened
from rulewright.compile.improve.hoist import in_blocks
from rulewright.compile.improve.substitute import mentions, substituted
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.acting import redone
from rulewright.compile.ir.node import Node, rebuilt, walk
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft, Ear, Function
from rulewright.compile.ir.values import Arith, Both, Compare, Const, Local, Playable, Value
from rulewright.link import NUMBER, YES_NO
from rulewright.state import DoingAt, Region

DEEP = 10  # rules and branches inside one another that are looked into
DEAR = 1500  # parts of a test that is not worth making beforehand
FAR = 80  # parts of one of what comes behind a change: it seldom comes to that
NEARBY = ops.Let | ops.Note | ops.Keep | ops.Part | ops.Forget
LITTLE = 30  # parts of one that is made beside every question
UNKNOWN = ir.Peek(
    Const(0), NUMBER
)  # in place of a name that may have been given anew: whatever may have changed is not asked for


@dataclass(frozen=True)
class Outlook:
    """Tests of what comes next, and whether something can be done for certain if all of them hold."""

    tests: tuple[Value, ...] = ()
    met: bool = False


@dataclass(frozen=True)
class Ahead:
    """What one must know to look ahead in a program."""

    functions: Mapping[str, Function]
    ears: Mapping[str, tuple[Ear, ...]]
    bounds: Bounds
    between: Between
    rules: dict[tuple[str, int], Outlook] = field(default_factory=dict)  # what is known about each, by depth

    def of(self, name: str, deep: int) -> Outlook:
        """What can be said about a rule before it is done, for any player and arguments."""
        if (name, deep) not in self.rules:
            self.rules[name, deep] = coming(self.functions[name].block, {}, self, deep)
        return self.rules[name, deep]

    def worth_it(self, test: Value) -> bool:
        """Whether a test may be made anywhere, and costs little."""
        return self.bounds.cost(test, True) <= DEAR and certain(test, self.functions)

    def own(self, ears: str) -> bool:
        """Whether only what the player owns listens."""
        return all(ear.pieces is not None and ear.who == "you" for ear in self.ears[ears])


def foresee(draft: Draft) -> Draft:
    ahead = Ahead(draft.functions, draft.ears, Bounds(draft), Between.of(draft))
    functions = {name: _function(function, ahead) for name, function in draft.functions.items()}
    for ear in (one.ear for one in draft.interruptions):
        functions[ear.can] = _usable(draft.functions[ear.can], draft.functions[ear.function], ahead)
    return replace(draft, functions=functions)


def _usable(can: Function, act: Function, ahead: Ahead) -> Function:
    """Whether something may be done at any time: not if it is bound to fail. That is asked beside every question, so tests are
    made that cost next to nothing, and before the others.
    """
    found = coming(act.block[1:], {}, ahead).tests  # behind the test that it has in common with `can`
    tests = [test for test in found if ahead.worth_it(test) and ahead.bounds.cost(test, True) <= LITTLE]
    leave = can.block[0].ops[0]
    assert isinstance(leave, ops.Leave)
    return replace(can, block=(replace(can.block[0], ops=(replace(leave, soon=tuple(tests)),)),))


def _function(function: Function, ahead: Ahead) -> Function:
    def block(given: Block) -> Block:
        return tuple(_said(said, given[place + 1 :], ahead) for place, said in enumerate(given))

    return cast("Function", redone(in_blocks(function, block), lambda node: _ways(node, ahead)))


def _ways(node: Node, ahead: Ahead) -> Node:
    """Alternatives and what may be done: tests of what they begin with."""
    if isinstance(node, ops.Way | ops.May):
        found = coming(node.block, {}, ahead)
        return replace(node, soon=found.tests, met=found.met)
    return node


def _said(said: Said, later: Block, ahead: Ahead) -> Said:
    choose = said.ops[-1] if said.ops else None
    if not isinstance(choose, ops.Choose) or choose.sampler is not None or choose.answers or choose.parts:
        return said
    if isinstance(choose.candidates.items, ir.Spots):
        return said
    paid = tuple(slots for one in later[: choose.hoisted] for slots in _paid(one))
    found = coming(later[choose.hoisted :], {choose.local.name: choose.candidates.var}, ahead, hidden=paid)
    choose = replace(choose, met=found.met)
    return replace(said, ops=(*said.ops[:-1], *(_asked_once(choose, found.tests) if found.tests else (choose,))))


def _asked_once(choose: ops.Choose, soon: tuple[Value, ...]) -> tuple[ops.Op, ...]:
    """Whether somebody owns a card for a window is the same for every candidate."""
    found = dict.fromkeys(node for test in soon for node in walk(test) if isinstance(node, ir.Playable))
    owned = [node for node in found if not mentions(node, choose.candidates.var.name)]
    names: dict[Node, Local] = {node: Local(f"owned{choose.site}_{number}", YES_NO) for number, node in enumerate(owned)}
    tests = tuple(rebuilt(test, lambda node: names.get(node, node)) for test in soon)
    return (*(ops.Let(names[node], node) for node in owned), replace(choose, soon=tests))


def _paid(said: Said) -> list[range]:
    """The slots that something is paid from."""
    if not isinstance(said.foretold, ops.Due):
        return []
    return [node.region.slots for there, _, _ in said.foretold.parts for node in walk(there) if isinstance(node, ir.Slot)]


def coming(block: Block, names: Mapping[str, Value], ahead: Ahead, deep: int = DEEP, hidden: tuple[range, ...] = ()) -> Outlook:
    """Tests of what is required, paid or chosen next, as it can be said now: of what changes on the way, nothing is said but what
    it is set to.
    """
    tests: list[Value] = []
    met = True
    unless: list[Value] = []
    changed = list(hidden)
    fresh: list[range] = []
    known = dict(names)
    given: dict[ir.Slot, Const] = {}  # what is set to a fixed value on the way
    listeners: dict[str, str] = {}
    far = False  # whether something has changed on the way

    def sayable(part: Value) -> bool:
        return not (changed and ahead.between.reads(part, changed)) and not (far and ahead.bounds.cost(part, True) > FAR)

    def add(*found: Value) -> None:
        nonlocal met
        anew = [_anew(test, fresh, given) if fresh or given else test for test in found]
        kept = [weakened(test, sayable) for test in anew] if changed or far else anew
        said = [test for test in kept if test is not None]
        met = met and not unless and said == anew
        whole = _all(said)
        if whole is not None and unless:
            tests.append(_or(unless, whole))
        else:
            tests.extend(said)

    def nobody_acts(op: ops.Op) -> bool:
        """Whether an operation does nothing, unless the player owns what listens."""
        if isinstance(op, ops.Listen):
            listeners[op.heard.name] = op.ears
        elif isinstance(op, ops.Hear):
            ears = op.heard if isinstance(op.heard, str) else listeners.get(op.heard.name, "")
            if not ears or not ahead.own(ears):
                return False
            somebody = substituted(Playable(op.player, ears), known)
            if changed and ahead.between.reads(somebody, changed):
                return False
            unless.append(somebody)
        return isinstance(op, ops.Listen | ops.Hear)

    def passed(op: ops.Op) -> bool:
        """Whether one can go on behind an operation, knowing what it changed."""
        if isinstance(op, ops.Let):
            known[op.local.name] = substituted(op.value, known)
            return True
        nonlocal far
        found = ahead.between.changes(op)
        if found is None:
            return False
        for name, value in known.items():
            if ahead.between.reads(value, list(found.slots)):  # it says what was there before
                known[name] = UNKNOWN
        for local in found.names:
            known[local.name] = UNKNOWN
        changed.extend(found.slots or (range(0),))
        for slot in [slot for slot in given if any(_meet(slot.region.slots, some) for some in found.slots)]:
            del given[slot]
        match op:
            case ops.Store(slot=ir.Slot(index=index) as slot, value=Const() as value) if not index:
                given[slot] = value
            case ops.Forget(memory=memory):
                fresh.append(memory)
        far = far or not _nearby(op)
        return True

    for place, said in enumerate(block):
        match said.foretold:
            case ops.Named(local=local, value=value):
                known[local.name] = substituted(value, known)
            case ops.Opened(playable=playable):
                if playable is not None and changed and ahead.between.reads(playable, changed):
                    return Outlook(tuple(tests), met and _unfailing(block[place:]))
                if playable is not None:
                    unless.append(playable)
            case ops.Required(test=test):
                add(substituted(test, known))
            case ops.Due(parts=parts):
                have = [(Arith("-", there, Const(low)) if low else there, asked) for there, asked, low in parts]
                add(*(Compare(">=", substituted(there, known), substituted(asked, known)) for there, asked in have))
                if not all(passed(op) for op in said.ops):
                    return Outlook(tuple(tests), met and _unfailing(block[place + 1 :]))
            case None:
                covered = said.fails is False
                for op in said.ops:
                    picked = _picked(op)
                    if picked is None and (nobody_acts(op) or (_plain(op) and passed(op))):
                        continue
                    last = op is said.ops[-1]
                    inside = _inside(picked or op, block[place + 1 :] if last else (), known, ahead, deep)
                    add(*inside.tests)
                    covered = covered or (inside.met and last)
                    if picked is not None or not passed(op):
                        return Outlook(tuple(tests), met and covered and _unfailing(block[place + 1 :]))
                met = met and covered
    return Outlook(tuple(tests), met)


def _plain(op: ops.Op) -> bool:
    """Whether nothing is to be found inside of an operation that could be said of it beforehand."""
    return not isinstance(op, ops.Do | ops.DoVersion | ops.If)


def _nearby(op: ops.Op) -> bool:
    """Whether nothing is changed but what is remembered about the rule that is done."""
    match op:
        case ops.Store(slot=ir.Slot(region=Region(address=DoingAt()))):
            return True
    return isinstance(op, NEARBY)


def _meet(one: range, other: range) -> bool:
    return one.start < other.stop and other.start < one.stop


def _unfailing(block: Block) -> bool:
    return all(said.fails is False for said in block)


def _anew(test: Value, fresh: list[range], given: Mapping[ir.Slot, Const]) -> Value:
    """The test where some memory has just been forgotten, so that nothing lasts in it, and where some slots have been set."""

    def known(node: Node) -> Node:
        if isinstance(node, ir.Load) and node.slot in given:
            return given[node.slot]
        if isinstance(node, ir.LastsFor) and any(node.slot.region.slots.start in some for some in fresh):
            return Const(False, YES_NO)
        return node

    return rebuilt(test, known)


@dataclass(frozen=True)
class Picked:
    """A name for the first or last of some things: one of them must do."""

    local: Local
    among: ir.Gather


def _picked(op: ops.Op) -> Picked | None:
    match op:
        case ops.Let(local=local, value=ir.Pick(items=ir.Gather(value=Local(name=name)) as among)) if name == among.var.name:
            return Picked(local, among)
    return None


def _inside(op: ops.Op | Picked, later: Block, known: Mapping[str, Value], ahead: Ahead, deep: int) -> Outlook:
    """What can be said about an operation that does something: a rule that is done, a branch, a choice and what comes behind."""
    found: list[Value] = []
    met = False
    match op:
        case ops.Do(function=name, player=player, args=args) | ops.DoVersion(plain=name, player=player, args=args) if (
            deep and name in ahead.functions
        ):
            params = (local.name for local in ahead.functions[name].params)
            given = {"player": player, **dict(zip(params, args, strict=True))}
            given = {one: substituted(value, known) for one, value in given.items()}
            others = [ir.Seated(given["player"], seat) for seat, _ in op.versions] if isinstance(op, ops.DoVersion) else []
            rule = ahead.of(name, deep - 1)
            found += [_or(others, substituted(test, given)) for test in rule.tests]
            met = rule.met and not others
        case ops.If(branches=branches, other=other) if deep:
            there = coming(other, known, ahead, deep - 1)
            met, whole = there.met, _all(there.tests)
            for condition, block in reversed(branches):
                there = coming(block, known, ahead, deep - 1)
                met = met and there.met
                whole = by_case(substituted(condition, known), _all(there.tests), whole)
            found += [whole] if whole is not None else []
        case ops.Choose(candidates=ir.Gather() as among, costs=costs) if not isinstance(among.items, ir.Spots):
            plain = op.sampler is None and not op.answers and not op.parts
            paid = tuple(slots for one in later[: op.hoisted] for slots in _paid(one))
            behind = later[op.hoisted :] if plain else ()
            found += _some(op.local, among, costs, behind, known, ahead, deep, paid)
        case Picked(local=local, among=among):
            found += _some(local, among, (), later, known, ahead, deep)
        case ops.ChooseOne(ways=ways) if deep:
            one = _one_of(ways, known, ahead, deep)
            found += one.tests
            met = one.met
    tests = tuple(test for test in map(supposing, found) if ahead.worth_it(test))
    return Outlook(tests, met and len(tests) == len(found))


def _some(
    local: Local,
    among: ir.Gather,
    costs: tuple[Value, ...],
    later: Block,
    known: Mapping[str, Value],
    ahead: Ahead,
    deep: int,
    paid: tuple[range, ...] = (),
) -> list[Value]:
    """There must be something that passes its tests and those of what comes behind. Its name is another at each depth, as a rule
    may lead to itself.
    """
    var = replace(among.var, name=f"{among.var.name}_{deep}")
    inside = {**known, among.var.name: var}  # where the name of what is chosen still means what it meant before
    own = tuple(supposing(substituted(one, inside)) for one in (*among.tests, *costs))
    items = substituted(among.items, known)
    plain = ir.Some(ir.Gather(var, items, own, Const(True, YES_NO)))
    if not deep or not isinstance(among.value, Local) or among.value.name != among.var.name:
        return [plain]
    behind = [supposing(test) for test in coming(later, {**inside, local.name: var}, ahead, deep - 1, paid).tests]
    tests = [*conjuncts(own), *(test for test in conjuncts(tuple(behind)) if ahead.worth_it(test))]
    apart = [test for test in tests if not mentions(test, var.name)]  # whichever it is
    tests = [test for test in tests if mentions(test, var.name)]
    whole = replace(plain, of=replace(plain.of, tests=tuple(tests)))
    if ahead.worth_it(whole):
        return apart if not tests and _filled(items) else [*apart, whole]
    said_of_all = [weakened(test, lambda part: not mentions(part, var.name)) for test in tests]
    return [*apart, *(test for test in said_of_all if test is not None), plain]


def _filled(items: Value) -> bool:
    """Whether there is always something in a list."""
    match items:
        case ir.Things(count=count):
            return count > 0
        case ir.Numbers(low=Const(value=int(low)), high=Const(value=int(high))):
            return low <= high
        case ir.Distinct(of=ir.ListOf(items=listed)) | ir.ListOf(items=listed):
            return bool(listed)
    return False


def _or(others: Sequence[Value], test: Value) -> Value:
    for other in reversed(others):
        test = Both("or", other, test)
    return test


def _all(tests: Sequence[Value]) -> Value | None:
    whole: Value | None = None
    for test in tests:
        whole = test if whole is None else Both("and", whole, test)
    return whole


def _one_of(ways: tuple[ops.Way, ...], known: Mapping[str, Value], ahead: Ahead, deep: int) -> Outlook:
    """One of several ways must be open."""
    whole: Value | None = None
    met = True
    for way in ways:
        there = coming(way.block, known, ahead, deep - 1)
        own = (substituted(way.test, known),) if way.test is not None else ()
        needed = _all((*own, *there.tests))
        if needed is None:
            return Outlook((), there.met)
        met = met and there.met
        whole = needed if whole is None else Both("or", whole, needed)
    return Outlook() if whole is None else Outlook((whole,), met)
