### Reglerna med våra egna ord, för spelare: en rubrik och sedan dess stycken.

wonders-rules-wonders-goal = Målet
wonders-rules-wonders-goal-aim = Du leder en antik stad genom tre tidsåldrar. Alla spelar samtidigt, ett kort per tur. Efter tidsålder III räknas alla segerpoäng ihop, och den som har flest vinner.
wonders-rules-wonders-goal-box = I asken finns sju spelbräden med underverk, 148 tidsålderskort (49 för tidsålder I, 49 för tidsålder II och 50 för tidsålder III), mynt och konfliktmarkörer. ”3 mynt” betyder alltid värdet 3, oavsett valörerna.
wonders-rules-wonders-goal-reading = Ett kort visar sin kostnad, sin effekt, sitt namn, sin tidsålder, sin färg med färgens symbol och sina kedjesymboler. Ett tryckt kort visar också det lägsta antal spelare det används med, och på baksidan åt vilket håll händerna går; här sköter bordet båda delarna. Du behöver aldrig kunna se färger för att läsa ett kort: varje färg har en egen symbol.
wonders-rules-wonders-goal-help = Varje symbol förklaras när du pekar på den, och alla finns samlade på sidan med symboler. Poängen räknas ihop åt dig.

wonders-rules-wonders-kinds = Sju sorters kort
wonders-rules-wonders-kinds-brown = Bruna kort producerar råvaror: virke, sten, lera och malm.
wonders-rules-wonders-kinds-grey = Grå kort producerar tillverkade varor: glas, papyrus och tyg.
wonders-rules-wonders-kinds-blue = Blå kort ger segerpoäng.
wonders-rules-wonders-kinds-yellow = Gula kort är handel: mynt, resurser, billigare köp och i tidsålder III även poäng.
wonders-rules-wonders-kinds-red = Röda kort ger sköldar till konflikterna.
wonders-rules-wonders-kinds-green = Gröna kort visar en av tre vetenskapssymboler.
wonders-rules-wonders-kinds-purple = Lila kort är skrån: poäng på vissa villkor, oftast för vad du eller dina grannar har. De finns bara i tidsålder III.

wonders-rules-wonders-setup = Förberedelser
wonders-rules-wonders-setup-decks = Varje tidsålder har en egen kortlek. Kort som är märkta för fler spelare än ni är vid bordet stannar i asken. Sedan blandas varje kortlek.
wonders-rules-wonders-setup-guilds = Till tidsålder III kommer också skrån: två fler än antalet spelare, dragna slumpvis. Ingen får se vilka skrån som blir över. Med fem spelare är sju skrån med i partiet.
wonders-rules-wonders-setup-board = Du får ett underverk slumpvis och väljer sida på spelbrädet, dag eller natt; alla väljer samtidigt. Till de första partierna rekommenderas dagsidorna. Vid ett bord kan man också låta spelarna välja spelbräde i tur och ordning bland dem som är kvar, spela med bara den ena sidan, eller lotta sidorna.
wonders-rules-wonders-setup-stages = Ett spelbräde visar en startresurs, samma på båda sidorna, och två till fyra steg. Varje steg har sin egen kostnad och sin egen effekt.
wonders-rules-wonders-setup-coins = Du börjar med 3 mynt.

wonders-rules-wonders-age = En tidsålder
wonders-rules-wonders-age-deal = När en tidsålder börjar får du 7 kort. Ingen annan ser dem.
wonders-rules-wonders-age-turns = En tidsålder har sex turer. I varje tur väljer alla ett kort, spelar det och skickar resten av handen vidare.
wonders-rules-wonders-age-choose = Valen är hemliga. När den sista spelaren har valt spelas alla kort på en gång.
wonders-rules-wonders-age-pass = Händerna går åt vänster i tidsålder I och III och åt höger i tidsålder II.
wonders-rules-wonders-age-last = I den sjätte turen har du två kort. Du spelar det ena; det andra kastas nedvänt, och du får inget för det.
wonders-rules-wonders-age-neighbours = Dina grannar är spelarna närmast till vänster och till höger om dig. Väster är vänster, öster är höger. Din stad är allt du har byggt, underverket inräknat.
wonders-rules-wonders-age-open = I ett övningsparti (valet ”Öppet övningsparti”) väljer spelarna en i taget, och alla händer och val ligger öppna. Valen utförs ändå samtidigt.

