### Legendary Encounters: The X-Files по-русски.

## Игра

game-name = Секретные материалы
kind-starter = Начальная карта
kinds-starter = Начальные карты
kind-special-agent = Спецагент
kinds-special-agent = Спецагенты
kind-belief = Карта Веры
kinds-belief = Карты Веры
kind-doubt = Карта Сомнения
kinds-doubt = Карты Сомнения
kind-academy = Персонаж Академии
kinds-academy = Персонажи Академии
kind-syndicate = Агент Синдиката
kinds-syndicate = Агенты Синдиката
kind-informant = Осведомитель
kinds-informant = Осведомители
kind-lead = Зацепка
kinds-lead = Зацепки
kind-evidence = Карта Доказательства
kinds-evidence = Карты Доказательств
kind-strike = Карта Удара
kinds-strike = Карты Удара
kind-end-game = Карта Финала
kinds-end-game = Карты Финала
kind-climax = Карта Кульминации
kinds-climax = Карты Кульминации
kind-enemy = Враг
kinds-enemy = Враги
kind-event = Событие
kinds-event = События
kind-ally = Союзник
kinds-ally = Союзники
kind-avatar = Аватар
kinds-avatar = Аватары
phase-1 = Фаза Заговора
space-s5 = ячейка 5 в Тенях
space-s4 = ячейка 4 в Тенях
space-s3 = ячейка 3 в Тенях
space-s2 = ячейка 2 в Тенях
space-s1 = ячейка 1 в Тенях
bureau-firing-range = Тир
bureau-infirmary = Медпункт
bureau-records-room = Архив
bureau-surveillance-van = Фургон наблюдения
bureau-basement-office = Кабинет в подвале

## Слова для справки

term-coordinate = Согласование
term-coordinate-about = В фазе Действия другого игрока: отложите эту карту и доберите другую. Тот игрок может сыграть копию. По одной карте за ход. В одиночку: сбросьте её и доберите карту.
term-sacrifice = Жертва
term-sacrifice-about = В своей фазе Действия можете избавиться от этой карты, с руки или уже сыгранной, и применить текст.
term-vigilant = Бдительность
term-vigilant-about = Карта остаётся в игре после Очистки. В любой ход её можно применить, сбросив.
term-ambush = Засада
term-ambush-about = Когда карта вскрыта, она перемещается в Сектор.
term-apprehend = Задержание
term-apprehend-about = С ним сражаются очками Найма.
term-elude = Ускользание
term-elude-about = В конце хода карта уходит из Сектора, и её текст выполняется.
term-ferocious = Свирепость
term-ferocious-about = Если Удар оказался Промахом, берите карты, пока не выпадет другая.
term-frightening = Запугивание
term-frightening-about = Прежде чем сразиться, сбросьте карту.
term-lethal = Смертоносность
term-lethal-about = Если Удар нанёс урон, игрок выбывает.
term-maul = Увечье
term-maul-about = Если Удар нанёс урон, игрок получает ещё и Шрам.
term-range = Дальность
term-range-about = Вскрытая в Тенях карта бьёт, как из Сектора.
term-ravage = Опустошение
term-ravage-about = Войдя в Сектор, карта сразу бьёт.
term-runner = Бегун
term-runner-about = Вскрытая в Тенях карта в конце каждой фазы Заговора сдвигается ещё на ячейку.
term-stationary = Неподвижность
term-stationary-about = Карту не сдвигают: другие карты перепрыгивают через неё.
term-stealth = Незаметность
term-stealth-about = В Тенях с этой картой сразиться нельзя.
term-swift = Молниеносность
term-swift-about = Когда с ней сражаются, карта бьёт первой.
term-immunity = Невосприимчивость
term-immunity-about = Очки от карт этого класса в бою с ней не считаются.
term-vulnerability = Уязвимость
term-vulnerability-about = За каждую карту этого класса, сыгранную вами в этот ход, Сила ниже на 2.
term-scar = Шрам
term-scar-about = Карта Удара рубашкой вверх под Аватаром: 1 единица урона, излечить нельзя.
term-double-strike = Двойной удар
term-double-strike-about = Карта бьёт дважды. От каждого Удара уклоняются отдельно.

## Классы и персонажи

group-burks = Чак Бёркс
group-doggett = Джон Доггетт
group-follmer = Брэд Фоллмер
group-gunmen = Одинокие стрелки
group-mulder = Фокс Малдер
group-pendrell = Шон Пендрелл
group-reyes = Моника Рейес
group-scully = Дана Скалли
group-skinner = Уолтер Скиннер

## Когда срабатывает предложение карты

timing-once = Активация:
timing-combo-intel = Активация, если вы уже сыграли другую карту разведки:
timing-combo-leadership = Активация, если вы уже сыграли другую карту лидерства:
timing-combo-science = Активация, если вы уже сыграли другую карту науки:
timing-combo-tech = Активация, если вы уже сыграли другую карту техники:
timing-combo-will = Активация, если вы уже сыграли другую карту воли:
timing-reveal = Вскрытие:
timing-first-reveal = Первое вскрытие:
timing-struck = Удар:
timing-death = Поражение:
timing-first-death = Первое поражение:
timing-elude = Ускользание:
timing-event = Событие:
timing-draw = Добор в своей фазе Действия, или карта в руке в её начале:
timing-cleanup = Очистка:
timing-the-end = «Конец»:
timing-on-hit = Когда карта Финала получает урон:
timing-action-start = В начале фазы Действия:
timing-belief-played = Когда игрок играет карту Веры:
timing-on-belief = Вместо текста Веры своего Аватара «Уроки прошлого»:
timing-sac = Жертва:
timing-now = Сразу:
timing-game-start = В начале партии:
timing-discover = Чтобы обнаружить:
timing-collect = Чтобы собрать:
timing-vig-strike-any = Прежде чем игрок возьмёт карту Удара, сбросьте эту карту:
timing-vig-drawn-you = Взяв карту Удара, сбросьте эту карту:
timing-vig-drawn-other = Когда другой игрок взял карту Удара, сбросьте эту карту:
timing-vig-drawn-any = Когда игрок взял карту Удара, верните эту карту в коробку:

## Свойства

flag-ambush = Засада.
flag-apprehend = Задержание.
flag-ferocious = Свирепость.
flag-frightening = Запугивание.
flag-lethal = Смертоносность.
flag-maul = Увечье.
flag-range = Дальность.
flag-ravage = Опустошение.
flag-stationary = Неподвижность.
flag-stealth = Незаметность.
flag-swift = Молниеносность.
flag-vigilant = Бдительность.
flag-immune-intel = Невосприимчивость к разведке.
flag-immune-leadership = Невосприимчивость к лидерству.
flag-immune-science = Невосприимчивость к науке.
flag-immune-tech = Невосприимчивость к технике.
flag-immune-will = Невосприимчивость к воле.
flag-vulnerable-intel = Уязвимость к разведке.
flag-vulnerable-science = Уязвимость к науке.
flag-vulnerable-tech = Уязвимость к технике.
flag-vulnerable-will = Уязвимость к воле.

## Аватары: тексты

avatar-figures = Ранг { $rank }, Защита { $defence }, Здоровье { $health }.
belief-avatar-skinner = Вера, «Власть чина»:
doubt-avatar-skinner = Сомнение, «Субординация»:
belief-avatar-mulder = Вера, «Чутьё»:
doubt-avatar-mulder = Сомнение, «Не доверяй никому»:
belief-avatar-scully = Вера, «Не навреди»:
doubt-avatar-scully = Сомнение, «Должно быть объяснение»:
belief-avatar-doggett = Вера, «Держать рубеж»:
doubt-avatar-doggett = Сомнение, «Строго по уставу»:
belief-avatar-reyes = Вера, «Открытый разум»:
doubt-avatar-reyes = Сомнение, «Дурное предчувствие»:

## Чего требует Зацепка

deed-spend-attack = заплатите { $n ->
    [one] { $n } очко Атаки
    [few] { $n } очка Атаки
   *[many] { $n } очков Атаки
}.
deed-spend-recruit = заплатите { $n ->
    [one] { $n } очко Найма
    [few] { $n } очка Найма
   *[many] { $n } очков Найма
}.
deed-play-intel = сыграйте за один ход { $n ->
    [one] { $n } карту разведки
    [few] { $n } карты разведки
   *[many] { $n } карт разведки
}.
deed-play-leadership = сыграйте за один ход { $n ->
    [one] { $n } карту лидерства
    [few] { $n } карты лидерства
   *[many] { $n } карт лидерства
}.
deed-play-science = сыграйте за один ход { $n ->
    [one] { $n } карту науки
    [few] { $n } карты науки
   *[many] { $n } карт науки
}.
deed-play-tech = сыграйте за один ход { $n ->
    [one] { $n } карту техники
    [few] { $n } карты техники
   *[many] { $n } карт техники
}.
deed-play-will = сыграйте за один ход { $n ->
    [one] { $n } карту воли
    [few] { $n } карты воли
   *[many] { $n } карт воли
}.
deed-scan-shadows = сканируйте за один ход { $n ->
    [one] { $n } карту в Тенях
    [few] { $n } карты в Тенях
   *[many] { $n } карт в Тенях
}.
deed-scan-bureau = сканируйте за один ход { $n ->
    [one] { $n } карту в Бюро
    [few] { $n } карты в Бюро
   *[many] { $n } карт в Бюро
}.
deed-recruit = наймите или получите за один ход { $n ->
    [one] { $n } персонажа
    [few] { $n } персонажей
   *[many] { $n } персонажей
}.
deed-fight = победите в бою за один ход { $n ->
    [one] { $n } Врага
    [few] { $n } Врагов
   *[many] { $n } Врагов
}.
deed-return-belief = верните в стопку { $n ->
    [one] { $n } карту Веры
    [few] { $n } карты Веры
   *[many] { $n } карт Веры
}.
deed-discard = сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
deed-take-strike = возьмите { $n ->
    [one] { $n } карту Удара
    [few] { $n } карты Удара
   *[many] { $n } карт Удара
}; уклониться и отменить нельзя.

## О чём говорит предложение карты

