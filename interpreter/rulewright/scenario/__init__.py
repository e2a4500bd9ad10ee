"""Tests that people who know a game can write: given a state, when these choices are made, then these facts hold."""

from rulewright.scenario.both import Both, Ends, play_both
from rulewright.scenario.report import Report, Result
from rulewright.scenario.runner import Wanted, run_scenarios
from rulewright.scenario.showing import Shown, show_scenarios

__all__ = ["Both", "Ends", "Report", "Result", "Shown", "Wanted", "play_both", "run_scenarios", "show_scenarios"]
