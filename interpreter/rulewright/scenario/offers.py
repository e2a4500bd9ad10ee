"""What a scenario says about the options of a choice, compared with what is offered; nothing of it may go untested."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulewright.diagnostics import Diagnostic
from rulewright.read import Node, Scalar
from rulewright.run import Game
from rulewright.scenario.names import Names, keys_of, some
from rulewright.scenario.reader import Scenario
from rulewright.scenario.rehearsal import forced

Offered = Mapping[str, set[str]]  # by the label of a choice: the keys of its options
SAYINGS = ("legal", "illegal", "only")


def offered_now(game: Game) -> Offered:
    """The decision that is reached; a choice that made itself on the way there counts as one with a single option."""
    offered: dict[str, set[str]] = {}
    for made in forced(game):
        offered.setdefault(made.label, set()).add(made.key)
    if game.decision is not None:
        offered[game.decision.site.label] = {option.key for option in game.decision.options}
    return offered


def compare_options(scenario: Scenario, offered: Offered, names: Names, told: str) -> Iterator[Diagnostic]:
    """Whatever is not offered as the scenario says; `told` is the choice that is reached, in words."""
    for saying in SAYINGS:
        key = scenario.node.key_node(saying)
        if key is not None:
            yield from _saying(key, list(scenario.pairs(saying)), offered, names, told)


def _saying(key: Scalar, pairs: list[tuple[Scalar, Node]], offered: Offered, names: Names, told: str) -> Iterator[Diagnostic]:
    saying, said = str(key.value), dict[str, set[str]]()
    for label, node in pairs:
        names.known_label(label)
        items = keys_of(node)
        if not items:
            yield Diagnostic("RW716", f"`{saying}` names no option of `{label.value}`", node.span, "name one, or leave it out")
        for item in items:
            names.plausible(str(label.value), item)
        said.setdefault(str(label.value), set()).update(map(names.key, items))
        yield from _choice(saying, label, items, offered, names, told)
    if not pairs:
        yield Diagnostic("RW716", f"`{saying}` names no choice", key.span, "write `- choice: option`, or leave it out")
    for name, keys in said.items() if saying == "only" else ():
        more = sorted(map(names.named, offered.get(name, set()) - keys))
        if more and keys:
            message = f"more is offered for `{name}` than the scenario says: {some(more)}"
            yield Diagnostic("RW705", message, key.span)


def _choice(saying: str, label: Scalar, items: list[Scalar], offered: Offered, names: Names, told: str) -> Iterator[Diagnostic]:
    here = offered.get(str(label.value))
    if here is None and saying == "illegal":
        message = f"nobody is asked for `{label.value}` here, so that nothing of it could be offered"
        yield Diagnostic("RW716", message, label.span, f"offered: {told}")
        return
    wanted = saying != "illegal"
    for item in items:
        if (names.key(item) in (here or ())) != wanted:
            message = f"`{label.value}: {item.value}` is {'not ' if wanted else ''}offered"
            yield Diagnostic("RW705", message, item.span, f"offered: {told}")
