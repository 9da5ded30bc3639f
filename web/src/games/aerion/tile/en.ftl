page-start-aerion = Aerion
page-start-aerion-who = 1 or 2 players · about 20 minutes
page-start-aerion-about = Roll six dice, catch the right cards and build six dreamy airships before the decks run out.
page-end-score-aerion =
    { $count ->
        [one] { $count } ship in the air
       *[other] { $count } ships in the air
    }
