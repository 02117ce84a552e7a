### Sto igre kockicama na stranici.

dice-rules-dice = Pravila igre kockicama

dice-forum = Forum
dice-section = Odeljak: { $coins }
dice-price = košta vas { $coins }
dice-leads = vodi do { $n } polja

dice-box = { $building }, polje { $n }
dice-box-cost = { $n ->
    [one] Cena: { $n } resurs
    [few] Cena: { $n } resursa
   *[other] Cena: { $n } resursa
}
dice-box-price = plaćate { $coins }
dice-box-free = ne plaćate ništa
dice-box-next = sledeće po redu
dice-box-crossed = precrtano
dice-box-won = precrtano za { $points }

dice-crossed = precrtana polja: { $n } od { $of }
dice-complete = završeno
dice-first = Prva završena Agora: { $points }
dice-gold = Zlatna rezerva
dice-bonuses = Precrtana bonus polja
dice-bonus = Bonus { $n }
dice-barracks = Kasarne

dice-compare = Dvor gildi: potrebno je da imate bar onoliko precrtanih polja koliko i svaki sused. { $building }: vi { $mine }, levo { $left }, desno { $right }
dice-compare-two = Dvor gildi: potrebno je da imate više precrtanih polja nego protivnik. { $building }: vi { $mine }, protivnik { $left }
dice-wonder = { $n }. faza Čuda

dice-pick = Odaberite kockicu, pa polje.
dice-pick-box = Odabrali ste: { $die }. Sada odaberite polje.
dice-pick-die = { $box }: sada odaberite kockicu.

dice-queue = Zatim:
dice-queue-bonus = Precrtajte bonus polje

dice-guild = Potrebna je ljubičasta kockica i bar onoliko precrtanih polja građevine koju pokazuje koliko ima svaki sused.
dice-guild-two = Potrebna je ljubičasta kockica i više precrtanih polja građevine koju pokazuje nego što ima protivnik.

dice-end = Kraj je blizu: { $turn }. krug je poslednji.
dice-end-now = Ovo je poslednji krug.

dice-last = Poslednji potez:
dice-opponent = Protivnik
dice-facing = { $building } naspram vaše
dice-facing-you = Naspram vas
dice-defence = Odbrana od vaših napada
dice-attacks = Poeni osvojeni protiv vas
dice-faces = Strane kockica

dice-keys-dice = odaberi kockicu
dice-keys-boxes = kreći se po kockicama ili poljima
dice-keys-cross = precrtaj polje
dice-keys-wonder = izgradi sledeću fazu Čuda
dice-keys-pass = preskoči krug
dice-keys-decline = preskoči efekat

dice-option-boards = Table
dice-option-boards-deal = dele se nasumično
dice-option-boards-choose = igrači biraju redom
dice-option-agora-tie = Istovremeno završena Agora
dice-option-agora-tie-all = svi dobijaju poene
dice-option-agora-tie-none = niko ne dobija poene
dice-option-board-set = Komplet tabli
dice-option-board-set-heptapolis = Heptapolis
dice-option-board-set-help = Možete da igrate i sa svojom datotekom sa tablama.

dice-confirm = Potvrdi
dice-others = Šta su ostali poslednje odigrali

## Lekcije.

dice-lesson-dice-title = Igra kockicama
dice-lesson-dice-about = Kockice i njihove cene, sve građevine, posebne kockice, bonusi i kraj igre.
