### Kortspelet: ord, effekter, drag, priser och händelser.

wonders-title = Sju underverk: kortspelet
wonders-name = Kortspel
wonders-name-expansions = Kortspel med Städer
wonders-name-teams = Kortspel med Städer i lag

wonders-headline-setup = Före tidsålder I
wonders-headline-left = Tidsålder { $age }, tur { $turn } av { $turns }: händerna går åt vänster
wonders-headline-right = Tidsålder { $age }, tur { $turn } av { $turns }: händerna går åt höger
wonders-headline-over = Spelet är slut

wonders-resource-wood = virke
wonders-resource-stone = sten
wonders-resource-clay = lera
wonders-resource-ore = malm
wonders-resource-glass = glas
wonders-resource-papyrus = papyrus
wonders-resource-cloth = tyg
wonders-goods-many = { $n } { $resource }

## Färgerna sägs alltid om ett kort.

wonders-colour-brown = brunt
wonders-colour-grey = grått
wonders-colour-blue = blått
wonders-colour-yellow = gult
wonders-colour-red = rött
wonders-colour-green = grönt
wonders-colour-purple = lila
wonders-colour-black = svart

wonders-kind-brown = råvaror
wonders-kind-grey = tillverkade varor
wonders-kind-blue = civila byggnader: poäng
wonders-kind-yellow = handel: mynt, billigare köp, poäng
wonders-kind-red = militär: sköldar
wonders-kind-green = vetenskap: passare, kugghjul, skrivtavla
wonders-kind-purple = skrån: poäng, oftast för vad du eller dina grannar har
wonders-kind-black = Städer: mynt, markörer och fula knep

wonders-side-day = dag
    .def = dagsidan
    .capital = Dagsidan
wonders-side-night = natt
    .def = nattsidan
    .capital = Nattsidan

wonders-age-1 = I
wonders-age-2 = II
wonders-age-3 = III
wonders-chapter-1 = Tidsålder I
wonders-chapter-2 = Tidsålder II
wonders-chapter-3 = Tidsålder III

wonders-science-compass = passare
wonders-science-gear = kugghjul
wonders-science-tablet = skrivtavla

## Står sist efter ”för varje ...”.

wonders-where-left = som grannen till vänster har
wonders-where-self = som du har
wonders-where-right = som grannen till höger har
wonders-where-neighbours = som dina grannar har
wonders-where-all = som du och dina grannar har

wonders-trader-left = grannen till vänster
wonders-trader-right = grannen till höger
wonders-trader-neighbours = valfri granne

wonders-counted-cards = { $colours } kort
wonders-counted-stages = byggt underverkssteg
wonders-counted-victories = segermarkör
wonders-counted-victories-of-age = segermarkör från tidsålder { $age }
wonders-counted-defeats = nederlagsmarkör

wonders-effect-produce = Producerar { $goods }.
wonders-effect-produce-private = Producerar { $goods }; säljs inte till grannarna.
wonders-effect-produce-owned = Producerar 1 till av valfri resurs som ditt underverk eller dina bruna och grå kort redan producerar; säljs inte till grannarna.
wonders-effect-produce-missing = Producerar 1 av valfri resurs som varken ditt underverk eller dina bruna och grå kort producerar; säljs inte till grannarna.
wonders-effect-trading-post = Köp { $resources } av { $trader } för 1 mynt styck.
wonders-effect-wharf = Varje tur är den första resurs du köper av { $trader } 1 mynt billigare.
wonders-effect-smuggling-any = Varje resurs du köper av en granne är 1 mynt billigare.
wonders-effect-smuggling-starting = Dina grannars startresurser är 1 mynt billigare för dig.
wonders-effect-shields = { $shields }.
wonders-effect-science = 1 { $symbol }.
wonders-effect-any-science = 1 passare, kugghjul eller skrivtavla, det som ger mest i slutet.
wonders-effect-mask = I slutet av spelet kopierar du en vetenskapssymbol från en grannes gröna kort.
wonders-effect-free-new-colours = Kort i en färg du inte har än är gratis.
wonders-effect-free-build-first = Kortet du spelar i varje tidsålders första tur är gratis att bygga.
wonders-effect-free-build-last = Kortet du spelar i varje tidsålders sista tur är gratis att bygga.
wonders-effect-play-last-card = I slutet av varje tidsålder får du spela även ditt sista kort.
wonders-effect-free-stages = Dina underverkssteg kräver inga resurser (men fortfarande sina mynt).
wonders-effect-coins = Ger { $coins }.
wonders-effect-coins-per = Ger { $coins } för varje { $counted } { $where }.
wonders-effect-neighbours-gain = Dina grannar får { $coins } var.
wonders-effect-others-gain = Alla andra spelare får { $coins } var.
wonders-effect-others-lose = Alla andra spelare förlorar { $coins } var.
wonders-effect-others-lose-per = Alla andra spelare förlorar { $coins } för varje { $counted } som de har.
wonders-effect-neighbours-owe = Dina grannar tar { $debt } var.
wonders-effect-diplomacy = Diplomati: du står utanför nästa konflikt (i lagspel: du och din motståndare tar 1 markör mindre var).
wonders-effect-raid = Ta en segermarkör för tidsålder { $age }.
wonders-effect-forget-defeats = Kasta alla dina nederlagsmarkörer.
wonders-effect-build-from-discard = I slutet av turen får du bygga ett kort från kasthögen gratis.
wonders-effect-points = Ger { $points }.
wonders-effect-points-per = Ger { $points } för varje { $counted } { $where }.
wonders-effect-points-if-complete = Ger { $points } om ditt underverk är färdigt i slutet.

