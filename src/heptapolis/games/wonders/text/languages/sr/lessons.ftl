### Lekcije kartaške igre: šta se kaže uz svaki korak.

## Kartaška igra.

wonders-lesson-cards-city = Ovo je vaš grad, Halikarnas, sa svojim čudom. Gradićete ga kroz tri doba. Pobeđuje onaj ko posle III doba ima najviše poena.
wonders-lesson-cards-hand = Ovih sedam karata držite u ruci; niko drugi ih ne vidi. U svakom krugu svako tajno odabere jednu kartu. Zatim se sve odabrane karte igraju istovremeno, a ostale svako prosleđuje dalje: u ovom dobu ulevo. Doba ima šest krugova.
wonders-lesson-cards-card = Pogledajte ovu kartu. Boja pokazuje njenu vrstu: crvene karte su vojne. Na levoj ivici je cena, jedna glina. U sredini je njen efekat: daje jedan štit.
wonders-lesson-cards-lock = Oznaka ispod karte pokazuje koliko vas ona trenutno košta. Katanac znači da ne možete da je izgradite: glinu ne proizvodite ni vi ni vaši susedi.
wonders-lesson-cards-ore = Braon karte proizvode osnovne sirovine, a sive prerađene. Rudna žila ne košta ništa i daje vam jedno gvožđe u svakom krugu do kraja partije: resursi se nikad ne troše. Odaberite je.
wonders-lesson-cards-ore-build = Karta se koristi na tri načina: gradi se, njome se gradi sledeća faza čuda ili se odbacuje za 3 novčića. Izgradite je.
wonders-lesson-cards-goods = Ovo proizvodi vaš grad: čudo daje tkaninu, a sada imate i gvožđe. Svaki simbol služi jednom u krugu, a u sledećem krugu je ponovo tu.
wonders-lesson-cards-barracks = Kasarna košta jedno gvožđe. Pošto ga proizvodite, na oznaci piše: besplatno. Odaberite Kasarnu.
wonders-lesson-cards-barracks-build = Izgradite je. U gradu nikad nema dve građevine istog imena.
wonders-lesson-cards-forecast = Vaš prvi štit. Kad se doba završi, upoređujete svoje štitove sa štitovima svakog od dva suseda. Ko ih ima više, uzima token pobede, a ko ih ima manje, token poraza; ako ih je jednako, niko ne uzima ništa. Ovde vidite kako bi se sada završilo, levo i desno od vas.
wonders-lesson-cards-neighbours = Na ovoj kartici su vaši susedi. Otvorite je.
wonders-lesson-cards-trade = Ono što vam nedostaje možete da kupite od svoja dva suseda, za 2 novčića po resursu. Prodaju ono što daju njihov početni resurs i njihove braon i sive karte. Resurs im ostaje i ne mogu da vas odbiju. Vaš levi sused ima kamen, a sa braon karte drvo ili kamen: u svakom krugu jedno od to dvoje, po vašem izboru.
wonders-lesson-cards-back = Sada se vratite u svoj grad.
wonders-lesson-cards-badge = Palisada košta jedno drvo, a vi ga ne proizvodite. Oznaka pokazuje kako do njega dolazite: plaćate 2 novčića susedu ka kome je okrenuta strelica, levom.
wonders-lesson-cards-stockade = Drugi štit se isplati: odaberite Palisadu.
wonders-lesson-cards-stockade-build = Izgradite je. Ta 2 novčića dobija levi sused. U krugu možete da trošite samo novčiće koje ste imali na njegovom početku.
wonders-lesson-cards-science = Zelene karte su nauka. Postoje tri simbola: šestar, zupčanik i ploča. Na kraju jedan simbol vredi 1 poen, dva ista vrede 4, tri ista 9 i tako dalje. Svaki set od tri različita simbola vredi još 7 poena.
wonders-lesson-cards-apothecary = Apoteka košta jednu tkaninu, a nju proizvodi vaše čudo. Odaberite Apoteku.
wonders-lesson-cards-apothecary-build = Izgradite je.
wonders-lesson-cards-coins = Počeli ste sa 3 novčića, a ostao vam je 1. U sledećem krugu trebaće vam 2. Vreme je da zaradite.
wonders-lesson-cards-workshop = Svaka karta može da se odbaci za 3 novčića. Radionicu ionako ne možete da platite: odaberite nju.
wonders-lesson-cards-workshop-sell = Odbacite je. Ide licem nadole na gomilu odbačenih karata, a vi uzimate 3 novčića iz banke.
wonders-lesson-cards-wonder = A sada vaše čudo. Njegove faze grade se sleva nadesno, kad god hoćete; niko ne mora da ih gradi. Prva košta dva gvožđa i vredi 3 poena.
wonders-lesson-cards-baths = Za fazu je potrebna karta, i to bilo koja: ide licem nadole pod čudo i više se ni za šta drugo ne računa. Plaćate cenu faze, a ne cenu karte. Odaberite Terme.
wonders-lesson-cards-stage = Jedno gvožđe proizvodite, a drugo kupujete od desnog suseda za 2 novčića. Izgradite fazu. Ovo je šesti krug, poslednji u dobu: karta koja preostane odbacuje se i za nju ne dobijate ništa.
wonders-lesson-cards-war = Prvo doba je završeno i sukobi su odigrani. Vi imate 2 štita, levi sused nijedan, a desni 1. Zato ste uzeli dva tokena pobede, svaki vredan 1 poen. Token poraza oduzima 1 poen. U II dobu token pobede vredi 3 poena, u III dobu 5.
wonders-lesson-cards-score = Sada pogledajte tabelu rezultata.
wonders-lesson-cards-score-wonder = Svaka faza čuda vredi onoliko koliko na njoj piše: vaša prva vredi 3 poena.
wonders-lesson-cards-score-treasury = Na kraju svaka 3 novčića vrede 1 poen.
wonders-lesson-cards-score-military = Tokeni pobede minus tokeni poraza; zbir može da bude i negativan.
wonders-lesson-cards-score-civilian = Plave karte su najjednostavnije: vrede onoliko poena koliko na njima piše. Poene daju i neke žute karte, ali većina njih donosi novčiće ili jeftiniju kupovinu.
wonders-lesson-cards-score-science = Zasad jedan naučni simbol: 1 poen.
wonders-lesson-cards-score-guilds = Ljubičaste karte, gilde, pojavljuju se tek u III dobu. Daju poene pod određenim uslovima, većina za ono što su izgradili vaši susedi.
wonders-lesson-cards-score-close = Zatvorite tabelu rezultata.
wonders-lesson-cards-direction = Počelo je II doba i svako je dobio sedam novih karata. Karte sada idu udesno, a u III dobu ponovo ulevo.
wonders-lesson-cards-chain = Lečilište košta dva gvožđa i jedno staklo. Ali na njemu je simbol niza koji ima vaša Apoteka, pa je za vas besplatno. Od II doba tražite nizove. Odaberite Lečilište.
wonders-lesson-cards-chain-build = Izgradite ga: drugi šestar.
wonders-lesson-cards-compasses = Dva šestara već vrede 4 poena. Sa trećim bi ih bilo 9.
wonders-lesson-cards-end = To je cela igra: još dva doba kao prvo. Ako su poeni izjednačeni, pobeđuje onaj ko ima više novčića. Jeste li spremni za svoju partiju?

