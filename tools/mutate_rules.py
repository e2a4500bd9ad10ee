"""Break one word of a pack's rules or tables at a time and see whether a scenario notices.

    python tools/mutate_rules.py --pack tekhenu [--count 100] [--seed 0] [--file '*.rules'] [--list]

The packs are copied to a temporary folder; there one word or line is changed, the pack is loaded once, and its scenarios are
played until one of them fails: first those that carry out what was changed, which is measured on the pack as it is. What
`check` refuses is no mutant: nobody could play it. Survivors are printed with their place, before and after; some of them
change nothing that anybody could see, and people must judge: those stand with the reason in `harmless_mutants.yaml` and are left
out from then on. The last line sums up, as JSON.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from types import FrameType
from typing import Any

import yaml
from breaking import Mutant, drawn, mutants_of, other_words

from rulewright.check import Checked
from rulewright.compile import Mode, Program, compile_game
from rulewright.diagnostics import GameError, Span
from rulewright.link import settle
from rulewright.parse import ast
from rulewright.pipeline import Loaded, load
from rulewright.read import plain
from rulewright.scenario.reader import Scenario, read_scenarios
from rulewright.scenario.stage import Stage
from rulewright.scenario.watcher import Watcher

HARMLESS = Path(__file__).with_name("harmless_mutants.yaml")
NO_RULES = {"table.yaml", "invariants.yaml"}  # say how a game is shown and what must hold: nothing that a scenario could notice
Settings = tuple[int, tuple[tuple[str, Any], ...]]  # players and options
RULES = Path(__file__).resolve().parent.parent / "rules"
SCENARIOS = Mode(trace=True, cover=True)  # how scenarios are compiled
DEAR = 20  # games or so; who plays more comes last
SECONDS = 20  # of work for one scenario; who needs longer has been noticed


# -- which scenarios carry it out --
class Everything(Watcher):
    """Counts what is looked at ahead of time as well: a mutant there changes what is offered."""

    @property
    def paused(self) -> bool:
        return False

    @paused.setter
    def paused(self, _: bool) -> None:
        """Never."""


@dataclass(frozen=True)
class Played:
    """A scenario of the pack as it is: what it carried out, what it speaks of, which compiled game it needs, what it costs."""

    scenario: Scenario
    executed: frozenset[str]
    branches: frozenset[Span]
    words: frozenset[str]
    options: Mapping[str, Any]  # that it sets itself
    game: Settings
    plain: bool  # played in the game of these settings as it is, without tables of its own
    cost: int  # games that it plays, about


class Comparing(Stage):
    """A stage for broken rules that asks for a whole game only where it differs from the game as it is."""

    def __init__(self, checked: Checked, watcher: Watcher, whole: dict[Settings, str]) -> None:
        super().__init__(checked, watcher)
        self.whole = whole
        self.same: dict[Settings, bool] = {}

    def unchanged(self, each: Played) -> bool:
        """Whether the broken rules make the very same game for a scenario, which then cannot notice."""
        settings = players, options = each.game
        if tuple(settle(self.checked.rules, players, each.options).items()) != options:
            return False
        if settings not in self.same:
            program = compile_game(self.checked, players, dict(options), SCENARIOS)
            self.same[settings] = marks_of(program) == self.whole[settings]
            if not self.same[settings]:
                self.machines[players, options, False, ()] = self.watcher.machine(program)
        return self.same[settings]


def marks_of(program: Program) -> str:
    """All that decides what happens in a compiled game."""
    sites = [(site.safe, site.label, site.alternatives) for site in program.sites]
    layout = program.layout
    tables = {name: table.values for name, table in layout.rules.tables.items()}
    printed = [
        (item.id, name, value)
        for kind in layout.rules.pieces.values()
        for item in kind.items
        for name, value in item.values.items()
        if isinstance(value, int | str | list | tuple)
    ]  # also what no rule reads: a scenario may
    return repr((program.source, program.slots, program.tables, tables, printed, sites, layout.initial, layout.piece_ids))


def play_all(loaded: Loaded, scenarios: list[Scenario], lines: dict[str, list[str]]) -> tuple[list[Played], dict[Settings, str]]:
    """Every scenario played once, and the marks of the games they were played in."""
    assert loaded.checked is not None
    watcher = Everything()
    stage = Stage(loaded.checked, watcher)
    packs = tuple(files.name for files in loaded.packs)
    played = []
    for place, scenario in enumerate(scenarios):
        watcher.called = set()
        watcher.branches = dict.fromkeys(watcher.branches, False)
        machine = stage.machine(scenario, stage.seats(scenario))  # compiled once for many, so it costs nothing here
        players, options, *own = next(key for key, known in stage.machines.items() if known is machine)
        result = stage.run(scenario)
        if not result.ok:
            raise SystemExit(f"the scenarios do not pass as they are: {scenario.name}: {result.messages[0]}")
        executed = frozenset(name.rpartition(".")[2] for name in watcher.coverage(packs).executed)
        hit = frozenset(span for (_, span), done in watcher.branches.items() if done)
        here, behind = scenario.span.line, scenarios[place + 1].span if place + 1 < len(scenarios) else None
        end = behind.line if behind is not None and behind.file == scenario.span.file else None
        text = "\n".join(lines[scenario.span.file][here - 1 : end and end - 1])
        words = frozenset(re.findall(r"\w+", text))
        cost = scenario.number("seeds", 1) * (DEAR if "random" in words else 1)
        written = scenario.get("options")
        chosen = plain(written) if written is not None else {}
        assert isinstance(chosen, dict)
        played.append(Played(scenario, executed, hit, words, chosen, (players, options), not any(own), cost))
    whole = {key[:2]: marks_of(machine.program) for key, machine in stage.machines.items() if not key[2] and not key[3]}
    return played, whole


def mentions(loaded: Loaded) -> dict[str, frozenset[str]]:
    """For each word, the declarations that use it, also by way of others."""
    assert loaded.checked is not None
    found: dict[str, set[str]] = {}
    for sentence in loaded.checked.rules.sentences():
        owner = sentence.address.rpartition(".")[2]
        for node in ast.walk(sentence.node):
            name = getattr(node, "name", None)
            if isinstance(name, str):
                found.setdefault(name, set()).add(owner)
    return {word: frozenset(users) for word, users in found.items()}


def spoken_of(mutant: Mutant, text: str) -> frozenset[str]:
    """The names that the broken line is part of: its declaration, or the keys above it in a table."""
    lines = text.splitlines()
    words: set[str] = set()
    deep = 1000
    for line in reversed(lines[: mutant.line]):
        indent = len(line) - len(line.lstrip())
        if not line.strip() or line.lstrip().startswith("#") or indent >= deep:
            continue
        deep = indent
        if mutant.path.endswith(".rules"):
            if indent == 0:
                words |= set(re.findall(r"\w+", re.sub(r"\(.*?\)", "", line.split("=")[0]))[:4])
                break
        else:
            words |= set(re.findall(r"(\w+):", line if line is lines[mutant.line - 1] else line.split(":")[0] + ":"))
        if indent == 0:
            break
    return frozenset(words - {"rule", "action", "value", "flow", "score", "for", "items", "values", "key", "type", "tables"})


def in_order(mutant: Mutant, text: str, played: list[Played], users: Mapping[str, frozenset[str]]) -> list[Played]:
    """All scenarios: first those that carry out the broken line or speak of it, the likeliest first, together by compiled game.

    Nobody counts who looks at a table; those who carry out what mentions it do. The others come last, but they come: a row may
    be like the broken one, and a limit may be felt far from where it is said.
    """
    words = spoken_of(mutant, text)
    declared = words | {user for word in words for user in users.get(word, ())}
    shares = Counter(word for each in played for word in each.words & words)
    around = innermost(mutant, played)

    def likely(each: Played) -> float:
        spoken = sum(1 / shares[word] for word in each.words & words)
        return spoken * 2 + 2 * (around is not None and around in each.branches) + bool(each.executed & declared)

    worth = {id(each): likely(each) for each in played}
    games: Counter[Settings] = Counter()
    for each in played:
        games[each.game] += worth[id(each)]
    anybody = in_a_flow(mutant, text)

    def concerned(each: Played) -> bool:
        """What stands in a branch does nothing for those who never come there."""
        in_branch = around is None or around in each.branches or bool(each.words & words)
        return anybody or (worth[id(each)] > 0 and in_branch)

    def place(each: Played) -> tuple[object, ...]:
        return not concerned(each), each.cost >= DEAR, -games[each.game], each.game, -worth[id(each)], each.cost

    return sorted(played, key=place)


def in_a_flow(mutant: Mutant, text: str) -> bool:
    """Nobody counts who comes through a flow, which all games do."""
    heads = [line for line in text.splitlines()[: mutant.line] if line[:1].isalpha()]
    return mutant.path.endswith(".rules") and bool(heads) and heads[-1].startswith("flow ")


def innermost(mutant: Mutant, played: list[Played]) -> Span | None:
    """The smallest stretch of statements that the whole of the broken line is part of."""
    spans = {span for each in played for span in each.branches if span.file == mutant.path}
    begins = mutant.line, len(mutant.before) - len(mutant.before.lstrip()) + 1
    around = [span for span in spans if (span.line, span.column) <= begins < (span.end_line, span.end_column)]
    return min(around, key=lambda span: (span.end_line - span.line, -span.line, -span.column), default=None)


# -- trying --
def harmless() -> set[tuple[str, str, str]]:
    """What people have judged to change nothing: file, before, after."""
    judged = yaml.safe_load(HARMLESS.read_text(encoding="utf-8"))
    return {(entry["file"], entry["before"], entry["after"]) for entry in judged}


class Refused(Exception):
    """`check` calls the mutant wrong."""


def noticed_by(folder: Path, pack: str, scenarios: list[Played], whole: dict[Settings, str]) -> str | None:
    """The scenario that notices what has been changed; None if none does."""

    def late(_: int, __: FrameType | None) -> None:
        raise TimeoutError

    loaded = load([folder / pack])
    if loaded.checked is None:
        raise Refused
    signal.signal(signal.SIGVTALRM, late)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        stage = Comparing(loaded.checked, Watcher(), whole)
        for each in scenarios:
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
            if each.plain and stage.unchanged(each):
                continue
            if not stage.run(each.scenario).ok:
                return each.scenario.name
        return None
    except GameError as error:
        return f"not playable: {error.diagnostic.message}"
    except TimeoutError:
        return "out of time"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def measure(
    folder: Path, pack: str, count: int, seed: int, pattern: str, line: int, say: Callable[[str], None]
) -> dict[str, object]:
    texts = {
        f"{pack}/{path.name}": path.read_text(encoding="utf-8")
        for path in sorted((folder / pack).iterdir())
        if path.suffix in (".rules", ".yaml") and path.name not in NO_RULES and fnmatch(path.name, pattern)
    }
    loaded = load([folder / pack])
    written = read_scenarios(tuple(files for files in loaded.packs if files.name == pack))
    lines = {name: text.splitlines() for name, text in loaded.sources.items()}
    played, whole = play_all(loaded, written.scenarios, lines)
    shutil.rmtree(folder / pack / "scenarios")  # read; a broken pack is read faster without them
    users, others = mentions(loaded), other_words(loaded)
    found = [mutant for path, text in texts.items() for mutant in mutants_of(path, text, others)]
    found = [mutant for mutant in found if line in (0, mutant.line)]
    say(f"{len(found)} ways to break {pack}; {len(played)} scenarios; seed {seed}")
    tried = refused = left_out = 0
    judged = harmless()
    survivors = []
    for mutant in drawn(found, seed):
        if tried == count:
            break
        if (mutant.path, mutant.before.strip(), mutant.after.strip()) in judged:
            left_out += 1
            continue
        began = time.process_time()
        text = texts[mutant.path]
        broken = text.splitlines(keepends=True)
        broken[mutant.line - 1] = mutant.after + "\n"
        (folder / mutant.path).write_text("".join(broken), encoding="utf-8")
        try:
            scenario = noticed_by(folder, pack, in_order(mutant, text, played, users), whole)
        except Refused:
            refused += 1
            continue
        finally:
            (folder / mutant.path).write_text(text, encoding="utf-8")
        tried += 1
        if scenario is None:
            survivors.append(mutant)
        verdict = "SURVIVED" if scenario is None else f"noticed: {scenario}"
        say(f"{tried}. {mutant}\n    {verdict}  [{time.process_time() - began:.1f} s]")
    return {
        "pack": pack,
        "seed": seed,
        "mutants": tried,
        "caught": tried - len(survivors),
        "refused_by_check": refused,
        "harmless": left_out,
        "survivors": [f"{mutant.path}:{mutant.line} {mutant.how}" for mutant in survivors],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pack", default="tekhenu")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", default="*", help="only files whose names fit")
    parser.add_argument("--line", type=int, default=0, help="only this line of them")
    parser.add_argument("--quiet", action="store_true", help="print the last line only")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rule-mutants-") as temporary:
        folder = Path(shutil.copytree(RULES, Path(temporary) / "rules"))
        say = (lambda _: None) if given.quiet else (lambda line: print(line, flush=True))
        found = measure(folder, given.pack, given.count, given.seed, given.file, given.line, say)
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