wonders-rules-wonders-uses = Tre sätt att använda ett kort
wonders-rules-wonders-uses-three = Kortet du väljer används på ett av tre sätt: du bygger det, du bygger nästa steg av ditt underverk med det, eller du kastar det.
wonders-rules-wonders-uses-build = För att bygga kortet betalar du dess kostnad. Byggnaden står sedan kvar i din stad resten av spelet.
wonders-rules-wonders-uses-twice = En stad har aldrig två byggnader med samma namn. Vävstolen, Glasbruket och Pressen finns både i tidsålder I och i tidsålder II: du får ha en av varje.
wonders-rules-wonders-uses-stage = För att bygga ett steg betalar du kostnaden som står på ditt spelbräde och lägger kortet nedvänt under det. Vilket kort som helst duger; dess egen kostnad spelar ingen roll. Stegen byggs från vänster till höger, när du vill eller inte alls.
wonders-rules-wonders-uses-under = Ett kort under ett steg är ingen byggnad: det har varken färg eller namn längre, och det ligger inte i kasthögen.
wonders-rules-wonders-uses-discard = För att kasta kortet lägger du det nedvänt i kasthögen och tar 3 mynt från banken.

wonders-rules-wonders-pay = Vad saker kostar
wonders-rules-wonders-pay-kinds = En kostnad kan vara ingenting, mynt, resurser eller både mynt och resurser. Mynt betalas till banken. Ett kort kan också vara gratis genom sin kedja.
wonders-rules-wonders-pay-kept = Resurser förbrukas inte. Det din stad producerar finns där igen varje tur.
wonders-rules-wonders-pay-produce = Din stad producerar det som dess symboler visar: startresursen, bruna och grå kort, vissa gula kort och vissa steg. Varje symbol kan användas en gång per tur. Ett kort med två symboler ger två resurser.
wonders-rules-wonders-pay-choice = En symbol med snedstreck ger en av sina resurser varje tur, den du behöver.
wonders-rules-wonders-pay-example = Exempel: din stad producerar 2 sten, 1 malm och 1 papyrus. Du kan bygga Barackerna (1 malm) eller Skriptoriet (1 papyrus), men inte Vakttornet (1 lera) om du inte köper leran.
wonders-rules-wonders-pay-start = Du betalar med de mynt du har när turen börjar. Mynt du får under turen kommer för sent. Du kan inte betala mer än du har; banken tar aldrig slut.

wonders-rules-wonders-trade = Handel
wonders-rules-wonders-trade-buy = En resurs du saknar kan du köpa av en granne som producerar den, för 2 mynt styck, som betalas till den grannen. Du får blanda egna och köpta resurser och köpa från båda hållen.
wonders-rules-wonders-trade-sale = Du kan köpa en grannes startresurs och det som grannens bruna och grå kort producerar. Gula kort och underverkssteg säljer aldrig något.
wonders-rules-wonders-trade-keep = Säljaren behåller resursen, får använda den i samma tur och kan inte säga nej. En säljares båda grannar får köpa samma resurs i samma tur, men du kan använda var och en av säljarens symboler bara en gång per tur, och bara till det du bygger nu.
wonders-rules-wonders-trade-slash = Från en grannes symbol med snedstreck tar du den resurs du vill ha, oavsett hur ägaren använder symbolen i turen.
wonders-rules-wonders-trade-later = Det en granne bygger i den här turen är till salu först från och med nästa tur.
wonders-rules-wonders-trade-posts = Med en handelsstation kostar råvaror från en av grannarna 1 mynt i stället för 2: västra betyder vänster, östra betyder höger. Marknadsplatsen gör detsamma för tillverkade varor från båda grannarna. De gäller från turen efter den då de byggs, och två av dem tillsammans sänker aldrig priset under 1.
wonders-rules-wonders-trade-split = Du köper aldrig det du själv producerar, men du bestämmer vilken granne du köper av, även den dyrare. Bordet föreslår alla rimliga sätt att dela upp köpet mellan vänster och höger, det billigaste först.

