### What only Aerion's page says, in English. Everything else is in the game's own files, shared with Python.

## Names

aerion-page-card = { $card } ({ $class })
aerion-page-deck-1 = Two pairs
aerion-page-deck-2 = Three of a kind
aerion-page-deck-3 = Full house
aerion-page-deck-4 = Four of a kind
aerion-page-deck-5 = Trips or 3 pairs
aerion-page-deck-6 = Straight
aerion-page-workshop =
    { $workshop ->
        [common] Common Workshop
       *[other] Workshop { $workshop }
    }
aerion-page-playing = to play

## Columns

aerion-page-goal-met = { $deck }: the dice show it.
aerion-page-goal-best = { $deck }: up to { $chance } with the next roll.
aerion-page-goal-chosen = { $deck }: { $chance } if you roll the chosen dice.
aerion-page-goal-aim = { $goal } Choose the dice to roll for it.
aerion-page-aim = Choose the dice to roll for it
aerion-page-met = Complete
aerion-page-mark-pays = pays
aerion-page-mark-scarce = scarce
aerion-page-mark-fits = fits
aerion-page-mark-completes = completes
aerion-page-display =
    { $mark ->
        [blocked] { $deck }: { $card } in the Display, blocked by the Hellkite
        [pays] { $deck }: { $card } in the Display; it can pay
        [scarce] { $deck }: { $card } in the Display; it can pay, but too few would be left
        [fits] { $deck }: { $card } in the Display; it fits a Workshop
        [completes] { $deck }: { $card } in the Display; it completes a Ship
       *[none] { $deck }: { $card } in the Display
    }
aerion-page-display-empty = { $deck }: no card in the Display
aerion-page-deck =
    { $count ->
        [0] { $deck }: the deck is empty
        [one] { $deck }: deck with one card
       *[other] { $deck }: deck with { $count } cards
    }
aerion-page-deck-known =
    { $count ->
        [one] { $deck }: deck with one card, which is { $card }
       *[other] { $deck }: deck with { $count } cards; the next one is { $card }
    }
aerion-page-discard =
    { $count ->
        [0] { $deck }: the discard pile is empty
        [one] { $deck }: discard pile with one card
       *[other] { $deck }: discard pile with { $count } cards
    }

## Looking through a pile

aerion-page-deck-title = Deck: { $deck }
aerion-page-discard-title = Discard pile: { $deck }
aerion-page-deck-size =
    { $count ->
        [0] No card is left in this deck.
        [one] One card is left in this deck.
       *[other] { $count } cards are left in this deck.
    }
aerion-page-deck-top = On top, in this order
aerion-page-deck-below = Below them, in unknown order
aerion-page-deck-unseen = In unknown order
aerion-page-nth = { $number }. { $card }
aerion-page-times = { $count } × { $card }
aerion-page-discard-none = No card has been discarded here yet.
aerion-page-open-pile = Look through the discard pile

## Dice and Pixies

aerion-page-die = Die { $number }: { $face }
aerion-page-die-blank = Die { $number }, not rolled yet
aerion-page-pixies =
    { $count ->
        [0] No Pixie is left
        [one] One Pixie
       *[other] { $count } Pixies
    }
aerion-page-roll-again =
    { $count ->
        [0] Roll again: choose dice
        [one] Roll one die again
       *[other] Roll { $count } dice again
    }
aerion-page-roll-again-left =
    { $count ->
        [0] Roll again: choose dice ({ $left } left)
        [one] Roll one die again ({ $left } left)
       *[other] Roll { $count } dice again ({ $left } left)
    }
aerion-page-more = More
aerion-page-cancel = Never mind
aerion-page-hint-choose = Choose the dice to roll again; the others stay as they are.
aerion-page-hint-pay =
    { $count ->
        [one] One die is chosen: now press the card that pays for rolling it again.
       *[other] { $count } dice are chosen: now press the card that pays for rolling them again.
    }
aerion-page-hint-reroll =
    { $count ->
        [one] One die is chosen: roll it, or choose others.
       *[other] { $count } dice are chosen: roll them, or choose others.
    }
