"""Whether one can play with a pack: everything that can be found out about it, and a verdict."""

from rulewright.validate.settings import Setting, settings_of
from rulewright.validate.trying import Tried, try_out
from rulewright.validate.verdict import Finding, Verdict, judged

__all__ = ["Finding", "Setting", "Tried", "Verdict", "judged", "settings_of", "try_out"]
