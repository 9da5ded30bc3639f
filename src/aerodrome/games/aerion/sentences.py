"""Aerion in sentences: what must be decided, what an action means, what has happened."""
