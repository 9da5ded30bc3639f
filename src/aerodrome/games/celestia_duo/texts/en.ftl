### Celestia Duo in English: names, options and rules.
### A rule's message is its id with hyphens for dots. Each message is one line, because a line break would be shown.

celestia-duo-title = Celestia Duo
celestia-duo-goal = You and a partner fly one airship and fight ambushes with your cards, saying little. Catch the pirate before they reach their Lair.
celestia-duo-credits = Celestia Duo is a game by Bruno Cathala, published by BLAM! in 2025. This is an unofficial implementation, not endorsed by either of them, with its own words and its own pictures. If you enjoy it, please buy the box: it has far more to look at and to hold.
celestia-duo-reconstructed = Most card values are reconstructed: what nearly all the Ambush, Stage and Assault cards show, two of the Energy tokens, two of the holds and what the pirates demand in the final battle. The rulebook shows them only in pictures. Four pirates have names of our own: Melchior Brume, Sidonie Vask, Ulysse Tarn and Isaure Quint. If you own the box, you can correct the catalogue file from your cards and tokens and play with it.

## Options

celestia-duo-option-mode = Mode
celestia-duo-option-mode-help = Quick: catch the pirate; best for a first match. Normal: catch one of five pirates and win the final battle. Expert: the same against the hardest pirate.
celestia-duo-option-mode-quick = Quick
celestia-duo-option-mode-quick-help = Catch the pirate; best for a first match.
celestia-duo-option-mode-normal = Normal
celestia-duo-option-mode-normal-help = Catch one of five pirates and win the final battle.
celestia-duo-option-mode-expert = Expert
celestia-duo-option-mode-expert-help = Catch the hardest pirate of all and win the final battle.
celestia-duo-option-pirate = Pirate
celestia-duo-option-pirate-help = Only in Normal mode: which of the five pirates you chase, or one at random. Their Secret Attacks differ, in the chase and in the final battle.
celestia-duo-option-pirate-random = At random
celestia-duo-option-pirate-random-help = One of the five pirates is drawn. Their Secret Attacks differ, in the chase and in the final battle.
celestia-duo-option-deck = Upper deck
celestia-duo-option-deck-help = The size of your generator: small, medium or large holds one, two or three Energy tokens, and the larger it is, the smaller the hold. The rulebook draws the upper deck at random.
celestia-duo-option-deck-random = At random
celestia-duo-option-deck-random-help = The upper deck is drawn, as in the rulebook.
celestia-duo-option-deck-small = Small
celestia-duo-option-deck-small-help = One Energy token and the largest hold.
celestia-duo-option-deck-medium = Medium
celestia-duo-option-deck-medium-help = Two Energy tokens and a medium hold.
celestia-duo-option-deck-large = Large
celestia-duo-option-deck-large-help = Three Energy tokens and the smallest hold.
celestia-duo-option-distance = Distance
celestia-duo-option-distance-help = The card of the route on which the pirate’s ship begins, from 12 to 18: the farther, the harder. Quick mode always begins at 12.
celestia-duo-option-captain = First Captain
celestia-duo-option-captain-help = Who is Captain first: the first seat (1), the second (2), or one at random, as in the rulebook.
celestia-duo-option-captain-random = At random
celestia-duo-option-captain-random-help = The first Captain is drawn, as in the rulebook.
celestia-duo-option-captain-1 = Player 1
celestia-duo-option-captain-1-help = The player in the first seat is Captain first.
celestia-duo-option-captain-2 = Player 2
celestia-duo-option-captain-2-help = The player in the second seat is Captain first.
celestia-duo-option-propeller = Propeller after a stop
celestia-duo-option-propeller-help = Which propeller moves you on after a stop. Stage: that of the Stage card you are on. Ambush: that of the Ambush card beneath it.
celestia-duo-option-propeller-stage = Stage
celestia-duo-option-propeller-stage-help = The propeller of the Stage card you are on counts.
celestia-duo-option-propeller-ambush = Ambush
celestia-duo-option-propeller-ambush-help = The propeller of the Ambush card beneath it counts.

## Rules: the sections

celestia-duo-section-goal = Goal of the game
celestia-duo-section-components = Components
celestia-duo-section-set-up = Set-up
celestia-duo-section-captain = The Captain
celestia-duo-section-talk = Talking and silence
celestia-duo-section-briefing = The briefing
celestia-duo-section-movement = Continuing the chase: movement
celestia-duo-section-dice = The strength of an Ambush: dice
celestia-duo-section-smoke = Smoke
celestia-duo-section-attack = The pirate’s Secret Attack
celestia-duo-section-combat = Combat
celestia-duo-section-energy = Losing Energy
celestia-duo-section-reward = Rewards and the hold
celestia-duo-section-share = Sharing cards
celestia-duo-section-stop = Making a stop
celestia-duo-section-crew = The crew
celestia-duo-section-boarding = The final battle
celestia-duo-section-end = End of the game
celestia-duo-section-progress = Harder and harder: the progress sheet

## Rules: goal

celestia-duo-goal-together = You play together against the pirate, as the crew of one airship: you win or lose together.
celestia-duo-goal-catch = Your goal is to catch up with the pirate’s ship before it reaches its Lair.
celestia-duo-goal-quick = In Quick mode, catching the pirate is all you need to do.
celestia-duo-goal-beat = In Normal and Expert mode you must catch the pirate and then win the final battle by destroying the three masts of their ship.

## Rules: components

celestia-duo-components-cards = There are 28 Ambush cards, four of them starting cards, 6 Stage cards, 8 Crew cards, 7 Pirate cards, 14 Assault cards and 48 Equipment cards.
celestia-duo-components-equipment = The Equipment cards are 13 Whips, 11 Sabres, 9 Crossbows, 7 Pistols, 5 Cannons and 3 Jokers.
celestia-duo-components-joker = A Joker counts as any one Equipment card.
celestia-duo-components-tokens = There are 23 Resource tokens: 3 Energy, 6 Gold, 6 Smoke and one for each of the 8 crew members.

## Rules: set-up

celestia-duo-set-up-decks = The Stage, Equipment and Crew cards are shuffled and form three face-down decks; all tokens that are not aboard form the supply.
celestia-duo-set-up-starting-card = One of the four starting cards, drawn at random, is the first card of the route and lies face down; the other three stay in the box.
celestia-duo-set-up-route = The other 24 Ambush cards follow face down in random order, so the route has 25 cards.
celestia-duo-set-up-lair = Beyond the last card of the route lies the pirate’s Lair.
celestia-duo-set-up-pirate-ship = The pirate’s ship has three masts and begins on the twelfth card of the route, or farther along in a harder match.
celestia-duo-set-up-quick = In Quick mode your opponent is Artorius Fénimore, and no Assault cards are used.
celestia-duo-set-up-normal = In Normal mode your opponent is one of five pirates, drawn at random or chosen by you; their card begins on its chase side.
celestia-duo-set-up-expert = Expert mode has the set-up and the rules of Normal mode, but your opponent is Gardenzio Gambi.
celestia-duo-set-up-assaults = In Normal and Expert mode, three Assault cards drawn at random wait face down for the final battle; the others stay in the box.
celestia-duo-set-up-upper-deck = Your airship gets one of three upper decks, at random or as you choose. Each has a generator of another size, with one to three places for Energy, and a hold with four to six places for the rest.
celestia-duo-set-up-energy = Each place in the generator begins with an Energy token drawn at random; nobody looks at its underside.
celestia-duo-set-up-first-smoke = One Smoke token is in the hold from the start.
celestia-duo-set-up-first-crew = The first card of the Crew deck is turned up: that crew member is aboard from the start, active, with a token in the hold.
celestia-duo-set-up-start-tile = The airship begins on the start tile, just before the first card of the route.
celestia-duo-set-up-captain = The first Captain is drawn at random, unless you choose one.
celestia-duo-set-up-hands = Each player is dealt four Equipment cards that only they see.
celestia-duo-set-up-draft = Four more Equipment cards are turned up. The Captain takes one, then the other player, until both have taken two and hold six cards.
celestia-duo-set-up-no-passing = You cannot pass during the set-up: take one of the cards that lie face up.

## Rules: the Captain

celestia-duo-captain-token = The Captain holds the dice, and the Captain token shows who leads the sharing of cards.
celestia-duo-captain-decides = This decision belongs to the Captain; while you may talk, you can say what you would prefer.
celestia-duo-captain-last-word = When you disagree, the Captain has the last word.
celestia-duo-captain-stays = After an Ambush the next turn begins with the same Captain, who also remains Captain in the final battle.
celestia-duo-captain-changes = At the end of a stop the other player becomes Captain and begins a new turn.

## Rules: talking

