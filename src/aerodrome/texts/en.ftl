table-section-table = The table
table-match-over = The match is over.
table-not-your-turn = It is not your turn.
table-no-such-action = There is no such action in this game.
table-nothing-to-withdraw = You have no secret choice left to take back.
table-undo-nothing = There is nothing to take back.
table-undo-chance = Dice or cards have come up since, so you cannot take it back.
table-undo-secret = A secret has been revealed since, so you cannot take it back.
table-undo-other-seat = Another player has decided since, so you cannot take it back.
table-undo-together = Several players are choosing in secret: withdraw your choice instead of undoing it.
table-player = Player { $number }
table-prompt-of = { $player }: { $prompt }
catalogue-item = { $name } { $count }

## Errors: what a caller or a file got wrong. Names and values that come from outside are quoted as Python writes them.

error-no-message = There is no message { $message } in language { $language }.
error-empty-message = The message { $message } in language { $language } is empty.
error-unfilled-message = The message { $message } in language { $language } cannot be filled in: { $reason }.
error-no-language = There is no language { $language }; choose one of { $known }.
error-no-game = There is no game { $game }; choose one of { $known }.
error-broken-game = The game { $game } from { $place } is left out because it cannot be loaded: { $reason }
error-second-game = The game { $game } from { $place } is left out because there is already a game with this id.
error-no-catalogue = The game { $game } has no catalogue.
error-no-rule = There is no rule { $wanted } in this game.
error-seats = { $game } takes { $counts } seat(s), not { $found }.
error-option-value = Option { $option } cannot be { $value }; choose one of { $known }.
error-option-list = Option { $option } takes a list of names, not { $value }.
error-option-needs = { $value } of the option { $option } needs { $needed } of the option { $other }: choose it too.
error-option-seats = The option { $option } can only be { $value } with { $counts } seats.
error-option-with = The option { $option } can be { $value } only where the option { $other } is one of { $needed }.
error-option-opens = A match with { $seats } seats needs { $needed } as the option { $option }.
error-option-lineup = The option { $option } names { $found }, but the match has { $seats } seats: give one name for each seat, or none.
error-option-repeated = Option { $option } names { $value } more than once; seats cannot share it.
error-option-name = Option { $option } knows no { $value }; choose among { $known }.
error-no-option = There is no option { $option }; this game has { $known }.
error-other-game = This belongs to another game: { $found } instead of { $wanted }.
error-no-options = There is no option { $option }; this game has none.
error-seed-kind = A seed is a whole number or a word, not { $found }.
error-seed-length = A seed has 1 to 200 printable characters.
error-seed-secret = The seed of this match is still secret: it can be watched, not checked or continued.

## Errors: actions

error-action-id = There is no action { $action }: they are numbered from 0 to { $last }.
error-action-kind = { $found } is not an action: give an action, its id or its notation.
error-action-verb = There is no action { $action }; actions begin with { $known }.
error-action-alone = There is no action { $action }: { $verb } takes no arguments.
error-action-takes = There is no action { $action }: { $verb } takes { $param }, like { $example }.
error-action-takes-several = There is no action { $action }: { $verb } takes { $first } and { $last }, like { $example }.
error-not-allowed = { $action } is not allowed: { $rule } [{ $id }]
error-rule-forbids-action = rule { $number } forbids action { $action } to seat { $seat }
error-rule-forbids-withdrawal = rule { $number } forbids seat { $seat } to withdraw
error-which-seat = Seats { $seats } decide at the same time: say which one you mean.
error-not-your-turn = Seat { $seat } has nothing to decide now; it is the turn of seat { $seats }.
error-no-seat = There is no seat { $seat }; they are numbered from 0 to { $last }.
error-no-piece = There is no piece { $piece } on this table.
error-no-undo = { $rule } [{ $id }]
error-no-withdrawal = Seat { $seat } cannot take back its choice: { $rule } [{ $id }]

## Errors: records

error-too-deep = The data is nested deeper than { $most } levels.
error-too-large = The data has a number of more than { $most } bits.
error-record-large = The record is too large: { $count } characters, at most { $most } are read.
error-record-unreadable = The record cannot be read: { $reason }.
error-record-format = The record has format { $found }; this version reads format { $wanted }.
error-record-long = The record has { $count } entries; at most { $most } are read.
error-record-draws = Entry { $entry } of the record draws more than { $most } times.
error-record-stream = The record draws from { $stream }, which this game does not have.
error-record-game = The record is for { $found }, not for { $wanted }.
error-record-rules = The record was made with rules version { $found } of { $game }; this is version { $wanted }, so it cannot be replayed exactly.
error-record-catalogue = The record was made with the catalogue { $found }…; this one is { $wanted }…, so it cannot be replayed exactly.
error-record-commitment = The record’s commitment is not a SHA-256 hash in hexadecimal.
error-record-contribution-digits = A contribution in the record is not in hexadecimal.
error-record-mixing = A record has either the contributions of the people in the seats or those of an older form, and a known deal has none.
error-record-people = The record does not say correctly which seats had people when the match began.
error-record-owners = The record must have exactly one contribution to the seed for each person, in the order of the seats.
error-record-promise = The bytes of seat { $seat } do not match the hash sent before.
error-record-aborted = The abandoned round { $round } of mixing the seed is not written correctly.
error-record-rounds = A record may have at most { $most } rounds of mixing the seed.
error-record-seed-digits = The seed in the record is not in hexadecimal.
error-record-seed = The record's seed is not the one it was committed to before play.
error-record-terms = The record's options or seats are not those of the position it begins with.
error-record-deal = The deal of the record does not fit: { $reason }.
error-record-entry = Entry { $entry } of the record does not fit: { $reason }
error-record-result = The record claims the result { $claimed }, but its decisions lead to { $found }.
error-record-draw = Draw { $draw } on { $stream } should be { $fair } of { $most } by the seed; the record says { $found }.

## Errors: chance that does not fit the rules: parts of sentences, without a full stop

error-script-no-chance = the rules ask for chance where the record has none
error-script-more-chance = the record has chance that the rules do not ask for
error-script-stream = the rules ask for one of { $most } on stream { $stream }, the record has { $found }

## Errors: catalogues

error-catalogue-dots = Line { $line } of the catalogue has more than { $most } dots.
error-catalogue-large = The catalogue is too large: at most { $most } characters are read.
error-catalogue-toml = The catalogue is not valid TOML: { $reason }.
error-catalogue-unknown = The catalogue has an unknown entry { $entry }; it may have { $known }.
error-catalogue-no-section = The catalogue has no section { $section }.
error-catalogue-no-entry = The catalogue's { $section } has no entry { $entry }.
error-catalogue-unknown-entry = { $section } has an unknown entry { $entry }; it may have { $known }.
error-catalogue-shape = Catalogue entry { $entry } must be written { $shape }.
error-catalogue-no-field = Catalogue entry { $entry } has no { $field }.
error-catalogue-unknown-field = Catalogue entry { $entry } has an unknown field { $field }.
error-catalogue-source = Catalogue entry { $entry } has the source { $value }; choose one of { $known }.
error-catalogue-number = Catalogue entry { $entry } has the { $field } { $value }; it must be a whole number from { $least } to { $most }.
error-catalogue-fixed = Catalogue entry { $entry } has the count { $found }; the rules are written for { $wanted }.
error-catalogue-value = Catalogue entry { $entry } has the { $field } { $value }; choose one of { $known }.

## Errors: bots and simulations

error-no-bot = There is no bot { $bot } for { $game }; choose one of { $known }.
error-seat-empty = A seat in { $text } is empty; each must be “person”, or “bot:” and a name ({ $known }).
error-seat-word = { $found } cannot take a seat; each must be “person”, or “bot:” and a name ({ $known }).
error-matches = The number of matches must be 1 to { $most }, not { $found }.
error-players = The number of players must be 1 to { $most } with these bots, not { $found }.
error-workers = The number of workers must be 1 to { $most }, not { $found }.
error-worker-lost = A process that played matches ended unexpectedly: it was killed, or ran out of memory.
error-results-line = Line { $line } of the results cannot be read: { $reason }.
error-results-format = The results have the format { $found }; this version reads { $wanted }.

## Games

game-turn = Turn

## Bots

bot-random = Chance
bot-random-help = Plays any legal move, without thinking.
bot-easy = Easy
bot-easy-help = Forgiving: plays sensibly, but looks no further than this turn.
bot-steady = Steady
bot-steady-help = Solid: weighs every choice; it sees only what you would see in its seat.
bot-keen = Keen
bot-keen-help = Strong: tries its best moves to see where they lead, and sees only what you would see.

## The server: refusals over HTTP

