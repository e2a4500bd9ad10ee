"""Boards as tables declare them: how large, in which shape, what each cell has, what is printed on it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulewright.diagnostics import English, Span, suggest_or_list
from rulewright.link.maps import Picture, read_legend, read_picture
from rulewright.link.nouns import Board
from rulewright.link.types import PLAYER, Type
from rulewright.read import Mapping, Node, Scalar, plain

if TYPE_CHECKING:
    from rulewright.link.tables import TableReader


def measured(reader: TableReader, key: Scalar, entry: Node) -> Board:
    """A board as far as those must know it who speak of its cells."""
    data: Any = plain(entry)
    shape, width, height = data["shape"], data.get("width", 0), data.get("height", 0)
    picture = _picture(shape, entry, reader.report)
    places = picture.places
    if places:
        across = [x if shape == "square" else (2 * x + y) // 2 for x, y in places]
        width, height = max(across) - min(across) + 1, max(y for _, y in places) + 1
    names = data.get("cell_names", "a1")
    return Board(
        str(key.value), (), shape, width, height, data.get("tiles", ""), {}, key.span, names, places, signs=picture.signs
    )


def whole(reader: TableReader, known: Board, data: Any, entry: Node) -> Board:
    """The same with everything that refers to types."""
    attributes, unshown = _attributes(reader, entry)
    if known.tiles and known.tiles not in reader.rules.pieces:
        message = English("there is no kind of piece called `{tiles}`", tiles=known.tiles)
        reader.report("RW304", message, _at(entry, "tiles"), suggest_or_list(known.tiles, reader.rules.pieces))
    elif known.tiles and reader.rules.pieces[known.tiles].places:
        message, hint = (
            English("`{tiles}` is a kind of place, and places cover no board", tiles=known.tiles),
            English("declare it with `pieces:`"),
        )
        reader.report("RW305", message, _at(entry, "tiles"), hint)
    _edge(reader, known, data, entry)
    per = reader.per(data, entry)
    if per not in ((), (PLAYER,)):
        reader.report(
            "RW305", English("a board can only be per player"), _at(entry, "per"), English("write `per: player`, or leave it out")
        )
        per = ()
    printed: tuple[str, ...] = ()
    legend = ""
    if known.places and isinstance(entry, Mapping):
        picture = _picture(known.shape, entry, _told_before)
        printed, legend = read_legend(reader.rules, picture, entry.get("legend"), _at(entry, "map"), reader.report)
    return replace(known, per=per, attributes=attributes, printed=printed, legend=legend, unshown=unshown)


def _picture(shape: str, entry: Node, report: Any) -> Picture:
    drawn = entry.get("map") if isinstance(entry, Mapping) else None
    return read_picture(shape, drawn, report) if drawn is not None else Picture()


def _told_before(code: str, message: str, span: Span, suggestion: str | None) -> None:
    """A picture is read twice, before and after all constants are known; what is wrong with it is told once."""


def _attributes(reader: TableReader, entry: Node) -> tuple[dict[str, Type], frozenset[str]]:
    """What the cells of a board have of their own, and what of it is not drawn."""
    cells = entry.get("cells") if isinstance(entry, Mapping) else None
    attributes: dict[str, Type] = {}
    unshown: set[str] = set()
    for key, node in cells.entries if isinstance(cells, Mapping) else ():
        name = str(key.value)
        said = node.get("type") if isinstance(node, Mapping) else node
        if said is None or not reader.sound(name, key.span):
            continue
        attributes[name] = reader.single(str(plain(said)), said.span)
        data: Any = plain(node)
        if isinstance(data, dict) and data.get("shown") in (False, "no"):
            unshown.add(name)
    return attributes, frozenset(unshown)


def _edge(reader: TableReader, board: Board, data: Any, entry: Node) -> None:
    """A board has an edge because it is drawn or measured, or it grows; cells that have something need an edge."""
    if "map" in data:
        for word in ("width", "height", "cell_names"):
            if word in data:
                reader.report(
                    "RW441",
                    English("`{word}` means nothing beside a map", word=word),
                    _at(entry, word),
                    English("remove `{word}`", word=word),
                )
        return
    if "legend" in data:
        reader.report(
            "RW441", English("`legend` means nothing without a map"), _at(entry, "legend"), English("add `map:`, or remove it")
        )
    if board.tiles:
        if data.get("cells"):
            hint = English("draw a `map:`, so that there are cells before tiles are laid")
            reader.report(
                "RW441", English("the cells of a board that grows have nothing of their own"), _at(entry, "cells"), hint
            )
        return
    if board.shape == "ring" and "height" in data:
        reader.report(
            "RW441",
            English("a ring has `width` cells and no `height`"),
            _at(entry, "height"),
            English("remove `{word}`", word="height"),
        )
    for side in ("width",) if board.shape == "ring" else ("width", "height"):
        if side not in data:
            hint = English("add `{side}:`, or a `map:`, or `tiles:` that make it grow", side=side)
            reader.report("RW440", English("`{side}` is missing in boards.{name}", side=side, name=board.name), board.span, hint)


def _at(entry: Node, key: str) -> Span:
    found = entry.get(key) if isinstance(entry, Mapping) else None
    return found.span if found is not None else entry.span
