"""A table in front of a terminal: who decides, what is typed, what is shown."""
