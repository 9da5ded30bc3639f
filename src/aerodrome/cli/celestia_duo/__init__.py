"""Celestia Duo at the terminal."""
