"""Modifiers: `while …` and `until end of …`, as changes of values and of what a payment may be made with."""

from __future__ import annotations

from rulewright.compile.expressions import Env
from rulewright.compile.listeners import Heard, Listeners
from rulewright.compile.source import fold
from rulewright.link.ruleset import Owned
from rulewright.link.types import NUMBER, PLAYER
from rulewright.parse import ast


class Modifiers(Listeners):
    """Extends values and payments by what components and rules change about them."""

    def all_mods(self) -> list[ast.Mod]:
        """Those that stand, and those that last for a while."""
        return [mod for _, _, mod, _ in self.modifiers] + [last.mod for _, last in self.lasting]

    # -- modifiers of values --
    def changeable(self, value: str) -> bool:
        return any(mod.op in ("add", "treat") and mod.names[0] == value for mod in self.all_mods())

    def counted_calls(self) -> bool:
        return self.mode.cover

    def modified(self, name: str, params: list[str]) -> list[str]:
        """Python lines that change `result` by every modifier of a value."""
        lines = []
        for index, (_, _owned, mod, _test) in enumerate(self.modifiers):
            if mod.op in ("add", "treat") and mod.names[0] == name:
                lines.append(self.apply(mod.op, f"mod_{index}(S, player{''.join(f', {self.local(p)}' for p in params)})"))
        for number, node in self.lasting:
            if node.mod.op in ("add", "treat") and node.mod.names[0] == name:
                values = "(" + "".join(f"{self.local(p)}, " for p in params) + ")"
                base = self.layout.base[f"lasting {number}"]
                anyone = any(type_ == PLAYER for _, type_ in self.meaning.params[self.rules.values[name]])
                call = f"lasting(S, {base}, {'PLAYERS' if anyone else '(player, )'}, {values})"
                lines.append(f"result += sum({call})" if node.mod.op == "add" else f"result = ([result] + {call})[-1]")
        return lines

    def apply(self, op: str, call: str) -> str:
        return f"result += {call} or 0" if op == "add" else f"result = treated({call}, result)"

    def modifier(self, index: int) -> None:
        """`mod_<index>(S, player, …)`: the amount of a standing modifier for these arguments, or None."""
        _, owned, mod, test = self.modifiers[index]
        value = self.rules.values[mod.names[0]]
        params = [name for name, _ in self.meaning.params[value]]
        self.rule_name, self.out.span = mod.names[0], mod.span
        with self.out.block(f"def mod_{index}(S, player{''.join(f', {self.local(p)}' for p in params)}):"):
            owner, this = self.out.fresh("owner"), self.out.fresh("this")
            env = Env({"owner": owner, "actor": "player", "this": this}, owner)
            if mod.op == "add":
                self.out.add("total = 0")
            only = self.single(owned)
            if only is not None:
                self.out.add(f"{owner}, {this} = {self.owners(owned.kind or '')}.get(S[{only[0]}], 0), {only[1]}")
            with self.out.block(f"if {owner}:" if only is not None else f"for {owner}, {this} in {self.holders(owned)}:"):
                tests = [f"{self.expr(arg, env)} == {self.local(p)}" for arg, p in zip(mod.args or (), params, strict=False)]
                if not any(type_ == PLAYER for _, type_ in self.meaning.params[value]) and owned.kind is not None:
                    tests.append(f"{owner} == player")
                if not (isinstance(test, ast.Name) and test.name == "owned"):
                    tests.append(self.expr(test, env))
                with self.out.block(f"if {' and '.join(tests) or 'True'}:"):
                    assert mod.value is not None
                    value_ = self.expr(mod.value, env)
                    self.out.add(f"total += {value_}" if mod.op == "add" else f"return {value_}")
            self.out.add("return total" if mod.op == "add" else "return None")

    def single(self, owned: Owned) -> tuple[int, int] | None:
        """The slot and the number of a component of which there is one."""
        if owned.kind is None or owned.item is None or owned.item.copies != 1:
            return None
        return self.pieces_of(self.rules.pieces[owned.kind], owned.item)[0]

    def holders(self, owned: Owned) -> str:
        """For whom a modifier stands, with the component it is printed on: everybody, or its owner."""
        if owned.kind is None or owned.item is None:
            return "((player, 0), )"
        pieces = self.pieces_of(self.rules.pieces[owned.kind], owned.item)
        return f"holders(S, {pieces!r}, {self.owners(owned.kind)})"

    def holds(self, owned: Owned, test: ast.Expr, player: str) -> str:
        """A Python condition: whether a modifier of payments stands for a player."""
        only = self.single(owned)
        if only is not None:
            parts = [f"{self.owners(owned.kind or '')}.get(S[{only[0]}], 0) == {player}"]
        else:
            parts = [f"owns({player}, {self.holders(owned)})"] if owned.kind is not None else []
        if not (isinstance(test, ast.Name) and test.name == "owned"):
            parts.append(self.expr(test, Env({"owner": player}, player)))
        return " and ".join(parts) or "True"

    # -- modifiers of payments --
    def touched(self, node: ast.Pay) -> bool:
        """Whether a payment may be changed by modifiers or listened to."""
        names = {part.what for part in ast.walk(node) if isinstance(part, ast.Amount) and isinstance(part.what, str)}
        return (
            any(
                (mod.op == "substitute" and names & set(mod.targets)) or (mod.op == "waive" and names & set(mod.names))
                for mod in self.all_mods()
            )
            or any(self.on_verb("pay", str(name), when) for name in names for when in ("before", "instead of", "after"))
            or any(self.on_verb("substitute", other.name) for name in names for other in self.stand_ins(str(name)))
        )

    def plain(self, amount: ast.Amount) -> bool:
        return super().plain(amount) and not self.touched(ast.Pay(amount.span, (amount,), None))

    def pay(self, node: ast.Pay, amounts: tuple[ast.Amount, ...], env: Env, after: bool) -> None:
        if not self.touched(node):
            super().pay(node, amounts, env, after)
            return
        add, player = self.out.add, env.player
        counts: dict[ast.Amount, str] = {}
        ears: dict[ast.Amount, str] = {}
        for amount in amounts:  # what a listener gains before is there to pay with, and it may change the price
            heard = [h for when in ("before", "instead of", "after") for h in self.pay_listeners(node, amount.what, when)]
            if not heard:
                continue
            counts[amount], ears[amount] = self.out.fresh("price"), self.out.fresh("heard")
            add(f"{counts[amount]} = {self.expr(amount.count, env)}")
            add(f"{ears[amount]} = listening(S, {player}, PLAYERS, {self.ears(heard)})")
            if self.pay_listeners(node, amount.what, "before"):
                add(f"{counts[amount]} = (*hear(S, C, {player}, {ears[amount]}, 'before', ({counts[amount]}, )), )[0]")
            if self.pay_listeners(node, amount.what, "instead of"):
                with self.out.block(f"if replaced(S, C, {player}, {ears[amount]}, ({counts[amount]}, )):"):
                    add(f"{counts[amount]} = 0")
        needs = "".join(f"{self.lenient(amount, node.purpose, env, counts.get(amount))}, " for amount in amounts)
        site = self.site(node, "pay", "payment", NUMBER, after)
        due, way = self.out.fresh("due"), self.out.fresh("paid")
        add(f"{due} = ({needs})")
        add(f"{way} = pay_with(S, C, {site.index}, {player}, {due})")
        self.log_payment(node, amounts, way, env)
        for h in (h for h in self.heard if isinstance(t := h.sentence.trigger, ast.OnEvent) and t.verb == "substitute"):
            assert isinstance(h.sentence.trigger, ast.OnEvent)
            due_in = {name for a in amounts for part in ast.walk(a) if isinstance(part, ast.Amount) and isinstance(part.what, str)
                      for name in self.drawn_on(part.what)}
            if not due_in & set(h.sentence.trigger.names):
                continue
            pairs = "".join(f"({self.mine(name, player)}, ({''.join(self.mine(o, player) + ', ' for o in others)})), "
                            for name, others in h.sentence.trigger.heard)
            with self.out.block(f"if {way} and stood_in({way}, {due}, ({pairs})):"):
                add(f"hear(S, C, {player}, listening(S, {player}, PLAYERS, {self.ears([h])}), 'after', ())")
        for amount in amounts:
            if self.pay_listeners(node, amount.what, "after"):
                with self.out.block(f"if {counts[amount]} > 0:"):
                    add(f"hear(S, C, {player}, {ears[amount]}, 'after', ({counts[amount]}, ))")

    def mine(self, resource: str, player: str) -> str:
        """The slot of a player's resource."""
        return fold(self.layout.base[f"variable {resource}"], [(player, 1)])

    def pay_listeners(self, node: ast.Pay, name: object, when: str) -> list[Heard]:
        found = []
        for h in self.on_verb("pay", str(name), when):
            assert isinstance(h.sentence.trigger, ast.OnEvent)
            if any(other == name and (not purposes or node.purpose in purposes) for other, purposes in h.sentence.trigger.heard):
                found.append(h)
        return found

    def lenient(self, amount: ast.Amount, purpose: str | None, env: Env, price: str | None = None) -> str:
        """A need with everything that may stand in for it now, or nothing if it is waived."""
        if amount.options:
            return "(" + "".join(f"*{self.lenient(option, purpose, env)}, " for option in amount.options) + ")"
        if not isinstance(amount.what, str):
            return self.need(amount, env)
        waived, listed = self.sources(amount, purpose, env)
        count = price or self.expr(amount.count, env)
        return f"((({f'0 if {waived} else ' if waived else ''}{count}), {listed}), )"

    def sources(self, amount: ast.Amount, purpose: str | None, env: Env) -> tuple[str, str]:
        """What stands in by nature, and what modifiers add or waive."""
        _, listed = super().sources(amount, purpose, env)
        waived = []
        standing = [(self.holds(owned, test, env.player), mod) for _, owned, mod, test in self.modifiers
                    if amount.what in (mod.targets if mod.op == "substitute" else mod.names)]
        passing = [(f"S[{fold(self.layout.base[f'lasting {number}'], [(env.player, 1)])}]", node.mod)
                   for number, node in self.lasting]
        for test, mod in standing + passing:
            if mod.op == "substitute" and amount.what in mod.targets:
                listed += f" + ([{', '.join(self.mine(name, env.player) for name in mod.names)}] if {test} else [])"
            elif mod.op == "waive" and amount.what in mod.names and (not mod.targets or purpose in mod.targets):
                waived.append(test)
        return " or ".join(waived), listed

    def drawn_on(self, resource: str) -> list[str]:
        more = [name for mod in self.all_mods() if mod.op == "substitute" and resource in mod.targets for name in mod.names]
        return list(dict.fromkeys([*super().drawn_on(resource), *more]))

    def foreseeable(self, node: ast.Pay) -> bool:
        """Whoever listens before a payment may change what is there to pay with."""
        heard = any(self.on_verb("pay", str(amount.what), when) for amount in node.amounts for when in ("before", "instead of"))
        return not heard and super().foreseeable(node)
