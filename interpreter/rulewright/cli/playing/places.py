"""Where a save lies, and the packs that are played in it, so that what is said of their lines names files one can open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.diagnostics import Sources
    from rulewright.pipeline import Loaded


def places_of(save: Path, packs: Iterable[str] = (), loaded: Loaded | None = None) -> Sources:
    """Inside the engine a save goes by its bare name, and a pack by that of its folder."""
    from rulewright.diagnostics import Sources
    from rulewright.read import find_pack

    found = [root for root in map(find_pack, packs) if root is not None]
    texts: Mapping[str, str] = loaded.sources if loaded is not None else {}
    known = texts.roots if isinstance(texts, Sources) else {}
    return Sources(texts, {**{root.name: root for root in found}, **known, save.name: save})
