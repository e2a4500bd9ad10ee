"""What people read during a game: names, questions, options, the log and the result, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rulewright.check.check import Checked
from rulewright.compile.expressions import LEVEL_SHIFT
from rulewright.compile.geometry import rotations
from rulewright.compile.sites import Site
from rulewright.explain import log
from rulewright.explain.catalog import ENGLISH, Catalog
from rulewright.explain.phrases import Count, fixed
from rulewright.explain.sentences import Sentences, address_of
from rulewright.explain.speaker import Speaker
from rulewright.link.nouns import Item, PieceKind
from rulewright.link.types import PLAYER, PieceType, Type
from rulewright.parse import ast
from rulewright.run.keys import value_key

if TYPE_CHECKING:
    from rulewright.compile import Program
    from rulewright.run.game import Decision, Entry, Game, Option


UNSET = "none"  # what a piece's text is given for something it does not have


class Texts:
    """Never fails for want of a message: the id is shown, and noted in `missing`."""

    def __init__(self, checked: Checked, language: str = ENGLISH) -> None:
        self.checked = checked
        self.language = language
        self.catalog = Catalog(checked.rules.texts, language)
        self.sentences = Sentences(checked, self)
        self._speaker = Speaker(checked, self.catalog)
        self._asking: dict[Any, ast.Stmt] = {}
        self._items: dict[str, dict[str, Item]] = {}
        self._seats: dict[int, str] = {}

    @property
    def missing(self) -> set[str]:
        return self.catalog.missing

    # -- names and values --
    def name(self, noun: str, count: Count | None = None, case: str = "") -> str:
        """A noun in words; the count is a number, or "plural" for several things that are not counted."""
        return self.catalog.format(noun, count=1 if count is None else count, case=case, det="bare")

    def value(self, program: Program, type_: Type, value: Any) -> str:
        """A value of the state in words."""
        return self.words(program, type_, value_key(program, type_, value))

    def words(self, program: Program, type_: Type, key: str, game: Game | None = None) -> str:
        """A value in words from the name that saves and scenarios use for it."""
        match type_.kind:
            case "yes_no":
                return self.catalog.format("ask-yes" if key == "yes" else "ask-no")
            case "list" if type_.of is not None:
                return self.listed([self.words(program, type_.of, part) for part in key.split("/") if part])
            case "player":
                return self.catalog.format("tell-nobody") if key == "nothing" else self.player(int(key.rsplit(" ", 1)[-1]))
        if key == "nothing" and type_.kind != "number":
            return self.catalog.format("tell-none")
        match type_.kind:
            case "constant" | "resource":
                return self.name(key)
            case "piece":
                return self.piece(self.checked.rules.pieces[type_.name], key, game)
            case "cell":
                return self.catalog.format("tell-cell", label=key)
            case "spot":
                label, _, turn = key.partition("@")
                return self._spot("tell-spot", type_.name, label, int(turn))
        return key

    def seated(self, seats: Sequence[str]) -> None:
        """Who sits where: an automated player is called by name."""
        self._seats = {seat: name for seat, name in enumerate(seats) if name}

    def player(self, seat: int) -> str:
        if seat in self._seats:
            return self.name(self._seats[seat])
        return self.catalog.format("tell-player", seat=seat)

    def piece(self, kind: PieceKind, id: str, game: Game | None = None) -> str:
        """A piece by its own name (`card-k1`), by its kind's pattern (`card.piece`, with what is printed), or by its id.

        In a game, what varies is shown as it is now; a zone's name gives what the zone that holds the piece belongs to, and
        the name of a value of such a piece gives that value.
        """
        known = self._items.setdefault(kind.name, {item.id: item for item in kind.items})
        item = known.get(id) or known.get(id.rsplit(".", 1)[0])
        if item is None:
            return id
        own = f"{kind.name}-{item.id}"
        args: dict[str, Any] = {"id": id, "count": 1, "case": "", "det": "bare"}
        text = (own, "") if self.catalog.has(own) else (kind.name, "piece")
        shown = self.catalog.variables(*text)
        args |= dict.fromkeys(shown - set(args), UNSET)
        for attribute in kind.attributes.values():
            printed = self._printed(attribute.type, item.values.get(attribute.name))
            args[attribute.name] = UNSET if printed == "" else printed
        if game is not None:
            args |= self._now(game, kind, id, shown)
        if self.catalog.has(*text):
            return self.catalog.format(*text, **args)
        return self.catalog.format("tell-piece", kind=self.name(kind.name), id=id)

    def _now(self, game: Game, kind: PieceKind, id: str, shown: frozenset[str]) -> dict[str, Any]:
        """What varies on a piece, where it lies and what it is worth, as it is now; only what a text shows."""
        layout, state, program = game.program.layout, game.working, game.program
        number = layout.piece_ids[kind.name].index(id) + 1
        found: dict[str, Any] = {}
        for attribute in (a for a in kind.attributes.values() if a.varies and a.name in shown):
            value = state[layout.base[f"attribute {kind.name} {attribute.name}"] + number]
            found[attribute.name] = value if attribute.type.kind == "number" else self.value(program, attribute.type, value)
        slot = state[layout.base[f"location {kind.name}"] + number]
        for zone in self.checked.rules.zones.values():
            first = layout.base[f"zone {zone.name}"] + 1
            if zone.holds == kind.name and len(zone.per) == 1 and first <= slot < first + layout.span(zone.per):
                found[zone.name] = self.value(program, zone.per[0], slot - first + 1)
        for name in shown & set(self.checked.rules.values):
            params = self.checked.meaning.params.get(self.checked.rules.values[name], ())
            if [type_ for _, type_ in params] == [PieceType(kind.name)]:
                found[name] = self._value_of(game, name, number)
        return found

    def _value_of(self, game: Game, name: str, piece: int) -> Any:
        """A value of a piece as it is now; one that makes no sense for it now is left out."""
        player = game.decision.player if game.decision is not None else 1
        try:
            value = game.machine.names[f"value_{name}"](game.working, player, piece)
        except Exception:
            return UNSET
        type_ = self.checked.meaning.value_types[name]
        return value if type_.kind == "number" else self.value(game.program, type_, value)

    def _printed(self, type_: Type, value: Any) -> Any:
        match type_.kind:
            case "list" if type_.of is not None:
                return self.listed([str(self._printed(type_.of, part)) for part in value or ()])
            case "constant":
                return self.name(str(value)) if value is not None else ""
            case "yes_no":
                return "yes" if value in (True, "yes") else "no"
        return value if isinstance(value, int | str) else ""

    def _spot(self, message: str, board: str, label: str, turn: int, **args: Any) -> str:
        turns = rotations(self.checked.rules.boards[board].shape)
        return self.catalog.format(message, label=label, turn=turn, turns=turns, **args)

    def listed(self, parts: list[str], word: str = "and") -> str:
        return str(self._speaker.joined([fixed(part) for part in parts], word)) if parts else ""

    # -- questions --
    def prompt(self, game: Game, decision: Decision) -> str:
        """The question of a decision: the author's own (`prompt-<rule>-<label>`, `prompt-<label>`) or a plain one."""
        site = decision.site
        for name in (f"prompt-{site.rule}-{site.label}", f"prompt-{site.label}"):
            if self.catalog.has(name):
                return self.catalog.format(name)
        match site.kind:
            case "may" | "more":
                body = self.asked_to(site)
                return self.catalog.format(f"ask-{site.kind}" if body else f"ask-{site.kind}-other", body=body or "")
            case "one" | "order" | "pay" | "window":
                return self.catalog.format(f"ask-{site.kind}")
        if site.type.kind == "resource" and site.label == "mix":
            return self.catalog.format("ask-mix")
        return self.catalog.format("ask-choose", what=self._local(site))

    def _local(self, site: Site) -> str:
        scoped = f"{site.rule}-{site.label}"
        return self.name(scoped if self.catalog.has(scoped) else site.label)

    def asked_to(self, site: Site) -> str | None:
        """What a yes-or-no question is about, if that is short."""
        node = self._node(site)
        return self.sentences.question(getattr(node, "body", ()), site.rule) if node is not None else None

    def _node(self, site: Site) -> ast.Stmt | None:
        """The statement that asks; a site only knows its place."""
        if not self._asking:
            roots: list[ast.Node] = [rule for _, rule in self.checked.rules.programs()]
            roots += [owned.sentence for owned in self.checked.rules.listeners]
            for kind in self.checked.rules.pieces.values():
                roots += [node for item in kind.items for nodes in item.effects.values() for node in nodes]
            for node in (part for root in roots for part in ast.walk(root)):
                if isinstance(node, ast.May | ast.Times):
                    self._asking[node.span] = node
        return self._asking.get(site.span)

    def option(self, game: Game, decision: Decision, option: Option) -> str:
        """One option of a decision."""
        site = decision.site
        if site.kind == "choose" and site.type.kind == "spot" and option.value:
            return self._option_spot(game, decision, option)
        said = self.answer(game, site, option.key, now=True)
        kind = self._kind_of(game, site, option.key)
        effect = self._effect(kind, option.key) if kind is not None else ""
        return self.catalog.format("tell-piece-does", piece=said, effect=effect) if effect else said

    def _kind_of(self, game: Game, site: Site, key: str) -> PieceKind | None:
        """The kind of the piece that an option is, if it is one."""
        names = site.alternatives if site.kind == "window" else (site.type.name,) if site.type.kind == "piece" else ()
        return next((self.checked.rules.pieces[name] for name in names if key in game.program.layout.piece_ids[name]), None)

    def _effect(self, kind: PieceKind, id: str) -> str:
        """What a piece does, if it says so in one line and nothing else: who chooses it wants to know."""
        item = next((item for item in kind.items if item.id == id.rsplit(".", 1)[0]), None)
        printed = [(field, nodes) for field, nodes in item.effects.items() if nodes] if item is not None else []
        if len(printed) != 1:
            return ""
        field, nodes = printed[0]
        said = self.sentences.printed(address_of(kind, item.id, field), tuple(nodes)) if item is not None else ""
        return said if "\n" not in said else ""

    def answer(self, game: Game, site: Site, key: str, now: bool = False) -> str:
        """An option by its key. What a piece is like `now` is for who is asked; the log is read later."""
        match site.kind:
            case "window":
                kind = self._kind_of(game, site, key)
                return self.piece(kind, key, game if now else None) if kind is not None else self.catalog.format("ask-go-on")
            case "order" if key.startswith("added "):
                return self._added(game, site, int(key.split()[1]), now)
            case "may" | "more":
                return self.catalog.format("ask-yes" if key == "yes" else "ask-no")
            case "one" | "order":
                return self.name(f"choice-{key}" if self.catalog.has(f"choice-{key}") else key)
            case "pay":
                parts = [part.split(" ", 1) for part in key.split("+")] if key != "nothing" else []
                return self.listed([self.amount(int(n), noun) for n, noun in parts]) or self.catalog.format("tell-none")
        if key == "enough" and site.type.kind in ("piece", "cell", "spot", "resource"):
            return self.catalog.format("ask-enough")
        return self.words(game.program, site.type, key, game if now else None)

    def _added(self, game: Game, site: Site, number: int, now: bool) -> str:
        """Something that was added to an agenda: by the name of its rule while it is there, else by its number."""
        base = game.program.layout.base.get(f"agenda {site.label}")
        added = game.working[base + 1] if now and base is not None else ()
        if number > len(added):
            return self.catalog.format("ask-added", number=number)
        chosen, (_, *given) = added[number - 1]
        rule = list(self.checked.rules.rules.values())[chosen]
        types = [type_ for _, type_ in self.checked.meaning.params[rule]]
        things = [self.value(game.program, type_, value) for type_, value in zip(types, given, strict=True)]
        with_what = f" ({self.listed(things)})" if things else ""
        return self.catalog.format("ask-added-rule", number=number, rule=self.name(rule.name) + with_what)

    def _option_spot(self, game: Game, decision: Decision, option: Option) -> str:
        """A spot with the level a tile would get there, read from the board of the player who is asked."""
        type_, layout = decision.site.type, game.program.layout
        board = self.checked.rules.boards[type_.name]
        slot = layout.base[f"board {board.name}"] + (decision.player if PLAYER in board.per else 1)
        level = (game.working[slot].get(option.value >> 8, 0) >> LEVEL_SHIFT) + 1
        label, _, turn = option.key.partition("@")
        return self._spot("tell-spot-ground" if level == 1 else "tell-spot-level", board.name, label, int(turn), level=level)

    # -- the log and the end --
    def amount(self, number: int, noun: str) -> str:
        """`2 coins`."""
        return self.catalog.format("log-amount", number=number, noun=self.name(noun, number))

    def entry(self, game: Game, entry: Entry, hidden: bool = False) -> str:
        """One line of the log; a change of nothing gives an empty text, a hidden move does not name its piece."""
        return log.entry(self, game, entry, hidden)

    def result(self, game: Game) -> list[str]:
        """Who won, and the score sheet of every player if the game has one."""
        return log.result(self, game)
