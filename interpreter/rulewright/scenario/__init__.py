"""Tests that people who know a game can write: given a state, when these choices are made, then these facts hold."""

from rulewright.scenario.report import Report, Result
from rulewright.scenario.runner import Wanted, run_scenarios
from rulewright.scenario.showing import Shown, show_scenarios

__all__ = ["Report", "Result", "Shown", "Wanted", "run_scenarios", "show_scenarios"]
