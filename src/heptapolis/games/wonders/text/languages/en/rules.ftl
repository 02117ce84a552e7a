### The rules in our own words, for players: a heading, then its paragraphs.

wonders-rules-wonders-goal = The goal
wonders-rules-wonders-goal-aim = You lead an ancient city through three Ages. Everybody plays at the same time, one card per turn. After Age III all victory points are added up, and the highest total wins.
wonders-rules-wonders-goal-box = The box holds seven Wonder boards, 148 Age cards (49 for Age I, 49 for Age II, 50 for Age III), coins, and conflict tokens. “3 coins” always means a value of 3, whatever the pieces.
wonders-rules-wonders-goal-reading = A card shows its cost, its effect, its name, its Age, its colour with the symbol of that colour, and its chain symbols. A printed card also shows the smallest number of players it is used with, and on its back the direction in which hands pass; here the table takes care of both. Colours are never needed to read a card: every colour has a symbol of its own.
wonders-rules-wonders-goal-help = Every symbol explains itself when you point at it, and the page of symbols lists them all. The score sheet adds the points up for you.

wonders-rules-wonders-kinds = The seven kinds of cards
wonders-rules-wonders-kinds-brown = Brown cards produce raw materials: wood, stone, clay and ore.
wonders-rules-wonders-kinds-grey = Grey cards produce manufactured goods: glass, papyrus and cloth.
wonders-rules-wonders-kinds-blue = Blue cards are worth victory points.
wonders-rules-wonders-kinds-yellow = Yellow cards are commerce: coins, resources, cheaper trade, and in Age III points too.
wonders-rules-wonders-kinds-red = Red cards bring shields for the conflicts.
wonders-rules-wonders-kinds-green = Green cards show one of three science symbols.
wonders-rules-wonders-kinds-purple = Purple cards are guilds: points under conditions, most of them for what you or your neighbours have. They come only in Age III.

wonders-rules-wonders-setup = Set-up
wonders-rules-wonders-setup-decks = Each Age has its own deck. Cards marked for more players than there are at the table stay in the box. Then each deck is shuffled.
wonders-rules-wonders-setup-guilds = Age III also gets guilds: two more than there are players, drawn at random. Nobody sees which guilds are left out. With five players, seven guilds are in the game.
wonders-rules-wonders-setup-board = You get a Wonder board at random and choose its side, day or night; everybody chooses at the same time. For your first games the day sides are recommended. A table may also let players choose their boards in turn, each from those still there, play one side only, or draw the sides at random.
wonders-rules-wonders-setup-stages = A board shows a starting resource, the same on both sides, and two to four stages. Each stage has its own cost and its own effect.
wonders-rules-wonders-setup-coins = You start with 3 coins.

wonders-rules-wonders-age = An Age
wonders-rules-wonders-age-deal = At the start of an Age you are dealt 7 cards. Nobody else sees them.
wonders-rules-wonders-age-turns = An Age has six turns. In each turn everybody chooses a card, plays it, and passes the rest of the hand on.
wonders-rules-wonders-age-choose = Choices are secret. When the last player has chosen, all cards are played at once.
wonders-rules-wonders-age-pass = Hands go to the left in Ages I and III, and to the right in Age II.
wonders-rules-wonders-age-last = In the sixth turn you hold two cards. You play one; the other is discarded face down, and you get nothing for it.
wonders-rules-wonders-age-neighbours = Your neighbours are the players directly to your left and right. West is left, east is right. Your city is everything you have built, your Wonder included.
wonders-rules-wonders-age-open = In a teaching game (the option “Open teaching game”) players choose one after the other, and all hands and choices lie open. The choices are still carried out together.