server-somebody = someone
server-somebody-here = someone on this device
server-error-committed = You have already sent your hash or your bytes for this round, or the round is over.
server-error-hashes-first = Send the bytes once everyone’s hashes are shown.
server-error-name-length = A name has 1 to { $most } characters.
server-error-name = A name needs a visible character, and no control characters, invisible characters or stacked accents.
server-error-not-owner = Only the device that sat down first in seat { $seat } can end the others and renew its link.
server-error-other-bytes = These bytes do not match the hash sent before.
server-error-recovery-code = No guest has this recovery code; a newer one may have replaced it.
server-error-no-guest = The server does not know you yet: ask for /api/guest first, and keep its cookie.
server-error-no-table = There is no such table.
server-error-no-seat = There is no such seat.
server-error-no-path = There is nothing at this address.
server-error-metrics = These numbers are for this machine only; --open-metrics shows them to everyone.
server-error-method = This address takes only { $allowed }.
server-error-content-type = The body must be JSON, with the content type application/json.
server-error-body = The body does not fit: { $reason }
server-error-body-unwanted = This address takes no body.
server-error-language = The language must be one of { $known }, given once.
server-error-too-many-guests = Too many new guests from this address: wait a while, and keep the cookie.
server-error-too-many-rounds = Mixing the seed failed { $most } times: make a new table.
server-error-too-many-tables = You have made many tables: wait a while before the next one.
server-error-too-many-codes = Too many recovery codes tried from this address: wait a while.
server-error-too-many-records = Many records are being checked: try again in a moment.
server-error-record-slow = Checking the record took more than { $seconds } seconds and was stopped; “aerodrome verify FILE” takes all the time it needs.
server-error-record-costly = Checking the record took too much memory and was stopped; “aerodrome verify FILE” can check it on your machine.
server-error-broken = Something went wrong in the server; see { $reference } in its log.
server-error-host = The server cannot listen on “{ $host }”: this is not an address of this machine.
server-error-port-taken = Port { $port } is taken by another program: stop that one, or choose another port with --port.
server-error-port-forbidden = You may not use port { $port }: choose one above 1023 with --port.

## The server: its HTTP interface

server-api-about = Tables for airship board games. Every refusal is answered with a Problem. Play itself goes over a socket at /api/tables/{"{"}id{"}"}/socket.
server-api-good = What was asked for.
server-api-problem = Refused: { $kinds }.
server-api-lang = The language of texts; without it, the one that the client prefers.
server-api-games = The games, with their options and bots
server-api-actions = The actions of a game
server-api-rules = The rules of a game
server-api-catalogue = What a game’s catalogue says, value by value, with sources
server-api-catalogue-file = The catalogue of a game, as a file to copy and correct
server-api-guest = Who you are; a stranger becomes a guest
server-api-change-guest = Change your name or colour
server-api-recovery-code = A new recovery code, replacing the one before
server-api-recover = Become the guest that a recovery code belongs to
server-api-end-others = Sign out all other devices of this guest: their cookies stop working
server-api-guest-tables = Your tables
server-api-guest-data = A copy of everything stored about you
server-api-forget = Delete everything stored about you
server-api-statistics = Your statistics and progress sheets
server-api-create = Make a table
server-api-table = A table, your seats there, and the links you may share
server-api-record = The record of a finished match
server-api-sheet = The progress sheet of those who play at a table
server-api-picture = The table as a drawing, as a seat sees it
server-api-kept-view = The last saved view of a table that cannot go on
server-api-sit = Sit down, with the key of the seat’s link
server-api-leave = Leave a seat
server-api-renew = Make a new link for the seat; the old one and other devices lose it
server-api-give = Let a bot play in a seat
server-api-return = Take a seat back from a bot
server-api-resign = Give up the match
server-api-rematch = The same table again
server-api-play-on = A new match from a moment of a finished one
server-api-verify = Check a record: every decision, every die, every card
server-api-openapi = This description
server-api-health = Whether this process can serve
server-api-metrics = Numbers for Prometheus
server-api-page = The page, at each of its addresses
server-api-asset = What the page is made of

## The server: the page

server-page-lead = A table for three airship board games: alone, together, or with bots.
server-page-unbuilt = The page has not been built. Run “./go web” and start the server again; until then, “aerodrome join” plays in the terminal.

## The terminal: what went wrong. Each message is one sentence.

cli-error-language = There is no language “{ $asked }”; choose one of { $known }.
cli-error-no-file = There is no file { $file }.
cli-error-exists = The file { $file } already exists and was not overwritten.
cli-error-permission = You are not allowed to read or write { $file }.
cli-error-file = The file { $file } cannot be used: { $reason }.
cli-error-not-a-file = { $file } is a folder or a device, not a file.
cli-error-too-large = The file { $file } is too large: at most { $most } bytes are read.
cli-error-not-text = The file { $file } is not text in UTF-8.
cli-error-locked = The match { $file } is being played in another window.
cli-error-journal = The file { $file } is not a saved match, or line { $line } is damaged; nothing was changed.
cli-error-record = The match in { $file } is not accepted: { $reason }
cli-error-over = The match in { $file } is over; watch it with “aerodrome replay”.
cli-error-no-seed = The record { $file } does not contain its seed, so the match can be watched but not continued.
cli-error-no-game = There is no game “{ $game }”; choose one of { $known }.
cli-error-other-game = The match in { $file } belongs to another game, { $game }.
cli-error-resume-new = A match that is resumed cannot be given a new seed, catalogue or option: leave out --resume or the others.
cli-error-catalogue = The catalogue { $file } is not accepted: { $reason }
cli-error-option = { $option } cannot be { $value }; choose one of { $known }.
cli-error-seed = A seed has 1 to 200 printable characters.
cli-error-game-option = { $game } has no option { $option }.
cli-error-range = { $option } can be a whole number from { $least } to { $most }, not { $value }.
cli-error-seconds = --seconds can be a number from 0 to { $most }, such as 0.02, not { $value }.
cli-error-no-folder = There is no folder { $folder }.
cli-error-players-or-seats = Give either --players or --seats, not both: the seats already say how many play.
cli-error-bot-or-seats = Give either --bot for all seats, or --seats for each of them.
cli-error-by = Results of { $game } cannot be broken down: leave out --by.
cli-error-option-needs = { $option } needs { $needed }: give that too.
cli-error-option-seats = { $option } is for { $count } players: give that many seats, for example { $example }.
cli-error-option-opens = A match of { $count } players needs { $needed }: give that too.
cli-error-option-lineup = { $option } takes one name for each of the { $count } players, with commas between them, or none at all.
cli-error-option-repeated = { $option } names { $value } more than once; players cannot share it.
cli-error-seat-person = A simulation has no people: give every seat a bot, like bot:{ $example }.
cli-error-progress = The file { $file } has no progress sheets that this version can read, or it is damaged; nothing was changed.
cli-error-progress-sheet = The progress sheet of { $who } in { $file } is not valid and was not changed: { $reason }
cli-error-progress-busy = Another window is writing the progress sheets in { $file }: try again.
cli-error-no-progress = { $game } has no progress sheet.
cli-error-word = “{ $word }” is not expected here; see “aerodrome --help”.
cli-error-unknown-option = There is no option { $option }; see “--help”.
cli-error-value = { $option } cannot be “{ $value }”: a whole number is needed.
cli-error-missing = { $option } is missing or has no value; see “--help”.
cli-error-repeated = { $option } is given twice.
cli-error-no-database = There is no database { $database }: check the path.
cli-error-countdown = { $value } is not a countdown: give 1 to { $most } seconds.
cli-error-port = --port must be a whole number from 0 to { $most }, not “{ $value }”.
cli-error-days = --keep-unfinished must be a whole number of days from 0 to { $most }, not “{ $value }”.
cli-error-proxy = “{ $proxy }” is not the address of a proxy: it looks like 10.0.0.2, or 10.0.0.0/24 for a network.
cli-error-link = This is not the address of a table; one looks like {"http://host:8000/table/ID"}, the link of a seat like {"http://host:8000/table/ID#1.KEY"}.
cli-error-unreachable = { $server } does not answer: is the server running, and is the address right?
cli-error-other-server = { $server } answers, but not like an Aerodrome server of this version.
cli-error-join-rules = The table plays version { $found } of the rules of { $game }, and this program knows version { $wanted }: use the server’s version.
cli-error-guestbook = The file { $file } does not say who you are at the server, or it is damaged; nothing was changed.
cli-error-extra = This command needs more packages; install them with: pip install "aerodrome[{ $extra }]"
cli-error-plain = { $reason }
cli-error-inside = Something went wrong in Aerodrome ({ $reason }); your matches are safe.

## The terminal: help on the command line

