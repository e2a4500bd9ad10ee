"""How much a pack may ask of us, on one page. Imports nothing, so that every room can read it.

Packs come from strangers. Every limit is far above any real game and low enough that the worst pack that stays below all of
them is read, checked or refused in a moment. What is beyond one is reported with its place; nothing is cut off silently.
"""

# -- files and folders --
MAX_FILE_BYTES = 1 << 20  # of one file, before anything in it is looked at
MAX_PACK_FILES = 500
MAX_PACK_BYTES = 8 << 20
MAX_FOLDER_ENTRIES = 20_000  # looked at, whether read or not: a pack may lie in somebody's downloads
MAX_RULES_BYTES = 1 << 19  # of all rules files below a folder that are formatted together

# -- YAML --
MAX_YAML_NESTING = 40  # lists and tables inside one another; readers of the tree recurse as deep as this
MAX_NODES = 50_000  # keys and values of one file, also against aliases that multiply
MAX_YAML_DIGITS = 18  # every such number fits a signed 64-bit slot
MAX_FILE_PROBLEMS = 100  # of one file; nobody reads more, and each costs time and memory

# -- sentences --
MAX_NAME = 80  # characters of a name: names are compared with one another, which costs the product of their lengths
MAX_NAMES_COMPARED = 2_000  # beyond so many candidates nobody is asked what was meant
MAX_DECLARATION = 40_000  # characters of one declaration, as it is parsed in one piece
MAX_DECLARATIONS = 5_000  # of one file, and of one game
MAX_BRACKETS = 40  # open at once; found before parsing, which would build all of them
MAX_SENTENCE_NESTING = 60  # nodes of a tree above one another; everything after the parser recurses as deep as this
MAX_DIGITS = 15  # of a number in a sentence; a sum or product of a few such numbers still fits 64 bits
MAX_SAID = 250_000  # characters of all sentences of a game, wherever they stand: each is parsed, checked and compiled
MAX_TOLD = 1_000_000  # characters of all texts of a game, in all languages: each is parsed and compared with the others
MAX_PARTS_TOLD = (
    40_000  # parts of those texts, by the signs that begin one: lines, `{`, `(` and commas; English for each language
)
MAX_LANGUAGES = 12  # of a game: a check words the whole game in each
MAX_WORDED = 300_000  # characters of all sentences, once for each language
MAX_EFFECTS = 5_000  # sentences printed on components; each is parsed, and listens

# -- the game as a whole --
MAX_GAME_PROBLEMS = 300  # of all packs together
MAX_SLOTS = 100_000  # things remembered between two choices; every look ahead copies them
MAX_SIDE = 60  # rows and columns of a board; the schemas say the same of width and height
MAX_SPOTS = 200_000  # ways to lay tiles on a board with a map, which are listed before a game
MAX_TILES = 4_095  # pieces that cover a board: a cell remembers which in 12 bits
MAX_LINES = 8_000_000  # cells of all lines on a board, which are listed before a game
MAX_FLOW = 1_000  # sentences of a flow with those it does, which are written out in its place
MAX_FLOWS_OPEN = 50  # flows that do one another
MAX_RANGE = 10_000  # numbers of a range that is written down
MAX_BUILDING = 400  # levels of sentences that build on one another: values that use values, rules that do rules
MAX_DRAWN = 20_000  # cells of all boards, and of all tiles of a kind, that a rulebook has pictures of
MAX_FRAMES = 6_000  # calls of Python while such sentences are looked at: some 15 for each of those levels
