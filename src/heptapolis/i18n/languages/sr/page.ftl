### Stranica: sve oko stola što je isto za svaku igru.

app-name = Heptapolis
app-tagline = Sedam gradova, jedan sto.
app-description = Sedam gradova, jedan sto: igrajte sa prijateljima ili protiv botova.
app-unofficial = Nezvaničan i besplatan projekat ljubitelja igre: igra se po pravilima, ali su sve reči i slike naše.

close = Zatvori
cancel = Otkaži
back = Nazad

error-unexpected = Nešto je pošlo naopako. Ponovo učitajte stranicu; partija vam je sačuvana.
error-nothing = Stranica nije pronađena.

connection-unreachable = Server nije dostupan.
connection-refused = Server je odbio zahtev.
connection-connecting = Povezivanje sa stolom…
connection-reconnecting = Veza je prekinuta. Ponovno povezivanje…
connection-lost = Veza sa stolom je prekinuta. Partija vam je sačuvana na serveru.
connection-retry = Pokušaj ponovo

nav-home = Početna
nav-learn = Učenje
nav-options = Podešavanja

home-play = Igraj
home-play-detail = { $n ->
    [one] { $game }, { $n } igrač, { $strength-pl } botovi
    [few] { $game }, { $n } igrača, { $strength-pl } botovi
   *[other] { $game }, { $n } igrača, { $strength-pl } botovi
}
home-invite = Pozovi prijatelje
home-invite-detail = Sto sa linkom koji možete da podelite
home-custom = Prilagođena partija

warming = Učitavaju se jaki botovi: { $n }%. Dok ne budu spremni, igraju slabiji.
warming-label = Napredak učitavanja jakih botova

home-mine = Moje partije
home-mine-empty = Još nema partija. Pritisnite „Igraj“: do prvog kamenoloma su samo tri klika.
home-watch = Gledanje
home-watch-empty = Trenutno nema javnih partija. Neka vaš sto bude javan, pa će i drugi moći da gledaju.
home-replays = Snimci
home-replays-empty = Ovde možete potez po potez da pregledate svoje završene partije.
home-replays-upload = Otvori sačuvanu partiju
home-replays-bad = Ova datoteka nije sačuvana partija.
home-learn = Učenje
home-learn-tutorial = Lekcije: učenje kroz igru
home-learn-symbols = Svi simboli
home-score = Bodovanje prave partije
home-score-detail = List za partiju na vašem stolu

status-open = nije počela
status-playing = u toku
status-over = završena
status-yours = na potezu ste

table-won = { $players-gender ->
    [you] { $players } ste pobedili sa { $points-ins }
    [plural] { $players } pobeđuju sa { $points-ins }
   *[masculine] { $players } pobeđuje sa { $points-ins }
}
table-shared = { $players-gender ->
    [you] { $players } delite pobedu sa po { $points }
   *[plural] { $players } dele pobedu sa po { $points }
}

new-title = Novi sto
new-game = Igra

option-players = Igrači

new-strength = Botovi
new-character = Likovi
new-start = Igraj protiv botova
new-friends = Napravi sto za prijatelje

## Jačina bota. Množina: .pl (laki botovi), .few (2 laka bota), .many (5 lakih botova).

strength-easy = laki
    .pl = laki
    .few = laka
    .many = lakih
strength-medium = srednji
    .pl = srednji
    .few = srednja
    .many = srednjih
strength-hard = teški
    .pl = teški
    .few = teška
    .many = teških
strength-expert = vrhunski
    .pl = vrhunski
    .few = vrhunska
    .many = vrhunskih
strength-champion = šampionski
    .pl = šampionski
    .few = šampionska
    .many = šampionskih
strength-random = nasumični
    .pl = nasumični
    .few = nasumična
    .many = nasumičnih

character-none = univerzalac
character-random = različiti
character-any = nasumično
character-scientist = naučnica
character-general = vojskovođa
character-merchant = trgovkinja
character-builder = graditelj

