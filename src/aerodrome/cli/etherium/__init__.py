"""Etherium at the terminal."""
