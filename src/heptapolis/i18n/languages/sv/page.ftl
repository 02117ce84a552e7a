### Sidan: allt kring bordet som är lika för alla spel.

app-name = Heptapolis
app-tagline = Sju städer, ett bord.
app-description = Sju städer, ett bord: spela med vänner eller mot bottar.
app-unofficial = Ett inofficiellt, kostnadsfritt fanprojekt: det följer spelets regler, men alla ord och bilder är våra egna.

close = Stäng
cancel = Avbryt
back = Tillbaka

error-unexpected = Något gick fel. Ladda om sidan; ditt parti är sparat.
error-nothing = Sidan finns inte.

connection-unreachable = Servern går inte att nå.
connection-refused = Servern avvisade begäran.
connection-connecting = Ansluter till bordet…
connection-reconnecting = Anslutningen bröts. Ansluter igen…
connection-lost = Bordet går inte att nå. Ditt parti är sparat på servern.
connection-retry = Försök igen

nav-home = Hem
nav-learn = Lär dig spela
nav-options = Inställningar

home-play = Spela
home-play-detail = { $game }, { $n } spelare, { $strength-bots }
home-invite = Bjud in vänner
home-invite-detail = Ett bord med en länk att dela
home-custom = Anpassat parti

warming = Starka bottar laddas: { $n } %. Till dess spelar enklare bottar.
warming-label = Laddning av de starka bottarna

home-mine = Mina partier
home-mine-empty = Inga partier än. Tryck på Spela: om tre klick äger du ett stenbrott.
home-watch = Titta på
home-watch-empty = Inga offentliga partier just nu. Gör ett bord offentligt så att andra kan titta på.
home-replays = Repriser
home-replays-empty = Här kan du se dina avslutade partier igen, drag för drag.
home-replays-upload = Öppna ett sparat parti
home-replays-bad = Filen är inget sparat parti.
home-learn = Lär dig spela
home-learn-tutorial = Lektioner: lär dig medan du spelar
home-learn-symbols = Alla symboler
home-score = Räkna poäng i ett riktigt parti
home-score-detail = Ett protokoll för partiet på ditt bord

status-open = inte startat
status-playing = pågår
status-over = avslutat
status-yours = din tur

## $players är en lista med namn; ”Du” kommer först.

table-won = { $players } vann med { $points }
table-shared = { $players } delar segern på { $points }

new-title = Nytt bord
new-game = Spel

option-players = Spelare

new-strength = Bottar
new-character = Karaktärer
new-start = Spela mot bottar
new-friends = Skapa bord för vänner

## Hur stark en bot är. .bot och .bots: med sitt huvudord.

strength-easy = lätt
    .bot = lätt bot
    .bots = lätta bottar
strength-medium = medel
    .bot = medelsvår bot
    .bots = medelsvåra bottar
strength-hard = svår
    .bot = svår bot
    .bots = svåra bottar
strength-expert = expert
    .bot = expertbot
    .bots = expertbottar
strength-champion = mästare
    .bot = mästarbot
    .bots = mästarbottar
strength-random = slump
    .bot = slumpbot
    .bots = slumpbottar

character-none = allroundspelare
character-random = blandade
character-any = slumpad
character-scientist = forskare
character-general = fältherre
character-merchant = handlare
character-builder = byggmästare

lobby-title = Väntar på spelare
lobby-seat = Plats { $n }
lobby-you = du
lobby-host = värd
lobby-join = Sätt dig här
lobby-leave = Lämna platsen
lobby-bot = Bot
lobby-character = Karaktär på plats { $n }
lobby-free = Ledig för en vän
lobby-start = Starta
lobby-fill = Fyll på med bottar och starta
lobby-waiting = { $name } startar partiet när alla är här.
lobby-invite = Bjud in
lobby-copy = Kopiera länk
lobby-share = Dela
lobby-copied = Länken är kopierad.
lobby-qr = Inbjudningslänken som QR-kod
lobby-local = Bara den här datorn kan öppna adressen. Starta servern med --host 0.0.0.0 för att släppa in andra.
lobby-timer = Tidsgräns per beslut
lobby-timer-none = ingen

seat-bot = { $strength-bot }
seat-open = ledig plats
seat-you = Du
seat-left = granne till vänster
seat-right = granne till höger
seat-away = borta
seat-standin = en bot spelar så länge
seat-ready = har valt
seat-thinking = väljer
seat-return = Ta tillbaka min plats

