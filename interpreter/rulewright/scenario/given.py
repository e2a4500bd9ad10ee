"""What a scenario is given: the state at the first decision, changed noun by noun to what the scenario says."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulewright.diagnostics import Diagnostic, English, Span, suggest_or_list
from rulewright.link import PLAYER, Board, PieceKind, Type, Variable, Zone
from rulewright.read import Mapping, Node, Scalar
from rulewright.run import can_lie, lay, put
from rulewright.scenario.drawing import Line, cell_values, drawn, lines_of, marked
from rulewright.scenario.reader import items_of
from rulewright.scenario.used import DOING, ONCE, begin, use_up
from rulewright.scenario.words import CELL, ELSE, Words, Wrong, wrong
from rulewright.state import State, covering, tile_of

Noun = Variable | Zone | Board | PieceKind
Index = tuple[int, ...]  # which of the places of a noun: one number for each thing it is per


def find_noun(words: Words, key: Scalar) -> Noun:
    rules = words.rules
    for home in (rules.variables, rules.zones, rules.boards, rules.pieces):
        if key.value in home:
            noun: Noun = home[str(key.value)]
            return noun
    known = [*rules.variables, *rules.zones, *rules.boards, *rules.pieces, *rules.tables, DOING, ONCE]
    raise wrong(
        "RW701",
        English("there is nothing called `{value}` on the table", value=key.value),
        key.span,
        suggest_or_list(str(key.value), known),
    )


def leaves(words: Words, name: str, per: tuple[Type, ...], node: Node, index: Index = ()) -> Iterator[tuple[Index, Node]]:
    """The places of a noun that a scenario speaks of, each with what it says there."""
    if not per:
        yield index, node
        return
    first = per[0]
    if not isinstance(node, Mapping):
        seat = next(iter(words.seats)) if first == PLAYER else "…"
        raise wrong(
            "RW702",
            English("there is one `{name}` per {first}", name=name, first=first),
            node.span,
            English("write `{name}: {{{seat}: …}}`", name=name, seat=seat),
        )
    for number, child in each(node, lambda key: int(words.value(first, key)), words.program.layout.count(first)):
        yield from leaves(words, name, per[1:], child, (*index, number))


def each(node: Mapping, number_of: Callable[[Scalar], int], count: int) -> Iterator[tuple[int, Node]]:
    """The entries of a table by the number of their key; `else` stands for each of them all that is not named."""
    named: set[int] = set()
    for key, child in node.entries:
        if key.value != ELSE:
            number = number_of(key)
            named.add(number)
            yield number, child
    others = node.get(ELSE)
    for number in range(1, count + 1) if others is not None else ():
        if number not in named and others is not None:
            yield number, others


class Given:
    """Writes the nouns of a scenario into a state."""

    def __init__(self, words: Words, state: State, problems: list[Diagnostic], kept: frozenset[str]) -> None:
        self.words, self.state, self.problems = words, state, problems
        self.kept = kept  # what is in the middle when the scenario begins: the game, perhaps a turn and an action
        self.layout = words.program.layout
        self.used: set[tuple[str, int]] = set()

    def apply(self, node: Mapping) -> None:
        """First everything that is listed is emptied, then filled in the order written."""
        places: list[tuple[Noun, Index, Node]] = []
        for key, entry in node.entries:
            if key.value in self.words.rules.tables:
                continue  # the game has been made with them
            try:
                if key.value in (DOING, ONCE):
                    remember = begin if key.value == DOING else use_up
                    for index, leaf in leaves(self.words, str(key.value), (PLAYER,), entry):
                        remember(self.words, self.state, index[0], leaf, self.kept)
                    continue
                noun = find_noun(self.words, key)
                if isinstance(noun, PieceKind):
                    places.append((noun, (), entry))
                    continue
                places += [(noun, index, leaf) for index, leaf in leaves(self.words, noun.name, noun.per, entry)]
            except Wrong as error:
                self.problems.append(error.diagnostic)
        for noun, index, _ in places:
            self.clear(noun, index)
        for noun, index, leaf in places:
            try:
                self.fill(noun, index, leaf)
            except Wrong as error:
                self.problems.append(error.diagnostic)

    def clear(self, noun: Noun, index: Index) -> None:
        state, layout = self.state, self.layout
        match noun:
            case Zone():
                slot = layout.zone(noun.name).slot(*index)
                for piece in state[slot]:
                    state[layout.locations(noun.holds).slot(piece)] = 0
                state[slot] = ()
            case Board() if noun.tiles:
                state[layout.board(noun.name).slot(*index)] = {}
                self.bare(noun, index)
            case Board():
                self.bare(noun, index)
            case Variable() | PieceKind():
                pass

    def bare(self, board: Board, index: Index) -> None:
        """No cell of a board has anything."""
        for attribute in board.attributes:
            for cell in range(1, board.size + 1):
                self.state[self.layout.cells(board.name, attribute).slot(*index, cell)] = 0

    def fill(self, noun: Noun, index: Index, node: Node) -> None:
        match noun:
            case Variable():
                self.state[self.layout.variable(noun.name).slot(*index)] = self.words.value(noun.type, node)
            case Zone():
                self.zone(noun, index, node)
            case Board() if noun.tiles:
                for line in lines_of(node):
                    self.lay(noun, index, line)
            case Board():
                self.cells(noun, index, node)
            case PieceKind():
                self.attributes(noun, node)

    def zone(self, zone: Zone, index: Index, node: Node) -> None:
        if isinstance(node, Scalar | Mapping):
            raise wrong(
                "RW702",
                English("`{name}` holds {holds}s in order", name=zone.name, holds=zone.holds),
                node.span,
                English("write a list: `{name}: [a, b]`", name=zone.name),
            )
        slot = self.layout.zone(zone.name).slot(*index)
        for item in items_of(node):
            if isinstance(item, Scalar):
                piece = self.free(zone.holds, str(item.value), item.span)
                put(self.layout, self.state, zone.holds, piece, slot)

    def free(self, kind: str, text: str, span: Span) -> int:
        """The piece of this name, or the first of its copies, that does not lie anywhere else for good."""
        copies = self.words.copies(kind, text, span)
        lying = {tile_of(covered) for cells in self.covered(kind) for covered in cells.values()}
        for piece in copies:
            if (kind, piece) not in self.used and piece not in lying:
                self.used.add((kind, piece))
                return piece
        twice = any((kind, piece) in self.used for piece in copies)
        reason = English("it is named twice") if twice else English("it lies on a board")
        raise wrong(
            "RW708",
            English("`{text}` cannot be put here: {reason}", text=text, reason=reason),
            span,
            English("name another piece"),
        )

    def covered(self, kind: str) -> Iterator[dict[int, int]]:
        for board in self.words.rules.boards.values():
            if board.tiles == kind:
                yield from (self.state[slot] for slot in self.layout.board(board.name).slots)

    def lay(self, board: Board, index: Index, line: Line) -> None:
        """`piece at spot` is laid as the engine lays it; `cells face level` is just drawn and belongs to no piece."""
        slot = self.layout.board(board.name).slot(*index)
        if not CELL.fullmatch(line.words[0]):
            self.place(board, slot, line)
            return
        marks = list(marked(self.words, board, line))
        for cell, attribute, value in marks:
            self.state[self.layout.cells(board.name, attribute).slot(*index, cell)] = value
        if marks:
            return
        cells = dict(self.state[slot])
        for cell, level, face in drawn(self.words, board, line):
            cells[cell] = covering(level, 0, face)
            if not level:
                del cells[cell]
        self.state[slot] = cells

    def place(self, board: Board, slot: int, line: Line) -> None:
        name, at, *rest = [*line.words, "", ""]
        if at != "at" or len(line.words) != 3:
            a = "0,0" if board.grows else next(iter(board.numbers))
            raise wrong(
                "RW702",
                English("`{text}` says neither which piece lies where nor what a cell shows", text=line.text),
                line.span,
                English(
                    "write `piece at {a}@0`, `{a} face 2` or `{a} {attribute} value`", a=a, attribute=next(iter(board.attributes))
                )
                if board.attributes
                else English("write `piece at {a}@0`, `{a} face 2`", a=a),
            )
        piece = self.free(board.tiles, name, line.span)
        spot = self.words.spot(board, piece, rest[0], line.span)
        if not can_lie(self.layout, self.state, board, slot, spot):
            hint = English("it must lie flat, on the board or beside what is built")
            raise wrong("RW708", English("`{name}` cannot lie at {rest}", name=name, rest=rest[0]), line.span, hint)
        lay(self.layout, self.state, board, slot, piece, spot)

    def cells(self, board: Board, index: Index, node: Node) -> None:
        if not isinstance(node, Mapping):
            raise wrong(
                "RW702",
                English("`{name}` is given cell by cell", name=board.name),
                node.span,
                English("write `{name}: {{a1: …}}`", name=board.name),
            )
        size = self.layout.geometry[board.name].size
        for cell, entry in each(node, lambda key: self.words.cell(board, str(key.value), key.span), size):
            for attribute, value in cell_values(self.words, board, entry):
                self.state[self.layout.cells(board.name, attribute).slot(*index, cell)] = value

    def attributes(self, kind: PieceKind, node: Node) -> None:
        """Changing attributes of pieces: `die: {d1: {pips: 3}}`."""
        if not isinstance(node, Mapping):
            raise wrong(
                "RW702",
                English("each {name} is named", name=kind.name),
                node.span,
                English("write `{name}: {{a: {{attribute: …}}}}`", name=kind.name),
            )
        count = len(self.layout.piece_ids[kind.name])
        for piece, entry in each(node, lambda key: self.words.piece(kind.name, str(key.value), key.span), count):
            for name, value in entry.entries if isinstance(entry, Mapping) else ():
                attribute = kind.attributes.get(str(name.value))
                if attribute is None or not attribute.varies:
                    varying = [a.name for a in kind.attributes.values() if a.varies]
                    hint = suggest_or_list(str(name.value), varying)
                    raise wrong(
                        "RW701", English("a {name} has no changing `{value}`", name=kind.name, value=name.value), name.span, hint
                    )
                slot = self.layout.attribute(kind.name, attribute.name).slot(piece)
                self.state[slot] = self.words.value(attribute.type, value)
