"""Bots by their name, and those in files of one's own: who answers to what, and what is told of a bot that does not."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright import GameError, make_policy
from rulewright.diagnostics import Span
from rulewright.run.bots import NoSuchBot, OwnBot
from rulewright.run.searching import Effort


def test_a_file_with_a_bot_is_a_module_like_any_other(tmp_path: Path) -> None:
    """It may hold whatever looks up its own module."""
    path = tmp_path / "dated.py"
    path.write_text(
        "from __future__ import annotations\nfrom dataclasses import dataclass\nfrom typing import ClassVar\n"
        "@dataclass\nclass Mine:\n    seed: int\n    name: ClassVar[str] = 'mine'\n"
        "    def choose(self, game): return str(self.seed)\n"
    )
    assert make_policy(f"{path}:Mine", 4).bot.seed == 4  # type: ignore[attr-defined]


def test_a_file_that_nothing_can_read_holds_no_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot.py").write_text("class Mine: pass\n")
    for spec in (None, SimpleNamespace(loader=None, name="own_bot_bot")):
        monkeypatch.setattr("importlib.util.spec_from_file_location", lambda *_, spec=spec: spec)
        with pytest.raises(NoSuchBot) as caught:
            make_policy(f"{tmp_path / 'bot.py'}:Mine", 4)
        assert (caught.value.reason, caught.value.detail) == ("file", "it cannot be read")


@pytest.mark.parametrize(
    ("who", "reason"),
    [("nobody", "unknown"), ("mcts:", "effort"), ("bot.txt:Mine", "unknown"), ("", "unknown")],
)
def test_a_name_that_nobody_answers_to(who: str, reason: str) -> None:
    with pytest.raises(NoSuchBot) as caught:
        make_policy(who, 1)
    assert (caught.value.who, caught.value.reason) == (who, reason)


def test_bots_are_known_by_name() -> None:
    assert [make_policy(who, 5).effort for who in ("mcts", "mcts:7", "mcts:2s")] == [Effort(60), Effort(7), Effort(None, 2.0)]  # type: ignore[attr-defined]
    assert {make_policy(who, 5).seed for who in ("mcts", "mcts:7", "greedy")} == {5}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("answer", "said"), [("a", None), ("b", "'b'"), (1, "1"), (None, "None"), (ValueError("no"), "raised ValueError: no")]
)
def test_what_a_bot_of_ones_own_answers_must_be_offered(answer: Any, said: str | None) -> None:
    """It is given a copy of the game; what it does wrong is told at the question."""
    here = Span.point("game.rules", 3, 1)
    decision = SimpleNamespace(options=[SimpleNamespace(key="a"), SimpleNamespace(key="c")], site=SimpleNamespace(span=here))
    game: Any = SimpleNamespace(decision=decision, clone=lambda: "a copy")

    def choose(given: Any) -> Any:
        assert given == "a copy"
        if isinstance(answer, Exception):
            raise answer
        return answer

    bot = OwnBot("my_bot.py:Mine", SimpleNamespace(choose=choose))
    if said is None:
        assert bot.choose(game) == answer
        return
    with pytest.raises(GameError) as caught:
        bot.choose(game)
    found = caught.value.diagnostic
    assert found.code == "RW509" and found.span == here and said in found.message
