"""What a sentence is lowered in: the names it knows, who acts, what `it` is; a value that is passed, never changed.

What lowering leaves behind on its way (sites, log entries, tables, listeners) is collected in a `Sink`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from rulewright.check import Behaviours, Checked, Meaning, Missing, Ref, VariableRef, properties
from rulewright.compile.ir import ops
from rulewright.compile.ir.program import Branch, Claim, Ear, Effect, Function, Site, SiteKind
from rulewright.compile.ir.values import Const, Local, Value
from rulewright.diagnostics import Span
from rulewright.link import PLAYER, Item, Owned, PieceKind, Ruleset, Type
from rulewright.parse import ast
from rulewright.state import Layout

ACTOR = Local("player", PLAYER)


class Sink:
    """What is collected while sentences are lowered."""

    def __init__(self) -> None:
        self.sites: list[Site] = []
        self.effects: list[Effect] = []
        self.branches: list[Branch] = []
        self.tables: dict[str, Any] = {}
        self.ears: dict[tuple[Ear, ...], str] = {}
        self.orders: dict[str, int] = {}
        self.claims: dict[tuple[int, ...], Mapping[int, Claim]] = {}
        self.functions: dict[str, Function] = {}
        self._counter = 0

    def fresh(self, hint: str) -> str:
        """A name nobody else uses."""
        self._counter += 1
        return f"{hint}{self._counter}"

    def local(self, hint: str, type_: Type, nothing: bool = False) -> Local:
        return Local(self.fresh(hint), type_, nothing)

    def table(self, name: str, value: Any) -> str:
        """A constant table; two that would have the same name are kept apart."""
        while name in self.tables and self.tables[name] != value:
            name += "_"
        self.tables[name] = value
        return name

    def heard(self, ears: tuple[Ear, ...]) -> str:
        """The name under which a row of listeners is known."""
        return self.ears.setdefault(ears, f"EARS_{len(self.ears)}")

    def function(self, function: Function) -> None:
        self.functions[function.name] = function


@dataclass(frozen=True)
class Standing:
    """A modifier that stands while a condition holds, printed on a component or not."""

    index: int
    owned: Owned
    mod: ast.Mod
    test: ast.Expr | None


@dataclass(frozen=True)
class World:
    """The game that is lowered: everything that is the same for all its sentences."""

    checked: Checked
    layout: Layout
    sink: Sink
    cover: bool = False
    _properties: dict[Type, dict[str, Type]] = field(default_factory=dict)

    @property
    def rules(self) -> Ruleset:
        return self.checked.rules

    @property
    def meaning(self) -> Meaning:
        return self.checked.meaning

    @property
    def missing(self) -> Missing:
        return self.checked.missing

    @property
    def behaviours(self) -> Behaviours:
        return self.checked.behaviours

    @cached_property
    def standing(self) -> tuple[Standing, ...]:
        found: list[Standing] = []
        for owned in self.rules.listeners:
            if isinstance(owned.sentence, ast.Modifier):
                for mod in owned.sentence.mods:
                    found.append(Standing(len(found), owned, mod, owned.sentence.test))
        return tuple(found)

    @cached_property
    def mods(self) -> tuple[ast.Mod, ...]:
        """All modifiers: those that stand, and those that last for a while."""
        return (*(one.mod for one in self.standing), *(last.mod for last in self.layout.lasting))

    @cached_property
    def set_freely(self) -> frozenset[str]:
        """Variables that some sentence sets, to whatever it likes: their bounds hold only for gaining, losing and advancing."""
        parts = (part for sentence in self.rules.sentences() for part in ast.walk(sentence.node))
        targets = (self.meaning.refs.get(part.target) for part in parts if isinstance(part, ast.Assign))
        return frozenset(ref.variable.name for ref in targets if isinstance(ref, VariableRef))

    def properties(self, type_: Type) -> dict[str, Type]:
        if type_ not in self._properties:
            self._properties[type_] = properties(self.rules, type_)
        return self._properties[type_]

    def pieces_of(self, kind: PieceKind, item: Item) -> tuple[tuple[int, int], ...]:
        """Where it is told where the copies of a component lie, and their numbers."""
        locations = self.layout.locations(kind.name)
        return tuple((locations.slot(number), number) for number in self.layout.numbers_of(kind, item.id))

    def owners(self, kind: str) -> str:
        return self.sink.table(f"OWNERS_{kind}", self.layout.owners(kind))


@dataclass(frozen=True)
class Context:
    """Where a sentence stands."""

    world: World
    rule: str
    names: Mapping[str, Value] = field(default_factory=dict)
    player: Value = ACTOR
    its: tuple[tuple[Value, Type], ...] = ()
    leave: ops.Op = field(default_factory=ops.Leave)

    # -- the game around --
    @property
    def sink(self) -> Sink:
        return self.world.sink

    @property
    def layout(self) -> Layout:
        return self.world.layout

    @property
    def rules(self) -> Ruleset:
        return self.world.rules

    def ref(self, node: ast.Expr) -> Ref:
        return self.world.meaning.refs[node]

    def type(self, node: ast.Expr) -> Type:
        return self.world.meaning.type(node)

    def may_be_nothing(self, node: ast.Expr) -> bool:
        return self.world.missing.may_be_nothing(node)

    # -- other places --
    def bind(self, name: str, value: Value) -> Context:
        return replace(self, names={**self.names, name: value})

    def within(self, value: Value, type_: Type, **names: Value) -> Context:
        """Inside a `where` or an order, where bare words may be attributes of `it`."""
        return replace(self, names={**self.names, "it": value, **names}, its=(*self.its, (value, type_)))

    def acting(self, player: Value) -> Context:
        return replace(self, player=player, names={**self.names, "player": player})

    # -- what is left behind --
    def site(
        self, node: ast.Stmt, kind: SiteKind, label: str, type_: Type, names: tuple[str, ...] = (), whole: Type | None = None
    ) -> int:
        """A place where somebody is asked."""
        sites = self.sink.sites
        interrupted = node in self.rules.interruptible
        up_to = isinstance(node, ast.Choose) and node.up_to
        site = Site(len(sites), self.rule, kind, label, type_, node.span, names)
        sites.append(replace(site, whole=whole, interrupted=interrupted, up_to=up_to))
        return len(sites) - 1

    def note(self, node: ast.Stmt, verb: str, noun: str, amount: Value, whose: Value | None = None) -> ops.Note:
        """An entry of the log; `whose` if the sentence itself names a player."""
        return ops.Note(self.effect(node.span, verb, noun, whose is not None), whose or self.player, amount)

    def effect(self, span: Span, verb: str, noun: str, named: bool = False) -> int:
        effects = self.sink.effects
        told = named or not (self.player == ACTOR or isinstance(self.player, Const))  # `each player` says whose it is, too
        effects.append(Effect(len(effects), self.rule, verb, noun, span, told))
        return len(effects) - 1


def local_name(name: str) -> str:
    """The name in a program of a name in a sentence: behind a prefix, so that it can mean nothing else."""
    return f"my_{name}"


def is_own(value: Value | None) -> bool:
    """Whether a name was bound in a sentence, and may be given another value."""
    return isinstance(value, Local) and value.name.startswith("my_")
