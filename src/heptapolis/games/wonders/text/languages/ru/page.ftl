### Стол карточной игры на странице.

wonders-rules-wonders = Правила карточной игры
wonders-rules-cities = Правила «Городов» и командной игры

wonders-option-expansions = Дополнения
wonders-option-teams = Команды по двое
wonders-option-teams-help = 4 или 6 игроков, с «Городами». Места 1 и 2 — одна команда, 3 и 4 — другая, 5 и 6 — третья.
wonders-option-sides = Стороны полей
wonders-option-sides-choose = выбирают игроки
wonders-option-sides-day = дневная
wonders-option-sides-night = ночная
wonders-option-sides-random = по жребию
wonders-option-boards = Поля
wonders-option-boards-deal = по жребию
wonders-option-boards-choose = выбор по очереди
wonders-option-open = Открытая учебная партия
wonders-option-open-help = Игроки выбирают по очереди, карты у всех открыты

wonders-seat-mate = напарник

wonders-table-headline = Эпоха { $age }, ход { $turn } из { $turns }
wonders-table-pass-left = Карты передаются налево
wonders-table-pass-right = Карты передаются направо
wonders-table-spectator = Вы зритель. Карты на руках скрыты.

wonders-hand-title = Ваши карты
wonders-hand-of = Карты на руке: { $name }
wonders-hand-cannot = построить нельзя:

wonders-use-title = Что сделать с картой «{ $card }»
wonders-use-build = Построить
wonders-use-stage = { $n }-й ярус Чуда
wonders-use-stage-none = Чудо завершено
wonders-use-sell = Сбросить
wonders-use-sell-gain = +3 монеты
wonders-use-leave = Сбросить без монет
wonders-use-split = Кому платить
wonders-use-split-words = слева { $left }, справа { $right }
wonders-use-chance = шанс на победу { $percent } %

wonders-pay-chain = бесплатно: { $by }
wonders-pay-left = { $n ->
    [one] { $n } монета соседу слева
    [few] { $n } монеты соседу слева
   *[many] { $n } монет соседу слева
}
wonders-pay-right = { $n ->
    [one] { $n } монета соседу справа
    [few] { $n } монеты соседу справа
   *[many] { $n } монет соседу справа
}

wonders-city-production = Производство
wonders-city-production-none = ничего не производит
wonders-city-shields = Щиты
wonders-city-science = Наука
wonders-city-stage = Ярус { $n }
wonders-city-stage-built = построен
wonders-city-debt = Займы
wonders-city-diplomacy = Дипломатия
wonders-city-victories = Жетоны победы
wonders-city-defeats = Жетоны поражения
wonders-city-empty = Пока ничего не построено.

wonders-conflict-title = Если бы Эпоха закончилась сейчас
wonders-conflict-win = { $name }: { $mine } против { $theirs }, +{ $points }
wonders-conflict-lose = { $name }: { $mine } против { $theirs }, { $points }
wonders-conflict-even = { $name }: { $mine } против { $theirs }, без жетонов

wonders-discard-title = Сброс
wonders-discard-count = { $n ->
    [one] { $n } карта в сбросе
    [few] { $n } карты в сбросе
   *[many] { $n } карт в сбросе
}

wonders-reveal-stage = ярус { $n } построен
wonders-reveal-sold = сброс за 3 монеты
wonders-reveal-conflicts = Конфликты Эпохи { $age }

wonders-score-tucked = Карты под Чудесами

wonders-keys-numbers = выбрать карту с руки
wonders-keys-build = построить её
wonders-keys-stage = построить с её помощью следующий ярус Чуда
wonders-keys-sell = сбросить её за 3 монеты

wonders-symbols-resources = Ресурсы
wonders-symbols-kinds = Цвета карт
wonders-symbols-chains = Цепочки
wonders-symbols-chains-text = Здание с символом цепочки позволяет бесплатно строить более поздние карты с тем же символом.

wonders-coach-title = Обучение
wonders-coach-next = Дальше
wonders-coach-fold = Свернуть
wonders-coach-unfold = Развернуть
wonders-coach-end = Можно играть
wonders-coach-side = Это ваше Чудо. Обе стороны поля производят один и тот же ресурс, но ярусы на них разные. Для первой партии возьмите дневную сторону: она проще.
wonders-coach-first = Каждый ход вы выбираете одну карту, а остальные передаёте дальше. Цвет карты показывает её вид, левый край — стоимость, середина — что она делает. Под каждой картой видно, во сколько она обойдётся вам прямо сейчас. В этом уроке карты у всех открыты, и игроки выбирают по очереди.
wonders-coach-produce = Начните с коричневой или серой карты: она будет производить ресурс каждый ход до конца игры. Нажмите на карту, затем на «Построить».
wonders-coach-trade = Не хватает ресурса? Купите его у соседа, который его производит, по 2 монеты за штуку. Соседи продают свой начальный ресурс и то, что производят их коричневые и серые карты. Значок под картой показывает, сколько монет и кому достанется: стрелка направлена на того, кому вы платите. Жёлтые фактории делают покупки дешевле.
wonders-coach-kinds = Синие карты приносят очки. Красные дают щиты: в конце Эпохи вы сравните их со щитами каждого соседа. Зелёные — это наука: собирайте наборы из трёх разных символов или много одинаковых.
wonders-coach-stage = Карту можно не строить, а подложить рубашкой вверх под своё Чудо и построить его следующий ярус. Вы платите стоимость яруса, а не карты. Заодно карта не достанется соседу.
wonders-coach-sell = Если ничего другого не нужно, сбросьте карту за 3 монеты. Потратить их можно со следующего хода.
wonders-coach-war = После шести ходов Эпоха заканчивается. Сравните щиты с каждым соседом: у кого больше, тот берёт жетон победы на 1 очко, у кого меньше — жетон поражения на −1.
wonders-coach-age2 = Эпоха II: карты передаются в другую сторону, а жетоны победы приносят по 3 очка. Некоторые карты бесплатны, если в Эпоху I вы построили нужное здание: ищите символы цепочек.
wonders-coach-done = Больше ничего знать не нужно. Доиграйте эту партию или начните свою.

wonders-discard-hidden = { $n ->
    [one] { $n } карта, которую вы не видели
    [few] { $n } карты, которых вы не видели
   *[many] { $n } карт, которых вы не видели
}

wonders-art-free = бесплатно
wonders-art-cost = стоимость: { $cost }
wonders-art-after = бесплатно с символом «{ $what }»
wonders-art-gives = есть символ «{ $what }»

wonders-option-expansions-cities = Города
wonders-option-sides-hint = Для первой партии лучше дневная.
wonders-option-smugglers-cache = Тайник контрабандиста
wonders-option-smugglers-cache-any = все ресурсы дешевле
wonders-option-smugglers-cache-starting = дешевле только начальные ресурсы

wonders-lesson-cards-title = Карточная игра
wonders-lesson-cards-about = Ресурсы, торговля, Чудо, конфликты, наука и цепочки: сыграйте целую Эпоху, загляните в таблицу счёта и начните Эпоху II.
wonders-lesson-cities-title = Дополнение «Города»
wonders-lesson-cities-about = Чёрные карты, дипломатия, займы и маски. Нужно знать карточную игру.
wonders-lesson-teams-title = Командная игра
wonders-lesson-teams-about = Двое на двое, с «Городами»: карты, торговля, конфликты и счёт команды. Нужно знать «Города».