wonders-rules-wonders-uses = Three uses of a card
wonders-rules-wonders-uses-three = A chosen card is used in one of three ways: you build it, you build the next stage of your Wonder with it, or you discard it.
wonders-rules-wonders-uses-build = To build the card, pay its cost. The building stays in your city for the rest of the game.
wonders-rules-wonders-uses-twice = A city never holds two buildings of the same name. Loom, Glassworks and Press come in Age I and again in Age II: you may have each of them once.
wonders-rules-wonders-uses-stage = To build a stage, pay the cost printed on your board and put the card face down under it. Any card will do; its own cost does not matter. Stages are built from left to right, whenever you like, or never.
wonders-rules-wonders-uses-under = A card under a stage is not a building: it has no colour and no name any more, and it is not in the discard pile.
wonders-rules-wonders-uses-discard = To discard the card, put it face down on the discard pile and take 3 coins from the bank.

wonders-rules-wonders-pay = What things cost
wonders-rules-wonders-pay-kinds = A cost is nothing, coins, resources, or coins and resources together. Coins are paid to the bank. A chain can also make a card free.
wonders-rules-wonders-pay-kept = Resources are not used up. What your city produces is there again every turn.
wonders-rules-wonders-pay-produce = Your city produces what its symbols show: the starting resource, brown and grey cards, some yellow cards and some stages. You can use each symbol once per turn. A card with two symbols gives two resources.
wonders-rules-wonders-pay-choice = A symbol with a slash gives one of its resources each turn, whichever you need.
wonders-rules-wonders-pay-example = Example: your city produces 2 stone, 1 ore and 1 papyrus. You can build the Barracks (1 ore) or the Scriptorium (1 papyrus), but not the Guard Tower (1 clay), unless you buy the clay.
wonders-rules-wonders-pay-start = You pay with the coins you have at the start of the turn. Coins gained this turn arrive too late. You cannot spend more than you have; the bank never runs out.

wonders-rules-wonders-trade = Trade
wonders-rules-wonders-trade-buy = A resource you lack can be bought from a neighbour who produces it, for 2 coins each, paid to that neighbour. You may mix your own resources with bought ones, and buy from both sides.
wonders-rules-wonders-trade-sale = You can buy a neighbour’s starting resource and what the neighbour’s brown and grey cards produce. Yellow cards and Wonder stages never sell anything.
wonders-rules-wonders-trade-keep = The seller keeps the resource, may use it in the same turn, and cannot refuse. Both neighbours of a seller may buy the same resource in the same turn, but you can use each of the seller’s symbols only once per turn, and only for what you build now.
wonders-rules-wonders-trade-slash = From a neighbour’s symbol with a slash you take whichever resource you want, no matter how the owner uses it this turn.
wonders-rules-wonders-trade-later = What a neighbour builds this turn is for sale only from the next turn on.
wonders-rules-wonders-trade-posts = Trading posts make raw materials from one neighbour cost 1 coin instead of 2: west means left, east means right. The Marketplace does the same for manufactured goods from both neighbours. They work from the turn after they are built, and two of them together never bring the price below 1.
wonders-rules-wonders-trade-split = You never buy what you produce yourself, but you decide which neighbour to buy from, even the more expensive one. The table offers every sensible split between left and right, the cheapest first.

wonders-rules-wonders-chains = Chains
wonders-rules-wonders-chains-free = From Age II on, a card may show a chain symbol beside its cost. If your city has a building with that symbol, the card is free: no resources, no coins. Without it you pay the cost.
wonders-rules-wonders-chains-always = A card that a chain makes free is always built that way. “Free” means no resources and no coins, for chains, for Olympia’s powers and for builds from the discard pile alike.
wonders-rules-wonders-chains-two = Example: with the Theater of Age I, the Gardens are free in Age III. Some buildings carry two chain symbols and make two cards free.

wonders-rules-wonders-conflict = Conflict
wonders-rules-wonders-conflict-compare = At the end of each Age you count the shields of your city, on buildings and stages, and compare them with each neighbour.
wonders-rules-wonders-conflict-tokens = With more shields than a neighbour you gain a Victory token: worth 1 point in Age I, 3 in Age II, 5 in Age III. With fewer you take a Defeat token, −1 point in every Age. If your shields are equal, nothing happens.
wonders-rules-wonders-conflict-example = Example: at the end of Age II you have 4 shields, your left neighbour 5, your right neighbour 2. You take one Defeat token and one Victory token worth 3.