celestia-duo-talk-silence = This is a moment of silence: nothing can be said until a decision comes that you may talk about.
celestia-duo-talk-windows = You may talk where there is something to decide together: in the briefing, over the cards that Baba reveals, before dice are validated, about who begins a combat or a sharing, about resources to lose, about room in a full hold, and about Gold to spend. At all other times you are silent.
celestia-duo-talk-phrases = You talk in set phrases: both players read them, and they stay in the record of the match.
celestia-duo-talk-fits = Only phrases that fit the decision at hand can be said: choose one of those offered now.
celestia-duo-talk-two-ways = Continuing and stopping are proposed only where both are possible.
celestia-duo-talk-power-helps = A crew member is proposed only where the power could bring something: with a Flag for Kublai and Rhett, say, or two dice alike for Ludvig.
celestia-duo-talk-room = Giving something up is talked about only where that decides something: in a full hold with something else on offer, or where you choose what to lose.
celestia-duo-talk-gold-later = You can propose saving Gold only while there is something to spend it on later.
celestia-duo-talk-cards-differ = The Ambushes left do not differ in that: say what tells them apart, dice, rewards or propellers.
celestia-duo-talk-once = You have said this already: each player can say a phrase only once about the same decision.
celestia-duo-talk-answer = You can agree or disagree only after your partner has proposed something about this decision.
celestia-duo-talk-ready = The Captain’s partner can say that they are ready; they then say nothing more until the Captain has decided something.
celestia-duo-talk-captain-closes = The Captain ends the talk simply by deciding; only the partner says that they are ready.
celestia-duo-talk-hand-sizes = How many cards each player holds is always public.
celestia-duo-talk-hand-secret = What you hold is secret: no phrase says anything about it, neither outright nor by a hint.
celestia-duo-talk-no-dice = Nobody points at a die: no phrase names a die or what it shows.
celestia-duo-talk-whether-not-how = You may discuss whether to use something, such as Smoke or a crew member, but not how.

## Rules: briefing

celestia-duo-briefing-begins-the-turn = You decide whether to continue or to stop only in the briefing, at the beginning of a turn.
celestia-duo-briefing-two-ways = Every turn begins with a briefing, in which you decide together: continue the chase, or make a stop in a city.
celestia-duo-briefing-first-turn = In the first turn of the match you must continue: a stop is possible from the second turn on.
celestia-duo-turn-nothing-to-end = There is nothing to finish or decline here: make the decision that is waiting.

## Rules: movement

celestia-duo-movement-propeller = When you continue, the airship moves as many cards along the route as the propeller on its own card says.
celestia-duo-movement-start-propeller = The start tile has a propeller of its own: without help it takes the airship to the starting card.
celestia-duo-movement-city-propeller = After a stop, the propeller of the Stage card counts; an option lets that of the Ambush card beneath it count instead.
celestia-duo-movement-reveal = The Ambush card at that distance is turned up, and the airship moves onto it.
celestia-duo-movement-skipped = Cards that the airship flies over stay face down and do not count at the next stop.
celestia-duo-movement-pirate-reached = If its movement would take the airship to the pirate’s ship or past it, it halts there: the pirate is caught, and no Ambush is turned up or fought on that card.

## Rules: dice

celestia-duo-dice-faces = The four dice are alike: five faces show Whip, Sabre, Crossbow, Pistol and Cannon, the sixth shows the pirate’s Flag.
celestia-duo-dice-fixed = For each Equipment symbol printed on the Ambush card a die is set to that face; Flags are never set by an Ambush.
celestia-duo-dice-rolled = For each rolling die printed on the Ambush card a die is rolled; all the dice together are the strength of the Ambush.
celestia-duo-dice-validate = The dice are validated once in each fight, after the roll and any rerolls: from then on they are final.
celestia-duo-dice-shown = Only dice on the table can be rerolled or turned: choose among the faces they show now.

## Rules: smoke

celestia-duo-smoke-reroll = Before the dice are validated, the Captain can discard a Smoke token to reroll one or more of them.
celestia-duo-smoke-fixed-dice = Dice that were set to a face can be rerolled too, and may then show a Flag.
celestia-duo-smoke-again = You can reroll several times, each time for another Smoke token and with any dice you like.
celestia-duo-smoke-before-validation = Smoke rerolls dice only between the roll and their validation, never during a combat.
celestia-duo-smoke-needed = Each reroll costs a Smoke token, and there is none in the hold.

## Rules: the Secret Attack

celestia-duo-attack-each-flag = During the chase, the pirate’s Secret Attack strikes once for each Flag among the validated dice.
celestia-duo-attack-own = Every pirate has a Secret Attack for the chase, written on their card.
celestia-duo-attack-advance = A Secret Attack of the chase always moves the pirate’s ship towards its Lair, by the number of cards it says; some also cost you Gold, a card or a crew member’s help.
celestia-duo-attack-one-by-one = Flags strike one after another: the ship advances, you lose at once if it reaches the Lair, and only then comes the penalty.
celestia-duo-attack-gold = A Secret Attack that costs Gold takes one Gold token from the hold.
celestia-duo-attack-equipment = A card is given up only when the pirate’s Secret Attack takes one: the Captain names a player, and that player discards a card.
celestia-duo-attack-empty-hand = That player’s hand is empty: the other player must give up the card.
celestia-duo-attack-own-choice = The player who loses a card chooses it, and is asked even if all their cards are alike, so that nothing is revealed about the hand.
celestia-duo-attack-deactivate = Only a Secret Attack that says so tires a crew member, and it must be one who is active.
celestia-duo-attack-discard = A Secret Attack that costs a crew member removes one, active or not, chosen by the Captain: the token leaves the hold and the card is discarded.
celestia-duo-attack-nothing-to-lose = What you do not have cannot be taken: that part of the Secret Attack then has no effect.
celestia-duo-attack-by-itself = A penalty that leaves nothing to choose, such as Gold or your only crew member, is applied automatically.

## Rules: combat

celestia-duo-combat-captain-names-first = The Captain says who begins a combat, right after the dice have been validated.
celestia-duo-combat-alternate = In a combat the players take turns until no die is left.
celestia-duo-combat-only-in-combat = Cards are played against dice only in a combat, once someone has been named to begin.
celestia-duo-combat-one-die = In your turn you choose a die and beat it with cards from your hand.
celestia-duo-combat-die-there = No die left in this combat shows that symbol: choose one that is still there.
celestia-duo-combat-matching-card = One Equipment card of the symbol that a die shows beats it.
celestia-duo-combat-joker = A Joker beats a die of any Equipment symbol.
celestia-duo-combat-pair = Two Equipment cards of the same symbol together beat a die of any Equipment symbol.
celestia-duo-combat-pair-needs-two = A pair is two cards of the same symbol in your hand; two Jokers are not a pair.
celestia-duo-combat-pair-by-choice = You may use a pair even if you also hold a matching card.
celestia-duo-combat-flag-any-card = During the chase a Flag is beaten by a single card of any kind, as long as one of the dice left shows a Flag.
celestia-duo-combat-no-more-than-needed = No more cards go to a die than its payment takes: one card, or the two of a pair.
celestia-duo-hand-has-card = You can only use cards that are in your hand.
celestia-duo-combat-must-pay = Your hand can beat a die, so it must: only a player whose hand cannot may say so.
celestia-duo-combat-cards-aside = Cards played in a fight lie aside until it is over; then they go to the discard pile.
celestia-duo-combat-over = The fight is won when all its dice have been beaten.

## Rules: energy

celestia-duo-energy-lost = When it is your turn in a combat and your hand cannot beat any die, the airship loses an Energy token.
celestia-duo-energy-at-random = The Energy token to go is taken at random and turned over; you do what its underside says.
celestia-duo-energy-share-first = First you share as many Equipment cards as the Energy token says, face up and face down.
celestia-duo-energy-resources = Then as many tokens as the Energy token says leave the hold, Gold, Smoke or crew members as the Captain chooses; Energy is never among them.
celestia-duo-energy-hold-emptied = If the hold has no more tokens than must go, it is emptied.
celestia-duo-energy-crew-card = A crew member lost with an Energy token goes to the discard pile with their card, active or not.
celestia-duo-energy-same-player = The player who could not pay goes on with the combat and may fail again; after that the players alternate as before.
celestia-duo-energy-proof = A player who says they cannot pay always tells the truth, so both learn something about that hand.
celestia-duo-energy-none-left-is-no-loss = An empty generator is not yet a defeat: you can go on as long as no further Energy token must be removed.

## Rules: rewards and the hold

