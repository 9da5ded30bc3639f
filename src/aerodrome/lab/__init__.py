"""The laboratory: many matches, and what they tell.

>>> from aerodrome.lab import Simulation, Tally, simulate
>>> tally = Tally()
>>> for result in simulate(Simulation(game="aerion", bots=("random",), matches=3, seed=7), workers=1):
...     tally.add(result)
>>> tally.matches
3
"""

from .results import Header, Sheet, header, read_results, written
from .seating import Rotation, Seating
from .simulate import Result, Simulation, play_match, simulate
from .standings import Standing, Standings
from .tally import Breakdown, Interval, Tally, wilson
from .workers import WorkerLost

__all__ = [
    "Breakdown",
    "Header",
    "Interval",
    "Result",
    "Rotation",
    "Seating",
    "Sheet",
    "Simulation",
    "Standing",
    "Standings",
    "Tally",
    "WorkerLost",
    "header",
    "play_match",
    "read_results",
    "simulate",
    "wilson",
    "written",
]
