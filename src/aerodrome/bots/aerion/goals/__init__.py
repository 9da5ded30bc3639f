"""What each expansion of Aerion asks of a bot: what its things are worth, what can be done with the dice."""
