### What only Etherium's table in the browser says.

## Board, peoples, programming, set-up

etherium-page-board = The board
etherium-page-between = { $number }–{ $next }
etherium-page-space = { $space }, height { $height }
etherium-page-space-units = { $space }, height { $height }: { $units }
etherium-page-space-free = { $space }, still empty
etherium-page-unit = { $unit }, level { $level }
etherium-page-unit-of = { $unit } of { $people }, level { $level }
etherium-page-nearer = Zoom in
etherium-page-farther = Zoom out
etherium-page-centre = Show the whole board
etherium-page-season = The season
etherium-page-season-spoken = { $season }, { $year }
etherium-page-season-plain = No change to collecting and upgrades
etherium-page-season-of = This is the season of { $people }.
etherium-page-season-hidden = The season card is still face down
etherium-page-building = The board is being built
etherium-page-initiative = Who acts first
etherium-page-peoples = The other peoples
etherium-page-your-people = Your people: { $people }
etherium-page-people-of = { $people }, played by { $name }
etherium-page-units = Units
etherium-page-cubes = Cubes
etherium-page-stars =
    { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
etherium-page-is-ready = Ready
etherium-page-is-planning = Planning
etherium-page-program-of = The program of { $people }
etherium-page-slots = Your actions: press one to lay the next token
etherium-page-group-move = Move to
etherium-page-group-collect = Collect
etherium-page-group-upgrade = Upgrade
etherium-page-group-transform = Transform
etherium-page-group-connect = Connect
etherium-page-slot-move-forest = Forest
etherium-page-slot-move-mountain = Mountain
etherium-page-slot-move-mine = Mine
etherium-page-slot-move-ether = Ether
etherium-page-slot-move-city = City
etherium-page-slot-collect-forest = Forest
etherium-page-slot-collect-mountain = Mountain
etherium-page-slot-collect-mine = Mine
etherium-page-slot-collect-ether = Ether
etherium-page-slot-upgrade-collector = Collector
etherium-page-slot-upgrade-army = Army
etherium-page-slot-upgrade-defence = Defence
etherium-page-slot-upgrade-guide = Guide
etherium-page-slot-etherise = Etherise
etherium-page-slot-cards = Cards
etherium-page-slot-capacity = Capacity
etherium-page-slot-booster = Booster
etherium-page-slot-connect-1 = First
etherium-page-slot-connect-2 = Second
etherium-page-slot-taken = { $slot }: token { $number } lies here, press to take it back
etherium-page-slot-fails = { $slot }: this would fail now because { $reason }
etherium-page-about-move = One of your units goes to a space of this kind: any number of steps down, and one step level or up. You choose the unit and the space when the action is carried out. It fails if none of your units can get there.
etherium-page-about-move-city = Your army enters the city of an opponent and besieges it. It fails if your army cannot get there.
etherium-page-about-collect = Your collector takes cubes where it is: as many as its level, more or fewer depending on season, people and cards. It fails if the collector is on another kind of terrain, or if there is nothing to take.
etherium-page-about-collect-ether = Your collector takes Ether in the centre and an Ether token, worth a star. It fails if the collector is elsewhere, or if there is nothing to take.
etherium-page-about-upgrade-collector = Your collector rises one level: one more cube each time you collect. It fails if cubes are missing, or at level 4, the highest.
etherium-page-about-upgrade-army = Your army rises one level: one more die in assaults and sieges. It fails if cubes are missing, or at level 4, the highest.
etherium-page-about-upgrade-defence = Your defence rises one level: one more die when your city is besieged. It fails if cubes are missing, or at level 4, the highest.
etherium-page-about-upgrade-guide = Your guide rises one level: one more point for any of your rolls, and a star at the end. It fails if cubes are missing, or at level 4, the highest.
etherium-page-about-etherise = Basic cubes of your choice become Ether, one or several at once; the price is for each. It fails if you cannot pay, or if no Ether is left.
etherium-page-about-cards = You draw Flash cards. It fails if you cannot pay, or if no card is left.
etherium-page-about-capacity = You buy a capacity, which helps you from now on and brings stars at the end. It fails if you cannot pay, or if none is left that you do not have.
etherium-page-about-booster = You buy a booster: the first brings a fifth action token from the next season on, the second a sixth, the third a Booster token. It fails if you cannot pay, or if none is left.
etherium-page-about-connect = You roll a die, and your guide may add up to its level. This table shows what the total does. You can always try it.
etherium-page-about-costs = Price now: { $price }.
etherium-page-about-brings = Now it brings: { $cubes }.
etherium-page-about-draws =
    { $count ->
        [one] You draw one card.
       *[other] You draw { $count } cards.
    }
etherium-page-about-capacity-line =
    { $stars ->
        [0] { $capacity }: { $cubes }
        [one] { $capacity }: { $cubes }, 1 star
       *[other] { $capacity }: { $cubes }, { $stars } stars
    }
etherium-page-about-row = { $row }: { $effect }
etherium-page-about-fails = It would fail now because { $reason }. You could then take one basic cube instead.
etherium-page-program = Your program
etherium-page-token = Token { $number }: { $slot }.
etherium-page-token-free = Token { $number } is not laid yet.
etherium-page-token-fails = Token { $number }: { $slot }. It would fail now because { $reason }.
etherium-page-token-chance = Token { $number }: { $slot }. The dice decide what it brings.
etherium-page-token-leaves = Token { $number }: { $slot }. You would then have: { $cubes }.
etherium-page-token-back = Press to take it back; the arrow keys move it.
etherium-page-clear = Start over
etherium-page-reopen = Change it
etherium-page-next-token = Choose an action
etherium-page-fails = Would fail
etherium-page-repeat = As last season
etherium-page-ready = Ready
etherium-page-still-planning = Still planning: { $peoples }.
etherium-page-others-ready = All the others are ready.
etherium-page-hint-ready = Your program is complete: say that you are ready.
etherium-page-to-lay = Still to lay
etherium-page-lay-hint = Choose a piece, then press a glowing space.
etherium-page-own-city = Your city
etherium-page-city-of = City of { $people }
etherium-page-deserted-city = Deserted city
etherium-page-piece-left = { $piece }, { $count } left
etherium-page-times = ×{ $count }
etherium-page-more = All choices…
etherium-page-sheets = More of the table
etherium-page-side-peoples = Peoples
etherium-page-side-cards = Cards
etherium-page-side-score = Stars
etherium-page-side-supply = Supply
etherium-page-key-nearer = zoom in on the board
etherium-page-key-farther = zoom out
etherium-page-key-centre = show the whole board
etherium-page-key-ready = say that you are ready, or change your program
etherium-page-key-repeat = lay your tokens as last season
etherium-page-key-pass = pass
etherium-page-key-pause = pause or continue the season
etherium-page-key-step = show the next step
etherium-page-key-again = watch the season again
etherium-page-key-number = press the button with this number

## The season step by step

etherium-page-timeline = The season step by step
etherium-page-action = Action { $number }
etherium-page-action-to-come = still to come
etherium-page-action-due = now
etherium-page-action-done = done
etherium-page-action-failed = failed
etherium-page-action-fails = Fails because { $reason }.
etherium-page-act = Your action { $number }: { $effect }.
etherium-page-act-watch = { $people }, action { $number }: { $effect }.
etherium-page-fight-won =
    { $conflict ->
        [assault] Assault, { $space }: { $people } wins.
        [siege] Siege, { $space }: { $people } wins.
       *[pillage] Pillage, { $space }: { $people } wins.
    }
etherium-page-pace = How the season is shown
etherium-page-pace-play = Continue
etherium-page-pace-pause = Pause
etherium-page-pace-step = Next step
etherium-page-pace-speed = Speed:
etherium-page-speed-slow = Slow
etherium-page-speed-normal = Normal
etherium-page-speed-fast = Fast
etherium-page-speed-off = Instant
etherium-page-pace-again = Watch again
etherium-page-pace-again-what = Watch again: the last season, step by step
etherium-page-pace-present = Back to the present
etherium-page-pace-skip = Catch up
etherium-page-pace-skip-some =
    { $count ->
        [one] Skip 1 step
       *[other] Skip { $count } steps
    }

## Conflicts, rolls, decisions

etherium-page-ask = Your decision
etherium-page-conflict = Conflict
etherium-page-help-assault = The highest total wins an Army token and stays; the others flee, and every army that fought loses a level.
etherium-page-help-siege = The highest total wins. Every army and the defence lose a level, and all armies leave the city.
etherium-page-help-pillage = No dice: the army steals basic cubes; the collector flees and, above level 1, loses a level.
etherium-page-unit-level = { $unit }, level { $level }
etherium-page-dice = Dice: { $dice }
etherium-page-die-again = Roll this { $face } again
etherium-page-total = Total
etherium-page-part-dice = Dice { $points }
etherium-page-part-guide = Guide +{ $points }
etherium-page-part-cards = { $cards } +{ $points }
etherium-page-part-added = Cards and powers +{ $points }
etherium-page-part-rampart = Rampart +{ $points }
etherium-page-part-barbarians = Season of the Barbarians +{ $points }
etherium-page-fighter-waiting = Has not rolled yet.
etherium-page-fighter-beaten = Beaten.
etherium-page-fighter-won = Wins!
etherium-page-fighter-robs = Pillages.
etherium-page-fighter-robbed = Is pillaged.
etherium-page-row = { $result }: { $row }.

## What is told in the middle of the table

etherium-page-blow-failed =
    { $who ->
        [you] Your action { $number } fails
       *[other] { $people }: action { $number } fails
    }
etherium-page-blow-reason = { $slot }: { $reason }.
etherium-page-blow-pillage =
    { $who ->
        [robbed] You are pillaged!
        [robber] You pillage { $robbed }!
       *[other] { $robbers } pillages { $robbed }
    }
etherium-page-blow-pillage-what =
    { $who ->
        [robbed] { $space }: the army steals your basic cubes; your collector flees and, above level 1, loses a level.
       *[other] { $space }: the army steals basic cubes; the collector of { $robbed } flees and, above level 1, loses a level.
    }
etherium-page-blow-won =
    { $who ->
        [you]
            { $conflict ->
                [assault] You win the assault!
               *[siege] You win the siege!
            }
       *[other]
            { $conflict ->
                [assault] { $people } wins the assault
               *[siege] { $people } wins the siege
            }
    }
etherium-page-blow-total = { $people } { $total }
etherium-page-blow-totals = { $space }: { $totals }.

## Flash cards and the standing wish

etherium-page-hand = Your Flash cards
etherium-page-hand-count =
    { $count ->
        [0] Your Flash cards
        [one] Your Flash card
       *[other] Your { $count } Flash cards
    }
etherium-page-hand-empty = You hold none. You draw one when a season begins.
etherium-page-card-spoken =
    { $count ->
        [one] { $card }. { $help } { $time }.
       *[other] { $count } times { $card }. { $help } { $time }.
    }
etherium-page-time-any = Between actions, whenever Flash cards can be played
etherium-page-time-roll = Right after your own roll
etherium-page-time-moment = When its moment comes
etherium-page-time-season = Only before programming
etherium-page-piles = Deck and discard pile
etherium-page-piles-open = Deck { $deck }, discarded { $discard }
etherium-page-discard =
    { $count ->
        [0] Nothing has been discarded
        [one] 1 discarded card
       *[other] { $count } discarded cards
    }
etherium-page-unseen =
    { $count ->
        [one] 1 card you have not seen
       *[other] { $count } cards you have not seen
    }
etherium-page-unseen-help =
    { $count ->
        [one] 1 of them is in the deck, the others are in hands.
       *[other] { $count } of them are in the deck, the others are in hands.
    }
etherium-page-wish = Ask me about Flash cards
etherium-page-wish-never = Never
etherium-page-wish-main = At key moments
etherium-page-wish-always = Always
etherium-page-wish-never-what = The game never stops for them. You can still play one whenever an action or a roll of yours leaves you a choice.
etherium-page-wish-main-what = When a season card is revealed, and in conflicts that concern you. Nobody else sees this setting, and what you hold makes no difference to the countdown.
etherium-page-wish-always-what = Also before each action number, around your own actions and at the end of the season. Nobody else sees this setting, and what you hold makes no difference to the countdown.
etherium-page-wish-unhurried = No countdown for me: wait until I decide
etherium-page-fitting =
    { $count ->
        [one] Your card for this moment:
       *[other] Your cards for this moment:
    }
etherium-page-fitting-idle = Cannot be played now:

## Stars, supply, the end

etherium-page-score = Stars
etherium-page-star-total = Stars
etherium-page-stars-so-far = Stars so far
etherium-page-score-how = Where stars come from
etherium-page-source-army-tokens = Army tokens
etherium-page-source-ether-tokens = Ether tokens
etherium-page-source-connection-tokens = Connection tokens
etherium-page-source-booster-tokens = Booster token
etherium-page-source-sack-tokens = Sack token
etherium-page-source-capacities = Capacities
etherium-page-source-guide = Guide
etherium-page-source-ether = Ether cubes
etherium-page-tokens-left =
    { $count ->
        [0] None left.
        [one] 1 left.
       *[other] { $count } left.
    }
etherium-page-ether-to-star =
    { $count ->
        [one] 1 more Ether cube brings you the next star.
       *[other] { $count } more Ether cubes bring you the next star.
    }
etherium-page-guide-level = Your guide has level { $level }.
etherium-page-tokens = Victory tokens
etherium-page-supply-cubes = { $resource }: { $count } in the supply
etherium-page-capacity-spoken =
    { $mine ->
        [yes] { $capacity }, yours. { $help }
       *[no] { $capacity }, { $count } left. { $help }
    }
etherium-page-capacity-mine = You have it.
etherium-page-left =
    { $count ->
        [0] None left
       *[other] { $count } left
    }
etherium-page-ending = The year is over
etherium-page-wins =
    { $count ->
        [one] Wins
       *[other] Shares the victory
    }
etherium-page-counting = Counting: { $source }
etherium-page-decided =
    { $stars ->
        [one] What decided it: { $source }, 1 star against { $other }.
       *[other] What decided it: { $source }, { $stars } stars against { $other }.
    }
etherium-page-graph = Stars from season to season
etherium-page-tie-break = { $people }: basic cubes and boosters { $cubes }, Army tokens { $tokens }
etherium-page-seasons = The seasons of this year: { $seasons }.

## What things on the table are and are for

etherium-page-fact-have = You have
etherium-page-fact-supply = Left in the supply
etherium-page-fact-found = Collected in
etherium-page-fact-price = Price for you
etherium-page-fact-stars = Stars
etherium-page-fact-when = When
etherium-page-fact-level = Level
etherium-page-fact-level-short = level { $level }
etherium-page-fact-of = { $level } of { $highest }
etherium-page-fact-next = Next level
etherium-page-fact-highest = there is none
etherium-page-fact-height = Height
etherium-page-fact-owner = City of
etherium-page-fact-collect = Collecting brings you
etherium-page-fact-gives = Collecting brings
etherium-page-fact-here = Here now
etherium-page-price-ether = Ether, as many as the people pays
etherium-page-price-ether-and = { $cubes } and Ether
etherium-page-price-etherise = One Ether
etherium-page-price-cards = Flash cards
etherium-page-price-cards-for = { $count } for { $price }
etherium-page-price-capacity = A capacity
etherium-page-price-booster = A booster
etherium-page-about-cube-wood = Wood raises your collector. Any basic cube also pays for Ether, and the guide takes one of each kind.
etherium-page-about-cube-rock = Rock raises your defence. Any basic cube also pays for Ether, and the guide takes one of each kind.
etherium-page-about-cube-metal = Metal raises your army. Any basic cube also pays for Ether, and the guide takes one of each kind.
etherium-page-about-cube-ether = Ether buys capacities, boosters and Flash cards. At the end of the year every { $cubes } Ether cubes you still have are worth a star.
etherium-page-about-cube-booster = Your first booster gives you a fifth action token from the next season on, your second a sixth. The third brings a Booster token, worth stars. Only a siege can take a booster away.
etherium-page-about-capacity-buy = You buy it with the action “Capacity”. It helps you until the end and is worth stars then.
etherium-page-about-capacity-own = It is yours until the end, and its stars count then.
etherium-page-about-unit-collector = Your collector takes cubes on the terrain where it is, as many as its level. It cannot fight: where an enemy army stands it is pillaged, loses cubes and a level, and flees.
etherium-page-about-unit-army = Your army rolls as many dice as its level. It fights armies it meets, pillages collectors and besieges cities. Armies that fought lose a level.
etherium-page-about-unit-defence = Your defence stays in your city and rolls as many dice as its level when an army besieges it.
etherium-page-about-unit-guide = Your guide adds up to its level to any of your rolls, in fights and to connect. At the end each level is worth a star.
etherium-page-about-space-forest = Forest: a collector here takes Wood.
etherium-page-about-space-mountain = Mountain: a collector here takes Rock.
etherium-page-about-space-mine = Mine: a collector here takes Metal.
etherium-page-about-space-ether = The Ether: a collector here takes Ether cubes, and an Ether token each time.
etherium-page-about-space-city = Only the army of an opponent can enter a city, from the forest beside it. It then fights the defence: a siege.
etherium-page-about-space-free = Nothing has been laid here yet.
etherium-page-about-heights = A unit may go down as many steps as it likes, and then one step level or up.
etherium-page-about-season = What the season card says holds for all players until the season ends.
etherium-page-about-year = The match is over after { $seasons } seasons. Then the stars are counted.
etherium-page-about-order = The season card sets this order. The first action of each people is carried out in it, then the second of each, and so on.
etherium-page-about-stars = Your stars as they would count now. The most stars at the end of the year win.
etherium-page-about-stars-of = The stars of { $people } as they would count now.
etherium-page-letter-collector = C
etherium-page-letter-army = A
etherium-page-letter-defence = D
etherium-page-letter-guide = G
etherium-page-power-psolos = Collects one more Rock
etherium-page-power-reces = Wins ties, pillages one more cube
etherium-page-power-hivalia = Two cubes when others collect Ether
etherium-page-power-ertis = Rerolls 1s and 2s, one more Wood in forests
etherium-page-power-meinas = One more step in every move
etherium-page-power-mauhea = Draws two cards, discards one
etherium-page-token-spoken =
    { $stars ->
        [one] { $token }, { $count } left, 1 star each
       *[other] { $token }, { $count } left, { $stars } stars each
    }
etherium-page-about-modifiers = Added to the dice: the guide’s points, Flash cards played on the roll, Rampart for a defence, and 3 points for the army of Reces in its own season. Those who tie for the most roll again, but Reces wins ties.
etherium-page-fight-assault = Assault
etherium-page-fight-siege = Siege
etherium-page-fight-pillage = Pillage
etherium-page-about-meet-assault = Armies on the same space.
etherium-page-about-meet-siege = An army in a city of an opponent.
etherium-page-about-meet-pillage = An army on the space of an enemy collector.

## The reference card

etherium-page-reference = Reference
etherium-page-reference-parts = Parts of the reference
etherium-page-reference-stars = Stars
etherium-page-reference-actions = Actions
etherium-page-reference-prices = Prices
etherium-page-reference-connect = Connecting
etherium-page-reference-peoples = Peoples
etherium-page-reference-board = Board, fights
etherium-page-prices-upgrades = Your next levels
etherium-page-prices-ether = What the peoples pay
etherium-page-key-reference = open the reference

## First match

etherium-page-guide-goal = Welcome! You lead the people of Ertis. A year has seven seasons, and the most stars at its end win.
etherium-page-guide-collector = Your collector takes cubes on the terrain where it is: one for each of its levels.
etherium-page-guide-army = Your army rolls one die for each of its levels. It fights other armies and robs collectors.
etherium-page-guide-guide = Your guide adds its level to your dice. Each of its levels is also a star at the end.
etherium-page-guide-terrains = Forests give Wood, mountains Rock, mines Metal, and the centre gives Ether.
etherium-page-guide-heights = The terrains lie at different heights. In one move a unit goes down as often as it likes, and once level or up.
etherium-page-guide-season = Each season has a card: it says what is different this time and who acts first.
etherium-page-guide-season-move = The Night lets you move one unit one step. Your collector is well placed where it is: send your army ahead to the mine, or skip this.
etherium-page-guide-from-capacities = Where do stars come from? First of all from capacities: { $least } to { $most } stars each, and they help you all year. Each costs you { $capacity }, some also basic cubes.
etherium-page-guide-from-ether = Ether buys them, so it is what you want. { $basic } basic cubes make one Ether, and at the end every { $cubes } Ether cubes left are a star.
etherium-page-guide-from-tokens = Tokens bring stars too: { $ether } each time you collect in the centre, { $army } for each fight won, { $connection } for the best connection.
etherium-page-guide-program = Now plan your season in secret: press an action to lay your next token on it. They are carried out in this order.
etherium-page-guide-plan-1 = Here is a good plan. Token 1: raise your collector. It costs { $upgrade }, and from then on you collect one more cube each time.
etherium-page-guide-plan-2 = Token 2: collect in the forest, where your collector is. That brings { $gain }.
etherium-page-guide-plan-3 = Token 3: move to a mine. It lies lower than your forest, so the way is free.
etherium-page-guide-plan-4 = Token 4: collect in the mine, for { $gain }. Next season your cubes can become Ether.
etherium-page-guide-ether = Your plan for this season: collect first, then make Ether here, and buy a capacity as soon as you hold { $capacity }.
etherium-page-guide-why = Press and hold an action, or rest the mouse on it, to read what it does and why it may fail.
etherium-page-guide-reference = Prices, peoples, connections, fights: everything can be looked up here. Pieces explain themselves too when you press them.
etherium-page-guide-capacity = Do you have { $capacity }? Then buy a capacity: stars for the end, and help in every season.
etherium-page-guide-season-do = The season card offers everyone an action of its own. Use it, or skip it.
etherium-page-guide-ready = All tokens are laid. Say that you are ready: then all plans are revealed at once.
etherium-page-guide-strip = Here is your plan, with what each token would bring. Press a token to take it back.
etherium-page-guide-failed = This action cannot be carried out now. Take one cube instead.
etherium-page-guide-act-move = Your move: press a glowing space. If both your units could go there, you choose which.
etherium-page-guide-act = It is your action’s turn. Choose how to carry it out.
etherium-page-guide-flash = You could play a Flash card now. Look at your cards and play one, or pass.
etherium-page-guide-rolled = You have rolled. Your guide may add points to the result: choose how many.
etherium-page-guide-flee = Your unit has to leave this space. Press a glowing one to flee there.
etherium-page-guide-siege = Your army has won the siege! Choose what it does in the city.
etherium-page-guide-cubes = Choose the cubes one by one: press the kind you want.
etherium-page-guide-limit = Your hand is too large. Discard the Flash card you need least.
etherium-page-guide-conflict = Armies meet, or one enters an enemy city: a conflict. Armies and defences roll as many dice as they have levels, and the highest total wins.
etherium-page-guide-pillage = An army shares a space with an enemy collector: a pillage. No dice: the army steals cubes, and the collector loses a level and flees.
etherium-page-guide-resolve = All plans are open now: everyone’s first action, then everyone’s second, and so on. You can pause, go step by step or skip.
etherium-page-guide-upgrade = Cubes raise your units: a better collector gathers more, a better army rolls more dice.
etherium-page-guide-stars = Every star has its source. Look here for what brings you the next one.
etherium-page-guide-others = You see what the others have; only their plans and cards are secret.
