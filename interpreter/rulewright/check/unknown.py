"""What to say about a name that means nothing where it stands."""

from __future__ import annotations

from rulewright.check.checking import Checking
from rulewright.check.nouns import Args
from rulewright.check.scope import Scope
from rulewright.diagnostics import English, both, suggest
from rulewright.link import EVERYWHERE, UNKNOWN, BoardType, Type
from rulewright.parse import ast


def unknown(node: ast.Name | ast.Attribute | ast.Call, args: Args, scope: Scope, checking: Checking) -> None:
    """Tell it once: silent where something in it was told already, or where its sentence could not be read."""
    name, rules = node.name, checking.rules
    types = [checking.meaning.type(arg) for arg in args]
    if UNKNOWN in types or name in rules.broken or (not args and UNKNOWN in scope.elements()):
        return
    if name in rules.rules or name in rules.flows:
        checking.report(
            "RW404", English("`{name}` is a rule, not a value", name=name), name.span, English("write `do {name}`", name=name)
        )
    elif name == "points" and not rules.scores:
        message = English("no `score` is declared, so nobody has points")
        checking.report("RW401", message, name.span, English("say what is counted: `score points = …`"))
    elif name in (known := _known(checking)):
        if types:
            shown = both([English("a {type}", type=type_) for type_ in types])
            message = English("`{name}` cannot be applied to {shown}", name=name, shown=shown)
        else:
            message = English("`{name}` cannot stand alone here", name=name)
        checking.report("RW405", message, node.span, _usage(name, checking))
    elif len(types) == 1 and isinstance(node, ast.Attribute):
        has = checking.properties(types[0])
        listed = English("a {types} has {has}", types=types[0], has=", ".join(sorted(has))) if has else None
        checking.report(
            "RW401",
            English("a {types} has no `{name}`", types=types[0], name=name),
            name.span,
            _in_brackets(name) or _of_its_cells(name, types[0], checking) or suggest(name, [*has, *known]) or listed,
        )
    else:
        near = [word for element in scope.elements() for word in checking.properties(element)]
        words = [*scope.names(), *near, *known, *rules.enums, *rules.seats()]
        hint = suggest(name, words) or English("declare it, or look at its spelling")
        checking.report("RW401", English("there is nothing called `{name}`", name=name), name.span, hint)


def _in_brackets(name: str) -> English | None:
    """`gain count of row coin` reads `count` as a name: what counts or asks may not stand there without brackets."""
    return English("write `({name} of …)`, in brackets", name=name) if name in ast.OVER_LISTS else None


def _of_its_cells(name: str, type_: Type, checking: Checking) -> English | None:
    """What a list has, the cells of a board have, too."""
    cells = checking.properties(type_).get("cells") if isinstance(type_, BoardType) else None
    if cells is None or name not in checking.properties(cells):
        return None
    return English("write `{name} of cells of …`", name=name)


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


def _usage(name: str, checking: Checking) -> English:
    """How a name is used rightly."""
    rules = checking.rules
    if name in rules.values:
        params = checking.meaning.params.get(rules.values[name], ())
        shown = ", ".join(f"{param}: {type_}" for param, type_ in params)
        return English("it is `{name}({shown})`", name=name, shown=shown) if shown else English("it is just `{name}`", name=name)
    if name in rules.tables:
        return English(
            "it is `{name}(…)` with {keys}",
            name=name,
            keys=both([English("a {type}", type=key) for key in rules.tables[name].keys]),
        )
    placed = rules.variables.get(name) or rules.zones.get(name) or rules.boards.get(name)
    per: tuple[Type, ...] = placed.per if placed is not None else ()
    return (
        English("there is one `{name}` per {per}", name=name, per=both([str(each) for each in per]))
        if per
        else English("it is just `{name}`", name=name)
    )
