### The page in English. What games say of themselves is in their own files, shared with Python.

page-title = Aerodrome
page-error-no-server = The server cannot be reached. Check the connection and try again.
page-error-server = The server answered with an error ({ $status }). Try again in a moment.

## Everywhere

page-title-of = { $page } · Aerodrome
page-home = Start page
page-footer = More pages
page-close = Close
page-retry = Try again
page-reload = Load the page again
page-loading = One moment…
page-error-not-fetched = Part of the page could not be fetched. Perhaps the connection is gone, or there is a newer version.
page-unofficial = An unofficial table, made with love for the games. If you enjoy one, please buy its box.
page-somebody = somebody
page-a-bot = a bot
page-bot = the bot { $name }
page-nowhere = Nothing but clouds
page-nowhere-lead = There is no page at this address. Perhaps a letter of the link is missing.
page-nowhere-back = Back to the games

## Start

page-start-lead = Three airship games at one table: alone on the sofa, with friends in another town, or with a bot for company.
page-start-games = The games
page-start-play = Play
page-start-play-at = Play { $game } at once
page-start-starting = Setting up the table…
page-start-options = Options
page-start-options-of = Options for a match of { $game }
page-start-guide = First match, guided
page-start-alone = Begins at once: you alone.
page-start-bots =
    { $count ->
        [one] Begins at once: you and a bot.
       *[other] Begins at once: you and { $count } bots.
    }
page-start-players = Players: { $counts }
page-start-people = As last time: { $count } seats, with links for the others.
page-start-here = As last time: { $count } seats on this device.
page-continue = Continue
page-continue-more =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
page-finished =
    { $count ->
        [one] One finished match
       *[other] { $count } finished matches
    }
page-table-with = With { $names }
page-table-alone = Alone
page-table-here = { $count } seats on this device
page-table-your-turn = Your turn
page-table-playing = Waiting for others
page-table-gathering = Not begun yet
page-table-on-hold = On hold: older rules
page-table-over = Finished
page-table-closed = Closed

## New match

page-new = New match of { $game }
page-new-lead = Choose who plays and how. What you choose is remembered for the next time.
page-guide = First match, guided
page-guide-lead = A friendly deal, and a word on each thing when you first meet it.
page-guide-yours = Your guide
page-guide-understood = Got it
page-guide-leave = Leave the guide
page-seats = Who plays
page-seats-count = How many players
page-seats-watch = No seat is yours: you will look on.
page-seat = Player { $number }
page-seat-me = Me
page-seat-link = Somebody, by a link
page-seat-link-help = You get a link to send. The first to open it and sit down has the seat.
page-seat-here = Somebody here
page-seat-here-help = You share this device and take turns.
page-seat-bot = Bot { $name }
page-seat-name = Name
page-options = Options
page-option-needed = A match of { $count } players needs it.
page-estimate = How hard? The bot { $bot } won { $share } of { $matches } matches like this. You may do better.
page-more = More
page-seed = Known deal
page-seed-help = Leave it empty for fair dice. The same word or number here gives the same dice and cards again; the record will say so.
page-chat = Free chat, while talking is allowed
page-chat-help = You and whoever comes by your link may write to each other, but only while the game lets you talk. Sitting down agrees to it.
page-absence = If somebody stays away
page-absence-help = After this time without a sign, the others may let a bot play for them.
page-absence-hours =
    { $count ->
        [one] After an hour
       *[other] After { $count } hours
    }
page-absence-days =
    { $count ->
        [one] After a day
       *[other] After { $count } days
    }
page-begin = Begin
page-begin-links = At the table you find the links to send.

## Settings

