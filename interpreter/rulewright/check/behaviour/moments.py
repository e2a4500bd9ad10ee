"""Who hears a statement, and which of them hear it at the same moment."""

from __future__ import annotations

from rulewright.check.behaviour.goods import goods
from rulewright.link import Heard, Ruleset
from rulewright.parse import ast


def reacting(node: ast.Stmt, rules: Ruleset, named: frozenset[str]) -> list[Heard]:
    """All who may hear a statement; `named` are the goods that a name may stand for."""
    triggers = rules.triggers
    match node:
        case ast.Gain(amounts=amounts):
            names = sorted(goods(amounts, rules, named))
            return [h for name in names for h in (*triggers.on_verb("gain", name), *triggers.on_reach(name))]
        case ast.Pay():  # what stands in for it may be heard, too
            return [
                h for h in triggers.heard if isinstance(t := h.sentence.trigger, ast.OnEvent) and t.verb in ("pay", "substitute")
            ]
        case ast.Lose(amounts=amounts):
            names = sorted(goods(amounts, rules, named))
            return [h for name in names for h in triggers.on_reach(name)]
        case ast.Event(name=name):
            return triggers.on_rule(name, "after")
        case ast.LoseAll(names=lost):
            known = [name for name in lost if name in rules.variables]
            names = sorted({*known, *(named if len(known) < len(lost) else ())})
            return [h for name in names for h in triggers.on_reach(name)]
        case ast.Move() | ast.Place():
            verb = "move" if isinstance(node, ast.Move) else "place"
            return [h for h in triggers.heard if isinstance(t := h.sentence.trigger, ast.OnEvent) and t.verb == verb]
        case ast.Advance(target=target) | ast.Assign(target=target) | ast.Roll(what=target):
            return triggers.on_reach(target.name) if isinstance(target, ast.Name | ast.Attribute | ast.Call) else []
    return []


def moments(node: ast.Stmt, rules: Ruleset, named: frozenset[str]) -> list[list[Heard]]:
    """Rows of listeners who hear it at one moment. Who waits for a number to be reached is alone with it."""
    match node:
        case ast.Gain(amounts=amounts):
            return [rules.triggers.on_verb("gain", name) for name in sorted(goods(amounts, rules, named))]
        case ast.Event(name=name):
            return [rules.triggers.on_rule(name, "after")]
        case ast.Pay() | ast.Move() | ast.Place():
            verb = type(node).__name__.lower()
            return [row for (other, _, _), row in rules.triggers.events.items() if other == verb]
    return []
