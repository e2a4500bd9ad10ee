"""Operations: what a program does. A block is a row of sentences, and a sentence a row of operations.

A sentence keeps its place in the rules and whether it may fail as a whole, for those who decide which choices need no
look ahead. `Note`s are for the log; a program without them does the same.
"""

from __future__ import annotations

from rulewright.compile.ir.ops.blocks import (
    AnyOrder,
    Barrier,
    Broken,
    CarryOut,
    Cover,
    EndGame,
    Fail,
    Finished,
    ForEach,
    If,
    Leave,
    LeaveWith,
    Part,
    Repeat,
    Times,
)
from rulewright.compile.ir.ops.calls import (
    AddToAgenda,
    Do,
    DoVersion,
    EachHolder,
    Forget,
    Hear,
    Instead,
    Keep,
    Last,
    Listen,
    OnceOnly,
    Recall,
    StoodIn,
    Window,
)
from rulewright.compile.ir.ops.choices import (
    Answer,
    Asked,
    Choose,
    ChooseOne,
    ChooseSome,
    Decide,
    Differing,
    Drawn,
    Lying,
    May,
    Sampler,
    Way,
)
from rulewright.compile.ir.ops.goods import Change, ChangeNamed, GainMix, Need, Pay, PayWith
from rulewright.compile.ir.ops.names import (
    Advance,
    Let,
    Note,
    NotePaid,
    Reaction,
    Roll,
    Store,
    Treat,
    TreatLasting,
    Watched,
)
from rulewright.compile.ir.ops.pieces import Draw, DrawSome, Move, MoveAll, Place, Shuffle
from rulewright.compile.ir.ops.saying import Due, Named, Opened, Required, Said

Block = tuple[Said, ...]
Foretold = Required | Due | Named | Opened
Op = (
    Note
    | Let
    | Store
    | Advance
    | Roll
    | Watched
    | Change
    | ChangeNamed
    | GainMix
    | Pay
    | PayWith
    | NotePaid
    | Choose
    | Drawn
    | ChooseSome
    | Decide
    | ChooseOne
    | May
    | If
    | ForEach
    | Times
    | Repeat
    | Part
    | CarryOut
    | AnyOrder
    | Broken
    | Fail
    | Finished
    | EndGame
    | Leave
    | LeaveWith
    | Barrier
    | Cover
    | Move
    | MoveAll
    | Draw
    | DrawSome
    | Shuffle
    | Place
    | Do
    | DoVersion
    | Listen
    | Hear
    | Instead
    | StoodIn
    | Window
    | AddToAgenda
    | Last
    | OnceOnly
    | Forget
    | Keep
    | Recall
    | EachHolder
    | Treat
    | TreatLasting
)

__all__ = [
    "AddToAgenda",
    "Advance",
    "Answer",
    "AnyOrder",
    "Asked",
    "Barrier",
    "Block",
    "Broken",
    "CarryOut",
    "Change",
    "ChangeNamed",
    "Choose",
    "ChooseOne",
    "ChooseSome",
    "Cover",
    "Decide",
    "Differing",
    "Do",
    "DoVersion",
    "Draw",
    "DrawSome",
    "Drawn",
    "Due",
    "EachHolder",
    "EndGame",
    "Fail",
    "Finished",
    "ForEach",
    "Foretold",
    "Forget",
    "GainMix",
    "Hear",
    "If",
    "Instead",
    "Keep",
    "Last",
    "Leave",
    "LeaveWith",
    "Let",
    "Listen",
    "Lying",
    "May",
    "Move",
    "MoveAll",
    "Named",
    "Need",
    "Note",
    "NotePaid",
    "OnceOnly",
    "Op",
    "Opened",
    "Part",
    "Pay",
    "PayWith",
    "Place",
    "Reaction",
    "Recall",
    "Repeat",
    "Required",
    "Roll",
    "Said",
    "Sampler",
    "Shuffle",
    "StoodIn",
    "Store",
    "Times",
    "Treat",
    "TreatLasting",
    "Watched",
    "Way",
    "Window",
]
