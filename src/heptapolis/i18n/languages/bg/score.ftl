### The score pad for games on a real table, the history of a group, my statistics. Loaded when one of them is opened.

## The pad.

pad-title = Точкуване на истинска игра
pad-intro = Пребройте това, което лежи на масата ви, а листът ще го събере. Работи без връзка и пази всяка игра на това устройство.
pad-new = Нова игра
pad-start = Започнете да броите
pad-teams-help = Играчи 1 и 2 са отбор, 3 и 4 също, както и 5 и 6.
pad-unfinished = Незавършени
pad-unfinished-empty = Няма незавършени листове.
pad-missing = Този лист не е на това устройство.
pad-not-kept = Браузърът не можа да запази промяната: паметта му е пълна или изключена. Изтеглете игрите си.
pad-order = Как да се попълва
pad-by-player = По играчи
pad-by-row = По редове
pad-players = Класиране
pad-rows = Редове
pad-rank = { $n }. място
pad-name = Име
pad-name-empty = Играчът има нужда от име. { $name } остава, докато не въведете друго.
pad-name-twice = Друг играч има това име. { $name } остава, докато не въведете друго.
pad-wonder-pick = Изберете Чудото
pad-wonder-of = Чудото: { $name }
pad-wonder-none = Друго табло или без табло
pad-wonder-points = Изберете Чудото по-горе, за да броите само етапите, или въведете точките му.
pad-board-side = { $board }, { $side }
pad-stages = Построени етапи на Чудото
pad-complete = Чудото е завършено: { $points }
pad-points = Точки
pad-by-points = Въведете направо точките
pad-by-count = Пребройте поотделно
pad-coins = Монети
pad-coins-worth = { $points }; остатък: { $left }
pad-coins-tie = Решават при равенство.
pad-victories = Жетони за победа, Епоха { $age }
pad-each = всеки: { $points }
pad-each-defeat = всеки: −1
pad-worth = Карти за { $points }
pad-symbol-compass = Пергели
pad-symbol-gear = Зъбни колела
pad-symbol-tablet = Плочки
pad-wild = Символи по избор
pad-wild-note = Гилдия на учените, Вавилон
pad-masks = Маски
pad-masks-note = всяка копира зелена карта на съсед
pad-symbols = { $n } × { $symbol }
pad-science-wild = Най-добър избор: { $symbols }.
pad-science-copied = Най-добре е да се копира от съседите: { $symbols }.
pad-science-sum = Еднакви символи: { $squares }. Комплекти от три различни символа: { $sets }.
pad-cards-brown = Кафяви карти
pad-cards-grey = Сиви карти
pad-cards-blue = Сини карти
pad-cards-yellow = Жълти карти
pad-cards-red = Червени карти
pad-cards-green = Зелени карти
pad-cards-purple = Лилави карти
pad-cards-black = Черни карти
pad-count-at = { $name }: { $things }
pad-row-sum = { $row }: { $points }
pad-less = Едно по-малко: { $what }
pad-more = Едно повече: { $what }
pad-wrong-number = Въведете цяло число от { $least } до { $most }. Нищо не е променено.
pad-laurel = Лавров венец { $n }
pad-printed = Точки в отбелязаните полета
pad-first-agora = Първа завършена Агора: { $points }
pad-both-barracks = Двете казарми
pad-per-add = Добавете точки за отбелязани полета от…
pad-per-box = За всяко отбелязано поле: { $building }
pad-per-points = Точки за всяко
pad-per-crossed = Отбелязани полета
pad-per-remove = Премахване
pad-finish = Край и резултат
pad-show = Показване на резултата
pad-edit = Поправка
pad-again = Нова игра, същите играчи
pad-picture = Споделяне като изображение
pad-team-total = Отбор
pad-picture-failed = Браузърът не може да създаде изображението.
pad-remove = Изтриване на играта
pad-remove-sure = Да се изтрие ли играта?
pad-remove-text = Тя се пази само на това устройство. Не може да бъде върната.
pad-reference = Справка
pad-rules = Правила
pad-rules-cities = Правила: „Градове“
pad-search-symbols = Търсене в символите

## A pad that several phones fill in.

share-open = Попълване заедно
share-text = Нека другите сканират кода: всеки попълва своята колона на своя телефон. Сървърът пази листа един ден.
share-qr = Линк към този лист като QR код
share-offline = Няма връзка със сървъра и листът остава на този телефон. Можете да си подавате телефона.
share-stop = Край на споделянето
share-leave = Напускане на споделения лист
share-on = Споделен с други телефони
share-waiting = Промените ще бъдат изпратени, когато сървърът отново е достъпен.
share-gone = Този лист вече не е споделен. Каквото е тук, остава тук.
share-join = Присъединяване към лист
share-which = Коя колона е ваша?
share-all = Всички колони

## The history of a group.

group-title = История на групата
group-intro = Игрите, отчетени на това устройство, и тези, които сте завършили на този сървър.
group-empty = Още няма завършени игри. Отчетете една или внесете игрите от друго устройство.
group-none = Никоя игра не отговаря на филтрите.
group-filters = Показване
group-all = всички
group-kind-base = без „Градове“
group-kind-cities = с „Градове“
group-kind-teams = на отбори
group-kind = Разширение
group-games = { $n ->
    [one] { $n } игра
   *[other] { $n } игри
}
group-list = Игри
group-people = Играчи
group-wonders = Чудеса
group-rivals = Един срещу друг
group-rivals-of = { $name } срещу другите
group-pick = Играч или чудо
group-played = Игри
group-won = Победи
group-mean = Средно
group-best = Рекорд
group-ahead = По-напред
group-behind = По-назад
group-level = Наравно
group-name = Име
group-row = Ред
group-sources = Откъде идват точките, средно: { $name }
group-by-hand = отчетена на ръка
group-played-here = играна тук
group-export = Изтегляне на всички игри
group-import = Внасяне на игри
group-imported = Внесени: { $added }. Вече налични: { $known }.
group-import-unreadable = Файлът не може да бъде прочетен. Нищо не е променено.
group-import-foreign = Файлът не е изтеглен оттук: в него няма листове с точки. Нищо не е променено.
group-import-broken = Игра в този файл е повредена. Нищо не е променено.
group-import-full = В този браузър няма място за всички тези игри.
chart-table = Като таблица

## My statistics.

stats-title = Моята статистика
stats-intro = Завършените ви игри на този сървър. Игрите с върнат ход не се броят.
stats-empty = Още няма завършени игри.
stats-opponents = Резултати според противника
stats-opponent = Противници
stats-people = хора
stats-bots = ботове: { $strength }
stats-progress-label = Вашите точки и точките на победителя, игра по игра
stats-sheet = Среден резултат по редове
stats-you = Вие
stats-winners = Победители
stats-everyone = Всички на вашите маси
stats-date = Дата
stats-rating-ask = Показване на рейтинга ми
stats-rating = Рейтинг { $mu }, неопределеност { $sigma }: почти сигурно между { $low } и { $high }.
stats-rating-note = Започва от 25 с неопределеност 8,3 и се изчислява само от вашите игри.
