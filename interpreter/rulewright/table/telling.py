"""Values that table.yaml asks for, worked out for a seat, and never from what it cannot see.

All that a seat does not see is dealt anew, twice. Where both worlds give the same answer it is shown; where they differ, the
answer hangs on something hidden, and there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

from rulewright.check import beside_type
from rulewright.compile import compile_question
from rulewright.link import Told
from rulewright.run import ASKED, STOPPED, WORK, Game, load_question
from rulewright.state import OVER, State, hidden_pieces, redeal

WORLDS = (1, 2)
NOTHING = None
MOST_MADE = 20_000  # records that are remembered
Made = TypeVar("Made")


class Teller:
    """Answers for one machine; questions are compiled when they are first asked. All that is asked in one look at the table has
    one budget: there may be a question for every cell of a board.
    """

    def __init__(self, game: Game) -> None:
        self.machine = game.machine
        self._left = WORK
        self._asked: dict[int, Callable[[State, int, int], Any]] = {}
        self._made: dict[Hashable, Any] = {}

    def once(self, made_of: Hashable, make: Callable[[], Made]) -> Made:
        """What always looks the same where it is made of the same; the very same record, so that one sees what has changed."""
        if made_of not in self._made:
            if len(self._made) >= MOST_MADE:
                self._made.clear()
            self._made[made_of] = make()
        found: Made = self._made[made_of]
        return found

    def worlds(self, game: Game, seat: int) -> Sequence[State]:
        """States that a seat cannot tell apart; the true one where nothing is hidden, or all is over. A look begins with them."""
        self._left = WORK
        layout, state = game.program.layout, game.working
        hidden = any(len(hidden_pieces(layout, state, kind, seat)) > 1 for kind in layout.rules.pieces)
        if not hidden or state[OVER]:
            return (state,)
        return [redeal(layout, state, seat, world) for world in WORLDS]

    def value(self, told: Told, beside: str, player: int, it: int, worlds: Sequence[State]) -> Any:
        """The answer, or None if there is none that everybody who sees as much would give."""
        ask = self._question(told, beside)
        return self._agreed(lambda state: ask(state, player, it), worlds)

    def points(self, seat: int, worlds: Sequence[State]) -> int | None:
        found = self._agreed(lambda state: self.machine.points(state, seat), worlds)
        return int(found) if found is not None else None

    def _agreed(self, ask: Callable[[State], Any], worlds: Sequence[State]) -> Any:
        """The one answer that all worlds give; what cannot be worked out has none."""
        budget, answers = self.machine.budget, []
        for state in worlds:
            budget.reset(self._left)
            try:
                budget.spend(ASKED)
                answers.append(ask(state))
            except STOPPED:
                return NOTHING
            finally:
                self._left = max(0, budget.left)
        return answers[0] if all(answer == answers[0] for answer in answers) else NOTHING

    def _question(self, told: Told, beside: str) -> Callable[[State, int, int], Any]:
        if id(told) not in self._asked:
            program = self.machine.program
            of = beside_type(program.checked.rules, beside)
            found = compile_question(program.checked, program.layout, told.value, of)
            names = {**self.machine.names, **found.tables}
            self._asked[id(told)] = load_question(found.text, found.slots, names)
        return self._asked[id(told)]


def number_of(game: Game, kind: str, piece: str) -> int:
    """The number of a piece by its id."""
    return game.program.layout.piece_ids[kind].index(piece) + 1
