"""Games that stop, and saves that are torn, damaged or of other rules."""

from __future__ import annotations

import os
import re
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

from tests.diagnostics.finding import GAME, NOUNS, TURN, Found, made, pond
from tests.save_lines import lines_of
from tests.small_packs import Files, checked_of, pack

from rulewright import GameError, Playouts, Save, Settings, load, make_policy, new_game, play_out, read_save, replay
from rulewright.diagnostics import Diagnostic
from rulewright.run import effects


# -- games --
def played(folder: Path, rules: str, nouns: str = NOUNS, players: int = 2, files: Files | None = None) -> Found:
    """What stops a game before its first choice, if anything does."""
    loaded = load([pond(folder, rules, nouns, files)])
    try:
        new_game(checked_of(loaded), players)
    except GameError as error:
        return Found((error.diagnostic,), loaded.sources)
    return Found((), loaded.sources)


@made("RW501", "game.rules:8")
def endless(folder: Path, good: bool) -> Found:
    until = "reed > 5" if good else "reed < 0"
    return played(folder, f"action turn:\n    repeat:\n        gain 1 reed\n    until {until}\n")


@made("RW502", "game.rules:7")
def dead_end(folder: Path, good: bool) -> Found:
    rules = "action turn:\n    choose n from 1..2\n    pay n reed\n"
    return played(folder, rules, NOUNS.replace("player", "player, start: 1") if good else NOUNS)


@made("RW503", "pack.yaml:1")
def too_many_players(folder: Path, good: bool) -> Found:
    return played(folder, TURN, players=2 if good else 5)


@made("RW504", "game.rules:7")
def too_large_a_number(folder: Path, good: bool) -> Found:
    nouns = NOUNS.replace("player", "player, start: 1, max: 99" if good else "player, start: 1")
    return played(folder, "action turn:\n    60 times: gain reed reed\n", nouns)


@made("RW505", "game.rules:7")
def something_that_is_not_there(folder: Path, good: bool) -> Found:
    nouns = NOUNS + "variables:\n  found: {type: shell}\n"
    shells = "pieces: shell\nattributes: {washed: {type: yes_no, varies: true}}\nitems:\n  cone:\n"
    test = "if found != nothing: " if good else ""
    return played(folder, f"action turn:\n    {test}set washed of found to yes\n", nouns, files={"shells.yaml": shells})


@made("RW506", "game.rules:27")
def nested_too_much(folder: Path, good: bool) -> Found:
    count = 5 if good else 25
    loops = "".join(f"{'    ' * (n + 1)}for each n{n} in 1..1:\n" for n in range(count))
    return played(folder, f"action turn:\n{loops}{'    ' * (count + 1)}gain 1 reed\n")


@made("RW510", "game.rules:7")
def not_so_sure(folder: Path, good: bool) -> Found:
    return played(folder, f"action turn:\n    surely: pay {1 if good else 2} reed\n", NOUNS.replace("player", "player, start: 1"))


@made("RW508", "game.rules:7")
def no_end(folder: Path, good: bool) -> Found:
    bots = {seat: make_policy("random", seat) for seat in (1, 2)}
    end = "each player: do turn" if good else "turns: do turn"
    loaded = load([pack(folder, GAME.replace("each player: do turn", end) + ASKING, NOUNS, name="pond", players=(2, 2))])
    try:
        play_out(new_game(checked_of(loaded), 2), bots, most=100)
    except GameError as error:
        return Found((error.diagnostic,), loaded.sources)
    return Found((), loaded.sources)


@made("RW509", "game.rules:7")
def no_answer(folder: Path, good: bool) -> Found:
    loaded, path = load([pond(folder, ASKING)]), folder / "my_bot.py"
    answer = "game.decision.options[0].key" if good else '"the best one"'
    path.write_text(f"class Mine:\n    def __init__(self, seed): pass\n    def choose(self, game): return {answer}\n")
    bot = make_policy(f"{path}:Mine", 1)
    try:
        play_out(new_game(checked_of(loaded), 2), {1: bot, 2: bot})
    except GameError as error:
        told = replace(error.diagnostic, message=error.diagnostic.message.replace(f"{folder}/", ""))
        return Found((told,), loaded.sources)
    return Found((), loaded.sources)