page-settings = Settings
page-settings-language = Language
page-settings-theme = Theme
page-settings-theme-system = As the system
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-settings-speed = Speed of animations
page-settings-speed-slow = Slow
page-settings-speed-normal = Normal
page-settings-speed-fast = Fast
page-settings-speed-off = None
page-settings-sound = Sounds
page-settings-odds = Show the chances
page-settings-odds-help = How likely a roll succeeds, where a game can tell.
page-settings-notify = Tell me when it is my turn
page-settings-notify-help = With a notification, while a table is open in a tab you do not look at.
page-settings-notify-refused = Your browser does not allow it. Its own settings for this address can change that.
page-settings-notify-insecure = Notifications about your turn need a secure address (https).
page-me = You
page-me-name = Your name at the table
page-me-help = No account is needed: this device remembers you.
page-me-colour = Your colour
page-me-saved = Saved.
page-colour-amber = Amber
page-colour-brick = Brick red
page-colour-forest = Forest green
page-colour-indigo = Indigo
page-colour-plum = Plum
page-colour-sand = Sand
page-colour-slate = Slate grey
page-colour-teal = Teal
page-data = Your data
page-data-help = The server keeps your name and colour, your tables with what you said in their chats, and your results.
page-data-copy = Save a copy
page-data-delete-help = Everything about you can be deleted. Matches you played with others stay theirs: your name is removed, and where a match goes on, a bot takes your seat.
page-data-delete = Delete everything about me
page-data-sure = This cannot be undone: your tables, results and seats will be gone.
page-data-keep = Keep it
page-data-delete-now = Delete it now
page-recovery = Take your matches to another device
page-recovery-help = A recovery code makes another device yours as well: the same name, the same tables.
page-recovery-make = Make a recovery code
page-recovery-replaces = You have a code already; a new one replaces it.
page-recovery-yours = Your recovery code
page-recovery-once = It is shown only this once. Whoever has it can play as you.
page-recovery-enter = A code from another device
page-recovery-use = Use it
page-recovery-done = Done: the tables of that device are now here too.
page-recovery-end-help = Is one of your devices lost, or has somebody used your code? No other device plays as you any more when you end them.
page-recovery-end = End all my other devices
page-recovery-ended = Done: only this device plays as you. Make a new code if the old one is in other hands.

## Rules

page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-lead = Every rule that this table goes by, in our own words. When a move is refused, one of these says why.
page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [0] No rule has all of these words.
        [one] One rule found.
       *[other] { $count } rules found.
    }
page-rules-contents = Contents
page-rules-loading = The rules are being fetched…
page-rules-ruling = Our reading
page-rules-table = Table
page-rules-ruling-lead = The rulebooks leave a question open here, or disagree. This is how this table plays, and why.

## Verify

page-verify = Check the dice
page-verify-lead = Give it the record of a finished match: it is played again from the first card to the last, and every roll is checked.
page-verify-choose = Choose a record
page-verify-drop = or drop the file here
page-verify-checking = The match is being played again…
page-verify-unreadable = This file could not be read.
page-verify-fails = This record does not hold
page-verify-holds = This record holds
page-verify-decisions =
    { $count ->
        [one] A match of { $game }: its only decision followed the rules.
       *[other] A match of { $game }: each of its { $count } decisions followed the rules.
    }
page-verify-draws =
    { $count ->
        [0] No die was rolled and no card was drawn.
        [one] One roll or draw was checked: it follows from the seed that was fixed before the match.
       *[other] { $count } rolls and draws were checked: all of them follow from the seed that was fixed before the match.
    }
page-verify-no-seed = The record does not show its seed, so the rolls and draws could be replayed but not checked against it.
page-verify-known = It is a known deal: the seed was chosen or shared before the match, so its players may have known what was to come.
page-verify-unfinished = The match of this record is not finished.
page-verify-mixed-people =
    { $count ->
        [one] One person added random bytes, and had fixed them by a hash before.
       *[other] { $count } people added random bytes, and each had fixed them by a hash before anybody sent theirs.
    }
