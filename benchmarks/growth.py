"""What a game costs as its cards become more: every card listens, and a decision should not notice how many there are.

    python benchmarks/growth.py [--cards 100 1000 5000 20000] [--seconds 1]

Checking, and one turn at random in Python and natively, for each number of cards in one run; ratios are to the first. A turn is
what a long game takes longer than a short one: what is done once, as to shuffle all cards, is no part of it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "interpreter")]

from rulewright import Playouts, load  # noqa: E402
from rulewright.check import Checked  # noqa: E402
from rulewright.run import Engine  # noqa: E402

SHORT, LONG = 4, 44  # turns
IN_A_FILE = 1_000  # cards
SENTENCES = 5_000  # a game says no more; further cards are like one of these
RULES = """\
flow game:
    do begin
    each player: do begin_with
    turns until round >= TURNS:
        do take
        do turn

winner: most coin

rule begin: shuffle deck
rule begin_with: draw 4 from deck to hand
rule take: draw 1 from deck to hand

action turn:
    set round to round + 1
    choose n from 1..3
    gain n wood
    may: choose card from hand; move card to discard
"""
NOUNS = """\
resources: {coin: {per: player}, wood: {per: player}}
variables: {round: {}}
zones: {deck: {holds: card, start: all, seen_by: nobody}, hand: {holds: card, per: player}, discard: {holds: card}}
"""


def written(folder: Path, cards: int, turns: int) -> Path:
    """A pack of so many cards; every one of them hears of wood while it is in a hand, the first by a sentence of its own."""
    pack = folder / f"grown{cards}x{turns}"
    pack.mkdir()
    (pack / "pack.yaml").write_text(f"id: {pack.name}\nversion: 1.0.0\nplayers: {{min: 2, max: 2}}\n")
    (pack / "game.rules").write_text(RULES.replace("TURNS", str(turns)))
    (pack / "nouns.yaml").write_text(NOUNS)
    for first in range(0, cards, IN_A_FILE):
        some = range(first, min(cards, first + IN_A_FILE))
        lines = "".join(f"  c{at}: {{{said(at)}}}\n" for at in some)
        (pack / f"cards{first:05}.yaml").write_text(f"{'more' if first else 'pieces'}: card\nitems:\n{lines}")
    return pack


def said(at: int) -> str:
    return f'effect: "after you gain wood(n): gain n + {at % 7} coin"' if at < SENTENCES else f"same_as: c{at % SENTENCES}"


class NotNative(Exception):
    """Why the native engine does not play this."""


def game(checked: Checked, engine: Engine, seconds: float) -> float:
    """Microseconds of processor time for one random game; what it takes to build it natively does not count."""
    playouts = Playouts(checked, 2, engine=engine)
    if playouts.engine == "python" and engine != "python":
        raise NotNative(playouts.why)
    seed, start = 0, time.thread_time()
    while (took := time.thread_time() - start) < seconds:
        playouts.play(seed)
        seed += 1
    return took / seed * 1e6


def turn(short: Checked, long: Checked, engine: Engine, seconds: float) -> float:
    return (game(long, engine, seconds) - game(short, engine, seconds)) / (LONG - SHORT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cards", type=int, nargs="+", default=[100, 1_000, 5_000, 20_000])
    parser.add_argument("--seconds", type=float, default=1)
    given = parser.parse_args()
    first: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for cards in given.cards:
            start = time.process_time()
            long = load([written(Path(folder), cards, LONG)]).checked
            row = {"check s": time.process_time() - start}
            short = load([written(Path(folder), cards, SHORT)]).checked
            assert long is not None and short is not None, "the pack does not load"
            row["Python µs"] = turn(short, long, "python", given.seconds)
            why = ""
            try:
                row["native µs"] = turn(short, long, "auto", given.seconds)
            except NotNative as reason:
                why = f", not native: {reason}"
            first = first or row
            shown = ", ".join(f"{name} {value:.2f} (×{value / first[name]:.1f})" for name, value in row.items())
            print(f"{cards} cards: {shown}{why}", flush=True)


if __name__ == "__main__":
    main()
