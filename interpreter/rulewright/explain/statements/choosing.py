"""What is chosen: `choose up to 2 red cards from your hand`, and the name the rest of the sentence knows it by."""

from __future__ import annotations

from rulewright.check import MembersRef
from rulewright.explain.expressions.narrowing import narrowed
from rulewright.explain.expressions.own_things import about_it, unfiltered
from rulewright.explain.expressions.plurals import said_each
from rulewright.explain.expressions.preferences import ordered
from rulewright.explain.kinds import element, type_word
from rulewright.explain.phrases import PLURAL, Form, Phrase
from rulewright.explain.references import Named, ref_if_named
from rulewright.explain.speaking import Speaking
from rulewright.explain.statements.amounts import in_own_words
from rulewright.explain.wording import Noun
from rulewright.link import ConstantType
from rulewright.parse import ast


def choose(node: ast.Choose, speaking: Speaking) -> Phrase:
    """What is chosen, and how, if the rules choose and not the player."""
    what = _one_or_any(node, speaking) or _chosen(node, speaking)
    if node.price is not None:
        what = speaking.say("say-priced", what=what, price=speaking.word(node.price).counted(1))
    if [pref.op for pref in node.prefs] == ["random"]:
        return speaking.say("say-choose-random", what=what)
    if not node.prefs:
        return speaking.say("say-choose", what=what)
    one = speaking.about("it", speaking.calling(node.items, node.name).called)
    count = 1 if node.count is None else PLURAL
    return ordered("say-choose-by", node.prefs, one, what=what, several="no" if count == 1 else "yes")


def _one_or_any(node: ast.Choose, speaking: Speaking) -> Phrase | None:
    """`the card, or any card if you are rich`: one thing that is given, unless a test that is not about it lets everything in."""
    base, tests = unfiltered(node.items)
    if node.count is not None or len(tests) != 1 or not isinstance(tests[0], ast.Both) or tests[0].op != "or":
        return None
    free, given = tests[0].left, tests[0].right
    one = speaking.calling(node.items, node.name).about("it", node.name)
    if not isinstance(given, ast.Compare) or given.op != "=" or not one.is_it(given.left) or about_it(free, one):
        return None
    if isinstance(base, ast.SetOf):
        few = said_each(base.items, speaking, "or")
        given_one = speaking.expression(given.right)
        return speaking.say("say-one-or-any-of", one=given_one, items=few, test=speaking.condition(free))
    if not isinstance(ref_if_named(base, speaking), MembersRef):
        return None
    any_of_them = speaking.noun(speaking.items(base, "from")).like(Form(count=1, det="bare"))
    return speaking.say("say-one-or-any", one=speaking.expression(given.right), items=any_of_them, test=speaking.condition(free))


def _chosen(node: ast.Choose, speaking: Speaking) -> Phrase:
    """How many of what, and its name if that is news."""
    if isinstance(node.items, ast.SetOf) and node.count is None and isinstance(element(node.items, speaking), ConstantType):
        return said_each(node.items.items, speaking, "or")
    noun = _offered(node, speaking)
    form = _how_many(node.count)
    what = speaking.noun(noun).like(form)
    own = in_own_words(node.count, what, speaking) if node.count is not None and not node.up_to else None
    if own is not None:
        what = own
    elif node.count is not None:
        name = "say-choose-up-to" if node.up_to else "say-choose-number"
        name += "" if isinstance(node.count, ast.Number) else "-equal"
        what = speaking.say(name, number=speaking.expression(node.count), what=what)
    if node.different is not None:
        what = speaking.say("say-different", what=what, value=_differing(node.different, speaking))
    known = (type_word(element(node.items, speaking)), "piece", "player")
    if noun.named or node.name in known or same_word(node.name, noun, speaking):
        return what
    return speaking.say("say-chosen", what=what, name=speaking.word(node.name).counted(form.count or 1))


def _differing(value: ast.Expr, speaking: Speaking) -> Phrase:
    """What they differ in, by its bare word."""
    return speaking.word(value.name) if isinstance(value, Named) else speaking.expression(value)


def _how_many(count: ast.Expr | None) -> Form:
    if count is None:
        return Form(count=1, det="a")
    return Form(count=count.value if isinstance(count, ast.Number) else PLURAL, det="bare")


def _offered(node: ast.Choose, speaking: Speaking) -> Noun:
    """What is chosen from. A number out of a range goes by the name it gets: `a price from 1 to 6`."""
    base, tests = unfiltered(node.items)
    speaking = speaking.calling(node.items, node.name)
    if not isinstance(base, ast.Range):
        return speaking.items(node.items, "from")
    name = node.label if node.label is not None and speaking.catalog.has(speaking.id_of(node.label)) else node.name
    span = speaking.say("say-from-to", low=speaking.expression(base.low), high=speaking.expression(base.high))
    noun = Noun(speaking.word(name), place=span, count=PLURAL, named=True)
    for test in tests:
        noun = narrowed(noun, test, speaking, element(base, speaking), speaking.called)
    return noun


def same_word(name: str, noun: Noun, speaking: Speaking) -> bool:
    """Whether a name need not be introduced: it is the noun itself, or says what it is (`.known`).

    Two names are one noun if English calls them the same, whatever the language: so the structure of a sentence is one for all.
    """
    own, english = speaking.id_of(name), speaking.catalog.english
    head, _, attribute = noun.head.traits.id.partition(".")
    called = english.format(head, attribute, count=1).casefold()
    return called == english.name(own).casefold() or speaking.catalog.has(own, "known")
