"""Component tables to nouns: every piece of a kind, one row each, with the sentences printed on it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rulewright.diagnostics import Diagnostic, English, Span, suggest_or_list
from rulewright.limits import MAX_EFFECTS
from rulewright.link.bounds import crossed, outside
from rulewright.link.members import belongs, better
from rulewright.link.nouns import AttributeOf, Item, PieceKind
from rulewright.link.programs import Body, Path, by_table, can_be_told
from rulewright.link.ruleset import Ruleset
from rulewright.link.symbols import named_by_use
from rulewright.link.tables import TableReader, cut, shown, span_of
from rulewright.link.types import ConstantType, EffectType, ListType, NumberType, UnknownType
from rulewright.parse import ast, parse_effect
from rulewright.read import Mapping, Node, Scalar, plain

ITEM = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,79}")
NO_ITEMS = ("enough", "nothing", "yes", "no")  # keys of options that are no pieces
FOR_PEOPLE = ("copies", "source", "note", "same_as")


class ComponentReader(TableReader):
    """Reads noun files and component tables. Several tables may list pieces of one kind: the others say `more`."""

    def __init__(self, ruleset: Ruleset, problems: list[Diagnostic]) -> None:
        super().__init__(ruleset, problems)
        self.effects: dict[int, tuple[Node, tuple[ast.Node, ...]]] = {}  # by the entry: rows that are alike share it

    def table(self, name: str, data: Any, entry: Node, span: Span) -> None:
        """A table of effects is a rule; any other is looked up."""
        if data.get("type") != "effect":
            super().table(name, data, entry, span)
            return
        keys = self.keys(data, entry)
        for key in keys:
            if not can_be_told(key):
                if not isinstance(key, UnknownType):
                    hint = English("use a number or an enumeration")
                    self.report("RW305", English("effects cannot be looked up by a {key}", key=key), span_of(entry, "key"), hint)
                self.rules.broken.add(name)
                return
        programs: dict[Path, Body] = {}
        for words, spans, value in self.entries(entry.get("values") if isinstance(entry, Mapping) else None, len(keys), name):
            for word, at, key in zip(words, spans, keys, strict=True):
                self.must_belong(word, key, English("a key of `{name}`", name=name), at, key=True)
            said = self.effect(value, value.span.file)
            for sentence in said:
                if not isinstance(sentence, ast.Stmt):
                    message = English("what a table says is done when it is looked up; it cannot wait for anything")
                    self.report("RW305", message, sentence.span, English("write a listener in a rules file, or on a component"))
            body = tuple(sentence for sentence in said if isinstance(sentence, ast.Stmt))
            programs[tuple(zip(words, spans, strict=True))] = body or (ast.Skip(value.span),)
        self.rules.rules[name] = by_table(ast.Ident(name, span), keys, programs)

    def kind_name(self, node: Mapping) -> None:
        """First pass over a component table: its kind becomes a type."""
        data: Any = plain(node)
        word = kind_word(node)
        name = data[word]
        span = span_of(node, word)
        if self.declare(name, span, English("kind of place") if word == "places" else English("kind of piece")):
            all_name = data.get("all", f"{name}s")
            if self.declare(
                all_name, span_of(node, "all"), English("set of places") if word == "places" else English("set of pieces")
            ):
                self.rules.pieces[name] = PieceKind(name, all_name, {}, {}, data.get("faces", ""), (), span, word == "places")

    def components(self, node: Mapping, file: str) -> None:
        """Second pass: attributes, items and their effects."""
        data: Any = plain(node)
        if data[kind_word(node)] not in self.rules.pieces:
            return
        known = self.rules.pieces[data[kind_word(node)]]
        attributes: dict[str, AttributeOf] = {}
        declared = node.get("attributes")
        for key, entry in declared.entries if isinstance(declared, Mapping) else ():
            spec: Any = plain(entry)
            if isinstance(spec, str):
                spec = {"type": spec}
            if not self.sound(str(key.value), key.span):
                continue
            varies = bool(spec.get("varies", False))
            attributes[str(key.value)] = AttributeOf(
                str(key.value),
                self.single(spec["type"], entry.span) if varies else self.type(spec["type"], entry.span),
                varies,
                spec.get("min", 0),
                spec.get("max"),
            )
            low, high = attributes[str(key.value)].bounds
            if low is not None and high is not None and low > high:
                self.report("RW318", *crossed(str(key.value), low, high, span_of(entry, "max")))
        shapes = {str(name): tuple((q, r) for q, r in cells) for name, cells in data.get("shapes", {}).items()}
        kind = replace(known, attributes=attributes, shapes=shapes)
        self.rules.pieces[known.name] = replace(kind, items=tuple(self.items(node, file, kind, (), data.get("source", ""))))

    def more(self, node: Mapping, file: str) -> None:
        """A further table of a kind that another file, or another pack, declares."""
        data: Any = plain(node)
        kind = self.rules.pieces.get(data["more"])
        if kind is None:
            self.report(
                "RW304",
                English("there is no kind of piece called `{data}`", data=cut(data["more"])),
                span_of(node, "more"),
                suggest_or_list(data["more"], self.rules.pieces),
            )
            return
        items = self.items(node, file, kind, kind.items, data.get("source", ""))
        self.rules.pieces[kind.name] = replace(kind, items=(*kind.items, *items))

    def items(self, node: Mapping, file: str, kind: PieceKind, before: Iterable[Item], source: str) -> list[Item]:
        found: dict[str, Item] = {}
        known = {item.id: item for item in before}
        rows = node.get("items")
        for key, row in rows.entries if isinstance(rows, Mapping) else ():
            name = str(key.value)
            data: Any = plain(row) or {}
            if not self.named(name, key.span, kind):
                continue
            if name in known:
                note = ((English("`{name}` was first declared here", name=cut(name)), known[name].span),)
                message = English("there are two {name}s called `{name2}`", name=kind.name, name2=cut(name))
                self.problems.append(Diagnostic("RW301", message, key.span, _two_of(known[name], kind, key.span), note))
                continue
            if "same_as" in data:  # rows like others have been written out before
                message = English("there is no {name} called `{data}` above this one", name=kind.name, data=cut(data["same_as"]))
                hint = suggest_or_list(data["same_as"], [*known, *found])
                self.report("RW304", message, span_of(row, "same_as"), hint)
            values, effects, spans = self.row(row, file, kind)
            found[name] = Item(name, values, data.get("copies", 1), data.get("source", source), effects, key.span, spans)
        return list(found.values())

    def row(self, row: Node, file: str, kind: PieceKind) -> tuple[dict[str, Any], dict[str, Any], dict[str, Span]]:
        """What one row says: printed values, printed sentences, and where each stands."""
        values: dict[str, Any] = {}
        effects: dict[str, tuple[ast.Node, ...]] = {}
        spans: dict[str, Span] = {}
        data: Any = plain(row)
        attributes, shapes = kind.attributes, kind.shapes
        for field, entry in row.entries if isinstance(row, Mapping) else ():
            name = str(field.value)
            spans[name] = entry.span
            if name in FOR_PEOPLE:
                continue
            if name == "shape":
                if data[name] in shapes:
                    values[name] = data[name]
                else:
                    self.report(
                        "RW305",
                        English("there is no shape called `{data}`", data=data[name]),
                        entry.span,
                        suggest_or_list(data[name], shapes),
                    )
            elif name == "effect" or (name in attributes and isinstance(attributes[name].type, EffectType)):
                effects[name] = self.effect(entry, file)
            elif name not in attributes:
                self.report(
                    "RW304",
                    English("a {name} has no attribute called `{name2}`", name=kind.name, name2=name),
                    field.span,
                    suggest_or_list(name, entries_of(kind)),
                )
            elif not belongs(self.rules, data[name], attributes[name].type):
                wanted = attributes[name].type
                self.report(
                    "RW305",
                    English("`{data}` is no {wanted}, as `{name}` must be", data=shown(data[name]), wanted=wanted, name=name),
                    entry.span,
                    better(self.rules, data[name], wanted),
                )
            else:
                values[name] = data[name]
                low, high = attributes[name].bounds
                for misfit in outside(name, data[name], low, high, entry.span):
                    self.report("RW318", *misfit)
        return values, effects, spans

    def named(self, name: str, span: Span, kind: PieceKind) -> bool:
        """Whether a piece may be called so: its name is a key of options, beside words that mean something else."""
        if ITEM.fullmatch(name) and name not in NO_ITEMS:
            return True
        hint = (
            English("letters, digits, _ and -, beginning with a letter or digit")
            if name not in NO_ITEMS
            else English("choose another name")
        )
        self.report("RW302", English("no {name} can be called `{name2}`", name=kind.name, name2=cut(name)), span, hint)
        return False

    def tiles(self) -> None:
        """Last pass: what a board is covered with needs shapes, and a face for each cell of a shape."""
        for board in self.rules.boards.values():
            kind = self.rules.pieces.get(board.tiles)
            if kind is None or kind.places:
                continue
            faces = kind.attributes.get(kind.faces)
            if not kind.shapes:
                self.report(
                    "RW440",
                    English("`{name}` covers `{board_name}`, but has no `shapes`", name=kind.name, board_name=board.name),
                    kind.span,
                    English("add `shapes:`"),
                )
            shows = faces.type.of if faces is not None and isinstance(faces.type, ListType) else None
            if not isinstance(shows, ConstantType | NumberType):
                message = English(
                    "`{name}` covers `{board_name}`, but `faces` names no list of what its cells show",
                    name=kind.name,
                    board_name=board.name,
                )
                hint = English("add `faces:` with an attribute that is a `list of` an enumeration")
                self.report("RW440", message, kind.span, hint)
                continue
            for item in kind.items if kind.shapes else ():
                shape = kind.shapes[item.values.get("shape", next(iter(kind.shapes)))]
                shown = item.values.get(kind.faces, ())
                if len(shown) != len(shape):
                    message = English(
                        "`{id}` has {count} faces, but its shape has {count2} cells",
                        id=cut(item.id),
                        count=len(shown),
                        count2=len(shape),
                    )
                    self.report("RW305", message, item.spans.get(kind.faces, item.span), English("write one face for each cell"))

    def effect(self, entry: Node, file: str) -> tuple[ast.Node, ...]:
        if not isinstance(entry, Scalar) or not isinstance(entry.value, str):
            return ()
        if id(entry) in self.effects:
            return self.effects[id(entry)][1]
        if len(self.effects) >= MAX_EFFECTS:
            if len(self.effects) == MAX_EFFECTS:
                message = English(
                    "a game may have at most {max_effects} effects on its components", max_effects=f"{MAX_EFFECTS:,}"
                )
                self.report("RW209", message, entry.span, English("remove what is not needed"))
            self.effects[id(entry)] = (entry, ())
            return ()
        scalar, text = entry, entry.value
        if not self.may_say(text, entry.span):
            return ()
        sentences, problems = parse_effect(text, entry.span.file, lambda line, column: scalar.locate(line - 1, column - 1))
        self.problems.extend(problems)
        if problems:
            self.rules.broken |= named_by_use(text)
        self.effects[id(entry)] = (entry, sentences)
        return sentences


def kind_word(node: Mapping) -> str:
    """What a component table declares: pieces that lie somewhere, or places."""
    return "pieces" if node.get("pieces") is not None else "places"


def entries_of(kind: PieceKind) -> list[str]:
    """Everything that a row may say."""
    return [*kind.attributes, "effect", *(["shape"] if kind.shapes else []), *FOR_PEOPLE]


def _two_of(first: Item, kind: PieceKind, second: Span) -> English:
    if first.span.file.partition("/")[0] == second.file.partition("/")[0]:
        return English("give one of them another name")
    address = f"{kind.name}.{first.id}"
    return English(
        "to change it, write `replace {address}.effect with:` or `set {address}.… to …` in a .rules file", address=address
    )


__all__ = ["ComponentReader", "entries_of"]
