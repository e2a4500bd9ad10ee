"""Both YAML parsers have to pass the tests of the reader."""

from __future__ import annotations

import pytest
import yaml

from rulewright.read import yaml_reader

LOADERS = [name for name in ("CSafeLoader", "SafeLoader") if hasattr(yaml, name)]


@pytest.fixture(params=LOADERS)
def each_parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name: str = request.param
    monkeypatch.setattr(yaml_reader, "_LOADER", getattr(yaml, name))
    return name
