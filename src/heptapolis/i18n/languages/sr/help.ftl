### Šta kaže --help.

help = Sto za porodicu društvenih igara: igrajte u terminalu, simulirajte, pregledajte partije i karte.
help-version = Ispiši verziju.

help-play = Igrajte protiv botova u terminalu, podrazumevano `medium` (ili `random`); sedite na mestu 0.
help-play-bot = Bot za sva mesta, ili po jedan za svako mesto redom (može više puta).
help-play-save = Posle svake odluke sačuvaj partiju u ovu datoteku.
help-play-watch = Gledajte kako igraju botovi.

help-serve =
    Pokreni server: prijatelji se pridružuju preko linka, botovi popunjavaju prazna mesta, partije se čuvaju.

    Stolovi se čuvaju u datoteci u vašem direktorijumu za podatke, osim ako --database ne kaže drugačije;
    { "docs/deploy.md" } objašnjava kako se pravi server za druge.
help-serve-host = Adresa na kojoj server sluša; uz 0.0.0.0 mogu da se povežu i drugi računari.
help-serve-port = Port.
help-serve-database = Gde se čuvaju stolovi: datoteka ili { "postgresql://..." }
help-serve-passphrase = Gosti moraju da unesu ovu lozinku da bi se pridružili.
help-serve-origin = Još jedan sajt koji sme da se poveže (može više puta).
help-serve-bot = Ponudi i bota kog ste sami napravili (može više puta).
help-serve-any-bot = Dozvoli gostima da podešavaju parametre botova.
help-serve-no-kernels = Ne kompajliraj jezgra pri pokretanju.
help-serve-limit = Promeni ograničenje (može više puta); navedena su u { "docs/deploy.md" }.
help-serve-json-log = Piši redove dnevnika kao { "JSON" }.
help-serve-web = Direktorijum sa izgrađenom stranicom.
help-serve-open-page = Otvori stranicu u pregledaču.
help-serve-openapi = Ispiši dokument { "OpenAPI" } i završi.

help-backup = Kopiraj stolove servera u datoteku, čak i dok server radi ili posle pada.
help-backup-file = Datoteka za upis; ne sme već da postoji.
help-backup-database = Baza podataka koja se kopira; podrazumevano ona u vašem direktorijumu za podatke.
help-restore = Zameni stolove servera rezervnom kopijom. Prvo zaustavite server; stari podaci se čuvaju u istom direktorijumu.
help-restore-file = Datoteka koju je napravila naredba { "`heptapolis backup`" }.
help-restore-database = Baza podataka koja se zamenjuje; podrazumevano ona u vašem direktorijumu za podatke.

help-simulate = Odigraj mnogo partija između botova: prosečni rezultati, udeo pobeda i brzina.
help-simulate-games = Broj partija.
help-simulate-bot = Bot za sva mesta, ili po jedan za svako mesto redom (može više puta).
help-simulate-engine = { "auto, rules, kernel; auto" } koristi jezgro za 2.000 ili više partija botova `random` i `policy`.

help-replay =
    Ispričaj sačuvanu partiju.

    Prvo priča, zatim sto posle odluke N, a na kraju rezultat ako je partija završena.
help-replay-file = Sačuvana partija.
help-replay-to = Stani posle ovoliko odluka.
help-replay-to-default = sve

help-analyse =
    Analiziraj sačuvanu partiju: tačnost, najskuplji potezi i zašto, sreća i umeće.

    Svaka odluka se ocenjuje prema onome što je to mesto moglo da zna; vidi docs/analysis.md.
help-analyse-file = Sačuvana partija.
help-analyse-playouts = Doigravanja za svaku odluku i svaku šansu.
help-analyse-seat = Samo odluke ovog mesta.
help-analyse-seat-default = sve
help-analyse-jobs = Broj niti.
help-analyse-resume = Čuvaj gotove delove u ovoj datoteci i nastavi od nje.
help-analyse-plot = Nacrtaj svačije šanse u ovu SVG datoteku.

help-arena =
    Održi turnir botova: rejtinzi, udeo pobeda, rezultati, vremena.

    Svako deljenje igra se po jednom za svaki raspored sedenja; botovi se smenjuju oko stola. Bot kog ste
    sami napravili zadaje se kao { "NAME=path.py:Class" } ili { "NAME=program:COMMAND" }; vidi { "docs/bots.md" }.
