### Pravila našim rečima, za igrače: naslov, pa njegovi pasusi.

dice-rules-dice-goal = Cilj igre
dice-rules-dice-goal-aim = Gradite grad na sopstvenoj tabli tako što precrtavate polja. Igra je niz krugova koje svi igraju istovremeno. Na kraju pobeđuje igrač sa najviše pobedničkih poena.
dice-rules-dice-goal-players = Igra je za 2 do 7 igrača. Vaš levi sused je sledeće mesto, a desni sused prethodno.
dice-rules-dice-goal-numbers = U kutiji su kockice, sedam tabli, olovke i krpice, Forum i tabla za rezultate. Ovde vam olovka ne treba, a brojevi na našim tablama su naši. Ako imate kutiju, možete da prepišete njene table i igrate sa njima.

dice-rules-dice-setup = Postavka igre
dice-rules-dice-setup-dice = Kockica ima deset: tri sive, po jedna plava, zelena, crvena i žuta i posebne kockice: bela, crna i ljubičasta. Svaka boja ima svoj simbol.
dice-rules-dice-setup-forum = Na početku je u Forumu sedam kockica: tri sive, plava, crvena, žuta i zelena. Posebne kockice čekaju pored njega.
dice-rules-dice-setup-board = Tablu dobijate nasumično; za stolom se može dogovoriti i da igrači biraju redom. Gornji deo table je vaš grad: Čudo, Dvor gildi, Galerija lidera, Zapadna kasarna, Agora, Pijaca, Univerzitet i Istočna kasarna. Donji deo je vaša privreda: Skladište, bonus polja i zlatna rezerva.
dice-rules-dice-setup-coins = Počinjete sa 7 novčića.

dice-rules-dice-turn = Jedan krug
dice-rules-dice-turn-mix = Krug se sastoji od dva dela. Prvo se kockice promućkaju. Svaka kockica zatim pokazuje jednu stranu i leži u jednom od četiri odeljka Foruma, koji koštaju 0, 1, 2 ili 3 novčića. To je cena kockice.
dice-rules-dice-turn-action = Zatim svi istovremeno izvode po tačno jednu akciju: precrtavaju polje pomoću kockice, precrtavaju polje Čuda ili preskaču krug. Kad svi odigraju, počinje sledeći krug, i tako do kraja igre.

dice-rules-dice-die = Precrtavanje polja pomoću kockice
dice-rules-dice-die-choose = Odaberite jednu od sedam kockica u Forumu. Njen simbol pripada nekoj građevini na vašoj tabli.
dice-rules-dice-die-price = Cenu kockice platite iz svoje zlatne rezerve.
dice-rules-dice-die-shared = Odabrana kockica ostaje na svom mestu: istu kockicu sme da odabere koliko god igrača želi.
dice-rules-dice-die-arrow = Strelica pored simbola na vašoj tabli pokazuje kojim se redom precrtavaju njegova polja.
dice-rules-dice-die-cost = Cenu polja platite resursima i novčićima, a zatim ga precrtajte. Od tog trenutka imate njegov efekat.
dice-rules-dice-die-enough = Morate imati čime da platite celu cenu: i kockicu i polje. Duga nema.

dice-rules-dice-wonder = Precrtavanje polja Čuda
dice-rules-dice-wonder-no-die = Čudo je jedina građevina vašeg grada za koju nije potrebna kockica, pa plaćate samo polje.
dice-rules-dice-wonder-stages = Ima tri faze, koje se precrtavaju po redu. Cenu faze platite resursima i novčićima; njen efekat važi od tog trenutka.

dice-rules-dice-pass = Preskakanje kruga
dice-rules-dice-pass-coins = Ako ne možete ili ne želite da precrtate polje, preskočite krug i uzmite 3 novčića. Krug uvek smete da preskočite.

dice-rules-dice-economy = Resursi i novčići
dice-rules-dice-economy-resources = Svako precrtano polje Skladišta je jedan resurs. Resursi se nikad ne troše: računaju se za svako naredno polje, bilo koje građevine.
dice-rules-dice-economy-missing = Polje košta od 0 do 6 resursa. Za svaki resurs koji vam nedostaje platite 1 novčić. Primer: polje košta 3, a vi imate 2 resursa: platite 1 novčić.
dice-rules-dice-economy-automatic = Uvek se prvo koriste vaši resursi, pa tu nema šta da se odlučuje.
dice-rules-dice-economy-coins = Novčićima se plaćaju kockice i resursi koji nedostaju. Novčići ne vrede poene.
dice-rules-dice-economy-reserve = Na papiru novčiće koje dobijete zaokružujete, potrošene popunjavate, a kad je rezerva puna, potrošene koristite ponovo. Ovde se novčići broje umesto vas. Rezerva nikad ne odbija novčiće, osim ako joj datoteka sa tablama ne zada granicu.

