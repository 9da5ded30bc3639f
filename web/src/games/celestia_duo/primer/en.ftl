celestia-duo-primer-goal = You two are the crew of one airship. Catch the pirate before their ship reaches its Lair. In the longer modes you then fight for its three masts.
celestia-duo-primer-turn = Each turn you decide together: fly on, as far as your propeller says, or stop in a city for new cards, while the pirate gains ground.
celestia-duo-primer-ambush = Where you land, an Ambush waits: four dice, some set by its card, some rolled. Each Flag among them is a Secret Attack of the pirate.
celestia-duo-primer-pay = Then you take turns. Each beats one die with a card from their hand: the weapon it shows, or a Joker. A Flag takes any card.
celestia-duo-primer-pair = No such card? Two cards alike beat any weapon too.
celestia-duo-primer-energy = If your hand can beat no die, the airship loses an Energy: you draw cards, but goods from the hold are lost. With none left to lose, the match is lost.
celestia-duo-primer-talk = Your cards are secret. Talk only when the banner says so, about what to do, never about what you hold. One of you is the Captain, who has the last word.
celestia-duo-primer-rewards = A beaten Ambush brings Gold, cards or a crew member with a power. Smoke from the hold rerolls dice.
