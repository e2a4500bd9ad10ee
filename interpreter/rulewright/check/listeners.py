"""Sentences that wait: listeners, cards played in windows, modifiers, and the answers of automated seats.

What they may refer to is declared by use: `window taking(die, v)` in a rule makes the window, `pay … for wages` the purpose,
`any order as actions` the agenda. Rules are therefore checked first and listeners after them.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.check.names import Scope
from rulewright.check.statements import Statements
from rulewright.diagnostics import Span, did_you_mean
from rulewright.link.ruleset import Owned
from rulewright.link.types import NUMBER, PLAYER, UNKNOWN, YES_NO, CellType, PieceType, Type
from rulewright.parse import ast

SCOPES = ("action", "turn", "game")
VERBS_ON_RESOURCES = ("gain", "pay", "substitute")


class Listeners(Statements):
    """Checks listeners, modifiers and bots; remembers windows, purposes and agendas as rules use them."""

    windows: dict[str, tuple[Type, ...]]
    purposes: set[str]
    agendas: set[str]
    labels: set[str]

    # -- statements that others wait for --
    def block(self, node: ast.Stmt, scope: Scope) -> None:
        match node:
            case ast.Window(name=name, args=args):
                self.window(node, name, args, scope)
            case ast.AddToAgenda(agenda=agenda, rule=rule):
                self.rule_call(rule, scope)
                ref = self.meaning.refs.get(rule)
                if ref is not None and ref.kind != "rule":
                    self.report("RW409", "only a rule can be added to an agenda", rule.span, "write a rule that does it")
                self.must_be(agenda, self.agendas, "agenda", node.span)
            case ast.Lasting(scope=lasting, mod=mod):
                self.must_be(lasting, SCOPES, "stretch of time", node.span)
                self.mod(mod, scope)
            case _:
                super().block(node, scope)

    def window(self, node: ast.Window, name: str, args: tuple[ast.Expr, ...], scope: Scope) -> None:
        types = []
        for arg in args:
            types.append(self.infer(arg, scope))
            if not isinstance(arg, ast.Name) or scope.find(arg.name) is None:
                self.report("RW402", "a window passes on names, so that a card may change them", arg.span, "use `let` first")
        known = self.windows.setdefault(name, tuple(types))
        if len(known) != len(types):
            self.report("RW405", f"the window `{name}` has {len(known)} values elsewhere", node.span)

    def must_be(self, name: str, names: object, what: str, span: Span) -> bool:
        listed = sorted(names)  # type: ignore[call-overload]
        if name in listed:
            return True
        if name in self.rules.broken:
            return False
        guess = did_you_mean(name, listed)
        hint = f"did you mean `{guess}`?" if guess else (f"known: {', '.join(listed)}" if listed else None)
        self.report("RW401", f"there is no {what} called `{name}`", span, hint)
        return False

    def collect(self) -> None:
        """What rules declare by using it."""
        self.windows, self.purposes, self.agendas, self.labels = {}, set(), set(), {"more"}
        for node in self.everything():
            if isinstance(node, ast.Pay) and node.purpose:
                self.purposes.add(node.purpose)
            elif isinstance(node, ast.Alternatives):
                if node.op == "any order" and node.label:
                    self.agendas.add(node.label)
                self.labels.add(node.label or "one")
            elif isinstance(node, ast.Choose):
                self.labels.add(node.label or node.name)
            elif isinstance(node, ast.May):
                self.labels.add(node.label or "may")

    def everything(self) -> Iterator[ast.Node]:
        """Every part of every rule, listener and printed effect."""
        sentences: list[ast.Node] = [rule for _, rule in self.rules.programs()]
        sentences += [owned.sentence for owned in self.rules.listeners]
        sentences += [s for kind in self.rules.pieces.values() for item in kind.items for e in item.effects.values() for s in e]
        for sentence in sentences:
            yield from ast.walk(sentence)

    # -- listeners --
    def listener(self, owned: Owned) -> None:
        sentence = owned.sentence
        names: dict[str, Type] = {"player": PLAYER, "actor": PLAYER}
        if owned.kind is not None:
            names |= {"owner": PLAYER, "this": PieceType(owned.kind)}
        scope = Scope(None, names)
        if isinstance(sentence, ast.Modifier):
            self.modifier(sentence, scope, owned.kind is not None)
            return
        if sentence.once_per is not None:
            self.must_be(sentence.once_per, SCOPES, "stretch of time", sentence.span)
        match sentence.trigger:
            case ast.OnEvent() as event:
                self.on_event(event, scope, owned)
            case ast.OnReach() as reach:
                self.on_reach(reach, scope)
            case ast.InWindow() as window:
                if owned.kind is None:
                    self.report("RW409", "only a card can be played in a window", window.span, "print it on a component")
                if self.must_be(window.name, self.windows, "window", window.span):
                    self.bind_params(window, window.params, self.windows[window.name], scope)
                if window.test is not None:
                    self.wants(window.test, YES_NO, scope)
        self.body(sentence.body, scope)

    def on_event(self, event: ast.OnEvent, scope: Scope, owned: Owned) -> None:
        if owned.kind is None and event.who != "any player":
            self.report("RW409", f"nobody owns this sentence, so `{event.who}` is nobody", event.span, "write `any player`")
        if event.when != "after" and event.verb not in ("do", "pay"):
            self.report(
                "RW409",
                f"only `after` can be said of `{event.verb}`",
                event.span,
                "listen before or instead of the rule that does it",
            )
        for name, purposes in reversed(event.heard):
            self.bind_params(event, event.params, self.passed_on(event, name), scope)
            for purpose in purposes:
                if event.verb == "substitute":
                    self.must_be(purpose, self.counters(), "resource or track", event.span)
                else:
                    self.must_be(purpose, self.purposes, "purpose", event.span)
        if event.test is not None:
            self.wants(event.test, YES_NO, scope)

    def passed_on(self, event: ast.OnEvent, name: str) -> tuple[Type, ...]:
        """The types of the values that come with what is listened to."""
        if event.verb == "do":
            rule = self.rules.rules.get(name)
            if rule is None:
                self.must_be(name, self.rules.rules, "rule", event.span)
                return (UNKNOWN,) * len(event.params)
            self.meaning.used.add(name)
            return tuple(type_ for _, type_ in self.params(rule, rule.params))
        if event.verb in VERBS_ON_RESOURCES:
            self.must_be(name, self.counters(), "resource or track", event.span)
            self.meaning.used.add(name)
            return (NUMBER,)
        self.must_be(name, [*self.rules.pieces, *self.rules.boards], "kind of piece or board", event.span)
        kind = self.rules.boards[name].tiles if name in self.rules.boards else name
        return (PieceType(kind),) if kind in self.rules.pieces else (UNKNOWN,)

    def counters(self) -> list[str]:
        return [name for name, v in self.rules.variables.items() if v.sort != "variable"]

    def bind_params(self, node: ast.Node, params: tuple[str, ...], types: tuple[Type, ...], scope: Scope) -> None:
        if len(params) > len(types):
            self.report("RW405", f"there are only {len(types)} values here, not {len(params)}", node.span)
        for name, type_ in zip(params, types, strict=False):
            scope.locals[name] = type_

    def on_reach(self, reach: ast.OnReach, scope: Scope) -> None:
        """`when light reaches 10`, `when power of worker reaches 6`: a free name in it is whatever changed."""
        target = reach.target
        if isinstance(target, ast.Attribute) and isinstance(target.subject, ast.Name) and scope.find(target.subject.name) is None:
            kinds = [kind.name for kind in self.rules.pieces.values()
                     if target.name in kind.attributes and kind.attributes[target.name].varies]
            variable = self.rules.variables.get(target.name)
            if kinds:
                scope.locals[target.subject.name] = PieceType(kinds[0])
            elif variable is not None and len(variable.per) == 1:
                scope.locals[target.subject.name] = variable.per[0]
        self.assignable(target, scope, NUMBER)
        self.wants(reach.amount, NUMBER, scope)

    # -- modifiers --
    def modifier(self, sentence: ast.Modifier, scope: Scope, printed: bool) -> None:
        if not (printed and isinstance(sentence.test, ast.Name) and sentence.test.name == "owned"):
            self.wants(sentence.test, YES_NO, scope)
        for mod in sentence.mods:
            self.mod(mod, scope)

    def mod(self, mod: ast.Mod, scope: Scope) -> None:
        resources = self.counters()
        if mod.op in ("substitute", "waive"):
            for name in mod.names + (mod.targets if mod.op == "substitute" else ()):
                self.must_be(name, resources, "resource or track", mod.span)
                self.meaning.used.add(name)
            if mod.op == "waive":
                for purpose in mod.targets:
                    self.must_be(purpose, self.purposes, "purpose", mod.span)
            return
        name = mod.names[0]
        assert mod.value is not None
        if not self.must_be(name, self.rules.values, "value", mod.span):
            return
        self.wants(mod.value, NUMBER if mod.op == "add" else self.value_type(name), scope)
        self.meaning.used.add(name)
        value = self.rules.values[name]
        params = self.params(value, value.params)
        if mod.args is not None and len(mod.args) != len(params):
            self.report("RW405", f"`{name}` has {len(params)} parameters", mod.span)
        for arg, (_, wanted) in zip(mod.args or (), params, strict=False):
            self.wants(arg, wanted, scope)

    # -- automated seats --
    def bot(self, bot: ast.Bot) -> None:
        for answer in bot.answers:
            if not self.must_be(answer.name, self.labels, "choice", answer.span):
                continue
            ways = self.alternatives_of(answer.name)
            if ways:
                for pref in answer.prefs:
                    if pref.op not in ("random", "never") and not (pref.op == "prefer" and isinstance(pref.value, ast.Name)):
                        self.report("RW402", "alternatives are answered by name", pref.span, f"write `prefer {ways[0]}`")
                    elif isinstance(pref.value, ast.Name):
                        self.must_be(pref.value.name, ways, "alternative", pref.value.span)
                continue
            element = self.asked_type(answer.name)
            scope = Scope(None, {"player": PLAYER})
            self.prefs(answer.prefs, scope.child(element, it=element))

    def alternatives_of(self, label: str) -> list[str]:
        for node in self.everything():
            if isinstance(node, ast.Alternatives) and (node.label or "one") == label:
                return [alternative.name for alternative in node.alternatives]
        return []

    def asked_type(self, label: str) -> Type:
        """What the options of a choice are; alternatives are compared by their names."""
        for node in self.everything():
            if isinstance(node, ast.Choose) and (node.label or node.name) == label:
                type_ = self.meaning.type(node.items)
                return CellType(type_.name) if type_.kind == "board" else type_.of or UNKNOWN
        return UNKNOWN
