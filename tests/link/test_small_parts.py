"""Small parts of linking: which attribute can say how a piece looks, and the rule that a table of effects becomes."""

from __future__ import annotations

from rulewright.diagnostics import Span
from rulewright.link import NUMBER, PLAYER, YES_NO, CellType, ConstantType, ListType
from rulewright.link.display import _serves
from rulewright.link.programs import by_table
from rulewright.parse import ast, print_declaration

COLOUR = ConstantType("colour")
TYPES = (NUMBER, YES_NO, PLAYER, COLOUR, ListType(COLOUR), ListType(NUMBER), CellType("grid"))
SERVING = {
    "coloured_by": (PLAYER, COLOUR),
    "grouped_by": (COLOUR,),
    "edges": (ListType(COLOUR),),
    "touches": (CellType("grid"),),
    "in_row": (YES_NO,),
    "number": (NUMBER,),
    "turned": (NUMBER,),
}


def test_which_attributes_say_how_a_piece_looks() -> None:
    assert {use: tuple(type_ for type_ in TYPES if _serves(type_, use)) for use in SERVING} == SERVING


def test_a_table_of_effects_becomes_a_rule() -> None:
    """A `match` for each key, one inside the other; a second key of the same name is told apart."""
    at = Span.point("nouns.yaml", 1, 1)
    said = (ast.Skip(at),)
    name = ast.Ident("deeds", at)
    rule = by_table(name, (COLOUR, NUMBER), {(("red", at), (1, at)): said, (("blue", at), (2, at)): said})
    assert [(param.name, param.type) for param in rule.params] == [("colour", "colour"), ("number", "number")]
    written = print_declaration(rule).partition("):")[2]
    assert [word for word in written.split() if word in ("match", "colour:", "number:", "red:", "1:", "blue:", "2:")] == [
        *("match", "colour:", "red:", "match", "number:", "1:"),
        *("blue:", "match", "number:", "2:"),
    ]
    twice = by_table(name, (COLOUR, COLOUR), {(("red", at), ("blue", at)): said})
    assert [param.name for param in twice.params] == ["colour", "colour_2"]
