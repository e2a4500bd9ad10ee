"""What lies in the box: boards, pieces with their counts, goods and tracks, each with a picture made from its table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulewright.book.contents import Component, Components, Picture, Section
from rulewright.book.pictures import card_back, edged_tile, empty_board, looks, tile_picture, token, track_picture
from rulewright.book.telling import Telling
from rulewright.limits import MAX_DRAWN
from rulewright.link import PLAYER, AttributeOf, Board, ConstantType, Item, PieceKind, Variable

MOST_TILES = 8
MOST_SORTS = 8


def components(telling: Telling) -> Iterator[Section]:
    """A section for each sort of thing."""
    rules, words = telling.checked.rules, telling.words
    kinds = [kind for kind in rules.pieces.values() if not kind.places and kind.items]
    sorts = {
        "boards": list(_boards(telling)),
        "pieces": [_pieces(kind, telling) for kind in kinds],
        "goods": [_goods(each, telling) for each in _counters("resource", telling)],
        "tracks": [_track(each, telling) for each in _counters("track", telling)],
        "places": [_places(kind, telling) for kind in rules.pieces.values() if kind.places],
    }
    for sort, items in sorts.items():
        if items:
            yield Section(f"components-{sort}", words(f"components-{sort}"), (Components(tuple(items)),))


def _counters(sort: str, telling: Telling) -> list[Variable]:
    found = [each for each in telling.checked.rules.variables.values() if each.sort == sort]
    return [each for each in found if not telling.catalog.has(each.name, "untold")]


# ---- boards ----
def _boards(telling: Telling) -> Iterator[Component]:
    """Every board with its picture, as long as there are not too many cells to be drawn."""
    drawn = 0
    for board in telling.checked.rules.boards.values():
        drawn += board.size
        picture = empty_board(telling.checked.rules, board, telling.say) if drawn <= MAX_DRAWN else None
        note = telling.words("board-grows") if board.grows else telling.words("board-size", cells=board.size)
        notes = (telling.words("one-each"), note) if PLAYER in board.per else (note,)
        yield Component(board.name, "1", telling.title(board.name), notes, (picture,) if picture else (), board.span)


def board_of(kind: PieceKind, telling: Telling) -> Board | None:
    """The board that pieces with a shape are laid on, as long as they can all be drawn."""
    if sum(len(item.values.get(kind.faces) or ()) for item in kind.items) > MAX_DRAWN:
        return None
    return next((board for board in telling.checked.rules.boards.values() if board.tiles == kind.name), None)


# ---- pieces ----
def _pieces(kind: PieceKind, telling: Telling) -> Component:
    count = sum(item.copies for item in kind.items)
    board = board_of(kind, telling)
    sorts = sorted_by(kind)
    pictures = list(_tiles(kind, board, telling)) if board is not None and kind.shapes else list(_stacks(kind, telling))
    notes: tuple[str, ...] = ()
    if sorts is not None and len(pictures) > 1 and not kind.shapes:
        notes = (telling.listed([f"{number} × {telling.name(word)}" for word, number in _numbers(kind, sorts).items()]),)
    if kind.shapes and len(kind.items) > len(pictures):
        notes = (telling.words("all-in-appendix", kinds=len(kind.items)),)
    return Component(kind.name, str(count), telling.title(kind.name, count), notes, tuple(pictures), kind.span)


def _tiles(kind: PieceKind, board: Board, telling: Telling) -> Iterator[Picture]:
    for item in kind.items[:MOST_TILES]:
        title = telling.words("copies", count=item.copies)
        picture = tile_picture(telling.checked.rules, kind, item, board, telling.say, title)
        if picture is not None:
            yield picture


def sorted_by(kind: PieceKind) -> AttributeOf | None:
    """The attribute that tells pieces of a kind apart at a glance: the first that is one of a few words, the same for several."""
    for attribute in kind.attributes.values():
        if isinstance(attribute.type, ConstantType) and not attribute.varies:
            values = {item.values.get(attribute.name) for item in kind.items}
            if None not in values and 1 < len(values) <= MOST_SORTS:
                return attribute
    return None


def _numbers(kind: PieceKind, attribute: AttributeOf) -> dict[str, int]:
    counter: Counter[str] = Counter()
    for item in kind.items:
        counter[str(item.values[attribute.name])] += item.copies
    return dict(counter)


def colour_of(kind: PieceKind, item: Item | None, telling: Telling) -> str:
    """The colour of a piece: of what it is sorted by, or else of its kind."""
    attribute = sorted_by(kind)
    if attribute is None or item is None or not isinstance(attribute.type, ConstantType):
        return looks(telling.checked.rules, list(telling.checked.rules.pieces))[0][kind.name]
    return looks(telling.checked.rules, telling.checked.rules.enumeration(attribute.type.name))[0][
        str(item.values[attribute.name])
    ]


def _stacks(kind: PieceKind, telling: Telling) -> Iterator[Picture]:
    attribute = sorted_by(kind)
    kinds = list(telling.checked.rules.pieces)
    if attribute is None or not isinstance(attribute.type, ConstantType):
        count = sum(item.copies for item in kind.items)
        colours, short = looks(telling.checked.rules, kinds, telling.say)
        edged = edged_tile(telling.checked.rules, kind, kind.items[0], "")
        yield edged or card_back(short[kind.name], colours[kind.name], count, telling.title(kind.name, count))
        return
    members = telling.checked.rules.enumeration(attribute.type.name)
    colours, short = looks(telling.checked.rules, members, telling.say)
    for word, number in _numbers(kind, attribute).items():
        yield card_back(short[word], colours[word], number, telling.title(word))


def _places(kind: PieceKind, telling: Telling) -> Component:
    count = sum(item.copies for item in kind.items)
    return Component(kind.name, str(count), telling.title(kind.name, count), (), (), kind.span)


# ---- goods and tracks ----
def _goods(goods: Variable, telling: Telling) -> Component:
    names = [each.name for each in _counters("resource", telling)]
    colours, short = looks(telling.checked.rules, names, telling.say)
    picture = token(short[goods.name], colours[goods.name], telling.title(goods.name))
    return Component(goods.name, "", telling.plural(goods.name), tuple(_begins(goods, telling)), (picture,), goods.span)


def _begins(counter: Variable, telling: Telling) -> Iterator[str]:
    own = PLAYER in counter.per
    if isinstance(counter.start, int) and counter.start and not counter.starts:
        yield telling.words("begins-own" if own else "begins-shared", number=counter.start)
    if counter.high is not None and counter.sort == "resource":
        yield telling.words("at-most", number=counter.high)
    if counter.substitutes:
        yield telling.words("stands-for", goods=telling.listed([telling.name(each) for each in counter.substitutes]))


def _track(track: Variable, telling: Telling) -> Component:
    names = [each.name for each in _counters("track", telling)]
    title = telling.title(track.name)
    start = track.start if isinstance(track.start, int) and not track.starts else None
    colours, _ = looks(telling.checked.rules, names)
    picture = track_picture(track.low, track.high, start, colours[track.name], title) if track.high is not None else None
    further = [str(each) for each in track.per if each != PLAYER]
    notes = [telling.words("one-each")] if PLAYER in track.per else []
    notes += [telling.words("one-for-each", what=telling.name(each)) for each in further if telling.catalog.has(each)]
    return Component(track.name, "", title, (*notes, *_begins(track, telling)), (picture,) if picture else (), track.span)
