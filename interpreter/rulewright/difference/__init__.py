"""What one set of rules says and does otherwise than another: entry by entry, in sentences, and in play."""

from rulewright.difference.changes import Change, changes
from rulewright.difference.telling import Told, told

__all__ = ["Change", "Told", "changes", "told"]
