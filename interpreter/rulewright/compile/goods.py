"""Goods as Python statements: paying, gaining, losing, advancing and setting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from rulewright.compile.addresses import Env
from rulewright.compile.source import fold
from rulewright.compile.writing import Writing
from rulewright.link.nouns import Variable
from rulewright.link.types import NUMBER, PLAYER, RESOURCE
from rulewright.parse import ast

HIGHEST = 10**15
NAMED = 1000  # is added to a player whom a sentence names, so that the log does not take the flow's own doing for it


class Goods(Writing):
    """Everything that changes a number."""

    def slot_of(self, amount: ast.Amount, env: Env) -> str:
        assert isinstance(amount.what, str)
        variable = self.rules.variables.get(amount.what)
        if variable is None:
            return f"{self.certain(env.names[amount.what])} + {env.player}"
        base = self.layout.base[f"variable {variable.name}"]
        return fold(base, [(env.player, 1)]) if variable.per else str(base + 1)

    def count_of(self, amount: ast.Amount, env: Env) -> str:
        count = self.expr(amount.count, env)
        if amount.per is None:
            return count
        times = self.fold(ast.Fold(amount.span, "count", None, ast.Ident("it", amount.span), amount.per), env)
        return times if count == "1" else f"{count} * {times}"

    def stand_ins(self, resource: str) -> list[Variable]:
        return [v for v in self.rules.variables.values() if resource in v.substitutes]

    def drawn_on(self, resource: str) -> list[str]:
        """Everything that may ever be paid for a resource."""
        return [resource, *(other.name for other in self.stand_ins(resource))]

    def sources(self, amount: ast.Amount, purpose: str | None, env: Env) -> tuple[str, str]:
        """Python conditions under which a cost is waived, and the list of slots it may be paid from now."""
        assert isinstance(amount.what, str)
        slots = [self.slot_of(amount, env)]
        for other in self.stand_ins(amount.what):
            base = self.layout.base[f"variable {other.name}"]
            slots.append(fold(base, [(env.player, 1)]) if other.per else str(base + 1))
        return "", f"[{', '.join(slots)}]"

    def plain(self, amount: ast.Amount) -> bool:
        """A cost in one resource that nothing else can stand for."""
        if amount.options or not isinstance(amount.what, str) or amount.what not in self.rules.variables:
            return False
        return not self.stand_ins(amount.what)

    def pay(self, node: ast.Pay, amounts: tuple[ast.Amount, ...], env: Env, after: bool) -> None:
        if all(not a.options and isinstance(a.what, str) and not self.stand_ins(a.what) for a in amounts):
            for amount in amounts:
                self.pay_plainly(node, amount, env)
            return
        needs = "".join(f"{self.need(amount, env)}, " for amount in amounts)
        site = self.site(node, "pay", "payment", NUMBER, after)
        way = self.out.fresh("paid")
        self.out.add(f"{way} = pay_with(S, C, {site.index}, {env.player}, ({needs}))")
        self.log_payment(node, amounts, way, env)

    def log_payment(self, node: ast.Pay, amounts: tuple[ast.Amount, ...], way: str, env: Env) -> None:
        """Every good that was paid in the way taken."""
        if not self.mode.trace:
            return
        names: dict[str, None] = {}
        for amount in (part for whole in amounts for part in ast.walk(whole) if isinstance(part, ast.Amount)):
            if isinstance(amount.what, str) and amount.what in self.rules.variables:
                names.update(dict.fromkeys(self.drawn_on(amount.what)))
            elif not amount.options:
                names.update(dict.fromkeys(sorted(self.checked.failure.named_goods())))
        for name in names:
            variable = self.rules.variables[name]
            base = self.layout.base[f"variable {name}"]
            slot = fold(base, [(env.player, 1)]) if variable.per else str(base + 1)
            self.log(node, "pay", name, env, f"paid_from({way}, {slot})")

    def need(self, amount: ast.Amount, env: Env) -> str:
        """What a cost may be paid with: alternatives of (count, slots)."""
        if amount.options:
            return "(" + "".join(f"*{self.need(option, env)}, " for option in amount.options) + ")"
        count = self.expr(amount.count, env)
        if isinstance(amount.what, ast.Expr):
            return f"(({count}, [r + {env.player} for r in {self.items(amount.what, env)}]), )"
        assert isinstance(amount.what, str)
        return f"(({count}, {self.sources(amount, None, env)[1]}), )"

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
            site = self.site(node, "choose", "mix", RESOURCE, after)
            taken = self.out.fresh("taken")
            with self.unnamed(node, env, sign, lambda base: f"{taken}.count({base})"):
                self.out.add(f"{taken} = gain_mix(S, C, {site.index}, {env.player}, {self.count_of(amount, env)}, "
                             f"{self.items(amount.what, env)}, {sign}, {self.bounds()})")
            return
        count, slot = self.count_of(amount, env), self.slot_of(amount, env)
        variable = self.rules.variables.get(amount.what)
        if variable is None:
            which, number = env.names[amount.what], self.out.fresh("count")
            self.out.add(f"{number} = {count}")
            with self.unnamed(node, env, sign, lambda base: f"({number} if {which} == {base} else 0)"):
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
    def unnamed(self, node: ast.Stmt, env: Env, sign: int, count: Callable[[str], str]) -> Iterator[None]:
        """Around a change of resources that are known only in play: those who wait for one of them hear of it."""
        slots = {v.name: self.layout.base[f"variable {v.name}"] for v in self.rules.variables.values() if v.per == (PLAYER,)}
        olds = {name: self.remember(name, fold(base, [(env.player, 1)])) for name, base in slots.items()}
        yield
        for name, base in slots.items():
            if self.mode.trace and name in self.checked.failure.named_goods():
                with self.out.block(f"if {count(str(base))}:"):
                    self.log(node, "gain" if sign > 0 else "lose", name, env, count(str(base)))
            if olds[name]:
                self.changed(name, fold(base, [(env.player, 1)]), olds[name], env)
            if sign > 0 and self.listened("gain", name):
                number = self.out.fresh("count")
                self.out.add(f"{number} = {count(str(base))}")
                with self.out.block(f"if {number}:"):
                    self.raised("gain", name, env, number)

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

    def advance(self, node: ast.Advance, env: Env) -> None:
        target = self.settled(self.target(node.target, env))
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

    def settled(self, place: str) -> str:
        """A place that was looked up is looked up once: what is written there may change where the look-up leads."""
        if not place.startswith("S[") or "(" not in place:
            return place
        at = self.out.fresh("at")
        self.out.add(f"{at} = {place[2:-1]}")
        return f"S[{at}]"

    def target(self, node: ast.Expr, env: Env) -> str:
        """The Python text that may be assigned to."""
        ref = self.meaning.refs[node]
        if ref.kind == "property" and ref.args:
            subject = self.expr(ref.args[0], env)
            text = self.property(ref.target, self.certain(subject), self.meaning.type(ref.args[0]), env)
        else:
            text = self.expr(node, env)
        return text.removeprefix("bool(").removesuffix(")") if text.startswith("bool(") else text

    def assign(self, node: ast.Assign, target: ast.Expr, value: str, env: Env) -> Env:
        ref = self.meaning.refs[target]
        place = self.settled(self.target(target, env))
        name, slot, subject = self.changing(target, place, env)
        old = self.remember(name, slot)
        self.out.add(f"{place} = {value}")
        self.solid.discard(place)
        if old:
            self.changed(name, slot, old, env, subject)
        if ref.kind == "variable":
            whose = env if ref.player is None or not self.mode.trace else env.acting(f"{NAMED} + {self.expr(ref.player, env)}")
            self.log(node, "set", ref.target.name, whose, place)
        elif ref.kind == "property" and self.meaning.type(ref.args[0]).kind == "piece" and self.mode.trace:
            kind = self.meaning.type(ref.args[0]).name
            self.log(node, "mark", f"{kind}.{ref.target}", env, f"({self.expr(ref.args[0], env)}, {place})")
        return env


def _ways(amount: ast.Amount) -> list[ast.Amount]:
    """The alternatives of an `either`, also of one inside another."""
    return [way for option in amount.options for way in _ways(option)] if amount.options else [amount]
