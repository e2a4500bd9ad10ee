"""Limits on a whole game, looked at before anything else: how large it is, and how deeply its sentences build on one another.

They are far above any real game. What stays below them is checked, compiled and copied in a moment.
"""

from __future__ import annotations

from rulewright.check.depth import check_depth, check_flows
from rulewright.check.size import check_lines, check_size
from rulewright.diagnostics import Diagnostic
from rulewright.link import Ruleset


def check_limits(rules: Ruleset) -> list[Diagnostic]:
    problems = [*check_size(rules), *check_lines(rules), *check_flows(rules)]
    return problems or list(check_depth(rules))
