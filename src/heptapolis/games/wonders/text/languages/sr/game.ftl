### Kartaška igra: njene reči, efekti, potezi, cene i događaji.

wonders-title = Sedam čuda: kartaška igra
wonders-name = Kartaška igra
wonders-name-expansions = Kartaška igra sa Gradovima
wonders-name-teams = Timska kartaška igra sa Gradovima

wonders-headline-setup = Pre prvog doba
wonders-headline-left = { $age } doba, krug { $turn } od { $turns }: karte idu ulevo
wonders-headline-right = { $age } doba, krug { $turn } od { $turns }: karte idu udesno
wonders-headline-over = Partija je završena

## Resursi.

wonders-resource-wood = drvo
    .gen = drveta
wonders-resource-stone = kamen
    .gen = kamena
wonders-resource-clay = glina
    .acc = glinu
    .gen = gline
wonders-resource-ore = gvožđe
    .gen = gvožđa
wonders-resource-glass = staklo
    .gen = stakla
wonders-resource-papyrus = papirus
    .gen = papirusa
wonders-resource-cloth = tkanina
    .acc = tkaninu
    .gen = tkanine
wonders-goods-many = { $n ->
    [one] { $n } { $resource }
    [few] { $n } { $resource-gen }
   *[other] { $n } { $resource-gen }
}
    .acc = { $n ->
        [one] { $n } { $resource-acc }
        [few] { $n } { $resource-gen }
       *[other] { $n } { $resource-gen }
    }

## Boje karata.

wonders-colour-brown = braon
wonders-colour-grey = siva
    .acc = sivu
wonders-colour-blue = plava
    .acc = plavu
wonders-colour-yellow = žuta
    .acc = žutu
wonders-colour-red = crvena
    .acc = crvenu
wonders-colour-green = zelena
    .acc = zelenu
wonders-colour-purple = ljubičasta
    .acc = ljubičastu
wonders-colour-black = crna
    .acc = crnu

wonders-kind-brown = osnovne sirovine
wonders-kind-grey = prerađene sirovine
wonders-kind-blue = civilne građevine: poeni
wonders-kind-yellow = trgovačke građevine: novčići, kupovina, poeni
wonders-kind-red = vojne građevine: štitovi
wonders-kind-green = naučne građevine: šestar, zupčanik, ploča
wonders-kind-purple = gilde: poeni, uglavnom za ono što imate vi ili vaši susedi
wonders-kind-black = Gradovi: novčići, tokeni i prljavi trikovi

## Strane table: svetla (dan) i tamna (noć).

wonders-side-day = svetla
    .acc = svetlu
wonders-side-night = tamna
    .acc = tamnu

wonders-age-1 = I
wonders-age-2 = II
wonders-age-3 = III
wonders-chapter-1 = I doba
wonders-chapter-2 = II doba
wonders-chapter-3 = III doba

wonders-science-compass = šestar
wonders-science-gear = zupčanik
wonders-science-tablet = ploča

wonders-where-left = u gradu levog suseda
wonders-where-self = u vašem gradu
wonders-where-right = u gradu desnog suseda
wonders-where-neighbours = u gradovima vaših suseda
wonders-where-all = u vašem gradu i gradovima vaših suseda

## Stoji samo posle „od“.

wonders-trader-left = levog suseda
wonders-trader-right = desnog suseda
wonders-trader-neighbours = oba suseda

## Stoji samo posle „za“.

wonders-counted-cards = svaku { $colours-acc } kartu
    .gender = feminine
wonders-counted-stages = svaku izgrađenu fazu čuda
    .gender = feminine
wonders-counted-victories = svaki token pobede
    .gender = masculine
wonders-counted-victories-of-age = svaki token pobede { $age } doba
    .gender = masculine
wonders-counted-defeats = svaki token poraza
    .gender = masculine

## Efekti karata i faza.

