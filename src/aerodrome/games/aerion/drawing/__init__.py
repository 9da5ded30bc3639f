"""Aerion's table, drawn from a view."""
