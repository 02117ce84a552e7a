### Spelet i terminalen.

score-place = #
play-question = { $question } (? hjälp, q avsluta):
play-which = Hur vill du använda det? (b tillbaka):
play-keys =
    Skriv ett nummer för att välja. ”3 1” väljer rad 3 och dess första användning på en gång.
    Du kan också skriva ett drag så som det står i sparade partier: { $examples }.
    ? NAMN förklarar ett kort eller spelbräde. t visar bordet, l berättelsen hittills, h ger ett tips. q avslutar.
play-last = Sedan ditt senaste val
play-story = Berättelsen hittills
play-refused = { $given }: { $reason }.
play-choose-number = välj ett nummer från 1 till { $most } eller skriv ett drag
play-not-now = går inte nu
play-unknown-topic = inget kort eller spelbräde heter så
play-quit = Du lämnade partiet; ingen vann.
play-ended = Inmatningen tog slut före partiet; ingen vann.
play-saved = Sparat som { $path }: heptapolis replay { $path }
play-decision = Beslut { $number }
score-ask-players = Spelare ({ $least } till { $most })
score-ask-name = Namn på spelare { $number }

terminal-interrupted = Avbrutet.
terminal-compiling = Spelet kompileras för den här datorn (en gång): { $percent } %
terminal-compiled = { $game } är kompilerat.
terminal-dataset = Beslut: { $decisions }, partier: { $games }, fil: { $file }
terminal-game = { $game }, { $players } spelare, frö { $seed }
terminal-record = { $game } ({ $options }), frö { $seed }
terminal-games-of = { $games ->
    [one] { $games } parti { $game } ({ $options }), frö { $seed }
   *[other] { $games } partier { $game } ({ $options }), frö { $seed }
}
terminal-deals = { $deals ->
    [one] { $deals } giv, placeringar per giv: { $seatings }
   *[other] { $deals } givar, placeringar per giv: { $seatings }
}
terminal-statistics = { $games ->
    [one] { $games } parti { $game }, { $seats } platser
   *[other] { $games } partier { $game }, { $seats } platser
}
terminal-speed = { $seconds } s: { $games } partier/s, { $decisions } beslut/s
terminal-title-players = { $title }, { $least } till { $most } spelare
terminal-several = { $choices } (flera)
terminal-yes = ja
terminal-no = nej
terminal-none = inget
terminal-same-as = samma som { $spec }
terminal-character = { $name }, { $role }
terminal-serving = Heptapolis finns på { $address } (Ctrl-C stoppar).
terminal-serving-network = I ditt nätverk: { $address }
terminal-serving-tables = Borden sparas i { $url }.
terminal-serving-open = Öppna { $address } i en webbläsare.

column-rank = placering
column-bot = bot
column-rating = rating
column-seat = plats
column-seats = platser
column-wins = vinster
column-points = poäng
column-mean = medel
column-mean-total = medelsumma
column-moves = drag
column-mean-ms = medel ms
column-max-ms = max ms
column-illegal = otillåtna
column-late = för sena
column-offered = erbjudet
column-taken = taget
column-pick-rate = andel tagna
column-option = inställning
column-default = standard
column-choices = alternativ
column-meaning = betydelse

terminal-backed-up = Sparat i { $path }.
terminal-restored = Återställt från { $path }.
terminal-restored-kept = Det gamla finns i { $path }.

terminal-analysing = analyserar
terminal-analysis = Analys av { $game } ({ $options }), genomspelningar per beslut: { $playouts }
terminal-analysis-change = Varför vinstchansen ändrades (%)
terminal-analysis-losses = Genomsnittlig förlust per beslut
terminal-analysis-whole = hela partiet
terminal-analysis-rows = Poäng jämfört med den genomsnittliga vinnaren av sådana partier mellan botar
terminal-analysis-costliest = Dyraste dragen, plats { $seat }
terminal-analysis-decision = Beslut { $number }, { $verdict }: { $explanation }
column-accuracy = precision
column-row = rad
column-winners = vinnare
column-start = start
column-mistakes = misstag
column-better-play = bättre spel
column-hidden-cards = dolda kort
column-others = de andra
column-deals = givar, kast
column-end = slut
column-part = del
column-decisions = beslut

terminal-puzzles-making = letar efter problem
terminal-puzzles-verifying = kontrollerar
terminal-puzzles-made = Problem: { $puzzles }. Partier: { $games }, ställningar: { $positions }; klarade förurvalet: { $hopeful }, urvalet: { $screened }, kontrollen: { $verified }.
terminal-puzzles-held = { $name }: { $held } av { $of } problem håller.
terminal-puzzle = Problem { $number } av { $of } · { $game } · { $difficulty }
terminal-puzzle-score = Lösta: { $right } av { $of }
terminal-puzzle-left = Vi ses vid nästa problem.
