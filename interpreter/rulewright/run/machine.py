"""A compiled game brought to life: the generated module with the helpers it calls, and a map from its lines to the rules."""

from __future__ import annotations

import marshal
import sys
from collections.abc import Callable
from types import TracebackType
from typing import Any

from rulewright.check.limits import room_to_recurse
from rulewright.compile import Program
from rulewright.diagnostics import Diagnostic, Span
from rulewright.read.resources import cached, forget
from rulewright.run import boards, effects, listening
from rulewright.run.failing import GAME, LARGEST, LOOPS, Budget, Fail, GameError, Pending, TooLong, held
from rulewright.run.guards import EDITION, guarded
from rulewright.run.kernel import Explorer, Luck, Script, State, Step, Walk

FILE = "<rules>"
UNFAILING = 400  # what a step costs before it does anything
BUILTINS = {"min": min, "max": max, "abs": abs, "sum": sum, "len": len, "any": any, "all": all, "range": range,
            "sorted": sorted, "tuple": tuple, "list": list, "bool": bool, "int": int, "zip": zip}


class Machine:
    """The functions of one compiled game. Names from packs reach it only behind a prefix, as checked identifiers."""

    def __init__(self, program: Program, cover: Callable[[int], None] | None = None) -> None:
        self.program = program
        self.budget = Budget()
        self.fences: set[int] = set()  # places in the flow where it stops, for whoever plays a part of it
        self.safe = tuple(site.safe for site in program.sites)
        names: dict[str, Any] = {"__builtins__": BUILTINS, **program.tables}
        for module in (boards, effects, listening):
            own = {name: value for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__}
            names.update({name: value for name, value in own.items() if callable(value) and not name.startswith("_")})
        players = tuple(range(1, program.players + 1))
        names.update(
            LARGE=LARGEST, Fail=Fail, TooLong=TooLong, LOOPS=LOOPS, counted=self.budget.counted, span=self.budget.span,
            PLAYERS=players,
            ORDER=((), *(players[p:] + players[:p] for p in range(program.players))), able=self.able, after=self.after,
            walk=self.walk, lucky=self.luck, FENCES=self.fences, SEATS=program.layout.seats, cover=cover or (lambda _: None),
            spend=self.budget.spend, metered=self.budget.metered, held=held,
        )
        exec(self.code(), names)
        self.flow: Callable[[State], Any] = names["flow"]
        self.playout_: Callable[[State, Callable[[], float], Luck], None] = names["playout"]
        self.standing: Callable[[State, int], tuple[Any, ...]] = names["standing"]
        self.points: Callable[[State, int], int] = names["points"]
        self.names = names
        self.initial: tuple[Any, ...] = tuple(program.layout.initial)
        self.decisions = 0

    def code(self) -> Any:
        """The generated module with its guards; rules that nest or branch beyond what Python takes are an error of theirs."""
        layout = self.program.layout
        sizes = [geometry.size for geometry in layout.geometry.values()]
        for kind in self.program.checked.rules.pieces.values():
            sizes.append(len(layout.piece_ids[kind.name]) * max([1, *map(len, kind.shapes.values())]))
        largest = max(sizes, default=0)

        def make() -> bytes:
            return marshal.dumps(compile(guarded(self.program.source, self.program.tables, largest), FILE, "exec"))

        key = f"{EDITION} {largest} {self.program.tables!r}\n{self.program.source}"
        try:
            with room_to_recurse():
                try:
                    return marshal.loads(cached("code", key, make))
                except (EOFError, ValueError, TypeError):  # what was remembered is damaged
                    forget("code", key)
                    return marshal.loads(make())
        except (SyntaxError, RecursionError, MemoryError) as error:
            line = getattr(error, "lineno", None) or 0
            place = self.program.spans[line - 1] if 0 < line <= len(self.program.spans) else None
            message = "these rules are nested or branched too much to be carried out"
            raise GameError(Diagnostic("RW506", message, place, "split them into several rules")) from None

    def able(self, state: State, step: Step, player: int, *args: Any) -> bool:
        return Explorer(self.safe, self.budget.spend).able(state, step, player, *args)

    def after(self, state: State, step: Step, player: int, *args: Any) -> State:
        """The state as it would be after a rule; a rule that asks cannot be imagined."""
        copy = state[:]
        try:
            step(copy, Script([]), player, *args)
        except Pending:
            raise Fail from None
        return copy

    def walker(self, rnd: Callable[[], float]) -> Walk:
        return Walk(rnd, self.budget.spend)

    def walk(self, state: State, rnd: Callable[[], float], step: Step, args: tuple[Any, ...], other: Any) -> None:
        walk = self.walker(rnd)
        later = self.budget.set_aside()
        if not walk.run(state, step, args) and (other is None or not walk.run(state, *other)):
            raise Fail
        self.budget.left += later
        self.decisions += walk.decisions

    def luck(self, state: State, luck: Luck, step: Step, args: tuple[Any, ...]) -> None:
        """Carry out a step that cannot fail, at random."""
        later = self.budget.set_aside()
        luck.me, luck.crossed = args[0], False
        self.budget.spend(UNFAILING)
        step(state, luck, *args)
        self.budget.left += later

    def playout(self, state: State, rnd: Callable[[], float]) -> None:
        """Play a game from its start to its end at random."""
        self.budget.reset(GAME)
        luck = Luck(rnd)
        self.playout_(state, rnd, luck)
        self.decisions += luck.decisions

    def where(self, traceback: TracebackType | None) -> Span | None:
        """The rule line on which generated code stopped."""
        found = None
        while traceback is not None:
            if traceback.tb_frame.f_code.co_filename == FILE:
                line = traceback.tb_lineno
                if line <= len(self.program.spans) and self.program.spans[line - 1] is not None:
                    found = self.program.spans[line - 1]
            traceback = traceback.tb_next
        return found

    def head(self, step: Step) -> Span | None:
        """Where a rule begins."""
        line = step.__code__.co_firstlineno
        return self.program.spans[line - 1] if line <= len(self.program.spans) else None


def current_place(machine: Machine) -> Span | None:
    return machine.where(sys.exc_info()[2])
