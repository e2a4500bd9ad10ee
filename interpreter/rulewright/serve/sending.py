"""What is sent to a browser: plain JSON of what a seat is shown, without what is empty."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

from rulewright.table import Board, Counters, Face, Zone

KINDS = (Board, Counters, Zone)
EMPTY = (Face(),)
NAMES: dict[type, tuple[str, ...]] = {}  # of the fields of each kind of record


def encoded(value: Any) -> bytes:
    """JSON; half a character, which somebody may have sent to us, is told by its number."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_plain).encode("utf-8", "backslashreplace")


def _plain(value: Any) -> dict[str, Any]:
    """A record without what is empty in it; a part of the table says of which kind it is."""
    kind = {"kind": type(value).__name__.lower()} if isinstance(value, KINDS) else {}
    return kind | {name: part for name in fields_of(value) if not is_empty(part := getattr(value, name))}


def is_empty(part: Any) -> bool:
    return not part or part in EMPTY


def fields_of(record: Any) -> tuple[str, ...]:
    of = type(record)
    if of not in NAMES:
        NAMES[of] = tuple(field.name for field in fields(record))
    return NAMES[of]
