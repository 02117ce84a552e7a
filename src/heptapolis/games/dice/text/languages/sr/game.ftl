### Igra kockicama: njene reči, efekti, potezi, cene i događaji.

dice-title = Sedam čuda: igra kockicama

dice-name = Igra kockicama

dice-headline-setup = Biranje tabli
dice-headline-turn = { $turn }. krug
dice-headline-last = { $turn }. krug, poslednji
dice-headline-over = Partija je završena

## Građevine na tabli.

dice-building-wonder = Čudo
    .gen = Čuda
dice-building-guild-court = Dvor gildi
    .gen = Dvora gildi
dice-building-gallery = Galerija lidera
    .acc = Galeriju lidera
    .gen = Galerije lidera
dice-building-west-barracks = Zapadna kasarna
    .acc = Zapadnu kasarnu
    .gen = Zapadne kasarne
dice-building-agora = Agora
    .acc = Agoru
    .gen = Agore
dice-building-market = Pijaca
    .acc = Pijacu
    .gen = Pijace
dice-building-university = Univerzitet
    .gen = Univerziteta
dice-building-east-barracks = Istočna kasarna
    .acc = Istočnu kasarnu
    .gen = Istočne kasarne
dice-building-warehouse = Skladište
    .gen = Skladišta

## Redovi tabele rezultata: kratko.

dice-row-wonder = Čudo
dice-row-guild-court = Gilde
dice-row-gallery = Galerija
dice-row-west-barracks = Zapad
dice-row-agora = Agora
dice-row-market = Pijaca
dice-row-university = Univ.
dice-row-east-barracks = Istok

## Boje kockica; .capital je množina na početku rečenice.

dice-colour-grey = siva
    .acc = sivu
    .capital = Sive
dice-colour-blue = plava
    .acc = plavu
    .capital = Plave
dice-colour-red = crvena
    .acc = crvenu
    .capital = Crvene
dice-colour-yellow = žuta
    .acc = žutu
    .capital = Žute
dice-colour-green = zelena
    .acc = zelenu
    .capital = Zelene
dice-colour-black = crna
    .acc = crnu
    .capital = Crne
dice-colour-white = bela
    .acc = belu
    .capital = Bele
dice-colour-purple = ljubičasta
    .acc = ljubičastu
    .capital = Ljubičaste

## Kockice.

dice-die-grey-1 = prva siva kockica
    .acc = prvu sivu kockicu
    .ins = prvom sivom kockicom
dice-die-grey-2 = druga siva kockica
    .acc = drugu sivu kockicu
    .ins = drugom sivom kockicom
dice-die-grey-3 = treća siva kockica
    .acc = treću sivu kockicu
    .ins = trećom sivom kockicom
dice-die-blue = plava kockica
    .acc = plavu kockicu
    .ins = plavom kockicom
dice-die-red = crvena kockica
    .acc = crvenu kockicu
    .ins = crvenom kockicom
dice-die-yellow = žuta kockica
    .acc = žutu kockicu
    .ins = žutom kockicom
dice-die-green = zelena kockica
    .acc = zelenu kockicu
    .ins = zelenom kockicom
dice-die-black = crna kockica
    .acc = crnu kockicu
    .ins = crnom kockicom
dice-die-white = bela kockica
    .acc = belu kockicu
    .ins = belom kockicom
dice-die-purple = ljubičasta kockica
    .acc = ljubičastu kockicu
    .ins = ljubičastom kockicom

## Strane kockica.

