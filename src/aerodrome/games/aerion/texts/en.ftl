### Aerion in English: names, prompts, actions, log and rules.
### A rule's message is its id with hyphens for dots. Each message is one line, because a line break would be shown.
### $card, $deck and $ship are names from this file; $dice and $kept are lists such as "2, 5, 5"; $count, $workshop,
### $turn, $from and $to are numbers. In errors they are what was written, quoted as Python writes it.

aerion-title = Aerion
aerion-goal = You build airships with dice: each combination you roll wins you a card. Get all six Ships flying before the cards run out.
aerion-credits = Aerion is a game by Shadi Torbey, with art by Élise Plessis in the box, published by Z-Man Games and inPatience. This is an unofficial implementation, not endorsed by any of them, with its own words and its own pictures. If you enjoy it, please buy the box: it has far more to look at and to hold.
aerion-reconstructed = Some values are reconstructed: which cards lie in which deck, the recipe of every Ship but the Glider and the Hellinaut and, in the expansions, which types the Outposts and Lairs show. The rulebooks show them only in pictures. Of the six combinations, the full house is known from a magazine’s review, and that one deck accepts two triplets as well as three pairs is inferred; the rulebooks name the others. If you own the box, you can correct the catalogue file from your cards and tokens and play with it.

## Options

aerion-option-pixies = Pixies
aerion-option-pixies-help = How many Pixies you begin with. Three is the normal game; with fewer it gets harder.
aerion-option-expansions = Expansions
aerion-option-expansions-help = Which expansions are in play. Combine them as you like.
aerion-option-variants = Variants
aerion-option-variants-help = Harder variants of the expansions. A variant needs its expansion.
aerion-option-first = First turn
aerion-option-first-help = With two players: who takes the first turn. The rulebook gives it to the more experienced player.
aerion-option-first-1 = Player 1
aerion-option-first-2 = Player 2
aerion-option-egg-choice = Cards revealed by Eggs
aerion-option-egg-choice-help = Optional: you may decline all the cards your Eggs reveal, as in the English rulebook. Required: you must take one, as in the French one.
aerion-option-egg-choice-optional = Optional
aerion-option-egg-choice-optional-help = You may decline all the cards your Eggs reveal, as in the English rulebook.
aerion-option-egg-choice-required = Required
aerion-option-egg-choice-required-help = You must take one of the cards your Eggs reveal, as in the French rulebook.
aerion-option-pinned-ship = Completed under its Stone Cloud
aerion-option-pinned-ship-help = With Pinned Down. Waits: a Ship completed under its Stone Cloud keeps its cards in the Workshop and flies as soon as the Cloud is gone. Discarded: its cards are lost, and it must be built again.
aerion-option-pinned-ship-waits = Waits
aerion-option-pinned-ship-waits-help = A Ship completed under its Stone Cloud keeps its cards in the Workshop and flies as soon as the Cloud is gone.
aerion-option-pinned-ship-discarded = Discarded
aerion-option-pinned-ship-discarded-help = Harder: a Ship completed under its Stone Cloud loses its cards and must be built again.

## Decks, named by the combination that acquires their cards

aerion-deck-1 = Two pairs (AA+BB)
aerion-deck-2 = Three of a kind (AAA)
aerion-deck-3 = Full house (AAA+BB)
aerion-deck-4 = Four of a kind (AAAA)
aerion-deck-5 = Two triplets or three pairs (AAA+BBB or AA+BB+CC)
aerion-deck-6 = Straight (A+B+C+D+E)
aerion-letters-any = numbers may be equal
aerion-letters-different = different numbers
aerion-letters-in-a-row = numbers in a row

## Cards and their classes

aerion-card-incubi = Incubi
aerion-card-sognae = Sognae
aerion-card-helix = Helix
aerion-card-nut = Nut
aerion-card-cocoon = Cocoon
aerion-card-glider = Glider
aerion-card-hellinaut = Hellinaut
aerion-card-bee = Bee
aerion-card-nacelle = Nacelle
aerion-card-hornet = Hornet
aerion-card-trihellix = Trihellix
aerion-card-book = Book
aerion-card-none = missing
aerion-class-blueprint = Blueprint
aerion-class-material = Material
aerion-class-crew = Crew
aerion-class-book = Book

