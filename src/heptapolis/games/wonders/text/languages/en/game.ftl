### The card game: its words, effects, moves, prices and events.

wonders-title = Seven Wonders: the card game
wonders-name = Card game
wonders-name-expansions = Card game with Cities
wonders-name-teams = Card game with Cities in teams

## Where the game stands.

wonders-headline-setup = Before Age I
wonders-headline-left = Age { $age }, turn { $turn } of { $turns }: hands pass to the left
wonders-headline-right = Age { $age }, turn { $turn } of { $turns }: hands pass to the right
wonders-headline-over = The game is over

## Resources: what a city produces and buys (.acc), what it lacks (.gen).

wonders-resource-wood = wood
wonders-resource-stone = stone
wonders-resource-clay = clay
wonders-resource-ore = ore
wonders-resource-glass = glass
wonders-resource-papyrus = papyrus
wonders-resource-cloth = cloth
# Several of one resource, or of a choice: "2 wood", "2 wood or stone".
wonders-goods-many = { $n } { $resource }

## The colours are always said of a card.

wonders-colour-brown = brown
wonders-colour-grey = grey
wonders-colour-blue = blue
wonders-colour-yellow = yellow
wonders-colour-red = red
wonders-colour-green = green
wonders-colour-purple = purple
wonders-colour-black = black

## What the cards of a colour are about.

wonders-kind-brown = raw materials
wonders-kind-grey = manufactured goods
wonders-kind-blue = civilian buildings: points
wonders-kind-yellow = commerce: coins, trade, points
wonders-kind-red = military: shields
wonders-kind-green = science: compass, gear, tablet
wonders-kind-purple = guilds: points, mostly for what you or your neighbours have
wonders-kind-black = Cities: coins, tokens and dirty tricks

## The sides of a board.

wonders-side-day = day
wonders-side-night = night

## The Ages have Roman numbers in every language.

wonders-age-1 = I
wonders-age-2 = II
wonders-age-3 = III
wonders-chapter-1 = Age I
wonders-chapter-2 = Age II
wonders-chapter-3 = Age III

wonders-science-compass = compass
wonders-science-gear = gear
wonders-science-tablet = tablet

## Where things are counted; stands at the end of "for each counted ...".

wonders-where-left = your left neighbour has
wonders-where-self = you have
wonders-where-right = your right neighbour has
wonders-where-neighbours = your neighbours have
wonders-where-all = you and your neighbours have

## From whom resources are bought; stands only after "from".

wonders-trader-left = your left neighbour
wonders-trader-right = your right neighbour
wonders-trader-neighbours = either neighbour

## What is counted; stands only after "for each", so a language may put its word for "each" in here.
## colours is a colour or a list of them: "brown, grey or purple".

wonders-counted-cards = { $colours } card
wonders-counted-stages = built Wonder stage
wonders-counted-victories = Victory token
wonders-counted-victories-of-age = Age { $age } Victory token
wonders-counted-defeats = Defeat token

## Effects of cards and stages. coins, points, shields, debt are numbers with their noun; goods and resources are lists.

wonders-effect-produce = Produces { $goods }.
wonders-effect-produce-private = Produces { $goods }; neighbours can't buy it.
wonders-effect-produce-owned = Produces 1 more of any resource that your Wonder or your brown and grey cards already produce; neighbours can't buy it.
wonders-effect-produce-missing = Produces 1 of any resource that your Wonder and your brown and grey cards don't produce; neighbours can't buy it.
wonders-effect-trading-post = Buy { $resources } from { $trader } for 1 coin each.
wonders-effect-wharf = Each turn, the first resource you buy from { $trader } costs 1 coin less.
wonders-effect-smuggling-any = Every resource you buy from a neighbour costs 1 coin less.
wonders-effect-smuggling-starting = Each neighbour's starting resource costs you 1 coin less.
wonders-effect-shields = { $shields }.
wonders-effect-science = 1 { $symbol }.
wonders-effect-any-science = 1 compass, gear or tablet, whichever scores most at the end.
wonders-effect-mask = At the end of the game, copy a science symbol from a neighbour's green card.
wonders-effect-free-new-colours = Cards of a colour you don't have yet are free.
wonders-effect-free-build-first = The card you play on the first turn of each Age is free to build.
wonders-effect-free-build-last = The card you play on the last turn of each Age is free to build.
wonders-effect-play-last-card = At the end of each Age, you may also play your last card.
wonders-effect-free-stages = Your Wonder stages cost no resources (but still their coins).
wonders-effect-coins = Gain { $coins }.
wonders-effect-coins-per = Gain { $coins } for each { $counted } { $where }.
wonders-effect-neighbours-gain = Each neighbour gains { $coins }.
wonders-effect-others-gain = Every other player gains { $coins }.
wonders-effect-others-lose = Every other player loses { $coins }.
wonders-effect-others-lose-per = Every other player loses { $coins } for each { $counted } they have.
wonders-effect-neighbours-owe = Each neighbour takes { $debt }.
wonders-effect-diplomacy = Diplomacy: you skip the next conflict (in teams: you and your opponent take 1 token fewer).
wonders-effect-raid = Take an Age { $age } Victory token.
wonders-effect-forget-defeats = Discard all your Defeat tokens.
wonders-effect-build-from-discard = At the end of the turn, you may build a card from the discard pile for free.
wonders-effect-points = Worth { $points }.
wonders-effect-points-per = Worth { $points } for each { $counted } { $where }.
wonders-effect-points-if-complete = Worth { $points } if your Wonder is complete at the end.