wonders-rules-wonders-timing = When effects count
wonders-rules-wonders-timing-coins = Cards that bring coins for what stands in cities (such as the Vineyard) count after everything chosen this turn has been built, by you and by your neighbours, the card itself included. Their points are counted at the end of the game.
wonders-rules-wonders-timing-recovered = A card built from the discard pile comes later: it does not count for such coins of the same turn.
wonders-rules-wonders-timing-order = At the end of an Age things happen in this order: the last turn, Babylon’s extra card, the leftover cards are discarded, builds from the discard pile, coin losses (with Cities), the conflict.

wonders-rules-wonders-powers = Special powers of Wonders
wonders-rules-wonders-powers-olympia-day = Olympia by day, second stage: from the next turn on, building a card of a colour that your city does not have yet is free, so at most once per colour. It is not a choice, and it holds for Age cards only; black counts as a colour.
wonders-rules-wonders-powers-olympia-night = Olympia by night: with the first stage, the card you choose in the first turn of an Age may be built free; with the second stage, the card you choose in the last regular turn (the sixth; with Cities the seventh). The leftover card is never free.
wonders-rules-wonders-powers-babylon = Babylon by night, first stage: you also play the leftover card of each Age, from the Age in which the stage is built; it works even if you build the stage in the last turn. Build the card, build a stage with it, discard it for 3 coins, or let it go for nothing. It is like a turn of its own, after the last one: you can use your production again, and coins and buildings of the last turn already help.
wonders-rules-wonders-powers-halikarnassos = Halikarnassos: at the end of the turn in which you build a stage with this power, you look through the whole discard pile and may build one of its cards free, but no second building of the same name. Cards discarded this turn are there too, and so are the leftover cards after the last turn of an Age. You may decline. It comes before the conflict.
wonders-rules-wonders-powers-pile = The discard pile keeps its order, and everybody remembers who discarded when. So a player who looks through the pile learns who discarded what. Of two identical cards, the older one is taken.

wonders-rules-wonders-score = Scoring
wonders-rules-wonders-score-end = The game ends after the conflict of Age III. Seven rows are added up: Wonder stages, the treasury (your coins), conflict tokens, blue, yellow, green and purple cards.
wonders-rules-wonders-score-conflict = Conflict tokens: add all Victory and Defeat tokens. The sum may be negative.
wonders-rules-wonders-score-coins = Coins: 1 point for every 3 coins.
wonders-rules-wonders-score-science = Science: for each of the three symbols, the number you have times itself (1, 4, 9, 16, 25 …). In addition, 7 points for every set of three different symbols.
wonders-rules-wonders-score-wild = A symbol that may be any of the three (the Scientists’ Guild, Babylon) is chosen at the end, for the best total. It counts in the science row.
wonders-rules-wonders-score-decorators = The Decorators’ Guild is worth 7 points only if every stage of your Wonder is built at the end.
wonders-rules-wonders-score-tie = If players have the same points, the one with more coins wins. If the coins are equal too, they share the victory.

wonders-rules-cities-what = What Cities adds
wonders-rules-cities-what-more = Cities adds black cards, an extra turn in each Age, coin losses with Debt, and Diplomacy. Two Wonders, Byzantium and Petra, join the others, in games with Cities only. It is for 3 to 7 players. Everything else is played as in the card game, and you win the same way.
wonders-rules-cities-what-cards = There are 42 black cards, 14 for each Age. Like every colour, black has a symbol of its own.
wonders-rules-cities-what-supply = The box holds 4 Diplomacy tokens, Debt tokens of −1 and −5, and coins worth 6. Here the common supply never runs out, and only values count: Debt is a number of points that you lose at the end.

