"""Help, and what click itself says, in the language that is wanted. English stands where commands are declared."""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager

import click

from rulewright.cli.output import in_words
from rulewright.diagnostics import English

VERBATIM = "\b\n"  # before a paragraph that click is not to wrap
INDENT = "  "

CLICKS = {  # by what click asks for: a text with places that click fills in itself
    str(text): text
    for text in (
        English("Usage:"),
        English("Options"),
        English("Commands"),
        English("Show this message and exit."),
        English("Show the version and exit."),
        English("Try '{command} {option}' for help.", command="{command}", option="{option}"),
        English("Error: {message}", message="{message}"),
        English("Invalid value for {param_hint}: {message}", param_hint="{param_hint}", message="{message}"),
        English("Invalid value: {message}", message="{message}"),
        English("Missing argument"),
        English("Missing option"),
        English("Missing parameter"),
        English("Missing command."),
        English("No such command {name}.", name="{name!r}"),
        English("No such option {name}.", name="{name!r}"),
        English("Option {name} does not take a value.", name="{name!r}"),
        English("Option {name} requires an argument.", name="{name!r}"),
        English("Got unexpected extra argument ({args})", args="{args}"),
        English("Got unexpected extra arguments ({args})", args="{args}"),
        English("{value} is not a valid {number_type}.", value="{value!r}", number_type="{number_type}"),
        English("{value} is not in the range {range}.", value="{value}", range="{range}"),
        English("{value} is not one of {choices}.", value="{value!r}", choices="{choices}"),
        English("Choose from:\n\t{choices}", choices="{choices}"),
        English("Did you mean {possibility}?", possibility="{possibility}"),
        English("(Possible options: {possibilities})", possibilities="{possibilities}"),
        English("default: {default}", default="{default}"),
        English("required"),
        English("Aborted!"),
    )
}


class Spoken(click.Command):
    """A command whose help is in the language that is wanted."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with in_language(self):
            super().format_help(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        with in_language(self):
            return super().get_short_help_str(limit)


@contextmanager
def in_language(command: click.Command) -> Iterator[None]:
    """The texts of a command and of its options, worded as long as they are shown."""
    options = [param for param in command.params if isinstance(param, click.Option)]
    english = command.help, [option.help for option in options]
    command.help = "\n\n".join(map(_paragraph, inspect.cleandoc(command.help or "").split("\n\n")))
    for option in options:
        option.help = _text(option.help or "")
    try:
        yield
    finally:
        command.help = english[0]
        for option, text in zip(options, english[1], strict=True):
            option.help = text


def paragraphs(text: str) -> list[str]:
    """A help text as it is translated: without the marks and spaces that only lay it out."""
    return [textwrap.dedent(each.removeprefix(VERBATIM)) for each in text.split("\n\n")]


def _paragraph(text: str) -> str:
    if not text.startswith(VERBATIM):
        return _text(text)
    return VERBATIM + textwrap.indent(_text(paragraphs(text)[0]), INDENT)


def _text(text: str) -> str:
    return in_words(CLICKS.get(text) or English.__new__(English, text))


def words_for_click() -> None:
    """Click asks gettext for its words; from now on it is answered from our tables."""
    from click import core, decorators, exceptions, formatting, parser, types

    for module in (core, decorators, exceptions, formatting, parser, types):
        if hasattr(module, "_"):
            setattr(module, "_", _text)  # noqa: B010
        if hasattr(module, "ngettext"):
            setattr(module, "ngettext", _counted)  # noqa: B010


def _counted(one: str, many: str, count: int) -> str:
    return _text(one if count == 1 else many)