table-yours = Din tur
table-watching = Du tittar på.
table-wait = Du är klar för den här turen. De andra väljer fortfarande.
table-hint = Tips
table-log = Logg
table-symbols = Symboler
table-others = Andra städer
table-mycity = Min stad
table-city = Stad
table-neighbours = Grannar
table-all = Alla

generic-table = Bord
generic-players = Spelare
generic-yes = ja
generic-no = nej

table-watched = { $n } tittar på

hand-chosen = valt
hand-suggested = bättre

use-takeback = Ångra valet

city-title = Stad: { $name }
city-coins = Mynt
city-points = Poäng nu
city-details = Visa { $name } i detalj

reveal-title = Vad alla gjorde
reveal-skip = Hoppa över

log-title = Det här har hänt
log-step = Drag { $n }
log-empty = Inget än.
log-open = Visa det här läget

hint-title = Föreslaget drag
hint-thinking = Tänker…
hint-take = Gör det här draget

score-title = Slutställning
score-now = Ställning just nu
score-rank = Placering
score-coins = Mynt (vid lika)
score-tiebreak = Särskiljning
score-you = Du vann med { $points }!
score-you-team = Du och { $name } vann med { $points }!
score-tie = { $players } har { $points } var; mynten avgör.
score-tie-other = { $players } har { $points } var; särskiljningen avgör.
score-rematch = Revansch
score-same = Samma giv igen
table-chosen = Den här given är vald, inte slumpad.
score-replay = Se reprisen
score-record = Ladda ner partiet
score-table = Tillbaka till bordet

replay-title = Repris
replay-step = Drag { $n } av { $of }
replay-eyes = Se som
replay-nobody = åskådare
replay-first = Till början
replay-back = Ett drag bakåt
replay-next = Ett drag framåt
replay-last = Till slutet
replay-play = Spela upp
replay-pause = Pausa
replay-analysis = Analys
replay-old = Partiet spelades med en äldre version av reglerna, så bara loggen går att visa.

keys-title = Kortkommandon
keys-moves = välj ett drag
keys-escape = lägg tillbaka eller stäng
keys-withdraw = ångra ditt val
keys-arrows = bläddra bland städerna
keys-hint = tips
keys-log = logg
keys-talk = säg något
keys-score = ställning just nu
keys-help = den här listan

options-title = Inställningar
options-name = Ditt namn
options-language = Språk
options-theme = Tema
options-theme-auto = System
options-theme-light = Dag
options-theme-dark = Lampsken
options-motion = Animationer
options-sound = Ljud

## Varje ljud har sin egen volym.

options-volume-turn = Din tur
options-volume-card = Kort
options-volume-coin = Mynt
options-volume-build = Byggnader
options-volume-battle = Strider
options-volume-dice = Tärningar
options-volume-score = Poängtabell
options-volume-win = Vinnaren

options-estimate = Visa poäng under partiet
options-saved = Sparat.

passphrase-title = Servern är privat
passphrase-ask = Lösenfras
passphrase-enter = Gå in

learn-title = Lär dig spela
learn-intro = Lär dig medan du spelar: varje lektion pekar på det den talar om och väntar tills du har gjort det den ber dig om. Sluta när du vill och fortsätt senare.

symbols-title = Alla symboler
symbols-effects = Effekter

home-custom-detail = Spelare, Städer, lag, tärningar

rules-contents = Innehåll
rules-search = Sök i reglerna
rules-found = { $n ->
    [one] { $n } regel hittades
   *[other] { $n } regler hittades
}
rules-link = Länk till den här regeln

new-more = Fler inställningar
new-file = Välj en fil
new-file-forget = Ta bort

seat-bot-named = { $name }, { $strength }
seat-character = { $name }, { $character }, { $strength }
seat-bots = { $n ->
    [one] { $n } { $strength-bot }
   *[other] { $n } { $strength-bots }
}
seat-opens = { $n ->
    [one] { $n } ledig plats
   *[other] { $n } lediga platser
}

profile-title = Du
profile-me = { $name }: byt namn och profilbild
profile-ask = Vad ska de andra kalla dig?
profile-why = Ditt namn och din profilbild syns vid bordet. Du kan byta dem när som helst.
profile-another = Föreslå ett annat namn
profile-avatar = Profilbild
profile-save = Spara
profile-go = Fortsätt

avatar-owl = uggla
avatar-lion = lejon
avatar-dolphin = delfin
avatar-bull = tjur
avatar-ibis = ibis
avatar-cat = katt
avatar-tortoise = sköldpadda
avatar-horse = häst
avatar-serpent = orm
avatar-bee = bi
avatar-ram = bagge
avatar-octopus = bläckfisk