celestia-duo-reward-after-a-fight = Rewards are taken only after an Ambush has been beaten, before the next turn begins.
celestia-duo-reward-icons = After an Ambush you take the rewards on its card in any order; each can be declined or taken in part.
celestia-duo-reward-there = That reward is not on the Ambush card, or it has been taken already.
celestia-duo-reward-card-face-up = An Equipment reward is one card drawn face up and shared at once.
celestia-duo-reward-gold-loaded = A Gold reward puts as many Gold tokens into the hold as the card shows.
celestia-duo-reward-recruit = A Crew reward draws a Crew card: that crew member comes aboard active, and their token takes a place in the hold.
celestia-duo-reward-crew-reshuffled = When the Crew deck is empty, the discarded Crew cards are shuffled into a new one.
celestia-duo-communication-one-statement = Exceptional Communication lets each player make one statement about their hand, or none; the Captain speaks first.
celestia-duo-communication-forms = A statement says that you have a kind of card, Joker included, or that you have none of it; it never says how many.
celestia-duo-communication-all-kinds = Instead you may say that you have every kind: at least one card of each of the six, Joker included.
celestia-duo-communication-true = A statement must be true of your hand at this moment.
celestia-duo-communication-only-as-reward = You can tell something about your hand only with the reward Exceptional Communication, when it is your turn to speak.
celestia-duo-hold-places = Each Gold, Smoke and Crew token takes up one place in the hold; Energy tokens have the generator to themselves.
celestia-duo-hold-full = The hold is full: remove a token to make room first, or go without.
celestia-duo-hold-make-room = When something is offered that needs room, be it a reward, Smoke you bought or tokens from Kublai or Rhett, the Captain may remove tokens from a full hold to make room for it.
celestia-duo-hold-room-already = There is still room in the hold: tokens are removed to make room only when it is full.
celestia-duo-hold-something-else = To make room, remove something other than what you are offered: exchanging a token for the same kind gains nothing.
celestia-duo-hold-nothing-to-remove = Nothing needs to leave the hold now: tokens are removed only to make room for something offered, or when you must lose some.
celestia-duo-hold-token-there = There is no such token in the hold: choose one that is there.
celestia-duo-hold-crew-card = Removing a crew member means both: the token leaves the hold and the card is discarded.
celestia-duo-hold-loads-by-itself = Smoke you buy and tokens from Kublai or Rhett go into the hold automatically while there is room; for the rest, make room or leave it.
celestia-duo-hold-supply = The six Gold and six Smoke tokens are always enough, because no hold has more than six places.
celestia-duo-gold-needed = You need as much Gold in the hold as this costs.

## Rules: sharing

celestia-duo-share-always = New Equipment cards are always shared between the two players.
celestia-duo-share-laid-out = Cards to be shared are drawn and laid out, as many face up and as many face down as indicated.
celestia-duo-share-captain-names-first = Once the cards are laid out, the Captain says who takes first.
celestia-duo-share-in-turn = The players take turns, each taking one card or passing, until no card is left.
celestia-duo-share-only-when-sharing = Cards are taken, or left to your partner, only while cards are being shared.
celestia-duo-share-card-there = No such card lies face up here: choose one that does.
celestia-duo-share-hidden = Cards lying face down are all alike to choose from, and only the player who takes one sees it.
celestia-duo-share-visible = Which face-up card a player takes is public.
celestia-duo-share-no-hidden = No card is left face down: choose one that lies face up.
celestia-duo-share-passing = You may pass to let your partner take two cards in a row, as often as you like.
celestia-duo-share-no-two-passes = Your partner has just passed, so you must take a card.
celestia-duo-share-no-hand-limit = A hand can hold any number of cards.
celestia-duo-share-one-sharing = All the cards a stop gives for Ambushes are one sharing; each purchase and each Equipment reward is a sharing of its own.
celestia-duo-share-deck-reshuffled = When the Equipment deck runs out in the middle of a sharing, the discard pile is shuffled to form a new deck, and the missing cards come from it.
celestia-duo-share-visible-first = Cards to lie face up are dealt before those to lie face down, and what is left of the deck before the discard pile is shuffled. If there are still too few cards, fewer lie face down.
celestia-duo-share-face-down-mixed = Face-down cards from before and after the discard pile was shuffled are mixed before anyone takes one.
celestia-duo-share-no-cards-left = No Equipment card is left to draw, neither in the deck nor in the discard pile.

## Rules: stops

celestia-duo-stop-stage-card = For a stop, the first Stage card is turned up and laid over the rewards of the Ambush card you are on, and the airship moves onto it.
celestia-duo-stop-order = At a stop you go through its card from top to bottom: the pirate advances, you share cards, you may spend Gold, the crew is reactivated or not. Then the Captain changes.
celestia-duo-stop-pirate-advances = At a stop the pirate’s ship advances by the number of cards that the Stage card says.
celestia-duo-stop-cards-for-ambushes = For each Ambush card turned up since your last stop, you share as many Equipment cards as the Stage card says.
celestia-duo-stop-again = You may stop several times in a row: without new Ambushes there are no cards for them, but everything else happens.
celestia-duo-stop-no-stage-left = All the Stage cards lie on the route, so no further stop is possible: you must continue.
celestia-duo-stop-gold-in-a-city = Gold can be spent only during a stop in a city or in preparation for the final battle.
celestia-duo-stop-purchases = At a stop you can buy Equipment cards, shared at once, and Smoke for your hold, at the prices on the Stage card, in any order and as often as you like.
celestia-duo-stop-gold-kept = You need not spend your Gold: what you keep stays in the hold for later.
celestia-duo-stop-reactivates = If the Stage card says so, the whole crew aboard is active again at the end of the stop.
celestia-duo-stop-leaves-the-crew = Other Stage cards leave the crew as it is: tired members stay tired.
celestia-duo-stop-reactivation-not-sold = In a city Gold does not reactivate the crew: it buys cards or Smoke there.

## Rules: the crew

celestia-duo-crew-power = Each crew member aboard has a power for both of you: the Captain decides on it, but in a combat it is the player whose turn it is.
celestia-duo-crew-tires = Using a power tires the crew member until the crew is reactivated at a stop, or for Gold before the final battle.
celestia-duo-crew-aboard = That crew member is not aboard: only those with a token in your hold can be chosen.
celestia-duo-crew-tired = That crew member is tired, and can help again only once the crew has been reactivated.
celestia-duo-crew-voluntary = No power is compulsory, not even when it would save an Energy token.
celestia-duo-crew-in-briefing = Olga and Baba can help only in the briefing, before you continue or stop.
celestia-duo-crew-validated-flag = Kublai and Rhett can help only right after dice with at least one Flag have been validated.
celestia-duo-crew-end-of-fight = Shuki can help only at the end of a fight, before the cards played in it are discarded.
celestia-duo-crew-after-roll = Augusta can help only after the dice have been rolled or set, and before they are validated.
celestia-duo-crew-own-combat-turn = Ludvig and Mama can help only in a combat, when it is your turn to beat a die.
celestia-duo-crew-ludvig-clears = Ludvig Cyr: instead of beating one die, discard a card to beat all the dice that show its symbol. The turn then passes as usual.
celestia-duo-crew-ludvig-joker = With Ludvig, a Joker counts as the symbol you name; it cannot be the Flag.
celestia-duo-crew-ludvig-die-shown = Ludvig needs at least one die that shows the symbol of the card; he does not beat Flags.
celestia-duo-crew-olga-one-more = Olga Benz: the airship moves one card more than the propeller says. She may take you past the starting card or up to the pirate.
celestia-duo-crew-olga-wasted = Olga can be used at any point of the briefing; if you stop after all, her help is wasted.
celestia-duo-crew-shuki-keeps = Shuki Saban: at the end of a fight, choose two of the cards played in it, or the only one, and share them face up instead of discarding them.
celestia-duo-crew-shuki-chooses = Cards are chosen among those played only after calling on Shuki at the end of a fight, and then before anything else.
celestia-duo-crew-shuki-played = Shuki saves only cards that were played in this fight and are still lying aside.
celestia-duo-crew-kublai-gold = Kublai Heshen: put up to two Gold tokens into the hold for each Flag validated; one use covers all the Flags.
celestia-duo-crew-baba-reveals = Baba Zogbé: before you continue or stop, turn up all the Ambush cards from here to your destination. Both of you see them, and the Captain puts them back face down in any order.
celestia-duo-crew-baba-limit = What Baba turns up includes Olga’s additional card if she has been used, and goes no farther than the card of the pirate’s ship.
celestia-duo-crew-baba-order = Cards are put back on the route only after Baba has turned them up, and all of them must lie there again before you go on.
celestia-duo-crew-baba-revealed = Only a card that Baba turned up and that is not back on the route yet can be put there.
celestia-duo-crew-baba-then-decide = After Baba’s help you are still free to continue or to stop.
celestia-duo-crew-mama-joker = Mama Lear: in your turn of a combat, one card of your hand counts as a Joker for one payment, also as part of the price of a Flag in the final battle.
celestia-duo-crew-mama-where-needed = Mama helps only where a card needs her: not with a Joker, not with a card that matches the die, not on a Flag during the chase.
celestia-duo-crew-ludvig-mama = Ludvig and Mama can help in the same turn: a card that Mama makes a Joker serves Ludvig as a Joker does, and both are then tired.
celestia-duo-crew-rhett-smoke = Rhett O’Hara: put up to two Smoke tokens into the hold for each Flag validated; one use covers all the Flags.
celestia-duo-crew-before-the-attack = Kublai and Rhett help before the Secret Attack strikes.
celestia-duo-crew-augusta-two-dice = Augusta D’Epsom: after the roll, set one or two dice to faces of your choice, even to Flags.
celestia-duo-crew-augusta-one-more = Augusta has set one die: set a second one, or stop there, before you do anything else.
celestia-duo-crew-augusta-any-die = Augusta can set any die, also one that the card had set, even if no die was rolled at all; Smoke may be used before and after her.

