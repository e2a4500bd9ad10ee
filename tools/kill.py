"""Programs killed at random moments while they play and save: whatever was confirmed is there, and the save opens.

    python tools/kill.py --minutes 10 [--seed 0]

A child plays a game and says each choice as soon as `Save.add` has returned. It is killed (signal 9) at a random moment, while it
makes the save, between choices or in the middle of one. Another goes on with the same save, and is killed too.
"""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from hostile import expect, run, surroundings

from rulewright import read_save, replay
from rulewright.diagnostics import Diagnostic

PACK = "connect-four"
PLAYER = """
import random, sys
from pathlib import Path
from rulewright import Save, Settings, load, new_game, read_save, replay
path, seed = Path(sys.argv[1]), int(sys.argv[2])
if path.exists():
    read = read_save(path)
    game, save = replay(read).game, Save.go_on(read)
else:
    loaded = load([sys.argv[3]])
    game = new_game(loaded.checked, 2, 1)
    print("begins", flush=True)
    save = Save.create(path, loaded, Settings((sys.argv[3],), 2, 1))
    print("begun", flush=True)
rnd = random.Random(seed)
while game.decision is not None:
    decision, key = game.decision, rnd.choice(game.decision.options).key
    game.choose(key)
    save.add(decision.player, decision.site.label, key)
    print(key, flush=True)
"""


def kills(seed: int) -> str:
    rnd = random.Random(f"kill {seed}")
    confirmed: list[str] = []
    begun = False
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.save"
        for life in range(3):
            said = _killed(path, rnd, Path(folder), seed + life)
            begun = begun or "begun" in said
            confirmed += [word for word in said if word not in ("begins", "begun")]
            if not path.exists():
                expect(not begun, "a save that was confirmed is gone")
                continue
            read = read_save(path)
            expect(not isinstance(read, Diagnostic), f"the save does not open: {read}")
            assert not isinstance(read, Diagnostic)
            keys = [record.key for record in read.records]
            expect(read.refused is None, f"refused: {read.refused}")
            expect(keys[: len(confirmed)] == confirmed, f"confirmed {confirmed}, kept {keys}")
            expect(len(keys) <= len(confirmed) + 1, f"confirmed {confirmed}, kept {keys}")
            expect(not isinstance(replay(read), list), "the save cannot be followed")
            confirmed = keys
        left = {file.name for file in Path(folder).iterdir()} - {"cache", "game.save", "game.save.lock", ".game.save.new"}
        expect(not left, f"left behind: {left}")
    return "begun" if begun else "killed before it began"


def _killed(path: Path, rnd: random.Random, folder: Path, seed: int) -> list[str]:
    """What a child said before it was killed; its last word may be cut, as a pipe is."""
    args = [sys.executable, "-c", PLAYER, str(path), str(seed), PACK]
    with subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=surroundings(folder)) as child:
        assert child.stdout is not None
        first = child.stdout.readline()  # it has started; what comes now is a matter of milliseconds
        time.sleep(rnd.random() ** 2 * 0.06)
        child.send_signal(signal.SIGKILL)
        rest, wrong = child.communicate()
    expect("Error" not in wrong, wrong[-400:])
    return [word for word in (first + rest).split("\n") if word]


if __name__ == "__main__":
    sys.exit(run("kill", {"kills": kills}))
