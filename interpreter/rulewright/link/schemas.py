"""JSON schemas over YAML trees: every complaint points at the line, in words for a rules author."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from rulewright.diagnostics import Diagnostic, did_you_mean, suggest
from rulewright.read import Mapping, Node, PackFiles, at, key_at, plain, schema_text


@cache
def _validator(name: str) -> Any:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(json.loads(schema_text(f"{name}.json")))


def schema_of(path: str, node: Node) -> str:
    """Which schema a file must follow."""
    if path == "pack.yaml":
        return "pack"
    if path == "table.yaml":
        return "table"
    if isinstance(node, Mapping) and node.get("more") is not None:
        return "more"
    tabled = isinstance(node, Mapping) and (node.get("pieces") is not None or node.get("places") is not None)
    return "pieces" if tabled else "nouns"


def check_schemas(files: PackFiles) -> tuple[list[Diagnostic], frozenset[str]]:
    """Problems of a pack's YAML files, and the files that are too broken to be linked."""
    problems: list[Diagnostic] = []
    broken: set[str] = set()
    for path, node in files.yaml.items():
        found = validate(node, schema_of(path, node))
        if found:
            broken.add(f"{files.name}/{path}")
            problems.extend(found)
    return problems, frozenset(broken)


def validate(node: Node, schema: str) -> list[Diagnostic]:
    data = _text_keys(plain(node))
    found = sorted(_validator(schema).iter_errors(data), key=lambda e: list(map(str, e.absolute_path)))
    misspelt = {(*error.absolute_path, meant) for error in found if (meant := _meant(error)) is not None}
    return [_say(node, error) for error in found if not (error.validator == "required" and _lacks(error) in misspelt)]


def _meant(error: Any) -> str | None:
    """The entry that a misspelt one stands for, and that is not to be called missing besides."""
    if error.validator != "additionalProperties":
        return None
    return did_you_mean(
        str(_extra(error)), [known for known in error.schema.get("properties", ()) if known not in error.instance]
    )


def _extra(error: Any) -> Any:
    return next((key for key in error.instance if key not in error.schema.get("properties", ())), "?")


def _lacks(error: Any) -> tuple[Any, ...]:
    return (*error.absolute_path, next((key for key in error.validator_value if key not in error.instance), "?"))


def _text_keys(data: Any) -> Any:
    if isinstance(data, dict):
        return {str(key): _text_keys(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_text_keys(item) for item in data]
    return data


def _say(node: Node, error: Any) -> Diagnostic:
    path = list(error.absolute_path)
    where = at(node, path)
    shown = ".".join(map(str, path)) or "the file"
    match error.validator:
        case "required":
            missing = next((key for key in error.validator_value if key not in error.instance), "?")
            return Diagnostic("RW440", f"`{missing}` is missing in {shown}", where.span, f"add `{missing}:`")
        case "additionalProperties":
            known = list(error.schema.get("properties", ()))
            extra = _extra(error)
            hint = suggest(str(extra), known) or f"known here: {', '.join(known)}"
            return Diagnostic("RW441", f"`{extra}` has no meaning in {shown}", key_at(node, [*path, extra]).span, hint)
        case "enum":
            allowed = ", ".join(map(str, error.validator_value))
            hint = suggest(str(error.instance), map(str, error.validator_value)) or f"write one of {allowed}"
            return Diagnostic("RW442", f"`{_short(error.instance)}` is not allowed for {shown}", where.span, hint)
        case "type":
            kinds = error.validator_value if isinstance(error.validator_value, list) else [error.validator_value]
            wanted = " or ".join(_KINDS.get(str(kind), str(kind)) for kind in kinds)
            return Diagnostic("RW442", f"{shown} must be {wanted}, not `{_short(error.instance)}`", where.span, f"write {wanted}")
        case "pattern":
            return Diagnostic(
                "RW442", f"`{_short(error.instance)}` is not written right for {shown}", where.span, _PATTERNS.get(shown)
            )
    told = _LIMITS.get(str(error.validator))
    if told is not None:
        return Diagnostic("RW442", f"{shown} {told.format(error.validator_value)}", where.span, "stay within the limit")
    if error.validator == "oneOf":
        return Diagnostic("RW442", f"{shown} is written in a way that has no meaning", where.span, "look up how it is written")
    return Diagnostic("RW442", f"{shown} is not right: {_plain(error.message)}", where.span)


def _short(value: Any) -> str:
    text = json.dumps(value) if isinstance(value, dict | list) else str(value)
    return text if len(text) <= 60 else text[:57] + "…"


def _plain(message: str) -> str:
    return message if len(message) <= 120 else message[:117] + "…"


_KINDS = {
    "object": "a table",
    "array": "a list",
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
    "null": "nothing",
}
_LIMITS = {
    "minimum": "must be at least {}",
    "maximum": "must be at most {}",
    "minItems": "must have at least {} entries",
    "maxItems": "may have at most {} entries",
    "maxProperties": "may have at most {} entries",
    "minLength": "must have at least {} characters",
    "maxLength": "may have at most {} characters",
}
_PATTERNS = {"id": "small letters, digits and hyphens", "version": "three numbers, as in 1.0.0"}
