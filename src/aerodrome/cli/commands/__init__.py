"""The commands, each imported when it is asked for."""
