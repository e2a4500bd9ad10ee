"""What tables say once for several is written out, so that each row and each enumeration stands for itself.

`each` says what the rows of a table have in common, `same_as` that a row is like another, `more` that an enumeration of
another file goes on. A patch that changes one row must not reach those that were made like it.
"""

from __future__ import annotations

from rulewright.read import Mapping, Node, Scalar, Sequence

OWN = frozenset({"copies", "source", "note", "same_as"})  # what a row never takes over from the one it is like


def written_out(documents: dict[str, Mapping]) -> dict[str, Mapping]:
    """The same documents, in which nothing refers to another row; a row that is like none there is keeps its `same_as`."""
    result = dict(documents)
    models: dict[str, dict[str, Mapping]] = {}
    for first in (True, False):
        for file, document in documents.items():
            kind = document.get("pieces") or document.get("places") if first else document.get("more")
            rows = document.get("items")
            if isinstance(kind, Scalar) and isinstance(rows, Mapping):
                known = models.setdefault(str(kind.value), {})
                result[file] = _with(document, "items", _rows(rows, document.get("each"), known), drop="each")
    _more_constants(result)
    return result


def _rows(rows: Mapping, each: Node | None, known: dict[str, Mapping]) -> Mapping:
    common = each.entries if isinstance(each, Mapping) else ()
    entries: list[tuple[Scalar, Node]] = []
    for key, row in rows.entries:
        own = row.entries if isinstance(row, Mapping) else ()
        said = _joined(own, common)
        model = next((value for name, value in said if name.value == "same_as" and isinstance(value, Scalar)), None)
        like = known.get(str(model.value)) if model is not None else None
        if like is not None:
            taken = tuple(entry for entry in like.entries if entry[0].value not in OWN)
            said = tuple(entry for entry in _joined(_joined(own, taken), common) if entry[0].value != "same_as")
        plain = row if not said and not isinstance(row, Mapping) else Mapping(said, row.span)
        entries.append((key, plain))
        known.setdefault(str(key.value), plain if isinstance(plain, Mapping) else Mapping((), row.span))
    return Mapping(tuple(entries), rows.span)


Entries = tuple[tuple[Scalar, Node], ...]


def _joined(own: Entries, further: Entries) -> Entries:
    named = {name.value for name, _ in own}
    return own + tuple(entry for entry in further if entry[0].value not in named)


def _more_constants(documents: dict[str, Mapping]) -> None:
    """Constants that another file adds to an enumeration stand behind those it has; what adds to none is left as it is."""
    for file, document in list(documents.items()):
        enums = document.get("enums")
        for key, entry in enums.entries if isinstance(enums, Mapping) else ():
            more = entry.get("more") if isinstance(entry, Mapping) else None
            constants = more.items if isinstance(more, Sequence) else ()
            for home, other in documents.items() if constants else ():
                declared = other.get("enums")
                members = declared.get(str(key.value)) if isinstance(declared, Mapping) else None
                if isinstance(declared, Mapping) and isinstance(members, Sequence):
                    longer = _with(declared, str(key.value), Sequence((*members.items, *constants), members.span))
                    documents[home] = _with(other, "enums", longer)
                    rest = documents[file].get("enums")
                    assert isinstance(rest, Mapping)
                    others = tuple(part for part in rest.entries if part[0].value != key.value)
                    documents[file] = _with(documents[file], "enums", Mapping(others, rest.span))
                    break


def _with(node: Mapping, key: str, value: Node, drop: str = "") -> Mapping:
    kept = tuple((name, value if name.value == key else old) for name, old in node.entries if name.value != drop)
    return Mapping(kept, node.span)