aerion-page-hint-pixie = Choose the die for the Pixie to turn.
aerion-page-hint-face = Choose the number it should show.
aerion-page-key-dice = Choose a die to roll again, or the number a Pixie turns it to
aerion-page-key-pixie = Take a Pixie, or put it back

## Ships, Workshops, Pulpit and Reserve

aerion-page-ship =
    { $state ->
        [flying] { $ship }: flying
        [pinned] { $ship }: under a Stone Cloud; needs its Blueprint, { $material } and { $crew }
        [begun] { $ship }: being built; needs its Blueprint, { $material } and { $crew }
       *[project] { $ship }: not built; needs its Blueprint, { $material } and { $crew }
    }
aerion-page-takes = Takes { $cards }
aerion-page-workshop-holds =
    { $takes ->
        [none] { $workshop }: { $cards }
       *[other] { $workshop }: { $cards }. { $takes }
    }
aerion-page-pulpit =
    { $count ->
        [0] Pulpit: no Book
        [one] Pulpit: one Book
       *[other] Pulpit: { $count } Books
    }
aerion-page-reserved = Reserve: { $card }
aerion-page-reserve-place =
    { $count ->
        [0] Reserve: empty
       *[other] Reserve: a place for another card
    }
aerion-page-acquired = Acquired card: { $card }
aerion-page-acquired-none = Acquired card: none

## The drawer on a phone

aerion-page-holds = { $workshop }: { $cards }
aerion-page-fleet = { $flying } / { $ships }
aerion-page-drawer-open = Show Workshops and Ships. { $workshops }. Ships flying: { $flying }. Books: { $books }. Cards in the Reserve: { $reserved }.
aerion-page-drawer-back = Back to the cards
aerion-page-drawer-boards = Workshops
aerion-page-drawer-zones = Expansions

## Expansions

aerion-page-progress = { $reached } of { $goal }
aerion-page-goal-reached = Done
aerion-page-zone-rules = Rules: { $expansion }
aerion-page-variant = Variant: { $variant }
aerion-page-chance-five = Five of a kind: { $chance }
aerion-page-chance-wage =
    { $total ->
        [0] A total of 26 or more: { $chance }
       *[other] The dice total { $total }. Chance of 26 or more: { $chance }
    }
aerion-page-chance-strike =
    { $total ->
        [0] A total of 30 or more: { $chance }
       *[other] The dice total { $total }. Chance of 30 or more: { $chance }
    }
aerion-page-chance-hunt =
    { $total ->
        [0] A total of 15 or less: { $chance }
       *[other] The dice total { $total }. Chance of 15 or less: { $chance }
    }
aerion-page-need-five = To build: five of a kind.
aerion-page-need-wage =
    { $total ->
        [0] To pay: a total of 26 or more.
       *[other] To pay: a total of 26 or more. The dice total { $total }.
    }
aerion-page-need-strike =
    { $total ->
        [0] To demolish without birds: a total of 30 or more.
       *[other] To demolish without birds: a total of 30 or more. The dice total { $total }.
    }
aerion-page-need-hunt =
    { $total ->
        [0] To hunt: a total of 15 or less.
       *[other] To hunt: a total of 15 or less. The dice total { $total }.
    }
aerion-page-met-five = The dice show five of a kind.
aerion-page-met-wage = The dice total { $total }: enough to pay.
aerion-page-met-strike = The dice total { $total }: enough to demolish.
aerion-page-met-hunt = The dice total { $total }: low enough to hunt.
aerion-page-flagship = The Flagship. Aboard: { $aboard }. It now takes: { $fits }.
aerion-page-flagship-aboard = The Flagship. Aboard: { $aboard }.
aerion-page-flagship-flying = The Flagship is flying.
aerion-page-flagship-takes = Now takes: { $fits }
aerion-page-factory = Your Factory { $factory }. { $rule }
aerion-page-no-factory = No Factory yet: they are in the decks.
aerion-page-turn-die = Turn a die
aerion-page-turn-over = Turn one of these dice over instead of rolling:
aerion-page-hourglasses-of =
    { $count ->
        [0] { $deck }: no Hourglass yet
        [one] { $deck }: the Hourglass is there
       *[other] { $deck }: { $count } Hourglasses are there
    }
