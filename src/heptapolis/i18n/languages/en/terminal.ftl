### The game in the terminal. Keys (?, q, b, t, l, h), "heptapolis replay" and move notation are code: leave them as they are.

score-place = #
play-question = { $question } (? help, q quit):
play-which = How do you want to use it? (b back):
play-keys =
    Type a number to choose. "3 1" picks line 3 and its first use at once.
    You can also type a move in the notation of saved games: { $examples }.
    ? NAME explains a card or board. t shows the table, l the story so far, h gives a hint. q quits.
play-last = Since your last choice
play-story = The story so far
play-refused = { $given }: { $reason }.
play-choose-number = choose a number from 1 to { $most }, or type a move
play-not-now = not possible now
play-unknown-topic = no card or board has this name
play-quit = You left the game; nobody won.
play-ended = The input ended before the game did; nobody won.
play-saved = Saved as { $path }: heptapolis replay { $path }
play-decision = Decision { $number }
score-ask-players = Players ({ $least } to { $most })
score-ask-name = Name of player { $number }

## What commands print. Games, bots and options are called by their code names, as you type them.

terminal-interrupted = Interrupted.
terminal-compiling = Compiling the game for this machine (once): { $percent } %
terminal-compiled = { $game } is compiled.
terminal-dataset = Decisions: { $decisions }, games: { $games }, file: { $file }
terminal-game = { $players ->
    [one] { $game }, { $players } player, seed { $seed }
   *[other] { $game }, { $players } players, seed { $seed }
}
terminal-record = { $game } ({ $options }), seed { $seed }
terminal-games-of = { $games ->
    [one] { $games } game of { $game } ({ $options }), seed { $seed }
   *[other] { $games } games of { $game } ({ $options }), seed { $seed }
}
terminal-deals = { $deals ->
    [one] { $deals } deal, seatings per deal: { $seatings }
   *[other] { $deals } deals, seatings per deal: { $seatings }
}
terminal-statistics = { $games ->
    [one] { $games } game of { $game }, { $seats } seats
   *[other] { $games } games of { $game }, { $seats } seats
}
terminal-speed = { $seconds } s: { $games } games/s, { $decisions } decisions/s
# Behind the title of a game: "Card game, 3 to 7 players".
terminal-title-players = { $title }, { $least } to { $most } players
terminal-several = { $choices } (several)
terminal-yes = yes
terminal-no = no
terminal-none = none
terminal-same-as = the same as { $spec }
terminal-character = { $name }, the { $role }
terminal-serving = Heptapolis is at { $address } (Ctrl-C stops it).
terminal-serving-network = On your network: { $address }
terminal-serving-tables = Tables are stored in { $url }.
terminal-serving-open = Open { $address } in a browser.

## Headings of columns.

column-rank = rank
column-bot = bot
column-rating = rating
column-seat = seat
column-seats = seats
column-wins = wins
column-points = points
column-mean = mean
column-mean-total = mean total
column-moves = moves
column-mean-ms = mean ms
column-max-ms = max ms
column-illegal = illegal
column-late = late
column-offered = offered
column-taken = taken
column-pick-rate = pick rate
column-option = option
column-default = default
column-choices = choices
column-meaning = meaning

terminal-backed-up = Saved to { $path }.
terminal-restored = Restored from { $path }.
terminal-restored-kept = The previous tables are in { $path }.

terminal-analysing = analysing
terminal-analysis = Analysis of { $game } ({ $options }), playouts per decision: { $playouts }
terminal-analysis-change = Why the chance to win changed (%)
terminal-analysis-losses = Mean loss of a decision
terminal-analysis-whole = whole game
terminal-analysis-rows = Points compared with the average winner of such games between bots
terminal-analysis-costliest = Costliest moves of seat { $seat }
terminal-analysis-decision = Decision { $number }, { $verdict }: { $explanation }
column-accuracy = accuracy
column-row = row
column-winners = winners
column-start = start
column-mistakes = mistakes
column-better-play = better play
column-hidden-cards = hidden cards
column-others = others
column-deals = deals, rolls
column-end = end
column-part = part
column-decisions = decisions

## Puzzles

terminal-puzzles-making = looking for puzzles
terminal-puzzles-verifying = verifying
terminal-puzzles-made = Puzzles: { $puzzles }. Games: { $games }, positions: { $positions }; passed the prefilter: { $hopeful }, the screening: { $screened }, the verification: { $verified }.
terminal-puzzles-held = { $name }: { $held } of { $of } puzzles hold.
terminal-puzzle = Puzzle { $number } of { $of } · { $game } · { $difficulty }
terminal-puzzle-score = Solved: { $right } of { $of }
terminal-puzzle-left = See you at the next puzzle.
