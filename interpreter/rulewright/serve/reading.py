"""Texts for whoever plays: all that is printed on pieces, and rules. They are the same for every seat."""

from __future__ import annotations

import threading
from typing import Any

from rulewright.explain import explain
from rulewright.narrate import Texts


def cards(texts: Texts, lock: threading.RLock) -> dict[str, dict[str, str]]:
    """Every piece by its address: its name and what it says."""
    with lock:
        found: dict[str, dict[str, str]] = {}
        for kind in texts.checked.rules.pieces.values():
            for item in kind.items:
                text = texts.text_on(kind.name, item.id)
                found[f"{kind.name}.{item.id}"] = {"title": texts.piece(kind, item.id), "text": text}
        return found


def rule(texts: Texts, name: str, lock: threading.RLock) -> dict[str, Any]:
    """A rule by its name; without one, the names of all."""
    checked = texts.checked
    with lock:
        if not name:
            known = [*checked.rules.flows, *checked.rules.rules, *checked.rules.scores]
            return {"rules": [{"id": id, "title": texts.name(id)} for id in known]}
        found = explain(checked, name, texts.language)
        return {"sections": [{"title": section.title, "text": section.text} for section in found]}
