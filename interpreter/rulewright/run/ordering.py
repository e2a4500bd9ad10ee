"""Several own effects that are due at one moment: who acts decides which comes first, where it matters.

It matters where one changes what another looks at or changes, too (`Claim` in compile/ir/program.py). Whatever quarrels with
nothing that is due is simply done; what is not due may become so by another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rulewright.run.answering import Spend
from rulewright.run.ears import Ears
from rulewright.state import State, card

Claim = tuple[Callable[..., bool], int, int, int, int]  # whether it is due, its component, what it sees, changes and adds to
Claimed = tuple[int, int, int]  # what a component sees, changes and adds to by effects that are due
Heard = tuple[Callable[..., Any], str, int, int, int]  # what it does, when, its owner, its piece, its place in the row
DUE = 10  # the work to see whether an effect is due


class OrderedEars(Ears):
    """A row of listeners some of which may quarrel."""

    __slots__ = ("claims", "site")

    def __init__(self, row: Iterable[Any], weight: int, site: int, claims: Sequence[Claim | None], spend: Spend) -> None:
        super().__init__(row, weight, spend)
        self.site, self.claims = site, claims


def ordered(row: Iterable[Any], weight: int, site: int, claims: Sequence[Claim | None], *, spend: Spend) -> OrderedEars:
    return OrderedEars(row, weight, site, claims, spend)


class Undecided(list[Heard]):
    """Those who listen, the order of some of whom is up to who acts."""

    ears: OrderedEars


def undecided(heard: list[Heard], actor: int, ears: OrderedEars) -> list[Heard]:
    """The same, if who acts owns several that may quarrel."""
    own = ((ears.claims[order], piece) for _, _, owner, piece, order in heard if owner == actor)
    if len({(claim[1], piece) for claim, piece in own if claim is not None}) < 2:
        return heard
    made = Undecided(heard)
    made.ears = ears
    return made


def in_order(S: State, C: Any, actor: int, heard: Undecided, when: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """The rules' own, then those of who acts in the order he likes, then the others'."""
    mine: dict[int, list[Heard]] = {}
    others = []
    for one in heard:
        claim = heard.ears.claims[one[4]]
        if one[1] != when:
            continue
        if claim is None or one[2] != actor:
            others.append(one)
        else:
            mine.setdefault(card(claim[1], one[3]), []).append(one)
    own = [one for one in others if one[2] == actor]
    values = _all(S, C, actor, own, values)
    opened, done = C.opens(), set[int]()
    while True:
        heard.ears.spend(DUE * len(heard) ** 2)
        due = {key: claimed for key, some in mine.items() if (claimed := _claimed(S, actor, some, heard.ears, values))}
        if not due:
            break
        next_ones = [key for key in due if not any(_quarrel(due[key], claim) for other, claim in due.items() if other != key)]
        if not next_ones:
            C.in_window(opened, S, values, done, 0)
            next_ones = [C.choose(heard.ears.site, actor, list(due))]
        for key in next_ones:
            done.add(key)
            values = _all(S, C, actor, mine.pop(key), values)
    return _all(S, C, actor, [one for one in others if one[2] != actor], values)


def _claimed(S: State, actor: int, some: list[Heard], ears: OrderedEars, values: tuple[Any, ...]) -> Claimed | None:
    """What the effects of one component claim that are due now; None if none is."""
    seen = changed = added = 0
    due = False
    for _, _, owner, piece, order in some:
        claim = ears.claims[order]
        assert claim is not None
        if claim[0](S, owner, actor, piece, *values):
            due = True
            seen, changed, added = seen | claim[2], changed | claim[3], added | claim[4]
    return (seen, changed, added) if due else None


def _quarrel(one: Claimed, other: Claimed) -> bool:
    (seen, changed, added), (others_seen, others_changed, others_added) = one, other
    return bool(
        changed & (others_seen | others_changed | others_added)
        or others_changed & (seen | added)
        or added & others_seen
        or others_added & seen
    )


def _all(S: State, C: Any, actor: int, some: Iterable[Heard], values: tuple[Any, ...]) -> tuple[Any, ...]:
    """What one changes, the next one sees."""
    for act, _, owner, piece, _ in some:
        result = act(S, C, owner, actor, piece, *values)
        if result is not None:
            values = result
    return values