wonders-rules-wonders-chains = Kedjor
wonders-rules-wonders-chains-free = Från tidsålder II kan ett kort visa en kedjesymbol bredvid kostnaden. Har din stad en byggnad med den symbolen är kortet gratis: inga resurser, inga mynt. Annars betalar du kostnaden.
wonders-rules-wonders-chains-always = Ett kort som är gratis genom sin kedja byggs alltid på det sättet. ”Gratis” betyder inga resurser och inga mynt, oavsett om det gäller kedjor, Olympias förmågor eller byggen från kasthögen.
wonders-rules-wonders-chains-two = Exempel: med Teatern från tidsålder I är Trädgårdarna gratis i tidsålder III. Vissa byggnader har två kedjesymboler och gör två kort gratis.

wonders-rules-wonders-conflict = Konflikt
wonders-rules-wonders-conflict-compare = I slutet av varje tidsålder räknar du sköldarna i din stad, på byggnader och steg, och jämför dem med varje granne.
wonders-rules-wonders-conflict-tokens = Har du fler sköldar än en granne får du en segermarkör: värd 1 poäng i tidsålder I, 3 i tidsålder II och 5 i tidsålder III. Har du färre tar du en nederlagsmarkör, −1 poäng i alla tidsåldrar. Har ni lika många händer ingenting.
wonders-rules-wonders-conflict-example = Exempel: i slutet av tidsålder II har du 4 sköldar, grannen till vänster 5 och grannen till höger 2. Du tar en nederlagsmarkör och en segermarkör värd 3.

wonders-rules-wonders-timing = När effekter räknas
wonders-rules-wonders-timing-coins = Kort som ger mynt för vad som finns i städerna (till exempel Vingården) räknas när allt som valts i turen har byggts, av dig och av dina grannar, kortet självt inräknat. Deras poäng räknas i slutet av spelet.
wonders-rules-wonders-timing-recovered = Ett kort som byggs från kasthögen kommer senare: det räknas inte med när sådana mynt delas ut i samma tur.
wonders-rules-wonders-timing-order = I slutet av en tidsålder sker allt i den här ordningen: den sista turen, Babylons extra kort, överblivna kort kastas, byggen från kasthögen, förluster av mynt (med Städer), konflikten.

wonders-rules-wonders-powers = Underverkens särskilda förmågor
wonders-rules-wonders-powers-olympia-day = Olympias dagsida, andra steget: från och med nästa tur är det gratis att bygga ett kort i en färg som din stad inte har än, alltså högst en gång per färg. Det är inget du väljer, och det gäller bara tidsålderskort; svart räknas som en färg.
wonders-rules-wonders-powers-olympia-night = Olympias nattsida: med första steget får du gratis bygga kortet du väljer i en tidsålders första tur, med andra steget kortet du väljer i den sista ordinarie turen (den sjätte; med Städer den sjunde). Det överblivna kortet är aldrig gratis.
wonders-rules-wonders-powers-babylon = Babylons nattsida, första steget: du spelar även det överblivna kortet i varje tidsålder, från och med den då steget byggs; det gäller även om du bygger steget i den sista turen. Bygg kortet, bygg ett steg med det, kasta det för 3 mynt, eller kasta det utan att få något. Det är som en egen tur efter den sista: din produktion finns där igen, och mynt och byggnader från den sista turen kan redan användas.
wonders-rules-wonders-powers-halikarnassos = Halikarnassos: i slutet av turen då du bygger ett steg med den här förmågan tittar du igenom hela kasthögen och får bygga ett av korten gratis, men ingen andra byggnad med samma namn. Kort som kastats i samma tur finns också där, liksom de överblivna korten efter en tidsålders sista tur. Du får avstå. Det sker före konflikten.
wonders-rules-wonders-powers-pile = Kasthögen behåller sin ordning, och alla minns vem som kastade när. Den som tittar igenom högen får alltså veta vem som kastade vad. Av två likadana kort tas det äldre.

