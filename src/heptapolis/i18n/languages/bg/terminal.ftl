### Играта в терминала.

score-place = №
play-question = { $question } (? помощ, q изход):
play-which = Какво искате да направите? (b назад):
play-keys =
    Напишете число, за да изберете. „3 1“ избира ред 3 и направо първото му действие.
    Можете и да напишете действие, както е в записаните игри: { $examples }.
    ? ИМЕ обяснява карта или табло. t показва масата, l – хрониката досега, h дава подсказка. q е изход.
play-last = След последния ви избор
play-story = Хрониката досега
play-refused = { $given }: { $reason }.
play-choose-number = изберете число от 1 до { $most } или напишете действие
play-not-now = не е възможно сега
play-unknown-topic = няма карта или табло с такова име
play-quit = Напуснахте играта; никой не спечели.
play-ended = Въвеждането свърши преди играта; никой не спечели.
play-saved = Записано в { $path }: heptapolis replay { $path }
play-decision = Решение { $number }
score-ask-players = Играчи (от { $least } до { $most })
score-ask-name = Име на играч { $number }

terminal-interrupted = Прекъснато.
terminal-compiling = Играта се компилира за тази машина (само веднъж): { $percent } %
terminal-compiled = { $game } е компилирана.
terminal-dataset = Решения: { $decisions }, игри: { $games }, файл: { $file }
terminal-game = { $players ->
    [one] { $game }, { $players } играч, начално число { $seed }
   *[other] { $game }, { $players } играчи, начално число { $seed }
}
terminal-record = { $game } ({ $options }), начално число { $seed }
terminal-games-of = { $games ->
    [one] { $games } игра { $game } ({ $options }), начално число { $seed }
   *[other] { $games } игри { $game } ({ $options }), начално число { $seed }
}
terminal-deals = { $deals ->
    [one] { $deals } раздаване, подредби на играчите: { $seatings }
   *[other] { $deals } раздавания, подредби на играчите във всяко: { $seatings }
}
terminal-statistics = { $games ->
    [one] { $games } игра { $game }, места: { $seats }
   *[other] { $games } игри { $game }, места: { $seats }
}
terminal-speed = { $seconds } с: { $games } игри/с, { $decisions } решения/с
terminal-title-players = { $title }, от { $least } до { $most } играчи
terminal-several = { $choices } (може няколко)
terminal-yes = да
terminal-no = не
terminal-none = няма
terminal-same-as = същото като { $spec }
terminal-character = { $name }, { $role }
terminal-serving = Heptapolis е на { $address } (Ctrl-C го спира).
terminal-serving-network = В мрежата ви: { $address }
terminal-serving-tables = Масите се пазят в { $url }.
terminal-serving-open = Отворете { $address } в браузър.

column-rank = място
column-bot = бот
column-rating = рейтинг
column-seat = място на масата
column-seats = места
column-wins = победи
column-points = точки
column-mean = средно
column-mean-total = средно общо
column-moves = действия
column-mean-ms = средно ms
column-max-ms = макс. ms
column-illegal = непозволени
column-late = закъснели
column-offered = предложено
column-taken = взето
column-pick-rate = дял взети
column-option = настройка
column-default = по подразбиране
column-choices = възможности
column-meaning = значение

terminal-backed-up = Записано в { $path }.
terminal-restored = Възстановено от { $path }.
terminal-restored-kept = Старите данни са в { $path }.

terminal-analysing = анализиране
terminal-analysis = Анализ на { $game } ({ $options }), разигравания на решение: { $playouts }
terminal-analysis-change = Защо се промени шансът за победа (%)
terminal-analysis-losses = Средна загуба на решение
terminal-analysis-whole = цялата игра
terminal-analysis-rows = Точки в сравнение със средния победител в такива игри между ботове
terminal-analysis-costliest = Най-скъпите ходове на място { $seat }
terminal-analysis-decision = Решение { $number }, { $verdict }: { $explanation }
column-accuracy = точност
column-row = ред
column-winners = победители
column-start = начало
column-mistakes = грешки
column-better-play = по-добра игра
column-hidden-cards = скрити карти
column-others = другите
column-deals = раздаване, зарове
column-end = край
column-part = част
column-decisions = решения

terminal-puzzles-making = търсене на задачи
terminal-puzzles-verifying = проверка
terminal-puzzles-made = Задачи: { $puzzles }. Игри: { $games }, позиции: { $positions }; преминали предварителния подбор: { $hopeful }, подбора: { $screened }, проверката: { $verified }.
terminal-puzzles-held = { $name }: остават верни { $held } от { $of } задачи.
terminal-puzzle = Задача { $number } от { $of } · { $game } · { $difficulty }
terminal-puzzle-score = Решени: { $right } от { $of }
terminal-puzzle-left = До следващата задача.
