"""Choices as Python statements: asked through the chooser `C`, decided by the rule, or drawn on the spot for random play."""

from __future__ import annotations

from rulewright.compile.addresses import Env
from rulewright.compile.handling import Handling
from rulewright.compile.writing import flat
from rulewright.link.types import NUMBER, Type
from rulewright.parse import ast


class Choices(Handling):
    """Everything that asks, and the costs behind a choice that become filters of it."""

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
            elif isinstance(statement, ast.Pay) and not self.checked.failure.picks(statement):
                if self.foreseeable(statement):
                    found.append(statement)
                break
            else:
                break
        return found

    def foreseeable(self, node: ast.Pay) -> bool:
        """A cost of which one can say beforehand whether it can be paid: no two parts of it draw on the same goods."""
        drawn: list[str] = []
        for amount in node.amounts:
            if amount.options or not isinstance(amount.what, str) or amount.what not in self.rules.variables:
                return False
            drawn += self.drawn_on(amount.what)
        return len(set(drawn)) == len(drawn)

    def foreseen(self, statements: list[ast.Stmt], env: Env, done: list[ast.Stmt]) -> list[str]:
        """Python tests of what is required or paid soon, behind names that are only worked out and windows nobody can use.

        What fails one of them is illegal anyway. Where nobody reads the reasons, such candidates are not tried at all.
        """
        tests: list[str] = []
        unless = ""
        if self.mode.trace:
            return tests
        for statement in statements:
            match statement:
                case _ if statement in done:
                    continue
                case ast.Let(name=name, value=value) if not self.checked.failure.picks(value):
                    env = env.bind(name, f"({self.expr(value, env)})")
                case ast.Window(name=name):
                    unless += self.playable(name, env)
                case ast.Require(test=test) if not self.checked.failure.picks(test):
                    tests.append(f"({unless}{self.expr(test, env)})")
                case ast.Pay(amounts=amounts) if not self.checked.failure.picks(statement) and self.foreseeable(statement):
                    for amount in amounts:
                        waived, slots = self.sources(amount, statement.purpose, env)
                        free = f"{waived} or " if waived else ""
                        tests.append(f"({unless}{free}funds(S, {slots}) >= {self.expr(amount.count, env)})")
                    break
                case _:
                    break
        return tests

    def playable(self, window: str, env: Env) -> str:
        """`… or ` for a player who holds a card for a window; listeners know."""
        return ""

    def choose(self, node: ast.Choose, env: Env, after: bool, hoisted: list[ast.Stmt], later: list[ast.Stmt]) -> Env:
        var = self.local(node.name)
        self.solid.add(var)
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
            soon = [] if self.mode.random else self.foreseen(later, env.bind(node.name, item), hoisted)
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
                    options = options.replace(" in spots(", " in each_spot(", 1)
                    self.out.add(f"{var} = C.choose_sampled({site.index}, {env.player}, lambda: ({options}), {sampler})")
                    return env.bind(node.name, var)
                if soon:
                    test = f"lambda {item}: {' and '.join(soon)}"
                    self.out.add(f"{var} = C.choose_tested({site.index}, {env.player}, [{options}], {test})")
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
                    limit = self.expr(amount.count, inside)
                    if self.plain(amount):
                        slot = self.slot_of(amount, env)
                        low = self.rules.variables[str(amount.what)].low
                        tests.append(f"S[{slot}] >= {limit}" if not low else f"S[{slot}] - {low} >= {limit}")
                        continue
                    waived, slots = self.sources(amount, statement.purpose, env)
                    funds = self.out.fresh("funds")  # worked out once, before the candidates are looked at
                    self.out.add(f"{funds} = {f'LARGE if {waived} else ' if waived else ''}funds(S, {slots})")
                    tests.append(f"{funds} >= {limit}")
        return tests

    def choose_by(self, node: ast.Choose, var: str, element: Type, env: Env) -> None:
        """The rule itself decides; a tie that says so is drawn at random."""
        key = self.key(node.prefs, "it", element, env)
        at_random = any(pref.op == "random" for pref in node.prefs)
        items = self.items(node.items, env)
        wanted = self.expr(node.count, env) if node.count is not None else "1"
        if at_random and not self.mode.random:  # what cannot be done at all is known before anything is drawn
            found = self.out.fresh("found")
            self.out.add(f"{found} = list({items})")
            items = found
            if not node.up_to:
                with self.out.block(f"if len({found}) < {wanted}:"):
                    self.out.add("raise Fail")
            with self.out.block(f"if len({found}) > 1:"):
                self.out.add("C.barrier()")
        if node.count is not None:
            self.out.add(f"{var} = best_some(S, {items}, {key}, {wanted}, {node.up_to}, {at_random})")
            return
        self.out.add(f"{var} = {'drawn' if at_random else 'first_best'}(S, {items}, {key})")

    def choose_one(self, node: ast.Alternatives, env: Env, after: bool) -> None:
        names = tuple(alternative.name for alternative in node.alternatives)
        fails = after or any(self.checked.failure.fails(a.body) for a in node.alternatives)
        site = self.site(node, "one", node.label or "one", NUMBER, fails, names)
        picked = self.out.fresh("way")
        self.out.add(f"{picked} = {self.ask(site, env, self.open_ways(node, env))}")
        self.ways(node, picked, env, after)

    def open_ways(self, node: ast.Alternatives, env: Env) -> str:
        tests = []
        for a in node.alternatives:
            soon = self.foreseen(flat(a.body), env, []) if node.op == "choose one" else []
            tests.append(" and ".join(([self.expr(a.test, env)] if a.test is not None else []) + soon))
        parts = [f"(({number},) if {test} else ())" if test else f"({number},)" for number, test in enumerate(tests, 1)]
        if not any(tests):
            return "(" + "".join(f"{number}, " for number in range(1, len(parts) + 1)) + ")"
        return "(" + " + ".join(parts) + ")"

    def ways(self, node: ast.Alternatives, picked: str, env: Env, after: bool) -> None:
        for number, alternative in enumerate(node.alternatives, 1):
            with self.out.block(f"{'if' if number == 1 else 'elif'} {picked} == {number}:"):
                self.body(alternative.body, env, after)
