"""Measures Aerodrome and its peers side by side: `python -m bench`.

Every contestant plays uniformly random games to their end, on one pinned core, timed in the CPU time of its process.
The contestants take turns within each round, so that a slow minute of the machine falls on all of them alike; trust
the ratios more than the figures. A decision is a choice of a player with all it sets off; chance is not counted.
Decisions of different games are not equal work: a comparison across games gives the order of magnitude and no more.
"""
