### Kortspelets lektioner: vad som sägs i varje moment.

## cards

wonders-lesson-cards-city = Det här är din stad, Halikarnassos, med sitt underverk. Du bygger staden genom tre tidsåldrar. Den som har flest poäng efter tidsålder III vinner.
wonders-lesson-cards-hand = De här sju korten är din hand; ingen annan ser dem. I varje tur väljer alla i hemlighet ett kort. Sedan spelas alla valda kort på en gång, och alla skickar resten av korten vidare: åt vänster i den här tidsåldern. En tidsålder har sex turer.
wonders-lesson-cards-card = Titta på det här kortet. Färgen visar vilken sort det är: rött är militär. Vänsterkanten visar vad det kostar, 1 lera. Mitten visar vad det gör: det ger en sköld.
wonders-lesson-cards-lock = Märket under ett kort visar vad det kostar dig just nu. Ett lås betyder att du inte kan bygga det: du producerar ingen lera, och det gör ingen av dina grannar heller.
wonders-lesson-cards-ore = Bruna kort producerar råvaror, grå kort tillverkade varor. Malmådern kostar inget och ger dig 1 malm varje tur tills spelet är slut: resurser förbrukas aldrig. Välj den.
wonders-lesson-cards-ore-build = Ett kort kan användas på tre sätt: bygg det, bygg nästa steg av ditt underverk med det, eller kasta det för 3 mynt. Bygg det.
wonders-lesson-cards-goods = Det här producerar din stad: tyg från underverket, och nu malm. Varje symbol kan användas en gång per tur, och nästa tur finns den där igen.
wonders-lesson-cards-barracks = Barackerna kostar 1 malm. Den producerar du, så märket visar: gratis. Välj Barackerna.
wonders-lesson-cards-barracks-build = Bygg dem. En stad har aldrig två byggnader med samma namn.
wonders-lesson-cards-forecast = Din första sköld. När tidsåldern är slut jämför du dina sköldar med var och en av dina två grannar. Den som har fler tar en segermarkör, den som har färre en nederlagsmarkör; vid lika många tar ingen något. Här ser du hur det skulle gå nu, till vänster och till höger.
wonders-lesson-cards-neighbours = Dina grannar finns under den här fliken. Öppna den.
wonders-lesson-cards-trade = Det du saknar kan du köpa av dina två grannar, för 2 mynt per resurs. De säljer sin startresurs och det som deras bruna och grå kort producerar. De behåller det och kan inte säga nej. Grannen till vänster har sten, och virke eller sten från ett brunt kort: varje tur det ena av dem, vilket du vill.
wonders-lesson-cards-back = Gå nu tillbaka till din egen stad.
wonders-lesson-cards-badge = Palissaden kostar 1 virke, som du inte producerar. Märket visar hur du får det: du betalar 2 mynt till grannen som pilen pekar på, den till vänster.
wonders-lesson-cards-stockade = En andra sköld är värd priset: välj Palissaden.
wonders-lesson-cards-stockade-build = Bygg den. Grannen till vänster får de 2 mynten. I en tur kan du bara betala med mynt som du hade när den började.
wonders-lesson-cards-science = Gröna kort är vetenskap. Det finns tre symboler: passare, kugghjul och skrivtavla. I slutet är en symbol värd 1 poäng, två likadana 4, tre likadana 9 och så vidare. Varje uppsättning av tre olika symboler ger 7 poäng till.
wonders-lesson-cards-apothecary = Apoteket kostar 1 tyg, som ditt underverk producerar. Välj det.
wonders-lesson-cards-apothecary-build = Bygg det.
wonders-lesson-cards-coins = Du började med 3 mynt och har 1 kvar. Nästa tur behöver du 2. Dags att tjäna pengar.
wonders-lesson-cards-workshop = Alla kort kan kastas för 3 mynt. Verkstaden har du ändå inte råd med: välj den.
wonders-lesson-cards-workshop-sell = Kasta den. Kortet läggs nedvänt i kasthögen, och du tar 3 mynt från banken.
wonders-lesson-cards-wonder = Nu till ditt underverk. Stegen byggs från vänster till höger, när du vill; ingen måste bygga dem. Det första kostar 2 malm och är värt 3 poäng.
wonders-lesson-cards-baths = Ett steg kräver ett kort, och vilket kort som helst duger: det läggs nedvänt under underverket och räknas inte som något annat. Du betalar stegets kostnad, inte kortets. Välj Badhuset.
wonders-lesson-cards-stage = Du producerar 1 malm och köper 1 till från höger för 2 mynt. Bygg steget. Det är den sjätte turen, tidsålderns sista: kortet som blir över kastas utan att ge något.
wonders-lesson-cards-war = Tidsålder I är slut, och striderna är avgjorda. Du har 2 sköldar, grannen till vänster ingen, grannen till höger 1. Därför tog du två segermarkörer värda 1 poäng var. En nederlagsmarkör kostar 1 poäng. I tidsålder II är en segermarkör värd 3 poäng, i tidsålder III 5.
wonders-lesson-cards-score = Titta nu på poängtabellen.
wonders-lesson-cards-score-wonder = Varje steg av ditt underverk ger det som det visar: 3 poäng för ditt första.
wonders-lesson-cards-score-treasury = I slutet får du 1 poäng per 3 mynt.
wonders-lesson-cards-score-military = Segermarkörer minus nederlagsmarkörer; summan kan bli negativ.
wonders-lesson-cards-score-civilian = Blå kort är enklast: de är värda de poäng de visar. Vissa gula kort ger också poäng, men de flesta ger mynt eller billigare handel.
wonders-lesson-cards-score-science = En vetenskapssymbol hittills: 1 poäng.
wonders-lesson-cards-score-guilds = Lila kort, skråna, kommer först i tidsålder III. De ger poäng på vissa villkor, de flesta för vad dina grannar har byggt.
wonders-lesson-cards-score-close = Stäng poängtabellen.
wonders-lesson-cards-direction = Tidsålder II har börjat, med sju nya kort till alla. Nu går händerna åt höger; i tidsålder III går de åt vänster igen.
wonders-lesson-cards-chain = Sjukstugan kostar 2 malm och 1 glas. Men den visar en kedjesymbol som ditt Apotek har, och därför är den gratis för dig. Titta efter kedjor från och med tidsålder II. Välj Sjukstugan.
wonders-lesson-cards-chain-build = Bygg den: en andra passare.
wonders-lesson-cards-compasses = Två passare är redan värda 4 poäng. Med en tredje blir det 9.
wonders-lesson-cards-end = Det var hela spelet: två tidsåldrar till som den första. Vid lika poäng vinner den som har flest mynt. Är du redo för ett eget parti?

