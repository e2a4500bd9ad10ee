"""The grammar's tables, kept between runs as data: JSON, from which nothing but numbers, words and lists can come.

Options of the parser are not kept. They are said here, so that what was kept has no say in how it is used.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from lark import Lark, lexer
from lark import __version__ as lark_version
from lark.grammar import Rule
from lark.indenter import Indenter
from lark.lark import LarkOptions
from lark.lexer import TerminalDef

from rulewright.parse.placing import quickened
from rulewright.read import cached, forget, grammar_text

STARTS = ("declaration", "effect", "expression")
NUMBERED = "numbered"  # a table whose keys are numbers, which JSON does not have


class Indentation(Indenter):
    """Blocks by indentation, as the grammar's _INDENT and _DEDENT."""

    NL_type = "_NL"
    OPEN_PAREN_types = ["LPAR", "LSQB"]
    CLOSE_PAREN_types = ["RPAR", "RSQB"]
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 4


@cache
def parser() -> Lark:
    """The parser of our grammar, from its tables if they were kept."""
    text = grammar_text("rules.lark")
    key = f"{lark_version} {text}"

    def make() -> bytes:
        return _written(_made(text))

    try:
        return _loaded(cached("grammar", key, make))
    except Exception:  # whatever is wrong with what was remembered, it can be made again
        forget("grammar", key)
        return _loaded(make())


def _made(text: str) -> Lark:
    thorough, lexer.has_interegular = lexer.has_interegular, False  # words that collide are a test's business
    try:
        return Lark(text, parser="lalr", start=list(STARTS), propagate_positions=True, postlex=Indentation())
    finally:
        lexer.has_interegular = thorough


def _written(lark: Lark) -> bytes:
    data, memo = lark.memo_serialize([TerminalDef, Rule])
    del data["options"]
    return json.dumps([_to_json(data), _to_json(memo)]).encode()


def _loaded(tables: bytes) -> Lark:
    data, memo = json.loads(tables, object_hook=_from_json)
    options = LarkOptions({"parser": "lalr", "lexer": "contextual", "start": list(STARTS), "propagate_positions": True})
    data["options"] = options.serialize()
    loaded: Lark = Lark.__new__(Lark)._load({"data": data, "memo": memo}, postlex=Indentation())
    return quickened(loaded)


def _to_json(value: Any) -> Any:
    if isinstance(value, dict):
        if any(not isinstance(key, str) for key in value):
            return {NUMBERED: [[key, _to_json(inner)] for key, inner in value.items()]}
        return {key: _to_json(inner) for key, inner in value.items()}
    return [_to_json(inner) for inner in value] if isinstance(value, list | tuple) else value


def _from_json(table: dict[str, Any]) -> Any:
    return dict(table[NUMBERED]) if NUMBERED in table else table
