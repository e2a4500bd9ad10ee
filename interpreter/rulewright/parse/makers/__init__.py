"""From lark's tree to ours: what each rule of the grammar makes, and the walk that asks them."""

from rulewright.parse.makers.making import Locate, TooDeep, TooLarge
from rulewright.parse.makers.walk import MAKERS, build

__all__ = ["MAKERS", "Locate", "TooDeep", "TooLarge", "build"]
