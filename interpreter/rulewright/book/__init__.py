"""The rulebook of a game, made from its packs: one page that needs nothing else, or Markdown."""

from rulewright.book.making import make_book
from rulewright.book.markdown import to_markdown
from rulewright.book.page import to_html
from rulewright.book.places import places

__all__ = ["make_book", "places", "to_html", "to_markdown"]
