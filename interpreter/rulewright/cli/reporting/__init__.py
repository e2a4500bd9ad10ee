"""Reports as values: sections of tables, which are shown as text or as a page."""