dice-rules-dice-colours = Kockice i njihove građevine
dice-rules-dice-colours-grey = Siva: Skladište. Siva kockica pokazuje resurs i vodi do njegovog polja. Ako je to polje već precrtano, od kockice nemate koristi. Tri sive kockice se razlikuju.
dice-rules-dice-colours-blue = Plava: Agora. Simbol vodi do sledećeg polja svog reda ili kolone, pa se do svakog polja može doći pomoću dva različita simbola. Igrač koji prvi precrta sva polja Agore dobija 3 poena. Ako je više igrača kao prvi završi u istom krugu, poene dobijaju svi oni, osim ako je za stolom odabrano da ih u tom slučaju ne dobije niko, ni tada ni kasnije.
dice-rules-dice-colours-yellow = Žuta: Pijaca. Polja kamile i kovčega smeju da se precrtavaju bilo kojim redom. Treći simbol, 7 novčića, ima svoje polje.
dice-rules-dice-colours-red = Crvena: kasarne. Zapadna kasarna služi za napad i odbranu na vašoj levoj strani, Istočna na desnoj. Sekira je sledeći napad na zapad, mač sledeći napad na istok, a štit sledeća odbrana na strani koju odaberete.
dice-rules-dice-colours-green = Zelena: Univerzitet. Šestar, ploča i zupčanik vode svaki do sledećeg polja svog reda. Univerzitet otključava i posebne kockice.
dice-rules-dice-colours-black = Crna: špijun. Nema svoju građevinu. Njene strane prikazuju jednu građevinu, ili četiri među kojima birate, i vode do bilo kog polja koje je tamo na redu, ali nikad do Galerije, Dvora gildi ili Čuda. Kockicu i polje plaćate kao i obično.
dice-rules-dice-colours-white = Bela: Galerija lidera. Svaki simbol vodi do svog sledećeg polja. Njeni efekti ubrzavaju razvoj vašeg grada.
dice-rules-dice-colours-purple = Ljubičasta: Dvor gildi. Svaka strana vodi do sledećeg polja Dvora, ali uz uslov (vidite „Dvor gildi“).

dice-rules-dice-special = Otključavanje posebnih kockica
dice-rules-dice-special-unlock = Posebnu kockicu smete da odaberete tek kad je otključate na svom Univerzitetu, čak i ako već leži u Forumu. U istom krugu možete da je iskoristite samo ako već leži u Forumu, a neki efekat vam dozvoljava da ponovo odaberete kockicu.
dice-rules-dice-special-enter = Kad neko prvi put otključa posebnu kockicu, ona na kraju kruga ulazi u Forum umesto jedne sive kockice, koja se nasumično izvlači i izlazi iz igre. Ako se u jednom krugu otključa više posebnih kockica, svaka zamenjuje po jednu sivu. U Forumu je uvek sedam kockica.
dice-rules-dice-special-once = Kockica koja je već u Forumu ne dodaje se ponovo. Kad uđu sve tri, nijedna siva više ne ostaje.

dice-rules-dice-attack = Napad i odbrana
dice-rules-dice-attack-attack = Polje napada odmah donosi odštampane poene, minus 1 za svako precrtano polje odbrane u kasarni naspram vas, ali nikad manje od 0. Rezultat se upisuje i više se ne menja.
dice-rules-dice-attack-before = Računaju se samo odbrane precrtane u ranijim krugovima. One same ne vrede poene.
dice-rules-dice-attack-example = Primer: prvi put napadate udesno, odštampana su 3 poena. Zapadna kasarna vašeg desnog suseda ima 1 odbranu: dobijate 2 poena.
dice-rules-dice-attack-two = Kad igraju dva igrača, vaša Zapadna kasarna stoji naspram protivnikove Istočne, a vaša Istočna naspram njegove Zapadne.

dice-rules-dice-guild = Dvor gildi
dice-rules-dice-guild-condition = Da biste precrtali polje Dvora gildi, odaberite ljubičastu kockicu. Kad igraju tri ili više igrača, morate imati bar onoliko precrtanih polja građevine koju ona pokazuje koliko i svaki od vaša dva suseda. Dovoljno je i da ste izjednačeni.
dice-rules-dice-guild-two = Kad igraju dva igrača, morate ih imati strogo više od protivnika.
dice-rules-dice-guild-before = Polja precrtana u ovom krugu ne računaju se, ni vaša ni tuđa. „Kasarne“ znači obe kasarne zajedno.
dice-rules-dice-guild-example = Primer: ljubičasta kockica pokazuje Pijacu. Vi tamo imate 2 polja, desni sused 2, levi 1: smete da precrtate.

