"""Statements: what they may act on, and the names they bind for the lines after them."""

from __future__ import annotations

from rulewright.check.expressions import Expressions
from rulewright.check.names import Scope
from rulewright.diagnostics import Span, did_you_mean
from rulewright.link.types import NUMBER, PLAYER, UNKNOWN, YES_NO, ListType, PieceType, Type, fits
from rulewright.parse import ast, reserved_words

FLOWING = (ast.Line, ast.Do, ast.If, ast.Repeat, ast.Turns, ast.EachPlayer, ast.ForEach, ast.Part, ast.Let)


class Statements(Expressions):
    """`body` checks a block; names bound by `let` and `choose` are known to the lines after them."""

    in_flow = False

    def body(self, statements: tuple[ast.Stmt, ...], scope: Scope) -> None:
        for statement in statements:
            self.statement(statement, scope)

    def statement(self, node: ast.Stmt, scope: Scope) -> None:
        if self.in_flow and not isinstance(node, FLOWING):
            self.in_flow = False  # a step of its own, to which the rules for rules apply
            if isinstance(node, ast.Choose):
                self.report(
                    "RW409", "a flow does not remember what was chosen", node.span, "choose in a rule, and `set` a variable"
                )
            self.statement(node, scope)
            self.in_flow = True
            return
        match node:
            case ast.Line(statements=statements):
                self.body(statements, scope)
            case ast.Pay(amounts=amounts) | ast.Gain(amounts=amounts) | ast.Lose(amounts=amounts):
                for amount in amounts:
                    self.amount(amount, scope)
            case ast.Advance(target=target, by=by, limit=limit):
                self.assignable(target, scope, NUMBER)
                for number in (by, limit):
                    if number is not None:
                        self.wants(number, NUMBER, scope)
            case ast.Assign(target=target, value=value):
                wanted = self.assignable(target, scope)
                self.infer(value, scope)
                self.expect(value, wanted)
            case ast.Let(name=name, value=value):
                self.bind(node, name, self.infer(value, scope), scope)
            case ast.Choose():
                self.choose(node, scope)
            case ast.Move() | ast.Place() | ast.Draw() | ast.Shuffle() | ast.Roll():
                self.handling(node, scope)
            case ast.Require(test=test):
                self.wants(test, YES_NO, scope)
            case ast.Do(rule=rule, otherwise=otherwise):
                self.do(node, rule, otherwise, scope)
            case ast.Skip() | ast.EndGame():
                pass
            case _:
                self.block(node, scope)

    def block(self, node: ast.Stmt, scope: Scope) -> None:
        """Statements that hold other statements."""
        match node:
            case ast.If(test=test, then=then, other=other):
                self.wants(test, YES_NO, scope)
                self.body(then, scope.child())
                self.body(other, scope.child())
            case ast.IfAble(then=then, other=other):
                self.body(then, scope)
                self.body(other, scope.child())
            case ast.Match(subject=subject, arms=arms):
                type_ = self.infer(subject, scope)
                for arm in arms:
                    self.bands(arm.bands, type_, scope)
                    self.body(arm.body, scope.child())
            case ast.Alternatives(alternatives=alternatives):
                for alternative in alternatives:
                    if alternative.test is not None:
                        self.wants(alternative.test, YES_NO, scope)
                    self.body(alternative.body, scope.child())
            case ast.May(body=body) | ast.Part(body=body):
                self.body(body, scope if isinstance(node, ast.Part) else scope.child())
            case ast.Times(count=count, body=body):
                self.wants(count, NUMBER, scope)
                self.body(body, scope.child())
            case ast.ForEach(name=name, items=items, body=body):
                element = self.elements(items, scope)
                self.free_name(name, node.span)
                self.body(body, scope.child(**{name: element}))
            case ast.EachPlayer(order=order, body=body) if order is not None:
                element = self.elements(order, scope)
                if not fits(element, PLAYER):
                    self.report("RW402", f"`each player in` needs players, but these are {element}s", order.span)
                self.body(body, scope.child(player=PLAYER))
            case ast.EachPlayer(start=start, body=body):
                if start is not None:
                    self.wants(start, PLAYER, scope)
                self.body(body, scope.child(player=PLAYER))
            case ast.Turns(start=start, until=until, body=body):
                if not self.in_flow:
                    self.report("RW409", "`turns` belongs in a flow", node.span, "use `each player` in a rule")
                if start is not None:
                    self.wants(start, PLAYER, scope)
                if until is not None:
                    self.wants(until, YES_NO, scope.child(player=PLAYER))
                self.body(body, scope.child(player=PLAYER))
            case ast.Repeat(body=body, until=until):
                inner = scope.child()
                self.body(body, inner)
                self.wants(until, YES_NO, inner)

    # -- single statements --
    def bind(self, node: ast.Stmt, name: str, type_: Type, scope: Scope) -> None:
        self.free_name(name, node.span)
        known = scope.find(name)
        if known is not None and not fits(type_, known):
            self.report("RW402", f"`{name}` is a {known} above, but a {type_} here", node.span, "use another name")
        scope.locals.setdefault(name, type_)

    def free_name(self, name: str, span: Span) -> None:
        """A name bound in a sentence must not be a word of the language."""
        if name in reserved_words() or name == "player":
            self.report("RW207", f"`{name}` is a word of the language and cannot be a name", span, "choose another name")

    def choose(self, node: ast.Choose, scope: Scope) -> None:
        element = self.elements(node.items, scope)
        if node.count is not None:
            self.wants(node.count, NUMBER, scope)
        self.prefs(node.prefs, scope.child(element, it=element))
        self.bind(node, node.name, ListType(element) if node.count is not None else element, scope)

    def handling(self, node: ast.Stmt, scope: Scope) -> None:
        """Pieces changing hands."""
        match node:
            case ast.Move(what=what, every=every, to=to):
                held = self.elements(what, scope) if every else self.infer(what, scope)
                if not every and held.kind in ("list", "zone") and held.of is not None:
                    held = held.of
                self.zone(to, held, scope)
            case ast.Draw(count=count, source=source, to=to):
                self.wants(count, NUMBER, scope)
                self.zone(to, self.zone(source, None, scope), scope)
            case ast.Shuffle(zone=zone):
                self.zone(zone, None, scope)
            case ast.Place(what=what, at=at):
                self.infer(what, scope)
                where = self.infer(at, scope)
                if where.kind not in ("spot", "unknown"):
                    self.report("RW402", f"a piece is placed at a spot, but this is a {where}", at.span,
                                "choose one from `spots(piece, board)`")
                elif where.kind == "spot":
                    self.expect(what, PieceType(self.rules.boards[where.name].tiles))
            case ast.Roll(what=what):
                self.assignable(what, scope, NUMBER)

    def zone(self, node: ast.Expr, holds: Type | None, scope: Scope) -> Type:
        type_ = self.infer(node, scope)
        if type_.kind not in ("zone", "unknown"):
            self.report("RW402", f"this is a {type_}, but a zone is needed here", node.span)
            return UNKNOWN
        if holds is not None and type_.of is not None and not fits(holds, type_.of):
            self.report("RW402", f"this zone holds {type_.of}s, not {holds}s", node.span)
        return type_.of or UNKNOWN

    def do(self, node: ast.Do, rule: ast.Expr, otherwise: ast.Expr | None, scope: Scope) -> None:
        self.rule_call(rule, scope)
        ref = self.meaning.refs.get(rule)
        if ref is not None and ref.kind == "flow" and not self.in_flow:
            self.report("RW409", "a rule cannot run a flow", node.span, "let the flow do the rule")
        if otherwise is not None:
            if not self.in_flow:
                self.report("RW409", "`otherwise` belongs in a flow", node.span, "use `if able:` in a rule")
            self.rule_call(otherwise, scope)

    def amount(self, node: ast.Amount, scope: Scope) -> None:
        if node.options:
            for option in node.options:
                self.amount(option, scope)
            return
        self.wants(node.count, NUMBER, scope)
        if node.per is not None:
            self.elements(node.per, scope)
        if isinstance(node.what, ast.Expr):
            element = self.elements(node.what, scope)
            if element.kind not in ("resource", "unknown"):
                self.report("RW402", f"a mix is made of resources, not of {element}s", node.what.span)
        elif isinstance(node.what, str):
            self.resource(node, node.what, scope)

    def resource(self, node: ast.Amount, name: str, scope: Scope) -> None:
        variable = self.rules.variables.get(name)
        local = scope.find(name)
        if local is not None and local.kind == "resource":
            return
        self.meaning.used.add(name)
        if variable is None or variable.type != NUMBER or variable.sort == "variable":
            known = [v.name for v in self.rules.variables.values() if v.sort != "variable"]
            guess = did_you_mean(name, known)
            hint = f"did you mean `{guess}`?" if guess else None
            span = node.span
            at = type(span)(span.file, span.end_line, max(1, span.end_column - len(name)), span.end_line, span.end_column)
            self.report("RW401", f"there is no resource or track called `{name}`", at if node.per is None else span, hint)
        elif any(type_ != PLAYER for type_ in variable.per):
            self.report("RW405", f"there is one `{name}` per {variable.per[0]}; say which", node.span, "use `advance` or `set`")

    def assignable(self, node: ast.Expr, scope: Scope, wanted: Type | None = None) -> Type:
        """What `set`, `advance` and `roll` may change: a variable, a changing attribute, or a name bound before."""
        type_ = self.infer(node, scope)
        ref = self.meaning.refs.get(node)
        if ref is None:
            if type_ != UNKNOWN:
                self.report("RW410", "this cannot be changed", node.span, "only variables, tracks and changing attributes can")
            return type_
        changeable = ref.kind == "variable" or (ref.kind == "local" and ref.target != "player")
        if ref.kind == "property" and not ref.of_it:
            owner = self.meaning.type(ref.args[0])
            if owner.kind == "cell":
                changeable = ref.target in self.rules.boards[owner.name].attributes
            elif owner.kind == "piece":
                attribute = self.rules.pieces[owner.name].attributes.get(ref.target)
                changeable = attribute is not None and attribute.varies
        if not changeable:
            self.report("RW410", "this cannot be changed", node.span, "only variables, tracks and changing attributes can")
        if wanted is not None:
            self.expect(node, wanted)
        return type_

    def bands(self, bands: tuple[ast.Band, ...], type_: Type, scope: Scope) -> None:
        for band in bands:
            for edge in (band.low, band.high):
                if edge is not None:
                    self.infer(edge, scope)
                    self.expect(edge, type_)