lobby-title = Čekaju se igrači
lobby-seat = Mesto { $n }
lobby-you = vi
lobby-host = domaćin
lobby-join = Sedi ovde
lobby-leave = Ustani
lobby-bot = Bot
lobby-character = Lik na mestu { $n }
lobby-free = Slobodno za prijatelja
lobby-start = Počni
lobby-fill = Popuni botovima i počni
lobby-waiting = Kad svi stignu, partiju pokreće { $name }.
lobby-invite = Pozovi
lobby-copy = Kopiraj link
lobby-share = Podeli
lobby-copied = Link je kopiran.
lobby-qr = Link za poziv kao QR kod
lobby-local = Ovu adresu može da otvori samo ovaj računar. Da bi i drugi mogli da uđu, pokrenite server sa --host 0.0.0.0.
lobby-timer = Vreme za odluku
lobby-timer-none = neograničeno

seat-bot = { $strength } bot
seat-open = slobodno mesto
seat-you = Vi
seat-left = levi sused
seat-right = desni sused
seat-away = nije tu
seat-standin = bot kao zamena
seat-ready = odabrano
seat-thinking = bira
seat-return = Vrati mi mesto

table-yours = Na potezu ste
table-watching = Gledate partiju.
table-wait = Vi ste za ovaj krug odabrali. Ostali još biraju.
table-hint = Savet
table-log = Dnevnik
table-symbols = Simboli
table-others = Ostali gradovi
table-mycity = Moj grad
table-city = Grad
table-neighbours = Susedi
table-all = Svi

generic-table = Sto
generic-players = Igrači
generic-yes = da
generic-no = ne

table-watched = { $n ->
    [one] { $n } gledalac
    [few] { $n } gledaoca
   *[other] { $n } gledalaca
}

hand-chosen = odabrano
hand-suggested = bolje

use-takeback = Povuci izbor

city-title = Grad: { $name }
city-coins = Novčići
city-points = Poeni sada
city-details = Prikaži detaljno: { $name }

reveal-title = Šta je ko odigrao
reveal-skip = Preskoči

log-title = Šta se dogodilo
log-step = Korak { $n }
log-empty = Još ništa.
log-open = Prikaži ovaj trenutak

hint-title = Predloženi potez
hint-thinking = Razmišlja…
hint-take = Odigraj ovo

score-title = Konačan rezultat
score-now = Trenutni rezultat
score-rank = Plasman
score-coins = Novčići (nerešeno)
score-tiebreak = Dodatni kriterijum
score-you = Pobedili ste sa { $points-ins }!
score-you-team = Vi i { $name } ste pobedili sa { $points-ins }!
score-tie = { $players-gender ->
    [you] { $players } imate po { $points }; odlučuju novčići.
   *[plural] { $players } imaju po { $points }; odlučuju novčići.
}
score-tie-other = { $players-gender ->
    [you] { $players } imate po { $points }; odlučuje dodatni kriterijum.
   *[plural] { $players } imaju po { $points }; odlučuje dodatni kriterijum.
}
score-rematch = Revanš
score-same = Ponovi deljenje
table-chosen = Ovo deljenje je odabrano, a ne nasumično.
score-replay = Pogledaj snimak
score-record = Preuzmi partiju
score-table = Nazad za sto

replay-title = Snimak partije
replay-step = Korak { $n } od { $of }
replay-eyes = Gledaj kao
replay-nobody = gledalac
replay-first = Na početak
replay-back = Korak nazad
replay-next = Korak napred
replay-last = Na kraj
replay-play = Pusti
replay-pause = Pauziraj
replay-analysis = Analiza
replay-old = Ova partija je odigrana po starijoj verziji pravila, pa je dostupan samo njen dnevnik.

keys-title = Prečice na tastaturi
keys-moves = odaberi potez
keys-escape = odustani ili zatvori
keys-withdraw = povuci izbor
keys-arrows = razgledaj gradove
keys-hint = savet
keys-log = dnevnik
keys-talk = reci nešto
keys-score = trenutni rezultat
keys-help = ovaj spisak

options-title = Podešavanja
options-name = Vaše ime
options-language = Jezik
options-theme = Tema
options-theme-auto = Sistemska
options-theme-light = Dnevna
options-theme-dark = Noćna
options-motion = Animacije
options-sound = Zvukovi