wonders-rules-cities-setup = Set-up
wonders-rules-cities-setup-black = For each Age, draw as many black cards as there are players, at random. Nobody sees which ones are left out. They are shuffled into the deck of their Age.
wonders-rules-cities-setup-guilds = Guilds are drawn as usual, two more than there are players, and shuffled into the deck of Age III.
wonders-rules-cities-setup-hand = You are dealt 8 cards instead of 7, so an Age has seven turns. The last card is still not played.

wonders-rules-cities-loss = Losing coins
wonders-rules-cities-loss-all = Some black cards and stages make all other players lose coins. The player who builds one loses nothing by it.
wonders-rules-cities-loss-per = Some losses are counted for each player: 1 coin for each of your Victory tokens, or for each stage of your Wonder that is built. They are counted when the loss is taken.
wonders-rules-cities-loss-when = All losses of a turn are taken together at its end, after everybody has built and after every gain. Lost coins go to the bank.
wonders-rules-cities-loss-debt = For every coin you do not pay you take 1 point of Debt. You decide once, for the whole loss: pay it, take Debt, or mix both, even if you could pay it all. All who lose coins decide at the same time.
wonders-rules-cities-loss-nothing = Without coins there is nothing to decide: the whole loss becomes Debt.
wonders-rules-cities-loss-forever = Debt can never be paid back. At the end of the game each point of Debt costs you 1 victory point. It does not lower your coins when a tie is broken.

wonders-rules-cities-diplomacy = Diplomacy
wonders-rules-cities-diplomacy-token = Diplomacy tokens come from some black cards and from Byzantium. You put the token on your board.
wonders-rules-cities-diplomacy-out = If you hold a token at the end of an Age, you take no part in the conflict: no Victory tokens, no Defeat tokens. (The team game is different, see below.)
wonders-rules-cities-diplomacy-neighbours = The two cities on either side of you become neighbours for this conflict and fight each other.
wonders-rules-cities-diplomacy-example = Example: at the end of Age II you have 2 shields and a Diplomacy token, your left neighbour 5 and your right neighbour 4. You take nothing. Your left neighbour gains a Victory token worth 3, your right neighbour takes a Defeat token.
wonders-rules-cities-diplomacy-must = The token must be used in the next conflict, even if you would have won, and is then returned. With several tokens you use one per conflict.
wonders-rules-cities-diplomacy-two = If only two cities are left in the conflict, they fight once, not twice: the stronger gains one Victory token, the weaker takes one Defeat token. With one city or none there is no conflict; the Diplomacy tokens are returned all the same.
wonders-rules-cities-diplomacy-only = Diplomacy changes nothing but the conflict: trade, guilds, masks and raiders still see your ordinary neighbours. A token left after Age III is worth nothing.