## Ships

aerion-ship-glider = Glider
aerion-ship-hellinaut = Hellinaut
aerion-ship-bee = Bee
aerion-ship-nacelle = Nacelle
aerion-ship-hornet = Hornet
aerion-ship-trihellix = Trihellix

## Zones

aerion-zone-deck = Deck
aerion-zone-display = Display
aerion-zone-discard = Discard pile
aerion-zone-workshop = Workshop
aerion-zone-common = Common
aerion-zone-pulpit = Pulpit
aerion-zone-reserve = Reserve
aerion-zone-acquired = Acquired card
aerion-zone-dice = Dice
aerion-zone-ships = Ships
aerion-zone-pixies = Pixies
aerion-zone-rerolls = Rerolls left
aerion-zone-discards = Discards
aerion-zone-flying = flying
aerion-zone-project = not built
aerion-zone-empty = empty
aerion-zone-fits = takes
aerion-zone-any = any Blueprint or Material
aerion-zone-any-element = any Element
aerion-zone-then = then
aerion-zone-waiting = waits for its Ship to be freed
aerion-zone-or = or
aerion-column-1 = two pairs
aerion-column-2 = three alike
aerion-column-3 = full house
aerion-column-4 = four alike
aerion-column-5 = six dice
aerion-column-6 = straight
aerion-column-counts = deck { $deck } out { $discards }
aerion-column-counts-short = { $deck } (out { $discards })
aerion-column-ready = ready
aerion-column-reroll = reroll
aerion-column-roll = roll
aerion-die-new = new
aerion-die-kept = kept

## Prompts: what is to be decided now

aerion-prompt-start = A new turn begins: roll the six dice.
aerion-prompt-roll = Acquire a card your dice allow, or choose dice to roll again and a card to pay with.
aerion-prompt-roll-paid = Acquire a card your dice allow, or choose dice to roll again: that is already paid for.
aerion-prompt-roll-last = Only one card is left: acquire it if your dice allow it, or let it go.
aerion-prompt-reroll = Choose the dice to keep; all others are rolled again.
aerion-prompt-place-element = Where does the Element you acquired go?
aerion-prompt-place-book = Your Pulpit is full: discard the old Book to retrieve Elements, or discard the new one.
aerion-prompt-retrieve = Choose an Element from the discard pile to put back on top of its deck; after the first you may stop.
aerion-prompt-replenish = New cards are about to be revealed: use your Book or your Reserve now if you want, then go on.
aerion-prompt-replenish-empty = No card is left to reveal: use your Book or your Reserve now, or going on loses the match.
aerion-prompt-replenish-eggs = New cards are about to be revealed: use Eggs, your Book or your Reserve now if you want, then go on.
aerion-prompt-close = New cards have been revealed: use a Book or your Reserve if you want, or end the turn.
aerion-prompt-close-eggs = New cards have been revealed: use Eggs, a Book or your Reserve if you want, or end the turn.
aerion-prompt-over-won = All six Ships are flying: you win!
aerion-prompt-over-won-expansions = All six Ships are flying and every other goal is reached: you win!
aerion-prompt-over-lost = The cards ran out before you reached your goal: you lose.
aerion-prompt-other =
    { $step ->
        [start] { $player } begins a turn: the six dice are rolled.
        [roll] { $player } acquires a card, or rolls dice again.
        [reroll] { $player } chooses the dice to roll again.
        [place-element] { $player } decides where the acquired card goes.
        [place-book] { $player } decides which Book to keep.
        [retrieve] { $player } retrieves cards with a Book.
        [replenish] { $player } can use a Book or the Reserve before new cards are revealed.
       *[other] { $player } decides.
    }
