"""What a scenario says about the options of a choice, compared with what is offered; nothing of it may go untested."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulewright.compile import Site
from rulewright.diagnostics import Diagnostic, English
from rulewright.read import Node, Scalar
from rulewright.run import Game
from rulewright.scenario.names import Names, keys_of, some
from rulewright.scenario.reader import Scenario
from rulewright.scenario.rehearsal import forced

SAYINGS = ("legal", "illegal", "only")


@dataclass(frozen=True)
class Offer:
    """What is offered for a choice: the keys of its options, and where in the rules it stands."""

    keys: frozenset[str]
    sites: tuple[Site, ...]


Offered = Mapping[str, Offer]  # by the label of a choice
NOTHING = Offer(frozenset(), ())


def offered_now(game: Game) -> Offered:
    """The decision that is reached; a choice that made itself on the way there counts as one with a single option."""
    offered: dict[str, Offer] = {}
    for made in forced(game):
        before = offered.get(made.label, NOTHING)
        offered[made.label] = Offer(before.keys | {made.key}, (*before.sites, made.site))
    decision = game.decision
    if decision is not None:
        offered[decision.site.label] = Offer(frozenset(option.key for option in decision.options), (decision.site,))
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
            yield Diagnostic(
                "RW716",
                English("`{saying}` names no option of `{value}`", saying=saying, value=label.value),
                node.span,
                English("name one, or leave it out"),
            )
        for item in items:
            names.plausible(str(label.value), item)
        said.setdefault(str(label.value), set()).update(map(names.key, items))
        yield from _choice(saying, label, items, offered, names, told)
    if not pairs:
        yield Diagnostic(
            "RW716",
            English("`{saying}` names no choice", saying=saying),
            key.span,
            English("write `- choice: option`, or leave it out"),
        )
    for name, keys in said.items() if saying == "only" else ():
        more = sorted(map(names.named, offered.get(name, NOTHING).keys - keys))
        if more and keys:
            message = English("more is offered for `{name}` than the scenario says: {some}", name=name, some=some(more))
            yield Diagnostic("RW705", message, key.span)


def _choice(saying: str, label: Scalar, items: list[Scalar], offered: Offered, names: Names, told: str) -> Iterator[Diagnostic]:
    here = offered.get(str(label.value), NOTHING)
    if saying == "illegal" and not here.sites:
        message = English("nobody is asked for `{value}` here, so that nothing of it could be offered", value=label.value)
        yield Diagnostic("RW716", message, label.span, English("offered: {told}", told=told))
        return
    wanted = saying != "illegal"
    for item in items:
        if not wanted and not any(names.could_be(site, item) for site in here.sites):
            message = English(
                "`{value}` could never be an option for the `{label_value}` that is asked here",
                value=item.value,
                label_value=label.value,
            )
            yield Diagnostic("RW716", message, item.span, English("offered: {told}", told=told))
        elif (names.key(item) in here.keys) != wanted:
            said = {"label": label.value, "option": item.value}
            message = (
                English("`{label}: {option}` is not offered", **said)
                if wanted
                else English("`{label}: {option}` is offered", **said)
            )
            yield Diagnostic("RW705", message, item.span, English("offered: {told}", told=told))
