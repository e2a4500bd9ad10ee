"""What a listener looks at and what it changes: so one can tell whether it matters which of two comes first.

Several effects of one player may be due at the same moment. Most only add something, and come to the same in any order; their
owner is asked only where one changes what another looks at or changes, too, or where one asks and another lets something be
known. Things are told apart by their nouns and not by whose they are. What nobody has thought of touches everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass, field
from functools import cached_property, reduce

from rulewright.check.behaviour.goods import all_mods, goods
from rulewright.check.behaviour.moments import reacting
from rulewright.check.meaning import Meaning
from rulewright.check.refs import (
    AllRef,
    BoardRef,
    EffectRef,
    LocalRef,
    PointsRef,
    PropertyRef,
    Ref,
    RuleRef,
    ScoreRef,
    ValueRef,
    VariableRef,
    WhereaboutsRef,
    ZoneRef,
)
from rulewright.link import Heard, Owned, Ruleset
from rulewright.parse import ast

Thing = tuple[str, str]  # what sort of thing, and its name
NOTHING: frozenset[Thing] = frozenset()
KNOWN: Thing = ("known", "")  # what players know
LASTING: Thing = ("lasting", "")  # modifiers that last for a while
BOARDS: Thing = ("boards", "")  # what lies where on boards


@dataclass(frozen=True)
class Footprint:
    """`added` is what only ever grows by it: two that add to the same thing do not mind who comes first."""

    seen: frozenset[Thing] = NOTHING
    changed: frozenset[Thing] = NOTHING
    added: frozenset[Thing] = NOTHING

    def __or__(self, other: Footprint) -> Footprint:
        return Footprint(
            self.seen | other.seen,
            self.changed | other.changed,
            self.added | other.added,
        )

    @property
    def touched(self) -> frozenset[Thing]:
        return self.seen | self.changed | self.added


Component = tuple[str, str]  # a kind of piece, and which of it


def component(heard: Heard) -> Component | None:
    """The component of the acting player's own that a listener is printed on; effects of one component keep their order."""
    trigger, owned = heard.sentence.trigger, heard.owned
    if owned.kind is None or owned.item is None or not isinstance(trigger, ast.OnEvent):
        return None
    return None if trigger.who == "another player" or trigger.when == "instead of" else (owned.kind, owned.item.id)


def quarrels(row: Iterable[tuple[Component, Footprint]]) -> frozenset[Thing]:
    """The things on account of which it matters which of several components comes first."""
    touching: dict[Thing, set[Component]] = {}
    seeing: dict[Thing, set[Component]] = {}
    changing: dict[Thing, set[Component]] = {}
    adding: dict[Thing, set[Component]] = {}
    for one, mark in row:
        for table, things in ((touching, mark.touched), (seeing, mark.seen), (changing, mark.changed), (adding, mark.added)):
            for thing in things:
                table.setdefault(thing, set()).add(one)
    changed = {thing for thing, by in changing.items() if len(by | touching[thing]) > 1}
    return frozenset(changed | {thing for thing, by in adding.items() if thing in seeing and len(by | seeing[thing]) > 1})


