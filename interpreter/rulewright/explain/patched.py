"""What one pack changes in another, by its address: an option, a row of a table, or whatever has a name."""

from __future__ import annotations

from rulewright.explain.phrases import Phrase, fixed
from rulewright.explain.pieces import item_of, piece_name
from rulewright.explain.speaking import Speaking
from rulewright.explain.tables import changed_row
from rulewright.parse import ast

OPTION, YES, NO = "option", "yes", "no"


def set_to(path: tuple[str, ...], value: ast.Expr, speaking: Speaking) -> Phrase:
    """`“price” is now 3`; an option is called so, and a table is told as the row that is another one."""
    table = speaking.checked.rules.tables.get(path[0])
    if table is not None and len(path) > 1:
        return changed_row(table, path[1:], speaking.expression(value), speaking)
    if path[0] == OPTION and len(path) == 2:
        return speaking.say("say-set-option", name=speaking.word(path[1]), value=_setting(path[1], value, speaking))
    return speaking.say("say-set-value", path=address(path, speaking), value=speaking.expression(value))


def _setting(option: str, value: ast.Expr, speaking: Speaking) -> Phrase:
    """What an option is set to: no sentence was checked here, so its words are looked up as those of the option."""
    if not isinstance(value, ast.Name):
        return speaking.expression(value)
    if value.name in (YES, NO):
        return speaking.say(f"say-{value.name}")
    own = f"{option}-{value.name}"
    return speaking.word(own if speaking.catalog.has(own) else value.name)


def address(path: tuple[str, ...], speaking: Speaking) -> Phrase:
    """`the price of the card k1`: what an address means, from its end to its beginning."""
    kind = speaking.checked.rules.pieces.get(path[0])
    if kind is not None and len(path) > 1:
        gone = item_of(kind, path[1]) is None
        name = speaking.say("tell-piece", kind=speaking.word(kind.name), id=path[1]) if gone else None
        said, parts = name or fixed(piece_name(kind, path[1], speaking.catalog)), path[2:]
    elif path[0] == OPTION and len(path) > 1:
        said, parts = speaking.word(path[1]), path[2:]
    else:
        said, parts = speaking.word(path[0]), path[1:]
    for part in parts:
        said = speaking.say("say-path", part=speaking.word(part), of=said)
    return said
