"""Patches that nobody wrote over packs that nobody wrote: a diagnostic, or exactly the named thing changes, in any order."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.effort import tries
from tests.generated.packs import from_seed
from tests.link.outline import Address, outline
from tests.link.small import over

from rulewright.diagnostics import has_errors
from rulewright.difference import changes
from rulewright.link import Ruleset, link
from rulewright.read import read_pack

PACKS, PATCHES = tries(12, 40), tries(10, 25)
WRITTEN = {"low": "min", "high": "max", "substitutes": "stands_for"}  # what a field is called in a table
FIELD = {written: name for name, written in WRITTEN.items()}


def linked(packs: list[Path]) -> tuple[Any, dict[Address, Any] | None]:
    """What the linker says of packs, and the game it makes of them, if it makes one."""
    told, rules = laid_over(packs)
    return told, None if rules is None else outline(rules)


def laid_over(packs: list[Path]) -> tuple[Any, Ruleset | None]:
    rules, problems = link([read_pack(path) for path in packs])
    told = [(problem.code, problem.message, problem.span) for problem in problems]
    return told, None if has_errors(problems) else rules


def base(seed: int, folder: Path) -> tuple[Path, dict[Address, Any]]:
    home = from_seed(seed).write(folder / "base")
    text = (home / "pack.yaml").read_text(encoding="utf-8")
    (home / "pack.yaml").write_text("id: base\n" + text[text.index("\n") + 1 :], encoding="utf-8")
    told, plain = linked([home])
    assert plain is not None, told
    return home, plain


def patch_of(address: Address, plain: Any, chance: random.Random) -> str:
    """Some patch of what stands at an address: mostly one of a sort that fits it."""
    seat = f" for {address[0].partition(' for ')[2]}" if " for " in address[0] else ""
    words = [address[0].partition(" for ")[0], *address[1:]]
    path = ".".join([*words[:-1], WRITTEN.get(words[-1], words[-1])])
    number = chance.randrange(4)
    setting = [f"set {path} to {chance.choice([str(number), 'yes', 'red', '[1, 2]', '-1', 'wood'])}"]
    ordering = [f"set {path} to {chance.choice(['most wood', 'random'])}"]
    filling = [
        f"replace {path}{seat} with: skip",
        f"replace {path}{seat} with:\n    if wood > 100: lose {number} wood",
        f"extend before {path}{seat}: skip",
        f"extend after {path}{seat}: lose 0 wood",
        f"extend {path}{seat} with:\n    another_way: skip",
    ]
    removing = [f"remove {path}{seat}"]
    kind = plain[0] if isinstance(plain, tuple) and plain else ""
    fitting = ordering if kind in ("Winner", "Answer") else setting if kind in ("Value", "Banded", "Score", "") else filling
    anything = [*setting, *ordering, *filling, *removing]
    return chance.choice([*fitting, *removing] if chance.random() < 0.7 else anything)


def addressed(patch: str) -> Address:
    """What a patch names, in the words of an outline."""
    words = patch.replace("extend before", "extend").replace("extend after", "extend").split()
    path, seat = words[1].rstrip(":").split("."), words[3].rstrip(":") if words[2:3] == ["for"] else ""
    return (f"{path[0]} for {seat}", *path[1:]) if seat else tuple(path)


def touches(named: Address, changed: Address) -> bool:
    """Whether something that changed is what was named, or inside of it."""
    own = (*named[:-1], FIELD.get(named[-1], named[-1]))
    return changed[: len(own)] == own or changed[: len(named)] == named


def differences(before: dict[Address, Any], after: dict[Address, Any]) -> set[Address]:
    return {address for address in before.keys() | after.keys() if before.get(address) != after.get(address)}


@pytest.mark.slow
def test_a_patch_is_refused_or_changes_what_it_names(tmp_path: Path) -> None:
    tried = held = 0
    for seed in range(PACKS):
        home, plain = base(seed, tmp_path / f"{seed}")
        _, below = laid_over([home])
        assert below is not None
        chance = random.Random(seed)
        for number in range(PATCHES):
            address = chance.choice(sorted(plain))
            patch = patch_of(address, plain[address], chance)
            told, patched = laid_over([home, over(tmp_path / f"{seed}", f"p{number}", patch + "\n")])
            tried += 1
            if patched is None:
                assert told, patch
                continue
            held += 1
            named = addressed(patch)
            changed = differences(plain, outline(patched))
            assert bool(changed) == bool(changes(below, patched)), f"{patch}\n{changed}"  # and whoever asks is told of it
            wrong = {other for other in changed if not touches(named, other) and not _missed(named, other, patch)}
            assert not wrong, f"{patch}\n{wrong}"
            assert changed or not patch.startswith("extend"), patch  # the others may say what was so before
    assert held > tried / 8, f"{held} of {tried} patches fitted, so little was compared"


def _missed(named: Address, changed: Address, patch: str) -> bool:
    """What is taken out of a thing is missed where it stood, and a new answer of a bot stands among the others."""
    return not patch.startswith("replace") and named[: len(changed)] == changed


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(PACKS))
def test_the_order_of_packs_makes_no_difference(seed: int, tmp_path: Path) -> None:
    home, plain = base(seed, tmp_path)
    chance = random.Random(1000 + seed)
    for number in range(PATCHES):
        addresses = chance.choices(sorted(plain), k=2)
        addresses += chance.choices(addresses, k=2)  # so that packs meet
        patches = [patch_of(address, plain[address], chance) for address in addresses]
        knows = ["knows: [b0]\n" if chance.random() < 0.3 else "" for _ in patches]
        folder = tmp_path / f"{number}"
        tops = [over(folder, f"b{place}", text + "\n", knows[place]) for place, text in enumerate(patches)]
        one = linked([home, *tops])
        for _ in range(3):
            order = [home, *tops]
            chance.shuffle(order)
            assert linked(order) == one, patches
