"""What the parameters of a rule or a value are."""

from __future__ import annotations

from rulewright.check.checking import Checking
from rulewright.check.wanted import free_name
from rulewright.diagnostics import English, suggest
from rulewright.link import NUMBER, UNKNOWN, Type
from rulewright.parse import ast

Params = tuple[tuple[str, Type], ...]
OVER_BOARDS = ("cell", "spot", "cells")  # `cell of board`
OVER_TYPES = ("list", "set")  # `list of card`
BY_NATURE = ("number", "player", "cell", "spot", "yes_no", "resource")


def params_of(owner: ast.Rule | ast.Value | ast.Banded, checking: Checking) -> Params:
    """Names and types: as written, else the type its name names, else a number. Looked at once, as it may complain."""
    known = checking.meaning.params.get(owner)
    if known is None:
        known = checking.meaning.params[owner] = tuple((param.name, _type_of(param, checking)) for param in owner.params)
    return known


def _type_of(param: ast.Param, checking: Checking) -> Type:
    free_name(param.name, checking)
    rules = checking.rules
    found = rules.type_named(param.type or param.name, param.of)
    if found is not None:
        return found
    if param.type is None:
        return NUMBER
    wrong, known = param.type, [*rules.enums, *rules.pieces, *BY_NATURE]
    if param.of is not None and param.type in OVER_BOARDS:
        wrong, known = param.of, list(rules.boards)
    elif param.of is not None and param.type in OVER_TYPES:
        wrong = param.of
    checking.report("RW403", English("there is no type called `{wrong}`", wrong=wrong), wrong.span, suggest(wrong, known))
    return UNKNOWN
