## Столы семейства Encounters

enc-creep = Каждый ход они ближе на участок.
enc-deck = Колода
enc-clear = пусто
enc-seen = видно
enc-known = известно, что это { $name }
enc-down = Карта рубашкой вверх: { $space }
enc-scan-cost = Сканирование: Атака { $n }
enc-short = не хватает { $n }
enc-short-brief = ещё { $n }
enc-barred = нельзя
enc-attached = лежит здесь: { $space }
enc-hq = { $name } · нанимайте здесь
enc-left = осталось: { $n }
enc-cost-n = цена: Наём { $n }
enc-attack = атака
enc-recruit = наём
enc-avoid = уклонение
enc-attack-n = Атака { $n }
enc-recruit-n = Наём { $n }
enc-health-n = Здоровье { $n }
enc-defence-n = Защита { $n }
enc-strikes-coming = { $count ->
    [one] грозит { $count } удар
    [few] грозит { $count } удара
   *[many] грозит { $count } ударов
  }
enc-strikes-follow = { $count ->
    [one] за этим { $count } удар
    [few] за этим { $count } удара
   *[many] за этим { $count } ударов
  }
enc-no-strikes = без ударов
enc-combat-empty = никого
enc-strikes-you = бьёт в каждой фазе Удара
enc-end-sure = { $count ->
    [one] У вас { $count } несыгранная карта. Что осталось в руке, уйдёт в сброс.
    [few] У вас { $count } несыгранные карты. Что осталось в руке, уйдёт в сброс.
   *[many] У вас { $count } несыгранных карт. Что осталось в руке, уйдёт в сброс.
  }
enc-spend = Рука пуста. Тратьте накопленное или завершайте фазу.
enc-nothing-left = Рука пуста, и больше ничего не сделать.
enc-played = Сыграно
enc-played-by = Играет { $name }
enc-copy = копия
enc-used = использовано
enc-objective = Цель { $at } из { $of }
enc-location = Локация · угрозы { $at } из { $of }
enc-objective-short = Цель { $at } из { $of }
enc-location-short = Угрозы: { $at } из { $of }
enc-health-of = Здоровье { $left } из { $of }
enc-wounds = { $damage } из { $of } ран
enc-marks = { $count ->
    [one] { $count } Метка
    [few] { $count } Метки
   *[many] { $count } Меток
  }
enc-dead = погиб
enc-no-avatar = Аватар не выбран
enc-choose-avatar = Выберите, кем будете.
enc-piles = Колода { $deck } · сброс { $discard }
enc-team = Отряд
enc-in-hand = Карт в руке
enc-away = нет на связи
enc-look-at = Открытые карты: { $name }
enc-eyes = Играть за: { $name }
enc-offers = Согласование
enc-offers-you = { $name } предлагает карту
enc-offers-to = { $name } помогает: { $to }
enc-offer-term = { $term }.
enc-offer-text = Её копию можно сыграть в этот ход, в любой момент фазы Действия. Сама карта остаётся у хозяина: { $name }.
enc-take = Сыграть копию
enc-later = Не сейчас
enc-known-title = Что знают все
enc-known-text = Все открытые стопки. Задержите палец или нажмите пробел на карте, чтобы прочесть её.
enc-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
enc-pile-wounds = Карты Удара: { $name }
enc-pile-hand = Рука: { $name }
enc-pile-discard = Сброс: { $name }
enc-pile-graveyard = Убитые карты: { $name }
enc-pile-front = Перед игроком: { $name }
enc-pile-strikes = Сброс карт Удара
enc-pile-dead = Убитые Враги
enc-pile-spent = Прошедшие События и Угрозы
enc-pile-removed = Вне игры
enc-preparation = Подготовка
enc-turn-of = { $name }: ход { $turn }
enc-acts-now = сейчас ходит
enc-turn-yours = Ваш ход
enc-goals = Цель и Локация
enc-phase-1 = Враг
enc-phase-2 = Действие
enc-phase-3 = Удар
enc-phase-4 = Очистка

## После игры

enc-num-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }
enc-num-kills = { $count ->
    [one] убит { $count } Враг
    [few] убито { $count } Врага
   *[many] убито { $count } Врагов
  }
enc-num-strikes = { $count ->
    [one] получен { $count } удар
    [few] получено { $count } удара
   *[many] получено { $count } ударов
  }
enc-num-avoided = { $count ->
    [one] { $count } уклонение от удара
    [few] { $count } уклонения от удара
   *[many] { $count } уклонений от удара
}
enc-num-offered = { $count ->
    [one] своим одолжена { $count } карта
    [few] своим одолжено { $count } карты
   *[many] своим одолжено { $count } карт
  }
enc-num-objectives = { $count ->
    [0] не выполнено ни одной Цели
    [one] выполнена { $count } Цель
    [few] выполнено { $count } Цели
   *[many] выполнено { $count } Целей
  }
enc-plot-title = Здоровье всего отряда и убитые Враги, ход за ходом
enc-plot-label = Здоровье и убитые по ходам. В конце здоровья { $health }, убито Врагов: { $kills }.
enc-plot-health = Здоровье
enc-plot-kills = Убито
enc-col-player = Игрок
enc-col-damage = урон
enc-col-kills = убито
enc-col-recruited = нанято
enc-col-offered = одолжено

## Before the game

enc-lobby-turn-1 = Новый Враг входит в Заросли, остальные подходят ближе
enc-lobby-turn-2 = Играйте карты: нанимайте, сканируйте, сражайтесь
enc-lobby-turn-3 = Враги в Боевой Зоне наносят Удары
enc-lobby-turn-4 = Сбросьте карты и возьмите новую руку
