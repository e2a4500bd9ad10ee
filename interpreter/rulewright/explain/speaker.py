"""The tools every part of the sentence maker uses: messages as phrases, nouns with all that hangs on them, lists."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from rulewright.check.check import Checked
from rulewright.check.refs import (
    BoardRef,
    ConstantRef,
    FlowRef,
    LocalRef,
    OptionRef,
    PropertyRef,
    Ref,
    RuleRef,
    ScoreRef,
    TableRef,
    ValueRef,
    VariableRef,
    ZoneRef,
)
from rulewright.explain.catalog import Catalog
from rulewright.explain.phrases import PLURAL, SINGULAR, Count, Form, Phrase
from rulewright.link.types import PLAYER, UNKNOWN, CellType, Type
from rulewright.parse import ast

Arg = Phrase | str | int


@dataclass(frozen=True)
class Noun:
    """A noun and what hangs on it: `the empty cells of your field whose level is 2`."""

    head: Phrase
    owner: Phrase | None = None  # a pronoun: it can stand before the noun as `its` or `your`
    place: Phrase | None = None  # `of the spot`, `on your field`
    adjectives: tuple[Phrase, ...] = ()
    clauses: Phrase | None = None  # `whose level is 2`
    det: str = "the"
    count: Count = 1
    named: bool = False  # whether the head is the name by which the rest of the sentence knows it


@dataclass(frozen=True)
class It:
    """What `it` is while a test or a sum speaks of each thing of a collection: the names for it, and how many it stands for."""

    names: frozenset[str] = frozenset()
    count: Count = 1
    person: bool = False


class Speaker:
    """Holds the checked rules and the messages; the classes over it say names, expressions, conditions and statements."""

    def __init__(self, checked: Checked, catalog: Catalog) -> None:
        self.checked = checked
        self.rules = checked.rules
        self.catalog = catalog
        self.owner = ""
        self.it = It()
        self.own_refs: dict[ast.Node, Ref] = {}  # of nodes made here, for phrases that no source says
        self.own_types: dict[ast.Node, Type] = {}

    # -- messages --
    def say(self, name: str, default: Form = SINGULAR, agree: dict[str, Phrase] | None = None, /, **args: Arg) -> Phrase:
        """An engine's message as a phrase. Arguments under `agree` take the case and number of the whole."""
        return self.message(name, "", default, agree, **args)

    def message(
        self, name: str, attribute: str, default: Form = SINGULAR, agree: dict[str, Phrase] | None = None, /, **args: Arg
    ) -> Phrase:
        def make(form: Form) -> str:
            same = Form(form.case, form.count)
            agreeing = {key: phrase.form(same) for key, phrase in (agree or {}).items()}
            return self.catalog.format(name, attribute, case=form.case, count=form.count, det=form.det, **agreeing, **args)

        return Phrase(make, default)

    def special(self, name: str, attribute: str, default: Form = SINGULAR, /, **args: Arg) -> Phrase | None:
        """How a pack itself words something about one of its nouns, if it does and shows all of it."""
        if not self.catalog.has(name, attribute):
            return None
        left_out = set(args) - self.catalog.variables(name, attribute)
        if left_out:
            self.catalog.ignored[name, attribute] = left_out
            return None
        return self.message(name, attribute, default, **args)

    # -- nouns --
    def word(self, name: str) -> Phrase:
        """The bare noun; a local name may have a text of its own in one rule (`turn-top`)."""
        return self.message(self.id_of(name), "")

    def id_of(self, name: str) -> str:
        scoped = f"{self.owner}-{name}"
        return scoped if self.owner and self.catalog.has(scoped) else name

    def noun(self, noun: Noun) -> Phrase:
        def make(form: Form) -> str:
            det, place = form.det, noun.place
            same = Form(form.case, form.count)
            if noun.owner is not None and det == "the":
                det = "own"
            elif noun.owner is not None:
                place = self.say("say-of-owner", place=place if place is not None else "", owner=noun.owner)
            args: dict[str, Any] = {
                "adjective": " ".join(a.form(same) for a in noun.adjectives),
                "head": noun.head.form(same),
                "place": str(place) if place is not None else "",
                "clauses": noun.clauses.form(same) if noun.clauses is not None else "",
            }
            body = self.catalog.format("say-noun-body", case=form.case, count=form.count, **args)
            owner = noun.owner.form(Form(case="possessive")) if noun.owner is not None else ""
            return self.catalog.format("say-noun", case=form.case, count=form.count, det=det, body=body, owner=owner)

        return Phrase(make, Form(count=noun.count, det=noun.det))

    def the(self, name: str, type_: Type = UNKNOWN) -> Phrase:
        several = type_.kind in ("list", "zone") and not self.catalog.has(self.id_of(name), "each")
        return self.noun(Noun(self.word(name), count=PLURAL if several else 1))

    # -- lists --
    def joined(self, parts: Sequence[Phrase], word: str = "and") -> Phrase:
        """`a, b and c`; the word is one of and, or, then."""
        if not parts:
            return self.say("say-nothing")

        def make(form: Form) -> str:
            texts = [part.form(form) for part in parts]
            whole = texts[0]
            for text in texts[1:-1]:
                whole = self.catalog.format(f"say-list-{word}-next", list=whole, item=text)
            return self.catalog.format(f"say-list-{word}-last", list=whole, item=texts[-1]) if len(texts) > 1 else whole

        return Phrase(make, parts[0].default if len(parts) == 1 else Form())

    # -- the tree --
    def ref(self, node: ast.Node) -> Ref:
        """What a name means. A sentence that was never checked is read by its words alone."""
        found = self.own_refs.get(node) or self.checked.meaning.refs.get(node)
        return found if found is not None else self._guess(node)

    def _guess(self, node: ast.Node) -> Ref:
        rules = self.rules
        name = getattr(node, "name", "")
        args = (node.subject,) if isinstance(node, ast.Attribute) else node.args if isinstance(node, ast.Call) else ()
        homes: tuple[tuple[Mapping[str, Any], Callable[[Any], Ref]], ...] = (
            (rules.variables, lambda noun: VariableRef(noun, args)), (rules.zones, lambda noun: ZoneRef(noun, args)),
            (rules.boards, BoardRef), (rules.tables, lambda noun: TableRef(noun, *args[:1])),
            (rules.values, lambda noun: ValueRef(noun, args)), (rules.scores, ScoreRef), (rules.options, OptionRef),
            (rules.rules, lambda noun: RuleRef(noun, args)), (rules.flows, FlowRef),
        )
        for home, made in homes:
            if name in home:
                return made(home[name])
        constants = rules.constants()
        if name in constants and not args:
            return ConstantRef(constants[name].name, constants[name].members.index(name) + 1)
        return PropertyRef(name, args[0]) if args else LocalRef(name)

    def type(self, node: ast.Node) -> Type:
        return self.own_types.get(node) or self.checked.meaning.type(node)

    def element(self, node: ast.Expr) -> Type:
        type_ = self.type(node)
        if type_.kind == "board":
            return CellType(type_.name)
        return type_.of or UNKNOWN

    @contextmanager
    def about(self, *names: str, count: Count = 1, of: Type = UNKNOWN) -> Iterator[None]:
        """Speak of each thing of a collection: its names and its properties become pronouns."""
        before, self.it = self.it, It(frozenset(names), count, of == PLAYER)
        try:
            yield
        finally:
            self.it = before

    def within(self, it: It, owner: str, make: Any) -> Any:
        """Make something later as if it were made here."""
        before, self.it, before_owner, self.owner = self.it, it, self.owner, owner
        try:
            return make()
        finally:
            self.it, self.owner = before, before_owner

    # -- said by the classes above --
    def expr(self, node: ast.Expr) -> Phrase:
        raise NotImplementedError

    def cond(self, node: ast.Expr, yes: bool = True) -> Phrase:
        raise NotImplementedError

    def clause(self, test: ast.Expr, yes: bool = True) -> Phrase:
        raise NotImplementedError

    def is_it(self, node: ast.Expr) -> bool:
        return isinstance(node, ast.Name) and (node.name in self.it.names or node.name == "it")

    def it_word(self) -> Phrase:
        return self.say("say-they" if self.it.person else "say-it", Form(count=self.it.count))

    def pronoun(self, node: ast.Expr) -> Phrase | None:
        """`you` or `it`, which can stand before what they own."""
        if self.is_it(node):
            return self.it_word()
        if isinstance(node, ast.Name) and node.name == "player":
            return self.say("say-you")
        return None
