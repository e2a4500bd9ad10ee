"""What every function of the checker is handed: the rules, what is learnt about them, and where problems go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rulewright.check.meaning import Meaning
from rulewright.check.properties import properties
from rulewright.diagnostics import Diagnostic, Span, suggest_or_list
from rulewright.limits import MAX_GAME_PROBLEMS
from rulewright.link import Enough, Enumeration, PieceKind, Ruleset, Type
from rulewright.parse import ast

Notes = tuple[tuple[str, Span | None], ...]


class Problems:
    """Collects problems; so many of them that nobody reads on raise `Enough`."""

    def __init__(self) -> None:
        self.found: list[Diagnostic] = []
        self.errors = 0

    def add(self, problem: Diagnostic) -> None:
        self.found.append(problem)
        self.errors += problem.severity == "error"
        if self.errors > MAX_GAME_PROBLEMS:
            raise Enough(problem.span)


@dataclass(frozen=True)
class Checking:
    """One check of one game. The tables are filled while it goes on; where in a sentence we are is said by the scope."""

    rules: Ruleset
    meaning: Meaning
    problems: Problems
    constants: Mapping[str, tuple[Enumeration, ...]]
    all_names: Mapping[str, PieceKind]
    attributes: dict[Type, dict[str, Type]] = field(default_factory=dict)

    @classmethod
    def of(cls, rules: Ruleset) -> Checking:
        all_names = {kind.all_name: kind for kind in rules.pieces.values()}
        return cls(rules, Meaning(), Problems(), rules.constants(), all_names)

    def report(self, code: str, message: str, span: Span, suggestion: str | None = None, notes: Notes = ()) -> None:
        self.problems.add(Diagnostic(code, message, span, suggestion, notes))

    def must_be(self, name: ast.Ident, known: Iterable[str], what: str) -> bool:
        """Whether a name is one of those that may stand there; if not, it is told, unless its sentence could not be read."""
        names = known if isinstance(known, Mapping | set | frozenset) else set(known)
        if name in names:
            return True
        if name not in self.rules.broken:
            listed = sorted(names)
            hint = suggest_or_list(name, listed, "known", len(listed))
            self.report("RW401", f"there is no {what} called `{name}`", name.span, hint)
        return False

    def properties(self, type_: Type) -> dict[str, Type]:
        """Every attribute that `… of thing` may name for a thing of this type."""
        found = self.attributes.get(type_)
        if found is None:
            found = self.attributes[type_] = properties(self.rules, type_)
        return found
