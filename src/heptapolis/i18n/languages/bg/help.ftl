### Какво казва `--help`.

help = Маса за семейство настолни игри: игра в терминала, симулации, повторения, справки.
help-version = Показва версията.

help-play = Играете срещу ботове в терминала, по подразбиране срещу `medium` (или `random`); вие сте на място 0.
help-play-bot = Бот за всички места или по един за всяко място поред (може да се повтаря).
help-play-save = Записва играта в този файл след всяко решение.
help-play-watch = Гледате как играят ботове.

help-serve =
    Стартира сървър: приятели се включват с линк, ботове заемат празните места, игрите се пазят.

    Масите се пазят във файл в папката ви с данни, освен ако --database не посочва друго; docs/deploy.md обяснява
    как да поддържате сървър за други.
help-serve-host = Адресът, на който слуша сървърът; с 0.0.0.0 могат да се свързват и други компютри.
help-serve-port = Портът.
help-serve-database = Къде се пазят масите: файл или postgresql://...
help-serve-passphrase = Гостите трябва да въведат това, за да влязат.
help-serve-origin = Друг сайт, на който е позволено да се свързва (може да се повтаря).
help-serve-bot = Предлага и ваш собствен бот (може да се повтаря).
help-serve-any-bot = Гостите могат да задават параметри на ботовете.
help-serve-no-kernels = Не компилира ядрата при стартиране.
help-serve-limit = Променя ограничение (може да се повтаря); изброени са в docs/deploy.md.
help-serve-json-log = Записва дневника като редове JSON.
help-serve-web = Папката с готовата уеб страница.
help-serve-open-page = Отваря страницата в браузъра ви.
help-serve-openapi = Показва документа OpenAPI и приключва.

help-backup = Копира масите на сървъра във файл, дори докато сървърът работи или след срив.
help-backup-file = Файлът за запис; още не бива да съществува.
help-backup-database = Базата данни за копиране; по подразбиране тази в папката ви с данни.
help-restore = Заменя масите на сървъра с резервно копие. Първо спрете сървъра; старите данни се запазват до новите.
help-restore-file = Файл, записан от `heptapolis backup`.
help-restore-database = Базата данни за заменяне; по подразбиране тази в папката ви с данни.

help-simulate = Провежда много игри между ботове: средни резултати, дял на победите и скорост.
help-simulate-games = Брой игри.
help-simulate-bot = Бот за всички места или по един за всяко място поред (може да се повтаря).
help-simulate-engine = auto, rules, kernel; auto използва ядрото при 2000 или повече игри на ботовете `random` и `policy`.

help-replay =
    Разказва записана игра.

    Хрониката, после масата след решение N, накрая резултатът, ако играта е завършена.
help-replay-file = Записана игра.
help-replay-to = Спира след толкова решения.
help-replay-to-default = всички

help-analyse =
    Анализира записана игра: точност, най-скъпите ходове и защо, късмет и умение.

    Всяко решение се преценява по това, което мястото му може да знае; вижте docs/analysis.md.
help-analyse-file = Записана игра.
help-analyse-playouts = Разигравания за всяко решение и за всеки шанс.
help-analyse-seat = Само решенията на това място.
help-analyse-seat-default = всички
help-analyse-jobs = Брой нишки.
help-analyse-resume = Пази готовите части в този файл и продължава от него.
help-analyse-plot = Чертае шансовете на всички в този SVG файл.

help-arena =
    Провежда турнир между ботове: рейтинги, дял на победите, резултати, времена.

    Всяко раздаване се играе по веднъж с всяка подредба; ботовете се редуват около масата. Ваш собствен бот се пише
    NAME=path.py:Class или NAME=program:COMMAND; вижте docs/bots.md.
help-arena-bots = Ботовете: един за всички места или по един за всяко място.
help-arena-games = Минимален брой игри.
help-arena-bot = Добавя ваш собствен бот (може да се повтаря).
help-arena-ray = Играе на този клъстер Ray (добавката `cluster`).
help-arena-output = Записва всяка игра в този файл като редове JSON.
help-arena-resume = Запазва игрите, които вече са в OUTPUT.

help-stats =
    Статистика на записани игри.

    Средни резултати, а за всеки бот и всяка карта, табло и страна – колко често са вземани и колко често са печелили
    притежателите им.
help-stats-file = Файл, записан от `arena --output`.
help-stats-plots = Записва графики (SVG и PNG) в тази папка.

help-dataset =
    Записва всяко решение от записани игри за офлайн обучение: наблюдение, маска, действие, награда.

    Изиграйте игрите с `arena`, с колкото силни ботове искате; вижте docs/envs/benchmark.md.
