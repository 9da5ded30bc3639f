### Etherium in English: names, options and rules.
### A rule's message is its id with hyphens for dots. Each message is one line, because a line break would be shown.

etherium-title = Etherium
etherium-goal = Each season, everyone plans four actions in secret, then carries them out. Have the most stars after seven seasons to win.
etherium-credits = Etherium is a game by François Berdeaux with art by Christophe Tritz, published by Le Crapaud Céleste. This is an unofficial implementation, not endorsed by any of them, with its own words and its own pictures. If you enjoy it, please buy the box: its floating terrains are worth seeing and holding.
etherium-turn = Season
etherium-reconstructed = Much of what the box shows only in pictures is reconstructed: the season cards, the Flash cards and their names, the capacities, what the boards of the peoples say (first levels, first cubes and prices), and the heights and neighbours of the terrains. The extension is reconstructed as a whole. If you own the box, you can correct the catalogue file from your cards and boards and play with it.

## Options

etherium-option-peoples = Peoples
etherium-option-peoples-help = One people for each seat, in the order of the seats: psolos, reces, hivalia or ertis, with the extension also meinas and mauhea; random leaves a seat to chance. By default all peoples are drawn at random.
etherium-option-peoples-one = People
etherium-option-peoples-random = At random
etherium-option-setup = Set-up
etherium-option-setup-help = First: the board is laid out for you; best for a first match. Tactical: the players lay terrains and cities in turn before the first season.
etherium-option-setup-first = First
etherium-option-setup-first-help = The board is laid out for you; best for a first match.
etherium-option-setup-tactical = Tactical
etherium-option-setup-tactical-help = The players lay terrains and cities in turn before the first season.
etherium-option-extension = Extension
etherium-option-extension-help = Off: the box, for two to four players. On: also the peoples Meinas and Mauhéa and five or six players, all with reconstructed values.
etherium-option-extension-off = Off
etherium-option-extension-off-help = The box, for two to four players.
etherium-option-extension-on = On
etherium-option-extension-on-help = Also the peoples Meinas and Mauhéa and five or six players, all with reconstructed values.

## Rules: the sections

etherium-section-goal = Goal of the game
etherium-section-components = Components
etherium-section-board = The board
etherium-section-setup = Set-up
etherium-section-turn = A season
etherium-section-draw = Drawing Flash cards
etherium-section-flash = Flash cards
etherium-section-hand = The hand
etherium-section-season = Season cards
etherium-section-capacity = Capacities
etherium-section-program = Programming
etherium-section-move = Moving a unit
etherium-section-collect = Collecting
etherium-section-upgrade = Upgrading a unit
etherium-section-transform = Transforming Ether
etherium-section-booster = Boosters
etherium-section-connect = Connecting
etherium-section-act = Carrying out the actions
etherium-section-supply = Resources and the supply
etherium-section-payment = Paying
etherium-section-theft = Stealing
etherium-section-unit = Units
etherium-section-roll = Changing a roll
etherium-section-token = Victory tokens
etherium-section-conflict = Conflicts
etherium-section-pillage = Pillage
etherium-section-assault = Assault
etherium-section-siege = Siege
etherium-section-flight = Flight
etherium-section-people = The peoples
etherium-section-end = End of the game
etherium-section-extension = The extension: Meinas, Mauhéa, five and six players

## Rules: goal of the game

etherium-goal-stars = Have more stars than the other players when the year is over.
etherium-goal-sources = Stars come from victory tokens, capacities, the level of your guide and your Ether cubes.

## Rules: components

etherium-components-terrains = The board is made of the Ether terrain, four large, four medium and four small terrains and four cities.
etherium-components-cubes = There are 20 cubes of each colour: green for Wood, yellow for Rock, red for Metal, blue for Ether and black for boosters.
etherium-components-dice = There are four dice with the numbers 1 to 6, as many as the highest level of a unit.
etherium-components-tokens = There are two of each of the seven capacities and 33 victory tokens: 12 Army, 8 Ether, 6 Connection, 4 Booster and 3 Sack.
etherium-components-cards = There are 13 season cards, the Night and two for each of six peoples, and 43 Flash cards, 26 with the Flash symbol and 17 with the season symbol.
etherium-components-pieces = Each player has one collector and one army on the board, a defence in the city, sometimes a guide, and up to six action tokens.

## Rules: the board

etherium-board-terrains = Large terrains are mines, medium ones are forests and small ones are mountains.
etherium-board-heights = Mines and cities lie lowest, at height 1, forests and the Ether at height 2, and mountains highest, at height 3.
etherium-board-neighbours = The Ether touches every large terrain; an outer site touches that of its quarter, a site in between those of its quarter and the next, and the outer site of its quarter. Large terrains do not touch one another, and a city touches only its forest.

## Rules: set-up

etherium-setup-peoples = Each player leads a people of their own, chosen or drawn at random; no people is played twice.
etherium-setup-first = In the first set-up the board is given: forests on the outer sites, mountains between the mines, and each city at the outside of the forest in its quarter.
etherium-setup-seats = Players sit clockwise, one at each quarter. Two players sit opposite each other; with three, chance leaves one quarter empty.
etherium-setup-absent-cities = Cities of peoples that are not in play fill the places left over: they hold up their forests, but nobody can enter or besiege them.
etherium-setup-tactical = In the tactical set-up only the Ether is there at first; the players lay all the other terrains and the cities one at a time, each time any piece that is left.
etherium-setup-tactical-order = For each round of laying, a card drawn from all the season cards gives the order of the players; it is then shuffled back.
etherium-setup-placing-only = Terrains and cities are laid only while the board is being built, at the start of a tactical match.
etherium-setup-on-board = This board has no such place: choose one of the quarters and spaces that are there.
etherium-setup-piece-left = No such terrain or city is left to lay: choose one of those that are.
etherium-setup-site-free = Another piece already lies there: choose a place that is free.
etherium-setup-connects = A new piece must touch one already laid: a forest or a mountain needs a mine beside it (one is enough), a city needs a forest that has no city yet.
etherium-setup-figures = Your collector and your army begin on the forest of your city, wherever that city lies.
etherium-setup-people-board = The levels of your four units and the cubes you begin with are those of your people; some peoples begin without a guide.
etherium-setup-action-tokens = Everyone begins with the action tokens 1 to 4; tokens 5 and 6 wait.
etherium-setup-season-deck = The Night lies on top of the season deck; below it are six cards of six different colours, chosen and ordered by chance.
etherium-setup-flash-deck = The Flash cards are shuffled into a face-down deck, and all hands are empty at first.

## Rules: a season

etherium-turn-seven-seasons = A match lasts one year of seven seasons, and each season is one round.
etherium-turn-phases = A season has four phases: draw Flash cards, reveal the season card, program your actions in secret, then reveal and carry them out.
etherium-turn-season-phase = When a season card is revealed, this happens in order: Resource, Omen and drawing bonuses, moves by Voyage or a season bonus, the card’s own action, and last the Flash cards before you program. Flash cards can also be played before an action of the card that costs something.

## Rules: drawing Flash cards

etherium-draw-each-season = At the beginning of every season each player draws a Flash card.
etherium-draw-reshuffled = When the Flash deck is empty, the discard pile is shuffled into a new one; if both are empty, no card is drawn.
etherium-draw-secret = Only you see the Flash cards in your hand; how many you hold is known to all.

## Rules: Flash cards

etherium-flash-any-time = Cards with the Flash symbol can be played in the season phase, also before an action of the season card that costs something, before each action number, just before and after your own action, and at the end of the season.
etherium-flash-season-symbol = A card with the season symbol can only be played in the season phase, after the season card is revealed and before you program.
etherium-flash-any-number = You may play as many Flash cards as you like; each is carried out completely before another can be played, and none can be countered.
etherium-flash-discarded = A Flash card goes to the discard pile, for all to see, as soon as it is played.
etherium-flash-hold = You can only play or discard Flash cards from your own hand, and only for yourself.
etherium-flash-window = This is not the moment for that card: Flash cards are played when you are asked for them, or just before your own action or a paid action of the season card, never in the middle of something else.
etherium-flash-reverse-order = When everyone may play Flash cards, the players are asked in reverse order of initiative, again and again until all have passed in a row.
etherium-flash-public-facts = Whether you are asked for a Flash card depends only on what all can see, such as that you hold a card, and that the one card a special moment waits for is not in the discard pile. What you hold does not matter.
etherium-flash-standing-wish = You can have a standing wish that passes for you when Flash cards are asked for; nobody else sees it.
etherium-flash-own-roll = This card changes a roll of your own and is played right after it: Charge for the army, Portcullis for the defence, Resonance for a connection, the others for any roll.
etherium-flash-condition = This card waits for its moment: Discipline when your army would lose a level in a fight, Hideout when your pillaged collector would lose one, Spoils when you have won a conflict.
etherium-flash-not-first = This card cannot be played in the first season, the Night.
etherium-flash-no-effect = This card would do nothing right now, so it cannot be played yet.
etherium-flash-must-resolve = You have played a Flash card: carry out what it allows first.
etherium-flash-gain-three = Timber brings three Wood, Scree three Rock and Lode three Metal from the supply.
etherium-flash-provisions = Provisions bring two basic resources of your choice.
etherium-flash-ether-drop = A Drop of Ether brings one Ether.
etherium-flash-thefts = Wood Theft, Rock Theft and Metal Theft steal up to two cubes of that resource from another player.
etherium-flash-raid = Raid steals two basic resources of your choice from another player. It is not the pillage of a collector: no level is lost, and Reces gets nothing extra.
etherium-flash-plus-three = Charge adds 3 to your army’s roll, Portcullis 3 to your defence’s roll and Resonance 3 to your connection roll.
etherium-flash-lucky-star = Lucky Star adds 2 to any roll of yours.
etherium-flash-second-wind = With Second Wind you reroll as many of your dice showing 1 or 2 as you like, once.
etherium-flash-twist-of-fate = With Twist of Fate you reroll all your dice.
etherium-flash-discipline = With Discipline, played after the result of an assault or a siege, your army does not lose its level.
etherium-flash-hideout = With Hideout, your pillaged collector does not lose its level.
etherium-flash-spoils = Spoils bring one Ether to the player who has just won a conflict: an assault or a siege, with an army or a city, or a pillage.
etherium-flash-plenty = For the rest of the season, Plenty adds one cube of the same kind each time you collect.
etherium-flash-bounty = For the rest of the season, Rising Sap adds two Wood each time you collect in a forest, Open Quarry two Rock in the mountains and Red Vein two Metal in a mine.
etherium-flash-stewardship = For the rest of the season, Stewardship makes each of your upgrades one basic cube cheaper.
etherium-flash-ether-wind = With Ether Wind you move one of your units, with aspiration.
etherium-flash-forced-march = With Forced March you place your army on an adjacent terrain, whatever its height.
etherium-flash-paths = With Green Path you place your collector on any forest, with Yellow Path on any mountain and with Red Path on any mine.
etherium-flash-building-site = With Building Site you upgrade one of your units and pay its price.
etherium-flash-still = With Still you carry out one transformation and pay its price.
etherium-flash-trance = With Trance you try a connection.
etherium-flash-awakening = Awakening gives you one more action token, for this season only.
etherium-flash-six-tokens = You already have six action tokens this season, and nobody can have more.