aerion-page-cloud = Stone Cloud { $cloud }: { $side }
aerion-page-cloud-pinned = Stone Cloud on the { $ship }: { $side }
aerion-page-strikes =
    { $strikes ->
        [one] One strike left
       *[other] { $strikes } strikes left
    }
aerion-page-demolish = Demolish
aerion-page-strike = Strike a Stone Cloud
aerion-page-send-bird = { $deck }: send this Hammer Bird
aerion-page-pier = Pier { $pier }: { $side }
aerion-page-payroll-of = Payroll of { $player }
aerion-page-payroll =
    { $count ->
        [0] { $payroll }: empty
        [one] { $payroll }: one Worker
       *[other] { $payroll }: { $count } Workers
    }
aerion-page-payroll-empty = No Worker is waiting for wages.
aerion-page-payroll-due =
    { $count ->
        [one] One Worker is waiting for wages.
       *[other] { $count } Workers are waiting for wages.
    }
aerion-page-pay-worker = Pay a Worker
aerion-page-worker = { $deck }: this Worker is waiting for wages
aerion-page-eggs =
    { $count ->
        [0] Acquired Eggs: none
        [one] One acquired Egg
       *[other] { $count } acquired Eggs
    }
aerion-page-eggs-none = No Egg acquired yet.
aerion-page-eggs-use =
    { $count ->
        [one] Press your Egg to look into a deck.
       *[other] Press your Eggs to look into a deck.
    }
aerion-page-hatch = Use Eggs
aerion-page-hatch-eggs = Eggs to use:
aerion-page-hatch-fewer = One fewer Egg
aerion-page-hatch-more = One more Egg
aerion-page-hatch-deck = Then choose the deck to look into:
aerion-page-revealed = Revealed from: { $deck }
aerion-page-choose-revealed = Choose a revealed card
aerion-page-look-first = Look at the table first
aerion-page-row-outpost =
    { $hellkite ->
        [here] Place { $place }: Outpost, { $side }. The Hellkite is here.
       *[away] Place { $place }: Outpost, { $side }
    }
aerion-page-row-lair =
    { $hellkite ->
        [here] Place { $place }: open Lair, { $side }. The Hellkite is here.
       *[away] Place { $place }: open Lair, { $side }
    }
aerion-page-row-empty = Place { $place }: empty
aerion-page-blocked = Blocked now: no { $type } card can be acquired.
aerion-page-nothing-blocked = The Hellkite blocks nothing now.

## What pieces are, and what they are for

aerion-page-fact-dice = To acquire it
aerion-page-fact-all = { $card }, all of them
aerion-page-at-best = up to { $chance } with the next roll
aerion-page-part-where = { $card }: { $where }
aerion-page-in-display = in the Display ({ $decks })
aerion-page-in-decks =
    { $count ->
        [one] one in the decks
       *[other] { $count } in the decks
    }
aerion-page-in-discards =
    { $count ->
        [one] one discarded
       *[other] { $count } discarded
    }
aerion-page-in-reserve =
    { $count ->
        [one] one in the Reserve
       *[other] { $count } in the Reserve
    }