aerion-prompt-start-help = Every turn has three phases: roll and reroll, acquire one card, reveal new cards. It begins with a free roll of all six dice.
aerion-prompt-roll-help = Phase 1. Acquire a card whose combination your dice show, and phase 1 ends. Or make the dice better: discard a card from the Display for one reroll, discard your Book for up to three, or spend a Pixie to turn a die. Every card you discard is one you cannot acquire this turn.
aerion-prompt-reroll-help = Phase 1. The reroll is paid for. Choose the dice that stay as they are; at least one must be rolled. Dice you kept before may be rolled again.
aerion-prompt-place-element-help = Phase 2. The Element you acquired goes to a Workshop where it fits, to your Reserve if you discard your Book, or to its discard pile. The Crew of a Ship comes last: it completes the Ship.
aerion-prompt-place-book-help = Phase 2. The Pulpit holds one Book only. Use the old one now, to retrieve Elements, and the new one takes its place; or give up the new one.
aerion-prompt-retrieve-help = Your Book brings back one or two Elements of this discard pile. They go on top of their deck; the last one you take lies on top and is the next to be revealed.
aerion-prompt-replenish-help = Phase 3. Every deck without a card in the Display reveals one, if it has any left. Before that, you may still use a Book to retrieve Elements, move cards from your Reserve or, with that expansion, use Eggs.
aerion-prompt-close-help = Phase 3 is almost over. Now that you see the new cards, you may still use a Book to retrieve Elements, move cards from your Reserve or, with that expansion, use Eggs. Then the turn ends.
aerion-prompt-over-help = The match is over. Look at the table and the log, or start a new match.

## Actions

aerion-do-roll = Roll the six dice
aerion-do-keep =
    { $count ->
        [6] Roll all six dice again
        [one] Keep { $dice } and roll one die again
       *[other] Keep { $dice } and roll { $count } dice again
    }
aerion-do-discard = { $deck }: discard { $card } to reroll
aerion-do-discard-none = { $deck }: discard a card to reroll
aerion-do-let-go = Let the last card go ({ $card }) and replenish
aerion-do-let-go-none = Acquire nothing and replenish
aerion-do-book-rerolls = Discard your Book for up to three rerolls
aerion-do-pixie = Spend a Pixie to turn a { $from } into a { $to }
aerion-do-acquire = { $deck }: acquire { $card }
aerion-do-acquire-none = { $deck }: acquire a card
aerion-do-place =
    { $workshop ->
        [common] Place the { $card } card in the common Workshop
       *[other] Place the { $card } card in Workshop { $workshop }
    }
aerion-do-place-none =
    { $workshop ->
        [common] Place an acquired card in the common Workshop
       *[other] Place an acquired card in Workshop { $workshop }
    }
aerion-do-book-reserve = Discard your Book to put the { $card } card in your Reserve
aerion-do-book-reserve-none = Discard your Book to put an acquired Element in your Reserve
aerion-do-reject = Discard { $card }
aerion-do-reject-none = Discard a card you acquired
aerion-do-book-retrieve = { $deck }: discard your Book to retrieve Elements from this discard pile
aerion-do-take = Put the { $card } card back on top of its deck
aerion-do-enough = Stop retrieving
aerion-do-move =
    { $workshop ->
        [common] { $deck }: move the { $card } card from your Reserve to the common Workshop
       *[other] { $deck }: move the { $card } card from your Reserve to Workshop { $workshop }
    }
aerion-do-replenish = Go on and reveal new cards
aerion-do-end-turn = End the turn

## Log: a sentence for each event, by its name. In log-rerolled, $kept is the word none when all six dice are rolled.

aerion-log-turn = Turn { $turn }
aerion-log-rolled = Roll: { $dice }.
aerion-log-rerolled =
    { $kept ->
        [none] Reroll of all six dice: { $dice }.
       *[other] Reroll, keeping { $kept }: { $dice }.
    }
aerion-log-discarded = { $deck }: { $card } is discarded.
aerion-log-last-card-let-go = The last card in the Display, { $card }, is let go.
aerion-log-acquired = { $deck }: { $card } is acquired.
aerion-log-book-kept = The Book goes to the Pulpit.
aerion-log-placed =
    { $workshop ->
        [common] The { $card } card is placed in the common Workshop.
       *[other] The { $card } card is placed in Workshop { $workshop }.
    }
aerion-log-ship-built = The { $ship } is built and takes to the air!
aerion-log-ship-built-again = The { $ship } is built again, but it was already flying: only the Workshop is emptied.
aerion-log-ship-waits = The { $ship } is complete, but held down: its cards stay in the Workshop until it can fly.
aerion-log-revealed = { $deck }: { $card } is revealed.
aerion-log-pixie-used = A Pixie turns a { $old } into a { $new }.
aerion-log-book-for-rerolls =
    { $rerolls ->
        [3] The Book is discarded for up to three rerolls.
        [4] A Book is discarded for up to four rerolls.
       *[other] A Book is discarded for up to { $rerolls } rerolls.
    }
