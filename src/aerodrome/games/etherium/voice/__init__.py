"""What Etherium says."""
