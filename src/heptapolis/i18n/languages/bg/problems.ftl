### Какво може да се обърка.

problem-input = { $input }: { $problem } ({ $detail })

problem-not-understood = Въведеното е невалидно.
problem-unknown-name = Няма нищо с такова име.
problem-bad-option = Тази стойност не е допустима за настройката.
problem-bad-notation = Това не е запис на действие.
problem-bad-data = Данните са невалидни.
problem-bad-record = Това не е записана игра.
problem-not-supported = Тази игра не поддържа това.
problem-bad-plugin = Инсталирана добавка е повредена.
problem-invalid = Заявката е сгрешена.
problem-not-legal = Това не е възможно сега.
problem-illegal-move = Това действие не е позволено сега.
problem-wrong-seats = Играчът на това място няма какво да решава сега.
problem-bad-request = Заявката не може да бъде прочетена.
problem-no-guest = Сървърът още не ви познава: първо въведете името си.
problem-wrong-passphrase = Грешна парола.
problem-foreign-origin = Този сайт няма право да използва сървъра.
problem-not-host = Само домакинът може да направи това.
problem-not-seated = Нямате място на тази маса.
problem-not-found = Не е намерено.
problem-unknown-table = Няма такава маса.
problem-unknown-seat = Няма такова място.
problem-unknown-step = Няма такава стъпка.
problem-unknown-device = Нямате такова устройство.
problem-unknown-pad = Този лист за точки вече не е споделен.
problem-no-analysis = Тази игра още не е анализирана.
problem-unknown-puzzle = Няма такава задача.
problem-method-not-allowed = Този метод не е позволен тук.
problem-already-started = Играта вече е започнала.
problem-not-started = Играта още не е започнала.
problem-not-over = Играта още не е свършила.
problem-seats-open = Още има свободни места.
problem-seat-taken = Това място е заето.
problem-table-full = Всички места са заети.
problem-present = Играчът е онлайн.
problem-too-early = Дайте на играча още малко време.
problem-no-clock = Тази маса няма часовник.
problem-no-undo = На тази маса не се връщат ходове.
problem-nothing-to-undo = Няма ход за връщане.
problem-stale = Играта междувременно продължи.
problem-old-rules = Тази игра използва по-стара версия на правилата, която вече не се поддържа.
problem-dead-link = Този линк е изтекъл или вече е използван.
problem-too-large = Заявката е твърде голяма.
problem-unsupported-media-type = Съдържанието на заявката не е JSON.
problem-too-many-requests = Твърде много заявки: опитайте пак след малко.
problem-too-many-tables = Имате твърде много незавършени маси.
problem-too-many-sockets = Имате твърде много отворени връзки.
problem-internal = Нещо се обърка на сървъра.
problem-storage-unavailable = Базата данни е недостъпна в момента; нищо не е променено.
problem-bad-name = Това име не може да се покаже така, както е написано.
problem-unknown-phrase = Няма такава реплика.
problem-too-slow = Заявката пристигна твърде бавно.
problem-not-shared = Можете да отбелязвате само това, което виждате и вие, и съотборникът ви.
problem-closed-table = Домакинът затвори тази маса.
problem-other-version = Страницата и сървърът са различни версии: презаредете страницата.
problem-too-fast = Твърде много реплики наведнъж: изчакайте малко.
problem-too-many-spectators = На тази маса има твърде много зрители.
problem-too-many-uploads = Имате твърде много качени игри: първо изтрийте някоя.
problem-too-many-analyses = Поискали сте много анализи: изчакайте няколко минути.
problem-busy = Сървърът е зает: опитайте пак след малко.
problem-compiling = Анализът чака силните ботове да се заредят: опитайте пак след минута.

problem-table-changing = Масата се променя твърде бързо: опитайте пак.
problem-revoked = Достъпът от това устройство беше прекратен.
problem-too-long = Играта е твърде дълга.
problem-nothing-to-decide = Сега няма какво да решавате.
problem-not-legal-for-you = Това действие не ви е позволено сега.
problem-undo-alone = Ходове се връщат само ако играете сами: заемете едно място, а всички други дайте на ботове.
problem-one-player = Тази маса е за един играч.
problem-someone-loses-seat = Някой би загубил мястото си.
problem-too-many-seats = { $players ->
    [one] { $seats } места са твърде много за { $players } играч.
   *[other] { $seats } места са твърде много за { $players } играчи.
}
problem-game-over = Играта свърши.
problem-player-present = Бот може да поеме играта само докато играчът е офлайн.
problem-host-present = Домакинът е онлайн.
problem-bot-later = { $n ->
    [one] Можете да повикате бот след { $n } секунда; домакинът може още сега.
   *[other] Можете да повикате бот след { $n } секунди; домакинът може още сега.
}
problem-host-later = { $n ->
    [one] Можете да станете домакин след { $n } секунда.
   *[other] Можете да станете домакин след { $n } секунди.
}
problem-open-seats = Тези места са свободни: { $seats }. Поканете някого или добавете ботове.
problem-no-hints = За тази игра няма подсказки.
problem-hints-later = Още няма подсказки: силните ботове се зареждат. Опитайте пак след минута.
problem-other-seats-later = Играта още не е свършила: другите места ще можете да видите след края ѝ.
problem-record-later = Играта още не е свършила: записът ѝ би разкрил скрити карти.
problem-analysis-later = Играта още не е свършила: ще може да се анализира след края ѝ.
problem-no-analysis-engine = Тази игра не може да се анализира: за нея няма силни ботове.
problem-nothing-to-analyse = Няма какво да се анализира: не е взето нито едно решение.
problem-no-bot = Този сървър не предлага такъв бот.
problem-not-a-choice = Това не е сред възможностите.
problem-listed-twice = Това е изброено два пъти.