wonders-rules-wonders-score = Poängräkning
wonders-rules-wonders-score-end = Spelet är slut efter konflikten i tidsålder III. Sju rader räknas ihop: underverkets steg, skattkammaren (dina mynt), konfliktmarkörer samt blå, gula, gröna och lila kort.
wonders-rules-wonders-score-conflict = Konfliktmarkörer: lägg ihop alla segermarkörer och nederlagsmarkörer. Summan kan bli negativ.
wonders-rules-wonders-score-coins = Mynt: 1 poäng per 3 mynt.
wonders-rules-wonders-score-science = Vetenskap: för var och en av de tre symbolerna, antalet du har gånger sig självt (1, 4, 9, 16, 25 …). Dessutom 7 poäng för varje uppsättning av tre olika symboler.
wonders-rules-wonders-score-wild = En symbol som får vara vilken som helst av de tre (Forskarnas skrå, Babylon) väljs i slutet, så att summan blir högst. Den räknas i raden för vetenskap.
wonders-rules-wonders-score-decorators = Dekoratörernas skrå ger 7 poäng bara om alla steg av ditt underverk är byggda i slutet.
wonders-rules-wonders-score-tie = Om spelare har lika många poäng vinner den som har flest mynt. Är även mynten lika delar de segern.

wonders-rules-cities-what = Vad Städer tillför
wonders-rules-cities-what-more = Städer tillför svarta kort, en extra tur i varje tidsålder, förluster av mynt med skuld, och diplomati. Två underverk, Byzantion och Petra, kommer till de andra, men bara i partier med Städer. Expansionen är för 3 till 7 spelare. Allt annat spelas som i kortspelet, och man vinner på samma sätt.
wonders-rules-cities-what-cards = Det finns 42 svarta kort, 14 för varje tidsålder. Som alla färger har svart en egen symbol.
wonders-rules-cities-what-supply = I asken finns 4 diplomatimarkörer, skuldmarkörer värda −1 och −5, och mynt värda 6. Här tar det gemensamma förrådet aldrig slut, och bara värden räknas: skuld är ett antal poäng som du förlorar i slutet.

wonders-rules-cities-setup = Förberedelser
wonders-rules-cities-setup-black = För varje tidsålder dras lika många svarta kort som antalet spelare, slumpvis. Ingen får se vilka som blir över. De dragna korten blandas in i tidsålderns kortlek.
wonders-rules-cities-setup-guilds = Skrån dras som vanligt, två fler än antalet spelare, och blandas in i kortleken för tidsålder III.
wonders-rules-cities-setup-hand = Du får 8 kort i stället för 7, så en tidsålder har sju turer. Det sista kortet spelas fortfarande inte.

wonders-rules-cities-loss = Förluster av mynt
wonders-rules-cities-loss-all = Vissa svarta kort och steg får alla andra spelare att förlora mynt. Den som bygger ett sådant förlorar själv inget på det.
wonders-rules-cities-loss-per = Vissa förluster räknas för varje spelare: 1 mynt för var och en av dina segermarkörer, eller för varje steg av ditt underverk som är byggt. Antalet räknas när förlusten tas.
wonders-rules-cities-loss-when = Alla förluster i en tur tas tillsammans i slutet av turen, när alla har byggt och fått allt de ska få. Förlorade mynt går till banken.
wonders-rules-cities-loss-debt = För varje mynt du inte betalar tar du 1 skuldpoäng. Du bestämmer en gång för hela förlusten: betala, ta skuldpoäng, eller dela upp den, även om du skulle kunna betala allt. Alla som förlorar mynt bestämmer samtidigt.
wonders-rules-cities-loss-nothing = Utan mynt finns inget att bestämma: hela förlusten blir skuld.
wonders-rules-cities-loss-forever = Skuld kan aldrig betalas tillbaka. I slutet av spelet kostar varje skuldpoäng dig 1 segerpoäng. Skulden minskar inte dina mynt när mynten avgör vid lika poäng.

