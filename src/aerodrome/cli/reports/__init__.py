"""What a simulation found out, in tables."""
