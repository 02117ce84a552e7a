### Страницата: всичко около масата, еднакво за всички игри.

app-name = Heptapolis
app-tagline = Седем града на една маса.
app-description = Седем града на една маса: играйте с приятели или срещу ботове.
app-unofficial = Неофициален безплатен фенски проект: играе се по правилата, но всички текстове и рисунки са наши.

close = Затваряне
cancel = Отказ
back = Назад

error-unexpected = Нещо се обърка. Презаредете страницата; играта ви е запазена.
error-nothing = Страницата не е намерена.

connection-unreachable = Няма връзка със сървъра.
connection-refused = Сървърът отхвърли заявката.
connection-connecting = Свързване с масата…
connection-reconnecting = Връзката прекъсна. Свързване отново…
connection-lost = Няма връзка с масата. Играта ви е запазена на сървъра.
connection-retry = Нов опит

nav-home = Начало
nav-learn = Обучение
nav-options = Настройки

home-play = Играйте
home-play-detail = { $n ->
    [one] { $game }, { $n } играч, { $strength-bots }
   *[other] { $game }, { $n } играчи, { $strength-bots }
}
home-invite = Поканете приятели
home-invite-detail = Маса с линк за споделяне
home-custom = Игра по избор

warming = Силните ботове се зареждат: { $n }%. Дотогава играят по-лесни.
warming-label = Зареждане на силните ботове

home-mine = Моите игри
home-mine-empty = Още няма игри. Натиснете „Играйте“: след три щраквания ще имате своя каменоломна.
home-watch = Гледайте
home-watch-empty = В момента няма публични игри. Направете масата си публична, за да могат и други да гледат.
home-replays = Повторения
home-replays-empty = Тук можете да прегледате завършените си игри стъпка по стъпка.
home-replays-upload = Отваряне на записана игра
home-replays-bad = Този файл не е записана игра.
home-learn = Обучение
home-learn-tutorial = Уроци: учете се, докато играете
home-learn-symbols = Всички символи
home-score = Точкуване на истинска игра
home-score-detail = Лист за играта на вашата маса

status-open = незапочната
status-playing = в ход
status-over = завършена
status-yours = на ход сте

table-won = { $players-person ->
    [you] { $players } спечелихте с резултат { $points }
    [they] { $players } спечелиха с резултат { $points }
   *[third] { $players } спечели с резултат { $points }
}
table-shared = { $players-person ->
    [you] { $players } споделяте победата с резултат { $points }
   *[they] { $players } споделят победата с резултат { $points }
}

new-title = Нова маса
new-game = Игра

option-players = Играчи

new-strength = Ботове
new-character = Персонажи
new-start = Игра срещу ботове
new-friends = Маса за приятели

strength-easy = лесен
    .plural = лесни
    .bot = лесен бот
    .bots = лесни ботове
    .subject = лесният бот
strength-medium = среден
    .plural = средни
    .bot = среден бот
    .bots = средни ботове
    .subject = средният бот
strength-hard = труден
    .plural = трудни
    .bot = труден бот
    .bots = трудни ботове
    .subject = трудният бот
strength-expert = експерт
    .plural = експерти
    .bot = бот експерт
    .bots = ботове експерти
    .subject = ботът експерт
strength-champion = шампион
    .plural = шампиони
    .bot = бот шампион
    .bots = ботове шампиони
    .subject = ботът шампион
strength-random = случаен
    .plural = случайни
    .bot = случаен бот
    .bots = случайни ботове
    .subject = случайният бот

character-none = универсал
character-random = различни
character-any = произволен
character-scientist = учен
character-general = пълководец
character-merchant = търговка
character-builder = строител

lobby-title = Изчакване на играчи
lobby-seat = Място { $n }
lobby-you = вие
lobby-host = домакин
lobby-join = Седнете тук
lobby-leave = Освобождаване на мястото
lobby-bot = Бот
lobby-character = Персонаж на място { $n }
lobby-free = Място за приятел
lobby-start = Старт
lobby-fill = Старт с ботове
lobby-waiting = { $name } започва играта, когато всички са тук.
lobby-invite = Покана
lobby-copy = Копиране на линка
lobby-share = Споделяне
lobby-copied = Линкът е копиран.
lobby-qr = Линкът с поканата като QR код
lobby-local = Само този компютър може да отвори адреса. Стартирайте сървъра с --host 0.0.0.0, за да допуснете и други.
lobby-timer = Време за едно решение
lobby-timer-none = без ограничение

seat-bot = { $strength-bot }
seat-open = свободно място
seat-you = Вие
    .person = you
    .mid = вие
    .object = вас
