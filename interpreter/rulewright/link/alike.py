"""What can be chosen in one question has a name of its own: saves, scripts and scenarios know an option by nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.diagnostics import Diagnostic, English
from rulewright.link.triggers import Heard, Triggers


def alike(triggers: Triggers) -> Iterator[Diagnostic]:
    """Pieces of different kinds that share a name and wait for the same question."""
    for heard in (*triggers.windows.values(), triggers.any_time):
        yield from _alike(heard)


def _alike(heard: Iterable[Heard]) -> Iterator[Diagnostic]:
    first: dict[str, tuple[str, Heard]] = {}
    for one in heard:
        owned = one.owned
        name = owned.item.id if owned.item is not None else str(getattr(owned.sentence, "name", None) or "")
        kind, other = first.setdefault(name, (owned.kind or "", one))
        if kind != (owned.kind or ""):
            message = English("`{name}` fits the same question as another `{name}`", name=name)
            note = ((English("`{name}` was first declared here", name=name), other.owned.sentence.span),)
            yield Diagnostic("RW301", message, owned.sentence.span, English("give one of them another name"), note)
