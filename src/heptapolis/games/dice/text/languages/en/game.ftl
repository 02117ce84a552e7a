### The dice game: its words, effects, moves, prices and events.

dice-title = Seven Wonders: the dice game

dice-name = Dice game

## Where the game stands.

dice-headline-setup = Choosing boards
dice-headline-turn = Turn { $turn }
dice-headline-last = Turn { $turn }, the last turn
dice-headline-over = The game is over

## The buildings of a board. English says "the" before them; other languages may need a definite form or a case.

dice-building-wonder = Wonder
dice-building-guild-court = Guild Court
dice-building-gallery = Gallery of Leaders
dice-building-west-barracks = West Barracks
dice-building-agora = Agora
dice-building-market = Market
dice-building-university = University
dice-building-east-barracks = East Barracks
dice-building-warehouse = Warehouse

## Rows of the score sheet: short.

dice-row-wonder = Wonder
dice-row-guild-court = Guilds
dice-row-gallery = Gallery
dice-row-west-barracks = West
dice-row-agora = Agora
dice-row-market = Market
dice-row-university = Univ.
dice-row-east-barracks = East

## The colours are always said of a die. .capital stands at the beginning of a sentence, about all dice of the colour.

dice-colour-grey = grey
    .capital = Grey
dice-colour-blue = blue
    .capital = Blue
dice-colour-red = red
    .capital = Red
dice-colour-yellow = yellow
    .capital = Yellow
dice-colour-green = green
    .capital = Green
dice-colour-black = black
    .capital = Black
dice-colour-white = white
    .capital = White
dice-colour-purple = purple
    .capital = Purple

## The dice. English says "the" before them; players build *with* them (.ins in languages that have it).

dice-die-grey-1 = first grey die
dice-die-grey-2 = second grey die
dice-die-grey-3 = third grey die
dice-die-blue = blue die
dice-die-red = red die
dice-die-yellow = yellow die
dice-die-green = green die
dice-die-black = black die
dice-die-white = white die
dice-die-purple = purple die

## The faces of the dice.

dice-symbol-stone = stone
dice-symbol-wood = wood
dice-symbol-brick = brick
dice-symbol-glass = glass
dice-symbol-cloth = cloth
dice-symbol-papyrus = papyrus
dice-symbol-mask = mask
dice-symbol-scales = scales
dice-symbol-fountain = fountain
dice-symbol-temple = temple
dice-symbol-owl = owl
dice-symbol-caduceus = caduceus
dice-symbol-axe = axe (attack to the left)
dice-symbol-sword = sword (attack to the right)
dice-symbol-shield = shield (defence on either side)
dice-symbol-camel = camel
dice-symbol-coins = 7 coins
dice-symbol-chest = chest
dice-symbol-compass = compass
dice-symbol-tablet = tablet
dice-symbol-gear = gear
dice-symbol-blue-leader = blue leader
dice-symbol-green-leader = green leader
dice-symbol-red-leader = red leader
dice-symbol-yellow-leader = yellow leader
dice-symbol-laurel = laurel
dice-symbol-spy-any = spy: Barracks, University, Agora or Market
dice-symbol-spy-yellow = spy: Market
dice-symbol-spy-green = spy: University
dice-symbol-spy-blue = spy: Agora
dice-symbol-spy-grey = spy: Warehouse
dice-symbol-spy-red = spy: Barracks
dice-symbol-guild-barracks = guild: compare the Barracks
dice-symbol-guild-wonder = guild: compare the Wonder
dice-symbol-guild-warehouse = guild: compare the Warehouse
dice-symbol-guild-market = guild: compare the Market
dice-symbol-guild-agora = guild: compare the Agora
dice-symbol-guild-university = guild: compare the University
dice-symbol-stage = next stage
dice-symbol-guild = any purple face

## Effects of boxes. where is a building or several: "Agora or Market" where boxes are crossed, "Agora and Market" where
## they are counted. coins and points are numbers with their noun.

