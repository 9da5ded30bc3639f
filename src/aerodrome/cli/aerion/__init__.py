"""Aerion at the terminal."""
