### Pravila našim rečima, za igrače: naslov, pa njegovi pasusi.

wonders-rules-wonders-goal = Cilj igre
wonders-rules-wonders-goal-aim = Vodite antički grad kroz tri doba. Svi igraju istovremeno, po jednu kartu u krugu. Posle III doba sabiraju se svi pobednički poeni i pobeđuje onaj ko ih ima najviše.
wonders-rules-wonders-goal-box = Kutija sadrži sedam tabli svetskih čuda, 148 karata doba (49 za I doba, 49 za II doba, 50 za III doba), novčiće i tokene sukoba. „3 novčića“ uvek znači vrednost 3, bez obzira na to kojim se komadima plaća.
wonders-rules-wonders-goal-reading = Na karti se vide njena cena, efekat, naziv, doba, boja sa simbolom te boje i simboli niza. Na štampanoj karti stoji i najmanji broj igrača za koji se ona koristi, a na poleđini smer u kom se karte prosleđuju; ovde o tome brine sto. Za čitanje karte boje nisu neophodne: svaka boja ima svoj simbol.
wonders-rules-wonders-goal-help = Objašnjenje simbola pojavljuje se kad na njega pokažete, a na strani sa simbolima nabrojani su svi. Tabela rezultata sabira poene umesto vas.

wonders-rules-wonders-kinds = Sedam vrsta karata
wonders-rules-wonders-kinds-brown = Braon karte proizvode osnovne sirovine: drvo, kamen, glinu i gvožđe.
wonders-rules-wonders-kinds-grey = Sive karte proizvode prerađene sirovine: staklo, papirus i tkaninu.
wonders-rules-wonders-kinds-blue = Plave karte vrede pobedničke poene.
wonders-rules-wonders-kinds-yellow = Žute karte su trgovina: novčići, resursi, jeftinija kupovina, a u III dobu i poeni.
wonders-rules-wonders-kinds-red = Crvene karte donose štitove za sukobe.
wonders-rules-wonders-kinds-green = Na zelenoj karti je jedan od tri naučna simbola.
wonders-rules-wonders-kinds-purple = Ljubičaste karte su gilde: poeni pod određenim uslovima, najčešće za ono što imate vi ili vaši susedi. Pojavljuju se samo u III dobu.

wonders-rules-wonders-setup = Postavka igre
wonders-rules-wonders-setup-decks = Svako doba ima svoj špil. Karte sa oznakom za više igrača nego što ih je za stolom ostaju u kutiji. Zatim se svaki špil promeša.
wonders-rules-wonders-setup-guilds = III doba dobija i gilde: za dve više nego što ima igrača, nasumično izvučene. Niko ne vidi koje su gilde ostale van igre. Kad igra pet igrača, u igri je sedam gildi.
wonders-rules-wonders-setup-board = Tablu svetskog čuda dobijate nasumično, a njenu stranu, svetlu ili tamnu, birate sami; svi biraju istovremeno. Za prve partije preporučuju se svetle strane. Za stolom se može dogovoriti i da igrači redom biraju table, svako od onih koje su preostale, da se igra samo jednom stranom ili da se strane izvlače nasumično.
wonders-rules-wonders-setup-stages = Na tabli su početni resurs, isti na obe strane, i dve do četiri faze. Svaka faza ima svoju cenu i svoj efekat.
wonders-rules-wonders-setup-coins = Počinjete sa 3 novčića.

wonders-rules-wonders-age = Jedno doba
wonders-rules-wonders-age-deal = Na početku doba dobijate 7 karata. Niko drugi ih ne vidi.
wonders-rules-wonders-age-turns = Doba ima šest krugova. U svakom krugu svako odabere jednu kartu, odigra je i prosledi ostatak karata iz ruke.
wonders-rules-wonders-age-choose = Biranje je tajno. Kad i poslednji igrač odabere, sve karte se igraju istovremeno.
wonders-rules-wonders-age-pass = U I i III dobu karte idu ulevo, a u II dobu udesno.
wonders-rules-wonders-age-last = U šestom krugu držite dve karte. Jednu odigrate, a druga se odbacuje licem nadole i za nju ne dobijate ništa.
wonders-rules-wonders-age-neighbours = Susedi su vam igrači neposredno levo i desno od vas. Zapad je levo, istok je desno. Vaš grad je sve što ste izgradili, uključujući i čudo.
wonders-rules-wonders-age-open = U partiji za učenje (podešavanje „Otvorena partija za učenje“) igrači biraju jedan za drugim, a sve karte i svi izbori su otkriveni. Odabrano se i tada izvršava zajedno.

