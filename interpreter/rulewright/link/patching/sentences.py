"""Patches of sentences: rules, flows, values, scores, bots, listeners, the winner, effects of pieces, and what is inside them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import assert_never

from rulewright.diagnostics import Diagnostic, English, either
from rulewright.link.patching.bodies import Effect, Filled, exchanged, found, inside, name_of
from rulewright.link.patching.misaddressed import told, unknown_name, unknown_seat
from rulewright.link.patching.patch import Misfit, Missing, Patch, shown
from rulewright.link.ruleset import Owned, Ruleset
from rulewright.parse import ast

Declared = ast.Value | ast.Banded | ast.Score | ast.Winner | ast.Flow | ast.Rule | ast.Bot | ast.Listener | ast.Modifier
Kinds = (ast.Value | ast.Banded, ast.Score, ast.Winner, ast.Flow, ast.Rule, ast.Bot, ast.Listener | ast.Modifier)


@dataclass(frozen=True)
class Root:
    """A declaration or an effect: what it says, how to put another in its place (or nothing), and the words that lead into it."""

    node: ast.Node
    put: Callable[[ast.Node | None], None]
    words: tuple[ast.Ident, ...]


def change_sentences(rules: Ruleset, patches: list[Patch], everybody: list[Patch], problems: list[Diagnostic]) -> None:
    """Carry out patches in their order; `everybody` are those of tables, too."""
    for patch in patches:
        try:
            root = _root(rules, patch)
            if root is None:
                seat = patch.seat
                known_rule = seat is not None and patch.path[0] in rules.rules
                if not rules.broken:
                    problems.append(
                        unknown_seat(rules, patch, seat, everybody)
                        if seat is not None and known_rule
                        else unknown_name(rules, patch, everybody)
                    )
                continue
            _change(root, patch)
        except Misfit as misfit:
            problems.append(Diagnostic("RW312", misfit.message, misfit.span, misfit.hint))
        except Missing as missing:
            problems.append(told(missing, everybody))


# -- where it is --
def _root(rules: Ruleset, patch: Patch) -> Root | None:
    name, words = patch.path[0], patch.path[1:]
    if patch.seat is not None:
        key = (str(name), str(patch.seat))
        return _kept(rules.seat_rules, key, words) if key in rules.seat_rules else None
    if name == "winner" and rules.winner is not None:
        return Root(rules.winner, lambda node: _put_winner(rules, patch, node), words)
    for home in (rules.values, rules.scores, rules.rules, rules.flows, rules.bots):
        if name in home:
            return _kept(home, str(name), words, rules)
    listener = rules.named_listeners().get(name)
    if listener is not None:
        return Root(listener.sentence, lambda node: _put_listener(rules, listener, node), words)
    return _effect(rules, patch)


def _kept(home: dict, key: object, words: tuple[ast.Ident, ...], rules: Ruleset | None = None) -> Root:  # type: ignore[type-arg]
    """Something that stands under a name; `rules` remember where it was declared."""

    def put(node: ast.Node | None) -> None:
        if node is not None:
            home[key] = node
        else:
            del home[key]
        if rules is not None:
            rules.places.pop(str(key), None)
            if node is not None:
                rules.places[str(key)] = node.span

    return Root(home[key], put, words)


def _put_winner(rules: Ruleset, patch: Patch, node: ast.Node | None) -> None:
    if not isinstance(node, ast.Winner):
        raise Misfit(
            English("a game without a winner cannot be played"), patch.span, English("write `set winner to` and who wins")
        )
    rules.winner = node


def _put_listener(rules: Ruleset, owned: Owned, node: ast.Node | None) -> None:
    number = rules.listeners.index(owned)
    if isinstance(node, ast.Listener | ast.Modifier):
        rules.listeners[number] = Owned(node, None, None, node.span.file)
    else:
        del rules.listeners[number]
        rules.places.pop(str(owned.sentence.name), None)


def _effect(rules: Ruleset, patch: Patch) -> Root | None:
    """`card.ant.effect`: a column of a piece; one that is still empty can be filled."""
    if len(patch.path) < 3 or patch.path[0] not in rules.pieces:
        return None
    name, id, column = map(str, patch.path[:3])
    item = next((item for item in rules.pieces[name].items if item.id == id), None)
    if item is None:
        return None

    def put(node: ast.Node | None) -> None:
        kind = rules.pieces[name]
        lines = node.body if isinstance(node, Effect) else ()
        items = tuple(replace(each, effects={**each.effects, column: lines}) if each.id == id else each for each in kind.items)
        rules.pieces[name] = replace(kind, items=items)

    return Root(Effect(patch.span, item.effects.get(column, ())), put, patch.path[3:])


def _target(root: Root, patch: Patch) -> ast.Node:
    """What the words lead to; a word that two things have does not lead to either of them."""
    node = root.node
    for number, word in enumerate(root.words):
        depth = len(patch.path) - len(root.words) + number
        here = found(node, word)
        if not here:
            raise Missing(patch, depth, dict.fromkeys(name for child in inside(node) if (name := name_of(child)) is not None))
        if len(here) > 1:
            raise Misfit(
                English("there are {count} `{word}` in `{path}`", count=len(here), word=word, path=shown(patch.path[:depth])),
                word.span,
                _told_apart(node, word, patch, depth),
            )
        node = here[0]
    return node


def _told_apart(node: ast.Node, word: str, patch: Patch, depth: int) -> English:
    ways = [
        name for child in inside(node) if (name := name_of(child)) is not None and name != word and len(found(child, word)) == 1
    ]
    if not ways:
        return English("give them different names in the pack below")
    return English("write {ways}", ways=either([f"`{shown((*patch.path[:depth], way, word))}`" for way in dict.fromkeys(ways)]))


# -- what is done to it --
def _change(root: Root, patch: Patch) -> None:
    sentence = patch.sentence
    match sentence:
        case ast.Replace(decl=decl):
            root.put(_replaced(root, decl, patch))
        case ast.Remove():
            node = _target(root, patch)
            _put(root, node, _removed(root, node, patch), patch)
        case ast.SetValue(value=value):
            node = _target(root, patch)
            _put(root, node, _set(node, value, patch), patch)
        case ast.SetPrefs(prefs=prefs):
            _set_prefs(root, prefs, patch)
        case ast.ReplaceBody(body=lines):
            node = _target(root, patch)
            _put(root, node, _filled(node, lines, patch), patch)
        case ast.Extend(when=when, body=lines):
            node = _target(root, patch)
            old = node.body if isinstance(node, Filled) else ()
            _put(root, node, _filled(node, (*lines, *old) if when == "before" else (*old, *lines), patch), patch)
        case ast.ExtendWays(alternatives=ways):
            node = _ways(_target(root, patch), patch)
            _put(root, node, _with_ways(node, ways, patch), patch)
        case _:
            assert_never(sentence)


def _put(root: Root, old: ast.Node, new: ast.Node | None, patch: Patch) -> None:
    whole = exchanged(root.node, old, new)
    for node in ast.walk(whole) if whole is not None else ():
        lines = node.alternatives if isinstance(node, ast.Alternatives) else node.arms if isinstance(node, ast.Match) else (1,)
        if not lines:
            hint = English("remove what it stands in, or put something in its place first")
            raise Misfit(
                English("nothing would be left to choose from without `{path}`", path=shown(patch.path)), patch.span, hint
            )
    root.put(whole)


def _replaced(root: Root, decl: ast.Decl, patch: Patch) -> ast.Node:
    """A declaration of the same kind and name."""
    own = next((kinds for kinds in Kinds if isinstance(root.node, kinds)), None)
    name = "winner" if isinstance(decl, ast.Winner) else getattr(decl, "name", None)
    if root.words or own is None or not isinstance(decl, own) or name != patch.path[0]:
        address = shown(patch.path, patch.seat)
        what = English("`{address}` can only be replaced by something of its own kind and name", address=address)
        hint = (
            English("call it `{path}` too", path=patch.path[0])
            if not root.words
            else English("write `replace {address} with:` and what is done below", address=address)
        )
        raise Misfit(what, patch.span, hint)
    return decl


def _removed(root: Root, node: ast.Node, patch: Patch) -> ast.Node | None:
    """Nothing; but a part stays where it is, so that others may still fill it."""
    if isinstance(node, ast.Part):
        return replace(node, body=())
    if isinstance(node, ast.Case | ast.Answer) and len(list(inside(root.node))) == 1:
        raise Misfit(
            English("nothing would be left of `{path}`", path=patch.path[0]),
            patch.span,
            English("write `remove {path}`", path=patch.path[0]),
        )
    return None


def _set(node: ast.Node, value: ast.Expr, patch: Patch) -> ast.Node:
    match node:
        case ast.Value():
            return replace(node, body=value, given=())
        case ast.Banded():
            return ast.Value(value.span, node.name, node.params, value)
        case ast.Score():
            return replace(node, body=value)
        case ast.Case():
            return replace(node, value=value)
        case _:
            raise _unfit(node, patch)


def _set_prefs(root: Root, prefs: tuple[ast.Pref, ...], patch: Patch) -> None:
    """Who wins, or how a bot answers; an answer that it did not have is a new one."""
    node = root.node
    if isinstance(node, ast.Bot) and len(root.words) == 1 and not found(node, root.words[0]):
        answer = ast.Answer(patch.sentence.span, root.words[0], prefs)
        root.put(replace(node, answers=(*node.answers, answer)))
        return
    target = _target(root, patch)
    if not isinstance(target, ast.Winner | ast.Answer):
        raise _unfit(target, patch)
    _put(root, target, replace(target, prefs=prefs), patch)


def _filled(node: ast.Node, lines: tuple[ast.Node, ...], patch: Patch) -> ast.Node:
    """A thing with a body, with another body. Only what is printed on a piece listens while it lies somewhere."""
    if not isinstance(node, Filled):
        raise _unfit(node, patch)
    listening = [line for line in lines if not isinstance(line, ast.Stmt)]
    if listening and not isinstance(node, Effect):
        hint = English("write it without a patch, as a sentence of its own")
        raise Misfit(English("only the effect of a piece can listen to something"), listening[0].span, hint)
    return replace(node, body=lines)  # type: ignore[arg-type]


def _ways(node: ast.Node, patch: Patch) -> ast.Alternatives:
    """The choice that gets further alternatives: the one named, or the only one in what is named."""
    if isinstance(node, ast.Alternatives):
        return node
    choices = _choices(node)
    if len(choices) != 1:
        labels = [f"`{shown((*patch.path, choice.label))}`" for choice in choices if choice.label is not None]
        hint = English("write {ways}", ways=either(labels)) if labels else English("name a rule or a part with one `choose one`")
        where = shown(patch.path, patch.seat)
        what = English("there is more than one choice in `{where}`", where=where)
        raise Misfit(what if choices else English("there is no choice in `{where}`", where=where), patch.span, hint)
    (only,) = choices
    return only


def _choices(node: ast.Node) -> list[ast.Alternatives]:
    below = [child for part in ast.children(node) for child in ([part] if isinstance(part, ast.Alternatives) else _choices(part))]
    return [choice for choice in below if isinstance(choice, ast.Alternatives)]


def _with_ways(node: ast.Alternatives, ways: tuple[ast.Alternative, ...], patch: Patch) -> ast.Node:
    names = {way.name: way.span for way in node.alternatives}
    for way in ways:
        if way.name in names:
            hint = English("give it another name, or write `replace {what} with:`", what=shown((*patch.path, way.name)))
            raise Misfit(English("there is an alternative called `{name}` already", name=way.name), way.name.span, hint)
        names[way.name] = way.span
    return replace(node, alternatives=(*node.alternatives, *ways))


def _unfit(node: ast.Node, patch: Patch) -> Misfit:
    """What can be done to a thing, where something else was tried."""
    name = shown(patch.path, patch.seat)
    match node:
        case ast.Value() | ast.Banded() | ast.Score() | ast.Case():
            hint = English("write `set {name} to`", name=name)
        case ast.Winner() | ast.Answer() | ast.Bot():
            hint = English("write `set {name} to` and an order, as in `most points`", name=name)
        case ast.Modifier():
            hint = English("write `replace {name} with` and the whole sentence", name=name)
        case ast.Alternatives():
            hint = English("write `extend {name} with:` and further alternatives below", name=name)
        case _:
            hint = English("write `replace {name} with:` and what is done below", name=name)
    return Misfit(English("`{name}` cannot be changed like this", name=name), patch.span, hint)
