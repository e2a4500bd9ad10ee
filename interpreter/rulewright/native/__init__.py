"""Programs in C: built with the machine's own compiler, kept, loaded and played."""

from rulewright.native.compiler import Compiler, find_compiler
from rulewright.native.library import Counting, Library, Search, Table, open_library
from rulewright.native.making import RUNTIME, NotNative, built, native_library
from rulewright.native.rows import Candidate, Found, plain_value, read_state, state_at, write_position, write_state, write_value

__all__ = [
    "RUNTIME",
    "Candidate",
    "Compiler",
    "Counting",
    "Found",
    "Library",
    "NotNative",
    "Search",
    "Table",
    "built",
    "find_compiler",
    "native_library",
    "open_library",
    "plain_value",
    "read_state",
    "state_at",
    "write_position",
    "write_state",
    "write_value",
]
