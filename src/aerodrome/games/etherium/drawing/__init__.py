"""The table of Etherium, drawn from a view."""
