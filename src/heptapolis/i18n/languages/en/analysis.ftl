### How a game was played: the graph of chances, what was better, the report after a game, mistakes to play again.
### Loaded when one of them is opened.

## The graph and its panel.

analysis-title = Analysis
analysis-close = Close the analysis
analysis-graph = Chances to win
analysis-graph-help = Click anywhere in the graph, or use the arrow keys. Marks show where chances were lost: ?! is an inaccuracy, ? a mistake, ?? a blunder.
analysis-working = Analysing: { $percent } %
analysis-waiting = The analysis is about to begin.
analysis-ready = The analysis is ready.
analysis-refining = A first look; it is being refined: { $percent } %
analysis-light = A first look
analysis-failed = This game could not be analysed. Try again later.
# $list is a list-comma of analysis-at-seat.
analysis-at-step = Step { $n } of { $of }: { $list }
analysis-at-seat = { $name } { $percent } %
analysis-table = As a table
analysis-table-step = Step
analysis-mark-previous = Previous mark
analysis-mark-next = Next mark
analysis-lost = Where chances were lost
# $verdict is analysis-verdict-*, $move a move.
analysis-lost-at = Decision { $n }, { $verdict }: { $move } (−{ $percent } %)
analysis-lost-nothing = No clear mistakes.
analysis-no-choice = There was no choice here.
analysis-decision = What { $name } decided here
analysis-decision-you = What you decided here

## Two moves compared.

analysis-played = Played
analysis-chosen = Your choice
analysis-best = Best
analysis-difference = Difference
analysis-row-name = Expected
analysis-row-points = Total points
analysis-row-others = The others together
analysis-row-chance = Chance to win
analysis-was-best = The best move.
analysis-as-good = As good as the best move, as far as can be told.
analysis-show-best = Show the best move on the table
analysis-show-played = Show what was played

## The report after a game.

report-title = How you played
report-of = How { $name } played
report-accuracy = Accuracy: { $percent } %
report-costliest = Your costliest move: { $move } (−{ $percent } % to win).
report-costliest-best = Better: { $move }.
report-no-mistakes = You made no clear mistake.
report-losses = Lost per decision
report-rows = Compared with winners
report-winners = Winners
report-rows-help = Winners: the average of such games between bots.
report-open = Open the analysis
report-learn = Learn from your mistakes

## Mistakes to play again.

mistakes-title = Learn from your mistakes
mistakes-none = There is nothing to learn here: no decision of yours was clearly a mistake.
mistakes-which = Decision { $n } of { $of }: what would you play now?
mistakes-help = This is what you saw then. Choose a move to see what was better.
mistakes-right = Right: this is the best move.
mistakes-good = Good: it is about as good as the best move.
mistakes-wrong = Not yet: another move is better.
mistakes-same = This is what you played then. Another move is better.
mistakes-unknown = The analysis did not consider this move: it is hardly ever good.
mistakes-answer = Show the answer
mistakes-next = Next decision
mistakes-again = Start over
mistakes-done = That was all. You found { $n } of { $of }.
mistakes-back = Back to the replay

## Puzzles.

puzzle-today = Puzzle of the day
puzzle-number = Puzzle { $n }
puzzle-question = Find the best move. The obvious one is wrong.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-game = Game
puzzle-theme = Theme
puzzle-all-games = all games
puzzle-all-themes = all themes
puzzle-none = There is no other puzzle with this game and theme. Choose another theme.
puzzle-streak = In a row: { $n }
puzzle-accuracy = Solved: { $right } of { $of } ({ $percent } %)
puzzle-column-move = Move
puzzle-column-chance = Chance to win
puzzle-column-points = Points
puzzle-obvious = Obvious
puzzle-all-moves = All moves
