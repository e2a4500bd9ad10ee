"""Every diagnostic code of the project, in one table.

A code never changes its meaning and is never used again after it is retired, because people search for
codes and tests name them. The first digit is the stage that reports it:
1 read, 2 parse, 3 link, 4 check, 5 run, 6 save, 7 scenario, 8 text, 9 a mistake of the engine itself.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Severity = Literal["error", "warning", "note"]

_SHAPE = re.compile(r"RW[1-9][0-9]{2}")


@dataclass(frozen=True, slots=True)
class Code:
    """One kind of problem; the title names the kind, a diagnostic's message names the case."""

    code: str
    severity: Severity
    title: str


CODES: dict[str, Code] = {}


def define(code: str, severity: Severity, title: str) -> None:
    """Add a code to the table; called in this file only, so that no code can hide elsewhere."""
    if not _SHAPE.fullmatch(code):
        raise ValueError(f"{code!r} is not RW and three digits that begin with a stage")
    if code in CODES:
        raise ValueError(f"{code} is defined twice")
    CODES[code] = Code(code, severity, title)


# 1xx read: files and folders
define("RW101", "error", "a file or folder cannot be read")
define("RW102", "error", "a file is too large")
define("RW103", "error", "a file is not UTF-8 text")
define("RW104", "error", "a character is not allowed in text")
define("RW105", "error", "a link leads out of the pack")
define("RW106", "error", "a pack has too many files or too much text")
define("RW107", "error", "two names differ only in upper and lower case")
define("RW108", "error", "pack.yaml is missing")
define("RW109", "warning", "a YAML file does not end in .yaml")
define("RW110", "warning", "a file stands where it is not read")
define("RW111", "error", "a file name has characters that cannot be shown")
# 1xx read: YAML that cannot be understood
define("RW120", "error", "the file is not valid YAML")
define("RW121", "error", "a tab stands where only spaces may")
define("RW122", "error", "a quote is not closed")
define("RW123", "error", "a bracket is not closed or a comma is missing")
define("RW124", "error", "a text needs quotes")
define("RW125", "error", "a line does not fit the indentation around it")
define("RW126", "error", "an unknown escape in a quoted text")
# 1xx read: YAML that is understood and not allowed
define("RW130", "error", "tags are not allowed")
define("RW131", "error", "anchors and aliases are not allowed")
define("RW132", "error", "merge keys are not allowed")
define("RW133", "error", "a file holds more than one document")
define("RW134", "error", "YAML directives are not allowed")
define("RW135", "error", "a key is written twice")
define("RW136", "error", "a key is not a text or a number")
define("RW137", "error", "a number has too many digits")
define("RW138", "error", "the data nests too deep")
define("RW139", "error", "a file has too many entries")
define("RW140", "error", "a file has too many problems")
# 2xx parse: sentences
define("RW201", "error", "a word does not fit")
define("RW202", "error", "a sign has no meaning")
define("RW203", "error", "a sentence ends too early")
define("RW204", "error", "a line is indented wrongly")
define("RW205", "error", "a sentence nests too deeply")
define("RW206", "error", "a declaration is too long")
define("RW207", "error", "a word of the language is used as a name")
define("RW208", "error", "a number has too many digits")
define("RW209", "error", "there are too many declarations")
define("RW210", "error", "a name is too long")
# 3xx link: declarations and packs
define("RW301", "error", "a name is declared twice")
define("RW302", "error", "a name is not allowed")
define("RW303", "error", "an option's default is not one of its values")
define("RW304", "error", "a table names something that does not exist")
define("RW305", "error", "a value in a table has the wrong type")
define("RW306", "error", "two packs have the same id")
define("RW307", "error", "a pack that is extended is missing")
define("RW308", "error", "two packs change the same thing")
define("RW309", "error", "a patch names something that does not exist")
define("RW310", "error", "a pack cannot be found")
define("RW311", "error", "packs extend each other in a circle")
define("RW312", "error", "a patch does not fit what it changes")
define("RW313", "error", "two editions of one game are laid over it")
define("RW314", "warning", "a word of the first edition can mean several things")
define("RW315", "error", "something lies on the table twice")
define("RW316", "error", "a pack needs another version")
define("RW317", "warning", "what a pack changes has changed since")
define("RW318", "error", "a number lies outside its bounds")
define("RW319", "error", "a piece begins in two places")
define("RW320", "warning", "a pack is known by a name that is not there")
# 4xx check: names and types
define("RW401", "error", "a name is not known")
define("RW402", "error", "a value has the wrong type")
define("RW403", "error", "a parameter's type is not known")
define("RW404", "error", "a rule is used as a value")
define("RW405", "error", "something is applied to the wrong things")
define("RW406", "error", "one thing stands where several are needed")
define("RW407", "error", "a comparison can never hold")
define("RW408", "error", "a range is too long")
define("RW409", "error", "a statement stands where it may not")
define("RW410", "error", "something that never changes is changed")
define("RW411", "error", "another player's board is looked at directly")
define("RW412", "error", "a name has two meanings")
define("RW413", "error", "a rule that asks or draws is imagined")
define("RW414", "error", "a rule looks at what is hidden")
define("RW415", "error", "the same thing is said twice")
define("RW416", "error", "something is somebody's where nobody acts")
define("RW417", "error", "a value that is shown has nothing to show")
define("RW418", "warning", "an order looks at nothing that differs")
# 4xx check: the whole game
define("RW420", "error", "something can fail behind a barrier")
define("RW430", "warning", "a declaration is never used")
define("RW431", "error", "there is no flow called game")
define("RW432", "error", "nothing says who wins")
define("RW433", "error", "a game is too large")
define("RW434", "error", "sentences build on one another too deeply")
define("RW435", "error", "a flow goes in a circle")
define("RW436", "error", "there are too many problems")
define("RW437", "warning", "a declaration is never reached")
define("RW438", "warning", "a statement is never carried out")
define("RW439", "warning", "a rule can never be carried out")
# 4xx check: schemas
define("RW440", "error", "a table lacks something it needs")
define("RW441", "error", "a table has an entry that means nothing")
define("RW442", "error", "an entry of a table is not right")
define("RW443", "error", "a map cannot be read")
# 5xx run
define("RW501", "error", "a rule goes on for too long")
define("RW502", "error", "a choice has no legal option")
define("RW503", "error", "a number of players or an option does not fit")
define("RW504", "error", "a number grows too large")
define("RW505", "error", "a rule uses something that is not there")
define("RW506", "error", "the rules are too large to be carried out")
define("RW508", "error", "a game does not end")
define("RW509", "error", "a bot of your own gives no answer")
define("RW510", "error", "what the rules call sure cannot be done")
define("RW511", "error", "a game cannot be played natively here")
# 6xx save
define("RW601", "warning", "the last line of a save is torn")
define("RW602", "error", "a save is damaged")
define("RW603", "error", "a save was made with other rules")
define("RW604", "error", "a save's choice no longer exists")
define("RW605", "error", "a save is in use")
define("RW606", "error", "a save is of an earlier version")
# 7xx scenario
define("RW701", "error", "a scenario names something that does not exist")
define("RW702", "error", "a value in a scenario does not fit")
define("RW703", "error", "a scenario chooses what is not offered")
define("RW704", "error", "something a scenario expects is not so")
define("RW705", "error", "a scenario expects other options than are offered")
define("RW706", "error", "a scenario cites a rule that is not in the checklist")
define("RW707", "warning", "no scenario covers a rule of the checklist")
define("RW708", "error", "a piece of a scenario cannot lie there")
define("RW709", "error", "a scenario goes on where nobody is asked")
define("RW710", "error", "two scenarios have the same name")
define("RW711", "error", "the rules stopped a scenario")
define("RW712", "error", "two givens have the same name")
define("RW713", "warning", "a given is never used")
define("RW714", "error", "a scenario waits for something that never comes")
define("RW715", "error", "a scenario does not differ without its pack")
define("RW716", "error", "a scenario says what is never put to the test")
# 8xx text
define("RW801", "warning", "a text is missing in a language")
define("RW802", "warning", "a text is not for anything")
define("RW803", "error", "a text is not valid Fluent")
define("RW804", "error", "a sentence written by hand says something else than the rule")
define("RW805", "warning", "a wording leaves something out and is not used")
define("RW806", "error", "a text asks for something it is not given")
define("RW807", "warning", "a noun lacks a form that a sentence asks for")
define("RW808", "warning", "a text does not look at the form it is asked for")
define("RW809", "warning", "English has a wording that another language lacks")
# 9xx the engine itself
define("RW901", "error", "rulewright has made a mistake")
