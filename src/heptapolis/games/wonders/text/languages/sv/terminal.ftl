### Kortspelet i terminalen.

wonders-table-you = Du
wonders-table-left = Vänster
wonders-table-right = Höger
wonders-table-mate = { $role } (lagkamrat)
wonders-table-city = { $board } ({ $side })
wonders-table-produces = producerar { $goods }
wonders-table-produces-privately = producerar { $goods } + { $private } (inte till salu)
wonders-table-stages = steg { $built } av { $all }
wonders-table-victories = { $tokens } för tidsålder { $age }
wonders-table-nothing-built = inga byggnader
wonders-table-hand = hand: { $cards }
wonders-table-chosen = valde: { $move }
wonders-table-discard = Kasthög: { $cards }
wonders-table-stage = steg { $number }
wonders-table-stage-built = byggt
wonders-table-column-card = kort
wonders-table-column-cost = kostnad
wonders-table-column-price = du betalar
wonders-table-column-effect = effekt

wonders-help-letters = Bokstäver: { $letters }. Siffror i en kostnad är mynt.
wonders-help-letter = { $letter } { $resource }
wonders-help-colours = Färger: { $colours }.
wonders-help-colour = { $colour }: { $kind }
wonders-help-card = { $card } ({ $colour } kort). Kostnad: { $cost }. { $effects }
wonders-help-no-cost = ingen
wonders-help-after = Gratis om du har { $cards-def } ({ $symbol }).
wonders-help-gives = Gör { $cards-def } gratis ({ $symbol }).
wonders-help-board = { $board } producerar { $resource }.
wonders-help-stage = { $side-capital }, steg { $number }, kostnad { $cost }: { $effects }

wonders-refusal-not-in-hand = { $card-def } finns inte på din hand
wonders-refusal-cannot = { $card-def } går inte att bygga nu: { $reason }
wonders-refusal-price = det är inte priset för { $card-def } ({ $price })

wonders-cards-none = Inget kort stämmer med alla filter.
wonders-cards-count = { $n } kort. Exemplar: `3+ 5+` betyder ett exemplar från 3 spelare och ett till från 5.
wonders-cards-letters = Kostnader: { $letters }; siffror är mynt.
wonders-cards-drawn = dras
wonders-cards-after = efter { $symbol }
wonders-cards-gives = ger { $symbols }
wonders-cards-column-age = tidsålder
wonders-cards-column-card = kort
wonders-cards-column-cost = kostnad
wonders-cards-column-effect = effekt
wonders-cards-column-chains = kedjor
wonders-cards-column-copies = exemplar
wonders-trait-card = kort
wonders-trait-board = spelbräde

## `heptapolis games`: vad inställningarna betyder.

wonders-meaning-players = antal spelare
wonders-meaning-expansions = askar som läggs till grundspelet
wonders-meaning-teams = lag om två; kräver Städer och 4 eller 6 spelare
wonders-meaning-sides = vem som väljer spelbrädets sida
wonders-meaning-boards = om spelbrädena delas ut slumpvis eller väljs i platsernas ordning
wonders-meaning-open = övningsläge: spelarna väljer en i taget, med alla händer öppna
wonders-meaning-smugglers-cache = vilka resurser som Smugglargömman gör billigare
