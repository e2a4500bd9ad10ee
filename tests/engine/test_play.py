"""What must hold in every game, for every pack: it ends, nothing is lost, choices repeat, nothing leaks, nothing aliases."""

from __future__ import annotations

import copy
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.games import GAMES, checked, start

from rulewright.check.load import load
from rulewright.compile import compile_game
from rulewright.read.packs import available_packs
from rulewright.run import state as states
from rulewright.run.chance import seeded
from rulewright.run.game import Game, IllegalChoice, settle
from rulewright.run.machine import Machine
from rulewright.run.policies import make_policy, play_out
from rulewright.run.save import Replayed, Save, Settings, read_save, replay


def test_all_packs_are_played() -> None:
    assert {pack for pack, _ in GAMES} == set(available_packs())


GAME = st.sampled_from(GAMES)
SEED = st.integers(0, 2**40)


def play(game: Game, seed: int, stop: int = 10_000) -> list[str]:
    """Random choices from the exact lists; gives their keys."""
    rnd, keys = random.Random(seed), []
    while game.decision is not None and len(keys) < stop:
        keys.append(rnd.choice(game.decision.options).key)
        game.choose(keys[-1])
    return keys


def pieces_of(game: Game) -> dict[str, list[str]]:
    """Every place a piece lies at, read from the plain data of the state."""
    data = game.view()
    found: dict[str, list[str]] = {}
    for name, zones in data["zones"].items():
        kind = game.program.checked.rules.zones[name].holds
        for ids in zones.values():
            found.setdefault(kind, []).extend(ids)
    return found


@settings(max_examples=15, deadline=None)
@given(GAME, SEED)
def test_games_end_and_pieces_are_conserved(which: tuple[str, int], seed: int) -> None:
    game = start(*which, seed=seed)
    rnd = random.Random(seed)
    layout = game.program.layout
    ever: dict[str, set[str]] = {}
    while game.decision is not None:
        for kind, ids in pieces_of(game).items():
            assert len(ids) == len(set(ids)), f"a {kind} lies in two places"
            seen = ever.setdefault(kind, set())
            seen |= set(ids)
            boards = [b for b in game.program.checked.rules.boards.values() if b.tiles == kind]
            laid = {c["tile"] for b in boards for cells in game.view()["boards"][b.name].values() for c in cells.values()}
            assert not laid & set(ids), f"a {kind} lies on a board and in a zone"
        for name, values in game.view()["variables"].items():
            variable = game.program.checked.rules.variables[name]
            if variable.sort != "variable":
                assert all(value >= variable.low for value in values.values()), name
        game.choose(rnd.choice(game.decision.options).key)
    assert game.over
    for kind, ids in ever.items():
        assert ids <= set(layout.piece_ids[kind])


@settings(max_examples=10, deadline=None)
@given(GAME, SEED)
def test_the_same_choices_give_the_same_bytes(which: tuple[str, int], seed: int) -> None:
    first = start(*which, seed=seed)
    keys = play(first, seed)
    second = start(*which, seed=seed)
    for key in keys:
        second.choose(key)
    assert states.canonical(first.program, first.working) == states.canonical(second.program, second.working)
    assert first.digest() == second.digest()


@settings(max_examples=10, deadline=None)
@given(GAME, SEED)
def test_undo_returns_to_the_very_same_decision(which: tuple[str, int], seed: int) -> None:
    game, rnd = start(*which, seed=seed), random.Random(seed)
    undone = 0
    for _ in range(25):
        if game.decision is None:
            break
        before, decision, log = game.digest(), game.decision, list(game.log)
        game.choose(rnd.choice(decision.options).key)
        if game.why_no_undo() is None:
            game.undo()
            undone += 1
            assert game.digest() == before
            assert [o.key for o in game.decision.options] == [o.key for o in decision.options]
            assert game.log == log
            game.choose(rnd.choice(game.decision.options).key)
    assert undone > 0


def test_undo_never_crosses_a_reveal() -> None:
    game = start("akropolis", 2, seed=4)
    rnd = random.Random(1)
    for _ in range(200):
        assert game.decision is not None
        hidden = game.view(1)["zones"]["stacks"]["all"]["hidden"]
        game.choose(rnd.choice(game.decision.options).key)
        if game.view(1)["zones"]["stacks"]["all"]["hidden"] != hidden:
            assert game.why_no_undo() == "revealed"
            with pytest.raises(ValueError, match="revealed"):
                game.undo()
            return
    raise AssertionError("nothing was ever revealed")


@pytest.mark.parametrize("which", GAMES)
def test_looking_changes_nothing(which: tuple[str, int]) -> None:
    """Lists, views, bots and copies leave the state alone, before every choice of a game."""
    game, rnd = start(*which, seed=9), random.Random(9)
    greedy = make_policy("greedy", 3)
    for _ in range(12):
        if game.decision is None:
            break
        kept = copy.deepcopy((game.state, game.working))
        copied = game.working[:]
        game.view(1)
        game.digest()
        greedy.choose(game)
        states.redeal(game.program, game.working, 1, 5)
        assert (game.state, game.working) == kept
        assert copied == game.working
        game.choose(rnd.choice(game.decision.options).key)


@pytest.mark.parametrize("which", GAMES)
def test_redeal_keeps_all_that_a_seat_sees(which: tuple[str, int]) -> None:
    game = start(*which, seed=3)
    play(game, 3, stop=4)
    for seat in range(1, game.players + 1):
        seen = states.canonical(game.program, game.working, seat)
        for seed in range(5):
            other = states.redeal(game.program, game.working, seat, seed)
            assert states.canonical(game.program, other, seat) == seen