## Rules: the hand

etherium-hand-limit = When the season changes, before new cards are drawn, players with more than six Flash cards discard down to six of their choice; during a season a hand may be larger.
etherium-hand-discard-only = Cards are discarded only when they must be: above the hand limit when the season changes, after drawing one too many, or when a connection costs one.
etherium-hand-not-after-last = After the seventh season nobody discards: the stars are counted at once.

## Rules: season cards

etherium-season-different = The first season is always the Night; the six that follow come in random order, each of a different colour.
etherium-season-lasts = What a season card adds or takes away applies to every player until the season ends.
etherium-season-ertis-forests = In the season of Ertis collecting in a forest brings two more Wood.
etherium-season-reces-mines = In the season of Reces collecting in a mine brings two more Metal.
etherium-season-psolos-mountains = In the season of Psolos collecting in the mountains brings two more Rock.
etherium-season-hivalia-ether = In the season of Hivalia collecting Ether brings one more Ether.
etherium-season-meinas-upgrades = In the season of Meinas every upgrade costs one basic cube less.
etherium-season-mauhea-collects = With the first card of Mauhéa collecting brings one more cube of the same kind.
etherium-season-less-elsewhere = With the second cards of Ertis, Reces and Psolos, collecting on the two other basic terrains brings one cube less.
etherium-season-less-basic = With the second cards of Hivalia and Mauhéa, collecting in forests, mountains and mines brings one cube less.
etherium-season-move = When the Night is revealed you may move one of your units by a single step, without aspiration; with the first card of Meinas, with aspiration.
etherium-season-place = With the second card of Ertis you may place your collector on any forest, with that of Reces your army on an adjacent terrain.
etherium-season-upgrade = With the second cards of Psolos and Meinas you may upgrade one unit and pay its price.
etherium-season-transform = With the second card of Hivalia you may carry out one transformation and pay its price.
etherium-season-connect = With the second card of Mauhéa you may try a connection.
etherium-season-optional = The action that a season card offers is optional; a player for whom nothing is possible is not asked.
etherium-season-paid = If the season card’s action costs something, you can play Flash cards of either symbol before it. A player who cannot pay yet is still asked while holding any Flash card, whichever it is.
etherium-season-action-order = The players carry out the season card’s action in order of initiative, but in reverse order when it moves or places a unit.
etherium-season-initiative = Each season card sets the order of initiative for its season; peoples that are not in play are skipped.
etherium-season-night-order = The Night belongs to no people, but Psolos has the highest initiative in it.
etherium-season-affinity = In the season of its own colour a people has its season bonus in addition to its power; if that people is not in play, nobody has one.

## Rules: capacities

etherium-capacity-kept = A capacity lies beside your city and stays with you: its effect lasts, and it brings its stars at the end.
etherium-capacity-at-reveal = Capacities with the season icon take effect when the season card has been revealed: Resource and Omen at once, in order of initiative, then Voyage for those who want to move.
etherium-capacity-resource-cubes = Resource: at the reveal of each season you take one cube of each basic resource.
etherium-capacity-omen-card = Omen: at the reveal of each season you draw a Flash card.
etherium-capacity-voyage-move = Voyage: at the reveal of each season you may move one of your units; this is done in reverse order of initiative.
etherium-capacity-harvest-cube = Harvest: each time you collect, you get one more cube of the same kind.
etherium-capacity-armour-level = Armour: your army loses no level in conflicts.
etherium-capacity-rampart-points = Rampart: 3 points are added to every roll of your defence.
etherium-capacity-fate-reroll = Fate: once in each of your rolls you may reroll all your dice.

## Rules: programming

etherium-program-slots = The panel has 19 slots: five to move, four to collect, four to upgrade, four to transform and two to connect.
etherium-program-secret = All players program at the same time and in secret: of the others you see only who is ready.
etherium-program-all-tokens = You lay all your action tokens, one after another: token 1 on your first action, token 2 on the second, and so on.
etherium-program-only = Action tokens are laid only while everyone programs, after the season phase.
etherium-program-one-per-slot = That slot already holds one of your action tokens, and each slot takes only one.
etherium-program-committed = All your action tokens are laid and your program is complete; you can still withdraw it until the last player is ready.
etherium-program-withdraw = Until the last player is ready, you can take back all the action tokens you have laid and begin again.
etherium-program-impossible = You may program an action even if it looks impossible, on purpose or not.
etherium-program-revealed = When the last player is ready, all programs are revealed at once and stay visible to all for the season.
etherium-program-token-count = At the beginning of each season you have four action tokens, and one more for each booster up to two; what changes during a season counts only from the next one.
etherium-program-seat = A program belongs to its seat: a player who takes over the seat during a season goes on with it.

## Rules: moving a unit

etherium-move-one-step = A move takes one of your units one step, to an adjacent space.
etherium-move-aspiration = Each step down gives a further step, as long as you go down; so a move is any number of steps down and then at most one step level or up. You may stop sooner.
etherium-move-destination = Your unit must end on the kind of space that was programmed, or that the card or season names.
etherium-move-reach = Your units cannot get there now: with aspiration steps down cost nothing, but only one step may be level or up (two for Meinas).
etherium-move-stays = A move must end on another space than the one where it began.
etherium-move-city = Only a moving army can enter a city, and only that of an opponent in play; nobody passes through a city, and no unit is placed in one.
etherium-move-unit-at-execution = You choose which of your units moves, and to which space of the programmed kind, when the action is carried out; each move is for one unit.
etherium-move-through-enemies = Units may pass others, enemies too, without a conflict, and your collector and your army may share a space.
etherium-move-reverse-order = Moves allowed by cards, powers or seasons are carried out in reverse order of initiative.
etherium-move-placing = Placing a unit ignores heights, and also distance where any terrain of a kind is allowed; it may lead to a conflict, which is resolved later.

## Rules: collecting

etherium-collect-level = Collecting brings as many cubes as the level of your collector, plus and minus all that applies, never below zero and never more than the supply holds.
etherium-collect-terrains = Forests give Wood, mountains Rock, mines Metal, and the terrain in the centre Ether.
etherium-collect-right-terrain = Your collector is not on the kind of terrain where you programmed to collect.
etherium-collect-nothing = There is nothing to collect: the supply is empty or the season leaves your collector no cube.
etherium-collect-other-kinds = Cubes of another kind that a power adds come only if at least one cube of the terrain’s own kind is taken.
etherium-collect-ether-token = Collecting on the Ether also brings one Ether token, if one is left, however many cubes it brings.

## Rules: upgrading a unit

etherium-upgrade-level-price = An upgrade costs as many cubes as the level to be reached plus what your people adds: Wood for the collector, Metal for the army, Rock for the defence.
etherium-upgrade-price = You do not have enough cubes for this upgrade: Wood for the collector, Metal for the army, Rock for the defence, one of each for the guide.
etherium-upgrade-one-level = One upgrade raises one unit by one level.
etherium-upgrade-highest = This unit has reached level 4, the highest there is.
etherium-upgrade-guide-each = A level of the guide costs one Wood, one Rock and one Metal: each kind is paid only once, so choose another one.
etherium-upgrade-guide-constant = The guide costs the same at each level, including the first, which gives a people without a guide one.
etherium-upgrade-discount = Discounts on upgrades add up, but no price falls below zero; for the guide you choose which cubes you are spared.

## Rules: transforming Ether

etherium-transform-price = You cannot pay for this: Etherisation takes basic cubes at your people’s rate, the other transformations take Ether, and some capacities basic cubes too.
etherium-transform-supply = What you would get is not there: the supply has no more of it.
etherium-transform-etherise = Etherisation turns basic cubes of your choice into Ether at your people’s rate, one or more at once; it brings no Ether token.
etherium-transform-once = Etherisation alone can be done several times over in one action; the other transformations give what they give once.
etherium-transform-cards = For the Ether that your people’s board says, you draw the number of Flash cards it says.
etherium-transform-capacity = For your people’s price in Ether you take one capacity of your choice; some capacities cost basic cubes in addition.
etherium-transform-one-capacity-of-each = You already have this capacity, and nobody can have it twice.
etherium-transform-capacity-stock = No token of such a capacity is left: all have been taken.
etherium-transform-booster = For your people’s price in Ether you get one booster.

## Rules: boosters

