### Страница: всё вокруг стола, одинаковое для всех игр.

app-name = Heptapolis
app-tagline = Семь городов за одним столом.
app-description = Семь городов за одним столом: играйте с друзьями или против ботов.
app-unofficial = Неофициальный бесплатный фанатский проект: игра идёт по правилам, но все тексты и рисунки — наши собственные.

close = Закрыть
cancel = Отмена
back = Назад

error-unexpected = Что-то пошло не так. Обновите страницу: партия не пропадёт.
error-nothing = Страница не найдена.

connection-unreachable = Сервер недоступен.
connection-refused = Сервер отклонил запрос.
connection-connecting = Подключаемся к столу…
connection-reconnecting = Связь потеряна. Подключаемся заново…
connection-lost = Нет связи со столом. Партия сохранена на сервере.
connection-retry = Повторить

nav-home = Главная
nav-learn = Обучение
nav-options = Настройки

home-play = Играть
home-play-detail = { $n ->
    [one] { $game }, { $n } игрок, { $strength-bots }
    [few] { $game }, { $n } игрока, { $strength-bots }
   *[many] { $game }, { $n } игроков, { $strength-bots }
}
home-invite = Позвать друзей
home-invite-detail = Стол со ссылкой для друзей
home-custom = Настроить партию

warming = Загружаются сильные боты: { $n } %. Пока они не готовы, играют боты попроще.
warming-label = Ход загрузки сильных ботов

home-mine = Мои партии
home-mine-empty = Партий пока нет. Нажмите «Играть»: через три клика у вас будет каменоломня.
home-watch = Смотреть
home-watch-empty = Публичных партий сейчас нет. Сделайте стол публичным, чтобы другие могли смотреть.
home-replays = Повторы
home-replays-empty = Здесь можно пересмотреть завершённые партии ход за ходом.
home-replays-upload = Открыть запись партии
home-replays-bad = Этот файл — не запись партии.
home-learn = Обучение
home-learn-tutorial = Уроки: учитесь играя
home-learn-symbols = Все символы
home-score = Счёт настольной партии
home-score-detail = Лист для партии на вашем столе

status-open = не начата
status-playing = идёт
status-over = завершена
status-yours = ваш ход

table-won = { $players-gender ->
    [plural] { $players } победили: { $points }
   *[name] Победа: { $players }, { $points }
}
table-shared = { $players } разделили победу: { $points }

new-title = Новый стол
new-game = Игра

option-players = Игроки

new-strength = Боты
new-character = Персонажи
new-start = Играть против ботов
new-friends = Создать стол для друзей

strength-easy = лёгкий
    .plural = лёгкие
    .bot = лёгкий бот
    .bots = лёгкие боты
strength-medium = средний
    .plural = средние
    .bot = средний бот
    .bots = средние боты
strength-hard = сложный
    .plural = сложные
    .bot = сложный бот
    .bots = сложные боты
strength-expert = мастер
    .plural = мастера
    .bot = бот-мастер
    .bots = боты-мастера
strength-champion = чемпион
    .plural = чемпионы
    .bot = бот-чемпион
    .bots = боты-чемпионы
strength-random = случайный
    .plural = случайные
    .bot = случайный бот
    .bots = случайные боты

character-none = универсал
character-random = разные
character-any = случайный
character-scientist = учёный
character-general = полководец
character-merchant = купец
character-builder = строитель

lobby-title = Ждём игроков
lobby-seat = Место { $n }
lobby-you = вы
lobby-host = хозяин
lobby-join = Сесть сюда
lobby-leave = Встать
lobby-bot = Бот
lobby-character = Персонаж на месте { $n }
lobby-free = Свободно для друга
lobby-start = Начать
lobby-fill = Добавить ботов и начать
lobby-waiting = { $name } начнёт партию, когда все соберутся.
lobby-invite = Пригласить
lobby-copy = Скопировать ссылку
lobby-share = Поделиться
lobby-copied = Ссылка скопирована.
lobby-qr = Ссылка-приглашение в виде QR-кода
lobby-local = Этот адрес открывается только на этом компьютере. Чтобы впустить других, запустите сервер с --host 0.0.0.0.
lobby-timer = Время на решение
lobby-timer-none = не ограничено

seat-bot = { $strength-bot }
seat-open = свободное место
seat-you = Вы
seat-left = сосед слева
seat-right = сосед справа
seat-away = нет на месте
seat-standin = играет бот
seat-ready = выбор сделан
seat-thinking = выбирает
seat-return = Вернуться на место