cli-help-app = A table for airship board games, in the terminal. Unofficial implementations, with their own words and pictures.
cli-help-epilogue = Start with “aerodrome play aerion”. “aerodrome about aerion” says who made the game and which of its values are reconstructed.
cli-help-epilogue-of = “aerodrome about { $game }” says who made the game and which of its values are reconstructed.
cli-help-commands = Commands
cli-help-parameters = Options
cli-help-help = Show this help.
cli-help-version = Show the versions of the program, the rules and the catalogues.
cli-help-play = Play a game. An unfinished match waits for you.
cli-help-of-games = Games: { $games }. “aerodrome { $command } GAME --help” lists the options of one.
cli-help-values = { $sentence } ({ $values }; default: { $default })
cli-help-game = The game, for example aerion.
cli-help-seed = A number or a word: the same seed gives the same deal.
cli-help-catalogue = A catalogue of the game’s values that you have corrected.
cli-help-new = Start a new match, even if one is waiting.
cli-help-resume = Continue the match in this file.
cli-help-lang = The language: en or fr.
cli-help-simulate = Let bots play many matches, and show how often they win.
cli-help-bot = The bot in every seat (default: steady, where the game has it).
cli-help-seats = Who sits where, for example bot:random,bot:random.
cli-help-play-seats = Who sits where, for example person,person or person,bot:random (default: you and bots).
cli-help-players = How many play, for example 2,3,4 for each in turn; with --bot.
cli-help-rotate = Change seats from match to match, so that every bot and every people plays in every seat; the default where seats play against each other.
cli-help-simulate-games = How many matches: 1 to 10,000,000 (default: 1,000).
cli-help-simulate-seed = A whole number: the same seed gives the same matches.
cli-help-seconds = How many seconds of computing time a bot that can think ahead has for one decision: 0 to 600 (default: 1).
cli-help-workers = How many processes play (default: one for each core).
cli-help-by = What to break the result down by, for example pirate,deck, or pirate+deck for every combination; in Etherium people, seat, bot and players (default: everything that differed).
cli-help-out = A new file for the result of every match: one JSON object to a line, or, if its name ends in .csv, a row for each seat.
cli-help-serve = Host tables for others: start the server.
cli-help-host = The address to listen on (default: every address of this machine).
cli-help-port = The port (default: 8000); 0 takes any that is free.
cli-help-database = A file, or {"postgresql://…"} (default: the file aerodrome.db in your data folder).
cli-help-origin = Another origin whose pages may use the server, for example {"https://table.example.org"}; repeatable.
cli-help-proxy = The address of a trusted proxy; repeatable.
cli-help-no-metrics = Hide the numbers at /metrics from everyone; for machines behind a plain TCP tunnel.
cli-help-keep-unfinished = After how many days of silence an unfinished table is removed; 0 keeps it.
cli-help-countdown = How many seconds players have to ask for time before they pass in a window (default: 3).
cli-help-open-metrics = Show the numbers at /metrics to everyone, not only to this machine.
cli-help-open = Open the page in this machine’s browser.
cli-help-no-limits = Do not limit how much one visitor may ask for.
cli-help-replay = Show a recorded match, decision by decision.
cli-help-verify = Check a recorded match: every decision, every die, every card.
cli-help-close-outdated = Close matches that this version can no longer play, and publish their seeds and records.
cli-help-close-outdated-yes = Close them; without this, they are only listed.
cli-help-file = The file of a match.
cli-help-step = Wait for Enter after every decision, and draw the table.
cli-help-rules = The rules of a game with their ids: all of them, or those that contain some words.
cli-help-search = Words that a rule must contain.
cli-help-odds = Exact chances of Aerion’s dice.
cli-help-goal = What to aim at, for example AAA+BB (default: all goals).
cli-help-dice = Six dice on the table, for example 2,3,4,5,5,5.
cli-help-rerolls = The most rerolls to look at (default: 3).
cli-help-games = List the games.
cli-help-about = Who made the game, and which of its values are reconstructed.
cli-help-join = Sit down at a table on a server, or watch one.
cli-help-link = The link of a seat, or the address of a table.
cli-help-name = Your name, as the others see it.
cli-help-progress = Show what players have achieved together over their matches, in games with a progress sheet.
cli-help-progress-seats = Only the sheet of these players, for example person,person.

## The terminal: pages

cli-serve-title = Aerodrome is open.
cli-serve-local = On this machine: { $address }
cli-serve-network = On the home network: { $address }
cli-serve-database = The tables are kept in { $database }
cli-serve-scan = Point a phone’s camera here to open the address.
cli-serve-stop = Ctrl-C stops the server; nothing is lost.
cli-serve-compiled = The server has restarted with the compiled engine.
cli-serve-stopped = The server has stopped.
cli-close-none = No match is waiting: this version can play them all.
cli-close-table = { $id }  { $game }, rules version { $version }, begun { $date }
cli-close-count =
    { $count ->
        [one] 1 match cannot be played by this version. “aerodrome close-outdated --yes” closes it for good.
       *[other] { $count } matches cannot be played by this version. “aerodrome close-outdated --yes” closes them for good.
    }
cli-close-done =
    { $count ->
        [one] 1 match is closed; its seed and its record are now public.
       *[other] { $count } matches are closed; their seeds and records are now public.
    }
cli-games-line = ({ $game }): seats { $seats }
cli-about-catalogue = To play with a corrected catalogue: aerodrome play { $game } --catalogue FILE.
cli-verify-sound = The match in { $file } is genuine.
cli-verify-decisions =
    { $count ->
        [one] One decision was checked against the rules: it is legal.
       *[other] { $count } decisions were checked against the rules: all are legal.
    }
cli-verify-draws =
    { $count ->
        [one] One draw of a die or a card was replayed: it matches.
       *[other] { $count } draws of dice and cards were replayed: all match.
    }
cli-verify-dice = Every draw follows from the seed, and the seed is the one promised at the start.
cli-verify-no-dice = The draws cannot be checked against the seed yet: it stays secret until the match is over.
cli-verify-known = This is a known deal: its seed was chosen before the match.
cli-verify-mixed-people =
    { $count ->
        [one] One person added random bytes, committed to by a hash beforehand.
       *[other] { $count } people added random bytes, each committed to by a hash beforehand. Only the players’ own devices know whether the hashes came before the bytes.
    }
cli-verify-mixed-unowned = Random bytes were added, but this older record does not say by whom or when: the host could have chosen them, and every draw with them.
cli-verify-mixed-nobody = Nobody added random bytes: this shows that the seed was not changed later, but not that it was drawn at random.
cli-verify-aborted =
    { $count ->
        [one] One attempt to mix the seed was abandoned before: it gave a host who knows the seed another try.
       *[other] { $count } attempts to mix the seed were abandoned before: each gave a host who knows the seed another try.
    }
cli-verify-open = The match is not over.
cli-verify-result = The match is over. { $result }
cli-replay-more = [Enter: next, quit: leave]{ " " }
cli-odds-before = Best chances before the first roll.
cli-odds-dice = Best chances from { $dice }.
cli-odds-goal = Goal
cli-odds-rerolls =
    { $count ->
        [0] now
        [one] { $count } reroll
       *[other] { $count } rerolls
    }
cli-odds-keep =
    { $count ->
        [one] keep for { $count } reroll
       *[other] keep for { $count } rerolls
    }
cli-odds-all = all
cli-odds-exact =
    { $count ->
        [0] exactly: { $fraction }
        [one] with { $count } reroll exactly: { $fraction }
       *[other] with { $count } rerolls exactly: { $fraction }
    }
cli-simulate-progress = Playing
cli-simulate-title =
    { $count ->
        [one] one match
       *[other] { $count } matches
    }, seed { $seed }
cli-simulate-stopped =
    { $count ->
        [0] Stopped before the first match was over.
        [one] Stopped: one match of { $asked } was played to the end.
       *[other] Stopped: { $count } matches of { $asked } were played to the end.
    }
cli-simulate-seats = Seats
cli-simulate-rotated = { $seats }, in rotation
cli-simulate-players = Players
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-options = Options
cli-simulate-won = Won
cli-simulate-won-by = Won by seat { $seat }
cli-simulate-rate = { $rate } ({ $count } of { $asked }), 95% interval { $low } to { $high }
cli-simulate-lost = Lost
cli-simulate-lost-by = Lost: { $cause }
cli-simulate-matches = Matches
cli-simulate-interval = 95% interval
cli-simulate-span = { $low } to { $high }
cli-simulate-fair = Fair share
cli-simulate-off-balance =
    { $side ->
        [more] Off balance: { $name } won { $rate }, { $points } points above its fair share of { $fair }; chance alone hardly explains it (95% interval { $low } to { $high }).
       *[less] Off balance: { $name } won { $rate }, { $points } points below its fair share of { $fair }; chance alone hardly explains it (95% interval { $low } to { $high }).
    }
cli-simulate-cause = { $share } ({ $count }): { $text } [{ $id }]
cli-simulate-turns = Turns
cli-simulate-decisions = Decisions
cli-simulate-score = Score
cli-simulate-score-of = Score of seat { $seat }
cli-simulate-mean = { $mean } on average
cli-simulate-speed = Speed
cli-simulate-rhythm =
    { $workers ->
        [one] { $rate } matches per second in one process
       *[other] { $rate } matches per second in { $workers } processes
    }
cli-simulate-out = The result of every match is in { $file }.

## The terminal: at the table

