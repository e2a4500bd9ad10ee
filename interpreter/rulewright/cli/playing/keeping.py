"""Keeping a game: in the save it was begun with, or in one that is made when somebody asks for it."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.cli import phrases
from rulewright.cli.output import in_words

if TYPE_CHECKING:
    from rulewright.cli.playing.opening import Opened
    from rulewright.run import Save


class Keeping:
    """Remembers every choice, so that a save can be begun at any time."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.file: Save | None = opened.save
        self.own = False  # whether it was made here, and is ours to close
        self.choices: list[tuple[int, str, str]] = []

    @property
    def saved(self) -> bool:
        return self.file is not None

    def add(self, seat: int, label: str, key: str) -> None:
        self.choices.append((seat, label, key))
        if self.file is not None:
            self.file.add(seat, label, key)

    def undo(self) -> None:
        self.choices = self.choices[:-1]
        if self.file is not None:
            self.file.undo()

    def save(self, name: str) -> str:
        """Begin a save with all that was chosen so far, and say what came of it."""
        from rulewright.diagnostics import unusable
        from rulewright.run import GameError

        if self.file is not None:
            return phrases.say("saved-already", path=str(self.file.path))
        try:
            path = self.begin(Path(name)) if name else self.somewhere()
        except (OSError, ValueError, GameError) as error:
            reason = in_words(error.diagnostic.message if isinstance(error, GameError) else unusable(error, str(error)))
            return phrases.say("cannot-save", reason=reason)
        return phrases.say("saved-as", path=str(path))

    def somewhere(self) -> Path:
        """A save beside where one stands, under a name that is free."""
        stem = f"{self.opened.pack_ids[0]}-{self.opened.settings.seed}"
        names = (f"{stem}.save" if number == 1 else f"{stem}-{number}.save" for number in count(1))
        return self.begin(next(path for path in map(Path, names) if not path.exists()))

    def begin(self, path: Path) -> Path:
        from rulewright.run import Record, Save

        chosen = (Record(0, *choice) for choice in self.choices)
        self.file, self.own = Save.create(path, self.opened.loaded, self.opened.settings, chosen), True
        return path

    def close(self) -> None:
        if self.own and self.file is not None:
            self.file.close()
