"""Statements to Python statements. Choices go through the chooser `C`, or are drawn on the spot for random play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from rulewright.compile.expressions import Env, Expressions
from rulewright.compile.sites import Branch, Effect, Site
from rulewright.compile.source import fold
from rulewright.link.nouns import Variable
from rulewright.link.types import NUMBER, PLAYER, YES_NO, Type, constant
from rulewright.parse import ast

Body = tuple[ast.Stmt, ...]
HIGHEST = 10**15


@dataclass
class Mode:
    """How the same rules are written out: asked, or drawn at random; logged and counted, or bare."""

    random: bool = False
    trace: bool = False
    cover: bool = False


class Statements(Expressions):
    mode: Mode
    rule_name: str
    sites: list[Site]
    effects: list[Effect]
    branches: list[Branch]
    unsafe: set[str]
    reserved: dict[str, int]
    leave = "return"  # how `end game` leaves the function it stands in

    # -- blocks --
    def body(self, statements: Body, env: Env, rest_fails: bool) -> Env:
        """Write a block; gives the names known after it."""
        if self.mode.cover and statements:
            self.branches.append(Branch(len(self.branches), self.rule_name, statements[0].span))
            self.out.add(f"cover({len(self.branches) - 1})")
        flat = list(_flat(statements))
        fails = [rest_fails]  # from each statement on, and behind the last
        for statement in reversed(flat):
            fails.append(fails[-1] or self.checked.failure.statement_fails(statement))
        fails.reverse()
        for index, statement in enumerate(flat):
            later = flat[index + 1 :]
            after = fails[index + 1 + len(self.hoisted(statement, later))]
            self.out.span = statement.span
            env = self.statement(statement, env, after, later)
        return env

    def hoisted(self, statement: ast.Stmt, later: list[ast.Stmt]) -> list[ast.Stmt]:
        """What cannot fail any more after a statement: the costs at once behind a choice that became filters of it."""
        return self.hoistable(statement, later) if isinstance(statement, ast.Choose) else []

    def hoistable(self, node: ast.Choose, later: list[ast.Stmt]) -> list[ast.Stmt]:
        """Requirements and one plain cost that follow a choice at once and read only what is known then."""
        found: list[ast.Stmt] = []
        if node.count is not None or node.prefs:
            return found
        for statement in later:
            if isinstance(statement, ast.Require) and not self.checked.failure.picks(statement):
                found.append(statement)
            elif isinstance(statement, ast.Pay) and all(self.plain(amount) for amount in statement.amounts):
                names = [amount.what for amount in statement.amounts]
                if len(set(map(str, names))) == len(names) and not self.checked.failure.picks(statement):
                    found.append(statement)
                break
            else:
                break
        return found

    def plain(self, amount: ast.Amount) -> bool:
        """A cost in one resource that nothing else can stand for."""
        if amount.options or not isinstance(amount.what, str) or amount.what not in self.rules.variables:
            return False
        return not self.stand_ins(amount.what)

    def stand_ins(self, resource: str) -> list[Variable]:
        return [v for v in self.rules.variables.values() if resource in v.substitutes]

    def block(self, statements: Body, env: Env, rest_fails: bool) -> None:
        before = len(self.out.lines)
        self.body(statements, env, rest_fails)
        if len(self.out.lines) == before:
            self.out.add("pass")

    # -- statements --
    def statement(self, node: ast.Stmt, env: Env, after: bool, later: list[ast.Stmt]) -> Env:
        add = self.out.add
        match node:
            case ast.Let(name=name, value=value):
                return self.let(name, value, env)
            case ast.Choose():
                return self.choose(node, env, after, self.hoistable(node, later))
            case ast.Require(test=test):
                with self.out.block(f"if not {self.expr(test, env)}:"):
                    add("raise Fail")
            case ast.Pay(amounts=amounts):
                self.pay(node, amounts, env, after)
            case ast.Gain(amounts=amounts):
                for amount in amounts:
                    self.gain(node, amount, env, 1, after)
            case ast.Lose(amounts=amounts):
                for amount in amounts:
                    self.gain(node, amount, env, -1, after)
            case ast.Advance():
                self.advance(node, env)
            case ast.Assign(target=target, value=value):
                return self.assign(node, target, self.expr(value, env), env)
            case ast.Move() | ast.Place() | ast.Draw() | ast.Shuffle() | ast.Roll():
                self.handling(node, env)
            case ast.Do(rule=rule):
                self.do(rule, env, after)
            case ast.EndGame():
                add("S[1] = 1")
                add(self.leave)
            case ast.Skip():
                add("pass")
            case _:
                return self.compound(node, env, after)
        return env

    def compound(self, node: ast.Stmt, env: Env, after: bool) -> Env:
        match node:
            case ast.If(test=ast.AnyLine() as test, then=then, other=()):
                self.if_line(test, then, env, after)
            case ast.If(test=test, then=then, other=other):
                with self.out.block(f"if {self.expr(test, env)}:"):
                    self.body(then, env, after)
                if other:
                    with self.out.block("else:"):
                        self.body(other, env, after)
            case ast.IfAble(then=then, other=other):
                return self.if_able(then, other, env, after)
            case ast.Match(subject=subject, arms=arms):
                self.match(subject, arms, env, after)
            case ast.Alternatives(op="choose one"):
                self.choose_one(node, env, after)
            case ast.Alternatives(op="first possible"):
                self.first_possible(list(node.alternatives), env, after)
            case ast.Alternatives():
                self.any_order(node, env, after)
            case ast.May(label=label, body=body):
                site = self.site(node, "may", label or "may", YES_NO, after or self.checked.failure.fails(body))
                with self.out.block(f"if {self.ask(site, env, '(1, 0)')}:"):
                    self.body(body, env, after)
            case ast.Times(up_to=up_to, count=count, body=body):
                self.times(node, up_to, count, body, env, after)
            case ast.ForEach(name=name, items=items, body=body):
                var = self.local(name)
                with self.out.block(f"for {var} in counted({self.items(items, env)}):"):
                    self.body(body, env.bind(name, var), after or self.checked.failure.fails(body))
            case ast.EachPlayer(start=start, body=body):
                var = self.out.fresh("player")
                order = f"ORDER[{self.expr(start, env)}]" if start is not None else "PLAYERS"
                with self.out.block(f"for {var} in {order}:"):
                    self.body(body, env.acting(var), after)
            case ast.Repeat(body=body, until=until):
                with self.out.block("for _ in counted(LOOPS):"):
                    inner = self.body(body, env, after or self.checked.failure.fails(body))
                    with self.out.block(f"if {self.expr(until, inner)}:"):
                        self.out.add("break")
                with self.out.block("else:"):
                    self.out.add("raise TooLong")
            case ast.Part(body=body):
                return self.body(body, env, after)
            case _:
                raise AssertionError(type(node))
        return env

    def if_line(self, test: ast.AnyLine, then: Body, env: Env, after: bool) -> None:
        """`if any line …`: the lines through a cell, one after another, until one is complete."""
        lines, out = self.lines(test, env), self.out
        if lines.windows:
            names = [out.fresh("c") for _ in range(lines.windows)]
            with out.block(f"for {', '.join(names)}{',' if len(names) == 1 else ''} in {lines.table}:"):
                with out.block("if " + " and ".join([lines.test(n) for n in names] + [lines.here]) + ":"):
                    self.body(then, env, after)
                    self.stop_looking(then)
            return
        ahead, behind, run, cell = out.fresh("ahead"), out.fresh("behind"), out.fresh("run"), out.fresh("c")
        with out.block(f"for {ahead}, {behind} in {lines.table}:"):
            out.add(f"{run} = 1")
            for side in (ahead, behind):
                with out.block(f"for {cell} in {side}:"):
                    with out.block(f"if {lines.test(cell)}:"):
                        out.add(f"{run} += 1")
                    with out.block("else:"):
                        out.add("break")
            with out.block(f"if {run} >= {lines.length} and {lines.here}:"):
                self.body(then, env, after)
                self.stop_looking(then)

    def stop_looking(self, then: Body) -> None:
        if not isinstance(_flat(then)[-1], ast.EndGame):
            self.out.add("break")

    def local(self, name: str) -> str:
        return f"my_{name}"

    def let(self, name: str, value: ast.Expr, env: Env) -> Env:
        var = self.local(name)
        if isinstance(value, ast.Pick) and value.which == "first" and isinstance(value.items, ast.Filtered):
            filtered = value.items
            element = self.element(filtered.items)
            with self.out.block(f"for {var} in {self.items(filtered.items, env)}:"):
                with self.out.block(f"if {self.expr(filtered.test, env.within(var, element))}:"):
                    self.out.add("break")
            with self.out.block("else:"):
                self.out.add("raise Fail")
        else:
            self.out.add(f"{var} = {self.expr(value, env)}")
        return env.bind(name, var)

    # -- choices --
    def site(self, node: ast.Stmt, kind: str, label: str, type_: Type, fails: bool, names: tuple[str, ...] = ()) -> Site:
        site = Site(len(self.sites), self.rule_name, kind, label, type_, not fails, node.span, names)
        self.sites.append(site)
        return site

    def ask(self, site: Site, env: Env, options: str) -> str:
        return f"C.choose({site.index}, {env.player}, {options})"

    def choose(self, node: ast.Choose, env: Env, after: bool, hoisted: list[ast.Stmt]) -> Env:
        var = self.local(node.name)
        element = self.element(node.items)
        if node.prefs:
            self.choose_by(node, var, element, env)
        elif node.count is not None:
            site = self.site(node, "choose", node.label or node.name, element, after)
            up_to = ", True" if node.up_to else ""
            self.out.add(f"{var} = choose_some(C, {site.index}, {env.player}, {self.items(node.items, env)}, "
                         f"{self.expr(node.count, env)}{up_to})")
        else:
            loop, item = self.loop(node.items, env)
            tests = "".join(f" if {test}" for test in self.filters(hoisted, node.name, item, element, env))
            options = f"{item} {loop}{tests}"
            slots = self.empty_slots(node.items) if not tests else None
            if self.mode.random and slots is not None:
                self.draw_option(var, f"[x for x in range({slots.start}, {slots.stop}) if not S[x]]", slots.start - 1)
            elif self.mode.random:
                self.draw_option(var, f"[{options}]")
            else:
                site = self.site(node, "choose", node.label or node.name, element, after)
                sampler = self.sampler(node, hoisted, env)
                if sampler is not None:
                    self.out.add(f"{var} = C.choose_sampled({site.index}, {env.player}, lambda: ({options}), {sampler})")
                    return env.bind(node.name, var)
                whole = f"({options})" if tests or isinstance(node.items, ast.Filtered) else self.items(node.items, env)
                self.out.add(f"{var} = {self.ask(site, env, whole)}")
        return env.bind(node.name, var)

    def sampler(self, node: ast.Choose, hoisted: list[ast.Stmt], env: Env) -> str | None:
        """A quick random draw for choices that have very many options: spots on a growing board."""
        tests: list[ast.Expr] = []
        items = node.items
        while isinstance(items, ast.Filtered):
            tests.append(items.test)
            items = items.items
        ref = self.meaning.refs.get(items)
        if ref is None or ref.kind != "function" or ref.target != "spots":
            return None
        element = self.element(items)
        var = self.out.fresh("x")
        inside = env.within(var, element)
        parts = [self.expr(test, inside) for test in reversed(tests)]
        parts += self.filters(hoisted, node.name, var, element, env)
        call = self.function(ref, env).removeprefix("spots(").removesuffix(")")
        return f"lambda rnd: sampled_spot({call}, rnd, lambda {var}: {' and '.join(parts) or 'True'})"

    def draw_option(self, var: str, options: str, shift: int = 0) -> None:
        """Random play: one uniform draw; a single candidate is not asked for. Slots are shifted back to cells."""
        found, count = self.out.fresh("found"), self.out.fresh("n")
        self.out.add(f"{found} = {options}")
        self.out.add(f"{count} = len({found})")
        drawn = f"{found}[int(rnd() * {count})] if {count} > 1 else {found}[0]"
        self.out.add(f"{var} = ({drawn}) - {shift}" if shift else f"{var} = {drawn}")

    def filters(self, hoisted: list[ast.Stmt], name: str, item: str, element: Type, env: Env) -> list[str]:
        inside = env.bind(name, item)
        tests = []
        for statement in hoisted:
            if isinstance(statement, ast.Require):
                tests.append(self.expr(statement.test, inside))
            elif isinstance(statement, ast.Pay):
                for amount in statement.amounts:
                    slot = self.slot_of(amount, env)
                    low = self.rules.variables[str(amount.what)].low
                    limit = self.expr(amount.count, inside)
                    tests.append(f"S[{slot}] >= {limit}" if not low else f"S[{slot}] - {low} >= {limit}")
        return tests

    def choose_by(self, node: ast.Choose, var: str, element: Type, env: Env) -> None:
        """The rule itself decides; a tie that says so is drawn at random."""
        key = self.key(node.prefs, "it", element, env)
        at_random = any(pref.op == "random" for pref in node.prefs)
        if at_random and not self.mode.random:
            self.out.add("C.barrier()")
        if node.count is not None:
            wanted = f"{self.expr(node.count, env)}, {node.up_to}"
            self.out.add(f"{var} = best_some(S, {self.items(node.items, env)}, {key}, {wanted}, {at_random})")
            return
        self.out.add(f"{var} = {'drawn' if at_random else 'first_best'}(S, {self.items(node.items, env)}, {key})")

    def choose_one(self, node: ast.Alternatives, env: Env, after: bool) -> None:
        names = tuple(alternative.name for alternative in node.alternatives)
        fails = after or any(self.checked.failure.fails(a.body) for a in node.alternatives)
        site = self.site(node, "one", node.label or "one", NUMBER, fails, names)
        picked = self.out.fresh("way")
        self.out.add(f"{picked} = {self.ask(site, env, self.open_ways(node, env))}")
        self.ways(node, picked, env, after)

    def open_ways(self, node: ast.Alternatives, env: Env) -> str:
        parts = [
            f"(({number},) if {self.expr(a.test, env)} else ())" if a.test is not None else f"({number},)"
            for number, a in enumerate(node.alternatives, 1)
        ]
        if all(a.test is None for a in node.alternatives):
            return "(" + "".join(f"{number}, " for number in range(1, len(parts) + 1)) + ")"
        return "(" + " + ".join(parts) + ")"

    def ways(self, node: ast.Alternatives, picked: str, env: Env, after: bool) -> None:
        for number, alternative in enumerate(node.alternatives, 1):
            with self.out.block(f"{'if' if number == 1 else 'elif'} {picked} == {number}:"):
                self.body(alternative.body, env, after)

    def any_order(self, node: ast.Alternatives, env: Env, after: bool) -> None:
        names = tuple(alternative.name for alternative in node.alternatives)
        site = self.site(node, "order", node.label or "order", NUMBER, True, names)
        left, picked = self.out.fresh("left"), self.out.fresh("way")
        self.out.add(f"{left} = list({self.open_ways(node, env)})")
        with self.out.block(f"while {left}:"):
            self.out.add(f"{picked} = {self.ask(site, env, f'tuple({left})')}")
            self.out.add(f"{left}.remove({picked})")
            self.ways(node, picked, env, True)

    def first_possible(self, alternatives: list[ast.Alternative], env: Env, after: bool) -> None:
        """The first alternative that can be carried out alone."""
        if not alternatives:
            self.out.add("raise Fail")
            return
        first, rest = alternatives[0], alternatives[1:]
        changed = self.changes(first.body, env)
        name = self.nested(first.body, env, after, changed)
        test = f"{self.expr(first.test, env)} and " if first.test is not None else ""
        with self.out.block(f"if {test}able(S, {name}, {env.player}):"):
            self.carry_out(name, first.body, changed, env)
        with self.out.block("else:"):
            self.first_possible(rest, env, after)

    def nested(self, body: Body, env: Env, after: bool, results: tuple[str, ...] = ()) -> str:
        """A block as a function of its own, so that it can be tried on a copy first."""
        name, var = self.out.fresh("part"), self.out.fresh("player")
        known = dict.fromkeys(python for python in env.names.values() if python.startswith("my_"))
        params = "".join(f", {python}={python}" for python in known)
        with self.out.block(f"def {name}(S, C, {var}{params}):"):
            outer, self.leave = self.leave, "return"
            inner = self.body(body, env.acting(var), after)
            self.leave = outer
            self.out.add("return (" + "".join(f"{inner.names[r]}, " for r in results) + ")")
        return name

    def carry_out(self, name: str, body: Body, results: tuple[str, ...], env: Env) -> None:
        """Call a nested block and take over the names it changed; an `end game` in it leaves here too."""
        found = self.out.fresh("found")
        self.out.add(f"{found} = {name}(S, C, {env.player})")
        if any(isinstance(part, ast.EndGame) for statement in body for part in ast.walk(statement)):
            with self.out.block(f"if {found} is None:"):
                self.out.add(self.leave)
        if results:
            self.out.add("".join(f"{self.local(r)}, " for r in results) + f"= {found}")

    def changes(self, body: Body, env: Env) -> tuple[str, ...]:
        """The names known before a block that it gives another value."""
        found: dict[str, None] = {}
        for node in (part for statement in body for part in ast.walk(statement)):
            match node:
                case ast.Let(name=name) | ast.Choose(name=name) | ast.Assign(target=ast.Name(name=name)):
                    found[name] = None
                case ast.Window(args=args):
                    found.update((arg.name, None) for arg in args if isinstance(arg, ast.Name))
        return tuple(name for name in found if env.names.get(name, "").startswith("my_"))

    def if_able(self, then: Body, other: Body, env: Env, after: bool) -> Env:
        fresh = [s for s in _flat(then) if isinstance(s, ast.Let | ast.Choose) and s.name not in env.names]
        bound = tuple(dict.fromkeys((*(s.name for s in fresh), *self.changes(then, env))))
        name = self.nested(then, env, after, bound)
        with self.out.block(f"if able(S, {name}, {env.player}):"):
            self.carry_out(name, then, bound, env)
        if fresh or other:
            with self.out.block("else:"):
                for s in fresh:
                    several = s.count is not None if isinstance(s, ast.Choose) else self.meaning.type(s.value).kind in ("list", "zone")
                    self.out.add(f"{self.local(s.name)} = {'()' if several else '0'}")
                self.body(other, env, after)
        for b in bound:
            env = env.bind(b, self.local(b))
        return env

    def match(self, subject: ast.Expr, arms: tuple[ast.Arm, ...], env: Env, after: bool) -> None:
        value = self.out.fresh("value")
        self.out.add(f"{value} = {self.expr(subject, env)}")
        for number, arm in enumerate(arms):
            test = " or ".join(self.band(band, value, env) for band in arm.bands)
            with self.out.block(f"{'if' if number == 0 else 'elif'} {test}:"):
                self.body(arm.body, env, after)

    def band(self, band: ast.Band, value: str, env: Env) -> str:
        if band.low is None:
            return "True"
        if band.high is None:
            return f"{value} == {self.expr(band.low, env)}"
        return f"{self.expr(band.low, env)} <= {value} <= {self.expr(band.high, env)}"

    def times(self, node: ast.Times, up_to: bool, count: ast.Expr, body: Body, env: Env, after: bool) -> None:
        fails = after or self.checked.failure.fails(body)
        with self.out.block(f"for _ in counted(range({self.expr(count, env)})):"):
            if up_to:
                site = self.site(node, "more", "more", YES_NO, fails)
                with self.out.block(f"if not {self.ask(site, env, '(1, 0)')}:"):
                    self.out.add("break")
            self.body(body, env, fails)

    def do(self, rule: ast.Expr, env: Env, after: bool) -> None:
        ref = self.meaning.refs[rule]
        if after and ref.kind == "rule":
            self.unsafe.add(ref.target.name)
        self.out.add(f"{self.program(rule)}(S, C, {env.player}{self.program_args(rule, env)})")

    # -- resources --
    def slot_of(self, amount: ast.Amount, env: Env) -> str:
        assert isinstance(amount.what, str)
        variable = self.rules.variables.get(amount.what)
        if variable is None:
            return f"{env.names[amount.what]} + {env.player}"
        base = self.layout.base[f"variable {variable.name}"]
        return fold(base, [(env.player, 1)]) if variable.per else str(base + 1)

    def count_of(self, amount: ast.Amount, env: Env) -> str:
        count = self.expr(amount.count, env)
        if amount.per is None:
            return count
        times = self.fold(ast.Fold(amount.span, "count", None, "it", amount.per), env)
        return times if count == "1" else f"{count} * {times}"

    def pay(self, node: ast.Pay, amounts: tuple[ast.Amount, ...], env: Env, after: bool) -> None:
        if all(not a.options and isinstance(a.what, str) and not self.stand_ins(a.what) for a in amounts):
            for amount in amounts:
                self.pay_plainly(node, amount, env)
            return
        needs = "".join(f"{self.need(amount, env)}, " for amount in amounts)
        site = self.site(node, "pay", "payment", NUMBER, after)
        self.out.add(f"pay_with(S, C, {site.index}, {env.player}, ({needs}))")

    def need(self, amount: ast.Amount, env: Env) -> str:
        """What a cost may be paid with: alternatives of (count, slots)."""
        if amount.options:
            return "(" + "".join(f"*{self.need(option, env)}, " for option in amount.options) + ")"
        count = self.expr(amount.count, env)
        if isinstance(amount.what, ast.Expr):
            return f"(({count}, [r + {env.player} for r in {self.items(amount.what, env)}]), )"
        assert isinstance(amount.what, str)
        slots = [self.slot_of(amount, env)]
        for other in self.stand_ins(amount.what):
            base = self.layout.base[f"variable {other.name}"]
            slots.append(fold(base, [(env.player, 1)]) if other.per else str(base + 1))
        return f"(({count}, [{', '.join(slots)}]), )"

    def pay_plainly(self, node: ast.Pay, amount: ast.Amount, env: Env) -> None:
        count = self.expr(amount.count, env)
        slot = self.slot_of(amount, env)
        variable = self.rules.variables.get(str(amount.what))
        low = variable.low if variable is not None else 0
        if not count.isdigit():
            name = self.out.fresh("price")
            self.out.add(f"{name} = {count}")
            count = name
        with self.out.block(f"if S[{slot}] < {count}{f' + {low}' if low else ''}:"):
            self.out.add("raise Fail")
        self.out.add(f"S[{slot}] -= {count}")
        self.log(node, "pay", str(amount.what), env, count)

    def gain(self, node: ast.Stmt, amount: ast.Amount, env: Env, sign: int, after: bool) -> None:
        if amount.options:
            self.gain_either(node, amount, env, sign, after)
            return
        if not isinstance(amount.what, str):
            assert amount.what is not None
            site = self.site(node, "choose", "mix", Type("resource"), after)
            taken = self.out.fresh("taken")
            with self.unnamed(env, sign, lambda base: f"{taken}.count({base})"):
                self.out.add(f"{taken} = gain_mix(S, C, {site.index}, {env.player}, {self.count_of(amount, env)}, "
                             f"{self.items(amount.what, env)}, {sign}, {self.bounds()})")
            return
        count, slot = self.count_of(amount, env), self.slot_of(amount, env)
        variable = self.rules.variables.get(amount.what)
        if variable is None:
            which, number = env.names[amount.what], self.out.fresh("count")
            self.out.add(f"{number} = {count}")
            with self.unnamed(env, sign, lambda base: f"({number} if {which} == {base} else 0)"):
                self.out.add(f"gain_one(S, {which}, {env.player}, {'' if sign > 0 else '-'}{number}, {self.bounds()})")
            return
        if self.mode.trace:
            name = self.out.fresh("count")
            self.out.add(f"{name} = {count}")
            count = name
        self.change(slot, count, sign, variable, env)
        self.log(node, "gain" if sign > 0 else "lose", amount.what, env, count)
        if sign > 0:
            self.raised("gain", amount.what, env, count)

    def gain_either(self, node: ast.Stmt, amount: ast.Amount, env: Env, sign: int, after: bool) -> None:
        """`gain either 1 wood or 2 fish`: the options are called by what they give."""
        ways = [replace(way, per=amount.per) for way in _ways(amount)]
        names = tuple(way.what if isinstance(way.what, str) else "mix" for way in ways)
        site = self.site(node, "one", "either", NUMBER, after, names)
        picked = self.out.fresh("way")
        self.out.add(f"{picked} = {self.ask(site, env, repr(tuple(range(1, len(ways) + 1))))}")
        for number, way in enumerate(ways, 1):
            with self.out.block(f"if {picked} == {number}:"):
                self.gain(node, way, env, sign, after)

    def bounds(self) -> str:
        """Lowest and highest amounts by resource, for goods that are known only in play."""
        found = {self.layout.base[f"variable {v.name}"]: (v.low, v.high) for v in self.rules.variables.values()}
        return self.table("BOUNDS", found)

    @contextmanager
    def unnamed(self, env: Env, sign: int, count: Callable[[str], str]) -> Iterator[None]:
        """Around a change of resources that are known only in play: those who wait for one of them hear of it."""
        slots = {v.name: self.layout.base[f"variable {v.name}"] for v in self.rules.variables.values() if v.per == (PLAYER,)}
        olds = {name: self.remember(name, fold(base, [(env.player, 1)])) for name, base in slots.items()}
        yield
        for name, base in slots.items():
            if olds[name]:
                self.changed(name, fold(base, [(env.player, 1)]), olds[name], env)
            if sign > 0 and self.listened("gain", name):
                number = self.out.fresh("count")
                self.out.add(f"{number} = {count(str(base))}")
                with self.out.block(f"if {number}:"):
                    self.raised("gain", name, env, number)

    def listened(self, verb: str, name: str) -> bool:
        return False

    def change(self, slot: str, count: str, sign: int, variable: Variable | None, env: Env) -> None:
        name = variable.name if variable is not None else ""
        old = self.remember(name, slot)
        if sign > 0 and variable is not None and variable.high is not None:
            self.out.add(f"S[{slot}] = min(S[{slot}] + {count}, {variable.high})")
        elif sign > 0:
            self.out.add(f"S[{slot}] += {count}")
        else:
            self.out.add(f"S[{slot}] = max(S[{slot}] - {count}, {variable.low if variable is not None else 0})")
        if old:
            self.changed(name, slot, old, env)

    def new_turn(self) -> None:
        """Nothing is remembered for a turn here; listeners do."""

    def remember(self, name: str, slot: str) -> str:
        """Keep the value a change starts from, if somebody waits for it to reach something."""
        if not self.awaited(name):
            return ""
        old = self.out.fresh("old")
        self.out.add(f"{old} = S[{slot}]")
        return old

    def awaited(self, name: str) -> bool:
        return False

    def changed(self, name: str, slot: str, old: str, env: Env, subject: str | None = None) -> None:
        """Nobody waits here; listeners do."""

    def raised(self, verb: str, name: str, env: Env, *values: str) -> None:
        """Nobody listens here; listeners do."""

    def advance(self, node: ast.Advance, env: Env) -> None:
        target = self.target(node.target, env)
        by = self.expr(node.by, env) if node.by is not None else "1"
        ref = self.meaning.refs[node.target]
        bounds = [self.expr(node.limit, env)] if node.limit is not None else []
        if ref.kind == "variable" and ref.target.high is not None:
            bounds.append(str(ref.target.high))
        value = f"{target} + {by}"
        if not by.isdigit():
            low = ref.target.low if ref.kind == "variable" else 0
            value = f"moved({target}, {by}, {low}, {f'min({chr(44).join(bounds)}, {HIGHEST})' if bounds else HIGHEST})"
        elif bounds:
            value = f"max({target}, min({value}, {', '.join(bounds)}))"
        name, slot, subject = self.changing(node.target, target, env)
        old = self.remember(name, slot)
        self.out.add(f"{target} = {value}")
        if old:
            self.changed(name, slot, old, env, subject)
        self.log(node, "advance", ref.target.name if ref.kind == "variable" else "it", env, target)

    def changing(self, node: ast.Expr, place: str, env: Env) -> tuple[str, str, str | None]:
        """The name of what is changed, its slot, and the thing it belongs to."""
        ref = self.meaning.refs[node]
        if ref.kind == "variable":
            return ref.target.name, place[2:-1], self.expr(ref.args[0], env) if ref.args else None
        if ref.kind == "property" and ref.args:
            return ref.target, place[2:-1], self.expr(ref.args[0], env)
        return "", place, None

    def target(self, node: ast.Expr, env: Env) -> str:
        """The Python text that may be assigned to."""
        text = self.expr(node, env)
        return text.removeprefix("bool(").removesuffix(")") if text.startswith("bool(") else text

    def assign(self, node: ast.Assign, target: ast.Expr, value: str, env: Env) -> Env:
        ref = self.meaning.refs[target]
        place = self.target(target, env)
        name, slot, subject = self.changing(target, place, env)
        old = self.remember(name, slot)
        self.out.add(f"{place} = {value}")
        if old:
            self.changed(name, slot, old, env, subject)
        if ref.kind == "variable":
            self.log(node, "set", ref.target.name, env, place)
        return env

    # -- pieces --
    def kept(self, piece: str) -> str:
        """A piece found before it moves: afterwards the same words (`first of row`) would find another one."""
        if piece.isidentifier() or piece.isdigit():
            return piece
        name = self.out.fresh("piece")
        self.out.add(f"{name} = {piece}")
        return name

    def handling(self, node: ast.Stmt, env: Env) -> None:
        add = self.out.add
        if self.checked.failure.statement_crosses(node) and not self.mode.random:
            add("C.barrier()")
        match node:
            case ast.Move(what=what, every=every, to=to):
                kind = self.meaning.type(to).of
                assert kind is not None
                location = self.layout.base[f"location {kind.name}"]
                many = every or self.meaning.type(what).kind in ("list", "zone")
                target = self.zone_slot(to, env)
                if many:
                    add(f"move_all(S, {location}, tuple({self.items(what, env)}), {target})")
                else:
                    piece = self.kept(self.expr(what, env))
                    add(f"move(S, {location}, {piece}, {target})")
                self.log(node, "move", self.zone_name(to), env, piece if not many else "0")
                if not many:
                    self.raised("move", kind.name, env, piece)
            case ast.Draw(count=count, source=source, to=to):
                kind = self.meaning.type(to).of
                assert kind is not None
                location = self.layout.base[f"location {kind.name}"]
                call = f"draw(S, {location}, {self.expr(count, env)}, {self.zone_slot(source, env)}, {self.zone_slot(to, env)})"
                taken = self.out.fresh("taken") if self.mode.trace else ""
                add(f"{taken} = {call}" if taken else call)
                self.log(node, "draw", self.zone_name(to), env, taken)
            case ast.Shuffle(zone=zone):
                add(f"shuffle(S, {self.zone_slot(zone, env)})")
            case ast.Place(what=what, at=at):
                name = self.meaning.type(at).name
                kind_name = self.rules.boards[name].tiles
                location = self.layout.base[f"location {kind_name}"]
                faces = self.faces(kind_name)
                piece = self.kept(self.expr(what, env))
                add(f"place(S, {location}, {piece}, {self.expr(at, env)}, {self.board_slot(name, env)}, "
                    f"{faces}, {self.footprint_table(name)})")
                self.log(node, "place", name, env, piece)
                self.raised("place", name, env, piece)
                self.raised("place", kind_name, env, piece)
            case ast.Roll(what=what):
                low, high = self.faces_of_die(what)
                add(f"{self.target(what, env)} = rolled(S, {low}, {high})")

    def faces(self, kind: str) -> str:
        noun = self.rules.pieces[kind]
        return self.table(f"{kind.upper()}_{noun.faces}", (0, *self.layout.column(noun, noun.faces)))

    def faces_of_die(self, what: ast.Expr) -> tuple[int, int]:
        ref = self.meaning.refs[what]
        if ref.kind == "local":
            return 1, 6
        if ref.kind == "variable":
            return ref.target.low or 1, ref.target.high or 6
        attribute = self.rules.pieces[self.meaning.type(ref.args[0]).name].attributes[ref.target]
        return attribute.low or 1, attribute.high or 6

    def zone_slot(self, node: ast.Expr, env: Env) -> str:
        ref = self.meaning.refs[node]
        return self.address(f"zone {ref.target.name}", ref.target.per, ref, env)

    def zone_name(self, node: ast.Expr) -> str:
        return str(self.meaning.refs[node].target.name)

    # -- the log --
    def log(self, node: ast.Stmt, verb: str, noun: str, env: Env, amount: str) -> None:
        if not self.mode.trace:
            return
        self.effects.append(Effect(len(self.effects), self.rule_name, verb, noun, node.span))
        self.out.add(f"C.note({len(self.effects) - 1}, {env.player}, {amount})")


def _ways(amount: ast.Amount) -> list[ast.Amount]:
    """The alternatives of an `either`, also of one inside another."""
    return [way for option in amount.options for way in _ways(option)] if amount.options else [amount]


def _flat(statements: Body) -> list[ast.Stmt]:
    """Statements with the lines of `;` opened up."""
    found: list[ast.Stmt] = []
    for statement in statements:
        found.extend(_flat(statement.statements) if isinstance(statement, ast.Line) else [statement])
    return found


__all__ = ["Mode", "Statements", "constant"]
