"""`do X`, `able(X)`, `after doing X`: X is a rule with its arguments, a flow, or an effect printed on a piece."""

from __future__ import annotations

from rulewright.check.checking import Checking
from rulewright.check.params import params_of
from rulewright.check.refs import EffectRef, FlowRef, RuleRef
from rulewright.check.wanted import expect
from rulewright.diagnostics import English, suggest
from rulewright.link import UNKNOWN, EffectType, PieceType
from rulewright.parse import ast

Args = tuple[ast.Expr, ...]


def call_of_rule(node: ast.Expr, args: Args, checking: Checking, flows: bool = False) -> None:
    """Remember what is called, which is a flow only where one may stand; the arguments have been inferred before."""
    if not isinstance(node, ast.Name | ast.Call | ast.Attribute):
        checking.report(
            "RW401", English("this is no rule"), node.span, English("write the name of a rule, with its values in brackets")
        )
        return
    name, rules = node.name, checking.rules
    if name in rules.rules:
        checking.meaning.refs[node] = RuleRef(rules.rules[name], args)
        checking.meaning.used.add(name)
        _given(node, rules.rules[name], args, checking)
    elif name in rules.flows and not args:
        checking.meaning.used.add(name)
        if flows:
            checking.meaning.refs[node] = FlowRef(rules.flows[name])
        else:
            message = English("`{name}` is a flow, and a rule is needed here", name=name)
            checking.report("RW409", message, node.span, English("write the name of a rule"))
    elif isinstance(node, ast.Attribute) and _printed(node, checking):
        return
    elif name not in rules.broken:
        _no_such_rule(node, checking)


def _given(node: ast.Expr, rule: ast.Rule, args: Args, checking: Checking) -> None:
    params = params_of(rule, checking)
    if len(args) != len(params):
        shown = ", ".join(param for param, _ in params)
        message = English("`{name}` takes {count} values, not {count2}", name=rule.name, count=len(params), count2=len(args))
        checking.report("RW405", message, node.span, English("write `{name}({shown})`", name=rule.name, shown=shown))
        return
    for arg, (_, wanted) in zip(args, params, strict=True):
        expect(arg, wanted, checking)


def _printed(node: ast.Attribute, checking: Checking) -> bool:
    """Whether it is a program that pieces carry under that attribute."""
    type_ = checking.meaning.type(node.subject)
    if not isinstance(type_, PieceType):
        return False
    attribute = checking.rules.pieces[type_.name].attributes.get(node.name)
    if attribute is None or not isinstance(attribute.type, EffectType):
        return False
    checking.meaning.refs[node] = EffectRef(type_.name, node.name, node.subject)
    return True


def _no_such_rule(node: ast.Name | ast.Call | ast.Attribute, checking: Checking) -> None:
    known = [*checking.rules.rules, *checking.rules.flows]
    if isinstance(node, ast.Attribute):
        owner = checking.meaning.type(node.subject)
        if owner == UNKNOWN:
            return  # what it is asked of was told already
        known += [name for name, type_ in checking.properties(owner).items() if isinstance(type_, EffectType)]
    checking.report(
        "RW401", English("there is no rule called `{name}`", name=node.name), node.name.span, suggest(node.name, known)
    )
