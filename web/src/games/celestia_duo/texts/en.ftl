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
celestia-page-ready = Ready
celestia-page-stay-ready = Ready for the whole turn
celestia-page-always-ready = Ready for the whole match
celestia-page-hushed = You are ready at once while your partner is Captain.
celestia-page-hush = Ready at once
celestia-page-hush-help = While your partner is Captain you say nothing and never hold up the match.
celestia-page-speak-again = Speak again
celestia-page-may-nothing = There is nothing to decide together: the Captain goes on.
celestia-page-may-briefing = Continue or stop, and with whose help? Talk about that, not about your cards.
celestia-page-may-briefing-alone = Continue or stop? Talk about that, not about your cards.
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
celestia-page-may-dice = Smoke, a crew member, or neither? You may say whether, but never for which die.
celestia-page-may-dice-crew = Should a crew member help? You may say whether, but never with which die.
celestia-page-may-dice-smoke = Use Smoke or keep it? You may say whether, but never for which die.
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
celestia-page-statement-choose = Say one true thing about your hand. Only true statements are offered, and no numbers.
celestia-page-statement-have = I have…
celestia-page-statement-have-not = I have no…
celestia-page-statement-wait = { $name } may say one true thing about their hand.
celestia-page-told-nothing = said nothing.

## Memory aids

celestia-page-memory = Memory aids
celestia-page-memory-help = What both of you can know.
celestia-page-memory-explain = What the rows mean
celestia-page-memory-off = Switched off: rely on your own memory.
celestia-page-memory-hand = { $name } ({ $count })
celestia-page-memory-mine = Known of you ({ $count })
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
celestia-page-decided-end-caught = Caught on card { $card }, in turn { $turn }. Energy left: { $energy }.
celestia-page-decided-end-masts = The third mast fell in turn { $turn }. Energy left: { $energy }.
celestia-page-decided-end-lair =
    The pirate reached the Lair in turn { $turn }, { $ahead ->
        [one] one card
       *[other] { $ahead } cards
    } ahead of you.
celestia-page-decided-end-energy =
    The last Energy was lost in turn { $turn }, with the pirate { $ahead ->
        [one] one card
       *[other] { $ahead } cards
    } ahead.
celestia-page-decided-end-energy-boarding = The last Energy was lost in turn { $turn }, in the final battle.
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
celestia-page-course = The chase, turn by turn
celestia-page-course-airship = Your airship
celestia-page-course-pirate = The pirate
celestia-page-course-stop = Stop in a city
celestia-page-course-turn = Turn { $turn }: airship on card { $airship }, pirate on card { $pirate }.
celestia-page-course-fled = Cards the pirate fled: { $flags } because of Flags, { $stops } at your stops.
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
celestia-page-shop-how = Press what you buy.
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
celestia-page-smoke-how = Press dice to reroll
celestia-page-cancel = Start again
celestia-page-hint-card = Now press the card to pay with. Those that can pay glow.
celestia-page-hint-card-pair = Now press the card to pay with. For a die with another symbol, you pay with two equal cards.
celestia-page-hint-die = Now press the die to beat. Those that can be beaten glow.
celestia-page-hint-die-pair = Now press the die to beat. If it shows another symbol, you pay with two of these cards.
celestia-page-hint-smoke = Press the dice to roll again, then confirm. It costs 1 Smoke.
celestia-page-hint-augusta = Press the die for Augusta to turn.
celestia-page-key-fly = Fly on
celestia-page-key-stop = Make a stop
celestia-page-key-smoke = Use Smoke for the chosen dice
celestia-page-key-validate = Validate the dice
celestia-page-key-you = You begin, take first or lose the card
celestia-page-key-partner = Your partner begins, takes first or loses the card
celestia-page-key-cannot = You cannot beat any die
celestia-page-key-ready = You are ready
celestia-page-key-pass = Pass, leave the rest, or leave the city
celestia-page-key-symbols = The die or card with this symbol: Whip, Sabre, Crossbow, Pistol, Cannon, Flag or Joker
celestia-page-share-press = Press a card to take it first, or let your partner begin.
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
celestia-page-rewards-how = Press what you take.
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
celestia-page-loss-gave = The token gave { $cards } to share.
celestia-page-loss-takes =
    { $count ->
        [0] It takes nothing from the hold.
        [one] It takes one token from the hold.
       *[other] It takes { $count } tokens from the hold.
    }
