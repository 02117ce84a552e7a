### Det som kan gå fel.

problem-input = { $input }: { $problem } ({ $detail })

problem-not-understood = Inmatningen är inte giltig.
problem-unknown-name = Det finns inget med det namnet.
problem-bad-option = Värdet passar inte inställningen.
problem-bad-notation = Det här är inget drag.
problem-bad-data = Uppgifterna är inte giltiga.
problem-bad-record = Det här är inget sparat parti.
problem-not-supported = Det går inte i det här spelet.
problem-bad-plugin = Ett installerat tillägg är trasigt.
problem-invalid = Begäran är felaktigt utformad.
problem-not-legal = Det går inte nu.
problem-illegal-move = Draget är inte tillåtet nu.
problem-wrong-seats = Den platsen har inget att bestämma nu.
problem-bad-request = Begäran gick inte att läsa.
problem-no-guest = Servern känner dig inte än: skriv ditt namn först.
problem-wrong-passphrase = Fel lösenfras.
problem-foreign-origin = Den här webbplatsen får inte använda servern.
problem-not-host = Bara värden får göra det.
problem-not-seated = Du har ingen plats vid det här bordet.
problem-not-found = Hittades inte.
problem-unknown-table = Bordet finns inte.
problem-unknown-seat = Platsen finns inte.
problem-unknown-step = Draget finns inte i partiet.
problem-unknown-device = Du har ingen sådan enhet.
problem-unknown-pad = Poängprotokollet delas inte längre.
problem-no-analysis = Partiet har inte analyserats än.
problem-unknown-puzzle = Det finns inget sådant problem.
problem-method-not-allowed = Metoden är inte tillåten här.
problem-already-started = Partiet har redan börjat.
problem-not-started = Partiet har inte börjat än.
problem-not-over = Partiet är inte slut än.
problem-seats-open = Några platser är fortfarande lediga.
problem-seat-taken = Platsen är upptagen.
problem-table-full = Alla platser är upptagna.
problem-present = Spelaren är online.
problem-too-early = Ge spelaren lite mer tid.
problem-no-clock = Bordet har ingen klocka.
problem-no-undo = Turer kan inte tas tillbaka vid det här bordet.
problem-nothing-to-undo = Det finns ingen tur att ta tillbaka.
problem-stale = Partiet har gått vidare.
problem-old-rules = Partiet följer en äldre version av reglerna som inte längre stöds.
problem-dead-link = Länken har gått ut eller redan använts.
problem-too-large = Begäran är för stor.
problem-unsupported-media-type = Innehållet är inte JSON.
problem-too-many-requests = För många förfrågningar: försök igen om en stund.
problem-too-many-tables = Du har för många oavslutade bord.
problem-too-many-sockets = Du har för många öppna anslutningar.
problem-internal = Något gick fel på servern.
problem-storage-unavailable = Databasen går inte att nå just nu; inget har ändrats.
problem-bad-name = Namnet kan inte visas som det är.
problem-unknown-phrase = Det finns ingen sådan fras.
problem-too-slow = Det tog för lång tid innan begäran kom fram.
problem-not-shared = Du kan bara markera det som både du och din lagkamrat ser.
problem-closed-table = Värden har stängt bordet.
problem-other-version = Sidan och servern har olika versioner: ladda om sidan.
problem-too-fast = Du har sagt mycket på kort tid: vänta lite.
problem-too-many-spectators = Det är redan för många åskådare vid bordet.
problem-too-many-uploads = Du har för många uppladdade partier: ta bort ett först.
problem-too-many-analyses = Du har bett om många analyser: vänta några minuter.
problem-busy = Servern är upptagen: försök igen om en stund.
problem-compiling = Analysen måste vänta tills de starka bottarna har laddats: försök igen om en minut.

## Mer exakt än bara koden.

problem-table-changing = Bordet ändras för fort: försök igen.
problem-revoked = Enheten har loggats ut.
problem-too-long = Partiet är för långt.
problem-nothing-to-decide = Du har inget att bestämma nu.
problem-not-legal-for-you = Draget är inte tillåtet för dig nu.
problem-undo-alone = Turer kan bara tas tillbaka om du spelar ensam: ta en plats och ge alla andra till bottar.
problem-one-player = Bordet är för en spelare.
problem-someone-loses-seat = Någon skulle förlora sin plats.
problem-too-many-seats = { $seats } platser är för många för { $players } spelare.
problem-game-over = Partiet är slut.
problem-player-present = En bot kan bara ta över när spelaren är offline.
problem-host-present = Värden är online.
problem-bot-later = { $n ->
    [one] Du kan kalla in en bot om { $n } sekund; värden kan göra det nu.
   *[other] Du kan kalla in en bot om { $n } sekunder; värden kan göra det nu.
}
problem-host-later = { $n ->
    [one] Du kan ta över om { $n } sekund.
   *[other] Du kan ta över om { $n } sekunder.
}
problem-open-seats = De här platserna är lediga: { $seats }. Bjud in någon eller lägg till bottar.
problem-no-hints = Det finns inga tips i det här spelet.
problem-hints-later = Tipsen är inte klara än: de starka bottarna laddas. Försök igen om en minut.
problem-other-seats-later = Partiet är inte slut än: först då kan du se från andra platser.
problem-record-later = Partiet är inte slut än: filen skulle avslöja dolda kort.
problem-analysis-later = Partiet är inte slut än: först då kan det analyseras.
problem-no-analysis-engine = Spelet kan inte analyseras: det finns inga starka bottar för det.
problem-nothing-to-analyse = Det finns inget att analysera: inget beslut har fattats.
problem-no-bot = Servern har ingen sådan bot.
problem-not-a-choice = Det är inte ett av alternativen.
problem-listed-twice = Det står med två gånger.
