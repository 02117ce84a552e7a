### What all games share: lists, numbers, players, the story, the score, hints.
### docs/translating.md explains attributes, plurals and arguments.

language-name = English

# A text that is the same in every language: notation, or a name that somebody typed.
verbatim = { $text }

## Lists are joined two by two: "a, b and c" is list-and(list-comma(a, b), c). A language whose nouns have cases adds
## an attribute per case: an accusative that joins the accusatives of head and tail. `.gender = plural` lets a list be a subject.

list-and = { $head } and { $tail-object }
    .gender = plural
    .object = { $head-object } and { $tail-object }
list-or = { $head } or { $tail }
list-comma = { $head }, { $tail-object }
    .gender = plural
    .object = { $head-object }, { $tail-object }
list-semicolon = { $head }; { $tail }
    .object = { $head-object }; { $tail-object }
list-sentences = { $head } { $tail }
# Amounts that are compared: "12 to 7".
list-versus = { $head } to { $tail }

## A number with its noun. Languages with cases add attributes for them: .acc, .gen, ...

number-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
number-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
number-shield = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
number-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
number-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
number-victory = { $n ->
    [one] { $n } Victory token
   *[other] { $n } Victory tokens
}
number-defeat = { $n ->
    [one] { $n } Defeat token
   *[other] { $n } Defeat tokens
}
number-diplomacy = { $n ->
    [one] { $n } Diplomacy token
   *[other] { $n } Diplomacy tokens
}
number-debt = { $n ->
    [one] { $n } point of Debt
   *[other] { $n } points of Debt
}

## Players. .gender is masculine, feminine, neuter or plural ("you" in languages that say вы, vi, вие); names that people
## typed have no gender. .object is how the player is called when somebody does something to them.

who-you = You
    .object = you
    .gender = you
who-player = Player { $number }

## The story.

# $clauses is one clause or several ("built Walls, gained 3 coins and ..."); every clause knows $who too.
story-sentence = { $who } { $clauses }.
# A game without words of its own: $what is code and not translated.
story-event = { $what }
story-event-of = { $who }: { $what }
story-undo = The last turn was taken back.
story-proxy-time = Time ran out: a bot decided for { $who-object }.
story-proxy-stand-in = A bot stood in for { $who-object }.

score-player = City
score-total = Total
score-team = Team { $players-object }: { $points }
score-tie-broken = { $players } have { $points } each; coins break the tie ({ $coins }).
score-tie-shared = { $players } tie with { $points } and { $coins } each.
score-won = { $players } won with { $points }.
score-together = { $players } share the victory with { $points }.

## Hints: the chance to win in percent, the expected points with one decimal; how many moves there are.

hint-expected = Chance to win { $percent } %, about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
hint-only = This is your only move.
hint-only-sensible = The only sensible one of your { $number } moves.

play-choose = Choose a move

## What decided a game, in one sentence. $rows are rows of the score sheet as the games name them (*-source-*): one, or a list.
## $winner and $second are players or teams; $one and $other are their points in that row.

verdict-row = Decisive: { $rows }. { $winner } scored { $points } more there than { $second-object }, { $one } to { $other }.
verdict-loss = Decisive: { $rows }. { $winner } lost less there than { $second-object }, { $one } to { $other }.
verdict-rows = Decisive: { $rows }. { $winner } scored { $points } more in each than { $second-object }.
verdict-margin = { $winner } finished { $points } ahead of { $second-object }; no single row was decisive.
verdict-tiebreak = { $winner } won on the tie-break: { $second-object } had { $points } too.
verdict-shared = { $players } share the victory: even the tie-break is level.
# $players are teams: a list-semicolon of lists.
verdict-shared-teams = The victory is shared: { $players-object }. Even the tie-break is level.

## The analysis of a game. $better and $played are moves ("build Walls (free)"), $changes a list of analysis-row and analysis-others,
## $chance is analysis-chance. $sign is "+" or "−"; $row is a row of the score sheet (*-source-*); $error is half an interval of 95 %.

analysis-better = “{ $better }” instead of “{ $played }”: { $changes }; { $chance }.
analysis-better-overall = “{ $better }” instead of “{ $played }”: no row of the score sheet stands out; { $chance }.
analysis-unclear = “{ $better }” may be better than “{ $played }”, but it is not clear: { $chance }.
analysis-unclear-rows = “{ $better }” may be better than “{ $played }”, but it is not clear: { $changes }; { $chance }.
analysis-row = { $row } { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-others = the others together { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-chance = { $sign }{ $percent } % to win (±{ $error })
analysis-seat = Seat { $seat }
analysis-verdict-best = best
analysis-verdict-good = good
analysis-verdict-inaccuracy = inaccuracy
analysis-verdict-mistake = mistake
analysis-verdict-blunder = blunder
analysis-verdict-open = not clear
# $mistakes is analysis-mistakes-*, $luck is analysis-luck-*.
analysis-change = Chance to win: { $mistakes }; { $luck }.
analysis-change-even = Chance to win: neither mistakes nor luck made a clear difference.
analysis-mistakes-cost = mistakes cost { $mistakes } % in all (±{ $error })
analysis-mistakes-even = mistakes made no clear difference
analysis-luck-even = luck made no clear difference
analysis-luck-gave = luck (the deal, the rolls and the others’ moves) gave { $luck } % (±{ $error })
analysis-luck-took = luck (the deal, the rolls and the others’ moves) took { $luck } % (±{ $error })

## Puzzles: positions where one move is clearly best. $themes is a list of puzzle-theme-* and <game>-theme-*.

puzzle-theme-denial = Denial
puzzle-theme-overall = All-round
puzzle-difficulty-1 = easy
puzzle-difficulty-2 = medium
puzzle-difficulty-3 = hard
puzzle-right = Right: this is the best move.
puzzle-wrong = Another move is better.
puzzle-themes = Themes: { $themes }.
