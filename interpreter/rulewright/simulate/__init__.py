"""Many games at once, and what they tell about the rules: on all cores, the same for any number of them."""

from rulewright.simulate.comparing import Difference, compared
from rulewright.simulate.elsewhere import Unreachable
from rulewright.simulate.figures import Estimate, difference, share_of
from rulewright.simulate.keeping import Keeper, Kept, kept_in
from rulewright.simulate.plan import Plan, planned
from rulewright.simulate.playing import rules_of
from rulewright.simulate.report import Component, Dead, Report, Seat, Source, reported
from rulewright.simulate.results import Batch, Played, Results
from rulewright.simulate.working import Stopped, cores, side_by_side, simulate

__all__ = [
    "Batch",
    "Component",
    "Dead",
    "Difference",
    "Estimate",
    "Keeper",
    "Kept",
    "Plan",
    "Played",
    "Report",
    "Results",
    "Seat",
    "Source",
    "Stopped",
    "Unreachable",
    "compared",
    "cores",
    "difference",
    "kept_in",
    "planned",
    "reported",
    "rules_of",
    "share_of",
    "side_by_side",
    "simulate",
]
