### Tärningsspelet i terminalen.

dice-own-numbers = Siffrorna på spelbrädena är Heptapolis egna, inte det tryckta spelets.

dice-table-die = tärning
dice-table-face = sida
dice-table-price = pris
dice-table-city = { $coins }, { $resources }, bonusar { $bonuses } av 3, { $points } hittills
dice-table-boxes = { $building } { $crossed }/{ $all }
dice-table-column-move = drag
dice-table-column-price = du betalar
dice-table-column-effect = effekt

## Varje tärningsfärg har också ett tecken, för den som inte kan skilja färgerna åt.

dice-sign-diamond = romb
dice-sign-bar = streck
dice-sign-cross = kors
dice-sign-circle = cirkel
dice-sign-triangle = triangel
dice-sign-ring = ring
dice-sign-bust = byst
dice-sign-star = stjärna

## Hjälp.

dice-help-box = { $number }. kostnad { $cost }: { $effects }
dice-help-ordered = rutorna { $boxes } i den ordningen
dice-help-any-order = rutorna { $boxes } i valfri ordning
dice-help-bonus = Bonus { $number }: { $effect }
dice-help-arrow = { $symbol }: { $boxes }
dice-help-guild = Du behöver minst lika många avkryssade rutor i byggnaden på den lila tärningen som varje granne har.
dice-help-guild-two = Du behöver fler avkryssade rutor i byggnaden på den lila tärningen än din motståndare har.

dice-trait-board = spelbräde
dice-trait-building = byggnad

## `heptapolis games`: vad inställningarna betyder.

dice-meaning-players = antal spelare
dice-meaning-agora-tie = vem som får poängen när flera fullbordar Torget först i samma tur
dice-meaning-boards = om spelbrädena delas ut slumpvis eller väljs i platsernas ordning
dice-meaning-board-set = namnet på en uppsättning spelbräden, eller texten i en fil med spelbräden; de medföljande siffrorna är våra egna