wonders-rules-wonders-uses = Tri načina da se karta odigra
wonders-rules-wonders-uses-three = Odabrana karta koristi se na jedan od tri načina: izgradite je, njome izgradite sledeću fazu svog čuda ili je odbacite.
wonders-rules-wonders-uses-build = Da biste izgradili kartu, platite njenu cenu. Građevina ostaje u vašem gradu do kraja partije.
wonders-rules-wonders-uses-twice = U gradu nikad nema dve građevine istog naziva. Razboj, Staklara i Presa pojavljuju se u I dobu i ponovo u II dobu: svaku od tih građevina smete da imate samo jednom.
wonders-rules-wonders-uses-stage = Da biste izgradili fazu, platite cenu sa table i stavite kartu licem nadole ispod nje. Može bilo koja karta; njena sopstvena cena nije važna. Faze se grade sleva nadesno, kad god hoćete, a ne morate nijednu.
wonders-rules-wonders-uses-under = Karta ispod faze nije građevina: više nema ni boju ni naziv i nije među odbačenim kartama.
wonders-rules-wonders-uses-discard = Da biste odbacili kartu, stavite je licem nadole na gomilu odbačenih karata i uzmite 3 novčića iz banke.

wonders-rules-wonders-pay = Šta koliko košta
wonders-rules-wonders-pay-kinds = Karta može da ne košta ništa, da košta novčiće, resurse, ili i novčiće i resurse. Novčići se plaćaju banci. Karta može da bude besplatna i zahvaljujući izgradnji u nizu.
wonders-rules-wonders-pay-kept = Resursi se ne troše. Ono što vaš grad proizvodi ponovo vam je na raspolaganju u svakom krugu.
wonders-rules-wonders-pay-produce = Vaš grad proizvodi ono što pokazuju njegovi simboli: početni resurs, braon i sive karte, neke žute karte i neke faze. Svaki simbol može da se iskoristi jednom u krugu. Karta sa dva simbola daje dva resursa.
wonders-rules-wonders-pay-choice = Simbol sa kosom crtom u svakom krugu daje jedan od svojih resursa, onaj koji vam treba.
wonders-rules-wonders-pay-example = Primer: vaš grad proizvodi 2 kamena, 1 gvožđe i 1 papirus. Možete da izgradite Kasarnu (1 gvožđe) ili Skriptorijum (1 papirus), ali ne i Kulu (1 glina), osim ako glinu kupite.
wonders-rules-wonders-pay-start = Plaćate novčićima koje imate na početku kruga. Novčići dobijeni u ovom krugu stižu prekasno. Ne možete da potrošite više nego što imate; banka nikad ne ostaje bez novca.

wonders-rules-wonders-trade = Trgovina
wonders-rules-wonders-trade-buy = Resurs koji vam nedostaje možete da kupite od suseda koji ga proizvodi, za po 2 novčića, koje plaćate tom susedu. Smete da kombinujete svoje i kupljene resurse i da kupujete sa obe strane.
wonders-rules-wonders-trade-sale = Od suseda možete da kupite njegov početni resurs i ono što proizvode njegove braon i sive karte. Žute karte i faze čuda nikad ništa ne prodaju.
wonders-rules-wonders-trade-keep = Prodavcu resurs ostaje, sme da ga iskoristi u istom krugu i ne može da odbije prodaju. Oba njegova suseda smeju u istom krugu da kupe isti resurs, ali vi svaki prodavčev simbol možete da iskoristite samo jednom u krugu, i samo za ono što upravo gradite.
wonders-rules-wonders-trade-slash = Sa susedovog simbola sa kosom crtom uzimate resurs koji želite, bez obzira na to kako ga vlasnik koristi u tom krugu.
wonders-rules-wonders-trade-later = Ono što sused izgradi u ovom krugu možete da kupujete tek od sledećeg kruga.
wonders-rules-wonders-trade-posts = Uz trgovačku postaju osnovne sirovine jednog suseda koštaju po 1 novčić umesto po 2: zapadna važi za levog suseda, istočna za desnog. Tržnica isto čini za prerađene sirovine oba suseda. Važe od kruga posle onog u kom su izgrađene, a ni dve zajedno nikad ne spuštaju cenu ispod 1.
wonders-rules-wonders-trade-split = Nikad ne kupujete ono što sami proizvodite, ali sami odlučujete od kog suseda kupujete, pa i od skupljeg. Sto nudi sve smislene podele između levog i desnog suseda, počev od najjeftinije.

