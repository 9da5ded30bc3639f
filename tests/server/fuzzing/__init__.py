"""Hostile messages and requests by the million, against a server in a process of its own.

    python -m tests.server.fuzzing --messages 1000000

Players who know their seats play on meanwhile. In the end, everything that stands in the database must follow from what
was accepted, and what was accepted must stand there.
"""
