"""Positions written by hand or by the program."""