wonders-rules-wonders-chains = Izgradnja u nizu
wonders-rules-wonders-chains-free = Od II doba pored cene karte može da stoji i simbol niza. Ako vaš grad ima građevinu sa tim simbolom, karta je besplatna: ne plaćate ni resurse ni novčiće. U suprotnom plaćate njenu cenu.
wonders-rules-wonders-chains-always = Karta koja je besplatna zahvaljujući nizu uvek se tako i gradi. „Besplatno“ znači bez resursa i bez novčića: i za nizove, i za sposobnosti Olimpije, i za izgradnju sa gomile odbačenih karata.
wonders-rules-wonders-chains-two = Primer: ako imate Pozorište iz I doba, Vrtovi su u III dobu besplatni. Neke građevine imaju dva simbola niza, pa su uz njih besplatne dve karte.

wonders-rules-wonders-conflict = Vojni sukob
wonders-rules-wonders-conflict-compare = Na kraju svakog doba prebrojite štitove svog grada, na građevinama i fazama, i uporedite ih sa štitovima svakog suseda.
wonders-rules-wonders-conflict-tokens = Ako imate više štitova od suseda, dobijate token pobede: u I dobu vredi 1 poen, u II dobu 3, u III dobu 5. Ako imate manje, uzimate token poraza, koji u svakom dobu vredi −1 poen. Ako imate isto, ne dešava se ništa.
wonders-rules-wonders-conflict-example = Primer: na kraju II doba imate 4 štita, levi sused 5, a desni 2. Uzimate jedan token poraza i jedan token pobede vredan 3 poena.

wonders-rules-wonders-timing = Kad se šta računa
wonders-rules-wonders-timing-coins = Karte koje donose novčiće za ono što stoji u gradovima (na primer Vinograd) računaju se kad je sve što je odabrano u tom krugu već izgrađeno, i kod vas i kod suseda, a broji se i sama karta. Njihovi poeni računaju se na kraju partije.
wonders-rules-wonders-timing-recovered = Karta izgrađena sa gomile odbačenih karata dolazi kasnije: kad se u istom krugu računaju takvi novčići, ona se ne broji.
wonders-rules-wonders-timing-order = Na kraju doba sve se dešava ovim redom: poslednji krug, dodatna karta Vavilona, odbacivanje preostalih karata, izgradnja sa gomile odbačenih karata, gubici novčića (sa Gradovima), sukob.

wonders-rules-wonders-powers = Posebne sposobnosti svetskih čuda
wonders-rules-wonders-powers-olympia-day = Olimpija, svetla strana, druga faza: od sledećeg kruga besplatno gradite kartu boje koju vaš grad još nema, dakle najviše jednom za svaku boju. To nije stvar izbora i važi samo za karte doba; crna se računa kao boja.
wonders-rules-wonders-powers-olympia-night = Olimpija, tamna strana: uz prvu fazu kartu koju odaberete u prvom krugu doba smete da izgradite besplatno; uz drugu fazu to važi za kartu koju odaberete u poslednjem redovnom krugu (šestom; sa Gradovima sedmom). Preostala karta nikad nije besplatna.
wonders-rules-wonders-powers-babylon = Vavilon, tamna strana, prva faza: igrate i preostalu kartu svakog doba, počev od doba u kom je faza izgrađena; to važi i ako fazu izgradite u poslednjem krugu. Možete da je izgradite, da njome izgradite fazu, da je odbacite za 3 novčića ili da je odbacite bez novčića. To je kao poseban krug posle poslednjeg: vaša proizvodnja ponovo vam je na raspolaganju, a novčići i građevine iz poslednjeg kruga već pomažu.
wonders-rules-wonders-powers-halikarnassos = Halikarnas: na kraju kruga u kom izgradite fazu sa ovom sposobnošću pregledate celu gomilu odbačenih karata i smete jednu od njih besplatno da izgradite, ali ne i građevinu istog naziva kao neka koju već imate. Tu su i karte odbačene u ovom krugu, a posle poslednjeg kruga doba i preostale karte. Smete i da odustanete. To se dešava pre sukoba.
wonders-rules-wonders-powers-pile = Gomila odbačenih karata čuva svoj redosled i svi pamte ko je kad odbacio kartu. Zato onaj ko pregleda gomilu saznaje ko je šta odbacio. Od dve iste karte uzima se starija.

