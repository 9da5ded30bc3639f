celestia-duo-figure-fight-roll = The Ambush sets a Sabre and has two dice rolled: a Cannon and the Flag.
celestia-duo-figure-fight-smoke = Before the dice are validated, the Captain discards a Smoke and rerolls the Cannon: now it is a Pistol.
celestia-duo-figure-fight-attack = The dice are validated. The Flag triggers the Secret Attack: the pirate’s ship advances.
celestia-duo-figure-fight-match = The Captain names their partner to begin, who plays a Sabre: it beats the Sabre die.
celestia-duo-figure-fight-pair = Now the Captain, who has no Pistol and plays a pair of Crossbows instead.
celestia-duo-figure-fight-flag = The partner beats the Flag with the card they need least. No die is left: the fight is won.
