"""Break one word of a pack's rules or tables at a time and see whether a scenario notices.

    python tools/mutate_rules.py --pack tekhenu [--count 100] [--seed 0] [--file '*.rules'] [--list]

The packs are copied to a temporary folder; there one word or line is changed, the pack is loaded once, and the scenarios that
carry out what was changed are played until one of them fails. What those are is measured first, on the pack as it is. What
`check` refuses is no mutant: nobody could play it. Survivors are printed with their place, before and after; some of them
change nothing that anybody could see, and people must judge. The last line sums up, as JSON.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from types import FrameType

from rulewright.parse import ast
from rulewright.pipeline import Loaded, load
from rulewright.scenario.reader import Scenario, read_scenarios
from rulewright.scenario.stage import Stage
from rulewright.scenario.watcher import Watcher

SHOWN = "table.yaml"  # says how a game is shown, which no scenario can notice
RULES = Path(__file__).resolve().parent.parent / "rules"
SECONDS = 20  # of work for one scenario; who needs longer has been noticed
UNSEEN = re.compile(
    r"\s*(#|id:|players:|version:|name:|about:|languages:|solo:|pieces:|places:|more:|all:|note:|extends:|source:|$)"
)
BESIDE = re.compile(r",? *source: \w+|seen_by: \w+(, )?|#.*$")  # for readers; who may look is asked by tests of each pack
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*|\d+|!=|<=|>=|[=<>+*-]")
STATEMENT = re.compile(
    r"\s+(pay|gain|lose|advance|set|move|place|draw|shuffle|roll|require|do|window|add|until|end|event|surely)\b"
)
OTHER_WORDS = {
    "and": "or", "or": "and", "first": "last", "last": "first", "before": "after", "after": "before", "most": "least",
    "least": "most", "next": "previous", "previous": "next", "any": "none", "none": "any", "every": "any", "yes": "no",
    "no": "yes", "highest": "lowest", "lowest": "highest", "min": "max", "max": "min", "gain": "lose", "lose": "gain",
    "=": "!=", "!=": "=", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "+": "-", "*": "+", "div": "mod", "mod": "div",
    "not": "", "north": "south", "east": "west", "row": "column", "you": "another player", "another": "any",
    "sunny": "dark", "true": "false", "owner": "nobody", "up": None,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One line of a file, broken in one way."""

    path: str  # below the folder of packs
    line: int
    before: str
    after: str
    how: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} ({self.how})\n    - {self.before.strip()}\n    + {self.after.strip() or '(nothing)'}"


# -- ways to break a line --
def mutants_of(path: str, text: str, others: dict[str, str]) -> Iterator[Mutant]:
    """Every way to break each line of a file. `others` gives another word for a constant or a resource."""
    for number, line in enumerate(text.splitlines(), 1):
        if UNSEEN.match(line):
            continue
        seen = BESIDE.sub(lambda found: " " * len(found[0]), line)
        for after, how in _broken(seen, line, others, path.endswith(".rules")):
            yield Mutant(path, number, line, after, how)


def _broken(seen: str, line: str, others: dict[str, str], sentences: bool) -> Iterator[tuple[str, str]]:
    for found in WORD.finditer(seen):
        word, (start, end) = found[0], found.span()
        key = seen[end : end + 1] == ":" and not sentences

        def put(text: str, start: int = start, end: int = end) -> str:
            return line[:start] + text + line[end:]

        if word.isdigit() and seen[start - 1 : start] != "_":
            yield put(str(int(word) + 1)), "one more"
            if int(word) > 0:
                yield put(str(int(word) - 1)), "one less"
        elif key:
            continue
        elif word == "-" and seen[end : end + 1] == " ":
            yield put("+"), "minus to plus"
        elif word == "up" and seen[end : end + 3] == " to":
            limit = re.compile(r" up to [a-z_0-9]+$").search(seen.rstrip())
            if limit is not None:
                yield line[: limit.start()] + line[limit.end() :], "no limit"
        elif word in others:
            yield put(others[word]), "another word of its kind"
        elif (other := OTHER_WORDS.get(word)) is not None:
            yield put(other), f"`{word}` to `{other}`"
    entries = list(re.finditer(r"(?<=[{ ])\w+: [\w-]+(, |(?=}))", seen)) if not sentences else []
    for entry in entries:
        if entry[0].startswith(("type:", "source:")):
            continue
        yield line[: entry.start()] + line[entry.end() :], "an entry left out"
    if STATEMENT.match(seen) and not seen.rstrip().endswith(":"):
        indent = line[: len(line) - len(line.lstrip())]
        yield f"{indent}skip", "a line left out"
    elif re.match(r"\s+(and|or|then|where) ", seen):
        yield "", "a condition left out"
    for found in re.finditer(r"(?<=: )(?!skip)[a-z]+ [^:]*$", seen) if sentences else ():
        yield f"{line[: found.start()]}skip", "what is behind the colon left out"


def other_words(loaded: Loaded) -> dict[str, str]:
    """For each constant another one of its enumeration, for each resource another one."""
    assert loaded.checked is not None
    rules = loaded.checked.rules
    rows = [list(enum.members) for enum in rules.enums.values()]
    rows.append(list(rules.counters()))
    return {word: row[(place + 1) % len(row)] for row in rows if len(row) > 1 for place, word in enumerate(row)}


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
    """A scenario of the pack as it is: what it carried out, what it speaks of, and which compiled game it needs."""

    scenario: Scenario
    executed: frozenset[str]
    words: frozenset[str]
    game: str