wonders-rules-wonders-score = Bodovanje
wonders-rules-wonders-score-end = Partija se završava posle sukoba u III dobu. Sabira se sedam redova: faze čuda, riznica (vaši novčići), tokeni sukoba, plave, žute, zelene i ljubičaste karte.
wonders-rules-wonders-score-conflict = Tokeni sukoba: saberite sve tokene pobede i poraza. Zbir može da bude i negativan.
wonders-rules-wonders-score-coins = Novčići: 1 poen za svaka 3 novčića.
wonders-rules-wonders-score-science = Nauka: za svaki od tri simbola računa se koliko ih imate, pomnoženo samim sobom (1, 4, 9, 16, 25…). Uz to, 7 poena za svaki set od tri različita simbola.
wonders-rules-wonders-score-wild = Simbol koji može da bude bilo koji od tri (Gilda naučnika, Vavilon) bira se na kraju, tako da zbir bude najveći. Računa se u redu za nauku.
wonders-rules-wonders-score-decorators = Gilda dekoratera vredi 7 poena samo ako su na kraju izgrađene sve faze vašeg čuda.
wonders-rules-wonders-score-tie = Ako igrači imaju isti broj poena, pobeđuje onaj ko ima više novčića. Ako su i novčići izjednačeni, dele pobedu.

wonders-rules-cities-what = Šta donose Gradovi
wonders-rules-cities-what-more = Gradovi donose crne karte, dodatni krug u svakom dobu, gubitke novčića sa dugom i diplomatiju. Ostalim čudima pridružuju se još dva, Vizantion i Petra, ali samo u partijama sa Gradovima. Proširenje je za 3 do 7 igrača. Sve ostalo igra se kao u kartaškoj igri, a i pobeđuje se na isti način.
wonders-rules-cities-what-cards = Ima 42 crne karte, po 14 za svako doba. Kao i svaka boja, i crna ima svoj simbol.
wonders-rules-cities-what-supply = U kutiji su 4 tokena diplomatije, tokeni duga vredni −1 i −5 i novčići vredni 6. Ovde se zajednička zaliha nikad ne iscrpljuje i važne su samo vrednosti: dug je broj poena koje na kraju gubite.

wonders-rules-cities-setup = Postavka igre
wonders-rules-cities-setup-black = Za svako doba nasumično se izvuče onoliko crnih karata koliko ima igrača. Niko ne vidi koje su ostale van igre. Izvučene se umešaju u špil svog doba.
wonders-rules-cities-setup-guilds = Gilde se izvlače kao i obično, dve više nego što ima igrača, i umešaju se u špil III doba.
wonders-rules-cities-setup-hand = Dobijate 8 karata umesto 7, pa doba ima sedam krugova. Poslednja karta se ni sada ne igra.

wonders-rules-cities-loss = Gubitak novčića
wonders-rules-cities-loss-all = Zbog nekih crnih karata i faza svi ostali igrači gube novčiće. Igrač koji izgradi takvu kartu ili fazu zbog nje ne gubi ništa.
wonders-rules-cities-loss-per = Neki gubici računaju se za svakog igrača posebno: 1 novčić za svaki vaš token pobede ili za svaku izgrađenu fazu vašeg čuda. Broji se u trenutku kad se gubitak obračunava.
wonders-rules-cities-loss-when = Svi gubici jednog kruga obračunavaju se zajedno na njegovom kraju, pošto su svi izgradili i dobili sve što im pripada. Izgubljeni novčići idu u banku.
wonders-rules-cities-loss-debt = Za svaki novčić koji ne platite uzimate 1 poen duga. Odlučujete jednom, za ceo gubitak: platite ga, uzmite dug ili kombinujte jedno i drugo, čak i ako biste mogli sve da platite. Svi koji gube novčiće odlučuju istovremeno.
wonders-rules-cities-loss-nothing = Ako nemate novčića, nema ni odluke: ceo gubitak postaje dug.
wonders-rules-cities-loss-forever = Dug nikad ne može da se vrati. Na kraju partije svaki poen duga oduzima vam 1 pobednički poen. Kad se odlučuje o izjednačenju, dug ne umanjuje vaše novčiće.

