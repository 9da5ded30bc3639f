## The game

lanterns-title = Lanterns
lanterns-credits = A small game that comes with Aerodrome’s tests, to show what a game needs.
lanterns-turn = Round

## The rules

lanterns-section-bid = Bidding
lanterns-section-phrase = A word
lanterns-section-round = The round
lanterns-section-end = The end
lanterns-bid-once = You bid once in each round.
lanterns-bid-from-hand = You bid a lantern from your hand.
lanterns-phrase-once = You may say one word in each round.
lanterns-round-brighter = The brighter lantern wins a point.
lanterns-round-tie = Between two equally bright lanterns a die decides.
lanterns-round-draw = After each round but the last, each player draws a lantern unseen.
lanterns-end-most-points = After four rounds the player with the most points wins.

## What must be decided, and what can be done

lanterns-prompt-choose = Bid a lantern face down. The brighter one wins the round.
lanterns-prompt-over = The match is over. The points: { $points }.
lanterns-do-bid = Bid lantern { $lantern }
lanterns-do-say =
    { $phrase ->
        [bright] Say “bright”
       *[dim] Say “dim”
    }

## What happened

lanterns-log-lantern-drawn =
    { $card ->
        [none] Player { $player } draws a lantern.
       *[other] Player { $player } draws lantern { $card }.
    }
lanterns-log-lantern-laid = Player { $player } bids lantern { $card }.
lanterns-log-lantern-taken = Player { $player } takes lantern { $card } back.
lanterns-log-ready =
    { $ready ->
        [yes] Player { $player } is ready.
       *[no] Player { $player } thinks again.
    }
lanterns-log-lantern-shown = Player { $player } shows lantern { $card }.
lanterns-log-tie-broken = Equally bright: the die shows { $dice } and chooses player { $player }.
lanterns-log-point-won = Player { $player } wins the round.
lanterns-log-said =
    { $phrase ->
        [bright] Player { $player } says “bright”.
       *[dim] Player { $player } says “dim”.
    }
lanterns-log-turn-began = Round { $turn } begins.

## The table in text

lanterns-table-round = Round { $number } of 4, { $deck } lanterns in the deck
lanterns-table-seat =
    { $state ->
        [ready] Player { $player }: points { $points }, ready
        [said]
            { $phrase ->
                [bright] Player { $player }: points { $points }, says “bright”
               *[dim] Player { $player }: points { $points }, says “dim”
            }
       *[thinking] Player { $player }: points { $points }
    }
lanterns-table-hand =
    { $bid ->
        [none] Your lanterns: { $lanterns }
       *[other] Your lanterns: { $lanterns }, your bid: { $bid }
    }
lanterns-table-discards = Laid aside: { $lanterns }