dice-symbol-stone = kamen
dice-symbol-wood = drvo
dice-symbol-brick = cigla
dice-symbol-glass = staklo
dice-symbol-cloth = tkanina
dice-symbol-papyrus = papirus
dice-symbol-mask = maska
dice-symbol-scales = vaga
dice-symbol-fountain = fontana
dice-symbol-temple = hram
dice-symbol-owl = sova
dice-symbol-caduceus = kaducej
dice-symbol-axe = sekira (napad ulevo)
dice-symbol-sword = mač (napad udesno)
dice-symbol-shield = štit (odbrana na bilo kojoj strani)
dice-symbol-camel = kamila
dice-symbol-coins = 7 novčića
dice-symbol-chest = kovčeg
dice-symbol-compass = šestar
dice-symbol-tablet = ploča
dice-symbol-gear = zupčanik
dice-symbol-blue-leader = plavi lider
dice-symbol-green-leader = zeleni lider
dice-symbol-red-leader = crveni lider
dice-symbol-yellow-leader = žuti lider
dice-symbol-laurel = lovorov venac
dice-symbol-spy-any = špijun: kasarne, Univerzitet, Agora ili Pijaca
dice-symbol-spy-yellow = špijun: Pijaca
dice-symbol-spy-green = špijun: Univerzitet
dice-symbol-spy-blue = špijun: Agora
dice-symbol-spy-grey = špijun: Skladište
dice-symbol-spy-red = špijun: kasarne
dice-symbol-guild-barracks = gilda: porede se kasarne
dice-symbol-guild-wonder = gilda: poredi se Čudo
dice-symbol-guild-warehouse = gilda: poredi se Skladište
dice-symbol-guild-market = gilda: poredi se Pijaca
dice-symbol-guild-agora = gilda: poredi se Agora
dice-symbol-guild-university = gilda: poredi se Univerzitet
dice-symbol-stage = sledeća faza
dice-symbol-guild = bilo koja ljubičasta strana

## Efekti polja.

dice-effect-cross = Precrtajte polje { $where-gen } i platite njegovu cenu.
dice-effect-cross-up-to = { $n ->
    [one] Precrtajte najviše { $n } polje { $where-gen } i platite njegovu cenu.
    [few] Precrtajte najviše { $n } polja { $where-gen } i platite njihove cene.
   *[other] Precrtajte najviše { $n } polja { $where-gen } i platite njihove cene.
}
dice-effect-free-build = Još jednom gradite pomoću kockice, ali je ne plaćate.
dice-effect-another-action = Izvedite još jednu akciju.
dice-effect-choose-bonus = Precrtajte bonus polje.
dice-effect-coins = Uzmite { $coins }.
dice-effect-coins-and-points-per = Za svako precrtano polje { $where-gen } dobijate sada { $coins }, a na kraju { $points }.
dice-effect-attack = Napad: { $points }, minus 1 za svaku odbranu naspram vas.
dice-effect-price-cut = Sve kockice koštaju { $coins } manje.
dice-effect-price-cut-colour = { $colour-capital } kockice koštaju { $coins } manje.
dice-effect-free-dice = { $colour-capital } kockice su besplatne.
dice-effect-coins-per-die = Uzmite { $coins } svaki put kad odaberete { $colour-acc } kockicu.
dice-effect-unlock = Otključajte { $colour-acc } kockicu.
dice-effect-defence = Odbrana: od sledećeg kruga napadi sa ove strane donose 1 poen manje.
dice-effect-resource = +1 resurs za svako buduće polje.
dice-effect-points = { $points }.
dice-effect-points-per = { $points } za svako precrtano polje { $where-gen }.

dice-obstacle-locked = još nije otključana
dice-obstacle-condition = imate premalo polja građevine koju pokazuje
dice-obstacle-crossed = nema više polja za precrtavanje
dice-obstacle-coins = nemate dovoljno novčića

## Potezi.

dice-move-board = Uzmi { $board-acc }
dice-move-build = { $building } { $box }, { $die-ins }
dice-move-stage = { $box }. faza Čuda
dice-move-pass = Preskoči i uzmi { $coins }
dice-move-cross = { $building } { $box }
dice-move-decline = Preskoči ovaj efekat
dice-move-bonus = Bonus { $number }