table-yours = Ваш ход
table-watching = Вы зритель.
table-wait = Ваш выбор на этот ход сделан. Остальные ещё думают.
table-hint = Подсказка
table-log = Хроника
table-symbols = Символы
table-others = Другие города
table-mycity = Мой город
table-city = Город
table-neighbours = Соседи
table-all = Все

generic-table = Стол
generic-players = Игроки
generic-yes = да
generic-no = нет

table-watched = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}

hand-chosen = выбрано
hand-suggested = лучше

use-takeback = Отменить выбор

city-title = Город: { $name }
city-coins = Монеты
city-points = Очки сейчас
city-details = Показать подробно: { $name }

reveal-title = Кто что сделал
reveal-skip = Пропустить

log-title = Что произошло
log-step = Шаг { $n }
log-empty = Пока ничего.
log-open = Показать этот момент

hint-title = Рекомендуемый ход
hint-thinking = Думаю…
hint-take = Выбрать этот ход

score-title = Итоговый счёт
score-now = Текущий счёт
score-rank = Место
score-coins = Монеты (при ничьей)
score-tiebreak = При ничьей
score-you = Вы победили, набрав { $points }!
score-you-team = Вы и { $name } победили, набрав { $points }!
score-tie = { $players } набрали по { $points-each }; спор решают монеты.
score-tie-other = { $players } набрали по { $points-each }; спор решает дополнительный показатель.
score-rematch = Реванш
score-same = Та же раздача
table-chosen = Раздача выбрана заранее, она не случайна.
score-replay = Смотреть повтор
score-record = Скачать партию
score-table = Вернуться за стол

replay-title = Повтор
replay-step = Шаг { $n } из { $of }
replay-eyes = Смотреть как
replay-nobody = зритель
replay-first = В начало
replay-back = На шаг назад
replay-next = На шаг вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Пауза
replay-analysis = Анализ
replay-old = Партия сыграна по прежней версии правил, поэтому доступна только её хроника.

keys-title = Горячие клавиши
keys-moves = выбрать ход
keys-escape = снять выбор или закрыть
keys-withdraw = отменить свой выбор
keys-arrows = переходить между городами
keys-hint = подсказка
keys-log = хроника
keys-talk = сказать что-нибудь
keys-score = текущий счёт
keys-help = этот список

options-title = Настройки
options-name = Ваше имя
options-language = Язык
options-theme = Тема
options-theme-auto = Как в системе
options-theme-light = День
options-theme-dark = При свете лампы
options-motion = Анимация
options-sound = Звуки

options-volume-turn = Ваш ход
options-volume-card = Карты
options-volume-coin = Монеты
options-volume-build = Постройки
options-volume-battle = Сражения
options-volume-dice = Кубики
options-volume-score = Таблица счёта
options-volume-win = Победитель

options-estimate = Показывать очки во время партии
options-saved = Сохранено.

passphrase-title = Это закрытый сервер
passphrase-ask = Кодовая фраза
passphrase-enter = Войти

learn-title = Обучение
learn-intro = Учитесь играя: каждый урок показывает то, о чём говорит, и ждёт, пока вы это сделаете. Прервать урок можно когда угодно и продолжить позже.

symbols-title = Все символы
symbols-effects = Эффекты

home-custom-detail = Игроки, «Города», команды, кубики

rules-contents = Содержание
rules-search = Поиск по правилам
rules-found = { $n ->
    [one] Найдено { $n } правило
    [few] Найдено { $n } правила
   *[many] Найдено { $n } правил
}
rules-link = Ссылка на это правило

new-more = Ещё настройки
new-file = Выбрать файл
new-file-forget = Убрать

seat-bot-named = { $name }, { $strength-bot }
seat-character = { $name }, { $character }, { $strength-bot }
seat-bots = { $n ->
    [one] { $n } бот ({ $strength })
    [few] { $n } бота ({ $strength-plural })
   *[many] { $n } ботов ({ $strength-plural })
}
seat-opens = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}

profile-title = Вы
profile-me = { $name }: изменить имя и аватар
profile-ask = Как вас называть за столом?
profile-why = Имя и аватар видны всем за столом. Их можно сменить в любой момент.
profile-another = Предложить другое имя
profile-avatar = Аватар
profile-save = Сохранить
profile-go = Продолжить

avatar-owl = сова
avatar-lion = лев
avatar-dolphin = дельфин
avatar-bull = бык
avatar-ibis = ибис
avatar-cat = кошка
avatar-tortoise = черепаха
avatar-horse = конь
avatar-serpent = змея
avatar-bee = пчела
avatar-ram = баран
avatar-octopus = осьминог

