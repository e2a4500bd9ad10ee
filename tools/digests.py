"""Records what the engine does with every shipped pack as short digests, and compares another engine with such a recording.

    python tools/digests.py record OUT.json      play everything and write the digests
    python tools/digests.py compare OUT.json     play the same again and print each difference; exit code 1 if there is one

A configuration is a stack of packs, a number of players and options that differ from their defaults. Each is played in two
ways, both repeatable: `random` lets the engine play on its own, `game` answers every decision of a `Game` by a stream of
random numbers. A digest is taken of the state at the end, without the keys `flow` and `memory`, in which an engine keeps its
place. Games of the second way have two more: `scores`, of the score sheets, standings and winners, which no state contains,
and, for the first of them, `options`, of all options offered and of those chosen.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

Data = dict[str, Any]
Options = Mapping[str, Any]
Trail = list[tuple[list[str], str]]  # for each decision the keys offered and the key chosen
RandomPlay = Callable[[int], Data]
GamePlay = Callable[[int, bool], tuple[Data, Trail, Data]]


# -- The adapter: all that knows the engine. -----------------------------------------------------------------------------------


def use_engine(root: Path) -> None:
    """Take the engine from a project's folder. Nothing is written there, and nothing it once remembered is used."""
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(root / "interpreter"))
    import rulewright

    if not Path(rulewright.__file__).resolve().is_relative_to(root.resolve()):
        raise SystemExit(f"the engine of {root} was not found; {rulewright.__file__} came instead")


def remember_in(folder: str) -> None:
    """Where the engine keeps what it has made from the rules, so that what another engine made is never taken for it."""
    os.environ["RULEWRIGHT_CACHE"] = folder


@cache
def load_pack(names: tuple[str, ...]) -> Any:
    """The checked rules of a stack of shipped packs."""
    import rulewright

    home = Path(rulewright.__file__).resolve().parents[2] / "rules"
    loaded = rulewright.load([home / name for name in names])
    if loaded.checked is None:
        raise ValueError(f"{'+'.join(names)} has errors: {[problem.message for problem in loaded.diagnostics]}")
    return loaded.checked


def player_counts(checked: Any) -> range:
    """Every number of players the game is for."""
    low, high = checked.rules.base.players
    return range(low, high + 1)


def variants(checked: Any, players: int) -> list[Options]:
    """Each option at each of its values besides the default, one at a time, if it is allowed for this many players."""
    found: list[Options] = []
    for name, option in checked.rules.options.items():
        if option.players and players not in option.players:
            continue
        values = option.values or ((False, True) if option.type.kind == "yes_no" else range(option.low, option.high + 1))
        found += [{name: value} for value in values if value != option.default]
    return found


def make_player(checked: Any, players: int, options: Options) -> tuple[RandomPlay, GamePlay]:
    """The two ways to play a configuration, each from a seed to the data of the final state.

    The second also gives the options offered and chosen, if they are asked for, and what each player has scored.
    """
    from rulewright import Game, Playouts, new_game

    playouts = Playouts(checked, players, options)
    traced = new_game(checked, players, 0, options).machine  # every game of this configuration is played by one machine

    def random_play(seed: int) -> Data:
        return playouts.play(seed, random.Random(seed).random).view()

    def game_play(seed: int, with_trail: bool) -> tuple[Data, Trail, Data]:
        game = Game(traced, seed)
        rnd = random.Random(seed).random
        trail: Trail = []
        while game.decision is not None:
            offered = game.decision.options
            chosen = offered[int(rnd() * len(offered))].key
            if with_trail:
                trail.append(([option.key for option in offered], chosen))
            game.choose(chosen)
        if not game.over:
            raise RuntimeError("nobody is asked, and the game is not over")
        seats = range(1, game.players + 1)
        scores = {"winners": game.winners(), "sheets": [[game.scores(seat), game.standing(seat)] for seat in seats]}
        return game.view(), trail, scores

    return random_play, game_play


def error_code(error: Exception) -> str:
    """The code of what stopped a game; the name of the exception if the engine did not foresee it."""
    from rulewright import GameError

    return error.diagnostic.code if isinstance(error, GameError) else type(error).__name__


# -- What is played. -----------------------------------------------------------------------------------------------------------

PACKS = (
    ("tic-tac-toe",),
    ("connect-four",),
    ("akropolis",),
    ("cuzco",),
    ("tekhenu",),
    ("tekhenu", "tekhenu-easy-start"),
    ("teotihuacan",),
    ("teotihuacan", "teotihuacan-hu"),
)
TRAILS = 20  # games of each configuration whose options are recorded too
WAYS = ("random", "game", "scores", "options")