## Svaki zvuk ima svoju jačinu.

options-volume-turn = Vaš potez
options-volume-card = Karte
options-volume-coin = Novčići
options-volume-build = Građevine
options-volume-battle = Sukobi
options-volume-dice = Kockice
options-volume-score = Tabela rezultata
options-volume-win = Pobednik

options-estimate = Prikazuj poene tokom partije
options-saved = Sačuvano.

passphrase-title = Ovaj server je privatan
passphrase-ask = Lozinka
passphrase-enter = Uđi

learn-title = Učenje
learn-intro = Učite kroz igru: svaka lekcija pokazuje ono o čemu govori i čeka da to uradite. Napustite je kad god hoćete i nastavite kasnije.

symbols-title = Svi simboli
symbols-effects = Efekti

home-custom-detail = Igrači, Gradovi, timovi, kockice

rules-contents = Sadržaj
rules-search = Pretraži pravila
rules-found = { $n ->
    [one] Pronađeno { $n } pravilo
    [few] Pronađena { $n } pravila
   *[other] Pronađeno { $n } pravila
}
rules-link = Link do ovog pravila

new-more = Više mogućnosti
new-file = Odaberi datoteku
new-file-forget = Ukloni

seat-bot-named = { $name }, { $strength } bot
seat-character = { $name }, { $character }, { $strength } bot
seat-bots = { $n ->
    [one] { $n } { $strength } bot
    [few] { $n } { $strength-few } bota
   *[other] { $n } { $strength-many } botova
}
seat-opens = { $n ->
    [one] { $n } slobodno mesto
    [few] { $n } slobodna mesta
   *[other] { $n } slobodnih mesta
}

profile-title = Vi
profile-me = { $name }: promeni ime i avatar
profile-ask = Kako da vas ostali zovu?
profile-why = Vaše ime i avatar vide se za stolom. Možete da ih promenite kad god hoćete.
profile-another = Predloži drugo ime
profile-avatar = Avatar
profile-save = Sačuvaj
profile-go = Nastavi

avatar-owl = sova
avatar-lion = lav
avatar-dolphin = delfin
avatar-bull = bik
avatar-ibis = ibis
avatar-cat = mačka
avatar-tortoise = kornjača
avatar-horse = konj
avatar-serpent = zmija
avatar-bee = pčela
avatar-ram = ovan
avatar-octopus = hobotnica

## „when“ ispisuje pregledač: „za 5 minuta“.

mine-move = Na potezu ste
mine-deadline = vreme ističe { $when }
mine-next = Sledeći rok: { $when }
mine-all = Prikaži sve ({ $n })
mine-fewer = Prikaži manje
mine-tidy = Ukloni sve sa ovog spiska
mine-remove = Ukloni sa ovog spiska: { $game }, { $company }
mine-remove-short = Ukloni sa ovog spiska

home-open = Otvoreni stolovi
home-open-empty = Trenutno nijedan sto ne čeka igrače. Otvorite ga vi: odaberite „Prilagođena partija“ i pustite sve da se pridruže.

open-join = Pridruži se
open-join-one = Pridruži se: { $host }, { $game }
open-limit = { $time } po odluci

visibility-link = Ko ima link
visibility-public = Svi (sto je na spisku na početnoj strani)

new-alone = Sami
new-together = Sa prijateljima
new-visibility = Ko može da se pridruži i gleda
new-undo = Dozvoli poništavanje
new-undo-help = Odigrane krugove možete da poništite. Takve partije ne ulaze u statistiku.
new-remedied = { $why } Odabrano je i: { $what }.

