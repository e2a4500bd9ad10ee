"""A whole game at a terminal: typed line by line as people type, with reading, second thoughts, leaving and coming back.

    python tools/terminal.py akropolis --seed 3 [--players 2] [--bot random] [--lang hu] [--out FILE]

Options are taken by number, by letter or by words of their names; now and then something is read, the latest choice is taken
back, and once the game is saved, left and gone on with. Ends with one line of JSON; exit code 1 if something went wrong: a line
that was not understood, a traceback, a game that does not end. --out keeps all that was said.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.cli.at_terminal import Terminal

NUMBERED = re.compile(r"(?:^|\s\s)(\d+)\)(?=\s|$)", re.M)
CELLS = re.compile(r"^  \w+: ((?:\S+ )*\S+)$", re.M)
WRONG = ("I do not understand", "Traceback", "error[", "Nothing here is called")


def answer(said: str, rnd: random.Random) -> str:
    """What a person types to what was asked last."""
    if "Enter goes on" in said[-300:]:
        return "undo" if rnd.random() < 0.1 else ""
    asked = said[said.rfind("?") :] if "?" in said else said
    numbers = NUMBERED.findall(asked)
    if numbers:
        number = rnd.choice(numbers)
        words = re.findall(rf"(?:^|\s\s){number}\) ([\w ’'-]+)", asked, re.M)
        return words[0].strip() if words and rnd.random() < 0.3 else number
    plain = re.findall(r"^  (-?\d+)(?=\s|$)", asked, re.M)
    if plain:
        return rnd.choice(plain)
    cells = CELLS.findall(asked)
    words = cells[-1].split() if cells else re.findall(r"\b[a-z]{1,2}\d{0,2}\b", asked)
    return rnd.choice([word for word in words if word != "…"] or [""])


def play(args: argparse.Namespace, save: Path) -> dict[str, object]:
    rnd = random.Random(args.seed)
    given = ["play", args.pack, "--players", str(args.players), "--seed", str(args.seed), "--lang", args.lang]
    given += [word for seat in range(2, args.players + 1) for word in ("--seat", f"{seat}={args.bot}")]
    told: list[str] = []
    wrong: list[str] = []
    typed = 0

    def type_(seat: Terminal, line: str) -> str:
        nonlocal typed
        typed += 1
        said = seat.type(line)
        told.append(f"> {line}\n{said}")
        wrong.extend(f"{word}: {line!r}" for word in WRONG if word in said)
        return said

    with Terminal(*given) as seat:
        said = seat.said()
        told.append(said)
        for number in range(40):
            if number % 9 == 4:
                for line in ("table", "why", "rules", "log"):
                    type_(seat, line)
            said = _narrowed(type_(seat, answer(said, rnd)), said)
        type_(seat, f"save {save}")
        type_(seat, "quit")
        left = seat.left()
    with Terminal("play", "--save", str(save), "--lang", args.lang) as seat:
        said = seat.said()
        told.append(said)
        while said.endswith("> ") and typed < args.most and len(wrong) < 5:
            said = _narrowed(type_(seat, answer(said, rnd)), said)
        ended = seat.left() if typed < args.most and len(wrong) < 5 else -1
    if args.out:
        Path(args.out).write_text("".join(told), encoding="utf-8")
    return {"pack": args.pack, "typed": typed, "left": left, "ended": ended, "wrong": wrong, "end": told[-1][-600:]}


def _narrowed(said: str, before: str) -> str:
    """Where nothing new was asked, the question of before still stands."""
    return said if "?" in said or "Enter goes on" in said or not said.endswith("> ") else before + said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pack")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--most", type=int, default=600, help="lines that are typed before a game is given up")
    parser.add_argument("--out", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = play(args, Path(folder) / "game.save")
    print(json.dumps(found, ensure_ascii=False))
    sys.exit(1 if found["wrong"] or found["ended"] or found["left"] else 0)


if __name__ == "__main__":
    main()