cli-intro = Unofficial: see “aerodrome about { $game }”. Type ? for help.
cli-invite = You play with { $bots }. For people: { $example }, or “aerodrome serve”.
cli-invite-alone = You play alone. To share: { $example }, or “aerodrome serve”.
cli-you = You
cli-seed-promise = Fair dice: seed fingerprint { $hash }; the seed is shown at the end.
cli-seed-known = A known deal: the same seed gives the same dice and cards.
cli-enter = Enter
cli-or-undo = or undo
cli-labelled = { $label }: { $text }
cli-and-then = {"; "}
cli-choose = Type the number of a choice, or a command; ? for help.
cli-no-choice = There is no choice { $number }: choose 1 to { $most }.
cli-no-choices = There is no choice { $number } here (there are { $most }); type a command, or ? for help.
cli-unknown = “{ $text }” is not a choice or a command here: type a number, a command, or ? for help.
cli-why-what = Why what? Name an action or a thing on the table.
cli-aerion-why-what = Why what? Name an action or a thing, for example “why acquire 3” or “why pulpit”.
cli-why-unknown = “{ $text }” is neither an action nor a thing on the table.
cli-why-allowed = This is allowed now.
cli-rules-sections = The rules have these sections:
cli-rules-how = Type “rules” and a word to look for.
cli-aerion-rules-how = Type “rules” and a word to look for, for example “rules pixie”.
cli-rules-why = Why: see { $chapters }
cli-rules-none = No rule contains “{ $text }”.
cli-log-empty = Nothing has happened yet.
cli-log-undo = The last decision was taken back.
cli-saved = Saved to { $file }, with the secret seed: anyone who reads it can know the dice to come.
cli-over-summary = Final position: { $seen }.
cli-over-seed = The seed was { $seed }.
cli-over = The match is saved in { $file }; “aerodrome verify” checks it, “aerodrome replay” shows it again.
cli-over-next = Type new for another match, log for the story; Enter quits.
cli-progress-of = Progress sheet of { $who }
cli-progress-none = No match of { $game } is on a progress sheet yet.
cli-kept = Your match is saved in { $file }; “aerodrome play { $game }” continues it.
cli-nothing-kept = Nothing was decided, so there is nothing to save.
cli-goodbye = Until the next flight!
cli-bot-move = { $player }: { $action }
cli-bot-hurry = Press Enter to go faster.
cli-hand-over = Pass the screen to player { $number }.
cli-hand-over-enter = Everyone else, look away. Press Enter when only you can see it.
cli-news-more =
    { $count ->
        [one] One more thing happened earlier: see log.
       *[other] { $count } more things happened earlier: see log.
    }
cli-busy = A match is open in another window: { $file }.
cli-damaged = This match cannot be read and was not changed: { $file }.
cli-waiting =
    { $count ->
        [one] A match is waiting for you:
       *[other] { $count } matches are waiting for you:
    }
