"""Every test is quick unless it is marked slow; the slow ones are started first, so that no core waits for them in the end.

What the engine remembers between runs is kept apart from that of whoever runs the tests, unless they name a folder for it.
"""

from __future__ import annotations

import os
import shutil
import tempfile

import pytest


def pytest_configure(config: pytest.Config) -> None:
    if "RULEWRIGHT_CACHE" not in os.environ:  # the workers of a run are given that of the run
        folder = tempfile.mkdtemp(prefix="rulewright-tests-")
        os.environ["RULEWRIGHT_CACHE"] = folder
        config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("slow") is None:
            item.add_marker("quick")
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