def play_all(loaded: Loaded, scenarios: list[Scenario], lines: dict[str, list[str]]) -> list[Played]:
    assert loaded.checked is not None
    watcher = Everything()
    stage = Stage(loaded.checked, watcher)
    packs = tuple(files.name for files in loaded.packs)
    played = []
    for place, scenario in enumerate(scenarios):
        watcher.called = set()
        watcher.branches = dict.fromkeys(watcher.branches, False)
        result = stage.run(scenario)
        if not result.ok:
            raise SystemExit(f"the scenarios do not pass as they are: {scenario.name}: {result.messages[0]}")
        executed = frozenset(name.rpartition(".")[2] for name in watcher.coverage(packs).executed)
        here, behind = scenario.span.line, scenarios[place + 1].span if place + 1 < len(scenarios) else None
        end = behind.line if behind is not None and behind.file == scenario.span.file else None
        text = "\n".join(lines[scenario.span.file][here - 1 : end and end - 1])
        seats = str(scenario.get("seats")) + str(scenario.get("options"))
        game = re.sub(r"Span\([^)]*\)", "", seats)
        played.append(Played(scenario, executed, frozenset(re.findall(r"\w+", text)), game))
    return played


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


def chosen(mutant: Mutant, text: str, played: list[Played], users: dict[str, frozenset[str]]) -> list[Scenario]:
    """The scenarios that carry out the broken line, those first that speak of it, those together that need one compiled game.

    Nobody counts who looks at a table; so for a line of one, all the others come behind them.
    """
    words = spoken_of(mutant, text)
    declared = words | {user for word in words for user in users.get(word, ())}
    ranked = [(len(each.words & words), each) for each in played if each.words & words or each.executed & declared]
    games = Counter(each.game for rank, each in ranked for _ in range(1 + 10 * rank))
    ranked.sort(key=lambda pair: (-games[pair[1].game], pair[1].game, -pair[0]))
    first = [each for _, each in ranked]
    others = [each for each in played if each not in first] if not ranked or not mutant.path.endswith(".rules") else []
    return [each.scenario for each in (*first, *sorted(others, key=lambda each: each.game))]


# -- trying --
class Refused(Exception):
    """`check` calls the mutant wrong."""


def noticed_by(folder: Path, pack: str, scenarios: list[Scenario]) -> str | None:
    """The scenario that notices what has been changed; None if none does."""

    def late(_: int, __: FrameType | None) -> None:
        raise TimeoutError

    loaded = load([folder / pack])
    if loaded.checked is None:
        raise Refused
    stage = Stage(loaded.checked, Watcher())
    signal.signal(signal.SIGVTALRM, late)
    try:
        for scenario in scenarios:
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
            if not stage.run(scenario).ok:
                return scenario.name
        return None
    except TimeoutError:
        return "out of time"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def drawn(found: list[Mutant], seed: int) -> Iterator[Mutant]:
    """Each line is equally likely, however many ways there are to break it."""
    rnd = random.Random(seed)
    ways: dict[tuple[str, int], list[Mutant]] = {}
    for mutant in found:
        ways.setdefault((mutant.path, mutant.line), []).append(mutant)
    for row in ways.values():
        rnd.shuffle(row)
    while ways:
        places = sorted(ways)
        rnd.shuffle(places)
        for place in places:
            yield ways[place].pop()
            if not ways[place]:
                del ways[place]


def measure(folder: Path, pack: str, count: int, seed: int, pattern: str, say: Callable[[str], None]) -> dict[str, object]:
    texts = {
        f"{pack}/{path.name}": path.read_text(encoding="utf-8")
        for path in sorted((folder / pack).iterdir())
        if path.suffix in (".rules", ".yaml") and path.name != SHOWN and fnmatch(path.name, pattern)
    }
    loaded = load([folder / pack])
    written = read_scenarios(tuple(files for files in loaded.packs if files.name == pack))
    lines = {name: text.splitlines() for name, text in loaded.sources.items()}
    played = play_all(loaded, written.scenarios, lines)
    users, others = mentions(loaded), other_words(loaded)
    found = [mutant for path, text in texts.items() for mutant in mutants_of(path, text, others)]
    say(f"{len(found)} ways to break {pack}; {len(played)} scenarios; seed {seed}")
    tried = refused = 0
    survivors = []
    for mutant in drawn(found, seed):
        if tried == count:
            break
        began = time.monotonic()
        text = texts[mutant.path]
        broken = text.splitlines(keepends=True)
        broken[mutant.line - 1] = mutant.after + "\n"
        (folder / mutant.path).write_text("".join(broken), encoding="utf-8")
        try:
            scenario = noticed_by(folder, pack, chosen(mutant, text, played, users))
        except Refused:
            refused += 1
            continue
        finally:
            (folder / mutant.path).write_text(text, encoding="utf-8")
        tried += 1
        if scenario is None:
            survivors.append(mutant)
        verdict = "SURVIVED" if scenario is None else f"noticed: {scenario}"
        say(f"{tried}. {mutant}\n    {verdict}  [{time.monotonic() - began:.1f} s]")
    return {
        "pack": pack,
        "seed": seed,
        "mutants": tried,
        "caught": tried - len(survivors),
        "refused_by_check": refused,
        "survivors": [f"{mutant.path}:{mutant.line} {mutant.how}" for mutant in survivors],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pack", default="tekhenu")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", default="*", help="only files whose names fit")
    parser.add_argument("--quiet", action="store_true", help="print the last line only")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rule-mutants-") as temporary:
        folder = Path(shutil.copytree(RULES, Path(temporary) / "rules"))
        say = (lambda _: None) if given.quiet else (lambda line: print(line, flush=True))
        found = measure(folder, given.pack, given.count, given.seed, given.file, say)
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
