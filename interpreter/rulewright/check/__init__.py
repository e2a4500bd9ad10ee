"""Names, types, barriers, schemas: everything that can be known about a pack without playing it."""

from rulewright.check.check import Checked, check

__all__ = ["Checked", "check"]
