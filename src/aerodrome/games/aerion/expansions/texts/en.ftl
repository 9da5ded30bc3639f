### Aerion's expansions in English: names, prompts, actions, log and rules.
### A rule's message is its id with hyphens for dots. Each message is one line, because a line break would be shown.
### $card, $deck, $ship, $factory and $side are names; $birds, $cloud, $place and $player are words made by the table;
### $points, $eggs, $strikes, $face, $opposite and $turn are numbers.

## Expansions

aerion-expansion-flagship = The Flagship
aerion-expansion-flagship-help = A seventh, larger Ship to build, and two Factories that give you new abilities for the whole game.
aerion-expansion-hourglasses = The Hourglasses
aerion-expansion-hourglasses-help = Hourglasses lie in every deck: acquire one from each of the six, but catch them in the turn they appear.
aerion-expansion-stone-clouds = The Stone Clouds
aerion-expansion-stone-clouds-help = Six Stone Clouds block the sky: break them with high dice and with Hammer Birds.
aerion-expansion-piers = The Piers
aerion-expansion-piers-help = Three Piers to build with five of a kind. Workers give you rerolls on credit, but they must be paid.
aerion-expansion-eggs = The Hammer Bird Eggs
aerion-expansion-eggs-help = Eggs clutter the Display and cannot be thrown away, but each one you acquire lets you look into a deck and choose.
aerion-expansion-hellkite = The Hellkite
aerion-expansion-hellkite-help = The Hellkite roams above the decks and guards a type of card: hunt it down with low dice.

## Variants

aerion-variant-expand-the-factory = Expand the Factory
aerion-variant-expand-the-factory-help = Harder: you begin without Factories; they lie in the decks and must be acquired.
aerion-variant-short-on-time = Short on Time
aerion-variant-short-on-time-help = Harder: only three Hourglasses lie in each deck, not four.
aerion-variant-the-flock = The Flock
aerion-variant-the-flock-help = Harder: Hammer Birds strike only in groups of two or three.
aerion-variant-pinned-down = Pinned Down
aerion-variant-pinned-down-help = Harder: a Stone Cloud lies on each Ship, which cannot fly until its Cloud is gone.
aerion-variant-no-debt = No Debt Policy
aerion-variant-no-debt-help = Harder: only one Worker can be on the Payroll at a time, and two players share one Payroll.
aerion-variant-fragile-shells = Fragile Shells
aerion-variant-fragile-shells-help = Harder: when only Eggs are left in the Display and you cannot acquire one, you lose.
aerion-variant-impregnable-fortress = The Impregnable Fortress
aerion-variant-impregnable-fortress-help = Harder: the Outposts fall first, the Lairs after them, and each time only at the ends of the row.

## Cards and their classes

aerion-card-hourglass = Hourglass
aerion-card-bird = Hammer Bird
aerion-card-worker = Worker
aerion-card-egg = Egg
aerion-card-library = Library
aerion-card-archive = Archive
aerion-card-security = Security
aerion-card-research-lab = Laboratory
aerion-card-logistics = Logistics
aerion-card-game-room = Game Room
aerion-class-hourglass = Hourglass
aerion-class-bird = Bird
aerion-class-worker = Worker
aerion-class-egg = Egg
aerion-class-factory = Factory

## Zones and sides

aerion-zone-flagship = Flagship
aerion-zone-factories = Factories
aerion-zone-hourglasses = Hourglasses
aerion-zone-payroll = Payroll
aerion-zone-eggs = Eggs
aerion-zone-revealed = Revealed
aerion-zone-clouds = Clouds
aerion-zone-pinned = pinned down
aerion-zone-blocked = blocked
aerion-zone-piers = Piers
aerion-zone-hellkite = Hellkite
aerion-zone-outposts = Outposts
aerion-zone-lairs = Lairs
aerion-zone-box = Box
aerion-side-project = not built
aerion-side-flying = flying
aerion-side-intact = intact
aerion-side-cracked = cracked
aerion-side-gone = gone
aerion-side-construction = under construction
aerion-side-built = built
aerion-side-hidden = facedown
aerion-side-book = Book
aerion-side-blueprint = Blueprint
aerion-side-material = Material
aerion-side-crew = Crew

## Prompts

