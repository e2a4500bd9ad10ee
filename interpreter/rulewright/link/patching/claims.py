"""Who changes what. Two packs that change one thing conflict, unless one takes precedence; so their order never matters.

A patch that sets, replaces or removes claims what it names and all below it. Patches that only add never conflict:
they are carried out after the others, pack by pack: one that knows another comes after it, and else they go by their ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulewright.diagnostics import Diagnostic, English
from rulewright.link.patching.bodies import whole_path
from rulewright.link.patching.patch import Address, Patch, shown
from rulewright.parse import ast


def settle_claims(patches: list[Patch], declared: Iterable[ast.Node] = ()) -> tuple[list[Patch], list[Diagnostic]]:
    """The patches that hold, in the order in which they are carried out: the outer before the inner, what adds at the end.

    A word on the way may be left out of an address, so it is looked up in what is declared.
    """
    problems: list[Diagnostic] = []
    holding: dict[Address, Patch] = {}
    place = {id(patch): number for number, patch in enumerate(patches)}
    roots = {(str(getattr(node, "seat", None) or ""), str(getattr(node, "name", ""))): node for node in declared}
    claimed = [(_whole(patch, roots), patch) for patch in patches if not patch.adds]
    for address, patch in sorted(claimed, key=lambda claim: len(claim[0][1])):
        others = [holding[above] for above in _at_and_above(address) if above in holding]
        against = [other for other in others if not patch.beats(other)]
        problems += [
            _conflict(*sorted((patch, other), key=lambda p: place[id(p)])) for other in against if not other.beats(patch)
        ]
        if not against:
            holding[address] = patch
    before = [patch for patch in patches if isinstance(patch.sentence, ast.Extend) and patch.sentence.when == "before"]
    further = [patch for patch in patches if patch.adds and patch not in before]
    return [*holding.values(), *reversed(before), *further], problems


def _whole(patch: Patch, roots: Mapping[tuple[str, str], ast.Node]) -> Address:
    """An address with every name on the way."""
    seat, path = patch.address
    root = roots.get((seat, path[0]))
    inner = whole_path(root, path[1:]) if root is not None else None
    return patch.address if inner is None else (seat, (path[0], *inner))


def _at_and_above(address: Address) -> list[Address]:
    seat, path = address
    return [(seat, path[:length]) for length in range(1, len(path) + 1)]


def _conflict(first: Patch, second: Patch) -> Diagnostic:
    one, other, name = first.pack.id, second.pack.id, shown(second.path, second.seat)
    hint = English("let one of them name the other: `knows: [{one}]`", one=one)
    if one in second.over and other in first.over:
        hint = English("each of them names the other under `knows`; only one of them may")
    note = ((English("`{one}` changes it here", one=one), first.span),)
    if one == other:
        message, hint = English("`{one}` changes `{name}` twice", one=one, name=name), English("leave one of them out")
    elif first.address == second.address:
        message = English("`{other}` and `{one}` both change `{name}`", other=other, one=one, name=name)
    else:
        whole = shown(first.path, first.seat)
        message = English(
            "`{other}` changes `{name}`, and `{one}` changes `{whole}`", other=other, name=name, one=one, whole=whole
        )
    return Diagnostic("RW308", message, second.span, hint, note)
