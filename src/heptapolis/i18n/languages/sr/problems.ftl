### Šta sve može da pođe naopako.

problem-input = { $input }: { $problem } ({ $detail })

problem-not-understood = Unos nije ispravan.
problem-unknown-name = Ništa se tako ne zove.
problem-bad-option = Ova vrednost ne odgovara podešavanju.
problem-bad-notation = Ovo nije potez.
problem-bad-data = Podaci nisu ispravni.
problem-bad-record = Ovo nije sačuvana partija.
problem-not-supported = Ova igra to ne podržava.
problem-bad-plugin = Jedan od instaliranih dodataka je neispravan.
problem-invalid = Zahtev nije ispravan.
problem-not-legal = To sada nije moguće.
problem-illegal-move = Taj potez sada nije dozvoljen.
problem-wrong-seats = Ovo mesto sada nema o čemu da odlučuje.
problem-bad-request = Zahtev nije mogao da se pročita.
problem-no-guest = Server vas još ne poznaje: prvo unesite ime.
problem-wrong-passphrase = Pogrešna lozinka.
problem-foreign-origin = Ovaj sajt ne sme da koristi ovaj server.
problem-not-host = To sme samo domaćin.
problem-not-seated = Nemate mesto za ovim stolom.
problem-not-found = Nije pronađeno.
problem-unknown-table = Ovaj sto ne postoji.
problem-unknown-seat = Ovo mesto ne postoji.
problem-unknown-step = Ovaj korak ne postoji.
problem-unknown-device = Nemate takav uređaj.
problem-unknown-pad = Ovaj list za poene se više ne deli.
problem-no-analysis = Ova partija još nije analizirana.
problem-unknown-puzzle = Nema takvog zadatka.
problem-method-not-allowed = Ova metoda ovde nije dozvoljena.
problem-already-started = Partija je već počela.
problem-not-started = Partija još nije počela.
problem-not-over = Partija još nije završena.
problem-seats-open = Neka mesta su još slobodna.
problem-seat-taken = Ovo mesto je zauzeto.
problem-table-full = Sva mesta su zauzeta.
problem-present = Igrač je na mreži.
problem-too-early = Dajte igraču još malo vremena.
problem-no-clock = Za ovim stolom nema sata.
problem-no-undo = Za ovim stolom krugovi ne mogu da se ponište.
problem-nothing-to-undo = Nema kruga koji bi mogao da se poništi.
problem-stale = Partija je u međuvremenu odmakla.
problem-old-rules = Ova partija koristi stariju verziju pravila koja više nije podržana.
problem-dead-link = Ovaj link je istekao ili je već iskorišćen.
problem-too-large = Zahtev je prevelik.
problem-unsupported-media-type = Telo zahteva nije JSON.
problem-too-many-requests = Previše zahteva: pokušajte ponovo za koji trenutak.
problem-too-many-tables = Imate previše stolova sa nezavršenim partijama.
problem-too-many-sockets = Imate previše otvorenih veza.
problem-internal = Došlo je do greške na serveru.
problem-storage-unavailable = Baza podataka trenutno nije dostupna; ništa nije promenjeno.
problem-bad-name = Ovo ime ne može da se prikaže takvo kakvo je.
problem-unknown-phrase = Takva fraza ne postoji.
problem-too-slow = Zahtev je predugo stizao.
problem-not-shared = Možete da označite samo ono što vidite i vi i saigrač.
problem-closed-table = Domaćin je zatvorio ovaj sto.
problem-other-version = Verzije ove stranice i servera se razlikuju: ponovo učitajte stranicu.
problem-too-fast = Šaljete previše poruka: sačekajte malo.
problem-too-many-spectators = Previše ljudi gleda partiju za ovim stolom.
problem-too-many-uploads = Imate previše otpremljenih partija: prvo obrišite neku.
problem-too-many-analyses = Tražili ste mnogo analiza: sačekajte nekoliko minuta.
problem-busy = Server je zauzet: pokušajte ponovo za koji trenutak.
problem-compiling = Analiza mora da sačeka da se učitaju jaki botovi: pokušajte ponovo za minut.

## Preciznije od samog koda.

problem-table-changing = Sto se prebrzo menja: pokušajte ponovo.
problem-revoked = Ovaj uređaj je odjavljen.
problem-too-long = Partija je preduga.
problem-nothing-to-decide = Sada nemate o čemu da odlučujete.
problem-not-legal-for-you = Taj potez vam sada nije dozvoljen.
problem-undo-alone = Krugovi mogu da se ponište samo ako igrate sami: zauzmite jedno mesto, a sva ostala prepustite botovima.
problem-one-player = Ovaj sto je za jednog igrača.
problem-someone-loses-seat = Neko bi ostao bez mesta.
problem-too-many-seats = Previše mesta ({ $seats }) za { $players } igrača.
problem-game-over = Partija je završena.
problem-player-present = Bot može da uskoči samo dok je igrač van mreže.
problem-host-present = Domaćin je na mreži.
problem-bot-later = { $n ->
    [one] Bota možete da pozovete za { $n } sekundu; domaćin to može odmah.
    [few] Bota možete da pozovete za { $n } sekunde; domaćin to može odmah.
   *[other] Bota možete da pozovete za { $n } sekundi; domaćin to može odmah.
}
problem-host-later = { $n ->
    [one] Ulogu domaćina možete da preuzmete za { $n } sekundu.
    [few] Ulogu domaćina možete da preuzmete za { $n } sekunde.
   *[other] Ulogu domaćina možete da preuzmete za { $n } sekundi.
}
problem-open-seats = Slobodna mesta: { $seats }. Pozovite nekoga ili dodajte botove.
problem-no-hints = Za ovu igru nema saveta.
problem-hints-later = Saveti još nisu spremni: jaki botovi se učitavaju. Pokušajte ponovo za minut.
problem-other-seats-later = Partija još nije završena: tuđa mesta možete da vidite tek na kraju.
problem-record-later = Partija još nije završena: njen zapis bi otkrio skrivene karte.
problem-analysis-later = Partija još nije završena: može da se analizira tek na kraju.
problem-no-analysis-engine = Ova igra ne može da se analizira: za nju nema jakih botova.
problem-nothing-to-analyse = Nema šta da se analizira: nije doneta nijedna odluka.
problem-no-bot = Ovaj server nema takvog bota.
problem-not-a-choice = To nije jedna od ponuđenih mogućnosti.
problem-listed-twice = Ovo je navedeno dvaput.
