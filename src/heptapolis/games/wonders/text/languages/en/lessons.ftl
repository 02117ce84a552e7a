### The lessons of the card game: what is said at each step.

## cards

wonders-lesson-cards-city = This is your city, Halikarnassos, and its Wonder. You will build the city over three Ages. Whoever has the most points after Age III wins.
wonders-lesson-cards-hand = These seven cards are your hand; nobody else sees them. In each turn everyone secretly chooses one card. Then all chosen cards are played at once, and each player passes the other cards on: to the left in this Age. An Age has six turns.
wonders-lesson-cards-card = Look at this card. Its colour tells you its kind: red is military. The left edge shows its cost, one clay. The middle shows what it does: it gives one shield.
wonders-lesson-cards-lock = The badge below a card says what it costs you right now. A lock means that you cannot build it: you produce no clay, and neither of your neighbours does.
wonders-lesson-cards-ore = Brown cards produce raw materials, grey cards produce manufactured goods. The Ore Vein costs nothing and gives you one ore in every turn until the game ends: resources are never used up. Choose it.
wonders-lesson-cards-ore-build = A card has three uses: build it, build the next stage of your Wonder with it, or discard it for 3 coins. Build it.
wonders-lesson-cards-goods = This is what your city produces: cloth from your Wonder, and now ore. You can use each symbol once per turn, and again next turn.
wonders-lesson-cards-barracks = The Barracks cost one ore. You produce it, so the badge says: free. Choose the Barracks.
wonders-lesson-cards-barracks-build = Build them. A city never has two buildings of the same name.
wonders-lesson-cards-forecast = Your first shield. When the Age ends, you compare your shields with each of your two neighbours. The one with more takes a Victory token, the one with fewer a Defeat token; with equal shields neither takes one. Here you see how it would end now, to your left and to your right.
wonders-lesson-cards-neighbours = Your neighbours are behind this tab. Open it.
wonders-lesson-cards-trade = What you lack you can buy from your two neighbours, for 2 coins per resource. They sell what their starting resource and their brown and grey cards produce. They keep it and cannot refuse. Your left neighbour has stone, and wood or stone from a brown card: in each turn one of the two, whichever you like.
wonders-lesson-cards-back = Now go back to your own city.
wonders-lesson-cards-badge = The Stockade costs one wood, which you do not produce. The badge says how you get it: you pay 2 coins to the neighbour the arrow points at, the left one.
wonders-lesson-cards-stockade = A second shield is worth it: choose the Stockade.
wonders-lesson-cards-stockade-build = Build it. Your left neighbour gets the 2 coins. In a turn you can spend only the coins you had when it began.
wonders-lesson-cards-science = Green cards are science. There are three symbols: compass, gear and tablet. At the end, one of a kind is worth 1 point, two are worth 4, three are worth 9, and so on. Each set of three different symbols is worth 7 points more.
wonders-lesson-cards-apothecary = The Apothecary costs one cloth, which your Wonder produces. Choose it.
wonders-lesson-cards-apothecary-build = Build it.
wonders-lesson-cards-coins = You began with 3 coins and have 1 left. Next turn you will need 2. Time to make money.
wonders-lesson-cards-workshop = Every card can be discarded for 3 coins. You cannot pay for the Workshop anyway: choose it.
wonders-lesson-cards-workshop-sell = Discard it. It goes face down to the discard pile, and you take 3 coins from the bank.
wonders-lesson-cards-wonder = Now your Wonder. Its stages are built from left to right, whenever you like; nobody has to. The first costs two ore and is worth 3 points.
wonders-lesson-cards-baths = A stage needs a card, and any card will do: it goes face down under the Wonder and counts for nothing else. You pay the cost of the stage, not that of the card. Choose the Baths.
wonders-lesson-cards-stage = You produce one ore and buy the other from the right for 2 coins. Build the stage. It is the sixth turn, the last of the Age: the card left over is discarded for nothing.
wonders-lesson-cards-war = Age I is over, and the battles have been fought. You have 2 shields, your left neighbour none, your right neighbour 1. So you took two Victory tokens worth 1 point each. A Defeat token costs 1 point. In Age II a Victory token is worth 3 points, in Age III 5.
wonders-lesson-cards-score = Now look at the score sheet.
wonders-lesson-cards-score-wonder = Every stage of your Wonder scores what it shows: 3 points for your first.
wonders-lesson-cards-score-treasury = At the end, every 3 coins are worth 1 point.
wonders-lesson-cards-score-military = Victory tokens minus Defeat tokens; the sum may be negative.
wonders-lesson-cards-score-civilian = Blue cards are the simplest: they are worth the points they show. Some yellow cards give points too, but most of them bring coins or cheaper trade.
wonders-lesson-cards-score-science = One science symbol so far: 1 point.
wonders-lesson-cards-score-guilds = Purple cards, the guilds, come only in Age III. They give points under conditions, most of them for what your neighbours have built.
wonders-lesson-cards-score-close = Close the score sheet.
wonders-lesson-cards-direction = Age II has begun, with seven new cards for everyone. Hands now go to the right; in Age III they go to the left again.
wonders-lesson-cards-chain = The Dispensary costs two ore and one glass. But it shows a chain symbol that your Apothecary has, and so it is free for you. From Age II on, look for chains. Choose the Dispensary.
wonders-lesson-cards-chain-build = Build it: a second compass.
wonders-lesson-cards-compasses = Two compasses are worth 4 points already. A third would make it 9.
wonders-lesson-cards-end = That is the whole game: two more Ages like the first. If points are equal, the player with more coins wins. Are you ready for a game of your own?

## cities

