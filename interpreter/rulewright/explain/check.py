"""Whether the texts of a game are all there in a language, are for something, and say what the rules do."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulewright.check.check import Checked
from rulewright.diagnostics import Diagnostic, Span, did_you_mean
from rulewright.explain.catalog import ENGINE_PREFIXES, ENGLISH, engine_ids
from rulewright.explain.sentences import addresses, override_id
from rulewright.explain.texts import Texts
from rulewright.parse import ast
from rulewright.read.undisturbed import undisturbed

ATTRIBUTES = frozenset((
    "in", "from", "to", "holder", "which", "which-not", "some", "none", "if", "if-not", "is", "is-not", "do", "event", "when",
    "set", "advance", "add", "piece", "each", "per", "adjective", "not-adjective",
))
_NUMBER = re.compile(r"\d+")
_SAY_THE_SAME = "say what the rule does, or remove the sentence"


@undisturbed()
def check_texts(checked: Checked, language: str = ENGLISH) -> list[Diagnostic]:
    """Every problem of the texts in one language."""
    texts = Texts(checked, language)
    problems = list(texts.catalog.first.problems)
    problems += _missing(checked, texts)
    problems += _unknown(checked, texts)
    problems += _unused(texts)
    problems += _by_hand(checked, texts)
    return sorted(problems, key=lambda problem: problem.sort_key)


def coverage(checked: Checked, language: str) -> tuple[int, int]:
    """How many of the texts a game needs there are in a language, and how many it needs."""
    texts = Texts(checked, language)
    needed = _needed(checked, texts)
    return len(needed - texts.missing), len(needed)


# -- missing --
def _needed(checked: Checked, texts: Texts) -> set[str]:
    """Names that are always shown, and whatever the sentences and pieces of the game ask for."""
    rules = checked.rules
    homes = (rules.variables, rules.zones, rules.boards, rules.pieces, rules.options, rules.scores, rules.constants())
    needed = {name for home in homes for name in home}
    for option in rules.options.values():
        own = {value: f"{option.name}-{value}" for value in option.values}
        needed = {own[name] if name in own and texts.catalog.has(own[name]) else name for name in needed}
    for name in needed:
        texts.name(name)
    for address, nodes in addresses(checked):
        texts.sentences.generated(address, nodes)
    for kind in rules.pieces.values():
        for item in kind.items:
            texts.piece(kind, item.id)
    return {name for name in texts.catalog.asked if not name.startswith(ENGINE_PREFIXES)}


def _missing(checked: Checked, texts: Texts) -> Iterator[Diagnostic]:
    rules, language = checked.rules, texts.language
    needed = _needed(checked, texts)
    home = rules.base.span
    for name in sorted(needed & texts.missing):
        if name not in rules.places and "-" not in name:
            continue  # a name bound inside a sentence reads well enough as it is written
        hint = f"add `{name} = …` to text/{language}.ftl"
        yield Diagnostic("RW801", f"`{name}` has no text in `{language}`", rules.places.get(name, home), hint)
    engine = engine_ids() - engine_ids(language)
    if engine:
        what = "some of" if len(engine) < len(engine_ids()) else "all of"
        message = f"{what} the engine's own words are missing in `{language}`: {len(engine)} of {len(engine_ids())}"
        yield Diagnostic("RW801", message, home, "they are shown in English")


# -- unknown --
def _unknown(checked: Checked, texts: Texts) -> Iterator[Diagnostic]:
    known = set(_known(checked))
    layer = texts.catalog.first
    for name, span in layer.places.items():
        if name.startswith(ENGINE_PREFIXES):
            yield Diagnostic("RW802", f"`{name}` is the engine's and cannot be changed by a pack", span, "name the noun instead")
        elif name not in known:
            guess = did_you_mean(name, known)
            hint = f"did you mean `{guess}`?" if guess else "remove it, or name something with it"
            yield Diagnostic("RW802", f"nothing in the rules is called `{name}`", span, hint)
        else:
            for attribute in (a.id.name for a in layer.messages[name].attributes):
                if attribute not in ATTRIBUTES:
                    guess = did_you_mean(attribute, ATTRIBUTES)
                    hint = f"did you mean `.{guess}`?" if guess else f"known: {', '.join(sorted(ATTRIBUTES))}"
                    yield Diagnostic("RW802", f"`.{attribute}` of `{name}` is never shown", span, hint)


def _known(checked: Checked) -> Iterator[str]:
    rules = checked.rules
    yield from rules.places
    yield from rules.constants()
    yield from engine_ids()
    for board in rules.boards.values():
        yield from board.attributes
    for kind in rules.pieces.values():
        yield from kind.attributes
        yield from (f"{kind.name}-{item.id}" for item in kind.items)
    for name, enum in rules.constants().items():
        yield f"{enum.name}-{name}"
    for option in rules.options.values():
        yield from (f"{option.name}-{value}" for value in option.values)
    for address, nodes in addresses(checked):
        yield override_id(address)
        owner = getattr(nodes[0], "name", "") if isinstance(nodes[0], ast.Decl) else ""
        for name in (name for node in nodes for part in ast.walk(node) for name in _names_in(part)):
            yield name
            yield f"prompt-{name}"
            yield f"choice-{name}"
            if owner:
                yield f"{owner}-{name}"
                yield f"prompt-{owner}-{name}"


def _names_in(node: ast.Node) -> Iterator[str]:
    """Names that sentences bring with them: locals, parameters, labels, purposes, windows."""
    for field in ("name", "label", "purpose", "agenda", "seat", "scope", "once_per"):
        value = getattr(node, field, None)
        if isinstance(value, str):
            yield value
    for field in ("params", "purposes", "names", "targets"):
        yield from (value for value in getattr(node, field, ()) if isinstance(value, str))


def _unused(texts: Texts) -> Iterator[Diagnostic]:
    for (name, attribute), left_out in sorted(texts.catalog.ignored.items()):
        span = texts.catalog.first.places.get(name)
        if span is not None:
            shown = " and ".join(f"`${arg}`" for arg in sorted(left_out))
            yield Diagnostic("RW805", f"`.{attribute}` of `{name}` does not show {shown}, so it is not used", span,
                             f"show {shown} in it, or remove it")


# -- by hand --
def _by_hand(checked: Checked, texts: Texts) -> Iterator[Diagnostic]:
    """A sentence written by hand must name the same numbers and the same nouns as the generated one."""
    nouns = _Nouns(checked, texts)
    words = texts.catalog.format("say-number-words").split()
    for address, nodes in addresses(checked):
        name = override_id(address)
        span = texts.catalog.first.places.get(name)
        if span is None:
            continue
        mine, made = texts.catalog.format(name), texts.sentences.generated(address, nodes)
        yield from _differences(address, span, _numbers(mine, []), _numbers(made, []), _numbers(mine, words), "the number")
        found = nouns.in_text(mine)
        yield from _differences(address, span, found, nouns.in_text(made), found, "")


def _differences(address: str, span: Span, mine: set[str], made: set[str], named: set[str], what: str) -> Iterator[Diagnostic]:
    """What only one of two sentences has; `named` is what the hand-written one may be taken to mean."""
    for missing in sorted(made - named):
        message = f"{what} {missing}".strip() if what else f"`{missing}`"
        yield Diagnostic("RW804", f"`{address}` is about {message}, but this sentence does not say so", span,
                         _SAY_THE_SAME)
    for extra in sorted(mine - made):
        message = f"{what} {extra}".strip() if what else f"`{extra}`"
        yield Diagnostic("RW804", f"this sentence says {message}, but `{address}` is not about it", span, _SAY_THE_SAME)


def _numbers(text: str, words: list[str]) -> set[str]:
    spelt = {str(number) for number, word in enumerate(words) if re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE)}
    return set(_NUMBER.findall(text)) | spelt


class _Nouns:
    """Finds the nouns of a game in a text, in whatever case and number they stand; longer names go first."""

    def __init__(self, checked: Checked, texts: Texts) -> None:
        rules = checked.rules
        self.of_form: dict[str, str] = {}
        for home in (rules.variables, rules.zones, rules.boards, rules.pieces, rules.constants()):
            for noun in home:
                forms = {form.casefold() for form in texts.catalog.forms(noun)}
                shared = next((self.of_form[form] for form in sorted(forms) if form in self.of_form), noun)
                self.of_form.update(dict.fromkeys(forms, shared))
        longest_first = sorted(self.of_form, key=lambda form: (-len(form), form))
        self.pattern = re.compile(rf"\b({'|'.join(map(re.escape, longest_first)) or '(?!)'})\b", re.IGNORECASE)

    def in_text(self, text: str) -> set[str]:
        return {self.of_form[match.group(1).casefold()] for match in self.pattern.finditer(text)}


__all__ = ["check_texts", "coverage"]