lobby-offline = van mreže već { $time }
lobby-rename = Ime
lobby-standin = Prepusti mesto botu
lobby-standin-later = Još { $time } do glasanja za bota.
lobby-standin-votes = glasovi za bota: { $n } od { $of }
lobby-remove = Ukloni
lobby-remove-sure = Ukloniti igrača { $name }?
lobby-remove-text = Mesto se oslobađa, a igrač dobija obaveštenje i može ponovo da sedne ako još ima link.
lobby-removed = Ovde više nemate mesto: domaćin vas je uklonio ili je mesto zauzeo bot dok ste bili van mreže.
closing = Zatvori sto
closing-one = Zatvori sto: { $game }, { $company }
closing-sure = Zatvoriti ovaj sto?
closing-open = Sto se briše. Svi za njim dobijaju obaveštenje.
closing-game = Partija se briše i ostaje bez rezultata.
closing-upload = Otpremljena partija se briše.
lobby-welcome = { $name } vas poziva na partiju.
lobby-sit = Sedi za sto
lobby-start-open = { $n ->
    [one] Još je { $n } mesto slobodno: pozovite prijatelja ili ga popunite botom.
    [few] Još su { $n } mesta slobodna: pozovite prijatelje ili ih popunite botovima.
   *[other] Još je { $n } mesta slobodno: pozovite prijatelje ili ih popunite botovima.
}
lobby-settings = Podešavanja stola
lobby-takeover = Preuzmi ulogu domaćina
lobby-takeover-later = { $name } nije na mreži. Ulogu domaćina možete da preuzmete za { $time }.

offline-retrying = Stranica se sama ponovo povezuje čim bude moguće.
offline-works = Radi i bez veze
offline-games = Vaše partije su sačuvane na serveru i čekaju vas.
offline-now = Niste na mreži. List za poene, pravila i simboli i dalje rade; za sve ostalo potrebna je veza.

devices-title = Vaši uređaji
devices-text = Igrajte kao ista osoba na telefonu i računaru, sa istim partijama. Nalog nije potreban.
devices-link = Dodaj drugi uređaj
devices-qr = Link za vaš drugi uređaj kao QR kod
devices-once = Skenirajte kod ili otvorite link na drugom uređaju. Radi jednom, u roku od 10 minuta. Ne dajte ga nikome: ko ga otvori, može da igra umesto vas.
devices-known = U upotrebi
devices-this = ovaj uređaj
devices-seen = poslednji put { $ago }
devices-revoke = Odjavi
devices-revoke-one = Odjavi: { $label }
devices-revoked = Odjavljeno: { $label }.

device-title = Korišćenje ovog uređaja
device-text = Na ovom uređaju igraće osoba koja je napravila link, sa istim imenom i partijama.
device-yes = Koristi ovaj uređaj
device-replace = Na ovom uređaju već igrate kao { $name }. Ako nastavite, na njemu će igrati osoba koja je napravila link, a partije pod imenom { $name } više neće biti na spisku.
device-replace-yes = Zameni
device-dead = Ovaj link je istekao ili je već iskorišćen. Napravite novi na svom drugom uređaju, u podešavanjima.

privacy-title = Privatnost
privacy-text = Server čuva vaše ime, avatar, uređaje i partije u kojima ste igrali, i ništa drugo o vama.
privacy-export = Preuzmi moje podatke
privacy-erase = Obriši sve o meni
privacy-sure = Obrisati sve o vama?
privacy-consequence = Vaše ime, avatar i uređaji biće obrisani. U nezavršenim partijama vaša mesta preuzimaju botovi; završene partije ostaju bez vašeg imena. Ovo ne može da se poništi.
privacy-confirm = Obriši sve

lobby-timer-help = Kad vreme istekne, tu odluku donosi bot.

mine-tidy-sure = { $n ->
    [one] Kliknite ponovo da uklonite { $n } partiju
    [few] Kliknite ponovo da uklonite { $n } partije
   *[other] Kliknite ponovo da uklonite { $n } partija
}

options-confirm = Traži potvrdu izbora u igri kockicama

table-missing = Čeka se: { $names }
table-missing-many = Čeka se: { $name } i još { $n }
table-undo = Poništi

choice-sending = Šalje se: { $what }…
choice-offline = Niste na mreži. Kad se veza vrati, biće poslato: { $what }.
choice-chosen = Odabrano: { $what }. Možete da promenite izbor dok svi ne budu spremni.
choice-stand-in = Bot je odabrao: { $what }. Vratite se na mesto da biste birali sami.
choice-replayed = Ovde odabrano: { $what }.
choice-suggested = Ovde je bolje: { $what }.

connection-offline = Niste na mreži. Čeka se mreža…