aerion-log-reserved = The Book is discarded, and the { $card } card goes to the Reserve.
aerion-log-book-for-retrieval = The Book is discarded to retrieve Elements.
aerion-log-rejected = { $card } is not kept: it goes to its discard pile.
aerion-log-retrieved = { $deck }: { $card } goes back on top of its deck.
aerion-log-retrieval-ended = No other card is retrieved.
aerion-log-left-reserve =
    { $workshop ->
        [common] The { $card } card moves from the Reserve to the common Workshop.
       *[other] The { $card } card moves from the Reserve to Workshop { $workshop }.
    }
aerion-log-won = The fleet is complete: victory!
aerion-log-lost = No card is left in the Display or in the decks: defeat.

## Errors


## Errors: catalogue

aerion-error-catalogue-no-deck = Catalogue entry { $entry } must list the cards of the deck.
aerion-error-catalogue-deck-size = Catalogue entry { $entry } has { $found } cards; it needs 1 to { $most }.
aerion-error-catalogue-total = Catalogue entry { $entry } says { $stated }, but the decks hold { $found }.
aerion-error-catalogue-missing-card = The catalogue's [decks] hold no { $card }, so the game could never be won.
aerion-error-catalogue-unused = In the catalogue's [ships] no ship has the { $field } { $value }.
aerion-error-catalogue-hellkite = The Hellkite needs at least { $least } outposts and { $least } lairs: correct the counts under [facts].
aerion-error-catalogue-patterns = Catalogue entry { $entry } has the patterns { $value }; it needs a list of one or more, such as ["AAA+BB"].
aerion-error-catalogue-pattern = Catalogue entry { $entry } has the pattern { $value }. A pattern is made of groups of equal dice, joined by +: A for the first, B for the second and so on, { $most } dice at most.

## Errors: positions

aerion-error-position-lists = The position's { $entry } holds { $found } lists; the most is { $most }.
aerion-error-position-no-fit = In the position's workshop { $workshop } the card { $card } does not fit the others.
aerion-error-position-common-crew = The position's 'common_crew' tells who added the Crew in the common Workshop, but none lies there.
aerion-error-position-dice = The position has { $found } dice; there are { $most }, or none before the first roll.
aerion-error-position-fleet = The position's 'second_fleet' names three different ships with two players, and none alone.

## Errors: positions that no play can lead to. $step is the name of a step, as positions write it.

aerion-error-position-needs-dice = The position is impossible: at step { $step } six dice must lie there.
aerion-error-position-needs-acquired = The position is impossible: at step { $step } a card must be acquired.
aerion-error-position-not-acquired = The position is impossible: at step { $step } no card can be acquired.
aerion-error-position-nothing-waits = The position is impossible: only a retrieval or revealed cards make another step wait.
aerion-error-position-no-action = The position is impossible: nobody could do anything.
aerion-error-position-no-ending = The position is impossible: a match that is over has an 'ending'.
aerion-error-position-no-step = The position is impossible: step { $step } belongs to an expansion that is not in play.
aerion-error-position-stone-clouds = The position is impossible: no play leaves the cards and pieces of the Stone Clouds like this.
aerion-error-position-eggs = The position is impossible: no play leaves the cards and pieces of the Hammer Bird Eggs like this.
aerion-error-position-hellkite = The position is impossible: no play leaves the cards and pieces of the Hellkite like this.
aerion-error-position-not-discarded = The position is impossible: cards of a kind that is never discarded lie on a discard pile.
aerion-error-position-not-over = The position is impossible: 'ending' belongs to a match that is over.

## Rules: the sections

aerion-section-goal = Goal of the game
aerion-section-set-up = Set-up
aerion-section-elements = Elements and Ships
aerion-section-workshops = Workshops
aerion-section-books = Books and the Pulpit
aerion-section-reserve = The Reserve
aerion-section-pixies = Pixies
aerion-section-turn = The turn
aerion-section-roll = Phase 1: Roll
aerion-section-reroll = Phase 1: rerolling
aerion-section-acquire = Phase 2: Acquire
aerion-section-combinations = Dice combinations
aerion-section-replenish = Phase 3: Replenish
aerion-section-end = End of the game
aerion-section-two-players = Two players
aerion-section-expansions = Expansions in general

