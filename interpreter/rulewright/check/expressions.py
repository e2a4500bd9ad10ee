"""The type of every expression."""

from __future__ import annotations

from rulewright.check.names import Names, Scope
from rulewright.check.refs import EffectRef, FlowRef, RuleRef
from rulewright.diagnostics import did_you_mean
from rulewright.link.types import NOTHING, NUMBER, RESOURCE, UNKNOWN, YES_NO, ListType, Type, element_of, fits
from rulewright.parse import ast

ORDERED = ("<", "<=", ">", ">=")
MAX_RANGE = 10_000


class Expressions(Names):
    """`infer` gives the type of an expression and reports what does not fit."""

    _values_open: set[str]

    def infer(self, node: ast.Expr, scope: Scope) -> Type:
        type_ = self._infer(node, scope)
        self.meaning.types[node] = type_
        return type_

    def _infer(self, node: ast.Expr, scope: Scope) -> Type:
        match node:
            case ast.Number():
                return NUMBER
            case ast.Name(name=name):
                return self.resolve(node, name, (), scope)
            case ast.Attribute(name=name, subject=subject):
                self.infer(subject, scope)
                return self.resolve(node, name, (subject,), scope)
            case ast.Call(name=name, args=args):
                for arg in args:
                    self.infer(arg, scope)
                return self.resolve(node, name, args, scope)
            case ast.SetOf(items=items):
                return self.set_of(node, items, scope)
            case ast.Negative(operand=operand):
                return self.wants(operand, NUMBER, scope, NUMBER)
            case ast.Not(operand=operand):
                return self.wants(operand, YES_NO, scope, YES_NO)
            case ast.Both(left=left, right=right):
                self.wants(left, YES_NO, scope)
                return self.wants(right, YES_NO, scope, YES_NO)
            case ast.Compare(op=op, left=left, right=right):
                return self.compare(node, op, left, right, scope)
            case ast.Member(item=item, items=items):
                return self.member(item, items, scope)
            case ast.Arith(left=left, right=right):
                self.wants(left, NUMBER, scope)
                return self.wants(right, NUMBER, scope, NUMBER)
            case ast.EitherOr(then=then, test=test, other=other):
                self.wants(test, YES_NO, scope)
                type_ = self.infer(then, scope)
                if self.infer(other, scope) != NOTHING and type_ == NOTHING:
                    type_ = self.meaning.type(other)
                self.expect(other, type_)
                return type_
            case ast.Range(low=low, high=high):
                self.wants(low, NUMBER, scope)
                self.wants(high, NUMBER, scope)
                self.bounded(node, low, high)
                return ListType(NUMBER)
        return self.collection(node, scope)

    def collection(self, node: ast.Expr, scope: Scope) -> Type:
        """Expressions over many things."""
        match node:
            case ast.Filtered(items=items, test=test):
                element = self.elements(items, scope)
                self.wants(test, YES_NO, scope.child(element, it=element))
                return ListType(element)
            case ast.Fold(op=op, value=value, name=name, items=items):
                element = self.elements(items, scope)
                if value is not None:
                    element = self.infer(value, scope.child(element if name == "it" else None, **{name: element}))
                if op in ("sum", "lowest", "highest") and not fits(element, NUMBER):
                    self.report("RW402", f"`{op} of` needs numbers, but these are {element}s", node.span)
                return ListType(element) if op == "list" else NUMBER
            case ast.Quantified(items=items):
                self.elements(items, scope)
                return YES_NO
            case ast.AnyLine(length=length, cell=through, test=test):
                self.wants(length, NUMBER, scope)
                at = self.infer(through, scope)
                if at.kind not in ("cell", "unknown"):
                    self.report("RW402", f"a line goes through a cell, but this is a {at}", through.span)
                elif at.kind == "cell" and self.rules.boards[at.name].tiles:
                    self.report("RW402", "lines are known on boards without tiles only", through.span)
                self.wants(test, YES_NO, scope.child(at, it=at))
                return YES_NO
            case ast.Pick(items=items):
                return self.elements(items, scope)
            case ast.Best(name=name, items=items, prefs=prefs):
                element = self.elements(items, scope)
                self.prefs(prefs, scope.child(element, **{name: element, "it": element}))
                return element
            case ast.Rank(items=items, prefs=prefs):
                element = self.elements(items, scope)
                self.prefs(prefs, scope.child(element, it=element))
                return ListType(element)
            case ast.Groups(items=items):
                element = self.elements(items, scope)
                if element.kind not in ("cell", "unknown"):
                    self.report("RW402", f"only cells form groups, but these are {element}s", items.span)
                return ListType(ListType(element))
            case ast.Reach(start=start, through=through, cost=cost, test=test):
                at = self.infer(start, scope)
                if at.kind not in ("cell", "unknown"):
                    self.report("RW402", f"a path starts from a cell, but this is a {at}", start.span)
                inner = scope.child(at, here=at, there=at, it=at, cost=NUMBER)
                self.wants(through, YES_NO, inner)
                self.wants(cost, NUMBER, inner)
                if test is not None:
                    self.wants(test, YES_NO, inner)
                return ListType(at)
            case ast.Able(rule=rule):
                self.rule_call(rule, scope)
                return YES_NO
            case ast.Hypothetical(value=value, rule=rule):
                self.rule_call(rule, scope)
                self.meaning.imagined.add(rule)
                return self.infer(value, scope)
        return UNKNOWN

    # -- helpers --
    def wants(self, node: ast.Expr, wanted: Type, scope: Scope, result: Type = UNKNOWN) -> Type:
        self.infer(node, scope)
        self.expect(node, wanted)
        return result

    def elements(self, node: ast.Expr, scope: Scope) -> Type:
        """The type of what a collection holds; anything else is reported."""
        type_ = self.infer(node, scope)
        element = element_of(type_)
        if element is None:
            if type_ != UNKNOWN:
                hint = "a number is no list: write `1..n`" if type_ == NUMBER else None
                self.report("RW406", f"this is one {type_}, but several things are needed here", node.span, hint)
            return UNKNOWN
        return element

    def set_of(self, node: ast.SetOf, items: tuple[ast.Expr, ...], scope: Scope) -> Type:
        element: Type | None = None
        for item in items:
            variable = self.rules.variables.get(item.name) if isinstance(item, ast.Name) else None
            named = variable is not None and variable.sort != "variable"
            if named and variable is not None and isinstance(item, ast.Name) and scope.find(item.name) is None:
                self.as_resource(item, variable)
            else:
                self.infer(item, scope)
            element = element or self.meaning.type(item)
            self.expect(item, element)
        return ListType(element or UNKNOWN)

    def compare(self, node: ast.Compare, op: str, left: ast.Expr, right: ast.Expr, scope: Scope) -> Type:
        a, b = self.infer(left, scope), self.infer(right, scope)
        for one, other in ((left, right), (right, left)):  # a resource that is named, not counted
            if self.meaning.type(one) == RESOURCE and self.meaning.type(other) == NUMBER:
                self.expect(other, RESOURCE)
                a, b = self.meaning.type(left), self.meaning.type(right)
        if op in ORDERED and ListType(NUMBER) in (a, b) and fits(a, b):
            pass
        elif op in ORDERED:
            self.expect(left, NUMBER)
            self.expect(right, NUMBER)
        elif not fits(a, b) and not fits(b, a):
            self.report("RW407", f"a {a} and a {b} can never be equal", node.span)
        return YES_NO

    def member(self, item: ast.Expr, items: ast.Expr, scope: Scope) -> Type:
        given = self.infer(item, scope)
        element = self.elements(items, scope)
        if not fits(given, element):
            self.report("RW407", f"a {given} can never be among {element}s", item.span)
        return YES_NO

    def bounded(self, node: ast.Range, low: ast.Expr, high: ast.Expr) -> None:
        if isinstance(low, ast.Number) and isinstance(high, ast.Number) and high.value - low.value >= MAX_RANGE:
            self.report("RW408", f"this range has more than {MAX_RANGE} numbers", node.span, "use a smaller range")

    def prefs(self, prefs: tuple[ast.Pref, ...], scope: Scope) -> None:
        for pref in prefs:
            if pref.value is None:
                continue
            type_ = self.infer(pref.value, scope)
            if pref.op in ("most", "least") and type_.kind not in ("number", "list", "unknown"):
                self.report("RW402", f"`{pref.op}` needs a number, but this is a {type_}", pref.value.span)
            elif pref.op == "prefer":
                self.expect(pref.value, YES_NO)
            elif pref.op == "first" and element_of(type_) is None and type_ != UNKNOWN:
                self.report("RW406", f"`first` needs a list to look in, but this is a {type_}", pref.value.span)

    def rule_call(self, node: ast.Expr, scope: Scope) -> None:
        """`do X`, `able(X)`: X must be a rule with its arguments, or an effect printed on a piece."""
        name, args = _called(node)
        for arg in args:
            self.infer(arg, scope)
        rules = self.rules
        if name in rules.rules:
            rule = rules.rules[name]
            params = self.params(rule, rule.params)
            self.meaning.refs[node] = RuleRef(rule, args)
            self.meaning.used.add(name)
            if len(args) != len(params):
                shown = ", ".join(param for param, _ in params)
                self.report(
                    "RW405", f"`{name}` takes {len(params)} values, not {len(args)}", node.span, f"write `{name}({shown})`"
                )
                return
            for arg, (_, wanted) in zip(args, params, strict=True):
                self.expect(arg, wanted)
        elif name in rules.flows and not args:
            self.meaning.refs[node] = FlowRef(rules.flows[name])
            self.meaning.used.add(name)
        elif name in rules.broken or (isinstance(node, ast.Attribute) and self.printed_effect(node, scope)):
            return
        else:
            guess = did_you_mean(name, [*rules.rules, *rules.flows])
            self.report("RW401", f"there is no rule called `{name}`", node.span, f"did you mean `{guess}`?" if guess else None)

    def printed_effect(self, node: ast.Attribute, scope: Scope) -> bool:
        type_ = self.meaning.type(node.subject)
        if type_.kind != "piece":
            return False
        attribute = self.rules.pieces[type_.name].attributes.get(node.name)
        if attribute is None or attribute.type.kind != "effect":
            return False
        self.meaning.refs[node] = EffectRef(type_.name, node.name, node.subject)
        return True


def _called(node: ast.Expr) -> tuple[str, tuple[ast.Expr, ...]]:
    match node:
        case ast.Name(name=name):
            return name, ()
        case ast.Call(name=name, args=args):
            return name, args
        case ast.Attribute(name=name, subject=subject):
            return name, (subject,)
    return "", ()
