### Что может пойти не так. `problem-<код>` говорится, когда ничего точнее не известно.

problem-input = { $input }: { $problem } ({ $detail })

problem-not-understood = Непонятный ввод.
problem-unknown-name = Ничего с таким именем нет.
problem-bad-option = Такое значение не подходит.
problem-bad-notation = Это не ход.
problem-bad-data = Данные в неверном формате.
problem-bad-record = Это не запись партии.
problem-not-supported = Эта игра этого не поддерживает.
problem-bad-plugin = Один из установленных плагинов неисправен.
problem-invalid = Запрос составлен неверно.
problem-not-legal = Сейчас это невозможно.
problem-illegal-move = Сейчас такой ход невозможен.
problem-wrong-seats = Игроку на этом месте сейчас нечего решать.
problem-bad-request = Запрос не удалось прочитать.
problem-no-guest = Сервер вас ещё не знает: сначала введите имя.
problem-wrong-passphrase = Неверная кодовая фраза.
problem-foreign-origin = Этому сайту нельзя пользоваться этим сервером.
problem-not-host = Это может только хозяин стола.
problem-not-seated = У вас нет места за этим столом.
problem-not-found = Не найдено.
problem-unknown-table = Такого стола нет.
problem-unknown-seat = Такого места нет.
problem-unknown-step = Такого шага нет.
problem-unknown-device = У вас нет такого устройства.
problem-unknown-pad = Этот лист счёта больше не общий.
problem-no-analysis = Эта партия ещё не проанализирована.
problem-unknown-puzzle = Такой задачи нет.
problem-method-not-allowed = Этот метод здесь недопустим.
problem-already-started = Партия уже началась.
problem-not-started = Партия ещё не началась.
problem-not-over = Партия ещё не закончилась.
problem-seats-open = Не все места заняты.
problem-seat-taken = Это место занято.
problem-table-full = Все места заняты.
problem-present = Игрок в сети.
problem-too-early = Дайте игроку ещё немного времени.
problem-no-clock = За этим столом играют без часов.
problem-no-undo = За этим столом ходы не отменяют.
problem-nothing-to-undo = Отменять нечего.
problem-stale = Партия уже ушла вперёд.
problem-old-rules = Партия идёт по старой версии правил, которая больше не поддерживается.
problem-dead-link = Ссылка устарела или уже использована.
problem-too-large = Слишком большой запрос.
problem-unsupported-media-type = Тело запроса — не JSON.
problem-too-many-requests = Слишком много запросов: попробуйте чуть позже.
problem-too-many-tables = У вас слишком много незавершённых столов.
problem-too-many-sockets = У вас слишком много открытых соединений.
problem-internal = На сервере что-то пошло не так.
problem-storage-unavailable = База данных сейчас недоступна; ничего не изменилось.
problem-bad-name = Это имя нельзя показать в таком виде.
problem-unknown-phrase = Такой фразы нет.
problem-too-slow = Запрос шёл слишком долго.
problem-not-shared = Отметить можно только то, что видите и вы, и напарник.
problem-closed-table = Хозяин закрыл этот стол.
problem-other-version = Версии страницы и сервера различаются: обновите страницу.
problem-too-fast = Слишком много реплик подряд: подождите немного.
problem-too-many-spectators = За этим столом слишком много зрителей.
problem-too-many-uploads = У вас слишком много загруженных партий: сначала удалите одну.
problem-too-many-analyses = Вы запросили много анализов: подождите несколько минут.
problem-busy = Сервер занят: попробуйте ещё раз чуть позже.
problem-compiling = Анализ начнётся, когда загрузятся сильные боты: попробуйте через минуту.

problem-table-changing = Стол меняется слишком быстро: попробуйте ещё раз.
problem-revoked = Это устройство отключено.
problem-too-long = Партия слишком длинная.
problem-nothing-to-decide = Сейчас вам нечего решать.
problem-not-legal-for-you = Сейчас вам такой ход недоступен.
problem-undo-alone = Отменять ходы можно, только если вы играете без других людей: займите одно место, а остальные отдайте ботам.
problem-one-player = Этот стол для одного игрока.
problem-someone-loses-seat = Из-за этого кто-то лишится места.
problem-too-many-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
} — слишком много: игроков всего { $players }.
problem-game-over = Партия закончена.
problem-player-present = Бот может заменить игрока, только пока тот не в сети.
problem-host-present = Хозяин стола в сети.
problem-bot-later = { $n ->
    [one] Вы сможете позвать бота через { $n } секунду; хозяин стола может сделать это сейчас.
    [few] Вы сможете позвать бота через { $n } секунды; хозяин стола может сделать это сейчас.
   *[many] Вы сможете позвать бота через { $n } секунд; хозяин стола может сделать это сейчас.
}
problem-host-later = { $n ->
    [one] Стать хозяином стола можно будет через { $n } секунду.
    [few] Стать хозяином стола можно будет через { $n } секунды.
   *[many] Стать хозяином стола можно будет через { $n } секунд.
}
problem-open-seats = Свободные места: { $seats }. Пригласите кого-нибудь или добавьте ботов.
problem-no-hints = Для этой игры подсказок нет.
problem-hints-later = Подсказок пока нет: сильные боты ещё загружаются. Попробуйте через минуту.
problem-other-seats-later = Партия ещё не закончилась: смотреть с других мест можно будет после неё.
problem-record-later = Партия ещё не закончилась: её запись выдала бы скрытые карты.
problem-analysis-later = Партия ещё не закончилась: анализ будет возможен после неё.
problem-no-analysis-engine = Эту игру нельзя проанализировать: для неё нет сильных ботов.
problem-nothing-to-analyse = Анализировать нечего: не принято ни одного решения.
problem-no-bot = На этом сервере нет такого бота.
problem-not-a-choice = Такого варианта нет.
problem-listed-twice = Это указано дважды.
