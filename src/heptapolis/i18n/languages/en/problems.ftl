### What can go wrong. `problem-<code>` is said when nothing more precise is known.

# $input is what somebody typed or sent, $detail a technical reason, always in English.
problem-input = { $input }: { $problem } ({ $detail })

problem-not-understood = The input is not valid.
problem-unknown-name = Nothing has this name.
problem-bad-option = This value is not valid for the option.
problem-bad-notation = This is not a move.
problem-bad-data = The data is not valid.
problem-bad-record = This is not a saved game.
problem-not-supported = This game does not support this.
problem-bad-plugin = An installed plug-in is broken.
problem-invalid = The request is malformed.
problem-not-legal = This is not possible now.
problem-illegal-move = This move is not legal now.
problem-wrong-seats = This seat has nothing to decide now.
problem-bad-request = The request could not be read.
problem-no-guest = The server does not know you yet: enter your name first.
problem-wrong-passphrase = Wrong passphrase.
problem-foreign-origin = This website may not use this server.
problem-not-host = Only the host may do this.
problem-not-seated = You have no seat at this table.
problem-not-found = Not found.
problem-unknown-table = This table does not exist.
problem-unknown-seat = This seat does not exist.
problem-unknown-step = This step does not exist.
problem-unknown-device = You have no such device.
problem-unknown-pad = This score pad is no longer shared.
problem-no-analysis = This game has not been analysed yet.
problem-unknown-puzzle = There is no such puzzle.
problem-method-not-allowed = This method is not allowed here.
problem-already-started = The game has already started.
problem-not-started = The game has not started yet.
problem-not-over = The game is not over yet.
problem-seats-open = Some seats are still open.
problem-seat-taken = This seat is taken.
problem-table-full = Every seat is taken.
problem-present = The player is online.
problem-too-early = Give the player a little more time.
problem-no-clock = This table has no clock.
problem-no-undo = Turns cannot be taken back at this table.
problem-nothing-to-undo = There is no turn to take back.
problem-stale = The game has moved on.
problem-old-rules = This game uses an older version of the rules that is no longer supported.
problem-dead-link = This link has expired or has already been used.
problem-too-large = The request is too large.
problem-unsupported-media-type = The body is not JSON.
problem-too-many-requests = Too many requests: try again in a moment.
problem-too-many-tables = You have too many unfinished tables.
problem-too-many-sockets = You have too many open connections.
problem-internal = Something went wrong on the server.
problem-storage-unavailable = The database is unavailable right now; nothing was changed.
problem-bad-name = This name contains characters that cannot be shown.
problem-unknown-phrase = There is no such phrase.
problem-too-slow = The request took too long to arrive.
problem-not-shared = You can only mark what both you and a team-mate see.
problem-closed-table = The host has closed this table.
problem-other-version = The page and the server have different versions: reload the page.
problem-too-fast = That was a lot at once: wait a moment.
problem-too-many-spectators = Too many people are watching this table.
problem-too-many-uploads = You have too many uploaded games: delete one first.
problem-too-many-analyses = You have asked for many analyses: wait a few minutes.
problem-busy = The server is busy: try again in a moment.
problem-compiling = The analysis has to wait until the strong bots are loaded: try again in a minute.

## More precise than the code alone.

problem-table-changing = The table is changing too fast: try again.
problem-revoked = This device was signed out.
problem-too-long = The game is too long.
problem-nothing-to-decide = You have nothing to decide now.
problem-not-legal-for-you = This move is not legal for you now.
problem-undo-alone = Turns can be taken back only if you play alone: take one seat and give all others to bots.
problem-one-player = This table is for one player.
problem-someone-loses-seat = Someone would lose their seat.
problem-too-many-seats = { $seats } seats are too many for { $players } players.
problem-game-over = The game is over.
problem-player-present = A bot can only take over while the player is offline.
problem-host-present = The host is online.
problem-bot-later = { $n ->
    [one] You can call a bot in { $n } second; the host can do so now.
   *[other] You can call a bot in { $n } seconds; the host can do so now.
}
problem-host-later = { $n ->
    [one] You can take over in { $n } second.
   *[other] You can take over in { $n } seconds.
}
# $seats is a list of seat numbers.
problem-open-seats = These seats are open: { $seats }. Invite someone or add bots.
problem-no-hints = There are no hints for this game.
problem-hints-later = Hints are not ready yet: the strong bots are still loading. Try again in a minute.
problem-other-seats-later = The game is not over yet: you can view other seats once it is.
problem-record-later = The game is not over yet: its record would reveal hidden cards.
problem-analysis-later = The game is not over yet: it can be analysed once it is.
problem-no-analysis-engine = This game cannot be analysed: there are no strong bots for it.
problem-nothing-to-analyse = There is nothing to analyse: no decision was made.
problem-no-bot = This server offers no such bot.
problem-not-a-choice = This is not one of the choices.
problem-listed-twice = This is listed twice.