## Rules: the final battle

celestia-duo-boarding-begins = In Normal and Expert mode the final battle begins when you catch the pirate, whose card is turned to its boarding side.
celestia-duo-boarding-cards = First you share the Equipment cards that the pirate’s card gives, face up and face down, in the usual way.
celestia-duo-boarding-gold = Then you may spend Gold at the prices on the pirate’s card: on cards as often as you like, and on reactivating the whole crew at once.
celestia-duo-boarding-all-active = Nobody in your crew is tired, so there is no one to reactivate.
celestia-duo-boarding-no-smoke-sold = Smoke is sold only in cities: here Gold buys cards or reactivates the crew.
celestia-duo-boarding-three-assaults = The final battle consists of three Assaults, one after another.
celestia-duo-boarding-assault-card = At the start of each Assault its card is turned up: it says how many dice are rolled and which are set to a face.
celestia-duo-boarding-bans = Each Assault forbids one thing, as long as it lasts: Smoke, the powers of the crew, or pairs.
celestia-duo-assault-no-crew = This Assault forbids the powers of the crew, every one of them, until it is over.
celestia-duo-assault-no-pairs = This Assault forbids pairs until it is over: use a matching card or a Joker.
celestia-duo-assault-no-smoke = This Assault forbids Smoke until it is over.
celestia-duo-boarding-same-rules = An Assault is fought like an Ambush: Smoke before validation, players taking turns, an Energy token lost whenever one of them cannot pay.
celestia-duo-boarding-own-attack = In the final battle the pirate has another Secret Attack, which makes each validated Flag cost more; the one of the chase no longer strikes.
celestia-duo-boarding-flag-cost = In the final battle a Flag is beaten only by paying all the cards listed on the pirate’s card, and only if a die left shows a Flag.
celestia-duo-boarding-all-at-once = One player pays the whole price of a Flag in one turn, card by card in any order: the hand must be enough for all of it, also after this payment.
celestia-duo-boarding-owed = A Flag is being paid for: pay with a card for a symbol that is still owed before you do anything else.
celestia-duo-boarding-substitutes = In the price of a Flag, each symbol can also be paid with a Joker, a pair or, with Mama, any card, unless the Assault forbids it.
celestia-duo-boarding-mast = When all the dice of an Assault are gone, the pirate’s ship loses a mast and the Assault card is discarded.
celestia-duo-boarding-no-rewards = Assaults follow one another directly: there are no rewards, no briefing and no purchases between them.

## Rules: the end

celestia-duo-end-caught = In Quick mode you win at the moment when the airship catches up with the pirate’s ship.
celestia-duo-end-masts = In Normal and Expert mode you win when the third mast of the pirate’s ship falls.
celestia-duo-end-lair = You lose at once when the pirate’s ship reaches its Lair, by a stop or by a Secret Attack.
celestia-duo-end-energy = You lose if, during the chase, an Energy token must be removed and the generator has none left.
celestia-duo-end-energy-boarding = You lose if, in the final battle, an Energy token must be removed and the generator has none left.

## Rules: progress

celestia-duo-progress-farther = A victory ticks the box of the card on which the pirate’s ship began. Your next match in that mode begins one card beyond the farthest box ticked.
celestia-duo-progress-rows = The progress sheet of the two of you has one row for Normal mode, whichever pirate you beat, and one for Expert mode.
celestia-duo-progress-loss = A defeat changes nothing on the progress sheet: you try again from the same card.
celestia-duo-progress-last-box = Each row goes from the twelfth to the eighteenth card and stays there when you have won at the eighteenth.
celestia-duo-progress-quick = Quick mode has no row: the pirate’s ship always begins on the twelfth card.

## Errors of the catalogue

celestia-duo-error-catalogue-equipment = The cards of the catalogue's [equipment] add up to { $found }; the game has { $wanted }.
celestia-duo-error-catalogue-faces = Catalogue entry { $entry } must be a list that names each of { $known } once.
celestia-duo-error-catalogue-no-cards = Catalogue entry { $entry } gives no card: “hidden” or “visible” must be at least 1.
celestia-duo-error-catalogue-list = Catalogue entry { $entry } has the { $field } { $value }; it must be a list whose items are among { $known }.
celestia-duo-error-catalogue-length = Catalogue entry { $entry } lists { $found } { $field }; it needs { $least } to { $most }.
celestia-duo-error-catalogue-dice = Catalogue entry { $entry } has { $found } dice; a card has 1 to { $most }.
celestia-duo-error-catalogue-hold = Catalogue entry { $entry } has { $found } places, but there are only { $tokens } tokens at { $other }; the hold must be no larger than that.
celestia-duo-error-catalogue-generators = The generators of the decks { $decks } must grow in this order; the catalogue's [decks] has { $found }.
celestia-duo-error-catalogue-boxes = Catalogue entry { $entry } has the boxes { $value }; it must be a list of whole numbers that begins with { $first } and grows up to at most { $last }.
celestia-duo-error-catalogue-name = Catalogue entry { $entry } has the text { $value }; a name has 1 to { $most } printable characters.
celestia-duo-error-catalogue-same-name = Catalogue entry { $entry } has the text { $value }, which is the name of another pirate already.

## Errors of the progress sheet

celestia-duo-error-progress-shape = A progress sheet has the rows normal and expert, each a list of whole numbers: { $reason }.
celestia-duo-error-progress-row = The row { $row } of a progress sheet cannot have the ticks { $value }: each must be farther than the one before.

## The progress sheet

celestia-duo-progress-normal = Normal
celestia-duo-progress-expert = Expert
celestia-duo-progress-new = { $mode }: no win counted yet; the pirate begins the next match on card { $next }.
celestia-duo-progress-open = { $mode }: won with the pirate on card { $ticked }; it begins the next match on card { $next }.
celestia-duo-progress-done = { $mode }: every box is ticked; the pirate begins on card { $next } from now on.

## Causes of loss, in a few words

celestia-duo-cause-lair = lair
celestia-duo-cause-energy = energy, chase
celestia-duo-cause-energy-boarding = energy, final battle
## Errors: positions

celestia-duo-error-position-place = The position's { $entry } has a card at place { $place }, where another one lies already.
celestia-duo-error-position-dice = The position has { $found } dice; there are { $most }.

## Errors: positions from which the rules could not play on

celestia-duo-error-position-hold = The position is impossible: the hold has no room for all these tokens.
celestia-duo-error-position-quick = The position is impossible: in Quick mode the pirate begins on the twelfth card and there is no final battle.
celestia-duo-error-position-ending = The position is impossible: a match has an 'ending' exactly when it is over.
celestia-duo-error-position-waiting = The position is impossible: one step waits while cards are shared or room is made, at steps 'share', 'pick' and 'load', and none at step { $step }.
celestia-duo-error-position-boarding = The position is impossible: step { $step } belongs to the chase, and 'boarding' says that it is over.
celestia-duo-error-position-ships = The position is impossible: in the chase the airship is behind the pirate's ship, and the Lair ends the match.
celestia-duo-error-position-under-airship = The position is impossible: in the chase a known card lies under the airship, but for the briefing of turn 1 on the start tile.
celestia-duo-error-position-baba = The position is impossible: the cards in 'baba' are laid at step 'baba', from place 'laying' on, ahead of the airship where no card is known.
celestia-duo-error-position-masts = The position is impossible: there is a mast left while the match goes on, and an Assault for each of them.
celestia-duo-error-position-assault = The position is impossible: an 'assault' goes on exactly while there is a fight in the final battle.
celestia-duo-error-position-dice-there = The position is impossible: step { $step } belongs to a fight, and there are no dice.
celestia-duo-error-position-deck = The position is impossible: the deck has more cards of a kind than 'deck_limit' says were shuffled.
celestia-duo-error-position-offered = The position is impossible: tokens of one kind are 'offered'.
celestia-duo-error-position-memory = The position is impossible: what 'memory' says of a hand is not true of it.
celestia-duo-error-position-lacking = The position is impossible: there is nothing, or too little, to decide about at step { $step }.
celestia-duo-error-position-stage = The position is impossible: a Stage card lies under the airship during a stop.
celestia-duo-error-position-route = The position is impossible: there are not enough unseen Ambush cards for the route ahead, or no starting card for its first place.
celestia-duo-error-position-no-action = The position is impossible: nothing can be done at step { $step }.
## Names. A card's or die's name follows the word “card” or “die”; $count is how many there are of it.