wonders-rules-cities-diplomacy = Diplomatija
wonders-rules-cities-diplomacy-token = Tokene diplomatije donose neke crne karte i Vizantion. Token stavljate na svoju tablu.
wonders-rules-cities-diplomacy-out = Ako na kraju doba imate token, ne učestvujete u sukobu: ne dobijate ni tokene pobede ni tokene poraza. (U timskoj igri je drugačije, vidite dole.)
wonders-rules-cities-diplomacy-neighbours = Gradovi sa vaše leve i desne strane u tom sukobu postaju susedi i sukobljavaju se međusobno.
wonders-rules-cities-diplomacy-example = Primer: na kraju II doba imate 2 štita i token diplomatije, levi sused ima 5 štitova, a desni 4. Vi ne uzimate ništa. Levi sused dobija token pobede vredan 3 poena, a desni uzima token poraza.
wonders-rules-cities-diplomacy-must = Token se mora iskoristiti u prvom sledećem sukobu, čak i ako biste u njemu pobedili, a zatim se vraća. Ako imate više tokena, koristite po jedan u svakom sukobu.
wonders-rules-cities-diplomacy-two = Ako u sukobu ostanu samo dva grada, sukobljavaju se jednom, a ne dvaput: jači dobija jedan token pobede, slabiji uzima jedan token poraza. Ako ostane jedan grad ili nijedan, sukoba nema; tokeni diplomatije se ipak vraćaju.
wonders-rules-cities-diplomacy-only = Diplomatija ne menja ništa osim sukoba: za trgovinu, gilde, maske i pljačkaše i dalje važe vaši pravi susedi. Token koji preostane posle III doba ne vredi ništa.

wonders-rules-cities-effects = Efekti crnih karata
wonders-rules-cities-effects-points = Mnoge crne karte vrede poene. U tabeli rezultata imaju svoj red.
wonders-rules-cities-effects-discard = Falsifikatorska radionica: na kraju kruga pregledate gomilu odbačenih karata i smete jednu od njih besplatno da izgradite, ali ne i građevinu istog naziva kao neka koju već imate. Ako to u istom krugu radi više igrača, prvi je Halikarnas, zatim Falsifikatorska radionica, a onda po redosledu mesta.
wonders-rules-cities-effects-defeats = Spomenik: uzmite po 2 novčića za svaki svoj token poraza, a zatim ih sve odbacite.
wonders-rules-cities-effects-neighbours = Krčma i Kockarnica: dobijate novčiće prikazane za vas, a svaki od dva suseda dobija novčiće prikazane za susede.
wonders-rules-cities-effects-raiders = Pljačkaši: uzimate token pobede prikazane vrednosti, bez ikakvog sukoba. On se računa kao i svaki drugi token tog doba. Svaki od dva suseda odmah uzima 1 poen duga i ne može umesto toga da plati novčić.
wonders-rules-cities-effects-others = Carinarnica, Središte trgovine i Kovnica: svi ostali igrači dobijaju prikazane novčiće.
wonders-rules-cities-effects-network = Tajna mreža: sada 1 novčić za svaku crnu kartu u vašem gradu, a na kraju po 1 poen za svaku. Broji i samu sebe.
wonders-rules-cities-effects-per-victory = Pijaca robova: 1 novčić za svaki token pobede koji sada imate, a na kraju po 1 poen za svaki koji tada imate.
wonders-rules-cities-effects-value = Ćelije, Stražara i Zatvor: na kraju prikazani broj poena za svaki vaš token pobede prikazane vrednosti.
wonders-rules-cities-effects-architects = Arhitektonski biro: vašim fazama nisu potrebni resursi, od kruga posle onog u kom je izgrađen. Faze koje koštaju novčiće i dalje ih koštaju.
wonders-rules-cities-effects-wharf = Tajno pristanište: u svakom krugu prvi resurs koji kupite od tog suseda košta 1 novčić manje, ali nikad manje od 0. Sused takođe dobija 1 novčić manje. Deluje zajedno sa trgovačkim postajama i Tržnicom.
wonders-rules-cities-effects-cache = Krijumčarsko skrovište: svaki resurs koji kupite, osnovni ili prerađeni, od bilo kog suseda, košta 1 novčić manje, ali nikad manje od 0. Deluje zajedno sa trgovačkim postajama, Tržnicom i pristaništima. Za stolom se može odabrati i drugo tumačenje: jeftiniji su samo početni resursi suseda.
wonders-rules-cities-effects-warehouse = Tajno skladište: u svakom krugu još jedan resurs od onih koje vaše braon i sive karte, vaš početni resurs ili vaše izgrađene faze već proizvode. Žute i crne karte se ne računaju; kod simbola sa kosom crtom računaju se svi njegovi resursi. Susedi ne mogu da ga kupe.
wonders-rules-cities-effects-market = Crno tržište: u svakom krugu jedan resurs od onih koje ni vaše braon i sive karte, ni vaš početni resurs, ni vaše izgrađene faze ne proizvode. Žute i crne karte se ne računaju; kod simbola sa kosom crtom računaju se svi njegovi resursi. Susedi ne mogu da ga kupe.
wonders-rules-cities-effects-mask = Maska: na kraju kopirate naučni simbol jedne zelene karte nekog suseda, onaj koji vam najviše vredi. Ako imate više maski, sve se računaju, ali svaka karta služi samo jednoj vašoj maski. Ista karta kod oba suseda računa se kao dve karte.
wonders-rules-cities-effects-embassy = Ambasada vredi 3 poena i donosi token diplomatije.

