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
page-just-now = just now
page-loading = One moment…
page-error-not-fetched = Part of the page could not be loaded. You may be offline, or there may be a newer version.
page-unofficial = An unofficial table, made with love for the games. If you enjoy one, please buy its box.
page-somebody = someone
page-a-bot = a bot
page-bot = the bot { $name }
page-nowhere = Nothing but clouds
page-nowhere-lead = There is no page at this address. A letter may be missing from the link.
page-nowhere-back = Back to the games

## Start

page-start-lead = Three airship games at one table: alone on the sofa, with friends far away, or against bots.
page-start-games = The games
page-start-play = Play
page-start-play-at = Play { $game } now
page-start-starting = Setting up the table…
page-start-options = Options
page-start-options-of = Options for a match of { $game }
page-start-guide = First match, guided
page-start-alone = Starts at once: just you.
page-start-bots =
    { $count ->
        [one] Starts at once: you and a bot.
       *[other] Starts at once: you and { $count } bots.
    }
page-start-players = Players: { $counts }
page-start-people = Same as last time: { $count } seats, with links for the others.
page-start-here = Same as last time: { $count } seats on this device.
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
page-table-playing = Waiting for the others
page-table-gathering = Not started yet
page-table-on-hold = On hold: older rules
page-table-over = Finished
page-table-closed = Closed

## New match

page-new = New match of { $game }
page-new-lead = Choose who plays and how. Your choices are remembered for next time.
page-guide = First match, guided
page-guide-lead = An easy deal, with a short tip whenever you meet something new.
page-guide-yours = Your guide
page-guide-understood = Got it
page-guide-leave = Leave the guide
page-seats = Players
page-seats-count = Number of players
page-seats-watch = You have no seat: you will be watching.
page-seat = Player { $number }
page-seat-me = Me
page-seat-link = A friend, by link
page-seat-link-help = You get a link to send. The first person to open it and sit down gets the seat.
page-seat-here = Someone here
page-seat-here-help = You pass this device around.
page-seat-bot = Bot { $name }
page-seat-name = Name
page-options = Options
page-option-needed = Required with { $count } players.
page-estimate = How hard is it? The bot { $bot } won { $share } (give or take { $margin }) of { $matches } matches like this one. You may do better.
page-more = More
page-seed = Known deal
page-seed-help = Leave it empty for fair dice. The same word or number always gives the same dice and cards; the record will say so.
page-chat = Chat while talking is allowed
page-chat-help = You and the person you invite can write to each other, but only while the game lets you talk. Sitting down means agreeing to it.
page-chat-always = Chat
page-chat-always-help = The people at the table can write to each other at any time. Sitting down means agreeing to it.
page-absence = If someone stays away
page-absence-help = If a player has been away this long, the others may let a bot play for them.
page-clock = Time for a decision
page-clock-none = No limit
page-clock-help = When someone’s time is up, a bot takes that one decision for them; then they play on.
page-clock-left = time left
page-absence-hours =
    { $count ->
        [one] An hour
       *[other] { $count } hours
    }
page-absence-days =
    { $count ->
        [one] A day
       *[other] { $count } days
    }
page-begin = Start
page-begin-links = You will find the links to send at the table.

## Settings

