### Tärningsspelets bord på sidan.

dice-rules-dice = Tärningsspelets regler

dice-forum = Forumet
dice-section = Sektion: { $coins }
dice-price = kostar dig { $coins }
dice-leads = { $n ->
    [one] kan kryssa av { $n } ruta
   *[other] kan kryssa av { $n } rutor
}

dice-box = { $building }, ruta { $n }
dice-box-cost = { $n ->
    [one] Kostnad: { $n } resurs
   *[other] Kostnad: { $n } resurser
}
dice-box-price = du betalar { $coins }
dice-box-free = du betalar ingenting
dice-box-next = näst på tur
dice-box-crossed = avkryssad
dice-box-won = avkryssad för { $points }

dice-crossed = { $n } av { $of } rutor avkryssade
dice-complete = färdig
dice-first = Först att fullborda Torget: { $points }
dice-gold = Guldreserv
dice-bonuses = Avkryssade bonusrutor
dice-bonus = Bonus { $n }
dice-barracks = Baracker

dice-compare = Skråsalen: du behöver minst lika många avkryssade rutor som varje granne. { $building }: du { $mine }, vänster { $left }, höger { $right }
dice-compare-two = Skråsalen: du behöver fler avkryssade rutor än din motståndare. { $building }: du { $mine }, motståndaren { $left }
dice-wonder = Underverk, steg { $n }

dice-pick = Välj en tärning och sedan en ruta.
dice-pick-box = Du valde { $die-def }. Välj nu en ruta.
dice-pick-die = { $box }: välj nu en tärning.

dice-queue = Sedan:
dice-queue-bonus = Kryssa av en bonusruta

dice-guild = Kräver den lila tärningen och minst lika många avkryssade rutor i byggnaden den visar som varje granne har.
dice-guild-two = Kräver den lila tärningen och fler avkryssade rutor i byggnaden den visar än din motståndare har.

dice-end = Slutet är nära: tur { $turn } blir den sista.
dice-end-now = Det här är den sista turen.

dice-last = Senaste drag:
dice-opponent = Motståndare
dice-facing = { $building }, vänd mot din
dice-facing-you = Vänd mot dig
dice-defence = Försvar mot dina attacker
dice-attacks = Poäng vunna mot dig
dice-faces = Tärningssidor

dice-keys-dice = välj en tärning
dice-keys-boxes = gå mellan tärningar eller rutor
dice-keys-cross = kryssa av rutan
dice-keys-wonder = bygg nästa steg av Underverket
dice-keys-pass = passa
dice-keys-decline = avstå från en effekt

dice-option-boards = Spelbräden
dice-option-boards-deal = delas ut slumpvis
dice-option-boards-choose = väljs i tur och ordning
dice-option-agora-tie = Flera samtidigt först med Torget
dice-option-agora-tie-all = alla får poängen
dice-option-agora-tie-none = ingen får poängen
dice-option-board-set = Uppsättning spelbräden
dice-option-board-set-heptapolis = Heptapolis
dice-option-board-set-help = Du kan spela med en egen fil med spelbräden.

dice-confirm = Bekräfta
dice-others = Vad de andra gjorde senast

## Lektioner.

dice-lesson-dice-title = Tärningsspelet
dice-lesson-dice-about = Tärningarna och deras priser, alla byggnader, specialtärningar, bonusar och slutet.