wonders-rules-cities-diplomacy = Diplomati
wonders-rules-cities-diplomacy-token = Diplomatimarkörer kommer från vissa svarta kort och från Byzantion. Du lägger markören på ditt spelbräde.
wonders-rules-cities-diplomacy-out = Om du har en markör i slutet av en tidsålder är du inte med i konflikten: inga segermarkörer, inga nederlagsmarkörer. (I lagspelet är det annorlunda, se nedan.)
wonders-rules-cities-diplomacy-neighbours = De två städerna på var sin sida om dig blir grannar i den här konflikten och möter varandra.
wonders-rules-cities-diplomacy-example = Exempel: i slutet av tidsålder II har du 2 sköldar och en diplomatimarkör, grannen till vänster 5 sköldar och grannen till höger 4. Du tar ingenting. Grannen till vänster får en segermarkör värd 3, grannen till höger tar en nederlagsmarkör.
wonders-rules-cities-diplomacy-must = Markören måste användas i nästa konflikt, även om du skulle ha vunnit, och lämnas sedan tillbaka. Har du flera markörer använder du en per konflikt.
wonders-rules-cities-diplomacy-two = Om bara två städer är kvar i konflikten möts de en gång, inte två: den starkare får en segermarkör, den svagare tar en nederlagsmarkör. Med en stad eller ingen blir det ingen konflikt; diplomatimarkörerna lämnas tillbaka ändå.
wonders-rules-cities-diplomacy-only = Diplomati påverkar bara konflikten: för handel, skrån, masker och plundrare gäller fortfarande dina vanliga grannar. En markör som är kvar efter tidsålder III är inget värd.

wonders-rules-cities-effects = Vad svarta kort gör
wonders-rules-cities-effects-points = Många svarta kort ger poäng. De har en egen rad i poängräkningen.
wonders-rules-cities-effects-discard = Förfalskarverkstaden: i slutet av turen tittar du igenom kasthögen och får bygga ett av korten gratis, men ingen andra byggnad med samma namn. Om flera spelare gör det i samma tur kommer Halikarnassos först, sedan Förfalskarverkstaden, därefter i platsernas ordning.
wonders-rules-cities-effects-defeats = Minnesmärket: du får 2 mynt för var och en av dina nederlagsmarkörer och kastar sedan alla.
wonders-rules-cities-effects-neighbours = Sjappet och Spelhålan: du får de mynt som visas för dig, och var och en av dina två grannar får de mynt som visas för grannarna.
wonders-rules-cities-effects-raiders = Plundrare: du tar en segermarkör med det värde som visas, utan någon konflikt. Den räknas som alla andra markörer för den tidsåldern. Var och en av dina två grannar tar genast 1 skuldpoäng och kan inte betala ett mynt i stället.
wonders-rules-cities-effects-others = Tullhuset, Handelscentrumet och Myntverket: alla andra spelare får så många mynt som visas.
wonders-rules-cities-effects-network = Hemliga nätverket: 1 mynt nu för varje svart kort i din stad, och 1 poäng för varje i slutet. Det räknar även sig självt.
wonders-rules-cities-effects-per-victory = Slavmarknaden: 1 mynt för varje segermarkör du har nu, och i slutet 1 poäng för varje du har då.
wonders-rules-cities-effects-value = Cellerna, Vakthuset och Fängelset: i slutet de poäng som visas för var och en av dina segermarkörer med det värde som visas.
wonders-rules-cities-effects-architects = Arkitektkontoret: dina steg kräver inga resurser, från turen efter den då det byggs. Steg som kostar mynt kostar fortfarande sina mynt.
wonders-rules-cities-effects-wharf = De hemliga kajerna, västra och östra: varje tur är den första resurs du köper av grannen åt det hållet 1 mynt billigare, dock aldrig under 0. Grannen får också 1 mynt mindre. Det gäller tillsammans med handelsstationer och Marknadsplatsen.
wonders-rules-cities-effects-cache = Smugglargömman: varje resurs du köper, brun eller grå, av någon av grannarna, är 1 mynt billigare, dock aldrig under 0. Det gäller tillsammans med handelsstationer, Marknadsplatsen och kajer. Ett bord kan välja den andra tolkningen: bara grannarnas startresurser blir billigare.
wonders-rules-cities-effects-warehouse = Hemliga lagret: varje tur 1 till av valfri resurs som dina bruna och grå kort, din startresurs eller dina byggda steg redan producerar. Gula och svarta kort räknas inte; av en symbol med snedstreck räknas alla resurser. Grannarna kan inte köpa den.
wonders-rules-cities-effects-market = Svarta marknaden: varje tur 1 av valfri resurs som varken dina bruna och grå kort, din startresurs eller dina byggda steg producerar. Gula och svarta kort räknas inte; av en symbol med snedstreck räknas alla resurser. Grannarna kan inte köpa den.
wonders-rules-cities-effects-mask = Mask: i slutet kopierar du vetenskapssymbolen på ett av en grannes gröna kort, det som är mest värt för dig. Har du flera masker räknas alla, men varje kort kan bara användas av en av dina masker. Samma kort hos båda grannarna är två kort.
wonders-rules-cities-effects-embassy = Ambassaden ger 3 poäng och en diplomatimarkör.

