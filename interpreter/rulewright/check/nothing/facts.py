"""The facts in the making: they only ever grow, and whoever read one that grew is looked at again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rulewright.check.meaning import Meaning
from rulewright.link import NothingType, Ruleset, Sentence, Type, UnknownType, may_be_missing
from rulewright.parse import ast

Known = Mapping[str, bool]  # whether each name may be nothing here
Body = tuple[ast.Stmt, ...]
SOMEBODY: Known = {"player": False, "actor": False, "owner": False, "this": False}


@dataclass
class Facts:
    """What was found out about expressions, parameters and results, and who must be looked at again."""

    rules: Ruleset
    meaning: Meaning
    nodes: set[ast.Node] = field(default_factory=set)
    params: set[tuple[ast.Node, str]] = field(default_factory=set)
    results: set[str] = field(default_factory=set)
    units: dict[ast.Node, Sentence] = field(default_factory=dict)
    versions: dict[str, list[ast.Rule]] = field(default_factory=dict)
    readers: dict[str, set[ast.Node]] = field(default_factory=dict)
    waiting: dict[ast.Node, None] = field(default_factory=dict)
    here: ast.Node | None = None

    def passes(self, owner: ast.Node, name: str, missing: bool) -> None:
        """A caller passes something as a parameter."""
        if missing and (owner, name) not in self.params:
            self.params.add((owner, name))
            if owner in self.units:
                self.waiting[owner] = None

    def gives(self, value: str, missing: bool) -> None:
        """A value gives something to whoever asks for it."""
        if missing and value not in self.results:
            self.results.add(value)
            self.waiting.update(dict.fromkeys(self.readers.get(value, ())))

    def asks(self, value: str) -> bool:
        """Whether a value may give nothing; whoever asks hears of it when the answer changes."""
        assert self.here is not None
        self.readers.setdefault(value, set()).add(self.here)
        return value in self.results

    def given(self, owner: ast.Node, names: Iterable[str]) -> dict[str, bool]:
        return {name: (owner, name) in self.params for name in names}


def widened(known: Known, names: set[str]) -> Known:
    """Names that something may have set to anything."""
    return {name: missing or name in names for name, missing in known.items()}


def names_in(node: ast.Expr) -> list[str]:
    return [part.name for part in ast.walk(node) if isinstance(part, ast.Name)]


def missable(type_: Type) -> bool:
    """Whether a thing, or what a list holds in the end, may be nothing at all."""
    if type_.of is not None:
        return missable(type_.of)
    return may_be_missing(type_) or isinstance(type_, NothingType | UnknownType)


def assigned(body: Iterable[ast.Node]) -> set[str]:
    """Every name that sentences may give a value."""
    found: set[str] = set()
    for node in (part for statement in body for part in ast.walk(statement)):
        match node:
            case ast.Let(name=name):
                found.add(name)
            case ast.Choose(name=name, price=price):
                found.update((name,) if price is None else (name, price))
            case ast.Assign(target=ast.Name(name=name)) | ast.Advance(target=ast.Name(name=name)):
                found.add(name)
            case ast.Roll(what=ast.Name(name=name)):
                found.add(name)
            case ast.Window(args=args):
                found.update(arg.name for arg in args if isinstance(arg, ast.Name))
    return found
