"""What a sentence may do: fail, stumble, ask, cross a barrier. One analysis, for the checker and for the compiler."""

from rulewright.check.behaviour.analysis import Behaviours
from rulewright.check.behaviour.barriers import find_failing, find_imagined
from rulewright.check.behaviour.filled import asked_about
from rulewright.check.behaviour.footprints import Thing, component
from rulewright.check.behaviour.goods import all_mods
from rulewright.check.behaviour.verbs import ANYTHING, CALM, Behaviour

__all__ = [
    "ANYTHING",
    "CALM",
    "Behaviour",
    "Behaviours",
    "Thing",
    "all_mods",
    "asked_about",
    "component",
    "find_failing",
    "find_imagined",
]
