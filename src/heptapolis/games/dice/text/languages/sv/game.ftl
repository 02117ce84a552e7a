### Tärningsspelet: ord, effekter, drag, priser och händelser.

dice-title = Sju underverk: tärningsspelet

dice-name = Tärningsspel

dice-headline-setup = Val av spelbräden
dice-headline-turn = Tur { $turn }
dice-headline-last = Tur { $turn }, den sista
dice-headline-over = Spelet är slut

## Byggnaderna. .def är bestämd form, .loc säger var en ruta finns.

dice-building-wonder = Underverk
    .def = Underverket
    .loc = i Underverket
dice-building-guild-court = Skråsalen
    .loc = i Skråsalen
dice-building-gallery = Ledargalleri
    .def = Ledargalleriet
    .loc = i Ledargalleriet
dice-building-west-barracks = Västra baracken
    .loc = i Västra baracken
dice-building-agora = Torg
    .def = Torget
    .loc = på Torget
dice-building-market = Marknad
    .def = Marknaden
    .loc = på Marknaden
dice-building-university = Universitet
    .def = Universitetet
    .loc = i Universitetet
dice-building-east-barracks = Östra baracken
    .loc = i Östra baracken
dice-building-warehouse = Lager
    .def = Lagret
    .loc = i Lagret

dice-row-wonder = Underverk
dice-row-guild-court = Skrån
dice-row-gallery = Galleri
dice-row-west-barracks = Väst
dice-row-agora = Torg
dice-row-market = Marknad
dice-row-university = Univ.
dice-row-east-barracks = Öst

## Färgerna sägs alltid om en tärning: ”en röd tärning”, ”den röda tärningen”, ”Röda tärningar”.

dice-colour-grey = grå
    .def = grå
    .capital = Grå
dice-colour-blue = blå
    .def = blå
    .capital = Blå
dice-colour-red = röd
    .def = röda
    .capital = Röda
dice-colour-yellow = gul
    .def = gula
    .capital = Gula
dice-colour-green = grön
    .def = gröna
    .capital = Gröna
dice-colour-black = svart
    .def = svarta
    .capital = Svarta
dice-colour-white = vit
    .def = vita
    .capital = Vita
dice-colour-purple = lila
    .def = lila
    .capital = Lila

## Tärningarna. .def är bestämd form, .capital densamma först i en mening.

dice-die-grey-1 = grå tärning 1
    .capital = Grå tärning 1
dice-die-grey-2 = grå tärning 2
    .capital = Grå tärning 2
dice-die-grey-3 = grå tärning 3
    .capital = Grå tärning 3
dice-die-blue = blå tärning
    .def = den blå tärningen
    .capital = Den blå tärningen
dice-die-red = röd tärning
    .def = den röda tärningen
    .capital = Den röda tärningen
dice-die-yellow = gul tärning
    .def = den gula tärningen
    .capital = Den gula tärningen
dice-die-green = grön tärning
    .def = den gröna tärningen
    .capital = Den gröna tärningen
dice-die-black = svart tärning
    .def = den svarta tärningen
    .capital = Den svarta tärningen
dice-die-white = vit tärning
    .def = den vita tärningen
    .capital = Den vita tärningen
dice-die-purple = lila tärning
    .def = den lila tärningen
    .capital = Den lila tärningen

dice-symbol-stone = sten
dice-symbol-wood = virke
dice-symbol-brick = tegel
dice-symbol-glass = glas
dice-symbol-cloth = tyg
dice-symbol-papyrus = papyrus
dice-symbol-mask = mask
dice-symbol-scales = våg
dice-symbol-fountain = fontän
dice-symbol-temple = tempel
dice-symbol-owl = uggla
dice-symbol-caduceus = kaducé
dice-symbol-axe = yxa (attack åt vänster)
dice-symbol-sword = svärd (attack åt höger)
dice-symbol-shield = sköld (försvar åt valfritt håll)
dice-symbol-camel = kamel
dice-symbol-coins = 7 mynt
dice-symbol-chest = kista
dice-symbol-compass = passare
dice-symbol-tablet = skrivtavla
dice-symbol-gear = kugghjul
dice-symbol-blue-leader = blå ledare
dice-symbol-green-leader = grön ledare
dice-symbol-red-leader = röd ledare
dice-symbol-yellow-leader = gul ledare
dice-symbol-laurel = lagerkrans
dice-symbol-spy-any = spion: Baracker, Universitet, Torg eller Marknad
dice-symbol-spy-yellow = spion: Marknad
dice-symbol-spy-green = spion: Universitet
dice-symbol-spy-blue = spion: Torg
dice-symbol-spy-grey = spion: Lager
dice-symbol-spy-red = spion: Baracker
dice-symbol-guild-barracks = skrå: jämför Barackerna
dice-symbol-guild-wonder = skrå: jämför Underverket
dice-symbol-guild-warehouse = skrå: jämför Lagret
dice-symbol-guild-market = skrå: jämför Marknaden
dice-symbol-guild-agora = skrå: jämför Torget
dice-symbol-guild-university = skrå: jämför Universitetet
dice-symbol-stage = nästa steg
dice-symbol-guild = valfri lila sida