page-verify-mixed-unowned = Random bytes were added, but this older record does not say by whom and when: its host could have chosen them, and with them the dice.
page-verify-mixed-nobody = Nobody added random bytes: the record shows that the seed was not changed afterwards, not that it was drawn at random.
page-verify-won = Won: { $seats }.
page-verify-nobody-won = Nobody won.
page-verify-scores = Scores, seat by seat: { $scores }.
page-verify-rule = The rule that ended it: { $rule }
page-fair-fingerprint = Fingerprint of the seed:
page-fair-aborted =
    { $count ->
        [one] One attempt to mix the seed was given up before the match. It gave a host who knows the seed another try.
       *[other] { $count } attempts to mix the seed were given up before the match. Each gave a host who knows the seed another try.
    }
page-fair-as-promised =
    { $count ->
        [one] This device checked the dice by itself: the only roll is as promised.
       *[other] This device checked the dice by itself: all { $count } rolls and draws are as promised.
    }
page-fair-own = What this device found by itself
page-fair-own-draws =
    { $count ->
        [one] Without the server it worked out the only roll again: it follows from the seed.
       *[other] Without the server it worked out all { $count } rolls and draws again: they follow from the seed.
    }
page-fair-own-memory = It took part in this match. The fingerprint, its own random bytes and the hashes of the others are the ones it remembers.
page-fair-no-memory = It remembers nothing of how this match began, so it could check only what the record says.
page-fair-doubts = Something about the dice is not as promised
page-fair-doubt-commitment = The fingerprint is not the one that was shown before the match.
page-fair-doubt-seed = The seed does not belong to the fingerprint.
page-fair-doubt-own = The random bytes of this device are not in the record.
page-fair-doubt-hashes = Somebody’s bytes are not those of the hash that was shown before.
page-fair-doubt-rounds = Attempts to mix the seed are missing from the record, or were changed.
page-fair-doubt-people = The record does not have exactly one contribution for each person.
page-fair-doubt-draws = A roll or a draw does not follow from the seed.
page-verify-how = How this works
page-verify-how-fixed = Before a match begins, a secret number, the seed, is fixed. Its fingerprint is shown to everybody at the table.
page-verify-how-mixed = Then each player’s device chooses random bytes. First it sends only a fingerprint of them; when those of all are shown, the bytes follow. So nobody, not even the host, can choose bytes that suit those of the others.
page-verify-how-follows = Every roll and every card follows from the seed and these bytes alone.
page-verify-how-shown = When the match is over, the seed is shown. Your device remembers what it saw and compares by itself; and anybody can compute it all again: here, or with a short script of their own.
page-verify-how-trust = What it cannot show is a host who looks at hidden cards or works out what will come, or who gives up matches until one is to their liking. Play with people you trust, or be the host.

## About

page-about = About
page-about-lead = Aerodrome is a table for three board games about airships: for one person on a sofa, two in two towns, or a circle of friends, with bots for the missing ones.
page-about-free = It is free, and nobody needs an account. Dice and cards can be checked after every match.
page-about-check = How the dice are checked
page-about-games = Whose games these are
page-about-reconstructed = What is reconstructed in { $game }
page-about-unofficial = Aerodrome is not made or endorsed by the authors or publishers of the games. All words and drawings here are our own. If a game pleases you, buy its box: that is how new ones come to be.
page-about-made = What it is made of
page-about-licence = Aerodrome is free software under the { $licence } licence.
page-about-fonts = Fonts
page-about-page = The page
page-about-server = The server
page-about-part = { $name }, licence { $licence }
page-about-version = Version { $version }

## Statistics and match history

page-statistics = Your matches
page-statistics-lead = How your matches went, and each of them to look at again. Only you see this.
page-statistics-all = Your matches and how they went
page-statistics-empty = No match yet
page-statistics-empty-lead = Your matches will stand here: those that go on, and those you can look at again, with what you won and lost.
page-statistics-begin = Choose a game
page-statistics-counted = How they went
page-statistics-what-counts = Matches with fair dice count as soon as they are over. Known deals, such as the guided first match, are listed but not counted.
page-statistics-rate = of your matches won
page-statistics-played = Played
page-statistics-won = Won
page-statistics-lost = Lost or given up
page-statistics-streak = Won in a row, now
page-statistics-best-streak = Won in a row, at best
page-statistics-best-score = Best result
page-statistics-form = Last matches, the newest first
page-statistics-form-of =
    { $count ->
        [one] The last match
       *[other] The last { $count } matches, the newest first
    }
