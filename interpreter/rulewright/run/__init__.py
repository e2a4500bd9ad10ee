"""Playing: a game with its decisions, many games at random, bots and saves."""

from rulewright.run.answering import Script
from rulewright.run.bots import BOTS, NoSuchBot, make_policy
from rulewright.run.by_hand import can_lie, lay, put
from rulewright.run.driver import Decision, Driver, Moment, Option, Reached
from rulewright.run.failing import ASKED, GAME, STOPPED, WORK, Fail, GameError, NotThere, Pending, TooLong
from rulewright.run.foreseeing import foreseen
from rulewright.run.game import Game, IllegalChoice, new_game
from rulewright.run.keys import could_be, option_key, possible_keys
from rulewright.run.loading import load_expression, load_question
from rulewright.run.lock import Held, Lock
from rulewright.run.log import Entry
from rulewright.run.machine import Machine
from rulewright.run.natively import Engine
from rulewright.run.playouts import Finished, Playouts
from rulewright.run.policies import POLICIES, Policy, play_out
from rulewright.run.replaying import replay
from rulewright.run.save import Record, Settings, checksum, read_save
from rulewright.run.saving import Save
from rulewright.run.searching import Effort, ranked, read_effort
from rulewright.run.telling import Story, TellingPlayouts

__all__ = [
    "ASKED",
    "BOTS",
    "GAME",
    "POLICIES",
    "STOPPED",
    "WORK",
    "Decision",
    "Driver",
    "Effort",
    "Engine",
    "Entry",
    "Fail",
    "Finished",
    "Game",
    "GameError",
    "Held",
    "IllegalChoice",
    "Lock",
    "Machine",
    "Moment",
    "NoSuchBot",
    "NotThere",
    "Option",
    "Pending",
    "Playouts",
    "Policy",
    "Reached",
    "Record",
    "Save",
    "Script",
    "Settings",
    "Story",
    "TellingPlayouts",
    "TooLong",
    "can_lie",
    "checksum",
    "could_be",
    "foreseen",
    "lay",
    "load_expression",
    "load_question",
    "make_policy",
    "new_game",
    "option_key",
    "play_out",
    "possible_keys",
    "put",
    "ranked",
    "read_effort",
    "read_save",
    "replay",
]
