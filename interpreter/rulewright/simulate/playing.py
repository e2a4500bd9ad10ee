"""Playing the games of a plan, in one process: bare where nobody has to be asked, closely where something is to be learnt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache

from rulewright.check import Checked
from rulewright.compile import Site
from rulewright.diagnostics import Diagnostic, English, GameError
from rulewright.pipeline import load
from rulewright.run import Decision, Game, Playouts, TellingPlayouts, make_policy, new_game, option_key, play_out
from rulewright.simulate.counting import AT_ONCE, Counted
from rulewright.simulate.looking import Look, countable, item_key, tell_changes, tell_choices, tell_end
from rulewright.simulate.plan import Plan
from rulewright.simulate.results import Batch, Played
from rulewright.simulate.tally import Tally
from rulewright.state import State

SEEDS = 1 << 64  # what a native stream of choices can begin with


class Room:
    """Where the games of one plan are played; a process has its own."""

    def __init__(self, plan: Plan, checked: Checked) -> None:
        self.plan, self.checked = plan, checked
        winner = checked.rules.winner
        self.sign = -1 if winner is not None and winner.prefs and winner.prefs[0].op == "least" else 1
        if plan.at_random:
            self.bare = Playouts(checked, plan.players, dict(plan.options), engine=plan.engine)
        else:
            self.first = new_game(checked, plan.players, plan.first, dict(plan.options), plan.engine)

    @cached_property
    def telling(self) -> TellingPlayouts:
        """Who plays games that are looked at closely; made when there are any."""
        return TellingPlayouts(self.checked, self.plan.players, dict(self.plan.options))

    @cached_property
    def look(self) -> Look:
        return Look(self.telling.machine.program if self.plan.at_random else self.first.program)

    @cached_property
    def sites(self) -> dict[int, Site]:
        return {site.index: site for site in self.look.program.sites}

    @cached_property
    def counted(self) -> Counted | None:
        """Who plays and counts natively; None if Python must."""
        table = self.bare.table if self.plan.at_random else None
        return Counted(self.look, table, self.sign) if table is not None and table.library.shape.width else None

    def batch(self, seeds: range) -> Batch:
        tally = Tally()
        games: list[Played] = []
        stopped: list[tuple[str, str, str]] = []
        left = seeds
        while left:
            if self.counted is not None and left.start >= 0 and left.stop <= SEEDS:
                told = self.counted.play(left, self.plan.every)
                games += map(self._result, left, told)
                left = left[len(told) :]
                if not left or len(told) == AT_ONCE:
                    continue
            seed, left = left[0], left[1:]  # one that the native engine cannot end, or whatever there is for Python to play
            try:
                games.append(self._game(seed, tally))
            except GameError as error:
                games.append(Played(seed, (), (), error.diagnostic.code))
                stopped.append(_reason(error.diagnostic))
        whole = self.counted.told() if self.counted is not None else Tally()
        whole.join(tally.plain())
        return Batch(seeds.start, tuple(games), whole, tuple(stopped))

    def _game(self, seed: int, tally: Tally) -> Played:
        if not self.plan.at_random:
            return self._asked(seed, tally)
        if self.plan.closely(seed):
            return self._closely(seed, tally)
        finished = self.bare.play(seed)
        return self._result(seed, [finished.standing(seat) for seat in range(1, self.bare.players + 1)])

    def _closely(self, seed: int, tally: Tally) -> Played:
        state, story = self.telling.play(seed)
        machine, effects = self.telling.machine, self.telling.machine.program.effects
        played = self._result(seed, [machine.standing(state, seat) for seat in range(1, self.telling.players + 1)])
        self._tell_end(tally, state, played, machine.names)
        tell_changes(tally, self.look, ((effects[number], player, amount) for number, player, amount in story.changed))
        taken = Counter((site, value) for site, player, value in story.chosen if countable(self.sites[site]))
        chosen: Counter[tuple[str, str, str]] = Counter()
        for (number, value), times in taken.items():
            site = self.sites[number]
            key = item_key(self.look, site, option_key(self.look.layout, site, value))
            chosen[site.rule, site.label, key] += times
        tally.add(("length",), len(story.chosen))
        tell_choices(tally, chosen)
        return played

    def _asked(self, seed: int, tally: Tally) -> Played:
        """A game of bots, who are asked one by one."""
        game = Game(self.first.machine, seed, self.first.driver)
        seats = self.plan.seats
        bots = {seat: make_policy(seats[seat - 1], seed * 100 + seat) for seat in self.look.people}
        chosen: Counter[tuple[str, str, str]] = Counter()

        def taken(decision: Decision, key: str) -> None:
            site = decision.site
            if countable(site):
                chosen[site.rule, site.label, item_key(self.look, site, key)] += 1
                for name in {item_key(self.look, site, option.key) for option in decision.options}:
                    tally.add(("offered", site.rule, site.label, name), 1)

        play_out(game, bots, self.plan.decisions, taken)
        played = self._result(seed, [game.standing(seat) for seat in range(1, game.players + 1)])
        self._tell_end(tally, game.working, played, game.machine.names)
        changes = ((entry.effect, entry.player, entry.amount) for entry in game.log if entry.effect is not None)
        tell_changes(tally, self.look, changes)
        tally.add(("length",), game.choices)
        tell_choices(tally, chosen)
        return played

    def _tell_end(self, tally: Tally, state: State, played: Played, names: dict[str, object]) -> None:
        tell_end(tally, self.look, state, played.results, played.winners)
        for name in self.checked.rules.scores:
            score = names[f"score_{name}"]
            assert callable(score)
            for seat in self.look.people:
                tally.add(("score", name), score(state, seat))

    def _result(self, seed: int, standings: Sequence[tuple[object, ...]]) -> Played:
        best = max(standings)
        results = tuple(self.sign * int(standing[0]) for standing in standings)  # type: ignore[call-overload]
        return Played(seed, results, tuple(seat for seat, one in enumerate(standings, 1) if one == best))


def _reason(problem: Diagnostic) -> tuple[str, str, str]:
    place = f"{problem.span.file}:{problem.span.line}" if problem.span is not None else ""
    return problem.code, problem.message, place


def room_for(plan: Plan) -> Room:
    """A room is made once a process, for plans that differ only in their seeds; a process that forks finds it made already."""
    room = _room(replace(plan, games=1, first=1), plan.engine)
    if any(map(plan.closely, range(plan.first, plan.first + min(plan.games, plan.every)))):
        assert room.sites is not None  # all that is needed for it is made now
    return room


@lru_cache(maxsize=4)
def _room(plan: Plan, engine: str) -> Room:
    return Room(plan, rules_of(plan.packs, plan.digest))


@lru_cache(maxsize=4)
def rules_of(packs: tuple[str, ...], digest: str) -> Checked:
    """Plans of the same packs share them. What is found may be something else than was planned with, also on another machine."""
    checked = load(list(packs)).checked
    if checked is None or checked.rules.digest != digest:
        raise GameError(
            Diagnostic("RW603", English("the packs have changed since these games were planned"), None, English("begin anew"))
        )
    return checked


def batches(plan: Plan, parts: Iterable[range]) -> Iterator[Batch]:
    room = room_for(plan)
    for seeds in parts:
        yield room.batch(seeds)