aerion-prompt-strike =
    { $strikes ->
        [one] Choose the Stone Cloud to strike; one strike is left.
       *[other] Choose the Stone Cloud to strike; { $strikes } strikes are left.
    }
aerion-prompt-revealed = Choose one of the revealed cards for the Display; the others are shuffled back into their deck.
aerion-prompt-lair = The Lair is destroyed: you may acquire a card of its type from the Display.
aerion-prompt-nest-due = This turn began with only Eggs in the Display: acquire one of them, or the game is lost.
aerion-prompt-place-factory = You have two Factories already: discard one of them for the new one, or discard the new one.
aerion-prompt-over-lost-only-eggs = The turn began with only Eggs in the Display, and you acquired none of them: you lose.
aerion-prompt-over-lost-fragile = Only Eggs were left in the Display, and you could not acquire one: you lose.
aerion-prompt-strike-help = Phase 2, Demolish. Every 30 demolition points are one strike: it cracks an intact Stone Cloud or removes a cracked one. One Cloud can take two strikes in the same phase.
aerion-prompt-revealed-help = Your Eggs have revealed these cards. The one you choose goes to the Display; a card of the same deck that lies there goes back into the deck with all the others, and the deck is shuffled.
aerion-prompt-lair-help = Phase 2, Hunt. A destroyed Lair grants one card of the type it shows, whatever your dice are, as if you had acquired it with them. You may also leave it; then the Hellkite moves on.
aerion-prompt-place-factory-help = Phase 2. At most two Factories are active. If you discard one of them, its ability is gone and the new one works at once; if you discard the new one, nothing changes.
aerion-prompt-retrieve-help-archive = With the Archive your Book brings back one, two or three cards of this discard pile. They go on top of their deck; the last one you take lies on top and is the next to be revealed.
aerion-prompt-roll-help-library = Phase 1. Acquire a card whose combination your dice show, and phase 1 ends. Or make the dice better: discard a card from the Display for one reroll, discard a Book for up to four, or spend a Pixie to turn a die. Every card you discard is one you cannot acquire this turn.

## Actions

aerion-do-embark = Place the { $card } card on the Flagship
aerion-do-embark-none = Place an acquired card on the Flagship
aerion-do-embark-reserve = { $deck }: move the { $card } card from your Reserve to the Flagship
aerion-do-book-rerolls-library = Discard a Book for up to four rerolls
aerion-do-research = Research Lab: roll all six dice again, free of charge
aerion-do-turn = Logistics Department: turn a { $face } to its opposite face, { $opposite }, instead of rerolling
aerion-do-secure = Security Department: end phase 1 and skip phase 2
aerion-do-replace = Discard { $factory } and make { $card } your new Factory
aerion-do-replace-none = Discard { $factory } for a new Factory
aerion-do-demolish =
    { $birds ->
        [none] Demolish with { $points } points and no Hammer Bird
       *[other] Demolish with { $points } points, sending Hammer Birds: { $birds }
    }
aerion-do-strike = Strike a Stone Cloud: { $cloud }
aerion-do-hire = { $deck }: hire the Worker for up to three rerolls
aerion-do-pay = { $deck }: pay this Worker and take it off your Payroll
aerion-do-build-pier = Build a Pier
aerion-do-hatch =
    { $eggs ->
        [one] { $deck }: use one Egg to reveal a card
       *[other] { $deck }: use { $eggs } Eggs to reveal as many cards
    }
aerion-do-lay = Put the { $card } card in the Display
aerion-do-lay-none = Take none of the revealed cards
aerion-do-save-shell = Save the shells: skip phase 2 and replenish
aerion-do-give-up = Give up: the shells break and the game is lost
aerion-do-hunt = Hunt: destroy the card the Hellkite is on
aerion-do-seize = { $deck }: acquire the { $card } card the Lair grants
aerion-do-seize-none = { $deck }: acquire a card a Lair grants
aerion-do-leave-lair = Take no card from the Lair

## Log. In log-cloud-cracked and log-cloud-broken, $ship is the word none when the cloud lies on no Ship.