seat-left = съсед отляво
seat-right = съсед отдясно
seat-away = отсъства
seat-standin = играе бот
seat-ready = вече избра
seat-thinking = избира
seat-return = Връщам се в играта

table-yours = Вие сте на ход
table-watching = Вие гледате играта.
table-wait = За този ход сте готови. Другите още избират.
table-hint = Подсказка
table-log = Хроника
table-symbols = Символи
table-others = Други градове
table-mycity = Моят град
table-city = Град
table-neighbours = Съседи
table-all = Всички

generic-table = Маса
generic-players = Играчи
generic-yes = да
generic-no = не

table-watched = { $n ->
    [one] { $n } зрител
   *[other] { $n } зрители
}

hand-chosen = ваш избор
hand-suggested = по-добро

use-takeback = Нов избор

city-title = Градът на { $name }
city-coins = Монети
city-points = Точки сега
city-details = Подробно за { $name }

reveal-title = Какво направиха всички
reveal-skip = Пропускане

log-title = Какво се случи
log-step = Стъпка { $n }
log-empty = Още нищо.
log-open = Към този момент

hint-title = Препоръчан ход
hint-thinking = Мисли…
hint-take = Избирам това

score-title = Краен резултат
score-now = Резултат досега
score-rank = Място
score-coins = Монети (при равенство)
score-tiebreak = При равенство
score-you = Спечелихте с резултат { $points }!
score-you-team = Вие и { $name } спечелихте с резултат { $points }!
score-tie = Равенство с по { $points }: { $players-mid }; решават монетите.
score-tie-other = Равенство с по { $points }: { $players-mid }; решава допълнителното правило.
score-rematch = Реванш
score-same = Същото раздаване
table-chosen = Това раздаване е избрано, а не случайно.
score-replay = Преглед на играта
score-record = Изтегляне на играта
score-table = Обратно към масата

replay-title = Повторение
replay-step = Стъпка { $n } от { $of }
replay-eyes = Гледна точка
replay-nobody = зрител
replay-first = Към началото
replay-back = Стъпка назад
replay-next = Стъпка напред
replay-last = Към края
replay-play = Пускане
replay-pause = Пауза
replay-analysis = Анализ
replay-old = Тази игра е играна по по-стара версия на правилата, затова е достъпна само хрониката ѝ.

keys-title = Клавишни комбинации
keys-moves = избор на действие
keys-escape = отказ или затваряне
keys-withdraw = отмяна на избора ви
keys-arrows = разглеждане на градовете
keys-hint = подсказка
keys-log = хроника
keys-talk = реплика към другите
keys-score = резултат досега
keys-help = този списък

options-title = Настройки
options-name = Вашето име
options-language = Език
options-theme = Тема
options-theme-auto = Системна
options-theme-light = Дневна
options-theme-dark = Вечерна
options-motion = Анимации
options-sound = Звуци

## Всеки звук има своя сила.

options-volume-turn = Вашият ход
options-volume-card = Карти
options-volume-coin = Монети
options-volume-build = Строеж
options-volume-battle = Битки
options-volume-dice = Зарове
options-volume-score = Точкуване
options-volume-win = Победител

options-estimate = Показване на точките по време на игра
options-saved = Запазено.

passphrase-title = Този сървър е частен
passphrase-ask = Парола
passphrase-enter = Вход

learn-title = Обучение
learn-intro = Учете се, докато играете: всеки урок показва това, за което говори, и изчаква да го направите. Можете да прекъснете по всяко време и да продължите по-късно.

symbols-title = Всички символи
symbols-effects = Ефекти

home-custom-detail = Играчи, „Градове“, отбори, зарове

rules-contents = Съдържание
rules-search = Търсене в правилата
rules-found = { $n ->
    [one] Намерено е { $n } правило
   *[other] Намерени са { $n } правила
}
rules-link = Линк към това правило

new-more = Още настройки
new-file = Избор на файл
new-file-forget = Премахване

seat-bot-named = { $name }, { $strength }
seat-character = { $name }, { $character }, { $strength }
seat-bots = { $n ->
    [one] { $n } бот, { $strength }
   *[other] { $n } бота, { $strength-plural }
}
seat-opens = { $n ->
    [one] { $n } свободно място
   *[other] { $n } свободни места
}

profile-title = Вие
profile-me = { $name }: промяна на името и аватара
profile-ask = Как да ви наричат другите?
profile-why = На масата се виждат името и аватарът ви. Можете да ги промените по всяко време.
profile-another = Друго предложение
profile-avatar = Аватар
profile-save = Запазване
profile-go = Напред

