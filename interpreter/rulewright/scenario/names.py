"""How a scenario names choices and their options, and whether there is anything of that name."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.compile import Program, Site
from rulewright.diagnostics import English, suggest_or_list
from rulewright.read import Node, Scalar, Sequence
from rulewright.run import could_be, possible_keys
from rulewright.scenario.words import Words, wrong

SHOWN = 12


class Names:
    """The labels of all choices of a game, and the keys of their options; players are named by their seats."""

    def __init__(self, program: Program, words: Words) -> None:
        self.program, self.words = program, words
        self.labels = {site.label for site in program.sites}

    def known_label(self, label: Scalar) -> None:
        if label.value not in self.labels:
            hint = suggest_or_list(str(label.value), sorted(self.labels))
            raise wrong("RW701", English("the rules never ask for `{value}`", value=label.value), label.span, hint)

    def plausible(self, label: str, node: Scalar) -> None:
        """An option that no choice of this name could ever have makes a test that cannot fail."""
        key = self.key(node)
        known: set[str] = set()
        for site in self.program.sites:
            if site.label == label:
                if self.could_be(site, node):
                    return
                known |= possible_keys(self.program.layout, site) or set()
        raise wrong(
            "RW701",
            English("`{value}` can never be an option for `{label}`", value=node.value, label=label),
            node.span,
            suggest_or_list(key, sorted(known)),
        )

    def could_be(self, site: Site, node: Scalar) -> bool:
        """Whether a choice could ever have this option."""
        return could_be(self.program.layout, site, self.key(node))

    def key(self, node: Scalar) -> str:
        """The key of an option."""
        if isinstance(node.value, bool):
            return "yes" if node.value else "no"
        text = str(node.value)
        return f"player {self.words.seats[text]}" if text in self.words.seats else text

    def named(self, key: str) -> str:
        number = key.removeprefix("player ")
        return self.words.seat_names[int(number)] if key.startswith("player ") and number.isdigit() else key


def keys_of(node: Node) -> list[Scalar]:
    """One option or several: a list, or a text with semicolons."""
    several = node.items if isinstance(node, Sequence) else (node,)
    for item in several:
        if not isinstance(item, Scalar) or item.value is None:  # nothing stands behind the colon
            raise wrong("RW702", English("an option is named by its key"), item.span, English("write one word or number"))
    if isinstance(node, Sequence):
        return [item for item in several if isinstance(item, Scalar)]
    assert isinstance(node, Scalar)
    if not isinstance(node.value, str) or ";" not in node.value:
        return [node]
    return [Scalar(part.strip(), node.span, node.lines) for part in node.value.split(";") if part.strip()]


def some(keys: Iterable[str]) -> str:
    """A list that stays readable."""
    found = list(keys)
    if len(found) <= SHOWN:
        return ", ".join(found)
    return English("{some} and {more} more", some=found[:SHOWN], more=len(found) - SHOWN)
