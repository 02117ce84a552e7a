### Reglerna med våra egna ord, för spelare: en rubrik och sedan dess stycken.

dice-rules-dice-goal = Målet
dice-rules-dice-goal-aim = Du bygger en stad på ditt eget spelbräde genom att kryssa av rutor. Spelet består av turer som alla spelar samtidigt. I slutet vinner den som har flest segerpoäng.
dice-rules-dice-goal-players = 2 till 7 spelare. Grannen till vänster sitter på nästa plats, grannen till höger på platsen före.
dice-rules-dice-goal-numbers = I asken finns tärningar, sju spelbräden, pennor och trasor, forumet och ett poängbräde. Här behöver du ingen penna, och siffrorna på våra spelbräden är våra egna. Äger du asken kan du skriva in dess spelbräden och spela med dem.

dice-rules-dice-setup = Förberedelser
dice-rules-dice-setup-dice = Det finns tio tärningar: tre grå, en blå, en grön, en röd och en gul, samt specialtärningarna: en vit, en svart och en lila. Varje färg har en egen symbol.
dice-rules-dice-setup-forum = I forumet ligger från början sju tärningar: de tre grå, den blå, den röda, den gula och den gröna. Specialtärningarna väntar bredvid.
dice-rules-dice-setup-board = Du får ett spelbräde slumpvis; ett bord kan också låta spelarna välja i tur och ordning. Den övre delen är din stad: Underverket, Skråsalen, Ledargalleriet, Västra baracken, Torget, Marknaden, Universitetet och Östra baracken. Den nedre delen är din ekonomi: Lagret, bonusrutorna och guldreserven.
dice-rules-dice-setup-coins = Du börjar med 7 mynt.

dice-rules-dice-turn = En tur
dice-rules-dice-turn-mix = En tur har två faser. Först skakas tärningarna. Varje tärning visar sedan en sida och ligger i en av forumets fyra sektioner, som kostar 0, 1, 2 eller 3 mynt. Det är tärningens pris.
dice-rules-dice-turn-action = Sedan utför alla samtidigt exakt en handling: kryssa av en ruta med en tärning, kryssa av en ruta i Underverket, eller passa. När alla är klara börjar nästa tur, ända till spelets slut.

dice-rules-dice-die = Kryssa av en ruta med en tärning
dice-rules-dice-die-choose = Välj en av de sju tärningarna i forumet. Dess symbol hör till en byggnad på ditt spelbräde.
dice-rules-dice-die-price = Betala tärningens pris från din guldreserv.
dice-rules-dice-die-shared = Tärningen du väljer ligger kvar: hur många spelare som helst får välja samma.
dice-rules-dice-die-arrow = Pilen bredvid symbolen på ditt spelbräde visar i vilken ordning rutorna kryssas av.
dice-rules-dice-die-cost = Betala rutans kostnad med resurser och mynt och kryssa sedan av den. Från och med då gäller dess effekt.
dice-rules-dice-die-enough = Du måste kunna betala hela priset: tärningen och rutan. Det går inte att låna.

dice-rules-dice-wonder = Kryssa av en ruta i Underverket
dice-rules-dice-wonder-no-die = Underverket är den enda byggnad i din stad som inte behöver någon tärning, så du betalar bara för rutan.
dice-rules-dice-wonder-stages = Det har tre steg, som kryssas av i ordning. Betala stegets kostnad med resurser och mynt; sedan gäller dess effekt.

dice-rules-dice-pass = Passa
dice-rules-dice-pass-coins = Om du inte kan eller vill kryssa av en ruta passar du och får 3 mynt. Du får alltid passa.

dice-rules-dice-economy = Resurser och mynt
dice-rules-dice-economy-resources = Varje avkryssad ruta i Lagret är en resurs. Resurser förbrukas aldrig: de gäller för varje kommande ruta, i vilken byggnad som helst.
dice-rules-dice-economy-missing = En ruta kostar 0 till 6 resurser. För varje resurs du saknar betalar du 1 mynt. Exempel: en ruta kostar 3 och du har 2 resurser: betala 1 mynt.
dice-rules-dice-economy-automatic = Dina resurser används alltid först, så det finns inget att bestämma.
dice-rules-dice-economy-coins = Med mynt betalar du för tärningar och för resurser du saknar. De ger inga poäng.
dice-rules-dice-economy-reserve = På papper ringar du in mynt du får, fyller i dem du betalar med, och använder redan betalade igen när reserven är full. Här räknas mynten åt dig. Reserven har alltid plats för fler mynt, om inte en fil med spelbräden sätter en gräns.

