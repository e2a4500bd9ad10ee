"""Checked rules to Python source over a flat state, through a typed program."""

from rulewright.compile.compiling import IMPROVEMENTS, Mode, compile_game, draft_of
from rulewright.compile.expression import Expression, compile_expression, compile_question
from rulewright.compile.ir.program import Branch, Draft, Effect, Site
from rulewright.compile.render.flow import OPENING
from rulewright.compile.render.module import Program

__all__ = [
    "IMPROVEMENTS",
    "OPENING",
    "Branch",
    "Draft",
    "Effect",
    "Expression",
    "Mode",
    "Program",
    "Site",
    "compile_expression",
    "compile_game",
    "compile_question",
    "draft_of",
]
