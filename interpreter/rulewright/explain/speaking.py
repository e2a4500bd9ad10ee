"""What must be known while something is said: in which words, of whose rule, and what `it` is just now.

A `Speaking` never changes. To speak of something else, make another one and pass that on: so nothing that is said in one
part of a sentence can leak into the next, and a phrase that is worded late is worded as it was meant when it was made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rulewright.check import Checked, Ref
from rulewright.explain.catalog import Catalog
from rulewright.explain.phrases import SINGULAR, Count, Form, Phrase
from rulewright.explain.wording import Arg, Noun, joined, message, noun_phrase
from rulewright.link import UNKNOWN, PlayerType, Type
from rulewright.parse import ast

YOUR, ITS, THEIR, OWN = "your", "its", "their", "own"  # how a noun is marked that somebody owns
DEEDS = ("advance", "set", "clear", "zero")  # wordings that tell somebody what to do
PRONOUNS = {"you": "", "your": "possessive", "yours": "owner"}  # what a message may show of who does it, and in which case


@dataclass(frozen=True)
class Voice:
    """The four ways to say an expression. They need one another, so each is handed the others instead of importing them."""

    expression: Callable[[ast.Expr, Speaking], Phrase]  # as a value that can stand after `equal to`
    condition: Callable[[ast.Expr, Speaking, bool], Phrase]  # as a test that can stand after `if`, or as its opposite
    clause: Callable[[ast.Expr, Speaking, bool], Phrase]  # as a test behind the noun it is about
    items: Callable[[ast.Expr, Speaking, str], Noun]  # as many things, which are somewhere or come from there


@dataclass(frozen=True)
class It:
    """What `it` is while a test or a sum speaks of each thing of a collection: its names, and how many it stands for."""

    names: frozenset[str] = frozenset()
    count: Count = 1
    person: bool = False
    gender: str = ""


@dataclass(frozen=True, eq=False)
class Doer:
    """Who does what is told, if it is not the reader: by name or as a pronoun, and the pronoun for what belongs to them."""

    subject: Phrase
    pronoun: Phrase
    once_more: Phrase  # as the subject of the next sentence


@dataclass(frozen=True, eq=False)
class Speaking:
    """The words, the rules and what is spoken of; `made` has what nodes mean that no source says."""

    voice: Voice
    checked: Checked
    catalog: Catalog
    owner: str = ""  # the declaration whose names are used
    it: It = It()
    called: str = "it"  # the name that the things of the next collection have
    made: Mapping[ast.Node, tuple[Ref, Type]] = field(default_factory=dict)
    lets: Mapping[str, ast.Expr] = field(default_factory=dict)  # names that are told as what they stand for
    every: Mapping[str, Phrase] = field(default_factory=dict)  # names that stand for each of many: `each card in your hand`
    doer: Doer | None = None  # nobody: the reader is told what to do
    options: Mapping[str, object] = field(default_factory=dict)  # those in use; what they switch off is not told
    _known: dict[ast.Expr, Phrase] = field(default_factory=dict, init=False, repr=False)  # what was said before

    def about(self, *names: str, count: Count = 1, of: Type = UNKNOWN, gender: str = "") -> Speaking:
        """Speak of each thing of a collection: its names and its properties become pronouns."""
        return replace(self, it=It(frozenset(names), count, isinstance(of, PlayerType), gender), called="it")

    def agreeing(self) -> Form:
        """The form of what is said of `it` behind its noun."""
        return Form(count=self.it.count, gender=self.it.gender)

    def calling(self, items: ast.Expr, name: str | None) -> Speaking:
        """Speak of a collection whose things have a name, which the tests of its `where` may use."""
        return replace(self, called=self.checked.meaning.name_in(items, name))

    # -- expressions --
    def expression(self, node: ast.Expr) -> Phrase:
        """The same words for the same thing, made once: whoever asks twice at each level would ask very often at the lowest."""
        if node not in self._known:
            self._known[node] = self.voice.expression(node, self)
        return self._known[node]

    def condition(self, test: ast.Expr, yes: bool = True) -> Phrase:
        return self.voice.condition(test, self, yes)

    def clause(self, test: ast.Expr, yes: bool = True) -> Phrase:
        return self.voice.clause(test, self, yes)

    def items(self, node: ast.Expr, way: str = "in") -> Noun:
        return self.voice.items(node, self, way)

    # -- messages --
    def say(self, name: str, default: Form = SINGULAR, agree: Mapping[str, Phrase] | None = None, /, **args: Arg) -> Phrase:
        """An engine's message as a phrase. Arguments under `agree` take the case and number of the whole."""
        return self.message(name, "", default, agree, **args)

    def special(self, name: str, attribute: str, default: Form = SINGULAR, /, **args: Arg) -> Phrase | None:
        """How a pack itself words something about one of its nouns, if it does and shows all of it."""
        if not self.catalog.has(name, attribute):
            return None
        left_out = set(args) - self.catalog.variables(name, attribute) - self.catalog.left_out(name)
        if left_out:
            self.catalog.ignored[name, attribute] = left_out
            return None
        if self.doer is not None and attribute in DEEDS and not self.can_be_third(name, attribute):
            return None
        return self.message(name, attribute, default, **args)

    def message(
        self, name: str, attribute: str, default: Form = SINGULAR, agree: Mapping[str, Phrase] | None = None, /, **args: Arg
    ) -> Phrase:
        """A message as a phrase, with the pronouns of who does it, if the message shows any."""
        shown = self.catalog.variables(name, attribute)
        for word, case in PRONOUNS.items():
            if word in shown:
                args[word] = self.you().like(Form(case=case))
        if attribute and "whose" in shown:
            default = default._replace(whose=YOUR if self.doer is None else OWN)
        return message(self.catalog, name, attribute, default, agree, **args)

    def can_be_third(self, name: str, attribute: str) -> bool:
        """Whether the words for a deed can be said of somebody else than the reader (they select on `$mood`)."""
        return "mood" in self.catalog.variables(name, attribute)

    def joined(self, parts: Sequence[Phrase], word: str = "and") -> Phrase:
        return joined(parts, self.catalog, word)

    # -- nouns --
    def word(self, name: str) -> Phrase:
        """The bare noun."""
        return self.message(self.id_of(name), "")

    def id_of(self, name: str) -> str:
        """The message of a name; a local name may have a text of its own in one rule (`turn-top`)."""
        scoped = f"{self.owner}-{name}"
        return scoped if self.owner and self.catalog.has(scoped) else name

    def noun(self, noun: Noun) -> Phrase:
        return noun_phrase(noun, self.catalog)

    # -- pronouns --
    def is_it(self, node: ast.Expr) -> bool:
        return isinstance(node, ast.Name) and (node.name in self.it.names or node.name == "it")

    def it_word(self) -> Phrase:
        said = self.say("say-they" if self.it.person else "say-it", self.agreeing())
        return said.being(whose=ITS if self.it.count == 1 else THEIR)

    def pronoun(self, node: ast.Expr) -> Phrase | None:
        """`you` or `it`, which can stand before what they own."""
        if self.is_it(node):
            return self.it_word()
        if isinstance(node, ast.Name) and node.name == "player":
            return self.you()
        return None

    def you(self) -> Phrase:
        """Who does what is told: the reader, or somebody else as a pronoun."""
        return self.say("say-you").being(whose=YOUR) if self.doer is None else self.doer.pronoun.being(whose=OWN)

    def done(self, order: Phrase, subject: bool = True) -> Phrase:
        """What is told to be done, with its subject if that is not the reader."""
        return order if self.doer is None or not subject else self.say("say-does", who=self.subject(), body=order)

    def again(self) -> Speaking:
        """Speak on of the same person, who need not be named once more."""
        return (
            self if self.doer is None else replace(self, doer=Doer(self.doer.once_more, self.doer.pronoun, self.doer.once_more))
        )

    def subject(self) -> Phrase:
        """The same as the subject of a sentence."""
        return (self.you() if self.doer is None else self.doer.subject).like(Form(case="subject"))
