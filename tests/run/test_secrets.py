"""What of the log a seat may read, over entries that are written here: by who looks into a zone, and who chose what."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.compile import Effect, Site
from rulewright.diagnostics import Span
from rulewright.link import NUMBER, PieceType
from rulewright.run import log
from rulewright.run.log import Entry, seen_by

HERE = Span.point("game.rules", 1, 1)
CARD, TILE = PieceType("card"), PieceType("tile")
ZONES = {
    "hand": SimpleNamespace(seen_by="owner", holds="card"),
    "deck": SimpleNamespace(seen_by="nobody", holds="card"),
    "row": SimpleNamespace(seen_by="all", holds="card"),
    "bag": SimpleNamespace(seen_by="nobody", holds="tile"),
}
LAYOUT = SimpleNamespace(piece_ids={"card": ["ant", "bee", "cow"], "tile": ["flat"]})
PROGRAM: Any = SimpleNamespace(layout=LAYOUT, checked=SimpleNamespace(rules=SimpleNamespace(zones=ZONES)))


def chosen(type_: Any, key: str, player: int = 1) -> Entry:
    return Entry(player, Site(0, "turn", "choose", "c", type_, HERE), key)


def changed(verb: str, noun: str, amount: Any = 2, player: int = 1) -> Entry:
    return Entry(player, None, "", Effect(0, "turn", verb, noun, HERE), amount)


@pytest.mark.parametrize(
    ("entry", "secret_to"),
    [
        (chosen(CARD, "bee"), {2}),  # the second player cannot see it
        (chosen(CARD, "ant"), set()),  # he can see that one
        (chosen(CARD, "cow"), {2}),
        (chosen(CARD, "enough"), set()),
        (chosen(CARD, "bee", 2), set()),  # it is his own choice, and the first player can see all
        (chosen(TILE, "flat"), set()),  # nobody has such pieces for himself
        (chosen(NUMBER, "3"), set()),
        (changed("move", "hand"), {2}),
        (changed("move", "hand", player=2), {1}),
        (changed("move", "deck"), {1, 2}),
        (changed("move", "bag"), {1, 2}),
        (changed("move", "row"), set()),
        (changed("move", "hand", 0), set()),  # nothing was moved
        (changed("draw", "hand"), set()),  # how many were drawn, everybody sees
        (changed("move", "fame"), set()),
        (changed("gain", "coin"), set()),
        (Entry(1, None, ""), set()),
    ],
)
def test_what_is_a_secret_to_whom(monkeypatch: pytest.MonkeyPatch, entry: Entry, secret_to: set[int]) -> None:
    """Of a secret it is told that it happened, and who did it."""
    monkeypatch.setattr(log, "hidden_pieces", lambda layout, state, kind, seat: {2, 3} if (kind, seat) == ("card", 2) else set())
    for seat in (1, 2):
        (found,) = seen_by(PROGRAM, [], iter([entry]), seat)
        assert found.secret == (seat in secret_to) and (found.player, found.site, found.effect) == (
            entry.player,
            entry.site,
            entry.effect,
        )
        assert (found.key, found.amount) == (("", None) if found.secret else (entry.key, entry.amount))
