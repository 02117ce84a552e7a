### The table of the dice game on the page.

dice-rules-dice = Dice game rules

dice-forum = The Forum
dice-section = Section: { $coins }
dice-price = costs you { $coins }
dice-leads = { $n ->
    [one] can cross { $n } box
   *[other] can cross { $n } boxes
}

dice-box = { $building }, box { $n }
dice-box-cost = { $n ->
    [one] Cost: { $n } resource
   *[other] Cost: { $n } resources
}
dice-box-price = you pay { $coins }
dice-box-free = you pay nothing
dice-box-next = next in order
dice-box-crossed = crossed
dice-box-won = crossed for { $points }

dice-crossed = { $n } of { $of } boxes crossed
dice-complete = complete
dice-first = First to complete the Agora: { $points }
dice-gold = Gold reserve
dice-bonuses = Bonus boxes crossed
dice-bonus = Bonus { $n }
dice-barracks = Barracks

dice-compare = Guild Court: you need at least as many crossed boxes as each neighbour. { $building }: you { $mine }, left { $left }, right { $right }
dice-compare-two = Guild Court: you need more crossed boxes than your opponent. { $building }: you { $mine }, opponent { $left }
dice-wonder = Wonder stage { $n }

dice-pick = Choose a die, then a box.
dice-pick-box = You chose the { $die }. Now choose a box.
dice-pick-die = { $box }: now choose a die.

dice-queue = Then:
dice-queue-bonus = Cross a bonus box

dice-guild = Needs the purple die, and at least as many crossed boxes of the building it shows as each neighbour.
dice-guild-two = Needs the purple die, and more crossed boxes of the building it shows than your opponent.

dice-end = The end is near: turn { $turn } is the last.
dice-end-now = This is the last turn.

dice-last = Last move:
dice-opponent = Opponent
dice-facing = { $building } facing yours
dice-facing-you = Facing you
dice-defence = Defence against your attacks
dice-attacks = Points scored against you
dice-faces = Die faces

dice-keys-dice = choose a die
dice-keys-boxes = move between dice or boxes
dice-keys-cross = cross the box
dice-keys-wonder = build the next Wonder stage
dice-keys-pass = pass
dice-keys-decline = skip an effect

dice-option-boards = Boards
dice-option-boards-deal = dealt at random
dice-option-boards-choose = players choose in turn
dice-option-agora-tie = Tie for the first Agora
dice-option-agora-tie-all = all of them score
dice-option-agora-tie-none = none of them scores
dice-option-board-set = Board set
dice-option-board-set-heptapolis = Heptapolis
dice-option-board-set-help = You can play with a board file of your own.

dice-confirm = Confirm
dice-others = What the others did last

## Lessons.

dice-lesson-dice-title = The dice game
dice-lesson-dice-about = Dice and their prices, every building, special dice, bonuses and the end.
