### Kortspelets bord på sidan.

wonders-rules-wonders = Kortspelets regler
wonders-rules-cities = Regler för Städer och lagspel

wonders-option-expansions = Expansioner
wonders-option-teams = Lag om två
wonders-option-teams-help = 4 eller 6 spelare, med Städer. Plats 1 och 2 är ett lag, likaså 3 och 4 samt 5 och 6.
wonders-option-sides = Spelbrädenas sidor
wonders-option-sides-choose = spelarna väljer
wonders-option-sides-day = dag
wonders-option-sides-night = natt
wonders-option-sides-random = lottas
wonders-option-boards = Spelbräden
wonders-option-boards-deal = delas ut slumpvis
wonders-option-boards-choose = väljs i tur och ordning
wonders-option-open = Öppet övningsparti
wonders-option-open-help = Spelarna väljer en i taget, med alla händer synliga

wonders-seat-mate = lagkamrat

wonders-table-headline = Tidsålder { $age }, tur { $turn } av { $turns }
wonders-table-pass-left = Händerna går åt vänster
wonders-table-pass-right = Händerna går åt höger
wonders-table-spectator = Du tittar på. Händerna är dolda.

wonders-hand-title = Din hand
wonders-hand-of = Hand: { $name }
wonders-hand-cannot = går inte att bygga:

wonders-use-title = Välj vad du ska göra med { $card-def }
wonders-use-build = Bygg
wonders-use-stage = Bygg steg { $n }
wonders-use-stage-none = Underverk färdigt
wonders-use-sell = Kasta
wonders-use-sell-gain = +3 mynt
wonders-use-leave = Kasta utan mynt
wonders-use-split = Vem som får betalt
wonders-use-split-words = { $left } åt vänster, { $right } åt höger
wonders-use-chance = vinstchans { $percent } %

wonders-pay-chain = gratis: { $by }
wonders-pay-left = { $n } mynt till grannen till vänster
wonders-pay-right = { $n } mynt till grannen till höger

wonders-city-production = Produktion
wonders-city-production-none = ingen produktion
wonders-city-shields = Sköldar
wonders-city-science = Vetenskap
wonders-city-stage = Steg { $n }
wonders-city-stage-built = byggt
wonders-city-debt = Skuld
wonders-city-diplomacy = Diplomati
wonders-city-victories = Segermarkörer
wonders-city-defeats = Nederlagsmarkörer
wonders-city-empty = Inget byggt än.

wonders-conflict-title = Om tidsåldern tog slut nu
wonders-conflict-win = { $mine }–{ $theirs } mot { $name }: +{ $points }
wonders-conflict-lose = { $mine }–{ $theirs } mot { $name }: { $points }
wonders-conflict-even = { $mine }–{ $theirs } mot { $name }: inga markörer

wonders-discard-title = Kasthög
wonders-discard-count = { $n ->
    [one] { $n } kastat kort
   *[other] { $n } kastade kort
}

wonders-reveal-stage = byggde steg { $n }
wonders-reveal-sold = kastade för 3 mynt
wonders-reveal-conflicts = Konflikter i tidsålder { $age }

wonders-score-tucked = Kort under underverken

wonders-keys-numbers = välj ett kort på handen
wonders-keys-build = bygg det
wonders-keys-stage = bygg nästa steg av underverket med det
wonders-keys-sell = kasta det för 3 mynt

wonders-symbols-resources = Resurser
wonders-symbols-kinds = Kortens färger
wonders-symbols-chains = Kedjor
wonders-symbols-chains-text = En byggnad med en kedjesymbol låter dig bygga senare kort med samma symbol gratis.

wonders-coach-title = Handledning
wonders-coach-next = Nästa
wonders-coach-fold = Visa mindre
wonders-coach-unfold = Visa mer
wonders-coach-end = Nu kan jag spela
wonders-coach-side = Det här är ditt underverk. Båda sidorna producerar samma resurs men har olika steg. Ta dagsidan i ditt första parti: den är enklare.
wonders-coach-first = Varje tur väljer du ett kort på handen och skickar resten vidare. Kortets färg visar vilken sort det är, vänsterkanten vad det kostar och mitten vad det gör. Under varje kort ser du vad det kostar dig just nu. I den här lektionen ligger alla händer öppna och spelarna väljer en i taget.
wonders-coach-produce = Börja med ett brunt eller grått kort: det producerar en resurs varje tur under resten av spelet. Klicka på ett kort och sedan på Bygg.
wonders-coach-trade = Saknar du en resurs? Köp den av en granne som producerar den, för 2 mynt styck. Grannarna säljer sin startresurs och det som deras bruna och grå kort producerar. Märket under ett kort visar hur många mynt som går till vilken granne: pilen pekar på den du betalar. Gula handelsstationer gör det billigare.
wonders-coach-kinds = Blå kort ger poäng. Röda kort ger sköldar: i slutet av tidsåldern jämför du dina med varje grannes. Gröna kort är vetenskap: samla uppsättningar av tre olika symboler, eller många likadana.
wonders-coach-stage = I stället för att bygga ett kort kan du lägga det nedvänt under ditt underverk för att bygga nästa steg. Då betalar du vad steget kostar, inte vad kortet kostar. Det är ett bra sätt att hindra din granne från att få ett kort.
wonders-coach-sell = Om du inte har nytta av något annat kan du kasta ett kort för 3 mynt. Dem får du använda från och med nästa tur.
wonders-coach-war = Tidsåldern är slut efter sex turer. Jämför sköldar med varje granne: den som har fler tar en segermarkör värd 1 poäng, den som har färre tar en nederlagsmarkör värd −1.
wonders-coach-age2 = Tidsålder II: händerna går åt andra hållet, och segermarkörerna är värda 3. Vissa kort är gratis om du byggde rätt kort i tidsålder I: titta efter kedjesymboler.
wonders-coach-done = Mer än så behöver du inte kunna. Spela klart partiet eller starta ett eget.

wonders-discard-hidden = { $n } kort som du inte har sett

wonders-art-free = gratis
wonders-art-cost = kostnad: { $cost }
wonders-art-after = gratis med symbolen { $what }
wonders-art-gives = har symbolen { $what }

wonders-option-expansions-cities = Städer
wonders-option-sides-hint = Dag passar bäst för ett första parti.
wonders-option-smugglers-cache = Smugglargömma
wonders-option-smugglers-cache-any = alla resurser blir billigare
wonders-option-smugglers-cache-starting = bara startresurser blir billigare

## Lektioner.

wonders-lesson-cards-title = Kortspelet
wonders-lesson-cards-about = Resurser, handel, underverket, strider, vetenskap och kedjor: spela en hel tidsålder, se poängtabellen och börja på nästa.
wonders-lesson-cities-title = Expansionen Städer
wonders-lesson-cities-about = Svarta kort, diplomati, skuld och masker. Du bör kunna kortspelet.
wonders-lesson-teams-title = Lagspelet
wonders-lesson-teams-about = Två mot två, med Städer: lagets händer, handel, strider och poäng. Du bör kunna Städer.
