"""A book as one page of HTML that needs nothing else: no request, no library, no file beside it."""

from rulewright.book.page.frame import to_html

__all__ = ["to_html"]
