"""How much a pack may ask of the reader; all limits stand on one page, rulewright/limits.py."""

from rulewright.limits import MAX_FILE_BYTES, MAX_FOLDER_ENTRIES, MAX_NODES, MAX_PACK_BYTES, MAX_PACK_FILES, MAX_RULES_BYTES
from rulewright.limits import MAX_FILE_PROBLEMS as MAX_PROBLEMS
from rulewright.limits import MAX_YAML_DIGITS as MAX_DIGITS
from rulewright.limits import MAX_YAML_NESTING as MAX_DEPTH

__all__ = [
    "MAX_DEPTH",
    "MAX_DIGITS",
    "MAX_FILE_BYTES",
    "MAX_FOLDER_ENTRIES",
    "MAX_NODES",
    "MAX_PACK_BYTES",
    "MAX_PACK_FILES",
    "MAX_PROBLEMS",
    "MAX_RULES_BYTES",
]
