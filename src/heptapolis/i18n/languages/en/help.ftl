### What `--help` says. Names of commands and options, words in CAPITALS and everything in `backquotes` are code.

help = A table for a family of board games: play in the terminal, simulate, replay, browse.
help-version = Print the version.

help-play = Play against bots in the terminal, by default `medium` (or `random`); you sit in seat 0.
help-play-bot = A bot for all seats, or one per seat in order (repeatable).
help-play-save = Save the game to this file after every decision.
help-play-watch = Watch bots play.

help-serve =
    Start a server: friends join through a link, bots fill empty seats, games are saved.

    Tables are saved to a file in your data folder unless --database says otherwise; docs/deploy.md explains
    how to host for others.
help-serve-host = The address to listen on; 0.0.0.0 lets other machines connect.
help-serve-port = The port.
help-serve-database = Where to store tables: a file, or postgresql://...
help-serve-passphrase = Guests must enter this to join.
help-serve-origin = Another website allowed to connect (repeatable).
help-serve-bot = Also offer a bot of your own (repeatable).
help-serve-any-bot = Let guests set bot parameters.
help-serve-no-kernels = Do not compile the kernels at startup.
help-serve-limit = Change a limit (repeatable); docs/deploy.md lists them.
help-serve-json-log = Write log lines as JSON.
help-serve-web = The folder of the built web page.
help-serve-open-page = Open the page in your browser.
help-serve-openapi = Print the OpenAPI document and exit.

help-backup = Copy a server's tables to a file, even while the server runs or after it crashed.
help-backup-file = The file to write; it must not exist yet.
help-backup-database = The database to copy; by default the one in your data folder.
help-restore = Replace a server's tables with a backup. Stop the server first; a copy of the old tables is kept.
help-restore-file = A file that `heptapolis backup` has written.
help-restore-database = The database to replace; by default the one in your data folder.

help-simulate = Play many games between bots: mean scores, win rates and speed.
help-simulate-games = Number of games.
help-simulate-bot = A bot for all seats, or one per seat in order (repeatable).
help-simulate-engine = auto, rules, kernel; auto uses the kernel for 2,000 or more games of `random` and `policy` bots.

help-replay =
    Tell the story of a saved game.

    The story, then the table after decision N, then the score if the game is over.
help-replay-file = A saved game.
help-replay-to = Stop after this many decisions.
help-replay-to-default = all

help-analyse =
    Analyse a saved game: accuracy, costliest moves and why, luck and skill.

    Every decision is judged by what its seat could know; see docs/analysis.md.
help-analyse-file = A saved game.
help-analyse-playouts = Playouts of each decision and of each chance.
help-analyse-seat = Only the decisions of this seat.
help-analyse-seat-default = all
help-analyse-jobs = Number of threads.
help-analyse-resume = Keep finished parts in this file, and continue from it.
help-analyse-plot = Draw everybody's chances to this SVG file.

help-arena =
    Run a tournament between bots: ratings, win rates, scores, times.

    Every deal is played once in each seating; the bots rotate around the table. A bot of your own is
    NAME=path.py:Class or NAME=program:COMMAND; see docs/bots.md.
help-arena-bots = The bots: one for all seats, or one per seat.
help-arena-games = Minimum number of games.
help-arena-bot = Add a bot of your own (repeatable).
help-arena-ray = Play on this Ray cluster (extra `cluster`).
help-arena-output = Write every game to this file, as JSON lines.
help-arena-resume = Keep the games already in OUTPUT.

help-stats =
    Show statistics of recorded games.

    Mean scores, and for every bot, card, board and side how often it was taken and how often its owners won.
help-stats-file = A file written by `arena --output`.
help-stats-plots = Save charts (SVG and PNG) to this folder.

help-dataset =
    Write every decision of recorded games for offline learning: observation, mask, action, reward.

    Play the games with `arena`, using bots as strong as you like; see docs/envs/benchmark.md.
help-dataset-file = A file written by `arena --output`.
help-dataset-output = The Parquet file to write, or minari:ID.
help-dataset-reward = The reward at the end: rank, win or margin.

help-score =
    Score a game that was played on a real table.

    Name every player with --player, in the order in which they sit, or answer the questions.
help-score-player = A player and what they have, such as 'Ada: coins=7 victory-1=2' (repeatable). The stages of a board, cards and colours can be counted too: 'gizah-night=3 workers-guild=1 brown=2'.

help-games = List the games, their options and defaults.

help-bots =
    List the bots and their parameters.

    A bot is written `name` or `name:param=value,param=value`; a strength is a name for one of them. A bot of
    your own is NAME=path.py:Class or NAME=program:COMMAND; see docs/bots.md.
