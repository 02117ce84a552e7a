### The score pad for games on a real table, the history of a group, my statistics. Loaded when one of them is opened.

## The pad.

pad-title = Счёт настольной партии
pad-intro = Посчитайте то, что лежит у вас на столе, а лист сложит очки. Он работает без связи и хранит все партии на этом устройстве.
pad-new = Новая партия
pad-start = Начать подсчёт
pad-teams-help = Игроки 1 и 2 — одна команда, 3 и 4 — другая, 5 и 6 — третья.
pad-unfinished = Не закончены
pad-unfinished-empty = Незаконченных листов нет.
pad-missing = Этого листа нет на этом устройстве.
pad-not-kept = Браузер не смог сохранить изменение: его память заполнена или отключена. Скачайте свои партии в файл.
pad-order = Как заполнять
pad-by-player = По игрокам
pad-by-row = По строкам
pad-players = Положение
pad-rows = Строки
pad-rank = { $n }-е место
pad-name = Имя
pad-name-empty = Игроку нужно имя. Пока вы не введёте другое, остаётся { $name }.
pad-name-twice = Это имя уже занято. Пока вы не введёте другое, остаётся { $name }.
pad-wonder-pick = Выбрать Чудо
pad-wonder-of = Чудо: { $name }
pad-wonder-none = Другое поле или без поля
pad-wonder-points = Выберите Чудо выше, чтобы считать только ярусы, или введите его очки.
pad-board-side = { $board }, { $side }
pad-stages = Построенные ярусы Чуда
pad-complete = Чудо завершено: { $points }
pad-points = Очки
pad-by-points = Ввести сразу очки
pad-by-count = Посчитать поштучно
pad-coins = Монеты
pad-coins-worth = { $points }; остаток: { $left }
pad-coins-tie = Решают при ничьей.
pad-victories = Жетоны победы, Эпоха { $age }
pad-each = каждый: { $points }
pad-each-defeat = каждый: −1
pad-worth = Карты за { $points }
pad-symbol-compass = Циркули
pad-symbol-gear = Шестерни
pad-symbol-tablet = Скрижали
pad-wild = Символы на выбор
pad-wild-note = Гильдия учёных, Вавилон
pad-masks = Маски
pad-masks-note = каждая копирует зелёную карту соседа
pad-symbols = { $n } × { $symbol }
pad-science-wild = Лучший выбор: { $symbols }.
pad-science-copied = Лучше всего скопировать у соседей: { $symbols }.
pad-science-sum = Одинаковые символы: { $squares }. Наборы из трёх разных символов: { $sets }.
pad-cards-brown = Коричневые карты
pad-cards-grey = Серые карты
pad-cards-blue = Синие карты
pad-cards-yellow = Жёлтые карты
pad-cards-red = Красные карты
pad-cards-green = Зелёные карты
pad-cards-purple = Фиолетовые карты
pad-cards-black = Чёрные карты
pad-count-at = { $name }: { $things }
pad-row-sum = { $row }: { $points }
pad-less = На один меньше: { $what }
pad-more = На один больше: { $what }
pad-wrong-number = Введите целое число от { $least } до { $most }. Ничего не изменено.
pad-laurel = Лавр { $n }
pad-printed = Очки в зачёркнутых клетках
pad-first-agora = Первая завершённая Агора: { $points }
pad-both-barracks = Обе казармы
pad-per-add = Добавить очки за зачёркнутые клетки…
pad-per-box = За каждую зачёркнутую клетку: { $building }
pad-per-points = Очков за каждую
pad-per-crossed = Зачёркнутые клетки
pad-per-remove = Убрать
pad-finish = Закончить и показать
pad-show = Показать результат
pad-edit = Исправить
pad-again = Ещё партия, те же игроки
pad-picture = Поделиться картинкой
pad-team-total = Команда
pad-picture-failed = Браузер не может нарисовать картинку.
pad-remove = Удалить партию
pad-remove-sure = Удалить партию?
pad-remove-text = Она хранится только на этом устройстве. Вернуть её нельзя.
pad-reference = Справка
pad-rules = Правила
pad-rules-cities = Правила: «Города»
pad-search-symbols = Поиск по символам

## A pad that several phones fill in.

share-open = Заполнять вместе
share-text = Пусть остальные отсканируют код: каждый заполняет свой столбец на своём телефоне. Сервер хранит лист одни сутки.
share-qr = Ссылка на этот лист в виде QR-кода
share-offline = Сервер недоступен, поэтому лист остаётся на этом телефоне. Телефон можно передавать по кругу.
share-stop = Прекратить общий доступ
share-on = Заполняется с нескольких телефонов
share-leave = Выйти из общего листа
share-waiting = Изменения отправятся, когда сервер снова станет доступен.
share-gone = Этот лист больше не общий. Всё, что здесь, остаётся здесь.
share-join = Присоединиться к листу
share-which = Какой столбец ваш?
share-all = Все столбцы

## The history of a group.

group-title = История партий
group-intro = Партии, подсчитанные на этом устройстве, и те, что вы доиграли на этом сервере.
group-empty = Законченных партий пока нет. Подсчитайте партию или загрузите партии с другого устройства.
group-none = Ни одна партия не подходит под фильтры.
group-filters = Показать
group-all = все
group-kind-base = без «Городов»
group-kind-cities = с «Городами»
group-kind-teams = командами
group-kind = Дополнение
group-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
group-list = Партии
group-people = Игроки
group-wonders = Чудеса
group-rivals = Личные встречи
group-rivals-of = { $name } против остальных
group-pick = Игрок или чудо
group-played = Партии
group-won = Победы
group-mean = В среднем
group-best = Рекорд
group-ahead = Выше
group-behind = Ниже
group-level = Наравне
group-name = Имя
group-row = Строка
group-sources = Откуда очки в среднем: { $name }
group-by-hand = подсчитана вручную
group-played-here = сыграна здесь
group-export = Скачать все партии
group-import = Загрузить партии
group-imported = Загружено: { $added }. Уже есть: { $known }.
group-import-unreadable = Файл не читается. Ничего не изменено.
group-import-foreign = Этот файл скачан не отсюда: в нём нет листов со счётом. Ничего не изменено.
group-import-broken = Одна из партий в файле повреждена. Ничего не изменено.
group-import-full = В этом браузере нет места для всех этих партий.
chart-table = Таблицей

## My statistics.

stats-title = Моя статистика
stats-intro = Ваши законченные партии на этом сервере. Партии, в которых ход отменяли, не считаются.
stats-empty = Законченных партий пока нет.
stats-opponents = Результаты по соперникам
stats-opponent = Соперники
stats-people = люди
stats-bots = боты: { $strength }
stats-progress-label = Ваши очки и очки победителя, партия за партией
stats-sheet = Средний счёт по строкам
stats-you = Вы
stats-winners = Победители
stats-everyone = Все за вашими столами
stats-date = Дата
stats-rating-ask = Показать мой рейтинг
stats-rating = Рейтинг { $mu }, неопределённость { $sigma }: почти наверняка от { $low } до { $high }.
stats-rating-note = Он начинается с 25 при неопределённости 8,3 и считается только по вашим партиям.
