"""Candidates that are bound to fail soon are not tried: requirements and costs behind names and windows nobody can use.

What fails one of these tests is illegal anyway. Where somebody may ask why, the search finds it out instead, and knows the line.
Where the tests say all that can fail (`met`), whoever passes them need not be looked at further.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from rulewright.compile.bounds import Bounds
from rulewright.compile.improve.certain import certain
from rulewright.compile.improve.hoist import in_blocks
from rulewright.compile.improve.substitute import mentions, substituted
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.acting import redone
from rulewright.compile.ir.node import Node, rebuilt, walk
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Draft, Ear, Function
from rulewright.compile.ir.values import Arith, Both, Compare, Const, Local, Not, Playable, Value
from rulewright.link import YES_NO
from rulewright.state import DoingAt, Region

DEEP = 9  # rules and branches inside one another that are looked into
DEAR = 1500  # parts of a test that is not worth making beforehand
LITTLE = 30  # parts of one that is made beside every question


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
    ahead = Ahead(draft.functions, draft.ears, Bounds(draft))
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
    """Tests of what is required, paid or chosen next, as it can be said now: of what changes on the way, nothing is said."""
    tests: list[Value] = []
    met = True
    unless: list[Value] = []
    changed = list(hidden)
    fresh: list[range] = []
    known = dict(names)
    listeners: dict[str, str] = {}

    def add(*found: Value) -> None:
        nonlocal met
        anew = [_anew(test, fresh) if fresh else test for test in found]
        said = [test for test in anew if not (changed and _reads(test, changed, ahead.functions, frozenset()))]
        met = met and not unless and len(said) == len(found)
        if said and unless:
            tests.append(_or(unless, _all(said)))
        elif said:
            tests.extend(said)

    def nobody_acts(op: ops.Op) -> bool:
        """Whether an operation does nothing, unless the player owns what listens."""
        if isinstance(op, ops.Listen):
            listeners[op.heard.name] = op.ears
        elif isinstance(op, ops.Hear):
            ears = op.heard if isinstance(op.heard, str) else listeners.get(op.heard.name, "")
            if not ears or not ahead.own(ears):
                return False
            unless.append(substituted(Playable(op.player, ears), known))
        return isinstance(op, ops.Listen | ops.Hear)

    for place, said in enumerate(block):
        match said.foretold:
            case ops.Named(local=local, value=value):
                known[local.name] = substituted(value, known)
            case ops.Opened(playable=playable):
                if playable is not None:
                    unless.append(playable)
            case ops.Required(test=test):
                add(substituted(test, known))
            case ops.Due(parts=parts):
                have = [(Arith("-", there, Const(low)) if low else there, asked) for there, asked, low in parts]
                add(*(Compare(">=", substituted(there, known), substituted(asked, known)) for there, asked in have))
                return Outlook(tuple(tests), met and _unfailing(block[place + 1 :]))
            case None:
                for op in said.ops:
                    picked = _picked(op)
                    if picked is not None or not (nobody_acts(op) or _passed(op, known, changed, fresh)):
                        later = block[place + 1 :] if op is said.ops[-1] else ()
                        inside = _inside(picked or op, later, known, ahead, deep)
                        add(*inside.tests)
                        sure = said.fails is False or (inside.met and op is said.ops[-1])
                        return Outlook(tuple(tests), met and sure and _unfailing(block[place + 1 :]))
                met = met and said.fails is False
    return Outlook(tuple(tests), met)


def _unfailing(block: Block) -> bool:
    return all(said.fails is False for said in block)


def _passed(op: ops.Op, known: dict[str, Value], changed: list[range], fresh: list[range]) -> bool:
    """Whether an operation changes nothing but names, and what is remembered about a rule while it is done."""
    match op:
        case ops.Let(local=local, value=value):
            known[local.name] = substituted(value, known)
        case ops.Store(slot=ir.Slot(region=Region(address=DoingAt()) as region)):
            changed.append(region.slots)
        case ops.Forget(memory=memory):
            changed.append(memory)
            fresh.append(memory)
        case ops.Keep() | ops.Part():
            pass
        case _:
            return False
    return True


def _anew(test: Value, fresh: list[range]) -> Value:
    """The test where some memory has just been forgotten: nothing lasts in it."""

    def known(node: Node) -> Node:
        if isinstance(node, ir.LastsFor) and any(node.slot.region.slots.start in some for some in fresh):
            return Const(False, YES_NO)
        return node

    return rebuilt(test, known)


def _reads(value: Node, slots: list[range], functions: Mapping[str, Function], open_: frozenset[str]) -> bool:
    """Whether a value may depend on what lies in some slots."""
    for node in walk(value):
        match node:
            case ir.Slot(region=region) | ir.Stretch(region=region) | ir.LastingAmounts(region=region):
                place = region.slots
                if any(place.start < some.stop and some.start < place.stop for some in slots):
                    return True
            case ir.Called(function=name) if name not in open_:
                if name not in functions or _reads(functions[name], slots, functions, open_ | {name}):
                    return True
            case ir.Peek() | ir.Bank() | ir.Able() | ir.After():
                return True
    return False


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
            blocks: list[Outlook] = []
            before: list[Value] = []
            for condition, block in branches:
                test = substituted(condition, known)
                apart = [one for one in before if not _apart(one, test)]
                there = coming(block, known, ahead, deep - 1)
                found += [_or([*apart, Not(test)], _all(there.tests))] if there.tests else []
                before.append(test)
                blocks.append(there)
            there = coming(other, known, ahead, deep - 1)
            found += [_or(before, _all(there.tests))] if there.tests else []
            met = there.met and all(one.met for one in blocks)
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
    tests = tuple(test for test in found if ahead.worth_it(test))
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
    known = {**known, among.var.name: var, local.name: var}
    tests = [substituted(one, known) for one in (*among.tests, *costs)]
    plain = ir.Some(ir.Gather(var, substituted(among.items, known), tuple(tests), Const(True, YES_NO)))
    if not deep or not isinstance(among.value, Local) or among.value.name != among.var.name:
        return [plain]
    tests += [test for test in coming(later, known, ahead, deep - 1, paid).tests if ahead.worth_it(test)]
    if not tests and _filled(among.items):
        return []
    whole = replace(plain, of=replace(plain.of, tests=tuple(tests)))
    return [whole if ahead.worth_it(whole) else plain]


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


def _all(tests: Sequence[Value]) -> Value:
    whole = tests[0]
    for test in tests[1:]:
        whole = Both("and", whole, test)
    return whole


def _apart(one: Value, other: Value) -> bool:
    """Whether two tests compare the same thing with different ones."""
    match one, other:
        case Compare(op="=", left=left, right=Const(value=a)), Compare(op="=", left=same, right=Const(value=b)):
            return left == same and a != b
    return False


def _one_of(ways: tuple[ops.Way, ...], known: Mapping[str, Value], ahead: Ahead, deep: int) -> Outlook:
    """One of several ways must be open."""
    whole: Value | None = None
    met = True
    for way in ways:
        there = coming(way.block, known, ahead, deep - 1)
        tests = [substituted(way.test, known)] if way.test is not None else []
        tests += there.tests
        if not tests:
            return Outlook((), there.met)
        met = met and there.met
        whole = _all(tests) if whole is None else Both("or", whole, _all(tests))
    return Outlook() if whole is None else Outlook((whole,), met)
