"""Those who listen, and what changes a value: each of them is counted, however little it does."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from tests.abuse.helpers import NOUNS, chain, turn
from tests.inside import ENDLESS, machine_of, playout, spent
from tests.small_packs import checked, game_of

pytestmark = pytest.mark.slow

TIMES, MANY = 20, 150
OWNED = NOUNS + "zones:\n  deck: {holds: card, start: all}\n  hand: {holds: card, per: player}\n"
CHOOSE = ("choose a from 1..2", "set round to round + 1", "if round > 3: end game")
ALL = "move all deck to hand"
SILENT = "after you do other: skip"
HEARD = {  # what somebody may listen to, and how that is said
    "an event": ("event e", "after {who} e: gain 1 coin"),
    "a rule": ("do chop", "after {who} chop: gain 1 coin"),
    "before a rule": ("do chop", "before {who} chop: gain 1 coin"),
    "instead of a rule": ("do chop", "instead of {who} chop where no: gain 1 coin"),
    "a gain": ("gain 1 ant", "after {who} ant: gain 1 coin"),
    "a payment": ("pay 1 bee", "after {who} bee: gain 1 coin"),
    "a number that is reached": ("set cow to 0; gain 1 cow", "when cow reaches 1: gain 1 coin"),
}
GOODS = "resources:\n  coin: {per: player}\n  ant: {per: player}\n  bee: {per: player, start: 1000}\n  cow: {per: player}\n"


def cards(effect: str, items: int = 1, copies: int = MANY) -> str:
    return "pieces: card\nitems:\n" + "".join(f'  c{n}: {{copies: {copies}, effect: "{effect}"}}\n' for n in range(items))


def said(name: str, owned: bool) -> str:
    """A listener, as a card has it or as the rules have it."""
    verb = "pay" if "pay" in name else "gain" if "gain" in name else "do"
    does = {"do": "does"}.get(verb, verb + "s")
    return HEARD[name][1].format(who=f"you {verb}" if owned else f"any player {does}")


def work(folder: Path, lines: list[str], more: str = "", nouns: str = NOUNS, table: str = "") -> int:
    rules = turn(*lines, *CHOOSE) + "rule chop: skip\nrule other: skip\n" + more
    return spent(game_of(folder, rules, nouns, table, players=(2, 2), seats=2))


@pytest.mark.parametrize("name", HEARD)
def test_everybody_who_hears_something_is_counted(tmp_path: Path, name: str) -> None:
    nouns = GOODS + OWNED.removeprefix("resources:\n  coin: {per: player}\n")
    happens = [ALL, f"for each k in 1..{TIMES}: {HEARD[name][0]}"]
    nobody = work(tmp_path / "nobody", happens, "", nouns, cards(SILENT))
    for owned in (False, True):
        listener = said(name, owned)
        more = "" if owned else MANY * f"{listener}\n"
        table = cards(listener if owned else SILENT)
        some = work(tmp_path / f"{owned}", happens, more, nouns, table)
        assert some - nobody >= TIMES * MANY * 10


def test_to_look_for_those_who_listen_is_counted(tmp_path: Path) -> None:
    """They may lie in any of very many zones, and nobody is found."""
    zones = "".join(f"  z{n}: {{holds: card, per: player}}\n" for n in range(100))
    rules = ["for each k in 1..1000: event e"]
    few = work(tmp_path / "few", rules, "", OWNED, cards("after you do e: skip"))
    many = work(tmp_path / "many", rules, "", OWNED + zones, cards("after you do e: skip"))
    assert many - few >= 1000 * 100 // 8


def test_cards_that_might_be_played_are_counted_each_time(tmp_path: Path) -> None:
    """Also where none of them fits, so that nobody is asked."""
    lines = [ALL, "let n = 1", f"for each k in 1..{TIMES}: window hunting(n)"]
    few = work(tmp_path / "few", lines, "", OWNED, cards("in hunting(n) where n = 0: gain 1 coin", copies=1))
    many = work(tmp_path / "many", lines, "", OWNED, cards("in hunting(n) where n = 0: gain 1 coin"))
    assert many - few >= TIMES * (MANY - 1) * 10


def test_what_might_be_done_at_any_time_is_counted_each_time(tmp_path: Path) -> None:
    lines = [ALL, *("may: skip" for _ in range(2))]
    few = work(tmp_path / "few", lines, "", OWNED, cards("at any time in turn where coin > 9: gain 1 coin", copies=1))
    many = work(tmp_path / "many", lines, "", OWNED, cards("at any time in turn where coin > 9: gain 1 coin"))
    assert many - few >= (MANY - 1) * 10


@pytest.mark.parametrize("modifier", ["while round = 9: add 1 to v", "while round = 9: treat v as 5"])
def test_every_modifier_of_a_value_is_counted(tmp_path: Path, modifier: str) -> None:
    lines = [ALL, f"for each k in 1..{TIMES}: gain v coin"]
    rule = "value v = 1\n"
    few = work(tmp_path / "few", lines, rule, OWNED, cards(SILENT))
    printed = work(tmp_path / "printed", lines, rule, OWNED, cards(modifier))
    written = work(tmp_path / "written", lines, rule + MANY * f"{modifier}\n", OWNED, cards(SILENT))
    assert min(printed, written) - few >= TIMES * MANY * 3


def test_what_lasts_is_counted_each_time(tmp_path: Path) -> None:
    """To remember one more, and to look at all of them."""
    lines = [f"for each k in 1..{MANY}: until end of turn: add 1 to v"]
    few = work(tmp_path / "few", lines, "value v = 1\n")
    many = work(tmp_path / "many", [*lines, f"for each k in 1..{TIMES}: gain v coin"], "value v = 1\n")
    assert few >= MANY**2 // 32
    assert many - few >= TIMES * MANY * 2


LAST_EVENT = "after any player does e{}: gain 1 coin\n"
RUNAWAYS = {
    "events": turn("event e0", *CHOOSE) + chain("e", 2 * "after any player does {0}{2}: event {0}{1}\n") + LAST_EVENT.format(40),
    "rules": turn("do r0", *CHOOSE)
    + chain("r", "rule {0}{2}: skip\n" + 2 * "after any player does {0}{2}: do {0}{1}\n")
    + "rule r40: skip\n",
    "many at once": turn("event e0", *CHOOSE)
    + chain("e", 200 * "after any player does {0}{2}: event {0}{1}\n", 3)
    + LAST_EVENT.format(3),
    "what lasts": turn(
        "for each k in 1..1000: until end of turn: add 1 to v", "for each k in 1..10000:", "    100 times: gain v coin", *CHOOSE
    )
    + "value v = 1\n",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", RUNAWAYS)
def test_listeners_that_answer_listeners_are_stopped_soon(tmp_path: Path, name: str) -> None:
    machine = machine_of(checked(tmp_path, RUNAWAYS[name], NOUNS, players=(2, 2)), 2)
    start = time.process_time()
    with pytest.raises(ENDLESS):
        playout(machine, 1)
    assert time.process_time() - start < 10  # some two seconds, on a machine that is not too busy


@pytest.mark.slow
def test_modifiers_of_very_many_cards_are_stopped_soon(tmp_path: Path) -> None:
    rules = turn(ALL, "for each k in 1..10000:", "    100 times: gain v coin", *CHOOSE) + "value v = 1\n"
    table = cards("while round = 9: add 1 to v", items=6, copies=500)
    machine = machine_of(checked(tmp_path, rules, OWNED, table, players=(2, 2)), 2)
    start = time.process_time()
    with pytest.raises(ENDLESS):
        playout(machine, 1)
    assert time.process_time() - start < 10