aerion-log-worker-hired = The { $card } card goes to the Payroll for up to three rerolls.
aerion-log-worker-paid = A Worker is paid and leaves the Payroll.
aerion-log-embarked = The { $card } card is placed on the Flagship.
aerion-log-embarked-from-reserve = The { $card } card moves from the Reserve to the Flagship.
aerion-log-factory-opened = A new Factory is active: { $card }.
aerion-log-factory-given-up = The Factory { $card } is given up.
aerion-log-book-lost = Without the Library a Pulpit holds one Book: another is discarded without effect.
aerion-log-lab-rolled = The Research Lab rerolls all six dice: { $dice }.
aerion-log-logistics-turned = The Logistics Department turns a { $old } over: it shows { $new }.
aerion-log-phase-skipped = Phase 2 is skipped: no card is acquired.
aerion-log-hourglass-kept = { $deck }: the Hourglass is laid beside the Ships.
aerion-log-hourglass-ran-out = An Hourglass left in the Display is discarded.
aerion-log-bird-sent = A Hammer Bird flies at the Stone Clouds and is discarded.
aerion-log-dice-struck = The dice alone strike the Stone Clouds.
aerion-log-egg-kept = The Egg joins the pile of acquired Eggs.
aerion-log-egg-used = An Egg is used and goes back to the box.
aerion-log-egg-revealed = { $deck }: an Egg reveals { $card }.
aerion-log-laid = { $deck }: { $card } is chosen and goes to the Display.
aerion-log-shuffled-back = The { $card } card is shuffled back into its deck.
aerion-log-displaced = The { $card } card leaves the Display and is shuffled back into its deck.
aerion-log-flagship-built = The Flagship is built and takes to the air!
aerion-log-cloud-cracked =
    { $ship ->
        [none] A Stone Cloud cracks.
       *[other] The Stone Cloud on the { $ship } cracks.
    }
aerion-log-cloud-broken =
    { $ship ->
        [none] A cracked Stone Cloud falls apart and is gone.
       *[other] The Stone Cloud on the { $ship } falls apart: nothing holds this Ship down any more.
    }
aerion-log-pier-built = A Pier is built.
aerion-log-outpost-destroyed = The Outpost is destroyed.
aerion-log-lair-destroyed = The Lair is destroyed.
aerion-log-lair-left = No card is taken from the Lair.
aerion-log-lair-uncovered = A Lair lies beneath it: { $side }.
aerion-log-hellkite-flew = The Hellkite moves to place { $place } of the row.
aerion-log-hellkite-defeated = No Outpost and no Lair is left: the Hellkite is defeated!
aerion-log-ship-not-owned = The { $ship } is complete, but its owner did not add the Crew: its cards are discarded and it does not fly.
aerion-log-ship-held-down = The { $ship } is built, but its Stone Cloud holds it down: its cards are discarded and it does not fly.
aerion-log-lost-only-eggs = The turn began with only Eggs in the Display, and none of them was acquired: defeat.
aerion-log-lost-fragile = Only Eggs were left in the Display and none of them could be acquired: defeat.
aerion-log-turn-of = Turn { $turn }: { $player }

## Rules: the sections

aerion-section-flagship = Expansion: the Flagship
aerion-section-hourglasses = Expansion: the Hourglasses
aerion-section-stone-clouds = Expansion: the Stone Clouds
aerion-section-piers = Expansion: the Piers
aerion-section-eggs = Expansion: the Hammer Bird Eggs
aerion-section-hellkite = Expansion: the Hellkite

## Rules: the Flagship