effect-draw = { $who ->
    [each] Каждый игрок добирает
    [any_other] Другой игрок по вашему выбору добирает
   *[you] Доберите
} { $n ->
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
effect-belief = { $who ->
    [each] Каждый игрок получает
   *[you] Получите
} { $n ->
    [one] { $n } карту Веры
    [few] { $n } карты Веры
   *[many] { $n } карт Веры
}.
effect-doubt = { $who ->
    [each] Каждый игрок получает
    [next] Следующий игрок получает
   *[you] Получите
} { $n ->
    [one] { $n } карту Сомнения
    [few] { $n } карты Сомнения
   *[many] { $n } карт Сомнения
}.
effect-scar = { $who ->
    [each] Каждый игрок получает
   *[you] Получите
} { $n ->
    [one] { $n } Шрам
    [few] { $n } Шрама
   *[many] { $n } Шрамов
}.
effect-strike = { $who ->
    [each] Каждый игрок берёт
    [next] Следующий игрок берёт
   *[you] Возьмите
} { $n ->
    [one] { $n } карту Удара
    [few] { $n } карты Удара
   *[many] { $n } карт Удара
}.
effect-heal = { $n ->
    [all] { $who ->
        [any] Игрок по вашему выбору излечивает все свои карты Удара.
       *[you] Излечите все свои карты Удара.
    }
    [one] { $who ->
        [any] Излечите у любого игрока { $n } карту Удара.
        [each] Каждый игрок излечивает { $n } карту Удара.
       *[you] Излечите { $n } свою карту Удара.
    }
    [few] { $who ->
        [any] Излечите у любого игрока { $n } карты Удара.
        [each] Каждый игрок излечивает { $n } карты Удара.
       *[you] Излечите { $n } свои карты Удара.
    }
   *[many] { $who ->
        [any] Излечите у любого игрока { $n } карт Удара.
        [each] Каждый игрок излечивает { $n } карт Удара.
       *[you] Излечите { $n } своих карт Удара.
    }
}
effect-kill-own = { $who ->
    [each] { $where ->
        [hand] { $how ->
            [may] Каждый игрок может избавиться от { $n } карты с руки.
           *[must] Каждый игрок избавляется от { $n } карты с руки.
        }
       *[other] Каждый игрок может избавиться от { $n } своей карты.
    }
   *[you] Можете избавиться от { $n } своей карты.
}
effect-next-hand = В следующей фазе Очистки доберите на { $n ->
    [one] { $n } карту меньше
    [few] { $n } карты меньше
   *[many] { $n } карт меньше
}.
effect-special-agent = Получите верхнего Спецагента.
effect-gain-from-bureau = Получите из Бюро вскрытого персонажа стоимостью не больше { $most }.
effect-pay = Заплатите { $n ->
    [one] { $n } очко Найма
    [few] { $n } очка Найма
   *[many] { $n } очков Найма
}:
effect-pay-cards = Сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}:
effect-resolve-belief = Выполните текст Веры своего Аватара.
effect-resolve-doubt = Выполните текст Сомнения своего Аватара, не чаще раза за ход.
effect-put-away = Затем верните эту карту.
effect-return-doubt = Верните в стопку 1 карту Сомнения из руки или сброса.
effect-scan-bureau = Бесплатно сканируйте { $n ->
    [one] { $n } ячейку Бюро
    [few] { $n } ячейки Бюро
   *[many] { $n } ячеек Бюро
}.
effect-scan = Бесплатно сканируйте { $n ->
    [one] { $n } скрытую карту в Тенях
    [few] { $n } скрытые карты в Тенях
   *[many] { $n } скрытых карт в Тенях
}.
effect-add = Добавьте из колоды Заговора { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
effect-peek = Посмотрите { $n ->
    [one] { $n } скрытую карту в Тенях
    [few] { $n } скрытые карты в Тенях
   *[many] { $n } скрытых карт в Тенях
}.
effect-hide-bureau = Скройте все остальные вскрытые карты в Бюро.
effect-hide-enemies = Скройте всех вскрытых Врагов в Тенях.
effect-leftmost-on = Крайняя левая карта в Тенях сдвигается на 1 ячейку влево.
effect-informants-on = Каждый вскрытый Осведомитель в Тенях сдвигается на 1 ячейку влево.
effect-purge-bureau = Крайний левый вскрытый персонаж в Бюро выбывает.
effect-defeat-agent = Победите вскрытого Агента Синдиката.
effect-avoid-it = Уклонение от этого Удара.
effect-cancel-it = Отмена этого Удара.
effect-true-believer = Получите 1 карту Веры или +1 к Атаке.
effect-internal-inquiry = Победите вскрытого Агента Синдиката или бесплатно сканируйте 2 ячейки Бюро.
effect-train-bomb = Возьмите 2 карты Удара, или вы и следующий игрок берёте по одной.
effect-gulag-test = Возьмите 1 карту Удара или сбросьте 2 карты.
effect-last-stand = Избавьтесь от 1 карты с руки или возьмите 2 карты Удара.
effect-tribunal = Каждый игрок сбрасывает 2 карты или получает 1 карту Сомнения.
effect-one-wish = На выбор: доберите 2 карты, получите 1 карту Веры или излечите у любого игрока 1 карту Удара.
effect-taken = Избавьтесь от персонажа с руки, кроме начальных карт; если таких нет, от любой карты.
effect-fight-next-player = Заплатите Атакой Защиту следующего игрока, и он берёт 1 карту Удара. Не можете: возьмите её сами.
effect-swap-avatars = Вы и следующий игрок меняетесь Аватарами со всем уроном до конца вашего следующего хода.
effect-jeffrey-spender = Уходит под вскрытого Врага в Тенях, если такой есть: Сила Врага выше на 2, а когда его победят, каждый игрок получит 1 карту Веры.
effect-fourth-lead = Можете выложить в Тени случайную Зацепку извне игры, вскрытой.
effect-modeski = Наймите за полную стоимость любую карту Одиноких стрелков извне игры.
effect-fear = другой игрок возвращает карту Веры с руки в стопку. В одиночку: сыграйте карту Веры в этот ход.
effect-bring-clone = Положите Клона скрытым в ячейку справа, с собственными картами Доказательств.
effect-lose-series = Серия проиграна.
effect-scarify = { $which ->
    [self] Эта карта Удара становится Шрамом.
   *[newest] Превратите свою самую новую карту Удара в Шрам.
}
effect-return-enemy = { $which ->
    [self] Эта карта возвращается в Тени скрытой.
   *[last] Последний побеждённый Враг возвращается в Тени скрытым.
}
effect-defeat-in-field = Победите в Секторе Врага с Силой не больше { $most }.
effect-harden = У карты Финала +{ $n } к Здоровью до конца партии.
effect-costs = { $kind ->
    [scan_shadows] В этот ход Сканирование в Тенях стоит на { $n } дороже.
   *[recruit] В этот ход персонажи стоят на { $n } дороже.
}
effect-forbid = { $key ->
    [coordinate] В этот ход никто не согласует карты. В одиночку: нельзя играть карты с Согласованием.
    [discuss] В этот ход не совещаются.
    [scan_bureau] В этот ход нельзя сканировать Бюро.
   *[scan_shadows] В этот ход нельзя сканировать Тени.
}

## Что действует, пока карта лежит

standing-boost-alien-wilds = В Тенях: Сила Пришельцев выше на { $n }.
standing-reduce-alien = Сила Пришельцев ниже на { $n }.
standing-reduce-self-combat = В Секторе: Сила ниже на { $n }.
standing-cassandra = Карта Сомнения возвращается в стопку, её текст не выполняется.
standing-extinction = От сбрасываемых карт избавляются. Кто после Очистки остался без карт, выбывает.
standing-cheaper-first-scan-shadows = Первое оплаченное Сканирование в Тенях за ход стоит на { $n } меньше.
standing-cheaper-lead = Плата Зацепкам меньше на { $n }.
standing-cheaper-special-agent = Спецагенты стоят на { $n } меньше.
standing-cost-recruit = Персонажи в Бюро стоят на { $n } дороже.
standing-cost-recruit-wilds = В Тенях: персонажи в Бюро стоят на { $n } дороже.
standing-cost-scan-bureau = Сканирование в Бюро стоит на { $n } дороже.
standing-eg-defence = У карты Финала +{ $n } к Защите.
standing-eg-health = У карты Финала +{ $n } к Здоровью.
standing-forbid-belief = Тексты Веры выполнять нельзя.
standing-forbid-belief-combat = В Секторе: тексты Веры выполнять нельзя.
standing-forbid-bureau-power = Свойства ячеек Бюро не действуют.
standing-forbid-coordinate = Согласовывать карты нельзя.
standing-forbid-heal = Карты Удара нельзя излечить.
standing-forbid-peek = Скрытые карты нельзя смотреть.
standing-forbid-play-on-own-turn = В свой ход эту карту сыграть нельзя. В одиночку можно.
standing-forbid-special-agent = Спецагентов нельзя нанять или получить.
standing-grant-double-strike = У карты Финала Двойной удар; вдвойне это Тройной удар.
standing-grant-ferocious = У карты Финала Свирепость.
standing-grant-ferocious-combat = В Секторе: Свирепость.
standing-grant-frightening = У карты Финала Запугивание.
standing-grant-immune-leadership = У карты Финала Невосприимчивость к лидерству.
standing-grant-maul = У карты Финала Увечье.
standing-grant-range = У карты Финала Дальность.
standing-grant-swift = У карты Финала Молниеносность.

## Вопросы

ask-setup-avatar = Выберите Аватара
ask-action-detail = Играйте карты, сканируйте, нанимайте или сражайтесь.
ask-ally-seat = Кто получает Союзника «{ $enemy }»?
ask-belief = Какой текст выполнить?
ask-defeat-enemy = Какую карту победить?
ask-either = Что вы выбираете?
ask-fourth-lead = Выложить случайную Зацепку извне игры?
ask-hire-barracks = Какую карту Одиноких стрелков нанять?
ask-host-enemy = Под какого Врага уходит Джеффри Спендер?
ask-next-to-seat = Кто сядет слева от игрока { $seat }?
ask-peek-space = Какую скрытую карту в Тенях посмотреть?
ask-power = Применить свойство ячейки «{ $bureau }»?
ask-ready-enemy = По какой Зацепке идти сначала?
ask-scan-bureau = Какую ячейку Бюро сканировать?
ask-scan-space = Какую скрытую карту в Тенях сканировать?
ask-series-next = Начать партию { $n } из 3?
ask-seats = Пересесть перед следующей партией?
ask-vigil = Сейчас карту Удара берёт { $seat }. Уклониться?
ask-cancel = { $seat } берёт карту Удара «{ $strike }». Отменить Удар?
ask-cancel-detail = Примените карту в игре, а против Страха верните карту Веры с руки.
ask-whom-seat = Какой игрок?
ask-kill-own = От какой карты избавиться?
ask-kill-own-detail = Карта навсегда покинет колоду.

## Ходы

move-avatar = Выбрать: { $avatar }
move-belief-avatar = Текст Веры своего Аватара
move-lessons = Уроки прошлого
move-avoid = Уклониться от Удара: { $own }
move-believe = Отменить: карта Веры сыграна
move-give = Отменить: вернуть карту Веры
move-cancel = Отменить: { $own }
move-bureau = { $bureau }
move-climax = Применить: { $climax }
move-exchange = Сбросить и добрать карту: { $own }
move-follow = Идти по Зацепке: { $enemy }
move-next = Начать следующую партию
move-sacrifice = Пожертвовать: { $own }
move-scan-bureau = Сканировать: { $bureau }
move-special-agent = Нанять Спецагента
move-kill-own = Избавиться: { $own }
move-copied = Избавиться от карты, с которой сделана копия: { $own }
move-belief = Получить 1 карту Веры
move-attack = Атака +1
move-agent = Победить Агента Синдиката
move-two-scans = Сканировать 2 ячейки Бюро
move-strikes = Взять 2 карты Удара
move-share = По одной карте Удара
move-one-strike = Взять 1 карту Удара
move-cards = Сбросить 2 карты
move-card = Избавиться от карты с руки
move-doubt = Получить 1 карту Сомнения
move-draw = Добрать 2 карты
move-heal = Излечить 1 карту Удара

## Что происходит

event-avatar-taken = { $seat }: { $avatar }.
event-card-entered = Входит скрытая карта: { $space }.
event-card-revealed = Вскрыто: { $enemy }.
event-entered-field = В Секторе: { $enemy }.
event-ally-lost = Союзника в Секторе не получает никто: { $enemy }.
event-avatars-swapped = Меняются Аватарами: { $seat } и { $other }.
event-belief-returned = { $seat } возвращает карту Веры.
event-doubt-returned = { $seat } возвращает карту Сомнения.
event-believed = { $seat } выполняет текст Веры: { $avatar }.
event-doubted = { $seat } выполняет текст Сомнения: { $avatar }.
event-bureau-filled = В Бюро новая скрытая карта: { $bureau }.
event-bureau-hidden = Снова скрыто в Бюро: { $bureau }.
event-bureau-scanned = { $bureau }, вскрыто: { $barracks }.
event-character-lost = Выбывает из Бюро: { $barracks }.
event-climax-dealt = { $seat } получает карту Кульминации: { $climax }.
event-clone-came = Клон уже близко: { $space }.
event-eluded = Ускользает: { $enemy }.
event-end-hit = { $seat } бьёт карту Финала «{ $enemy }», карта «{ $strike }», урон { $n }.
event-end-overcome = Побеждено: { $enemy }.
event-enemy-killed = { $seat } побеждает: { $enemy }.
event-enemy-returned = Возвращается в Тени: { $enemy }.
event-evidence-bound = У карты «{ $enemy }» действуют Доказательства: { $evidence }.
event-evidence-collected = { $seat } собирает Доказательство «{ $evidence }». Зацепка «{ $enemy }» выбывает.
event-evidence-discovered = { $seat } идёт по Зацепке «{ $enemy }» и обнаруживает Доказательство «{ $evidence }».
event-fought = { $seat } платит { $n } и сражается: { $enemy }.
event-game-over = Партия окончена. { $outcome }.
event-got-up = { $seat } поднимается снова: все карты Удара становятся Шрамами, следующий ход пропущен.
event-hid-beneath = { $enemy } уходит под карту «{ $host }».
event-hidden-again = Снова скрыто: { $space }.
event-informant-lost = Осведомитель выбывает: { $enemy }.
event-lead-lost = Зацепка выбывает: { $enemy }.
event-killed-own = { $seat } избавляется от карты: { $own }.
event-peeked = { $seat } смотрит карту ({ $space }): { $enemy }.
event-peeked-hidden = { $seat } смотрит карту: { $space }.
event-power-used = { $seat } применяет свойство ячейки: { $bureau }.
event-scarred = { $seat } получает Шрам.
event-series-game-over = Партия { $n } из 3 окончена. { $outcome }. Очки: { $points }.
event-symptoms = { $seat }, Симптомы: { $n }.
event-the-end-began = Начинается «Конец». Карта Финала: { $enemy }.
event-they-won = { $climax }.
event-turn-skipped = { $seat } пропускает ход.
event-turned-into-scar = Карта «{ $strike }» становится Шрамом: { $seat }.
event-vigil-used = { $seat } применяет: { $own }.
event-died = { $seat } выбывает.

## Что может лежать там, куда нельзя заглянуть. $cards — названия с вероятностями.

pile-hand = { $seat }, в руке: { $cards }
pile-wilds = { $at ->
    [1] { space-s4 }
    [2] { space-s3 }
    [3] { space-s2 }
    [4] { space-s1 }
   *[other] { space-s5 }
}, скрыто: { $cards }
pile-hq = { $at ->
    [1] { bureau-infirmary }
    [2] { bureau-records-room }
    [3] { bureau-surveillance-van }
    [4] { bureau-basement-office }
   *[other] { bureau-firing-range }
}, скрыто: { $cards }

## Чем всё кончается

outcome-won = Заговор остановлен
outcome-won-story = Дело закрыто, и в нём впервые есть последняя страница. К утру её кто-нибудь опровергнет.
outcome-lost-agent = Команда потеряла агента
outcome-lost-agent-story = В понедельник один стол пуст. Никто не говорит почему, и свет в подвале не горит.
outcome-lost-all = Агентов больше нет
outcome-lost-all-story = Верить больше некому. Они перестают скрываться.
outcome-lost-strikes = Карты Удара кончились
outcome-lost-strikes-story = Вынесено слишком много, и этого не хватило.
outcome-series-won = Серия выиграна
outcome-series-won-story = Девять лет дел, и последнее кончается хорошо.
outcome-series-lost = Серия проиграна
outcome-series-lost-story = Девять лет дел. У последнего нет конца.
outcome-series-destroyed = Секретные материалы уничтожены
outcome-series-destroyed-story = Пожар в подвале. Осталось только то, что вы помните.

## Настройки стола

setting-seasons = Сезоны
setting-seasons-about = Из каких сезонов складывается колода Заговора. В Серии они идут по порядку.
setting-seasons-seasons-1-3 = Сезоны 1–3
setting-seasons-seasons-4-6 = Сезоны 4–6
setting-seasons-seasons-7-9 = Сезоны 7–9
setting-seasons-random = Случайные
setting-seasons-all = Все сезоны
setting-academy = Академия
setting-academy-about = Четыре персонажа, чьи карты составляют Академию.
setting-academy-first = Как в первой партии
setting-academy-random = Случайные
setting-academy-burks = { group-burks }
setting-academy-doggett = { group-doggett }
setting-academy-follmer = { group-follmer }
setting-academy-gunmen = { group-gunmen }
setting-academy-mulder = { group-mulder }
setting-academy-pendrell = { group-pendrell }
setting-academy-reyes = { group-reyes }
setting-academy-scully = { group-scully }
setting-academy-skinner = { group-skinner }
setting-avatars = Аватары
setting-avatars-about = Кто вы: по выбору, раздача или как в первой партии.
setting-avatars-choose = По выбору
setting-avatars-random = Раздача
setting-avatars-first = Как в первой партии
setting-informants = Больше Осведомителей
setting-informants-about = Легче: в каждой стопке два Осведомителя вместо одного.
setting-informants-1 = По одному
setting-informants-2 = По два
setting-syndicate = Меньше Агентов Синдиката
setting-syndicate-about = Легче: в Академии меньше шести Агентов Синдиката.
setting-syndicate-0 = Ни одного
setting-syndicate-1 = Один
setting-syndicate-2 = Два
setting-syndicate-3 = Три
setting-syndicate-4 = Четыре
setting-syndicate-5 = Пять
setting-syndicate-6 = Шесть
setting-start-belief = Карта Веры в начале
setting-start-belief-about = Легче: у каждого в колоде с начала есть карта Веры.
setting-start-belief-off = Нет
setting-start-belief-on = Да
setting-open-bureau = Открытое Бюро
setting-open-bureau-about = Легче: первые пять карт Бюро — персонажи, и они открыты.
setting-open-bureau-off = Нет
setting-open-bureau-on = Да
setting-second-chance = Второй шанс
setting-second-chance-about = Легче: до «Конца» побеждённый уроном игрок пропускает ход и продолжает со Шрамами.
setting-second-chance-off = Нет
setting-second-chance-on = Да
setting-series = Серия
setting-series-about = Три партии подряд за одним столом, между ними карты Кульминации.
setting-series-off = Нет
setting-series-on = Да
setting-scars-stay = Шрамы остаются
setting-scars-stay-about = Труднее: между партиями Серии Шрамы не излечиваются.
setting-scars-stay-off = Нет
setting-scars-stay-on = Да
setting-they-may-have-won = На этот раз они, возможно, победили
setting-they-may-have-won-about = После проигранной партии можно проиграть и всю Серию.
setting-they-may-have-won-off = Нет
setting-they-may-have-won-on = Да
setting-coordinate = Согласование
setting-coordinate-about = Когда можно согласовывать карты. Копии играют только в фазе Действия.
setting-coordinate-action = В фазе Действия
setting-coordinate-turn = Весь ход
setting-open-hands = Открытые руки
setting-open-hands-about = Все видят карты друг друга.
setting-open-hands-off = Нет
setting-open-hands-on = Да
setting-miss-returns = Промахи возвращаются
setting-miss-returns-about = Промах, взятый для карты Финала, уходит в сброс.
setting-miss-returns-off = Нет
setting-miss-returns-on = Да
setting-strikes-when-needed = Удары по нужде
setting-strikes-when-needed-about = Нехватка карт Удара ведёт к поражению, только когда карта нужна.
setting-strikes-when-needed-off = Нет
setting-strikes-when-needed-on = Да
setting-misses-only-loses = Остались одни Промахи
setting-misses-only-loses-about = Команда проигрывает и тогда, когда остались одни Промахи.
setting-misses-only-loses-off = Нет
setting-misses-only-loses-on = Да
setting-solo-swap-fresh = Новый Аватар
setting-solo-swap-fresh-about = В одиночку: при Обмене телами Аватар из коробки приходит без ран.
setting-solo-swap-fresh-off = Нет
setting-solo-swap-fresh-on = Да
setting-series-new-syndicate = Новый Синдикат
setting-series-new-syndicate-about = В Серии Агенты Синдиката для каждой партии берутся заново.
setting-series-new-syndicate-off = Нет
setting-series-new-syndicate-on = Да
setting-clone-optional = Клон не считается
setting-clone-optional-about = Достаточно победить Репликацию.
setting-clone-optional-off = Нет
setting-clone-optional-on = Да
setting-pressure-round = Нарастающий натиск
setting-pressure-round-about = За каждый полный круг в Секторе карта Финала бьёт ещё раз.
setting-pressure-round-off = Нет
setting-pressure-round-on = Да

## Карты с собственным текстом

card-field-agent-text = У каждого в начале их семь.
card-assault-team-text = У каждого в начале их пять.
card-doggett-marine-text = Активация, если у вас 2 карты Удара или больше: Атака +{ $n }.
card-eg-infection-text = Двойной удар. Очистка: получите 1 Симптом. С 6 Симптомами вы выбываете; с 3 и больше доберите на { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} меньше. Раз в ход: заплатите 4 очка Найма и снимите 1 Симптом.

## Начальные карты, Спецагенты, Вера, Сомнение

card-field-agent = Полевой агент
card-assault-team = Ударная группа
card-special-agent-intel = Спецагент (разведка)
card-special-agent-leadership = Спецагент (лидерство)
card-special-agent-science = Спецагент (наука)
card-special-agent-tech = Спецагент (техника)
card-special-agent-will = Спецагент (воля)
card-belief = Вера
card-doubt = Сомнение

## Аватары

card-avatar-skinner = Уолтер Скиннер
card-avatar-mulder = Фокс Малдер
card-avatar-scully = Дана Скалли
card-avatar-doggett = Джон Доггетт
card-avatar-reyes = Моника Рейес

## Академия

card-mulder-spooky-reputation = Репутация Призрака
card-mulder-profiler = Профайлер
card-mulder-true-believer = Истинно верующий
card-mulder-seeker-of-truth = Искатель истины
card-scully-field-autopsy = Полевая аутопсия
card-scully-physician = Врач
card-scully-skeptic = Здоровый скептицизм
card-scully-unshaken = Непоколебимая вера
card-skinner-assistant-director = Помощник директора
card-skinner-open-the-files = Открыть архивы
card-skinner-marine-veteran = Ветеран морской пехоты
card-skinner-call-in-favours = Напомнить об услугах
card-doggett-detective = Детектив Нью-Йорка
card-doggett-task-force = Оперативная группа
card-doggett-marine = Бывший морпех
card-doggett-relentless = Неумолимый
card-reyes-cult-expert = Эксперт по культам
card-reyes-intuition = Интуиция
card-reyes-protector = Защитница
card-reyes-second-sight = Второе зрение
card-follmer-ambition = Честолюбие
card-follmer-office-politics = Кабинетная политика
card-follmer-wiretap = Ордер на прослушку
card-follmer-internal-inquiry = Внутреннее расследование
card-pendrell-crime-lab = Криминалистическая лаборатория
card-pendrell-professional-colleagues = Коллеги по работе
card-pendrell-implant-analysis = Анализ импланта
card-pendrell-breakthrough = Прорыв
card-gunmen-langly = Лэнгли: взлом системы
card-gunmen-frohike = Фрохики: слежка
card-gunmen-byers = Байерс: тайные связи
card-gunmen-trio = Трое в одной лодке
card-burks-image-analysis = Анализ снимков
card-burks-aura-photography = Съёмка ауры
card-burks-consultant = Внештатный консультант
card-burks-hard-proof = Твёрдое доказательство

## Агенты Синдиката

card-syn-smoking-man = Курильщик
card-syn-krycek = Алекс Крайчек
card-syn-first-elder = Первый старейшина
card-syn-strughold = Конрад Штругхольд
card-syn-fowley = Диана Фаули
card-syn-jeffrey-spender = Джеффри Спендер
card-syn-crew-cut-man = Стриженый
card-syn-blevins = Начальник отдела Блевинс
card-syn-men-in-black = Люди в чёрном
card-syn-gray-haired-man = Седой
card-syn-cardinal = Луис Кардинал
card-syn-shapeshifter = Оборотень
card-syn-toothpick-man = Человек с зубочисткой
card-syn-group-member = Старейшина Синдиката

## Осведомители

card-inf-deep-throat = Глубокая Глотка
card-inf-x = Икс
card-inf-covarrubias = Марита Коваррубиас
card-inf-cassandra-spender = Кассандра Спендер
card-inf-modeski = Сюзанна Модески
card-inf-matheson = Сенатор Матесон
card-inf-fenig = Макс Фениг
card-inf-hosteen = Альберт Хостин
card-inf-kritschgau = Майкл Критчгау
card-inf-bruckman = Клайд Брукман
card-inf-jeremiah-smith = Джеремайя Смит
card-inf-dales = Артур Дейлс
card-inf-gibson = Гибсон Прэйз
card-inf-well-manicured-man = Человек с ухоженными ногтями
card-inf-melissa = Мелисса Скалли

## Зацепки

card-lead-purity-flask = Колба «Контроль чистоты»
card-lead-neck-implant = Имплант
card-lead-digital-tape = Цифровая кассета
card-lead-mining-files = Архив горной компании
card-lead-boxcar = Зарытый вагон
card-lead-meteor-rock = Тунгусский камень
card-lead-bee-domes = Купола с пчёлами
card-lead-autopsy-video = Запись аутопсии
card-lead-abductee-circle = Группа похищенных
card-lead-hospital-ship = Госпитальное судно
card-lead-hangar-footage = Съёмка ангара
card-lead-missing-agent = Пропавший агент

## Доказательства

card-ev1-hybrid-army = Армия гибридов
card-ev1-deep-bunkers = Глубокие бункеры
card-ev1-twin-fronts = Два фронта
card-ev1-shock-troops = Ударные части
card-ev1-orbital-watch = Орбитальный надзор
card-ev1-human-shields = Живой щит
card-ev1-magnetite-shell = Закалённый панцирь
card-ev1-mass-graves = Братские могилы
card-ev1-first-blow = Первый удар
card-ev2-guarded-labs = Охраняемые лаборатории
card-ev2-spare-bodies = Запасные тела
card-ev2-terror = Всеобщий ужас
card-ev2-quarantine = Ложный карантин
card-ev2-traitors = Предатели в рядах
card-ev2-jammed-lines = Глушение связи
card-ev2-wounding-weapons = Калечащее оружие
card-ev2-frozen-funds = Заморозка средств
card-ev2-recalled-hunters = Отозванные охотники
card-ev3-checkpoints = Блокпосты
card-ev3-reserves = Резервы
card-ev3-smear-campaign = Травля в прессе
card-ev3-lost-files = Потерянные дела
card-ev3-tainted-water = Отравленная вода
card-ev3-immune-drones = Бесчувственные трутни
card-ev3-blackmail = Шантаж
card-ev3-short-supplies = Нехватка припасов
card-ev3-purged-bureau = Чистка в Бюро

## Карты Удара

card-strike-miss = Промах
card-strike-glancing-blow = Скользящий удар
card-strike-gunshot = Огнестрельная рана
card-strike-deep-cut = Глубокий порез
card-strike-broken-bones = Переломы
card-strike-fear = Страх
card-strike-lost-time = Потерянное время
card-strike-concussion = Сотрясение
card-strike-toxin = Отравление
card-strike-near-death = На волосок от смерти
card-strike-tagged = Чип под кожей

## Карты Финала

card-eg-colonization = Колонизация
card-eg-extinction = Вымирание
card-eg-infection = Заражение
card-eg-replication = Репликация
card-eg-clone = Клон
card-eg-abduction = Похищение
card-eg-martial-law = Военное положение
card-eg-super-soldiers = Суперсолдаты
card-eg-cover-up = Сокрытие улик

## Карты Кульминации

card-cl-mulder-discredited = Опорочен
card-cl-mulder-suspended = Отстранён
card-cl-scully-diagnosis = Диагноз
card-cl-scully-reassigned = Снова преподавать
card-cl-skinner-leash = Нанитовый поводок
card-cl-skinner-hearing = Дисциплинарное слушание
card-cl-doggett-old-grief = Старое горе
card-cl-doggett-framed = Подстава
card-cl-reyes-watched = Под колпаком
card-cl-reyes-crash = Автокатастрофа
card-cl-mulder-reincarnation = Реинкарнация
card-cl-mulder-anonymous-tip = Анонимная наводка
card-cl-scully-remission = Ремиссия
card-cl-scully-lab-access = Доступ в лабораторию
card-cl-skinner-old-unit = Старый отряд
card-cl-skinner-friends = Друзья в Конгрессе
card-cl-doggett-backup = Подкрепление
card-cl-doggett-partner = Новый напарник
card-cl-reyes-guardian = Хранитель
card-cl-reyes-numbers = Счастливые числа
card-cl-this-time-they-may-have-won = На этот раз они, возможно, победили

## Сезон 1

card-s1-tooms = Юджин Виктор Тумс
card-s1-jersey-devil = Дьявол из Джерси
card-s1-operating-system = Центральная операционная система
card-s1-ice-worm = Ледяной червь
card-s1-howard-graves = Говард Грейвс
card-s1-eves = Евы
card-s1-lively = Сесил Лайвли
card-s1-boggs = Лютер Ли Боггс
card-s1-kindred = Брат Мартин из общины Родичей
card-s1-wood-mites = Древесные клещи
card-s1-ev-lost-minutes = Потерянные минуты
card-s1-ev-informant-shot = Убийство осведомителя
card-s1-ev-little-green-file = Упавший аппарат
card-s1-al-briggs = Детектив Фрэнк Бриггс

## Сезон 2

card-s2-flukeman = Человек-паразит
card-s2-duane-barry = Дуэйн Барри
card-s2-vampire-trinity = Нечестивая троица
card-s2-pfaster = Донни Пфастер
card-s2-mrs-paddock = Миссис Пэддок
card-s2-conjoined-twin = Близнец Лэнни
card-s2-banton = Честер Рэй Бэнтон
card-s2-bounty-hunter = Инопланетный охотник за головами
card-s2-displays = Внушающие экраны
card-s2-calusari-twin = Мстительный близнец
card-s2-ev-ascension = Увезена в горы
card-s2-ev-outbreak = Эпидемия в тюрьме
card-s2-ev-division-closed = Отдел закрыт
card-s2-al-blockhead = Доктор Блокхед

## Сезон 3

card-s3-oswald = Дарин Питер Освальд
card-s3-neech-manley = Нич Мэнли
card-s3-incanto = Вирджил Инканто
card-s3-puppet = Марионетка
card-s3-rappo = Рэппо Тримбл
card-s3-gargoyle = Дух горгульи
card-s3-pusher = Роберт Патрик Моделл
card-s3-roaches = Роботы-тараканы
card-s3-black-oil-host = Носитель чёрного масла
card-s3-big-blue = Большой Синий
card-s3-ev-paranoid-delusions = Параноидальный бред
card-s3-ev-train-bomb = Бомба в поезде
card-s3-ev-sister-killed = Не та цель
card-s3-al-jose-chung = Хосе Чанг

## Сезон 4

card-s4-peacocks = Братья Пикок
card-s4-betts = Леонард Беттс
card-s4-chupacabra = Чупакабра
card-s4-aboah = Сэмюэл Абоа
card-s4-roche = Джон Ли Роши
card-s4-golem = Голем
card-s4-franklyn = Доктор Джек Франклин
card-s4-van-blundht = Эдди Ван Блундт
card-s4-bees = Пчёлы с оспой
card-s4-tunguska-oil = Тунгусское масло
card-s4-ev-diagnosis = Неоперабельно
card-s4-ev-gulag = Опыт в ГУЛАГе
card-s4-ev-staged-suicide = Мнимое самоубийство
card-s4-al-penny = Пенни Нортерн

## Сезон 5

card-s5-mutato = Великий Мутато
card-s5-doll = Одержимая кукла
card-s5-kill-switch = Разум «Рубильника»
card-s5-strickland = Ронни Стрикленд
card-s5-pincus = Грег Пинкус
card-s5-moth-men = Люди-мотыльки
card-s5-linda-bowman = Линда Боумен
card-s5-rebels = Безликие повстанцы
card-s5-starkey = Аарон Старки
card-s5-skur = Эдвард Скур
card-s5-ev-office-fire = Пожар в кабинете
card-s5-ev-false-trail = Ложный след
card-s5-ev-burning = Костёр у дамбы
card-s5-al-hartwell = Шериф Хартвелл

## Сезон 6

card-s6-gestating-alien = Новорождённый пришелец
card-s6-boarding-party = Абордажная команда
card-s6-weinsider = Уэйн Уайнсайдер
card-s6-maurice-lyda = Морис и Лида
card-s6-pinker-rawls = Пинкер Ролз
card-s6-dhole = Ваньшанский дхол
card-s6-tulpa = Тульпа
card-s6-sea-parasite = Морской паразит
card-s6-oates = Бернард Оутс
card-s6-nanites = Наниты в крови
card-s6-ev-body-swap = Обмен телами
card-s6-ev-massacre = Бойня в ангаре
card-s6-ev-hallucination = Общая галлюцинация
card-s6-al-fellig = Альфред Феллиг

## Сезон 7

card-s7-rob-roberts = Роб Робертс
card-s7-undead = Восставшие мертвецы
card-s7-tony-reed = Тони Рид
card-s7-peattie = Орелл Питти
card-s7-maitreya = Майтрейя
card-s7-beetles = Табачные жуки
card-s7-jenn = Дженн
card-s7-fear-entity = Сущность страха
card-s7-chimera = Химера
card-s7-bellefleur-hunter = Охотник в Бельфлёре
card-s7-ev-brain-surgery = Операция на мозге
card-s7-ev-starlight = Звёздный свет
card-s7-ev-taken = Забран
card-s7-al-weems = Генри Уимс

## Сезон 8

card-s8-bat-creature = Летучая тварь
card-s8-spine-slug = Спинной слизень
card-s8-billy-underwood = Билли Андервуд
card-s8-tipet = Энтони Типет
card-s8-pearce = Рэй Пирс
card-s8-fakir = Мстительный факир
card-s8-medusa = Туннельный организм
card-s8-randall-cooper = Рэндалл Купер
card-s8-billy-miles = Билли Майлз
card-s8-wandering-evil = Блуждающее зло
card-s8-ev-grave = Раскрытая могила
card-s8-ev-not-happening = Тело в поле
card-s8-ev-clinic = Поддельные медкарты
card-s8-al-leyla = Лейла Харрисон

## Сезон 9

card-s9-knowle-rohrer = Ноул Рорер
card-s9-kobold = Йозеф Кобольд
card-s9-lukesch = Эрвин Лукеш
card-s9-lokensgard = Дилан Локенсгард
card-s9-reborn-avenger = Возрождённый мститель
card-s9-fassl = Роберт Фассл
card-s9-mad-wayne = Безумный Уэйн
card-s9-imagined-bugs = Воображаемые жуки
card-s9-shadow-man = Человек-тень
card-s9-buried-ship = Погребённый корабль
card-s9-ev-last-stand = Последний рубеж
card-s9-ev-tribunal = Трибунал
card-s9-ev-kidnapping = Похищение ребёнка
card-s9-al-kersh = Элвин Керш