dice-price-free = besplatno
dice-price-die = { $coins } za kockicu
dice-price-missing = { $coins } za resurse

## Događaji: glagolski pridev iza „Giza je“ ili „Vi ste“ (story-sentence).

dice-event-board = { $who-gender ->
    [you] uzeli
    [feminine] uzela
   *[masculine] uzeo
} { $board-acc }
dice-event-turn = Počinje { $turn }. krug.
dice-event-turn-last = Počinje { $turn }. krug, poslednji.
dice-event-forum = U Forumu su: { $dice }.
dice-event-crossed = { $who-gender ->
    [you] precrtali
    [feminine] precrtala
   *[masculine] precrtao
} { $box }. polje { $building-gen }
dice-event-crossed-with = { $who-gender ->
    [you] precrtali
    [feminine] precrtala
   *[masculine] precrtao
} { $box }. polje { $building-gen } { $die-ins }
dice-event-coins = { $who-gender ->
    [you] dobili
    [feminine] dobila
   *[masculine] dobio
} { $coins }
dice-event-passed = { $who-gender ->
    [you] preskočili
    [feminine] preskočila
   *[masculine] preskočio
} krug
dice-event-declined = { $who-gender ->
    [you] preskočili
    [feminine] preskočila
   *[masculine] preskočio
} efekat
dice-event-bonus = { $who-gender ->
    [you] precrtali
    [feminine] precrtala
   *[masculine] precrtao
} { $bonus }. bonus polje
dice-event-completed = { $who-gender ->
    [you] završili
    [feminine] završila
   *[masculine] završio
} { $building-acc }
dice-event-attack = { $who-gender ->
    [you] osvojili
    [feminine] osvojila
   *[masculine] osvojio
} { $points } protiv { $target-gen }
dice-event-unlocked = { $who-gender ->
    [you] otključali
    [feminine] otključala
   *[masculine] otključao
} { $die-acc }
dice-event-no-use = { $who-gender ->
    [you] ostali bez efekta koji niste mogli
    [feminine] ostala bez efekta koji nije mogla
   *[masculine] ostao bez efekta koji nije mogao
} { $who-gender ->
    [you] da iskoristite
   *[masculine] da iskoristi
}
dice-event-first-agora = { $who-gender ->
    [you] dobili
    [feminine] dobila
   *[masculine] dobio
} { $points } za prvu završenu Agoru
dice-event-end-triggered = Kraj je blizu: { $turn }. krug je poslednji.
dice-event-replaced = U Forum ulazi { $die }, a iz igre izlazi { $gone }.
dice-event-over = Partija je završena.

## O čemu igrač odlučuje.

dice-question-board = Odaberite tablu
dice-question-action = Odaberite akciju
dice-question-build = Odaberite kockicu za gradnju; ne plaćate je
dice-question-cross = Odaberite polje koje ćete precrtati
dice-question-bonus = Odaberite bonus polje

dice-rolled = { $die }: { $symbol }, { $coins }

dice-problem-boards = { $n ->
    [one] Komplet ima samo { $n } tablu.
    [few] Komplet ima samo { $n } table.
   *[other] Komplet ima samo { $n } tabli.
}

## Redovi tabele rezultata kao razlog pobede: „Pobedu donosi Pijaca.“ Množina ima .gender = plural.

dice-source-wonder = Čudo
dice-source-guild-court = gilde
    .gender = plural
dice-source-gallery = Galerija
dice-source-west-barracks = Zapadna kasarna
dice-source-agora = Agora
dice-source-market = Pijaca
dice-source-university = Univerzitet
dice-source-east-barracks = Istočna kasarna

dice-puzzles-dice = Igra kockicama
dice-theme-wonder = Čudo
dice-theme-guilds = Gilde
dice-theme-leaders = Lideri
dice-theme-military = Vojska
dice-theme-agora = Agora
dice-theme-money = Novac
dice-theme-science = Nauka