aerion-flagship-token = The Flagship lies beside the six Ships and begins on its Project side.
aerion-flagship-factories-drawn = Two different numbers are rolled before the game: they decide which two of the six Factories are yours. The other four go back to the box, and the combinations printed on Factories play no part.
aerion-flagship-factories = Each of your Factories gives you an ability that lasts until the end of the game.
aerion-flagship-factory-needed = This takes a Factory that you do not have: only Factories lying active in front of you help you.
aerion-flagship-library = Library: your Pulpit holds as many Books as you like.
aerion-flagship-library-rerolls = Library: a Book discarded for rerolls gives you up to four of them, one more than usual.
aerion-flagship-archive = Archive: a Book discarded to retrieve cards brings back one, two or three of them, all from the same discard pile.
aerion-flagship-security = Security Department: once you have discarded a card from the Display in phase 1, you may stop at once, skip phase 2 and go to phase 3.
aerion-flagship-security-after-discard = The Security Department ends phase 1 only if you have discarded a card from the Display in this phase; hiring a Worker is not discarding.
aerion-flagship-research-lab = Research Lab: after the first roll of your turn you may roll all six dice again, free of charge. Then phase 1 goes on as usual, or you go to phase 2.
aerion-flagship-research-after-first-roll = The Research Lab works once in a turn, with all six dice, directly after your first roll: before any Pixie, discarded card, hired Worker or Book for rerolls.
aerion-flagship-logistics = Logistics Department: a reroll paid for with a card from the Display can be given up to turn a single die over: 1 and 6, 2 and 5, 3 and 4 are opposite faces. You may do so as often in a turn as you can pay.
aerion-flagship-logistics-after-discard = The Logistics Department turns a die only in place of a reroll that you have just paid for with a card from the Display, not with a Book or a Worker.
aerion-flagship-game-room = Game Room: the Crew need not come last. You may place it before the other Elements are there, in a Workshop and on the Flagship alike.
aerion-flagship-one-of-each = The Flagship is built from each of the three Materials and each of the two Crews, one card of each: this one is on it already.
aerion-flagship-no-blueprint = The Flagship is built without a Blueprint: only Materials and Crew can be placed on it.
aerion-flagship-embark = The Flagship is built outside the Workshops: an Element you acquire may go straight onto it.
aerion-flagship-from-reserve = At any moment of your turn you may also move a fitting Element from your Reserve to the Flagship.
aerion-flagship-crew-last = On the Flagship too the Crew comes last: the three Materials must be there first, unless you have the Game Room. The two Crews follow in either order.
aerion-flagship-complete = When all five Elements are on the Flagship, they are discarded, each to the pile of its deck, and the Flagship is turned to its Flying side.
aerion-flagship-already-flies = The Flagship is flying already: it takes no more cards.
aerion-flagship-victory = To win you must complete the Flagship as well, before or after the other Ships.
aerion-flagship-two-players = With two players the Factories help both of you, and both of you may place Elements on the Flagship.
aerion-flagship-expand-the-factory = Expand the Factory: you begin without Factories. Each of the six is shuffled into the deck whose combination it shows.
aerion-flagship-acquire-a-factory = Expand the Factory: you acquire a Factory from the Display with its combination, like a Resource card. Its ability works at once, for both players, no matter who acquired it.
aerion-flagship-reroll = Expand the Factory: you may discard a Factory from the Display to reroll, like any other card.
aerion-flagship-retrieve = Expand the Factory: a Book can retrieve Factories from a discard pile, as if they were Elements.
aerion-flagship-two-factories = At most two Factories are active: when you acquire a third, and only then, you may discard one of the two to replace it; otherwise the new one is discarded.
aerion-flagship-library-lost = If the Library is replaced while you have several Books, each player keeps one and discards the others without effect.
aerion-flagship-game-room-lost = If the Game Room is replaced, Crew placed early stays where it is, and the missing Elements can still be added.

## Rules: the Hourglasses

aerion-hourglasses-setup = The 24 Hourglasses are shuffled into the decks, four into each.
aerion-hourglasses-acquire = An Hourglass in the Display is acquired like any Resource card, with the combination of its deck.
aerion-hourglasses-beside-the-ships = An acquired Hourglass is laid beside the Ships at once and stays there.
aerion-hourglasses-reroll = You may discard an Hourglass from the Display to reroll, like any other card.
aerion-hourglasses-retrieve = A Book can retrieve Hourglasses from a discard pile, as if they were Elements.
aerion-hourglasses-left-over = When phase 3 begins, every Hourglass still lying in the Display is discarded, even if phase 2 was skipped.
aerion-hourglasses-victory = To win you must have acquired an Hourglass of each of the six decks as well, before or after building the Ships.
aerion-hourglasses-duplicates = You may acquire a second Hourglass of the same deck, but it counts for nothing.
aerion-hourglasses-two-players = With two players the Hourglasses are shared: it does not matter who acquired them.
aerion-hourglasses-short-on-time = Short on Time: only 18 Hourglasses are used, three in each deck; the other six stay in the box.

## Rules: the Stone Clouds

