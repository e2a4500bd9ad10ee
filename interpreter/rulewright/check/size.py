"""How much a game is: the things it has to remember, and the lines on its boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.limits import MAX_LINES, MAX_SLOTS, MAX_SPOTS, MAX_TILES
from rulewright.link import (
    BoardType,
    CellType,
    ConstantType,
    EffectType,
    ListType,
    NothingType,
    NumberType,
    PieceType,
    PlayerType,
    ResourceType,
    Ruleset,
    SpotType,
    Type,
    UnknownType,
    YesNoType,
    ZoneType,
)
from rulewright.parse import ast

A_LIST = 100  # things that a list counts for which is remembered: it may grow long


def check_size(rules: Ruleset) -> Iterator[Diagnostic]:
    """Everything that is remembered between two choices, for as many players as there may be."""
    pieces = _pieces(rules)
    for board in rules.boards.values():
        many = pieces.get(board.tiles, 0) if board.tiles else 0
        if many > MAX_TILES:
            message = English(
                "a board may be covered by at most {max_tiles} pieces, but there are {many} of `{tiles}`",
                max_tiles=f"{MAX_TILES:,}",
                many=f"{many:,}",
                tiles=board.tiles,
            )
            yield Diagnostic("RW433", message, board.span, English("use fewer copies"))
        shapes = rules.pieces[board.tiles].shapes.values() if board.tiles in rules.pieces else ()
        ways = board.size * sum(len(shape) for shape in shapes) * 6
        if ways > MAX_SPOTS:
            message = English("there are too many ways to lay `{tiles}` on so large a map to list them", tiles=board.tiles)
            yield Diagnostic("RW433", message, board.span, English("draw a smaller map, or use fewer or smaller shapes"))
    total = 0
    for name, size, span in _sizes(rules, pieces):
        total += size
        if total > MAX_SLOTS:
            message = English(
                "with `{name}` the game has {total} things to remember; the limit is {max_slots}",
                name=name,
                total=f"{total:,}",
                max_slots=f"{MAX_SLOTS:,}",
            )
            yield Diagnostic("RW433", message, span, English("use fewer copies, cells or combinations"))
            return


def _pieces(rules: Ruleset) -> dict[str, int]:
    return {kind.name: sum(item.copies for item in kind.items) for kind in rules.pieces.values()}


def _sizes(rules: Ruleset, pieces: dict[str, int]) -> Iterator[tuple[str, int, Span]]:
    """How many things each noun has to remember."""
    players = max((manifest.players[1] for manifest in rules.packs), default=1)

    def count(per: tuple[Type, ...]) -> int:
        total = 1
        for type_ in per:
            total *= _many(type_, rules, players, pieces)
        return total

    for kind in rules.pieces.values():
        changing = sum(attribute.varies for attribute in kind.attributes.values())
        yield kind.name, pieces[kind.name] * (1 + changing), kind.span
    for variable in rules.variables.values():
        yield variable.name, count(variable.per) * (A_LIST if isinstance(variable.type, ListType) else 1), variable.span
    for zone in rules.zones.values():
        yield zone.name, count(zone.per), zone.span
    for board in rules.boards.values():
        many = bool(board.tiles) + board.size * max(not board.tiles, len(board.attributes))
        yield board.name, count(board.per) * many, board.span


def _many(type_: Type, rules: Ruleset, players: int, pieces: dict[str, int]) -> int:
    """For how many things of a type there is one each."""
    match type_:
        case PlayerType():
            return players
        case ConstantType(name=name):
            return len(rules.enumeration(name))
        case PieceType(name=name):
            return pieces.get(name, 0)
        case CellType(name=name):
            return rules.boards[name].size
        case (
            NumberType()
            | YesNoType()
            | ResourceType()
            | EffectType()
            | NothingType()
            | UnknownType()
            | SpotType()
            | BoardType()
            | ListType()
            | ZoneType()
        ):
            return 1  # the linker has refused it
        case _:
            assert_never(type_)


def check_lines(rules: Ruleset) -> Iterator[Diagnostic]:
    """Every line through every cell is listed before a game."""
    largest = max((board.size for board in rules.boards.values()), default=0)
    longest = max((max(board.width, board.height) for board in rules.boards.values()), default=0)
    total = 0
    for sentence in rules.sentences():
        for node in sentence.parts:
            if isinstance(node, ast.AnyLine):
                length = node.length.value if isinstance(node.length, ast.Number) else longest
                total += 8 * largest * min(length, longest)
                if total > MAX_LINES:
                    message = English("there are too many lines on so large a board to look for")
                    yield Diagnostic("RW433", message, node.span, English("use a smaller board, or shorter or fewer lines"))
                    return
