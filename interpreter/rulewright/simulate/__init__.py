"""Many games at once, and what they tell about the rules: on all cores, the same for any number of them."""

from rulewright.simulate.comparing import Difference, compared
from rulewright.simulate.figures import Estimate, difference, share_of
from rulewright.simulate.keeping import Keeper, Kept, kept_in
from rulewright.simulate.plan import Plan, planned
from rulewright.simulate.report import Component, Dead, Report, Seat, Source, reported
from rulewright.simulate.results import Batch, Played, Results
from rulewright.simulate.working import Stopped, cores, simulate

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
    "compared",
    "cores",
    "difference",
    "kept_in",
    "planned",
    "reported",
    "share_of",
    "simulate",
]