## Rules: goal

aerion-goal-six-ships = Your goal is to build all six Ships before the cards run out.
aerion-goal-solo = When you play alone, your only opponents are dice and cards.

## Rules: set-up

aerion-setup-ships-as-projects = The six Ships begin on their Project side: none of them flies yet.
aerion-setup-pixies = You begin with three Pixies, or with fewer if you chose a harder game.
aerion-setup-six-decks = The 48 Resource cards form six decks, one for each dice combination. Each deck is shuffled separately and has its own discard pile.
aerion-setup-display = The top card of each deck is turned faceup in front of it: these six cards are the first Display.
aerion-setup-areas = You have two Workshops, one Pulpit and one Reserve, all empty at the start.
aerion-setup-fewer-pixies = For a harder game, begin with two Pixies, one, or none at all.

## Rules: elements and ships

aerion-resource-elements-and-books = A Resource card is either an Element, from which Ships are built, or a Book, which helps you when you discard it.
aerion-resource-kinds = There are two kinds of Crew (Incubi and Sognae), three of Material (Helix, Nut and Cocoon) and one Blueprint for each of the six Ships. Crew, Materials, Blueprints and Books number twelve cards each.
aerion-ship-three-elements = Every Ship is built from three Elements: one Blueprint, one Material and one Crew.
aerion-ship-recipe = Every Ship has its own Blueprint, and only one kind of Material and one kind of Crew go with it.

## Rules: workshops

aerion-workshop-one-of-each = A Workshop has room for one Blueprint, one Material and one Crew: it never takes a second card of the same class.
aerion-workshop-one-ship = All the cards in a Workshop must belong to the same Ship, so a card that does not go with those already there cannot join them.
aerion-workshop-crew-last = The Crew is placed last: put a matching Blueprint and Material in the Workshop first.
aerion-workshop-elements-only = Only Elements belong in a Workshop.
aerion-workshop-any-order = The Blueprint and the Material can be placed in either order.
aerion-workshop-stays = A card placed in a Workshop stays there until its Ship is built: you cannot take it back, move it or discard it.

## Rules: books

aerion-book-one-in-pulpit = Your Books lie in your Pulpit, which holds only one at a time.
aerion-book-needed = You need a Book in your Pulpit: each effect of a Book is paid for by discarding it.
aerion-book-three-rerolls = In phase 1 you can discard your Book for up to three rerolls, each with any dice you like. Rerolls you have not used when the phase ends are lost.
aerion-book-rerolls-after-roll = A Book gives rerolls only in phase 1, once the six dice have been rolled.
aerion-book-to-reserve = When you have acquired an Element, you can discard your Book to put that Element in your Reserve, even if a Workshop could take it.
aerion-book-only-acquired-element = A Book can send only one card to your Reserve: the Element you have just acquired, never another Book.
aerion-book-retrieve = You can discard your Book to take one or two Elements from a discard pile and put them on top of their deck, in the order you like: the last one you take lies on top.
aerion-book-retrieve-elements-only = Only Elements and cards of expansions can be retrieved, so the discard pile must hold at least one; Books stay where they are.
aerion-book-retrieve-one-pile = A Book retrieves cards from one discard pile, chosen when you discard the Book: only Elements and cards of expansions lying there can be taken.
aerion-book-retrieve-at-least-one = A Book discarded to retrieve cards must bring back at least one: take a card before you stop.
aerion-book-retrieve-to-the-end = Finish retrieving first: until you have taken your last card or stopped, only your Reserve can be used.
aerion-book-any-phase = You can discard your Book to retrieve Elements in any phase of your turn, and with two players also after new cards are revealed, but not in the middle of another choice that has begun.
aerion-book-revives-deck = Elements retrieved for an empty deck form that deck again, so they can be revealed once more.

## Rules: reserve

aerion-reserve-any-number = Your Reserve can hold any number of Elements; putting one there costs a Book.
aerion-reserve-any-time = At any moment of your turn, whatever else you must decide, you can move Elements from your Reserve to your Workshops, free of charge. The rules for placing them still apply.
aerion-reserve-holds-card = Only a card that lies in your Reserve can be moved from there to a Workshop.