page-statistics-apart = Counted apart by options
page-statistics-line = { $won } of { $played } won, at best { $best } in a row
page-statistics-usual = Usual options
page-statistics-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
page-statistics-sheets =
    { $count ->
        [one] Progress sheet
       *[other] { $count } progress sheets
    }
page-statistics-play = A new match of { $game }
page-option-said = { $name }: { $value }
page-ending-won = Won
page-ending-lost = Lost
page-ending-resigned = Given up
page-history = All matches
page-history-which = Which matches
page-history-all = All
page-history-running = Going on
page-history-finished = Finished
page-history-none = There is no such match.
page-history-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
page-history-older = Older matches are counted, but no longer listed.
page-history-known-deal = A known deal: not counted.
page-history-continue = To the table
page-history-look = Look at it
page-history-record = Record

## What is reconstructed

page-reconstructed = What is reconstructed
page-reconstructed-lead = Some values stand only on the cards of the boxes, and no public page lists them. Here is each value this table plays with, and where it comes from.
page-reconstructed-values = All values of { $game }
page-reconstructed-only = Only what no rulebook and no public page tells
page-source-rulebook = rulebook
page-source-rulebook-help = printed in a rulebook, or worked out from what is
page-source-public = public
page-source-public-help = told by a public page or by the designer
page-source-inferred = inferred
page-source-inferred-help = follows from several hints
page-source-reconstructed = reconstructed
page-source-reconstructed-help = no source found: our proposal, which fits all that is known
page-source-ours = our name
page-source-ours-help = a name nobody told us, made up here
page-correct = You own the box? Correct it
page-correct-take = Take the file with the values of a game: a button below saves it.
page-correct-correct = Open it in any text editor. Every card has a line of its own: write down what yours says, and “rulebook” as its source.
page-correct-play = Begin a new match, open “More” and choose your file. The match is played with your values, for everybody at the table. A file that contradicts itself is refused, with the line in question.
page-correct-share = The record of the match carries your file along, so it can be checked like any other.
page-correct-terminal = In the terminal, it is one more option:
page-correct-file = Save the values of { $game }
page-catalogue = Corrected values
page-catalogue-help = For owners of the box: play with values from your own file.
page-catalogue-how = How to make one
page-catalogue-choose = Choose a file
page-catalogue-without = Without it

## Table

