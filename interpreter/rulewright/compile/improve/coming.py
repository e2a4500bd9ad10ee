"""What can be said beforehand of what comes next: tests that a block, a rule or a choice is bound to make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from rulewright.compile.bounds import Bounds
from rulewright.compile.improve.between import Between
from rulewright.compile.improve.certain import by_case, certain, conjuncts, supposing, weakened
from rulewright.compile.improve.road import Road
from rulewright.compile.improve.substitute import mentions, substituted
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import walk
from rulewright.compile.ir.ops import Block, Said
from rulewright.compile.ir.program import Function
from rulewright.compile.ir.values import Arith, Both, Compare, Const, Local, Value
from rulewright.link import YES_NO

DEEP = 10  # rules and branches inside one another that are looked into
DEAR = 1500  # parts of a test that is not worth making beforehand


@dataclass(frozen=True)
class Outlook:
    """Tests of what comes next, and whether something can be done for certain if all of them hold."""

    tests: tuple[Value, ...] = ()
    met: bool = False


@dataclass(frozen=True)
class Ahead:
    """What one must know to look ahead in a program."""

    functions: Mapping[str, Function]
    bounds: Bounds
    between: Between
    rules: dict[tuple[str, int], Outlook] = field(default_factory=dict)  # what is known about each, by depth

    def of(self, name: str, deep: int) -> Outlook:
        """What can be said about a rule before it is done, for any player and arguments."""
        if (name, deep) not in self.rules:
            self.rules[name, deep] = coming(self.functions[name].block, {}, self, deep)
        return self.rules[name, deep]

    def surely(self, *values: Value) -> bool:
        """Whether values can be worked out, whatever a state is like: what is handed to a rule, and what a branch asks, may fail
        before anything that is said of what comes next.
        """
        return all(certain(value, self.functions) for value in values)

    def worth_it(self, test: Value) -> bool:
        """Whether a test may be made anywhere, and costs little."""
        return self.bounds.cost(test, True) <= DEAR and certain(test, self.functions)


def coming(block: Block, names: Mapping[str, Value], ahead: Ahead, deep: int = DEEP, hidden: tuple[range, ...] = ()) -> Outlook:
    """Tests of what is required, paid or chosen next, as it can be said now: of what changes on the way, nothing is said but what
    it is set to.
    """
    road = Road(ahead.between, ahead.bounds, dict(names), list(hidden))
    found = Outlook((), True)
    for place, said in enumerate(block):
        ahead_of_it = block[place + 1 :]
        match said.foretold:
            case ops.Named(local=local, value=value):
                road.known[local.name] = road.said(value)
            case ops.Opened(playable=playable):
                if not road.opens(playable):
                    return _so_far(found, block[place:])
            case ops.Required(test=test):
                found = _with(found, (road.said(test),), road)
            case ops.Due(parts=parts):
                have = [(Arith("-", there, Const(low)) if low else there, asked) for there, asked, low in parts]
                found = _with(found, tuple(Compare(">=", road.said(there), road.said(asked)) for there, asked in have), road)
                if not all(road.passes(op) for op in said.ops):
                    return _so_far(found, ahead_of_it)
            case None:
                covered, surely = said.fails is False, True
                for op in said.ops:
                    picked = _picked(op)
                    if picked is None and _passed(op, road):
                        surely = surely and not (isinstance(op, ops.Let) and not ahead.surely(op.value))
                        continue
                    last = op is said.ops[-1]
                    inside = _inside(picked or op, ahead_of_it if last else (), road.known, ahead, deep)
                    found = _with(found, inside.tests, road)
                    covered = covered or (inside.met and last and surely)
                    if picked is not None or not road.passes(op):
                        return _so_far(replace(found, met=found.met and covered), ahead_of_it)
                found = replace(found, met=found.met and covered)
    return found


def _with(found: Outlook, tests: tuple[Value, ...], road: Road) -> Outlook:
    """What is known with some tests more, as far as they can be said beforehand."""
    here = tuple(map(road.here, tests))
    said = tuple(told for test in here if (told := road.told(test)) is not None)
    met = found.met and not road.unless and said == here
    whole = _all(said)
    if whole is not None and road.unless:
        said = (_or(road.unless, whole),)
    return Outlook((*found.tests, *said), met)


def _so_far(found: Outlook, left: Block) -> Outlook:
    """What is known where nothing more can be said of what is left."""
    return replace(found, met=found.met and all(said.fails is False for said in left))


def _passed(op: ops.Op, road: Road) -> bool:
    """Whether one can go on behind an operation inside of which nothing is to be found that could be said beforehand."""
    if isinstance(op, ops.Listen | ops.Hear):
        return road.hears(op)
    return not isinstance(op, ops.Do | ops.DoVersion | ops.If) and road.passes(op)


def paid_from(said: Said) -> list[range]:
    """The slots that something is paid from."""
    if not isinstance(said.foretold, ops.Due):
        return []
    return [node.region.slots for there, _, _ in said.foretold.parts for node in walk(there) if isinstance(node, ir.Slot)]


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
            met = rule.met and not others and ahead.surely(player, *args)
        case ops.If(branches=branches, other=other) if deep:
            there = coming(other, known, ahead, deep - 1)
            met, whole = there.met, _all(there.tests)
            for condition, block in reversed(branches):
                there = coming(block, known, ahead, deep - 1)
                met = met and there.met and ahead.surely(condition)
                whole = by_case(substituted(condition, known), _all(there.tests), whole)
            found += [whole] if whole is not None else []
        case ops.Choose(candidates=ir.Gather() as among, costs=costs) if not isinstance(among.items, ir.Spots):
            plain = op.sampler is None and not op.answers and not op.parts
            spent = tuple(slots for one in later[: op.hoisted] for slots in paid_from(one))
            behind = later[op.hoisted :] if plain else ()
            found += _some(op.local, among, costs, behind, known, ahead, deep, spent)
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
    spent: tuple[range, ...] = (),
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
    behind = [supposing(test) for test in coming(later, {**inside, local.name: var}, ahead, deep - 1, spent).tests]
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
        met = met and ahead.surely(*own)
        if needed is None:
            return Outlook((), met and there.met)
        met = met and there.met
        whole = needed if whole is None else Both("or", whole, needed)
    return Outlook() if whole is None else Outlook((whole,), met)