mine-move = Ditt drag
mine-deadline = tiden går ut { $when }
mine-next = Nästa tidsgräns: { $when }
mine-all = Visa alla { $n }
mine-fewer = Visa färre
mine-tidy = Ta bort alla från listan
mine-remove = Ta bort från listan: { $game }, { $company }
mine-remove-short = Ta bort från listan

home-open = Lediga bord
home-open-empty = Inget bord väntar på spelare just nu. Öppna ett själv: välj Anpassat parti och låt vem som helst gå med.

open-join = Gå med
open-join-one = Gå med hos { $host }: { $game }
open-limit = { $time } per beslut

visibility-link = De som har länken
visibility-public = Alla (syns på startsidan)

new-alone = På egen hand
new-together = Med vänner
new-visibility = Vilka som får gå med och titta på
new-undo = Turer får ångras
new-undo-help = Du kan ta tillbaka turer. Sådana partier räknas inte i statistiken.
new-remedied = { $why } Därför valdes också: { $what }.

lobby-offline = offline i { $time }
lobby-rename = Namn
lobby-standin = Ge platsen till en bot
lobby-standin-later = Du kan rösta för en bot om { $time }.
lobby-standin-votes = { $n } av { $of } röster för en bot
lobby-remove = Ta bort
lobby-remove-sure = Ta bort { $name }?
lobby-remove-text = Platsen blir ledig. Spelaren får veta det och kan sätta sig igen med hjälp av länken.
lobby-removed = Du har ingen plats här längre: värden tog bort dig, eller så tog en bot platsen medan du var offline.
closing = Stäng bordet
closing-one = Stäng bordet: { $game }, { $company }
closing-sure = Vill du stänga bordet?
closing-open = Bordet tas bort. Alla som är där får veta det.
closing-game = Partiet tas bort och får inget resultat.
closing-upload = Det uppladdade partiet tas bort.
lobby-welcome = { $name } bjuder in dig till ett parti.
lobby-sit = Slå dig ner
lobby-start-open = { $n ->
    [one] { $n } plats är fortfarande ledig: bjud in en vän eller fyll den med en bot.
   *[other] { $n } platser är fortfarande lediga: bjud in vänner eller fyll dem med bottar.
}
lobby-settings = Bordets inställningar
lobby-takeover = Ta över som värd
lobby-takeover-later = { $name } är offline. Du kan ta över som värd om { $time }.

offline-retrying = Sidan ansluter igen av sig själv så fort det går.
offline-works = Fungerar utan anslutning
offline-games = Dina partier är sparade på servern och väntar på dig.
offline-now = Du är offline. Poängprotokollet, regler och symboler fungerar ändå; allt annat kräver anslutning.

devices-title = Dina enheter
devices-text = Spela som samma person på mobilen och datorn, med samma partier. Inget konto behövs.
devices-link = Lägg till en enhet
devices-qr = Länken till din andra enhet som QR-kod
devices-once = Skanna koden eller öppna länken på din andra enhet. Den fungerar en gång, inom 10 minuter. Dela den inte: den som öppnar den kan spela i ditt namn.
devices-known = Används
devices-this = den här enheten
devices-seen = användes senast { $ago }
devices-revoke = Logga ut
devices-revoke-one = Logga ut { $label }
devices-revoked = { $label } är utloggad.

device-title = Använd den här enheten
device-text = Enheten kommer att spela som den person som skapade länken, med samma namn och partier.
device-yes = Använd enheten
device-replace = Du spelar redan som { $name } på den här enheten. Om du fortsätter spelar enheten som den person som skapade länken, och partierna för { $name } visas inte längre här.
device-replace-yes = Byt
device-dead = Länken har gått ut eller redan använts. Skapa en ny på din andra enhet, under Inställningar.

privacy-title = Integritet
privacy-text = Servern sparar ditt namn, din profilbild, dina enheter och de partier du har deltagit i, och inget annat om dig.
privacy-export = Ladda ner mina uppgifter
privacy-erase = Radera allt om mig
privacy-sure = Radera allt om dig?
privacy-consequence = Ditt namn, din profilbild och dina enheter raderas. Bottar tar över dina platser i pågående partier; avslutade partier blir kvar utan ditt namn. Det går inte att ångra.
privacy-confirm = Radera allt

lobby-timer-help = När tiden går ut fattar en bot beslutet.

