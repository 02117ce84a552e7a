### Общее для всех игр: списки, числа, игроки, хроника, счёт, подсказки.
### Формы: .gen, .dat, .acc — падежи; .each — после «по»; .mid — не в начале предложения.

language-name = Русский

verbatim = { $text }

list-and = { $head } и { $tail-mid }
    .gender = plural
    .mid = { $head-mid } и { $tail-mid }
    .gen = { $head-gen } и { $tail-gen }
    .dat = { $head-dat } и { $tail-dat }
    .acc = { $head-acc } и { $tail-acc }
list-or = { $head } или { $tail-mid }
    .gen = { $head-gen } или { $tail-gen }
    .acc = { $head-acc } или { $tail-acc }
list-comma = { $head }, { $tail-mid }
    .gender = plural
    .mid = { $head-mid }, { $tail-mid }
    .gen = { $head-gen }, { $tail-gen }
    .dat = { $head-dat }, { $tail-dat }
    .acc = { $head-acc }, { $tail-acc }
list-semicolon = { $head }; { $tail }
    .mid = { $head-mid }; { $tail-mid }
list-sentences = { $head } { $tail }
list-versus = { $head } против { $tail-gen }

number-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
    .acc = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
    .gen = { $n ->
        [one] { $n } монеты
        [few] { $n } монет
       *[many] { $n } монет
    }
    .each = { $n ->
        [one] { $n } монете
        [few] { $n } монеты
       *[many] { $n } монет
    }
number-point = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
    .each = { $n ->
        [one] { $n } очку
        [few] { $n } очка
       *[many] { $n } очков
    }
number-shield = { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[many] { $n } щитов
}
number-card = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
    .acc = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
number-resource = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
number-victory = { $n ->
    [one] { $n } жетон победы
    [few] { $n } жетона победы
   *[many] { $n } жетонов победы
}
number-defeat = { $n ->
    [one] { $n } жетон поражения
    [few] { $n } жетона поражения
   *[many] { $n } жетонов поражения
}
number-diplomacy = { $n ->
    [one] { $n } жетон дипломатии
    [few] { $n } жетона дипломатии
   *[many] { $n } жетонов дипломатии
}
number-debt = { $n ->
    [one] { $n } жетон займа
    [few] { $n } жетона займа
   *[many] { $n } жетонов займа
}

who-you = Вы
    .gender = plural
    .mid = вы
    .gen = вас
    .dat = вам
    .acc = вас
who-player = Игрок { $number }
    .gender = masculine
    .mid = игрок { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }
    .acc = игрока { $number }

story-sentence = { $who } { $clauses }.
story-event = { $what }
story-event-of = { $who }: { $what }
story-undo = Последний ход отменён.
story-proxy-time = Время вышло: за { $who-acc } решил бот.
story-proxy-stand-in = За { $who-acc } сыграл бот.

score-player = Город
score-total = Всего
score-team = Команда ({ $players-mid }): { $points }
score-tie-broken = { $players } набрали по { $points-each }; спор решают монеты ({ $coins }).
score-tie-shared = Ничья: { $players-mid } — по { $points-each } и по { $coins-each }.
score-won = { $players-gender ->
    [masculine] { $players } победил, набрав { $points }.
    [feminine] { $players } победила, набрав { $points }.
    [plural] { $players } победили, набрав { $points }.
   *[name] Победа: { $players }, { $points }.
}
score-together = { $players } разделили победу: { $points }.

hint-expected = Шанс на победу { $percent } %, около { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка.
hint-only = Это ваш единственный ход.
hint-only-sensible = Единственный разумный ход; всего их { $number }.

play-choose = Выберите ход

# Строки счёта (*-source-*) имеют .gender; у игр без своих слов это код.
verdict-row = { $rows-gender ->
    [masculine] Исход решил { $rows }.
    [feminine] Исход решила { $rows }.
    [neuter] Исход решило { $rows }.
    [plural] Исход решили { $rows }.
   *[code] Решающая строка: { $rows }.
} Здесь { $winner-mid } { $winner-gender ->
    [feminine] набрала
    [plural] набрали
   *[masculine] набрал
} на { $points } больше, чем { $second-mid }: { $one } против { $other }.
verdict-loss = { $rows-gender ->
    [masculine] Исход решил { $rows }.
    [feminine] Исход решила { $rows }.
    [neuter] Исход решило { $rows }.
    [plural] Исход решили { $rows }.
   *[code] Решающая строка: { $rows }.
} Здесь { $winner-mid } { $winner-gender ->
    [feminine] потеряла
    [plural] потеряли
   *[masculine] потерял
} меньше, чем { $second-mid }: { $one } против { $other }.
verdict-rows = Исход решили { $rows }. В каждой из этих строк { $winner-mid } { $winner-gender ->
    [feminine] набрала
    [plural] набрали
   *[masculine] набрал
} на { $points } больше, чем { $second-mid }.
verdict-margin = { $winner } { $winner-gender ->
    [feminine] опередила
    [plural] опередили
   *[masculine] опередил
} { $second-acc } на { $points }; ни одна строка счёта сама по себе исход не решила.
verdict-tiebreak = Победа по дополнительному показателю: { $winner-mid }. { $points } и у { $second-gen }.
verdict-shared = { $players } разделили победу: ничью не разрешил и дополнительный показатель.
verdict-shared-teams = Победа разделена: { $players-mid }. Ничью не разрешил и дополнительный показатель.

analysis-better = «{ $better }» вместо «{ $played }»: { $changes }; { $chance }.
analysis-better-overall = «{ $better }» вместо «{ $played }»: ни одна строка счёта не выделяется; { $chance }.
analysis-unclear = «{ $better }», возможно, лучше, чем «{ $played }», но это не ясно: { $chance }.
analysis-unclear-rows = «{ $better }», возможно, лучше, чем «{ $played }», но это не ясно: { $changes }; { $chance }.
analysis-row = { $row } { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-others = остальные вместе { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-chance = { $sign }{ $percent } % к победе (±{ $error })
analysis-seat = Место { $seat }
analysis-verdict-best = лучший
analysis-verdict-good = хороший
analysis-verdict-inaccuracy = неточность
analysis-verdict-mistake = ошибка
analysis-verdict-blunder = грубая ошибка
analysis-verdict-open = не ясно
analysis-change = Шанс на победу: { $mistakes }; { $luck }.
analysis-change-even = Шанс на победу: ни ошибки, ни удача заметно не повлияли.
analysis-mistakes-cost = ошибки стоили в сумме { $mistakes } % (±{ $error })
analysis-mistakes-even = ошибки заметно не повлияли
analysis-luck-even = удача заметно не повлияла
analysis-luck-gave = удача (расклад, броски и ходы остальных) дала { $luck } % (±{ $error })
analysis-luck-took = удача (расклад, броски и ходы остальных) отняла { $luck } % (±{ $error })

puzzle-theme-denial = Помешать другим
puzzle-theme-overall = Всего понемногу
puzzle-difficulty-1 = лёгкая
puzzle-difficulty-2 = средняя
puzzle-difficulty-3 = трудная
puzzle-right = Верно: это лучший ход.
puzzle-wrong = Есть ход лучше.
puzzle-themes = Темы: { $themes }.
