### The dice game in the terminal.

dice-own-numbers = The numbers on these boards are Heptapolis's own, not the printed game's.

dice-table-die = die
dice-table-face = face
dice-table-price = price
dice-table-city = { $coins }, { $resources }, bonuses { $bonuses } of 3, { $points } so far
dice-table-boxes = { $building } { $crossed }/{ $all }
dice-table-column-move = move
dice-table-column-price = you pay
dice-table-column-effect = effect

## Every colour of dice has a symbol too, for people who cannot tell colours apart.

dice-sign-diamond = diamond
dice-sign-bar = bar
dice-sign-cross = cross
dice-sign-circle = circle
dice-sign-triangle = triangle
dice-sign-ring = ring
dice-sign-bust = bust
dice-sign-star = star

## Help.

dice-help-box = { $number }. cost { $cost }: { $effects }
dice-help-ordered = boxes { $boxes } in this order
dice-help-any-order = boxes { $boxes } in any order
dice-help-bonus = Bonus { $number }: { $effect }
dice-help-arrow = { $symbol }: { $boxes }
dice-help-guild = You need at least as many crossed boxes of the building on the purple die as each neighbour.
dice-help-guild-two = You need more crossed boxes of the building on the purple die than your opponent.

## Columns of `heptapolis stats`: what is counted there.

dice-trait-board = board
dice-trait-building = building

## `heptapolis games`: what the options mean.

dice-meaning-players = how many players
dice-meaning-agora-tie = who gains when several complete the Agora first in the same turn
dice-meaning-boards = boards dealt at random, or chosen in seat order
dice-meaning-board-set = the name of a board set, or the text of a board file; the numbers on our boards are our own