def test_bots_do_not_change_their_mind_when_hidden_things_are_dealt_again() -> None:
    """The unseen tiles are exchanged in the real state; neither bot may notice."""
    changed = 0
    for seed in range(4):
        game = start("akropolis", 2, seed=seed)
        play(game, seed, stop=6)
        assert game.decision is not None
        seat = game.decision.player
        wanted = {name: make_policy(name, 1).choose(game) for name in ("random", "greedy")}
        before = game.view()["zones"]["stacks"]["all"]
        game.state = states.redeal(game.program, game.state, seat, seed + 77, game.working)
        game.working = states.redeal(game.program, game.working, seat, seed + 77)
        changed += game.view()["zones"]["stacks"]["all"] != before
        assert {name: make_policy(name, 1).choose(game) for name in ("random", "greedy")} == wanted
    assert changed == 4


def test_views_hide_what_is_hidden() -> None:
    game = start("akropolis", 3, seed=8)
    everything, mine = game.view(), game.view(1)
    hidden = everything["zones"]["stacks"]["all"]
    assert len(hidden) > 10
    assert mine["zones"]["stacks"]["all"] == {"hidden": len(hidden)}
    text = states.canonical(game.program, game.working, 1)
    assert not [tile for tile in hidden if f'"{tile}"' in text]
    assert "random" not in mine


@pytest.mark.parametrize("which", GAMES)
def test_random_play_ends_with_the_same_kind_of_results(which: tuple[str, int]) -> None:
    """The fast loops and the exact kernel play the same game: same turns, same range of scores."""
    machine = Machine(compile_game(checked(which[0]), which[1], settle(checked(which[0]), which[1], {})))
    rnd = random.Random(4)
    for seed in range(20):
        state = list(machine.initial)
        state[0] = seeded(seed)
        machine.playout(state, rnd.random)
        assert state[1] == 1
        game = Game(machine, seed)
        assert len(state) == len(game.state)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_fast_random_play_is_uniform_over_the_exact_list() -> None:
    """First tile and first spot of a turn: the sampled draws spread evenly over exactly the legal options."""
    game = start("akropolis", 2, seed=12)
    play(game, 5, stop=8)
    while game.decision is not None and game.decision.site.label != "tile":
        play(game, 5, stop=1)
    assert game.decision is not None
    machine, player = game.machine, game.decision.player
    tiles = {option.value for option in game.decision.options}
    legal = {}
    for option in game.decision.options:
        game.choose(option.key)
        assert game.decision is not None
        legal[option.value] = {o.value for o in game.decision.options}
        game.undo()
    rnd, taken, laid = random.Random(6), dict.fromkeys(tiles, 0), {}
    before = game.state[:]
    runs = 12_000
    for _ in range(runs):
        machine.budget.reset()
        walk = machine.walker(rnd.random)
        state = before[:]
        assert walk.run(state, machine.names["rule_turn"], (player,))
        tile, spot = (walk.path[0][1], walk.path[1][1]) if len(walk.path) == 2 else (next(iter(tiles)), walk.path[0][1])
        assert tile in tiles
        assert spot in legal[tile]
        taken[tile] += 1
        laid.setdefault(tile, {})
        laid[tile][spot] = laid[tile].get(spot, 0) + 1
    freedom = len(tiles) - 1
    assert chi_square(list(taken.values())) < freedom + 5 * (2 * freedom) ** 0.5 + 5
    for tile, spots in laid.items():
        counts = [spots.get(spot, 0) for spot in legal[tile]]
        freedom = len(counts) - 1
        assert chi_square(counts) < freedom + 6 * (2 * freedom) ** 0.5


def test_illegal_and_unknown_options_are_told_apart() -> None:
    game = start("tic-tac-toe", 2, seed=1)
    game.choose("a1")
    with pytest.raises(IllegalChoice) as unknown:
        game.choose("z9")
    assert not unknown.value.known
    assert game.choices == 1


@settings(max_examples=8, deadline=None)
@given(GAME, SEED, st.integers(0, 60))
def test_a_killed_save_loses_at_most_its_last_line(which: tuple[str, int], seed: int, cut: int) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.save"
        pack, players = which
        game = start(pack, players, seed)
        save = Save.create(path, load([pack]), Settings((pack,), players, seed, {}))
        rnd, digests = random.Random(seed), [game.digest()]
        for _ in range(6):
            if game.decision is None:
                break
            decision, key = game.decision, rnd.choice(game.decision.options).key
            game.choose(key)
            save.add(decision.player, decision.site.label, key)
            digests.append(game.digest())
        whole = path.read_bytes()
        head = whole.index(b"\n", whole.index(b"\n") + 1) + 1
        path.write_bytes(whole[: max(head, len(whole) - cut)])
        read = read_save(path)
        assert not isinstance(read, tuple) and hasattr(read, "records")
        again = replay(read)
        assert isinstance(again, Replayed)
        assert again.game.digest() == digests[len(read.records)]
        assert read.torn == (not path.read_bytes().endswith(b"\n"))


def test_bots_finish_games() -> None:
    for pack, players in GAMES[:3]:
        game = start(pack, players, seed=2)
        play_out(game, {seat: make_policy("greedy" if seat == 1 else "random", seat) for seat in range(1, players + 1)})
        assert game.over
        assert game.winners()
