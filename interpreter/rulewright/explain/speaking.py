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
    options: Mapping[str, object] = field(default_factory=dict)  # those in use; what they switch off is not told

    def about(self, *names: str, count: Count = 1, of: Type = UNKNOWN) -> Speaking:
        """Speak of each thing of a collection: its names and its properties become pronouns."""
        return replace(self, it=It(frozenset(names), count, isinstance(of, PlayerType)), called="it")

    def calling(self, items: ast.Expr, name: str | None) -> Speaking:
        """Speak of a collection whose things have a name, which the tests of its `where` may use."""
        return replace(self, called=self.checked.meaning.name_in(items, name))

    # -- expressions --
    def expression(self, node: ast.Expr) -> Phrase:
        return self.voice.expression(node, self)

    def condition(self, test: ast.Expr, yes: bool = True) -> Phrase:
        return self.voice.condition(test, self, yes)

    def clause(self, test: ast.Expr, yes: bool = True) -> Phrase:
        return self.voice.clause(test, self, yes)

    def items(self, node: ast.Expr, way: str = "in") -> Noun:
        return self.voice.items(node, self, way)

    # -- messages --
    def say(self, name: str, default: Form = SINGULAR, agree: Mapping[str, Phrase] | None = None, /, **args: Arg) -> Phrase:
        """An engine's message as a phrase. Arguments under `agree` take the case and number of the whole."""
        return message(self.catalog, name, "", default, agree, **args)

    def special(self, name: str, attribute: str, default: Form = SINGULAR, /, **args: Arg) -> Phrase | None:
        """How a pack itself words something about one of its nouns, if it does and shows all of it."""
        if not self.catalog.has(name, attribute):
            return None
        left_out = set(args) - self.catalog.variables(name, attribute)
        if left_out:
            self.catalog.ignored[name, attribute] = left_out
            return None
        return message(self.catalog, name, attribute, default, **args)

    def joined(self, parts: Sequence[Phrase], word: str = "and") -> Phrase:
        return joined(parts, self.catalog, word)

    # -- nouns --
    def word(self, name: str) -> Phrase:
        """The bare noun."""
        return message(self.catalog, self.id_of(name), "")

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
        return self.say("say-they" if self.it.person else "say-it", Form(count=self.it.count))

    def pronoun(self, node: ast.Expr) -> Phrase | None:
        """`you` or `it`, which can stand before what they own."""
        if self.is_it(node):
            return self.it_word()
        if isinstance(node, ast.Name) and node.name == "player":
            return self.say("say-you")
        return None
