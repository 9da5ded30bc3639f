lanterns-title = Lanterns
lanterns-section-bid = Bidding
lanterns-bid-once = You have bid already in this round.
lanterns-bid-from-hand = You bid a lantern from your hand.
lanterns-phrase-once = You may say one phrase in each round.
lanterns-end-most-points = Whoever has most points after four rounds wins.
lanterns-error-no-catalogue = Lanterns has no catalogue.
