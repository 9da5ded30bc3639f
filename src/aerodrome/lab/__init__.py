"""The laboratory: many matches, and what they tell.

>>> from aerodrome.lab import Simulation, Tally, simulate
>>> tally = Tally()
>>> for result in simulate(Simulation(game="aerion", bots=("random",), matches=3, seed=7), workers=1):
...     tally.add(result)
>>> tally.matches
3
"""

from .results import Header as Header
from .results import Sheet as Sheet
from .results import header as header
from .results import read_results as read_results
from .results import written as written
from .seating import Rotation as Rotation
from .seating import Seating as Seating
from .simulate import Result as Result
from .simulate import Simulation as Simulation
from .simulate import play_match as play_match
from .simulate import simulate as simulate
from .standings import Standing as Standing
from .standings import Standings as Standings
from .tally import Breakdown as Breakdown
from .tally import Interval as Interval
from .tally import Tally as Tally
from .tally import wilson as wilson
from .workers import WorkerLost as WorkerLost
