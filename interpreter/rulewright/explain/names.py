"""Names in words: what a bare word, `x of y` or `x(y)` means decides how it is said."""

from __future__ import annotations

from rulewright.check.refs import Ref
from rulewright.explain.phrases import PLURAL, SINGULAR, Count, Phrase
from rulewright.explain.speaker import Arg, Noun, Speaker
from rulewright.link.nouns import Board, Table, Variable, Zone
from rulewright.link.types import PLAYER
from rulewright.parse import ast

# Attributes that things have by nature and that need a phrase of their own, by the kind of thing.
ORDINALS = {("list", "first"), ("list", "last"), ("zone", "first"), ("zone", "last")}
FOLLOWING = {(kind, name) for kind in ("player", "constant") for name in ("next", "previous")}
WHOLE_PHRASES = FOLLOWING | ORDINALS


class Names(Speaker):
    """`named` says anything that has a name; `noun_of` gives it as a noun that more can hang on."""

    def named(self, node: ast.Expr) -> Phrase:
        ref = self.ref(node)
        match ref.kind:
            case "local":
                return self.local(str(ref.target), node)
            case "property":
                return self.property(node, ref)
            case "variable" if self.countable(ref):
                return self.say("say-number-of", items=self.noun(self.belonging(ref)).counted(PLURAL))
            case "constant":
                return self.constant(ref.target[0], getattr(node, "name", ""))
            case "resource":
                return self.noun(Noun(self.word(ref.target.name), det="bare", count=PLURAL))
            case "option":
                return self.say("say-option", name=self.word(ref.target.name))
            case "score":
                return self.for_player(self.say("say-score", name=self.word(ref.target.name)), ref)
            case "points":
                return self.for_player(self.say("say-points"), ref)
            case "player_count":
                return self.say("say-player-count")
            case "yes_no":
                return self.say("say-yes" if ref.target else "say-no")
            case "nothing":
                return self.say("say-none")
            case "function":
                return self.function(node, ref)
            case "whereabouts":
                return self.whereabouts(ref)
            case "rule" | "flow" | "effect":
                return self.program(node)
        noun = self.noun_of(node)
        return self.noun(noun) if noun is not None else self.the(getattr(node, "name", ""))

    def noun_of(self, node: ast.Expr) -> Noun | None:
        """Names that are nouns, with what they belong to."""
        ref = self.ref(node)
        match ref.kind:
            case "variable" | "zone" | "board":
                return self.belonging(ref)
            case "all":
                return Noun(self.word(ref.target.name), count=PLURAL)
            case "members":
                return Noun(self.word(ref.target.name), count=PLURAL)
            case "players":
                return Noun(self.word("player"), count=PLURAL)
            case "value" | "table":
                return self.value(node, ref)
            case "property" if (self.subject_kind(ref), ref.target) not in WHOLE_PHRASES:
                return self.attribute(node, ref)
            case "local" if self.pronoun(node) is None:
                return Noun(self.word(str(ref.target)), count=self.count_of(node))
        return None

    def count_of(self, node: ast.Expr) -> Count:
        """One name for many things is a plural, unless the noun says what each of them is (`row`, `.each = cell`)."""
        return PLURAL if self.type(node).kind in ("list", "zone") and self.collective(node) is None else 1

    def collective(self, node: ast.Expr) -> str | None:
        """The noun of something that is one and holds many: a row, a group."""
        if not isinstance(node, ast.Name | ast.Attribute | ast.Call):
            return None
        ref = self.ref(node)
        name = self.id_of(getattr(ref.target, "name", None) or str(ref.target))
        return name if ref.kind in ("local", "property", "value") and self.catalog.has(name, "each") else None

    def constant(self, enumeration: str, name: str) -> Phrase:
        """A word of an enumeration; a value of an option may need a text of its own (`scoring-by_size`)."""
        own = f"{enumeration}-{name}"
        return self.noun(Noun(self.word(own if self.catalog.has(own) else name), det="bare"))

    # -- locals and attributes --
    def local(self, name: str, node: ast.Expr) -> Phrase:
        type_ = self.type(node)
        if name == "this" and type_.kind == "piece":
            return self.say("say-this", kind=self.word(type_.name))
        return self.pronoun(node) or self.the(name, type_)

    def subject_kind(self, ref: Ref) -> str:
        return self.type(ref.args[0]).kind if ref.args else ""

    def property(self, node: ast.Expr, ref: Ref) -> Phrase:
        name = str(ref.target)
        if name == "size" and ref.args and self.subject_kind(ref) in ("list", "zone"):
            return self.size(ref.args[0])
        if (self.subject_kind(ref), name) in ORDINALS:
            return self.say(f"say-{name}", items=self.each(ref.args[0]))
        if (self.subject_kind(ref), name) in FOLLOWING:
            type_ = self.type(ref.args[0])
            kind = self.word(type_.name if type_.kind == "constant" else "player")
            return self.say(f"property-{name}", kind=kind, subject=self.expr(ref.args[0]))
        return self.noun(self.attribute(node, ref))

    def size(self, items: ast.Expr) -> Phrase:
        raise NotImplementedError

    def each(self, node: ast.Expr, det: str = "bare") -> Phrase:
        raise NotImplementedError

    def many(self, node: ast.Expr, det: str = "the") -> Phrase:
        raise NotImplementedError

    def several(self, node: ast.Expr) -> Phrase:
        """A collection as such: one that has no name of its own is said as its members."""
        zone = isinstance(node, ast.Name | ast.Attribute | ast.Call) and self.ref(node).kind == "zone"
        return self.expr(node) if zone or isinstance(node, ast.SetOf) else self.many(node)

    def attribute(self, node: ast.Expr, ref: Ref) -> Noun:
        """`the level of the cell`, `its level`."""
        word, count = self.word(str(ref.target)), self.count_of(node)
        if ref.of_it or not ref.args:
            return Noun(word, owner=self.it_word(), count=count)
        subject = ref.args[0]
        owner = self.pronoun(subject)
        if owner is not None:
            return Noun(word, owner=owner, count=count)
        if self.type(subject).kind == "board":
            return Noun(word, place=self.place(subject, "in"), count=count)
        return Noun(word, place=self.say("say-of", subject=self.expr(subject)), count=count)

    # -- nouns of the pack --
    def countable(self, ref: Ref) -> bool:
        return isinstance(ref.target, Variable) and ref.target.sort == "resource"

    def belonging(self, ref: Ref) -> Noun:
        """Something there may be one of for each player: `your field`, `the coins of the leader`."""
        target: Variable | Zone | Board = ref.target
        word = self.word(target.name)
        things = [self.expr(arg) for arg in ref.args]
        owner = None
        if ref.player is not None:
            owner = self.pronoun(ref.player)
            things += [] if owner is not None else [self.expr(ref.player)]
        elif PLAYER in target.per and len(ref.args) < len(target.per):
            owner = self.say("say-you")
        return Noun(word, owner=owner, place=self.of(things) if things else None)

    def place(self, node: ast.Expr, way: str) -> Phrase:
        """Where things are (`in`), come from (`from`) or go (`to`): a noun may have its own words for it."""
        ref = self.ref(node)
        whole = self.expr(node)
        if isinstance(ref.target, Zone | Board):
            special = self.special(ref.target.name, way, noun=whole)
            if special is not None:
                return special
            kind = "board" if isinstance(ref.target, Board) else "zone"
            return self.say(f"say-{way}-{kind}", place=whole)
        return self.say(f"say-{way}-zone", place=whole)

    # -- values and tables --
    def value(self, node: ast.Expr, ref: Ref) -> Noun:
        """A named value: its text may show its parameters (`{ $colour } cards`), else they follow it."""
        noun = Noun(self.value_word(ref), count=self.count_of(node))
        return self.player_of(noun if self.shows_all(ref) else self.applied(noun, ref.args), ref)

    def value_word(self, ref: Ref) -> Phrase:
        """The noun of a value, with its parameters if it shows them."""
        name = ref.target.name
        return self.message(name, "", **self.arguments(ref)) if self.shows_all(ref) else self.word(name)

    def shows_all(self, ref: Ref) -> bool:
        args = self.arguments(ref)
        return bool(args) and set(args) <= self.catalog.variables(ref.target.name)

    def arguments(self, ref: Ref) -> dict[str, Arg]:
        if isinstance(ref.target, Table):
            return {"key": self.expr(ref.args[0])} if ref.args else {}
        names = [name for name, _ in self.checked.meaning.params.get(ref.target, ())] or [p.name for p in ref.target.params]
        return {name: self.expr(arg) for name, arg in zip(names, ref.args, strict=False)}

    def applied(self, noun: Noun, args: tuple[ast.Expr, ...]) -> Noun:
        """A noun with the things it is looked up by."""
        if not args:
            return noun
        owner = self.pronoun(args[0]) if len(args) == 1 else None
        if owner is not None:
            return Noun(noun.head, owner=owner, count=noun.count)
        return Noun(noun.head, place=self.of([self.expr(arg) for arg in args]), count=noun.count)

    def of(self, things: list[Phrase]) -> Phrase:
        return self.say("say-of" if len(things) == 1 else "say-of-all", subject=self.joined(things))

    def player_of(self, noun: Noun, ref: Ref) -> Noun:
        if ref.player is None:
            return noun
        return Noun(self.for_player(noun.head, ref), noun.owner, noun.place, count=noun.count)

    def for_player(self, phrase: Phrase, ref: Ref) -> Phrase:
        if ref.player is None:
            return phrase
        return self.say("say-for-player", SINGULAR, {"value": phrase}, player=self.expr(ref.player))

    # -- built in --
    def function(self, node: ast.Expr, ref: Ref) -> Phrase:
        if ref.target == "spots":
            return self.noun(self.spots(ref))
        if ref.target == "place_in":
            return self.say("say-place-in", items=self.several(ref.args[0]), item=self.expr(ref.args[1]))
        if ref.target == "item_at":
            items, number = ref.args
            if isinstance(number, ast.Number) and number.value == 1:
                return self.say("say-first", items=self.each(items))
            return self.say("say-item-at", items=self.several(items), number=self.expr(number))
        if ref.target == "abs" and isinstance(ref.args[0], ast.Arith) and ref.args[0].op == "-":
            return self.say("say-difference", left=self.expr(ref.args[0].left), right=self.expr(ref.args[0].right))
        return self.say(f"say-{ref.target}", items=self.joined([self.expr(arg) for arg in ref.args]))

    def whereabouts(self, ref: Ref) -> Phrase:
        """Which of several zones of a name a piece is in: said as what that zone belongs to."""
        piece = self.expr(ref.args[0]) if ref.args else self.it_word()
        special = self.special(ref.target.name, "holder", piece=piece)
        if special is not None:
            return self.noun(Noun(special))
        key = ref.target.per[0]
        owner = self.word(key.name if key.name and key.kind != "cell" else key.kind)
        return self.say("say-whereabouts", owner=owner, zone=self.word(ref.target.name), piece=piece)

    def spots(self, ref: Ref) -> Noun:
        piece, board = ref.args
        place = self.say("say-spots-place", piece=self.expr(piece), place=self.place(board, "in"))
        return Noun(self.word("spot"), place=place, count=PLURAL)

    def program(self, node: ast.Expr) -> Phrase:
        """A rule, a flow or a printed effect as something one does."""
        ref = self.ref(node)
        if ref.kind == "effect":
            _, attribute = ref.target
            piece = self.expr(ref.args[0])
            special = self.special(attribute, "do", piece=piece)
            return special or self.say("say-do-printed", effect=self.word(attribute), piece=piece)
        name = getattr(ref.target, "name", "") or getattr(node, "name", "")
        special = self.special(name, "do", **(self.arguments(ref) if ref.kind == "rule" else {}))
        if special is not None:
            return special
        if ref.args:
            return self.say("say-do-with", name=self.word(name), items=self.joined([self.expr(arg) for arg in ref.args]))
        return self.say("say-do", name=self.word(name))
