"""A match among people: seats, clocks, talk, undo, takeover. Knows no HTTP and no SQL."""
