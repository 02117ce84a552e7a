### The card game in the terminal.

## Above a city: "Left (team-mate)".

wonders-table-you = You
wonders-table-left = Left
wonders-table-right = Right
wonders-table-mate = { $role } (team-mate)
wonders-table-city = { $board } ({ $side })
# $goods are letters (W S/C), which stay as they are; $private the same, not for sale.
wonders-table-produces = produces { $goods }
wonders-table-produces-privately = produces { $goods } + { $private } (not for sale)
wonders-table-stages = stage { $built } of { $all }
wonders-table-victories = { $tokens } of Age { $age }
wonders-table-nothing-built = no buildings
wonders-table-hand = hand: { $cards }
wonders-table-chosen = chose: { $move }
wonders-table-discard = Discard pile: { $cards }
wonders-table-stage = stage { $number }
wonders-table-stage-built = built
wonders-table-column-card = card
wonders-table-column-cost = cost
wonders-table-column-price = you pay
wonders-table-column-effect = effect

wonders-help-letters = Letters: { $letters }. Numbers in a cost are coins.
# One of the letters: "W wood".
wonders-help-letter = { $letter } { $resource }
wonders-help-colours = Colours: { $colours }.
wonders-help-colour = { $colour }: { $kind }
wonders-help-card = { $card } ({ $colour }). Cost: { $cost }. { $effects }
wonders-help-no-cost = none
wonders-help-after = Free if you have { $cards } ({ $symbol }).
wonders-help-gives = Makes { $cards } free ({ $symbol }).
wonders-help-board = { $board } produces { $resource }.
wonders-help-stage = { $side } stage { $number }, cost { $cost }: { $effects }

wonders-refusal-not-in-hand = { $card } is not in your hand
wonders-refusal-cannot = { $card } can't be built now: { $reason }
wonders-refusal-price = that is not the price of { $card } ({ $price })

## `heptapolis cards` and `heptapolis boards`.

wonders-cards-none = No card matches all of these filters.
wonders-cards-count = { $n ->
    [one] { $n } card. Copies: `3+ 5+` is one copy from 3 players on, another from 5 on.
   *[other] { $n } cards. Copies: `3+ 5+` is one copy from 3 players on, another from 5 on.
}
# $letters is a list of wonders-help-letter.
wonders-cards-letters = Costs: { $letters }; numbers are coins.
wonders-cards-drawn = drawn
wonders-cards-after = after { $symbol }
wonders-cards-gives = gives { $symbols }
wonders-cards-column-age = Age
wonders-cards-column-card = card
wonders-cards-column-cost = cost
wonders-cards-column-effect = effect
wonders-cards-column-chains = chains
wonders-cards-column-copies = copies
# Columns of `heptapolis stats`: what is counted there.
wonders-trait-card = card
wonders-trait-board = board

## `heptapolis games`: what the options mean.

wonders-meaning-players = how many players
wonders-meaning-expansions = boxes added to the base game
wonders-meaning-teams = teams of two; needs Cities and 4 or 6 players
wonders-meaning-sides = who chooses the side of a board
wonders-meaning-boards = boards dealt at random, or chosen in seat order
wonders-meaning-open = teaching mode: players choose one after another, all hands face up
wonders-meaning-smugglers-cache = which resources the Smuggler's Cache makes cheaper
