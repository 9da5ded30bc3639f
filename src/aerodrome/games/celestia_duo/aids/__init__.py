"""What helps a person to decide, worked out from a view."""
