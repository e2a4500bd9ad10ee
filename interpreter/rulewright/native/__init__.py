"""Programs in C: built with the machine's own compiler, kept, loaded and played."""

from rulewright.native.compiler import Compiler, find_compiler
from rulewright.native.library import Library, Table, open_library, read_state
from rulewright.native.making import RUNTIME, NotNative, built, native_library

__all__ = [
    "RUNTIME",
    "Compiler",
    "Library",
    "NotNative",
    "Table",
    "built",
    "find_compiler",
    "native_library",
    "open_library",
    "read_state",
]
