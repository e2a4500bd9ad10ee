"""Which characters a text file may hold, and how its lines end."""

from __future__ import annotations

import re
import unicodedata

from rulewright.diagnostics import Diagnostic, English, Span

# Control characters, characters that break lines only for some programs or turn them round, and halves of characters: each of
# them makes two readers disagree about what a file says or on which line it says it.
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff\ud800-\udfff]")


def normalised(text: str) -> str:
    """The text without a byte order mark and with LF as the only line end."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def place(text: str, offset: int) -> tuple[int, int]:
    """The (line, column) of a character; an offset past the end is taken as the end."""
    offset = min(max(offset, 0), len(text))
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


def forbidden(text: str) -> int | None:
    """The offset of the first character that no text may hold, if there is one."""
    found = _FORBIDDEN.search(text)
    return found.start() if found else None


def forbidden_character(text: str, file: str) -> Diagnostic | None:
    """The first character that no text file may hold, as a diagnostic."""
    offset = forbidden(text)
    if offset is None:
        return None
    line, column = place(text, offset)
    span = Span(file, line, column, line, column + 1)
    return Diagnostic(
        "RW104", English("{described} is not allowed here", described=described(text[offset])), span, English("delete it")
    )


def unshown(text: str) -> str | None:
    """The first character that no text may hold, by its number and name; None if there is none."""
    offset = forbidden(text)
    return None if offset is None else described(text[offset])


def described(char: str) -> str:
    """A character that cannot be shown, named by its number and, where it has one, its name."""
    name = unicodedata.name(char, "")
    number = f"{ord(char):04X}"
    if not name:
        return English("the character U+{number}", number=number)
    return English("the character U+{number} ({name})", number=number, name=name.lower())