mine-move = Ваш ход
mine-deadline = время истекает { $when }
mine-next = Ближайший срок: { $when }
mine-all = Показать все ({ $n })
mine-fewer = Свернуть
mine-tidy = Убрать все из списка
mine-remove = Убрать из списка: { $game }, { $company }
mine-remove-short = Убрать из списка

home-open = Открытые столы
home-open-empty = Сейчас никто не ждёт игроков. Откройте свой стол: нажмите «Настроить партию» и впустите всех желающих.

open-join = Сесть за стол
open-join-one = Сесть за стол: { $host }, { $game }
open-limit = { $time } на решение

visibility-link = Те, у кого есть ссылка
visibility-public = Кто угодно (стол виден на главной)

new-alone = В одиночку
new-together = С друзьями
new-visibility = Кто может играть и смотреть
new-undo = Разрешить отмену
new-undo-help = Ходы можно отменять. Такие партии не идут в статистику.
new-remedied = { $why } Заодно выбрано: { $what }.

lobby-offline = не в сети { $time }
lobby-rename = Имя
lobby-standin = Отдать место боту
lobby-standin-later = Голосовать за бота можно будет через { $time }.
lobby-standin-votes = Голосов за бота: { $n } из { $of }
lobby-remove = Убрать
lobby-remove-sure = Убрать игрока { $name }?
lobby-remove-text = Место освободится. Игрок получит сообщение и сможет сесть снова, если у него осталась ссылка.
lobby-removed = У вас больше нет места за этим столом: вас убрал хозяин или место занял бот, пока вы были не в сети.
closing = Закрыть стол
closing-one = Закрыть стол: { $game }, { $company }
closing-sure = Закрыть этот стол?
closing-open = Стол будет удалён. Все, кто за ним, получат сообщение.
closing-game = Партия будет удалена и останется без результата.
closing-upload = Загруженная партия будет удалена.
lobby-welcome = { $name } приглашает вас сыграть.
lobby-sit = Сесть
lobby-start-open = { $n ->
    [one] Свободно ещё { $n } место: пригласите друга или посадите бота.
    [few] Свободно ещё { $n } места: пригласите друзей или посадите ботов.
   *[many] Свободно ещё { $n } мест: пригласите друзей или посадите ботов.
}
lobby-settings = Настройки стола
lobby-takeover = Стать хозяином стола
lobby-takeover-later = { $name } не в сети. Стать хозяином стола можно будет через { $time }.

offline-retrying = Страница подключится сама, как только сможет.
offline-works = Работает без сети
offline-games = Ваши партии сохранены на сервере и ждут вас.
offline-now = Вы не в сети. Лист счёта, правила и символы доступны; для остального нужна связь.

devices-title = Ваши устройства
devices-text = Играйте под одним именем и в одни и те же партии с телефона и с компьютера. Регистрация не нужна.
devices-link = Добавить устройство
devices-qr = Ссылка для другого устройства в виде QR-кода
devices-once = Отсканируйте код или откройте ссылку на другом устройстве. Она сработает один раз в течение 10 минут. Никому её не передавайте: кто её откроет, сможет играть от вашего имени.
devices-known = Подключены
devices-this = это устройство
devices-seen = последний вход: { $ago }
devices-revoke = Отключить
devices-revoke-one = Отключить: { $label }
devices-revoked = { $label }: устройство отключено.

device-title = Подключить это устройство
device-text = На этом устройстве будет играть тот, кто создал ссылку: с тем же именем и теми же партиями.
device-yes = Подключить
device-replace = На этом устройстве вы уже играете под именем { $name }. Если продолжить, здесь будет играть тот, кто создал ссылку, а партии игрока { $name } на этом устройстве больше не будут видны.
device-replace-yes = Заменить
device-dead = Ссылка устарела или уже использована. Создайте новую на другом устройстве, в настройках.

privacy-title = Личные данные
privacy-text = Сервер хранит ваше имя, аватар, устройства и партии, в которых вы участвовали, и больше ничего о вас.
privacy-export = Скачать мои данные
privacy-erase = Удалить всё обо мне
privacy-sure = Удалить всё, что сервер хранит о вас?
privacy-consequence = Имя, аватар и устройства будут удалены. В незавершённых партиях ваши места займут боты; завершённые останутся без вашего имени. Отменить это нельзя.
privacy-confirm = Удалить всё

lobby-timer-help = Когда время выходит, решение принимает бот.