celestia-duo-card-whip = Whip
celestia-duo-card-sabre = Sabre
celestia-duo-card-crossbow = Crossbow
celestia-duo-card-pistol = Pistol
celestia-duo-card-cannon = Cannon
celestia-duo-card-joker = Joker
celestia-duo-card-flag = Flag
celestia-duo-card-counted = { $card } ×{ $count }
celestia-duo-card-none = none
celestia-duo-card-rolled =
    { $dice ->
        [one] 1 die rolled
       *[other] { $dice } dice rolled
    }
celestia-duo-card-ambush = Ambush (dice: { $dice }; reward: { $rewards }; propeller { $propeller })
celestia-duo-card-stage =
    Stage (for each Ambush { $cards }; for 1 Gold { $bought } or { $smoke } Smoke; { $crew ->
        [yes] crew reactivated
       *[no] crew not reactivated
    }; propeller { $propeller })
celestia-duo-card-assault = Assault (dice: { $dice }; { $ban })
celestia-duo-icon-gold = Gold
celestia-duo-icon-equipment = Equipment
celestia-duo-icon-crew = Crew
celestia-duo-icon-communication = Communication
celestia-duo-token-gold = Gold
celestia-duo-token-smoke = Smoke
celestia-duo-count-range = { $least } to { $most }
celestia-duo-count-cards =
    { $which ->
        [none] no card
        [hidden] { $hidden ->
            [one] 1 card face down
           *[other] { $hidden } cards face down
        }
        [visible] { $visible ->
            [one] 1 card face up
           *[other] { $visible } cards face up
        }
       *[both] { $hidden ->
            [one] 1 card face down
           *[other] { $hidden } cards face down
        } and { $visible } face up
    }
celestia-duo-crew-ludvig = Ludvig Cyr
celestia-duo-crew-ludvig-help = In your turn of a combat: one card beats all the dice of its symbol.
celestia-duo-crew-olga = Olga Benz
celestia-duo-crew-olga-help = In the briefing: the airship flies one card farther.
celestia-duo-crew-shuki = Shuki Saban
celestia-duo-crew-shuki-help = At the end of a fight: two of the cards played are shared again.
celestia-duo-crew-kublai = Kublai Heshen
celestia-duo-crew-kublai-help = When Flags are validated: gain up to two Gold for each Flag.
celestia-duo-crew-baba = Baba Zogbé
celestia-duo-crew-baba-help = In the briefing: see the Ambushes up to your destination and put them back in any order.
celestia-duo-crew-mama = Mama Lear
celestia-duo-crew-mama-help = In your turn of a combat: one card counts as a Joker.
celestia-duo-crew-rhett = Rhett O’Hara
celestia-duo-crew-rhett-help = When Flags are validated: gain up to two Smoke for each Flag.
celestia-duo-crew-augusta = Augusta D’Epsom
celestia-duo-crew-augusta-help = After a roll: set one or two dice to any face.
celestia-duo-pirate-described = { $name }. { $attack }
celestia-duo-pirate-ours = We made up the name { $name }: the real one is not known to us.
celestia-duo-pirate-price = Now each Flag costs { $price }, paid by one player in one turn.
celestia-duo-penalty-none =
    Secret Attack for each Flag: the pirate advances by { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
celestia-duo-penalty-gold =
    Secret Attack for each Flag: the pirate advances by { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, and 1 Gold is lost.
celestia-duo-penalty-equipment =
    Secret Attack for each Flag: the pirate advances by { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, and an Equipment card is lost.
celestia-duo-penalty-deactivate =
    Secret Attack for each Flag: the pirate advances by { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, and a crew member is tired.
celestia-duo-penalty-discard =
    Secret Attack for each Flag: the pirate advances by { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, and a crew member leaves the airship.
celestia-duo-ban-smoke = Smoke forbidden
celestia-duo-ban-crew = crew powers forbidden
celestia-duo-ban-pairs = pairs forbidden

## What can be said: phrases in talk windows, statements about their hand

celestia-duo-phrase-continue = Let’s continue.
celestia-duo-phrase-stop = Let’s make a stop.
celestia-duo-phrase-use-smoke = Let’s use Smoke.
celestia-duo-phrase-keep-smoke = Let’s keep the Smoke.
celestia-duo-phrase-you-first = You first.
celestia-duo-phrase-me-first = Me first.
celestia-duo-phrase-buy-cards = Let’s buy cards.
celestia-duo-phrase-buy-smoke = Let’s buy Smoke.
celestia-duo-phrase-reactivate = Let’s reactivate the crew.
celestia-duo-phrase-save-gold = Let’s save the Gold.
celestia-duo-phrase-spare-gold = We can spare Gold.
celestia-duo-phrase-spare-smoke = We can spare Smoke.
celestia-duo-phrase-spare-crew = We can spare a crew member.
celestia-duo-phrase-take-it = Let’s take it.
celestia-duo-phrase-leave-it = Let’s leave it.
celestia-duo-phrase-meet-weakest = Let’s meet the one with the fewest dice.
celestia-duo-phrase-meet-richest = Let’s meet the one with the best reward.
celestia-duo-phrase-meet-fastest = Let’s meet the one with the longest propeller.
celestia-duo-phrase-use-ludvig = Let’s use Ludvig.
celestia-duo-phrase-use-olga = Let’s use Olga.
celestia-duo-phrase-use-shuki = Let’s use Shuki.
celestia-duo-phrase-use-kublai = Let’s use Kublai.
celestia-duo-phrase-use-baba = Let’s use Baba.
celestia-duo-phrase-use-mama = Let’s use Mama.
celestia-duo-phrase-use-rhett = Let’s use Rhett.
celestia-duo-phrase-use-augusta = Let’s use Augusta.
celestia-duo-phrase-agree = I agree.
celestia-duo-phrase-disagree = I disagree.
celestia-duo-statement-have = I have { $card }.
celestia-duo-statement-have-not = I have no { $card }.
celestia-duo-statement-all-kinds = I have every kind of Equipment.
celestia-duo-statement-nothing = Nothing to say.
celestia-duo-amount-some-whip = a Whip
celestia-duo-amount-some-sabre = a Sabre
celestia-duo-amount-some-crossbow = a Crossbow
celestia-duo-amount-some-pistol = a Pistol
celestia-duo-amount-some-cannon = a Cannon
celestia-duo-amount-some-joker = a Joker
celestia-duo-amount-no-whip = Whip
celestia-duo-amount-no-sabre = Sabre
celestia-duo-amount-no-crossbow = Crossbow
celestia-duo-amount-no-pistol = Pistol
celestia-duo-amount-no-cannon = Cannon
celestia-duo-amount-no-joker = Joker
celestia-duo-amount-of-whip =
    { $count ->
        [one] a Whip
       *[other] { $count } Whips
    }
celestia-duo-amount-of-sabre =
    { $count ->
        [one] a Sabre
       *[other] { $count } Sabres
    }
celestia-duo-amount-of-crossbow =
    { $count ->
        [one] a Crossbow
       *[other] { $count } Crossbows
    }
celestia-duo-amount-of-pistol =
    { $count ->
        [one] a Pistol
       *[other] { $count } Pistols
    }
celestia-duo-amount-of-cannon =
    { $count ->
        [one] a Cannon
       *[other] { $count } Cannons
    }
celestia-duo-amount-of-joker =
    { $count ->
        [one] a Joker
       *[other] { $count } Jokers
    }

## What must be decided. $who is partner when the deciding seat is the reader's partner; for those who watch, $player names it.

celestia-duo-prompt-advise = Say what you would prefer, or that you are ready.
celestia-duo-prompt-draft = Take one of the cards that lie face up.
celestia-duo-prompt-draft-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } is to take one of the cards that lie face up.
celestia-duo-prompt-draft-help = Four cards lie face up. You take them in turn, the Captain first. Everyone sees what you take; you cannot pass, and nobody speaks.
celestia-duo-prompt-briefing =
    { $stop ->
        [no] You are the Captain: continue the chase; a stop is not possible now. The pirate is { $distance ->
            [one] 1 card
           *[other] { $distance } cards
        } ahead.
       *[yes] You are the Captain: continue the chase or make a stop? The pirate is { $distance ->
            [one] 1 card
           *[other] { $distance } cards
        } ahead.
    }
celestia-duo-prompt-briefing-watch =
    { $who ->
        [partner] Your partner, the Captain,
       *[other] { $player }, the Captain,
    } { $stop ->
        [no] must continue the chase
       *[yes] decides whether to continue the chase or to make a stop
    }; the pirate is { $distance ->
        [one] 1 card
       *[other] { $distance } cards
    } ahead.
celestia-duo-prompt-briefing-help = Continue: the airship moves as far as the propeller says and meets an Ambush there, or the pirate. Stop: the pirate flees a little, and you share new cards, may spend Gold and perhaps reactivate the crew. Olga and Baba help here.
celestia-duo-prompt-baba = Choose the card to put back face down on card { $laying } of the route.
celestia-duo-prompt-baba-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } chooses the card to put back face down on card { $laying } of the route.
celestia-duo-prompt-baba-help = Baba has turned up the Ambushes ahead of you. The Captain puts them back face down, the nearest place first; both of you know what lies where.
celestia-duo-prompt-dice =
    { $change ->
        [no] The dice show { $dice }, and nothing can change them: validate them.
       *[yes] The dice show { $dice }: change some of them, or validate them.
    }
celestia-duo-prompt-dice-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } decides whether to change or to validate the dice: { $dice }.
celestia-duo-prompt-dice-help = One Smoke rerolls any of the dice, even those that the card had set. Augusta sets one or two dice. Once validated the dice are final, and each Flag triggers the Secret Attack.
celestia-duo-prompt-augusta = Set a second die with Augusta, or stop here: { $dice }.
celestia-duo-prompt-augusta-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } decides whether Augusta sets a second die: { $dice }.
celestia-duo-prompt-augusta-help = Augusta has set one die and may set another one. Smoke can still be used afterwards.
celestia-duo-prompt-flags =
    { $flags ->
        [one] A Flag is validated: call on Kublai or Rhett before the Secret Attack strikes?
       *[other] { $flags } Flags are validated: call on Kublai or Rhett before the Secret Attack strikes?
    }
celestia-duo-prompt-flags-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } decides whether Kublai or Rhett help with the { $flags ->
        [one] validated Flag
       *[other] { $flags } validated Flags
    }.