## cities

wonders-lesson-cities-hand = Städer tillför svarta kort till spelet du redan kan. Alla får 8 kort i varje tidsålder, så en tidsålder har sju turer.
wonders-lesson-cities-black = Svarta kort blandas in i varje tidsålders kortlek: lika många som antalet spelare, alltså tre här. Det här kortet visar en mask. Du får det senare.
wonders-lesson-cities-stone = Allt annat fungerar som förut. Välj Stentäkten.
wonders-lesson-cities-stone-build = Bygg den.
wonders-lesson-cities-residence = Ett svart kort till, Residenset: 1 poäng och en duva, tecknet för diplomati. Leran till det köper du av grannen till vänster. Välj det.
wonders-lesson-cities-residence-build = Bygg det, så får du en diplomatimarkör.
wonders-lesson-cities-dove = Din diplomatimarkör finns här, vid duvan. Den håller dig utanför nästa konflikt: du tar varken segermarkörer eller nederlagsmarkörer. Du måste använda den i den konflikten, även om du skulle vinna, och sedan är den borta. Har du flera går det åt en i varje konflikt.
wonders-lesson-cities-absent = I den konflikten räknas din stad som frånvarande: städerna till vänster och höger om dig strider mot varandra i stället. Om bara två städer är kvar strider de bara en gång.
wonders-lesson-cities-hideout = Gömstället får alla andra spelare att förlora 1 mynt var till banken. Du skulle kunna bygga det. Men den här gången får du se det från andra hållet.
wonders-lesson-cities-press = Välj Pressen.
wonders-lesson-cities-press-build = Bygg den.
wonders-lesson-cities-price = Masken är tillbaka. Den kostar 1 mynt och 1 malm, och du har ingen malm än.
wonders-lesson-cities-ore = Skaffa malmen först: med tre spelare kommer den här handen tillbaka en gång till. Välj Malmådern.
wonders-lesson-cities-ore-build = Bygg den.
wonders-lesson-cities-losses = När ett kort får dig att förlora mynt förlorar du dem i slutet av turen, när du har fått allt du ska få. Mynt som du får under turen kan du alltså betala förlusten med.
wonders-lesson-cities-baths = Välj Badhuset: 3 poäng.
wonders-lesson-cities-baths-build = Bygg det.
wonders-lesson-cities-hideout-again = Gömstället igen. Om du låter det vara får grannen till vänster det.
wonders-lesson-cities-theater = Välj Teatern ändå.
wonders-lesson-cities-theater-build = Bygg den.
wonders-lesson-cities-mask = Nu till masken. I slutet av spelet kopierar den vetenskapssymbolen på ett grönt kort i en grannstad: det som ger dig mest. Välj Duvslaget.
wonders-lesson-cities-mask-build = Bygg det, för 1 mynt och din malm.
wonders-lesson-cities-loss = Där kom det: grannen till vänster byggde Gömstället, och du förlorar 1 mynt. För varje mynt av en förlust som du inte betalar tar du 1 skuldpoäng. Du bestämmer själv, även om du har mynten, och du får dela upp en förlust.
wonders-lesson-cities-debt = Skuld blir man aldrig av med. I slutet kostar varje skuldpoäng dig 1 segerpoäng.
wonders-lesson-cities-pay = Ett mynt är värt mindre än en poäng: betala det.
wonders-lesson-cities-peace = Striderna i tidsålder I är över. Du har inga sköldar men fick ändå ingen nederlagsmarkör: diplomatin höll dig utanför, och markören är förbrukad. Grannen till vänster mötte grannen till höger i stället, och vann.
wonders-lesson-cities-score = Öppna poängtabellen.
wonders-lesson-cities-score-science = Din mask räknas redan: den kopierar det gröna kortet som grannen till höger just har byggt.
wonders-lesson-cities-score-cities = De svarta kortens poäng har en egen rad.
wonders-lesson-cities-score-treasury = Skulden räknas ihop med mynten.
wonders-lesson-cities-score-close = Stäng poängtabellen.
wonders-lesson-cities-more = Det finns mycket mer i svart: sköldar för mynt, som här, billigare handel, och plundrare, som genast tar en segermarkör och ger varje granne 1 skuldpoäng. Symbolerna bakom frågetecknet förklarar alla kort.
wonders-lesson-cities-end = Nu kan du Städer. Man vinner på samma sätt som förut. Är du redo för ett eget parti?

