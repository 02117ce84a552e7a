### Zajedničko za sve igre: nabrajanje, brojevi, igrači, priča, rezultat, saveti.
###
### Padeži: .acc (koga, šta), .gen (koga, čega), .dat (kome), .ins (kim, čime). „.low“ je ime usred rečenice (vi).
### .gender je masculine, feminine, you (vi) ili plural (više njih bez vas).
### Ono što ni ćirilica ne prevodi (tasteri, naredbe, putanje) stoji kao { "tekst" }.

language-name = Srpski

# Tekst koji je isti na svakom jeziku: zapis poteza ili ime koje je neko upisao.
verbatim = { $text }

## Nabrajanje.

list-and = { $head } i { $tail-low }
    .gender = { $head-gender ->
        [you] you
       *[plural] { $tail-gender ->
            [you] you
           *[plural] plural
        }
    }
    .low = { $head-low } i { $tail-low }
    .acc = { $head-acc } i { $tail-acc }
    .gen = { $head-gen } i { $tail-gen }
list-or = { $head } ili { $tail-low }
    .low = { $head-low } ili { $tail-low }
    .acc = { $head-acc } ili { $tail-acc }
    .gen = { $head-gen } ili { $tail-gen }
list-comma = { $head }, { $tail-low }
    .gender = { $head-gender ->
        [you] you
       *[plural] { $tail-gender ->
            [you] you
           *[plural] plural
        }
    }
    .low = { $head-low }, { $tail-low }
    .acc = { $head-acc }, { $tail-acc }
    .gen = { $head-gen }, { $tail-gen }
list-semicolon = { $head }; { $tail }
    .low = { $head-low }; { $tail-low }
list-sentences = { $head } { $tail }
list-versus = { $head } prema { $tail }

## Broj i imenica. Akuzativ je isti, osim uz kartu; .ins stoji posle „sa“.

number-coin = { $n ->
    [one] { $n } novčić
    [few] { $n } novčića
   *[other] { $n } novčića
}
    .ins = { $n ->
        [one] { $n } novčićem
        [few] { $n } novčića
       *[other] { $n } novčića
    }
number-point = { $n ->
    [one] { $n } poen
    [few] { $n } poena
   *[other] { $n } poena
}
    .ins = { $n ->
        [one] { $n } poenom
        [few] { $n } poena
       *[other] { $n } poena
    }
number-shield = { $n ->
    [one] { $n } štit
    [few] { $n } štita
   *[other] { $n } štitova
}
number-card = { $n ->
    [one] { $n } karta
    [few] { $n } karte
   *[other] { $n } karata
}
    .acc = { $n ->
        [one] { $n } kartu
        [few] { $n } karte
       *[other] { $n } karata
    }
number-resource = { $n ->
    [one] { $n } resurs
    [few] { $n } resursa
   *[other] { $n } resursa
}
number-victory = { $n ->
    [one] { $n } token pobede
    [few] { $n } tokena pobede
   *[other] { $n } tokena pobede
}
number-defeat = { $n ->
    [one] { $n } token poraza
    [few] { $n } tokena poraza
   *[other] { $n } tokena poraza
}
number-diplomacy = { $n ->
    [one] { $n } token diplomatije
    [few] { $n } tokena diplomatije
   *[other] { $n } tokena diplomatije
}
number-debt = { $n ->
    [one] { $n } poen duga
    [few] { $n } poena duga
   *[other] { $n } poena duga
}

## Igrači.

who-you = Vi
    .gender = you
    .low = vi
    .acc = vas
    .gen = vas
    .dat = vama
who-player = Igrač { $number }
    .gender = masculine
    .low = igrač { $number }
    .acc = igrača { $number }
    .gen = igrača { $number }
    .dat = igraču { $number }

## Priča. Pomoćni glagol je ovde, a u događajima samo glagolski pridev: „Giza je izgradila Školu i dobila 3 novčića.“

story-sentence = { $who } { $who-gender ->
    [you] ste
   *[masculine] je
} { $clauses }.
story-event = { $what }
story-event-of = { $who }: { $what }
story-undo = Poslednji krug je poništen.
story-proxy-time = Vreme je isteklo: bot je odlučio umesto { $who-gen }.
story-proxy-stand-in = Bot je odigrao umesto { $who-gen }.

