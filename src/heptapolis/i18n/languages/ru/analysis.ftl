### Как сыграна партия: график шансов, что было лучше, отчёт после партии, ошибки, которые можно переиграть.
### Загружается, когда что-то из этого открывают.

## График и его панель.

analysis-title = Анализ
analysis-close = Закрыть анализ
analysis-graph = Шансы на победу
analysis-graph-help = Щёлкните в любом месте графика или пользуйтесь стрелками. Знаки показывают, где потеряны шансы: ?! — неточность, ? — ошибка, ?? — грубая ошибка.
analysis-working = Анализируем: { $percent } %
analysis-waiting = Анализ вот-вот начнётся.
analysis-ready = Анализ готов.
analysis-refining = Первый взгляд; уточняется: { $percent } %
analysis-light = Первый взгляд
analysis-failed = Эту партию не удалось проанализировать. Попробуйте позже.
analysis-at-step = Шаг { $n } из { $of }: { $list }
analysis-at-seat = { $name } { $percent } %
analysis-table = В виде таблицы
analysis-table-step = Шаг
analysis-mark-previous = Предыдущий знак
analysis-mark-next = Следующий знак
analysis-lost = Где потеряны шансы
analysis-lost-at = Решение { $n }, { $verdict }: { $move } (−{ $percent } %)
analysis-lost-nothing = Явных ошибок нет.
analysis-no-choice = Здесь не было выбора.
analysis-decision = Решение здесь: { $name }
analysis-decision-you = Ваше решение здесь

## Сравнение двух ходов.

analysis-played = Сыграно
analysis-chosen = Ваш выбор
analysis-best = Лучший
analysis-difference = Разница
analysis-row-name = Ожидается
analysis-row-points = Очки всего
analysis-row-others = Остальные вместе
analysis-row-chance = Шанс на победу
analysis-was-best = Лучший ход.
analysis-as-good = Насколько можно судить, не хуже лучшего хода.
analysis-show-best = Показать лучший ход на столе
analysis-show-played = Показать, что сыграно

## Отчёт после партии.

report-title = Как вы сыграли
report-of = Как играет { $name }
report-accuracy = Точность: { $percent } %
report-costliest = Ваш самый дорогой ход: { $move } (−{ $percent } % к победе).
report-costliest-best = Лучше было: { $move }.
report-no-mistakes = Явных ошибок вы не сделали.
report-losses = Потеря за решение
report-rows = Сравнение с победителями
report-winners = Победители
report-rows-help = Победители: среднее по таким партиям между ботами.
report-open = Открыть анализ
report-learn = Учиться на ошибках

## Ошибки, которые можно переиграть.

mistakes-title = Учиться на ошибках
mistakes-none = Учиться здесь нечему: ни одно ваше решение не было явной ошибкой.
mistakes-which = Решение { $n } из { $of }: как вы сыграете теперь?
mistakes-help = Вот что вы тогда видели. Выберите ход, и вы узнаете, что было лучше.
mistakes-right = Верно: это лучший ход.
mistakes-good = Хорошо: этот ход почти не хуже лучшего.
mistakes-wrong = Пока нет: другой ход лучше.
mistakes-same = Так вы сыграли тогда. Другой ход лучше.
mistakes-unknown = Этот ход анализ не рассматривал: он почти никогда не бывает хорош.
mistakes-answer = Показать ответ
mistakes-next = Следующее решение
mistakes-again = С начала
mistakes-done = Это всё. Вы нашли { $n } из { $of }.
mistakes-back = Назад к повтору

## Задачи.

puzzle-today = Задача дня
puzzle-number = Задача { $n }
puzzle-question = Найдите лучший ход. Напрашивающийся ход неверен.
puzzle-next = Следующая задача
puzzle-again = Ещё раз
puzzle-game = Игра
puzzle-theme = Тема
puzzle-all-games = все игры
puzzle-all-themes = все темы
puzzle-none = Другой задачи с такой игрой и темой нет. Выберите другую тему.
puzzle-streak = Подряд: { $n }
puzzle-accuracy = Решено: { $right } из { $of } ({ $percent } %)
puzzle-column-move = Ход
puzzle-column-chance = Шанс победить
puzzle-column-points = Очки
puzzle-obvious = Напрашивается
puzzle-all-moves = Все ходы
