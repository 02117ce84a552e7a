### Vad `--help` säger.

help = Ett bord för en familj av brädspel: spela i terminalen, simulera, se repriser, bläddra bland kort.
help-version = Visa versionen.

help-play = Spela mot bottar i terminalen, som standard `medium` (eller `random`); du sitter på plats 0.
help-play-bot = En bot för alla platser, eller en per plats i ordning (kan upprepas).
help-play-save = Spara partiet i den här filen efter varje beslut.
help-play-watch = Se på när bottar spelar.

help-serve =
    Starta en server: vänner går med via en länk, bottar fyller tomma platser, partier sparas.

    Borden sparas i en fil i din datamapp om inte --database säger något annat; docs/deploy.md förklarar
    hur du kör en server för andra.
help-serve-host = Adressen att lyssna på; med 0.0.0.0 kan andra datorer ansluta.
help-serve-port = Porten.
help-serve-database = Var borden sparas: en fil eller postgresql://...
help-serve-passphrase = En lösenfras som gäster måste ange för att komma in.
help-serve-origin = Ännu en webbplats som får ansluta (kan upprepas).
help-serve-bot = Erbjud också en egen bot (kan upprepas).
help-serve-any-bot = Låt gäster ställa in bottarnas parametrar.
help-serve-no-kernels = Kompilera inte beräkningskärnorna vid start.
help-serve-limit = Ändra en gräns (kan upprepas); docs/deploy.md listar dem.
help-serve-json-log = Skriv loggrader som JSON.
help-serve-web = Mappen med den byggda webbsidan.
help-serve-open-page = Öppna sidan i din webbläsare.
help-serve-openapi = Skriv ut OpenAPI-dokumentet och avsluta.

help-backup = Kopiera en servers bord till en fil, även medan servern körs eller efter en krasch.
help-backup-file = Filen som ska skrivas; den får inte redan finnas.
help-backup-database = Databasen som ska kopieras; som standard den i din datamapp.
help-restore = Ersätt en servers bord med en säkerhetskopia. Stoppa servern först; det gamla sparas bredvid.
help-restore-file = En fil som `heptapolis backup` har skrivit.
help-restore-database = Databasen som ska ersättas; som standard den i din datamapp.

help-simulate = Spela många partier mellan bottar: medelpoäng, vinstandelar och hastighet.
help-simulate-games = Antal partier.
help-simulate-bot = En bot för alla platser, eller en per plats i ordning (kan upprepas).
help-simulate-engine = auto, rules, kernel; auto använder beräkningskärnan för minst 2 000 partier med bottarna `random` och `policy`.

help-replay =
    Berätta hur ett sparat parti gick.

    Först berättelsen, sedan bordet efter beslut N, och till sist ställningen om partiet är slut.
help-replay-file = Ett sparat parti.
help-replay-to = Stanna efter så här många beslut.
help-replay-to-default = alla

help-analyse =
    Analysera ett sparat parti: precision, dyraste dragen och varför, tur och skicklighet.

    Varje beslut bedöms efter vad platsen kunde veta; se docs/analysis.md.
help-analyse-file = Ett sparat parti.
help-analyse-playouts = Genomspelningar för varje beslut och varje chans.
help-analyse-seat = Bara den här platsens beslut.
help-analyse-seat-default = alla
help-analyse-jobs = Antal trådar.
help-analyse-resume = Spara färdiga delar i den här filen och fortsätt från den.
help-analyse-plot = Rita allas chanser till den här SVG-filen.

help-arena =
    Kör en turnering mellan bottar: rating, vinstandelar, poäng, tider.

    Varje giv spelas en gång per placering; bottarna roterar runt bordet. En egen bot skrivs
    NAME=path.py:Class eller NAME=program:COMMAND; se docs/bots.md.
help-arena-bots = Bottarna: en för alla platser, eller en per plats.
help-arena-games = Minsta antal partier.
help-arena-bot = Lägg till en egen bot (kan upprepas).
help-arena-ray = Spela på det här Ray-klustret (kräver tillvalet `cluster`).
help-arena-output = Skriv varje parti till den här filen, som JSON-rader.
help-arena-resume = Behåll de partier som redan finns i OUTPUT.

help-stats =
    Statistik över sparade partier.

    Medelpoäng, och för varje bot, kort, spelbräde och sida hur ofta det togs och hur ofta ägaren vann.
help-stats-file = En fil från `arena --output`.
help-stats-plots = Spara diagram (SVG och PNG) i den här mappen.

help-dataset =
    Skriv varje beslut i sparade partier för offlineinlärning: observation, mask, handling, belöning.

    Spela partierna med `arena`, med så starka bottar du vill; se docs/envs/benchmark.md.
help-dataset-file = En fil från `arena --output`.
help-dataset-output = Parquet-filen som ska skrivas, eller minari:ID.
help-dataset-reward = Vad som betalas i slutet: rank, win eller margin.

help-score =
    Räkna poängen i ett parti som spelats vid ett riktigt bord.

    Ange varje spelare med --player, i den ordning de sitter, eller svara på frågorna.
help-score-player = En spelare och det som ligger framför spelaren, till exempel 'Ada: coins=7 victory-1=2' (kan upprepas). Även byggda steg på ett spelbräde, kort och färger kan räknas: 'gizah-night=3 workers-guild=1 brown=2'.

help-games = Visa spelen, deras inställningar och standardvärden.

help-bots =
    Visa bottarna och deras parametrar.

    En bot skrivs `name` eller `name:param=value,param=value`; en styrka är ett namn på en av dem. En egen
    bot skrivs NAME=path.py:Class eller NAME=program:COMMAND; se docs/bots.md.
