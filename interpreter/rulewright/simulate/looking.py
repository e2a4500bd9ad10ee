"""One game looked at closely: where points came from, what was chosen, who had which component in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from rulewright.compile import SIGNS, Effect, Program, Site, counted_by
from rulewright.link import PLAYER, CellType, PieceType, SpotType
from rulewright.simulate.tally import Tally
from rulewright.state import State, tile_of

WIN = 27_720  # a win as a number that can be shared among up to twelve


class Look:
    """What must be known to look at games of one program."""

    def __init__(self, program: Program) -> None:
        self.program, self.layout = program, program.layout
        self.counters = counted_by(program.checked)
        self.people = [seat for seat in range(1, program.players + 1) if not self.layout.seats[seat]]

    @cached_property
    def items(self) -> dict[str, tuple[str, ...]]:
        """The item that each piece of a kind is a copy of, by the piece's number."""
        kinds = self.layout.rules.pieces.values()
        return {
            kind.name: ("", *(item.id for item in kind.items for _ in range(item.copies))) for kind in kinds if not kind.places
        }

    @cached_property
    def zones(self) -> list[tuple[str, int, int]]:
        """The zones that belong to players: the kind they hold, the slot, the player."""
        found = []
        for zone in self.layout.rules.zones.values():
            if PLAYER in zone.per and zone.holds in self.items:
                region = self.layout.zone(zone.name)
                axis = zone.per.index(PLAYER)
                found += [(zone.holds, slot, region.index_of(slot, axis)) for slot in region.slots]
        return found

    @cached_property
    def boards(self) -> list[tuple[str, int, int]]:
        """The boards of tiles that belong to players, in the same way."""
        found = []
        for board in self.layout.rules.boards.values():
            if board.tiles and PLAYER in board.per:
                region = self.layout.board(board.name)
                axis = board.per.index(PLAYER)
                found += [(board.tiles, slot, region.index_of(slot, axis)) for slot in region.slots]
        return found

    def owned(self, state: State) -> Counter[tuple[int, str, str]]:
        """How many copies of each item each player has."""
        found: Counter[tuple[int, str, str]] = Counter()
        for kind, slot, player in self.zones:
            names = self.items[kind]
            for piece in state[slot]:
                found[player, kind, names[piece]] += 1
        for kind, slot, player in self.boards:
            names = self.items[kind]
            for tile in {tile_of(covered) for covered in state[slot].values()}:
                if tile:
                    found[player, kind, names[tile]] += 1
        return found


def tell_end(tally: Tally, look: Look, state: State, results: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """Who had what, and what became of it."""
    tally.add(("game",), 1)
    for seat in look.people:
        tally.add(("seat",), results[seat - 1])
        tally.add(("seat win",), WIN // len(winners) if seat in winners else 0)
    for (seat, kind, item), copies in look.owned(state).items():
        if seat not in look.people:
            continue
        tally.add(("gained", kind, item), copies)
        tally.add(("owner", kind, item), results[seat - 1])
        tally.add(("owner win", kind, item), WIN // len(winners) if seat in winners else 0)


def tell_changes(tally: Tally, look: Look, changed: Iterable[tuple[Effect, int, object]]) -> None:
    """What each rule gave and took of the counters that results are read off."""
    sums: Counter[tuple[int, str, str]] = Counter()
    for effect, player, amount in changed:
        if effect.noun in look.counters and effect.verb in SIGNS and isinstance(amount, int) and player in look.people:
            sums[player, effect.noun, effect.rule] += SIGNS[effect.verb] * amount
    for (_, noun, rule), amount in sums.items():
        if amount:
            tally.add(("source", noun, rule), amount)


def tell_choices(tally: Tally, chosen: Counter[tuple[str, str, str]]) -> None:
    """How often each option was taken: rule, label of the choice, key. Each time counts by itself."""
    for (rule, label, key), times in chosen.items():
        tally.join_row(("chosen", rule, label, key), (times, times, times))


def countable(site: Site) -> bool:
    """Whether the options of a site are few enough to be told one by one: places on a board are not."""
    return site.kind in ("one", "choose", "window", "may") and not isinstance(site.type, CellType | SpotType)


def item_key(look: Look, site: Site, key: str) -> str:
    """A piece is told as what it is a copy of."""
    if isinstance(site.type, PieceType) and key in (ids := look.layout.piece_ids[site.type.name]):
        return look.items.get(site.type.name, ("", *ids))[ids.index(key) + 1]
    return key
