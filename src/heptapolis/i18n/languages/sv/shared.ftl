### Det som alla spel delar: listor, antal, spelare, berättelsen, poängen, tipsen.
### Former: .object – ”dig”; .mid – inte först i meningen; .def – bestämd form; .loc – ”på Torget”, ”i Lagret”.

language-name = Svenska

# En text som är likadan på alla språk: notation, eller ett namn som någon har skrivit.
verbatim = { $text }

list-and = { $head } och { $tail-mid }
    .gender = plural
    .mid = { $head-mid } och { $tail-mid }
    .object = { $head-object } och { $tail-object }
    .def = { $head-def } och { $tail-def }
    .loc = { $head-loc } och { $tail-loc }
list-or = { $head } eller { $tail-mid }
    .mid = { $head-mid } eller { $tail-mid }
    .object = { $head-object } eller { $tail-object }
    .def = { $head-def } eller { $tail-def }
    .loc = { $head-loc } eller { $tail-loc }
list-comma = { $head }, { $tail-mid }
    .gender = plural
    .mid = { $head-mid }, { $tail-mid }
    .object = { $head-object }, { $tail-object }
    .def = { $head-def }, { $tail-def }
    .loc = { $head-loc }, { $tail-loc }
list-semicolon = { $head }; { $tail }
    .mid = { $head-mid }; { $tail-mid }
list-sentences = { $head } { $tail }
list-versus = { $head } mot { $tail }

number-coin = { $n } mynt
number-point = { $n } poäng
number-shield = { $n ->
    [one] { $n } sköld
   *[other] { $n } sköldar
}
number-card = { $n } kort
number-resource = { $n ->
    [one] { $n } resurs
   *[other] { $n } resurser
}
number-victory = { $n ->
    [one] { $n } segermarkör
   *[other] { $n } segermarkörer
}
number-defeat = { $n ->
    [one] { $n } nederlagsmarkör
   *[other] { $n } nederlagsmarkörer
}
number-diplomacy = { $n ->
    [one] { $n } diplomatimarkör
   *[other] { $n } diplomatimarkörer
}
number-debt = { $n } skuldpoäng

who-you = Du
    .object = dig
    .mid = du
who-player = Spelare { $number }
    .object = spelare { $number }
    .mid = spelare { $number }

story-sentence = { $who } { $clauses }.
story-event = { $what }
story-event-of = { $who }: { $what }
story-undo = Den senaste turen togs tillbaka.
story-proxy-time = Tiden gick ut: en bot valde åt { $who-object }.
story-proxy-stand-in = En bot spelade åt { $who-object }.

score-player = Stad
score-total = Totalt
score-team = Lag ({ $players-mid }): { $points }
score-tie-broken = { $players } har { $points } var; mynten avgör ({ $coins }).
score-tie-shared = { $players } slutade lika, med { $points } och { $coins } var.
score-won = { $players } vann med { $points }.
score-together = { $players } delar segern på { $points }.

hint-expected = Vinstchans { $percent } %, ungefär { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } poäng.
hint-only = Det här är ditt enda möjliga drag.
hint-only-sensible = Det enda vettiga av dina { $number } möjliga drag.

play-choose = Välj ett drag

## Vad som avgjorde ett parti, i en mening. ”Mer än du” men ”före dig”.

verdict-row = Avgörande: { $rows }. Där fick { $winner-mid } { $points } mer än { $second-mid }, { $one } mot { $other }.
verdict-loss = Avgörande: { $rows }. Där förlorade { $winner-mid } mindre än { $second-mid }, { $one } mot { $other }.
verdict-rows = Avgörande: { $rows }. { $winner } fick { $points } mer än { $second-mid } i vardera raden.
verdict-margin = { $winner } slutade { $points } före { $second-object }; ingen enskild rad var avgörande.
verdict-tiebreak = { $winner } vann på särskiljningen: även { $second-mid } slutade på { $points }.
verdict-shared = { $players } delar segern: inte ens särskiljningen avgjorde.
verdict-shared-teams = Segern delas: { $players-mid }. Inte ens särskiljningen avgjorde.

analysis-better = ”{ $better }” i stället för ”{ $played }”: { $changes }; { $chance }.
analysis-better-overall = ”{ $better }” i stället för ”{ $played }”: ingen rad i protokollet sticker ut; { $chance }.
analysis-unclear = ”{ $better }” kan vara bättre än ”{ $played }”, men det är inte klart: { $chance }.
analysis-unclear-rows = ”{ $better }” kan vara bättre än ”{ $played }”, men det är inte klart: { $changes }; { $chance }.
analysis-row = { $row } { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-others = de andra tillsammans { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-chance = { $sign }{ $percent } % till vinst (±{ $error })
analysis-seat = Plats { $seat }
analysis-verdict-best = bäst
analysis-verdict-good = bra
analysis-verdict-inaccuracy = oprecist
analysis-verdict-mistake = misstag
analysis-verdict-blunder = grovt misstag
analysis-verdict-open = oklart
analysis-change = Vinstchans: { $mistakes }; { $luck }.
analysis-change-even = Vinstchans: varken misstag eller tur gjorde någon tydlig skillnad.
analysis-mistakes-cost = misstagen kostade totalt { $mistakes } % (±{ $error })
analysis-mistakes-even = misstagen gjorde ingen tydlig skillnad
analysis-luck-even = turen gjorde ingen tydlig skillnad
analysis-luck-gave = turen (given, tärningarna och de andras drag) gav { $luck } % (±{ $error })
analysis-luck-took = turen (given, tärningarna och de andras drag) tog { $luck } % (±{ $error })

puzzle-theme-denial = Hindra de andra
puzzle-theme-overall = Lite av allt
puzzle-difficulty-1 = lätt
puzzle-difficulty-2 = medel
puzzle-difficulty-3 = svårt
puzzle-right = Rätt: det är det bästa draget.
puzzle-wrong = Ett annat drag är bättre.
puzzle-themes = Teman: { $themes }.
