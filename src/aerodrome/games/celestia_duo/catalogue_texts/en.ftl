### Celestia Duo's catalogue in words: headings, and a sentence for each value. See aerodrome/kernel/facts.py.

celestia-duo-facts-equipment = The Equipment cards
celestia-duo-facts-tokens = The tokens
celestia-duo-facts-dice = The dice
celestia-duo-facts-route = The route
celestia-duo-facts-distances = The boxes of the progress sheet
celestia-duo-facts-ambushes = The Ambush cards
celestia-duo-facts-stages = The Stage cards
celestia-duo-facts-energy = The Energy tokens
celestia-duo-facts-decks = The upper decks
celestia-duo-facts-pirates = The pirates
celestia-duo-facts-assaults = The Assault cards
celestia-duo-fact-equipment = { $count } cards
celestia-duo-fact-tokens = { $count } tokens
celestia-duo-fact-dice-number = { $count } dice
celestia-duo-fact-dice-faces = { $symbols }
celestia-duo-fact-route-cards = { $count } cards
celestia-duo-fact-route-pirate = begins on card { $count }
celestia-duo-fact-route-lair = lies at card { $count }
celestia-duo-fact-route-propeller = { $count }
celestia-duo-fact-distances = the pirate’s ship begins on card { $boxes }
celestia-duo-fact-ambushes-dice =
    Dice: { $fixed ->
        [none] { $rolled } rolled
       *[other] { $fixed }, and { $rolled } rolled
    }
celestia-duo-fact-ambushes-reward = Reward: { $icons }
celestia-duo-fact-ambushes-propeller = Propeller: { $count }
celestia-duo-fact-stages-advance =
    The pirate advances { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
celestia-duo-fact-stages-ambush = Cards for each Ambush: { $hidden } face down, { $visible } face up
celestia-duo-fact-stages-purchase = Cards for one Gold: { $hidden } face down, { $visible } face up
celestia-duo-fact-stages-smoke = Smoke for one Gold: { $count }
celestia-duo-fact-stages-crew =
    { $reactivated ->
        [yes] The crew is reactivated
       *[no] The crew is not reactivated
    }
celestia-duo-fact-stages-propeller = Propeller: { $count }
celestia-duo-fact-energy-cards = Cards to share: { $hidden } face down, { $visible } face up
celestia-duo-fact-energy-lost = Resources that are lost: { $count }
celestia-duo-fact-decks-generator = Places for Energy: { $count }
celestia-duo-fact-decks-hold = Places in the hold: { $count }
celestia-duo-fact-pirates-name = Name: { $text }
celestia-duo-fact-pirates-attack =
    Secret Attack: the pirate advances by { $advance }{ $penalty ->
        [none] {""}
       *[other] {""}, and it costs: { $penalty }
    }
celestia-duo-fact-pirates-cards = Cards before the final battle: { $hidden } face down, { $visible } face up
celestia-duo-fact-pirates-purchase = Cards for one Gold: { $hidden } face down, { $visible } face up
celestia-duo-fact-pirates-reactivation = Gold that reactivates the crew: { $gold }
celestia-duo-fact-pirates-flag = A Flag costs { $symbols }
celestia-duo-fact-assaults-dice =
    Dice: { $fixed ->
        [none] { $rolled } rolled
       *[other] { $fixed }, and { $rolled } rolled
    }
celestia-duo-fact-assaults-ban = Forbidden: { $forbids }
celestia-duo-fact-word-energy = Energy
celestia-duo-fact-word-number = In the box
celestia-duo-fact-word-faces = The faces
celestia-duo-fact-word-cards = Ambush cards on the route
celestia-duo-fact-word-pirate = The pirate’s ship
celestia-duo-fact-word-lair = The Lair
celestia-duo-fact-word-propeller = The first propeller
celestia-duo-fact-word-pairs = pairs
celestia-duo-fact-word-deactivate = a crew member is tired
celestia-duo-fact-word-discard = a crew member leaves
