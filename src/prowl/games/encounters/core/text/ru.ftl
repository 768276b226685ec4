### Семейство Encounters по-русски: общее для его игр.

## Фазы и места карты

phase-1 = Фаза Врага
phase-2 = Фаза Действия
phase-3 = Фаза Удара
phase-4 = Очистка

to-discard = в сброс

klass-intel = Разведчик
klass-leadership = Лидер
klass-strength = Силовик
klass-survival = Экстремал
klass-tech = Технарь

## Когда срабатывает предложение карты

timing-once = Раз в ход:
timing-class-intel = После другого разведчика:
timing-class-leadership = После другого лидера:
timing-class-strength = После другого силовика:
timing-class-survival = После другого экстремала:
timing-class-tech = После другого технаря:
timing-turn = В этот ход:
timing-on-kill = За каждого убитого вами в этот ход Врага:
timing-reveal = Вскрытие:
timing-struck = Удар:
timing-death = Смерть:
timing-fight = Схватка:
timing-after-strikes = После его Ударов:
timing-action = Действие:
timing-apply = Когда карта взята:
timing-cancel = Чтобы отменить:

flag-coordinate = Согласование.
flag-double-strike = Двойной удар.
flag-final = Последний Враг.
flag-runner = Бегун.
flag-heal-first = Пока она лежит у вас, другие ваши карты Удара излечить нельзя.
flag-hand-five = Пока она лежит у вас, в Очистку вы добираете на 1 карту меньше.

strike-damage = Урон: { $n }.
strike-miss = Промах: сбросьте её.

## О чём говорит предложение карты