celestia-duo-prompt-flags-help = Kublai brings two Gold, Rhett two Smoke for each validated Flag, as far as there is room in the hold or you make some. Then the Secret Attack strikes.
celestia-duo-prompt-load =
    { $token ->
        [smoke] The hold is full. To take { $offered } more Smoke, remove something; or leave it.
       *[gold] The hold is full. To take { $offered } more Gold, remove something; or leave it.
    }
celestia-duo-prompt-load-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } decides what makes room in the full hold for { $offered } { $token ->
        [smoke] Smoke
       *[gold] Gold
    }.
celestia-duo-prompt-load-help = Everything but Energy shares the places of the hold. Each token you remove makes room for one that is offered; what you leave returns to the supply.
celestia-duo-prompt-victim = The Secret Attack takes a card: which of you loses one?
celestia-duo-prompt-victim-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } decides who loses a card to the Secret Attack.
celestia-duo-prompt-victim-help = The Captain names one of the two players, in silence; that player then chooses a card of their hand and discards it face up.
celestia-duo-prompt-lose = The Secret Attack takes one of your cards: choose one to discard.
celestia-duo-prompt-lose-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } chooses a card to lose to the Secret Attack.
celestia-duo-prompt-lose-help = Choose one of your cards; it goes to the discard pile face up. You may not talk about it.
celestia-duo-prompt-deactivate = The Secret Attack tires a crew member: choose who.
celestia-duo-prompt-deactivate-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } chooses the crew member whom the Secret Attack tires.
celestia-duo-prompt-deactivate-help = One of the active crew members can no longer help until the crew is reactivated.
celestia-duo-prompt-dismiss = The Secret Attack takes a crew member: choose who leaves the airship.
celestia-duo-prompt-dismiss-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } chooses the crew member who leaves the airship.
celestia-duo-prompt-dismiss-help = A crew member, active or tired, leaves: the token is removed from the hold and the card discarded.
celestia-duo-prompt-start = The dice are final: { $dice }. Who begins the combat?
celestia-duo-prompt-start-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } decides who begins the combat against { $dice }.
celestia-duo-prompt-start-help = You beat the dice in turn, one die each, until none is left. A player who can beat a die must do so; a player who cannot costs you an Energy token.
celestia-duo-prompt-combat =
    { $beats ->
        [no] Your turn in the combat, but your hand beats no die. Still to beat: { $dice }.
       *[yes] Your turn in the combat: beat a die. Still to beat: { $dice }.
    }
celestia-duo-prompt-combat-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } must beat a die. Still to beat: { $dice }.
celestia-duo-prompt-combat-help = A die is beaten by a card with its symbol, a Joker, or two equal cards. During the chase any card beats a Flag; in the final battle a Flag has the price on the pirate’s card. Nobody speaks.
celestia-duo-prompt-grapple = Pay for the Flag; still owed: { $owed }.
celestia-duo-prompt-grapple-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } pays for a Flag; still owed: { $owed }.
celestia-duo-prompt-grapple-help = You pay the whole price of the Flag, card by card: each symbol with its card, a Joker, a pair or, with Mama, any card.
celestia-duo-prompt-share = To share: { $cards }. Who takes first?
celestia-duo-prompt-share-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } decides who takes first. To share: { $cards }.
celestia-duo-prompt-share-help = You take cards in turn, face up or face down. You may pass, but not right after your partner has passed. You may talk only about who takes first.
celestia-duo-prompt-pick =
    { $pass ->
        [no] Take a card: your partner has passed, so you cannot pass.
       *[yes] Take a card, or pass.
    }
celestia-duo-prompt-pick-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } { $pass ->
        [no] must take a card.
       *[yes] is to take a card or pass.
    }
celestia-duo-prompt-pick-help = Both of you see which face-up card is taken; only the player who takes a face-down card sees it. Nobody speaks.
celestia-duo-prompt-resources =
    { $losses ->
        [one] Energy was lost: remove 1 token from the hold.
       *[other] Energy was lost: remove { $losses } tokens from the hold.
    }
celestia-duo-prompt-resources-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } decides which { $losses ->
        [one] token leaves
       *[other] { $losses } tokens leave
    } the hold.
celestia-duo-prompt-resources-help = The lost Energy token costs you Gold, Smoke or crew members, as the Captain decides. Then the same player tries again to beat a die.
celestia-duo-prompt-shuki = The fight is over: should Shuki keep some of the cards played?
celestia-duo-prompt-shuki-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } decides whether Shuki keeps some of the cards played.
celestia-duo-prompt-shuki-help = Shuki keeps two of the cards played in this fight, and you share them face up instead of discarding them.
celestia-duo-prompt-reclaim =
    { $reclaim ->
        [one] Choose a card that Shuki keeps.
       *[other] Choose { $reclaim } cards that Shuki keeps, one by one.
    }
celestia-duo-prompt-reclaim-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } chooses which cards Shuki keeps.
celestia-duo-prompt-reclaim-help = The cards you choose are shared face up between you; the other cards of this fight are discarded.
celestia-duo-prompt-rewards = The fight is won. Take your reward: { $rewards }.
celestia-duo-prompt-rewards-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } may take the reward: { $rewards }.
celestia-duo-prompt-rewards-help = Take the rewards in any order, or leave some. Gold and crew need room in the hold; you may remove something for them.
celestia-duo-prompt-tell = Exceptional communication: say one true thing about your hand, or nothing.
celestia-duo-prompt-tell-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } may say one thing about their hand.
celestia-duo-prompt-tell-help = Each of you may make one true statement, the Captain first: that you have a kind of card, that you have none of it, or that you have every kind. No numbers. Your partner will remember it.
celestia-duo-prompt-shop =
    You are in a city with { $gold } Gold: buy something, or { $crew ->
        [yes] leave with the crew reactivated.
       *[no] leave.
    }
celestia-duo-prompt-shop-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } decides what to buy in the city with { $gold } Gold.
celestia-duo-prompt-shop-help = Each Gold buys cards, shared at once, or Smoke, as the Stage card says. You may keep your Gold. When you leave, the other player becomes Captain.
celestia-duo-prompt-boarding = The final battle is near, and you have { $gold } Gold: buy something, or begin.
celestia-duo-prompt-boarding-watch =
    { $who ->
        [partner] Your partner
       *[other] { $player }
    } decides what to buy with { $gold } Gold before the final battle.
celestia-duo-prompt-boarding-help = Gold buys cards, shared at once, or makes the whole crew active again. After this there is nothing more to buy: three Assaults follow.
celestia-duo-prompt-over-caught = { $pirate } is caught: { $who ->
        [other] the players win!
       *[you] you win!
    }
celestia-duo-prompt-over-masts = The last mast of { $pirate } has fallen: { $who ->
        [other] the players win!
       *[you] you win!
    }
celestia-duo-prompt-over-lair = { $pirate } has reached the Lair: { $who ->
        [other] the players lose.
       *[you] you lose.
    }
celestia-duo-prompt-over-energy = There was no Energy left to lose: { $who ->
        [other] the players lose the chase.
       *[you] you lose the chase.
    }
celestia-duo-prompt-over-energy-boarding = There was no Energy left to lose: { $who ->
        [other] the players lose the final battle.
       *[you] you lose the final battle.
    }
celestia-duo-prompt-over-help = The match is over. Look at the table with both hands, read the log, or start a new match.

## Lines of a menu. $who says whom a choice names: you, partner, or for those who watch the $player.

