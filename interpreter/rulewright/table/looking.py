"""What a table is shown with: one game, one seat, one language. All that is shown comes from the view of the seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.link import PLAYER, ConstantType, NumberType, ResourceType, Ruleset, Type, YesNoType
from rulewright.narrate import Texts
from rulewright.run import Game
from rulewright.state import State
from rulewright.table.looks import face_of, player_face
from rulewright.table.records import Face, Note
from rulewright.table.telling import Teller


@dataclass(frozen=True)
class Looking:
    game: Game
    texts: Texts
    seat: int
    teller: Teller
    view: Mapping[str, Any]
    worlds: Sequence[State]

    @property
    def rules(self) -> Ruleset:
        return self.game.program.checked.rules

    def name(self, noun: str, count: int = 1) -> str:
        return self.texts.name(noun, count)

    def keyed(self, noun: str) -> bool:
        """Whether the name of a noun says which of several it is."""
        return "key" in self.texts.catalog.variables(noun, "")

    def with_key(self, noun: str, key: str) -> str:
        return self.texts.catalog.format(noun, key=key, count=1, case="", det="bare")

    def key(self, type_: Type, key: str) -> str:
        """A value by its key, in words."""
        return self.texts.key(type_, key)

    def notes(self, beside: str, it: int, player: int = 0) -> tuple[Note, ...]:
        """The values that stand beside a thing, for the seat that looks or for another player."""
        return tuple(
            note
            for told in self.rules.display.beside.get(beside, ())
            if (note := self.note(told.name, told, beside, it, player)) is not None
        )

    def is_shown(self, kind: str, it: int) -> bool:
        """Whether a piece is one of those that table.yaml wants to be shown."""
        told = self.rules.display.where.get(kind)
        return told is None or bool(self.teller.value(told, kind, max(1, self.seat), it, self.worlds))

    def rank(self, kind: str, it: int) -> int:
        """The number by which a thing stands among its like, as far as the seat knows it; 0 if nobody has said one."""
        told = self.rules.display.order.get(kind)
        value = self.teller.value(told, kind, max(1, self.seat), it, self.worlds) if told is not None else None
        return int(value or 0)

    def note(self, name: str, told: Any, beside: str, it: int, player: int = 0) -> Note | None:
        value = self.teller.value(told, beside, player or max(1, self.seat), it, self.worlds)
        if value is None:
            return None
        type_ = self.game.program.checked.meaning.type(told.value)
        if isinstance(type_, YesNoType):  # its name says it, and a no says nothing
            return Note("", self.name(name)) if value else None
        if not value and not isinstance(type_, NumberType):
            return None
        face = self.face(type_, value)
        return Note(self.name(name), self.texts.value(self.game.program, type_, value), face)

    def face(self, type_: Type, value: Any) -> Face:
        if isinstance(type_, ConstantType):
            return face_of(self.rules, self.rules.enumeration(type_.name)[value - 1])
        if isinstance(type_, ResourceType):
            return face_of(self.rules, self.game.program.layout.by_resource.get(value, ""))
        return player_face(value) if type_ == PLAYER else Face()