help-bots-bot = Visa också en egen bot (kan upprepas).

help-warm = Kompilera spelen för den här datorn nu, så att första användningen inte går långsamt.
help-warm-game = Bara det här spelet.

help-examples = Visa exemplen: agenter som lär sig, bottar, en analys; eller kopiera dem till en mapp.
help-examples-folder = Kopiera dem hit.

help-languages = Visa språken, eller vad som saknas, är föråldrat eller fel i ett av dem.
help-languages-code = Ett språk att kontrollera.

help-tune =
    Finjustera vikterna för den giriga botten genom självspel.

    I varje parti spelar varje plats med något ändrade vikter; efter en omgång flyttas alla vikter mot dem
    som de bättre platserna hade. Resultatet skrivs bara om det slår vikterna som används nu.
help-tune-output = Viktfilen att skriva eller bygga ut.
help-tune-rounds = Antal omgångar.
help-tune-games = Partier per omgång.

help-learn =
    Träna sökbottarna genom självspel i det kompilerade spelet.

    Utan --players växlar omgångarna mellan alla möjliga antal spelare; med --players gäller resultatet
    bara partier med så många spelare. I vissa omgångar delas spelbräden och sidor ut, i andra väljs de.
    Resultatet skrivs bara om det slår det som används nu.
help-learn-output = Filen med nätverk eller strategier att skriva eller utöka.
help-learn-guide = Vad som ska tränas: network (nätverk) eller linear (linjär strategi).
help-learn-rounds = Antal uppdateringar av vikterna.
help-learn-rounds-default = 60000; för linear 40000
help-learn-games = Partier per omgång.
help-learn-threads = Antal trådar, eller arbetsprocesser på ett kluster.
help-learn-ray = Spela på det här Ray-klustret (kräver tillägget `cluster`).
help-learn-start = Bara för nätverk: börja från den här profilen i filen OUTPUT.
help-learn-look-ahead = Bara för nätverk: andelen beslut där strategin även tränas genom att söka några drag framåt.
help-learn-checkpoint = Spara läget här; finns filen redan fortsätter träningen därifrån.

help-option-rows = Skriv en rad per parti och plats till den här filen: .csv, .jsonl eller .parquet.
help-option-boards = En fil med egna spelbräden, för spel som stöder det.
help-option-expansion = Lägg till en expansion (kan upprepas).
help-option-game = Spelet; `heptapolis games` visar vilka som finns.
help-option-jobs = Antal lokala processer.
help-option-jobs-default = en per processor
help-option-json = Skriv ut JSON.
help-option-option = Ange valfri inställning för spelet (kan upprepas).
help-language = Språket som ska användas, till exempel en eller sv; annars systemets.
help-option-players = Antal spelare.
help-option-players-default = enligt spelet
help-option-seed = Slumpfröet.
help-option-seed-default = slumpmässigt
help-option-sides = Vem som väljer spelbrädets sida.
help-option-teams = Spela i lag.

## What every help says, and what is wrong with a command line.

usage-prefix = Användning:
usage-help = Visa den här hjälpen och avsluta.
usage-arguments = Argument
usage-options = Flaggor
usage-commands = Kommandon
usage-required = krävs
usage-default = standard: { $default }
usage-no-command = Kommandot { $name } finns inte
usage-no-option = Flaggan { $name } finns inte
usage-missing-argument = Argumentet { $name } saknas
usage-missing-option = Flaggan { $name } saknas
usage-needs-value = Flaggan { $name } kräver ett värde
usage-no-value = Flaggan { $name } tar inget värde
usage-extra = Överflödiga argument: { $extra }
usage-see-help = se --help
usage-valid = giltigt: { $valid }
usage-and-more = { $shown } och { $n } till
usage-not-installed = { $library } är inte installerat; kör: pip install 'heptapolis[server]'

help-puzzle =
    Hitta det bästa draget: dagens problem eller ett annat.

    Dagen är den i UTC, så problemet är detsamma för alla; se docs/puzzles.md.
help-puzzle-game = Bara problem ur den här samlingen; ett felaktigt namn räknar upp alla samlingar.
help-puzzle-theme = Bara problem med det här temat, till exempel science.
help-puzzle-number = Problemet med det här numret.
help-puzzle-number-default = dagens
help-puzzle-following = Fortsätt till nästa problem efter varje.
help-puzzles = Gör problem av starka bottars partier och kontrollera dem.
help-puzzles-make =
    Hitta ställningar där ett drag är klart bäst och det uppenbara är fel.

    Partierna tar borden i tur och ordning. Resultatet beror inte på antalet processer; se docs/puzzles.md.
help-puzzles-make-output = Vart problemen skrivs.
help-puzzles-make-count = Antal problem.
help-puzzles-make-table = Ett partis alternativ, till exempel 'players=3 sides=random' (kan upprepas).
help-puzzles-make-bot = Vem som spelar partierna.
help-puzzles-make-playouts = Genomspelningar i urvalet; kontrollen har tio gånger så många.
help-puzzles-make-prefilter = Genomspelningar i förurvalet.
help-puzzles-make-since = Bara ställningar efter den här delen av ett parti: senare kräver mindre tid.
help-puzzles-make-resume = Spara genomsökta partier i den här filen och fortsätt från den.
help-puzzles-verify = Kontrollera problemen igen när reglerna eller bottarna har ändrats: hur många som håller.
help-puzzles-verify-files = Filer med problem; annars de installerade spelens.
help-puzzles-verify-playouts = Genomspelningar per problem.
help-puzzles-verify-output = Skriv problemen som håller till den här filen.
