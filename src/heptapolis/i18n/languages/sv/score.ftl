### The score pad for games on a real table, the history of a group, my statistics. Loaded when one of them is opened.

## The pad.

pad-title = Räkna poäng i ett riktigt parti
pad-intro = Räkna det som ligger på bordet, så lägger protokollet ihop poängen. Det fungerar utan anslutning och sparar alla partier på den här enheten.
pad-new = Nytt parti
pad-start = Börja räkna
pad-teams-help = Spelarna 1 och 2 är ett lag, likaså 3 och 4, och 5 och 6.
pad-unfinished = Inte klara
pad-unfinished-empty = Inget att slutföra.
pad-missing = Protokollet finns inte på den här enheten.
pad-not-kept = Webbläsaren kunde inte spara ändringen: lagringen är full eller avstängd. Exportera dina partier.
pad-order = Så fyller du i
pad-by-player = Spelare för spelare
pad-by-row = Rad för rad
pad-players = Ställning
pad-rows = Rader
pad-rank = plats { $n }
pad-name = Namn
pad-name-empty = En spelare behöver ett namn. { $name } står kvar tills du skriver ett annat.
pad-name-twice = Någon annan har det namnet. { $name } står kvar tills du skriver ett annat.
pad-wonder-pick = Välj underverk
pad-wonder-of = Underverk: { $name }
pad-wonder-none = Ett annat spelbräde, eller inget
pad-wonder-points = Välj underverket ovan för att bara räkna steg, eller skriv in dess poäng.
pad-board-side = { $board }, { $side }
pad-stages = Byggda underverkssteg
pad-complete = Underverket är färdigt: { $points }
pad-points = Poäng
pad-by-points = Skriv in poäng i stället
pad-by-count = Räkna i stället
pad-coins = Mynt
pad-coins-worth = { $points }; rest: { $left }
pad-coins-tie = De avgör vid lika poäng.
pad-victories = Segermarkörer, tidsålder { $age }
pad-each = vardera { $points }
pad-each-defeat = vardera −1
pad-worth = Kort värda { $points }
pad-symbol-compass = Passare
pad-symbol-gear = Kugghjul
pad-symbol-tablet = Skrivtavlor
pad-wild = Valfria symboler
pad-wild-note = Forskarnas skrå, Babylon
pad-masks = Masker
pad-masks-note = var och en kopierar ett grönt kort hos en granne
pad-symbols = { $n } × { $symbol }
pad-science-wild = Bästa valet: { $symbols }.
pad-science-copied = Bäst att kopiera från grannarna: { $symbols }.
pad-science-sum = Likadana symboler: { $squares }. Uppsättningar av tre olika symboler: { $sets }.
pad-cards-brown = Bruna kort
pad-cards-grey = Grå kort
pad-cards-blue = Blå kort
pad-cards-yellow = Gula kort
pad-cards-red = Röda kort
pad-cards-green = Gröna kort
pad-cards-purple = Lila kort
pad-cards-black = Svarta kort
pad-count-at = { $name }: { $things }
pad-row-sum = { $row }: { $points }
pad-less = En mindre: { $what }
pad-more = En till: { $what }
pad-wrong-number = Skriv ett heltal från { $least } till { $most }. Inget har ändrats.
pad-laurel = Lagerkrans { $n }
pad-printed = Poäng i avkryssade rutor
pad-first-agora = Första färdiga Torget: { $points }
pad-both-barracks = Båda barackerna
pad-per-add = Lägg till poäng för avkryssade rutor i…
pad-per-box = För varje avkryssad ruta: { $building }
pad-per-points = Poäng vardera
pad-per-crossed = Avkryssade rutor
pad-per-remove = Ta bort
pad-finish = Avsluta och visa
pad-show = Visa resultatet
pad-edit = Rätta något
pad-again = Ett parti till, samma spelare
pad-picture = Dela som bild
pad-team-total = Lag
pad-picture-failed = Webbläsaren kan inte rita bilden.
pad-remove = Radera partiet
pad-remove-sure = Radera partiet?
pad-remove-text = Det finns bara på den här enheten. Det går inte att ångra.
pad-reference = Slå upp
pad-rules = Regler
pad-rules-cities = Regler: Städer
pad-search-symbols = Sök bland symbolerna

## A pad that several phones fill in.

share-open = Fyll i tillsammans
share-text = Låt de andra skanna koden: var och en fyller i sin kolumn på sin egen telefon. Servern sparar protokollet i ett dygn.
share-qr = Länk till protokollet som QR-kod
share-offline = Servern går inte att nå, så protokollet stannar på den här telefonen. Ni kan skicka runt telefonen.
share-stop = Sluta dela
share-leave = Lämna det delade protokollet
share-on = Delas med andra telefoner
share-waiting = Ändringarna skickas när servern går att nå igen.
share-gone = Protokollet delas inte längre. Det som finns här stannar här.
share-join = Gå med i ett protokoll
share-which = Vilken kolumn är din?
share-all = Alla kolumner

## The history of a group.

group-title = Gruppens historik
group-intro = Partier som räknats på den här enheten, och de du har avslutat på den här servern.
group-empty = Inga avslutade partier än. Räkna ett, eller importera partier från en annan enhet.
group-none = Inget parti passar filtren.
group-filters = Visa
group-all = alla
group-kind-base = utan Städer
group-kind-cities = med Städer
group-kind-teams = i lag
group-kind = Expansion
group-games = { $n ->
    [one] { $n } parti
   *[other] { $n } partier
}
group-list = Partier
group-people = Spelare
group-wonders = Underverk
group-rivals = Inbördes möten
group-rivals-of = { $name } mot de andra
group-pick = Spelare eller underverk
group-played = Partier
group-won = Segrar
group-mean = Snitt
group-best = Bäst
group-ahead = Före
group-behind = Efter
group-level = Lika
group-name = Namn
group-row = Rad
group-sources = Varifrån poängen kommer i snitt: { $name }
group-by-hand = räknat för hand
group-played-here = spelat här
group-export = Exportera alla partier
group-import = Importera partier
group-imported = Importerade: { $added }. Fanns redan: { $known }.
group-import-unreadable = Filen går inte att läsa. Inget har ändrats.
group-import-foreign = Filen är inte exporterad härifrån: den innehåller inga protokoll. Inget har ändrats.
group-import-broken = Ett parti i filen är skadat. Inget har ändrats.
group-import-full = Det finns inte plats för alla partierna i den här webbläsaren.
chart-table = Som tabell

## My statistics.

stats-title = Min statistik
stats-intro = Dina avslutade partier på den här servern. Partier där en tur har tagits tillbaka räknas inte.
stats-empty = Inga avslutade partier än.
stats-opponents = Resultat efter motstånd
stats-opponent = Motståndare
stats-people = människor
stats-bots = bottar: { $strength }
stats-progress-label = Dina poäng och vinnarens, parti för parti
stats-sheet = Genomsnittligt protokoll
stats-you = Du
stats-winners = Vinnare
stats-everyone = Alla vid dina bord
stats-date = Datum
stats-rating-ask = Visa min rating
stats-rating = Rating { $mu }, osäkerhet { $sigma }: nästan säkert mellan { $low } och { $high }.
stats-rating-note = Den börjar på 25 med osäkerheten 8,3 och räknas bara fram ur dina partier.
