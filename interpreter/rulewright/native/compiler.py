"""The C compiler of this machine, if it has one."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from importlib.util import find_spec
from pathlib import Path

NAMES = ("cc", "gcc", "clang")
ZIG = "ziglang"  # a package that brings a compiler with it: the optional extra `native`
LAST = ("tcc",)  # builds in no time, and what it builds is slower
FLAGS = ("-std=gnu11", "-O2", "-shared", "-fPIC", "-fvisibility=hidden", "-fno-strict-aliasing", "-fwrapv", "-ffp-contract=off")
STRICT = ("-w", "-Werror=int-conversion", "-Werror=incompatible-pointer-types", "-Werror=implicit-function-declaration")
LONGEST = 180  # seconds that a build may take
PASSED_ON = ("PATH", "HOME", "TMPDIR", "SYSTEMROOT", "SDKROOT", "DEVELOPER_DIR", "ZIG_GLOBAL_CACHE_DIR")
Where = Callable[[str], str | None]  # where a program lies, if there is one of this name


@dataclass(frozen=True)
class Compiler:
    """A command that builds C, and which one it is: what another one built is not used."""

    command: tuple[str, ...]
    version: str


class Refused(Exception):
    """The compiler did not build it; the message is what it said first."""


def find_compiler(named: str | None = None) -> Compiler | None:
    """The first that there is of all we know; where one is named, here or by RULEWRIGHT_CC, that one and no other."""
    command = chosen(named or os.environ.get("RULEWRIGHT_CC"), partial(_program, os.environ.get("PATH", "")), _zig)
    return None if command is None else _known(command)


def chosen(named: str | None, program: Where, zig: Callable[[], str | None]) -> tuple[str, ...] | None:
    """The command of a compiler: of a system's own the first, else the one of the package, else the small one."""
    names = (*NAMES, ZIG, *LAST) if named is None else (named,)
    for name in names:
        found = zig() if name == ZIG else program(name) if name else None
        if found is not None:
            return (found, "cc") if name == ZIG else (found,)
    return None


@lru_cache
def _program(path: str, name: str) -> str | None:
    return shutil.which(name, path=path)


@cache
def _zig() -> str | None:
    """The compiler in the package, if that is installed; it is a program of its own, and nothing of the package is run here."""
    found = find_spec(ZIG)
    for place in (found.submodule_search_locations or ()) if found is not None else ():
        program = shutil.which("zig", path=place)
        if program is not None:
            return program
    return None


@lru_cache
def _known(command: tuple[str, ...]) -> Compiler:
    """Known without starting anything: a program that has changed has another size or time."""
    program = Path(command[0]).resolve()
    status = program.stat()
    return Compiler(command, f"{program} {status.st_size} {status.st_mtime_ns}")


def build(compiler: Compiler, source: Path, runtime: Path, target: Path, more: tuple[str, ...] = ()) -> None:
    """Make a library of a source; raises Refused."""
    command = [*compiler.command, *FLAGS, *STRICT, *more, "-I", str(runtime), "-o", str(target), str(source), "-lm"]
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
