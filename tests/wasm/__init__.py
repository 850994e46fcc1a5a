"""The rules and the search as the page has them, under Node, against the native ones."""