help-arena-bots = Botovi: jedan za sva mesta, ili po jedan za svako.
help-arena-games = Najmanji broj partija.
help-arena-bot = Dodaj bota kog ste sami napravili (može više puta).
help-arena-ray = Igraj na ovom Ray klasteru (dodatak `cluster`).
help-arena-output = Upiši svaku partiju u ovu datoteku, kao redove JSON.
help-arena-resume = Zadrži partije koje su već u OUTPUT.

help-stats =
    Statistika zabeleženih partija.

    Prosečni rezultati, a za svakog bota, kartu, tablu i stranu koliko je često uzimana i koliko su često njeni
    vlasnici pobeđivali.
help-stats-file = Datoteka koju je napisala naredba `arena --output`.
help-stats-plots = Sačuvaj grafikone (SVG i PNG) u ovaj direktorijum.

help-dataset =
    Upiši svaku odluku zabeleženih partija za oflajn učenje: opažanje, maska, akcija, nagrada.

    Odigrajte partije naredbom `arena`, sa koliko god jakim botovima želite; vidite docs/envs/benchmark.md.
help-dataset-file = Datoteka koju je napisala naredba `arena --output`.
help-dataset-output = Datoteka Parquet koju treba napisati, ili minari:ID.
help-dataset-reward = Šta se isplaćuje na kraju: rank, win ili margin.

help-score =
    Saberi partiju odigranu za pravim stolom.

    Navedite svakog igrača sa --player, redom kojim sede, ili odgovorite na pitanja.
help-score-player = Igrač i šta leži pred njim, na primer 'Ada: coins=7 victory-1=2' (može više puta). Mogu se brojati i izgrađene faze table, karte i boje: 'gizah-night=3 workers-guild=1 brown=2'.

help-games = Nabroj igre, njihove opcije i podrazumevane vrednosti.

help-bots =
    Nabroj botove i njihove parametre.

    Bot se piše `name` ili `name:param=value,param=value`; jačina je ime za jednog od njih. Bot kog ste
    sami napravili zadaje se kao { "NAME=path.py:Class" } ili { "NAME=program:COMMAND" }; vidi { "docs/bots.md" }.
help-bots-bot = Navedi i bota kog ste sami napravili (može više puta).

help-warm = Kompajliraj igre za ovaj računar sada, da njihova prva upotreba ne bude spora.
help-warm-game = Samo ova igra.

help-examples = Nabroj primere: agente koji uče, botove, analizu; ili ih kopiraj u direktorijum.
help-examples-folder = Kopiraj ih ovamo.

help-languages = Nabroj jezike, ili ono što u jednom od njih nedostaje, što je zastarelo ili pogrešno.
help-languages-code = Jezik koji se proverava.

help-tune =
    Podesi težine pohlepnog bota igranjem protiv samog sebe.

    U svakoj partiji svako mesto igra sa malo izmenjenim težinama; posle runde se sve težine pomeraju prema
    težinama uspešnijih mesta. Rezultat se zapisuje samo ako je bolji od težina koje su u upotrebi.
help-tune-output = Datoteka sa težinama koja se piše ili dopunjuje.
help-tune-rounds = Broj rundi.
help-tune-games = Broj partija po rundi.

help-learn =
    Obuči botove koji pretražuju igranjem protiv samih sebe, u kompajliranoj igri.

    Bez --players runde smenjuju sve moguće brojeve igrača; uz njega rezultat važi samo za partije
    sa tim brojem igrača. U nekim rundama table i strane se dele, a u drugima biraju.
    Rezultat se zapisuje samo ako je bolji od onog koji je u upotrebi.
help-learn-output = Datoteka mreža ili strategija koja se piše ili dopunjuje.
help-learn-guide = Šta obučavati: { "network" } (mrežu) ili { "linear" } (linearnu strategiju).
help-learn-rounds = Broj izmena težina.
help-learn-rounds-default = 60000; za { "linear" } 40000
help-learn-games = Broj partija po rundi.
help-learn-threads = Broj niti ili, na klasteru, radnih procesa.
help-learn-ray = Igraj na ovom klasteru { "Ray" } (potreban je dodatak `{ "cluster" }`).
help-learn-start = Samo za mrežu: počni od ovog profila iz datoteke OUTPUT.
help-learn-look-ahead = Samo za mrežu: udeo odluka u kojima strategija uči i iz pogleda unapred.
help-learn-checkpoint = Gde čuvati napredak; ako datoteka postoji, obuka se nastavlja od nje.