etherium-booster-action-tokens = Your first booster unlocks action token 5 and your second one action token 6, from the next season on.
etherium-booster-third = With your third booster you take a Booster token, which you never lose again, even if the booster is stolen.
etherium-booster-treasure = Boosters lie in your city, as many as you like, and only a siege can take them from you.
etherium-booster-lost = When a booster is stolen, its action token is lost and the thief may gain one, both from the next season on; programmed actions are still carried out. A third booster has no action token.

## Rules: connecting

etherium-connect-one-die = To connect, you roll one die and read the result in the connection table.
etherium-connect-season-die = A second die can be rolled only in the season of your own people; there you may choose one die or two.
etherium-connect-limits = A total above 12 counts as 12, and no result is lower than 1.
etherium-connect-twice = The panel lets you connect twice in a season; connections from cards and seasons come on top of that. A connection can always be tried.
etherium-connect-no-effect = A result that cannot take effect, or only in part, does what it can and nothing else.
etherium-connect-row-1 = Connection 1: you lose four basic resources of your choice.
etherium-connect-row-2 = Connection 2: you lose a Flash card of your choice.
etherium-connect-row-3 = Connection 3: you lose two basic resources of your choice.
etherium-connect-row-4 = Connection 4: you draw a Flash card.
etherium-connect-row-5 = Connection 5: you steal two basic resources from one player.
etherium-connect-row-6 = Connection 6: you gain one Ether.
etherium-connect-row-7 = Connection 7: you gain four basic resources of your choice.
etherium-connect-row-8 = Connection 8: you gain two Ether.
etherium-connect-row-9 = Connection 9: your army rises one level free of charge.
etherium-connect-row-10 = Connection 10: you draw two Flash cards.
etherium-connect-row-11 = Connection 11: you gain a booster.
etherium-connect-row-12 = Connection 12 or more: you gain a Connection token.

## Rules: carrying out the actions

etherium-act-numbers = Everybody carries out the action of token 1, in order of initiative, then everybody that of token 2, and so on.
etherium-act-only = The actions of the panel are carried out only when your programmed action comes up, or when a card or a season allows one.
etherium-act-programmed = That is something else than what you programmed, or than the card or the season allows.
etherium-act-mandatory = Your programmed action can be carried out, so it must be.
etherium-act-judged = Whether an action can be carried out is judged when it comes up, without counting cards that you could play.
etherium-act-consolation = If your programmed action cannot be carried out, you may take one basic resource of your choice from the supply instead.
etherium-act-alone = Players with more action tokens than the others carry out their last actions alone.
etherium-pass-nothing-to-decline = There is nothing to decline here: make the decision that is waiting.

## Rules: resources and the supply

etherium-supply-kinds = Wood, Rock and Metal are basic resources; Ether and boosters are advanced ones.
etherium-supply-visible = Everybody’s cubes are visible to all; cubes that are paid or lost go back to the supply.
etherium-supply-limited = The supply has no more cubes of that colour: take another kind.
etherium-supply-cut = Nobody gains more than the supply holds; when several players gain at once, they are served in order of initiative.
etherium-supply-only = Cubes are taken from the supply only when a card, a connection, a power or an impossible action gives them to you.

## Rules: paying

etherium-payment-only = You have no cubes to pay or to lose right now.
etherium-payment-own = Choose a basic cube that you have and that can still be used for this payment.
etherium-payment-by-itself = Cubes to take, pay or steal are chosen one by one; when only one way is left, it is done for you.

## Rules: stealing

etherium-theft-only = There is nothing to steal right now: only cards, connections, pillages and sieges let you steal.
etherium-theft-victim = Choose another player who is in the match and has cubes that you could steal.
etherium-theft-cubes = The player you steal from has no such cube: choose a kind that is there.
etherium-theft-thief-chooses = The thief chooses from whom to steal, among those with something to take, and which basic cubes.

## Rules: units

etherium-unit-levels = Units have levels from 1 to 4, visible to all; a people without a guide yet has it at 0.
etherium-unit-never-below-one = No unit ever falls below level 1.
etherium-unit-guides = A guide adds up to its level to each of your rolls: army, defence and connection.

## Rules: changing a roll

etherium-roll-modified = A roll is changed by its own player only, right after it and before anybody else rolls; once the guide’s points are chosen, it is final.
etherium-roll-only = You have no roll to change right now: dice are rerolled and points added right after your own roll.
etherium-roll-order = Rerolls and additions count in the order in which you play them, and what has been added stays, whatever you reroll afterwards.
etherium-roll-low = Only dice that show 1 or 2 can be rerolled this way, and no more of them than you have.
etherium-roll-shamans = Only Ertis can reroll 1s and 2s without a card, once in each roll, before or after other changes.
etherium-roll-fate = This reroll needs the capacity Fate, and it helps only once in each roll.
etherium-roll-guide = Your guide can add any number of points from 0 up to its level, no more.
etherium-roll-by-itself = The points of Rampart and of the season of Reces are added automatically; a player without a guide, without cards and without a reroll is not asked.
etherium-roll-spent = When a tie is rerolled, cards already played stay spent; guide, powers and capacities help again.

## Rules: victory tokens

etherium-token-limited = Victory tokens are limited: when a kind has run out, nobody can gain it any more.
etherium-token-armies = An Army token goes to an army that defeats another army and to a city that defeats an army; it is worth 2 stars.
etherium-token-boosters = A Booster token goes to a player who gets a third booster, once each; it is worth 4 stars.
etherium-token-sacks = A Sack token goes to a player who steals a booster from a city, once each; it is worth 6 stars.
etherium-token-ethers = An Ether token goes to a player who collects Ether in the centre of the board; it is worth 1 star.
etherium-token-connections = A Connection token goes to a player who reaches 12 or more in a connection; it is worth 4 stars.

## Rules: conflicts

etherium-conflict-when = Once everyone has carried out the action of a number, there is a conflict wherever a unit is with an enemy army; a unit that has left in time is out of it.
etherium-conflict-waits = Conflicts that arise before the first action wait until action 1 is over, and vanish if the units part before that.
etherium-conflict-collectors-meet = Collectors of different players can share a space in peace.
etherium-conflict-before-next = All conflicts are resolved before the next action number begins.
etherium-conflict-classes = All assaults are resolved before the first pillage; sieges can come before, between or after them.
etherium-conflict-order = That conflict cannot be picked now: assaults come before pillages, and where several can come next, the highest initiative of all who are in an open conflict picks.
etherium-conflict-dice = In assaults and sieges each army rolls as many dice as its level, and a besieged city as many as the level of its defence; the highest total wins.
etherium-conflict-reverse-order = The players roll one after another, in reverse order of initiative.
etherium-conflict-tie = When several tie for the highest total, only those roll again.
etherium-conflict-levels = After an assault or a siege every army and defence that took part loses one level, once, however many rolls it took.
etherium-conflict-one-winner = When several armies meet, there is a single roll-off with one winner and one Army token; all the others lose.

## Rules: pillage

etherium-pillage-when = An army on the same space as an enemy collector pillages it and wins without dice.
etherium-pillage-steals = The pillaging army steals two basic cubes of its owner’s choice from the collector’s owner.
etherium-pillage-level = A pillaged collector loses one level and must flee.
etherium-pillage-every-collector = The army left after an assault pillages every enemy collector on its space, each in turn, in reverse order of initiative.

## Rules: assault

etherium-assault-when = Armies of different players on the same space fight an assault.
etherium-assault-token = The winner of an assault takes an Army token.
etherium-assault-winner-stays = The winner of an assault stays on the space; the other armies must flee.

## Rules: siege

etherium-siege-when = An army in an enemy city besieges it.
etherium-siege-defence-wins = A city that wins a siege takes an Army token.
etherium-siege-choice = An army that wins a siege either steals from the city or lowers the level of its guide; if neither is possible, it gains nothing.
etherium-siege-only = Only a player who has just won a siege with an army chooses what it does in the city.
etherium-siege-something-there = There is nothing of that kind to take in this city.
etherium-siege-booster = Stealing a booster brings that cube and a Sack token; an attacker who already has a Sack token, or finds none left, takes an Army token instead.
etherium-siege-ether = Stealing Ether brings up to two Ether cubes of the city.
etherium-siege-resources = Stealing resources brings up to four basic cubes of the attacker’s choice.
etherium-siege-lower-guide = Lowering the guide takes one level from it, but never its last, and brings the attacker an Army token.
etherium-siege-guide = This city has no guide that could be lowered.
etherium-siege-withdraws = After a siege every army leaves the city, the victorious one too, for the nearest terrain without a new conflict.
etherium-siege-several = When several armies besiege the same city, there is one roll-off between all of them and the defence.
etherium-siege-one-token = An army that wins a siege of several takes one Army token for it; lowering the guide or finding no Sack token then brings no second one.

## Rules: flight

etherium-flight-must = A defeated unit must flee; there is always a space where it can go.
etherium-flight-only = Units flee only when they have been defeated or have to leave a city.
etherium-flight-nearest = Your unit must flee to the nearest space that is allowed: an adjacent one if possible, otherwise one step farther, and so on, also across the Ether.
etherium-flight-no-conflict = A flight must not cause a conflict: an army flees to a space without enemies, a collector to one without an enemy army.
etherium-flight-terrain = Nobody flees into a city or onto the Ether: choose a forest, a mountain or a mine.
etherium-flight-order = Units flee in reverse order of initiative; between spaces equally near their owner chooses.

## Rules: the peoples

