"""What to say about a name that means nothing where it stands."""

from __future__ import annotations

from rulewright.check.checking import Checking
from rulewright.check.nouns import Args
from rulewright.check.scope import Scope
from rulewright.diagnostics import suggest
from rulewright.link import EVERYWHERE, UNKNOWN, Type
from rulewright.parse import ast


def unknown(node: ast.Name | ast.Attribute | ast.Call, args: Args, scope: Scope, checking: Checking) -> None:
    """Tell it once: silent where something in it was told already, or where its sentence could not be read."""
    name, rules = node.name, checking.rules
    types = [checking.meaning.type(arg) for arg in args]
    if UNKNOWN in types or name in rules.broken or (not args and UNKNOWN in scope.elements()):
        return
    if name in rules.rules or name in rules.flows:
        checking.report("RW404", f"`{name}` is a rule, not a value", name.span, f"write `do {name}`")
    elif name in (known := _known(checking)):
        shown = " and ".join(f"a {type_}" for type_ in types)
        message = f"`{name}` cannot be applied to {shown}" if types else f"`{name}` cannot stand alone here"
        checking.report("RW405", message, node.span, _usage(name, checking))
    elif len(types) == 1 and isinstance(node, ast.Attribute):
        has = checking.properties(types[0])
        listed = f"a {types[0]} has {', '.join(sorted(has))}" if has else None
        checking.report("RW401", f"a {types[0]} has no `{name}`", name.span, suggest(name, [*has, *known]) or listed)
    else:
        near = [word for element in scope.elements() for word in checking.properties(element)]
        words = [*scope.names(), *near, *known, *rules.enums, *rules.seats()]
        hint = suggest(name, words) or "declare it, or look at its spelling"
        checking.report("RW401", f"there is nothing called `{name}`", name.span, hint)


def _known(checking: Checking) -> list[str]:
    """Every name that means something somewhere."""
    rules = checking.rules
    homes = (
        rules.variables,
        rules.zones,
        rules.boards,
        checking.all_names,
        rules.tables,
        rules.options,
        checking.constants,
        rules.values,
        rules.scores,
    )
    return [*(name for home in homes for name in home), *EVERYWHERE]


def _usage(name: str, checking: Checking) -> str:
    """How a name is used rightly."""
    rules = checking.rules
    if name in rules.values:
        params = checking.meaning.params.get(rules.values[name], ())
        shown = ", ".join(f"{param}: {type_}" for param, type_ in params)
        return f"it is `{name}({shown})`" if shown else f"it is just `{name}`"
    if name in rules.tables:
        return f"it is `{name}(…)` with a {' and a '.join(map(str, rules.tables[name].keys))}"
    placed = rules.variables.get(name) or rules.zones.get(name) or rules.boards.get(name)
    per: tuple[Type, ...] = placed.per if placed is not None else ()
    return f"there is one `{name}` per {' and '.join(map(str, per))}" if per else f"it is just `{name}`"