celestia-duo-do-say = Say: “{ $phrase }”
celestia-duo-do-ready = Ready: nothing more to say
celestia-duo-do-continue =
    { $arrival ->
        [caught] Fly on to card { $place }: you catch the pirate and win
        [boarding] Fly on to card { $place }: you catch the pirate, and the final battle begins
        [known] Fly on: { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }, to card { $place }: { $ambush }
       *[unknown] Fly on: { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }, to card { $place } (unknown)
    }
celestia-duo-do-stop =
    { $ambushes ->
        [0] Make a stop: the pirate advances by { $advance ->
            [one] 1 card
           *[other] { $advance } cards
        }; no new Ambush, so no cards
        [one] Make a stop: the pirate advances by { $advance ->
            [one] 1 card
           *[other] { $advance } cards
        }; you share { $cards } cards for 1 Ambush
       *[other] Make a stop: the pirate advances by { $advance ->
            [one] 1 card
           *[other] { $advance } cards
        }; you share { $cards } cards for { $ambushes } Ambushes
    }
celestia-duo-do-stop-none = Make a stop: no Stage card is left
celestia-duo-do-use-olga = Olga Benz: fly one card farther, to card { $place }
celestia-duo-do-use-shuki = Shuki Saban: keep two of the cards played: { $played }
celestia-duo-do-use-kublai = Kublai Heshen: up to { $tokens } Gold
celestia-duo-do-use-baba = Baba Zogbé: see the Ambushes up to card { $destination } and put them back in any order
celestia-duo-do-use-rhett = Rhett O’Hara: up to { $tokens } Smoke
celestia-duo-do-lay = Put on card { $laying }: { $ambush }
celestia-duo-do-smoke = Use 1 Smoke and roll again: { $dice }
celestia-duo-do-augusta = Augusta D’Epsom: turn { $from } into { $to }
celestia-duo-do-validate =
    { $flags ->
        [0] Validate the dice: no Flag
        [one] Validate the dice with 1 Flag. { $attack }
       *[other] Validate the dice with { $flags } Flags. { $attack }
    }
celestia-duo-do-done = Stop here
celestia-duo-do-done-augusta = Set no second die
celestia-duo-do-done-flags = Call on nobody: the Secret Attack strikes
celestia-duo-do-done-load = Leave the rest
celestia-duo-do-done-shuki = Do not call on Shuki: the cards played are discarded
celestia-duo-do-done-rewards = Leave the reward: { $rewards }
celestia-duo-do-done-shop =
    { $crew ->
        [yes] Leave the city: the crew is reactivated, and the Captain changes
       *[no] Leave the city: the Captain changes
    }
celestia-duo-do-done-boarding = Begin the first Assault
celestia-duo-do-victim =
    { $who ->
        [you] You lose a card
        [partner] Your partner loses a card
       *[other] { $player } loses a card
    }
celestia-duo-do-lose = Discard { $some }
celestia-duo-do-deactivate = Tire { $crew }
celestia-duo-do-start =
    { $who ->
        [you] You begin the combat
        [partner] Your partner begins the combat
       *[other] { $player } begins the combat
    }
celestia-duo-do-match =
    { $paid ->
        [flag] For the Flag, pay { $symbol } with 1 { $symbol } card
       *[die] Beat the { $symbol } die with 1 { $symbol } card
    }
celestia-duo-do-joker =
    { $paid ->
        [flag] For the Flag, pay { $symbol } with 1 Joker
       *[die] Beat the { $symbol } die with 1 Joker
    }
celestia-duo-do-pair =
    { $paid ->
        [flag] For the Flag, pay { $symbol } with 2 { $card } cards
       *[die] Beat the { $symbol } die with 2 { $card } cards
    }
celestia-duo-do-mama =
    { $paid ->
        [flag] For the Flag, pay { $symbol } with 1 { $card } card, which Mama Lear makes a Joker
       *[die] Beat the { $symbol } die with 1 { $card } card, which Mama Lear makes a Joker
    }
celestia-duo-do-flag = Beat a Flag with 1 { $card } card
celestia-duo-do-ludvig = Ludvig Cyr: beat all { $symbol } dice ({ $count }) with 1 { $symbol } card
celestia-duo-do-ludvig-joker = Ludvig Cyr: beat all { $symbol } dice ({ $count }) with 1 Joker
celestia-duo-do-ludvig-mama = Ludvig Cyr and Mama Lear: beat all { $symbol } dice ({ $count }) with 1 { $card } card
celestia-duo-do-grapple = Beat a Flag and pay { $price }
celestia-duo-do-cannot =
    { $energy ->
        [0] You cannot beat any die: there is no Energy left, and you lose
       *[other] You cannot beat any die: lose 1 of { $energy } Energy
    }
celestia-duo-do-first =
    { $who ->
        [you] You take first
        [partner] Your partner takes first
       *[other] { $player } takes first
    }
celestia-duo-do-take = Take { $some }
celestia-duo-do-take-hidden =
    { $hidden ->
        [one] Take the face-down card
       *[other] Take one of the { $hidden } face-down cards
    }
celestia-duo-do-pass = Pass
celestia-duo-do-claim-gold = Take 1 Gold
celestia-duo-do-claim-equipment = Turn up an Equipment card to share
celestia-duo-do-claim-crew = Draw a crew member
celestia-duo-do-claim-communication = Exceptional communication: each of you may say one true thing about your hand
celestia-duo-do-tell = Say: “{ $statement }”
celestia-duo-do-tell-nothing = Say nothing about your hand
celestia-duo-do-drop-gold =
    { $why ->
        [room] Remove 1 Gold to make room
       *[loss] Lose 1 Gold
    }
celestia-duo-do-drop-smoke =
    { $why ->
        [room] Remove 1 Smoke to make room
       *[loss] Lose 1 Smoke
    }
celestia-duo-do-drop-crew =
    { $why ->
        [room] Remove { $crew } to make room
       *[loss] Lose { $crew }
    }
celestia-duo-do-reclaim = Keep { $some }
celestia-duo-do-buy-cards = For 1 Gold, share { $cards }
celestia-duo-do-buy-smoke = For 1 Gold, get { $smoke } Smoke
celestia-duo-do-buy-reactivation = For { $gold } Gold, reactivate the whole crew

## Log. $who says whose deed it is: you, partner, or for those who watch the $player.

celestia-duo-log-turn-began =
    { $who ->
        [you] Turn { $turn }: you are the Captain.
        [partner] Turn { $turn }: your partner is the Captain.
       *[other] Turn { $turn }: { $player } is the Captain.
    }
celestia-duo-log-said =
    { $who ->
        [you] You say: “{ $phrase }”
        [partner] Your partner says: “{ $phrase }”
       *[other] { $player } says: “{ $phrase }”
    }
celestia-duo-log-stated-nothing =
    { $who ->
        [you] You say nothing about your hand.
        [partner] Your partner says nothing about their hand.
       *[other] { $player } says nothing about their hand.
    }
celestia-duo-log-stated =
    { $who ->
        [you] You say: “{ $statement }”
        [partner] Your partner says: “{ $statement }”
       *[other] { $player } says: “{ $statement }”
    }
celestia-duo-log-ready =
    { $who ->
        [you] You are ready.
        [partner] Your partner is ready.
       *[other] { $player } is ready.
    }
celestia-duo-log-airship-flew =
    { $catches_up ->
        [yes] The airship flies to card { $place } and catches up with the pirate.
       *[no] The airship flies to card { $place }.
    }
celestia-duo-log-pirate-fled =
    { $cards ->
        [one] The pirate advances by 1 card, to card { $place }.
       *[other] The pirate advances by { $cards } cards, to card { $place }.
    }
celestia-duo-log-pirate-lair = The pirate reaches the Lair.
celestia-duo-log-ambush-met = On card { $place }: { $card }.
celestia-duo-log-dice-rolled =
    { $fixed ->
        [none] Dice rolled: { $rolled }.
       *[some] { $rolled ->
            [none] Dice set: { $fixed }.
           *[some] Dice set: { $fixed }. Dice rolled: { $rolled }.
        }
    }
celestia-duo-log-dice-rerolled = Smoke rerolls { $again }: { $rolled }.
celestia-duo-log-die-turned = Augusta turns { $before } into { $after }.
celestia-duo-log-dice-validated =
    { $flags ->
        [0] The dice are validated without a Flag.
        [one] The dice are validated with 1 Flag.
       *[other] The dice are validated with { $flags } Flags.
    }
celestia-duo-log-crew-helped = { $crew } helps.
celestia-duo-log-crew-tired = The Secret Attack tires { $crew }.
celestia-duo-log-crew-reactivated = Active again: { $crew }.
celestia-duo-log-crew-recruited = { $card } comes aboard.
celestia-duo-log-crew-left = { $card } leaves the airship.
celestia-duo-log-reshuffled-crew-deck = The discarded crew cards are shuffled into a new deck.
celestia-duo-log-reshuffled-deck = The discard pile is shuffled into the Equipment deck.
celestia-duo-log-ambush-revealed = Baba turns up { $card }.
celestia-duo-log-ambush-laid = Now face down on card { $place }: { $card }.
celestia-duo-log-city-reached = The airship stops in a city on card { $place }: { $card }.
celestia-duo-log-card-laid-out-visible = To share, face up: { $card }.
celestia-duo-log-card-laid-out-hidden =
    { $count ->
        [one] To share, face down: 1 card.
       *[other] To share, face down: { $count } cards.
    }