dice-rules-dice-colours = Tärningarna och deras byggnader
dice-rules-dice-colours-grey = Grå: Lagret. En grå tärning visar en resurs och leder till dess ruta. Är den rutan redan avkryssad har du ingen nytta av tärningen. De tre grå tärningarna är olika.
dice-rules-dice-colours-blue = Blå: Torget. En symbol leder till nästa ruta i sin rad eller kolumn, så varje ruta kan nås med två olika symboler. Den första spelaren som kryssar av hela Torget får 3 poäng. Om flera fullbordar det först i samma tur får alla poängen, om inte bordet har valt att ingen får dem, vare sig då eller senare.
dice-rules-dice-colours-yellow = Gul: Marknaden. Kamelens och kistans rutor får kryssas av i valfri ordning. Den tredje symbolen, 7 mynt, har en egen ruta.
dice-rules-dice-colours-red = Röd: Barackerna. Västra baracken anfaller och försvarar åt vänster, Östra baracken åt höger. En yxa är nästa attack åt vänster, ett svärd nästa attack åt höger, en sköld nästa försvar åt det håll du väljer.
dice-rules-dice-colours-green = Grön: Universitetet. Passare, skrivtavla och kugghjul leder var och en till nästa ruta i sin rad. Universitetet låser också upp specialtärningarna.
dice-rules-dice-colours-black = Svart: spionen. Den har ingen egen byggnad. Dess sidor visar en byggnad, eller fyra att välja bland, och leder till någon av de rutor som står på tur där, men aldrig till Galleriet, Skråsalen eller Underverket. Du betalar för tärningen och rutan som vanligt.
dice-rules-dice-colours-white = Vit: Ledargalleriet. Varje symbol leder till sin nästa ruta. Effekterna där ger din stad fart.
dice-rules-dice-colours-purple = Lila: Skråsalen. Alla sidor leder till nästa ruta där, på ett villkor (se ”Skråsalen”).

dice-rules-dice-special = Låsa upp specialtärningar
dice-rules-dice-special-unlock = Du får välja en specialtärning först när du har låst upp den i ditt eget Universitet, även om den ligger i forumet. I samma tur kan du använda den bara om den redan ligger i forumet och en effekt låter dig välja en tärning igen.
dice-rules-dice-special-enter = När någon låser upp en specialtärning för första gången kommer den till forumet i slutet av turen, i stället för en grå tärning som dras slumpvis och lämnar spelet. Om flera specialtärningar låses upp i samma tur ersätter var och en av dem en grå tärning. Det är alltid sju tärningar i forumet.
dice-rules-dice-special-once = En tärning som redan är i forumet läggs inte till igen. När alla tre har kommit in finns ingen grå tärning kvar.

dice-rules-dice-attack = Attack och försvar
dice-rules-dice-attack-attack = En attackruta ger genast sina tryckta poäng, minus 1 för varje avkryssad försvarsruta i den barack som är vänd mot dig, dock aldrig under 0. Resultatet skrivs upp och ändras aldrig.
dice-rules-dice-attack-before = Bara försvar som kryssats av i tidigare turer räknas. De ger själva inga poäng.
dice-rules-dice-attack-example = Exempel: du kryssar av din första attack åt höger, värd 3 poäng. Din högra grannes Västra barack har 1 försvar: du får 2 poäng.
dice-rules-dice-attack-two = Med två spelare är din Västra barack vänd mot motståndarens Östra, och din Östra mot motståndarens Västra.

dice-rules-dice-guild = Skråsalen
dice-rules-dice-guild-condition = För att kryssa av en ruta i Skråsalen väljer du den lila tärningen. Med tre eller fler spelare behöver du minst lika många avkryssade rutor i byggnaden den visar som var och en av dina två grannar. Lika många räcker.
dice-rules-dice-guild-two = Med två spelare måste du ha fler än din motståndare; lika många räcker inte.
dice-rules-dice-guild-before = Rutor som kryssas av i samma tur räknas inte, vare sig dina eller de andras. För ”Barackerna” räknas båda barackerna tillsammans.
dice-rules-dice-guild-example = Exempel: den lila tärningen visar Marknaden. Du har 2 rutor där, grannen till höger 2, grannen till vänster 1: du får kryssa av.

