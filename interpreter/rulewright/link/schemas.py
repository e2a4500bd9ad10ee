"""JSON schemas over YAML trees: every complaint points at the line, in words for a rules author."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from rulewright.diagnostics import Diagnostic, English, did_you_mean, either, suggest
from rulewright.read import Mapping, Node, PackFiles, at, key_at, plain, schema_text

THE_FILE = English("the file")
VALUE, MESSAGE = 60, 120  # characters that are shown of them
SHORT, KEPT = 1000, 300  # characters of data of which it is remembered that they fit, and of how many


@cache
def _validator(name: str) -> Any:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(json.loads(schema_text(f"{name}.json")))


def schema_of(path: str, node: Node) -> str:
    """Which schema a file must follow."""
    if path == "pack.yaml":
        return "pack"
    if path in ("table.yaml", "invariants.yaml"):
        return path.removesuffix(".yaml")
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


def validate(node: Node, schema: str, whole: English = THE_FILE) -> list[Diagnostic]:
    """What does not follow a schema; `whole` is how one speaks of all of it."""
    data = _text_keys(plain(node))
    text = json.dumps(data)
    if len(text) <= SHORT and _fits(schema, text):
        return []
    found = sorted(_validator(schema).iter_errors(data), key=lambda e: list(map(str, e.absolute_path)))
    misspelt = {(*error.absolute_path, meant) for error in found if (meant := _meant(error)) is not None}
    return [_say(node, error, whole) for error in found if not (error.validator == "required" and _lacks(error) in misspelt)]


@lru_cache(KEPT)
def _fits(schema: str, text: str) -> bool:
    """Whether there is nothing to say, as mostly; many packs, or one that is loaded again and again, write the same."""
    return bool(_validator(schema).is_valid(json.loads(text)))


def complaints(node: Node, schema: Any) -> list[Diagnostic]:
    """What a schema that a pack brings has against a row."""
    from jsonschema import Draft202012Validator

    return [_say(node, error, English("this row")) for error in Draft202012Validator(schema).iter_errors(_text_keys(plain(node)))]


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


def _say(node: Node, error: Any, whole: English) -> Diagnostic:
    path = list(error.absolute_path)
    where = at(node, path)
    shown = ".".join(map(str, path)) or whole
    match error.validator:
        case "required":
            missing = next((key for key in error.validator_value if key not in error.instance), "?")
            return Diagnostic(
                "RW440",
                English("`{missing}` is missing in {shown}", missing=missing, shown=shown),
                where.span,
                English("add `{missing}:`", missing=missing),
            )
        case "additionalProperties":
            known = list(error.schema.get("properties", ()))
            extra = _extra(error)
            hint = suggest(str(extra), known) or English("known here: {known}", known=", ".join(known))
            return Diagnostic(
                "RW441",
                English("`{extra}` has no meaning in {shown}", extra=extra, shown=shown),
                key_at(node, [*path, extra]).span,
                hint,
            )
        case "enum":
            words = [each for each in error.validator_value if isinstance(each, str)]  # what YAML makes of `yes` is a word, too
            hint = suggest(str(error.instance), words) or English("write one of {allowed}", allowed=", ".join(words))
            return Diagnostic(
                "RW442",
                English("`{short}` is not allowed for {shown}", short=_short(error.instance), shown=shown),
                where.span,
                hint,
            )
        case "type":
            kinds = error.validator_value if isinstance(error.validator_value, list) else [error.validator_value]
            wanted = either([_KINDS.get(str(kind), str(kind)) for kind in kinds])
            said = English("{shown} must be {wanted}, not `{short}`", shown=shown, wanted=wanted, short=_short(error.instance))
            if error.instance is None:
                said = English("{shown} is empty, and must be {wanted}", shown=shown, wanted=wanted)
            return Diagnostic("RW442", said, where.span, English("write {wanted}", wanted=wanted))
        case "pattern":
            return Diagnostic(
                "RW442",
                English("`{short}` is not written right for {shown}", short=_short(error.instance), shown=shown),
                where.span,
                _PATTERNS.get(shown),
            )
    told = _LIMITS.get(str(error.validator))
    if told is not None:
        return Diagnostic(
            "RW442",
            told(shown, error.validator_value),
            where.span,
            English("stay within the limit"),
        )
    if error.validator == "oneOf":
        return Diagnostic(
            "RW442",
            English("{shown} is written in a way that has no meaning", shown=shown),
            where.span,
            English("look up how it is written"),
        )
    return Diagnostic("RW442", English("{shown} is not right: {plain}", shown=shown, plain=_plain(error.message)), where.span)


def _short(value: Any) -> str:
    text = json.dumps(value) if isinstance(value, dict | list) else str(value)
    return _cut(text, VALUE)


def _plain(message: str) -> str:
    return _cut(message, MESSAGE)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[:most] + "…"


_KINDS = {
    "object": English("a table"),
    "array": English("a list"),
    "string": English("a text"),
    "integer": English("a whole number"),
    "boolean": English("true or false"),
    "null": English("nothing"),
}
_LIMITS: dict[str, Callable[[str, int], English]] = {
    "minimum": lambda what, limit: English("{what} must be at least {limit}", what=what, limit=limit),
    "maximum": lambda what, limit: English("{what} must be at most {limit}", what=what, limit=limit),
    "minItems": lambda what, limit: English("{what} must have at least {limit} entries", what=what, limit=limit),
    "maxItems": lambda what, limit: English("{what} may have at most {limit} entries", what=what, limit=limit),
    "maxProperties": lambda what, limit: English("{what} may have at most {limit} entries", what=what, limit=limit),
    "minLength": lambda what, limit: English("{what} must have at least {limit} characters", what=what, limit=limit),
    "maxLength": lambda what, limit: English("{what} may have at most {limit} characters", what=what, limit=limit),
}
_PATTERNS = {"id": English("small letters, digits and hyphens"), "version": English("three numbers, as in 1.0.0")}