score-player = Grad
score-total = Ukupno
score-team = Tim ({ $players-low }): { $points }
score-tie-broken = { $players-gender ->
    [you] { $players } imate po { $points }; odlučuju novčići ({ $coins }).
   *[plural] { $players } imaju po { $points }; odlučuju novčići ({ $coins }).
}
score-tie-shared = { $players-gender ->
    [you] Nerešeno: { $players-low } imate po { $points } i po { $coins }.
   *[plural] Nerešeno: { $players-low } imaju po { $points } i po { $coins }.
}
score-won = { $players-gender ->
    [you] { $players } ste pobedili sa { $points-ins }.
    [plural] { $players } pobeđuju sa { $points-ins }.
   *[masculine] { $players } pobeđuje sa { $points-ins }.
}
score-together = { $players-gender ->
    [you] { $players } delite pobedu sa po { $points }.
   *[plural] { $players } dele pobedu sa po { $points }.
}

## Saveti.

hint-expected = Šansa za pobedu { $percent } %, oko { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } poena.
hint-only = Ovo je vaš jedini mogući potez.
hint-only-sensible = Jedini razuman potez; ukupno ih je { $number }.

play-choose = Odaberite potez

## Šta je presudilo. Red tabele rezultata (*-source-*) ima .gender = plural ako je u množini; dva reda su list-and.
## Ime koje je neko upisao nema padeže: zato „više nego“, a ne „više od“.

verdict-row = Pobedu { $rows-gender ->
    [plural] donose
   *[masculine] donosi
} { $rows }. { $winner } tu { $winner-gender ->
    [you] imate
    [plural] imaju
   *[masculine] ima
} { $points } više nego { $second-low }, { $one } prema { $other }.
verdict-loss = { $rows-gender ->
    [plural] Odlučuju
   *[masculine] Odlučuje
} { $rows }. { $winner } tu { $winner-gender ->
    [you] gubite
    [plural] gube
   *[masculine] gubi
} manje nego { $second-low }, { $one } prema { $other }.
verdict-rows = Pobedu { $rows-gender ->
    [plural] donose
   *[masculine] donosi
} { $rows }. { $winner } u oba reda { $winner-gender ->
    [you] imate
    [plural] imaju
   *[masculine] ima
} po { $points } više nego { $second-low }.
verdict-margin = { $winner } na kraju { $winner-gender ->
    [you] imate
    [plural] imaju
   *[masculine] ima
} { $points } više nego { $second-low }; nijedan red sam nije presudio.
verdict-tiebreak = { $winner } { $winner-gender ->
    [you] pobeđujete
    [plural] pobeđuju
   *[masculine] pobeđuje
} zahvaljujući dodatnom kriterijumu: { $points } { $second-gender ->
    [you] imate
    [plural] imaju
   *[masculine] ima
} i { $second-low }.
verdict-shared = { $players-gender ->
    [you] { $players } delite pobedu: nije presudio ni dodatni kriterijum.
   *[plural] { $players } dele pobedu: nije presudio ni dodatni kriterijum.
}
verdict-shared-teams = Pobeda je podeljena: { $players-low }. Nije presudio ni dodatni kriterijum.

analysis-better = „{ $better }“ umesto „{ $played }“: { $changes }; { $chance }.
analysis-better-overall = „{ $better }“ umesto „{ $played }“: nijedan red rezultata se ne izdvaja; { $chance }.
analysis-unclear = „{ $better }“ je možda bolje od „{ $played }“, ali nije jasno: { $chance }.
analysis-unclear-rows = „{ $better }“ je možda bolje od „{ $played }“, ali nije jasno: { $changes }; { $chance }.
analysis-row = { $row } { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-others = ostali zajedno { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-chance = { $sign }{ $percent } % za pobedu (±{ $error })
analysis-seat = Mesto { $seat }
analysis-verdict-best = najbolji
analysis-verdict-good = dobar
analysis-verdict-inaccuracy = nepreciznost
analysis-verdict-mistake = greška
analysis-verdict-blunder = velika greška
analysis-verdict-open = nije jasno
analysis-change = Šansa za pobedu: { $mistakes }; { $luck }.
analysis-change-even = Šansa za pobedu: ni greške ni sreća nisu napravile jasnu razliku.
analysis-mistakes-cost = greške su koštale ukupno { $mistakes } % (±{ $error })
analysis-mistakes-even = greške nisu napravile jasnu razliku
analysis-luck-even = sreća nije napravila jasnu razliku
analysis-luck-gave = sreća (deljenje, bacanja i potezi ostalih) donela je { $luck } % (±{ $error })
analysis-luck-took = sreća (deljenje, bacanja i potezi ostalih) odnela je { $luck } % (±{ $error })

puzzle-theme-denial = Ometanje drugih
puzzle-theme-overall = Od svega pomalo
puzzle-difficulty-1 = lak
puzzle-difficulty-2 = srednji
puzzle-difficulty-3 = težak
puzzle-right = Tačno: to je najbolji potez.
puzzle-wrong = Drugi potez je bolji.
puzzle-themes = Teme: { $themes }.
