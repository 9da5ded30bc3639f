"""Fits the value of a game, `value.json`, to matches that bots play: `python -m bench.train --help`."""
