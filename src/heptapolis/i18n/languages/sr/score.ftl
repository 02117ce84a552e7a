### The score pad for games on a real table, the history of a group, my statistics. Loaded when one of them is opened.

## The pad.

pad-title = Bodovanje prave partije
pad-intro = Prebrojte šta leži na vašem stolu, a list će to sabrati. Radi bez veze i čuva svaku partiju na ovom uređaju.
pad-new = Nova partija
pad-start = Počni brojanje
pad-teams-help = Igrači 1 i 2 su tim, 3 i 4 takođe, kao i 5 i 6.
pad-unfinished = Nedovršene
pad-unfinished-empty = Nema nedovršenih listova.
pad-missing = Ovaj list nije na ovom uređaju.
pad-not-kept = Pregledač nije mogao da sačuva izmenu: memorija mu je puna ili isključena. Izvezite svoje partije.
pad-order = Kako se popunjava
pad-by-player = Po igračima
pad-by-row = Po redovima
pad-players = Stanje
pad-rows = Redovi
pad-rank = { $n }. mesto
pad-name = Ime
pad-name-empty = Igraču treba ime. { $name } ostaje dok ne upišete drugo.
pad-name-twice = To ime već ima neko drugi. { $name } ostaje dok ne upišete drugo.
pad-wonder-pick = Odaberi čudo
pad-wonder-of = Čudo: { $name }
pad-wonder-none = Druga tabla ili nijedna
pad-wonder-points = Odaberite čudo iznad da biste brojali samo faze, ili unesite njegove poene.
pad-board-side = { $board }, { $side }
pad-stages = Izgrađene faze čuda
pad-complete = Čudo je završeno: { $points }
pad-points = Poeni
pad-by-points = Unesi odmah poene
pad-by-count = Prebroj po vrstama
pad-coins = Novčići
pad-coins-worth = { $points }; ostatak: { $left }
pad-coins-tie = Odlučuju kad je nerešeno.
pad-victories = Tokeni pobede, doba { $age }
pad-each = svaki: { $points }
pad-each-defeat = svaki: −1
pad-worth = Karte: { $points }
pad-symbol-compass = Šestari
pad-symbol-gear = Zupčanici
pad-symbol-tablet = Ploče
pad-wild = Simboli po izboru
pad-wild-note = Gilda naučnika, Vavilon
pad-masks = Maske
pad-masks-note = svaka kopira zelenu kartu suseda
pad-symbols = { $n } × { $symbol }
pad-science-wild = Najbolji izbor: { $symbols }.
pad-science-copied = Najbolje je kopirati od suseda: { $symbols }.
pad-science-sum = Isti simboli: { $squares }. Setovi od tri različita simbola: { $sets }.
pad-cards-brown = Braon karte
pad-cards-grey = Sive karte
pad-cards-blue = Plave karte
pad-cards-yellow = Žute karte
pad-cards-red = Crvene karte
pad-cards-green = Zelene karte
pad-cards-purple = Ljubičaste karte
pad-cards-black = Crne karte
pad-count-at = { $name }: { $things }
pad-row-sum = { $row }: { $points }
pad-less = Jedan manje: { $what }
pad-more = Jedan više: { $what }
pad-wrong-number = Unesite ceo broj od { $least } do { $most }. Ništa nije promenjeno.
pad-laurel = Lovor { $n }
pad-printed = Poeni u precrtanim poljima
pad-first-agora = Prva završena Agora: { $points }
pad-both-barracks = Obe kasarne
pad-per-add = Dodaj poene za precrtana polja…
pad-per-box = Za svako precrtano polje: { $building }
pad-per-points = Poena za svako
pad-per-crossed = Precrtana polja
pad-per-remove = Ukloni
pad-finish = Završi i prikaži
pad-show = Prikaži rezultat
pad-edit = Ispravi nešto
pad-again = Nova partija, isti igrači
pad-picture = Podeli kao sliku
pad-team-total = Tim
pad-picture-failed = Pregledač ne može da nacrta sliku.
pad-remove = Obriši partiju
pad-remove-sure = Obrisati partiju?
pad-remove-text = Čuva se samo na ovom uređaju. Ovo se ne može poništiti.
pad-reference = Podsetnik
pad-rules = Pravila
pad-rules-cities = Pravila: Gradovi
pad-search-symbols = Pretraži simbole

## A pad that several phones fill in.

share-open = Zajedničko popunjavanje
share-text = Neka ostali skeniraju kod: svako popunjava svoju kolonu na svom telefonu. Server čuva list jedan dan.
share-qr = Link do ovog lista kao QR kod
share-offline = Server nije dostupan, pa list ostaje na ovom telefonu. Možete da dodajete telefon jedni drugima.
share-stop = Prekini deljenje
share-leave = Napusti zajednički list
share-on = Deli se s drugim telefonima
share-waiting = Izmene se šalju čim server opet bude dostupan.
share-gone = Ovaj list se više ne deli. Što je ovde, ostaje ovde.
share-join = Pridruži se listu
share-which = Koja kolona je vaša?
share-all = Sve kolone

## The history of a group.

group-title = Istorija ekipe
group-intro = Partije sabrane na ovom uređaju i one koje ste završili na ovom serveru.
group-empty = Još nema završenih partija. Saberite jednu ili uvezite partije s drugog uređaja.
group-none = Nijedna partija ne odgovara filterima.
group-filters = Prikaži
group-all = sve
group-kind-base = bez Gradova
group-kind-cities = sa Gradovima
group-kind-teams = u timovima
group-kind = Proširenje
group-games = { $n ->
    [one] { $n } partija
    [few] { $n } partije
   *[other] { $n } partija
}
group-list = Partije
group-people = Igrači
group-wonders = Čuda
group-rivals = Međusobni dueli
group-rivals-of = { $name } protiv ostalih
group-pick = Igrač ili čudo
group-played = Partije
group-won = Pobede
group-mean = Prosek
group-best = Rekord
group-ahead = Ispred
group-behind = Iza
group-level = Izjednačeno
group-name = Ime
group-row = Red
group-sources = Odakle su poeni u proseku: { $name }
group-by-hand = sabrana ručno
group-played-here = odigrana ovde
group-export = Izvezi sve partije
group-import = Uvezi partije
group-imported = Uvezeno: { $added }. Već postoji: { $known }.
group-import-unreadable = Datoteka se ne može pročitati. Ništa nije promenjeno.
group-import-foreign = Datoteka nije izvezena odavde: u njoj nema listova s poenima. Ništa nije promenjeno.
group-import-broken = Jedna partija u datoteci je oštećena. Ništa nije promenjeno.
group-import-full = U ovom pregledaču nema mesta za sve te partije.
chart-table = Kao tabela

## My statistics.

stats-title = Moja statistika
stats-intro = Vaše završene partije na ovom serveru. Partije u kojima je potez poništen ne računaju se.
stats-empty = Još nema završenih partija.
stats-opponents = Rezultati po protivniku
stats-opponent = Protivnici
stats-people = ljudi
stats-bots = botovi: { $strength }
stats-progress-label = Vaši i pobednikovi poeni, partija po partija
stats-sheet = Prosečan rezultat po redovima
stats-you = Vi
stats-winners = Pobednici
stats-everyone = Svi za vašim stolovima
stats-date = Datum
stats-rating-ask = Prikaži moj rejting
stats-rating = Rejting { $mu }, neizvesnost { $sigma }: gotovo sigurno između { $low } i { $high }.
stats-rating-note = Počinje od 25 uz neizvesnost 8,3 i računa se samo iz vaših partija.
