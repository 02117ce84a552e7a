### Hur ett parti spelades: kurvan över chanserna, vad som var bättre, rapporten efter partiet, misstag att spela om.
### Laddas när något av det öppnas.

## Kurvan och dess panel.

analysis-title = Analys
analysis-close = Stäng analysen
analysis-graph = Vinstchanser
analysis-graph-help = Klicka var som helst i kurvan eller använd piltangenterna. Märkena visar var chanser gick förlorade: ?! är oprecist, ? ett misstag, ?? ett grovt misstag.
analysis-working = Analyserar: { $percent } %
analysis-waiting = Analysen börjar strax.
analysis-ready = Analysen är klar.
analysis-refining = En första blick; den förfinas: { $percent } %
analysis-light = En första blick
analysis-failed = Partiet kunde inte analyseras. Försök igen senare.
analysis-at-step = Steg { $n } av { $of }: { $list }
analysis-at-seat = { $name } { $percent } %
analysis-table = Som tabell
analysis-table-step = Steg
analysis-mark-previous = Föregående märke
analysis-mark-next = Nästa märke
analysis-lost = Var chanser gick förlorade
analysis-lost-at = Beslut { $n }, { $verdict }: { $move } (−{ $percent } %)
analysis-lost-nothing = Inga tydliga misstag.
analysis-no-choice = Här fanns inget val.
analysis-decision = Beslutet här: { $name }
analysis-decision-you = Vad du valde här

## Två drag jämförda.

analysis-played = Spelat
analysis-chosen = Ditt val
analysis-best = Bäst
analysis-difference = Skillnad
analysis-row-name = Väntat
analysis-row-points = Poäng totalt
analysis-row-others = De andra tillsammans
analysis-row-chance = Vinstchans
analysis-was-best = Det bästa draget.
analysis-as-good = Lika bra som det bästa draget, så vitt det går att säga.
analysis-show-best = Visa det bästa draget på bordet
analysis-show-played = Visa vad som spelades

## Rapporten efter partiet.

report-title = Så spelade du
report-of = Så spelade { $name }
report-accuracy = Precision: { $percent } %
report-costliest = Ditt dyraste drag: { $move } (−{ $percent } % till vinst).
report-costliest-best = Bättre hade varit: { $move }.
report-no-mistakes = Du gjorde inget tydligt misstag.
report-losses = Förlust per beslut
report-rows = Jämfört med vinnare
report-winners = Vinnare
report-rows-help = Vinnare: genomsnittet av sådana partier mellan botar.
report-open = Öppna analysen
report-learn = Lär av dina misstag

## Misstag att spela om.

mistakes-title = Lär av dina misstag
mistakes-none = Här finns inget att lära: inget av dina beslut var tydligt ett misstag.
mistakes-which = Beslut { $n } av { $of }: vad skulle du spela nu?
mistakes-help = Det här såg du då. Välj ett drag, så får du veta vad som var bättre.
mistakes-right = Rätt: det här är det bästa draget.
mistakes-good = Bra: draget är ungefär lika bra som det bästa.
mistakes-wrong = Inte än: ett annat drag är bättre.
mistakes-same = Så spelade du då. Ett annat drag är bättre.
mistakes-unknown = Analysen tog inte med det här draget: det är nästan aldrig bra.
mistakes-answer = Visa svaret
mistakes-next = Nästa beslut
mistakes-again = Från början
mistakes-done = Det var allt. Du hittade { $n } av { $of }.
mistakes-back = Tillbaka till reprisen

## Problem.

puzzle-today = Dagens problem
puzzle-number = Problem { $n }
puzzle-question = Hitta det bästa draget. Det uppenbara är fel.
puzzle-next = Nästa problem
puzzle-again = Försök igen
puzzle-game = Spel
puzzle-theme = Tema
puzzle-all-games = alla spel
puzzle-all-themes = alla teman
puzzle-none = Det finns inget annat problem med det här spelet och temat. Välj ett annat tema.
puzzle-streak = I rad: { $n }
puzzle-accuracy = Lösta: { $right } av { $of } ({ $percent } %)
puzzle-column-move = Drag
puzzle-column-chance = Chans att vinna
puzzle-column-points = Poäng
puzzle-obvious = Uppenbart
puzzle-all-moves = Alla drag