dice-rules-dice-effects = Rutornas effekter
dice-rules-dice-effects-cross = Kryssa av en ruta till: en ruta till i byggnaden som visas, eller i en av byggnaderna som visas: vilken ruta som helst som står på tur där. Du betalar vad den kostar men inget för någon tärning. Du får avstå. Sådana effekter kryssar aldrig av en ruta i Skråsalen.
dice-rules-dice-effects-two = Kryssa av upp till två rutor: samma sak, högst två gånger. Varje ruta utförs helt, med eventuell bonus, innan nästa väljs.
dice-rules-dice-effects-seven = Du får 7 mynt.
dice-rules-dice-effects-free = Bygg utan att betala för tärningen: välj en tärning en gång till, samma om du vill, till priset 0. Du betalar fortfarande vad rutan kostar. Du får avstå.
dice-rules-dice-effects-again = Utför en handling till med tärningarna som de ligger: en tärning till sitt pris, Underverket, eller passa för 3 mynt.
dice-rules-dice-effects-per = 1 mynt nu för varje avkryssad ruta i byggnaden som visas, och 1 poäng för varje i slutet. Rutor som kryssats av i samma tur räknas också, och en ruta i just den byggnaden räknar sig själv.
dice-rules-dice-effects-wonder = 2 mynt nu för varje avkryssad ruta i ditt Underverk, och 2 poäng för varje i slutet. En ruta i Underverket räknar sig själv.
dice-rules-dice-effects-cheaper = Tärningar är 1 mynt billigare för dig, dock aldrig under 0: alla, eller de i färgen som visas. Har du flera sådana effekter läggs de ihop.
dice-rules-dice-effects-colour = Tärningar i färgen som visas är gratis för dig, i alla sektioner.
dice-rules-dice-effects-gift = Från och med nu 2 mynt varje gång du väljer en tärning i färgen som visas, även i extra handlingar, men inte för rutor som kryssas av utan tärning. Du måste först kunna betala för tärningen; mynten får användas till rutan.
dice-rules-dice-effects-points = Poäng, som räknas i slutet; eller 1 poäng för varje avkryssad ruta i Galleriet, den här inräknad. Två sådana rutor ger poäng båda två.
dice-rules-dice-effects-order = Ordningen i din tur: betala för tärningen, få de mynt den ger, betala för rutan, kryssa av den, utför dess effekt med allt som följer, och sedan bonusen för en färdig byggnad. Har en ruta två effekter kommer det som sker direkt före det du väljer.
dice-rules-dice-effects-asked = Du får en fråga varje gång det finns något att bestämma, även om bara ett alternativ återstår. Du får ingen fråga när du bara skulle kunna avstå.

dice-rules-dice-bonus = Bonusrutor
dice-rules-dice-bonus-flag = Så snart alla rutor i en byggnad i din stad är avkryssade får alla veta det, och byggnadens flagga kryssas av. Underverket räknas som en sådan byggnad, Lagret gör det inte.
dice-rules-dice-bonus-choose = Sedan kryssar du av en av dina bonusrutor som ännu inte är avkryssade och använder dess effekt genast. En bonus kan fullborda ännu en byggnad, som ger nästa bonus.
dice-rules-dice-bonus-several = Två bonusar på en gång används i den ordning byggnaderna blev färdiga; du väljer ruta varje gång. Det finns tre bonusrutor: en fjärde byggnad ger ingen.

dice-rules-dice-end = Slutet
dice-rules-dice-end-trigger = När en spelare har kryssat av tre bonusrutor är slutet nära: den pågående turen spelas klart, en sista tur spelas, och sedan räknas poängen.
dice-rules-dice-end-once = Den tredje bonusen har ändå sin effekt. Att flera spelare når dit i samma tur ändrar ingenting, och inte heller att någon når dit i den sista turen.
dice-rules-dice-end-score = Räkna ihop poängen för alla byggnader i din stad, inklusive attacker och det första färdiga Torget. Högst summa vinner.
dice-rules-dice-end-tie = Vid oavgjort vinner den som har flest mynt kvar. Är även de lika delas segern.
