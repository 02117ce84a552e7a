### The rules in our own words, for players: a heading, then its paragraphs.

dice-rules-dice-goal = The goal
dice-rules-dice-goal-aim = You build a city on a board of your own by crossing boxes. The game is a series of turns that everybody plays at the same time. At the end, the player with the most victory points wins.
dice-rules-dice-goal-players = 2 to 7 players. Your left neighbour is the next seat, your right neighbour the seat before.
dice-rules-dice-goal-numbers = The box holds dice, seven boards, pencils and cloths, the Forum and a score board. Here you need no pencil, and the numbers on our boards are our own. If you own the box, you can type in its boards and play with them.

dice-rules-dice-setup = Set-up
dice-rules-dice-setup-dice = There are ten dice: three grey ones, one each of blue, green, red and yellow, and the special dice white, black and purple. Every colour has a symbol of its own.
dice-rules-dice-setup-forum = The Forum starts with seven dice: the three grey ones, blue, red, yellow and green. The special dice wait beside it.
dice-rules-dice-setup-board = You get a board at random; a table may also let players choose in turn. Its upper part is your city: Wonder, Guild Court, Gallery of Leaders, West Barracks, Agora, Market, University and East Barracks. The lower part is your economy: Warehouse, bonus boxes and gold reserve.
dice-rules-dice-setup-coins = You start with 7 coins.

dice-rules-dice-turn = A turn
dice-rules-dice-turn-mix = A turn has two phases. First the dice are shaken. Each die then shows a face and lies in one of the four sections of the Forum, which cost 0, 1, 2 or 3 coins. That is the price of the die.
dice-rules-dice-turn-action = Then everybody takes exactly one action at the same time: cross a box with a die, cross a box of the Wonder, or pass. When all have acted, the next turn begins, until the end of the game.

dice-rules-dice-die = Crossing a box with a die
dice-rules-dice-die-choose = Choose one of the seven dice in the Forum. Its symbol belongs to a building on your board.
dice-rules-dice-die-price = Pay the price of the die from your gold reserve.
dice-rules-dice-die-shared = Choosing a die does not take it away: any number of players may choose the same one.
dice-rules-dice-die-arrow = The arrow beside the symbol on your board shows the order in which its boxes are crossed.
dice-rules-dice-die-cost = Pay the cost of the box with resources and coins, then cross it. From now on you have its effect.
dice-rules-dice-die-enough = You must be able to pay the whole price: the die and the box. There is no debt.

dice-rules-dice-wonder = Crossing a box of the Wonder
dice-rules-dice-wonder-no-die = The Wonder is the only building of your city that needs no die, so you pay only for the box.
dice-rules-dice-wonder-stages = It has three stages, crossed in order. Pay the cost of the stage with resources and coins; its effect holds from then on.

dice-rules-dice-pass = Passing
dice-rules-dice-pass-coins = If you cannot or do not want to cross a box, pass and gain 3 coins. You may always pass.

dice-rules-dice-economy = Resources and coins
dice-rules-dice-economy-resources = Each crossed box of the Warehouse is a resource. Resources are never spent: they count towards every future box, of any building.
dice-rules-dice-economy-missing = A box costs 0 to 6 resources. For each resource you lack, pay 1 coin. Example: a box costs 3, you have 2 resources: pay 1 coin.
dice-rules-dice-economy-automatic = Your resources are always used first, so there is nothing to decide.
dice-rules-dice-economy-coins = Coins pay for dice and for missing resources. They are worth no points.
dice-rules-dice-economy-reserve = On paper you circle the coins you gain, fill in those you spend, and use spent ones again when the reserve is full. Here the coins are counted for you. The reserve never turns coins away, unless a board file gives it a limit.

dice-rules-dice-colours = The dice and their buildings
dice-rules-dice-colours-grey = Grey: the Warehouse. A grey die shows a resource and leads to its box. If that box is crossed already, the die is of no use to you. The three grey dice differ.
dice-rules-dice-colours-blue = Blue: the Agora. A symbol leads to the next box of its row or column, so each box can be reached with two different symbols. The first player to cross all of it gains 3 points. If several complete it first in the same turn, all of them gain the points; a table may decide that nobody does, then or later.
dice-rules-dice-colours-yellow = Yellow: the Market. Boxes of the camel and the chest may be crossed in any order. The third symbol, 7 coins, has a box of its own.
dice-rules-dice-colours-red = Red: the Barracks. West Barracks attack and defend on your left, East Barracks on your right. An axe is the next attack to the west, a sword the next attack to the east, a shield the next defence on the side you choose.
dice-rules-dice-colours-green = Green: the University. Compass, tablet and gear each lead to the next box of their row. The University also unlocks the special dice.
dice-rules-dice-colours-black = Black: the spy. It has no building of its own. Its faces name a building, or four to choose from, and lead to any box that is next there, never to the Gallery, the Guild Court or the Wonder. You pay for the die and the box as usual.
dice-rules-dice-colours-white = White: the Gallery of Leaders. Each symbol leads to its next box. Its effects speed up your city.
dice-rules-dice-colours-purple = Purple: the Guild Court. Every face leads to the next box there, under a condition (see “The Guild Court”).