avatar-owl = сова
avatar-lion = лъв
avatar-dolphin = делфин
avatar-bull = бик
avatar-ibis = ибис
avatar-cat = котка
avatar-tortoise = костенурка
avatar-horse = кон
avatar-serpent = змия
avatar-bee = пчела
avatar-ram = овен
avatar-octopus = октопод

mine-move = Вие сте на ход
mine-deadline = времето изтича { $when }
mine-next = Следващ краен срок: { $when }
mine-all = Всички ({ $n })
mine-fewer = По-малко
mine-tidy = Премахване на всички от списъка
mine-remove = Премахване от списъка: { $game }, { $company }
mine-remove-short = Премахване от списъка

home-open = Отворени маси
home-open-empty = В момента никоя маса не чака играчи. Отворете вие една: изберете „Игра по избор“ и допуснете всички.

open-join = Включване
open-join-one = Включване при { $host }: { $game }
open-limit = { $time } за решение

visibility-link = Хората с линка
visibility-public = Всички (масата е на началната страница)

new-alone = Самостоятелно
new-together = С приятели
new-visibility = Кой може да се включи и да гледа
new-undo = Връщане на ходове
new-undo-help = Можете да връщате ходове. Такива игри не влизат в статистиката.
new-remedied = { $why } Избрано е и следното: { $what }.

lobby-offline = офлайн от { $time }
lobby-rename = Име
lobby-standin = Заместване с бот
lobby-standin-later = След { $time } можете да гласувате за бот.
lobby-standin-votes = { $n } от { $of } гласа за бот
lobby-remove = Премахване
lobby-remove-sure = Да премахнем ли { $name }?
lobby-remove-text = Мястото се освобождава. Играчът получава съобщение и може да седне отново, ако още има линка.
lobby-removed = Вече нямате място тук: домакинът ви премахна или бот зае мястото ви, докато бяхте офлайн.
closing = Затваряне на масата
closing-one = Затваряне на масата: { $game }, { $company }
closing-sure = Да затворим ли тази маса?
closing-open = Масата се изтрива. Всички на нея получават съобщение.
closing-game = Играта се изтрива и остава без резултат.
closing-upload = Качената игра се изтрива.
lobby-welcome = { $name } ви кани да играете.
lobby-sit = Седнете
lobby-start-open = { $n ->
    [one] Още { $n } място е свободно: поканете приятел или го дайте на бот.
   *[other] Още { $n } места са свободни: поканете приятели или ги дайте на ботове.
}
lobby-settings = Настройки на масата
lobby-takeover = Ставам домакин
lobby-takeover-later = { $name } е офлайн. След { $time } можете да станете домакин.

offline-retrying = Страницата ще се свърже сама, щом стане възможно.
offline-works = Работи и без връзка
offline-games = Игрите ви са запазени на сървъра и ви чакат.
offline-now = Вие сте офлайн. Листът за точки, правилата и символите са достъпни; за останалото е нужна връзка.

devices-title = Вашите устройства
devices-text = Играйте под едно име на телефона и на компютъра, със същите игри. Не е нужна регистрация.
devices-link = Още едно устройство
devices-qr = Линкът за другото ви устройство като QR код
devices-once = Сканирайте кода или отворете линка на другото си устройство. Важи еднократно, до 10 минути. Не го споделяйте: който го отвори, може да играе от ваше име.
devices-known = В употреба
devices-this = това устройство
devices-seen = последно използвано { $ago }
devices-revoke = Изход
devices-revoke-one = Изход от { $label }
devices-revoked = Излязохте от { $label }.

device-title = Игра от това устройство
device-text = От това устройство ще се играе от името на човека, който е създал линка – със същото име и същите игри.
device-yes = Игра от това устройство
device-replace = На това устройство вече играете като { $name }. Ако продължите, оттук ще се играе от името на човека, който е създал линка, а игрите на { $name } вече няма да се виждат тук.
device-replace-yes = Замяна
device-dead = Този линк е изтекъл или вече е използван. Създайте нов на другото си устройство, в „Настройки“.

privacy-title = Лични данни
privacy-text = Сървърът пази името, аватара и устройствата ви, както и игрите, в които сте участвали, и нищо друго за вас.
privacy-export = Изтегляне на данните ми
privacy-erase = Изтриване на всичко за мен
privacy-sure = Да изтрием ли всичко за вас?
privacy-consequence = Името, аватарът и устройствата ви се изтриват. В незавършените игри местата ви заемат ботове; завършените остават, но без името ви. Това не може да се отмени.
privacy-confirm = Изтриване на всичко

lobby-timer-help = Когато времето изтече, решението взема бот.

