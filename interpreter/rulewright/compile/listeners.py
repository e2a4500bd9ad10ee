"""Listeners, windows, modifiers and agendas: what happens around a rule, written only where somebody listens.

A listener is a function of its own. A rule somebody listens to becomes a frame that finds out who listens (those who own
the component when the rule begins), lets them act before, instead and after, and calls the plain rule between.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compile.expressions import Env
from rulewright.compile.sites import Site
from rulewright.compile.source import fold
from rulewright.compile.statements import Statements
from rulewright.link.nouns import Item, PieceKind
from rulewright.link.ruleset import Owned
from rulewright.link.types import NUMBER, PLAYER, Type
from rulewright.parse import ast


@dataclass(frozen=True)
class Heard:
    """A listener with its number; the function that carries it out is `on_<number>`."""

    number: int
    owned: Owned
    sentence: ast.Listener


class Listeners(Statements):
    """Extends the statements by all that concerns listeners."""

    heard: list[Heard]
    modifiers: list[tuple[int, Owned, ast.Mod, ast.Expr]]
    lasting: list[tuple[int, ast.Lasting]]
    scoped: dict[str, range]
    ears_at: dict[str, str]

    def prepare(self) -> None:
        """Number every listener and give what lasts for an action or a turn a place to be remembered, side by side."""
        self.heard, self.modifiers, self.lasting, self.scoped, self.ears_at = [], [], [], {}, {}
        for number, owned in enumerate(self.rules.listeners):
            sentence = owned.sentence
            if isinstance(sentence, ast.Listener):
                self.heard.append(Heard(number, owned, sentence))
            else:
                self.modifiers += [(number, owned, mod, sentence.test) for mod in sentence.mods]
        sentences: list[ast.Node] = [*(rule for _, rule in self.rules.programs()), *(h.sentence for h in self.heard)]
        parts = [part for sentence in sentences for part in ast.walk(sentence)]
        self.lasting = list(enumerate(node for node in parts if isinstance(node, ast.Lasting)))
        for scope in ("action", "turn", "game"):
            first = len(self.layout.initial)
            for h in self.heard:
                if h.sentence.once_per == scope:
                    self.layout.take(f"once {h.number}", self.layout.players, 0)
            for number, lasts in self.lasting:
                if lasts.scope == scope:
                    self.layout.take(f"lasting {number}", self.layout.players, ())
            self.scoped[scope] = range(first, len(self.layout.initial))
        for node in parts:
            if isinstance(node, ast.AddToAgenda) and f"agenda {node.agenda}" not in self.layout.base:
                self.layout.take(f"agenda {node.agenda}", 1, ())

    # -- who listens --
    def on_rule(self, name: str, when: str) -> list[Heard]:
        return [h for h in self.heard if isinstance(t := h.sentence.trigger, ast.OnEvent)
                and t.verb == "do" and name in t.names and t.when == when]

    def on_verb(self, verb: str, name: str, when: str = "after") -> list[Heard]:
        return [h for h in self.heard if isinstance(t := h.sentence.trigger, ast.OnEvent)
                and t.verb == verb and name in t.names and t.when == when]

    def on_reach(self, name: str) -> list[Heard]:
        found = []
        for h in self.heard:
            if isinstance(h.sentence.trigger, ast.OnReach):
                target = h.sentence.trigger.target
                if isinstance(target, ast.Name | ast.Attribute | ast.Call) and target.name == name:
                    found.append(h)
        return found

    def in_window(self, name: str) -> list[Heard]:
        return [h for h in self.heard if isinstance(t := h.sentence.trigger, ast.InWindow) and t.name == name]

    def pieces_of(self, kind: PieceKind, item: Item) -> tuple[tuple[int, int], ...]:
        """The slots that tell where the copies of a component lie."""
        location = self.layout.base[f"location {kind.name}"]
        first = 1
        for other in kind.items:
            if other is item:
                break
            first += other.copies
        return tuple((location + n, n) for n in range(first, first + item.copies))

    def owners(self, kind: str) -> str:
        """Who owns what lies in a zone: the player it belongs to."""
        found: dict[int, int] = {}
        for name, zone in self.rules.zones.items():
            if zone.holds == kind and zone.active and PLAYER in zone.per:
                base, strides = self.layout.base[f"zone {name}"], self.layout.strides(zone.per)
                stride = strides[zone.per.index(PLAYER)]
                for index in range(self.layout.span(zone.per)):
                    found[base + 1 + index] = index // stride % self.layout.players + 1
        return self.table(f"OWNERS_{kind}", found)

    def ears(self, heard: list[Heard]) -> str:
        """Listeners as a Python tuple: (function, when, who, pieces, owners); of a card, also whether it may be played."""
        parts = []
        for h in heard:
            trigger = h.sentence.trigger
            when = trigger.when if isinstance(trigger, ast.OnEvent) else "in"
            who = trigger.who if isinstance(trigger, ast.OnEvent) else "you"
            if h.owned.item is None or h.owned.kind is None:
                parts.append(f"(on_{h.number}, {when!r}, {who!r}, None, None), ")
            else:
                pieces = self.pieces_of(self.rules.pieces[h.owned.kind], h.owned.item)
                test = f", can_{h.number}" if isinstance(trigger, ast.InWindow) else ""
                parts.append(f"(on_{h.number}, {when!r}, {who!r}, {pieces!r}, {self.owners(h.owned.kind)}{test}), ")
        text = "(" + "".join(parts) + ")"
        return self.ears_at.setdefault(text, f"EARS_{len(self.ears_at)}") if parts else "()"

    def write_ears(self) -> None:
        """The listeners of each place, as constants behind the functions they name."""
        for text, name in self.ears_at.items():
            self.out.add(f"{name} = {text}")

    # -- listeners as functions --
    def listener(self, h: Heard) -> None:
        """`on_<number>(S, C, player, actor, this, …)`: None if it does not apply, else what its parameters became."""
        trigger = h.sentence.trigger
        params: tuple[str, ...] = () if isinstance(trigger, ast.OnReach) else trigger.params
        changed = self.changed_name(trigger)
        names = {name: self.local(name) for name in params}
        self.solid = {"this"}
        if changed is not None:
            names[changed] = self.local(changed)
        self.rule_name = f"{h.owned.kind}.{h.owned.item.id}" if h.owned.item is not None else "listener"
        self.out.span = h.sentence.span
        extra = "".join(f", {self.local(n)}=0" for n in (*params, *((changed,) if changed else ())))
        env = Env({**names, "actor": "actor", "this": "this", "owner": "player"})
        test = None if isinstance(trigger, ast.OnReach) else trigger.test
        if isinstance(trigger, ast.InWindow):
            with self.out.block(f"def can_{h.number}(S, player, actor, this{extra}, *rest):"):
                self.out.add(f"return {self.expr(test, env) if test is not None else 'True'}")
        with self.out.block(f"def on_{h.number}(S, C, player, actor, this{extra}, *rest):"):
            if test is not None:
                with self.out.block(f"if not {self.expr(test, env)}:"):
                    self.out.add("return None")
            if h.sentence.once_per is not None:
                slot = fold(self.layout.base[f"once {h.number}"], [("player", 1)])
                with self.out.block(f"if S[{slot}]:"):
                    self.out.add("return None")
                self.out.add(f"S[{slot}] = 1")
            self.leave = "return (" + "".join(f"{names[n]}, " for n in params) + ") + rest"
            self.body(h.sentence.body, env, True)
            self.out.add(self.leave)
            self.leave = "return"

    def changed_name(self, trigger: ast.Node) -> str | None:
        """`when power of worker reaches 6`: the name that stands for what changed."""
        if isinstance(trigger, ast.OnReach) and isinstance(trigger.target, ast.Attribute):
            subject = trigger.target.subject
            if isinstance(subject, ast.Name) and subject.name not in ("player", "actor", "this", "owner"):
                return subject.name
        return None

    # -- around a rule --
    def frame(self, name: str, params: list[str]) -> None:
        """The frame of a rule with listeners, seat versions, or once-per-action memories; calls `plain_<rule>`."""
        given = "".join(f", {self.local(p)}" for p in params)
        before, instead, after = (self.on_rule(name, when) for when in ("before", "instead of", "after"))
        with self.out.block(f"def rule_{name}(S, C, player{given}):"):
            scoped = self.scoped["action"] if self.rules.rules[name].keyword == "action" else range(0)
            if scoped:
                kept = self.out.fresh("kept")
                self.out.add(f"{kept} = S[{scoped.start}:{scoped.stop}]")
                self.forget("action")
            heard = self.out.fresh("heard")
            if before + instead + after:
                self.out.add(f"{heard} = listening(S, player, PLAYERS, {self.ears(before + instead + after)})")
            values = "(" + "".join(f"{self.local(p)}, " for p in params) + ")"
            if before:
                with self.out.block(f"if {heard}:"):
                    told = f"hear(S, C, player, {heard}, 'before', {values})"
                    self.out.add(f"{', '.join(self.local(p) for p in params)}, = {told}" if params else told)
            version = f"plain_{name}"
            for rule, seat in self.rules.seat_rules:
                if rule == name:
                    version = f"(seat_{seat}__{name} if SEATS[player] == {seat!r} else {version})"
            call = f"{version}(S, C, player{given})"
            if instead:
                with self.out.block(f"if not replaced(S, C, player, {heard}, {values}):"):
                    self.out.add(call)
            else:
                self.out.add(call)
            if after:
                with self.out.block(f"if {heard}:"):
                    self.out.add(f"hear(S, C, player, {heard}, 'after', {values})")
            if scoped:
                self.out.add(f"S[{scoped.start}:{scoped.stop}] = {kept}")

    def framed(self, name: str) -> bool:
        rule = self.rules.rules[name]
        return bool(
            any(self.on_rule(name, when) for when in ("before", "instead of", "after"))
            or any(other == name for other, _ in self.rules.seat_rules)
            or (rule.keyword == "action" and self.scoped["action"])
        )

    # -- statements that others wait for --
    def compound(self, node: ast.Stmt, env: Env, after: bool) -> Env:
        match node:
            case ast.Window(name=name, args=args):
                return self.window(node, name, args, env)
            case ast.Lasting():
                self.last(node, env)
                return env
            case ast.AddToAgenda(agenda=agenda, rule=rule):
                slot = self.layout.base[f"agenda {agenda}"] + 1
                given = f"({env.player}{self.program_args(rule, env)}, )"
                self.out.add(f"S[{slot}] += (({self.rule_number(rule)}, {given}), )")
                return env
        return super().compound(node, env, after)

    def rule_number(self, call: ast.Expr) -> int:
        return list(self.rules.rules).index(self.meaning.refs[call].target.name)

    def playable(self, window: str, env: Env) -> str:
        heard = self.in_window(window)
        return f"holding(S, {env.player}, {self.ears(heard)}) or " if heard else ""

    def window(self, node: ast.Window, name: str, args: tuple[ast.Expr, ...], env: Env) -> Env:
        """Cards may be played here, one after another, and may change the values passed on."""
        heard = self.in_window(name)
        if not heard:
            return env
        kinds = tuple(h.owned.kind or "" for h in heard)
        site = self.site(node, "window", name, Type("window", ",".join(kinds)), True)
        values = "(" + "".join(f"{self.expr(arg, env)}, " for arg in args) + ")"
        played = "".join(f"{self.ears(self.on_verb('play', kind))}, " for kind in kinds)
        result = f"play_window(S, C, {site.index}, {env.player}, {self.ears(heard)}, {values}, PLAYERS, ({played}))"
        targets = [self.expr(arg, env) for arg in args]
        hands = " or ".join(f"S[{slot}]" for kind in dict.fromkeys(kinds) for slot in self.hands(kind, env.player))
        with self.out.block(f"if {hands or 'True'}:"):
            self.out.add(f"{', '.join(targets)}, = {result}" if targets else result)
        return env

    def hands(self, kind: str, player: str) -> list[str]:
        """The slots of the zones in which a player may own pieces of a kind; none if they are not plainly per player."""
        zones = [zone for zone in self.rules.zones.values() if zone.holds == kind and zone.active and PLAYER in zone.per]
        if any(zone.per != (PLAYER,) for zone in zones):
            return []
        return [fold(self.layout.base[f"zone {zone.name}"], [(player, 1)]) for zone in zones]

    def last(self, node: ast.Lasting, env: Env) -> None:
        """`until end of …`: the modifier's values are fixed now and kept for as long as it lasts."""
        number = next(n for n, other in self.lasting if other is node)
        slot = fold(self.layout.base[f"lasting {number}"], [(env.player, 1)])
        mod = node.mod
        args = "".join(f"{self.expr(arg, env)}, " for arg in mod.args or ())
        value = self.expr(mod.value, env) if mod.value is not None else "1"
        self.out.add(f"S[{slot}] += (({value}, ({args})), )")

    def new_turn(self) -> None:
        """What lasts for a turn is forgotten when the flow does the next step."""
        self.forget("turn")

    def forget(self, scope: str) -> None:
        slots = self.scoped[scope]
        if slots:
            fresh = self.table(f"FRESH_{scope}", tuple(self.layout.initial[slots.start : slots.stop]))
            self.out.add(f"S[{slots.start}:{slots.stop}] = {fresh}")

    # -- automated seats --
    def ask(self, site: Site, env: Env, options: str) -> str:
        """A choice; an automated seat with an answer for it decides by its priorities."""
        text = super().ask(site, env, options)
        for bot in self.rules.bots.values():
            for answer in bot.answers:
                if answer.name == site.label:
                    text = f"({self.answer(site, answer, options, env)} if SEATS[{env.player}] == {bot.name!r} else {text})"
        return text

    def answer(self, site: Site, answer: ast.Answer, options: str, env: Env) -> str:
        at_random = any(pref.op == "random" for pref in answer.prefs)
        if any(pref.op == "never" for pref in answer.prefs):
            key = "lambda x: not x"
        elif site.alternatives:
            wanted = [site.alternatives.index(p.value.name) + 1 for p in answer.prefs if isinstance(p.value, ast.Name)]
            key = f"lambda x: -order_in({tuple(wanted)!r}, x)"
        else:
            key = self.key(answer.prefs, "it", site.type, env)
        return f"C.answer({site.index}, {env.player}, {options}, {key}, {at_random})"

    # -- modifiers of values --
    def changeable(self, value: str) -> bool:
        mods = [mod for _, _, mod, _ in self.modifiers] + [last.mod for _, last in self.lasting]
        return any(mod.op in ("add", "treat") and mod.names[0] == value for mod in mods)

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
        mods = [mod for _, _, mod, _ in self.modifiers] + [last.mod for _, last in self.lasting]
        return (
            any(
                (mod.op == "substitute" and names & set(mod.targets)) or (mod.op == "waive" and names & set(mod.names))
                for mod in mods
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
        mods = [mod for _, _, mod, _ in self.modifiers] + [last.mod for _, last in self.lasting]
        more = [name for mod in mods if mod.op == "substitute" and resource in mod.targets for name in mod.names]
        return list(dict.fromkeys([*super().drawn_on(resource), *more]))

    def foreseeable(self, node: ast.Pay) -> bool:
        """Whoever listens before a payment may change what is there to pay with."""
        heard = any(self.on_verb("pay", str(amount.what), when) for amount in node.amounts for when in ("before", "instead of"))
        return not heard and super().foreseeable(node)

    # -- changes somebody waits for --
    def listened(self, verb: str, name: str) -> bool:
        return bool(self.on_verb(verb, name))

    def awaited(self, name: str) -> bool:
        return bool(name) and bool(self.on_reach(name))

    def changed(self, name: str, slot: str, old: str, env: Env, subject: str | None = None) -> None:
        """After a variable or attribute has changed: `when … reaches`."""
        for h in self.on_reach(name):
            assert isinstance(h.sentence.trigger, ast.OnReach)
            reach = h.sentence.trigger
            changed = self.changed_name(reach)
            names = {changed: subject} if changed and subject else {}
            amount = self.expr(reach.amount, Env({**env.names, **names}, env.player))
            with self.out.block(f"if {old} < {amount} <= S[{slot}]:"):
                given = f"({subject}, )" if changed and subject else "()"
                listening = f"listening(S, {env.player}, PLAYERS, {self.ears([h])})"
                self.out.add(f"hear(S, C, {env.player}, {listening}, 'in', {given})")

    def raised(self, verb: str, name: str, env: Env, *values: str) -> None:
        """After a verb on a noun somebody listens to."""
        heard = self.on_verb(verb, name)
        if heard:
            given = "(" + "".join(f"{value}, " for value in values) + ")"
            self.out.add(f"hear(S, C, {env.player}, listening(S, {env.player}, PLAYERS, {self.ears(heard)}), 'after', {given})")