etherium-people-psolos-power = The Builders of Psolos take one more Rock each time they collect, whatever the terrain.
etherium-people-psolos-season = In their own season the Builders take two more Rock each time they collect.
etherium-people-reces-ties = The Barbarians of Reces win a fight when they tie for the highest total.
etherium-people-reces-pillage = For each collector that they pillage, the Barbarians also take one basic cube of their choice from the supply.
etherium-people-reces-season = In their own season 3 points are added to every roll of the Barbarians’ army.
etherium-people-hivalia-power = Each time an opponent collects on the Ether, the Harmonics of Hivalia may take two basic resources of their choice from the supply, however many cubes were collected.
etherium-people-hivalia-season = In their own season the Harmonics pay one Ether less for cards, capacities and boosters, never less than zero; Etherisation is not cheaper.
etherium-people-ertis-reroll = Once in each of their rolls, the Shamans of Ertis may reroll as many of their 1s and 2s as they like.
etherium-people-ertis-power = The Shamans take one more Wood each time they collect in a forest.
etherium-people-ertis-season = In their own season the Shamans take two more Wood each time they collect, whatever the terrain.
etherium-people-season-die = In its own season every people may roll one more die when it connects.

## Rules: end of the game

etherium-end-count = When the last action of the seventh season and its conflicts are over and the last Flash cards are played, the stars are counted.
etherium-end-guides = At the end your guide is worth one star for each of its levels.
etherium-end-ether-cubes = At the end every two Ether cubes are worth one star; all other cubes are worth none.
etherium-end-stars = The player with the most stars wins.
etherium-end-cubes = If players tie for stars, the one with the most basic cubes and boosters wins.
etherium-end-army-tokens = If that is a tie too, the one with the most Army tokens wins.
etherium-end-shared = If that is still a tie, the victory is shared.

## Rules: the extension

etherium-extension-optional = The peoples Meinas and Mauhéa and matches of five or six players belong to the extension, which is off unless you switch it on; its values are all reconstructed.
etherium-extension-board = With five or six players the board has as many quarters as players, each with a mine, a forest, a mountain and a city.
etherium-extension-components = With five or six players there are 30 cubes of each colour, 18 Army, 12 Ether, 9 Connection, 6 Booster and 5 Sack tokens, and three tokens of each capacity; with fewer players, those of the box.
etherium-extension-meinas-power = Every move of the Nomads of Meinas has one more step to spend: two steps may be level or up.
etherium-extension-meinas-season = In their own season the Nomads may move a unit when the season card is revealed.
etherium-extension-mauhea-draw = At the beginning of every season the Seers of Mauhéa draw two Flash cards and then discard one card of their hand, if two were there to draw.
etherium-extension-mauhea-hand = The Seers may keep seven Flash cards instead of six when the season changes.
etherium-extension-mauhea-season = In their own season the Seers draw two more Flash cards when the season card is revealed.

## Names: peoples

etherium-people-psolos = Psolos
etherium-people-psolos-help = The Builders: one more Rock each time they collect. In their season: two more Rock each time, and one more die to connect.
etherium-people-reces = Reces
etherium-people-reces-help = The Barbarians: they win tied fights and steal one more cube when they pillage. In their season: 3 more points for their army and one more die to connect.
etherium-people-hivalia = Hivalia
etherium-people-hivalia-help = The Harmonics: two basic resources whenever an opponent collects Ether. In their season: cards, capacities and boosters cost one Ether less, and one more die to connect.
etherium-people-ertis = Ertis
etherium-people-ertis-help = The Shamans: they reroll their 1s and 2s and take one more Wood in forests. In their season: two more Wood each time they collect, and one more die to connect.
etherium-people-meinas = Meinas
etherium-people-meinas-help = The Nomads: one more step in every move. In their season: a free move at the reveal and one more die to connect.
etherium-people-mauhea = Mauhéa
etherium-people-mauhea-help = The Seers: they draw two Flash cards, discard one, and keep up to seven. In their season: two more Flash cards and one more die to connect.

## Names: resources, terrains, units

etherium-resource-wood = Wood
etherium-resource-rock = Rock
etherium-resource-metal = Metal
etherium-resource-ether = Ether
etherium-resource-booster = Booster
etherium-terrain-forest = Forest
etherium-terrain-mountain = Mountain
etherium-terrain-mine = Mine
etherium-terrain-ether = Ether
etherium-terrain-city = City
etherium-unit-collector = Collector
etherium-unit-army = Army
etherium-unit-defence = Defence
etherium-unit-guide = Guide

## Names: Flash cards

etherium-card-timber = Timber
etherium-card-timber-help = Take 3 Wood.
etherium-card-scree = Scree
etherium-card-scree-help = Take 3 Rock.
etherium-card-lode = Lode
etherium-card-lode-help = Take 3 Metal.
etherium-card-provisions = Provisions
etherium-card-provisions-help = Take 2 basic resources of your choice.
etherium-card-ether-drop = Drop of Ether
etherium-card-ether-drop-help = Take 1 Ether.
etherium-card-wood-theft = Wood Theft
etherium-card-wood-theft-help = Steal up to 2 Wood from a player; not in the first season.
etherium-card-rock-theft = Rock Theft
etherium-card-rock-theft-help = Steal up to 2 Rock from a player; not in the first season.
etherium-card-metal-theft = Metal Theft
etherium-card-metal-theft-help = Steal up to 2 Metal from a player; not in the first season.
etherium-card-raid = Raid
etherium-card-raid-help = Steal 2 basic resources of your choice from a player; not in the first season.
etherium-card-charge = Charge
etherium-card-charge-help = Right after your roll: 3 more points for your army.
etherium-card-portcullis = Portcullis
etherium-card-portcullis-help = Right after your roll: 3 more points for your defence.
etherium-card-resonance = Resonance
etherium-card-resonance-help = Right after your roll: 3 more points to connect.
etherium-card-lucky-star = Lucky Star
etherium-card-lucky-star-help = Right after any roll of yours: 2 more points.
etherium-card-second-wind = Second Wind
etherium-card-second-wind-help = Right after your roll: reroll your 1s and 2s.
etherium-card-twist-of-fate = Twist of Fate
etherium-card-twist-of-fate-help = Right after your roll: reroll all your dice.
etherium-card-discipline = Discipline
etherium-card-discipline-help = After an assault or a siege: your army does not lose its level.
etherium-card-hideout = Hideout
etherium-card-hideout-help = When you are pillaged: your collector does not lose its level.
etherium-card-spoils = Spoils
etherium-card-spoils-help = When you have won a conflict: take 1 Ether.
etherium-card-plenty = Plenty
etherium-card-plenty-help = This season: one more cube of the same kind each time you collect.
etherium-card-rising-sap = Rising Sap
etherium-card-rising-sap-help = This season: 2 more Wood each time you collect in a forest.
etherium-card-open-quarry = Open Quarry
etherium-card-open-quarry-help = This season: 2 more Rock each time you collect in the mountains.
etherium-card-red-vein = Red Vein
etherium-card-red-vein-help = This season: 2 more Metal each time you collect in a mine.
etherium-card-stewardship = Stewardship
etherium-card-stewardship-help = This season: each of your upgrades costs one basic cube less.
etherium-card-ether-wind = Ether Wind
etherium-card-ether-wind-help = Move one of your units, with aspiration.
etherium-card-forced-march = Forced March
etherium-card-forced-march-help = Place your army on an adjacent terrain.
etherium-card-green-path = Green Path
etherium-card-green-path-help = Place your collector on any forest.
etherium-card-yellow-path = Yellow Path
etherium-card-yellow-path-help = Place your collector on any mountain.
etherium-card-red-path = Red Path
etherium-card-red-path-help = Place your collector on any mine.
etherium-card-building-site = Building Site
etherium-card-building-site-help = Upgrade a unit and pay its price.
etherium-card-still = Still
etherium-card-still-help = Carry out a transformation and pay its price.
etherium-card-trance = Trance
etherium-card-trance-help = Try a connection, on top of the two of the panel.
etherium-card-awakening = Awakening
etherium-card-awakening-help = One more action token for this season, up to six; not in the first season.

## Names: capacities

etherium-capacity-resource = Resource
etherium-capacity-resource-help = At the reveal of each season: one cube of each basic resource.
etherium-capacity-omen = Omen
etherium-capacity-omen-help = At the reveal of each season: draw a Flash card.
etherium-capacity-voyage = Voyage
etherium-capacity-voyage-help = At the reveal of each season: you may move a unit.
etherium-capacity-harvest = Harvest
etherium-capacity-harvest-help = One more cube of the same kind each time you collect.
etherium-capacity-armour = Armour
etherium-capacity-armour-help = Your army loses no level in conflicts.
etherium-capacity-rampart = Rampart
etherium-capacity-rampart-help = 3 more points for each roll of your defence.
etherium-capacity-fate = Fate
etherium-capacity-fate-help = Once in each of your rolls: reroll all your dice.

## Names: seasons

etherium-season-night = Night
etherium-season-psolos-1 = Psolos I
etherium-season-psolos-2 = Psolos II
etherium-season-reces-1 = Reces I
etherium-season-reces-2 = Reces II
etherium-season-hivalia-1 = Hivalia I
etherium-season-hivalia-2 = Hivalia II
etherium-season-ertis-1 = Ertis I
etherium-season-ertis-2 = Ertis II
etherium-season-meinas-1 = Meinas I
etherium-season-meinas-2 = Meinas II
etherium-season-mauhea-1 = Mauhéa I
etherium-season-mauhea-2 = Mauhéa II

## Names: slots of the panel

etherium-slot-move-forest = Move to a forest
etherium-slot-move-mountain = Move to a mountain
etherium-slot-move-mine = Move to a mine
etherium-slot-move-ether = Move to the Ether
etherium-slot-move-city = Move to a city
etherium-slot-collect-forest = Collect in a forest
etherium-slot-collect-mountain = Collect on a mountain
etherium-slot-collect-mine = Collect in a mine
etherium-slot-collect-ether = Collect Ether
etherium-slot-upgrade-collector = Upgrade the collector
etherium-slot-upgrade-army = Upgrade the army
etherium-slot-upgrade-defence = Upgrade the defence
etherium-slot-upgrade-guide = Upgrade the guide
etherium-slot-etherise = Etherisation
etherium-slot-cards = Buy Flash cards
etherium-slot-capacity = Buy a capacity
etherium-slot-booster = Buy a booster
etherium-slot-connect-1 = Connect (first slot)
etherium-slot-connect-2 = Connect (second slot)

