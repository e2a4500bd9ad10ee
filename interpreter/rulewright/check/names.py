"""Names to meanings. A name is looked up from near to far: locals, attributes of `it`, nouns, sentences, built-ins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rulewright.check.meaning import Meaning
from rulewright.check.properties import CONSTANT_WORDS, FUNCTIONS, properties
from rulewright.check.refs import (
    AllRef,
    BoardRef,
    ConstantRef,
    FunctionRef,
    LocalRef,
    MembersRef,
    NothingRef,
    OptionRef,
    PlayerCountRef,
    PlayersRef,
    PointsRef,
    PropertyRef,
    Ref,
    ResourceRef,
    ScoreRef,
    SeatRef,
    TableRef,
    ValueRef,
    VariableRef,
    WhereaboutsRef,
    YesNoRef,
    ZoneRef,
)
from rulewright.diagnostics import Diagnostic, Span, did_you_mean
from rulewright.link.nouns import Board, Variable, Zone
from rulewright.link.ruleset import Ruleset
from rulewright.link.tables import MAX_PROBLEMS, Enough
from rulewright.link.types import (
    NOTHING,
    NUMBER,
    PLAYER,
    RESOURCE,
    UNKNOWN,
    YES_NO,
    BoardType,
    ConstantType,
    ListType,
    PieceType,
    SpotType,
    Type,
    ZoneType,
    element_of,
    fits,
)
from rulewright.parse import ast, reserved_words


@dataclass
class Scope:
    """The names known at one place in a sentence. A child scope sees its parents."""

    parent: Scope | None = None
    locals: dict[str, Type] = field(default_factory=dict)
    element: Type | None = None

    def child(self, element: Type | None = None, /, **names: Type) -> Scope:
        return Scope(self, dict(names), element)

    def find(self, name: str) -> Type | None:
        scope: Scope | None = self
        while scope is not None:
            if name in scope.locals:
                return scope.locals[name]
            scope = scope.parent
        return None

    def names(self) -> set[str]:
        scope: Scope | None = self
        found: set[str] = set()
        while scope is not None:
            found |= set(scope.locals)
            scope = scope.parent
        return found


class Names(ABC):
    """Resolves names; the expression and statement checkers build on it."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.meaning = Meaning()
        self.problems: list[Diagnostic] = []
        self.errors = 0
        self.constants = rules.constants()
        self.all_names = {kind.all_name: kind for kind in rules.pieces.values()}

    def report(
        self, code: str, message: str, span: Span, suggestion: str | None = None, notes: tuple[tuple[str, Span | None], ...] = ()
    ) -> None:
        problem = Diagnostic(code, message, span, suggestion, notes)
        self.problems.append(problem)
        self.errors += problem.severity == "error"
        if self.errors > MAX_PROBLEMS:
            raise Enough(span)

    # -- looking up --
    def resolve(self, node: ast.Expr, name: str, args: tuple[ast.Expr, ...], scope: Scope) -> Type:
        """Find the meaning of `name`, `name of x` or `name(x, y)`, remember it, and give its type."""
        types = [self.meaning.type(arg) for arg in args]
        found = self.near(node, name, args, types, scope) or self.noun(name, args, types) or self.sentence(name, args, types)
        if found is None:
            found = self.built_in(name, args, types)
        if found is None:
            self.unknown(node, name, args, types, scope)
            return UNKNOWN
        ref, type_ = found
        self.meaning.refs[node] = ref
        self.meaning.used.add(name)
        return type_

    def near(
        self, node: ast.Expr, name: str, args: tuple[ast.Expr, ...], types: list[Type], scope: Scope
    ) -> tuple[Ref, Type] | None:
        """A local, an attribute of `it`, or an attribute of the one thing the name is applied to."""
        rules = self.rules
        if not args:
            local = scope.find(name)
            if local is not None:
                self.one_meaning(node, name, scope)
                return LocalRef(name), local
            here: Scope | None = scope
            while here is not None:
                if here.element is not None:
                    found = properties(self.rules, here.element).get(name)
                    if found is not None:
                        return PropertyRef(name, None), found
                    zone = rules.zones.get(name)
                    lies = zone is not None and here.element == PieceType(zone.holds) and len(zone.per) == 1
                    if zone is not None and lies and zone.per[0] != PLAYER:
                        return WhereaboutsRef(zone, None), zone.per[0]
                here = here.parent
            return None
        if len(args) == 1:
            found = properties(self.rules, types[0]).get(name)
            if found is not None:
                return PropertyRef(name, args[0]), found
            zone = rules.zones.get(name)
            if zone is not None and types[0] == PieceType(zone.holds) and len(zone.per) == 1:
                return WhereaboutsRef(zone, args[0]), zone.per[0]
        return None

    def one_meaning(self, node: ast.Expr, name: str, scope: Scope) -> None:
        """A name bound outside a `where` that is also an attribute of what the `where` speaks of has two meanings."""
        here: Scope | None = scope
        while here is not None and name not in here.locals:
            if here.element is not None and name in properties(self.rules, here.element):
                hint = f"write `{name} of it`, or give the other another name"
                self.report("RW412", f"`{name}` is both a name bound above and an attribute of `it`", node.span, hint)
                return
            here = here.parent

    def noun(self, name: str, args: tuple[ast.Expr, ...], types: list[Type]) -> tuple[Ref, Type] | None:
        rules = self.rules
        homes: tuple[Mapping[str, Variable | Zone | Board], ...] = (rules.variables, rules.zones, rules.boards)
        for home in homes:
            if name not in home:
                continue
            noun = home[name]
            placed = self.index(noun.per, args, types)
            if placed is None:
                return None
            index, player = placed
            if isinstance(noun, Board) and player is not None:
                hint = "write a value for one player, and ask it `of` the other"
                self.report("RW411", "another player's board cannot be looked at directly", player.span, hint)
            return _of_noun(noun, index, player), self.type_of_noun(noun)
        if name in self.all_names and not args:
            kind_ = self.all_names[name]
            return AllRef(kind_), ListType(PieceType(kind_.name))
        if name in rules.tables and len(args) == 1 and fits(types[0], rules.tables[name].key):
            return TableRef(rules.tables[name], args[0]), rules.tables[name].type
        if name in rules.enums and not args:
            return MembersRef(rules.enums[name]), ListType(ConstantType(name))
        if name in rules.options and not args:
            return OptionRef(rules.options[name]), rules.options[name].type
        if name in self.constants and not args:
            enum = self.constants[name]
            return ConstantRef(enum.name, enum.members.index(name) + 1), ConstantType(enum.name)
        return None

    def type_of_noun(self, noun: Variable | Zone | Board) -> Type:
        if isinstance(noun, Variable):
            return noun.type
        if isinstance(noun, Zone):
            return ZoneType(PieceType(noun.holds) if noun.holds in self.rules.pieces else UNKNOWN)
        return BoardType(noun.name)

    def index(
        self, per: tuple[Type, ...], args: tuple[ast.Expr, ...], types: list[Type]
    ) -> tuple[tuple[ast.Expr, ...], ast.Expr | None] | None:
        """Fit arguments to what a noun is `per`; a missing player means the acting one."""
        others = tuple(type_ for type_ in per if type_ != PLAYER)
        if len(args) == len(per) and all(map(fits, types, per)):
            player = next((arg for arg, type_ in zip(args, per, strict=True) if type_ == PLAYER), None)
            return tuple(a for a, t in zip(args, per, strict=True) if t != PLAYER), player
        if PLAYER in per and len(args) == len(others) and all(map(fits, types, others)):
            return args, None
        return None

    def sentence(self, name: str, args: tuple[ast.Expr, ...], types: list[Type]) -> tuple[Ref, Type] | None:
        rules = self.rules
        if name in rules.values:
            value = rules.values[name]
            params = self.params(value, value.params)
            given, player = self.split_player(params, args, types)
            if len(given) != len(params):
                return None
            for arg, (_, wanted) in zip(given, params, strict=True):
                self.expect(arg, wanted)
            return ValueRef(value, given, player), self.value_type(name)
        if name in rules.scores and (not args or types == [PLAYER]):
            return ScoreRef(rules.scores[name], args[0] if args else None), NUMBER
        if name == "points" and rules.scores and (not args or types == [PLAYER]):
            return PointsRef(args[0] if args else None), NUMBER
        return None

    def split_player(
        self, params: tuple[tuple[str, Type], ...], args: tuple[ast.Expr, ...], types: list[Type]
    ) -> tuple[tuple[ast.Expr, ...], ast.Expr | None]:
        """One argument more than parameters: a player for whom the value is meant."""
        if len(args) == len(params) + 1:
            if types[-1] == PLAYER:
                return args[:-1], args[-1]
            if types[0] == PLAYER:
                return args[1:], args[0]
        return args, None

    def built_in(self, name: str, args: tuple[ast.Expr, ...], types: list[Type]) -> tuple[Ref, Type] | None:
        if not args:
            if name == "players":
                return PlayersRef(), ListType(PLAYER)
            if name == "player_count":
                return PlayerCountRef(), NUMBER
            if name in CONSTANT_WORDS:
                return YesNoRef(name == "yes"), YES_NO
            if name == "nothing":
                return NothingRef(), NOTHING
            if name in self.rules.seats():
                return SeatRef(name), PLAYER
            return None
        if (name in ("min", "max") and len(args) >= 2) or (name == "abs" and len(args) == 1):
            for arg in args:
                self.expect(arg, NUMBER)
            return FunctionRef(name, args), NUMBER
        if name == "place_in" and len(args) == 2:
            element = element_of(types[0])
            if element is None:
                self.report("RW406", f"this is one {types[0]}, but a list is needed here", args[0].span)
            else:
                self.expect(args[1], element)
            return FunctionRef(name, args), NUMBER
        if name == "item_at" and len(args) == 2:
            element = element_of(types[0])
            self.expect(args[1], NUMBER)
            if element is None:
                self.report("RW406", f"this is one {types[0]}, but a list is needed here", args[0].span)
            return FunctionRef(name, args), element or UNKNOWN
        if name == "spots" and len(args) == 2 and types[1].kind == "board":
            board = self.rules.boards[types[1].name]
            self.expect(args[0], PieceType(board.tiles) if board.tiles else UNKNOWN)
            return FunctionRef(name, args), ListType(SpotType(types[1].name))
        return None

    # -- types asked for --
    def expect(self, node: ast.Expr, wanted: Type) -> None:
        given = self.meaning.type(node)
        ref = self.meaning.refs.get(node)
        if wanted == RESOURCE and isinstance(node, ast.Name) and ref is not None and ref.kind == "variable":
            self.as_resource(node, ref.target)
            return
        if not fits(given, wanted):
            self.report("RW402", f"this is a {given}, but a {wanted} is needed here", node.span)

    def as_resource(self, node: ast.Name, variable: Variable) -> None:
        """A resource that is named, not counted."""
        self.meaning.refs[node], self.meaning.types[node] = ResourceRef(variable), RESOURCE
        self.meaning.used.add(node.name)
        if variable.sort == "variable" or variable.per != (PLAYER,):
            self.report("RW405", f"`{node.name}` is no resource that each player has", node.span)

    def params(self, owner: ast.Node, params: Iterable[ast.Param]) -> tuple[tuple[str, Type], ...]:
        """Parameter types: as written, else the type its name names, else a number."""
        if owner in self.meaning.params:
            return self.meaning.params[owner]
        found = []
        for param in params:
            if param.name in reserved_words() or param.name == "player":
                message = f"`{param.name}` is a word of the language and cannot be a name"
                self.report("RW207", message, param.span, "choose another name")
            type_ = self.rules.type_named(param.type or param.name, param.of)
            if type_ is None and param.type is not None:
                known = [*self.rules.enums, *self.rules.pieces, "number", "player", "cell", "spot", "yes_no", "resource"]
                self.report("RW403", f"there is no type called `{param.type}`", param.span, _suggest(param.type, known))
            found.append((param.name, type_ or (UNKNOWN if param.type else NUMBER)))
        self.meaning.params[owner] = tuple(found)
        return tuple(found)

    @abstractmethod
    def value_type(self, name: str) -> Type:
        """Said by the class that knows all of them."""

    # -- complaints --
    def unknown(self, node: ast.Expr, name: str, args: tuple[ast.Expr, ...], types: list[Type], scope: Scope) -> None:
        if UNKNOWN in types or name in self.rules.broken:
            return
        rules = self.rules
        if name in rules.rules or name in rules.flows:
            self.report("RW404", f"`{name}` is a rule, not a value", node.span, f"write `do {name}`")
        elif name in self.known():
            shown = " and ".join(f"a {type_}" for type_ in types)
            message = f"`{name}` cannot be applied to {shown}" if types else f"`{name}` cannot stand alone here"
            self.report("RW405", message, node.span, self.usage(name))
        elif len(types) == 1 and isinstance(node, ast.Attribute):
            has = properties(rules, types[0])
            guess = did_you_mean(name, [*has, *self.known()])
            hint = f"did you mean `{guess}`?" if guess else (f"a {types[0]} has {', '.join(sorted(has))}" if has else None)
            self.report("RW401", f"a {types[0]} has no `{name}`", node.span, hint)
        else:
            near = self.element_names(scope)
            guess = did_you_mean(name, [*scope.names(), *near, *self.known()])
            self.report("RW401", f"there is nothing called `{name}`", _name_span(node, name),
                        f"did you mean `{guess}`?" if guess else "declare it, or look at its spelling")

    def element_names(self, scope: Scope | None) -> list[str]:
        found: list[str] = []
        while scope is not None:
            if scope.element is not None:
                found.extend(properties(self.rules, scope.element))
            scope = scope.parent
        return found

    def known(self) -> list[str]:
        rules = self.rules
        homes = (rules.variables, rules.zones, rules.boards, self.all_names, rules.tables, rules.options, self.constants,
                 rules.values, rules.scores)
        return [
            *(name for home in homes for name in home),
            *FUNCTIONS,
            *CONSTANT_WORDS,
            "players",
            "player_count",
            "points",
            "nothing",
        ]

    def usage(self, name: str) -> str | None:
        rules = self.rules
        per: tuple[Type, ...] = ()
        if name in rules.values:
            params = self.meaning.params.get(rules.values[name], ())
            shown = ", ".join(f"{param}: {type_}" for param, type_ in params)
            return f"it is `{name}({shown})`" if shown else f"it is just `{name}`"
        if name in rules.tables:
            return f"it is `{name}(…)` with a {rules.tables[name].key}"
        for home in (rules.variables, rules.zones, rules.boards):
            if name in home:
                per = home[name].per
        return f"there is one `{name}` per {' and '.join(map(str, per))}" if per else f"it is just `{name}`"


def _of_noun(noun: Variable | Zone | Board, index: tuple[ast.Expr, ...], player: ast.Expr | None) -> Ref:
    match noun:
        case Variable():
            return VariableRef(noun, index, player)
        case Zone():
            return ZoneRef(noun, index, player)
        case Board():
            return BoardRef(noun)


def _suggest(name: str, known: Iterable[str]) -> str | None:
    guess = did_you_mean(name, list(known))
    return f"did you mean `{guess}`?" if guess else None


def _name_span(node: ast.Expr, name: str) -> Span:
    span = node.span
    return Span(span.file, span.line, span.column, span.line, span.column + len(name))


__all__ = ["RESOURCE", "Names", "Scope"]