## What a player must decide.

wonders-phase-board = Choose a board
wonders-phase-side = Choose a side of your board
wonders-phase-card = Choose a card
wonders-phase-last-card = Your Wonder lets you play your last card too
wonders-phase-discard = Build a card from the discard pile for free, or decline
wonders-phase-loss = You lose { $coins }: pay in coins or take Debt
wonders-phase-over = The game is over
# Why: $cause is one or several of wonders-cause, $question one of the above.
wonders-because = { $cause }. { $question }
# $what is an event below ("built Walls"), with the same $who.
wonders-cause = { $who } { $what }

## Why something cannot be built.

wonders-obstacle-owned = already built
wonders-obstacle-complete = your Wonder is complete
wonders-obstacle-resources = missing resources
wonders-obstacle-coins = not enough coins

## Why something is free; by is a card or a board.

wonders-waiver-chain = chain from { $by }
wonders-waiver-power = power of { $by }

## Prices: one of these, or several with list-comma; ways to pay with list-or.

wonders-price-free = free
wonders-price-waived = free ({ $waiver })
wonders-price-resources-waived = no resources ({ $waiver })
wonders-price-bank = { $coins }
wonders-price-left = { $coins } to the left
wonders-price-right = { $coins } to the right
wonders-price-own = own resources

## Moves: what a player may choose, in menus and behind "Chosen:".

wonders-move-board = take { $board } (produces { $resource })
wonders-move-side = { $side } side
wonders-move-build = build { $card } ({ $price })
wonders-move-stage = build stage { $number } with { $card } ({ $price })
wonders-move-sell = discard { $card } for { $coins }
wonders-move-leave = discard { $card } for nothing
wonders-move-recover = build { $card } for free
wonders-move-decline = build nothing
# Chosen, but not carried out yet: without the price.
wonders-chosen-build = build { $card }
wonders-chosen-stage = build stage { $number } with { $card }
wonders-settle-coins = pay { $coins }
wonders-settle-debt = take { $debt }
wonders-settle-both = pay { $coins } and take { $debt }

## Events: clauses behind their subject $who (a city or "You"), whose .gender they may agree with. Several are joined with
## list-comma and list-and. Only wonders-event-age and wonders-event-over are whole sentences without a subject.
## wonders-event-chose: one of the moves above.

wonders-event-chose = chose: { $move }
wonders-event-board = took { $board }
wonders-event-side = chose the { $side } side
wonders-event-age = Age { $age } begins.
wonders-event-trade = paid { $coins } to { $to-object } for resources
wonders-event-built = built { $card }
wonders-event-built-free = built { $card } ({ $waiver })
wonders-event-stage = built Wonder stage { $stage }
wonders-event-sold = discarded a card for { $coins }
wonders-event-left = discarded the last card
wonders-event-coins = gained { $coins }
wonders-event-debt = took { $points }
wonders-event-diplomacy = took a Diplomacy token
wonders-event-raid = took an Age { $age } Victory token
wonders-event-forget = discarded all Defeat tokens
wonders-event-recovered = built { $card } from the discard pile
wonders-event-declined = built nothing from the discard pile
wonders-event-loss-coins = lost { $coins }
wonders-event-loss-debt = took { $debt } instead of losing coins
wonders-event-loss-both = lost { $coins } and took { $debt }
wonders-event-conflict = won { $tokens } of Age { $age } against { $against-object }
wonders-event-defeat = took { $defeats } against { $against-object }
wonders-event-peace = stayed out of the conflict (Diplomacy)
wonders-event-peace-teams = used a Diplomacy token in the conflict
wonders-event-over = The game is over.

## Rows of the score sheet.

wonders-row-military = Military
wonders-row-treasury = Treasury
wonders-row-wonder = Wonder
wonders-row-civilian = Blue
wonders-row-commerce = Yellow
wonders-row-guilds = Guilds
wonders-row-cities = Black
wonders-row-science = Science

## Why options are refused.

wonders-problem-teams-need-cities = The team game needs Cities.
wonders-problem-team-sizes = Teams of two need 4 or 6 players.

## Rows of the score sheet as the reason why somebody won: "Decisive: military conflicts."

wonders-source-wonder = the Wonder
wonders-source-treasury = the treasury
wonders-source-military = military conflicts
wonders-source-civilian = blue buildings
wonders-source-commerce = yellow buildings
wonders-source-science = science
wonders-source-guilds = guilds
wonders-source-cities = black buildings

## Puzzles: sets and themes

wonders-puzzles-wonders = Card game
wonders-puzzles-cities = Cities
wonders-theme-wonder = Wonder
wonders-theme-money = Money
wonders-theme-military = Military
wonders-theme-civilian = Blue buildings
wonders-theme-science = Science
wonders-theme-guilds = Guilds
wonders-theme-cities = Black buildings