aerion-clouds-setup-birds = The twelve Hammer Birds are shuffled into the decks whose combinations they show.
aerion-clouds-setup-clouds = The six Stone Clouds lie beside the Ships and begin on their intact side.
aerion-clouds-demolish = Instead of acquiring a card, you may spend phase 2 on Demolish: you strike Stone Clouds, and no card is acquired from the Display.
aerion-clouds-points = Your demolition points are the sum of your six dice, plus the points of the Hammer Birds you send.
aerion-clouds-thirty-points = Demolish takes at least 30 points, from your six dice and the Hammer Birds you send together.
aerion-clouds-strike = Every 30 demolition points are one strike: an intact Stone Cloud is cracked by it and turned over, a cracked one is removed.
aerion-clouds-points-first = Stone Clouds are struck only in phase 2: choose Demolish first, with at least 30 points.
aerion-clouds-strike-now = Finish the demolition first: every strike you have must fall on a Stone Cloud before the turn goes on; only your Reserve can be used meanwhile.
aerion-clouds-cracked-first = No Stone Cloud of that side is left. An intact Cloud must be cracked first; only then can it be removed.
aerion-clouds-same-cloud = The strikes of one demolition may all fall on different Stone Clouds, or crack a Cloud and remove it at once.
aerion-clouds-no-carry-over = Points beyond the last full 30 are lost: nothing is kept for another turn.
aerion-clouds-to-the-box = A Stone Cloud that is removed goes back to the box.
aerion-clouds-none-left = All six Stone Clouds are gone: there is nothing left to demolish.
aerion-clouds-not-acquired = A Hammer Bird cannot be acquired: discard it to reroll, or send it against the Stone Clouds in Demolish.
aerion-clouds-reroll = You may discard a Hammer Bird from the Display to reroll, like any other card.
aerion-clouds-bird-table = The Hammer Birds you send in Demolish add points: 5 for one bird, 40 for two, 100 for three.
aerion-clouds-three-birds = At most three Hammer Birds are sent in one demolition.
aerion-clouds-bird-in-display = Only Hammer Birds lying in the Display can be sent against the Stone Clouds.
aerion-clouds-birds-to-their-piles = A Hammer Bird that was sent is discarded to the pile of its deck.
aerion-clouds-retrieve = A Book can retrieve Hammer Birds from a discard pile, as if they were Elements.
aerion-clouds-not-to-reserve = A Hammer Bird never goes to the Reserve.
aerion-clouds-victory = To win you must remove all six Stone Clouds as well, before or after building the Ships.
aerion-clouds-two-players = With two players the Stone Clouds are a common task: either of you may strike any of them.
aerion-clouds-flock = With The Flock, Hammer Birds never come alone: send at least two of them, or none and reach 30 with your dice.
aerion-clouds-pinned-down = Pinned Down: the game begins with an intact Stone Cloud lying on each of the six Ships.
aerion-clouds-pinned-ship = Pinned Down: a Ship cannot fly before its Stone Cloud is removed. If you complete it earlier, it waits in its Workshop with its three cards, and the Workshop takes no others.
aerion-clouds-takes-off = Pinned Down: when the Stone Cloud on a waiting Ship is removed, the Ship flies at once, in either player’s turn, and its cards are discarded.
aerion-clouds-cards-lost = Pinned Down, if you chose this for the match: a Ship completed under its Stone Cloud does not wait. Its cards are discarded and it must be built again.
aerion-clouds-choose-a-ship = With Pinned Down every Stone Cloud lies on a Ship: name the Ship whose Cloud you strike.
aerion-clouds-cloud-gone = The Stone Cloud of that Ship is gone already: choose a Ship that still has one.
aerion-clouds-all-alike = Without Pinned Down the Stone Clouds lie beside the Ships and are all alike: say whether you strike an intact or a cracked one.

## Rules: the Piers

