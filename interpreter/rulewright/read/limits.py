"""How much a pack may ask of the reader.

Packs come from strangers. The limits are far above any real pack and low enough that the worst file that
stays below them is read, or refused, in a moment.
"""

MAX_FILE_BYTES = 1 << 20
MAX_DEPTH = 40
MAX_NODES = 50_000
MAX_DIGITS = 18  # every such number fits a signed 64-bit slot
MAX_PROBLEMS = 100  # of one file; nobody reads more, and each costs time and memory

MAX_PACK_FILES = 500
MAX_PACK_BYTES = 8 << 20
MAX_FOLDER_ENTRIES = 20_000  # looked at, whether read or not
