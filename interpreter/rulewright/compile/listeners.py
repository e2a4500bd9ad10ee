"""Listeners, windows and agendas: what happens around a rule, written only where somebody listens.

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
from rulewright.link.types import PLAYER, UNKNOWN
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
        site = self.site(node, "window", name, UNKNOWN, True, kinds)
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

