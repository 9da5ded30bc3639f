"""Small planted faults, and how many of them the tests of a game find."""