page-table-title = { $title } – Aerodrome
page-table-title-asked = ● Your turn – { $title }
page-table-opening = The table is being laid …
page-table-connecting = The table cannot be reached at the moment; the page keeps trying.
page-table-cannot-open = This table cannot be opened
page-table-cannot-go-on = This match cannot go on
page-table-last-picture = The table as it lay last.
page-table-try-again = Try again
page-table-home = To the start page
page-table-turn = { $unit } { $turn }
page-table-prompt = What is to be done
page-table-undo = Undo
page-table-log = Log
page-table-rules = Rules
page-table-share = Share
page-table-share-long = Links to this table
page-table-menu = Menu
page-table-good = Got it
page-table-you-are = { $name }, it is your turn.
page-table-waiting = Waiting for { $names }.
page-table-thinking =
    { $count ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
page-table-withdraw = Take my plan back
page-table-result = The result
page-table-show-rule = Show the rule
page-table-not-now = Not now
page-table-asking = Looking up the rules …
page-table-nothing-here = There is nothing to do with this.
page-table-actions = Everything you can do
page-table-no-actions = There is nothing for you to decide now.
page-table-find-action = Find
page-table-actions-count =
    { $count ->
        [one] One possibility
       *[other] { $count } possibilities
    }
page-table-picture = The table as a picture. { $prompt }
page-table-picture-now = The picture shows the table as it is now; the sentences below tell the past.
page-table-lost = The connection is lost. You can look around; it comes back by itself.
page-table-lost-waiting = The connection is lost. Your move is kept and sent as soon as it is back.
page-table-waits = Your last move is still waiting for the connection.
page-table-back = Connected again.
page-table-meanwhile =
    { $left ->
        [0] Meanwhile:
       *[other] Meanwhile, among other things:
    }
page-table-resign = Give up
page-table-resign-ask = Give up this match?
page-table-resign-alone = The match ends and counts as lost.
page-table-resign-together = You leave the match for good, and a bot plays on in your place. This cannot be taken back.
page-table-resign-no = Play on
page-table-resign-yes = Give up

## Slow play

page-calls-title =
    { $count ->
        [one] ● Your turn at a table – Aerodrome
       *[other] ● Your turn at { $count } tables – Aerodrome
    }
page-calls-home =
    { $count ->
        [one] To the start page: at another table it is your turn
       *[other] To the start page: at { $count } other tables it is your turn
    }
page-calls-notice = { $game }: your turn
page-calls-with =
    { $count ->
        [one] { $names } waits for you.
       *[other] { $names } wait for you.
    }

## Seats

page-seats-title = Who sits where
page-seats-you = You
page-seats-number = Seat { $number }
page-seats-player = Player { $number }
page-seats-namesake = { $name } ({ $number })
page-seats-state =
    { $state ->
        [awaited] { $name } is to decide
        [ready] { $name } is ready
        [away] { $name } is not connected
        [resigned] { $name } has given up
       *[still] { $name }
    }
page-seats-state-you =
    { $state ->
        [awaited] You are to decide
        [ready] You are ready
        [away] You are not connected
        [resigned] You have given up
       *[still] You
    }
page-seats-hand-over = Give the screen to { $name }
page-seats-hand-over-help = Nothing is shown until { $name } takes over.
page-seats-i-am = I am { $name }
page-seats-gathering = A table of { $title }
page-seats-missing =
    { $count ->
        [one] One seat is still free. Send its link; the match begins by itself when everybody is here.
       *[other] { $count } seats are still free. Send their links; the match begins by itself when everybody is here.
    }
page-seats-missing-others =
    { $count ->
        [one] One seat is still free. The match begins by itself when everybody is here.
       *[other] { $count } seats are still free. The match begins by itself when everybody is here.
    }
page-seats-asleep = Everybody has sat down. The match begins as soon as this table is open on the device of { $names }.
page-seats-dealing = Everybody is here. The match begins …
page-seats-chat = There is a free chat at this table, open only while the game lets you talk. Sitting down, you agree to it; if you would rather play without, ask for a table without chat.
page-seats-absence = Whoever sits down agrees: after { $time } without a sign of somebody, the others may let a bot play for them, until they come back.
page-seats-catalogue = This match is played with corrected values from a file of whoever made the table.
page-seats-sit-title = A seat for you: { $title }
page-seats-your-seat = Seat { $number } is yours if you like
page-seats-is-bot = { $name } plays too
page-seats-is-there = { $name } is at the table
page-seats-is-taken = Somebody sits in seat { $number }
page-seats-is-free = Seat { $number } is still free
page-seats-taken = { $name } has sat here before. If that is you, on another device, just sit down again.
page-seats-my-name = My name, as the others see it
page-seats-sit = Sit down here
page-seats-look-on = Only look on
page-seats-link = Link for seat { $number }
page-seats-link-mine = My own seat, for another device of mine
page-seats-link-of = The seat of { $name }, for another device
page-seats-link-watch = Link for looking on
page-seats-invitation = Come and play { $title } with me!
page-seats-invitation-watch = Look on while we play { $title }
page-seats-copy = Copy
page-seats-copied = Copied
page-seats-copy-by-hand = The link is selected: copy it by hand.
page-seats-kept =
    { $count ->
        [one] The seat of { $names } is kept. { $names } has been invited at the last table; the match begins when that invitation is taken.
       *[other] The seats of { $names } are kept. They have been invited at the last table; the match begins when they take that invitation.
    }
page-seats-invited = invited
page-seats-own = My seat on another device
page-seats-own-help = A link to your own seat is a key: whoever opens it sees your cards and plays for you. It is for you alone.
page-seats-devices =
    { $count ->
        [one] Only this device holds the seat.
       *[other] { $count } devices hold this seat.
    }
page-seats-renew = Make a new link
page-seats-end-others = End the other devices and make a new link
page-seats-renewed = The link is a new one, and only this device holds the seat.
page-seats-not-owner = Only the device that sat down first can end the others.
page-seats-send = Send
page-seats-open = still free
page-seats-yours = at this device
page-seats-here = connected
page-seats-away = not connected
page-seats-away-since = not connected, last seen { $time }
page-seats-bot-waits = a bot, ready to play
page-seats-bot =
    { $instead ->
        [yes] { $bot }, a bot, plays for them
       *[no] a bot
    }
page-seats-resigned = has given up
page-seats-give = Let a bot play
page-seats-give-mine = Let a bot play for me
page-seats-come-back = Play myself again
page-seats-bot-for-me = { $bot }, a bot, plays for you.
page-seats-which-bot = Which bot:
page-seats-watchers =
    { $count ->
        [0] Nobody is looking on.
        [one] One person is looking on.
       *[other] { $count } people are looking on.
    }

## Log

page-log-title = What happened
page-log-fetching = Looking back to the beginning …
page-log-empty = Nothing has happened yet.

## Replay

page-replay-title = Replay
page-replay-look-back = Look back at the match
page-replay-prompt = You are looking back at the match.
page-replay-beginning = The beginning.
page-replay-more =
    { $count ->
        [one] One more sentence
       *[other] { $count } more sentences
    }
page-replay-slider = Moment of the match
page-replay-where = { $unit } { $turn }, step { $at } of { $last }
page-replay-step = Step { $at } of { $last }
page-replay-turn-back = Back to the beginning of the turn
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forward = One step on
page-replay-turn-forward = To the next turn
page-replay-pace = Change the speed
page-replay-pace-now = Speed { $pace } ×, change it
page-replay-pace-is = { $pace } ×
page-replay-close = Back to the table
page-replay-play-on = Play on from here
page-replay-play-on-help = A new match begins at this moment, with new dice and cards for all that was still unknown. Who sits where?
page-replay-seat-me = Me
page-replay-seat-link = A person, by link
page-replay-seat-here = Somebody at this device
page-replay-begin = Begin

## The end

page-end-over = The match is over
page-end-given-up = You gave this match up.
page-end-won = You have won!
page-end-lost = You have lost
page-end-lost-all = The match is lost
page-end-winners = Won by { $names }
page-end-scores = Scores
page-end-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-end-wanted =
    { $count ->
        [one] { $names } would like to play again.
       *[other] Somebody would like to play again ({ $names }).
    }
page-end-join = To the next match
page-end-again = Play again
page-end-new = A new match
page-end-verify = Check the dice
page-end-record = Save the record

## Keyboard

page-keys-title = Keys
page-keys-arrows = Move between the things on the table
page-keys-name-enter = Enter
page-keys-enter = Do it, or see what can be done
page-keys-explain = Explain what is under the focus
page-keys-undo = Undo
page-keys-log = Open or close the log
page-keys-rules = Open the rules
page-keys-actions = Everything you can do, as a list
page-keys-name-escape = Esc
page-keys-escape = Close what is open
page-keys-help = This help

## A window and its countdown

page-window = A moment for cards
page-window-counting = You pass when the time is up.
page-window-counting-after = You pass when the time is up; { $names } first.
page-window-held = Take your time.
page-window-held-after = Take your time. You are asked after { $names }.
page-window-released = You pass when your turn comes.
page-window-others = Others may play a card now.
page-window-more = More time
page-window-pass = Pass
