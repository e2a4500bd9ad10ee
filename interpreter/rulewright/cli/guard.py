"""The last line before the user: whatever goes wrong becomes a sentence, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rulewright.diagnostics import Diagnostic

DEBUG = "RULEWRIGHT_DEBUG"
INTERRUPTED = 130
USAGE_CODES = ("RW310", "RW503")  # no such pack; players or options that do not fit: the command line is wrong, not the rules


class Problems(Exception):
    """Errors found: shown by the diagnostics' own renderer."""

    def __init__(self, diagnostics: Iterable[Diagnostic], sources: Mapping[str, str] | None = None) -> None:
        super().__init__("problems")
        self.diagnostics = list(diagnostics)
        self.sources = sources or {}

    @property
    def exit_code(self) -> int:
        return 2 if any(problem.code in USAGE_CODES for problem in self.diagnostics) else 1


class Guarded(click.Group):
    """A group whose commands end with an exit code and readable words, whatever happens inside them."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """What goes wrong before a command begins, such as while its arguments are read."""
        try:
            return super().main(*args, **extra)
        except Exception as error:
            sys.exit(_unexpected(error))

    def invoke(self, ctx: click.Context) -> Any:
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
            return result
        except (click.ClickException, click.exceptions.Exit):
            raise
        except Problems as problems:
            _show(problems)
            ctx.exit(problems.exit_code)
        except (KeyboardInterrupt, click.Abort):
            click.echo(err=True)
            ctx.exit(INTERRUPTED)
        except BrokenPipeError:
            _silence_output()
            ctx.exit(0)
        except Exception as error:
            ctx.exit(_unexpected(error))


def _show(problems: Problems) -> None:
    from rulewright.cli.output import coloured
    from rulewright.diagnostics import to_text

    click.echo(to_text(problems.diagnostics, problems.sources, coloured(err=True)), err=True, nl=False)


def _silence_output() -> None:
    """The reader of our output has gone; what is still buffered must not complain when Python ends."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _unexpected(error: Exception) -> int:
    """A GameError that nobody rendered is about the rules; a file that cannot be used is about the file; the rest is our bug."""
    diagnostic = getattr(error, "diagnostic", None)
    if diagnostic is not None and hasattr(diagnostic, "severity"):
        problems = Problems([diagnostic])
        _show(problems)
        return problems.exit_code
    if isinstance(error, OSError) and error.filename is not None:
        reason = (error.strerror or "it cannot be used").lower()
        click.echo(f"{error.filename}: {reason}", err=True)
        return 1
    if os.environ.get(DEBUG):
        import traceback

        traceback.print_exception(error)
    from rulewright.diagnostics import bug

    _show(Problems([bug(error)]))
    return 1