aerion-page-nowhere = used up
aerion-page-about-blueprint = A Blueprint is the plan of one Ship. With the right Material and the right Crew in the same Workshop, the Ship takes off.
aerion-page-about-material = A Material goes into a Workshop with the Blueprint of a Ship that is made of it. The Crew comes last.
aerion-page-about-crew = A Crew comes aboard last: into a Workshop that holds a Blueprint and its Material.
aerion-page-about-book = A Book waits on your Pulpit, one at a time. Give it up once: for three rerolls, to bring up to two cards of one discard pile back onto their deck, or to keep an acquired card in your Reserve.
aerion-page-about-hourglass = Acquire one Hourglass of each deck. One that you do not take in the turn it appears is lost.
aerion-page-about-gap = No card lies here. New cards come at the end of the turn, as long as the deck has some.
aerion-page-about-acquired = A card that you acquire waits here until you press the Workshop it goes to.
aerion-page-about-reserve = A Book lets you keep an acquired card here. Move it to a Workshop whenever it fits.
aerion-page-about-dice = Six dice make the pattern above a card. To roll some again, press them, then the card of the Display that pays for it: it is discarded.
aerion-page-about-pixies = A Pixie turns one die to the number you choose. It does not come back: use your Pixies before the cards run out.
aerion-page-about-ship = It takes off as soon as these three cards lie in one Workshop. The Crew comes last.
aerion-page-about-flying = This Ship is flying. Its cards are not needed any more.
aerion-page-about-workshop = A Ship is built here: its Blueprint and its Material, in any order, then its Crew. Cards stay until the Ship takes off.
aerion-page-about-common = Both players use this Workshop. The player who adds the Crew builds the Ship, which must be one of their own.
aerion-page-about-own = Only the owner uses this Workshop, for Ships of their own.
aerion-page-about-pile = { $deck }. Press to look through the cards. When all decks and the Display are empty, the match is lost.
aerion-page-use-completes = It completes a Ship in your Workshops now.
aerion-page-use-fits = It fits one of your Workshops now.
aerion-page-use-open = It can begin a Ship in an empty Workshop.
aerion-page-use-needed = It fits no Workshop now, but a Ship still needs it.
aerion-page-use-spare = No Ship needs it any more: it is good for paying for rerolls.
aerion-page-goal-of = { $goal }, for { $card }
aerion-page-goal-AAAAA = five of a kind, for a Pier
aerion-page-goal-sum-26 = 26 or more, to pay a Worker
aerion-page-goal-sum-30 = 30 or more, for a Stone Cloud
aerion-page-goal-sum-15 = 15 or less, to hunt
aerion-page-pixie-gain = { $face }: { $what }
aerion-page-cards-left =
    { $count ->
        [0] No card is left in the decks.
        [one] One card is left in the decks.
       *[other] { $count } cards are left in all decks together.
    }
aerion-page-sum = Σ { $total }
aerion-page-total = The dice total { $total }.

## Warnings

aerion-page-anyway = { $what } anyway
aerion-page-warn-lost =
    { $books ->
        [0] This loses the match: no card is left.
       *[other] This loses the match: no card is left. Your Book can still bring cards back.
    }
aerion-page-warn-last-card =
    { $pixies ->
        [0] No card would be left then: without a Book the match is lost.
        [one] No card would be left then: without a Book the match is lost. You still have one Pixie.
       *[other] No card would be left then: without a Book the match is lost. You still have { $pixies } Pixies.
    }
aerion-page-warn-short =
    { $books ->
        [0] Without this card too few are left for all Ships: only a Book could bring one back.
       *[other] Without this card too few are left for all Ships: your Book would have to bring one back.
    }
aerion-page-warn-reject = This card fits nowhere now: you would have to discard it.
aerion-page-warn-useless = With these cards together, this Workshop could not build any Ship you still need.
aerion-page-warn-ship-built-again = This Ship is flying already: the cards would be spent for nothing.
aerion-page-warn-ship-not-owned = This Ship is not yours to build: the cards would be spent for nothing.
aerion-page-warn-ship-held-down = A Stone Cloud holds this Ship down: the cards would be lost.
aerion-page-vain-useless = It builds no Ship you need
aerion-page-vain-ship-built-again = For nothing: it flies already
aerion-page-vain-ship-not-owned = For nothing: not your Ship
aerion-page-vain-ship-held-down = Lost: held by a Stone Cloud
aerion-page-vain-last-card = The last card: then the match is lost
aerion-page-vain-lost = This loses the match

## Keys

aerion-page-hint-column = Press the number of the column, from 1 to 6.
aerion-page-key-go-on = Roll, roll again or go on: whatever the main button does
aerion-page-key-acquire = Acquire the card that the dice allow; if there are several, then the number of the column
aerion-page-key-pay = Discard a card for a reroll: then the number of the column
aerion-page-key-book = Show what your Book can do
aerion-page-key-reject = Discard the acquired card

