### The page: everything around the table that is the same for every game.

app-name = Heptapolis
app-tagline = Seven cities, one table.
app-description = Seven cities, one table: play with friends or against bots.
app-unofficial = An unofficial, free fan project: it plays by the rules, but all words and pictures are our own.

close = Close
cancel = Cancel
back = Back

error-unexpected = Something went wrong. Reload the page; your game is safe.
error-nothing = Page not found.

connection-unreachable = Can't reach the server.
connection-refused = The server rejected this.
connection-connecting = Joining the table…
connection-reconnecting = Connection lost. Reconnecting…
connection-lost = Can't reach the table. Your game is saved on the server.
connection-retry = Try again

nav-home = Home
nav-learn = Learn
nav-options = Options

home-play = Play
home-play-detail = { $n ->
    [one] { $game }, { $n } player, { $strength } bots
   *[other] { $game }, { $n } players, { $strength } bots
}
home-invite = Invite friends
home-invite-detail = A table with a link to share
home-custom = Custom game

warming = Strong bots are loading: { $n }%. Easier ones play until they are ready.
warming-label = Loading progress of the strong bots

home-mine = My games
home-mine-empty = No games yet. Press Play: you'll own a quarry three clicks from now.
home-watch = Watch
home-watch-empty = No public games right now. Make a table public so that others can watch.
home-replays = Replays
home-replays-empty = Replay your finished games here, move by move.
home-replays-upload = Open a saved game
home-replays-bad = This file is not a saved game.
home-learn = Learn
home-learn-tutorial = Lessons: learn by playing
home-learn-symbols = All symbols
home-score = Score a real game
home-score-detail = A pad for the game on your table

status-open = not started
status-playing = in progress
status-over = finished
status-yours = your turn

## $players is a list of names; "You" comes first.

table-won = { $players } won with { $points }
table-shared = { $players } share the victory with { $points }

new-title = New table
new-game = Game

option-players = Players

new-strength = Bots
new-character = Characters
new-start = Play against bots
new-friends = Create a table for friends

## How strong a bot is; said of bots.

strength-easy = easy
strength-medium = medium
strength-hard = hard
strength-expert = expert
strength-champion = champion
strength-random = random

## What a bot loves; said of bots.

character-none = all-rounder
character-random = mixed
character-any = at random
character-scientist = scientist
character-general = general
character-merchant = merchant
character-builder = builder

lobby-title = Waiting for players
lobby-seat = Seat { $n }
lobby-you = you
lobby-host = host
lobby-join = Sit here
lobby-leave = Leave seat
lobby-bot = Bot
lobby-character = Character at seat { $n }
lobby-free = Open for a friend
lobby-start = Start
lobby-fill = Fill with bots and start
lobby-waiting = { $name } starts the game when everyone is here.
lobby-invite = Invite
lobby-copy = Copy link
lobby-share = Share
lobby-copied = Link copied.
lobby-qr = Invitation link as a QR code
lobby-local = Only this computer can open this address. Start the server with --host 0.0.0.0 to let others in.
lobby-timer = Time limit per decision
lobby-timer-none = none

seat-bot = { $strength } bot
seat-open = open seat
seat-you = You
seat-left = left neighbour
seat-right = right neighbour
seat-away = away
seat-standin = a bot is filling in
seat-ready = has chosen
seat-thinking = is choosing
seat-return = Take my seat back

table-yours = Your turn
table-watching = You are watching.
table-wait = You are done for this turn. The others are still choosing.
table-hint = Hint
table-log = Log
table-symbols = Symbols
table-others = Other cities
table-mycity = My city
table-city = City
table-neighbours = Neighbours
table-all = All

generic-table = Table
generic-players = Players
generic-yes = yes
generic-no = no

table-watched = { $n } watching

hand-chosen = chosen
hand-suggested = better

use-takeback = Take back

city-title = City of { $name }
city-coins = Coins
city-points = Points now
city-details = Show { $name } in detail

reveal-title = What everyone did
reveal-skip = Skip

log-title = What happened
log-step = Step { $n }
log-empty = Nothing yet.
log-open = Show this moment

hint-title = Suggested move
hint-thinking = Thinking…
hint-take = Use this move

score-title = Final score
score-now = Score so far
score-rank = Rank
score-coins = Coins (tie-break)
score-tiebreak = Tie-break
score-you = You won with { $points }!
score-you-team = You and { $name } won with { $points }!
score-tie = { $players } have { $points } each; coins break the tie.
score-tie-other = { $players } have { $points } each; the tie-break decides.
score-rematch = Rematch
score-same = Same deal again
table-chosen = This deal was chosen, not drawn at random.
score-replay = Watch the replay
score-record = Download game
score-table = Back to the table

