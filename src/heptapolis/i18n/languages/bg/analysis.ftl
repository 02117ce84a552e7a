### Как е изиграна една игра: графиката на шансовете, какво беше по-добре, отчетът след играта, грешките за ново изиграване.
### Зарежда се, когато нещо от това се отвори.

## Графиката и панелът ѝ.

analysis-title = Анализ
analysis-close = Затваряне на анализа
analysis-graph = Шансове за победа
analysis-graph-help = Щракнете където и да е в графиката или използвайте стрелките. Знаците показват къде са загубени шансове: ?! е неточност, ? е грешка, ?? е груба грешка.
analysis-working = Анализиране: { $percent } %
analysis-waiting = Анализът ще започне всеки момент.
analysis-ready = Анализът е готов.
analysis-refining = Първи поглед; уточнява се: { $percent } %
analysis-light = Първи поглед
analysis-failed = Тази игра не можа да се анализира. Опитайте по-късно.
analysis-at-step = Стъпка { $n } от { $of }: { $list }
analysis-at-seat = { $name } { $percent } %
analysis-table = Като таблица
analysis-table-step = Стъпка
analysis-mark-previous = Предишен знак
analysis-mark-next = Следващ знак
analysis-lost = Къде са загубени шансове
analysis-lost-at = Решение { $n }, { $verdict }: { $move } (−{ $percent } %)
analysis-lost-nothing = Няма ясни грешки.
analysis-no-choice = Тук нямаше избор.
analysis-decision = Решението тук: { $name }
analysis-decision-you = Вашето решение тук

## Сравнение на два хода.

analysis-played = Изигран
analysis-chosen = Вашият избор
analysis-best = Най-добър
analysis-difference = Разлика
analysis-row-name = Очаква се
analysis-row-points = Точки общо
analysis-row-others = Другите общо
analysis-row-chance = Шанс за победа
analysis-was-best = Най-добрият ход.
analysis-as-good = Доколкото може да се каже, толкова добър, колкото най-добрият ход.
analysis-show-best = Покажи най-добрия ход на масата
analysis-show-played = Покажи какво е изиграно

## Отчетът след играта.

report-title = Как играхте
report-of = Как игра { $name }
report-accuracy = Точност: { $percent } %
report-costliest = Най-скъпият ви ход: { $move } (−{ $percent } % за победа).
report-costliest-best = По-добре беше: { $move }.
report-no-mistakes = Не направихте ясна грешка.
report-losses = Загуба на решение
report-rows = Сравнение с победителите
report-winners = Победители
report-rows-help = Победители: средното от такива игри между ботове.
report-open = Към анализа
report-learn = Поука от грешките

## Грешките за ново изиграване.

mistakes-title = Поука от грешките
mistakes-none = Тук няма какво да се научи: никое ваше решение не беше ясна грешка.
mistakes-which = Решение { $n } от { $of }: какво бихте изиграли сега?
mistakes-help = Това сте виждали тогава. Изберете ход и ще научите какво беше по-добре.
mistakes-right = Вярно: това е най-добрият ход.
mistakes-good = Добре: ходът е почти толкова добър, колкото най-добрият.
mistakes-wrong = Още не: друг ход е по-добър.
mistakes-same = Това изиграхте тогава. Друг ход е по-добър.
mistakes-unknown = Анализът не разгледа този ход: той почти никога не е добър.
mistakes-answer = Покажи отговора
mistakes-next = Следващо решение
mistakes-again = Отначало
mistakes-done = Това беше всичко. Открихте { $n } от { $of }.
mistakes-back = Обратно към повторението

## Задачите.

puzzle-today = Задача на деня
puzzle-number = Задача { $n }
puzzle-question = Намерете най-добрия ход. Очевидният е грешен.
puzzle-next = Следваща задача
puzzle-again = Опитайте пак
puzzle-game = Игра
puzzle-theme = Тема
puzzle-all-games = всички игри
puzzle-all-themes = всички теми
puzzle-none = Няма друга задача с тази игра и тази тема. Изберете друга тема.
puzzle-streak = Поред: { $n }
puzzle-accuracy = Решени: { $right } от { $of } ({ $percent } %)
puzzle-column-move = Ход
puzzle-column-chance = Шанс за победа
puzzle-column-points = Точки
puzzle-obvious = Очевиден
puzzle-all-moves = Всички ходове