mine-tidy-sure = { $n ->
    [one] Klicka igen för att ta bort { $n } parti
   *[other] Klicka igen för att ta bort { $n } partier
}

options-confirm = Bekräfta val i tärningsspelet

table-missing = Väntar på { $names }
table-missing-many = Väntar på { $name } och { $n } till
table-undo = Ångra

choice-sending = Skickar: { $what }…
choice-offline = Du är offline. Det här skickas när du är tillbaka: { $what }.
choice-chosen = Valt: { $what }. Du kan ändra dig tills alla är klara.
choice-stand-in = En bot har valt åt dig: { $what }. Ta tillbaka din plats för att välja själv.
choice-replayed = Valt här: { $what }.
choice-suggested = Bättre här: { $what }.

connection-offline = Du är offline. Väntar på nätet…

clock-days = { $d } d { $h } h
clock-hours = { $h } h { $m } min
clock-left = Tid kvar: { $time }
clock-paused = pausad
clock-pause = Pausa klockan
clock-resume = Låt klockan gå igen
clock-late = { $n ->
    [one] { $n } sekund kvar
   *[other] { $n } sekunder kvar
}
clock-then-you = En bot bestämmer åt dig om { $time }
clock-then = En bot bestämmer åt { $name } om { $time }

away-seconds = { $n } s
away-minutes = { $n } min
away-hours = { $n } h
away-days = { $n } d
away-you = En bot spelar åt dig.
away-other = { $name } är offline.
away-call = Låt en bot spela åt { $name } (offline i { $time })
away-callable = möjligt om { $time }
away-votes = { $n } av { $of } röster
away-host = Värden { $name } är offline.
away-host-take = Ta över som värd

menu-title = Meny
menu-offline = offline i { $time }
menu-again = Vad hände?
menu-leave = Lämna bordet
menu-leave-ask = En bot spelar åt dig. Du kan komma tillbaka och ta din plats igen när som helst.

rematch-wanted = { $name } vill ha revansch:
rematch-wanted-same = { $name } vill spela samma giv igen:
rematch-join = Gå med

watch-behind = Sitt bakom

score-text = Ladda ner som text

keys-undo = ta tillbaka senaste turen
keys-again = visa senaste turen igen

options-vibrate = Vibrera när det är min tur
options-notify = Meddela mig när det är min tur och fliken är dold
options-notify-refused = Webbläsaren tillåter inga meddelanden från den här sidan. Ändra det först i webbläsarens inställningar.

## Lektioner. ”Steg” är underverkets; lektionen har moment.

lesson-label = Lektion
lesson-step = Moment { $n } av { $of }
lesson-leave = Lämna lektionen (du kan fortsätta senare)
lesson-next = Nästa
lesson-back = Tillbaka
lesson-other = I ett riktigt parti hade det gått bra. Här i lektionen gör du det som är upplyst.
lesson-finish = Spela klart partiet
lesson-play = Spela på riktigt
lesson-start = Börja
lesson-resume = Fortsätt
lesson-again = Spela igen
lesson-restart = Börja om
lesson-done = klar

## Prat vid bordet. En spelare säger en fras; de sex sista är miner: ”Anna: ler”.

talk-title = Säg något
talk-open = Säg något
talk-mute = Visa inte vad de här spelarna säger
talk-line = { $name }: { $words }
talk-spectator = Du tittar på: du ser vad spelarna säger, men bara spelare får prata.
talk-fast = Du har sagt mycket på kort tid. Vänta lite.

phrase-hello = Hej!
phrase-good-luck = Lycka till!
phrase-your-turn = Din tur!
phrase-take-your-time = Ingen brådska.
phrase-one-moment = Ett ögonblick bara.
phrase-back-again = Jag är tillbaka.
phrase-nice-move = Snyggt drag!
phrase-well-played = Bra spelat!
phrase-thanks = Tack!
phrase-sorry = Förlåt!
phrase-good-game = Tack för spelet!
phrase-another-game = Ett parti till?
phrase-smile = ler
phrase-laugh = skrattar
phrase-surprise = är förvånad
phrase-sadness = är ledsen
phrase-doubt = funderar
phrase-applause = applåderar

## Vad lagkamrater säger till varandra om ett kort.

mark-take = Jag tar det här
mark-leave = Spara det åt mig
mark-suggest = Ta det här
mark-said = { $name }: { $words }
mark-title = Säg till din lagkamrat

home-puzzle = Dagens problem
home-puzzle-detail = Hitta det bästa draget
puzzles-title = Problem