## Names: victory tokens

etherium-token-army = Army token
etherium-token-ether = Ether token
etherium-token-connection = Connection token
etherium-token-booster = Booster token
etherium-token-sack = Sack token

## Errors

etherium-error-catalogue-heights = Mines must be lower than forests, and forests lower than mountains; the catalogue's [heights] has { $found }.
etherium-error-catalogue-start = Catalogue entry { $entry } has { $supply } cubes of each colour, but the peoples begin with { $found } of { $cube }; there must be at least as many.
etherium-error-catalogue-list = Catalogue entry { $entry } has the peoples { $value }; it must be a list of names.
etherium-error-catalogue-order = The lists “first” and “then” of catalogue entry { $entry } have together { $value }; they must name each of { $known } once.
etherium-error-catalogue-flash = The cards of the catalogue's [flash] add up to { $found }; the game has { $wanted }.

## Counts and lists

etherium-count-own = { $people } (you)
etherium-count-and = { $others } and { $last }
etherium-count-nobody = nobody
etherium-count-none = none
etherium-count-rolled = { $dice } (total { $total })
etherium-count-wood = { $count } Wood
etherium-count-rock = { $count } Rock
etherium-count-metal = { $count } Metal
etherium-count-ether = { $count } Ether
etherium-count-booster =
    { $count ->
        [one] 1 booster
       *[other] { $count } boosters
    }
etherium-count-cards = { $card } ×{ $count }
etherium-count-token = { $number } { $slot }
etherium-count-stars-army-tokens = Army tokens { $stars }
etherium-count-stars-ether-tokens = Ether tokens { $stars }
etherium-count-stars-connection-tokens = Connection tokens { $stars }
etherium-count-stars-booster-tokens = Booster token { $stars }
etherium-count-stars-sack-tokens = Sack token { $stars }
etherium-count-stars-capacities = capacities { $stars }
etherium-count-stars-guide = guide { $stars }
etherium-count-stars-ether = Ether cubes { $stars }

## Spaces

etherium-space-ether = the Ether
etherium-space-large-mine = mine { $number }
etherium-space-large-site = large space { $number }
etherium-space-outer-forest = outer forest { $number }
etherium-space-outer-mountain = outer mountain { $number }
etherium-space-outer-site = outer site { $number }
etherium-space-between-forest = the forest between { $number } and { $next }
etherium-space-between-mountain = the mountain between { $number } and { $next }
etherium-space-between-site = the site between { $number } and { $next }
etherium-space-own-city = your city
etherium-space-city = the city of { $people }
etherium-space-empty-city = deserted city { $number }

## The connection table

etherium-row-1 = lose 4 basic cubes
etherium-row-2 = lose a Flash card
etherium-row-3 = lose 2 basic cubes
etherium-row-4 = draw a Flash card
etherium-row-5 = steal 2 basic cubes
etherium-row-6 = one Ether
etherium-row-7 = 4 basic cubes
etherium-row-8 = two Ether
etherium-row-9 = the army rises one level
etherium-row-10 = draw 2 Flash cards
etherium-row-11 = a booster
etherium-row-12 = a Connection token

## What seasons and cards allow

etherium-effect-collects = { $slot } { $cubes }
etherium-effect-discount =
    { $cubes ->
        [one] upgrades cost 1 cube less
       *[other] upgrades cost { $cubes } cubes less
    }
etherium-effect-action = once: { $effect }
etherium-effect-move-one = move one unit one step
etherium-effect-move-far = move one unit with aspiration (steps down are free)
etherium-effect-place-army = place the army on an adjacent terrain
etherium-effect-place-collector-forest = place the collector on any forest
etherium-effect-place-collector-mountain = place the collector on any mountain
etherium-effect-place-collector-mine = place the collector on any mine
etherium-effect-upgrade-any = upgrade a unit and pay its price
etherium-effect-transform-any = carry out a transformation and pay its price
etherium-effect-connect-now = try a connection

## Why an action fails, as part of a sentence

etherium-why-move-reach = no unit can get there
etherium-why-collect-right-terrain = the collector is elsewhere
etherium-why-collect-nothing = there is nothing to collect
etherium-why-upgrade-highest = the unit already has the highest level
etherium-why-upgrade-price = cubes are missing
etherium-why-transform-price = the price cannot be paid
etherium-why-transform-supply = the supply has none left
etherium-why-transform-one-capacity-of-each = you already own every capacity
etherium-why-transform-capacity-stock = there is no capacity left to take

## What must be decided

etherium-prompt-lay = Lay a terrain or a city on the board.
etherium-prompt-lay-watch = { $people } lays a terrain or a city on the board.
etherium-prompt-keep = You have drawn one card too many: discard one of your { $cards } Flash cards.
etherium-prompt-keep-watch = { $people } discards one of { $cards } Flash cards.
etherium-prompt-voyage = The season is revealed: you may move one of your units.
etherium-prompt-voyage-watch = { $people } may move a unit as the season is revealed.
etherium-prompt-season = The season card lets you do this once: { $effect }.
etherium-prompt-season-watch = { $people } may do what the season card offers: { $effect }.
etherium-prompt-season-paid = The season card lets you do this once: { $effect }. You can play Flash cards first.
etherium-prompt-season-paid-watch = { $people } may do what the season card offers, and play Flash cards first: { $effect }.
etherium-prompt-season-flash = Season phase: play a Flash card of either symbol, or pass.
etherium-prompt-season-flash-none = Season phase: you have no card to play now.
etherium-prompt-season-flash-watch = Season phase: { $people } may play a Flash card.
etherium-prompt-program = Lay token { $token } of { $tokens }.
etherium-prompt-program-ready = Your program is complete.
etherium-prompt-program-watch = All program in secret; ready: { $ready }; still programming: { $waiting }.
etherium-prompt-number-flash = Before action { $number }: play a Flash card, or pass.
etherium-prompt-number-flash-none = Before action { $number }: you have no card to play now.
etherium-prompt-number-flash-watch = Before action { $number }: { $people } may play a Flash card.
etherium-prompt-act = Carry out your action { $number }: { $effect }.
etherium-prompt-act-watch = { $people } carries out action { $number }: { $effect }.
etherium-prompt-act-failed = Your action { $number } ({ $effect }) fails because { $reason }: take a basic cube instead, or nothing.
etherium-prompt-act-failed-watch = Action { $number } of { $people } ({ $effect }) fails because { $reason }; { $people } may take a basic cube instead.
etherium-prompt-after-flash = Your action { $number } is over: play a Flash card, or pass.
etherium-prompt-after-flash-none = Your action { $number } is over: you have no card to play now.
etherium-prompt-after-flash-watch = After action { $number }, { $people } may play a Flash card.
etherium-prompt-take =
    { $amount ->
        [one] Choose a basic cube to take from the supply.
       *[other] Choose { $amount } basic cubes to take from the supply, one by one.
    }
etherium-prompt-take-watch =
    { $amount ->
        [one] { $people } chooses a basic cube to take.
       *[other] { $people } chooses { $amount } basic cubes to take.
    }
etherium-prompt-pay =
    { $pending ->
        [ether] Choose the basic cubes to turn into { $gained } Ether; still to pay: { $amount }.
        [guide] Choose the cubes to pay for your guide; still to pay: { $amount }.
       *[none] Choose the basic cubes to lose; still to lose: { $amount }.
    }
etherium-prompt-pay-watch =
    { $pending ->
        [ether] { $people } chooses the basic cubes that become { $gained } Ether; still to pay: { $amount }.
        [guide] { $people } chooses the cubes to pay for the guide; still to pay: { $amount }.
       *[none] { $people } chooses the basic cubes to lose; still to lose: { $amount }.
    }
etherium-prompt-victim =
    { $theft ->
        [wood] Choose a player to steal Wood from.
        [rock] Choose a player to steal Rock from.
        [metal] Choose a player to steal Metal from.
       *[any] Choose a player to steal basic cubes from.
    }
etherium-prompt-victim-watch =
    { $theft ->
        [wood] { $people } chooses a player to steal Wood from.
        [rock] { $people } chooses a player to steal Rock from.
        [metal] { $people } chooses a player to steal Metal from.
       *[any] { $people } chooses a player to steal basic cubes from.
    }
etherium-prompt-steal =
    { $amount ->
        [one] Choose a basic cube to steal from { $victim }.
       *[other] Choose { $amount } basic cubes to steal from { $victim }, one by one.
    }
etherium-prompt-steal-watch =
    { $whom ->
        [you] { $people } chooses which basic cubes to steal from you; still to take: { $amount }.
       *[other] { $people } chooses which basic cubes to steal from { $victim }; still to take: { $amount }.
    }
etherium-prompt-effect = Carry out your card: { $effect }.
etherium-prompt-effect-watch = { $people } carries out a card: { $effect }.
etherium-prompt-rolled =
    { $rolling ->
        [army] Your army rolled { $roll }: change the roll, or say what your guide adds (up to { $points }).
        [defence] Your defence rolled { $roll }: change the roll, or say what your guide adds (up to { $points }).
       *[connection] You rolled { $roll } to connect: change the roll, or say what your guide adds (up to { $points }).
    }
etherium-prompt-rolled-fixed =
    { $rolling ->
        [army] Your army rolled { $roll }: say what your guide adds (up to { $points }).
        [defence] Your defence rolled { $roll }: say what your guide adds (up to { $points }).
       *[connection] You rolled { $roll } to connect: say what your guide adds (up to { $points }).
    }