celestia-page-loss-taken = It takes { $tokens } from the hold.
celestia-page-loss-nothing = The hold had nothing to take.
celestia-page-drawer-open = Open hold and crew. Energy: { $energy }. In the hold: { $hold }.
celestia-page-drawer-back = Back to the encounter

## What things are and are for

celestia-page-about-card =
    { $pairs ->
        [no] Beats a { $card } die. Pairs are forbidden in this Assault.
       *[yes] Beats a { $card } die. Two { $card } cards together beat a die with any other weapon.
    }
celestia-page-about-card-flag = In the chase any one card beats a Flag.
celestia-page-about-joker = Counts as any one card: it beats a die with any weapon. Two Jokers are not a pair.
celestia-page-about-hidden = Face down: only the player who takes it sees what it is.
celestia-page-about-share = You take these cards in turn. You may pass to let your partner take two in a row, but not right after your partner has passed.
celestia-page-about-die =
    { $pairs ->
        [no] To beat it: 1 { $card } card or 1 Joker. Pairs are forbidden in this Assault.
       *[yes] To beat it: 1 { $card } card, 1 Joker, or any 2 equal cards.
    }
celestia-page-about-flag = To beat it in the fight: any one card. But once validated, it first triggers the pirate’s attack:
celestia-page-about-die-missed = A player who can beat no die on their turn costs you an Energy token.
celestia-page-about-crew-once = Helps once, and is then tired until the crew is reactivated in a city, or for Gold before the final battle.
celestia-page-about-place = Takes up one place in the hold.
celestia-page-about-gold =
    { $mode ->
        [quick] In a city 1 Gold buys cards or Smoke.
       *[other] In a city 1 Gold buys cards or Smoke. Before the final battle Gold buys cards, or reactivates the crew.
    }
celestia-page-about-smoke = Before the dice are validated, 1 Smoke rolls as many of them again as you like.
celestia-page-about-hold = For Gold, Smoke and crew members: one place each. When it is full, something must go before anything else comes aboard.
celestia-page-about-hold-loss = A lost Energy token also takes tokens from here; the Captain chooses which.
celestia-page-about-energy = You lose one of these whenever one of you can beat no die on their turn.
celestia-page-about-energy-turned = The token is turned over: first it gives cards to share, then it takes tokens from the hold. The same player then tries again.
celestia-page-about-energy-end = If you must lose one and none is left, you lose the match.
celestia-page-about-win =
    { $mode ->
        [quick] Catch the pirate’s ship before it reaches its Lair, and you win.
       *[other] Catch the pirate’s ship before it reaches its Lair, then fell its three masts in the final battle, and you win.
    }