effect-attack = Атака +{ $n }.
effect-recruit = Наём +{ $n }.
effect-draw = Доберите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
effect-discard-choice = { $who ->
    [each] Каждый игрок сбрасывает
   *[you] Сбросьте
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
effect-discard-random = { $who ->
    [each] Каждый игрок сбрасывает
   *[you] Сбросьте
} { $n ->
    [one] { $n } случайную карту
    [few] { $n } случайные карты
   *[many] { $n } случайных карт
}.
effect-mill = Сбросьте с верха своей колоды { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
effect-may-kill-own = Можете убить одного из своих Персонажей.
effect-may-kill-starter = Можете убить одну из своих стартовых карт.
effect-gain-from-hq = Получите из Штаба карту стоимостью не больше { $most }.
effect-topdeck = Положите из своего сброса на верх колоды { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
effect-next-recruit-on-top = Следующую нанятую в этот ход карту можно положить на верх своей колоды.
effect-swap-points = Поменяйте местами Атаку и Наём, напечатанные на { $n ->
    [one] { $n } карте, сыгранной
    [few] { $n } картах, сыгранных
   *[many] { $n } картах, сыгранных
} в этот ход.
effect-double-attack = Удвойте неистраченную Атаку.
effect-scan = { $n ->
    [one] { $n } бесплатное Сканирование
    [few] { $n } бесплатных Сканирования
   *[many] { $n } бесплатных Сканирований
}.
effect-scan-all = Бесплатно сканируйте все карты рубашкой вверх.
effect-add = Добавьте из колоды Врагов { $n ->
    [marks] по карте за каждую свою Метку
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
effect-kill-self = Он умирает.
effect-place-on-operations = Карта уходит в зону Операций.
effect-strike = { $n ->
    [marks] Возьмите по карте Удара за каждую свою Метку
    [one] { $who ->
        [marked] Каждый игрок с Меткой берёт { $n } карту Удара
       *[you] Возьмите { $n } карту Удара
    }
    [few] { $who ->
        [marked] Каждый игрок с Меткой берёт { $n } карты Удара
       *[you] Возьмите { $n } карты Удара
    }
   *[many] { $who ->
        [marked] Каждый игрок с Меткой берёт { $n } карт Удара
       *[you] Возьмите { $n } карт Удара
    }
}.
effect-heal = Излечите у любого игрока { $n ->
    [one] { $n } карту Удара
    [few] { $n } карты Удара
   *[many] { $n } карт Удара
}.
effect-avoid = Уклонитесь в этот ход { $n ->
    [one] от { $n } любого Удара
    [few] от { $n } любых Ударов
   *[many] от { $n } любых Ударов
}.
effect-avoid-all = Уклонитесь от всех Ударов фазы Удара.
effect-mark = Возьмите { $n ->
    [one] { $n } Метку
    [few] { $n } Метки
   *[many] { $n } Меток
}.
effect-unmark-any = Снимите с любого игрока { $n ->
    [one] { $n } Метку
    [few] { $n } Метки
   *[many] { $n } Меток
}.
effect-reduce = { $whom ->
    [fought_in_combat] Враги, с которыми вы сражаетесь в Боевой Зоне, получают −{ $n }.
    [revealed_this_turn] Враги, вскрытые в этот ход, получают −{ $n }.
   *[fought] Враги, с которыми вы сражаетесь, получают −{ $n }. Копии этой карты не складываются.
}
effect-give-up-class = Сбросьте с руки 1 карту Класса «{ $klass }».
effect-end-action = Фаза Действия сразу заканчивается.

## Вопросы

ask-action = Ваше действие
ask-action-detail = Играйте, сканируйте, нанимайте, сражайтесь в любом порядке.
ask-coordinate = Согласовать карту? Ходит { $seat }
ask-coordinate-detail = Отложите одну карту и доберите другую. Вас никто не ждёт.
ask-coordinate-early = Согласуйте карту или спасуйте. Ходит { $seat }
ask-coordinate-early-detail = Копию можно сыграть только в фазе Действия.
ask-ability = Применить свойство карты «{ $own }»?
ask-ability-detail = Сейчас или никогда: отложить его нельзя.
ask-avoid = Уклониться от этого Удара?
ask-cancel = Отменить Удар «{ $strike }»?
ask-cancel-detail = Отдайте карту названного Класса или примите Удар.
ask-on-top = Положить карту «{ $own }» на верх колоды?
ask-discard-own = Сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
ask-kill-own = Убить одного из своих Персонажей?
ask-kill-own-detail = Карта навсегда покинет колоду. Не выбирайте ничего, чтобы сохранить всех.
ask-topdeck-own = Какая карта ляжет на верх колоды?
ask-gain-barracks = Какую карту вы получаете?
ask-heal-seat = Кого лечить?
ask-heal-strike = Какую карту Удара снять?
ask-scan-space = Какой участок сканировать?
ask-swap = Чьи очки поменять местами?
ask-swap-detail = Только у карт, чьи очки ещё не истрачены.
ask-unmark-seat = С кого снять Метку?

## Ходы

move-play = Сыграть: { $own }
move-copy = Сыграть копию: { $own }
move-use = Активировать: { $own }
move-fight = Сразиться: { $enemy }
move-scan = Сканировать: { $space }
move-recruit = Нанять: { $barracks }
move-officer = Нанять Офицера
move-task = Применить: { $enemy }
move-end = Завершить фазу Действия
move-avoid-yes = Уклониться
move-avoid-no = Принять Удар
move-coordinate = Отложить: { $own }
move-give = Отменить Удар, сбросив: { $own }
move-suffer = Принять Удар
move-swap = Поменять очки: { $own }
move-keep = Оставить очки как есть
move-own = { $own }
move-discard-own = Сбросить: { $own }
move-kill-own = Убить: { $own }
move-topdeck-own = На верх: { $own }
move-barracks = Получить: { $barracks }
move-seat = { $seat }
move-strike = Снять: { $strike }
move-space = { $space }
move-scan-space = Сканировать: { $space }
move-enemy = { $enemy }

## Что происходит

event-objective-began = Цель: { $objective }.
event-objective-completed = Выполнено: { $objective }.
event-turn-began = { $round ->
    [0] Подготовка. Ходит { $seat }.
   *[other] Круг { $round }. Ходит { $seat }.
}
event-card-entered = Что-то приближается: { $space }.
event-card-revealed = Вскрыто: { $enemy }.
event-entered-combat = В Боевой Зоне: { $enemy }.
event-attached = Закреплена карта: { $enemy }, { $space }.
event-played = { $seat } играет: { $own }.
event-copied = { $seat } играет копию: { $own }.
event-activated = { $seat } активирует: { $own }.
event-task-used = { $seat } применяет: { $enemy }.
event-coordinated = { $seat } согласует: { $own }.
event-swapped = { $seat } меняет очки карты: { $own }.
event-drew = { $seat } добирает: { $own }.
event-drew-hidden = { $seat } добирает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
event-discarded = { $seat } сбрасывает: { $own }.
event-milled = { $seat } вскрывает с колоды и сбрасывает: { $own }.
event-showed = { $seat } добирает и показывает: { $own }.
event-gained = { $seat } получает карту { $to }: { $own }.
event-put-on-top = { $seat } кладёт на верх колоды: { $own }.
event-killed-own = { $seat } убивает свою карту: { $own }.
event-hq-filled = Новая карта в Штабе: { $barracks }.
event-deck-reshuffled = { $seat } перемешивает сброс в новую колоду.
event-fought = { $seat } платит Атакой { $n } и сражается: { $enemy }.
event-enemy-killed = Убит Враг: { $enemy }.
event-enemy-removed = Ушло невскрытым: { $enemy }.
event-enemy-struck = Карта «{ $enemy }» бьёт. Под Ударом { $seat }.
event-strike-dealt = Карта «{ $enemy }» приносит { $n ->
    [one] { $n } Удар
    [few] { $n } Удара
   *[many] { $n } Ударов
}. Под Ударом { $seat }.
event-strike-avoided = { $seat } уклоняется.
event-strike-drawn = { $seat } берёт карту Удара: { $strike }.
event-strike-replaced = { $strike } не считается. { $seat } тянет снова.
event-strike-cancelled = { $seat } отменяет: { $strike }.
event-strikes-reshuffled = Сброс Ударов перемешан в новую колоду.
event-healed = { $seat } лечится, снята карта: { $strike }.
event-marked = { $seat }: { $n ->
    [0] Меток нет
    [one] { $n } Метка
    [few] { $n } Метки
   *[many] { $n } Меток
}.
event-died = { $seat } погибает.

## Почему сейчас нельзя

why-not-active = Действует только активный игрок
why-asked = Сейчас спрашивают о другом
why-waits = Сначала выбирает другой игрок
why-strikes = Удары уже начались
why-no-coordinate = Предложить можно только карту с «Согласованием»
why-offered = В чужой ход можно предложить одну карту
why-recruit = Нужен Наём { $cost }, у вас { $have }
why-officer = Офицер: нужен Наём { $cost }, у вас { $have }
why-scan = Сканирование: нужна Атака { $cost }, у вас { $have }
why-clear = Здесь нечего сканировать
why-seen = Эта карта уже открыта
why-fight = Нужна Атака { $cost }, у вас { $have }
why-forbidden = Этот бой запрещает карта
why-played = Карта сделала своё, когда её сыграли
why-used = В этот ход уже использовано
why-no-action = На карте нет текста «Действие»
why-task-used = Раз в ход, сейчас уже использовано
