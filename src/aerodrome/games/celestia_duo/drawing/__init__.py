"""The table of Celestia Duo, drawn from a view."""
