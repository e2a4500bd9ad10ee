"""The names known at one place in a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from rulewright.link import PLAYER, Type


@dataclass(frozen=True)
class Scope:
    """A child scope sees its parents; `element` is what bare words may be attributes of.

    A scope is never changed. A statement that binds a name gives a new one for the lines after it, so that nothing leaks
    from one branch into the next.
    """

    parent: Scope | None = None
    locals: Mapping[str, Type] = field(default_factory=dict)
    element: Type | None = None
    in_flow: bool = False

    def child(self, element: Type | None = None, /, **names: Type) -> Scope:
        """The inside of a block or of a test."""
        return Scope(self, names, element, self.in_flow)

    def bind(self, name: str, type_: Type) -> Scope:
        """This place with one more name; one that is bound in the same block keeps its type."""
        return replace(self, locals={name: type_, **self.locals})

    def flowing(self, in_flow: bool) -> Scope:
        return self if self.in_flow == in_flow else replace(self, in_flow=in_flow)

    def outward(self) -> Iterator[Scope]:
        here: Scope | None = self
        while here is not None:
            yield here
            here = here.parent

    def find(self, name: str) -> Type | None:
        here: Scope | None = self
        while here is not None:
            if name in here.locals:
                return here.locals[name]
            here = here.parent
        return None

    def names(self) -> set[str]:
        return {name for scope in self.outward() for name in scope.locals}

    def elements(self) -> Iterator[Type]:
        """What bare words may be attributes of, the nearest first."""
        return (scope.element for scope in self.outward() if scope.element is not None)


def acting(**names: Type) -> Scope:
    """The beginning of a rule or a value: somebody acts, and parameters are known."""
    return Scope(None, {"player": PLAYER, **names})
