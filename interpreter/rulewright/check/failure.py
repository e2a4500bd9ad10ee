"""What can fail, and what lies behind a barrier.

A barrier is a draw, a roll, a reveal, or a choice of another seat: the search for legal options never looks past one,
so nothing behind it may fail. The same knowledge tells the compiler which choices need no search at all.
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.check.meaning import Meaning
from rulewright.diagnostics import Diagnostic
from rulewright.link.ruleset import Ruleset
from rulewright.parse import ast

Body = tuple[ast.Stmt, ...]


class Failure:
    """Answers questions about statements; rules that call each other are solved once and remembered."""

    def __init__(self, rules: Ruleset, meaning: Meaning) -> None:
        self.rules = rules
        self.meaning = meaning
        self._fails: dict[tuple[str, str], bool] = {}
        self._crosses: dict[tuple[str, str], bool] = {}
        self._asks: dict[tuple[str, str], bool] = {}
        self._stumbles: dict[tuple[str, str], bool] = {}
        self._reacting: dict[tuple[ast.Listener, str], bool] = {}
        self._named: set[str] | None = None
        self.everyone = ("", *sorted(rules.seats()))
        self.acting = self.everyone  # whose versions of rules are meant: "" is a person
        self._picking: dict[str, bool] = {}

    # -- can it fail? --
    def fails(self, body: Body) -> bool:
        return any(self.statement_fails(statement) for statement in body)

    def statement_fails(self, node: ast.Stmt) -> bool:
        if self.reacts(node, "fail", self.fails):
            return True
        match node:
            case ast.Line(statements=statements):
                return self.fails(statements)
            case ast.Require():
                return True
            case ast.Pay(amounts=amounts):
                return not all(isinstance(a.count, ast.Number) and a.count.value == 0 for a in amounts)
            case ast.Choose():
                return self.choose_fails(node)
            case ast.Do(rule=rule):
                return self.rule_fails(rule)
            case ast.If(test=test, then=then, other=other):
                return self.picks(test) or self.fails(then) or self.fails(other)
            case ast.IfAble(other=other):
                return self.fails(other)
            case ast.Match(subject=subject, arms=arms):
                return self.picks(subject) or any(self.fails(arm.body) for arm in arms)
            case ast.Alternatives(op=op, alternatives=alternatives):
                total = any(a.test is None and not self.fails(a.body) for a in alternatives)
                if op == "any order":
                    return any(self.fails(a.body) for a in alternatives)
                return not total
            case ast.May():
                return False
            case ast.Times(up_to=up_to, body=body):
                return self.picks(node.count) or (not up_to and self.fails(body))
            case ast.ForEach(items=items, body=body):
                return self.picks(items) or self.fails(body)
            case ast.EachPlayer(body=body):
                return self.for_all(self.fails, body)
            case ast.Part(body=body) | ast.Repeat(body=body):
                return self.fails(body)
        return any(self.picks(child) for child in ast.children(node))

    def for_all(self, ask: Callable[[Body], bool], body: Body) -> bool:
        """Ask about a block that every seat carries out, with its own versions of the rules."""
        outer, self.acting = self.acting, self.everyone
        answer = ask(body)
        self.acting = outer
        return answer

    def for_seat(self, seat: str, ask: Callable[[Body], bool], body: Body) -> bool:
        outer, self.acting = self.acting, (seat,)
        answer = ask(body)
        self.acting = outer
        return answer

    def choose_fails(self, node: ast.Choose) -> bool:
        if node.up_to:
            return False
        items = node.items
        if isinstance(items, ast.Range) and isinstance(items.low, ast.Number | ast.Negative):
            return isinstance(items.low, ast.Number) and items.low.value > 0 and not isinstance(items.high, ast.Number)
        if isinstance(items, ast.SetOf):
            return not items.items
        ref = self.meaning.refs.get(items)
        return not (ref is not None and ref.kind == "players")

    def picks(self, node: ast.Node) -> bool:
        """`first of` and `best` fail when there is nothing to pick, and so does dividing by 0; also inside named values."""
        return any(self._is_pick(part) for part in ast.walk(node))

    def _is_pick(self, node: ast.Node) -> bool:
        match node:
            case ast.Pick():
                return True
            case ast.Best():
                return self.meaning.type(node).kind != "list"
            case ast.Arith(op="div" | "mod", right=right):
                divisor = self.meaning.refs.get(right)
                counted = divisor is not None and divisor.kind == "player_count"
                return not counted and not (isinstance(right, ast.Number) and right.value != 0)
            case ast.Hypothetical(rule=rule):
                return self.rule_fails(rule)
        ref = self.meaning.refs.get(node)
        if ref is not None and ref.kind == "value":
            return self._value_picks(ref.target.name)
        return ref is not None and ref.kind == "property" and ref.target in ("first", "last")

    def _value_picks(self, name: str) -> bool:
        if name not in self._picking:
            self._picking[name] = False
            self._picking[name] = self.picks(self.rules.values[name])
        return self._picking[name]

    # -- what happens along with a statement --
    def reacts(self, node: ast.Stmt, about: str, ask: Callable[[Body], bool]) -> bool:
        """Whether this holds for a listener that a statement sets off."""
        return any(self._reaction(listener, about, ask) for listener in self.reactions(node))

    def _reaction(self, listener: ast.Listener, about: str, ask: Callable[[Body], bool]) -> bool:
        key = (listener, about)
        if key not in self._reacting:
            self._reacting[key] = False
            self._reacting[key] = self.for_all(ask, listener.body)
        return self._reacting[key]

    def reactions(self, node: ast.Stmt) -> list[ast.Listener]:
        verbs: tuple[str, ...] = ()
        names: set[str] | None = None
        changed: set[str] = set()
        match node:
            case ast.Gain(amounts=amounts) | ast.Pay(amounts=amounts) | ast.Lose(amounts=amounts):
                names = self.goods(amounts)
                verbs = {ast.Gain: ("gain",), ast.Pay: ("pay", "substitute")}.get(type(node), ())
                changed = names if isinstance(node, ast.Gain) else set()
                names = None if isinstance(node, ast.Pay) else names  # what stands in for it may be heard, too
            case ast.Move():
                verbs = ("move",)
            case ast.Place():
                verbs = ("place",)
            case ast.Advance(target=target) | ast.Assign(target=target):
                changed = {target.name} if isinstance(target, ast.Name | ast.Attribute | ast.Call) else set()
        found = []
        for owned in self.rules.listeners if verbs or changed else ():
            if not isinstance(owned.sentence, ast.Listener):
                continue
            trigger = owned.sentence.trigger
            if isinstance(trigger, ast.OnEvent):
                if trigger.verb in verbs and (names is None or names & set(trigger.names)):
                    found.append(owned.sentence)
            elif isinstance(trigger, ast.OnReach) and getattr(trigger.target, "name", "") in changed:
                found.append(owned.sentence)
        return found

    def goods(self, amounts: tuple[ast.Amount, ...]) -> set[str]:
        """The counters that amounts may concern; a name that stands for a resource may be any that is ever named so."""
        found: set[str] = set()
        for amount in (part for whole in amounts for part in ast.walk(whole) if isinstance(part, ast.Amount)):
            if isinstance(amount.what, str) and amount.what in self.rules.variables:
                found.add(amount.what)
            elif not amount.options:
                found |= self.named_goods()
        return found

    def named_goods(self) -> set[str]:
        if self._named is None:
            self._named = {ref.target.name for ref in self.meaning.refs.values() if ref.kind == "resource"}
            tables = [table for table in self.rules.tables.values() if table.type.kind == "resource"]
            self._named |= {str(value) for table in tables for value in table.values.values()}
            for kind in self.rules.pieces.values():
                columns = [a.name for a in kind.attributes.values() if "resource" in (a.type.kind, a.type.of and a.type.of.kind)]
                for item in kind.items:
                    for name in columns:
                        value = item.values.get(name, ())
                        self._named |= {value} if isinstance(value, str) else set(value)
        return self._named

    def played(self, window: str) -> list[ast.Listener]:
        """The cards that may be played in a window."""
        sentences = [owned.sentence for owned in self.rules.listeners if isinstance(owned.sentence, ast.Listener)]
        return [s for s in sentences if isinstance(s.trigger, ast.InWindow) and s.trigger.name == window]

    def rule_fails(self, call: ast.Expr) -> bool:
        return self._about(call, self._fails, self.fails)

    def _about(self, call: ast.Expr, memo: dict[tuple[str, str], bool], ask: Callable[[Body], bool]) -> bool:
        ref = self.meaning.refs.get(call)
        if ref is None:
            return False
        if ref.kind == "effect":
            kind, attribute = ref.target
            key = (f"{kind}.{attribute}", " ".join(self.acting))
            if key not in memo:
                memo[key] = False
                programs = [item.effects.get(attribute, ()) for item in self.rules.pieces[kind].items]
                memo[key] = any(ask(tuple(s for s in program if isinstance(s, ast.Stmt))) for program in programs)
            return memo[key]
        if ref.kind != "rule":
            return False
        return any(self._version(ref.target.name, seat, memo, ask) for seat in self.acting)

    def _version(self, name: str, seat: str, memo: dict[tuple[str, str], bool], ask: Callable[[Body], bool]) -> bool:
        """The same for a rule as one seat carries it out, and for those who listen to it."""
        key = (name, seat)
        if key not in memo:
            memo[key] = False
            rule = self.rules.seat_rules.get(key, self.rules.rules[name])
            memo[key] = self.for_seat(seat, ask, rule.body) or any(
                self.for_all(ask, listener.body) for listener in self.listening(name)
            )
        return memo[key]

    def listening(self, rule: str) -> list[ast.Listener]:
        """The listeners that run with a rule."""
        found = []
        for owned in self.rules.listeners:
            sentence = owned.sentence
            if isinstance(sentence, ast.Listener) and isinstance(sentence.trigger, ast.OnEvent):
                if sentence.trigger.verb == "do" and rule in sentence.trigger.names:
                    found.append(sentence)
        return found

    # -- can anything in it fail, even where the rule as a whole cannot? --
    def smooth(self, call: ast.Expr) -> bool:
        """Whether every way through a rule succeeds, whatever is chosen: nothing ever has to be taken back."""
        if not self._about(call, self._asks, self.asks):
            return not self.rule_fails(call)
        return not self._about(call, self._stumbles, self.stumbles)

    def stumbles(self, body: Body) -> bool:
        return any(self.statement_stumbles(statement) for statement in body)

    def statement_stumbles(self, node: ast.Stmt) -> bool:
        if self.reacts(node, "stumble", self.stumbles):
            return True
        match node:
            case ast.Do(rule=rule):
                return self._about(rule, self._stumbles, self.stumbles)
            case ast.Window(name=name):
                return any(self._reaction(listener, "stumble", self.stumbles) for listener in self.played(name))
            case ast.AddToAgenda():
                return True
        inner = _inner(node)
        if not inner:
            return self.statement_fails(node)
        asked = [child for child in ast.children(node) if isinstance(child, ast.Expr)]
        return any(map(self.statement_stumbles, inner)) or any(map(self.picks, asked))

    # -- does it cross a barrier? --
    def crosses(self, body: Body) -> bool:
        return any(self.statement_crosses(statement) for statement in body)

    def statement_crosses(self, node: ast.Stmt) -> bool:
        if self.reacts(node, "cross", self.crosses):
            return True
        match node:
            case ast.Roll() | ast.Shuffle():
                return True
            case ast.Window(name=name):
                return any(self._reaction(listener, "cross", self.crosses) for listener in self.played(name))
            case ast.Draw(source=source):
                return self.hidden(source)
            case ast.Move(what=what) | ast.Place(what=what):
                return any(isinstance(part, ast.Expr) and self.hidden(part) for part in ast.walk(what))
            case ast.Choose(prefs=prefs):
                return any(pref.op == "random" for pref in prefs)
            case ast.Do(rule=rule):
                return self._about(rule, self._crosses, self.crosses)
            case ast.EachPlayer(body=body):
                return self.for_all(self.asks, body) or self.for_all(self.crosses, body)
        return any(self.statement_crosses(child) for child in _inner(node))

    def hidden(self, node: ast.Expr) -> bool:
        ref = self.meaning.refs.get(node)
        return ref is not None and ref.kind == "zone" and ref.target.seen_by != "all"

    # -- does it ask a player? --
    def asks(self, body: Body) -> bool:
        return any(self.statement_asks(statement) for statement in body)

    def statement_asks(self, node: ast.Stmt) -> bool:
        if self.reacts(node, "ask", self.asks):
            return True
        match node:
            case ast.Choose(prefs=prefs):
                return not prefs
            case ast.May() | ast.Window():
                return True
            case ast.Times(up_to=True):
                return True
            case ast.Alternatives(op=op):
                if op != "first possible":
                    return True
            case ast.Pay(amounts=amounts):
                return any(amount.options or not isinstance(amount.what, str) for amount in amounts)
            case ast.Gain(amounts=amounts):
                return any(not isinstance(amount.what, str) for amount in amounts)
            case ast.Do(rule=rule):
                return self._about(rule, self._asks, self.asks)
        return any(self.statement_asks(child) for child in _inner(node))

    def check_imagined(self, problems: list[Diagnostic]) -> None:
        """`(x after doing rule)` is worked out on a copy: such a rule can neither ask nor draw."""
        for node, ref in list(self.meaning.refs.items()):
            if isinstance(node, ast.Expr) and ref.kind == "rule" and node in self.meaning.imagined:
                if self._about(node, self._asks, self.asks) or self._about(node, self._crosses, self.crosses):
                    message = f"`{ref.target.name}` asks or draws, so nobody can say what holds after it"
                    problems.append(Diagnostic("RW413", message, node.span, "imagine a rule that does neither"))

    # -- the check --
    def check(self, body: Body, problems: list[Diagnostic], seat: str | None = None) -> None:
        """Report what may fail behind a barrier; in a rule of one seat, only its versions of other rules matter."""
        self.acting = self.everyone if seat is None else (seat,)
        self._scan(body, False, problems)
        self.acting = self.everyone

    def _scan(self, body: Body, behind: bool, problems: list[Diagnostic]) -> bool:
        for node in body:
            inner = tuple(_inner(node))
            if behind and self.statement_fails(node) and not (inner and not isinstance(node, ast.Alternatives)):
                message = "this can fail, but a draw, roll or another player's choice stands before it"
                hint = "guard it with `may` or `if able`, or `require able(…)` before that"
                problems.append(Diagnostic("RW420", message, node.span, hint))
            if isinstance(node, ast.If):
                behind = self._scan(node.then, behind, problems) | self._scan(node.other, behind, problems)
            elif isinstance(node, ast.EachPlayer):
                asked = self.for_all(self.asks, node.body)
                outer, self.acting = self.acting, self.everyone
                behind = self._scan(node.body, behind or asked, problems) or asked
                self.acting = outer
            elif isinstance(node, ast.ForEach | ast.Repeat) or (isinstance(node, ast.Times) and not node.up_to):
                later = self._scan(node.body, behind, problems)
                behind = later if later == behind else self._scan(node.body, later, problems)
            elif isinstance(node, ast.May | ast.Times | ast.IfAble | ast.Alternatives | ast.Match):
                for part in _bodies(node):
                    self._scan(part, False, problems)
                behind = behind or self.statement_crosses(node)
            elif isinstance(node, ast.Line | ast.Part):
                behind = self._scan(inner, behind, problems)
            else:
                behind = behind or self.statement_crosses(node)
        return behind


def _inner(node: ast.Stmt) -> list[ast.Stmt]:
    return [statement for body in _bodies(node) for statement in body]


def _bodies(node: ast.Stmt) -> list[Body]:
    match node:
        case ast.Line(statements=statements):
            return [statements]
        case ast.If(then=then, other=other) | ast.IfAble(then=then, other=other):
            return [then, other]
        case ast.Match(arms=arms):
            return [arm.body for arm in arms]
        case ast.Alternatives(alternatives=alternatives):
            return [alternative.body for alternative in alternatives]
        case (
            ast.May(body=body) | ast.Times(body=body) | ast.ForEach(body=body) | ast.EachPlayer(body=body)
            | ast.Turns(body=body) | ast.Repeat(body=body) | ast.Part(body=body)
        ):
            return [body]
    return []
