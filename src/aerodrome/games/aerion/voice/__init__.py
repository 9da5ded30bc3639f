"""What Aerion says."""
