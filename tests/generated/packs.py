"""Small packs as text, made from one number or drawn by hypothesis; and how they are written down and loaded."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from hypothesis import strategies as st
from tests.generated.acts import event
from tests.generated.blocks import any_order, block
from tests.generated.cards import cards_yaml, listener, modifier
from tests.generated.chance import Chance, Dice, Drawn, Seeded
from tests.generated.nouns import Setting, new_setting, nouns_yaml, pack_yaml, tiles_yaml
from tests.generated.numbers_and_tests import number, test
from tests.generated.places import Left, Lines, Place, RuleDecl, Traits, indented
from tests.generated.scopes import Name, Scope, Type, ValueDecl, in_brackets, types
from tests.generated.things import listed, order, player, thing

from rulewright.pipeline import Loaded, load

PARAMS = {
    "number": "k",
    "player": "who: player",
    "hue": "h: hue",
    "card": "c: card",
    "cell": "where_at: cell of land",
    "resource": "r: resource",
}


WINNERS = ("most points", "most wood then least fish", "least points then most seat of player")

FIRST = "each player in (players where seat = 1):"  # outside of turns nobody acts


@dataclass(frozen=True)
class Pack:
    """The files of a pack, by their names."""

    files: dict[str, str]

    def write(self, folder: Path) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in self.files.items():
            (folder / name).write_text(text, encoding="utf-8")
        return folder

    def load(self, folder: Path) -> Loaded:
        return load([self.write(folder)])

    def __str__(self) -> str:
        return "\n".join(f"# ---- {name}\n{text}" for name, text in self.files.items())


def from_seed(seed: int) -> Pack:
    return make(Seeded(seed))


@st.composite
def packs(draw: st.DrawFn) -> Pack:
    return make(Drawn(lambda most: draw(st.integers(0, most))))


def make(chance: Chance) -> Pack:
    setting = new_setting(Dice(chance))
    maker = _Maker(setting)
    maker.make()
    rules = "\n\n".join(maker.sentences) + "\n"
    files = {"pack.yaml": pack_yaml(setting), "nouns.yaml": nouns_yaml(setting), "game.rules": rules}
    if setting.cards:
        files["cards.yaml"] = maker.cards
    if setting.tiles:
        files["tiles.yaml"] = tiles_yaml(setting)
    return Pack(files)


class _Maker:
    """Puts the sentences of a pack together, from what builds on nothing up to the flow."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.dice = setting, setting.dice
        self.sentences: Lines = []
        self.values: list[ValueDecl] = []
        self.rules: list[RuleDecl] = []
        self.windows = ("hunting", "feast")[: setting.dice.below(3)] if setting.cards else ()
        self.agenda = setting.dice.often(30)
        self.events = False  # not before it is known what listeners may do
        self.heard = Traits()
        self.cards = ""
        self.reward: Traits | None = None

    def make(self) -> None:
        for place in range(self.dice.number(1, 2)):
            self._value(place)
        if self.dice.often(30):
            self._count_down()
        for place in range(self.dice.number(1, 2)):
            self._rule(f"rule_{place}")
        self.events = self.dice.often(40)
        quiet = self._quiet()
        self.heard = Traits(quiet.fails, quiet.asks, quiet.crosses)
        if self.setting.cards:
            self.cards = cards_yaml(quiet, tuple(self.rules))
            self.reward = Traits(quiet.fails, quiet.asks, quiet.crosses)
        for _ in range(self.dice.below(3)):
            lines = listener(quiet, tuple(self.rules), False) if self.dice.often(70) else modifier(quiet, self._condition())
            self.sentences.append("\n".join(lines))
        self._turn()
        self._flow()
        if self.setting.solo:
            self._bot()
        self.sentences.append("score goods = wood + 2 * fish")
        self.sentences.append(f"winner: {self.dice.pick(WINNERS)}")

    # -- parts --
    def _scope(self, depth: int = 2) -> Scope:
        return Scope(self.setting, values=tuple(self.values), depth=depth)

    def _place(self, scope: Scope, fails: bool, crosses: bool, asks: int) -> Place:
        return Place(
            scope,
            tuple(self.rules),
            Left(asks, 7),
            fails,
            crosses,
            asks > 0,
            self.windows,
            self.agenda,
            events=self.events,
            heard=self.heard,
        )

    def _quiet(self) -> Place:
        """What listeners may do: where nothing is drawn, anything; else they hardly ever fail or ask."""
        chancy = self.setting.chancy
        fails = self.dice.often(8 if chancy else 40)
        asks = self.dice.often(20 if chancy else 50)
        crosses = chancy and self.dice.often(10)
        place = self._place(self._scope(1), fails, crosses, int(asks))
        return replace(place, quiet=True)

    def _condition(self) -> str:
        return test(replace(self._scope(1), names=()))

    def _params(self) -> tuple[Type, ...]:
        known: list[Type] = ["number", *types(self.setting), "resource"]
        return tuple(dict.fromkeys(self.dice.pick(known) for _ in range(self.dice.below(3))))

    def _bound(self, params: tuple[Type, ...]) -> tuple[Name, ...]:
        return tuple(Name(PARAMS[param].split(":")[0], param, param == "number") for param in params)

    def _head(self, name: str, params: tuple[Type, ...]) -> str:
        return f"{name}({', '.join(PARAMS[param] for param in params)})" if params else name

    def _value(self, place: int) -> None:
        params = tuple(param for param in self._params() if param != "resource")
        name = f"value_{place}"
        fails = not self.setting.chancy and self.dice.often(20)
        scope = replace(self._scope(), fails=fails).bind(*self._bound(params))
        if params[:1] == ("number",) and self.dice.often(30):
            cases = [f"    0: {number(scope)}", f"    1 .. 2: {number(scope)}", f"    else: {number(scope)}"]
            self.sentences.append("\n".join([f"value {self._head(name, params)}:", *cases[: self.dice.number(2, 3)]]))
        else:
            self.sentences.append(f"value {self._head(name, params)} = {number(scope)}")
        self.values.append(ValueDecl(name, params, "number", True, fails))

    def _rule(self, name: str) -> None:
        params = self._params()
        chancy = self.setting.chancy
        crosses = chancy and self.dice.often(50)
        fails = not chancy or not crosses or self.dice.often(50)
        place = self._place(self._scope().bind(*self._bound(params)), fails, crosses, self.dice.below(3))
        lines = block(place, 3)
        keyword = self.dice.pick(("rule", "action"))
        self.sentences.append("\n".join([f"{keyword} {self._head(name, params)}:", *indented(lines)]))
        if self.setting.solo and self.dice.often(30):
            other = self._place(self._scope().bind(*self._bound(params)), False, False, 0)
            self.sentences.append("\n".join([f"rule {self._head(name, params)} for automa:", *indented(block(other, 2))]))
        self.rules.append(RuleDecl(name, params, place.traits))

    def _count_down(self) -> None:
        """A rule that calls itself with a smaller number."""
        place = self._place(self._scope().bind(Name("k", "number")), True, False, 1)
        lines = block(place, 2)
        again = ["if k > 0 and k < 4:", "    do down(k - 1)"]
        body = [*lines, *again] if self.dice.often(50) else [*again, *lines]
        self.sentences.append("\n".join(["rule down(k):", *indented(body)]))
        self.rules.append(RuleDecl("down", ("number",), place.traits))

    def _turn(self) -> None:
        place = self._place(self._scope(), True, self.setting.chancy, 4)
        lines = [line for name in self.windows for line in (f"let n = {number(self._scope(1))}", f"window {name}(n)")]
        place.reward = self.reward
        lines += event(place) if self.events else []
        early = self.agenda and self.dice.often(50)  # before any barrier, so that what is added may fail
        if early:
            lines += any_order(replace(place, left=Left(2, 6), asks=True, depth=1))
            place.done(fails=True, asks=True, crosses=self.setting.chancy)
        lines += block(place, 2)
        place.eager = True
        lines += block(place, 2)
        if self.agenda and not early:
            lines += any_order(replace(place, left=Left(2, 6), asks=True, depth=1))
        if self.dice.often(10):
            lines += self.dice.pick((["if wood > 4: end game"], ["if able:", "    require tally > 1", "    end game"]))
        self.sentences.append("\n".join(["action turn:", *indented(lines)]))
        self.sentences.append("rule rest: pay 0 wood for work; gain 1 wood")
        if self.setting.solo:
            self.sentences.append("rule rest for automa: gain 2 wood")

    # -- the flow --
    def _flow(self) -> None:
        body: Lines = []
        if self.dice.often(75):
            body += self._setup()
        body += self._rounds()
        if self.dice.often(50):
            body += self._odds()
        self.sentences.append("\n".join(["flow game:", *indented(body)]))

    def _setup(self) -> Lines:
        found = ["set chief to last of players"] if self.dice.often(40) else []
        if self.setting.cards:
            found.append(f"each player: draw {self.dice.number(1, 2)} from deck to hand")
            found.append("draw 2 from deck to row")
        return found or ["let start = 1"]

    def _rounds(self) -> Lines:
        turn = self.dice.pick(("do turn otherwise do rest",) * 3 + ("do turn",))
        count = self.dice.number(1, 2)
        match self.dice.below(4):
            case 0:
                inner = ["each player:", f"    {turn}"]
            case 1:
                return [f"turns until clock >= {count + 1}:", f"    {turn}", "    advance clock"]
            case 2:
                head = f"turns from item_at(players, 2) until clock >= {count + 1}:"
                return [head, f"    {turn}", "    set clock to clock + 1"]
            case _:
                by = order("it", "player", replace(self._scope(1), acts=False, values=()))
                inner = [f"each player in (rank players by {by}):", f"    {turn}"]
        return ["repeat:", *indented([*inner, "advance clock"]), f"until clock >= {count}"]

    def _odds(self) -> Lines:
        """Other things that a flow may hold."""
        scope = replace(self._scope(1), acts=False, values=())
        calm = [rule for rule in self.rules if not rule.traits.fails]
        calls = [
            f"do {rule.name}({', '.join('k' for _ in rule.params)})" if rule.params else f"do {rule.name}"
            for rule in calm
            if set(rule.params) <= {"number"}
        ] or ["gain 1 fish"]
        match self.dice.below(5):
            case 0:
                branches = [f"if {test(scope)}:", f"    {self.dice.pick(calls)}", "else:", "    lose 1 wood"]
                return [f"let k = {number(scope)}", FIRST, *indented(branches)]
            case 1:
                return ["for each k in 1..2:", f"    {FIRST}", f"        {self.dice.pick(calls)}"]
            case 2:
                return ["let k = 2", f"each player from {player(scope, True)}:", f"    {self.dice.pick(calls)}"]
            case 3:
                type_ = self.dice.pick(types(self.setting))
                items = in_brackets(listed(type_, scope))
                inside = scope.bind(Name("each_one", type_, False))
                return [
                    f"for each each_one in {items}:",
                    f"    if {test(inside)}: gain 1 bank",
                    f"    set chief to {thing('player', inside)}",
                ]
        return ["let k = 1", "each player in (players where wood of it > 1):", f"    {self.dice.pick(calls)}"]

    def _bot(self) -> None:
        """Answers to some of the choices that were labelled."""
        answers: Lines = []
        for label, about in self.setting.labels.items():
            if self.dice.often(80):
                answers.append(f"    {label}: {self._answer(about)}")
        if answers:
            self.sentences.append("\n".join(["bot automa:", *answers]))

    def _answer(self, about: str) -> str:
        at_random = " then random" if self.dice.often(40) else ""
        scope = replace(self._scope(1), names=())
        match about:
            case "yes_no":
                return self.dice.pick(("never", "prefer it", "random"))
            case "ways":
                return "prefer middle then prefer left" + at_random
            case "items":
                return "prefer side" + at_random
            case "number":
                return self.dice.pick(("most it", "least it", "random"))
        kind: Type = about  # type: ignore[assignment]
        return order("it", kind, scope) + at_random
