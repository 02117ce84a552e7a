### Масата на играта със зарове на страницата.

dice-rules-dice = Правила на играта със зарове

dice-forum = Форумът
dice-section = Секция: { $coins }
dice-price = струва ви { $coins }
dice-leads = { $n ->
    [one] води към { $n } поле
   *[other] води към { $n } полета
}

dice-box = { $building }, поле { $n }
dice-box-cost = { $n ->
    [one] Цена: { $n } ресурс
   *[other] Цена: { $n } ресурса
}
dice-box-price = плащате { $coins }
dice-box-free = не плащате нищо
dice-box-next = следващо поред
dice-box-crossed = отбелязано
dice-box-won = отбелязано за { $points }

dice-crossed = отбелязани полета: { $n } от { $of }
dice-complete = завършено
dice-first = За първа завършена Агора: { $points }
dice-gold = Златен резерв
dice-bonuses = Отбелязани бонус полета
dice-bonus = Бонус { $n }
dice-barracks = Казарми

dice-compare = Палата на гилдиите: нужни са ви поне толкова отбелязани полета, колкото има всеки съсед. { $building }: вие { $mine }, отляво { $left }, отдясно { $right }
dice-compare-two = Палата на гилдиите: нужни са ви повече отбелязани полета, отколкото има опонентът. { $building }: вие { $mine }, опонентът { $left }
dice-wonder = Етап { $n } от Чудото

dice-pick = Изберете зар, после поле.
dice-pick-box = Избрахте { $die-def }. Сега изберете поле.
dice-pick-die = { $box }: сега изберете зар.

dice-queue = После:
dice-queue-bonus = Отбелязване на бонус поле

dice-guild = Нужни са лилавият зар и поне толкова отбелязани полета на показаната от него сграда, колкото има всеки съсед.
dice-guild-two = Нужни са лилавият зар и повече отбелязани полета на показаната от него сграда, отколкото има опонентът.

dice-end = Краят наближава: ход { $turn } е последният.
dice-end-now = Това е последният ход.

dice-last = Последно действие:
dice-opponent = Опонент
dice-facing = { $building } срещу вашите
dice-facing-you = Срещу вас
dice-defence = Защита срещу атаките ви
dice-attacks = Точки от атаки срещу вас
dice-faces = Страни на заровете

dice-keys-dice = избор на зар
dice-keys-boxes = движение между зарове или полета
dice-keys-cross = отбелязване на полето
dice-keys-wonder = строеж на следващия етап от Чудото
dice-keys-pass = пропускане на хода
dice-keys-decline = отказ от ефект

dice-option-boards = Табла
dice-option-boards-deal = раздават се по жребий
dice-option-boards-choose = играчите избират поред
dice-option-agora-tie = Равенство за първа Агора
dice-option-agora-tie-all = точки за всички
dice-option-agora-tie-none = точки за никого
dice-option-board-set = Комплект табла
dice-option-board-set-heptapolis = Heptapolis
dice-option-board-set-help = Можете да играете със собствен файл с табла.

dice-confirm = Потвърждаване
dice-others = Какво направиха другите последно

## Уроци.

dice-lesson-dice-title = Играта със зарове
dice-lesson-dice-about = Заровете и цените им, всички сгради, специалните зарове, бонусите и краят.