page-settings = Settings
page-settings-language = Language
page-settings-theme = Theme
page-settings-theme-system = Same as the system
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-settings-text = Text and buttons
page-settings-text-normal = Normal
page-settings-text-larger = Larger
page-settings-speed = Speed
page-settings-speed-slow = Slow
page-settings-speed-normal = Normal
page-settings-speed-fast = Fast
page-settings-speed-off = No waiting
page-settings-automatic = Play forced moves for me
page-settings-automatic-help = Undo takes you back to the last thing you decided yourself.
page-settings-sound = Sounds
page-settings-volume = Volume
page-settings-odds = Show the chances
page-settings-odds-help = How likely a roll is to succeed, in games that can tell.
page-settings-notify = Tell me when it is my turn
page-settings-notify-help = With a notification, while the table is open in a tab in the background.
page-settings-notify-refused = Your browser blocks notifications. You can allow them in its settings for this site.
page-settings-notify-insecure = Notifications need a secure address (https).
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
page-data-help = The server stores your name and colour, your tables and what you wrote in their chats, and your results.
page-data-copy = Save a copy
page-data-delete-help = You can delete everything about you. Matches you played with others stay with them: your name is removed, and if a match is still running, a bot takes your seat.
page-data-delete = Delete everything about me
page-data-sure = This cannot be undone: your tables, results and seats will be gone.
page-data-keep = Keep it
page-data-delete-now = Delete it now
page-recovery = Take your matches to another device
page-recovery-help = With a recovery code you can play on another device too, with the same name and the same tables.
page-recovery-make = Create a recovery code
page-recovery-replaces = You already have a code; a new one replaces it.
page-recovery-yours = Your recovery code
page-recovery-once = It is shown only once. Anyone who has it can play as you.
page-recovery-enter = A code from another device
page-recovery-use = Use it
page-recovery-done = Done: the tables of that device are here too now.
page-recovery-end-help = Lost a device, or has someone used your code? Sign out all your other devices; they can then no longer play as you.
page-recovery-end = Sign out all my other devices
page-recovery-ended = Done: only this device plays as you. Create a new code if someone else has the old one.

## Rules

page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-lead = Every rule of this table, in our own words. When a move is refused, one of them says why.
page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [0] No rule contains all these words.
        [one] One rule found.
       *[other] { $count } rules found.
    }
page-rules-contents = Contents
page-rules-loading = Loading the rules…
page-rules-in-play = Only what is in play at this table.
page-rules-whole = All rules, including those for other options.
page-rules-show-whole = Show all rules
page-rules-show-in-play = Show only what is in play
page-rules-example = An example
page-rules-ruling = Our reading
page-rules-table = Table
page-rules-ruling-lead = The rulebooks leave a question open here, or disagree. This is how we play it, and why.

## Rules in two minutes

page-primer = Rules in two minutes
page-primer-short = In two minutes
page-primer-of = { $game } in two minutes
page-primer-all = All rules
page-primer-done = Got it

## Verify

page-verify = Check the dice
page-verify-lead = Drop in the record of a finished match: it is replayed from the first card to the last, and every roll is checked.
page-verify-choose = Choose a record
page-verify-drop = or drop the file here
page-verify-checking = Replaying the match…
page-verify-unreadable = This file cannot be read.
page-verify-fails = The record is not genuine
page-verify-holds = The record is genuine
page-verify-decisions =
    { $count ->
        [one] A match of { $game }: its only decision followed the rules.
       *[other] A match of { $game }: each of its { $count } decisions followed the rules.
    }
page-verify-draws =
    { $count ->
        [0] No dice were rolled and no cards drawn.
        [one] One roll or draw was checked: it follows from the seed that was fixed before the match.
       *[other] { $count } rolls and draws were checked: all of them follow from the seed that was fixed before the match.
    }
page-verify-no-seed = The record does not show its seed, so the rolls and draws could be replayed but not checked.
page-verify-known = This is a known deal: the seed was chosen or shared before the match, so the players may have known what was coming.
page-verify-unfinished = This match is not finished.
page-verify-mixed-people =
    { $count ->
        [one] One person added random bytes, committed to by a hash beforehand.
       *[other] { $count } people added random bytes, each committed to by a hash before anyone sent theirs.
    }
page-verify-mixed-unowned = Random bytes were added, but this older record does not say by whom or when: the host could have chosen them, and the dice with them.
page-verify-mixed-nobody = Nobody added random bytes: the record shows that the seed was not changed later, but not that it was drawn at random.
page-verify-won = Winners: { $seats }.
page-verify-nobody-won = Nobody won.
page-verify-scores = Scores by seat: { $scores }.
page-verify-rule = The rule that ended it: { $rule }
page-fair-fingerprint = Seed fingerprint:
page-fair-aborted =
    { $count ->
        [one] One attempt to mix the seed was abandoned before the match. It gave a host who knows the seed another try.
       *[other] { $count } attempts to mix the seed were abandoned before the match. Each gave a host who knows the seed another try.
    }
