"""What may fail although nothing could be done about it: behind a barrier that is part of the same statement."""

from __future__ import annotations

from rulewright.check.behaviour.analysis import Behaviours
from rulewright.check.behaviour.moments import reacting
from rulewright.check.behaviour.verbs import CALM, Behaviour
from rulewright.link import Heard
from rulewright.parse import ast


def trapped(node: ast.Stmt, behaviours: Behaviours) -> bool:
    """Whether something that happens along with a statement may fail behind a barrier that is part of it, too."""
    heard = reacting(node, behaviours.rules, behaviours.named_goods)
    if isinstance(node, ast.Window):
        playable = behaviours.rules.triggers.in_window(node.name)
        kinds = dict.fromkeys(one.owned.kind or "" for one in playable)
        after = [listener for kind in kinds for listener in behaviours.rules.triggers.on_verb("play", kind)]
        return _stuck([playable, after], None, behaviours)
    if not heard:
        return False
    before = [one for one in heard if isinstance(t := one.sentence.trigger, ast.OnEvent) and t.when != "after"]
    after = [one for one in heard if one not in before]
    return _stuck([before, after], behaviours.own(node), behaviours)


def trapped_around(rule: str, behaviours: Behaviours) -> bool:
    """The same for those who listen before, instead of and after a rule."""
    triggers = behaviours.rules.triggers
    stages = [[*triggers.on_rule(rule, "before"), *triggers.on_rule(rule, "instead of")], triggers.on_rule(rule, "after")]
    if not any(stages):
        return False
    body = CALM
    for seat in behaviours.everyone:
        version = behaviours.rules.seat_rules.get((rule, seat), behaviours.rules.rules[rule])
        body |= behaviours.body(version.body, (seat,))
    return _stuck(stages, body, behaviours)


def _stuck(stages: list[list[Heard]], between: Behaviour | None, behaviours: Behaviours) -> bool:
    """Whether a listener, or what stands between those before and those after, may fail behind another that crosses."""
    rows = [[behaviours.happening(one) for one in stage] for stage in stages]
    if between is not None:
        rows.insert(1, [between])
    crossed = False
    for row in rows:
        crossing = sum(one.crosses for one in row)
        if any(one.fails and (crossed or crossing > one.crosses) for one in row):
            return True
        crossed = crossed or crossing > 0
    return False