class Configuration(NamedTuple):
    """A stack of packs, a number of players, and the options that do not have their defaults."""

    packs: tuple[str, ...]
    players: int
    options: Options

    def __str__(self) -> str:
        settings = " ".join(f"{name}={json.dumps(value)}" for name, value in self.options.items())
        return f"{'+'.join(self.packs)}, players {self.players}, options {settings or 'default'}"


class Seeds(NamedTuple):
    """How many games are played, counted from seed 0: at random and through `Game`, with default options and in variants."""

    seeds: int
    game_seeds: int
    variant_seeds: int
    variant_game_seeds: int

    def of(self, configuration: Configuration) -> tuple[int, int]:
        """How many games at random and how many through `Game`."""
        return (self.variant_seeds, self.variant_game_seeds) if configuration.options else (self.seeds, self.game_seeds)


Digests = dict[str, list[str]]  # for each way the digests in the order of the seeds


def configurations(stacks: Sequence[tuple[str, ...]]) -> Iterator[Configuration]:
    """The defaults of all stacks of packs, then their variants."""
    games = [(packs, load_pack(packs)) for packs in stacks]
    for packs, checked in games:
        for players in player_counts(checked):
            yield Configuration(packs, players, {})
    for packs, checked in games:
        for players in player_counts(checked):
            for options in variants(checked, players):
                yield Configuration(packs, players, options)


def play(configuration: Configuration, random_games: int, games: int) -> Digests:
    """Play a configuration both ways; what stops a game takes the place of its digests."""
    digests: Digests = {way: [] for way in WAYS}
    try:
        checked = load_pack(configuration.packs)
        random_play, game_play = make_player(checked, configuration.players, configuration.options)
    except Exception as error:
        counts = {"random": random_games, "game": games, "scores": games, "options": min(games, TRAILS)}
        return {way: [failure(error, seed) for seed in range(counts[way])] for way in WAYS}
    for seed in range(random_games):
        try:
            digests["random"].append(state_digest(random_play(seed)))
        except Exception as error:
            digests["random"].append(failure(error, seed))
    for seed in range(games):
        with_trail = seed < TRAILS
        try:
            data, trail, sheets = game_play(seed, with_trail)
            found, scores, options = state_digest(data), digest(canonical(sheets)), trail_digest(trail)
        except Exception as error:
            found = scores = options = failure(error, seed)
        digests["game"].append(found)
        digests["scores"].append(scores)
        if with_trail:
            digests["options"].append(options)
    return digests


def failure(error: Exception, seed: int) -> str:
    return f"error {error_code(error)} seed {seed}"


def state_digest(data: Data) -> str:
    """A digest of a state without its place in the flow."""
    return digest(canonical({key: value for key, value in data.items() if key not in ("flow", "memory")}))


def trail_digest(trail: Trail) -> str:
    """A digest of all options offered and chosen, in order."""
    return digest("\n".join(canonical(step) for step in trail))


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# -- Recording. ----------------------------------------------------------------------------------------------------------------


def record(out: Path, seeds: Seeds, stacks: Sequence[tuple[str, ...]]) -> int:
    """Play every configuration and write the recording anew after each, so that it can be used at any time."""
    began = time.process_time()
    rows: list[Data] = []
    counts: Counter[str] = Counter()
    errors: Counter[str] = Counter()
    found = list(configurations(stacks))
    for number, configuration in enumerate(found, 1):
        start = time.process_time()
        digests = play(configuration, *seeds.of(configuration))
        rows.append(
            {"packs": configuration.packs, "players": configuration.players, "options": configuration.options, "digests": digests}
        )
        write_recording(out, seeds, rows, complete=number == len(found))
        counts.update({way: len(digests[way]) for way in WAYS})
        errors.update(" ".join(text.split()[:2]) for way in WAYS for text in digests[way] if text.startswith("error"))
        print(f"{number} of {len(found)}: {configuration}: {time.process_time() - start:.1f} s", flush=True)
    total = ", ".join(f"{counts[way]} {way}" for way in WAYS)
    print(f"{len(found)} configurations, digests: {total}, {time.process_time() - began:.0f} s of CPU time")
    print("errors: " + (", ".join(f"{code} {count} times" for code, count in errors.items()) or "none"), flush=True)
    return 0