wonders-effect-produce = Proizvodi { $goods-acc }.
wonders-effect-produce-private = Proizvodi { $goods-acc }; susedi to ne mogu da kupe.
wonders-effect-produce-owned = Proizvodi još 1 resurs po izboru, od onih koje vaše čudo ili vaše braon i sive karte već proizvode; susedi ne mogu da ga kupe.
wonders-effect-produce-missing = Proizvodi 1 resurs po izboru, od onih koje ni vaše čudo ni vaše braon i sive karte ne proizvode; susedi ne mogu da ga kupe.
wonders-effect-trading-post = Od { $trader } kupujete { $resources-acc } za po 1 novčić.
wonders-effect-wharf = U svakom krugu prvi resurs koji kupite od { $trader } košta 1 novčić manje.
wonders-effect-smuggling-any = Svaki resurs koji kupite od suseda košta 1 novčić manje.
wonders-effect-smuggling-starting = Početni resurs svakog suseda košta vas 1 novčić manje.
wonders-effect-shields = { $shields }.
wonders-effect-science = 1 { $symbol }.
wonders-effect-any-science = 1 šestar, zupčanik ili ploča: na kraju se računa ono što donosi najviše poena.
wonders-effect-mask = Na kraju partije kopirajte naučni simbol sa zelene karte jednog suseda.
wonders-effect-free-new-colours = Karte boje koju još nemate su besplatne.
wonders-effect-free-build-first = Kartu koju odigrate u prvom krugu svakog doba gradite besplatno.
wonders-effect-free-build-last = Kartu koju odigrate u poslednjem krugu svakog doba gradite besplatno.
wonders-effect-play-last-card = Na kraju svakog doba smete da odigrate i svoju poslednju kartu.
wonders-effect-free-stages = Za faze svog čuda ne trošite resurse (ali novčiće i dalje plaćate).
wonders-effect-coins = Uzmite { $coins }.
wonders-effect-coins-per = Uzmite { $coins } za { $counted } { $where }.
wonders-effect-neighbours-gain = Svaki sused dobija { $coins }.
wonders-effect-others-gain = Svi ostali igrači dobijaju po { $coins }.
wonders-effect-others-lose = Svi ostali igrači gube po { $coins }.
wonders-effect-others-lose-per = Svi ostali igrači gube po { $coins } za { $counted } { $counted-gender ->
    [feminine] koju
   *[masculine] koji
} imaju.
wonders-effect-neighbours-owe = Svaki sused uzima { $debt }.
wonders-effect-diplomacy = Diplomatija: ne učestvujete u sledećem sukobu (u timovima: vi i vaš protivnik uzimate po 1 token manje).
wonders-effect-raid = Uzmite token pobede { $age } doba.
wonders-effect-forget-defeats = Odbacite sve svoje tokene poraza.
wonders-effect-build-from-discard = Na kraju kruga smete besplatno da izgradite jednu kartu sa gomile odbačenih karata.
wonders-effect-points = Vredi { $points }.
wonders-effect-points-per = Vredi { $points } za { $counted } { $where }.
wonders-effect-points-if-complete = Vredi { $points } ako je vaše čudo na kraju završeno.

## O čemu igrač odlučuje.

wonders-phase-board = Odaberite tablu
wonders-phase-side = Odaberite stranu svoje table
wonders-phase-card = Odaberite kartu
wonders-phase-last-card = Zahvaljujući svom čudu smete da odigrate i poslednju kartu
wonders-phase-discard = Besplatno izgradite kartu sa gomile odbačenih karata ili odustanite
wonders-phase-loss = Gubite { $coins }: platite novčićima ili uzmite dug
wonders-phase-over = Partija je završena
wonders-because = { $cause }. { $question }
wonders-cause = { $who } { $who-gender ->
    [you] ste
   *[masculine] je
} { $what }

wonders-obstacle-owned = već izgrađeno
wonders-obstacle-complete = vaše čudo je završeno
wonders-obstacle-resources = nedostaju resursi
wonders-obstacle-coins = nema dovoljno novčića

wonders-waiver-chain = niz: { $by }
wonders-waiver-power = sposobnost: { $by }

wonders-price-free = besplatno
wonders-price-waived = besplatno ({ $waiver })
wonders-price-resources-waived = bez resursa ({ $waiver })
wonders-price-bank = { $coins }
wonders-price-left = { $coins } levo
wonders-price-right = { $coins } desno
wonders-price-own = sopstveni resursi

## Potezi.

wonders-move-board = uzmi { $board-acc } (proizvodi { $resource-acc })
wonders-move-side = { $side } strana
wonders-move-build = izgradi { $card-acc } ({ $price })
wonders-move-stage = { $card-gender ->
    [hidden] izgradi { $number }. fazu kartom licem nadole ({ $price })
   *[card] izgradi { $number }. fazu kartom { $card } ({ $price })
}
wonders-move-sell = odbaci { $card-acc } za { $coins }
wonders-move-leave = odbaci { $card-acc } bez novčića
wonders-move-recover = izgradi { $card-acc } besplatno
wonders-move-decline = ne gradi ništa
# Odabrano, ali još neizvedeno: bez cene.
wonders-chosen-build = izgradi { $card-acc }
wonders-chosen-stage = { $card-gender ->
    [hidden] izgradi { $number }. fazu kartom licem nadole
   *[card] izgradi { $number }. fazu kartom { $card }
}
wonders-settle-coins = plati { $coins }
wonders-settle-debt = uzmi { $debt }
wonders-settle-both = plati { $coins } i uzmi { $debt }

## Događaji: glagolski pridev iza „Giza je“ ili „Vi ste“ (story-sentence, wonders-cause).

