### Igra kockicama u terminalu.

dice-own-numbers = Brojevi na ovim tablama su naši (Heptapolis), a ne iz štampane igre.

dice-table-die = kockica
dice-table-face = strana
dice-table-price = cena
dice-table-city = { $coins }, { $resources }, bonusi { $bonuses } od 3, zasad { $points }
dice-table-boxes = { $building } { $crossed }/{ $all }
dice-table-column-move = potez
dice-table-column-price = plaćate
dice-table-column-effect = efekat

## Svaka boja kockica ima i svoj znak.

dice-sign-diamond = romb
dice-sign-bar = crta
dice-sign-cross = krst
dice-sign-circle = krug
dice-sign-triangle = trougao
dice-sign-ring = prsten
dice-sign-bust = bista
dice-sign-star = zvezda

## Pomoć.

dice-help-box = { $number }. cena { $cost }: { $effects }
dice-help-ordered = polja { $boxes } ovim redom
dice-help-any-order = polja { $boxes } bilo kojim redom
dice-help-bonus = Bonus { $number }: { $effect }
dice-help-arrow = { $symbol }: { $boxes }
dice-help-guild = Potrebno je da imate bar onoliko precrtanih polja građevine sa ljubičaste kockice koliko i svaki sused.
dice-help-guild-two = Potrebno je da imate više precrtanih polja građevine sa ljubičaste kockice nego protivnik.

dice-trait-board = tabla
dice-trait-building = građevina

## `heptapolis games`: šta znače opcije.

dice-meaning-players = broj igrača
dice-meaning-agora-tie = ko dobija poene kad više igrača kao prvi završi Agoru u istom krugu
dice-meaning-boards = table se dele nasumično ili se biraju po redosledu mesta
dice-meaning-board-set = naziv kompleta tabli ili tekst datoteke sa tablama; priloženi brojevi su naši
