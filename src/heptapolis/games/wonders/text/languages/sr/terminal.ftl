### Kartaška igra u terminalu.

wonders-table-you = Vi
wonders-table-left = Levo
wonders-table-right = Desno
wonders-table-mate = { $role } (saigrač)
wonders-table-city = { $board } ({ $side } strana)
wonders-table-produces = proizvodi { $goods }
wonders-table-produces-privately = proizvodi { $goods } + { $private } (nije na prodaju)
wonders-table-stages = faze: { $built } od { $all }
wonders-table-victories = { $tokens } { $age } doba
wonders-table-nothing-built = nema građevina
wonders-table-hand = u ruci: { $cards }
wonders-table-chosen = odabrano: { $move }
wonders-table-discard = Odbačene karte: { $cards }
wonders-table-stage = { $number }. faza
wonders-table-stage-built = izgrađena
wonders-table-column-card = karta
wonders-table-column-cost = cena
wonders-table-column-price = plaćate
wonders-table-column-effect = efekat

wonders-help-letters = Slova: { $letters }. Brojevi u ceni su novčići.
wonders-help-letter = { $letter } { $resource }
wonders-help-colours = Boje: { $colours }.
wonders-help-colour = { $colour }: { $kind }
wonders-help-card = { $card } ({ $colour }). Cena: { $cost }. { $effects }
wonders-help-no-cost = nema
wonders-help-after = Besplatno ako imate { $cards-acc } ({ $symbol }).
wonders-help-gives = Uz ovu kartu besplatno gradite { $cards-acc } ({ $symbol }).
wonders-help-board = { $board } proizvodi { $resource-acc }.
wonders-help-stage = { $side } strana, { $number }. faza, cena { $cost }: { $effects }

wonders-refusal-not-in-hand = karta { $card } nije u vašoj ruci
wonders-refusal-cannot = karta { $card } sada ne može da se izgradi: { $reason }
wonders-refusal-price = to nije cena karte { $card } ({ $price })

## `heptapolis cards` i `heptapolis boards`.

wonders-cards-none = Nijedna karta ne ispunjava sve ove uslove.
wonders-cards-count = { $n ->
    [one] { $n } karta. Primerci: `3+ 5+` znači jedan primerak od 3 igrača naviše i još jedan od 5 naviše.
    [few] { $n } karte. Primerci: `3+ 5+` znači jedan primerak od 3 igrača naviše i još jedan od 5 naviše.
   *[other] { $n } karata. Primerci: `3+ 5+` znači jedan primerak od 3 igrača naviše i još jedan od 5 naviše.
}
wonders-cards-letters = Cene: { $letters }; brojevi su novčići.
wonders-cards-drawn = izvlače se
wonders-cards-after = uz simbol: { $symbol }
wonders-cards-gives = daje: { $symbols }
wonders-cards-column-age = doba
wonders-cards-column-card = karta
wonders-cards-column-cost = cena
wonders-cards-column-effect = efekat
wonders-cards-column-chains = nizovi
wonders-cards-column-copies = primerci
wonders-trait-card = karta
wonders-trait-board = tabla

## `heptapolis games`: šta znače opcije.

wonders-meaning-players = broj igrača
wonders-meaning-expansions = kutije dodate osnovnoj igri
wonders-meaning-teams = timovi od dva igrača; potrebni su Gradovi i 4 ili 6 igrača
wonders-meaning-sides = ko bira stranu table
wonders-meaning-boards = table se dele nasumično ili se biraju po redosledu mesta
wonders-meaning-open = za učenje: igrači biraju jedan za drugim, a sve karte su otkrivene
wonders-meaning-smugglers-cache = koji su resursi jeftiniji uz Krijumčarsko skrovište
