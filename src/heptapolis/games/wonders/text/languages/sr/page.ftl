### Sto kartaške igre na stranici.

wonders-rules-wonders = Pravila kartaške igre
wonders-rules-cities = Pravila za Gradove i timove

wonders-option-expansions = Proširenja
wonders-option-teams = Timovi od dva igrača
wonders-option-teams-help = 4 ili 6 igrača, sa Gradovima. Mesta 1 i 2 su jedan tim, mesta 3 i 4 drugi, a 5 i 6 treći.
wonders-option-sides = Strane tabli
wonders-option-sides-choose = biraju igrači
wonders-option-sides-day = svetla
wonders-option-sides-night = tamna
wonders-option-sides-random = nasumično
wonders-option-boards = Table
wonders-option-boards-deal = dele se nasumično
wonders-option-boards-choose = igrači biraju redom
wonders-option-open = Otvorena partija za učenje
wonders-option-open-help = Igrači biraju jedan za drugim, a sve karte su otkrivene

wonders-seat-mate = saigrač

wonders-table-headline = { $age } doba, krug { $turn } od { $turns }
wonders-table-pass-left = Karte idu ulevo
wonders-table-pass-right = Karte idu udesno
wonders-table-spectator = Gledate partiju. Karte u ruci ostaju skrivene.

wonders-hand-title = Vaše karte
wonders-hand-of = Karte u ruci: { $name }
wonders-hand-cannot = ne može da se izgradi:

wonders-use-title = Odaberite šta ćete sa kartom { $card }
wonders-use-build = Izgradi
wonders-use-stage = { $n }. faza čuda
wonders-use-stage-none = Čudo je završeno
wonders-use-sell = Odbaci
wonders-use-sell-gain = +3 novčića
wonders-use-leave = Odbaci bez novčića
wonders-use-split = Kome platiti
wonders-use-split-words = { $left } levo, { $right } desno
wonders-use-chance = šansa za pobedu { $percent } %

wonders-pay-chain = besplatno: { $by }
wonders-pay-left = { $n ->
    [one] { $n } novčić levom susedu
    [few] { $n } novčića levom susedu
   *[other] { $n } novčića levom susedu
}
wonders-pay-right = { $n ->
    [one] { $n } novčić desnom susedu
    [few] { $n } novčića desnom susedu
   *[other] { $n } novčića desnom susedu
}

wonders-city-production = Proizvodnja
wonders-city-production-none = nema proizvodnje
wonders-city-shields = Štitovi
wonders-city-science = Nauka
wonders-city-stage = { $n }. faza
wonders-city-stage-built = izgrađena
wonders-city-debt = Dug
wonders-city-diplomacy = Diplomatija
wonders-city-victories = Tokeni pobede
wonders-city-defeats = Tokeni poraza
wonders-city-empty = Još ništa nije izgrađeno.

wonders-conflict-title = Kad bi se doba sada završilo
wonders-conflict-win = { $name }: { $mine } prema { $theirs }, +{ $points }
wonders-conflict-lose = { $name }: { $mine } prema { $theirs }, { $points }
wonders-conflict-even = { $name }: { $mine } prema { $theirs }, bez tokena

wonders-discard-title = Odbačene karte
wonders-discard-count = { $n ->
    [one] { $n } odbačena karta
    [few] { $n } odbačene karte
   *[other] { $n } odbačenih karata
}

wonders-reveal-stage = izgrađena { $n }. faza
wonders-reveal-sold = odbačeno za 3 novčića
wonders-reveal-conflicts = Sukobi { $age } doba

wonders-score-tucked = Karte ispod čuda

wonders-keys-numbers = odaberi kartu iz ruke
wonders-keys-build = izgradi je
wonders-keys-stage = izgradi njome sledeću fazu čuda
wonders-keys-sell = odbaci je za 3 novčića

wonders-symbols-resources = Resursi
wonders-symbols-kinds = Boje karata
wonders-symbols-chains = Nizovi
wonders-symbols-chains-text = Kad imate građevinu sa simbolom niza, kasnije karte sa istim simbolom gradite besplatno.