help-bots-bot = Also list a bot of your own (repeatable).

help-warm = Compile the games for this machine now, so that their first use is not slow.
help-warm-game = Only this game.

help-examples = List the examples: learning agents, bots, an analysis; or copy them to a folder.
help-examples-folder = Copy them here.

help-languages = List the languages, or what is missing, stale or wrong in one of them.
help-languages-code = A language to check.

help-tune =
    Tune the weights of the greedy bot by self-play.

    In every game each seat plays with slightly changed weights; after a round all weights move towards those
    of the better seats. The result is written only if it beats the weights in use.
help-tune-output = The weights file to write or extend.
help-tune-rounds = Number of rounds.
help-tune-games = Games per round.

help-learn =
    Train the search bots by self-play, in the compiled game.

    Without --players, rounds alternate between all player counts; with it, the result is only for games
    with that many players. Boards and sides are dealt in some rounds and chosen in others.
    The result is written only if it beats the one in use.
help-learn-output = The network or policy file to write or extend.
help-learn-guide = What to train: network or linear.
help-learn-rounds = Number of weight updates.
help-learn-rounds-default = 60000, or 40000 if linear
help-learn-games = Games per round.
help-learn-threads = Number of threads, or of workers on a cluster.
help-learn-ray = Play on this Ray cluster (extra `cluster`).
help-learn-start = Network only: start from this profile of the output file.
help-learn-look-ahead = Network only: share of the decisions in which the policy also learns from a look-ahead.
help-learn-checkpoint = Save progress here, and continue from it if the file exists.

## Arguments and options that several commands have.

help-option-rows = Write a row per game and seat to this file: .csv, .jsonl or .parquet.
help-option-boards = A file with boards of your own, for games that support it.
help-option-expansion = Add an expansion (repeatable).
help-option-game = The game; `heptapolis games` lists them.
help-option-jobs = Number of local processes.
help-option-jobs-default = one per processor
help-option-json = Print JSON.
help-option-option = Set any game option (repeatable).
help-language = The language, such as en or sv; by default that of your system.
help-option-players = Number of players.
help-option-players-default = the game's own
help-option-seed = The random seed.
help-option-seed-default = random
help-option-sides = Who chooses the side of a board.
help-option-teams = Play in teams.

## What every help says, and what is wrong with a command line.

usage-prefix = Usage:
usage-help = Show this message and exit.
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-required = required
usage-default = default: { $default }
usage-no-command = No such command { $name }
usage-no-option = No such option: { $name }
usage-missing-argument = Missing argument { $name }
usage-missing-option = Missing option { $name }
usage-needs-value = Option { $name } needs a value
usage-no-value = Option { $name } takes no value
usage-extra = Unexpected arguments: { $extra }
usage-see-help = see --help
usage-valid = valid: { $valid }
usage-and-more = { $shown } and { $n } more
usage-not-installed = { $library } is not installed; run: pip install 'heptapolis[server]'

help-puzzle =
    Find the best move: the puzzle of the day, or another one.

    The day is that of UTC, so the puzzle is the same for everybody; see docs/puzzles.md.
help-puzzle-game = Only puzzles of this set; a wrong name lists all sets.
help-puzzle-theme = Only puzzles with this theme, such as science.
help-puzzle-number = The puzzle with this number.
help-puzzle-number-default = the day's
help-puzzle-following = Go on to the next puzzle after each.
help-puzzles = Make puzzles from games of strong bots, and verify them.
help-puzzles-make =
    Find positions where one move is clearly best and the obvious one is wrong.

    Games take the tables in turn. The outcome does not depend on the jobs; see docs/puzzles.md.
help-puzzles-make-output = Where the puzzles go.
help-puzzles-make-count = Number of puzzles.
help-puzzles-make-table = Options of a game, such as 'players=3 sides=random' (repeatable).
help-puzzles-make-bot = Who plays the games.
help-puzzles-make-playouts = Playouts of the screening; the verification has ten times as many.
help-puzzles-make-prefilter = Playouts of the prefilter.
help-puzzles-make-since = Only positions after this share of a game: later ones need less time.
help-puzzles-make-resume = Keep searched games in this file, and continue from it.
help-puzzles-verify = Verify puzzles again, when the rules or the bots have changed: how many of them hold.
help-puzzles-verify-files = Files of puzzles; by default those of the installed games.
help-puzzles-verify-playouts = Playouts of each puzzle.
help-puzzles-verify-output = Write the puzzles that hold to this file.
