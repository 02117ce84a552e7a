### Šta kaže --help.

help-cards =
    Pregled karata kartaške igre.

    Cena, efekat, nizovi i brojevi igrača za koje se koristi svaki primerak.
help-cards-age = Samo ovo doba: 1, 2 ili 3.
help-cards-colour = Samo ova boja.
help-cards-players = Samo karte koje se koriste sa ovoliko igrača.

help-boards =
    Pregled tabli svetskih čuda.

    Njihovi početni resursi i faze sa obe strane.

help-option-box = Samo ova kutija: { "base" } ili { "cities" }.
help-option-name = Samo nazivi koji sadrže ovaj tekst.