@made("RW511", "pack.yaml:1")
def no_compiler(folder: Path, good: bool) -> Found:
    loaded = load([pond(folder, TURN)])
    with patch.dict(os.environ, {"RULEWRIGHT_CC": ""}):
        try:
            Playouts(checked_of(loaded), 2, engine="auto" if good else "native")
        except GameError as error:
            return Found((error.diagnostic,), loaded.sources)
    return Found((), loaded.sources)


@made("RW901", "game.rules:7")
def broken_engine(folder: Path, good: bool) -> Found:
    def broken(*_: object) -> None:
        raise AttributeError("broken")

    broken.__module__ = effects.__name__
    nouns = NOUNS + "zones:\n  nest: {holds: egg, start: all}\n"
    with nullcontext() if good else patch.object(effects, "shuffle", broken):
        return played(folder, "action turn:\n    shuffle nest\n", nouns, files={"eggs.yaml": "pieces: egg\nitems: {a: }\n"})


# -- saves --
ASKING = "action turn:\n    choose n from 1..2\n    gain n reed\n"
SAVE = "evening.save"


def saved(folder: Path, chosen: str = "", more: str = "") -> Path:
    """The save of a game in which the first player has chosen, perhaps the second, and whatever else is written behind that."""
    root = pond(folder, ASKING)
    with Save.create(folder / SAVE, load([root]), Settings((str(root),), 2, 1)) as save:
        save.add(1, "n", "2")
        if chosen:
            save.add(2, "n", chosen)
    with save.path.open("a", encoding="utf-8") as file:
        file.write(more)
    return save.path


def replayed(path: Path) -> Found:
    """Whatever is wrong with a save."""
    save = read_save(path)
    if isinstance(save, Diagnostic):
        return Found((save,), {})
    found = replay(save)
    problems = tuple(found) if isinstance(found, list) else found.diagnostics
    return Found(problems, {path.name: "\n".join(["", "…", *path.read_text(encoding="utf-8").split("\n")[2:]])})


@made("RW601", f"{SAVE}:4")
def torn(folder: Path, good: bool) -> Found:
    return replayed(saved(folder, "1" if good else "", "" if good else "5e0c1f 2 n"))


@made("RW602", f"{SAVE}:4")
def damaged(folder: Path, good: bool) -> Found:
    return replayed(saved(folder, "1" if good else "", "" if good else "5e0c1f0a9b7d 2 n 1\n"))


@made("RW603", "game.rules:1")
def other_rules(folder: Path, good: bool) -> Found:
    path = saved(folder)
    if not good:
        pond(folder, ASKING.replace("1..2", "1..3"))
    return replayed(path)


@made("RW604", f"{SAVE}:4")
def choice_that_is_gone(folder: Path, good: bool) -> Found:
    return replayed(saved(folder, "1" if good else "7"))


@made("RW605", "")
def in_use(folder: Path, good: bool) -> Found:
    path = saved(folder)
    read = read_save(path)
    assert not isinstance(read, Diagnostic)
    holder = None if good else Save.go_on(read)
    try:
        Save.go_on(read).close()
    except GameError as error:
        said = re.sub(r"process .*", "process 4711 on pond", error.diagnostic.message)
        return Found((replace(error.diagnostic, message=said),), {})
    finally:
        if holder is not None:
            holder.close()
    return Found((), {})


@made("RW606", f"{SAVE}:1")
def of_an_earlier_version(folder: Path, good: bool) -> Found:
    path = saved(folder)
    if not good:
        path.write_text("\n".join(["rulewright save 1", *lines_of(path), ""]), encoding="utf-8")
    return replayed(path)
