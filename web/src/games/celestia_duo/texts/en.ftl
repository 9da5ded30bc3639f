### What only Celestia Duo's page says, in English. Everything else is in the game's own files, shared with Python.

## Talking and silence

celestia-page-talk = Talking and silence
celestia-page-examples = Examples
celestia-page-examples-talk = Talk: what may be said now
celestia-page-examples-silence = Silence: examples
celestia-page-allowed = You may say
celestia-page-forbidden = You may not say
celestia-page-always = How many cards each of you holds is never a secret. What they are always is.
celestia-page-last-word =
    { $who ->
        [you] As Captain you have the last word.
       *[other] Captain { $name } has the last word.
    }
celestia-page-said = Said so far
celestia-page-say = Say something
celestia-page-say-open = Say…
celestia-page-stay-ready = Ready for the whole turn
celestia-page-may-nothing = There is nothing to decide together: the Captain goes on.
celestia-page-may-briefing = Continue or stop, and with whose help? Talk about that, not about your cards.
celestia-page-may-briefing-crew = You must continue. Should a crew member help? Talk about that, not about your cards.
celestia-page-allowed-briefing-1 = The pirate is near. Shall we continue?
celestia-page-allowed-briefing-2 = Baba could look ahead for us.
celestia-page-forbidden-briefing-1 = I have no Cannon left.
celestia-page-forbidden-briefing-2 = My hand can beat anything now.
celestia-page-may-baba = In which order should the Ambushes lie? Talk about them, not about what you could beat.
celestia-page-allowed-baba-1 = Let’s meet the one with the best reward.
celestia-page-allowed-baba-2 = That one has a long propeller: let’s meet it.
celestia-page-forbidden-baba-1 = Put the Cannon last, I have none.
celestia-page-forbidden-baba-2 = I can beat this one alone.
celestia-page-may-dice = Smoke, a crew member, or neither? Say whether, never which die.
celestia-page-allowed-dice-1 = Shall we use Smoke?
celestia-page-allowed-dice-2 = Let’s keep the Smoke for later.
celestia-page-forbidden-dice-1 = Roll the Cannon again.
celestia-page-forbidden-dice-2 = I can beat two of these.
celestia-page-may-augusta = You use Augusta without a word.
celestia-page-forbidden-augusta-1 = Set the Cannon, not the Whip.
celestia-page-forbidden-augusta-2 = One die is enough for me.
celestia-page-may-room = What can the hold spare? Talk about that, not about your cards.
celestia-page-allowed-room-1 = We can spare a Gold.
celestia-page-allowed-room-2 = Let’s keep the Smoke.
celestia-page-forbidden-room-1 = Keep Mama, I need her for my Whips.
celestia-page-forbidden-room-2 = I hold a Joker, so Smoke can go.
celestia-page-may-start = Who begins? Should a crew member help? Talk about that, not about how you will fight.
celestia-page-may-start-alone = Who begins? Talk only about that, not about how you will fight.
celestia-page-allowed-start-1 = You first.
celestia-page-allowed-start-2 = Let’s use Mama in this fight.
celestia-page-forbidden-start-1 = I take the Pistol, you take the rest.
celestia-page-forbidden-start-2 = You begin, I can beat only one.
celestia-page-may-share = Who takes first? Talk only about that, not about which card.
celestia-page-allowed-share-1 = You first.
celestia-page-allowed-share-2 = I would like to take first.
celestia-page-forbidden-share-1 = Leave me the Joker.
celestia-page-forbidden-share-2 = I am short of Sabres.
celestia-page-may-rewards = The hold is full: take it and give something up, or leave it? Talk about that, not about your cards.
celestia-page-allowed-rewards-1 = Let’s take the crew member.
celestia-page-allowed-rewards-2 = We can spare a Smoke for it.
celestia-page-forbidden-rewards-1 = I need that card: I have no Whip.
celestia-page-forbidden-rewards-2 = Take the Communication, I want to tell you about my Cannons.
celestia-page-may-shop = Buy something or save the Gold? Talk about that, not about your cards.
celestia-page-allowed-shop-1 = Let’s buy cards.
celestia-page-allowed-shop-2 = Let’s save the Gold for the final battle.
celestia-page-forbidden-shop-1 = Buy cards, mine are all alike.
celestia-page-forbidden-shop-2 = Buy Smoke, I cannot beat a Cannon.
celestia-page-may-boarding = What do you need before the final battle? Talk about buying, not about your cards.
celestia-page-allowed-boarding-1 = Let’s reactivate the crew.
celestia-page-allowed-boarding-2 = Let’s buy cards.
celestia-page-forbidden-boarding-1 = I cannot pay for a Flag.
celestia-page-forbidden-boarding-2 = With Mama I could pay for it all.
celestia-page-may-draft = You take the first cards without a word.
celestia-page-forbidden-draft-1 = Leave me the Joker.
celestia-page-forbidden-draft-2 = Take the Cannon.
celestia-page-may-attack = The Flags strike: the player who is asked decides alone, without a word.
celestia-page-forbidden-attack-1 = Take one of my cards.
celestia-page-forbidden-attack-2 = I can spare a Whip.
celestia-page-may-combat = You fight without a word: on your turn you decide alone.
celestia-page-forbidden-combat-1 = Leave me the Pistol.
celestia-page-forbidden-combat-2 = I cannot beat the next one.
celestia-page-may-pick = You take cards without a word.
celestia-page-forbidden-pick-1 = Take the one on the left.
celestia-page-forbidden-pick-2 = I have enough Sabres.
celestia-page-may-shuki = You choose what Shuki keeps without a word.
celestia-page-forbidden-shuki-1 = Keep the Joker for me.
celestia-page-forbidden-shuki-2 = We will need both Whips.
celestia-page-may-tell = One true sentence each, from a list. Say nothing else.
celestia-page-allowed-tell-1 = I have a Pistol.
celestia-page-allowed-tell-2 = I have no Sabre.
celestia-page-forbidden-tell-1 = I have two Pistols.
celestia-page-forbidden-tell-2 = And a Joker, by the way.

