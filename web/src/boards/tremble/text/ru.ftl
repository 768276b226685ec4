### Стол игры «Трепещите, человеки!». Имена стоят в именительном падеже. Люди считаются в тысячах.

## Что лежит на столе

th-phase-1 = Топливо
th-phase-2 = Покупка
th-phase-3 = Разведка
th-phase-4 = План
th-phase-5 = Заправка
th-phase-6 = Бой
th-phase-7 = Награда
th-people = Люди
th-people-thousand = Люди, тысяч
th-thousand = тыс.
th-fuel = Топливо
th-fuel-of = Топливо: { $fuel } из { $most }
th-fuel-planned = Топливо: { $fuel }, по плану уйдёт { $burn }
th-fuel-short = не хватает { $n }
th-fuel-need = Сгорит { $burn } из { $fuel } топлива
th-ships = Корабли
th-missions = Задания
th-missions-count = Задания: { $n }
th-credits = кредит { $n }
th-first = первый
th-ready = готово
th-home = Корабли дома
th-unknown = { $n ->
    [one] { $n } неизвестный корабль
    [few] { $n } неизвестных корабля
   *[many] { $n } неизвестных кораблей
}
th-captured = Взято городов:
th-captured-cultural = Взято культурных центров
th-captured-scientific = Взято научных центров
th-captured-industrial = Взято промышленных центров
th-city-deck = Карт в колоде городов
th-ship-deck = Карт в колоде кораблей
th-cities-left = { $n ->
    [one] город
    [few] города
   *[many] городов
}
th-ships-left = { $n ->
    [one] корабль
    [few] корабля
   *[many] кораблей
}
th-cities = Города
th-type-cultural = Культурный
th-type-scientific = Научный
th-type-industrial = Промышленный
th-raid = набег
th-search = поиск
th-strength = сила
th-will-be = будет
th-nobody = никого
th-guest = { $name }: сила { $strength }
th-no-cities = Городов в ряду нет. Новые откроет разведка.
th-before = До первого хода

## Корабли

th-with-saucer = Тарелка рядом: +{ $n }
th-with-tripod = Треножник рядом: +{ $n }
th-with-cruiser = Крейсер рядом: +{ $n }
th-with-another-saucer = Другая тарелка рядом: +{ $n }
th-with-another-tripod = Другой треножник рядом: +{ $n }
th-with-another-cruiser = Другой крейсер рядом: +{ $n }
th-at-cultural = Культурный центр: +{ $n }
th-at-scientific = Научный центр: +{ $n }
th-at-industrial = Промышленный центр: +{ $n }
th-does-quick-search = Поиск за 1 ход
th-does-joins = Может вступить в бой из резерва
th-does-relocates = После вскрытия может сменить город
th-fleet = Ваш флот
th-no-ships = Кораблей у вас не осталось.
th-to = → { $slot } { $city }
th-to-short = → { $slot }
th-reserve = резерв
th-away = { $n ->
    [one] ещё { $n } ход
    [few] ещё { $n } хода
   *[many] ещё { $n } ходов
}
th-searching-at = { $n ->
    [one] Поиск: { $city }, ещё { $n } ход
    [few] Поиск: { $city }, ещё { $n } хода
   *[many] Поиск: { $city }, ещё { $n } ходов
}
th-price = { $n } тыс.
th-ship-figures = Сила { $strength }, топливо { $fuel }
th-ship-note = Топливо { $fuel }, цена { $price } тысяч
th-ship-note-free = Топливо { $fuel }, не продаётся
th-note = Каждый ход приходит { $supply } топлива, больше { $tank } не хранится.
th-note-burn = Заштриховано: уйдёт на вылет. Каждый ход приходит { $supply }, больше { $tank } не хранится.
th-note-short = Не хватает топлива: { $n }. Придётся списать корабли.
th-go-city = Послать: { $city }
th-go-short = Послать: { $city }, не хватит топлива: { $n }
th-go-move = Лететь: { $city }
th-go-stay = Остаться: { $city }

## Поиски и задания

th-searches = Поиски
th-no-searches = Сейчас никто не ищет.
th-turns-left = осталось ходов
th-search-label = { $turns ->
    [one] { $city }: ищет { $name }, { $pays } тыс., ещё { $turns } ход
    [few] { $city }: ищет { $name }, { $pays } тыс., ещё { $turns } хода
   *[many] { $city }: ищет { $name }, { $pays } тыс., ещё { $turns } ходов
}
th-army-may-come = Если придёт армия, все, кто ищет, бегут или дерутся.
th-faces-army = ещё встретится с армией
th-army-here = { $army } уже здесь. Все, кто ищет, бегут или дерутся.
th-your-missions = Ваши задания
th-only-you = тайные
th-no-missions = Пока ни одного.
th-pays = +{ $reward } / −{ $penalty }
th-have-of = { $have } из { $of }
th-most = у вас { $have }, у лучшего из остальных { $rival }
th-mission-done = пока выполнено