mine-tidy-sure = { $n ->
    [one] Натиснете отново, за да премахнете { $n } игра
   *[other] Натиснете отново, за да премахнете { $n } игри
}

options-confirm = Потвърждаване на избора в играта със зарове

table-missing = Чакаме: { $names }
table-missing-many = { $n ->
    [one] Чакаме: { $name } и още { $n } играч
   *[other] Чакаме: { $name } и още { $n } играчи
}
table-undo = Връщане

choice-sending = Изпращане: { $what }…
choice-offline = Вие сте офлайн. Когато се върнете, ще се изпрати: { $what }.
choice-chosen = Избрано: { $what }. Можете да го промените, докато не изберат всички.
choice-stand-in = Ботът избра: { $what }. Върнете се в играта, за да избирате сами.
choice-replayed = Тук е избрано: { $what }.
choice-suggested = Тук е по-добре: { $what }.

connection-offline = Вие сте офлайн. Изчакване на мрежата…

clock-days = { $d } д { $h } ч
clock-hours = { $h } ч { $m } мин
clock-left = Оставащо време: { $time }
clock-paused = на пауза
clock-pause = Спиране на часовника
clock-resume = Пускане на часовника
clock-late = { $n ->
    [one] остава { $n } секунда
   *[other] остават { $n } секунди
}
clock-then-you = След { $time } вместо вас решава бот
clock-then = След { $time } вместо { $name } решава бот

away-seconds = { $n } с
away-minutes = { $n } мин
away-hours = { $n } ч
away-days = { $n } д
away-you = Вместо вас играе бот.
away-other = { $name } е офлайн.
away-call = Нека бот играе вместо { $name } (офлайн от { $time })
away-callable = възможно след { $time }
away-votes = { $n } от { $of } гласа
away-host = { $name } (домакин) е офлайн.
away-host-take = Ставам домакин

menu-title = Меню
menu-offline = офлайн от { $time }
menu-again = Какво се случи?
menu-leave = Напускане на масата
menu-leave-ask = Вместо вас ще играе бот. Можете да се върнете и да заемете мястото си по всяко време.

rematch-wanted = { $name } иска реванш:
rematch-wanted-same = { $name } иска нова игра със същото раздаване:
rematch-join = Включване

watch-behind = Седнете зад

score-text = Изтегляне като текст

keys-undo = връщане на последния ход
keys-again = последният ход отново

options-vibrate = Вибрация, когато съм на ход
options-notify = Известие, когато съм на ход и разделът е скрит
options-notify-refused = Браузърът ви не позволява известия от този сайт. Първо променете това в настройките му.

## Уроци.

lesson-label = Урок
lesson-step = Стъпка { $n } от { $of }
lesson-leave = Напускане на урока (можете да го продължите по-късно)
lesson-next = Напред
lesson-back = Назад
lesson-other = В истинска игра може и така. В този урок, моля, направете това, което е осветено.
lesson-finish = Довършване на играта
lesson-play = Истинска игра
lesson-start = Старт
lesson-resume = Продължаване
lesson-again = Още веднъж
lesson-restart = Отначало
lesson-done = завършен

## Разговори на масата. Последните шест реплики описват лице: „{ $name }: усмихва се“.

talk-title = Кажете нещо
talk-open = Кажете нещо
talk-mute = Скриване на репликите на тези играчи
talk-line = { $name }: { $words }
talk-spectator = Вие сте зрител: виждате какво казват играчите, но само те могат да говорят.
talk-fast = Твърде много реплики наведнъж. Изчакайте малко.

phrase-hello = Здравейте!
phrase-good-luck = Успех!
phrase-your-turn = Твой ред е!
phrase-take-your-time = Спокойно, няма бързане.
phrase-one-moment = Един момент, моля.
phrase-back-again = Върнах се.
phrase-nice-move = Хубав ход!
phrase-well-played = Добре изиграно!
phrase-thanks = Благодаря!
phrase-sorry = Съжалявам!
phrase-good-game = Хубава игра беше!
phrase-another-game = Още една игра?
phrase-smile = усмихва се
phrase-laugh = смее се
phrase-surprise = учудва се
phrase-sadness = тъжи
phrase-doubt = замисля се
phrase-applause = ръкопляска

## Какво си казват съотборниците за една карта.

mark-take = Вземам тази
mark-leave = Остави ми тази
mark-suggest = Вземи тази
mark-said = { $name }: { $words }
mark-title = Кажете на съотборника си

home-puzzle = Задача на деня
home-puzzle-detail = Намерете най-добрия ход
puzzles-title = Задачи
