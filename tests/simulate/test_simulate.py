"""Many games: the same figures for any number of cores, also when ended and gone on with, and figures that are right."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.simulate.small_games import RULES, small_game
from tests.small_packs import pack

from rulewright import GameError, load
from rulewright.simulate import Batch, Keeper, Plan, Results, compared, kept_in, planned, reported, simulate
from rulewright.simulate.tally import Tally


def plan_of(name: str, games: int, seats: tuple[str, ...] = ("random", "random"), every: int | None = None) -> Plan:
    checked = load([name]).checked
    assert checked is not None
    return planned((name,), checked, len(seats), {}, seats, games, every=every)


def played(plan: Plan, jobs: int = 1) -> Results:
    results = Results(plan)
    simulate(results, jobs)
    return results


@pytest.mark.parametrize("seats", [("random", "random"), ("greedy", "random")])
def test_the_number_of_processes_changes_no_figure(tmp_path: Path, seats: tuple[str, ...]) -> None:
    plan = plan_of(small_game(tmp_path), 130 if seats[0] == "random" else 12, seats)
    alone, shared = played(plan), played(plan, 3)
    assert shared.complete
    assert alone.games == shared.games
    assert reported(alone).as_json() == reported(shared).as_json()


def test_what_is_ended_goes_on_where_it_was(tmp_path: Path) -> None:
    plan, path = plan_of(small_game(tmp_path), 130), tmp_path / "games"
    part = Results(plan)

    def ending(batch: Batch) -> None:
        keep.add(batch)
        if len(part.done) == 4:
            raise KeyboardInterrupt

    with Keeper(path, plan, kept_in(path, plan)) as keep, pytest.raises(KeyboardInterrupt):
        simulate(part, 2, ending)
    assert 0 < part.count < 130
    with path.open("a") as file:
        file.write('{"first": 99, "games": [[1')  # the power went out
    kept = kept_in(path, plan)
    assert [batch.games for batch in kept.batches] == [batch.games for batch in part.done.values()]
    results = Results(plan)
    for batch in kept.batches:
        results.add(batch)
    with Keeper(path, plan, kept) as keep:
        simulate(results, 2, keep.add)
    assert reported(results).as_json() == reported(played(plan)).as_json()
    assert sum(len(batch.games) for batch in kept_in(path, plan).batches) == 130


def test_parts_of_any_size_are_gone_on_with(tmp_path: Path) -> None:
    """Another version may cut a plan otherwise: what is there is kept, and nothing is left out or played twice."""
    plan = plan_of(small_game(tmp_path), 130)
    whole = played(plan)
    results = Results(plan)
    for first, end in ((3, 10), (10, 11), (40, 90)):
        games = tuple(game for game in whole.games if first <= game.seed < end)
        results.add(Batch(first, games, Tally()))
    simulate(results, 1)
    assert results.complete and results.games == whole.games
    assert {len(results.done[first].games) for first in (3, 10, 40)} == {7, 1, 50}


def test_games_of_another_plan_are_neither_used_nor_overwritten(tmp_path: Path) -> None:
    name, path = small_game(tmp_path), tmp_path / "games"
    with Keeper(path, plan_of(name, 50), kept_in(path, plan_of(name, 50))):
        pass
    before = path.read_bytes()
    with pytest.raises(GameError) as found:
        kept_in(path, plan_of(name, 51))
    assert found.value.diagnostic.code == "RW603"
    path.write_text("my diary")
    with pytest.raises(GameError) as found:
        kept_in(path, plan_of(name, 50))
    assert "holds no simulation" in found.value.diagnostic.message
    assert before.startswith(b'{"format"')


@pytest.mark.parametrize("spoilt", ["winner: most coin\n", "no rules at all\n"])
def test_packs_that_change_between_plan_and_games_are_told(tmp_path: Path, spoilt: str) -> None:
    name = small_game(tmp_path)
    plan = plan_of(name, 10)
    file = Path(name, "game.rules")
    file.write_text(file.read_text() + spoilt)
    with pytest.raises(GameError) as found:
        played(plan)
    assert found.value.diagnostic.code == "RW603"


@pytest.mark.slow
def test_damage_and_a_second_program_are_noticed(tmp_path: Path) -> None:
    plan, path = plan_of(small_game(tmp_path), 130), tmp_path / "games"
    with Keeper(path, plan, kept_in(path, plan)) as keep:
        simulate(Results(plan), 1, keep.add)
        with pytest.raises(GameError) as found:
            Keeper(path, plan, kept_in(path, plan))
        assert found.value.diagnostic.code == "RW605"
    whole = path.read_bytes()
    games = [batch.games for batch in kept_in(path, plan).batches]
    head = whole.index(b"\n") + 1
    for at in range(head, len(whole), 37):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        kept = kept_in(path, plan)
        assert kept.whole <= at and [batch.games for batch in kept.batches] == games[: len(kept.batches)]
    earlier = kept_in(path, plan)
    path.write_bytes(whole + b"more")
    with pytest.raises(GameError) as found:
        Keeper(path, plan, earlier)
    assert found.value.diagnostic.code == "RW605" and path.read_bytes() == whole + b"more"


@pytest.mark.slow
def test_points_are_told_by_the_rule_that_gave_them(tmp_path: Path) -> None:
    results = played(plan_of(small_game(tmp_path), 200, every=1))
    report = reported(results)
    assert report.closely == 200
    by_rule = {source.rule: source.amount.mean for source in report.sources}
    assert set(by_rule) == {"turn", "nap"}
    points = sum(sum(game.results) for game in results.games) / 400
    assert sum(by_rule.values()) == pytest.approx(points)
    assert dict(report.scores)["points_of_cards"].mean == pytest.approx(points)


def test_components_are_counted_and_judged(tmp_path: Path) -> None:
    report = reported(played(plan_of(small_game(tmp_path), 300, every=1)))
    cards = {one.item: one for one in report.components}
    assert set(cards) == {"ant", "bee", "elk"}
    assert cards["elk"].owners.mean == 0
    assert cards["bee"].worth.mean > cards["ant"].worth.mean
    assert cards["bee"].worth.certain
    assert report.length.mean > 6  # a rest is one decision, a card is two
    taken = {(label, key): times for _, label, key, times in report.chosen}
    assert taken["deed", "take"] + taken["deed", "rest"] == pytest.approx(6)
    assert {(one.label, one.key) for one in report.dead} == {("deed", "fly"), ("", "elk")}


def test_bots_tell_what_they_were_offered(tmp_path: Path) -> None:
    rules = RULES.replace("fly if 1 > 2: gain 100 vp", "fly: gain 0 vp")
    report = reported(played(plan_of(small_game(tmp_path, rules), 20, ("greedy", "greedy"))))
    assert [(one.key, one.offered) for one in report.dead if one.label == "deed"] == [("fly", 120)]


@pytest.mark.slow
def test_the_first_seat_has_the_advantage_that_the_rules_give_it(tmp_path: Path) -> None:
    plan = plan_of(small_game(tmp_path), 400)
    report = reported(played(plan))
    assert report.first_seat.certain
    assert report.first_seat.mean > 0
    assert sum(seat.wins.mean for seat in report.seats) == pytest.approx(1)
    fair = small_game(tmp_path / "fair", RULES.replace("    if player = first of players: gain 1 vp\n", ""))
    changes = {one.what: one.change for one in compared(played(plan), played(plan_of(fair, 400)))}
    assert changes["result", "1"].high < 0
    assert not changes["result", "2"].certain


def test_games_that_stop_are_counted_and_named(tmp_path: Path) -> None:
    rules = RULES.replace("rule nap:\n", "rule nap:\n    if rounds = 5:\n        repeat: gain 1 vp\n        until vp < 0\n")
    results = played(plan_of(small_game(tmp_path, rules), 6), 2)
    report = reported(results)
    assert results.complete
    ((code, _, place, times),) = report.stopped
    assert (code, place.partition(":")[0]) == ("RW501", "small/game.rules")
    assert times == sum(game.stopped == "RW501" for game in results.games) > 0


def test_an_automated_seat_is_named_and_not_counted_as_a_player(tmp_path: Path) -> None:
    rules = """
flow game:
    each player: do turn
action turn:
    choose n from 1..3 as gift
    gain n vp
winner: most vp
bot automa:
    gift: most it
"""
    folder = pack(tmp_path, rules, "resources: {vp: {per: player}}", players=(1, 2), more="solo: automa\n")
    checked = load([str(folder)]).checked
    assert checked is not None
    report = reported(played(planned((str(folder),), checked, 1, {}, ("random",), 10)))
    assert [seat.who for seat in report.seats] == ["random", "automa"]
    assert [source.amount.count for source in report.sources] == [10]