page-fair-as-promised =
    { $count ->
        [one] This device checked the dice on its own: the only roll is as promised.
       *[other] This device checked the dice on its own: all { $count } rolls and draws are as promised.
    }
page-fair-own = What this device found on its own
page-fair-own-draws =
    { $count ->
        [one] It computed the only roll again, without the server: it follows from the seed.
       *[other] It computed all { $count } rolls and draws again, without the server: they follow from the seed.
    }
page-fair-own-memory = It took part in this match and remembers the fingerprint, its own random bytes and the other players’ hashes: they all match.
page-fair-no-memory = It remembers nothing about the start of this match, so it could only check what the record says.
page-fair-doubts = Something about the dice is not as promised
page-fair-doubt-commitment = The fingerprint is not the one shown before the match.
page-fair-doubt-seed = The seed does not match the fingerprint.
page-fair-doubt-own = This device’s random bytes are not in the record.
page-fair-doubt-hashes = A player’s bytes do not match the hash shown before.
page-fair-doubt-rounds = Attempts to mix the seed are missing from the record, or were changed.
page-fair-doubt-people = The record does not have exactly one contribution for each person.
page-fair-doubt-draws = A roll or a draw does not follow from the seed.
page-verify-how = How this works
page-verify-how-fixed = Before a match starts, a secret number, the seed, is fixed. Its fingerprint is shown to everyone at the table.
page-verify-how-mixed = Then each player’s device picks random bytes. It first sends only a fingerprint of them; once everyone’s is shown, the bytes follow. So nobody, not even the host, can pick bytes to suit the others’.
page-verify-how-follows = Every roll and every card follows from the seed and these bytes, and from nothing else.
page-verify-how-shown = When the match is over, the seed is shown. Your device remembers what it saw and compares; and anyone can compute it all again, here or with a short script of their own.
page-verify-how-trust = It cannot catch a host who looks at hidden cards, who works out what is coming, or who abandons matches until one suits them. Play with people you trust, or host the table yourself.

## About

page-about = About
page-about-lead = Aerodrome is a table for three board games about airships: for one person on a sofa, two in different towns, or a circle of friends, with bots to fill the empty seats.
page-about-free = It is free, and you need no account. The dice and cards of every match can be checked.
page-about-check = How the dice are checked
page-about-games = Whose games these are
page-about-reconstructed = What is reconstructed in { $game }
page-about-unofficial = Aerodrome is not made or endorsed by the authors or publishers of the games. All words and drawings are our own. If you like a game, buy its box: that is how new ones get made.
page-about-made = What it is made of
page-about-licence = Aerodrome is free software under the { $licence } licence.
page-about-fonts = Fonts
page-about-page = The page
page-about-server = The server
page-about-part = { $name }, licence { $licence }
page-about-version = Version { $version }

## Statistics and match history

page-statistics = Your matches
page-statistics-lead = Your results, and every match to replay. Only you see this.
page-statistics-all = Your matches and results
page-statistics-empty = No matches yet
page-statistics-empty-lead = Your matches will appear here, with your results: those in progress, and those you can replay.
page-statistics-begin = Choose a game
page-statistics-counted = Your results
page-statistics-what-counts = Matches with fair dice count as soon as they are over. Known deals, such as the guided first match, are listed but not counted.
page-statistics-rate = of your matches won
page-statistics-played = Played
page-statistics-won = Won
page-statistics-lost = Lost or given up
page-statistics-streak = Current winning streak
page-statistics-best-streak = Longest winning streak
page-statistics-best-score = Best result
page-statistics-turns = Average end of a match
page-statistics-time = Average time of a match
page-statistics-breaks =
    { $minutes ->
        [one] The time of a match runs from its first decision to its last; breaks of more than a minute are left out.
       *[other] The time of a match runs from its first decision to its last; breaks of more than { $minutes } minutes are left out.
    }
page-statistics-trend-said = Wins in ten matches: { $before } earlier, { $now } lately
page-statistics-form = Recent matches, newest first
page-statistics-form-of =
    { $count ->
        [one] The last match
       *[other] The last { $count } matches, newest first
    }
