"""A bot that looks further than its own step: Monte-Carlo tree search over what its seat may know."""

from rulewright.run.searching.search import Effort, SearchPolicy, ranked, read_effort

__all__ = ["Effort", "SearchPolicy", "ranked", "read_effort"]
