"""The rulebook of a game, made from its packs: one page that needs nothing else, or Markdown."""

from rulewright.book.making import make_book
from rulewright.book.markdown import to_markdown
from rulewright.book.page import to_html

__all__ = ["make_book", "to_html", "to_markdown"]
