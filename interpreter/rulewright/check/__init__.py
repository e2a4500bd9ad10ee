"""Names, types, barriers: everything that can be known about a pack without playing it."""

from rulewright.check.behaviour import Behaviours, Thing, component
from rulewright.check.check import Checked, Checker, check
from rulewright.check.display import beside_type
from rulewright.check.meaning import Meaning
from rulewright.check.nothing import Missing, assigned
from rulewright.check.properties import COMPASS, properties
from rulewright.check.refs import (
    AllRef,
    BoardRef,
    ConstantRef,
    EffectRef,
    FlowRef,
    FunctionRef,
    LocalRef,
    MembersRef,
    NothingRef,
    OptionRef,
    PlayerCountRef,
    PlayersRef,
    PointsRef,
    PropertyRef,
    Ref,
    ResourceRef,
    RuleRef,
    ScoreRef,
    SeatRef,
    TableRef,
    ValueRef,
    VariableRef,
    WhereaboutsRef,
    YesNoRef,
    ZoneRef,
)
from rulewright.check.scope import Scope
from rulewright.check.unused import ENTRY

__all__ = [
    "COMPASS",
    "ENTRY",
    "AllRef",
    "Behaviours",
    "BoardRef",
    "Checked",
    "Checker",
    "ConstantRef",
    "EffectRef",
    "FlowRef",
    "FunctionRef",
    "LocalRef",
    "Meaning",
    "MembersRef",
    "Missing",
    "NothingRef",
    "OptionRef",
    "PlayerCountRef",
    "PlayersRef",
    "PointsRef",
    "PropertyRef",
    "Ref",
    "ResourceRef",
    "RuleRef",
    "Scope",
    "ScoreRef",
    "SeatRef",
    "TableRef",
    "Thing",
    "ValueRef",
    "VariableRef",
    "WhereaboutsRef",
    "YesNoRef",
    "ZoneRef",
    "assigned",
    "beside_type",
    "check",
    "component",
    "properties",
]