page-statistics-apart = By options
page-statistics-line = { $won } of { $played } won, longest streak { $best }
page-statistics-usual = Standard options
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
page-statistics-play = New match of { $game }
page-option-said = { $name }: { $value }
page-ending-won = Won
page-ending-lost = Lost
page-ending-resigned = Given up
page-history = All matches
page-history-which = Show
page-history-all = All
page-history-running = In progress
page-history-finished = Finished
page-history-none = No matches here.
page-history-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
page-history-older = Older matches are counted, but no longer listed.
page-history-known-deal = A known deal: not counted.
page-history-continue = Go to the table
page-history-look = View
page-history-record = Record

## What is reconstructed

page-reconstructed = What is reconstructed
page-reconstructed-lead = Some values are printed only on the cards in the box, and no public page lists them. Here is every value this table uses, and where it comes from.
page-reconstructed-values = All values of { $game }
page-reconstructed-only = Only what no rulebook or public page says
page-source-rulebook = rulebook
page-source-rulebook-help = printed in a rulebook, or derived from one
page-source-public = public
page-source-public-help = stated on a public page or by the designer
page-source-inferred = inferred
page-source-inferred-help = follows from several clues
page-source-reconstructed = reconstructed
page-source-reconstructed-help = no source found: our proposal, which fits everything known
page-source-ours = our name
page-source-ours-help = the real name is not known; we made this one up
page-correct = Own the box? Correct the values
page-correct-take = Save a game’s values to a file with the button below.
page-correct-correct = Open it in any text editor. Each card has its own line: write down what yours says, and “rulebook” as its source.
page-correct-play = Start a new match, open “More” and choose your file. Everyone at the table then plays with your values. A file that contradicts itself is refused, and the line is named.
page-correct-share = The record of the match includes your file, so it can be checked like any other.
page-correct-terminal = In the terminal, it is one more option:
page-correct-file = Save the values of { $game }
page-catalogue = Corrected values
page-catalogue-help = For owners of the box: play with the values in your own file.
page-catalogue-how = How to make one
page-catalogue-choose = Choose a file
page-catalogue-without = Remove it

## Table

page-table-title = { $title } – Aerodrome
page-table-title-asked = ● Your turn – { $title }
page-table-opening = Setting the table…
page-table-connecting = The table cannot be reached right now; still trying.
page-table-cannot-open = This table cannot be opened
page-table-cannot-go-on = This match cannot go on
page-table-last-picture = The table as it was.
page-table-try-again = Try again
page-table-home = Go to the start page
page-table-turn = { $unit } { $turn }
page-table-prompt = What to do
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
page-table-withdraw = Change my plan
page-table-result = Result
page-table-show-rule = Show the rule
page-table-not-now = Not now
page-table-asking = Checking the rules…
page-table-nothing-here = There is nothing to do with this now.
page-table-actions = Everything you can do
page-table-no-actions = You have nothing to decide now.
page-table-find-action = Find
page-table-actions-count =
    { $count ->
        [one] One option
       *[other] { $count } options
    }
page-table-picture = The table as a picture. { $prompt }
page-table-picture-now = The picture shows the table as it is now; the text below tells what happened before.
page-table-lost = You are offline. You can look around; the connection will come back on its own.
page-table-lost-waiting = You are offline. Your move is saved and will be sent as soon as you are back.
page-table-waits = Your last move is still waiting to be sent.
page-table-back = Back online.
page-table-meanwhile =
    { $left ->
        [0] Meanwhile:
       *[other] Meanwhile, among other things:
    }
page-table-resign = Give up
page-table-resign-ask = Give up this match?
page-table-resign-alone = The match ends and counts as lost.
page-table-resign-together = You leave the match for good, and a bot plays on for you. This cannot be undone.
page-table-resign-no = Keep playing
page-table-resign-yes = Give up

## Slow play

page-calls-title =
    { $count ->
        [one] ● Your turn at a table – Aerodrome
       *[other] ● Your turn at { $count } tables – Aerodrome
    }
page-calls-home =
    { $count ->
        [one] Start page: it is your turn at another table
       *[other] Start page: it is your turn at { $count } other tables
    }
page-calls-notice = { $game }: your turn
page-calls-with =
    { $count ->
        [one] { $names } is waiting for you.
       *[other] { $names } are waiting for you.
    }

