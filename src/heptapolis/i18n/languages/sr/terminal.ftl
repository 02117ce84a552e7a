### Igra u terminalu.

score-place = #
play-question = { $question } (? pomoć, { "q" } izlaz):
play-which = Šta ćete sa njom? ({ "b" } nazad):
play-keys =
    Izaberite upisivanjem broja. „3 1“ odmah bira red 3 i njegovu prvu mogućnost.
    Potez možete da upišete i onako kako se beleži u sačuvanim partijama: { $examples }.
    Znak ? i naziv daju objašnjenje karte ili table. { "t" } prikazuje sto, { "l" } dosadašnju priču, { "h" } daje savet. { "q" } je izlaz.
play-last = Od vašeg poslednjeg izbora
play-story = Dosadašnja priča
play-refused = { $given }: { $reason }.
play-choose-number = odaberite broj od 1 do { $most } ili upišite potez
play-not-now = sada nije moguće
play-unknown-topic = nijedna karta ni tabla se tako ne zove
play-quit = Napustili ste partiju; nema pobednika.
play-ended = Unos se završio pre partije; nema pobednika.
play-saved = Sačuvano kao { $path }: { "heptapolis replay" } { $path }
play-decision = Odluka { $number }
score-ask-players = Igrača (od { $least } do { $most })
score-ask-name = Ime igrača { $number }

## Ono što ispisuju naredbe. Igre, botovi i podešavanja nose svoja imena iz naredbi.

terminal-interrupted = Prekinuto.
terminal-compiling = Igra se kompajlira za ovaj računar (samo jednom): { $percent } %
terminal-compiled = { $game }: kompajlirano.
terminal-dataset = Odluka: { $decisions }, partija: { $games }, datoteka: { $file }
terminal-game = { $players ->
    [one] { $game }, { $players } igrač, seme { $seed }
    [few] { $game }, { $players } igrača, seme { $seed }
   *[other] { $game }, { $players } igrača, seme { $seed }
}
terminal-record = { $game } ({ $options }), seme { $seed }
terminal-games-of = { $games ->
    [one] { $games } partija igre { $game } ({ $options }), seme { $seed }
    [few] { $games } partije igre { $game } ({ $options }), seme { $seed }
   *[other] { $games } partija igre { $game } ({ $options }), seme { $seed }
}
terminal-deals = { $deals ->
    [one] { $deals } deljenje, rasporeda sedenja po deljenju: { $seatings }
    [few] { $deals } deljenja, rasporeda sedenja po deljenju: { $seatings }
   *[other] { $deals } deljenja, rasporeda sedenja po deljenju: { $seatings }
}
terminal-statistics = { $games ->
    [one] { $games } partija igre { $game }, mesta: { $seats }
    [few] { $games } partije igre { $game }, mesta: { $seats }
   *[other] { $games } partija igre { $game }, mesta: { $seats }
}
terminal-speed = { $seconds } { "s" }: { $games } partija/{ "s" }, { $decisions } odluka/{ "s" }
terminal-title-players = { $title }, od { $least } do { $most } igrača
terminal-several = { $choices } (više njih)
terminal-yes = da
terminal-no = ne
terminal-none = nema
terminal-same-as = isto što i { $spec }
terminal-character = { $name }, { $role }
terminal-serving = Heptapolis je na adresi { $address } ({ "Ctrl-C" } ga zaustavlja).
terminal-serving-network = U vašoj mreži: { $address }
terminal-serving-tables = Stolovi se čuvaju u { $url }.
terminal-serving-open = Otvorite { $address } u pregledaču.

## Zaglavlja kolona.

column-rank = plasman
column-bot = bot
column-rating = rejting
column-seat = mesto
column-seats = mesta
column-wins = pobede
column-points = poeni
column-mean = prosek
column-mean-total = prosek ukupno
column-moves = potezi
column-mean-ms = prosek { "ms" }
column-max-ms = najviše { "ms" }
column-illegal = nedozvoljeno
column-late = kasno
column-offered = ponuđeno
column-taken = uzeto
column-pick-rate = udeo izbora
column-option = opcija
column-default = podrazumevano
column-choices = vrednosti
column-meaning = značenje

terminal-backed-up = Sačuvano u { $path }.
terminal-restored = Vraćeno iz { $path }.
terminal-restored-kept = Stari podaci su u { $path }.

terminal-analysing = analiza
terminal-analysis = Analiza: { $game } ({ $options }), doigravanja po odluci: { $playouts }
terminal-analysis-change = Zašto se promenila šansa za pobedu (%)
terminal-analysis-losses = Prosečan gubitak po odluci
terminal-analysis-whole = cela partija
terminal-analysis-rows = Poeni u poređenju sa prosečnim pobednikom takvih partija između botova
terminal-analysis-costliest = Najskuplji potezi, mesto { $seat }
terminal-analysis-decision = Odluka { $number }, { $verdict }: { $explanation }
column-accuracy = tačnost
column-row = red
column-winners = pobednici
column-start = početak
column-mistakes = greške
column-better-play = bolja igra
column-hidden-cards = skrivene karte
column-others = ostali
column-deals = deljenja, bacanja
column-end = kraj
column-part = deo
column-decisions = odluke

terminal-puzzles-making = traženje zadataka
terminal-puzzles-verifying = provera
terminal-puzzles-made = Zadaci: { $puzzles }. Partije: { $games }, pozicije: { $positions }; prošle predizbor: { $hopeful }, izbor: { $screened }, proveru: { $verified }.
terminal-puzzles-held = { $name }: važi { $held } od { $of } zadataka.
terminal-puzzle = Zadatak { $number } od { $of } · { $game } · { $difficulty }
terminal-puzzle-score = Rešeno: { $right } od { $of }
terminal-puzzle-left = Vidimo se kod sledećeg zadatka.
