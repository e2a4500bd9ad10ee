"""Which goods a cost or a gift may concern, and what may be paid for what."""

from __future__ import annotations

from rulewright.check.meaning import Meaning
from rulewright.check.refs import ResourceRef
from rulewright.link import ResourceType, Ruleset
from rulewright.parse import ast


def named_goods(rules: Ruleset, meaning: Meaning) -> frozenset[str]:
    """Every resource that is ever named and not counted: what a name that stands for a resource may mean."""
    found = {ref.variable.name for ref in meaning.refs.values() if isinstance(ref, ResourceRef)}
    for table in rules.tables.values():
        if isinstance(table.type, ResourceType):
            found |= {str(value) for value in table.values.values()}
    for kind in rules.pieces.values():
        columns = [a.name for a in kind.attributes.values() if ResourceType() in (a.type, a.type.of)]
        for item in kind.items:
            for name in columns:
                value = item.values.get(name, ())
                found |= {value} if isinstance(value, str) else set(value)
    return frozenset(found)


def goods(amounts: tuple[ast.Amount, ...], rules: Ruleset, named: frozenset[str]) -> set[str]:
    """The counters that amounts may concern."""
    found: set[str] = set()
    for amount in (part for whole in amounts for part in ast.walk(whole) if isinstance(part, ast.Amount)):
        if isinstance(amount.what, str) and amount.what in rules.variables:
            found.add(amount.what)
        elif not amount.options:
            found |= named
    return found


def all_mods(rules: Ruleset) -> list[ast.Mod]:
    """Every modifier there is: those that stand, and those that last for a while."""
    return [part for sentence in rules.sentences() for part in sentence.parts if isinstance(part, ast.Mod)]


def replaceable(rules: Ruleset) -> frozenset[str]:
    """Goods for which something else may ever be paid."""
    natural = {name for variable in rules.variables.values() for name in variable.substitutes}
    return frozenset(natural | {name for mod in all_mods(rules) if mod.op == "substitute" for name in mod.targets})
