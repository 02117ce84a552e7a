### Карточная игра: слова, эффекты, ходы, цены и события.

wonders-title = 7 чудес: карточная игра
wonders-name = Карточная игра
wonders-name-expansions = Карточная игра с «Городами»
wonders-name-teams = Карточная игра с «Городами», командная

wonders-headline-setup = Перед Эпохой I
wonders-headline-left = Эпоха { $age }, ход { $turn } из { $turns }: карты передаются налево
wonders-headline-right = Эпоха { $age }, ход { $turn } из { $turns }: карты передаются направо
wonders-headline-over = Игра окончена

wonders-resource-wood = древесина
    .acc = древесину
    .gen = древесины
wonders-resource-stone = камень
    .gen = камня
wonders-resource-clay = глина
    .acc = глину
    .gen = глины
wonders-resource-ore = руда
    .acc = руду
    .gen = руды
wonders-resource-glass = стекло
    .gen = стекла
wonders-resource-papyrus = папирус
    .gen = папируса
wonders-resource-cloth = ткань
    .gen = ткани
# Больше двух или трёх одинаковых не бывает, поэтому родительный единственного: «2 камня», «2 древесины или камня».
wonders-goods-many = { $n } { $resource-gen }

wonders-colour-brown = коричневая
    .acc = коричневую
wonders-colour-grey = серая
    .acc = серую
wonders-colour-blue = синяя
    .acc = синюю
wonders-colour-yellow = жёлтая
    .acc = жёлтую
wonders-colour-red = красная
    .acc = красную
wonders-colour-green = зелёная
    .acc = зелёную
wonders-colour-purple = фиолетовая
    .acc = фиолетовую
wonders-colour-black = чёрная
    .acc = чёрную

wonders-kind-brown = природные ресурсы
wonders-kind-grey = промышленные товары
wonders-kind-blue = гражданские здания: очки
wonders-kind-yellow = торговые здания: монеты, торговля, очки
wonders-kind-red = военные здания: щиты
wonders-kind-green = научные здания: циркуль, шестерня, скрижаль
wonders-kind-purple = гильдии: очки, чаще всего за то, что есть у вас или у соседей
wonders-kind-black = карты города: монеты, жетоны и грязные приёмы

wonders-side-day = дневная
    .acc = дневную
    .capital = Дневная
wonders-side-night = ночная
    .acc = ночную
    .capital = Ночная

wonders-age-1 = I
wonders-age-2 = II
wonders-age-3 = III
wonders-chapter-1 = Эпоха I
wonders-chapter-2 = Эпоха II
wonders-chapter-3 = Эпоха III

wonders-science-compass = циркуль
wonders-science-gear = шестерня
wonders-science-tablet = скрижаль

wonders-where-left = у соседа слева
wonders-where-self = у вас
wonders-where-right = у соседа справа
wonders-where-neighbours = у ваших соседей
wonders-where-all = у вас и ваших соседей

# Стоит только после «у».
wonders-trader-left = соседа слева
wonders-trader-right = соседа справа
wonders-trader-neighbours = любого соседа

# Стоит только после «за»; .own — «за каждую свою ...».
wonders-counted-cards = каждую { $colours-acc } карту
    .own = каждую свою { $colours-acc } карту
wonders-counted-stages = каждый построенный ярус Чуда
    .own = каждый свой построенный ярус Чуда
wonders-counted-victories = каждый жетон победы
    .own = каждый свой жетон победы
wonders-counted-victories-of-age = каждый жетон победы Эпохи { $age }
    .own = каждый свой жетон победы Эпохи { $age }
wonders-counted-defeats = каждый жетон поражения
    .own = каждый свой жетон поражения