@dataclass(frozen=True)
class Footprints:
    """The footprints of listeners, each with those of all that it sets off."""

    rules: Ruleset
    meaning: Meaning
    named_goods: frozenset[str]
    _odds: dict[object, bool] = field(default_factory=dict)
    _whole: dict[int, Footprint] = field(default_factory=dict)
    _local: dict[ast.Node, tuple[Footprint, tuple[ast.Node, ...]]] = field(default_factory=dict)

    def of(self, heard: Heard) -> Footprint:
        """Of one listener; what it asks and lets be known, its behaviour says."""
        if heard.number not in self._whole:
            self._whole[heard.number] = reduce(Footprint.__or__, self._reached(heard.sentence), self._given(heard.sentence))
        return self._whole[heard.number]

    def at_odds(self, row: list[Heard], asking: Set[int], telling: Set[int]) -> bool:
        """Whether the order of some own effects matters that are due at one moment, if so many ask and let something be known."""
        key = tuple(heard.number for heard in row), frozenset(asking), frozenset(telling)
        if key not in self._odds:
            self._odds[key] = bool(self.quarrels(row, asking, telling))
        return self._odds[key]

    def quarrels(self, row: list[Heard], asking: Set[int], telling: Set[int]) -> frozenset[Thing]:
        """The things on account of which their order matters."""
        own = [(one, heard) for heard in row if (one := component(heard)) is not None]
        if len({one for one, _ in own}) < 2:
            return NOTHING
        return quarrels([(one, self.told(heard, heard.number in asking, heard.number in telling)) for one, heard in own])

    def told(self, heard: Heard, asks: bool, crosses: bool) -> Footprint:
        """Of one listener: whoever is asked looks at what is known."""
        return self.of(heard) | Footprint(frozenset({KNOWN} if asks else ()), added=frozenset({KNOWN} if crosses else ()))

    def _reached(self, start: ast.Node) -> Iterator[Footprint]:
        """Of a sentence and of all that it does, asks for and sets off."""
        waiting, met = [start], {start}
        while waiting:
            node = waiting.pop()
            if node not in self._local:
                self._local[node] = self._look(node)
            found, further = self._local[node]
            yield found
            waiting += [other for other in further if other not in met]
            met.update(further)

    def _given(self, listener: ast.Listener) -> Footprint:
        """What is handed from one listener to the next."""
        trigger = listener.trigger
        params = {str(name): ("given", str(place)) for place, name in enumerate(getattr(trigger, "params", ()))}
        seen: set[Thing] = set()
        changed: set[Thing] = set()
        for part in ast.walk(listener):
            ref = self.meaning.refs.get(part)
            if isinstance(ref, LocalRef) and ref.name in params:
                seen.add(params[ref.name])
            if isinstance(part, ast.Assign) and isinstance(part.target, ast.Name) and part.target.name in params:
                changed.add(params[part.target.name])
        return Footprint(frozenset(seen), frozenset(changed))

    # -- one sentence --
    def _look(self, sentence: ast.Node) -> tuple[Footprint, tuple[ast.Node, ...]]:
        found = Footprint()
        further: dict[ast.Node, None] = {}
        for part in ast.walk(sentence):
            ref = self.meaning.refs.get(part)
            if ref is not None:
                found |= Footprint(seen=frozenset(self._seen(ref)))
                further.update(dict.fromkeys(self._called(ref)))
            if isinstance(part, ast.Stmt):
                heard = self._hearing(part)
                found |= self._done(part) | Footprint(frozenset(("pieces", one.owned.kind) for one in heard if one.owned.kind))
                further.update(dict.fromkeys(one.sentence for one in heard))
        return found, tuple(further)

    def _seen(self, ref: Ref) -> Iterable[Thing]:
        match ref:
            case VariableRef(variable=variable):
                return [("variable", variable.name)]
            case ZoneRef(zone=zone) | WhereaboutsRef(zone=zone):
                return [("pieces", zone.holds)]
            case AllRef(pieces=pieces):
                return [("pieces", pieces.name)]
            case BoardRef():
                return [BOARDS]
            case PropertyRef(name=name):
                return [("attribute", name)] if name in self._attributes else self._places
            case ValueRef(value=value):
                return [LASTING, *(("pieces", owned.kind) for owned in self._modifying(value.name) if owned.kind)]
        return []

    def _called(self, ref: Ref) -> Iterable[ast.Node]:
        match ref:
            case RuleRef(rule=rule):
                rows = (self.rules.triggers.on_rule(rule.name, when) for when in ("before", "instead of", "after"))
                around = (heard.sentence for row in rows for heard in row)
                versions = (other for (name, _), other in self.rules.seat_rules.items() if name == rule.name)
                return [rule, *versions, *around]
            case EffectRef(pieces=pieces, attribute=attribute):
                return [s for item in self.rules.pieces[pieces].items for s in item.effects.get(attribute, ())]
            case ValueRef(value=value):
                return [value, *(owned.sentence for owned in self._modifying(value.name))]
            case ScoreRef(score=score):
                return [score]
            case PointsRef():
                return list(self.rules.scores.values())
        return []

    def _done(self, node: ast.Stmt) -> Footprint:
        """What a statement itself changes; what it looks at, its expressions say."""
        match node:
            case ast.Gain(amounts=amounts):
                gained = goods(amounts, self.rules, self.named_goods)
                bounded = {name for name in gained if self.rules.variables[name].high is not None}
                return Footprint(changed=_variables(bounded), added=_variables(gained - bounded))
            case ast.Lose(amounts=amounts):
                return Footprint(changed=_variables(goods(amounts, self.rules, self.named_goods)))
            case ast.LoseAll(names=names):
                known = {str(name) for name in names if name in self.rules.variables}
                return Footprint(changed=_variables(known if len(known) == len(names) else known | self.named_goods))
            case ast.Pay(amounts=amounts):
                owed = goods(amounts, self.rules, self.named_goods)
                return Footprint(frozenset({LASTING, *self._paid_by}), _variables(owed | self._standing_in(owed)))
            case ast.Advance(target=target) | ast.Assign(target=target) | ast.Roll(what=target):
                return self._set(target)
            case ast.Move() | ast.Draw() | ast.Shuffle() | ast.Place():
                return Footprint(changed=frozenset(self._places if isinstance(node, ast.Place) else self._moved(node)))
            case ast.AddToAgenda(agenda=agenda):
                return Footprint(added=frozenset({("agenda", str(agenda))}))
            case ast.Lasting():
                return Footprint(changed=frozenset({LASTING}))
            case ast.EndGame():
                return self._everything
        return Footprint()

    def _set(self, target: ast.Expr) -> Footprint:
        match self.meaning.refs.get(target):
            case VariableRef(variable=variable):
                return Footprint(changed=frozenset({("variable", variable.name)}))
            case PropertyRef(name=name):
                return Footprint(changed=frozenset({("attribute", name), BOARDS}))
            case LocalRef():
                return Footprint()
        return self._everything

    def _moved(self, node: ast.Node) -> list[Thing]:
        """Pieces of the kinds that the zones of a statement hold; all, if none is named."""
        refs = (self.meaning.refs.get(part) for part in ast.walk(node))
        return [("pieces", ref.zone.holds) for ref in refs if isinstance(ref, ZoneRef)] or self._places

    def _hearing(self, node: ast.Stmt) -> list[Heard]:
        if isinstance(node, ast.Window):
            triggers = self.rules.triggers
            cards = triggers.in_window(node.name)
            return [*cards, *(after for card in cards for after in triggers.on_verb("play", card.owned.kind or ""))]
        return reacting(node, self.rules, self.named_goods)

    # -- the game around --
    @cached_property
    def _places(self) -> list[Thing]:
        """Where anything lies."""
        return [BOARDS, *(("pieces", kind) for kind in self.rules.pieces)]

    @cached_property
    def _everything(self) -> Footprint:
        nouns = {*_variables(self.rules.variables), *(("attribute", name) for name in self._attributes), *self._places}
        return Footprint(changed=frozenset({*nouns, LASTING, KNOWN}))

    @cached_property
    def _attributes(self) -> frozenset[str]:
        """What pieces and cells have of their own; everything else that can be asked of them tells where they lie."""
        kinds = (name for kind in self.rules.pieces.values() for name in kind.attributes)
        return frozenset([*kinds, *(name for board in self.rules.boards.values() for name in board.attributes)])

    @cached_property
    def _paid_by(self) -> frozenset[Thing]:
        """What decides how costs may be paid: the conditions of modifiers, and who owns what they are printed on."""
        found: set[Thing] = set()
        for owned in self.rules.listeners:
            if isinstance(owned.sentence, ast.Modifier) and any(mod.op in ("substitute", "waive") for mod in owned.sentence.mods):
                found |= {thing for one in self._reached(owned.sentence) for thing in one.seen}
                found |= {("pieces", owned.kind)} if owned.kind else set()
        return frozenset(found)

    def _standing_in(self, owed: set[str]) -> set[str]:
        natural = {variable.name for variable in self.rules.variables.values() if owed & set(variable.substitutes)}
        named = (mod for mod in all_mods(self.rules) if mod.op == "substitute" and owed & set(mod.targets))
        return natural | {str(name) for mod in named for name in mod.names}

    def _modifying(self, value: str) -> list[Owned]:
        """Who changes a value."""
        return [
            owned
            for owned in self.rules.listeners
            if isinstance(owned.sentence, ast.Modifier)
            and any(mod.op in ("add", "treat") and value in mod.names for mod in owned.sentence.mods)
        ]


def _variables(names: Iterable[str]) -> frozenset[Thing]:
    return frozenset(("variable", str(name)) for name in names)