dice-effect-cross = Cross a box of the { $where }, paying its cost.
dice-effect-cross-up-to = Cross up to { $n } boxes of the { $where }, paying their costs.
dice-effect-free-build = Build again with a die, without paying the die's price.
dice-effect-another-action = Take another action.
dice-effect-choose-bonus = Cross a bonus box.
dice-effect-coins = Gain { $coins }.
dice-effect-coins-and-points-per = Gain { $coins } now and { $points } at the end for each crossed box of the { $where }.
dice-effect-attack = Attack: { $points }, minus 1 for each defence facing you.
dice-effect-price-cut = All dice cost { $coins } less.
dice-effect-price-cut-colour = { $colour-capital } dice cost { $coins } less.
dice-effect-free-dice = { $colour-capital } dice are free.
dice-effect-coins-per-die = Gain { $coins } whenever you choose a { $colour } die.
dice-effect-unlock = Unlock the { $colour } die.
dice-effect-defence = Defence: from next turn on, attacks from this side score 1 point less.
dice-effect-resource = +1 resource for every future box.
dice-effect-points = { $points }.
dice-effect-points-per = { $points } for each crossed box of the { $where }.

## Why a die cannot be used.

dice-obstacle-locked = not unlocked yet
dice-obstacle-condition = you have too few boxes of the building it shows
dice-obstacle-crossed = no box left to cross
dice-obstacle-coins = can't afford it

## Moves: what a player may choose, in menus and behind "Chosen:".

dice-move-board = Take { $board }
dice-move-build = { $building } { $box } with the { $die }
dice-move-stage = Wonder stage { $box }
dice-move-pass = Pass and gain { $coins }
dice-move-cross = { $building } { $box }
dice-move-decline = Skip this effect
dice-move-bonus = Bonus { $number }

dice-price-free = free
dice-price-die = { $coins } for the die
dice-price-missing = { $coins } for resources

## Events: clauses behind their subject $who (a city or "You"), whose .gender they may agree with. Whole sentences without a
## subject: turn, turn-last, forum, end-triggered, replaced, over.

dice-event-board = took { $board }
dice-event-turn = Turn { $turn } begins.
dice-event-turn-last = Turn { $turn } begins: the last turn.
dice-event-forum = The Forum shows: { $dice }.
dice-event-crossed = crossed box { $box } of the { $building }
dice-event-crossed-with = crossed box { $box } of the { $building } with the { $die }
dice-event-coins = gained { $coins }
dice-event-passed = passed
dice-event-declined = skipped an effect
dice-event-bonus = crossed bonus box { $bonus }
dice-event-completed = completed the { $building }
dice-event-attack = scored { $points } against { $target-object }
dice-event-unlocked = unlocked the { $die }
dice-event-no-use = could not use an effect
dice-event-first-agora = gained { $points } for completing the Agora first
dice-event-end-triggered = The end is near: turn { $turn } is the last.
dice-event-replaced = The { $die } enters the Forum and the { $gone } leaves the game.
dice-event-over = The game is over.

## What a player must decide.

dice-question-board = Choose a board
dice-question-action = Choose an action
dice-question-build = Choose a die to build with: the die is free
dice-question-cross = Choose a box to cross
dice-question-bonus = Choose a bonus box

# A die as it lies in the Forum: "blue die: owl, 2 coins".
dice-rolled = { $die }: { $symbol }, { $coins }

# Why options are refused.
dice-problem-boards = { $n ->
    [one] The board set has only { $n } board.
   *[other] The board set has only { $n } boards.
}

## Rows of the score sheet as the reason why somebody won: "Decisive: the Market."

dice-source-wonder = the Wonder
dice-source-guild-court = the guilds
dice-source-gallery = the Gallery
dice-source-west-barracks = the western Barracks
dice-source-agora = the Agora
dice-source-market = the Market
dice-source-university = the University
dice-source-east-barracks = the eastern Barracks

## Puzzles: sets and themes

dice-puzzles-dice = Dice game
dice-theme-wonder = Wonder
dice-theme-guilds = Guilds
dice-theme-leaders = Leaders
dice-theme-military = Military
dice-theme-agora = Agora
dice-theme-money = Money
dice-theme-science = Science