## Gradovi.

wonders-lesson-cities-hand = Gradovi donose crne karte u igru koju već poznajete. U svakom dobu svako dobija 8 karata, pa doba ima sedam krugova.
wonders-lesson-cities-black = Crne karte su umešane u špil svakog doba: onoliko koliko ima igrača, ovde dakle tri. Na ovoj je maska. Dobićete je kasnije.
wonders-lesson-cities-stone = Sve ostalo je kao i ranije. Odaberite Kamenu jamu.
wonders-lesson-cities-stone-build = Izgradite je.
wonders-lesson-cities-residence = Još jedna crna karta, Rezidencija: 1 poen i golub, znak diplomatije. Glinu za nju kupujete od levog suseda. Odaberite je.
wonders-lesson-cities-residence-build = Izgradite je i token diplomatije je vaš.
wonders-lesson-cities-dove = Vaš token diplomatije je ovde, kod goluba. Zbog njega ne učestvujete u sledećem sukobu: ne uzimate ni tokene pobede ni tokene poraza. Morate da ga iskoristite u tom sukobu, čak i ako biste pobedili, a zatim ga vraćate. Ako ih imate više, svaki sukob troši po jedan.
wonders-lesson-cities-absent = U tom sukobu je kao da vašeg grada nema: gradovi sa vaše leve i desne strane sukobljavaju se međusobno. Ako ostanu samo dva grada, sukobljavaju se samo jednom.
wonders-lesson-cities-hideout = Zbog Skloništa svi ostali igrači gube po 1 novčić, koji ide u banku. Mogli biste da ga izgradite, ali ovog puta ćete ga upoznati sa druge strane.
wonders-lesson-cities-press = Odaberite Presu.
wonders-lesson-cities-press-build = Izgradite je.
wonders-lesson-cities-price = Maska se vratila. Košta 1 novčić i jedno gvožđe, a gvožđe još nemate.
wonders-lesson-cities-ore = Prvo obezbedite gvožđe: kad igraju tri igrača, ove karte vam se vraćaju još jednom. Odaberite Rudnu žilu.
wonders-lesson-cities-ore-build = Izgradite je.
wonders-lesson-cities-losses = Kad zbog neke karte gubite novčiće, gubite ih na kraju kruga, posle svih dobitaka. Zato gubitak možete da platite i onim što u tom krugu dobijete.
wonders-lesson-cities-baths = Odaberite Terme: 3 poena.
wonders-lesson-cities-baths-build = Izgradite ih.
wonders-lesson-cities-hideout-again = Opet Sklonište. Ako ga ostavite, dobija ga levi sused.
wonders-lesson-cities-theater = Ipak odaberite Pozorište.
wonders-lesson-cities-theater-build = Izgradite ga.
wonders-lesson-cities-mask = A sada maska. Na kraju partije ona kopira naučni simbol jedne zelene karte iz susednog grada: onaj koji vam najviše donosi. Odaberite Golubarnik.
wonders-lesson-cities-mask-build = Izgradite ga za 1 novčić, uz svoje gvožđe.
wonders-lesson-cities-loss = Eto: levi sused je izgradio Sklonište i vi gubite 1 novčić. Za svaki novčić gubitka koji ne platite uzimate 1 poen duga. Odlučujete vi, čak i ako imate novčiće, a gubitak smete i da podelite.
wonders-lesson-cities-debt = Dug niko nikad ne može da vrati. Na kraju vam svaki poen duga oduzima 1 poen.
wonders-lesson-cities-pay = Novčić vredi manje od poena: platite ga.
wonders-lesson-cities-peace = Sukobi I doba su završeni. Nemate nijedan štit, a ipak ni token poraza: zbog diplomatije niste učestvovali, a njen token je iskorišćen. Umesto toga se levi sused sukobio sa desnim i pobedio.
wonders-lesson-cities-score = Otvorite tabelu rezultata.
wonders-lesson-cities-score-science = Vaša maska se već računa: kopira zelenu kartu koju je desni sused upravo izgradio.
wonders-lesson-cities-score-cities = Poeni crnih karata imaju svoj red.
wonders-lesson-cities-score-treasury = Dug se računa zajedno sa novčićima.
wonders-lesson-cities-score-close = Zatvorite tabelu rezultata.
wonders-lesson-cities-more = Crne karte nude još mnogo toga: štitove za novčiće, kao ova, jeftiniju kupovinu i pljačkaše, koji odmah uzimaju token pobede, a svakom susedu donose poen duga. Simboli iza znaka pitanja objašnjavaju svaku kartu.
wonders-lesson-cities-end = Sada poznajete Gradove. Pobeđuje se kao i uvek. Jeste li spremni za svoju partiju?

