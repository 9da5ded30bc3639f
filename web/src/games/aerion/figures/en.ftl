aerion-figure-recipe = { $ship }: { $cards }
aerion-figure-turn-roll = Phase 1. You roll the six dice: two 4s. Above a Helix stands three of a kind, and you lack one 4.
aerion-figure-turn-reroll = You discard the Nut from the Display, keep the two 4s and reroll the other four dice. There is a third 4!
aerion-figure-turn-acquire = Phase 2. Your dice show three of a kind, so you acquire the Helix.
aerion-figure-turn-place = It goes to your Workshop, where the Blueprint of the Glider lies: both belong to that Ship. Only the Crew is missing now.
aerion-figure-turn-replenish = Phase 3. The two decks that lost their cards, the Nut’s and the Helix’s, each reveal a new one.