## Rules: pixies

aerion-pixie-changes-a-die = Once dice have been rolled, each Pixie you spend turns one of them to the number you want. You can spend several in one turn, and you may still reroll afterwards.
aerion-pixie-after-roll = A Pixie changes a die that has been rolled, so it can be spent only in phase 1, after a roll.
aerion-pixie-none-left = Each Pixie helps only once: when none is left, no die can be changed.
aerion-pixie-die-shows = A Pixie turns a die from the number it shows to another, so one of your dice must show the number you start from.
aerion-pixie-leaves-the-game = A spent Pixie leaves the game for good.

## Rules: the turn

aerion-turn-three-phases = Each turn has three phases in this order: 1. Roll, 2. Acquire, 3. Replenish.

## Rules: phase 1, roll

aerion-roll-six-dice = Phase 1 begins with a roll of all six dice.
aerion-roll-comes-first = Roll the six dice first: they decide what you can do next.
aerion-roll-once = You roll the six dice free of charge only once in each turn; after that, dice are rolled again only in a reroll that you have paid for.
aerion-roll-then-acquire = When your dice show the combination of a card in the Display, you can end phase 1 and acquire it, or go on and try for another.

## Rules: phase 1, rerolling

aerion-reroll-discard-to-reroll = In phase 1, while at least two cards lie in the Display, you can discard one of them to reroll dice, even if your dice already allow you to acquire a card.
aerion-reroll-pay-first = A reroll must be paid for first: with a card discarded from the Display while another is left, with a Book or, with that expansion, by hiring a Worker.
aerion-reroll-any-dice = In every reroll you choose freely which dice to roll, at least one and at most all six; dice you kept before may be rolled again.
aerion-reroll-dice-shown = Only dice on the table can be kept: choose among the numbers they show now.
aerion-reroll-choose-dice-now = A reroll that has been paid for must be made before the turn goes on: choose the dice to keep and roll the others.
aerion-reroll-again = You can reroll as many times as you like, as long as you can pay for it.
aerion-reroll-must-go-on = With two or more cards in the Display you cannot pass: acquire a card, or go on discarding and rerolling until only one is left.
aerion-reroll-not-the-last-card = The last card in the Display cannot pay for a reroll: acquire it or let it go.
aerion-reroll-last-card-let-go = When the Display is down to one card, you may acquire it if your dice allow it; if they do not, or if you prefer not to, that card is discarded and phase 3 follows at once.
aerion-discard-own-pile = Every deck has its own discard pile: a discarded card goes faceup to the pile of the deck it came from.
aerion-discard-open = The discard piles are open: you can look through them at any time.
aerion-display-card-there = There must be a card from that deck in the Display.
aerion-display-not-refilled = Gaps in the Display are not filled during phases 1 and 2: new cards come only in phase 3, so every card you discard leaves you fewer to choose from.

## Rules: phase 2, acquire

aerion-acquire-one-card = In phase 2 you acquire exactly one card from the Display; if your dice allow several, you choose.
aerion-acquire-combination = To acquire a card, your dice must show the combination of its deck.
aerion-acquire-card-awaits-place = The card you acquired needs its place before the turn goes on: decide where it goes.
aerion-acquire-nothing-to-place = Only a card you have just acquired can be given a place or turned down.
aerion-acquire-element-to-workshop = An Element you acquire goes to one of your Workshops if it fits there and you want it to.
aerion-acquire-discard-unwanted = An acquired Element that goes neither to a Workshop nor to the Reserve is discarded at once; you may do so even if it would fit.
aerion-acquire-book-to-pulpit = A Book you acquire goes to your Pulpit at once, if the Pulpit is empty.
aerion-acquire-pulpit-full = A full Pulpit takes no second Book: discard the old one to retrieve Elements and the new one takes its place, or discard the new one.
aerion-build-complete = When a Workshop holds the Blueprint, the Material and the Crew of a Ship, that Ship is built at once and turned to its Flying side.
aerion-build-cards-to-their-piles = The three cards of a Ship that has been built are discarded, each to the pile of the deck it came from, and the Workshop is empty again.
aerion-build-already-flying = You may build a Ship that is already flying: its three cards are discarded and nothing else happens.

