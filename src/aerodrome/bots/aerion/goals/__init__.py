"""What each expansion of Aerion asks of a bot: how it reads its things, what they are worth, what can be done."""