mine-tidy-sure = { $n ->
    [one] Нажмите ещё раз, чтобы убрать { $n } партию
    [few] Нажмите ещё раз, чтобы убрать { $n } партии
   *[many] Нажмите ещё раз, чтобы убрать { $n } партий
}

options-confirm = Подтверждать выбор в игре с кубиками

table-missing = Ждём: { $names }
table-missing-many = { $n ->
    [one] Ждём: { $name } и ещё { $n } игрок
    [few] Ждём: { $name } и ещё { $n } игрока
   *[many] Ждём: { $name } и ещё { $n } игроков
}
table-undo = Отменить ход

choice-sending = Отправляем: { $what }…
choice-offline = Вы не в сети. Отправим, когда связь вернётся: { $what }.
choice-chosen = Выбрано: { $what }. Выбор можно изменить, пока готовы не все.
choice-stand-in = Бот выбрал: { $what }. Вернитесь на место, чтобы выбирать самостоятельно.
choice-replayed = Здесь выбрано: { $what }.
choice-suggested = Здесь лучше: { $what }.

connection-offline = Вы не в сети. Ждём связи…

clock-days = { $d } д { $h } ч
clock-hours = { $h } ч { $m } мин
clock-left = Осталось: { $time }
clock-paused = на паузе
clock-pause = Остановить часы
clock-resume = Запустить часы
clock-late = { $n ->
    [one] Осталась { $n } секунда
    [few] Осталось { $n } секунды
   *[many] Осталось { $n } секунд
}
clock-then-you = Через { $time } за вас решит бот
clock-then = { $name }: через { $time } решит бот

away-seconds = { $n } с
away-minutes = { $n } мин
away-hours = { $n } ч
away-days = { $n } д
away-you = За вас играет бот.
away-other = { $name } не в сети.
away-call = Посадить бота вместо игрока { $name } (не в сети { $time })
away-callable = можно через { $time }
away-votes = голосов: { $n } из { $of }
away-host = Хозяин стола, { $name }, не в сети.
away-host-take = Стать хозяином стола

menu-title = Меню
menu-offline = не в сети { $time }
menu-again = Что произошло?
menu-leave = Покинуть стол
menu-leave-ask = За вас будет играть бот. Вернуться и занять своё место можно в любой момент.

rematch-wanted = { $name } хочет реванша:
rematch-wanted-same = { $name } хочет сыграть ту же раздачу ещё раз:
rematch-join = Сыграть

watch-behind = За спиной у игрока

score-text = Скачать как текст

keys-undo = отменить последний ход
keys-again = показать последний ход ещё раз

options-vibrate = Вибрация, когда наступает ваш ход
options-notify = Уведомлять о вашем ходе, когда вкладка скрыта
options-notify-refused = Браузер не разрешает уведомления с этого сайта. Сначала измените это в его настройках.

lesson-label = Урок
lesson-step = Шаг { $n } из { $of }
lesson-leave = Прервать урок (продолжить можно позже)
lesson-next = Дальше
lesson-back = Назад
lesson-other = В настоящей партии так тоже можно. А на уроке сделайте, пожалуйста, то, что подсвечено.
lesson-finish = Доиграть эту партию
lesson-play = Сыграть по-настоящему
lesson-start = Начать
lesson-resume = Продолжить
lesson-again = Пройти ещё раз
lesson-restart = Начать заново
lesson-done = пройден

talk-title = Сказать что-нибудь
talk-open = Сказать что-нибудь
talk-mute = Не показывать реплики этих игроков
talk-line = { $name }: { $words }
talk-spectator = Вы зритель: реплики игроков вам видны, но говорить могут только они.
talk-fast = Слишком много реплик подряд. Подождите немного.

phrase-hello = Всем привет!
phrase-good-luck = Удачи!
phrase-your-turn = Ваш ход!
phrase-take-your-time = Не торопитесь.
phrase-one-moment = Минутку, пожалуйста.
phrase-back-again = Я снова здесь.
phrase-nice-move = Отличный ход!
phrase-well-played = Здорово сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-good-game = Хорошая партия!
phrase-another-game = Ещё партию?
phrase-smile = улыбается
phrase-laugh = смеётся
phrase-surprise = удивляется
phrase-sadness = грустит
phrase-doubt = размышляет
phrase-applause = аплодирует

mark-take = Беру это
mark-leave = Оставьте это мне
mark-suggest = Возьмите это
mark-said = { $name }: { $words }
mark-title = Сказать напарнику

home-puzzle = Задача дня
home-puzzle-detail = Найдите лучший ход
puzzles-title = Задачи
