"""Checked rules to Python source over a flat state."""

from rulewright.compile.module import Program, compile_game
from rulewright.compile.writing import Mode

__all__ = ["Mode", "Program", "compile_game"]