wonders-event-chose = { $who-gender ->
    [you] odabrali
    [feminine] odabrala
   *[masculine] odabrao
}: { $move }
wonders-event-board = { $who-gender ->
    [you] uzeli
    [feminine] uzela
   *[masculine] uzeo
} { $board-acc }
wonders-event-side = { $who-gender ->
    [you] odabrali
    [feminine] odabrala
   *[masculine] odabrao
} { $side-acc } stranu
wonders-event-age = Počinje { $age } doba.
wonders-event-trade = { $who-gender ->
    [you] platili
    [feminine] platila
   *[masculine] platio
} { $to-dat } { $coins } za resurse
wonders-event-built = { $who-gender ->
    [you] izgradili
    [feminine] izgradila
   *[masculine] izgradio
} { $card-acc }
wonders-event-built-free = { $who-gender ->
    [you] izgradili
    [feminine] izgradila
   *[masculine] izgradio
} { $card-acc } ({ $waiver })
wonders-event-stage = { $who-gender ->
    [you] izgradili
    [feminine] izgradila
   *[masculine] izgradio
} { $stage }. fazu čuda
wonders-event-sold = { $who-gender ->
    [you] odbacili
    [feminine] odbacila
   *[masculine] odbacio
} kartu za { $coins }
wonders-event-left = { $who-gender ->
    [you] odbacili
    [feminine] odbacila
   *[masculine] odbacio
} poslednju kartu
wonders-event-coins = { $who-gender ->
    [you] dobili
    [feminine] dobila
   *[masculine] dobio
} { $coins }
wonders-event-debt = { $who-gender ->
    [you] uzeli
    [feminine] uzela
   *[masculine] uzeo
} { $points }
wonders-event-diplomacy = { $who-gender ->
    [you] uzeli
    [feminine] uzela
   *[masculine] uzeo
} token diplomatije
wonders-event-raid = { $who-gender ->
    [you] uzeli
    [feminine] uzela
   *[masculine] uzeo
} token pobede { $age } doba
wonders-event-forget = { $who-gender ->
    [you] odbacili
    [feminine] odbacila
   *[masculine] odbacio
} sve tokene poraza
wonders-event-recovered = { $who-gender ->
    [you] izgradili
    [feminine] izgradila
   *[masculine] izgradio
} { $card-acc } sa gomile odbačenih karata
wonders-event-declined = { $who-gender ->
    [you] odustali
    [feminine] odustala
   *[masculine] odustao
} od gradnje sa gomile odbačenih karata
wonders-event-loss-coins = { $who-gender ->
    [you] izgubili
    [feminine] izgubila
   *[masculine] izgubio
} { $coins }
wonders-event-loss-debt = { $who-gender ->
    [you] uzeli
    [feminine] uzela
   *[masculine] uzeo
} { $debt } umesto gubitka novčića
wonders-event-loss-both = { $who-gender ->
    [you] izgubili { $coins } i uzeli
    [feminine] izgubila { $coins } i uzela
   *[masculine] izgubio { $coins } i uzeo
} { $debt }
wonders-event-conflict = { $who-gender ->
    [you] osvojili
    [feminine] osvojila
   *[masculine] osvojio
} { $tokens } { $age } doba protiv { $against-gen }
wonders-event-defeat = { $who-gender ->
    [you] uzeli
    [feminine] uzela
   *[masculine] uzeo
} { $defeats } protiv { $against-gen }
wonders-event-peace = { $who-gender ->
    [you] ostali
    [feminine] ostala
   *[masculine] ostao
} van sukoba (diplomatija)
wonders-event-peace-teams = { $who-gender ->
    [you] iskoristili
    [feminine] iskoristila
   *[masculine] iskoristio
} token diplomatije u sukobu
wonders-event-over = Partija je završena.

## Redovi tabele rezultata.

wonders-row-military = Vojska
wonders-row-treasury = Riznica
wonders-row-wonder = Čudo
wonders-row-civilian = Plave
wonders-row-commerce = Žute
wonders-row-guilds = Gilde
wonders-row-cities = Crne
wonders-row-science = Nauka

wonders-problem-teams-need-cities = Za timsku igru potrebni su Gradovi.
wonders-problem-team-sizes = Za timove od po dva igrača potrebno je 4 ili 6 igrača.

## Redovi tabele rezultata kao razlog pobede: „Pobedu donose sukobi.“ Množina ima .gender = plural.

wonders-source-wonder = čudo
wonders-source-treasury = riznica
wonders-source-military = sukobi
    .gender = plural
wonders-source-civilian = plave građevine
    .gender = plural
wonders-source-commerce = žute građevine
    .gender = plural
wonders-source-science = nauka
wonders-source-guilds = gilde
    .gender = plural
wonders-source-cities = crne građevine
    .gender = plural

wonders-puzzles-wonders = Kartaška igra
wonders-puzzles-cities = Gradovi
wonders-theme-wonder = Čudo
wonders-theme-money = Novac
wonders-theme-military = Vojska
wonders-theme-civilian = Plave građevine
wonders-theme-science = Nauka
wonders-theme-guilds = Gilde
wonders-theme-cities = Crne građevine
