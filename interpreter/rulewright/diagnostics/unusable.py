"""Why a file cannot be used, in words that are the same on all machines and in the tables of every language."""

from __future__ import annotations

import errno

from rulewright.diagnostics.english import English

_REASONS = {
    errno.ENOENT: English("no such file or directory"),
    errno.EACCES: English("permission denied"),
    errno.EPERM: English("operation not permitted"),
    errno.EISDIR: English("is a directory"),
    errno.ENOTDIR: English("not a directory"),
    errno.ENAMETOOLONG: English("file name too long"),
    errno.ELOOP: English("too many levels of symbolic links"),
    errno.ENOSPC: English("no space left on device"),
    errno.EROFS: English("read-only file system"),
    errno.EEXIST: English("file exists"),
}
NOT_VALID = English("its name is not valid")


def unusable(error: BaseException, otherwise: str = NOT_VALID) -> str:
    """The reason in a few words: ours for what is common, else the system's own, else `otherwise`."""
    number, told = getattr(error, "errno", None), getattr(error, "strerror", None)
    if number in _REASONS:
        return _REASONS[number]
    return told[0].lower() + told[1:] if isinstance(told, str) and told else otherwise
