"""What a table, an option or a row may say at all: the schemas know it, and patches may set no more."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from rulewright.read import schema_text

LINKING = frozenset({"same_as", "fixed", "more"})  # how a row or an option came about; what it says is told without them
HOMES = {"option": ("pack.json", "options"), "players": ("pack.json", "players"), "items": ("pieces.json", "items")}


@cache
def fields_of(section: str) -> tuple[str, ...]:
    """The fields of an entry of a section of nouns, of an `option`, or of a row of a component table (`items`)."""
    schema, name = HOMES.get(section, ("nouns.json", section))
    whole = json.loads(schema_text(schema))
    declared = whole["properties"][name]
    entry = declared if section == "players" else declared["additionalProperties"]
    return tuple(field for field in _properties(entry, whole) if field not in LINKING)


def _properties(entry: Any, whole: Any) -> list[str]:
    """All properties that any form of an entry may have."""
    if "$ref" in entry:
        for step in entry["$ref"].removeprefix("#/").split("/"):
            whole_or_part = whole if step == "$defs" else whole["$defs"]
            entry = whole_or_part[step]
    found = dict.fromkeys(entry.get("properties", ()))
    for form in (*entry.get("oneOf", ()), *entry.get("anyOf", ())):
        found.update(dict.fromkeys(_properties(form, whole)))
    return list(found)
