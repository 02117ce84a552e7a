### Игра в терминале. Клавиши (?, q, b, t, l, h), «heptapolis replay» и запись ходов не переводятся.

score-place = №
play-question = { $question } (? — помощь, q — выход):
play-which = Как использовать? (b — назад):
play-keys =
    Введите номер, чтобы выбрать. «3 1» — строка 3 и сразу первое из её применений.
    Можно ввести и ход в том виде, в каком он пишется в записях партий: { $examples }.
    ? NAME объясняет карту или поле. t показывает стол, l — хронику, h даёт подсказку. q — выход.
play-last = После вашего прошлого выбора
play-story = Хроника партии
play-refused = { $given }: { $reason }.
play-choose-number = выберите номер от 1 до { $most } или введите ход
play-not-now = сейчас невозможно
play-unknown-topic = нет карты или поля с таким названием
play-quit = Вы вышли из игры; победителя нет.
play-ended = Ввод закончился раньше партии; победителя нет.
play-saved = Сохранено в { $path }: heptapolis replay { $path }
play-decision = Решение { $number }
score-ask-players = Игроков (от { $least } до { $most })
score-ask-name = Имя игрока { $number }

terminal-interrupted = Прервано.
terminal-compiling = Компиляция игры для этой машины (один раз): { $percent } %
terminal-compiled = { $game }: скомпилировано.
terminal-dataset = Решений: { $decisions }, партий: { $games }, файл: { $file }
terminal-game = { $players ->
    [one] { $game }, { $players } игрок, зерно { $seed }
    [few] { $game }, { $players } игрока, зерно { $seed }
   *[many] { $game }, { $players } игроков, зерно { $seed }
}
terminal-record = { $game } ({ $options }), зерно { $seed }
terminal-games-of = { $games ->
    [one] { $games } партия { $game } ({ $options }), зерно { $seed }
    [few] { $games } партии { $game } ({ $options }), зерно { $seed }
   *[many] { $games } партий { $game } ({ $options }), зерно { $seed }
}
terminal-deals = { $deals ->
    [one] { $deals } раздача, рассадок в каждой: { $seatings }
    [few] { $deals } раздачи, рассадок в каждой: { $seatings }
   *[many] { $deals } раздач, рассадок в каждой: { $seatings }
}
terminal-statistics = { $games ->
    [one] { $games } партия { $game }, мест: { $seats }
    [few] { $games } партии { $game }, мест: { $seats }
   *[many] { $games } партий { $game }, мест: { $seats }
}
terminal-speed = { $seconds } с: { $games } партий/с, { $decisions } решений/с
terminal-title-players = { $title }, игроков: от { $least } до { $most }
terminal-several = { $choices } (можно несколько)
terminal-yes = да
terminal-no = нет
terminal-none = нет
terminal-same-as = то же, что { $spec }
terminal-character = { $name }, { $role }
terminal-serving = Heptapolis работает по адресу { $address } (Ctrl-C — остановить).
terminal-serving-network = В вашей сети: { $address }
terminal-serving-tables = Столы хранятся в { $url }.
terminal-serving-open = Откройте { $address } в браузере.

column-rank = место
column-bot = бот
column-rating = рейтинг
column-seat = место за столом
column-seats = мест
column-wins = побед
column-points = очки
column-mean = среднее
column-mean-total = средний итог
column-moves = ходов
column-mean-ms = мс, среднее
column-max-ms = мс, макс.
column-illegal = недопустимых
column-late = опозданий
column-offered = предложено
column-taken = взято
column-pick-rate = доля выбора
column-option = настройка
column-default = по умолчанию
column-choices = варианты
column-meaning = описание

terminal-backed-up = Сохранено в { $path }.
terminal-restored = Восстановлено из { $path }.
terminal-restored-kept = Прежние данные: { $path }.

terminal-analysing = анализ
terminal-analysis = Анализ: { $game } ({ $options }), доигрываний на решение: { $playouts }
terminal-analysis-change = Почему изменился шанс на победу (%)
terminal-analysis-losses = Средняя потеря за решение
terminal-analysis-whole = вся партия
terminal-analysis-rows = Очки в сравнении со средним победителем таких партий между ботами
terminal-analysis-costliest = Самые дорогие ходы, место { $seat }
terminal-analysis-decision = Решение { $number }, { $verdict }: { $explanation }
column-accuracy = точность
column-row = строка
column-winners = победители
column-start = начало
column-mistakes = ошибки
column-better-play = лучшая игра
column-hidden-cards = скрытые карты
column-others = остальные
column-deals = раздачи, броски
column-end = конец
column-part = часть
column-decisions = решения

terminal-puzzles-making = поиск задач
terminal-puzzles-verifying = проверка
terminal-puzzles-made = Задач: { $puzzles }. Партий: { $games }, позиций: { $positions }; прошли предварительный отбор: { $hopeful }, отбор: { $screened }, проверку: { $verified }.
terminal-puzzles-held = { $name }: верны { $held } из { $of } задач.
terminal-puzzle = Задача { $number } из { $of } · { $game } · { $difficulty }
terminal-puzzle-score = Решено: { $right } из { $of }
terminal-puzzle-left = До следующей задачи.
