"""What `table.yaml` says, as texts by the addresses under which a patch would find it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields

from rulewright.difference.plainly import plainly
from rulewright.link import Display
from rulewright.parse import print_expression


def shown_on(display: Display) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Regions, what is not shown, and how the rest stands and looks."""
    for region in display.regions.values():
        values = {f"values.{told.name}": print_expression(told.value) for told in region.values}
        yield f"table.regions.{region.name}", {"shows": plainly(region.shows)} | values
    if display.unseen:
        yield "table.unseen", {"": plainly(tuple(display.unseen))}
    for name, all_told in display.beside.items():
        yield f"table.beside.{name}", {str(told.name): print_expression(told.value) for told in all_told}
    for name, told in display.order.items():
        yield f"table.order.{name}", {"": print_expression(told.value)}
    for name in dict.fromkeys((*display.looks, *display.where)):
        look = display.looks.get(name)
        said = {} if look is None else {field.name: getattr(look, field.name) for field in fields(look) if field.name != "name"}
        if name in display.where:
            said["where"] = print_expression(display.where[name].value)
        yield f"table.looks.{name}", {key: text for key, text in said.items() if text}