dice-effect-cross = Kryssa av en ruta { $where-loc } och betala vad den kostar.
dice-effect-cross-up-to = Kryssa av upp till { $n } rutor { $where-loc } och betala vad de kostar.
dice-effect-free-build = Bygg igen med en tärning utan att betala för tärningen.
dice-effect-another-action = Utför en handling till.
dice-effect-choose-bonus = Kryssa av en bonusruta.
dice-effect-coins = Ger { $coins }.
dice-effect-coins-and-points-per = Ger { $coins } nu och { $points } i slutet för varje avkryssad ruta { $where-loc }.
dice-effect-attack = Attack: { $points }, minus 1 för varje försvar som är vänt mot dig.
dice-effect-price-cut = Alla tärningar är { $coins } billigare.
dice-effect-price-cut-colour = { $colour-capital } tärningar är { $coins } billigare.
dice-effect-free-dice = { $colour-capital } tärningar är gratis.
dice-effect-coins-per-die = Ger { $coins } varje gång du väljer en { $colour } tärning.
dice-effect-unlock = Låser upp den { $colour-def } tärningen.
dice-effect-defence = Försvar: från och med nästa tur ger attacker från det här hållet 1 poäng mindre.
dice-effect-resource = +1 resurs för alla kommande rutor.
dice-effect-points = { $points }.
dice-effect-points-per = { $points } för varje avkryssad ruta { $where-loc }.

dice-obstacle-locked = inte upplåst än
dice-obstacle-condition = du har för få rutor i byggnaden den visar
dice-obstacle-crossed = ingen ruta kvar att kryssa av
dice-obstacle-coins = du har inte råd

dice-move-board = Ta { $board }
dice-move-build = { $building } { $box } med { $die-def }
dice-move-stage = Underverk, steg { $box }
dice-move-pass = Passa och få { $coins }
dice-move-cross = { $building } { $box }
dice-move-decline = Avstå från effekten
dice-move-bonus = Bonus { $number }

dice-price-free = gratis
dice-price-die = { $coins } för tärningen
dice-price-missing = { $coins } för resurser

dice-event-board = tog { $board }
dice-event-turn = Tur { $turn } börjar.
dice-event-turn-last = Tur { $turn } börjar: den sista turen.
dice-event-forum = Forumet visar: { $dice }.
dice-event-crossed = kryssade av ruta { $box } { $building-loc }
dice-event-crossed-with = kryssade av ruta { $box } { $building-loc } med { $die-def }
dice-event-coins = fick { $coins }
dice-event-passed = passade
dice-event-declined = avstod från en effekt
dice-event-bonus = kryssade av bonusruta { $bonus }
dice-event-completed = fullbordade { $building-def }
dice-event-attack = fick { $points } mot { $target-object }
dice-event-unlocked = låste upp { $die-def }
dice-event-no-use = kunde inte använda en effekt
dice-event-first-agora = fick { $points } för att ha fullbordat Torget först
dice-event-end-triggered = Slutet är nära: tur { $turn } blir den sista.
dice-event-replaced = { $die-capital } kommer till forumet, och { $gone-def } lämnar spelet.
dice-event-over = Spelet är slut.

dice-question-board = Välj ett spelbräde
dice-question-action = Välj en handling
dice-question-build = Välj en tärning att bygga med, utan att betala för den
dice-question-cross = Välj en ruta att kryssa av
dice-question-bonus = Välj en bonusruta

dice-rolled = { $die }: { $symbol }, { $coins }

dice-problem-boards = { $n ->
    [one] Uppsättningen har bara { $n } spelbräde.
   *[other] Uppsättningen har bara { $n } spelbräden.
}

## Poängtabellens rader som skäl till att någon vann: ”Avgörande: Marknaden.”

dice-source-wonder = Underverket
dice-source-guild-court = skråna
dice-source-gallery = Ledargalleriet
dice-source-west-barracks = Västra baracken
dice-source-agora = Torget
dice-source-market = Marknaden
dice-source-university = Universitetet
dice-source-east-barracks = Östra baracken

dice-puzzles-dice = Tärningsspel
dice-theme-wonder = Underverk
dice-theme-guilds = Skrån
dice-theme-leaders = Ledare
dice-theme-military = Militär
dice-theme-agora = Torg
dice-theme-money = Pengar
dice-theme-science = Vetenskap
