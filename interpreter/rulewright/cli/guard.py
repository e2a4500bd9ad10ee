"""The last line before the user: whatever goes wrong becomes a sentence, never a traceback."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rulewright.diagnostics import Diagnostic

DEBUG = "RULEWRIGHT_DEBUG"
INTERRUPTED = 130
USAGE_CODES = ("RW310", "RW503")  # no such pack; players or options that do not fit: the command line is wrong, not the rules


LINE: ContextVar[tuple[str, ...]] = ContextVar("LINE", default=())  # what was typed, before anybody understands it


class Problems(Exception):
    """Errors found: shown by the diagnostics' own renderer."""

    def __init__(self, diagnostics: Iterable[Diagnostic], sources: Mapping[str, str] | None = None) -> None:
        super().__init__("problems")
        self.diagnostics = list(diagnostics)
        self.sources = {} if sources is None else sources  # also without texts they know places

    @property
    def exit_code(self) -> int:
        return 2 if any(problem.code in USAGE_CODES for problem in self.diagnostics) else 1


class Guarded(click.Group):
    """A group whose commands end with an exit code and readable words, whatever happens inside them."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Every way a command can end is one of these, whether it begins or not."""
        typed = args[0] if args else extra.get("args")
        LINE.set(tuple(sys.argv[1:] if typed is None else typed))
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
            _flush()
            sys.exit(code if isinstance(code, int) else 0)
        except click.ClickException as wrong:
            _shown(wrong)
            sys.exit(wrong.exit_code)
        except Problems as problems:
            sys.exit(_told(problems))
        except (KeyboardInterrupt, click.Abort):
            from rulewright.cli.output import say

            with suppress(OSError):
                say(err=True)
            sys.exit(INTERRUPTED)
        except Exception as error:
            sys.exit(_unexpected(error))

    def invoke(self, ctx: click.Context) -> Any:
        """A reader that goes away has read enough; click would call it an error."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            _silence_output()
            ctx.exit(0)


def _shown(wrong: click.ClickException) -> None:
    """What click says about a command line, which may quote a stranger's file name."""
    from rulewright.cli.output import say

    said = io.StringIO()
    wrong.show(said)
    with suppress(OSError):
        say(said.getvalue(), nl=False, err=True)


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _told(problems: Problems) -> int:
    from rulewright.cli.output import say_diagnostics

    with suppress(OSError):  # there may be nobody to tell
        say_diagnostics(problems.diagnostics, problems.sources, err=True)
    return problems.exit_code


def _silence_output() -> None:
    """Nobody reads our output, or there is no room for it; what is still buffered must not complain when Python ends."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _unexpected(error: Exception) -> int:
    """A GameError that nobody rendered is about the rules; a file that cannot be used is about the file; the rest is our bug."""
    diagnostic = getattr(error, "diagnostic", None)
    if diagnostic is not None and hasattr(diagnostic, "severity"):
        return _told(Problems([diagnostic]))
    if isinstance(error, OSError):
        return _no_file(error)
    if os.environ.get(DEBUG):
        import traceback

        traceback.print_exception(error)
    from rulewright.diagnostics import bug

    return _told(Problems([bug(error)]))


def _no_file(error: OSError) -> int:
    from rulewright.cli.output import say
    from rulewright.diagnostics import English, unusable

    if error.filename is None:  # no file of ours: standard output, or one that is open already and cannot be written
        _silence_output()
    what = English("what there is to say cannot be written") if error.filename is None else os.fsdecode(error.filename)
    with suppress(OSError):
        say(English("{what}: {reason}", what=what, reason=unusable(error, English("it cannot be used"))), err=True)
    return 1