wonders-coach-title = Lekcija
wonders-coach-next = Dalje
wonders-coach-fold = Prikaži manje
wonders-coach-unfold = Prikaži više
wonders-coach-end = Mogu da igram
wonders-coach-side = Ovo je vaše čudo. Obe strane proizvode isti resurs, ali imaju različite faze. Za prvu partiju odaberite svetlu stranu: jednostavnija je.
wonders-coach-first = U svakom krugu birate jednu kartu iz ruke, a ostale prosleđujete dalje. Boja karte pokazuje njenu vrstu, leva ivica cenu, a sredina efekat. Ispod svake karte vidite koliko vas ona trenutno košta. U ovoj lekciji sve karte su otkrivene, a igrači biraju jedan za drugim.
wonders-coach-produce = Počnite braon ili sivom kartom: ona proizvodi resurs u svakom krugu, do kraja partije. Kliknite na kartu, pa na „Izgradi“.
wonders-coach-trade = Nedostaje vam resurs? Kupite ga od suseda koji ga proizvodi, za po 2 novčića. Susedi prodaju svoj početni resurs i ono što proizvode njihove braon i sive karte. Oznaka ispod karte pokazuje koliko novčića ide kom susedu: strelica je okrenuta ka onome kome plaćate. Uz žute trgovačke postaje kupovina je jeftinija.
wonders-coach-kinds = Plave karte vrede poene. Crvene karte daju štitove: na kraju doba upoređujete svoje štitove sa štitovima svakog suseda. Zelene karte su nauka: skupljajte setove od tri različita simbola ili što više istih.
wonders-coach-stage = Umesto da kartu izgradite, možete da je podvučete licem nadole pod svoje čudo i tako izgradite sledeću fazu. Tada plaćate cenu faze, a ne cenu karte. To je i dobar način da kartu uskratite susedu.
wonders-coach-sell = Ako vam ništa drugo ne koristi, odbacite kartu za 3 novčića. Možete da ih trošite od sledećeg kruga.
wonders-coach-war = Doba se završava posle šest krugova. Uporedite štitove sa svakim susedom: ko ih ima više, uzima token pobede vredan 1 poen, a ko ih ima manje, uzima token poraza vredan −1.
wonders-coach-age2 = II doba: karte idu u suprotnom smeru, a tokeni pobede vrede 3 poena. Neke karte su besplatne ako ste u I dobu izgradili onu pravu: tražite simbole niza.
wonders-coach-done = To je sve što treba da znate. Završite ovu partiju ili počnite svoju.

wonders-discard-hidden = { $n ->
    [one] { $n } karta koju niste videli
    [few] { $n } karte koje niste videli
   *[other] { $n } karata koje niste videli
}

wonders-art-free = besplatno
wonders-art-cost = cena: { $cost }
wonders-art-after = besplatno uz simbol: { $what }
wonders-art-gives = ima simbol: { $what }

wonders-option-expansions-cities = Gradovi
wonders-option-sides-hint = Za prvu partiju najbolja je svetla strana.
wonders-option-smugglers-cache = Krijumčarsko skrovište
wonders-option-smugglers-cache-any = svaki resurs je jeftiniji
wonders-option-smugglers-cache-starting = jeftiniji su samo početni resursi

## Lekcije.

wonders-lesson-cards-title = Kartaška igra
wonders-lesson-cards-about = Resursi, trgovina, čudo, sukobi, nauka i nizovi: odigrajte celo jedno doba, pogledajte tabelu rezultata i počnite sledeće.
wonders-lesson-cities-title = Proširenje Gradovi
wonders-lesson-cities-about = Crne karte, diplomatija, dug i maske. Trebalo bi da poznajete kartašku igru.
wonders-lesson-teams-title = Timska igra
wonders-lesson-teams-about = Dva na dva, sa Gradovima: karte, trgovina, sukobi i rezultat tima. Trebalo bi da poznajete Gradove.
