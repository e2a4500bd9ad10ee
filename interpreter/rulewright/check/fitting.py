"""What may stand together: judgements over types that have been inferred. None of them looks further into a tree."""

from __future__ import annotations

from rulewright.check.checking import Checking
from rulewright.check.refs import LocalRef, PropertyRef, WhereaboutsRef
from rulewright.check.wanted import expect, is_open, settle, settle_by
from rulewright.diagnostics import English
from rulewright.limits import MAX_RANGE
from rulewright.link import (
    NOTHING,
    NUMBER,
    RESOURCE,
    UNKNOWN,
    YES_NO,
    BoardType,
    CellType,
    ConstantType,
    EffectType,
    ListType,
    NumberType,
    PlayerType,
    SpotType,
    Type,
    UnknownType,
    ZoneType,
    element_of,
    fits,
    may_be_missing,
)
from rulewright.parse import ast

ORDERED = ("<", "<=", ">", ">=")
OF_NUMBERS = ("sum", "lowest", "highest")


def element(node: ast.Expr, type_: Type, checking: Checking) -> Type:
    """What a collection holds; anything else is told."""
    found = element_of(type_)
    if found is not None:
        return found
    if type_ != UNKNOWN:
        hint = English("a number is no list: write `1..n`") if type_ == NUMBER else None
        checking.report("RW406", English("this is one {type}, but several things are needed here", type=type_), node.span, hint)
    return UNKNOWN


def comparison(node: ast.Compare, checking: Checking) -> None:
    left, right, meaning = node.left, node.right, checking.meaning
    settle_by(left, right, checking)
    for one, other in ((left, right), (right, left)):  # a resource that is named, not counted
        if meaning.type(one) == RESOURCE and meaning.type(other) == NUMBER:
            expect(other, RESOURCE, checking)
    a, b = meaning.type(left), meaning.type(right)
    if node.op in ORDERED:
        if not (ListType(NUMBER) in (a, b) and fits(a, b)):
            expect(left, NUMBER, checking)
            expect(right, NUMBER, checking)
    elif not fits(a, b) and not fits(b, a) and {a, b} != {RESOURCE, NUMBER}:  # that has been told
        checking.report("RW407", English("a {a} and a {b} can never be equal", a=a, b=b), node.span)


def member(item: ast.Expr, items: ast.Expr, among: Type, checking: Checking) -> None:
    if is_open(items, checking) and not is_open(item, checking):
        settle(items, ListType(checking.meaning.type(item)), checking)
        among = element_of(checking.meaning.type(items)) or among
    elif not is_open(items, checking):
        settle(item, among, checking)
    given = checking.meaning.type(item)
    if not fits(given, among):
        checking.report("RW407", English("a {given} can never be among {among}s", given=given, among=among), item.span)


def bounded(node: ast.Range, checking: Checking) -> None:
    low, high = node.low, node.high
    if isinstance(low, ast.Number) and isinstance(high, ast.Number) and high.value - low.value >= MAX_RANGE:
        checking.report(
            "RW408",
            English("this range has more than {max_range} numbers", max_range=MAX_RANGE),
            node.span,
            English("use a smaller range"),
        )


def folded(node: ast.Fold, type_: Type, checking: Checking) -> None:
    if node.op in OF_NUMBERS and not fits(type_, NUMBER):
        checking.report("RW402", English("`{op} of` needs numbers, but these are {type}s", op=node.op, type=type_), node.span)


def joined(node: ast.Arith, type_: Type, checking: Checking) -> Type:
    """Two lists one behind the other."""
    one, two = element_of(type_), element_of(checking.meaning.type(node.right))
    assert one is not None
    if two is None or not (fits(two, one) or fits(one, two)):
        found = checking.meaning.type(node.right)
        checking.report(
            "RW402",
            English("`+` joins two lists of the same things, but these are a {type} and a {found}", type=type_, found=found),
            node.span,
        )
    return ListType(two if one == NOTHING and two is not None else one)


def around(node: ast.Expr, type_: Type, checking: Checking) -> None:
    """What stands in a circle: players, and the constants of an enumeration."""
    if not isinstance(type_, PlayerType | ConstantType | UnknownType):
        message = English("steps are counted around players or constants, but this is a {type}", type=type_)
        checking.report("RW402", message, node.span, English("use `-` for numbers"))


def part(node: ast.Expr, type_: Type, checking: Checking) -> None:
    """What a choice in parts may ask for: one thing that has a name."""
    if isinstance(type_, ListType | ZoneType | BoardType | SpotType | EffectType):
        checking.report(
            "RW402",
            English("a {type} cannot be asked for as a part", type=type_),
            node.span,
            English("name an attribute that is one thing"),
        )


def missable(node: ast.Pick, type_: Type, checking: Checking) -> None:
    if not may_be_missing(type_) and type_ != UNKNOWN:
        hint = English("ask for the size of the list first")
        checking.report("RW402", English("a {type} cannot be nothing", type=type_), node.span, hint)


def on_a_line(through: ast.Expr, at: Type, checking: Checking) -> None:
    if not isinstance(at, CellType | UnknownType):
        checking.report("RW402", English("a line goes through a cell, but this is a {at}", at=at), through.span)
    elif isinstance(at, CellType) and checking.rules.boards[at.name].grows:
        checking.report("RW402", English("lines are known on boards with an edge only"), through.span)


def grouped(items: ast.Expr, type_: Type, checking: Checking) -> None:
    if not isinstance(type_, CellType | UnknownType):
        checking.report("RW402", English("only cells form groups, but these are {type}s", type=type_), items.span)


def path_from(start: ast.Expr, at: Type, checking: Checking) -> None:
    if not isinstance(at, CellType | UnknownType):
        checking.report("RW402", English("a path starts from a cell, but this is a {at}", at=at), start.span)


def apart(node: ast.Expr, type_: Type, checking: Checking) -> None:
    """What chosen things differ in is one thing of each."""
    if element_of(type_) is not None:
        checking.report("RW402", English("things differ in one thing, but this is a {type}", type=type_), node.span)


def criterion(pref: ast.Pref, value: ast.Expr, type_: Type, ordered: Type, checking: Checking) -> None:
    """One step of an order: `most` of a number or a list, `prefer` a condition, `first` in a list of what is put in order."""
    if pref.op in ("most", "least") and not isinstance(type_, NumberType | ListType | UnknownType):
        checking.report("RW402", English("`{op}` needs a number, but this is a {type}", op=pref.op, type=type_), value.span)
    elif pref.op == "prefer":
        expect(value, YES_NO, checking)
    elif pref.op == "first" and type_ != UNKNOWN:
        among = element_of(type_)
        if among is None:
            checking.report("RW406", English("`first` needs a list to look in, but this is a {type}", type=type_), value.span)
        elif not fits(ordered, among):
            message = English("a {given} can never be among {among}s", given=ordered, among=among)
            checking.report("RW407", message, value.span)


def differs(value: ast.Expr, items: set[str], checking: Checking) -> None:
    """What things are put in order by must ask about them: about one of their names, or what is printed on them."""
    for node in ast.walk(value):
        match checking.meaning.refs.get(node):
            case LocalRef(name=name) if name in items:
                return
            case PropertyRef(subject=None) | WhereaboutsRef(subject=None):
                return
    hint = English("ask about each of them: `… of it`")
    checking.report("RW418", English("this is the same for all that are put in order"), value.span, hint)
