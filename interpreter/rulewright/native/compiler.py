"""The C compiler of this machine, if it has one."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

NAMES = ("cc", "gcc", "clang")
FLAGS = ("-std=gnu11", "-O2", "-shared", "-fPIC", "-fvisibility=hidden", "-fno-strict-aliasing", "-fwrapv", "-ffp-contract=off")
STRICT = ("-w", "-Werror=int-conversion", "-Werror=incompatible-pointer-types", "-Werror=implicit-function-declaration")
LONGEST = 180  # seconds that a build may take
PASSED_ON = ("PATH", "HOME", "TMPDIR", "SYSTEMROOT", "SDKROOT", "DEVELOPER_DIR")


@dataclass(frozen=True)
class Compiler:
    """A command that builds C, and which one it is: what another one built is not used."""

    command: str
    version: str


class Refused(Exception):
    """The compiler did not build it; the message is what it said first."""


def find_compiler() -> Compiler | None:
    """The first of the usual names that there is; where RULEWRIGHT_CC is set, that one and no other."""
    chosen = os.environ.get("RULEWRIGHT_CC")
    return _found((chosen,) if chosen is not None else NAMES, os.environ.get("PATH", ""))


@lru_cache
def _found(names: tuple[str, ...], path: str) -> Compiler | None:
    """Found without starting anything: a program that has changed has another size or time."""
    for name in names:
        command = shutil.which(name, path=path) if name else None
        if command is not None:
            program = Path(command).resolve()
            status = program.stat()
            return Compiler(command, f"{program} {status.st_size} {status.st_mtime_ns}")
    return None


def build(compiler: Compiler, source: Path, runtime: Path, target: Path, more: tuple[str, ...] = ()) -> None:
    """Make a library of a source; raises Refused."""
    command = [compiler.command, *FLAGS, *STRICT, *more, "-I", str(runtime), "-o", str(target), str(source), "-lm"]
    try:
        code, told = _ran(command, target.parent)
    except subprocess.TimeoutExpired:
        raise Refused(f"it took more than {LONGEST} seconds") from None
    except OSError as error:
        raise Refused(str(error)) from None
    if code:
        said = [line for line in told.decode("utf-8", "replace").split("\n") if "error" in line]
        raise Refused("".join(c for c in (said or [""])[0] if c.isprintable())[:300])


def _ran(command: list[str], folder: Path) -> tuple[int, bytes]:
    """How a command ended, and what it complained of. If it must be given up, all that it has started goes with it: a compiler
    is several programs.
    """
    apart, nobody = os.name == "posix", subprocess.DEVNULL
    with subprocess.Popen(
        command,
        stdin=nobody,
        stdout=nobody,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=_environment(),
        start_new_session=apart,
    ) as program:
        try:
            told = program.communicate(timeout=LONGEST)[1]
        except BaseException:
            with suppress(OSError):
                os.killpg(program.pid, signal.SIGKILL) if apart else program.kill()
            raise
        return program.returncode, told


def _environment() -> Mapping[str, str]:
    """What the compiler is told of ours: where programs lie, and nothing that changes what it builds."""
    return {name: os.environ[name] for name in PASSED_ON if name in os.environ} | {"LC_ALL": "C"}
