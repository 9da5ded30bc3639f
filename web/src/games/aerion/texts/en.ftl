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
aerion-page-goal-best = { $deck }: { $chance } with the next roll, at best.
aerion-page-goal-chosen = { $deck }: { $chance } if you roll the chosen dice.
aerion-page-goal-aim = { $goal } Choose the dice to roll for it.
aerion-page-aim = Choose the dice to roll for it
aerion-page-met = Complete
aerion-page-pays = pays
aerion-page-display = { $deck }: { $card } in the Display
aerion-page-display-blocked = { $deck }: { $card } in the Display, blocked by the Hellkite
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
       *[other] The dice total { $total }. 26 or more: { $chance }
    }
aerion-page-chance-strike =
    { $total ->
        [0] A total of 30 or more: { $chance }
       *[other] The dice total { $total }. 30 or more: { $chance }
    }
aerion-page-chance-hunt =
    { $total ->
        [0] A total of 15 or less: { $chance }
       *[other] The dice total { $total }. 15 or less: { $chance }
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
aerion-page-flagship = The Flagship. Aboard: { $aboard }. It takes now: { $fits }.
aerion-page-flagship-aboard = The Flagship. Aboard: { $aboard }.
aerion-page-flagship-flying = The Flagship is flying.
aerion-page-flagship-takes = Takes now: { $fits }
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
aerion-page-payroll-empty = Nobody is waiting for wages.
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
aerion-page-hatch-fewer = One Egg fewer
aerion-page-hatch-more = One Egg more
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

## First match

aerion-page-guide-goal = Welcome! Your goal: build all six airships before the cards run out.
aerion-page-guide-roll = Every turn begins with a roll of all six dice. Roll them!
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