aerion-piers-setup-workers = The twelve Workers are shuffled into the decks whose combinations they show.
aerion-piers-setup-piers = The three Piers lie on the table and begin on their Construction side.
aerion-piers-payroll = Next to your Pulpit there is another area, your Payroll, empty at the start.
aerion-piers-not-acquired = A Worker cannot be acquired: discard it to reroll, or hire it in phase 1.
aerion-piers-reroll = A Worker in the Display can be discarded for one reroll, like any other card.
aerion-piers-hire = In phase 1 you may hire a Worker from the Display: it goes to your Payroll, and you get up to three rerolls with any dice you like.
aerion-piers-worker-in-display = You can hire only a Worker lying in the Display, and only in phase 1, after a roll.
aerion-piers-rerolls-add-up = Rerolls from Workers and from Books add up and can be used in any order; those left when phase 1 ends are lost.
aerion-piers-any-number = Your Payroll can hold any number of Workers, but each of them must be paid before the game ends.
aerion-piers-hire-the-last-card = You may hire a Worker even if it is the last card in the Display. After your rerolls, another phase 2 or phase 3 follows.
aerion-piers-retrieve = A Book can retrieve Workers from a discard pile, as if they were Elements.
aerion-piers-not-to-reserve = A Worker never goes to the Reserve.
aerion-piers-payday = Instead of acquiring a card, you may spend phase 2 on Payday: you pay a Worker, and no card is acquired from the Display.
aerion-piers-twenty-six = Payday takes a total of at least 26 on your six dice.
aerion-piers-worker-on-payroll = There is no such Worker on your Payroll: you can pay only a Worker that was hired.
aerion-piers-paid-worker = Each Payday pays exactly one Worker, who leaves your Payroll for the discard pile of its deck.
aerion-piers-build = Instead of acquiring a card, you may spend phase 2 on Build: you turn one Pier to its Built side, and no card is acquired from the Display.
aerion-piers-five-of-a-kind = Building a Pier takes five of a kind: at least five of your dice must show the same number.
aerion-piers-all-built = All three Piers are built: there is nothing left to build.
aerion-piers-victory = To win you must have built the three Piers and have no Worker on the Payroll as well, before or after building the Ships.
aerion-piers-unpaid = Wages must be paid: with a Worker on the Payroll you cannot win, and if the cards run out you have lost.
aerion-piers-two-players = With two players each has a Payroll and pays the Workers on it in their own turn. Both Payrolls must be empty to win.
aerion-piers-one-worker = With the No Debt Policy the Payroll holds one Worker only: pay that one before you hire another.
aerion-piers-common-payroll = No Debt Policy, two players: you share one Payroll, and either of you may pay the Worker on it.

## Rules: the Hammer Bird Eggs

aerion-eggs-setup = The twelve Eggs are shuffled into the decks whose combinations they show.
aerion-eggs-not-discarded = An Egg is never discarded from the Display: it cannot pay for a reroll, and as the last card it cannot be let go.
aerion-eggs-acquire = An Egg in the Display is acquired with the combination of its deck.
aerion-eggs-pile = Acquired Eggs lie in a pile beside the Ships.
aerion-eggs-use = At any time in your turn, but not in the middle of another choice that has begun, you may choose a deck and return acquired Eggs to the box, as many as you like: the same number of cards is revealed from the top of that deck.
aerion-eggs-eggs-needed = You need as many acquired Eggs as you want to use, and at least one.
aerion-eggs-deck-not-empty = Eggs reveal cards of a deck, so that deck must not be empty.
aerion-eggs-reveal-fewer = If a deck has fewer cards than you use Eggs, all its cards are revealed; the Eggs are used all the same.
aerion-eggs-choose = You may choose one of the revealed cards: it goes to the Display in front of its deck.
aerion-eggs-choose-now = Decide about the revealed cards first: choose one for the Display, or none if that is allowed. Only your Reserve can be used meanwhile.
aerion-eggs-only-revealed = Only a card that Eggs have just revealed can be put in the Display this way.
aerion-eggs-must-choose = In this match one of the revealed cards must be taken: choose the card that goes to the Display.
aerion-eggs-shuffle-back = Revealed cards you did not choose are shuffled back into their deck, and so is the card of that deck that lay in the Display when you chose another.
aerion-eggs-whole-deck = Shuffling back mixes the whole deck: cards a Book put on top are no longer known to lie there.
aerion-eggs-again = You can use Eggs several times in a turn, as long as you have any.
aerion-eggs-save-shell = You can skip phase 2 to save the shells only after rolling, when only Eggs lie in the Display and your dice acquire none of them.
aerion-eggs-only-eggs = If only Eggs lie in the Display when your turn begins, you must acquire one of those Eggs in this turn.
aerion-eggs-only-eggs-lost = You lose if your turn began with only Eggs in the Display and none of them was acquired; another phase 2 saves you only if it wins the game.
aerion-eggs-two-players = With two players the acquired Eggs lie in one common pile, and each may use them in their own turn.
aerion-eggs-fragile = With Fragile Shells you cannot skip phase 2: acquire an Egg, or use phase 2 for something else that an expansion offers.
aerion-eggs-not-lost-yet = The game is not lost yet: giving up is only for Fragile Shells, when only Eggs are left in the Display and you can do nothing else.
aerion-eggs-fragile-lost = Fragile Shells: if only Eggs are left in the Display, you cannot acquire one and nothing else is possible, you lose.

