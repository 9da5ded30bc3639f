### Etherium's catalogue in words: headings, and a sentence for each value. See aerodrome/kernel/facts.py.

etherium-facts-dice = The dice
etherium-facts-panel = The slots of the panel
etherium-facts-heights = How high the terrains float
etherium-facts-supply = The supply
etherium-facts-stars = What victory tokens are worth
etherium-facts-guide = The price of a guide
etherium-facts-peoples = The peoples
etherium-facts-seasons = The season cards
etherium-facts-flash = The Flash cards
etherium-facts-capacities = The capacities
etherium-fact-dice-number = { $count } dice
etherium-fact-dice-faces = the numbers 1 to { $count }
etherium-fact-panel = { $count } slots
etherium-fact-heights = height { $count }
etherium-fact-supply-cubes = { $count } cubes of each colour
etherium-fact-supply-capacities = { $count } of each capacity
etherium-fact-supply = { $count } victory tokens: { $name }
etherium-fact-stars =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
etherium-fact-guide = { $listed }
etherium-fact-peoples-levels = First levels: { $listed }
etherium-fact-peoples-cubes =
    First cubes: { $listed ->
        [none] none
       *[other] { $listed }
    }
etherium-fact-peoples-collector = Upgrading the collector costs the level it reaches and { $added } more
etherium-fact-peoples-army = Upgrading the army costs the level it reaches and { $added } more
etherium-fact-peoples-defence = Upgrading the defence costs the level it reaches and { $added } more
etherium-fact-peoples-etherise = { $cubes } basic cubes make one Ether
etherium-fact-peoples-cards = { $ether } Ether buys { $count } Flash cards
etherium-fact-peoples-capacity = A capacity costs { $ether } Ether
etherium-fact-peoples-booster = A booster costs { $ether } Ether
etherium-fact-seasons-bonus =
    { $listed ->
        [none] Nothing more is collected
       *[other] For all players: { $listed }
    }
etherium-fact-seasons-malus =
    { $listed ->
        [none] Nothing less is collected
       *[other] Less for all players: { $listed }
    }
etherium-fact-seasons-action =
    { $effect ->
        [none] Nothing to do at the reveal
       *[other] At the reveal: { $effect }
    }
etherium-fact-seasons-first = First in initiative: { $peoples }
etherium-fact-seasons-then = Then: { $peoples }
etherium-fact-flash-name = The name
etherium-fact-flash-effect = { $help }
etherium-fact-flash-copies =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
etherium-fact-capacities-name = The name
etherium-fact-capacities-effect = { $help }
etherium-fact-capacities-extra =
    { $listed ->
        [none] Costs no basic cubes beside the Ether
       *[other] Costs beside the Ether: { $listed }
    }
etherium-fact-capacities-stars =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
etherium-fact-word-number = In the box
etherium-fact-word-faces = The faces
etherium-fact-word-move = To move
etherium-fact-word-collect = To collect
etherium-fact-word-upgrade = To upgrade
etherium-fact-word-transform = To transform
etherium-fact-word-connect = To connect
etherium-fact-word-box = In the box
etherium-fact-word-extension = With the extension
etherium-fact-word-connection = Connection
etherium-fact-word-booster = Booster
etherium-fact-word-sack = Sack
etherium-fact-word-price = Each level
etherium-fact-word-upgrades = cubes off each upgrade