cli-waiting-one =
    { $seen } ({ $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, { $when })
cli-waiting-how = Enter continues the first, a number another one; or type new, or quit.

## The terminal: Aerion’s table

cli-summary =
    turn { $turn }, { $ships ->
        [0] no Ship flying
        [one] one Ship flying
       *[other] { $ships } Ships flying
    }, { $pixies ->
        [0] no Pixie left
        [one] one Pixie left
       *[other] { $pixies } Pixies left
    }
cli-summary-with = { $seen }, with { $expansions }
cli-deck-size =
    { $count ->
        [0] empty
        [one] one card left:
       *[other] { $count } cards left:
    }
cli-deck-known = known on top, next card first: { $cards };
cli-deck-below = below:
cli-discard-size =
    { $count ->
        [0] no discarded card
        [one] one discarded card:
       *[other] { $count } discarded cards:
    }
cli-aerion-legend = → and a number or letter: this Workshop (C the common one, F the Flagship) takes the card. The percentage is the best chance to get the combination with one more reroll. Decks are numbered I to VI from the left: “discard 3” and “discard AAA+BB” mean the same. ► in the Hellkite’s row: where it is now; it guards that type. Card names may be shortened.
cli-aerion-group-go = Go on
cli-aerion-group-acquire = Acquire
cli-aerion-group-keep = Keep
cli-aerion-group-discard = Discard, reroll
cli-aerion-group-place = Place
cli-aerion-group-take = Retrieve
cli-aerion-group-book = Use the Book
cli-aerion-group-pixie = Spend a Pixie
cli-aerion-group-move = From the Reserve
cli-aerion-group-instead = Instead
cli-aerion-group-demolish = Demolish
cli-aerion-group-factory = Factories
cli-aerion-group-hire = Hire
cli-aerion-group-eggs = Use Eggs
cli-aerion-group-strike = Strike
cli-aerion-group-lay = Put in the Display
cli-aerion-hint-keep = others: keep 5 5, keep none, or reroll 2 3
cli-aerion-hint-pixie = any die: pixie 2 5 turns a 2 into a 5
cli-aerion-hint-hatch = several Eggs: hatch 3 2 uses two on deck III
cli-aerion-hint-demolish = other birds: demolish 1 4
cli-aerion-item-book-rerolls = up to three rerolls
cli-aerion-item-book-rerolls-library = up to four rerolls
cli-aerion-item-acquire = { $card } ({ $letters })
cli-aerion-item-discard = { $card } ({ $letters })
cli-aerion-item-take = { $card }
cli-aerion-item-seize = { $card } ({ $letters })
cli-aerion-item-hire = { $card } ({ $letters })
cli-aerion-item-pay = pay the Worker ({ $letters })
cli-aerion-item-build-pier = build a Pier
cli-aerion-item-hunt = hunt the Hellkite
cli-aerion-item-demolish =
    { $birds ->
        [none] { $points } points, no bird
       *[other] { $points } points: { $birds }
    }
cli-aerion-item-save-shell = save the shells (skip phase 2)
cli-aerion-item-secure = Security: skip phase 2
cli-aerion-item-research = Laboratory: roll all six again
cli-aerion-item-turn = Logistics: turn a { $face } to { $opposite }
cli-aerion-item-hatch = look into deck { $roman } ({ $size } left)
cli-aerion-item-strike = { $cloud }
cli-aerion-item-lay = { $card }
cli-aerion-item-embark-reserve = { $card } ({ $letters }) to the Flagship
cli-aerion-item-book-reserve = card to the Reserve
cli-aerion-item-book-retrieve = retrieve ({ $letters })
cli-aerion-item-move =
    { $workshop ->
        [common] { $card } ({ $letters }) to the common Workshop
       *[other] { $card } ({ $letters }) to Workshop { $workshop }
    }
cli-aerion-item-pixie = { $old } to { $new } for { $gained }
cli-aerion-added = In this match: { $goals } To win you must also reach each goal named here.
cli-aerion-only-replenish = New cards are about to be revealed. This is your last chance to undo.
cli-aerion-only-lost = No card is left to reveal: going on loses the match. This is your last chance to undo.
cli-aerion-only-reject = No place takes this card now: it is discarded. The Crew of a Ship comes last.
cli-aerion-warn-ship-built-again = for nothing: this Ship is flying already
cli-aerion-warn-ship-not-owned = for nothing: this Ship is your partner’s
cli-aerion-warn-ship-held-down = the cards are lost: a Stone Cloud holds this Ship down
cli-aerion-warn-ship-waits = the Ship waits there until its Stone Cloud is gone
cli-aerion-warn-reject = fits nowhere now
cli-aerion-warn-lost = this loses the match
cli-aerion-item-nothing = nothing
cli-aerion-item-also = also { $others }

## The terminal: the words that are understood; the first one is shown

cli-word-help = help h
cli-word-why = why w
cli-word-undo = undo u
cli-word-look = look l see
cli-word-odds = odds chances o
cli-word-deck = deck
cli-word-discards = discards pile piles
cli-word-quiet = quiet hush
cli-word-rules = rules rule
cli-word-log = log story
cli-word-table = table redraw
cli-word-save = save
cli-word-new = new n
cli-word-lang = lang language
cli-word-quit = quit q exit bye
cli-aerion-word-roll = roll
cli-aerion-word-keep = keep k hold
cli-aerion-word-reroll = reroll r
cli-aerion-word-discard = discard d
cli-aerion-word-let-go = let-go letgo pass
cli-aerion-word-book-rerolls = book-rerolls book-reroll
cli-aerion-word-pixie = pixie p
cli-aerion-word-acquire = acquire a get
cli-aerion-word-place = place
cli-aerion-word-book-reserve = book-reserve
cli-aerion-word-reject = reject refuse
cli-aerion-word-book-retrieve = book-retrieve retrieve
cli-aerion-word-take = take t
cli-aerion-word-enough = enough stop done
cli-aerion-word-move = move m
cli-aerion-word-replenish = replenish continue reveal
cli-aerion-word-embark = embark board
cli-aerion-word-embark-reserve = embark-reserve
cli-aerion-word-research = research lab laboratory
cli-aerion-word-turn = turn flip
cli-aerion-word-secure = secure security
cli-aerion-word-replace = replace
cli-aerion-word-demolish = demolish smash
cli-aerion-word-strike = strike hit
cli-aerion-word-hire = hire
cli-aerion-word-pay = pay payday
cli-aerion-word-build-pier = build-pier build pier
cli-aerion-word-hatch = hatch eggs egg
cli-aerion-word-lay-none = lay-none
cli-aerion-word-save-shell = save-shell shell shells
cli-aerion-word-give-up = give-up
cli-aerion-word-end-turn = end-turn end
cli-aerion-word-lay = lay
cli-aerion-word-hunt = hunt
cli-aerion-word-seize = seize grab
cli-aerion-word-leave-lair = leave-lair leave
cli-word-all = all everything
cli-word-none = none nothing
cli-aerion-place-dice = dice die
cli-aerion-place-pixies = pixies pixie
cli-aerion-place-pulpit = pulpit book
cli-aerion-place-reserve = reserve
cli-aerion-place-acquired = acquired
cli-aerion-place-workshop = workshop workshops
cli-aerion-place-common = common c
cli-aerion-place-deck = deck
cli-aerion-place-display = display card
cli-aerion-place-discard = discards discard pile

## The terminal: how commands are typed, and what they do

cli-aerion-usage-roll = roll
cli-aerion-about-roll = roll the six dice
cli-aerion-usage-keep = keep 55 / reroll 2 3
cli-aerion-about-keep = name the dice that stay, or those to roll again
cli-aerion-usage-discard = discard 3
cli-aerion-about-discard = discard the card of deck III from the Display to reroll
cli-aerion-usage-let-go = let-go
cli-aerion-about-let-go = let the last card go
cli-aerion-usage-book-rerolls = book rerolls
cli-aerion-about-book-rerolls = discard a Book for rerolls
cli-aerion-usage-pixie = pixie 2 5
cli-aerion-about-pixie = spend a Pixie to turn a 2 into a 5
cli-aerion-usage-acquire = acquire 3
cli-aerion-about-acquire = acquire the card of deck III
cli-aerion-usage-place = place 1
cli-aerion-about-place = place the acquired card in Workshop 1
cli-aerion-usage-book-reserve = book reserve
cli-aerion-about-book-reserve = discard your Book to put the acquired card in your Reserve
cli-aerion-usage-reject = reject
cli-aerion-about-reject = discard the acquired card
cli-aerion-usage-book-retrieve = book retrieve 3
cli-aerion-about-book-retrieve = discard your Book to retrieve Elements from the discard pile of deck III
cli-aerion-usage-take = take nut
cli-aerion-about-take = put this Element back on top of its deck
cli-aerion-usage-enough = enough
cli-aerion-about-enough = stop retrieving
cli-aerion-usage-move = move nut 1
cli-aerion-about-move = move a card from your Reserve to Workshop 1
cli-aerion-usage-replenish = continue
cli-aerion-about-replenish = go on and reveal new cards
cli-aerion-usage-embark = embark
cli-aerion-about-embark = place the acquired card on the Flagship
cli-aerion-usage-embark-reserve = embark nut
cli-aerion-about-embark-reserve = move a card from your Reserve to the Flagship
cli-aerion-usage-research = research
cli-aerion-about-research = roll all six dice again, free of charge
cli-aerion-usage-turn = turn 2
cli-aerion-about-turn = turn a 2 to its opposite face, 5, instead of rerolling
cli-aerion-usage-secure = secure
cli-aerion-about-secure = end phase 1 and skip phase 2
cli-aerion-usage-replace = replace library
cli-aerion-about-replace = discard this Factory for the new one
cli-aerion-usage-demolish = demolish 1 4
cli-aerion-about-demolish = send the Hammer Birds of decks I and IV; demolish none sends no bird
cli-aerion-usage-strike = strike intact
cli-aerion-about-strike = strike an intact Stone Cloud, or name a Ship
cli-aerion-usage-hire = hire 3
cli-aerion-about-hire = hire the Worker of deck III for up to three rerolls
cli-aerion-usage-pay = pay 3
cli-aerion-about-pay = pay the Worker of deck III
cli-aerion-usage-build-pier = build
cli-aerion-about-build-pier = build a Pier
cli-aerion-usage-hatch = hatch 3 2
cli-aerion-about-hatch = use two Eggs to reveal two cards of deck III
cli-aerion-usage-lay-none = lay none
cli-aerion-about-lay-none = take none of the revealed cards
cli-aerion-usage-save-shell = shells
cli-aerion-about-save-shell = skip phase 2 and replenish
cli-aerion-usage-give-up = give up
cli-aerion-about-give-up = lose the game
cli-aerion-usage-end-turn = end
cli-aerion-about-end-turn = end the turn
cli-aerion-usage-lay = lay nut
cli-aerion-about-lay = put this revealed card in the Display
cli-aerion-usage-hunt = hunt
cli-aerion-about-hunt = destroy the card the Hellkite is on
cli-aerion-usage-seize = seize 3
cli-aerion-about-seize = acquire the card of deck III that the Lair grants
cli-aerion-usage-leave-lair = leave
cli-aerion-about-leave-lair = take no card from the Lair
cli-usage-help = ?
cli-about-help = explain this step and the commands
cli-usage-why = why ACTION, why THING
cli-aerion-usage-why = why acquire 3, why pulpit
cli-about-why = which rule forbids an action, or what a thing is for
cli-usage-undo = undo
cli-about-undo = take back the last decision, if no die or card has come up since
cli-aerion-usage-look = look, look hellkite
cli-aerion-about-look = what lies beside the columns, in full
cli-usage-odds = odds, odds AAA
cli-about-odds = exact chances from these dice, and what to keep
cli-aerion-usage-deck = deck 3
cli-aerion-about-deck = what can still come from a deck
cli-aerion-usage-discards = discards 3
cli-about-discards = what lies in a discard pile
cli-usage-rules = rules, rules WORDS
cli-aerion-usage-rules = rules, rules pixie
cli-about-rules = the sections of the rules, or the rules with these words
cli-usage-log = log
cli-about-log = the whole story so far
cli-usage-table = table
cli-about-table = draw the table again
cli-usage-save = save, save FILE
cli-about-save = save the match to its own file
cli-usage-new = new
cli-about-new = start a new match; this one is saved
cli-usage-lang = lang fr
cli-about-lang = change the language
cli-usage-quit = quit
cli-about-quit = leave; the match is saved

## The terminal: words that were not understood

cli-aerion-typed-dice = Which dice? For example “{ $word } 2 5 5”.
cli-aerion-typed-all-kept = At least one die must be rolled again: keep five or fewer.
cli-aerion-typed-no-such-dice = Your dice do not show that; they are { $dice }.
cli-typed-which = Which one? It could be: { $examples }.
cli-typed-how = That does not fit here; actions look like { $example }, and the menu lists them.
cli-aerion-typed-pixie = A Pixie turns a die from one number to another, for example “pixie 2 5”.
cli-aerion-typed-several-decks = There are several { $card } cards: which deck, { $decks }?
cli-aerion-typed-no-deck = “{ $text }” is not a deck: use its number, 1 to 6, or its letters, like AAA+BB.
cli-aerion-typed-birds = Name the decks of up to three Hammer Birds, or none, for example “demolish 1 4”.
cli-look-nothing = There is nothing called “{ $text }” here; there are { $known }.
cli-typed-no-goal = There is no goal “{ $text }”; the goals are { $goals }.
cli-typed-six-dice = “{ $text }” is not six dice; write them like 2,3,4,5,5,5.
cli-typed-rerolls = The number of rerolls can be 0 to { $most }, not { $number }.

## The terminal: Celestia Duo’s table

cli-celestia-duo-summary =
    { $mode } against { $pirate }, turn { $turn }, pirate { $distance ->
        [one] 1 card
       *[other] { $distance } cards
    } ahead, energy { $energy }
cli-celestia-duo-mode-quick = Quick
cli-celestia-duo-mode-normal = Normal
cli-celestia-duo-mode-expert = Expert
cli-celestia-duo-talk-aloud = Talk it over out loud; only you look at the screen, and you decide for both.
cli-celestia-duo-unseen =
    { $count ->
        [0] The deck is empty. You have not seen: { $cards }.
        [one] One card in the deck. In the deck, face down or in your partner’s hand: { $cards }.
       *[other] { $count } cards in the deck. In the deck, face down or in your partner’s hand: { $cards }.
    }
cli-celestia-duo-discarded =
    { $count ->
        [one] One discarded card: { $cards }.
       *[other] { $count } discarded cards: { $cards }.
    }
cli-celestia-duo-legend = On the route: ► your airship, ◄ the pirate, ▸ where the airship flies next, S the start, C a city, L the Lair, · an unknown card; a number is the propeller of a known card. Names may be shortened; a name alone is enough if it can mean only one thing.
cli-celestia-duo-group-go = Decide
cli-celestia-duo-group-pay = Beat
cli-celestia-duo-group-take = Take
cli-celestia-duo-group-claim = Reward
cli-celestia-duo-group-buy = Buy
cli-celestia-duo-group-smoke = Reroll
cli-celestia-duo-group-crew = Crew
cli-celestia-duo-group-augusta = Augusta
cli-celestia-duo-group-lay = Put back
cli-celestia-duo-group-give = Give up
cli-celestia-duo-group-tell = Tell
cli-celestia-duo-group-end = Finish
cli-celestia-duo-group-say = Say
cli-celestia-duo-hint-smoke = others: smoke whip flag
cli-celestia-duo-item-pay = { $die }: { $cards }
cli-celestia-duo-typed-dice = Name up to four dice on the table to roll again, for example “smoke whip flag” or “smoke all”.
cli-celestia-duo-usage-say = say continue
cli-celestia-duo-about-say = say one of the phrases
cli-celestia-duo-usage-ready = ready (Enter)
cli-celestia-duo-about-ready = say nothing more; the Captain decides
cli-celestia-duo-usage-continue = continue
cli-celestia-duo-about-continue = continue the chase
cli-celestia-duo-usage-stop = stop
cli-celestia-duo-about-stop = make a stop in a city
cli-celestia-duo-usage-use = use olga
cli-celestia-duo-about-use = let a crew member help
cli-celestia-duo-usage-lay = lay E05
cli-celestia-duo-about-lay = put a card back on the route
cli-celestia-duo-usage-smoke = smoke whip flag
cli-celestia-duo-about-smoke = spend a Smoke to roll these dice again
cli-celestia-duo-usage-augusta = augusta flag whip
cli-celestia-duo-about-augusta = turn a Flag into a Whip
cli-celestia-duo-usage-validate = validate
cli-celestia-duo-about-validate = accept the dice
cli-celestia-duo-usage-done = done
cli-celestia-duo-about-done = stop here
cli-celestia-duo-usage-victim = victim partner
cli-celestia-duo-about-victim = choose who loses a card
cli-celestia-duo-usage-lose = lose whip
cli-celestia-duo-about-lose = give up a card
cli-celestia-duo-usage-deactivate = deactivate olga
cli-celestia-duo-about-deactivate = tire a crew member
cli-celestia-duo-usage-start = start partner
cli-celestia-duo-about-start = choose who begins the combat
cli-celestia-duo-usage-match = match whip, pay whip, whip
cli-celestia-duo-about-match = beat a die with its own card
cli-celestia-duo-usage-joker = joker whip
cli-celestia-duo-about-joker = beat the Whip with a Joker
cli-celestia-duo-usage-pair = pair whip sabre
cli-celestia-duo-about-pair = beat the Whip with two Sabres
cli-celestia-duo-usage-mama = mama whip sabre
cli-celestia-duo-about-mama = beat the Whip with a Sabre as a Joker
cli-celestia-duo-usage-flag = flag whip
cli-celestia-duo-about-flag = beat a Flag with a Whip
cli-celestia-duo-usage-ludvig = ludvig whip
cli-celestia-duo-about-ludvig = beat all Whips with one
cli-celestia-duo-usage-ludvig-joker = ludvig-joker whip
cli-celestia-duo-about-ludvig-joker = beat all Whips with a Joker
cli-celestia-duo-usage-ludvig-mama = ludvig-mama whip sabre
cli-celestia-duo-about-ludvig-mama = beat all Whips with a Sabre that Mama makes a Joker
cli-celestia-duo-usage-grapple = grapple
cli-celestia-duo-about-grapple = begin to pay for a Flag
cli-celestia-duo-usage-cannot = cannot
cli-celestia-duo-about-cannot = say that you cannot beat a die
cli-celestia-duo-usage-first = first me
cli-celestia-duo-about-first = choose who takes first
cli-celestia-duo-usage-take = take whip, take hidden
cli-celestia-duo-about-take = take a card
cli-celestia-duo-usage-pass = pass
cli-celestia-duo-about-pass = take nothing this time
cli-celestia-duo-usage-claim = claim gold
cli-celestia-duo-about-claim = take a reward
cli-celestia-duo-usage-tell = tell have whip
cli-celestia-duo-about-tell = say something true about your hand
cli-celestia-duo-usage-drop = drop gold
cli-celestia-duo-about-drop = remove a token from the hold
cli-celestia-duo-usage-reclaim = reclaim whip
cli-celestia-duo-about-reclaim = save a played card
cli-celestia-duo-usage-buy = buy cards
cli-celestia-duo-about-buy = spend Gold

## The terminal: the words of Celestia Duo that are understood; the first one is shown

cli-celestia-duo-word-say = say
cli-celestia-duo-word-ready = ready rdy ok
cli-celestia-duo-word-continue = continue cont c go
cli-celestia-duo-word-stop = stop city
cli-celestia-duo-word-use = use
cli-celestia-duo-word-lay = lay put
cli-celestia-duo-word-smoke = smoke reroll
cli-celestia-duo-word-augusta = augusta
cli-celestia-duo-word-validate = validate valid v accept
cli-celestia-duo-word-done = done end finish
cli-celestia-duo-word-victim = victim
cli-celestia-duo-word-lose = lose
cli-celestia-duo-word-deactivate = deactivate tire
cli-celestia-duo-word-start = start begin
cli-celestia-duo-word-match = match m
cli-celestia-duo-word-joker = joker j
cli-celestia-duo-word-pair = pair two
cli-celestia-duo-word-mama = mama
cli-celestia-duo-word-flag = flag
cli-celestia-duo-word-ludvig = ludvig
cli-celestia-duo-word-ludvig-joker = ludvig-joker
cli-celestia-duo-word-ludvig-mama = ludvig-mama
cli-celestia-duo-word-grapple = grapple board
cli-celestia-duo-word-cannot = cannot cant fail
cli-celestia-duo-word-first = first
cli-celestia-duo-word-take = take t
cli-celestia-duo-word-pass = pass p
cli-celestia-duo-word-claim = claim reward
cli-celestia-duo-word-tell = tell
cli-celestia-duo-word-drop = drop remove
cli-celestia-duo-word-reclaim = reclaim keep
cli-celestia-duo-word-buy = buy
cli-celestia-duo-word-pay = pay beat
cli-celestia-duo-thing-whip = whip
cli-celestia-duo-thing-sabre = sabre saber
cli-celestia-duo-thing-crossbow = crossbow bow
cli-celestia-duo-thing-pistol = pistol gun
cli-celestia-duo-thing-cannon = cannon
cli-celestia-duo-thing-joker = joker
cli-celestia-duo-thing-flag = flag
cli-celestia-duo-thing-gold = gold
cli-celestia-duo-thing-smoke = smoke
cli-celestia-duo-thing-cards = cards
cli-celestia-duo-thing-hidden = hidden down
cli-celestia-duo-thing-reactivation = reactivation
cli-celestia-duo-thing-equipment = equipment
cli-celestia-duo-thing-crew = crew
cli-celestia-duo-thing-communication = communication
cli-celestia-duo-player-captain = captain
cli-celestia-duo-player-partner = partner
cli-celestia-duo-player-me = me
cli-celestia-duo-player-you = you
cli-celestia-duo-statement-have = have
cli-celestia-duo-statement-have-not = have-not not no
cli-celestia-duo-statement-all-kinds = all-kinds all
cli-celestia-duo-statement-nothing = nothing none
cli-celestia-duo-phrase-continue = continue
cli-celestia-duo-phrase-stop = stop
cli-celestia-duo-phrase-use-smoke = use-smoke smoke
cli-celestia-duo-phrase-keep-smoke = keep-smoke
cli-celestia-duo-phrase-you-first = you-first you
cli-celestia-duo-phrase-me-first = me-first me
cli-celestia-duo-phrase-buy-cards = buy-cards cards
cli-celestia-duo-phrase-buy-smoke = buy-smoke
cli-celestia-duo-phrase-reactivate = reactivate
cli-celestia-duo-phrase-save-gold = save-gold save
cli-celestia-duo-phrase-spare-gold = spare-gold gold
cli-celestia-duo-phrase-spare-smoke = spare-smoke
cli-celestia-duo-phrase-spare-crew = spare-crew crew
cli-celestia-duo-phrase-take-it = take-it take
cli-celestia-duo-phrase-leave-it = leave-it leave
cli-celestia-duo-phrase-meet-weakest = meet-weakest weakest
cli-celestia-duo-phrase-meet-richest = meet-richest richest
cli-celestia-duo-phrase-meet-fastest = meet-fastest fastest
cli-celestia-duo-phrase-agree = agree yes
cli-celestia-duo-phrase-disagree = disagree no
cli-celestia-duo-phrase-use-ludvig = use-ludvig ludvig
cli-celestia-duo-phrase-use-olga = use-olga olga
cli-celestia-duo-phrase-use-shuki = use-shuki shuki
cli-celestia-duo-phrase-use-kublai = use-kublai kublai
cli-celestia-duo-phrase-use-baba = use-baba baba
cli-celestia-duo-phrase-use-mama = use-mama mama
cli-celestia-duo-phrase-use-rhett = use-rhett rhett
cli-celestia-duo-phrase-use-augusta = use-augusta augusta
cli-celestia-duo-place-dice = dice
cli-celestia-duo-place-airship = airship ship
cli-celestia-duo-place-stage-deck = stages

cli-celestia-duo-why-what = Why what? Name an action or a thing, for example “why stop” or “why olga”.
cli-celestia-duo-usage-why = why stop, why olga
cli-celestia-duo-usage-look = look, look olga
cli-celestia-duo-about-look = what the pirate and the crew can do
cli-celestia-duo-usage-deck = deck
cli-celestia-duo-about-deck = the cards you have not seen
cli-celestia-duo-usage-discards = discards
cli-celestia-duo-usage-quiet = quiet
cli-celestia-duo-about-quiet = be ready at once in every talk of this turn
cli-celestia-duo-quiet = You will be ready at once in every talk of this turn.
cli-celestia-duo-usage-rules = rules, rules smoke

error-position-entry = A position has no entry { $entry }; it may have { $known }.
error-position-value = The position's { $entry } cannot be { $value }; choose one of { $known }.
error-position-list = The position's { $entry } must be a list, not { $value }.
error-position-length = The position's { $entry } must be a list of { $count }, not of { $found }.
error-position-names = The position's { $entry } must be a table with names, not { $value }.
error-position-name = The position's { $entry } knows no { $name }; it may have { $known }.
error-position-number = The position's { $entry } must be a whole number from { $low } to { $high }, not { $value }.
error-position-too-many = The position uses { $piece } more often than there is such a piece.
error-no-wish = A standing wish cannot name { $kind }; it may name { $known }.

## The terminal: secret plans

cli-hand-over-withdraw = Player { $number } is ready; “{ $typed }” takes that plan back.
cli-chapter-enter = Press Enter to go on.
cli-word-wish = wish wishes
cli-word-withdraw = withdraw retract
cli-word-pace = pace
cli-word-time = time wait
cli-usage-wish = wish, wish 1 4, wish all
cli-about-wish = when to ask you; otherwise you pass automatically
cli-etherium-about-wish = when to ask you about Flash cards; otherwise you pass automatically
cli-usage-time = time
cli-about-time = more time before you pass: you can always ask for it, whatever you hold
cli-usage-withdraw = withdraw
cli-about-withdraw = take your plan back while others are still planning
cli-usage-pace = pace enter, clock or none
cli-about-pace = how the story goes on: on Enter, by the clock, or all at once

## The terminal: Etherium

cli-etherium-summary = { $season }; stars: { $stars }
cli-etherium-summary-laying = laying the board: { $peoples }
cli-etherium-season = season { $number } of 7, { $name }
cli-etherium-unseen =
    { $count ->
        [one] 1 Flash card in the deck. There or in other hands: { $cards }.
       *[other] { $count } Flash cards in the deck. There or in other hands: { $cards }.
    }
cli-etherium-discarded =
    { $count ->
        [one] 1 discarded Flash card: { $cards }.
       *[other] { $count } discarded Flash cards: { $cards }.
    }
cli-etherium-would-fail = You may plan this, but as things are now it would fail, because { $reason }.
cli-etherium-legend = On the board ▲ is one step of height, ⌂ a city; PsCA are the collector and the army of Psolos. Within a quarter all spaces touch; the space between also touches the mine of the next quarter, and every mine touches the Ether. ✗ marks an action that would fail as things are now. Names may be shortened.
cli-etherium-hint-withdraw = “{ $typed }” takes your plan back.
cli-etherium-act-failed =
    { $who ->
        [you] Take a basic cube instead of your action { $number }, or nothing.
       *[other] { $people } may take a basic cube instead of action { $number }.
    }
cli-etherium-panel-move = Move
cli-etherium-panel-collect = Collect
cli-etherium-panel-upgrade = Upgrade
cli-etherium-panel-transform = Transform
cli-etherium-panel-connect = Connect
cli-etherium-slot-move-forest = forest
cli-etherium-slot-move-mountain = mountain
cli-etherium-slot-move-mine = mine
cli-etherium-slot-move-ether = Ether
cli-etherium-slot-move-city = city
cli-etherium-slot-collect-forest = forest
cli-etherium-slot-collect-mountain = mountain
cli-etherium-slot-collect-mine = mine
cli-etherium-slot-collect-ether = Ether
cli-etherium-slot-upgrade-collector = collector
cli-etherium-slot-upgrade-army = army
cli-etherium-slot-upgrade-defence = defence
cli-etherium-slot-upgrade-guide = guide
cli-etherium-slot-etherise = to Ether
cli-etherium-slot-cards = cards
cli-etherium-slot-capacity = capacity
cli-etherium-slot-booster = booster
cli-etherium-slot-connect-1 = first
cli-etherium-slot-connect-2 = second
cli-etherium-group-token = Token
cli-etherium-group-move = Move
cli-etherium-group-collect = Collect
cli-etherium-group-upgrade = Upgrade
cli-etherium-group-etherise = Make Ether
cli-etherium-group-cards = Cards
cli-etherium-group-capacity = Capacity
cli-etherium-group-booster = Booster
cli-etherium-group-connect = Connect, dice
cli-etherium-group-take = Take
cli-etherium-group-pay = Pay
cli-etherium-group-victim = Steal from
cli-etherium-group-steal = Steal
cli-etherium-group-pass = Pass
cli-etherium-group-play = Play a card
cli-etherium-group-reroll = Roll again
cli-etherium-group-fate = Fate
cli-etherium-group-guide = Add guide
cli-etherium-group-resolve = Resolve
cli-etherium-group-siege = Siege
cli-etherium-group-flee = Flee
cli-etherium-group-discard = Discard
cli-etherium-group-lay-large = Lay a mine
cli-etherium-group-lay-medium = Lay a forest
cli-etherium-group-lay-small = Lay a mountain
cli-etherium-group-lay-city = Lay a city
cli-etherium-item-reroll = { $ones } × 1, { $twos } × 2
cli-etherium-look-season = { $name }: { $effects }
cli-etherium-look-yields = Collecting brings: { $yields }
cli-etherium-look-upgrades = The next level costs: { $prices }
cli-etherium-look-each =
    { $count ->
        [0] nothing
        [one] one basic resource
       *[other] { $count } different basic resources
    }
cli-etherium-look-prices = One Ether for { $rate } basic cubes; { $cards } Flash cards for { $cards_price } Ether; a capacity for { $capacity } Ether, a booster for { $booster }
cli-etherium-look-capacities = Capacities
cli-etherium-look-capacity = (extra cost: { $extra }; stars { $stars }; left { $left })
cli-etherium-look-connection = Connection table
cli-etherium-look-stars = What brings stars
cli-wish = When should we ask you? Nobody else sees this.
cli-etherium-wish = When should we ask you about Flash cards? Nobody else sees this.
cli-wish-how = Type wish and a number or a name to tick or untick; or wish all, wish none, wish usual.
cli-wish-unknown = There is no moment “{ $text }”: give a number from the list.
cli-wish-which = Which one: { $names }?
cli-wish-nobody = No person plays here, so there is nobody to ask.
cli-wish-word-all = all everything
cli-wish-word-none = none nothing
cli-wish-word-usual = usual default
cli-pace-word-enter = enter step
cli-pace-word-clock = clock time
cli-pace-word-none = none fast
cli-pace-enter = The story goes on when you press Enter.
cli-etherium-pace-enter = Press Enter after each action number and each conflict.
cli-pace-clock = The story goes on by the clock; press Enter to go faster.
cli-pace-none = The story does not stop until you must decide.
cli-pace-how = The pace can be enter, clock or none.
cli-etherium-usage-token = 7, move forest
cli-etherium-about-token = lay the next action token on a slot; with the last one you are ready
cli-etherium-usage-move = move army outer-2, army forest 2
cli-etherium-about-move = move or place a unit
cli-etherium-usage-collect = collect
cli-etherium-about-collect = let the collector work
cli-etherium-usage-upgrade = upgrade guide
cli-etherium-about-upgrade = upgrade a unit by one level
cli-etherium-usage-etherise = etherise 2
cli-etherium-about-etherise = turn basic cubes into two Ether
cli-etherium-usage-cards = cards
cli-etherium-about-cards = buy Flash cards
cli-etherium-usage-capacity = capacity fate
cli-etherium-about-capacity = buy a capacity
cli-etherium-usage-booster = booster
cli-etherium-about-booster = buy a booster
cli-etherium-usage-connect = connect 1
cli-etherium-about-connect = roll one die or two to connect
cli-etherium-usage-take = take wood, wood
cli-etherium-about-take = take a cube from the supply
cli-etherium-usage-pay = pay rock, rock
cli-etherium-about-pay = pay a cube
cli-etherium-usage-victim = victim 2, or a people
cli-etherium-about-victim = choose whom to steal from
cli-etherium-usage-steal = steal metal, metal
cli-etherium-about-steal = steal a cube
cli-etherium-usage-pass = pass, Enter
cli-etherium-about-pass = do nothing
cli-etherium-usage-play = play charge
cli-etherium-about-play = play a Flash card
cli-etherium-usage-reroll = reroll 1 0
cli-etherium-about-reroll = reroll one 1 and no 2
cli-etherium-usage-fate = fate
cli-etherium-about-fate = reroll all dice
cli-etherium-usage-guide = guide 2
cli-etherium-about-guide = add two points of the guide and accept the roll
cli-etherium-usage-resolve = resolve large-1
cli-etherium-about-resolve = choose the next conflict
cli-etherium-usage-siege = siege booster
cli-etherium-about-siege = choose what your army does in the city
cli-etherium-usage-flee = flee outer-1
cli-etherium-about-flee = choose where to flee to
cli-etherium-usage-discard = discard timber
cli-etherium-about-discard = discard a Flash card
cli-etherium-usage-lay-large = lay-large large-1
cli-etherium-about-lay-large = lay a mine
cli-etherium-usage-lay-medium = lay-medium outer-1
cli-etherium-about-lay-medium = lay a forest
cli-etherium-usage-lay-small = lay-small between-2
cli-etherium-about-lay-small = lay a mountain
cli-etherium-usage-lay-city = lay-city 1 outer-3
cli-etherium-about-lay-city = lay the city of a player, or of nobody

## The terminal: the words of Etherium that are understood; the first one is shown

cli-etherium-word-token = token
cli-etherium-word-move = move m go
cli-etherium-word-collect = collect c
cli-etherium-word-upgrade = upgrade raise up
cli-etherium-word-etherise = etherise etherize
cli-etherium-word-cards = cards
cli-etherium-word-capacity = capacity
cli-etherium-word-booster = booster
cli-etherium-word-connect = connect
cli-etherium-word-take = take t
cli-etherium-word-pay = pay
cli-etherium-word-victim = victim from
cli-etherium-word-steal = steal
cli-etherium-word-pass = pass p no
cli-etherium-word-play = play
cli-etherium-word-reroll = reroll again
cli-etherium-word-fate = fate
cli-etherium-word-guide = guide add
cli-etherium-word-resolve = resolve
cli-etherium-word-siege = siege sack
cli-etherium-word-flee = flee
cli-etherium-word-discard = discard drop
cli-etherium-word-lay-large = lay-large lay-mine
cli-etherium-word-lay-medium = lay-medium lay-forest
cli-etherium-word-lay-small = lay-small lay-mountain
cli-etherium-word-lay-city = lay-city
cli-etherium-piece-slot = slot
cli-etherium-piece-deck = deck
cli-etherium-piece-dice = dice
cli-etherium-piece-terrain = terrain
cli-etherium-piece-city = city
cli-etherium-why-what = Why what? Name an action or a thing, for example “why upgrade army” or “why charge”.
cli-etherium-usage-why = why upgrade army, why charge
cli-etherium-usage-look = look, look ertis, look charge
cli-etherium-about-look = prices, season, capacities and the connection table, or what a card does
cli-etherium-usage-deck = deck
cli-etherium-about-deck = the Flash cards you have not seen
cli-etherium-usage-discards = discards
cli-etherium-usage-rules = rules, rules siege

# The server: the database

server-error-database-url = { $url } is not a database: give the path of a file, or the address of a PostgreSQL server ({ $example }).
server-error-database-unreachable = The database { $database } cannot be reached ({ $reason }). Check that it exists, that it is running, and that you may use it.
server-error-database-foreign = { $database } is not an Aerodrome database. Give another one, or a new path.
server-error-database-newer = The database { $database } was made by a newer Aerodrome. Update this one, or use another database.
server-error-database-locked = Another Aerodrome is using the database { $database }. Stop it first, or use PostgreSQL to run several.
server-error-database-failed = The database failed. Nothing was changed; please try again in a moment.
server-error-database-unsure = The database failed while writing. Check whether your change is there before you try again.

# The server: tables and their people

server-closed-resigned = All players gave up.
server-closed-rules = The host closed this match: it was begun under older rules that this server no longer plays.
server-error-begun = The match has begun: nothing can be added to its seed.
server-error-bot-plays = A bot is playing in seat { $seat }: take the seat back first.
server-error-bots-seat = Seat { $seat } belongs to a bot.
server-error-busy = Too much is happening at this table: try again in a moment.
server-error-call = This game has no such phrase, or no such piece to point at.
server-error-chat-alone = A chat needs someone to write to: invite a person by link.
server-error-chat-game = This game has no chat.
server-error-chat-silence = You must be silent now: you can write again at the next decision you may talk about.
server-error-clock-alone = The turn clock needs someone to wait for: at least two people at the table.
server-error-closed = This match can no longer be shown here: { $reason }
server-error-known-deal = Nothing can be added to a known deal: it is the same for everyone.
server-error-late = Too late: something has happened in the meantime. Look again, then decide.
server-error-line = This message contains characters that cannot be shown.
server-error-line-length = A chat message has 1 to { $most } characters.
server-error-link-renewed = Seat { $seat } has a new link: this device has lost the seat.
server-error-log = entry { $entry } of its log does not fit the rules of this program: { $reason }
server-error-message = The message cannot be understood: { $reason }
server-error-no-chat = This table has no chat: it was made without one.
server-error-no-hello = The first message must be “hello”.
server-error-no-moment = The match cannot be played on from entry { $entry }.
server-error-no-sheet = There is no progress sheet for this game.
server-error-no-view = No view of this seat was saved.
server-error-not-absent = The player in seat { $seat } has not been away long enough: wait { $minutes ->
        [one] another minute
       *[other] another { $minutes } minutes
    }.
server-error-not-begun = The match has not begun: someone is still missing.
server-error-not-over = The match is not over yet.
server-error-not-text = Messages are JSON in text frames.
server-error-not-your-seat = Seat { $seat } is not yours: only its link opens it.
server-error-not-your-table = Only players at this table may do that.
server-error-older-catalogue = its card values are { $found }, and this program has { $wanted } for { $game }
server-error-older-rules = it was begun under rules version { $found } of { $game }, and this program has { $wanted }
server-error-only-looking = You are only watching: a player must do that.
server-error-other-chance = the seed gives other dice or cards
server-error-other-seats = A match from this moment has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
server-error-over = The match is over.
server-error-protocol = This client speaks version { $found } of the protocol, and the server speaks { $wanted }: load the page again.
server-error-record-later = You can get the record when the match is over: until then it contains secrets.
server-error-resigned = You have given up this match.
server-error-seat-bot = Seat { $seat }: a bot’s seat needs the bot’s name, and no other seat has one.
server-error-seat-left = You left seat { $seat }; its link has changed.
server-error-seat-name = Seat { $seat }: only another person on this device is named here.
server-error-second-hello = “hello” was already sent; open another connection for another seat.
server-error-table-crowded = Too many people are watching this table: try again in a minute.
server-error-too-many-lines = Not so fast: wait a moment before you write again.
server-error-too-many-messages = Too many messages at once: slow down.
server-error-not-sure = Deleting cannot be undone: confirm that you are sure.
server-error-log-full = This table’s log is nearly full: it now takes only decisions.
server-error-wish-late = You have ticked other cards in the meantime.
server-error-used-key = This link to seat { $seat } has been used or replaced. Ask for a new one.
server-error-waiting = This match is on hold because this server cannot play it: { $reason }
server-error-wrong-key = This link does not open seat { $seat }: ask for a new one.

# The server: limits and safety
server-error-catalogue-keys = The catalogue has a key with more than { $most } parts (line { $line }).
server-error-catalogue-lines = The catalogue has more than { $most } lines.
server-error-catalogue-line = Line { $line } of the catalogue is longer than { $most } characters.
server-error-catalogue-nested = The catalogue is nested more than { $most } levels deep (line { $line }).
server-error-bad-origin = “{ $origin }” is not an origin: write it like { $example }, without a path.
server-error-crowded = The server has too many connections: try again in a minute.
server-error-long-address = The address of the request is too long: at most { $most } bytes are read here.
server-error-long-headers = The headers of the request are too large: at most { $most } bytes are read here.
server-error-too-large = The request is too large: at most { $most } bytes are read here.
server-error-too-many-bodies = Too much is being sent from this address: try again in a moment.
server-error-too-many-devices = You have this seat open on too many devices: close one of them.
server-error-too-many-exports = You have asked for your data several times: wait a while.
server-error-too-many-requests = Too many requests from this address: try again in { $seconds } s.
server-error-too-many-sockets = Too many connections from one address: at most { $most } at a time.
server-error-wrong-host = This server does not answer to the name “{ $host }”. Use its address, or have it started with --origin and this name.
server-error-wrong-origin = A page of “{ $origin }” may not use this server. Its host can allow that with --origin.

## The terminal: a table of a server

cli-join-free = free
cli-join-bot = bot { $bot }
cli-join-replaced = { $name } (bot { $bot } plays)
cli-join-you = { $name } (you)
cli-join-resigned = { $name } (resigned)
cli-join-ask = Sit down as player { $number }? Enter sits down, any word watches.
cli-join-which = You have several seats here: { $seats }. Which one? Enter takes the first.
cli-join-looking = You are watching, and see what everyone may see.
cli-join-catalogue = This table plays with a corrected catalogue: what this program explains may differ from it.
cli-join-gathering = The match starts when every seat is taken; you keep your seat if you leave with “quit”.
cli-join-begun = The match starts.
cli-join-away = While you were away:
cli-join-window = { $seconds ->
        [one] You pass in one second, like everyone. Type time to get longer.
       *[other] You pass in { $seconds } seconds, like everyone. Type time to get longer.
    }
cli-join-time = Take your time: you will not pass until you say so.
cli-join-passed = You will pass as soon as it is your turn.
cli-join-no-window = There is no countdown now.
cli-join-waiting = Waiting for { $names }…
cli-join-lost = You are offline; the connection will come back on its own.
cli-join-back = Back online.
cli-join-over = The match is over: { $rule }
cli-join-winners = Winners: { $names }.
cli-join-nobody = Nobody won.
cli-join-score = { $name } { $score }
cli-join-scores = Scores: { $scores }.
cli-join-closed = The match cannot go on: { $reason }
cli-join-fair = The seed matches the fingerprint { $hash }… shown before the match, and all random bytes are as promised.
cli-join-unfair = Something about the dice is not as promised:
cli-join-doubt-commitment = The fingerprint is not the one shown before the match.
cli-join-doubt-seed = The seed does not match the fingerprint.
cli-join-doubt-own = This device’s random bytes are not among the contributions.
cli-join-doubt-hashes = A player’s bytes do not match the hash shown before.
cli-join-doubt-rounds = Attempts to mix the seed are missing, or were changed.
cli-join-record = Download the record from { $address }, or type “save” to write it to a file.
cli-join-rematch = There is a rematch at { $address }.
cli-join-next = Type log for the story; Enter quits.
cli-join-saved = The record is in { $file }; “aerodrome verify” checks it.
cli-join-left = You keep your seat: “aerodrome join { $address }” brings you back.