etherium-prompt-rolled-watch =
    { $rolling ->
        [army] The army of { $people } rolled { $roll }; { $people } may change the roll and add up to { $points } for the guide.
        [defence] The defence of { $people } rolled { $roll }; { $people } may change the roll and add up to { $points } for the guide.
       *[connection] { $people } rolled { $roll } to connect, and may change the roll and add up to { $points } for the guide.
    }
etherium-prompt-low = Your dice show { $dice }: choose the 1s and 2s to reroll.
etherium-prompt-low-watch = { $people } chooses which of { $dice } to reroll.
etherium-prompt-lose-card = The connection costs you a Flash card: choose which.
etherium-prompt-lose-card-watch = The connection costs { $people } a Flash card.
etherium-prompt-order = Choose which conflict is resolved next.
etherium-prompt-order-watch = { $people } chooses which conflict is resolved next.
etherium-prompt-siege = You have won the siege against { $victim }: choose what your army does in the city.
etherium-prompt-siege-watch =
    { $whom ->
        [you] { $people } has won the siege against you and chooses what the army does in your city.
       *[other] { $people } has won the siege against { $victim } and chooses what the army does in the city.
    }
etherium-prompt-discipline = Your army is about to lose a level: play Discipline, or pass.
etherium-prompt-discipline-none = Your army is about to lose a level, and you have no card to play against it.
etherium-prompt-discipline-watch = The army of { $people } is about to lose a level; { $people } may play Discipline.
etherium-prompt-hideout = Your collector is pillaged and about to lose a level: play Hideout, or pass.
etherium-prompt-hideout-none = Your collector is pillaged and about to lose a level, and you have no card to play against it.
etherium-prompt-hideout-watch = The pillaged collector of { $people } is about to lose a level; { $people } may play Hideout.
etherium-prompt-spoils = You have won the conflict: play Spoils, or pass.
etherium-prompt-spoils-none = You have won the conflict: you have no card to play now.
etherium-prompt-spoils-watch = { $people } has won the conflict and may play Spoils.
etherium-prompt-flee =
    { $unit ->
        [army] Your army must leave { $space }: choose where it goes.
       *[collector] Your collector must leave { $space }: choose where it goes.
    }
etherium-prompt-flee-watch =
    { $unit ->
        [army] The army of { $people } must leave { $space }.
       *[collector] The collector of { $people } must leave { $space }.
    }
etherium-prompt-end-flash = The season is ending: play a Flash card, or pass.
etherium-prompt-end-flash-none = The season is ending: you have no card to play now.
etherium-prompt-end-flash-watch = The season is ending: { $people } may play a Flash card.

# When a seat wants to be asked
etherium-window-season = When a season card is revealed
etherium-window-numbers = Before each action number
etherium-window-actions = After my own actions
etherium-window-conflicts = In conflicts, when a card could change the outcome
etherium-window-end = At the end of a season
etherium-prompt-limit = You hold { $cards } Flash cards and may keep { $limit }: discard one.
etherium-prompt-limit-watch = { $people } holds { $cards } Flash cards, may keep { $limit } and discards one.
etherium-prompt-over-stars =
    { $who ->
        [you] You win with { $stars ->
            [one] 1 star
           *[other] { $stars } stars
        }!
       *[other] { $people } wins with { $stars ->
            [one] 1 star
           *[other] { $stars } stars
        }.
    }
etherium-prompt-over-cubes =
    { $who ->
        [you] You win with { $stars ->
            [one] 1 star
           *[other] { $stars } stars
        }; others have as many, but fewer basic cubes and boosters.
       *[other] { $people } wins with { $stars ->
            [one] 1 star
           *[other] { $stars } stars
        }; others have as many, but fewer basic cubes and boosters.
    }
etherium-prompt-over-army-tokens =
    { $who ->
        [you] You win with { $stars ->
            [one] 1 star
           *[other] { $stars } stars
        }; others have as many stars and cubes, but fewer Army tokens.
       *[other] { $people } wins with { $stars ->
            [one] 1 star
           *[other] { $stars } stars
        }; others have as many stars and cubes, but fewer Army tokens.
    }
etherium-prompt-over-shared =
    { $who ->
        [you] You share the victory with { $stars ->
            [one] 1 star
           *[other] { $stars } stars
        }; equal in everything: { $people }.
       *[other] The victory is shared with { $stars ->
            [one] 1 star
           *[other] { $stars } stars
        }; equal in everything: { $people }.
    }

# Help on a step: the rules’ own sentences
etherium-prompt-lay-help = { etherium-setup-tactical } { etherium-setup-connects } { etherium-setup-figures }
etherium-prompt-keep-help = { etherium-extension-mauhea-draw }
etherium-prompt-voyage-help = { etherium-capacity-voyage-move } { etherium-move-aspiration }
etherium-prompt-season-help = { etherium-season-optional } { etherium-season-action-order }
etherium-prompt-season-paid-help = { etherium-season-optional } { etherium-season-paid } { etherium-season-action-order }
etherium-prompt-season-flash-help = { etherium-flash-season-symbol } { etherium-flash-any-time } { etherium-flash-reverse-order }
etherium-prompt-program-help = { etherium-program-all-tokens } { etherium-program-one-per-slot } { etherium-program-impossible } { etherium-program-withdraw }
etherium-prompt-number-flash-help = { etherium-flash-any-time } { etherium-flash-reverse-order }
etherium-prompt-act-help = { etherium-act-numbers } { etherium-act-judged } { etherium-act-consolation }
etherium-prompt-after-flash-help = { etherium-flash-any-time }
etherium-prompt-take-help = { etherium-supply-cut } { etherium-payment-by-itself }
etherium-prompt-pay-help = { etherium-payment-by-itself }
etherium-prompt-victim-help = { etherium-theft-thief-chooses }
etherium-prompt-steal-help = { etherium-theft-thief-chooses }
etherium-prompt-effect-help = { etherium-flash-must-resolve }
etherium-prompt-rolled-help = { etherium-roll-modified } { etherium-roll-order } { etherium-unit-guides }
etherium-prompt-low-help = { etherium-flash-second-wind }
etherium-prompt-lose-card-help = { etherium-connect-row-2 }
etherium-prompt-order-help = { etherium-conflict-classes } { etherium-conflict-order }
etherium-prompt-siege-help = { etherium-siege-choice } { etherium-siege-booster } { etherium-siege-lower-guide }
etherium-prompt-discipline-help = { etherium-conflict-levels } { etherium-flash-discipline }
etherium-prompt-hideout-help = { etherium-pillage-level } { etherium-flash-hideout }
etherium-prompt-spoils-help = { etherium-flash-spoils }
etherium-prompt-flee-help = { etherium-flight-nearest } { etherium-flight-no-conflict } { etherium-flight-terrain }
etherium-prompt-end-flash-help = { etherium-flash-any-time } { etherium-flash-reverse-order }
etherium-prompt-limit-help = { etherium-hand-limit }
etherium-prompt-over-help = { etherium-end-stars } { etherium-end-cubes } { etherium-end-army-tokens } { etherium-end-shared }

## What an action means

etherium-do-token =
    { $number ->
        [0] { $slot }
       *[other] Token { $number }: { $slot }
    }
etherium-do-move =
    { $unit ->
        [army] Army to { $space } (height { $height })
       *[collector] Collector to { $space } (height { $height })
    }
etherium-do-move-meets =
    { $unit ->
        [army] Army to { $space } (height { $height }); it meets: { $met }
       *[collector] Collector to { $space } (height { $height }); it meets: { $met }
    }
etherium-do-assault = assault on the army of { $people } (level { $level })
etherium-do-siege = siege against the defence (level { $level })
etherium-do-pillage = pillage of the collector of { $people }
etherium-do-danger = danger of pillage by the army of { $people } (level { $level })
etherium-do-collect = Collect { $cubes }
etherium-do-collect-ether =
    { $stars ->
        [one] Collect { $cubes } and take an Ether token (1 star)
       *[other] Collect { $cubes } and take an Ether token ({ $stars } stars)
    }
etherium-do-collect-nothing = Collect where the collector is
etherium-do-upgrade =
    { $price ->
        [0] Upgrade the { $unit } to level { $level } for free
       *[other] Upgrade the { $unit } to level { $level } for { $cubes }
    }
etherium-do-upgrade-guide =
    { $price ->
        [0] Upgrade the guide to level { $level } for free
        [one] Upgrade the guide to level { $level } for 1 basic cube
       *[other] Upgrade the guide to level { $level } for { $price } basic cubes of different kinds
    }
etherium-do-etherise = Turn { $price } basic cubes into { $ether } Ether
etherium-do-cards =
    { $count ->
        [one] Draw 1 Flash card for { $price } Ether
       *[other] Draw { $count } Flash cards for { $price } Ether
    }
etherium-do-capacity =
    { $stars ->
        [0] { $capacity } for { $cubes }. { $help }
        [one] { $capacity } for { $cubes }, worth 1 star. { $help }
       *[other] { $capacity } for { $cubes }, worth { $stars } stars. { $help }
    }
etherium-do-booster =
    { $number ->
        [1] Your first booster for { $price } Ether: a fifth action token from the next season on
        [2] Your second booster for { $price } Ether: a sixth action token from the next season on
        [3] Your third booster for { $price } Ether: with it comes the Booster token
       *[other] One more booster for { $price } Ether
    }
etherium-do-connect =
    { $dice ->
        [one] { $points ->
            [0] Connect with 1 die
           *[other] Connect with 1 die, guide up to +{ $points }
        }
       *[other] { $points ->
            [0] Connect with { $dice } dice
           *[other] Connect with { $dice } dice, guide up to +{ $points }
        }
    }
etherium-do-take =
    { $step ->
        [act] Take { $cubes } instead of the action
       *[other] Take { $cubes }
    }
