### Играта с карти: думи, ефекти, действия, цени и събития.
### Форми: .def – членувано; .capital – с главна буква; .own – „свой“; .yours – „ваш“; $who-person – „вие“ или трето лице.

wonders-title = Седемте чудеса: играта с карти
wonders-name = Игра с карти
wonders-name-expansions = Игра с карти и „Градове“
wonders-name-teams = Игра с карти и „Градове“, в отбори

wonders-headline-setup = Преди Епоха I
wonders-headline-left = Епоха { $age }, ход { $turn } от { $turns }: картите се предават наляво
wonders-headline-right = Епоха { $age }, ход { $turn } от { $turns }: картите се предават надясно
wonders-headline-over = Край на играта

wonders-resource-wood = дърво
wonders-resource-stone = камък
wonders-resource-clay = глина
wonders-resource-ore = руда
wonders-resource-glass = стъкло
wonders-resource-papyrus = папирус
wonders-resource-cloth = плат
wonders-goods-many = { $n } × { $resource }

wonders-colour-brown = кафява
wonders-colour-grey = сива
wonders-colour-blue = синя
wonders-colour-yellow = жълта
wonders-colour-red = червена
wonders-colour-green = зелена
wonders-colour-purple = лилава
wonders-colour-black = черна

wonders-kind-brown = суровини
wonders-kind-grey = обработени стоки
wonders-kind-blue = граждански сгради: точки
wonders-kind-yellow = търговски сгради: монети, търговия, точки
wonders-kind-red = военни сгради: щитове
wonders-kind-green = научни сгради: пергел, зъбно колело, плочка
wonders-kind-purple = гилдии: точки, най-често за това, което имате вие или съседите ви
wonders-kind-black = „Градове“: монети, жетони и мръсни номера

wonders-side-day = дневна
    .def = дневната
    .capital = Дневна
wonders-side-night = нощна
    .def = нощната
    .capital = Нощна

wonders-age-1 = I
wonders-age-2 = II
wonders-age-3 = III
wonders-chapter-1 = Епоха I
wonders-chapter-2 = Епоха II
wonders-chapter-3 = Епоха III

wonders-science-compass = пергел
wonders-science-gear = зъбно колело
wonders-science-tablet = плочка

wonders-where-left = в града отляво
wonders-where-self = във вашия град
    .owner = self
wonders-where-right = в града отдясно
wonders-where-neighbours = в съседните градове
wonders-where-all = във вашия и в съседните градове

# Стои само след „от“.
wonders-trader-left = съседа отляво
wonders-trader-right = съседа отдясно
wonders-trader-neighbours = всеки съсед

# Стои само след „за“.
wonders-counted-cards = всяка { $colours } карта
    .own = всяка своя { $colours } карта
    .yours = всяка ваша { $colours } карта
wonders-counted-stages = всеки построен етап от Чудо
    .own = всеки построен етап от своето Чудо
    .yours = всеки построен етап от вашето Чудо
wonders-counted-victories = всеки жетон за победа
    .own = всеки свой жетон за победа
    .yours = всеки ваш жетон за победа
wonders-counted-victories-of-age = всеки жетон за победа от Епоха { $age }
    .own = всеки свой жетон за победа от Епоха { $age }
    .yours = всеки ваш жетон за победа от Епоха { $age }
wonders-counted-defeats = всеки жетон за поражение
    .own = всеки свой жетон за поражение
    .yours = всеки ваш жетон за поражение

