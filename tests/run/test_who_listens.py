"""Who listens, in which order they act, and what may be done beside a question: over rows that are written here by hand."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.run.answering import Script
from rulewright.run.ears import Ears
from rulewright.run.failing import Fail, Pending
from rulewright.run.listening import (
    Asides,
    has_aside,
    hear,
    holders,
    interrupted,
    interrupted_parts,
    lasting,
    listening,
    owns,
    play_window,
    replaced,
    stood_in,
    treated,
)
from rulewright.run.ordering import Undecided, _quarrel, ordered
from rulewright.state import Now, card

# Slots: 1 to 3 tell where the pieces 1 to 3 lie; 4, 5 and 6 are the zones of the players 1, 2 and 3; 7 is nobody's.
OWNERS = {4: 1, 5: 2, 6: 3}
PLAYERS = (1, 2, 3)
TABLE = [0, 4, 5, 6, (1,), (2,), (3,), ()]


def ear(act: Any, when: str = "after", who: str = "you", pieces: tuple[int, ...] | None = (1, 2, 3), can: Any = None) -> Any:
    """One of a row: what it does, when, to whom it listens, its pieces with the slots that tell where they lie, and owners."""
    lying = None if pieces is None else tuple((piece, piece) for piece in pieces)
    return (act, when, who, lying, None if pieces is None else OWNERS, can or (lambda *_: True))


def noting(told: list[Any], name: str) -> Any:
    def act(S: Any, C: Any, owner: int, actor: int, piece: int, *values: Any) -> None:
        told.append((name, owner, actor, piece, *values))

    return act


def test_the_rules_come_first_then_who_acts_then_the_others_clockwise() -> None:
    told: list[Any] = []
    ears = Ears((ear(noting(told, "any"), who="any player"), ear(noting(told, "rule"), pieces=None), ear(noting(told, "own"))))
    heard = listening(TABLE, 2, PLAYERS, ears)
    assert [(owner, piece, order) for _, _, owner, piece, order in heard] == [
        (2, 0, 1),
        (2, 2, 0),
        (2, 2, 2),
        (3, 3, 0),
        (1, 1, 0),
    ]
    hear(TABLE, None, 2, heard, "after", (9,))
    assert told == [("rule", 2, 2, 0, 9), ("any", 2, 2, 2, 9), ("own", 2, 2, 2, 9), ("any", 3, 2, 3, 9), ("any", 1, 2, 1, 9)]
    others = Ears((ear(noting(told, "other"), who="another player"),))
    assert [owner for _, _, owner, _, _ in listening(TABLE, 2, PLAYERS, others)] == [3, 1]
    nowhere = [0, 7, 5, 6, (), (2,), (3,), (1,)]
    assert [owner for _, _, owner, _, _ in listening(nowhere, 2, PLAYERS, others)] == [3]


def test_what_one_changes_the_next_one_sees() -> None:
    ears = Ears(
        (
            ear(lambda S, C, o, a, p, n: (n + 1,)),
            ear(lambda *_: None),
            ear(lambda S, C, o, a, p, n: (n * 10,)),
            ear(lambda *_: (0,), "before"),
        )
    )
    assert hear(TABLE, None, 1, listening(TABLE, 1, PLAYERS, ears), "after", (2,)) == (30,)
    assert hear(TABLE, None, 1, listening(TABLE, 1, PLAYERS, ears), "before", (2,)) == (0,)


def test_the_first_who_acts_instead_is_enough() -> None:
    told: list[Any] = []

    def act(S: Any, C: Any, owner: int, actor: int, piece: int, n: int) -> tuple[int] | None:
        told.append(n)
        return (n,) if len(told) == 2 else None

    ears = Ears((ear(act, "after"), ear(act, "instead of"), ear(act, "instead of"), ear(act, "instead of")))
    assert replaced(TABLE, None, 1, listening(TABLE, 1, PLAYERS, ears), (7,)) and told == [7, 7]
    told.extend([7])
    assert not replaced(TABLE, None, 1, listening(TABLE, 1, PLAYERS, ears), (7,))


# -- orders --
def test_who_sees_or_changes_what_another_changes_quarrels_with_it() -> None:
    """Two that only see the same, or only add to the same, do not."""
    sees, changes, adds = (1, 0, 0), (0, 1, 0), (0, 0, 1)
    for one in (sees, changes, adds):
        for other in (sees, changes, adds):
            assert _quarrel(one, other) == (one != other or one == changes)
            assert not _quarrel(one, tuple(2 * part for part in other))  # type: ignore[arg-type]


def test_who_acts_says_which_of_his_that_quarrel_comes_first() -> None:
    told: list[Any] = []
    table = [0, 4, 4, 6, (1, 2), (), (3,), ()]

    def row(claims: list[Any]) -> Any:
        acts = [
            ear(noting(told, name), who=who, pieces=pieces)
            for name, who, pieces in (("a", "you", (1,)), ("b", "you", (2,)), ("c", "any player", (3,)), ("rule", "you", None))
        ]
        return ordered(acts, 0, 8, claims, spend=lambda work: None)

    changing = [(lambda *_: True, 1, 0, 1, 0), (lambda *_: True, 2, 0, 1, 0), (lambda *_: True, 3, 0, 1, 0), None]
    heard = listening(table, 1, PLAYERS, row(changing))
    assert isinstance(heard, Undecided)
    with pytest.raises(Pending) as caught:
        hear(table, Script([], 1), 1, heard, "after", ())
    assert (caught.value.site, caught.value.player, list(caught.value.options)) == (8, 1, [card(1, 1), card(2, 2)])
    assert [name for name, *_ in told] == ["rule"]
    told.clear()
    hear(table, Script([card(2, 2)], 1), 1, heard, "after", ())
    assert [name for name, *_ in told] == ["rule", "b", "a", "c"]
    told.clear()
    hear(table, Script([], 1), 1, heard, "before", ())
    assert told == []
    adding = [(lambda *_: True, 1, 0, 0, 1), (lambda *_: True, 2, 0, 0, 1), *changing[2:]]
    hear(table, Script([], 1), 1, listening(table, 1, PLAYERS, row(adding)), "after", ())
    assert [name for name, *_ in told] == ["rule", "a", "b", "c"]  # in whatever order, it comes to the same
    told.clear()
    not_due = [changing[0], (lambda *_: False, 2, 0, 1, 0), *changing[2:]]
    hear(table, Script([], 1), 1, listening(table, 1, PLAYERS, row(not_due)), "after", ())
    assert [name for name, *_ in told] == ["rule", "a", "c"]
    one_card = [(lambda *_: True, 1, 0, 1, 0), None, *changing[2:]]
    assert not isinstance(listening(table, 1, PLAYERS, row(one_card)), Undecided)


# -- windows --
def test_cards_are_played_one_after_another() -> None:
    """Each once, as long as it fits; what one changes, the next one sees; those who listen to it hear which piece it was."""
    told: list[Any] = []
    table = [0, 4, 4, 6, (1, 2), (), (3,), ()]
    grow = ear(lambda S, C, o, a, p, n: (n + p,), can=lambda S, o, a, p, n: n < 4)
    played = [Ears((ear(noting(told, "heard"), who="any player", pieces=(3,)),))]

    def play(*answers: int) -> Any:
        return play_window(table, Script(list(answers), 1), 5, 1, Ears((grow,)), (1,), PLAYERS, played)

    with pytest.raises(Pending) as caught:
        play()
    assert (caught.value.site, list(caught.value.options)) == (5, [0, card(0, 1), card(0, 2)])
    assert play(0) == (1,) and told == []
    assert play(card(0, 2), card(0, 1)) == (4,) and told == [("heard", 3, 1, 3, 2), ("heard", 3, 1, 3, 1)]
    assert play(card(0, 1), 0) == (2,)
    big = play_window(table, Script([], 1), 5, 1, Ears((grow,)), (4,), PLAYERS, played)
    assert big == (4,)  # nothing fits, so nobody is asked
    with pytest.raises(Fail):
        play_window(table, Script([card(0, 1)], 1), 5, 1, Ears((ear(lambda *_: None),)), (1,), PLAYERS, [Ears(())])


# -- beside a question --
def aside(
    act: Any,
    pieces: tuple[int, ...] | None = None,
    doing: int | None = None,
    unless: int = 0,
    crosses: bool = False,
    can: Any = None,
) -> Any:
    """What it does, whether it fits, its pieces and owners, in which stretch it fits, what says that it was done, and whether
    it draws; those who listen to it come last.
    """
    lying = None if pieces is None else tuple((piece, piece) for piece in pieces)
    return (act, can or (lambda *_: True), lying, OWNERS, doing, unless, crosses, Ears(()))


USING = 8  # slots 9 to 11: whether a player is in the middle of such a thing


class Asked(Script):
    """Answers from a list, and keeps what was offered."""

    def __init__(self, *answers: Any) -> None:
        super().__init__(list(answers), 1)
        self.offered: list[Any] = []

    def choose(self, site: int, player: int, options: Any) -> Any:
        found = list(options)
        self.offered.append((site, player, found))
        return super().choose(site, player, found)


def table() -> list[Any]:
    return [*TABLE, 0, 0, 0, 0, 0, 0, 0, 0]


def test_something_else_is_done_and_the_question_is_asked_anew() -> None:
    state = table()

    def act(S: Any, C: Any, owner: int, actor: int, piece: int) -> tuple[()]:
        assert S[USING + 1] == 1 and C.quiet == 1
        S[7] += (piece,)
        return ()

    now = Asides((aside(act, (1, 2)),))
    asked = Asked(Now(0, 1), 3)
    asked.choose_or_use = lambda site, player, options, others: asked.choose(site, player, [*options, *others()])  # type: ignore[method-assign]
    found = interrupted(state, asked, 6, 1, lambda: [len(state[7]) + n for n in (2, 3)], now, USING, (), PLAYERS)
    assert found == 3 and state[7] == (1,) and state[USING + 1] == 0 and asked.quiet == 0
    assert asked.offered == [(6, 1, [2, 3, Now(0, 1)]), (6, 1, [3, 4, Now(0, 1)])]


def test_a_question_with_one_answer_is_not_interrupted() -> None:
    asked = Asked()
    assert interrupted(table(), asked, 6, 1, lambda: [2], Asides((aside(None),)), USING, (), PLAYERS) == 2
    busy = table()
    busy[USING + 1] = 1
    with pytest.raises(Pending) as caught:
        interrupted(busy, Script([], 1), 6, 1, lambda: [2, 3], Asides((aside(None),)), USING, (), PLAYERS)
    assert list(caught.value.options) == [2, 3]


def test_where_nothing_fails_behind_the_question_something_may_become_known() -> None:
    quiet: list[int] = []

    def act(S: Any, C: Any, *_: Any) -> tuple[()]:
        quiet.append(C.quiet)
        return ()

    now = Asides((aside(act, None),))
    for settled in ((6,), ()):
        interrupted(table(), Script([Now(0, 0), 2], 1), 6, 1, lambda: [2, 3], now, USING, settled, PLAYERS)
    assert quiet == [0, 1]
    with pytest.raises(Fail):
        interrupted(table(), Script([Now(0, 0)], 1), 6, 1, lambda: [2, 3], Asides((aside(lambda *_: None),)), USING, (), PLAYERS)


@pytest.mark.parametrize(
    ("row", "smooth", "settled", "offered"),
    [
        (aside(None, (1, 2)), False, (), [Now(0, 1)]),  # of those that the player owns
        (aside(None, (2, 3)), False, (), []),
        (aside(None, None), False, (), [Now(0, 0)]),
        (aside(None, (1,), doing=11), False, (), []),  # the player is not in that stretch
        (aside(None, (1,), doing=12), False, (), [Now(0, 1)]),
        (aside(None, (1,), unless=12), False, (), []),  # it was done already
        (aside(None, (1,), unless=11), False, (), [Now(0, 1)]),
        (aside(None, (1,), can=lambda *_: False), False, (), []),
        (aside(None, (1,), crosses=True), True, (), []),  # who can take nothing back is not offered what draws
        (aside(None, (1,), crosses=True), True, (6,), [Now(0, 1)]),
        (aside(None, (1,), crosses=True), False, (), [Now(0, 1)]),
    ],
)
def test_what_fits_beside_a_question(row: Any, smooth: bool, settled: tuple[int, ...], offered: list[Any]) -> None:
    for parts in (False, True):
        state = table()
        state[13] = 1  # of the first player, in the stretch that begins at 12
        script = Script([], 1)
        script.smooth = smooth
        with pytest.raises(Pending) as caught:
            if parts:
                interrupted_parts(state, script, 6, 1, lambda: [2, 3], (), Asides((row,)), USING, settled, PLAYERS)
            else:
                interrupted(state, script, 6, 1, lambda: [2, 3], Asides((row,)), USING, settled, PLAYERS)
        assert list(caught.value.options) == [2, 3, *offered]


def test_in_parts_what_was_answered_stays() -> None:
    """Something is done between two parts, and the list is made anew: what was left of it by then counts."""
    state = table()
    pairs = [11, 12, 13, 21, 22]

    def act(S: Any, C: Any, *_: Any) -> tuple[()]:
        S[7] = (12,)
        return ()

    now, parts = Asides((aside(act, None),)), ((5, lambda pair: pair // 10),)

    def ask(*answers: Any) -> tuple[int, list[Any]]:
        with pytest.raises(Pending) as caught:
            interrupted_parts(
                state,
                Script(list(answers), 1),
                6,
                1,
                lambda: [p for p in pairs if p not in state[7]],
                parts,
                now,
                USING,
                (),
                PLAYERS,
            )
        state[7] = ()
        state[USING + 1] = 0
        return caught.value.site, [one for one in caught.value.options if not isinstance(one, Now)]

    assert ask() == (5, [1, 2]) and ask(1) == (6, [11, 12, 13]) and ask(2) == (6, [21, 22])
    assert ask(1, Now(0, 0)) == (6, [11, 13]) and ask(Now(0, 0), 1) == (6, [11, 13])
    found = interrupted_parts(
        state,
        Script([1, Now(0, 0), 13], 1),
        6,
        1,
        lambda: [p for p in pairs if p not in state[7]],
        parts,
        now,
        USING,
        (),
        PLAYERS,
    )
    assert found == 13


def test_whether_anybody_has_anything_beside() -> None:
    state = table()
    assert has_aside(state, 1, Asides((aside(None, (1,)),))) and not has_aside(state, 1, Asides((aside(None, (2,)),)))
    assert has_aside(state, 1, Asides((aside(None, None),))) and not has_aside(state, 1, Asides((aside(None, None, doing=12),)))
    state[13] = 1
    assert has_aside(state, 1, Asides((aside(None, None, doing=12),))) and not has_aside(
        state, 2, Asides((aside(None, None, doing=12),))
    )


def test_small_questions() -> None:
    assert holders(TABLE, ((1, 1), (3, 3)), OWNERS) == [(1, 1), (3, 3)] and holders([0, 7], ((1, 1),), OWNERS) == []
    assert owns(3, [(1, 1), (3, 3)]) and not owns(2, [(1, 1), (3, 3)])
    state = [0, [(5, ()), (6, (2,))], [(7, (3,))]]
    work: list[int] = []
    assert (
        lasting(state, 0, (1, 2), (2,), spend=work.append) == [5, 6]
        and lasting(state, 0, (1, 2), (3,), spend=work.append) == [5, 7]
        and lasting(state, 0, (2,), (1,), spend=work.append) == []
    )
    assert work == [4, 2, 4, 2, 2]
    assert (treated(None, 4), treated(3, 4), treated(0, 4)) == (4, 3, 0)


@pytest.mark.parametrize(
    ("way", "others", "stood"),
    [
        (((8, 2),), (9,), False),  # all in its own kind
        (((7, 2),), (8,), True),  # one for the other
        (((7, 1), (8, 1)), (8,), True),
        (((7, 2),), (9,), False),  # but for another good than this
        (((7, 2),), (), True),  # for whatever it may stand
        (((8, 2),), (), False),
    ],
)
def test_whether_one_good_stood_for_another(way: Any, others: tuple[int, ...], stood: bool) -> None:
    """Two of 8 were due; what else the cost could have been does not count."""
    assert stood_in(way, [[(2, (8, 7)), (5, (9,))]], [(7, others)]) == stood
