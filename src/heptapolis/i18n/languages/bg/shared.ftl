### Общото за всички игри: списъци, числа, играчи, хроника, резултат, подсказки.
### Форми: .object – след предлог; .mid – не в началото на изречение; .person – you, they или нищо (той, тя, то).

language-name = Български

verbatim = { $text }

list-and = { $head } и { $tail-mid }
    .gender = plural
    .mid = { $head-mid } и { $tail-mid }
    .object = { $head-object } и { $tail-object }
    .def = { $head-def } и { $tail-def }
    .person = { $head-person ->
        [you] you
       *[third] { $tail-person ->
            [you] you
           *[third] they
        }
    }
list-or = { $head } или { $tail }
    .def = { $head-def } или { $tail-def }
list-comma = { $head }, { $tail-mid }
    .gender = plural
    .mid = { $head-mid }, { $tail-mid }
    .object = { $head-object }, { $tail-object }
    .def = { $head-def }, { $tail-def }
    .person = { $head-person ->
        [you] you
       *[third] { $tail-person ->
            [you] you
           *[third] they
        }
    }
list-semicolon = { $head }; { $tail }
    .mid = { $head-mid }; { $tail-mid }
list-sentences = { $head } { $tail }
list-versus = { $head } срещу { $tail }

number-coin = { $n ->
    [one] { $n } монета
   *[other] { $n } монети
}
number-point = { $n ->
    [one] { $n } точка
   *[other] { $n } точки
}
number-shield = { $n ->
    [one] { $n } щит
   *[other] { $n } щита
}
number-card = { $n ->
    [one] { $n } карта
   *[other] { $n } карти
}
number-resource = { $n ->
    [one] { $n } ресурс
   *[other] { $n } ресурса
}
number-victory = { $n ->
    [one] { $n } жетон за победа
   *[other] { $n } жетона за победа
}
number-defeat = { $n ->
    [one] { $n } жетон за поражение
   *[other] { $n } жетона за поражение
}
number-diplomacy = { $n ->
    [one] { $n } жетон за дипломация
   *[other] { $n } жетона за дипломация
}
number-debt = { $n ->
    [one] { $n } точка дълг
   *[other] { $n } точки дълг
}

who-you = Вие
    .gender = plural
    .person = you
    .mid = вие
    .object = вас
who-player = Играч { $number }
    .gender = masculine
    .mid = играч { $number }
    .object = играч { $number }

story-sentence = { $who } { $clauses }.
story-event = { $what }
story-event-of = { $who }: { $what }
story-undo = Последният ход беше върнат.
story-proxy-time = Времето изтече: бот реши вместо { $who-object }.
story-proxy-stand-in = Бот игра вместо { $who-object }.

score-player = Град
score-total = Общо
score-team = Отбор ({ $players-mid }): { $points }
score-tie-broken = Равенство с по { $points }: { $players-mid }; решават монетите ({ $coins }).
score-tie-shared = Равенство: { $players-mid } – по { $points } и { $coins }.
score-won = { $players-person ->
    [you] { $players } спечелихте с резултат { $points }.
    [they] { $players } спечелиха с резултат { $points }.
   *[third] { $players } спечели с резултат { $points }.
}
# Списъкът от имена на страницата може да съдържа „Вие“ като обикновен текст, затова тук няма глагол.
score-together = Споделена победа с резултат { $points }: { $players-mid }.

hint-expected = Шанс за победа { $percent } %, около { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } точки.
hint-only = Нямате друг избор.
hint-only-sensible = Единственият разумен избор от общо { $number }.

play-choose = Направете избор

## Какво реши играта. $rows е един ред от таблото за резултати или два (*-source-*).

verdict-row = Решаващо предимство: { $rows }. { $winner-person ->
    [you] { $winner } имахте
    [they] { $winner } имаха
   *[third] { $winner } имаше
} там преднина { $points } пред { $second-object }: { $one } на { $other }.
verdict-loss = Решаващо предимство: { $rows }. { $winner-person ->
    [you] { $winner } загубихте
    [they] { $winner } загубиха
   *[third] { $winner } загуби
} там по-малко от { $second-object }: { $one } на { $other }.
verdict-rows = Решаващо предимство: { $rows }. { $winner-person ->
    [you] { $winner } имахте
    [they] { $winner } имаха
   *[third] { $winner } имаше
} и на двете места преднина от по { $points } пред { $second-object }.
verdict-margin = { $winner-person ->
    [you] { $winner } завършихте
    [they] { $winner } завършиха
   *[third] { $winner } завърши
} с преднина { $points } пред { $second-object }; нищо само по себе си не беше решаващо.
verdict-tiebreak = Равенство с по { $points }. Победата реши допълнителното правило: { $winner-mid } пред { $second-object }.
verdict-shared = { $players-person ->
    [you] { $players } споделяте победата
   *[they] { $players } споделят победата
}: равенство и по допълнителното правило.
verdict-shared-teams = Споделена победа: { $players-mid }. Равенство и по допълнителното правило.

analysis-better = „{ $better }“ вместо „{ $played }“: { $changes }; { $chance }.
analysis-better-overall = „{ $better }“ вместо „{ $played }“: никой ред от резултата не се откроява; { $chance }.
analysis-unclear = „{ $better }“ може да е по-добре от „{ $played }“, но не е ясно: { $chance }.
analysis-unclear-rows = „{ $better }“ може да е по-добре от „{ $played }“, но не е ясно: { $changes }; { $chance }.
analysis-row = { $row } { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-others = другите общо { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-chance = { $sign }{ $percent } % за победа (±{ $error })
analysis-seat = Място { $seat }
analysis-verdict-best = най-добро
analysis-verdict-good = добро
analysis-verdict-inaccuracy = неточност
analysis-verdict-mistake = грешка
analysis-verdict-blunder = груба грешка
analysis-verdict-open = неясно
analysis-change = Шанс за победа: { $mistakes }; { $luck }.
analysis-change-even = Шанс за победа: нито грешките, нито късметът направиха ясна разлика.
analysis-mistakes-cost = грешките струваха общо { $mistakes } % (±{ $error })
analysis-mistakes-even = грешките не направиха ясна разлика
analysis-luck-even = късметът не направи ясна разлика
analysis-luck-gave = късметът (раздаването, заровете и ходовете на другите) донесе { $luck } % (±{ $error })
analysis-luck-took = късметът (раздаването, заровете и ходовете на другите) отне { $luck } % (±{ $error })

puzzle-theme-denial = Пречене
puzzle-theme-overall = Всестранно
puzzle-difficulty-1 = лесна
puzzle-difficulty-2 = средна
puzzle-difficulty-3 = трудна
puzzle-right = Вярно: това е най-добрият ход.
puzzle-wrong = Друг ход е по-добър.
puzzle-themes = Теми: { $themes }.