## teams

wonders-lesson-teams-neighbours = Dina grannar finns under den här fliken. Öppna den.
wonders-lesson-teams-mate = Fyra eller sex spelare kan spela i lag om två. Lagkamrater sitter bredvid varandra: din är grannen till vänster.
wonders-lesson-teams-hands = Lagkamrater får prata fritt och visa varandra sina kort, så du ser den här handen, och din lagkamrat ser din.
wonders-lesson-teams-gifts = Ni får inte ge varandra mynt eller kort.
wonders-lesson-teams-back = Gå nu tillbaka till din egen stad.
wonders-lesson-teams-ore = Spelet går vidare som vanligt. Välj Malmådern.
wonders-lesson-teams-ore-build = Bygg den.
wonders-lesson-teams-trade = Du handlar med din lagkamrat som med vilken granne som helst, och de 2 mynten stannar i laget. Först måste du använda det som din egen stad producerar. Välj Badhuset.
wonders-lesson-teams-baths-build = Bygg det. Även i lagspelet gäller: en byggnad som är gratis genom en kedja byggs genom kedjan.
wonders-lesson-teams-battle = Lagkamrater strider inte mot varandra. Du jämför dina sköldar bara med grannen från det andra laget: den till höger.
wonders-lesson-teams-double = Markörerna är dubbla. Med fler sköldar tar du 2 segermarkörer, med färre 2 nederlagsmarkörer, med lika många inga.
wonders-lesson-teams-stockade = Välj Palissaden.
wonders-lesson-teams-stockade-build = Bygg den.
wonders-lesson-teams-ahead = En sköld mot ingen. Om tidsåldern tog slut nu skulle du ta 2 segermarkörer: 2 poäng i tidsålder I.
wonders-lesson-teams-diplomacy = Diplomati har halv verkan här, och bara för den spelare som har markören. Sköldarna jämförs ändå, men du och din motståndare tar 1 markör var i stället för 2. Om ni båda har en tar ingen av er något.
wonders-lesson-teams-customs = Tullhuset ger alla andra spelare 1 mynt var: även din lagkamrat. Och när ett av dina kort får de andra att förlora mynt drabbas din lagkamrat också.
wonders-lesson-teams-score = Öppna poängtabellen.
wonders-lesson-teams-team = Varje spelares poäng räknas som vanligt. Lagets poäng är summan av bådas, och laget med flest poäng vinner. Vid lika poäng vinner laget med flest mynt; är även de lika delas segern.
wonders-lesson-teams-score-close = Stäng poängtabellen.
wonders-lesson-teams-end = Det var lagspelet: bygg för två. Är du redo för ett eget parti?