## The end

aerion-page-ending = How the match went
aerion-page-ending-won = All Ships are in the air!
aerion-page-ending-lost = The match is lost
aerion-page-decided-won = The last Ship to take off was the { $ship }, in turn { $turn }.
aerion-page-decided-lost = Not built: { $ships }.
aerion-page-ending-unused =
    { $count ->
        [one] One Pixie was left unused.
       *[other] { $count } Pixies were left unused.
    }
aerion-page-figure-ships =
    { $count ->
        [one] Ship flying
       *[other] Ships flying
    }
aerion-page-figure-turns =
    { $count ->
        [one] turn
       *[other] turns
    }
aerion-page-figure-cards =
    { $count ->
        [one] card left
       *[other] cards left
    }
aerion-page-figure-pixies =
    { $count ->
        [one] Pixie left
       *[other] Pixies left
    }
aerion-page-figure-books =
    { $count ->
        [one] Book left
       *[other] Books left
    }
aerion-page-graph-ships = Ships flying, of { $goal }
aerion-page-graph-cards = cards left, { $count } at the start
aerion-page-graph-turns =
    { $count ->
        [one] one turn
       *[other] { $count } turns
    }
aerion-page-graph-built = Turn { $turn }: { $ships }.
aerion-page-graph-none = No Ship was built.

## First match

aerion-page-guide-goal = Welcome! Your goal: build all six airships before the cards run out.
aerion-page-guide-roll = Every turn begins with a roll of all six dice. Roll them!
aerion-page-guide-wanted =
    { $last ->
        [yes] Your dice show { $goal }, and { $card } is the card that { $workshop } is waiting for: with { $held } it completes the Ship. Press it.
       *[no] Your dice show { $goal }, and { $card } goes with { $held } in { $workshop }. Press it.
    }
aerion-page-guide-pixie-wanted =
    { $last ->
        [yes] { $card } would complete the Ship in { $workshop }, but your dice miss its pattern by one: { $goal }. A Pixie can turn a { $from } into a { $to }. It does not come back, but this is worth it: press the Pixies.
       *[no] { $card } goes with { $held } in { $workshop }, but your dice miss its pattern by one: { $goal }. A Pixie can turn a { $from } into a { $to }, and does not come back. Press the Pixies, or roll again.
    }
aerion-page-guide-acquire = Your dice make the pattern above this card, so you may acquire it. Press the card.
aerion-page-guide-place = A ship is built in a Workshop: a Blueprint and its Material, then its Crew. Press a Workshop to put your card there.
aerion-page-guide-no-place = This card fits nowhere now. Discard it, or give up a Book to keep it in your Reserve.
aerion-page-guide-second-book = Your Pulpit is full. Use the old Book first, to bring back discarded cards, and the new one takes its place; or discard the new one.
aerion-page-guide-only-discard = There is no place for this card now: it can only be discarded.
aerion-page-guide-replenish = One card a turn: yours is taken. Go on, and this deck reveals a new one.
aerion-page-guide-ship = Your first ship is in the air! Build the other five in the same way.
aerion-page-guide-crew = Two cards are here; a third completes the ship. The Workshop shows which one it takes.
aerion-page-guide-pixie = A Pixie turns one die to any face. You have few of them, and a used one does not come back.
aerion-page-guide-reroll = To improve your dice, press those you want to roll again, then a card of the Display: discarding it pays for the roll.
aerion-page-guide-chance = This is your chance to get the pattern with one reroll. Press it and the right dice are chosen.
aerion-page-guide-book = A Book waits on your Pulpit. Discard it for up to three rerolls, to bring back discarded cards, or to keep a card in your Reserve.
aerion-page-guide-last-card = Only one card is left. If your dice cannot acquire it, you can let it go and the turn ends.
aerion-page-guide-why = Press anything that does not glow to learn why. And you can undo, as long as nothing new has come to light.
aerion-page-guide-piles = Press a discard pile or a deck to look through its cards: it helps to know what can still come.
aerion-page-guide-few = This deck is almost empty. Discarded cards only come back with a Book: when none are left, the match is lost.
