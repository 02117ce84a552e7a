### The table of the card game on the page.

wonders-rules-wonders = Card game rules
wonders-rules-cities = Cities and team rules

wonders-option-expansions = Expansions
wonders-option-teams = Teams of two
wonders-option-teams-help = 4 or 6 players, with Cities. Seats 1 and 2 are a team, so are 3 and 4, and 5 and 6.
wonders-option-sides = Board sides
wonders-option-sides-choose = players choose
wonders-option-sides-day = day
wonders-option-sides-night = night
wonders-option-sides-random = random
wonders-option-boards = Boards
wonders-option-boards-deal = dealt at random
wonders-option-boards-choose = players choose in turn
wonders-option-open = Open teaching game
wonders-option-open-help = Players choose one after another, with all hands face up

wonders-seat-mate = team-mate

wonders-table-headline = Age { $age }, turn { $turn } of { $turns }
wonders-table-pass-left = Hands pass to the left
wonders-table-pass-right = Hands pass to the right
wonders-table-spectator = You are watching. Hands stay hidden.

wonders-hand-title = Your hand
wonders-hand-of = { $name }'s hand
wonders-hand-cannot = can't be built:

wonders-use-title = Choose what to do with { $card }
wonders-use-build = Build
wonders-use-stage = Wonder stage { $n }
wonders-use-stage-none = Wonder complete
wonders-use-sell = Discard
wonders-use-sell-gain = +3 coins
wonders-use-leave = Discard for nothing
wonders-use-split = Who to pay
wonders-use-split-words = { $left } to the left, { $right } to the right
wonders-use-chance = chance to win { $percent } %

## by is a card or a board.

wonders-pay-chain = free: { $by }
wonders-pay-left = { $n ->
    [one] { $n } coin to the left neighbour
   *[other] { $n } coins to the left neighbour
}
wonders-pay-right = { $n ->
    [one] { $n } coin to the right neighbour
   *[other] { $n } coins to the right neighbour
}

wonders-city-production = Production
wonders-city-production-none = no production
wonders-city-shields = Shields
wonders-city-science = Science
wonders-city-stage = Stage { $n }
wonders-city-stage-built = built
wonders-city-debt = Debt
wonders-city-diplomacy = Diplomacy
wonders-city-victories = Victory tokens
wonders-city-defeats = Defeat tokens
wonders-city-empty = Nothing built yet.

wonders-conflict-title = If the Age ended now
wonders-conflict-win = { $mine } to { $theirs } against { $name }: +{ $points }
wonders-conflict-lose = { $mine } to { $theirs } against { $name }: { $points }
wonders-conflict-even = { $mine } to { $theirs } against { $name }: no tokens

wonders-discard-title = Discard pile
wonders-discard-count = { $n ->
    [one] { $n } card discarded
   *[other] { $n } cards discarded
}

wonders-reveal-stage = built stage { $n }
wonders-reveal-sold = discarded for 3 coins
wonders-reveal-conflicts = Conflicts of Age { $age }

wonders-score-tucked = Cards under the Wonders

wonders-keys-numbers = choose a card from your hand
wonders-keys-build = build it
wonders-keys-stage = build the next Wonder stage with it
wonders-keys-sell = discard it for 3 coins

wonders-symbols-resources = Resources
wonders-symbols-kinds = Card colours
wonders-symbols-chains = Chains
wonders-symbols-chains-text = A building with a chain symbol lets you build later cards with the same symbol for free.

wonders-coach-title = Tutorial
wonders-coach-next = Next
wonders-coach-fold = Show less
wonders-coach-unfold = Show more
wonders-coach-end = I'm ready to play
wonders-coach-side = This is your Wonder. Both sides produce the same resource but have different stages. For a first game, pick the day side: it is simpler.
wonders-coach-first = Each turn you choose one card from your hand and pass the rest on. A card's colour shows its kind, the left edge its cost, and the middle what it does. Below each card you see what it costs you right now. In this lesson all hands are face up and players choose one after another.
wonders-coach-produce = Start with a brown or grey card: it produces a resource every turn for the rest of the game. Click a card, then Build.
wonders-coach-trade = Missing a resource? Buy it from a neighbour who produces it, for 2 coins each. They sell their starting resource and what their brown and grey cards produce. The badge below a card shows how many coins go to which neighbour: an arrow points to the one you pay. Yellow trading posts make it cheaper.
wonders-coach-kinds = Blue cards are worth points. Red cards give shields: at the end of the Age you compare yours with each neighbour's. Green cards are science: collect sets of three different symbols, or many of the same.
wonders-coach-stage = Instead of building a card, you can slide it face down under your Wonder to build the next stage. You pay the stage's cost instead of the card's. It's a good way to keep a card from your neighbour.
wonders-coach-sell = If nothing else is useful, discard a card for 3 coins. You can spend them from the next turn on.
wonders-coach-war = The Age ends after six turns. Compare shields with each neighbour: whoever has more takes a Victory token worth 1 point, and whoever has fewer takes a Defeat token worth −1.
wonders-coach-age2 = Age II: hands pass the other way and Victory tokens are worth 3. Some cards are free if you built the right one in Age I: look for chain symbols.
wonders-coach-done = That's all you need to know. Finish this game, or start one of your own.

wonders-discard-hidden = { $n ->
    [one] { $n } card you haven't seen
   *[other] { $n } cards you haven't seen
}

wonders-art-free = free
wonders-art-cost = cost: { $cost }
wonders-art-after = free with the { $what } symbol
wonders-art-gives = has the { $what } symbol

wonders-option-expansions-cities = Cities
wonders-option-sides-hint = Day is best for a first game.
wonders-option-smugglers-cache = Smuggler's Cache
wonders-option-smugglers-cache-any = every resource costs less
wonders-option-smugglers-cache-starting = only starting resources cost less

## Lessons.

wonders-lesson-cards-title = The card game
wonders-lesson-cards-about = Resources, trade, the Wonder, battles, science and chains: play one whole Age, see the score sheet, and start the next.
wonders-lesson-cities-title = The Cities expansion
wonders-lesson-cities-about = Black cards, Diplomacy, Debt and masks. You should know the card game.
wonders-lesson-teams-title = The team game
wonders-lesson-teams-about = Two against two, with Cities: hands, trade, battles and scores of a team. You should know Cities.