## Free chat

celestia-page-chat = Chat
celestia-page-chat-all =
    { $count ->
        [one] Show the message
       *[other] Show the { $count } messages
    }
celestia-page-chat-fewer = Show fewer messages
celestia-page-chat-line = Your message
celestia-page-chat-hint = Nothing about your cards…
celestia-page-chat-send = Send

## Exceptional communication

celestia-page-statement = Exceptional communication
celestia-page-statement-choose = Say one true thing about your hand. Only true things are offered, never how many.
celestia-page-statement-have = I have…
celestia-page-statement-have-not = I have no…
celestia-page-statement-wait = { $name } may say one true thing about their hand.
celestia-page-told-nothing = said nothing.

## Memory aids

celestia-page-memory = Memory aids
celestia-page-memory-help = What both of you can know.
celestia-page-memory-off = Switched off: rely on your own memory.
celestia-page-memory-hand = { $name } ({ $count })
celestia-page-memory-mine = You ({ $count })
celestia-page-memory-whose = { $name }:
celestia-page-memory-discard = Discard
celestia-page-memory-unseen = Place unknown
celestia-page-memory-told = statement: { $statement }
celestia-page-memory-unpaid = could not pay for a Flag.
celestia-page-memory-new =
    { $since ->
        [one] 1 card drawn since then: at most 1 of { $cards }.
       *[other] { $since } cards drawn since then: at most { $since } of { $cards }.
    }
celestia-page-bounds =
    { $known ->
        [least] at least { $least }
        [most] at most { $most }
        [both] { $least } to { $most }
        [exactly] exactly { $most }
       *[nothing] not known
    }

## The end

celestia-page-captain = Captain
celestia-page-end = The end of the match
celestia-page-end-won = Victory!
celestia-page-end-lost = Defeat
celestia-page-end-hand =
    { $count ->
        [0] { $name }: no card left
        [one] { $name }: one card
       *[other] { $name }: { $count } cards
    }
celestia-page-way = Your flight
celestia-page-way-airship =
    { $place ->
        [0] Airship still at the start
       *[other] Airship on card { $place } of { $length }
    }
celestia-page-way-pirate =
    { $lair ->
        [yes] Pirate in the Lair
       *[no] Pirate on card { $place }
    }