wonders-effect-produce = Произвежда { $goods }.
wonders-effect-produce-private = Произвежда { $goods }; не се продава на съседите.
wonders-effect-produce-owned = Произвежда още 1 ресурс по избор от тези, които Чудото ви или кафявите и сивите ви карти вече произвеждат; не се продава на съседите.
wonders-effect-produce-missing = Произвежда 1 ресурс по избор от тези, които Чудото ви и кафявите и сивите ви карти не произвеждат; не се продава на съседите.
wonders-effect-trading-post = Купувате { $resources } от { $trader } по 1 монета.
wonders-effect-wharf = Всеки ход първият ресурс, който купите от { $trader }, струва с 1 монета по-малко.
wonders-effect-smuggling-any = Всеки ресурс, който купите от съсед, струва с 1 монета по-малко.
wonders-effect-smuggling-starting = Началният ресурс на всеки съсед ви струва с 1 монета по-малко.
wonders-effect-shields = { $shields }.
wonders-effect-science = 1 { $symbol }.
wonders-effect-any-science = 1 пергел, зъбно колело или плочка – което носи най-много точки в края.
wonders-effect-mask = В края на играта копирате научен символ от зелена карта на съсед.
wonders-effect-free-new-colours = Картите от цвят, който още нямате, са безплатни.
wonders-effect-free-build-first = Картата, която играете в първия ход на всяка Епоха, се строи безплатно.
wonders-effect-free-build-last = Картата, която играете в последния ход на всяка Епоха, се строи безплатно.
wonders-effect-play-last-card = В края на всяка Епоха можете да изиграете и последната си карта.
wonders-effect-free-stages = Етапите на Чудото ви не изискват ресурси (но монетите се плащат).
wonders-effect-coins = Получавате { $coins }.
wonders-effect-coins-per = { $where-owner ->
    [self] Получавате по { $coins } за { $counted-yours }.
   *[any] Получавате по { $coins } за { $counted } { $where }.
}
wonders-effect-neighbours-gain = Всеки съсед получава { $coins }.
wonders-effect-others-gain = Всеки друг играч получава { $coins }.
wonders-effect-others-lose = Всеки друг играч губи { $coins }.
wonders-effect-others-lose-per = Всеки друг играч губи по { $coins } за { $counted-own }.
wonders-effect-neighbours-owe = Всеки съсед взема { $debt }.
wonders-effect-diplomacy = Дипломация: не участвате в следващия конфликт (при отбори: вие и опонентът ви вземате с 1 жетон по-малко).
wonders-effect-raid = Вземате жетон за победа от Епоха { $age }.
wonders-effect-forget-defeats = Изчиствате всичките си жетони за поражение.
wonders-effect-build-from-discard = В края на хода можете да построите безплатно една от изчистените карти.
wonders-effect-points = Носи { $points }.
wonders-effect-points-per = { $where-owner ->
    [self] Носи по { $points } за { $counted-yours }.
   *[any] Носи по { $points } за { $counted } { $where }.
}
wonders-effect-points-if-complete = Носи { $points }, ако в края на играта Чудото ви е завършено.

wonders-phase-board = Изберете табло
wonders-phase-side = Изберете страна на таблото си
wonders-phase-card = Изберете карта
wonders-phase-last-card = Чудото ви позволява да изиграете и последната си карта
wonders-phase-discard = Постройте безплатно една от изчистените карти или се откажете
wonders-phase-loss = Губите { $coins }: платете или вземете дълг
wonders-phase-over = Край на играта
wonders-because = { $cause }. { $question }
wonders-cause = { $who } { $what }
    .mid = { $who-mid } { $what }

wonders-obstacle-owned = вече е построено
wonders-obstacle-complete = Чудото ви е завършено
wonders-obstacle-resources = липсват ресурси
wonders-obstacle-coins = няма достатъчно монети

wonders-waiver-chain = верига от { $by }
wonders-waiver-power = способност на { $by }

wonders-price-free = безплатно
wonders-price-waived = безплатно: { $waiver }
wonders-price-resources-waived = без ресурси: { $waiver }
wonders-price-bank = { $coins }
wonders-price-left = { $coins } наляво
wonders-price-right = { $coins } надясно
wonders-price-own = собствени ресурси

wonders-move-board = вземане на { $board } (произвежда { $resource })
wonders-move-side = { $side } страна
wonders-move-build = строеж на { $card } ({ $price })
wonders-move-stage = строеж на етап { $number } { $card-initial ->
    [s] със
   *[any] с
} { $card } ({ $price })
wonders-move-sell = изчистване на { $card } за { $coins }
wonders-move-leave = изчистване на { $card } без монети
wonders-move-recover = безплатен строеж на { $card }
wonders-move-decline = отказ от строеж
# Избрано, но още неизпълнено: без цената.
wonders-chosen-build = строеж на { $card }
wonders-chosen-stage = строеж на етап { $number } { $card-initial ->
    [s] със
   *[any] с
} { $card }
wonders-settle-coins = плащане на { $coins }
wonders-settle-debt = вземане на { $debt }
wonders-settle-both = плащане на { $coins } и вземане на { $debt }

