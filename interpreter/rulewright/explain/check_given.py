"""Whether what a message shows is given to just that message: others may be given it, and it knows the name.

A sentence would show it in braces, and the text of a piece would say `none` for ever.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast as ftl

from rulewright.check import Checked
from rulewright.diagnostics import Diagnostic, English
from rulewright.explain.check_messages import FORMS, ROLES, given_names
from rulewright.explain.ftl_files import Written, parts, place_of
from rulewright.explain.layer import Layer
from rulewright.link import PieceKind, PieceType

GIVEN_NOTHING = ("prompt-", "choice-", "explain-")


def shown_in_vain(checked: Checked, layer: Layer) -> Iterator[Diagnostic]:
    """When everything of the game has been said; what no text at all is given is told elsewhere."""
    known = {*FORMS, *ROLES, *given_names(checked)}
    for name, attribute, what in sorted({*_in_braces(checked, layer), *_of_pieces(checked, layer), *_alone(layer)}):
        if what in known and name in layer.written:
            yield from _told(layer.written[name], attribute, what)


def _in_braces(checked: Checked, layer: Layer) -> Iterator[tuple[str, str, str]]:
    """What was shown in braces; a noun may be asked for by its name alone, without what it is worked out from."""
    rules = checked.rules
    alone = {*rules.values, *rules.tables, *rules.variables, *rules.zones}
    for name, attribute, what in layer.notes.unsaid:
        if attribute or name not in alone:
            yield name, attribute, what


def _of_pieces(checked: Checked, layer: Layer) -> Iterator[tuple[str, str, str]]:
    for kind in checked.rules.pieces.values():
        given = FORMS | frozenset(_given(kind, checked))
        for name, attribute in ((kind.name, "piece"), *((f"{kind.name}-{item.id}", "") for item in kind.items)):
            for what in layer.variables(name, attribute) - given:
                yield name, attribute, what


def _alone(layer: Layer) -> Iterator[tuple[str, str, str]]:
    """Questions, answers and sentences by hand are given nothing at all."""
    for name in layer.written:
        if name.startswith(GIVEN_NOTHING):
            for what in layer.variables(name) - FORMS:
                yield name, "", what


def _given(kind: PieceKind, checked: Checked) -> Iterator[str]:
    """What a piece's text is given: what is printed on it, where it lies, and what it is worth."""
    yield "id"
    yield from kind.attributes
    yield from (zone.name for zone in checked.rules.zones.values() if zone.holds == kind.name)
    for name, value in checked.rules.values.items():
        if [type_ for _, type_ in checked.meaning.params.get(value, ())] == [PieceType(kind.name)]:
            yield name


def _told(written: Written, attribute: str, what: str) -> Iterator[Diagnostic]:
    part = next((each for each in written.entry.attributes if each.id.name == attribute), written.entry)
    for node in parts(part):
        if isinstance(node, ftl.VariableReference) and node.id.name == what:
            message = English("`${name}` is not given to this text", name=what)
            yield Diagnostic("RW806", message, place_of(written, node.id), English("docs/texts.md tells what each text is given"))
            return
