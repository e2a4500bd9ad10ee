"""Patches of tables: one entry of one tree changes, and whoever reads the tables reads it as if it had been written there.

So everything that a table can say can be set, and a value that does not fit is told as any other, at the patch.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rulewright.diagnostics import Diagnostic
from rulewright.link.patching.fields import fields_of
from rulewright.link.patching.misaddressed import told
from rulewright.link.patching.patch import Misfit, Missing, Patch, shown
from rulewright.link.patching.values import as_node, scalar, with_entry
from rulewright.parse import ast
from rulewright.read import Mapping, Node, Scalar, Sequence

OPTION = "option"
TABLE = "table"  # table.yaml, of whichever pack
KINDS = ("pieces", "places")
Words = tuple[ast.Ident, ...]
Validate = Callable[[str, Mapping], list[Diagnostic]]


@dataclass(frozen=True)
class Spot:
    """Where something is declared: its file, and the keys that lead to it there."""

    file: str
    section: str
    keys: tuple[str, ...]


@dataclass
class Trees:
    """All documents of a game by file, and where the names that tables declare are found in them."""

    documents: dict[str, Mapping]
    spots: dict[str, Spot] = field(default_factory=dict)
    kinds: dict[str, list[str]] = field(default_factory=dict)

    @classmethod
    def of(cls, documents: dict[str, Mapping], sections: tuple[str, ...]) -> Trees:
        trees = cls(documents)
        for file, document in documents.items():
            for section in sections:
                for name in _keys(document.get(section)):
                    trees.spots.setdefault(name, Spot(file, section, (section, name)))
            for name in _keys(document.get("options")) if file.endswith("/pack.yaml") else ():
                trees.spots.setdefault(f"{OPTION}.{name}", Spot(file, OPTION, ("options", name)))
            if file.endswith("/pack.yaml") and document.get("players") is not None:
                trees.spots.setdefault("players", Spot(file, "players", ("players",)))
            for word in (*KINDS, "more"):
                kind = document.get(word)
                if isinstance(kind, Scalar):
                    trees.kinds.setdefault(str(kind.value), []).append(file)
        return trees

    def at(self, file: str, keys: tuple[str, ...]) -> Node | None:
        node: Node | None = self.documents[file]
        for key in keys:
            node = below(node, key)
        return node


def change_tables(
    documents: dict[str, Mapping], sections: tuple[str, ...], patches: list[Patch], validate: Validate, problems: list[Diagnostic]
) -> tuple[dict[str, Mapping], list[Patch]]:
    """The documents with all patches that are about them, and the patches that are about sentences."""
    trees, rest = Trees.of(dict(documents), sections), []
    for patch in patches:
        try:
            edit = _edit(trees, patch)
        except Misfit as misfit:
            problems.append(Diagnostic("RW312", misfit.message, misfit.span, misfit.hint))
            continue
        except Missing as missing:
            problems.append(told(missing, patches))
            continue
        if edit is None:
            rest.append(patch)
            continue
        file, changed = edit
        trees.documents[file] = changed
    for file, document in documents.items():
        if trees.documents[file] is not document and (wrong := validate(file, trees.documents[file])):
            problems += wrong
            trees.documents[file] = document  # so that one mistake is one message
    return trees.documents, rest


def _edit(trees: Trees, patch: Patch) -> tuple[str, Mapping] | None:
    """The file that a patch changes, and what it says from now on; None for what is said in sentences."""
    name, path = patch.path[0], patch.path
    if name == OPTION:
        known = [spot.removeprefix(f"{OPTION}.") for spot in trees.spots if spot.startswith(f"{OPTION}.")]
        spot = trees.spots.get(shown(path[:2])) if len(path) > 1 else None
        if spot is None:
            raise Missing(patch, min(1, len(path) - 1), known)
        return _entry(trees, patch, spot, path[2:])
    if name == TABLE and TABLE not in trees.spots and TABLE not in trees.kinds:
        return _shown(trees, patch)
    if name in trees.kinds:
        return _row(trees, patch, path[1:])
    if name in trees.spots:
        return _entry(trees, patch, trees.spots[name], path[1:])
    return None


def _shown(trees: Trees, patch: Patch) -> tuple[str, Mapping] | None:
    """An entry of a table.yaml: the first that has what is named, and if none has it, any that has the section."""
    files = [file for file in trees.documents if file.endswith("/table.yaml")]
    words = patch.path[1:]
    sections = dict.fromkeys(section for file in files for section in _keys(trees.documents[file]))
    if not words or words[0] not in sections:
        raise Missing(patch, min(1, len(words)), list(sections))
    having = [file for file in files if trees.at(file, words[:2]) is not None]
    having = having or [file for file in files if trees.at(file, words[:1]) is not None]
    return _changed(trees, patch, having[0], (), words)


def _row(trees: Trees, patch: Patch, words: Words) -> tuple[str, Mapping] | None:
    """A piece, or a column of its row."""
    kind = patch.path[0]
    if not words:
        raise Misfit(f"`{kind}` is a kind of piece and not one of them", patch.span, f"name one, as in `{kind}.ID`")
    home = {name: file for file in trees.kinds[kind] for name in _keys(trees.documents[file].get("items"))}
    if words[0] not in home:
        raise Missing(patch, 1, home)
    file = home[words[0]]
    keys = ("items", str(words[0]))
    columns = [column for at in trees.kinds[kind] for column in _keys(trees.documents[at].get("attributes"))]
    known = list(dict.fromkeys([*columns, *fields_of("items")]))
    if len(words) > 1 and words[1] not in known:
        raise Missing(patch, 2, known)
    if len(words) > 1 and _is_effect(trees, kind, words[1]) and not (isinstance(patch.sentence, ast.Remove) and len(words) == 2):
        if isinstance(patch.sentence, ast.SetValue):
            hint = f"write `replace {shown(patch.path)} with:` and the lines of the effect below"
            raise Misfit("an effect cannot be set", patch.span, hint)
        return None
    row = trees.at(file, keys)
    if not isinstance(row, Mapping):  # a row that says nothing
        emptied = with_entry(trees.documents[file], keys, Mapping((), row.span if row is not None else patch.span))
        assert isinstance(emptied, Mapping)
        trees.documents[file] = emptied
    return _changed(trees, patch, file, keys, words[1:])


def _is_effect(trees: Trees, kind: str, column: str) -> bool:
    declared = [below(trees.documents[file].get("attributes"), column) for file in trees.kinds[kind]]
    types = [below(node, "type") if isinstance(node, Mapping) else node for node in declared]
    return column == "effect" or any(isinstance(type_, Scalar) and type_.value == "effect" for type_ in types)


def _entry(trees: Trees, patch: Patch, spot: Spot, words: Words) -> tuple[str, Mapping] | None:
    """A noun or an option, or what its entry says."""
    file, keys, sentence = spot.file, spot.keys, patch.sentence
    if spot.section == "enums":
        return _enumeration(trees, patch, spot, words)
    if spot.section == "tables" and words:
        if not isinstance(sentence, ast.SetValue | ast.Remove):
            of_effects = below(trees.at(file, keys), "type")
            if isinstance(of_effects, Scalar) and of_effects.value == "effect":
                return None
            raise _cannot(patch)
        return _changed(trees, patch, file, (*keys, "values"), words)
    known = fields_of(spot.section)
    if words and words[0] not in known:
        raise Missing(patch, len(patch.path) - len(words), known)
    if not isinstance(trees.at(file, keys), Mapping):  # `reed:` alone says nothing of it
        emptied = with_entry(trees.documents[file], keys, Mapping((), patch.span))
        assert isinstance(emptied, Mapping)
        trees.documents[file] = emptied
    if spot.section == OPTION and not words and isinstance(sentence, ast.SetValue):
        fixed = with_entry(trees.documents[file], (*keys, "default"), as_node(sentence.value))
        fixed = with_entry(fixed, (*keys, "fixed"), scalar(True, patch.span))
        assert isinstance(fixed, Mapping)
        return file, fixed
    return _changed(trees, patch, file, keys, words)


def _enumeration(trees: Trees, patch: Patch, spot: Spot, words: Words) -> tuple[str, Mapping]:
    members = trees.at(spot.file, spot.keys)
    items = members.items if isinstance(members, Sequence) else ()
    if not words:
        return _changed(trees, patch, spot.file, spot.keys, ())
    names = [str(item.value) for item in items if isinstance(item, Scalar)]
    if words[0] not in names or len(words) > 1:
        raise Missing(patch, 1 if words[0] not in names else 2, names if words[0] not in names else ())
    if not isinstance(patch.sentence, ast.Remove):
        raise _cannot(patch)
    kept = tuple(item for item in items if not (isinstance(item, Scalar) and str(item.value) == words[0]))
    changed = with_entry(trees.documents[spot.file], spot.keys, Sequence(kept, members.span if members else patch.span))
    assert isinstance(changed, Mapping)
    return spot.file, changed


def _changed(trees: Trees, patch: Patch, file: str, keys: tuple[str, ...], words: Words) -> tuple[str, Mapping]:
    """Set or remove what the words lead to, below the keys of what is declared."""
    document = trees.documents[file]
    for number, word in enumerate(words[:-1]):
        node = trees.at(file, (*keys, *words[: number + 1]))
        if not isinstance(node, Mapping):
            known = _keys(trees.at(file, (*keys, *words[:number])))
            raise Missing(patch, len(patch.path) - len(words) + number + (word in known), () if word in known else known)
    match patch.sentence:
        case ast.SetValue(value=value) if words or isinstance(trees.at(file, keys), Sequence):
            changed = with_entry(document, (*keys, *words), as_node(value))
        case ast.Remove():
            known = _keys(trees.at(file, (*keys, *words[:-1])))
            if words and words[-1] not in known:
                raise Missing(patch, len(patch.path) - 1, known)
            changed = with_entry(document, (*keys, *words), None)
        case _:
            raise _cannot(patch)
    assert isinstance(changed, Mapping)
    return file, changed


def _cannot(patch: Patch) -> Misfit:
    name = shown(patch.path)
    hint = f"write `set {name} to` and a value, or `remove {name}`"
    return Misfit(f"`{name}` stands in a table and cannot be changed like this", patch.span, hint)


def below(node: Node | None, key: str) -> Node | None:
    """What a key of a table leads to; keys are compared as they are written in an address."""
    entries = node.entries if isinstance(node, Mapping) else ()
    return next((value for name, value in entries if str(name.value) == key), None)


def _keys(node: Node | None) -> list[str]:
    return [str(name.value) for name, _ in node.entries] if isinstance(node, Mapping) else []
