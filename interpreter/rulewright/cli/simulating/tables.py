"""The games of a simulation as a table: a line a game with its seed, the result of each seat, and who won."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.cli.writing import write_whole

if TYPE_CHECKING:
    from rulewright.simulate import Results


def write_csv(path: Path, results: Results) -> None:
    import csv
    import io

    columns, out = _columns(results), io.StringIO()
    rows = csv.writer(out)
    rows.writerow(columns)
    rows.writerows(zip(*([("" if cell is None else cell) for cell in column] for column in columns.values()), strict=True))
    write_whole(path, out.getvalue())


def can_write_parquet() -> bool:
    return find_spec("pyarrow") is not None


def write_parquet(path: Path, results: Results) -> None:
    """Needs the extra `parquet`."""
    import io

    import pyarrow
    import pyarrow.parquet

    out = io.BytesIO()
    pyarrow.parquet.write_table(pyarrow.table(_columns(results)), out)
    write_whole(path, out.getvalue())


def _columns(results: Results) -> dict[str, list[int | str | None]]:
    games = results.games
    seats = max((len(game.results) for game in games), default=0)
    columns: dict[str, list[int | str | None]] = {"seed": [game.seed for game in games]}
    for seat in range(seats):
        columns[f"result_{seat + 1}"] = [game.results[seat] if seat < len(game.results) else None for game in games]
    columns["winners"] = [" ".join(map(str, game.winners)) for game in games]
    columns["stopped"] = [game.stopped for game in games]
    return columns
