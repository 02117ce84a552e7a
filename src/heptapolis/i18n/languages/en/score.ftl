### The score pad for games on a real table, the history of a group, my statistics. Loaded when one of them is opened.

## The pad.

pad-title = Score a real game
pad-intro = Count what is on your table and let the pad add it up. It works without a connection and keeps every game on this device.
pad-new = New game
pad-start = Start counting
pad-teams-help = Players 1 and 2 are a team, so are 3 and 4, and 5 and 6.
pad-unfinished = Not finished
pad-unfinished-empty = Nothing to finish.
pad-missing = This pad is not on this device.
pad-not-kept = This browser could not save the change: its storage is full or switched off. Export your games.
pad-order = How to fill it in
pad-by-player = By player
pad-by-row = By row
pad-players = Standings
pad-rows = Rows
pad-rank = rank { $n }
pad-name = Name
pad-name-empty = A player needs a name. { $name } stays until you type another one.
pad-name-twice = Somebody else has this name. { $name } stays until you type another one.
pad-wonder-pick = Pick the Wonder
pad-wonder-of = The Wonder of { $name }
pad-wonder-none = Another board, or none
pad-wonder-points = Pick the Wonder above to count only stages, or enter its points.
pad-board-side = { $board }, { $side }
pad-stages = Wonder stages built
pad-complete = The Wonder is complete: { $points }
pad-points = Points
pad-by-points = Enter points instead
pad-by-count = Count instead
pad-coins = Coins
pad-coins-worth = { $points }; left over: { $left }
pad-coins-tie = They break ties.
pad-victories = Victory tokens, Age { $age }
pad-each = each: { $points }
pad-each-defeat = each: −1
pad-worth = Cards worth { $points }
pad-symbol-compass = Compasses
pad-symbol-gear = Gears
pad-symbol-tablet = Tablets
pad-wild = Symbols of your choice
pad-wild-note = Scientists' Guild, Babylon
pad-masks = Masks
pad-masks-note = each copies a green card of a neighbour
pad-symbols = { $n } × { $symbol }
pad-science-wild = Best choice: { $symbols }.
pad-science-copied = Best copies from the neighbours: { $symbols }.
pad-science-sum = Equal symbols: { $squares }. Sets of three different symbols: { $sets }.
pad-cards-brown = Brown cards
pad-cards-grey = Grey cards
pad-cards-blue = Blue cards
pad-cards-yellow = Yellow cards
pad-cards-red = Red cards
pad-cards-green = Green cards
pad-cards-purple = Purple cards
pad-cards-black = Black cards
pad-count-at = { $name }: { $things }
pad-row-sum = { $row }: { $points }
pad-less = One less: { $what }
pad-more = One more: { $what }
pad-wrong-number = Enter a whole number from { $least } to { $most }. Nothing was changed.
pad-laurel = Laurel { $n }
pad-printed = Points in crossed boxes
pad-first-agora = First to complete the Agora: { $points }
pad-both-barracks = Both Barracks
pad-per-add = Add points for crossed boxes of…
pad-per-box = For each crossed box: { $building }
pad-per-points = Points each
pad-per-crossed = Crossed boxes
pad-per-remove = Remove
pad-finish = Finish and reveal
pad-show = Show the result
pad-edit = Correct something
pad-again = Another game, same players
pad-picture = Share as a picture
pad-team-total = Team
pad-picture-failed = This browser cannot draw the picture.
pad-remove = Delete this game
pad-remove-sure = Delete this game?
pad-remove-text = It exists only on this device. This can't be undone.
pad-reference = Look it up
pad-rules = Rules
pad-rules-cities = Rules: Cities
pad-search-symbols = Search the symbols

## A pad that several phones fill in.

share-open = Fill it in together
share-text = Let the others scan the code: each enters their own column on their own phone. The server keeps the pad for a day.
share-qr = Link to this pad as a QR code
share-offline = The server can't be reached, so this pad stays on this phone. You can pass the phone around.
share-stop = Stop sharing
share-leave = Leave this shared pad
share-on = Shared with other phones
share-waiting = Changes are sent when the server can be reached again.
share-gone = This pad is no longer shared. What is here stays here.
share-join = Join a pad
share-which = Which column is yours?
share-all = All columns

## The history of a group.

group-title = Group history
group-intro = The games that you scored on this device, and those that you finished on this server.
group-empty = No finished games yet. Score one, or import the games of another device.
group-none = No game matches the filters.
group-filters = Show
group-all = all
group-kind-base = without Cities
group-kind-cities = with Cities
group-kind-teams = in teams
group-kind = Expansion
group-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
group-list = Games
group-people = Players
group-wonders = Wonders
group-rivals = Head to head
group-rivals-of = { $name } against the others
group-pick = Player or Wonder
group-played = Games
group-won = Wins
group-mean = Mean
group-best = Best
group-ahead = Ahead
group-behind = Behind
group-level = Tied
group-name = Name
group-row = Row
group-sources = Where the points of { $name } come from, on average
group-by-hand = scored by hand
group-played-here = played here
group-export = Export all games
group-import = Import games
group-imported = Imported: { $added }. Already here: { $known }.
group-import-unreadable = This file cannot be read. Nothing was changed.
group-import-foreign = This file was not exported here: it contains no score pads. Nothing was changed.
group-import-broken = A game in this file is damaged. Nothing was changed.
group-import-full = There is no room for all these games in this browser.
chart-table = As a table

## My statistics.

stats-title = My statistics
stats-intro = Your finished games on this server. Games in which a turn was taken back don't count.
stats-empty = No finished games yet.
stats-opponents = Results by opponent
stats-opponent = Opponents
stats-people = people
stats-bots = bots: { $strength }
stats-progress-label = Your points and the winner's, game by game
stats-sheet = Mean score sheet
stats-you = You
stats-winners = Winners
stats-everyone = Everybody at your tables
stats-date = Date
stats-rating-ask = Show my rating
stats-rating = Rating { $mu }, uncertainty { $sigma }: almost certainly between { $low } and { $high }.
stats-rating-note = It starts at 25 with an uncertainty of 8.3 and is computed from your games alone.