wonders-event-chose = { $who-person ->
    [you] избрахте
   *[third] избра
}: { $move }
wonders-event-board = { $who-person ->
    [you] взехте
   *[third] взе
} { $board }
wonders-event-side = { $who-person ->
    [you] избрахте
   *[third] избра
} { $side-def } страна
wonders-event-age = Започва Епоха { $age }.
wonders-event-trade = { $who-person ->
    [you] платихте
   *[third] плати
} { $coins } на { $to-object } за ресурси
wonders-event-built = { $who-person ->
    [you] построихте
   *[third] построи
} { $card }
wonders-event-built-free = { $who-person ->
    [you] построихте
   *[third] построи
} { $card } ({ $waiver })
wonders-event-stage = { $who-person ->
    [you] построихте
   *[third] построи
} етап { $stage } от Чудото
wonders-event-sold = { $who-person ->
    [you] изчистихте
   *[third] изчисти
} карта за { $coins }
wonders-event-left = { $who-person ->
    [you] изчистихте
   *[third] изчисти
} последната карта
wonders-event-coins = { $who-person ->
    [you] получихте
   *[third] получи
} { $coins }
wonders-event-debt = { $who-person ->
    [you] взехте
   *[third] взе
} { $points }
wonders-event-diplomacy = { $who-person ->
    [you] взехте
   *[third] взе
} жетон за дипломация
wonders-event-raid = { $who-person ->
    [you] взехте
   *[third] взе
} жетон за победа от Епоха { $age }
wonders-event-forget = { $who-person ->
    [you] изчистихте
   *[third] изчисти
} всички жетони за поражение
wonders-event-recovered = { $who-person ->
    [you] построихте
   *[third] построи
} { $card } от изчистените карти
wonders-event-declined = не { $who-person ->
    [you] построихте
   *[third] построи
} нищо от изчистените карти
wonders-event-loss-coins = { $who-person ->
    [you] загубихте
   *[third] загуби
} { $coins }
wonders-event-loss-debt = { $who-person ->
    [you] взехте { $debt }, вместо да загубите монети
   *[third] взе { $debt }, вместо да загуби монети
}
wonders-event-loss-both = { $who-person ->
    [you] загубихте { $coins } и взехте { $debt }
   *[third] загуби { $coins } и взе { $debt }
}
wonders-event-conflict = { $who-person ->
    [you] спечелихте
   *[third] спечели
} { $tokens } от Епоха { $age } срещу { $against-object }
wonders-event-defeat = { $who-person ->
    [you] получихте
   *[third] получи
} { $defeats } срещу { $against-object }
wonders-event-peace = не { $who-person ->
    [you] участвахте
   *[third] участва
} в конфликта (дипломация)
wonders-event-peace-teams = { $who-person ->
    [you] използвахте
   *[third] използва
} жетон за дипломация в конфликта
wonders-event-over = Край на играта.

wonders-row-military = Военна сила
wonders-row-treasury = Хазна
wonders-row-wonder = Чудо
wonders-row-civilian = Сини
wonders-row-commerce = Жълти
wonders-row-guilds = Гилдии
wonders-row-cities = Черни
wonders-row-science = Наука

wonders-problem-teams-need-cities = Играта в отбори изисква „Градове“.
wonders-problem-team-sizes = За отбори по двама са нужни 4 или 6 играчи.

## Редове от таблото за резултати като причина за победата: „Решаващо предимство: конфликтите.“

wonders-source-wonder = Чудото
wonders-source-treasury = хазната
wonders-source-military = конфликтите
wonders-source-civilian = сините сгради
wonders-source-commerce = жълтите сгради
wonders-source-science = науката
wonders-source-guilds = гилдиите
wonders-source-cities = черните сгради

wonders-puzzles-wonders = Игра с карти
wonders-puzzles-cities = Градове
wonders-theme-wonder = Чудо
wonders-theme-money = Пари
wonders-theme-military = Военна сила
wonders-theme-civilian = Сини сгради
wonders-theme-science = Наука
wonders-theme-guilds = Гилдии
wonders-theme-cities = Черни сгради
