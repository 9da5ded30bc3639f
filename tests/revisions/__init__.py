"""Plays the same matches by an earlier revision and by the present tree, and lists what differs: `./go compare`."""
