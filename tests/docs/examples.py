"""The examples of a page of documentation, as packs that can be loaded and played.

The convention is written down in a comment at the top of docs/language.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rulewright.check.load import Loaded, load
from rulewright.run.game import Game, GameError, IllegalChoice, new_game

PAGE = Path(__file__).parents[2] / "docs" / "language.md"
BASE = "doc"
ROLES = ("nouns", "pieces", "pack")
CODE = re.compile(r"RW\d{3}")


@dataclass(frozen=True)
class Block:
    """One fenced block. `pack` is the pack it belongs to, `code` the diagnostic it must cause."""

    language: str
    role: str
    pack: str
    code: str
    text: str
    line: int


@dataclass
class Example:
    """The blocks under one heading."""

    title: str
    line: int
    blocks: list[Block] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.line} {self.title}"

    @property
    def good(self) -> list[Block]:
        return [b for b in self.blocks if b.language != "play" and not b.code]

    @property
    def bad(self) -> list[Block]:
        return [b for b in self.blocks if b.code]

    @property
    def plays(self) -> list[Block]:
        return [b for b in self.blocks if b.language == "play"]


def examples(page: Path = PAGE) -> Iterator[Example]:
    """Every heading that has blocks."""
    current = Example("", 1)
    fence: tuple[str, int] | None = None
    lines: list[str] = []
    for number, line in enumerate(page.read_text(encoding="utf-8").split("\n"), 1):
        if fence is not None:
            if line.startswith("```"):
                current.blocks.append(_block(*fence, "\n".join(lines) + "\n"))
                fence = None
            else:
                lines.append(line)
        elif line.startswith("```"):
            fence, lines = (line[3:].strip(), number + 1), []
        elif line.startswith("#"):
            if current.blocks:
                yield current
            current = Example(line.strip("# "), number)
    if current.blocks:
        yield current


def _block(info: str, line: int, text: str) -> Block:
    language, *words = info.split() or [""]
    role, pack, code = "", BASE, ""
    for word in words:
        if word in ROLES:
            role = word
        elif CODE.fullmatch(word):
            code = word
        elif word.startswith("of="):
            pack = word.removeprefix("of=")
        else:
            raise ValueError(f"line {line}: `{word}` has no meaning in the info string of an example")
    return Block(language, role, pack, code, text, line)


# ---- writing packs ----
def write(example: Example, folder: Path, extra: Block | None = None, facts: list[str] | None = None) -> list[Path]:
    """Write the packs of an example; missing parts get their defaults."""
    blocks = [*example.good, *([extra] if extra else [])]
    names = list(dict.fromkeys([BASE, *(b.pack for b in blocks)]))
    for name in names:
        home = folder / name
        home.mkdir(parents=True, exist_ok=True)
        own = [b for b in blocks if b.pack == name]
        if not any(b.role == "pack" for b in own):
            extends = "" if name == BASE else f"extends: [{BASE}]\n"
            (home / "pack.yaml").write_text(f"id: {name}\nversion: 1.0.0\nplayers: {{min: 1, max: 4}}\n{extends}")
        for number, block in enumerate(own):
            if block.role == "pack":
                (home / "pack.yaml").write_text(block.text)
            else:
                ending = "rules" if block.language == "rules" else "yaml"
                (home / f"part{number}.{ending}").write_text(block.text)
    base = "\n".join(b.text for b in blocks if b.language == "rules" and b.pack == BASE)
    missing = []
    if not re.search(r"^flow game\b", base, re.M):
        missing.append("flow game:\n    each player:\n        do turn\n")
        if not re.search(r"^(action|rule) turn\b", base, re.M):
            missing.append("rule turn: skip\n")
    if not re.search(r"^winner\b", base, re.M):
        missing.append("winner: random\n")
    missing += [f"value fact_{n} = {fact}\n" for n, fact in enumerate(facts or ())]
    (folder / BASE / "missing.rules").write_text("\n".join(missing))
    return [folder / name for name in names]


def loaded(example: Example, folder: Path, extra: Block | None = None, facts: list[str] | None = None) -> Loaded:
    return load(write(example, folder, extra, facts))


# ---- playing ----
@dataclass(frozen=True)
class Step:
    """One line of a play block: `head: rest`."""

    head: str
    rest: str
    line: int


SETTINGS = ("players", "seed", "options")
WORDS = (*SETTINGS, "offered", "refused", "then", "over", "winners", "undo", "stuck", "asked", "log")


def steps_of(block: Block) -> list[Step]:
    found = []
    for number, text in enumerate(block.text.split("\n"), block.line):
        text = re.sub(r"\s+#.*|^#.*", "", text).strip()
        if text:
            head, colon, rest = text.partition(":")
            assert colon, f"line {number}: no colon in `{text}`"
            found.append(Step(head.strip(), rest.strip(), number))
    return found


def facts_of(block: Block) -> list[str]:
    return [step.rest for step in steps_of(block) if step.head.split()[0] == "then"]


class Play:
    """Plays a play block and asserts what it says."""

    def __init__(self, example: Example, block: Block, folder: Path) -> None:
        self.steps = steps_of(block)
        found = loaded(example, folder, facts=facts_of(block))
        assert found.checked is not None, problems(found)
        settings = {step.head: step.rest for step in self.steps if step.head in SETTINGS}
        options = dict(part.split("=") for part in settings.get("options", "").split(", ") if part)
        self.fact = 0
        self.game: Game | None = None
        self.stopped: GameError | None = None
        try:
            self.game = new_game(found.checked, int(settings.get("players", 1)), int(settings.get("seed", 0)), options)
        except GameError as error:
            self.stopped = error

    def run(self) -> None:
        for step in self.steps:
            if step.head in SETTINGS:
                continue
            if self.stopped is not None and step.head != "stuck":
                raise AssertionError(f"line {step.line}: the rules stopped: {self.stopped.diagnostic}")
            self.step(step)
        assert self.stopped is None, f"the rules stopped: {self.stopped and self.stopped.diagnostic}"

    def step(self, step: Step) -> None:
        where = f"line {step.line}: "
        if step.head == "stuck":
            assert self.stopped is not None, where + "the rules did not stop"
            assert self.stopped.diagnostic.code == step.rest
            self.stopped = None
            return
        game = self.game
        assert game is not None
        decision = game.decision
        shown = "the game is over"
        if decision is not None:
            shown = f"player {decision.player} is asked for {decision.site.label}: {[o.key for o in decision.options]}"
        match step.head.split():
            case ["offered"]:
                assert decision is not None, where + "nobody is asked"
                assert sorted(o.key for o in decision.options) == sorted(_keys(step.rest)), where + shown
            case ["asked"]:
                player, label = step.rest.split()
                assert decision is not None and (str(decision.player), decision.site.label) == (player, label), where + shown
            case ["refused"]:
                try:
                    game.choose(step.rest)
                except IllegalChoice as refusal:
                    assert refusal.known, where + f"`{step.rest}` is not even a candidate; {shown}"
                else:
                    raise AssertionError(where + f"`{step.rest}` was accepted")
            case ["then", *who]:
                player = int(who[0]) if who else 1
                holds = game.machine.names[f"value_fact_{self.fact}"](game.working, player)
                self.fact += 1
                assert holds in (True, False), where + f"`{step.rest}` is no condition"
                assert holds, where + f"`{step.rest}` does not hold; {shown}"
            case ["over"]:
                assert (decision is None) == (step.rest == "yes"), where + shown
            case ["winners"]:
                assert [str(seat) for seat in game.winners()] == _keys(step.rest), where + str(game.winners())
            case ["undo"]:
                reason = game.why_no_undo()
                assert (reason or "yes") == step.rest, where + str(reason)
                if reason is None:
                    game.undo()
            case [player, label]:
                assert decision is not None, where + "nobody is asked"
                assert (str(decision.player), decision.site.label) == (player, label), where + shown
                try:
                    game.choose(step.rest)
                except IllegalChoice:
                    raise AssertionError(where + f"`{step.rest}` is not offered; {shown}") from None
                except GameError as error:
                    self.stopped = error
            case _:
                raise AssertionError(where + f"`{step.head}` has no meaning in a play block")


def _keys(text: str) -> list[str]:
    return [key.strip() for key in text.split("|")] if "|" in text else [key.strip() for key in text.split(", ")]


def problems(found: Loaded) -> str:
    places = [f"{d.span.file}:{d.span.line}" if d.span else "" for d in found.diagnostics]
    return "\n".join(f"{d.code} {at} {d.message} ({d.suggestion})" for at, d in zip(places, found.diagnostics, strict=True))