wonders-rules-cities-effects = What black cards do
wonders-rules-cities-effects-points = Many black cards are worth points. They have a row of their own on the score sheet.
wonders-rules-cities-effects-discard = Forging Agency: at the end of the turn you look through the discard pile and may build one of its cards free, but no second building of the same name. If several players do this in one turn, Halikarnassos comes first, then the Forging Agency, then by seat.
wonders-rules-cities-effects-defeats = Memorial: gain 2 coins for each of your Defeat tokens, then discard all of them.
wonders-rules-cities-effects-neighbours = Dive and Gambling Den: you gain the coins shown for you, and each of your two neighbours gains the coins shown for neighbours.
wonders-rules-cities-effects-raiders = Raiders: you take a Victory token of the value shown, without any conflict. It counts like every other token of that Age. Each of your two neighbours takes 1 point of Debt at once, and cannot pay a coin instead.
wonders-rules-cities-effects-others = Customs, Trade Center and Mint: every other player gains the coins shown.
wonders-rules-cities-effects-network = Secret Network: 1 coin now for each black card in your city, and at the end 1 point for each. It counts itself.
wonders-rules-cities-effects-per-victory = Slave Market: 1 coin for each Victory token you have now, and at the end 1 point for each you have then.
wonders-rules-cities-effects-value = Cells, Guardhouse and Prison: at the end, the points shown for each of your Victory tokens of the value shown.
wonders-rules-cities-effects-architects = Architect Firm: your stages need no resources, from the turn after it is built. Stages that cost coins still cost their coins.
wonders-rules-cities-effects-wharf = Wharf: each turn, the first resource you buy from that neighbour costs 1 coin less, never below 0. The neighbour gets 1 coin less, too. It works together with trading posts and the Marketplace.
wonders-rules-cities-effects-cache = Smuggler’s Cache: every resource you buy, brown or grey, from either neighbour, costs 1 coin less, never below 0. It works together with trading posts, the Marketplace and wharves. A table may choose the other reading: only the neighbours’ starting resources are cheaper.
wonders-rules-cities-effects-warehouse = Secret Warehouse: each turn, one more of a resource that your brown and grey cards, your starting resource or your built stages already produce. Yellow and black cards do not count; of a symbol with a slash, all its resources do. Neighbours cannot buy it.
wonders-rules-cities-effects-market = Black Market: each turn, one of a resource that your brown and grey cards, your starting resource and your built stages do not produce. Yellow and black cards do not count; of a symbol with a slash, all its resources do. Neighbours cannot buy it.
wonders-rules-cities-effects-mask = Mask: at the end you copy the science symbol of one green card of a neighbour, whichever is worth most to you. Several masks all count, but only one of your masks can copy each card. If both neighbours have the same card, it counts as two cards.
wonders-rules-cities-effects-embassy = The Embassy is worth 3 points and brings a Diplomacy token.

wonders-rules-cities-turn = The order of a turn
wonders-rules-cities-turn-order = Costs are paid, and sellers get their coins. Then everything chosen is built. Then come the gains: coins, Diplomacy, raiders’ tokens and Debt, the Memorial. Then builds from the discard pile. Then all coin losses together.

wonders-rules-cities-score = Scoring
wonders-rules-cities-score-end = The game ends after the conflict of Age III and is scored as usual, with a row of its own for the points of black cards. Debt is subtracted in the treasury row, where the coins are counted.
wonders-rules-cities-score-science = With masks you can have more identical symbols than in the base game. There is no limit: nine are worth 81 points, ten are worth 100.

wonders-rules-cities-teams = Teams of two
wonders-rules-cities-teams-who = With 4 or 6 players you may play in teams of two. Team-mates sit side by side.
wonders-rules-cities-teams-talk = Team-mates may talk freely and see each other’s hands.
wonders-rules-cities-teams-not = You may not give coins or cards to your team-mate. You use your own resources before you buy, and a card that a chain makes free is always built that way.
wonders-rules-cities-teams-pays = When an effect makes the others lose or gain coins, your team-mate counts as one of the others. Your team-mate is also your neighbour, and takes the Debt of your raiders, too.
wonders-rules-cities-teams-fight = Team-mates do not fight each other. You compare shields with one opponent only: the neighbour on the side away from your team-mate.
wonders-rules-cities-teams-double = Tokens are doubled: the stronger city gains 2 Victory tokens, the weaker one takes 2 Defeat tokens. If shields are equal, neither takes a token.
wonders-rules-cities-teams-fight-example = Example: at the end of Age II you have 2 shields, your opponent 5. You take 2 Defeat tokens, your opponent gains 2 Victory tokens worth 3 each.
wonders-rules-cities-teams-diplomacy = Diplomacy works differently in teams: a diplomat still fights. You must use your token in the next conflict; your team-mate’s conflict stays as it is. Shields are compared, but you and your opponent take 1 conflict token each instead of 2. Then the Diplomacy token is returned.
wonders-rules-cities-teams-both = If both opponents hold a Diplomacy token, both use one, and neither takes any conflict token.
wonders-rules-cities-teams-win = Each player is scored as usual, and team-mates add up their points. The team with the highest sum wins; a tie goes to the team with more coins in total. If those are equal too, the victory is shared.
