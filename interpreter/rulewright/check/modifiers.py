"""Modifiers: what a price or a value is while something holds, or until something ends."""

from __future__ import annotations

from rulewright.check.checking import Checking
from rulewright.check.expressions import value_type, wants
from rulewright.check.goods import one_each
from rulewright.check.params import params_of
from rulewright.check.scope import Scope
from rulewright.diagnostics import English
from rulewright.link import GAME, NUMBER, YES_NO
from rulewright.parse import ast

COUNTER = English("resource or track")


def modifier(sentence: ast.Modifier, scope: Scope, checking: Checking) -> None:
    """`while test: …`, or what always holds."""
    match sentence.test:
        case ast.Name(name="owned") if "owned" not in checking.rules.variables:
            hint = English("leave `while owned:` out: what is printed on a component holds while somebody has it")
            checking.report("RW401", English("there is nothing called `{name}`", name="owned"), sentence.test.span, hint)
            return
    if sentence.test is not None:
        wants(sentence.test, YES_NO, scope, checking)
    for mod in sentence.mods:
        one(mod, scope, checking)


def lasting(node: ast.Lasting, scope: Scope, checking: Checking) -> None:
    """`until end of RULE: …`."""
    stretch(node.stretch, checking)
    one(node.mod, scope, checking)


def stretch(name: ast.Ident, checking: Checking) -> None:
    """What something lasts for, or works once in: a rule, a flow, or the game."""
    rules = checking.rules
    if checking.must_be(name, [*rules.rules, *rules.flows, GAME], English("rule or flow")):
        checking.meaning.used.add(name)


def one(mod: ast.Mod, scope: Scope, checking: Checking) -> None:
    if mod.op == "substitute":
        _counters((*mod.names, *mod.targets), checking)
        for name in set(mod.names).intersection(mod.targets):
            at = next(target for target in mod.targets if target == name)
            checking.report("RW415", English("`{name}` stands for itself", name=name), at.span, English("leave it out"))
    elif mod.op == "waive":
        _counters(mod.names, checking)
        for purpose in mod.targets:
            checking.must_be(purpose, checking.rules.symbols.purposes, English("purpose"))
    elif mod.value is not None and checking.must_be(mod.names[0], checking.rules.values, English("value")):
        _of_value(mod, mod.names[0], mod.value, scope, checking)


def _counters(names: tuple[ast.Ident, ...], checking: Checking) -> None:
    for name in names:
        if checking.must_be(name, checking.rules.counters(), COUNTER):
            one_each(name, checking, English("name what each player has once, or what there is one of for all"))
        checking.meaning.used.add(name)


def _of_value(mod: ast.Mod, name: ast.Ident, given: ast.Expr, scope: Scope, checking: Checking) -> None:
    """`add 1 to price(card)`, `treat rank(card) as 3`."""
    wants(given, NUMBER if mod.op == "add" else value_type(name, checking), scope, checking)
    checking.meaning.used.add(name)
    params = params_of(checking.rules.values[name], checking)
    if mod.args is not None and len(mod.args) != len(params):
        checking.report("RW405", English("`{name}` has {count} parameters", name=name, count=len(params)), name.span)
    for arg, (_, wanted) in zip(mod.args or (), params, strict=False):
        wants(arg, wanted, scope, checking)
