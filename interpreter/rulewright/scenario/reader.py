"""Scenario files to records: their shape is checked here, what they speak of is checked when they are played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulewright.diagnostics import Diagnostic, English, Span, did_you_mean
from rulewright.link import validate
from rulewright.process import undisturbed
from rulewright.read import Mapping, Node, PackFiles, Scalar, Sequence, read_yaml
from rulewright.scenario.shared import KEY, Shared
from rulewright.scenario.words import Wrong

BEHIND = frozenset(["when", "then", "always", "sometimes", "legal", "illegal", "only", "asked", "over", "winners", "happened"])


@dataclass(frozen=True)
class Scenario:
    """One scenario as written; `get` gives the nodes, which know their places."""

    name: str
    node: Mapping
    span: Span
    covers: tuple[Scalar, ...]
    pack: str
    given: Mapping | None = None  # with all that it shares with others

    def get(self, key: str) -> Node | None:
        return self.node.get(key)

    def scalar(self, key: str) -> Scalar | None:
        node = self.node.get(key)
        return node if isinstance(node, Scalar) else None

    def flag(self, key: str) -> bool | None:
        """A yes or no; None if the scenario does not say."""
        found = self.scalar(key)
        return None if found is None else found.value in (True, "yes")

    def number(self, key: str, default: int) -> int:
        found = self.scalar(key)
        return found.value if found is not None and isinstance(found.value, int) else default

    def items(self, key: str) -> tuple[Node, ...]:
        return items_of(self.node.get(key))

    def pairs(self, key: str) -> Iterator[tuple[Scalar, Node]]:
        """The entries of a list of tables, in the order written."""
        for item in self.items(key):
            if isinstance(item, Mapping):
                yield from item.entries


@dataclass
class Written:
    """Everything in the scenario files of the packs."""

    scenarios: list[Scenario]
    broken: list[tuple[Scenario, list[Diagnostic]]]
    checklist: dict[str, str]
    places: dict[str, Span]
    problems: list[Diagnostic]
    lists: int = 0  # how many checklists there are
    doubtful: bool = False  # whether something that cannot be read may be one


@undisturbed()
def read_scenarios(packs: tuple[PackFiles, ...]) -> Written:
    """The scenarios and checklists of packs. A scenario with a wrong shape is reported and not played."""
    found = Written([], [], {}, {}, [])
    names: dict[str, Span] = {}
    shared = Shared()
    waiting: list[tuple[str, Mapping]] = []
    for files in packs:
        for path, text in files.scenarios.items():
            node, wrong = read_yaml(text, f"{files.name}/{path}")
            found.problems += wrong
            if node is None:
                found.doubtful = True
                continue
            if isinstance(node, Mapping):
                _checklist(node, found)
                continue
            if not isinstance(node, Sequence):
                span = Span.point(f"{files.name}/{path}", 1, 1)
                hint = English("begin each scenario with `- scenario: what it shows`")
                found.problems.append(Diagnostic("RW702", English("this file holds no list of scenarios"), span, hint))
                continue
            for item in node.items:
                if isinstance(item, Mapping) and item.get("scenario") is not None:
                    waiting.append((files.name, item))
                elif isinstance(item, Mapping) and item.get(KEY) is not None:
                    found.problems += shared.add(item)
                else:
                    hint = English("begin it with `- scenario: what it shows`")
                    found.problems.append(Diagnostic("RW702", English("this is no scenario"), item.span, hint))
    for pack, item in waiting:
        _scenario(item, pack, shared, found, names)
    found.problems += shared.unused()
    _cited(found)
    return found


def _checklist(node: Mapping, found: Written) -> None:
    wrong = validate(node, "checklist")
    found.problems.extend(wrong)
    if wrong:
        found.doubtful = True
        return
    found.lists += 1
    rules = node.get("checklist")
    for key, text in rules.entries if isinstance(rules, Mapping) else ():
        found.checklist[str(key.value)] = str(text.value) if isinstance(text, Scalar) else ""
        found.places[str(key.value)] = key.span


def _scenario(item: Mapping, pack: str, shared: Shared, found: Written, names: dict[str, Span]) -> None:
    name = item.get("scenario")
    if not isinstance(name, Scalar):
        hint = English("begin it with `- scenario: what it shows`")
        found.problems.append(Diagnostic("RW702", English("this is no scenario"), item.span, hint))
        return
    covers = tuple(rule for rule in items_of(item.get("covers")) if isinstance(rule, Scalar))
    scenario = Scenario(str(name.value), item, name.span, covers, pack)
    wrong = validate(item, "scenario", English("this scenario"))
    first = names.setdefault(scenario.name, name.span)
    if first is not name.span:
        note = ((English("the first one stands here"), first),)
        wrong.append(
            Diagnostic(
                "RW710",
                English("there are two scenarios called `{name}`", name=scenario.name),
                name.span,
                English("rename one"),
                note,
            )
        )
    wrong += [*_unseen(item), *_undone(item)]
    try:
        scenario = replace(scenario, given=shared.given(item.get("given")))
    except Wrong as error:
        wrong.append(error.diagnostic)
    if wrong:
        found.broken.append((scenario, wrong))
    else:
        found.scenarios.append(scenario)


def _unseen(item: Mapping) -> list[Diagnostic]:
    """What stands beside `impossible`: nothing is chosen then, and nothing compared."""
    said = item.get("impossible")
    if not isinstance(said, Scalar) or said.value in ("no", False):
        return []
    hint = English("leave it out, or write another scenario for it")
    return [
        Diagnostic(
            "RW716", English("`{value}` is never looked at where something is impossible", value=key.value), key.span, hint
        )
        for key, _ in item.entries
        if key.value in BEHIND
    ]


def _undone(item: Mapping) -> list[Diagnostic]:
    """`by` where nothing is played alone: whose turn it is, and so who is asked, it does not say."""
    key = item.key_node("by")
    if key is None or item.get("do") is not None:
        return []
    message = English("`by` says who does what `do` plays, and there is no `do`")
    return [Diagnostic("RW716", message, key.span, English("say with `turn` whose turn it is, or add `do`"))]


def _cited(found: Written) -> None:
    """Every rule that is cited must be in the checklist. Where there is none, that is told once, at the first rule cited."""
    if not found.lists and found.doubtful:
        return
    for scenario in sorted((*found.scenarios, *(scenario for scenario, _ in found.broken)), key=_place):
        for rule in scenario.covers:
            if not found.lists:
                message = English("there is no checklist, so nothing says what `{value}` is", value=rule.value)
                hint = English("list it below `checklist:` in a file of its own in `scenarios`, or leave `covers` out")
                found.problems.append(Diagnostic("RW706", message, rule.span, hint))
                return
            if str(rule.value) not in found.checklist:
                guess = did_you_mean(str(rule.value), found.checklist)
                hint = English("did you mean `{guess}`?", guess=guess) if guess else English("add it to the checklist")
                found.problems.append(
                    Diagnostic("RW706", English("the checklist has no rule `{value}`", value=rule.value), rule.span, hint)
                )


def _place(scenario: Scenario) -> tuple[str, int]:
    return scenario.span.file, scenario.span.line


def items_of(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, Sequence) else ()