celestia-duo-log-card-taken-visible =
    { $who ->
        [you] You take { $some }.
        [partner] Your partner takes { $some }.
       *[other] { $player } takes { $some }.
    }
celestia-duo-log-card-taken-hidden =
    { $who ->
        [you] You take a face-down card: { $some }.
        [partner] Your partner takes a face-down card.
       *[other] { $player } takes a face-down card.
    }
celestia-duo-log-passed =
    { $who ->
        [you] You pass.
        [partner] Your partner passes.
       *[other] { $player } passes.
    }
celestia-duo-log-card-played =
    { $beaten ->
        [none] { $who ->
            [you] You play { $some }.
            [partner] Your partner plays { $some }.
           *[other] { $player } plays { $some }.
        }
       *[some] { $who ->
            [you] You play { $some } and beat { $number ->
                [one] the { $beaten } die
               *[other] the dice { $beaten }
            }.
            [partner] Your partner plays { $some } and beats { $number ->
                [one] the { $beaten } die
               *[other] the dice { $beaten }
            }.
           *[other] { $player } plays { $some } and beats { $number ->
                [one] the { $beaten } die
               *[other] the dice { $beaten }
            }.
        }
    }
celestia-duo-log-card-lost =
    { $who ->
        [you] You lose { $some }.
        [partner] Your partner loses { $some }.
       *[other] { $player } loses { $some }.
    }
celestia-duo-log-card-kept = Shuki keeps { $some }.
celestia-duo-log-could-not-pay =
    { $who ->
        [you] You cannot beat any die.
        [partner] Your partner cannot beat any die.
       *[other] { $player } cannot beat any die.
    }
celestia-duo-log-energy-lost = { $card }
celestia-duo-card-energy =
    { $losses ->
        [one] An Energy token is lost: it gives { $cards } and costs 1 token of the hold.
       *[other] An Energy token is lost: it gives { $cards } and costs { $losses } tokens of the hold.
    }
celestia-duo-log-token-loaded-gold =
    { $count ->
        [one] 1 Gold comes aboard.
       *[other] { $count } Gold come aboard.
    }
celestia-duo-log-token-spent-gold = { $count } Gold spent.
celestia-duo-log-token-lost-gold = { $count } Gold lost.
celestia-duo-log-token-loaded-smoke =
    { $count ->
        [one] 1 Smoke comes aboard.
       *[other] { $count } Smoke come aboard.
    }
celestia-duo-log-token-lost-smoke = { $count } Smoke lost.
celestia-duo-log-rewards-won = All dice are beaten. Reward: { $rewards }.
celestia-duo-log-boarding-began = { $pirate } is caught: the final battle begins. { $price }
celestia-duo-log-assault-revealed = { $card }.
celestia-duo-log-mast-fell =
    { $masts ->
        [0] The pirate’s last mast falls.
        [one] One of the pirate’s masts falls; 1 is left.
       *[other] One of the pirate’s masts falls; { $masts } are left.
    }
celestia-duo-log-combat-began =
    { $who ->
        [you] You begin the combat.
        [partner] Your partner begins the combat.
       *[other] { $player } begins the combat.
    }
celestia-duo-log-sharing-began =
    { $who ->
        [you] You take first.
        [partner] Your partner takes first.
       *[other] { $player } takes first.
    }
celestia-duo-log-victim-named =
    { $who ->
        [you] You must lose a card.
        [partner] Your partner must lose a card.
       *[other] { $player } must lose a card.
    }
celestia-duo-log-reward-claimed-communication = Exceptional communication: the Captain may speak first.
celestia-duo-log-flag-grappled =
    { $who ->
        [you] You pay for a Flag.
        [partner] Your partner pays for a Flag.
       *[other] { $player } pays for a Flag.
    }
celestia-duo-log-declined-augusta = Augusta sets no second die.
celestia-duo-log-declined-flags = Nobody calls on Kublai or Rhett.
celestia-duo-log-declined-load = The rest is left.
celestia-duo-log-won-caught = The pirate is caught: victory!
celestia-duo-log-won-masts = The pirate’s ship has no mast left: victory!
celestia-duo-log-lost-lair = The pirate is safe in the Lair: defeat.
celestia-duo-log-lost-energy = There is no Energy left to lose: the chase ends in defeat.
celestia-duo-log-lost-energy-boarding = There is no Energy left to lose: the final battle ends in defeat.

## The table. $who says whose it is: you, partner, or for those who watch the $player.

celestia-duo-zone-turn = Turn { $turn }
celestia-duo-zone-captain =
    { $who ->
        [you] you are the Captain
        [partner] your partner is the Captain
       *[other] { $player } is the Captain
    }
celestia-duo-zone-route = Route
celestia-duo-zone-ships = Ships
celestia-duo-zone-ambushes = Ambush
celestia-duo-zone-stages = Stage
celestia-duo-zone-start = Start
celestia-duo-zone-lair = Lair
celestia-duo-zone-airship = Airship on card { $place }
celestia-duo-zone-airship-start = Airship at the start
celestia-duo-zone-pirate-ship = Pirate on card { $place }
celestia-duo-zone-pirate-lair = Pirate in the Lair
celestia-duo-zone-apart =
    { $cards ->
        [0] side by side
        [one] 1 card apart
       *[other] { $cards } cards apart
    }
celestia-duo-zone-to-lair =
    { $cards ->
        [one] 1 card to the Lair
       *[other] { $cards } cards to the Lair
    }
celestia-duo-zone-here = Here
celestia-duo-zone-known = Known
celestia-duo-zone-known-at = card { $place }: { $ambush }
celestia-duo-zone-baba = Revealed
celestia-duo-zone-dice = Dice
celestia-duo-zone-played = Played
celestia-duo-zone-owed = Owed
celestia-duo-zone-flags-left = Flags to strike: { $flags }
celestia-duo-zone-assault = Assault
celestia-duo-zone-masts = Masts left: { $masts }
celestia-duo-zone-generator = Energy
celestia-duo-zone-energy = { $energy } of { $generator }
celestia-duo-zone-hold = Hold
celestia-duo-zone-free = free
celestia-duo-zone-crew = Crew
celestia-duo-zone-active = active
celestia-duo-zone-used = tired
celestia-duo-zone-hand =
    { $who ->
        [you] Your hand
        [partner] Partner
       *[other] { $player }
    }
celestia-duo-zone-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
celestia-duo-zone-counted = { $cards }: { $shown }
celestia-duo-zone-member = { $crew } ({ $state }): { $power }
celestia-duo-zone-share = To share
celestia-duo-zone-rewards = Rewards
celestia-duo-zone-offered = Offered
celestia-duo-zone-deck = Deck
celestia-duo-zone-discard = Discard
celestia-duo-zone-spent = Energy spent: { $tokens }
celestia-duo-zone-stages-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
celestia-duo-zone-ambushes-since = Ambushes since the last stop: { $count }
celestia-duo-zone-talk = TALK
celestia-duo-zone-silence = SILENCE
celestia-duo-zone-talk-help = You may talk about this decision with the phrases offered, but not about the cards in your hand or about single dice.
celestia-duo-zone-tell-help = Each player may say one true thing about their hand; nothing else is said.
celestia-duo-zone-silence-help = Nobody says anything now.
celestia-duo-zone-over = The match is over.
celestia-duo-zone-next = propeller { $propeller }: to card { $place }
celestia-duo-zone-talk-examples = Allowed: “Shall we stop?”, “I would use Smoke”, “You begin”. Forbidden: “I have two Sabres”, “reroll that Flag”, “I can beat the last die”.
celestia-duo-zone-silence-examples = Allowed: looking at what lies open, counting each other’s cards. Forbidden: “Leave the Whip to me”, a nod, a deliberate pause.
celestia-duo-zone-city = City
celestia-duo-zone-pirate = Pirate
celestia-duo-zone-said =
    { $who ->
        [you] You said: { $phrases }
        [partner] Your partner said: { $phrases }
       *[other] { $player } said: { $phrases }
    }
celestia-duo-zone-ready =
    { $who ->
        [you] You are ready.
        [partner] Your partner is ready.
       *[other] { $player } is ready.
    }
celestia-duo-zone-quote = “{ $phrase }”

## What everybody knows of a hand

celestia-duo-known-least = at least { $cards }
celestia-duo-known-none = no { $cards }
celestia-duo-known-most = at most { $count } each of { $cards }
celestia-duo-known-new = at most { $since } of { $cards }
celestia-duo-known-told = said “{ $statement }”
celestia-duo-known-unpaid = could not pay for a Flag
celestia-duo-known-nothing = nothing known