etherium-do-pay =
    { $pending ->
        [none] Lose { $cubes }
       *[other] Pay { $cubes }
    }
etherium-do-victim = Steal from { $people }, who has { $cubes }
etherium-do-steal =
    { $whom ->
        [you] Steal { $cubes } from yourself
       *[other] Steal { $cubes } from { $victim }
    }
etherium-do-pass =
    { $step ->
        [act] Take nothing
        [voyage] Move no unit
        [season] Skip this
        [season-paid] Skip this
        [take] Take no more
       *[other] Play no card
    }
etherium-do-play = { $card }: { $help }
etherium-do-play-connect = { $card }, { $points } more: { $total }, { $row }
etherium-do-play-fight =
    { $stands ->
        [above] { $card }, { $points } more: { $total }, beats { $rival }
        [even] { $card }, { $points } more: { $total }, level with { $rival }
        [below] { $card }, { $points } more: { $total } against { $rival }
       *[other] { $card }, { $points } more: { $total }
    }
etherium-do-discard = Discard { $card } ({ $help })
etherium-do-reroll =
    { $ones ->
        [0] { $twos ->
            [one] Reroll 1 die showing 2
           *[other] Reroll { $twos } dice showing 2
        }
        [one] { $twos ->
            [0] Reroll 1 die showing 1
            [one] Reroll 1 die showing 1 and 1 showing 2
           *[other] Reroll 1 die showing 1 and { $twos } showing 2
        }
       *[other] { $twos ->
            [0] Reroll { $ones } dice showing 1
           *[other] Reroll { $ones } dice showing 1 and { $twos } showing 2
        }
    }
etherium-do-fate = { etherium-capacity-fate }: reroll all the dice
etherium-do-guide =
    { $points ->
        [0] Add nothing: { $total }
       *[other] Add { $points }: { $total }
    }
etherium-do-guide-connect =
    { $points ->
        [0] Add nothing: { $total }, { $row }
       *[other] Add { $points }: { $total }, { $row }
    }
etherium-do-resolve =
    { $conflict ->
        [assault] Assault, { $space }: { $peoples }
        [siege] Siege, { $space }: { $peoples }
        [pillage] Pillage, { $space }: { $peoples }
       *[none] Resolve a conflict: { $space }
    }
etherium-do-siege-booster =
    { $token ->
        [sack] Take a booster from { $victim } and the Sack token ({ $stars } stars)
        [army] Take a booster from { $victim } and an Army token ({ $stars } stars)
       *[none] Take a booster from { $whom ->
            [you] yourself
           *[other] { $victim }
        }
    }
etherium-do-siege-ether =
    { $whom ->
        [you] Take { $count } Ether from yourself
       *[other] Take { $count } Ether from { $victim }
    }
etherium-do-siege-resources =
    { $whom ->
        [you] Take basic cubes from yourself: { $count }
       *[other] Take basic cubes of your choice from { $victim }: { $count }
    }
etherium-do-siege-guide =
    { $token ->
        [army] { $falls ->
            [yes] Lower the guide of { $victim } to level { $level } and take an Army token ({ $stars } stars)
           *[no] Lower the guide of { $victim }, whose last level stays, and take an Army token ({ $stars } stars)
        }
       *[none] { $falls ->
            [yes] Lower the guide of { $whom ->
                [you] your own people
               *[other] { $victim }
            } to level { $level }
           *[no] Lower the guide of { $whom ->
                [you] your own people
               *[other] { $victim }
            }, which changes nothing
        }
    }
etherium-do-flee = Flee to { $space } (height { $height })
etherium-do-lay-large = Lay a mine on { $space }
etherium-do-lay-medium = Lay a forest on { $space }
etherium-do-lay-small = Lay a mountain on { $space }
etherium-do-lay-city =
    { $whom ->
        [you] Lay your city beside { $space }
        [none] Lay a deserted city beside { $space }
       *[other] Lay the city of { $victim } beside { $space }
    }

## What has happened

etherium-log-season-began = Season { $number } of 7 begins.
etherium-log-season-revealed =
    { $effects ->
        [none] The season card is { $season }.
       *[other] The season card is { $season } ({ $effects }).
    }
etherium-log-initiative-set = Order of initiative: { $seats }.
etherium-log-number-began = Action { $number }.
etherium-log-board-completed = The board is complete; all figures are in front of their cities.
etherium-log-deck-shuffled = The discard pile is shuffled into a new deck.
etherium-log-card-drawn =
    { $who ->
        [you] You draw { $count ->
            [one] a Flash card: { $cards }.
           *[other] { $count } Flash cards: { $cards }.
        }
       *[other] { $people } draws { $count ->
            [one] a Flash card.
           *[other] { $count } Flash cards.
        }
    }
etherium-log-card-discarded =
    { $who ->
        [you] You discard { $card }.
       *[other] { $people } discards { $card }.
    }
etherium-log-card-played =
    { $points ->
        [0] { $who ->
            [you] You play { $card }.
           *[other] { $people } plays { $card }.
        }
       *[other] { $who ->
            [you] You play { $card }: { $points } more points.
           *[other] { $people } plays { $card }: { $points } more points.
        }
    }
etherium-log-card-played-second-wind =
    { $who ->
        [you] You play { $card } and may reroll 1s and 2s.
       *[other] { $people } plays { $card } and may reroll 1s and 2s.
    }
etherium-log-card-played-twist-of-fate =
    { $who ->
        [you] You play { $card } and reroll all the dice.
       *[other] { $people } plays { $card } and rerolls all the dice.
    }
etherium-log-card-played-discipline =
    { $who ->
        [you] You play { $card }: your army keeps its level.
       *[other] { $people } plays { $card }: the army keeps its level.
    }
etherium-log-card-played-hideout =
    { $who ->
        [you] You play { $card }: your collector keeps its level.
       *[other] { $people } plays { $card }: the collector keeps its level.
    }
etherium-log-card-played-plenty =
    { $who ->
        [you] You play { $card }: one more cube each time you collect this season.
       *[other] { $people } plays { $card }: one more cube each time they collect this season.
    }
etherium-log-card-played-rising-sap =
    { $who ->
        [you] You play { $card }: 2 more Wood each time you collect in a forest this season.
       *[other] { $people } plays { $card }: 2 more Wood each time they collect in a forest this season.
    }
etherium-log-card-played-open-quarry =
    { $who ->
        [you] You play { $card }: 2 more Rock each time you collect in the mountains this season.
       *[other] { $people } plays { $card }: 2 more Rock each time they collect in the mountains this season.
    }
etherium-log-card-played-red-vein =
    { $who ->
        [you] You play { $card }: 2 more Metal each time you collect in a mine this season.
       *[other] { $people } plays { $card }: 2 more Metal each time they collect in a mine this season.
    }
etherium-log-card-played-stewardship =
    { $who ->
        [you] You play { $card }: each of your upgrades costs one cube less this season.
       *[other] { $people } plays { $card }: each of their upgrades costs one cube less this season.
    }
etherium-log-cube-gained-collect =
    { $who ->
        [you] You collect { $cubes }.
       *[other] { $people } collects { $cubes }.
    }
etherium-log-cube-gained-instead =
    { $who ->
        [you] You take { $cubes } instead.
       *[other] { $people } takes { $cubes } instead.
    }
etherium-log-cube-gained-gain =
    { $who ->
        [you] You take { $cubes }.
       *[other] { $people } takes { $cubes }.
    }
etherium-log-declined-action =
    { $who ->
        [you] You take nothing.
       *[other] { $people } takes nothing.
    }
etherium-log-cube-paid =
    { $who ->
        [you] You pay { $cubes }.
       *[other] { $people } pays { $cubes }.
    }
etherium-log-cube-lost =
    { $who ->
        [you] You lose { $cubes }.
       *[other] { $people } loses { $cubes }.
    }
etherium-log-cube-stolen =
    { $who ->
        [you] You steal { $cubes } from { $victim }.
       *[other] { $whom ->
            [you] { $people } steals { $cubes } from you.
           *[other] { $people } steals { $cubes } from { $victim }.
        }
    }
etherium-log-token-awarded =
    { $token ->
        [army] { $who ->
            [you] You take an Army token ({ $stars } stars).
           *[other] { $people } takes an Army token ({ $stars } stars).
        }
        [ether] { $who ->
            [you] You take an Ether token ({ $stars } star).
           *[other] { $people } takes an Ether token ({ $stars } star).
        }
        [connection] { $who ->
            [you] You take a Connection token ({ $stars } stars).
           *[other] { $people } takes a Connection token ({ $stars } stars).
        }
        [booster] { $who ->
            [you] You take a Booster token ({ $stars } stars).
           *[other] { $people } takes a Booster token ({ $stars } stars).
        }
       *[sack] { $who ->
            [you] You take a Sack token ({ $stars } stars).
           *[other] { $people } takes a Sack token ({ $stars } stars).
        }
    }
etherium-log-capacity-bought =
    { $who ->
        [you] You get the capacity { $capacity }.
       *[other] { $people } gets the capacity { $capacity }.
    }
etherium-log-terrain-laid =
    { $who ->
        [you] You lay a { $card ->
            [large] mine
            [medium] forest
           *[small] mountain
        } on { $target }.
       *[other] { $people } lays a { $card ->
            [large] mine
            [medium] forest
           *[small] mountain
        } on { $target }.
    }
etherium-log-city-laid =
    { $who ->
        [you] You lay { $whom ->
            [you] your city
            [none] a deserted city
           *[other] the city of { $victim }
        } beside { $target }.
       *[other] { $people } lays { $whom ->
            [you] your city
            [none] a deserted city
           *[other] the city of { $victim }
        } beside { $target }.
    }