## Seats

page-seats-title = Who is at the table
page-seats-you = You
page-seats-number = Seat { $number }
page-seats-player = Player { $number }
page-seats-namesake = { $name } ({ $byname })
page-seats-state =
    { $state ->
        [awaited] It is { $name }’s turn
        [ready] { $name } is ready
        [away] { $name } is offline
        [resigned] { $name } gave up
       *[still] { $name }
    }
page-seats-state-you =
    { $state ->
        [awaited] It is your turn
        [ready] You are ready
        [away] You are offline
        [resigned] You gave up
       *[still] You
    }
page-screen = Whose cards are shown
page-screen-all = Hands are covered: everyone may look.
page-screen-only = Only { $name } should look now.
page-screen-show = { $name }: show my cards
page-screen-look = Look: { $name }
page-screen-hide = { $name }: hide my cards
page-screen-hold = Hold to look
page-seats-gathering = { $title }: waiting for players
page-seats-missing =
    { $count ->
        [one] One seat is still free. Send its link; the match starts when everyone is here.
       *[other] { $count } seats are still free. Send their links; the match starts when everyone is here.
    }
page-seats-missing-others =
    { $count ->
        [one] One seat is still free. The match starts when everyone is here.
       *[other] { $count } seats are still free. The match starts when everyone is here.
    }
page-seats-asleep = Everyone has a seat. Waiting for { $names } to open this table.
page-seats-dealing = Everyone is here. The match is starting…
page-seats-chat = This table has a chat, open only while the game lets you talk. If you would rather play without it, ask for a table without chat.
page-seats-chat-always = This table has a chat. If you would rather play without it, ask for a table without chat.
page-seats-clock = Each decision has to be taken within { $time }; after that, a bot takes that one for you.
page-seats-absence = If a player is away for { $time }, the others may let a bot play for them until they come back. Sitting down means agreeing to this.
page-seats-usual = standard
page-seats-catalogue = This match is played with corrected values, from a file of the player who made the table.
page-seats-sit-title = { $title }: a seat for you
page-seats-invited-by = { $name } invites you to { $title }
page-seats-your-seat = Seat { $number } is yours if you want it
page-seats-is-bot = { $name } is playing too
page-seats-is-there = { $name } is at the table
page-seats-is-taken = Seat { $number } is taken
page-seats-is-free = Seat { $number } is still free
page-seats-taken = { $name } has sat here before. If that is you on another device, just sit down again.
page-seats-my-name = Your name, as the others see it
page-seats-sit = Sit down here
page-seats-look-on = Watch only
page-seats-link = Link for seat { $number }
page-seats-link-mine = My own seat, for another of my devices
page-seats-link-of = { $name }’s seat, for another device
page-seats-link-watch = Link for spectators
page-seats-invitation = Come and play { $title } with me!
page-seats-invitation-watch = Watch us play { $title }!
page-seats-copy = Copy
page-seats-code = QR code
page-seats-code-of = QR code: { $link }
page-seats-code-help = Point the camera of another phone at it.
page-seats-copied = Copied
page-seats-copy-by-hand = The link is selected: copy it with your keyboard or menu.
page-seats-kept =
    { $count ->
        [one] A seat is kept for { $names }, who was invited at the last table. The match starts when they accept.
       *[other] Seats are kept for { $names }, who were invited at the last table. The match starts when they accept.
    }
page-seats-invited = invited
page-seats-own = My seat on another device
page-seats-own-help = The link to your own seat is a key: anyone who opens it sees your cards and plays for you. Keep it to yourself.
page-seats-devices =
    { $count ->
        [one] Only this device has the seat.
       *[other] { $count } devices have this seat.
    }
page-seats-renew = Create a new link
page-seats-end-others = Sign out the other devices and create a new link
page-seats-renewed = The link is new, and only this device has the seat.
page-seats-not-owner = Only the device that sat down first can sign out the others.
page-seats-send = Send
page-seats-open = free
page-seats-yours = on this device
page-seats-here = online
page-seats-away = offline
page-seats-away-since = offline, last seen { $time }
page-seats-bot-waits = a bot, ready
page-seats-bot =
    { $instead ->
        [yes] { $bot }, a bot, plays for them
       *[no] a bot
    }