replay-title = Replay
replay-step = Step { $n } of { $of }
replay-eyes = View as
replay-nobody = a spectator
replay-first = Go to the start
replay-back = Step back
replay-next = Step forward
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-analysis = Analysis
replay-old = This game was played with an older version of the rules, so only its log is available.

keys-title = Keyboard shortcuts
keys-moves = choose a move
keys-escape = put it back, or close
keys-withdraw = take back your choice
keys-arrows = browse the cities
keys-hint = hint
keys-log = log
keys-talk = say something
keys-score = score so far
keys-help = this list

options-title = Options
options-name = Your name
options-language = Language
options-theme = Theme
options-theme-auto = System
options-theme-light = Day
options-theme-dark = Lamplight
options-motion = Animations
options-sound = Sounds

## Each sound has a volume of its own.

options-volume-turn = Your turn
options-volume-card = Cards
options-volume-coin = Coins
options-volume-build = Buildings
options-volume-battle = Battles
options-volume-dice = Dice
options-volume-score = Score sheet
options-volume-win = The winner

options-estimate = Show points during the game
options-saved = Saved.

passphrase-title = This server is private
passphrase-ask = Passphrase
passphrase-enter = Enter

learn-title = Learn
learn-intro = Learn by playing: each lesson points at what it talks about and waits until you have done it. Leave whenever you like and resume later.

symbols-title = All symbols
symbols-effects = Effects

home-custom-detail = Players, Cities, teams, dice

rules-contents = Contents
rules-search = Search the rules
rules-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
}
rules-link = Link to this rule

new-more = More options
new-file = Choose a file
new-file-forget = Remove

seat-bot-named = { $name }, { $strength }
seat-character = { $name }, { $character }, { $strength }
seat-bots = { $n ->
    [one] { $n } bot, { $strength }
   *[other] { $n } bots, { $strength }
}
seat-opens = { $n ->
    [one] { $n } open seat
   *[other] { $n } open seats
}

profile-title = You
profile-me = { $name }: change name and avatar
profile-ask = What should the others call you?
profile-why = Your name and avatar are shown at the table. You can change them at any time.
profile-another = Suggest another name
profile-avatar = Avatar
profile-save = Save
profile-go = Continue

avatar-owl = owl
avatar-lion = lion
avatar-dolphin = dolphin
avatar-bull = bull
avatar-ibis = ibis
avatar-cat = cat
avatar-tortoise = tortoise
avatar-horse = horse
avatar-serpent = serpent
avatar-bee = bee
avatar-ram = ram
avatar-octopus = octopus

## when is said by the browser: "in 5 minutes".

mine-move = Your move
mine-deadline = time runs out { $when }
mine-next = Next deadline: { $when }
mine-all = Show all { $n }
mine-fewer = Show fewer
mine-tidy = Remove all from this list
mine-remove = Remove from this list: { $game }, { $company }
mine-remove-short = Remove from this list

home-open = Open tables
home-open-empty = No table is waiting for players right now. Open one: choose Custom game and let anyone join.

open-join = Join
open-join-one = Join { $host }: { $game }
open-limit = { $time } per decision

visibility-link = People with the link
visibility-public = Anyone (listed on the home page)

new-alone = On your own
new-together = With friends
new-visibility = Who can join and watch
new-undo = Allow undo
new-undo-help = You can take turns back. Such games don't count in statistics.
new-remedied = { $why } Also chosen: { $what }.

lobby-offline = offline for { $time }
lobby-rename = Name
lobby-standin = Give the seat to a bot
lobby-standin-later = You can vote for a bot in { $time }.
lobby-standin-votes = { $n } of { $of } votes for a bot
lobby-remove = Remove
lobby-remove-sure = Remove { $name }?
lobby-remove-text = Their seat becomes free. They are told, and they can sit down again if they still have the link.
lobby-removed = You no longer have a seat here: the host removed you, or a bot took it while you were offline.
closing = Close table
closing-one = Close table: { $game }, { $company }
closing-sure = Close this table?
closing-open = The table is deleted. Everyone there is told.
closing-game = The game is deleted and has no result.
closing-upload = The uploaded game is deleted.
lobby-welcome = { $name } invites you to play.
lobby-sit = Sit down
lobby-start-open = { $n ->
    [one] { $n } seat is still open: invite a friend or fill it with a bot.
   *[other] { $n } seats are still open: invite friends or fill them with bots.
}
lobby-settings = Table settings
lobby-takeover = Take over as host
lobby-takeover-later = { $name } is offline. You can take over as host in { $time }.

offline-retrying = The page reconnects by itself as soon as it can.
offline-works = Works without a connection
offline-games = Your games are saved on the server and wait for you.
offline-now = You are offline. The score pad, rules and symbols still work; everything else needs a connection.

