"""What each expansion of Aerion asks of a bot: what its things are worth, what can be done. This module is compiled."""
