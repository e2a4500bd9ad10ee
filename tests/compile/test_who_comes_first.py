"""Of several own effects of one moment, only those are put in order by their owner that quarrel with another."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import game_of, options

NOUNS = """\
resources: {coin: {per: player, start: 3}, wood: {per: player}, fame: {per: player}}
zones: {hand: {holds: card, per: player}, row: {holds: card, start: all}}
"""
RULES = """\
flow game: each player: do turn
winner: most coin
rule act: skip
rule turn:
    move all row to hand
    do act
"""
MORE, TWICE, LESS = "gain 2 coin", "set coin to 2 * coin", "set coin to coin - 1"


@pytest.mark.parametrize(
    ("effects", "asked"),
    [
        ((MORE, TWICE), ["ant", "bee"]),
        ((MORE, "gain 1 fame", TWICE), ["ant", "cow"]),
        (("gain 1 fame", TWICE, LESS, "gain 1 wood"), ["bee", "cow"]),
        ((MORE, TWICE, LESS), ["ant", "bee", "cow"]),
        ((MORE, "gain 1 fame"), None),
        ((MORE, "gain 3 coin"), None),
    ],
)
def test_who_is_put_in_order(tmp_path: Path, effects: tuple[str, ...], asked: list[str] | None) -> None:
    items = "".join(
        f'  {name}: {{effect: "after you do act: {effect}"}}\n'
        for name, effect in zip(("ant", "bee", "cow", "doe"), effects, strict=False)
    )
    game = game_of(tmp_path, RULES, NOUNS, f"pieces: card\nitems:\n{items}")
    assert (None if game.decision is None else options(game)) == (None if asked is None else ("effect", asked))


def test_what_listens_without_a_card_is_put_in_no_order(tmp_path: Path) -> None:
    """It quarrels with both cards, but nobody owns it."""
    heard = "after any player does act: set coin to coin - 1\n"
    cards = "".join(f'  {name}: {{effect: "after you do act: {done}"}}\n' for name, done in (("ant", MORE), ("bee", TWICE)))
    game = game_of(tmp_path, heard + RULES, NOUNS, f"pieces: card\nitems:\n{cards}")
    assert options(game) == ("effect", ["ant", "bee"])


def test_what_is_printed_on_a_card_is_done(tmp_path: Path) -> None:
    """And nothing where nothing is printed."""
    cards = "pieces: card\nattributes: {gift: effect}\nitems:\n  ant: {gift: gain 2 coin}\n  bee: {}\n"
    cards += "  cow: {copies: 2, gift: gain 10 coin}\n"
    rules = "flow game: each player: do turn\nwinner: most coin\nrule turn: for each c in row: do gift of c\n"
    game = game_of(tmp_path, rules, NOUNS, cards)
    assert game.over and game.view()["variables"]["coin"] == {"player 1": 3 + 2 + 2 * 10}
