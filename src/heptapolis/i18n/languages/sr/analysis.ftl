### Kako je partija odigrana: grafikon šansi, šta je bilo bolje, izveštaj posle partije, greške koje se mogu ponovo odigrati.
### Učitava se kada se nešto od toga otvori.

## Grafikon i njegov panel.

analysis-title = Analiza
analysis-close = Zatvori analizu
analysis-graph = Šanse za pobedu
analysis-graph-help = Kliknite bilo gde na grafikon ili koristite strelice. Oznake pokazuju gde su izgubljene šanse: ?! je nepreciznost, ? greška, ?? velika greška.
analysis-working = Analiziranje: { $percent } %
analysis-waiting = Analiza samo što nije počela.
analysis-ready = Analiza je gotova.
analysis-refining = Prvi pogled; još se doteruje: { $percent } %
analysis-light = Prvi pogled
analysis-failed = Ova partija nije mogla da se analizira. Pokušajte kasnije.
analysis-at-step = Korak { $n } od { $of }: { $list }
analysis-at-seat = { $name } { $percent } %
analysis-table = Kao tabela
analysis-table-step = Korak
analysis-mark-previous = Prethodna oznaka
analysis-mark-next = Sledeća oznaka
analysis-lost = Gde su izgubljene šanse
analysis-lost-at = Odluka { $n }, { $verdict }: { $move } (−{ $percent } %)
analysis-lost-nothing = Nema jasnih grešaka.
analysis-no-choice = Ovde nije bilo izbora.
analysis-decision = Odluka ovde: { $name }
analysis-decision-you = Vaša odluka ovde

## Poređenje dva poteza.

analysis-played = Odigrano
analysis-chosen = Vaš izbor
analysis-best = Najbolje
analysis-difference = Razlika
analysis-row-name = Očekuje se
analysis-row-points = Poeni ukupno
analysis-row-others = Ostali zajedno
analysis-row-chance = Šansa za pobedu
analysis-was-best = Najbolji potez.
analysis-as-good = Koliko se može reći, jednako dobro kao najbolji potez.
analysis-show-best = Prikaži najbolji potez na stolu
analysis-show-played = Prikaži šta je odigrano

## Izveštaj posle partije.

report-title = Kako ste igrali
report-of = Kako igra { $name }
report-accuracy = Preciznost: { $percent } %
report-costliest = Vaš najskuplji potez: { $move } (−{ $percent } % za pobedu).
report-costliest-best = Bolje je bilo: { $move }.
report-no-mistakes = Niste napravili jasnu grešku.
report-losses = Gubitak po odluci
report-rows = Poređenje sa pobednicima
report-winners = Pobednici
report-rows-help = Pobednici: prosek takvih partija između botova.
report-open = Otvori analizu
report-learn = Učite na svojim greškama

## Greške koje se mogu ponovo odigrati.

mistakes-title = Učite na svojim greškama
mistakes-none = Ovde nema šta da se nauči: nijedna vaša odluka nije bila jasna greška.
mistakes-which = Odluka { $n } od { $of }: šta biste sada odigrali?
mistakes-help = Ovo ste tada videli. Odaberite potez, pa ćete saznati šta je bilo bolje.
mistakes-right = Tačno: ovo je najbolji potez.
mistakes-good = Dobro: potez je skoro jednako dobar kao najbolji.
mistakes-wrong = Još ne: drugi potez je bolji.
mistakes-same = To ste tada odigrali. Drugi potez je bolji.
mistakes-unknown = Analiza nije razmatrala ovaj potez: skoro nikad nije dobar.
mistakes-answer = Prikaži odgovor
mistakes-next = Sledeća odluka
mistakes-again = Iz početka
mistakes-done = To je sve. Pronašli ste { $n } od { $of }.
mistakes-back = Nazad na snimak

## Zadaci.

puzzle-today = Zadatak dana
puzzle-number = Zadatak { $n }
puzzle-question = Pronađite najbolji potez. Onaj očigledni je pogrešan.
puzzle-next = Sledeći zadatak
puzzle-again = Pokušajte ponovo
puzzle-game = Igra
puzzle-theme = Tema
puzzle-all-games = sve igre
puzzle-all-themes = sve teme
puzzle-none = Nema drugog zadatka sa ovom igrom i ovom temom. Izaberite drugu temu.
puzzle-streak = Zaredom: { $n }
puzzle-accuracy = Rešeno: { $right } od { $of } ({ $percent } %)
puzzle-column-move = Potez
puzzle-column-chance = Šansa za pobedu
puzzle-column-points = Poeni
puzzle-obvious = Očigledno
puzzle-all-moves = Svi potezi