## Что можно сделать и чего это стоит

th-percent = { $n } %
th-plus = +{ $n }
th-to-win = шанс победы
th-to-hold = шанс выстоять
th-ships-lost = потерь
th-now = сразу
th-later = позже
th-stay-win = У кого сила с кубиками больше, того и { $city }
th-stay-lose = Проигравший теряет один корабль
th-stay-reserve = Резерв может вступить: +{ $strength } за { $fuel } топлива, тогда { $chance } %
th-retreat-home = Все корабли вернутся домой
th-retreat-one = { $name } без боя получит город { $city }
th-retreat-many = Остальные разберутся сами
th-raid-now = Все, кто на улице, прямо сейчас
th-raid-home = Все корабли вернутся домой
th-search-later = И те, кто спрятался, когда поиск кончится
th-search-army = Хотя бы один корабль останется; может прийти армия
th-fight-win = Если силы с кубиками хватит, поиск продолжится
th-fight-lose = Иначе пропадут город и один корабль
th-flee-lose = { $city } пропадёт, награды не будет

## Что знают все

th-know-first = Первый в этот ход
th-know-met = Дома, уже показаны
th-know-searching = Поиски и сколько ходов осталось
th-know-captured = Взято
th-know-credits = { $n ->
    [one] { $n } невыплаченный кредит
    [few] { $n } невыплаченных кредита
   *[many] { $n } невыплаченных кредитов
}
th-know-table = Стол
th-know-decks = Колода городов: { $cities }, кораблей: { $ships }, осталось кредитов: { $credits }
th-know-armies = Армии, которые уже приходили
th-know-cities = Города, вышедшие из игры
th-know-ships = Сброс кораблей

## Бой и вскрытие

th-battle = Бой
th-battle-at = Ход { $turn } · Бой · Город { $slot }
th-battle-title = { $n ->
    [2] { $city }: двое на один город
    [3] { $city }: трое на один город
    [4] { $city }: четверо на один город
   *[other] { $city }: пятеро на один город
}
th-battle-won = { $name } берёт город { $city }
th-battle-cultural = Культурный центр. Набег { $quick }, поиск { $search }. Всё достанется одному.
th-battle-scientific = Научный центр. Набег { $quick }, поиск { $search }. Всё достанется одному.
th-battle-industrial = Промышленный центр. Набег { $quick }, поиск { $search }. Всё достанется одному.
th-retreated = отступает
th-won = победа
th-beaten = поражение
th-die = Кубик: { $n }
th-die-open = Кубик ещё не брошен
th-rolled-again = { $n ->
    [2] Ничья: второй бросок
   *[other] Ничьи, бросков: { $n }
}
th-stand = Поиск против армии
th-stand-turn = Ход { $turn } · Идёт армия
th-stand-held = { $city }: поиск продолжается
th-stand-lost = { $city }: город снова свободен
th-stand-need = нужно; равенства хватит
th-holds = держится
th-reveal = Флоты открыты
th-reveal-turn = Ход { $turn } · Все карты открыты
th-reveal-title = Флоты прибывают
th-reveal-wanted = { $n ->
    [0] У каждого свой город.
    [one] За { $n } город придётся спорить.
    [few] За { $n } города придётся спорить.
   *[many] За { $n } городов придётся спорить.
}
th-reveal-home = Никого не послали:

## Итог в числах

th-num-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
th-num-battles = { $count ->
    [one] { $count } спорный город
    [few] { $count } спорных города
   *[many] { $count } спорных городов
}
th-num-retreats = { $count ->
    [one] { $count } вежливое отступление
    [few] { $count } вежливых отступления
   *[many] { $count } вежливых отступлений
}
th-num-armies = { $count ->
    [one] { $count } армия людей
    [few] { $count } армии людей
   *[many] { $count } армий людей
}
th-num-lost = { $count ->
    [one] { $count } корабль потерян
    [few] { $count } корабля потеряно
   *[many] { $count } кораблей потеряно
}
th-num-best = Лучшая добыча: { $city }, { $n } тыс., { $name }
th-num-captain = Капитан
th-num-col-raids = набеги
th-num-col-searches = поиски
th-num-col-battles = победы в боях
th-num-col-bought = куплено
th-num-col-lost = потеряно
th-num-col-missions = задания
th-plot-title = Люди в тысячах, ход за ходом; последняя точка — итоговый счёт
th-plot-label = Люди каждого капитана по ходам. В конце: { $ends }.

## Before the game

th-lobby-turn-2 = Платите людьми за новые корабли
th-lobby-turn-4 = Отправьте корабли к городам рубашкой вверх
th-lobby-turn-6 = Капитаны у одного города сражаются или отступают
th-lobby-turn-7 = Соберите людей в захваченных городах