page-seats-resigned = gave up
page-seats-give = Let a bot play
page-seats-give-mine = Let a bot play for me
page-seats-come-back = Take over again
page-seats-bot-for-me = { $bot }, a bot, plays for you.
page-seats-which-bot = Which bot:
page-seats-watchers =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }

## Talk

page-talk = Talk
page-talk-unread =
    { $count ->
        [one] Talk: one new message
       *[other] Talk: { $count } new messages
    }
page-talk-line = { $name }: { $text }
page-talk-empty = Nothing has been said yet.
page-talk-write = Write something
page-talk-send = Send
page-talk-look = To point at a card, press and hold it, then choose “Show it to the others”.
page-talk-point = Show it to the others
page-call-take-it = Shall I take it?
page-call-leave-it = I would leave it.
page-call-look = Look here!
page-call-yes = Yes
page-call-no = No
page-call-thanks = Thanks!
page-call-well-played = Well played!
page-call-ouch = Ouch!
page-call-watch-out = Watch out!
page-call-truce = Truce?
page-call-your-turn = Your turn!
page-call-one-moment = One moment, please.

## Log

page-log-title = What happened
page-log-fetching = Loading the earlier turns…
page-log-empty = Nothing has happened yet.

## Replay

page-replay-title = Replay
page-replay-look-back = Replay the match
page-replay-prompt = You are watching the replay.
page-replay-beginning = The start.
page-replay-more =
    { $count ->
        [one] One more sentence
       *[other] { $count } more sentences
    }
page-replay-slider = Moment of the match
page-replay-where = { $unit } { $turn }, step { $at } of { $last }
page-replay-step = Step { $at } of { $last }
page-replay-turn-back = Back to the start of the turn
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forward = One step forward
page-replay-turn-forward = To the next turn
page-replay-pace = Change the speed
page-replay-pace-now = Speed { $pace } × (change)
page-replay-pace-is = { $pace } ×
page-replay-link = Copy a link to this moment
page-replay-from = Seen by
page-replay-from-all = Everyone
page-replay-close = Back to the table
page-replay-play-on = Play on from here
page-replay-play-on-help = A new match starts from this moment, with new dice and cards where they are still unknown. Who plays?
page-replay-seat-me = Me
page-replay-seat-link = A friend, by link
page-replay-seat-here = Someone on this device
page-replay-begin = Start

## The end

page-end-over = The match is over
page-end-given-up = You gave up this match.
page-end-won = You win!
page-end-lost = You lose
page-end-lost-all = The match is lost
page-end-winners = { $names } won
page-end-scores = Scores
page-end-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-end-wanted =
    { $count ->
        [one] { $names } would like to play again.
       *[other] { $names } would like to play again.
    }
page-end-join = Go to the next match
page-end-again = Play again
page-end-new = New match
page-end-harder = Something harder
page-end-share = Share the result
page-end-share-text = As text
page-end-share-picture = As a picture
page-end-saved = Saved
page-end-verify = Check the dice
page-end-record = Save the record

## Keyboard

page-keys-title = Keys
page-keys-arrows = Move around the table
page-keys-name-enter = Enter
page-keys-enter = Do it, or see what you can do
page-keys-explain = Explain what is selected
page-keys-undo = Undo
page-keys-log = Open or close the log
page-keys-rules = Open the rules
page-keys-actions = List everything you can do
page-keys-name-escape = Esc
page-keys-escape = Close what is open
page-keys-help = This help
page-keys-name-home = Home
page-keys-name-end = End
page-keys-name-space = Space
page-keys-replay-step = One step back or forward
page-keys-replay-ends = To the beginning, to the end
page-keys-replay-play = Play or pause

## A window and its countdown

page-window = Time for cards
page-window-counting = You will pass when the time is up.
page-window-counting-after = You will pass when the time is up; { $names } first.
page-window-held = Take your time.
page-window-held-after = Take your time. Your turn comes after { $names }.
page-window-released = You will pass when your turn comes.
page-window-others = { $names } may play a card now.
page-window-more = More time
page-window-pass = Pass