celestia-page-about-lose = You lose if it reaches the Lair, or if you must lose Energy and have none left.
celestia-page-about-captain = Has the last word on what you decide together: flying on or stopping, dice, who begins, who takes first, what leaves the hold.
celestia-page-about-captain-changes = At the end of a stop the other player becomes Captain.
celestia-page-about-airship = Your airship. When you fly on, it goes as many cards along the route as the propeller on its own card says.
celestia-page-about-route = The cards of the route are Ambushes. The one you land on is turned up, and you fight it; those you fly over do not count.
celestia-page-about-route-known = Cards that lie open keep what they show. “Route”, beside the piles, lists everything that is known.
celestia-page-about-ambush = Its dice are its strength: weapons that it shows are set, the others are rolled. Beat them all to take its rewards.
celestia-page-about-propeller = Its propeller says how many cards you fly when you go on from here.
celestia-page-about-assault = Fought like an Ambush. When all its dice are beaten, the pirate’s ship loses a mast.
celestia-page-about-boarding = Three Assaults follow. Each that you beat fells one of the pirate’s masts.
celestia-page-about-start = Your voyage begins here. Without help the first flight takes you to card 1.
celestia-page-about-city = At a stop, go through this card from top to bottom. You may also keep your Gold for later.
celestia-page-about-for-gold = { $cards }, or { $smoke } Smoke
celestia-page-about-crew-active = active again
celestia-page-about-crew-unchanged = unchanged
celestia-page-about-stop = A stop in a city: the pirate flees a little. You share new cards for each Ambush since your last stop, may spend Gold, and in some cities the crew is reactivated.
celestia-page-about-deck = New cards come from here, and are always shared. When it is empty, the discard pile is shuffled.
celestia-page-about-reward-gold = Comes into the hold; it needs a free place.
celestia-page-about-reward-equipment = A card is turned up, and you share it: one of you takes it.
celestia-page-about-reward-crew = A crew member comes aboard, active; the token needs a free place in the hold.
celestia-page-about-reward-communication = Each of you may say one true thing about their hand. This is the only time you may.
celestia-page-about-memory = What both of you have seen, worked out for you: cards taken face up, true statements, dice that one of you could not beat.
celestia-page-about-memory-partner = Your partner’s row is what you know of their hand: “≥ 1” at least one, “≤ 2” at most two, “0” none.
celestia-page-about-memory-you = “Known of you” is what your partner knows of your hand.
celestia-page-about-memory-unseen = “Place unknown” counts cards that may lie in the deck or in your partner’s hand.
celestia-page-fact-now = Now
celestia-page-fact-free = Places free
celestia-page-fact-cards = Cards left
celestia-page-fact-left = Left
celestia-page-fact-gives = A token gives cards
celestia-page-fact-takes = A token takes from the hold
celestia-page-fact-distance = Ahead of you
celestia-page-fact-to-lair = To its Lair
celestia-page-fact-masts = Masts left
celestia-page-fact-propeller = Propeller
celestia-page-fact-destination = Next
celestia-page-fact-dice = Dice
celestia-page-fact-rewards = Rewards
celestia-page-fact-ban = This Assault
celestia-page-fact-flees = The pirate flees
celestia-page-fact-for-ambush = For each Ambush
celestia-page-fact-for-gold = For 1 Gold
celestia-page-fact-crew = Crew

## The big blows

celestia-page-blow-attack-title =
    { $count ->
        [one] Secret Attack!
       *[other] Secret Attack, { $count } times!
    }
celestia-page-blow-attack =
    { $cards ->
        [one] A Flag strikes: the pirate flees by 1 card.
       *[other] Flags strike: the pirate flees by { $cards } cards.
    }
celestia-page-blow-attack-taken = You lose { $tokens }.
celestia-page-blow-attack-tired = Now tired: { $crew }.
celestia-page-blow-attack-card = One of you loses a card.
celestia-page-blow-energy-gives = None of the dice left could be beaten. The token gives { $cards } to share.
celestia-page-blow-energy-left =
    { $count ->
        [0] No Energy is left: the next loss ends the match.
        [one] 1 Energy is left.
       *[other] { $count } Energy are left.
    }
celestia-page-blow-end =
    { $ending ->
        [caught] The pirate is caught.
        [masts] The pirate’s last mast has fallen.
        [lair] The pirate is safe in the Lair.
       *[energy] No Energy was left to lose: the pirate escapes.
    }
celestia-page-blow-crew-title = { $crew } leaves the airship
celestia-page-blow-crew = The token leaves the hold, and the power is lost.
celestia-page-blow-taken-title = Gone from the hold
celestia-page-blow-taken = The lost Energy takes { $tokens }.
celestia-page-blow-statement =
    { $who ->
        [partner] Your partner says:
       *[other] { $name } says:
    }