clock-days = { $d } { "d" } { $h } { "h" }
clock-hours = { $h } { "h" } { $m } { "min" }
clock-left = Preostalo vreme: { $time }
clock-paused = pauza
clock-pause = Zaustavi sat
clock-resume = Pusti sat
clock-late = { $n ->
    [one] još { $n } sekunda
    [few] još { $n } sekunde
   *[other] još { $n } sekundi
}
clock-then-you = Za { $time } umesto vas odlučuje bot
clock-then = { $name }: za { $time } odlučuje bot

## Oznake jedinica su iste u oba pisma.

away-seconds = { $n } { "s" }
away-minutes = { $n } { "min" }
away-hours = { $n } { "h" }
away-days = { $n } { "d" }
away-you = Umesto vas igra bot.
away-other = { $name } nije na mreži.
away-call = Prepusti botu: { $name } (van mreže već { $time })
away-callable = moguće za { $time }
away-votes = glasovi: { $n } od { $of }
away-host = Domaćin nije na mreži ({ $name }).
away-host-take = Preuzmi ulogu domaćina

menu-title = Meni
menu-offline = van mreže već { $time }
menu-again = Šta se dogodilo?
menu-leave = Napusti sto
menu-leave-ask = Umesto vas će igrati bot. Možete da se vratite i ponovo sednete na svoje mesto kad god hoćete.

rematch-wanted = { $name } želi revanš:
rematch-wanted-same = { $name } želi da ponovi isto deljenje:
rematch-join = Pridruži se

watch-behind = Gledaj preko ramena igrača

score-text = Preuzmi kao tekst

keys-undo = poništi poslednji krug
keys-again = prikaži ponovo poslednji krug

options-vibrate = Zavibriraj kad dođem na potez
options-notify = Obavesti me kad dođem na potez, a kartica je skrivena
options-notify-refused = Vaš pregledač ne dozvoljava obaveštenja sa ovog sajta. Prvo to promenite u njegovim podešavanjima.

## Lekcije.

lesson-label = Lekcija
lesson-step = Korak { $n } od { $of }
lesson-leave = Napusti lekciju (može da se nastavi kasnije)
lesson-next = Dalje
lesson-back = Nazad
lesson-other = U pravoj partiji i to bi bilo moguće. U ovoj lekciji uradite ono što je osvetljeno.
lesson-finish = Završi ovu partiju
lesson-play = Igraj pravu partiju
lesson-start = Počni
lesson-resume = Nastavi
lesson-again = Igraj ponovo
lesson-restart = Počni ispočetka
lesson-done = završeno

## Razgovor za stolom. Poslednjih šest fraza pokazuje lice: „Ana: smeši se“. Bez roda, za svakoga.

talk-title = Reci nešto
talk-open = Reci nešto
talk-mute = Ne prikazuj šta ovi igrači govore
talk-line = { $name }: { $words }
talk-spectator = Gledate partiju: vidite šta igrači govore, ali samo oni mogu da govore.
talk-fast = Šaljete previše poruka. Sačekajte malo.

phrase-hello = Zdravo!
phrase-good-luck = Srećno!
phrase-your-turn = Na potezu si!
phrase-take-your-time = Samo polako.
phrase-one-moment = Samo trenutak, molim.
phrase-back-again = Evo me opet.
phrase-nice-move = Lep potez!
phrase-well-played = Odlično odigrano!
phrase-thanks = Hvala!
phrase-sorry = Izvinite!
phrase-good-game = Dobra partija!
phrase-another-game = Još jedna partija?
phrase-smile = smeši se
phrase-laugh = smeje se
phrase-surprise = čudi se
phrase-sadness = tuguje
phrase-doubt = razmišlja
phrase-applause = aplaudira

## Šta saigrači poručuju jedan drugom o nekoj karti.

mark-take = Ovo ja uzimam
mark-leave = Ostavi mi ovo
mark-suggest = Uzmi ovo
mark-said = { $name }: { $words }
mark-title = Poruči saigraču

home-puzzle = Zadatak dana
home-puzzle-detail = Pronađite najbolji potez
puzzles-title = Zadaci