wonders-phase-board = Välj ett spelbräde
wonders-phase-side = Välj en sida av ditt spelbräde
wonders-phase-card = Välj ett kort
wonders-phase-last-card = Ditt underverk låter dig spela även det sista kortet
wonders-phase-discard = Bygg ett kort från kasthögen gratis, eller avstå
wonders-phase-loss = Du förlorar { $coins }: betala eller ta skuldpoäng
wonders-phase-over = Spelet är slut
wonders-because = { $cause }. { $question }
wonders-cause = { $who } { $what }
    .mid = { $who-mid } { $what }

wonders-obstacle-owned = redan byggt
wonders-obstacle-complete = ditt underverk är färdigt
wonders-obstacle-resources = resurser saknas
wonders-obstacle-coins = för få mynt

wonders-waiver-chain = kedja från { $by-def }
wonders-waiver-power = tack vare { $by-def }

wonders-price-free = gratis
wonders-price-waived = gratis ({ $waiver })
wonders-price-resources-waived = inga resurser ({ $waiver })
wonders-price-bank = { $coins }
wonders-price-left = { $coins } åt vänster
wonders-price-right = { $coins } åt höger
wonders-price-own = egna resurser

wonders-move-board = ta { $board } (producerar { $resource })
wonders-move-side = { $side-def }
wonders-move-build = bygg { $card-def } ({ $price })
wonders-move-stage = bygg steg { $number } med { $card-def } ({ $price })
wonders-move-sell = kasta { $card-def } för { $coins }
wonders-move-leave = kasta { $card-def } utan att få något
wonders-move-recover = bygg { $card-def } gratis
wonders-move-decline = bygg ingenting
# Valt men inte utfört än: utan priset.
wonders-chosen-build = bygg { $card-def }
wonders-chosen-stage = bygg steg { $number } med { $card-def }
wonders-settle-coins = betala { $coins }
wonders-settle-debt = ta { $debt }
wonders-settle-both = betala { $coins } och ta { $debt }

wonders-event-chose = valde: { $move }
wonders-event-board = tog { $board }
wonders-event-side = valde { $side-def }
wonders-event-age = Tidsålder { $age } börjar.
wonders-event-trade = betalade { $coins } till { $to-object } för resurser
wonders-event-built = byggde { $card-def }
wonders-event-built-free = byggde { $card-def } ({ $waiver })
wonders-event-stage = byggde steg { $stage } av underverket
wonders-event-sold = kastade ett kort för { $coins }
wonders-event-left = kastade det sista kortet
wonders-event-coins = fick { $coins }
wonders-event-debt = tog { $points }
wonders-event-diplomacy = tog en diplomatimarkör
wonders-event-raid = tog en segermarkör för tidsålder { $age }
wonders-event-forget = kastade alla nederlagsmarkörer
wonders-event-recovered = byggde { $card-def } från kasthögen
wonders-event-declined = byggde inget från kasthögen
wonders-event-loss-coins = förlorade { $coins }
wonders-event-loss-debt = tog { $debt } i stället för att förlora mynt
wonders-event-loss-both = förlorade { $coins } och tog { $debt }
wonders-event-conflict = vann { $tokens } för tidsålder { $age } mot { $against-object }
wonders-event-defeat = fick { $defeats } mot { $against-object }
wonders-event-peace = stod utanför konflikten (diplomati)
wonders-event-peace-teams = använde en diplomatimarkör i konflikten
wonders-event-over = Spelet är slut.

wonders-row-military = Militär
wonders-row-treasury = Skattkammare
wonders-row-wonder = Underverk
wonders-row-civilian = Blå
wonders-row-commerce = Gula
wonders-row-guilds = Skrån
wonders-row-cities = Svarta
wonders-row-science = Vetenskap

wonders-problem-teams-need-cities = Lagspelet kräver Städer.
wonders-problem-team-sizes = Lag om två kräver 4 eller 6 spelare.

## Poängtabellens rader som skäl till att någon vann: ”Avgörande: konflikterna.”

wonders-source-wonder = underverket
wonders-source-treasury = skattkammaren
wonders-source-military = konflikterna
wonders-source-civilian = de blå byggnaderna
wonders-source-commerce = de gula byggnaderna
wonders-source-science = vetenskapen
wonders-source-guilds = skråna
wonders-source-cities = de svarta byggnaderna

wonders-puzzles-wonders = Kortspel
wonders-puzzles-cities = Städer
wonders-theme-wonder = Underverk
wonders-theme-money = Pengar
wonders-theme-military = Militär
wonders-theme-civilian = Blå byggnader
wonders-theme-science = Vetenskap
wonders-theme-guilds = Skrån
wonders-theme-cities = Svarta byggnader
