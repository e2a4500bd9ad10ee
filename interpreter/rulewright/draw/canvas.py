"""A sheet of characters, each with a style: drawings are put together here and become text at the very end."""

from __future__ import annotations

from collections.abc import Sequence


class Canvas:
    """Grows as it is written to. Styles are the numbers of terminal colours (`1;31`), dropped where colours are not wanted."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}
        self.width = 0
        self.height = 0

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        for at, char in enumerate(text, column):
            self._cells[row, at] = (char, style)
        self.width = max(self.width, column + len(text))
        self.height = max(self.height, row + 1)

    def paste(self, row: int, column: int, other: Canvas) -> None:
        for (r, c), cell in other._cells.items():
            self._cells[row + r, column + c] = cell
        self.width = max(self.width, column + other.width)
        self.height = max(self.height, row + other.height)

    def lines(self, colour: bool = False) -> list[str]:
        return [self._line(row, colour) for row in range(self.height)]

    def text(self, colour: bool = False) -> str:
        return "\n".join(self.lines(colour))

    def _line(self, row: int, colour: bool) -> str:
        cells = [self._cells.get((row, column), (" ", "")) for column in range(self.width)]
        if not colour:
            return "".join(char for char, _ in cells).rstrip()
        out: list[str] = []
        current = ""
        for char, style in cells:
            if style != current:
                out.append("\x1b[0m" if current else "")
                out.append(f"\x1b[{style}m" if style else "")
                current = style
            out.append(char)
        return "".join([*out, "\x1b[0m" if current else ""]).rstrip()


def beside(drawings: Sequence[Canvas], width: int, gap: int = 3) -> Canvas:
    """Drawings next to each other, on as many shelves as the width asks for."""
    sheet = Canvas()
    row = column = shelf = 0
    for drawing in drawings:
        if column and column + drawing.width > width:
            row, column, shelf = row + shelf + 1, 0, 0
        sheet.paste(row, column, drawing)
        column += drawing.width + gap
        shelf = max(shelf, drawing.height)
    return sheet
