"""Files into trees with a place on every node.

Runs nothing, follows nothing out of a pack's folder, and knows nothing of what the data means.
"""

from rulewright.read.cache import cached, forget, own_folder
from rulewright.read.characters import unshown
from rulewright.read.files import read_text
from rulewright.read.folder import rules_below
from rulewright.read.nodes import Key, Mapping, Node, Plain, Scalar, Sequence, at, key_at, plain
from rulewright.read.pack_files import PackFiles, content_hash, read_pack, read_pack_files, read_some
from rulewright.read.packs import available_packs, find_pack
from rulewright.read.resources import data_root, grammar_text, page_text, schema_text
from rulewright.read.yaml_reader import read_yaml

__all__ = [
    "Key",
    "Mapping",
    "Node",
    "PackFiles",
    "Plain",
    "Scalar",
    "Sequence",
    "at",
    "available_packs",
    "cached",
    "content_hash",
    "data_root",
    "find_pack",
    "forget",
    "grammar_text",
    "key_at",
    "own_folder",
    "page_text",
    "plain",
    "read_pack",
    "read_pack_files",
    "read_some",
    "read_text",
    "read_yaml",
    "rules_below",
    "schema_text",
    "unshown",
]
