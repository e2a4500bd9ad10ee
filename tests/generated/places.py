"""A block under construction: what is known in it, and what may still fail, be asked or become known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tests.generated.chance import Dice
from tests.generated.nouns import Setting
from tests.generated.scopes import Name, Scope, Type

Lines = list[str]
STRETCHES = ("rule_0", "turn", "game")  # what something may last for
HAPPENED = "happened"  # the one event
SKIP = "skip"


@dataclass
class Traits:
    """What a rule may do."""

    fails: bool = False
    asks: bool = False
    crosses: bool = False


@dataclass(frozen=True)
class RuleDecl:
    name: str
    params: tuple[Type, ...]
    traits: Traits


@dataclass
class Left:
    """How much a rule may still hold, so that games stay small."""

    asks: int
    statements: int


@dataclass
class Place:
    """A block under construction: what is known in it, and what may still happen in it."""

    scope: Scope
    rules: tuple[RuleDecl, ...]
    left: Left
    fails: bool
    crosses: bool
    asks: bool
    windows: tuple[str, ...] = ()
    agenda: bool = False
    depth: int = 2
    prefix: str = ""  # what names begin with that are bound here
    eager: bool = False  # whether somebody should be asked
    quiet: bool = False  # whether it sets off nobody who listens, so that listeners come to an end
    reward: Traits | None = None  # what the programs printed on cards may do, where they may be carried out
    events: bool = False  # whether something is announced that listeners wait for
    heard: Traits = field(default_factory=Traits)  # what those who listen may do
    traits: Traits = field(default_factory=Traits)

    @property
    def setting(self) -> Setting:
        return self.scope.setting

    @property
    def dice(self) -> Dice:
        return self.scope.dice

    def here(self) -> Scope:
        """The scope as it is for the next statement."""
        plain = tuple(rule for rule in self.rules if set(rule.params) <= {"number"})
        calm = tuple(rule for rule in plain if not rule.traits.asks and not rule.traits.crosses)
        imagined = tuple(rule for rule in calm if self.fails or not rule.traits.fails)
        return replace(self.scope, fails=self.fails, able=tuple(map(_called, plain)), imagined=tuple(map(_called, imagined)))

    def inner(self, fails: bool | None = None, crosses: bool | None = None, asks: bool | None = None) -> Place:
        return replace(
            self,
            depth=self.depth - 1,
            traits=Traits(),
            fails=self.fails if fails is None else fails,
            crosses=self.crosses if crosses is None else crosses,
            asks=self.asks if asks is None else asks,
        )

    def done(self, fails: bool = False, asks: bool = False, crosses: bool = False) -> None:
        """Remember what a statement may do; nothing behind a barrier may fail."""
        self.traits.fails |= fails
        self.traits.asks |= asks
        self.traits.crosses |= crosses
        if crosses:
            self.fails = False

    def took(self, other: Place, settled: bool = False) -> None:
        """Remember what an inner block may do."""
        self.done(other.traits.fails and not settled, other.traits.asks, other.traits.crosses)

    def known_names(self) -> list[Name]:
        """Names that are bound here and may be given another value."""
        stems = (f"{self.prefix}n", f"{self.prefix}m", f"{self.prefix}my_")
        return [name for name in self.scope.names if not name.many and name.name.startswith(stems)]

    def may_ask(self) -> bool:
        return self.asks and self.left.asks > 0

    def asked(self) -> None:
        self.left.asks -= 1
        self.done(asks=True)


def _called(rule: RuleDecl) -> str:
    return f"{rule.name}(1)" if rule.params else rule.name


Maker = Callable[[Place], Lines]


def indented(lines: Lines) -> Lines:
    return [f"    {line}" for line in lines]