help-dataset-file = Файл, записан от `arena --output`.
help-dataset-output = Файлът Parquet, който да се запише, или minari:ID.
help-dataset-reward = Какво се плаща накрая: rank, win или margin.

help-score =
    Отчита игра, играна на истинска маса.

    Задайте всеки играч с --player, по реда на местата, или отговорете на въпросите.
help-score-player = Играч и това, което лежи пред него, например 'Ada: coins=7 victory-1=2' (може да се повтаря). Броят се и построените етапи на табло, карти и цветове: 'gizah-night=3 workers-guild=1 brown=2'.

help-games = Изброява игрите, настройките им и стойностите по подразбиране.

help-bots =
    Изброява ботовете и параметрите им.

    Бот се пише `name` или `name:param=value,param=value`; степента на трудност е име за някой от тях. Ваш собствен
    бот се пише NAME=path.py:Class или NAME=program:COMMAND; вижте docs/bots.md.
help-bots-bot = Изброява и ваш собствен бот (може да се повтаря).

help-warm = Компилира игрите за тази машина сега, за да не е бавно първото им използване.
help-warm-game = Само тази игра.

help-examples = Изброява примерите: обучаеми агенти, ботове, анализ; или ги копира в папка.
help-examples-folder = Копира ги тук.

help-languages = Изброява езиците или това, което в някой от тях липсва, остаряло е или е сгрешено.
help-languages-code = Език за проверка.

help-tune =
    Настройва теглата на алчния бот чрез игра срещу себе си.

    Във всяка игра всяко място играе с леко променени тегла; след всеки кръг теглата се изместват към тези на
    по-добрите места. Резултатът се записва само ако побеждава използваните тегла.
help-tune-output = Файлът с тегла, който се създава или допълва.
help-tune-rounds = Брой кръгове.
help-tune-games = Игри в кръг.

help-learn =
    Обучава търсещите ботове в игра срещу самите себе си, върху компилираната игра.

    Без --players в кръговете се редуват всички възможни бройки играчи; с --players резултатът е само за
    игри с толкова играчи. В едни кръгове таблата и страните се раздават, в други се избират.
    Резултатът се записва само ако побеждава сегашния.
help-learn-output = Файлът с мрежи или стратегии, който се създава или допълва.
help-learn-guide = Какво да се обучава: network (мрежа) или linear (линейна стратегия).
help-learn-rounds = Брой обновявания на теглата.
help-learn-rounds-default = 14000; при linear 800
help-learn-games = Игри в кръг.
help-learn-games-default = 64; при linear 2000
help-learn-threads = Само за мрежа: брой нишки.
help-learn-start = Само за мрежа: започва от този профил във файла OUTPUT.
help-learn-checkpoint = Само за мрежа: къде да се пази напредъкът; ако файлът съществува, обучението продължава от него.

help-option-rows = Записва по един ред за всяка игра и място в този файл: .csv, .jsonl или .parquet.
help-option-boards = Файл със собствени табла за игрите, които го поддържат.
help-option-expansion = Добавя разширение (може да се повтаря).
help-option-game = Играта; `heptapolis games` ги изброява.
help-option-jobs = Брой локални процеси.
help-option-jobs-default = по един на ядро
help-option-json = Показва JSON.
help-option-option = Задава която и да е настройка на играта (може да се повтаря).
help-language = Езикът, например en или sv; иначе езикът на системата ви.
help-option-players = Брой играчи.
help-option-players-default = според играта
help-option-seed = Началното число на генератора на случайни числа.
help-option-seed-default = случайно
help-option-sides = Кой избира страната на таблото.
help-option-teams = Игра в отбори.

## What every help says, and what is wrong with a command line.

usage-prefix = Употреба:
usage-help = Показва тази помощ и приключва.
usage-arguments = Аргументи
usage-options = Опции
usage-commands = Команди
usage-required = задължително
usage-default = по подразбиране: { $default }
usage-no-command = Няма такава команда: { $name }
usage-no-option = Няма такава опция: { $name }
usage-missing-argument = Липсва аргументът { $name }
usage-missing-option = Липсва опцията { $name }
usage-needs-value = Опцията { $name } иска стойност
usage-no-value = Опцията { $name } не приема стойност
usage-extra = Излишни аргументи: { $extra }
usage-see-help = вижте --help
usage-valid = може: { $valid }
usage-and-more = { $shown } и още { $n }
usage-not-installed = Библиотеката { $library } не е инсталирана; изпълнете: pip install 'heptapolis[server]'
