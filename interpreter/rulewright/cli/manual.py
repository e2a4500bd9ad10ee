"""The page of diagnostics, section by section, for whoever meets a code and has no browser at hand."""

from __future__ import annotations

import re

import click

from rulewright.cli.output import in_words, said

PAGE = "diagnostics.md"
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")


def section(code: str) -> str:
    """What the page says about a code, as plain text."""
    from rulewright.diagnostics import CODES, English, did_you_mean
    from rulewright.read import page_text

    if code not in CODES:
        guess = did_you_mean(code, CODES)
        wrong = English("there is no code `{code}`", code=code)
        raise click.UsageError(said("{wrong}; did you mean `{guess}`?", wrong=wrong, guess=guess) if guess else in_words(wrong))
    found = re.search(rf"^### ({code}: .*?)(?=^##|\Z)", page_text(PAGE), re.M | re.S)
    assert found is not None, "every code has its section, and a test sees to it"
    lines = [line for line in LINK.sub(r"\1", found[1]).split("\n") if not line.startswith("```")]
    return "\n".join(lines).rstrip()
