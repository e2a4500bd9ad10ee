"""What a pack over another changes. Tables are changed as trees of YAML before anybody reads them, sentences as syntax trees."""

from rulewright.link.patching.beside import with_changes
from rulewright.link.patching.bodies import Effect, inside, name_of
from rulewright.link.patching.claims import settle_claims
from rulewright.link.patching.patch import Patch
from rulewright.link.patching.sentences import change_sentences
from rulewright.link.patching.tables import change_tables

__all__ = ["Effect", "Patch", "change_sentences", "change_tables", "inside", "name_of", "settle_claims", "with_changes"]
