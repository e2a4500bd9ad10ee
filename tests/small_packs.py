"""Small packs written on the spot: their files, what checking them finds, and a game of them.

What the engine does inside is known to tests/inside.py alone; here are only the names that everybody may use.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.inside import Checked

from rulewright import Game, GameError, Loaded, load, new_game
from rulewright.diagnostics import Diagnostic, to_text

Files = Mapping[str, str | bytes]


def write(folder: Path, files: Files) -> Path:
    """Files in a folder, as they are."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


def manifest(name: str = "pack", players: tuple[int, int] = (1, 4), more: str = "") -> str:
    """A pack.yaml; `more` are further lines of it. Who plays is said by the game, not by what lies over it."""
    played = "" if "extends: " in more or "edition_of: " in more else f"players: {{min: {players[0]}, max: {players[1]}}}\n"
    return f"id: {name}\nversion: 1.0.0\n{played}{more}"


def pack(
    folder: Path,
    rules: str = "",
    nouns: str = "",
    cards: str = "",
    *,
    name: str = "pack",
    players: tuple[int, int] = (1, 4),
    more: str = "",
    files: Files | None = None,
) -> Path:
    """A pack in a folder of its own, named like it; what is empty is not written, and `files` come last."""
    own = {"game.rules": rules, "nouns.yaml": nouns, "cards.yaml": cards}
    texts = {"pack.yaml": manifest(name, players, more), **{file: text for file, text in own.items() if text}}
    return write(folder / name, {**texts, **(files or {})})


def loaded(folder: Path, rules: str = "", nouns: str = "", cards: str = "", **given: Any) -> Loaded:
    """What comes of loading such a pack. A problem that cannot be shown is no use, so all of them are shown once."""
    found = load([pack(folder, rules, nouns, cards, **given)])
    shown(found)
    return found


def checked_of(found: Loaded) -> Checked:
    """The rules of a pack that must be right; otherwise its problems are told."""
    assert found.checked is not None, shown(found)
    return found.checked


def checked(folder: Path, rules: str = "", nouns: str = "", cards: str = "", **given: Any) -> Checked:
    return checked_of(loaded(folder, rules, nouns, cards, **given))


def game_of(folder: Path, rules: str, nouns: str = "", cards: str = "", *, seats: int = 1, seed: int = 0, **given: Any) -> Game:
    """A game of such a pack that has just begun."""
    return new_game(checked(folder, rules, nouns, cards, **given), seats, seed)


# -- problems --
def shown(found: Loaded) -> str:
    return to_text(found.diagnostics, found.sources)


def codes(found: Loaded) -> set[str]:
    """The codes of all problems."""
    return {problem.code for problem in found.diagnostics}


def errors(found: Loaded) -> list[str]:
    """The code of each problem that is no warning."""
    return [problem.code for problem in found.diagnostics if problem.severity == "error"]


def problem_of(found: Loaded, code: str) -> Diagnostic:
    """The first problem with a code; the others are shown when there is none."""
    for problem in found.diagnostics:
        if problem.code == code:
            return problem
    raise AssertionError(f"no {code} in\n{shown(found)}")


def place(problem: Diagnostic) -> tuple[str, int]:
    """The file and the line of a problem that must have both."""
    assert problem.span is not None, problem
    return problem.span.file, problem.span.line


# -- playing --
def options(game: Game) -> tuple[str, list[str]]:
    """The name of the pending choice, and the keys that are offered."""
    assert game.decision is not None
    return game.decision.site.label, [option.key for option in game.decision.options]


def choose_at_random(game: Game, seed: int, choices: int = 10_000) -> list[str]:
    """Random choices from the exact lists, asked one by one as people are; gives their keys."""
    rnd, keys = random.Random(seed), []
    while game.decision is not None and len(keys) < choices:
        keys.append(rnd.choice(game.decision.options).key)
        game.choose(keys[-1])
    return keys


def look(game: Game) -> Sequence[dict[str, Any]]:
    """Everything that can be asked of a game at any time; gives the views of all seats."""
    views = [game.view(), *(game.view(seat) for seat in range(1, game.players + 1))]
    assert all(game.scores(seat) is not None for seat in range(1, game.players + 1))
    assert game.winners()
    return views


def play(found: Loaded, choices: int = 40, seed: int = 1) -> Game:
    """A short game of the fewest players, looked at in the end."""
    rules = checked_of(found)
    game = new_game(rules, rules.rules.base.players[0], seed)
    choose_at_random(game, seed, choices)
    look(game)
    return game


def stopped(found: Loaded, choices: int = 40) -> Diagnostic:
    """The diagnostic with which the rules stop a game."""
    try:
        play(found, choices)
    except GameError as error:
        return error.diagnostic
    raise AssertionError("the game went on")
