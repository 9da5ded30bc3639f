## The game

lanterns-title = Lanterns
lanterns-goal = Two players bid lanterns in secret, and the brighter one wins the round. Win most of the four rounds.
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
        [none] { $player } draws a lantern.
       *[other] { $player } draws lantern { $card }.
    }
lanterns-log-lantern-laid = { $player } bids lantern { $card }.
lanterns-log-lantern-taken = { $player } takes lantern { $card } back.
lanterns-log-ready =
    { $ready ->
        [yes] { $player } is ready.
       *[no] { $player } thinks again.
    }
lanterns-log-lantern-shown = { $player } shows lantern { $card }.
lanterns-log-tie-broken = Equally bright: the die shows { $dice } and chooses { $player }.
lanterns-log-point-won = { $player } wins the round.
lanterns-log-said =
    { $phrase ->
        [bright] { $player } says “bright”.
       *[dim] { $player } says “dim”.
    }
lanterns-log-turn-began = Round { $turn } begins.

## The table in text

lanterns-table-round = Round { $number } of 4, { $deck } lanterns in the deck
lanterns-table-seat =
    { $state ->
        [ready] { $player }: points { $points }, ready
        [said]
            { $phrase ->
                [bright] { $player }: points { $points }, says “bright”
               *[dim] { $player }: points { $points }, says “dim”
            }
       *[thinking] { $player }: points { $points }
    }
lanterns-table-hand =
    { $bid ->
        [none] Your lanterns: { $lanterns }
       *[other] Your lanterns: { $lanterns }, your bid: { $bid }
    }
lanterns-table-discards = Laid aside: { $lanterns }
