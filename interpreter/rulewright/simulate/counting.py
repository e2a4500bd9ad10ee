"""Games that are counted natively, as they are played: the same sums as `looking.py` finds game by game.

All that is to be counted is told beforehand as numbers: which effects change a result and for which rule, which zones and boards
belong to whom, what each piece is a copy of. What comes back are sums by number, and here they get their names.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from rulewright.compile import SIGNS
from rulewright.run import option_key
from rulewright.simulate.looking import WIN, Look, countable, item_key
from rulewright.simulate.tally import Key, Tally

if TYPE_CHECKING:
    from rulewright.native import Table

AT_ONCE = 500  # games


class Counted:
    """Random games at one table, of which some are counted."""

    def __init__(self, look: Look, table: Table, sign: int) -> None:
        self._look, self._table = look, table
        rules = look.program.checked.rules
        told = [effect for effect in look.program.effects if effect.noun in look.counters and effect.verb in SIGNS]
        self._groups = sorted({(str(effect.noun), str(effect.rule)) for effect in told})
        self._items = [(kind, item) for kind, names in look.items.items() for item in dict.fromkeys(names[1:])]
        rows: list[Key] = [("length",), ("seat",), ("seat win",), *(("score", str(name)) for name in rules.scores)]
        rows += [("source", *group) for group in self._groups]
        rows += [(word, str(kind), str(item)) for kind, item in self._items for word in ("gained", "owner", "owner win")]
        self._rows = [(3 * at, key) for at, key in enumerate(rows)]
        self._counting = table.counting(self._spec(sign))
        self._keys: dict[tuple[int, int], Key] = {}

    def _spec(self, sign: int) -> array[int]:
        """See `counting.h`."""
        look, program = self._look, self._look.program
        first: dict[str, int] = {}
        copy_of: list[int] = []
        place = {item: number for number, item in enumerate(self._items)}
        for kind, names in look.items.items():
            first[kind] = len(copy_of)
            copy_of += [place.get((kind, name), 0) for name in names]
        counts = {group: number for number, group in enumerate(self._groups)}
        lengths = (
            len(program.sites),
            len(program.effects),
            len(self._groups),
            len(look.zones),
            len(look.boards),
            len(copy_of),
            len(self._items),
            len(program.checked.rules.scores),
        )
        spec = array("q", (*lengths, sign, WIN))
        spec.extend(int(seat in look.people) for seat in range(1, program.players + 1))
        spec.extend(int(countable(site)) for site in program.sites)
        for effect in program.effects:
            spec.extend((counts.get((effect.noun, effect.rule), -1) if effect.verb in SIGNS else -1, SIGNS.get(effect.verb, 0)))
        for kind, slot, player in (*look.zones, *look.boards):
            spec.extend((slot, player, first[kind]))
        spec.extend(copy_of)
        return spec

    def play(self, seeds: range, every: int) -> list[tuple[tuple[int, ...], ...]]:
        """Everybody's standing in games with seeds that follow each other, until the native engine cannot go on with one."""
        return self._table.play_counted(self._counting, seeds.start, min(len(seeds), AT_ONCE), every)

    def told(self) -> Tally:
        """What was counted since it was last told."""
        numbers = self._counting.told().tolist()
        rows = {key: numbers[at : at + 3] for at, key in self._rows if numbers[at]}
        if games := numbers[0]:
            rows["game",] = [games, games, games]
        rest = numbers[3 * len(self._rows) :]
        for site, value, times in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
            key = self._keys.get((site, value)) or self._key(site, value)
            before = rows[key][0] if key in rows else 0
            rows[key] = [before + times] * 3
        return Tally(rows)

    def _key(self, number: int, value: int) -> Key:
        from rulewright.native import plain_value

        site = self._look.program.sites[number]
        key = item_key(self._look, site, option_key(self._look.layout, site, plain_value(value)))
        found = self._keys[number, value] = ("chosen", str(site.rule), str(site.label), str(key))
        return found