etherium-log-unit-moved =
    { $who ->
        [you] Your { $unit } goes from { $source } to { $target }.
       *[other] The { $unit } of { $people } goes from { $source } to { $target }.
    }
etherium-log-unit-fled =
    { $who ->
        [you] Your { $unit } leaves { $source } for { $target }.
       *[other] The { $unit } of { $people } leaves { $source } for { $target }.
    }
etherium-log-dice-rolled =
    { $again ->
        [yes] { $kept ->
            [none] { $who ->
                [you] You roll again: { $rolled }.
               *[other] { $people } rolls again: { $rolled }.
            }
           *[other] { $who ->
                [you] You keep { $kept } and roll again: { $rolled }.
               *[other] { $people } keeps { $kept } and rolls again: { $rolled }.
            }
        }
       *[no] { $who ->
            [you] You roll { $rolled }.
           *[other] { $people } rolls { $rolled }.
        }
    }
etherium-log-sum-dice = dice { $dice }
etherium-log-sum-guide = guide +{ $points }
etherium-log-sum-cards = cards +{ $points }
etherium-log-sum-rampart = Rampart +{ $points }
etherium-log-sum-barbarians = season of the Barbarians +{ $points }
etherium-log-totalled =
    { $who ->
        [you] Your { $unit } has { $total } ({ $sum }).
       *[other] The { $unit } of { $people } has { $total } ({ $sum }).
    }
etherium-log-connected =
    { $who ->
        [you] You connect with { $result } ({ $sum }): { $row }.
       *[other] { $people } connects with { $result } ({ $sum }): { $row }.
    }
etherium-log-row-without-gain =
    { $result ->
        [6] { $row }, but the supply has none left
        [8] { $row }, but the supply has none left
        [9] { $row }, but it is at the highest already
        [11] { $row }, but the supply has none left
        [12] { $row }, but none is left
       *[other] { $row }
    }
etherium-log-tied = Tied at { $total }: { $seats } roll again.
etherium-log-conflict-began =
    { $conflict ->
        [assault] Assault on { $space }: the armies of { $attackers } fight.
        [siege] Siege of { $space }: attacked by { $attackers }.
       *[pillage] Pillage on { $space }: { $attackers } against the collector of { $defenders }.
    }
etherium-log-conflict-won =
    { $by_tie ->
        [yes] { $conflict ->
            [siege] { $unit ->
                [defence] { $who ->
                    [you] A tie, and your city withstands the siege: you are the Barbarians.
                   *[other] A tie: the city of { $people }, the Barbarians, withstands the siege.
                }
               *[army] { $who ->
                    [you] A tie, and you win the siege: you are the Barbarians.
                   *[other] A tie: { $people }, the Barbarians, win the siege.
                }
            }
           *[assault] { $who ->
                [you] A tie, and you win the assault: you are the Barbarians.
               *[other] A tie: { $people }, the Barbarians, win the assault.
            }
        }
       *[no] { $conflict ->
            [siege] { $unit ->
                [defence] { $who ->
                    [you] Your city withstands the siege.
                   *[other] The city of { $people } withstands the siege.
                }
               *[army] { $who ->
                    [you] You win the siege.
                   *[other] { $people } wins the siege.
                }
            }
           *[assault] { $who ->
                [you] You win the assault.
               *[other] { $people } wins the assault.
            }
        }
    }
etherium-log-level-rose =
    { $who ->
        [you] Your { $unit } rises to level { $level }.
       *[other] The { $unit } of { $people } rises to level { $level }.
    }
etherium-log-level-fell =
    { $who ->
        [you] Your { $unit } falls to level { $level }.
       *[other] The { $unit } of { $people } falls to level { $level }.
    }
etherium-log-action-tokens-changed =
    { $who ->
        [you] You have { $tokens } action tokens this season.
       *[other] { $people } has { $tokens } action tokens this season.
    }
etherium-log-action-failed =
    { $who ->
        [you] Your action { $number } ({ $slot }) fails because { $rule }.
       *[other] Action { $number } of { $people } ({ $slot }) fails because { $rule }.
    }
etherium-log-ready =
    { $ready ->
        [yes] { $who ->
            [you] You are ready.
           *[other] { $people } is ready.
        }
       *[no] { $who ->
            [you] You are programming again.
           *[other] { $people } is programming again.
        }
    }
etherium-log-token-laid = You lay token { $number }: { $slot }.
etherium-log-tokens-taken-back = You take your action tokens back.
etherium-log-program-revealed =
    { $who ->
        [you] You have programmed: { $plan }.
       *[other] { $people } has programmed: { $plan }.
    }
etherium-log-declined =
    { $what ->
        [voyage] { $who ->
            [you] You move no unit as the season is revealed.
           *[other] { $people } moves no unit as the season is revealed.
        }
        [take] { $who ->
            [you] You take no more cubes.
           *[other] { $people } takes no more cubes.
        }
       *[season] { $who ->
            [you] You skip the season card’s action.
           *[other] { $people } skips the season card’s action.
        }
    }
etherium-log-stars-counted =
    { $sources ->
        [none] { $who ->
            [you] You have no stars.
           *[other] { $people } has no stars.
        }
       *[other] { $who ->
            [you] You have { $stars ->
                [one] 1 star
               *[other] { $stars } stars
            }: { $sources }.
           *[other] { $people } has { $stars ->
                [one] 1 star
               *[other] { $stars } stars
            }: { $sources }.
        }
    }

## The table

etherium-zone-laying = the board is being built
etherium-zone-season-number = Season { $number } of { $seasons }
etherium-zone-number = action { $number }
etherium-zone-order = initiative: { $peoples }
etherium-zone-tokens =
    { $count ->
        [one] 1 action token
       *[other] { $count } action tokens
    }
etherium-zone-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
etherium-zone-ready = ready
etherium-zone-basic =
    { $count ->
        [one] 1 basic cube
       *[other] { $count } basic cubes
    }
etherium-zone-price = { $thing }: { $price }
etherium-zone-capacity = A capacity
etherium-zone-conflict =
    { $conflict ->
        [assault] Assault, { $space }
        [siege] Siege, { $space }
       *[pillage] Pillage, { $space }
    }
etherium-zone-fighter =
    { $state ->
        [beaten] { $people }, { $unit } { $level }: beaten
        [waiting] { $people }, { $unit } { $level }
        [won] { $people }, { $unit } { $level }: { $total }, wins
       *[other] { $people }, { $unit } { $level }: { $total }
    }
etherium-zone-roll = { $people } rolls: { $sum } = { $total }
etherium-zone-deck-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
etherium-zone-discard =
    { $count ->
        [0] no discards
        [one] 1 discard: { $cards }
       *[other] { $count } discards: { $cards }
    }
etherium-zone-deserted = deserted
etherium-zone-legend = { $height } height · { $city } city · A army, C collector, D defence, G guide with their level · lines join spaces that touch
etherium-zone-fight = Fight
etherium-zone-hand = Your hand
etherium-zone-collects = Yields
etherium-zone-prices = Prices
etherium-zone-connection = Connection
etherium-zone-supply = Supply
etherium-zone-capacities = Capacities
etherium-zone-deck = Deck
etherium-zone-quarter = quarter { $number }
etherium-zone-ring-large = mine
etherium-zone-ring-between = between
etherium-zone-ring-outer = outer
etherium-zone-columns = Col Arm Def Gui Wood Rock Met Eth Boo Cards Stars
etherium-zone-plan = Your plan

## Errors: positions that no play can lead to. $step is the name of a step, as positions write it.

etherium-error-position-extension = The position is impossible: Meinas, Mauhéa and more than four players belong to the extension, which is off.
etherium-error-position-waiting = The position is impossible: the step in 'waiting' cannot wait for step { $step }, or one is missing there.
etherium-error-position-terrains = The position is impossible: the board is complete unless terrains are being laid, with as many of each as there are.
etherium-error-position-figures = The position is impossible: a figure is on a space of the board, a collector never in a city, an army only in that of another people in play.
etherium-error-position-levels = The position is impossible: collectors, armies and defences have at least level 1.
etherium-error-position-seasons = The position is impossible: of the seasons to come, each needs a card of a colour that 'seasons_seen' does not have.
etherium-error-position-programs = The position is impossible: at step { $step } at least one player still has an action token to lay.
etherium-error-position-number = The position is impossible: 'number' is that of a token while actions and conflicts are resolved.
etherium-error-position-turn = The position is impossible: 'turn' does not fit step { $step }.
etherium-error-position-no-conflict = The position is impossible: at step { $step } no conflict is being resolved, and nothing of one is left.
etherium-error-position-place = The position is impossible: a conflict that is being resolved has a class and a place on the board.
etherium-error-position-winner = The position is impossible: at step { $step } the conflict has a winner.
etherium-error-position-whose-step = The position is impossible: step { $step } belongs to another seat.
etherium-error-position-fights = The position is impossible: only those in a conflict have rolled for it.
etherium-error-position-actor = The position is impossible: the player whose turn it is has no token with this number.
etherium-error-position-effect = The position is impossible: 'effect' is not what can be carried out at step { $step }.
etherium-error-position-payment = The position is impossible: a guide on the highest level is not upgraded.
etherium-error-position-theft = The position is impossible: at step { $step } 'theft' says what is stolen.
etherium-error-position-roll = The position is impossible: at step { $step } 'rolling' says what the dice were rolled for.
etherium-error-position-ending = The position is impossible: a match that is over has an 'ending', and no other has.
etherium-error-position-no-action = The position is impossible: nobody could do anything.

## Names: what a simulation tells

etherium-fact-people = People
etherium-source-army-tokens = Army
etherium-source-ether-tokens = Ether
etherium-source-connection-tokens = Connection
etherium-source-booster-tokens = Booster
etherium-source-sack-tokens = Sack
etherium-source-capacities = Capacities
etherium-source-guide = Guide
etherium-source-ether = Cubes
