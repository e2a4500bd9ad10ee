"""Statements to Python statements: blocks, branches, loops, and parts that are tried on a copy first."""

from __future__ import annotations

from rulewright.compile.addresses import Env
from rulewright.compile.choices import Choices
from rulewright.compile.sites import Branch
from rulewright.compile.writing import Body, flat
from rulewright.link.types import NUMBER, YES_NO
from rulewright.parse import ast


class Statements(Choices):
    """Every statement; what it holds inside is written by the classes below."""

    def body(self, statements: Body, env: Env, rest_fails: bool) -> Env:
        """Write a block; gives the names known after it."""
        if self.mode.cover and statements:
            self.branches.append(Branch(len(self.branches), self.rule_name, statements[0].span))
            self.out.add(f"cover({len(self.branches) - 1})")
        listed = flat(statements)
        fails = [rest_fails]  # from each statement on, and behind the last
        for statement in reversed(listed):
            fails.append(fails[-1] or self.checked.failure.statement_fails(statement))
        fails.reverse()
        for index, statement in enumerate(listed):
            later = listed[index + 1 :]
            after = fails[index + 1 + len(self.hoisted(statement, later))]
            self.out.span = statement.span
            env = self.statement(statement, env, after, later)
        return env

    def statement(self, node: ast.Stmt, env: Env, after: bool, later: list[ast.Stmt]) -> Env:
        add = self.out.add
        match node:
            case ast.Let(name=name, value=value):
                return self.let(name, value, env)
            case ast.Choose():
                return self.choose(node, env, after, self.hoistable(node, later), later)
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
                self.any_order(node, env)
            case ast.May(label=label, body=body):
                site = self.site(node, "may", label or "may", YES_NO, after or self.checked.failure.fails(body))
                soon = " and ".join(self.foreseen(flat(body), env, []))
                options = f"((1, 0) if {soon} else (0, ))" if soon else "(1, 0)"
                with self.out.block(f"if {self.ask(site, env, options)}:"):
                    self.body(body, env, after)
            case ast.Times(up_to=up_to, count=count, body=body):
                self.times(node, up_to, count, body, env, after)
            case ast.ForEach(name=name, items=items, body=body):
                var = self.local(name)
                self.solid.add(var)
                with self.out.block(f"for {var} in metered({self.items(items, env)}, 1):"):
                    self.body(body, env.bind(name, var), after or self.checked.failure.fails(body))
            case ast.EachPlayer(body=body):
                var = self.out.fresh("player")
                with self.out.block(f"for {var} in {self.order(node, env)}:"):
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

    def order(self, node: ast.EachPlayer, env: Env) -> str:
        """The players one after another: as a list says, or around the table."""
        if node.order is not None:
            who = self.out.fresh("x")
            return f"tuple([{who} for {who} in {self.items(node.order, env)} if {who}])"
        return f"ORDER[{self.expr(node.start, env)}]" if node.start is not None else "PLAYERS"

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
        if not isinstance(flat(then)[-1], ast.EndGame):
            self.out.add("break")

    def let(self, name: str, value: ast.Expr, env: Env) -> Env:
        var = self.local(name)
        self.solid.discard(var)
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

    def any_order(self, node: ast.Alternatives, env: Env) -> None:
        """All of the items, and those that were added to the agenda meanwhile, in the order the player likes.

        Once something new has become known, what cannot be done any more is left out. What was added is an extra: it is
        left out whenever it cannot be done.
        """
        base = self.layout.base.get(f"agenda {node.label}")
        added = f"S[{base + 1}]" if base is not None else ""
        names = tuple(alternative.name for alternative in node.alternatives)
        site = self.site(node, "order", node.label or "order", NUMBER, True, names)
        changed = {a: self.changes(a.body, env) for a in node.alternatives}
        parts = [self.nested(a.body, env, True, changed[a]) for a in node.alternatives]
        left, picked, x, ready = (self.out.fresh(name) for name in ("left", "way", "x", "ready"))
        add, block, many = self.out.add, self.out.block, len(names)
        add(f"{left} = list({self.open_ways(node, env)})")
        with block(f"while {left}{f' or {added}' if added else ''}:"):
            if added:  # one that cannot be done yet may be possible later, but at the end it is left out
                add(f"{ready} = able_added(S, {added}, RULES, able)")
            with block("if C.crossed:"):
                tests = "(" + "".join(f"{part}, " for part in parts) + ")"
                add(f"{left} = [{x} for {x} in {left} if able(S, {tests}[{x} - 1], {env.player})]")
            with block(f"if not {left}{f' and not {ready}' if added else ''}:"):
                if added:
                    add(f"{added} = ()")
                add("break")
            options = f"tuple({left})" + (f" + tuple([{x} + {many + 1} for {x} in {ready}])" if added else "")
            add(f"{picked} = {self.ask(site, env, options)}")
            if base is not None:
                with block(f"if {picked} > {many}:"):
                    add(f"do_added(S, C, {base + 1}, {picked} - {many + 1}, RULES)")
                    add("continue")
            add(f"{left}.remove({picked})")
            for number, alternative in enumerate(node.alternatives, 1):
                with block(f"{'if' if number == 1 else 'elif'} {picked} == {number}:"):
                    self.carry_out(parts[number - 1], alternative.body, changed[alternative], env)

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
            self.solid -= {self.local(r) for r in results}
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
        fresh = [s for s in flat(then) if isinstance(s, ast.Let | ast.Choose) and s.name not in env.names]
        bound = tuple(dict.fromkeys((*(s.name for s in fresh), *self.changes(then, env))))
        name = self.nested(then, env, after, bound)
        with self.out.block(f"if able(S, {name}, {env.player}):"):
            self.carry_out(name, then, bound, env)
        if fresh or other:
            with self.out.block("else:"):
                for s in fresh:
                    several = (
                        s.count is not None if isinstance(s, ast.Choose) else self.meaning.type(s.value).kind in ("list", "zone")
                    )
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
        rounds = f"range({self.expr(count, env)})"
        with self.out.block(f"for _ in counted({rounds}):" if up_to else f"for _ in metered({rounds}, 1):"):
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
