"""Parts of sentences that go through a whole list, zone or board without a loop to be seen: what they go through is counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.abuse.helpers import NOUNS, turn
from tests.inside import spent
from tests.small_packs import game_of

pytestmark = pytest.mark.slow

LONG, TIMES, CARDS = 5_000, 20, 20_000
MADE = ["let x = list of it for it in 1..5000", "let y = list of it for it in 1..5000", "let xs = list of x for it in 1..100"]
LISTS = {
    "in": "(0 - it) in x",
    "not in": "(0 - it) not in x",
    "place_in": "place_in(x, 0 - it) = 0",
    "reverse": "item_at(reverse of x, it) = 0",
    "from": "item_at((x from 5000), it) = 0",
    "joined": "item_at(x + [it], it) = 0",
    "equal": "item_at(xs, it) = y",
    "less": "item_at(xs, it) < y",
    "kinds": "kinds of x = it",
    "sum": "sum of x = it",
    "highest": "highest of x = it",
    "last": "last of x = it",
    "best by a place": "(best z in [1, it] by first x) = it",
    "rank by lists": "(first of (rank z in [1, it] by most x)) = it",
    "a list of lists": "x in xs",
    "kinds of lists": "kinds of xs = it",
    "kinds of lists at once": "kinds of [x, y] = it",
    "a name of a name": "(0 - it) in longer(x)",
}
LONGEST = "kinds of lists"  # to try, of these
ZONES = {
    "shuffle": "shuffle deck",
    "move": "move first of deck to deck",
    "draw": "draw 1 from deck to deck",
    "move all": "move all (deck where it = first of cards) to deck",
    "position": "set round to position of (first of cards)",
    "in a zone": "if (first of cards) in deck: set round to k",
    "able": "if able(gift): set round to k",
    "after": "set round to (round after doing gift)",
}
ZONED = NOUNS + "zones:\n  deck: {holds: card, start: all}\n  hand: {holds: card, per: player}\n"
DECK = "pieces: card\nitems:\n" + "".join(f"  c{number}: {{copies: 500}}\n" for number in range(CARDS // 500))


def work(folder: Path, lines: list[str], nouns: str = NOUNS, cards: str = "", more: str = "") -> int:
    """The work between two decisions of a turn with these lines; both of them ask nothing else."""
    rules = turn(*lines, "choose a from 1..2") + "value longer(l: list of number) = l\nrule gift: gain 1 coin\n" + more
    return spent(game_of(folder, rules, nouns, cards, players=(2, 2), seats=2))


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.slow if name == LONGEST else ()) for name in LISTS])
def test_a_list_that_is_gone_through_is_counted(tmp_path: Path, name: str) -> None:
    """At least one part for eight things, whatever the list is called by then."""
    before = work(tmp_path / "without", [*MADE, f"let k = count of 1..{TIMES}"])
    after = work(tmp_path / "with", [*MADE, f"let k = count of 1..{TIMES} where {LISTS[name]}"])
    assert after - before >= TIMES * LONG // 8


@pytest.mark.parametrize("name", ZONES)
def test_a_zone_that_is_gone_through_is_counted(tmp_path: Path, name: str) -> None:
    before = work(tmp_path / "without", [f"for each k in 1..{TIMES}: skip"], ZONED, DECK)
    after = work(tmp_path / "with", [f"for each k in 1..{TIMES}: {ZONES[name]}"], ZONED, DECK)
    assert after - before >= TIMES * CARDS // 16


def test_places_that_lead_nowhere_are_paid_for(tmp_path: Path) -> None:
    """A search knows them by their whole state, once something has failed: here by that of every set of four items."""
    deeds = (
        "rule deeds:\n    any order:\n" + "".join(f"        a{n}: gain {n} coin\n" for n in range(1, 5)) + "    pay 100 coin\n"
    )
    few = work(tmp_path / "small", ["if able(deeds): skip"], more=deeds)
    many = work(tmp_path / "large", ["if able(deeds): skip"], ZONED, DECK, more=deeds)
    assert many - few >= 10 * CARDS // 3


def test_short_lists_of_names_cost_little(tmp_path: Path) -> None:
    """What is done is counted, not what might be done."""
    few = work(
        tmp_path, ["let x = [1, 2, 3]", "let y = list of it for it in 1..round + 3", "let k = count of 1..100 where it in y"]
    )
    assert few < 20_000


def test_ways_to_pay_are_counted(tmp_path: Path) -> None:
    goods = "resources:\n" + "".join(f"  {name}: {{per: player, start: 1000}}\n" for name in ("coin", "ant", "bee"))
    prices = "".join(f"rule buy{number}: pay {number} mix of [coin, ant, bee]\n" for number in (1, 100))
    few, many = (work(tmp_path / f"{number}", [f"if able(buy{number}): skip"], goods, more=prices) for number in (1, 100))
    assert many - few >= 10 * 5_000  # there are 5,151 ways


def test_ways_to_pay_are_counted_where_there_is_none_in_the_end(tmp_path: Path) -> None:
    """Of the second need there is nothing, so that the ways to meet the first are of no use."""
    goods = "resources:\n" + "".join(f"  {name}: {{per: player, start: 1000}}\n" for name in ("coin", "ant", "bee"))
    goods += "  cow: {per: player}\n  doe: {per: player}\n"
    buy = "rule buy: pay 100 mix of [coin, ant, bee], 1 mix of [cow, doe]\n"
    assert work(tmp_path, ["if able(buy): skip"], goods, more=buy) >= 10 * 5_000