## Argumenti i opcije koje ima više naredbi.

help-option-rows = Upiši po jedan red za svaku partiju i mesto u ovu datoteku: .csv, .jsonl ili .parquet.
help-option-boards = Datoteka sa vašim tablama, za igre koje to podržavaju.
help-option-expansion = Dodaj proširenje (može više puta).
help-option-game = Igra; `heptapolis games` ih nabraja.
help-option-jobs = Broj lokalnih procesa.
help-option-jobs-default = po jedan za svako jezgro
help-option-json = Ispiši JSON.
help-option-option = Postavi bilo koju opciju igre (može više puta).
help-language = Jezik kojim se govori, na primer { "en" } ili { "sr" }; inače jezik vašeg sistema.
help-option-players = Broj igrača.
help-option-players-default = prema igri
help-option-seed = Seme slučajnih brojeva.
help-option-seed-default = nasumično
help-option-sides = Ko bira stranu table.
help-option-teams = Igraj u timovima.

## What every help says, and what is wrong with a command line.

usage-prefix = Upotreba:
usage-help = Prikaži ovu pomoć i završi.
usage-arguments = Argumenti
usage-options = Opcije
usage-commands = Naredbe
usage-required = obavezno
usage-default = podrazumevano: { $default }
usage-no-command = Nema takve naredbe: { $name }
usage-no-option = Nema takve opcije: { $name }
usage-missing-argument = Nedostaje argument { $name }
usage-missing-option = Nedostaje opcija { $name }
usage-needs-value = Opciji { $name } treba vrednost
usage-no-value = Opcija { $name } ne prima vrednost
usage-extra = Suvišni argumenti: { $extra }
usage-see-help = vidi --help
usage-valid = moguće: { $valid }
usage-and-more = { $shown } i još { $n }
usage-not-installed = Biblioteka { $library } nije instalirana; pokrenite: { "pip install 'heptapolis[server]'" }

help-puzzle =
    Pronađi najbolji potez: zadatak dana ili neki drugi.

    Dan je po UTC, pa je zadatak isti za sve; vidi docs/puzzles.md.
help-puzzle-game = Samo zadaci iz ovog skupa; pogrešno ime ispisuje sve skupove.
help-puzzle-theme = Samo zadaci sa ovom temom, na primer science.
help-puzzle-number = Zadatak sa ovim brojem.
help-puzzle-number-default = zadatak dana
help-puzzle-following = Posle svakog zadatka pređi na sledeći.
help-puzzles = Pravi zadatke iz partija jakih botova i proveravaj ih.
help-puzzles-make =
    Nađi pozicije u kojima je jedan potez jasno najbolji, a očigledni pogrešan.

    Partije koriste stolove redom. Ishod ne zavisi od broja procesa; vidi docs/puzzles.md.
help-puzzles-make-output = Gde se upisuju zadaci.
help-puzzles-make-count = Broj zadataka.
help-puzzles-make-table = Opcije partije, na primer 'players=3 sides=random' (može se ponoviti).
help-puzzles-make-bot = Ko igra partije.
help-puzzles-make-playouts = Doigravanja pri izboru; pri proveri ih je deset puta više.
help-puzzles-make-prefilter = Doigravanja pri predizboru.
help-puzzles-make-since = Samo pozicije posle ovog dela partije: kasnije traže manje vremena.
help-puzzles-make-resume = Čuvaj pretražene partije u ovoj datoteci i nastavi od nje.
help-puzzles-verify = Ponovo proveri zadatke kad se promene pravila ili botovi: koliko ih još važi.
help-puzzles-verify-files = Datoteke zadataka; podrazumevano one instaliranih igara.
help-puzzles-verify-playouts = Doigravanja po zadatku.
help-puzzles-verify-output = Upiši zadatke koji važe u ovu datoteku.