wonders-rules-cities-turn = Ordningen i en tur
wonders-rules-cities-turn-order = Kostnader betalas, och säljarna får sina mynt. Sedan byggs allt som valts. Därefter kommer det man får: mynt, diplomati, plundrarnas markörer och skuld, Minnesmärket. Sedan byggen från kasthögen. Sist alla förluster av mynt på en gång.

wonders-rules-cities-score = Poängräkning
wonders-rules-cities-score-end = Spelet är slut efter konflikten i tidsålder III, och poängen räknas som vanligt, med en egen rad för de svarta kortens poäng. Skulden dras av i skattkammaren, raden för mynten.
wonders-rules-cities-score-science = Med masker kan man få fler likadana symboler än i grundspelet. Det finns ingen gräns: nio är värda 81 poäng, tio är värda 100.

wonders-rules-cities-teams = Lag om två
wonders-rules-cities-teams-who = Är ni 4 eller 6 kan ni spela i lag om två. Lagkamrater sitter bredvid varandra.
wonders-rules-cities-teams-talk = Lagkamrater får prata fritt och ser varandras kort.
wonders-rules-cities-teams-not = Du får inte ge mynt eller kort till din lagkamrat. Du använder dina egna resurser innan du köper, och ett kort som är gratis genom sin kedja byggs alltid på det sättet.
wonders-rules-cities-teams-pays = När en effekt får de andra att förlora eller få mynt räknas din lagkamrat som en av de andra. Din lagkamrat är också din granne och tar även skuldpoäng när du bygger plundrare.
wonders-rules-cities-teams-fight = Lagkamrater strider inte mot varandra. Du jämför sköldar med en enda motståndare: grannen på den sida där din lagkamrat inte sitter.
wonders-rules-cities-teams-double = Markörerna är dubbla: den starkare staden får 2 segermarkörer, den svagare tar 2 nederlagsmarkörer. Lika många sköldar ger ingenting.
wonders-rules-cities-teams-fight-example = Exempel: i slutet av tidsålder II har du 2 sköldar och din motståndare 5. Du tar 2 nederlagsmarkörer, din motståndare får 2 segermarkörer värda 3 var.
wonders-rules-cities-teams-diplomacy = Diplomati fungerar annorlunda i lag: den som har en markör är ändå med i striden. Du måste använda din markör i nästa konflikt; din lagkamrats konflikt påverkas inte. Sköldarna jämförs, men du och din motståndare tar 1 konfliktmarkör var i stället för 2. Sedan lämnas diplomatimarkören tillbaka.
wonders-rules-cities-teams-both = Om båda motståndarna har en diplomatimarkör använder båda en, och ingen av dem tar någon konfliktmarkör.
wonders-rules-cities-teams-win = Varje spelare räknar poäng som vanligt, och lagkamrater lägger ihop sina. Laget med högst summa vinner; vid oavgjort vinner laget som har flest mynt tillsammans, och är även de lika delas segern.