def write_recording(out: Path, seeds: Seeds, rows: Sequence[Data], complete: bool) -> None:
    """Write the whole recording, one configuration a line, and only then put it in place of the earlier one."""
    lines = ",\n".join(canonical(row) for row in rows)
    text = f'{{"complete":{json.dumps(complete)},"seeds":{canonical(seeds._asdict())},"configurations":[\n{lines}\n]}}\n'
    part = out.with_name(out.name + ".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, out)


# -- Comparing. ----------------------------------------------------------------------------------------------------------------


def compare(recorded: Path, most: Seeds, stacks: Sequence[tuple[str, ...]], limit: int | None) -> int:
    """Play what was recorded again; print the differences, at most `limit` of them, and how many there are in all."""
    recording = json.loads(recorded.read_text(encoding="utf-8"))
    rows = [
        (Configuration(tuple(row["packs"]), row["players"], row["options"]), row["digests"])
        for row in recording["configurations"]
        if tuple(row["packs"]) in stacks
    ]
    compared: Counter[str] = Counter()
    differing: dict[str, Counter[str]] = {}
    printed = 0
    for number, (configuration, before) in enumerate(rows, 1):
        print(f"{number} of {len(rows)}: {configuration}", file=sys.stderr, flush=True)
        random_games, games = (min(pair) for pair in zip(most.of(configuration), recorded_games(before), strict=True))
        now = play(configuration, random_games, games)
        compared.update({way: len(now[way]) for way in WAYS})
        for way, seed, old, new in differences(before, now):
            differing.setdefault(str(configuration), Counter())[way] += 1
            if limit is None or printed < limit:
                print(f"{configuration}, seed {seed}, {way}: {old} was recorded, now {new}", flush=True)
                printed += 1
    for configuration in unrecorded(stacks, [configuration for configuration, _ in rows]):
        print(f"not in the recording: {configuration}")
    return summarize(compared, differing, printed, bool(recording["complete"]))


def recorded_games(digests: Digests) -> tuple[int, int]:
    return len(digests["random"]), len(digests["game"])


def differences(before: Digests, now: Digests) -> Iterator[tuple[str, int, str, str]]:
    """The way, the seed, the recorded digest and the new one, as far as both were played."""
    for way in WAYS:
        for seed, (old, new) in enumerate(zip(before[way], now[way], strict=False)):
            if old != new:
                yield way, seed, old, new


def unrecorded(stacks: Sequence[tuple[str, ...]], known: Sequence[Configuration]) -> list[Configuration]:
    """What this engine could play besides, of the stacks of packs that were recorded."""
    try:
        return [
            found
            for found in configurations([packs for packs in stacks if any(packs == k.packs for k in known)])
            if found not in known
        ]
    except ValueError:  # a pack that does not load has been reported game by game
        return []


def summarize(compared: Counter[str], differing: Mapping[str, Counter[str]], printed: int, complete: bool) -> int:
    """Print the summary; 1 if anything differs or nothing was compared."""
    for configuration, counts in differing.items():
        print(f"differs: {configuration}: " + ", ".join(f"{counts[way]} {way}" for way in WAYS if counts[way]))
    total = sum(sum(counts.values()) for counts in differing.values())
    if printed < total:
        print(f"{total - printed} differences were not printed")
    if not complete:
        print("the recording is not complete")
    print(f"compared: {', '.join(f'{compared[way]} {way}' for way in WAYS)}; {total} differ in {len(differing)} configurations")
    return 1 if total or not sum(compared.values()) else 0


# -- The command line. ---------------------------------------------------------------------------------------------------------


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    recording = commands.add_parser("record", help="play everything and write the digests")
    recording.add_argument("file", type=Path, metavar="OUT.json")
    comparing = commands.add_parser("compare", help="play what was recorded again and print each difference")
    comparing.add_argument("file", type=Path, metavar="RECORDED.json")
    comparing.add_argument("--limit", type=int, metavar="N", help="print at most N differences; all of them are counted")
    for command, few in ((recording, ""), (comparing, "at most as many as were recorded, ")):
        for name, default, what in (
            ("--seeds", 200, "games at random with default options"),
            ("--game-seeds", 200, "games through `Game` with default options"),
            ("--variant-seeds", 200, "games at random for each variant"),
            ("--variant-game-seeds", 10, "games through `Game` for each variant"),
        ):
            number = default if command is recording else sys.maxsize
            shown = f"by default {default}" if command is recording else "by default all"
            command.add_argument(name, type=int, default=number, metavar="N", help=f"{what}, {few}{shown}")
        command.add_argument("--only", choices=[packs[-1] for packs in PACKS], metavar="PACK", help="only this one")
        command.add_argument(
            "--root",
            type=Path,
            default=Path(__file__).resolve().parent.parent,
            metavar="PATH",
            help="the project whose engine and packs are used; by default the one this script stands in",
        )
    return parser


def main() -> int:
    given = arguments().parse_args()
    stacks = [packs for packs in PACKS if given.only in (None, packs[-1])]
    seeds = Seeds(given.seeds, given.game_seeds, given.variant_seeds, given.variant_game_seeds)
    with tempfile.TemporaryDirectory() as folder:
        remember_in(folder)
        use_engine(given.root)
        if given.command == "record":
            return record(given.file, seeds, stacks)
        return compare(given.file, seeds, stacks, given.limit)


if __name__ == "__main__":
    sys.exit(main())
