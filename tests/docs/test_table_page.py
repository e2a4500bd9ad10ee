"""The example of docs/table.md follows the schema, and every key and colour of the schema is on the page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import yaml
from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")
SCHEMA: Any = json.loads((ROOT / "schemas" / "table.json").read_text(encoding="utf-8"))


def test_the_example_follows_the_schema() -> None:
    (example,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.S)
    assert not list(Draft202012Validator(SCHEMA).iter_errors(yaml.safe_load(example)))


def test_every_key_and_colour_is_explained() -> None:
    looks = SCHEMA["properties"]["looks"]["additionalProperties"]["properties"]
    words = [*SCHEMA["properties"], *looks, *looks["colour"]["enum"], *looks["shape"]["enum"]]
    assert [word for word in words if word != "note" and not re.search(rf"\b{word}\b", PAGE)] == []
