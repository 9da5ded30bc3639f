"""A script that uses all that `pip install aerodrome` promises without extras."""

LABORATORY = """
import aerodrome
from aerodrome.games.aerion import odds
from aerodrome.lab import Simulation, Tally, simulate
match = aerodrome.new("aerion", seed=7)
while match.outcome is None:
    match.play(next(iter(match.legal())))
record = match.record()
assert aerodrome.replay(record).outcome == match.outcome
assert aerodrome.verify(record).dice_checked
assert odds.chance("AA+BB", dice=[2, 3, 4, 5, 5, 5], rerolls=1)
for game, bots in (("aerion", 1), ("celestia_duo", 2), ("etherium", 2)):
    tally = Tally()
    for result in simulate(Simulation(game=game, bots=("steady",) * bots, matches=1, seed=7), workers=1):
        tally.add(result)
    assert tally.matches == 1
"""