celestia-page-blow-boarding-title = The pirate is caught!
celestia-page-blow-boarding = The final battle against { $name } begins: three Assaults, one for each mast.
celestia-page-blow-mast-title = A mast falls!
celestia-page-blow-mast =
    { $masts ->
        [one] The pirate has 1 mast left.
       *[other] The pirate has { $masts } masts left.
    }

## First match

celestia-page-guide-goal = Welcome! You and your partner are chasing a pirate: catch the ship before it reaches its Lair.
celestia-page-guide-draft = Each of you takes two of these, in turn and without a word. Equal cards are worth having: two of them beat any weapon. Press one.
celestia-page-guide-caught = One more flight and you catch the pirate. Continue!
celestia-page-guide-briefing = Every turn begins with a briefing. Continue: the propeller takes you to the next Ambush, and you fight it.
celestia-page-guide-ready = Your partner is the Captain now and decides. Say what you would prefer, or that you are ready.
celestia-page-guide-flag = A Flag triggers the pirate’s Secret Attack: once you validate the dice, it strikes and the pirate flees. In the fight any card beats a Flag.
celestia-page-guide-dice = These dice are the strength of the Ambush. You must beat each of them: with a card that shows its weapon, a Joker, or two equal cards. Validate them to begin.
celestia-page-guide-start = You fight in turn, one die each. You are the Captain now, so you say who begins: you or your partner.
celestia-page-guide-combat = Your turn: press a die that glows, and a card of its weapon beats it. For a Joker or two equal cards, press the die and then the card.
celestia-page-guide-cannot = Your cards beat none of these dice. It costs an Energy token: that brings new cards, takes something from the hold, and you try again.
celestia-page-guide-loss = The lost Energy also takes something from the hold. Press what should go.
celestia-page-guide-lost = You have lost Energy. The token says what follows: first you share new cards, then it takes tokens from the hold, even Smoke or crew members.
celestia-page-guide-rewards = The Ambush is beaten! Press a reward to take it.
celestia-page-guide-tell = A rare moment: you may say one true thing about your hand. Choose what helps your partner most.
celestia-page-guide-share = New cards are always shared: you take them in turn. As Captain, press the card that you want to take first, or let your partner begin.
celestia-page-guide-pick = Press a card to take it. You may also pass and leave it to your partner, in silence.
celestia-page-guide-shop = In a city Gold buys cards or Smoke. Spend it or keep it; when you leave, your partner becomes Captain.
celestia-page-guide-room = The hold is full. If you want what is offered, press what should go; or leave it.
celestia-page-guide-stop = Short of cards? Stop in a city: you get new ones for each Ambush since the last stop, but the pirate flees a little.
celestia-page-guide-crew = Your crew can help now, if you like. A member who has helped is tired until a city reactivates the crew.
celestia-page-guide-smoke = Is there a die that your cards do not beat? Press it to roll it again, and use a Smoke, before you validate the dice.
celestia-page-guide-silence = SILENCE: in a fight nobody talks, so watch what your partner plays. This banner tells you when you may talk.
celestia-page-guide-talk = TALK: now you may advise each other with these phrases. Your cards always stay secret.
celestia-page-guide-energy = Your Energy: you lose a token whenever one of you cannot beat any die. If you must lose one and none is left, you lose the match.
celestia-page-guide-partner = Your partner’s cards are hidden. What you have both seen is noted for you: it tells what they may hold.
celestia-page-guide-why = Press anything that does not glow to learn why. And you can undo, as long as nothing new has come to light.
celestia-page-guide-cards = These are your cards, and only you see them. In a fight each beats a die that shows its weapon, two equal ones beat any weapon, and a Joker counts as any card.
celestia-page-guide-memory = Your partner’s row is what you know of their cards; “Known of you” is what they know of yours. The question mark explains every row.
