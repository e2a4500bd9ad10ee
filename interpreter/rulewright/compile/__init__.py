"""Checked rules to Python source over a flat state, through a typed program."""

from rulewright.compile.compiling import IMPROVEMENTS, Mode, compile_game, compile_native, draft_of
from rulewright.compile.expression import Expression, compile_expression, compile_question
from rulewright.compile.improve.bare import SIGNS, counted_by
from rulewright.compile.ir.program import Branch, Draft, Effect, Site
from rulewright.compile.render.flow import OPENING
from rulewright.compile.render.module import Program
from rulewright.compile.render_c.frame import Unrendered
from rulewright.compile.render_c.module import NativeProgram, Shape

__all__ = [
    "IMPROVEMENTS",
    "OPENING",
    "SIGNS",
    "Branch",
    "Draft",
    "Effect",
    "Expression",
    "Mode",
    "NativeProgram",
    "Program",
    "Shape",
    "Site",
    "Unrendered",
    "compile_expression",
    "compile_game",
    "compile_native",
    "compile_question",
    "counted_by",
    "draft_of",
]