## Timovi.

wonders-lesson-teams-neighbours = Na ovoj kartici su vaši susedi. Otvorite je.
wonders-lesson-teams-mate = Sa četiri ili šest igrača može se igrati u timovima od po dvoje. Saigrači sede jedan pored drugog: vaš je levi sused.
wonders-lesson-teams-hands = Saigrači smeju slobodno da razgovaraju i pokazuju jedan drugom karte, pa vi vidite ove karte, a saigrač vaše.
wonders-lesson-teams-gifts = Ne smete jedan drugom da dajete ni novčiće ni karte.
wonders-lesson-teams-back = Sada se vratite u svoj grad.
wonders-lesson-teams-ore = Igra se kao i obično. Odaberite Rudnu žilu.
wonders-lesson-teams-ore-build = Izgradite je.
wonders-lesson-teams-trade = Sa saigračem trgujete kao i sa svakim susedom, a ta 2 novčića ostaju u timu. Prvo morate da iskoristite ono što proizvodi vaš grad. Odaberite Terme.
wonders-lesson-teams-baths-build = Izgradite ih. Građevina koja je besplatna zahvaljujući nizu i u timskoj igri se uvek tako gradi.
wonders-lesson-teams-battle = Saigrači se ne sukobljavaju međusobno. Štitove upoređujete samo sa susedom iz drugog tima: onim desno od vas.
wonders-lesson-teams-double = Broj tokena je udvostručen. Ako imate više štitova, uzimate 2 tokena pobede, ako imate manje, 2 tokena poraza, a ako imate isto, nijedan.
wonders-lesson-teams-stockade = Odaberite Palisadu.
wonders-lesson-teams-stockade-build = Izgradite je.
wonders-lesson-teams-ahead = Vi imate jedan štit, protivnik nijedan. Kad bi se doba sada završilo, uzeli biste 2 tokena pobede: u I dobu to su 2 poena.
wonders-lesson-teams-diplomacy = Diplomatija ovde samo prepolovljuje sukob, i to sukob igrača koji ima token. Štitovi se ipak upoređuju, ali pobednik i poraženi uzimaju po 1 token umesto po 2. Ako token diplomatije imate i vi i protivnik, niko ne uzima ništa.
wonders-lesson-teams-customs = Carinarnica svakom drugom igraču daje 1 novčić, pa i vašem saigraču. A kad zbog vaše karte ostali gube novčiće, gubi ih i saigrač.
wonders-lesson-teams-score = Otvorite tabelu rezultata.
wonders-lesson-teams-team = Svaki igrač se boduje kao i uvek. Rezultat tima je zbir oba igrača, a pobeđuje tim sa najvećim zbirom. Ako je izjednačeno, pobeđuje tim sa više novčića, a ako je i to isto, pobeda se deli.
wonders-lesson-teams-score-close = Zatvorite tabelu rezultata.
wonders-lesson-teams-end = To je timska igra: gradite za dvoje. Jeste li spremni za svoju partiju?