## Rules: combinations

aerion-combination-two-pairs = Two pairs (AA+BB): two dice show one number and two more show another; four equal dice count too.
aerion-combination-three-of-a-kind = Three of a kind (AAA): at least three dice show the same number.
aerion-combination-full-house = Full house (AAA+BB): three dice show one number and two more show another; five equal dice count too.
aerion-combination-four-of-a-kind = Four of a kind (AAAA): at least four dice show the same number.
aerion-combination-triplets-or-pairs = Two triplets or three pairs (AAA+BBB or AA+BB+CC): all six dice form one of these two patterns, and either of them is enough.
aerion-combination-straight = Straight (A+B+C+D+E): five dice show five numbers in a row, from 1 to 5 or from 2 to 6.
aerion-combination-letters-may-be-equal = Except in the straight, different letters may mean the same number: four equal dice, for example, are also two pairs.

## Rules: phase 3, replenish

aerion-replenish-reveal = In phase 3, each deck that has no card in the Display reveals its top card there.
aerion-replenish-empty-deck = A deck with no cards left reveals nothing: you play on with a smaller Display, unless a Book puts cards back on that deck.
aerion-replenish-rest-stays = A card that is still in the Display keeps its place, turn after turn, until you acquire or discard it.
aerion-replenish-last-chance = Just before new cards are revealed, you can only retrieve cards with a Book, move Elements from your Reserve or, with that expansion, use Eggs.
aerion-replenish-not-yet = New cards are revealed only in phase 3, when phases 1 and 2 are over.
aerion-replenish-end-of-turn = After new cards are revealed, only Eggs, Books and your Reserve can still be used before you end the turn, which stops there only if you have something to use.

## Rules: the end

aerion-end-win = You win the moment the sixth Ship takes to the air; with expansions, once all their conditions are met as well.
aerion-end-loss = You lose if the Display and all six decks are empty when new cards have been revealed in phase 3; what you hold cannot save you then.

## Rules: two players

aerion-two-together = Two players play together: you win or lose together, and the rules for one player apply except where these say otherwise.
aerion-two-three-ships-each = Each player receives three of the six Ships at random.
aerion-two-first-turn = The more experienced player takes the first turn; you may also agree on the other player.
aerion-two-alternate = The players take turns one after the other, and each turn has its three phases as usual.
aerion-two-areas = Each player has a Pulpit, a Reserve and a Workshop; a third Workshop is common to both. All are empty at the start.
aerion-two-own-workshop = Your partner’s Workshop is out of reach: place your cards in your own Workshop or in the common one.
aerion-two-own-pulpit-and-reserve = A player’s Pulpit and Reserve belong to that player alone: your partner can neither fill them nor use what is in them.
aerion-two-common-workshop = The common Workshop exists only with two players: both may place Elements there, also from their Reserves.
aerion-two-builder = A Ship is built by the player who added its Crew: in the common Workshop that must be its owner, no matter who places the last card.
aerion-two-own-ships = Each player must build the three Ships they received.
aerion-two-not-your-ship = If a Ship is completed with the Crew of a player who does not own it, its cards are discarded and nothing else happens: it does not fly.
aerion-two-own-turn = You act only in your own turn: Books, Eggs and moves from your Reserve wait until then.
aerion-two-shared = Decks, Display, discard piles, dice and Pixies belong to both players.

## Rules: expansions in general

aerion-expansion-freely-combined = There are six expansions, each independent of the others: play with any of them together. Where their rules differ from the base game, theirs apply.
aerion-expansion-not-in-play = This belongs to an expansion that is not in play: choose it when you begin a match.
aerion-expansion-variants = Each variant makes one expansion harder and can be chosen only together with it.
aerion-expansion-last-card-stays = If an expansion lets you use phase 2 for something other than acquiring, you may do so with one card in the Display as well; that card stays there.
aerion-expansion-phase-3-order = Phase 3 has an order: Hourglasses left are discarded, the Hellkite moves, then you may use Books, Eggs and your Reserve; new cards are revealed, and it is checked whether you have lost; then you may use Eggs, and with two players Books and your Reserve, once more, and the turn ends.