dice-rules-dice-special = Unlocking special dice
dice-rules-dice-special-unlock = You may choose a special die only after you have unlocked it in your own University, even if it lies in the Forum. In the same turn you can use it only if it lies in the Forum already and an effect lets you choose a die again.
dice-rules-dice-special-enter = When somebody unlocks a special die for the first time, it enters the Forum at the end of the turn, in place of a grey die that is drawn at random and leaves the game. If several special dice are unlocked in one turn, each replaces a grey die. There are always seven dice.
dice-rules-dice-special-once = A die that is already in the Forum is not added again. When all three have entered, no grey die is left.

dice-rules-dice-attack = Attack and defence
dice-rules-dice-attack-attack = An attack box scores its printed points at once, minus 1 for each crossed defence box in the barracks that face you, never below 0. The result is written down and never changes.
dice-rules-dice-attack-before = Only defences crossed in earlier turns count. They are worth no points themselves.
dice-rules-dice-attack-example = Example: you attack to the right for the first time, printed 3 points. Your right neighbour’s West Barracks have 1 defence: you gain 2 points.
dice-rules-dice-attack-two = With two players your West Barracks face the opponent’s East Barracks, and your East Barracks face their West Barracks.

dice-rules-dice-guild = The Guild Court
dice-rules-dice-guild-condition = To cross a box of the Guild Court, choose the purple die. With three or more players you need at least as many crossed boxes of the building it shows as each of your two neighbours. Ties are fine.
dice-rules-dice-guild-two = With two players you need strictly more than your opponent.
dice-rules-dice-guild-before = Boxes crossed this turn do not count, neither yours nor theirs. “Barracks” counts both Barracks together.
dice-rules-dice-guild-example = Example: the purple die shows the Market. You have 2 boxes there, your right neighbour 2, your left neighbour 1: you may cross.

dice-rules-dice-effects = Effects of boxes
dice-rules-dice-effects-cross = Cross another box: one more box of the building shown, or of one of the buildings shown: any box that is next there. You pay its cost but no die. You may skip it. Such effects never cross a box of the Guild Court.
dice-rules-dice-effects-two = Cross up to two boxes: the same, up to two times. Each box is fully carried out, bonus included, before the next is chosen.
dice-rules-dice-effects-seven = Gain 7 coins.
dice-rules-dice-effects-free = Build without paying for the die: choose a die once more, the same one if you like, at price 0. You still pay the cost of the box. You may skip it.
dice-rules-dice-effects-again = Take another action with the dice as they lie: a die at its price, the Wonder, or passing for 3 coins.
dice-rules-dice-effects-per = 1 coin now for each crossed box of the building shown, and 1 point for each at the end. Boxes crossed this turn count, too, and a box in that very building counts itself.
dice-rules-dice-effects-wonder = 2 coins now for each crossed box of your Wonder, and 2 points for each at the end. A box of the Wonder counts itself.
dice-rules-dice-effects-cheaper = Dice cost you 1 coin less, never below 0: all of them, or those of the colour shown. Several of these add up.
dice-rules-dice-effects-colour = Dice of the colour shown are free for you, in every section.
dice-rules-dice-effects-gift = From now on, 2 coins each time you choose a die of the colour shown, in extra actions too, but not for boxes crossed without a die. You must be able to pay for the die first; the coins may help to pay for the box.
dice-rules-dice-effects-points = Points, counted at the end; or 1 point for each crossed box of the Gallery, this one included. Two such boxes both score.
dice-rules-dice-effects-order = Within your turn: pay for the die, gain its coins, pay for the box, cross it, carry out its effect with all that follows, then the bonus for a completed building. If a box has two effects, what happens at once comes before what you decide.
dice-rules-dice-effects-asked = You are asked whenever there is something to decide, even if only one thing is left to do. You are not asked when you could only decline.

dice-rules-dice-bonus = Bonus boxes
dice-rules-dice-bonus-flag = As soon as all boxes of a building of your city are crossed, everybody is told, and its flag is crossed. The Wonder counts as such a building, the Warehouse does not.
dice-rules-dice-bonus-choose = Then you cross one of your bonus boxes that are still open and use its effect at once. A bonus may complete another building, which gives the next bonus.
dice-rules-dice-bonus-several = Two bonuses at once are used in the order in which the buildings were completed; you choose the box each time. There are three bonus boxes: a fourth building brings none.

dice-rules-dice-end = The end
dice-rules-dice-end-trigger = When a player has crossed three bonus boxes, the end is near: the current turn is finished, one last turn is played, and then the points are counted.
dice-rules-dice-end-once = The third bonus still has its effect. Several players reaching it in the same turn change nothing, nor does reaching it in the last turn.
dice-rules-dice-end-score = Add up the points of all buildings of your city, attacks and the first Agora included. The highest total wins.
dice-rules-dice-end-tie = A tie goes to the player with more coins left. If those are equal too, the victory is shared.