dice-rules-dice-effects = Efekti polja
dice-rules-dice-effects-cross = Precrtajte još jedno polje: bilo koje polje koje je na redu u prikazanoj građevini ili u jednoj od prikazanih građevina. Plaćate njegovu cenu, ali ne i kockicu. Smete i da preskočite ovaj efekat. Takvi efekti nikad ne precrtavaju polje Dvora gildi.
dice-rules-dice-effects-two = Precrtajte najviše dva polja: isto to, do dva puta. Sve što prvo polje donosi, zajedno sa bonusom, izvršava se do kraja pre nego što se odabere sledeće.
dice-rules-dice-effects-seven = Uzmite 7 novčića.
dice-rules-dice-effects-free = Gradite bez plaćanja kockice: odaberite kockicu još jednom, ako želite i istu, po ceni 0. Cenu polja ipak plaćate. Smete i da preskočite ovaj efekat.
dice-rules-dice-effects-again = Izvedite još jednu akciju sa kockicama onako kako leže: kockica po svojoj ceni, Čudo ili preskakanje kruga za 3 novčića.
dice-rules-dice-effects-per = Sada 1 novčić za svako precrtano polje prikazane građevine, a na kraju po 1 poen za svako. Računaju se i polja precrtana u ovom krugu, a polje u toj istoj građevini broji i samo sebe.
dice-rules-dice-effects-wonder = Sada 2 novčića za svako precrtano polje vašeg Čuda, a na kraju po 2 poena za svako. Polje Čuda broji i samo sebe.
dice-rules-dice-effects-cheaper = Kockice vas koštaju 1 novčić manje, ali nikad manje od 0: sve, ili one prikazane boje. Više takvih efekata se sabira.
dice-rules-dice-effects-colour = Kockice prikazane boje za vas su besplatne, u svakom odeljku.
dice-rules-dice-effects-gift = Od sada dobijate 2 novčića svaki put kad odaberete kockicu prikazane boje, i u dodatnim akcijama, ali ne i za polja precrtana bez kockice. Prvo morate imati čime da platite kockicu; dobijene novčiće već možete da iskoristite za plaćanje polja.
dice-rules-dice-effects-points = Poeni, koji se računaju na kraju; ili 1 poen za svako precrtano polje Galerije, uključujući i ovo. Ako imate dva takva polja, poene donose oba.
dice-rules-dice-effects-order = Redosled u vašem krugu: platite kockicu, dobijete njene novčiće, platite polje, precrtate ga, izvršite njegov efekat sa svim što iz njega sledi, a zatim bonus za završenu građevinu. Ako polje ima dva efekta, ono što se dešava odmah dolazi pre onoga o čemu odlučujete.
dice-rules-dice-effects-asked = Pitamo vas kad god ima o čemu da se odluči, čak i ako je preostala samo jedna mogućnost. Ne pitamo vas kad biste mogli samo da odustanete.

dice-rules-dice-bonus = Bonus polja
dice-rules-dice-bonus-flag = Čim su precrtana sva polja neke građevine vašeg grada, to se svima objavljuje i precrtava se zastavica te građevine. Čudo se računa kao takva građevina, a Skladište ne.
dice-rules-dice-bonus-choose = Zatim precrtate jedno od svojih još slobodnih bonus polja i odmah koristite njegov efekat. Bonus može da završi još jednu građevinu, što donosi sledeći bonus.
dice-rules-dice-bonus-several = Dva bonusa odjednom koriste se redom kojim su građevine završene; svaki put sami birate polje. Bonus polja ima tri: četvrta građevina ne donosi nijedno.

dice-rules-dice-end = Kraj igre
dice-rules-dice-end-trigger = Kad neki igrač precrta tri bonus polja, kraj je blizu: završava se tekući krug, igra se još jedan, poslednji, a zatim se broje poeni.
dice-rules-dice-end-once = Efekat trećeg bonusa i dalje važi. Ako u istom krugu do toga dođe više igrača, ništa se ne menja, kao ni ako neko do toga dođe u poslednjem krugu.
dice-rules-dice-end-score = Saberite poene svih građevina svog grada, uključujući napade i prvu Agoru. Pobeđuje najveći zbir.
dice-rules-dice-end-tie = Ako je izjednačeno, pobeđuje igrač kome je ostalo više novčića. Ako je i to isto, pobeda se deli.
