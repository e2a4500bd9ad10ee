"""Statements in words: `plain` says one without parts, `inline` a short body as one clause, `blocks` any body as sentences."""
