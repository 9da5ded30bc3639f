### Aerion's catalogue in words: headings, and a sentence for each value. See aerodrome/kernel/facts.py.

aerion-facts-totals = How many cards of each group there are
aerion-facts-ships = What each Ship is made of
aerion-facts-combinations = What the dice must show for each deck
aerion-facts-decks = The cards of each deck
aerion-facts-cards = The expansions’ cards in each deck
aerion-facts-facts = What the Outposts and the Lairs show
aerion-fact-totals = { $count } cards
aerion-fact-ships = { $material } and { $crew }
aerion-fact-combinations = { $letters }
aerion-fact-decks = { $count } × { $name }
aerion-fact-cards = { $count } in the deck { $name }
aerion-fact-facts =
    { $count ->
        [one] 1 of 8
       *[other] { $count } of 8
    }
aerion-fact-word-outpost-book = Outposts with a Book
aerion-fact-word-outpost-blueprint = Outposts with a Blueprint
aerion-fact-word-outpost-material = Outposts with a Material
aerion-fact-word-outpost-crew = Outposts with a Crew
aerion-fact-word-lair-book = Lairs with a Book
aerion-fact-word-lair-blueprint = Lairs with a Blueprint
aerion-fact-word-lair-material = Lairs with a Material
aerion-fact-word-lair-crew = Lairs with a Crew