wonders-rules-cities-turn = Redosled u krugu
wonders-rules-cities-turn-order = Plaćaju se cene, a prodavci dobijaju svoje novčiće. Zatim se gradi sve što je odabrano. Onda dolaze dobici: novčići, diplomatija, tokeni i dug od pljačkaša, Spomenik. Zatim izgradnja sa gomile odbačenih karata. Na kraju svi gubici novčića zajedno.

wonders-rules-cities-score = Bodovanje
wonders-rules-cities-score-end = Partija se završava posle sukoba u III dobu i boduje se kao i obično, uz poseban red za poene crnih karata. Dug se oduzima u riznici, odnosno u redu sa novčićima.
wonders-rules-cities-score-science = Uz maske možete imati više istih simbola nego u osnovnoj igri. Ograničenja nema: devet istih vredi 81 poen, deset vredi 100.

wonders-rules-cities-teams = Timovi od dva igrača
wonders-rules-cities-teams-who = Sa 4 ili 6 igrača može se igrati u timovima od po dvoje. Saigrači sede jedan pored drugog.
wonders-rules-cities-teams-talk = Saigrači smeju slobodno da razgovaraju i vide jedan drugom karte.
wonders-rules-cities-teams-not = Saigraču ne smete da dajete ni novčiće ni karte. Pre kupovine koristite svoje resurse, a karta koja je besplatna zahvaljujući nizu uvek se tako i gradi.
wonders-rules-cities-teams-pays = Kad zbog nekog efekta ostali gube ili dobijaju novčiće, u ostale spada i vaš saigrač. On je ujedno i vaš sused, pa i on uzima dug zbog vaših pljačkaša.
wonders-rules-cities-teams-fight = Saigrači se ne sukobljavaju međusobno. Štitove upoređujete samo sa jednim protivnikom: sa susedom na strani suprotnoj od saigrača.
wonders-rules-cities-teams-double = Broj tokena je udvostručen: jači grad dobija 2 tokena pobede, a slabiji uzima 2 tokena poraza. Jednak broj štitova ne donosi ništa.
wonders-rules-cities-teams-fight-example = Primer: na kraju II doba imate 2 štita, a protivnik 5. Uzimate 2 tokena poraza, a protivnik dobija 2 tokena pobede vredna po 3 poena.
wonders-rules-cities-teams-diplomacy = U timovima diplomatija deluje drugačije: diplomata se i dalje sukobljava. Svoj token morate da iskoristite u prvom sledećem sukobu; sukob vašeg saigrača ostaje kakav jeste. Štitovi se upoređuju, ali vi i vaš protivnik uzimate po 1 token sukoba umesto po 2. Zatim se token diplomatije vraća.
wonders-rules-cities-teams-both = Ako oba protivnika imaju token diplomatije, oba ga koriste i nijedan ne uzima tokene sukoba.
wonders-rules-cities-teams-win = Svaki igrač se boduje kao i obično, a saigrači sabiraju poene. Pobeđuje tim sa najvećim zbirom; ako je izjednačeno, tim koji zajedno ima više novčića, a ako je i to isto, pobeda se deli.