## Rules: the Hellkite

aerion-hellkite-setup-lairs = The eight Lairs are shuffled and two go back to the box unseen; the other six lie facedown in a row above the decks.
aerion-hellkite-setup-outposts = The eight Outposts are shuffled and two go back to the box unseen; the other six lie faceup, one on each Lair.
aerion-hellkite-setup-pawn = The Hellkite begins on the Outpost at the left end of the row.
aerion-hellkite-outposts = Each Outpost shows a type of card: Book, Blueprint, Material or Crew.
aerion-hellkite-blocks = While the Hellkite is on an Outpost, no card of the type shown there can be acquired: choose another type, or wait until the Hellkite has moved on or the Outpost is destroyed.
aerion-hellkite-never-blocked = Only Books, Blueprints, Materials and Crew are ever blocked, never a card of another expansion; and on an open Lair the Hellkite blocks nothing.
aerion-hellkite-lairs = Each Lair shows a type of card as well. When you destroy it, you may at once acquire a card of that type from the Display, whatever your dice are, as if you had acquired it in the usual way.
aerion-hellkite-lair-type = A destroyed Lair grants only a card of the type it shows, if one lies in the Display.
aerion-hellkite-lair-now = Decide first about the card the destroyed Lair grants: acquire one of its type, or take none. Only your Reserve can be used meanwhile.
aerion-hellkite-hunt = Instead of acquiring a card, you may spend phase 2 on a Hunt: you destroy the card the Hellkite is on, and only a destroyed Lair lets you acquire a card.
aerion-hellkite-fifteen = A Hunt takes a total of 15 or less on your six dice.
aerion-hellkite-destroy = A Hunt destroys the Outpost or the open Lair under the Hellkite and no other; the destroyed card goes back to the box.
aerion-hellkite-outpost-falls = When an Outpost is destroyed, the Lair beneath is turned faceup with the Hellkite on it. A Hunt in a later turn can destroy it, if the Hellkite is there then.
aerion-hellkite-lair-covered = A Lair cannot be hunted while an Outpost lies on it.
aerion-hellkite-lair-falls = When a Lair is destroyed, the Hellkite moves to the next card on its right, or from the right end to the left end of the row. If no card is left in the row, it is defeated and the pawn goes back to the box.
aerion-hellkite-lair-order = When a Lair is destroyed, its card is granted first, then the Hellkite moves; it moves once more when phase 3 begins.
aerion-hellkite-defeated = The Hellkite is defeated: there is nothing left to hunt.
aerion-hellkite-moves = When phase 3 begins, the Hellkite moves to the next card on its right, or from the right end of the row to the left end.
aerion-hellkite-alone = If only one card is left in the row, the Hellkite stays on it.
aerion-hellkite-victory = To win you must defeat the Hellkite as well by destroying every Outpost and every Lair, before or after building the Ships.
aerion-hellkite-two-players = With two players the Hellkite is a common enemy: it blocks both of you, and either may hunt it.
aerion-hellkite-impregnable-fortress = The Impregnable Fortress limits which card of the row can be destroyed; the Hellkite must still be on that card.
aerion-hellkite-ends-only = The Impregnable Fortress falls only from its ends: destroy the leftmost or the rightmost of the Outposts that are left, and later of the Lairs.
aerion-hellkite-outposts-first = In the Impregnable Fortress the Lairs come last: no Lair can be destroyed before all the Outposts are.