devices-title = Your devices
devices-text = Play as the same person on your phone and your computer, with the same games. No account needed.
devices-link = Use another device
devices-qr = Link for your other device as a QR code
devices-once = Scan the code or open the link on your other device. It works once, within 10 minutes. Don't share it: whoever opens it can play as you.
devices-known = In use
devices-this = this device
devices-seen = last used { $ago }
devices-revoke = Sign out
devices-revoke-one = Sign out { $label }
devices-revoked = { $label } is signed out.

device-title = Use this device
device-text = This device will play as the person who made the link, with the same name and games.
device-yes = Use this device
device-replace = You already play as { $name } on this device. If you continue, this device plays as the person who made the link, and the games of { $name } are no longer listed here.
device-replace-yes = Replace
device-dead = This link has expired or was already used. Make a new one on your other device, under Options.

privacy-title = Privacy
privacy-text = The server keeps your name, your avatar, your devices and the games you sat at, and nothing else about you.
privacy-export = Download my data
privacy-erase = Delete everything about me
privacy-sure = Delete everything about you?
privacy-consequence = Your name, avatar and devices are deleted. Bots take over your seats in unfinished games; finished games stay without your name. This can't be undone.
privacy-confirm = Delete everything

lobby-timer-help = When time runs out, a bot makes that decision.

mine-tidy-sure = { $n ->
    [one] Click again to remove { $n } game
   *[other] Click again to remove { $n } games
}

options-confirm = Confirm choices in the dice game

table-missing = Waiting for { $names }
table-missing-many = { $n ->
    [one] Waiting for { $name } and { $n } other
   *[other] Waiting for { $name } and { $n } others
}
table-undo = Undo

choice-sending = Sending: { $what }…
choice-offline = You are offline. This will be sent when you are back: { $what }.
choice-chosen = Chosen: { $what }. You can change it until everyone is ready.
choice-stand-in = The bot has chosen: { $what }. Take your seat back to choose yourself.
choice-replayed = Chosen here: { $what }.
choice-suggested = Better here: { $what }.

connection-offline = You are offline. Waiting for the network…

clock-days = { $d } d { $h } h
clock-hours = { $h } h { $m } min
clock-left = Time left: { $time }
clock-paused = paused
clock-pause = Pause the clock
clock-resume = Resume the clock
clock-late = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
clock-then-you = A bot decides for you in { $time }
clock-then = A bot decides for { $name } in { $time }

## Lengths of time, abbreviated.

away-seconds = { $n } s
away-minutes = { $n } min
away-hours = { $n } h
away-days = { $n } d
away-you = A bot is playing for you.
away-other = { $name } is offline.
away-call = Let a bot play for { $name } (offline for { $time })
away-callable = possible in { $time }
away-votes = { $n } of { $of } votes
away-host = { $name }, the host, is offline.
away-host-take = Take over as host

menu-title = Menu
menu-offline = offline for { $time }
menu-again = What happened?
menu-leave = Leave table
menu-leave-ask = A bot will play for you. You can come back and take your seat again at any time.

rematch-wanted = { $name } wants a rematch:
rematch-wanted-same = { $name } wants to play the same deal again:
rematch-join = Join

watch-behind = Sit behind

score-text = Download as text

keys-undo = take the last turn back
keys-again = show the last turn again

options-vibrate = Vibrate when it is my turn
options-notify = Notify me when it is my turn and the tab is hidden
options-notify-refused = Your browser does not allow notifications from this site. Change that in its settings first.

## Lessons.

lesson-label = Lesson
lesson-step = Step { $n } of { $of }
lesson-leave = Leave the lesson (you can resume it later)
lesson-next = Next
lesson-back = Back
lesson-other = You could do that in a real game. In this lesson, please follow the spotlight.
lesson-finish = Finish this game
lesson-play = Play a real game
lesson-start = Start
lesson-resume = Resume
lesson-again = Play again
lesson-restart = Start over
lesson-done = done

## Talking at the table. A phrase is said by a player; the last six are what a face shows: { $name }: smiles.

talk-title = Say something
talk-open = Say something
talk-mute = Do not show what these players say
talk-line = { $name }: { $words }
talk-spectator = You are watching: you can read what the players say, but only players can talk.
talk-fast = That was a lot at once. Wait a moment.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn!
phrase-take-your-time = Take your time.
phrase-one-moment = One moment, please.
phrase-back-again = I'm back.
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-good-game = Good game!
phrase-another-game = Another game?
phrase-smile = smiles
phrase-laugh = laughs
phrase-surprise = is surprised
phrase-sadness = is sad
phrase-doubt = is thinking
phrase-applause = applauds

## What team-mates tell each other about a card.

mark-take = I'll take this
mark-leave = Leave this for me
mark-suggest = Take this
mark-said = { $name }: { $words }
mark-title = Tell your team-mate

## Puzzles

home-puzzle = Puzzle of the day
home-puzzle-detail = Find the best move
puzzles-title = Puzzles
