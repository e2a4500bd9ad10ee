"""Playing a save again: every line must fit the question that is asked there, and what does not is named with its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.save_lines import lines_of, write_lines
from tests.small_packs import pack, place

from rulewright import Game, Save, Settings, load, new_game, read_save, replay
from rulewright.diagnostics import Diagnostic

RULES = """\
flow game:
    each player: do turn
    each player: do turn

action turn:
    choose n from 1..3
    choose m from 1..3
    gain 10 * n + m coin

winner: most coin
"""


def saved(folder: Path) -> tuple[Path, list[str]]:
    """A save of a whole game with an undo in it, and the digest behind each of its lines."""
    found = load([own := pack(folder, RULES, "resources: {coin: {per: player}}")])
    assert found.checked is not None
    game, path = new_game(found.checked, 2, 5), folder / "game.save"
    save = Save.create(path, found, Settings((str(own),), 2, 5, {}))
    digests = [game.digest()]
    for key in ("3", "undo", "1", "2", "3", "1", "2", "2", "1", "3"):
        if key == "undo":
            game.undo()
            save.undo()
        else:
            assert game.decision is not None
            save.add(game.decision.player, game.decision.site.label, key)
            game.choose(key)
        digests.append(game.digest())
    assert game.over
    return path, digests


def played_again(path: Path, to: int | None = None) -> Game:
    read = read_save(path)
    assert hasattr(read, "records"), read
    found = replay(read, to)
    assert hasattr(found, "game"), found
    return found.game


def test_a_save_leads_to_the_same_game_wherever_it_is_stopped(tmp_path: Path) -> None:
    path, digests = saved(tmp_path)
    assert played_again(path).over
    assert [played_again(path, to).digest() for to in range(len(digests))] == digests


def test_a_damaged_save_is_refused_or_followed_to_the_damage_which_is_told(tmp_path: Path) -> None:
    path, digests = saved(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join([*lines[:-2], lines[-2].replace(" n ", " m "), lines[-1]]), encoding="utf-8")
    read = read_save(path)
    assert not isinstance(read, Diagnostic), read
    refused = replay(read)
    assert isinstance(refused, list) and [problem.code for problem in refused] == ["RW602"]
    found = replay(read, migrate=True)
    assert not isinstance(found, list), found
    assert found.kept == len(digests) - 3 and found.game.digest() == digests[found.kept]
    assert [(problem.code, place(problem)) for problem in found.diagnostics] == [("RW602", ("game.save", len(lines) - 1))]


@pytest.mark.parametrize(
    ("line", "other", "said"),
    [
        ("1 m 2", "1 k 2", "player 1 is asked for `m` here, not player 1 for `k`"),
        ("1 m 2", "2 m 2", "player 1 is asked for `m` here, not player 2 for `m`"),
        ("1 m 2", "1 m 4", "`4` is not among the options for `m` here"),
        ("1 m 2", "1 m 2\nundo\nundo\nundo", "this undo is not possible here"),
        ("2 m 3", "2 m 3\n1 n 1", "the game is over before this choice"),
    ],
)
def test_a_line_that_does_not_fit_is_named(tmp_path: Path, line: str, other: str, said: str) -> None:
    path, _ = saved(tmp_path)
    text = "\n".join(["", *lines_of(path)])
    before, after = text.rsplit(line, 1) if line == "2 m 3" else text.split(line, 1)
    write_lines(path, (before + other + after)[1:].split("\n"))
    wrong = before.count("\n") + other.count("\n") + 1
    read = read_save(path)
    assert hasattr(read, "records"), read
    found = replay(read)
    assert isinstance(found, list)
    assert [(problem.code, problem.message) for problem in found] == [("RW604", said)]
    assert place(found[0]) == ("game.save", wrong)
    kept = replay(read, migrate=True)
    assert hasattr(kept, "kept") and kept.kept == wrong - 3  # what stands before it is kept
