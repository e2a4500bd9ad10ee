"""What is sent to a browser: plain JSON of what a seat is shown, without what is empty."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import Any

from rulewright.table import Board, Counters, Zone

KINDS = (Board, Counters, Zone)


def encoded(value: Any) -> bytes:
    return json.dumps(_plain(value), ensure_ascii=False, separators=(",", ":")).encode()


def _plain(value: Any) -> Any:
    """Values as JSON; a part of the table says of which kind it is."""
    if is_dataclass(value) and not isinstance(value, type):
        found = {field.name: _plain(part) for field in fields(value) if (part := getattr(value, field.name))}
        found = {name: part for name, part in found.items() if part not in ({}, [])}
        return {"kind": type(value).__name__.lower(), **found} if isinstance(value, KINDS) else found
    if isinstance(value, dict):
        return {str(name): _plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value
