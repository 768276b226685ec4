## Стол Not Alone

na-rescue = Спасение
na-assimilation = Привыкание
na-to-go = ещё { $left }
na-rescue-track = До спасения клеток: { $left }; символы Артемии на { $symbols }
na-assimilation-track = До победы Существа клеток: { $left }
na-planet = Планета Артемия
na-creature = Существо
na-lobby-lot = Кто станет Существом, решит жребий в начале партии
na-lobby-creature = Один против всех: охотится, пока к Беглецам не пришла помощь.
na-lobby-hunted = Беглец
na-lobby-turn-1 = Каждый Беглец играет карту местности рубашкой вверх
na-lobby-turn-2 = Существо кладёт жетоны охоты
na-lobby-turn-3 = Карты открыты: пойманный теряет маркер воли
na-lobby-turn-4 = Спасение ближе на клетку
na-hunt-cards = { $count ->
    [one] карта охоты
    [few] карты охоты
   *[many] карт охоты
  }
na-played = сыграно:
na-will = воля { $will }
na-will-of = Воля { $will } из { $of }
na-places-in-hand = Местности в руке
na-survival-cards = Карты выживания
na-survival-deck = Колода выживания
na-can-go = может пойти
na-in-discard = в сбросе
na-possible = Может быть: { $can }. В сбросе: { $out }.
na-possible-nowhere = нигде
na-possible-none = ничего
na-reserve = Запас местностей
na-reserve-place = { $name }, осталось { $count }
na-slot = Ваша карта ляжет сюда
na-creature-hears = Существо слышит всё
na-who-could = Здесь могут быть: { $names }
na-nobody-could = здесь никого не может быть
na-token-hunter = Существо
na-token-planet = Артемия
na-token-target = Цель
na-token-beacon = Маяк
# A token between two places counts on both.
na-token-pair = { $token }, также: { $place }
na-here = Здесь: { $names }
na-phase = Фаза { $phase }
na-phase-1 = Разведка
na-phase-2 = Охота
na-phase-3 = Результат
na-phase-4 = Конец хода
na-kind-place = Местность
na-kind-hunt = Охота · фаза { $phase }
na-kind-survival = Выживание · фаза { $phase }
na-own-discard = Сброс: { $places }. Вернуть: воля или свойство местности.