wonders-effect-produce = Производит { $goods-acc }.
wonders-effect-produce-private = Производит { $goods-acc }; соседям не продаётся.
wonders-effect-produce-owned = Производит ещё 1 любой ресурс из тех, что уже производят ваше Чудо или ваши коричневые и серые карты; соседям не продаётся.
wonders-effect-produce-missing = Производит 1 любой ресурс из тех, что не производят ваше Чудо и ваши коричневые и серые карты; соседям не продаётся.
wonders-effect-trading-post = Покупайте { $resources-acc } у { $trader } по 1 монете.
wonders-effect-wharf = Каждый ход первый ресурс, купленный у { $trader }, стоит на 1 монету меньше.
wonders-effect-smuggling-any = Каждый ресурс, купленный у соседа, стоит на 1 монету меньше.
wonders-effect-smuggling-starting = Начальный ресурс каждого соседа стоит для вас на 1 монету меньше.
wonders-effect-shields = { $shields }.
wonders-effect-science = 1 { $symbol }.
wonders-effect-any-science = 1 циркуль, шестерня или скрижаль — что в конце игры принесёт больше очков.
wonders-effect-mask = В конце игры скопируйте научный символ с зелёной карты соседа.
wonders-effect-free-new-colours = Карты цвета, которого у вас ещё нет, строятся бесплатно.
wonders-effect-free-build-first = Карта, сыгранная первым ходом каждой Эпохи, строится бесплатно.
wonders-effect-free-build-last = Карта, сыгранная последним ходом каждой Эпохи, строится бесплатно.
wonders-effect-play-last-card = В конце каждой Эпохи вы можете сыграть и последнюю карту.
wonders-effect-free-stages = Ярусы вашего Чуда не требуют ресурсов (но монеты по-прежнему нужны).
wonders-effect-coins = Получите { $coins-acc }.
wonders-effect-coins-per = Получите { $coins-acc } за { $counted } { $where }.
wonders-effect-neighbours-gain = Каждый сосед получает { $coins-acc }.
wonders-effect-others-gain = Каждый из остальных игроков получает { $coins-acc }.
wonders-effect-others-lose = Каждый из остальных игроков теряет { $coins-acc }.
wonders-effect-others-lose-per = Каждый из остальных игроков теряет { $coins-acc } за { $counted-own }.
wonders-effect-neighbours-owe = Каждый сосед берёт { $debt }.
wonders-effect-diplomacy = Дипломатия: вы не участвуете в следующем конфликте (в командной игре: вы и ваш соперник получаете на 1 жетон меньше).
wonders-effect-raid = Возьмите жетон победы Эпохи { $age }.
wonders-effect-forget-defeats = Сбросьте все свои жетоны поражения.
wonders-effect-build-from-discard = В конце хода вы можете бесплатно построить карту из сброса.
wonders-effect-points = Приносит { $points }.
wonders-effect-points-per = Приносит { $points } за { $counted } { $where }.
wonders-effect-points-if-complete = Приносит { $points }, если в конце игры ваше Чудо завершено.

wonders-phase-board = Выберите поле
wonders-phase-side = Выберите сторону поля
wonders-phase-card = Выберите карту
wonders-phase-last-card = Чудо позволяет вам сыграть и последнюю карту
wonders-phase-discard = Постройте бесплатно карту из сброса или откажитесь
wonders-phase-loss = Вы теряете { $coins-acc }: заплатите или возьмите заём
wonders-phase-over = Игра окончена
wonders-because = { $cause }. { $question }
wonders-cause = { $who } { $what }
    .mid = { $who-mid } { $what }

wonders-obstacle-owned = уже построено
wonders-obstacle-complete = ваше Чудо завершено
wonders-obstacle-resources = не хватает ресурсов
wonders-obstacle-coins = не хватает монет

wonders-waiver-chain = цепочка от { $by-gen }
wonders-waiver-power = способность { $by-gen }

wonders-price-free = бесплатно
wonders-price-waived = бесплатно ({ $waiver })
wonders-price-resources-waived = без ресурсов ({ $waiver })
wonders-price-bank = { $coins }
wonders-price-left = { $coins } соседу слева
wonders-price-right = { $coins } соседу справа
wonders-price-own = свои ресурсы

wonders-move-board = взять { $board-acc } (производит { $resource-acc })
wonders-move-side = { $side } сторона
wonders-move-build = построить { $card-acc } ({ $price })
wonders-move-stage = построить { $number }-й ярус, подложив { $card-acc } ({ $price })
wonders-move-sell = сбросить { $card-acc } за { $coins-acc }
wonders-move-leave = сбросить { $card-acc } без монет
wonders-move-recover = бесплатно построить { $card-acc }
wonders-move-decline = ничего не строить
wonders-chosen-build = построить { $card-acc }
wonders-chosen-stage = построить { $number }-й ярус, подложив { $card-acc }
wonders-settle-coins = заплатить { $coins-acc }
wonders-settle-debt = взять { $debt }
wonders-settle-both = заплатить { $coins-acc } и взять { $debt }