celestia-page-way-met =
    { $count ->
        [0] No Ambush met
        [one] 1 Ambush met
       *[other] { $count } Ambushes met
    }
celestia-page-way-stops =
    { $count ->
        [0] No stop made
        [one] 1 stop in a city
       *[other] { $count } stops in cities
    }
celestia-page-way-energy =
    { $count ->
        [0] No Energy lost
        [one] 1 Energy lost
       *[other] { $count } Energy lost
    }
celestia-page-way-crew =
    { $count ->
        [0] No crew member lost
        [one] 1 crew member lost
       *[other] { $count } crew members lost
    }
celestia-page-way-masts =
    { $count ->
        [0] No mast felled
        [one] 1 mast felled
       *[other] { $count } masts felled
    }
celestia-page-sheet = Progress sheet with { $name }
celestia-page-sheet-uncounted = This match does not count here: its deal was known or came from another match.

## The table

celestia-page-route-open = Look at the route card by card
celestia-page-route-about =
    { $place ->
        [26] The route has 25 cards; the pirate is in the Lair at the end. Known cards:
       *[other] The route has 25 cards; the pirate is on card { $place }. Known cards:
    }
celestia-page-route-none = No card has been turned up yet.
celestia-page-place = Card { $place }
celestia-page-place-known = face down, but known
celestia-page-pirate-there = { $pirate }: { $distance }, { $escape }
celestia-page-ambush = Ambush
celestia-page-assault = Assault
celestia-page-stage-flees =
    { $cards ->
        [one] Pirate: 1 card farther
       *[other] Pirate: { $cards } cards farther
    }
celestia-page-stage-cards = Each Ambush: { $cards }
celestia-page-stage-sells = 1 Gold: { $cards }, or { $smoke } Smoke
celestia-page-stage-crew =
    { $crew ->
        [yes] Crew: active again
       *[no] Crew: unchanged
    }
celestia-page-boarding-cards = 1 Gold: { $cards }
celestia-page-boarding-crew = { $gold } Gold: the whole crew active again
celestia-page-shop = What Gold buys here
celestia-page-shop-smoke = { $smoke } Smoke
celestia-page-shop-crew = The whole crew active again
celestia-page-goods = { $goods } for { $gold } Gold
celestia-page-price = { $gold } Gold
celestia-page-propeller = Propeller: { $cards }
celestia-page-next = Next: card { $place }
celestia-page-next-pirate = Next: the pirate!
celestia-page-stages =
    { $count ->
        [one] A stop in a city (1 left)
       *[other] A stop in a city ({ $count } left)
    }
celestia-page-baba = Baba has turned these up. Press the one to put on card { $place }.
celestia-page-die = { $face } die
celestia-page-die-beaten = { $face } die, beaten with: { $cards }
celestia-page-owed = { $card }, still owed for the Flag
celestia-page-augusta = Augusta turns it to:
celestia-page-smoke-how = Press dice to roll them again
celestia-page-cancel = Start again
celestia-page-hint-card = Now press the card to pay with. Those that can pay glow.
celestia-page-hint-card-pair = Now press the card to pay with. For a die with another symbol, you pay with two equal cards.
celestia-page-hint-die = Now press the die to beat. Those that can be beaten glow.
celestia-page-hint-die-pair = Now press the die to beat. If it shows another symbol, you pay with two of these cards.
celestia-page-hint-smoke = Press the dice to roll again, then confirm. It costs 1 Smoke.
celestia-page-hint-augusta = Press the die for Augusta to turn.
celestia-page-key-symbols = The die or card with this symbol: Whip, Sabre, Crossbow, Pistol, Cannon, Flag or Joker
celestia-page-share-card = To share, face up: { $card }
celestia-page-share-hidden =
    { $count ->
        [one] To share, face down: 1 card
       *[other] To share, face down: { $count } cards
    }
celestia-page-played = Played: { $card }
celestia-page-reward =
    { $count ->
        [one] Reward: { $reward }
       *[other] Reward: { $reward }, { $count } times
    }
