"""What a server holds: `./go bench server`, or `python -m bench.server` where Aerodrome is installed compiled.

One server process has one core, the people have the other. A thousand tables of all three games are set up over HTTP,
each seat has a guest and a socket of its own, some look on, and at every table somebody decides about every five
seconds, at random among what is legal. There are no bots, and nothing goes by itself: automatic passes wait for ever,
so every decision is somebody's command, and everything that arrives at a table belongs to the last one. Measured is
the time from sending the command until the last of those at the table has the event.
"""