wonders-event-chose = { $who-gender ->
    [feminine] выбрала
    [plural] выбрали
   *[masculine] выбрал
}: { $move }
wonders-event-board = { $who-gender ->
    [feminine] взяла
    [plural] взяли
   *[masculine] взял
} { $board-acc }
wonders-event-side = { $who-gender ->
    [feminine] выбрала
    [plural] выбрали
   *[masculine] выбрал
} { $side-acc } сторону
wonders-event-age = Начинается Эпоха { $age }.
wonders-event-trade = { $who-gender ->
    [feminine] заплатила
    [plural] заплатили
   *[masculine] заплатил
} { $to-dat } { $coins-acc } за ресурсы
wonders-event-built = { $who-gender ->
    [feminine] построила
    [plural] построили
   *[masculine] построил
} { $card-acc }
wonders-event-built-free = { $who-gender ->
    [feminine] построила
    [plural] построили
   *[masculine] построил
} { $card-acc } ({ $waiver })
wonders-event-stage = { $who-gender ->
    [feminine] построила
    [plural] построили
   *[masculine] построил
} { $stage }-й ярус Чуда
wonders-event-sold = { $who-gender ->
    [feminine] сбросила
    [plural] сбросили
   *[masculine] сбросил
} карту за { $coins-acc }
wonders-event-left = { $who-gender ->
    [feminine] сбросила
    [plural] сбросили
   *[masculine] сбросил
} последнюю карту
wonders-event-coins = { $who-gender ->
    [feminine] получила
    [plural] получили
   *[masculine] получил
} { $coins-acc }
wonders-event-debt = { $who-gender ->
    [feminine] взяла
    [plural] взяли
   *[masculine] взял
} { $points }
wonders-event-diplomacy = { $who-gender ->
    [feminine] взяла
    [plural] взяли
   *[masculine] взял
} жетон дипломатии
wonders-event-raid = { $who-gender ->
    [feminine] взяла
    [plural] взяли
   *[masculine] взял
} жетон победы Эпохи { $age }
wonders-event-forget = { $who-gender ->
    [feminine] сбросила
    [plural] сбросили
   *[masculine] сбросил
} все жетоны поражения
wonders-event-recovered = { $who-gender ->
    [feminine] построила
    [plural] построили
   *[masculine] построил
} { $card-acc } из сброса
wonders-event-declined = { $who-gender ->
    [feminine] ничего не построила
    [plural] ничего не построили
   *[masculine] ничего не построил
} из сброса
wonders-event-loss-coins = { $who-gender ->
    [feminine] потеряла
    [plural] потеряли
   *[masculine] потерял
} { $coins-acc }
wonders-event-loss-debt = { $who-gender ->
    [feminine] взяла
    [plural] взяли
   *[masculine] взял
} { $debt } вместо потери монет
wonders-event-loss-both = { $who-gender ->
    [feminine] потеряла { $coins-acc } и взяла { $debt }
    [plural] потеряли { $coins-acc } и взяли { $debt }
   *[masculine] потерял { $coins-acc } и взял { $debt }
}
wonders-event-conflict = { $who-gender ->
    [feminine] победила
    [plural] победили
   *[masculine] победил
} { $against-acc } ({ $tokens } Эпохи { $age })
wonders-event-defeat = { $who-gender ->
    [feminine] проиграла
    [plural] проиграли
   *[masculine] проиграл
} { $against-dat } ({ $defeats })
wonders-event-peace = { $who-gender ->
    [feminine] не участвовала
    [plural] не участвовали
   *[masculine] не участвовал
} в конфликте (дипломатия)
wonders-event-peace-teams = { $who-gender ->
    [feminine] использовала
    [plural] использовали
   *[masculine] использовал
} в конфликте жетон дипломатии
wonders-event-over = Игра окончена.

wonders-row-military = Конфликты
wonders-row-treasury = Казна
wonders-row-wonder = Чудо
wonders-row-civilian = Синие
wonders-row-commerce = Жёлтые
wonders-row-guilds = Гильдии
wonders-row-cities = Чёрные
wonders-row-science = Наука

wonders-problem-teams-need-cities = Для командной игры нужны «Города».
wonders-problem-team-sizes = Для команд по двое нужно 4 или 6 игроков.

# Строки счёта как причина победы: «Исход решила наука».
wonders-source-wonder = Чудо
    .gender = neuter
wonders-source-treasury = казна
    .gender = feminine
wonders-source-military = конфликты
    .gender = plural
wonders-source-civilian = синие здания
    .gender = plural
wonders-source-commerce = жёлтые здания
    .gender = plural
wonders-source-science = наука
    .gender = feminine
wonders-source-guilds = гильдии
    .gender = plural
wonders-source-cities = чёрные здания
    .gender = plural

wonders-puzzles-wonders = Карточная игра
wonders-puzzles-cities = Города
wonders-theme-wonder = Чудо
wonders-theme-money = Деньги
wonders-theme-military = Конфликты
wonders-theme-civilian = Синие здания
wonders-theme-science = Наука
wonders-theme-guilds = Гильдии
wonders-theme-cities = Чёрные здания