celestia-page-hold-full = The hold is full. To take it, first press something in the hold to remove.
celestia-page-offered = { $count } { $token } waiting for room in the hold
celestia-page-hand-cards =
    { $count ->
        [one] In your hand: { $card }
       *[other] In your hand: { $card }, { $count } cards
    }
celestia-page-hand-none = No card in your hand
celestia-page-fight-mine = Your turn to fight
celestia-page-fights = to fight
celestia-page-discard-none = No card has been discarded yet.
celestia-page-ship = Your airship
celestia-page-room =
    { $room ->
        [0] full
        [one] 1 place free
       *[other] { $room } places free
    }
celestia-page-drop = Press what should go, or drag it out of the hold.
celestia-page-loss = Energy lost
celestia-page-loss-gives = The token gives { $cards } to share.
celestia-page-loss-costs =
    { $count ->
        [0] It takes nothing from the hold.
        [one] Then it takes one token from the hold.
       *[other] Then it takes { $count } tokens from the hold.
    }
celestia-page-loss-taken = It takes { $tokens } from the hold.
celestia-page-loss-nothing = The hold had nothing to take.
celestia-page-drawer-open = Open hold and crew. Energy: { $energy }. In the hold: { $hold }.
celestia-page-drawer-back = Back to the encounter

## First match

celestia-page-guide-goal = Welcome! You and your partner are chasing a pirate: catch the ship before it reaches its Lair.
celestia-page-guide-draft = You will need cards to beat dice. Each of you takes two of these, in turn and without a word. Press one.
celestia-page-guide-caught = One more flight and you catch the pirate. Continue!
celestia-page-guide-briefing = Every turn begins with a briefing. Continue: the propeller takes you to the next Ambush, and you fight it.
celestia-page-guide-ready = Your partner is the Captain now and decides. Say what you would prefer, or that you are ready.
celestia-page-guide-flag = A Flag brings on the pirate’s Secret Attack: once you validate the dice, it strikes and the pirate flees. In the fight any card beats a Flag.
celestia-page-guide-dice = These dice are the strength of the Ambush: you must beat each of them with cards. Validate them to begin.
celestia-page-guide-start = You fight in turn, one die each. The Captain says who begins: this time it is up to you.
celestia-page-guide-combat = Your turn: press a die that glows, then what to pay with: a card of its symbol, a Joker, or two equal cards.
celestia-page-guide-cannot = Your cards beat none of these dice. It costs an Energy token, which brings new cards, and you try again.
celestia-page-guide-loss = The lost Energy also takes something from the hold. Press what should go.
celestia-page-guide-lost = You have lost Energy. The token says what comes next: cards for you to share, then what it takes from the hold.
celestia-page-guide-rewards = The Ambush is beaten! Press a reward to take it.
celestia-page-guide-tell = A rare moment: you may say one true thing about your hand. Choose what helps your partner most.
celestia-page-guide-share = New cards are always shared: you take them in turn. The Captain says who takes first.
celestia-page-guide-pick = Press a card to take it. You may also pass and leave it to your partner, in silence.
celestia-page-guide-shop = In a city Gold buys cards or Smoke. Spend it or keep it; when you leave, your partner becomes Captain.
celestia-page-guide-room = The hold is full. If you want what is offered, press what should go; or leave it.
celestia-page-guide-stop = Short of cards? Stop in a city: you get new ones for each Ambush since the last stop, but the pirate flees a little.
celestia-page-guide-crew = Your crew can help now, if you like. A member who has helped is tired until a city reactivates the crew.
celestia-page-guide-smoke = Bad dice? Press those to roll again, then use a Smoke, before you validate them.
celestia-page-guide-silence = SILENCE: in a fight nobody talks, so watch what your partner plays. This banner tells you when you may talk.
celestia-page-guide-talk = TALK: now you may advise each other with these phrases. Your cards always stay secret.
celestia-page-guide-energy = Your Energy: you lose a token whenever one of you cannot beat any die. If you must lose one and none is left, you lose the match.
celestia-page-guide-partner = Your partner’s cards are hidden. What you have both seen is noted for you: it tells what they may hold.
celestia-page-guide-why = Press anything that does not glow to learn why. And you can undo, as long as nothing new has come to light.
