### Играта със зарове в терминала.

dice-own-numbers = Числата на тези табла са на Heptapolis, а не от отпечатаната игра.

dice-table-die = зар
dice-table-face = страна
dice-table-price = цена
dice-table-city = { $coins }, { $resources }, бонуси: { $bonuses } от 3, досега { $points }
dice-table-boxes = { $building } { $crossed }/{ $all }
dice-table-column-move = действие
dice-table-column-price = плащате
dice-table-column-effect = ефект

## Всеки цвят зарове има и знак за хората, които не различават цветове.

dice-sign-diamond = ромб
dice-sign-bar = лента
dice-sign-cross = кръст
dice-sign-circle = кръг
dice-sign-triangle = триъгълник
dice-sign-ring = пръстен
dice-sign-bust = бюст
dice-sign-star = звезда

dice-help-box = { $number }. цена { $cost }: { $effects }
dice-help-ordered = полета { $boxes } в този ред
dice-help-any-order = полета { $boxes } в произволен ред
dice-help-bonus = Бонус { $number }: { $effect }
dice-help-arrow = { $symbol }: { $boxes }
dice-help-guild = Нужни са ви поне толкова отбелязани полета на сградата от лилавия зар, колкото има всеки съсед.
dice-help-guild-two = Нужни са ви повече отбелязани полета на сградата от лилавия зар, отколкото има опонентът ви.

dice-trait-board = табло
dice-trait-building = сграда

## `heptapolis games`: какво значат настройките.

dice-meaning-players = брой на играчите
dice-meaning-agora-tie = кой получава точките, ако няколко играчи първи завършат Агората в един и същ ход
dice-meaning-boards = таблата се раздават по жребий или се избират по реда на местата
dice-meaning-board-set = име на комплект табла или текст на файл с табла; числата на вградените табла са наши