wonders-lesson-cities-hand = Cities adds black cards to the game you know. Everyone gets 8 cards in each Age, so an Age has seven turns.
wonders-lesson-cities-black = Black cards are shuffled into the deck of each Age: as many as there are players, so three here. This one shows a mask. You will get it later.
wonders-lesson-cities-stone = Everything else works as before. Choose the Stone Pit.
wonders-lesson-cities-stone-build = Build it.
wonders-lesson-cities-residence = Another black card, the Residence: 1 point and a dove, the sign of Diplomacy. You buy the clay for it from your left neighbour. Choose it.
wonders-lesson-cities-residence-build = Build it, and a Diplomacy token is yours.
wonders-lesson-cities-dove = Your Diplomacy token is here, at the dove. It keeps you out of the next conflict: you take no Victory and no Defeat tokens. You must use it in that conflict, even if you would win, and then it is gone. If you hold several, each conflict uses up one.
wonders-lesson-cities-absent = For that conflict your city counts as absent: the cities to your left and right fight each other instead. If only two cities are left, they fight only once.
wonders-lesson-cities-hideout = The Hideout makes all other players lose 1 coin to the bank. You could build it. But today you will see it from the other side.
wonders-lesson-cities-press = Choose the Press.
wonders-lesson-cities-press-build = Build it.
wonders-lesson-cities-price = The mask is back. It costs 1 coin and one ore, and you have no ore yet.
wonders-lesson-cities-ore = Build the ore first: with three players this hand comes back once more. Choose the Ore Vein.
wonders-lesson-cities-ore-build = Build it.
wonders-lesson-cities-losses = When a card makes you lose coins, you lose them at the end of the turn, after all gains. So what you gain in a turn can pay for the loss.
wonders-lesson-cities-baths = Choose the Baths: 3 points.
wonders-lesson-cities-baths-build = Build them.
wonders-lesson-cities-hideout-again = The Hideout again. If you leave it here, your left neighbour gets it.
wonders-lesson-cities-theater = Choose the Theater all the same.
wonders-lesson-cities-theater-build = Build it.
wonders-lesson-cities-mask = Now the mask. At the end of the game it copies the science symbol of one green card in a neighbouring city: the one that is worth most to you. Choose the Pigeonhole.
wonders-lesson-cities-mask-build = Build it, for 1 coin and your ore.
wonders-lesson-cities-loss = There it is: your left neighbour built the Hideout, and you lose 1 coin. For every coin of a loss that you do not pay, you take 1 point of Debt. You decide, even if you have the coins, and you may split a loss.
wonders-lesson-cities-debt = Nobody ever gets rid of Debt. At the end, each point of it costs you 1 point.
wonders-lesson-cities-pay = A coin is worth less than a point: pay it.
wonders-lesson-cities-peace = The battles of Age I are over. You have no shields, and yet no Defeat token: Diplomacy kept you out, and the token is used up. Your left neighbour fought your right neighbour instead, and won.
wonders-lesson-cities-score = Open the score sheet.
wonders-lesson-cities-score-science = Your mask already counts: it copies the green card that your right neighbour has just built.
wonders-lesson-cities-score-cities = Points of black cards have a row of their own.
wonders-lesson-cities-score-treasury = Debt is counted together with the coins.
wonders-lesson-cities-score-close = Close the score sheet.
wonders-lesson-cities-more = There is much more to the black cards: shields for coins, like this card, cheaper trade, and raiders, who take a Victory token at once and give each neighbour 1 point of Debt. The symbols behind the question mark explain every card.
wonders-lesson-cities-end = Now you know Cities. You win the same way as ever. Are you ready for a game of your own?

## teams

wonders-lesson-teams-neighbours = Your neighbours are behind this tab. Open it.
wonders-lesson-teams-mate = Four or six players can play in teams of two. Team-mates sit side by side: yours is your left neighbour.
wonders-lesson-teams-hands = Team-mates may talk freely and show each other their cards, so you see this hand and your team-mate sees yours.
wonders-lesson-teams-gifts = You may not give each other coins or cards.
wonders-lesson-teams-back = Now go back to your own city.
wonders-lesson-teams-ore = Play goes on as usual. Choose the Ore Vein.
wonders-lesson-teams-ore-build = Build it.
wonders-lesson-teams-trade = You trade with your team-mate as with any neighbour, and the 2 coins stay in the team. First you must use what your own city produces. Choose the Baths.
wonders-lesson-teams-baths-build = Build them. In the team game, too, a building that a chain makes free is built through the chain.
wonders-lesson-teams-battle = Team-mates do not fight each other. You compare your shields only with your neighbour of the other team: the one to your right.
wonders-lesson-teams-double = The tokens are doubled. With more shields you take 2 Victory tokens, with fewer 2 Defeat tokens, with equal shields none.
wonders-lesson-teams-stockade = Choose the Stockade.
wonders-lesson-teams-stockade-build = Build it.
wonders-lesson-teams-ahead = One shield to none. If the Age ended now, you would take 2 Victory tokens: 2 points in Age I.
wonders-lesson-teams-diplomacy = Diplomacy only halves a conflict here, and only that of the player who holds the token. The shields are still compared, but winner and loser take 1 token each instead of 2. If both hold one, neither takes anything.
wonders-lesson-teams-customs = The Customs give every other player 1 coin: your team-mate too. And when a card of yours makes the others lose coins, your team-mate loses them as well.
wonders-lesson-teams-score = Open the score sheet.
wonders-lesson-teams-team = Each player is scored as always. The score of a team is the sum of both, and the team with the highest score wins. A tie goes to the team with more coins; if those are equal too, the victory is shared.
wonders-lesson-teams-score-close = Close the score sheet.
wonders-lesson-teams-end = That is the team game: build for two. Are you ready for a game of your own?
