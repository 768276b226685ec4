### Not Alone по-русски.

## Игра

game-name = Не одни

kind-place = Карта местности
kind-hunt = Карта охоты
kind-survival = Карта выживания
kinds-place = Карты местности
kinds-hunt = Карты охоты
kinds-survival = Карты выживания

phase-1 = Разведка
phase-2 = Охота
phase-3 = Результат
phase-4 = Конец хода

token-creature = жетон Существа
token-target = жетон цели
token-artemia = жетон Артемии

side-1 = сторона 1
side-2 = сторона 2

## Слова для справки

term-will = Воля
term-rescue = Спасение
term-assimilation = Привыкание
term-beacon = Маяк
term-reserve = Запас
term-survival-deck = Колода выживания
term-hunt-deck = Колода охоты
term-discard = Сброс
term-hand = Рука

## Почему вещь сейчас нельзя использовать. $phase — номер фазы.

# Карты в руке
why-force-field = Не в этот ход: «Силовое поле»
why-wrong-phase = Только в фазе { $phase }
why-not-playable = Сейчас это ничего не изменит
why-already-played = Карта на этот ход уже сыграна
why-despair = Не в этот ход: «Отчаяние»
why-sacrifice = Не в этот ход: «Жертва»
why-laid-first = Только до того, как выложена местность
why-own-place = Только при розыгрыше вашей местности
why-no-window = Не в этот момент фазы
why-nothing-to-copy = Сброс охоты пуст

# Местности
why-in-discard = В вашем сбросе
why-laid = Эта карта уже лежит перед вами
why-take-back-first = Карта уже выложена: сначала заберите её
why-not-in-hand = Этой местности у вас в руке нет
why-too-few = Карт не хватает: сопротивляйтесь или сдайтесь
why-explore-later = Местность выбирают в фазе { $phase }
why-not-next = Только местность рядом с первой
why-not-next-token = Только местность рядом с жетоном
why-not-next-hunted = Только местность рядом с этим Беглецом
why-not-next-mine = Только действующая местность рядом с вашей
why-not-due = Вашей карты, чей черёд настал, там нет
why-not-in-discard = Этой карты нет в вашем сбросе
why-not-laid = Только карты, которые вы выложили
why-just-played = Сыгранная карта ещё не в сбросе
why-owned = Эта местность у вас уже есть
why-not-in-reserve = В запасе таких больше нет
why-power-used = Её свойство в этот ход уже использовано
why-power-idle = Её свойство сейчас ничего не изменит
why-no-creature = Только местность под жетоном Существа
why-not-copied = Её свойство сейчас нельзя скопировать

# Жетоны
why-tokens-later = Жетоны кладут в фазе { $phase }
why-tokens-laid = Положенный жетон остаётся на месте
why-token-stays = Этот жетон остаётся на месте
why-declined = От жетона отказались: в этот ход его нет
why-needs-target = Только с картой цели
why-needs-artemia = Только с картой или символом Артемии

## Местности

place-1 = Логово
place-2 = Джунгли
place-3 = Река
place-4 = Берег
place-5 = Вездеход
place-6 = Болото
place-7 = Убежище
place-8 = Обломки
place-9 = Источник
place-10 = Артефакт

# Вторая местность в предложении.
place2-1 = { place-1 }
place2-2 = { place-2 }
place2-3 = { place-3 }
place2-4 = { place-4 }
place2-5 = { place-5 }
place2-6 = { place-6 }
place2-7 = { place-7 }
place2-8 = { place-8 }
place2-9 = { place-9 }
place2-10 = { place-10 }

card-lair = { place-1 }
card-lair-text = Вернуть 1 карту (настройка: весь сброс) или скопировать местность под жетоном Существа. Поимка: ещё −1 воля.
card-jungle = { place-2 }
card-jungle-text = Вернуть в руку эту карту и ещё { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} из своего сброса.
card-river = { place-3 }
card-river-text = В следующий ход выложить 2 карты. Когда лягут жетоны, оставить одну; другая вернётся невскрытой.
card-beach = { place-4 }
card-beach-text = Поставить сюда маяк либо снять его: спасение +1. Один раз за ход на всех.
card-rover = { place-5 }
card-rover-text = Взять из запаса местность 6–10, которой у вас нет.
card-swamp = { place-6 }
card-swamp-text = Вернуть в руку эту карту и до { $n ->
    [one] { $n } карты
    [few] { $n } карт
   *[many] { $n } карт
} из своего сброса.
card-shelter = { place-7 }
card-shelter-text = Взять { $draw ->
    [one] { $draw } карту
    [few] { $draw } карты
   *[many] { $draw } карт
} выживания, { $keep } оставить, остальное сбросить.
card-wreck = { place-8 }
card-wreck-text = Спасение +1. Один раз за ход на всех.
card-source = { place-9 }
card-source-text = Вернуть любому Беглецу { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
} воли или взять { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} выживания.
card-artefact = { place-10 }
card-artefact-text = В следующий ход выложить 2 карты: сработают обе. Скопировать это свойство нельзя.

## Карты охоты

card-despair = Отчаяние
card-despair-text = До конца хода карты выживания нельзя ни играть, ни брать. Выложенные местности выбирают заново.
card-force-field = Силовое поле
card-force-field-text = Две соседние местности под жетоном цели в этот ход сыграть нельзя. Все выбирают карты заново.
card-anticipation = Предвидение
card-anticipation-text = Назвать Беглеца. Если жетон Существа поймает его в этот ход, привыкание сдвинется ещё на 1.
card-ascendancy = Господство
card-ascendancy-text = Один Беглец, у которого в руке больше { $keep ->
    [one] { $keep } карты
    [few] { $keep } карт
   *[many] { $keep } карт
} местности, оставляет { $keep }, остальное сбрасывает.
card-fierceness = Свирепость
card-fierceness-text = Каждый пойманный жетоном Существа Беглец теряет ещё 1 единицу воли.
card-forbidden-zone = Запретная зона
card-forbidden-zone-text = Все Беглецы одновременно сбрасывают из руки по { $n ->
    [one] { $n } карте
    [few] { $n } карты
   *[many] { $n } карт
} местности.
card-interference = Помехи
card-interference-text = Берег и Обломки в этот ход отключены: ни свойства, ни возврата.
card-persecution = Травля
card-persecution-text = В этот ход свойство местности возвращает в руку не больше 1 карты.
card-mutation = Мутация
card-mutation-text = Жетон Артемии отнимает ещё и 1 единицу воли — прежде чем забрать карту.
card-phobia = Фобия
card-phobia-text = Один Беглец показывает Существу все карты местности из руки, кроме { $keep } по своему выбору.
card-virus = Вирус
card-virus-text = Жетон Артемии ложится на две соседние местности и действует в обеих.
card-clone = Клон
card-clone-text = Жетон цели бьёт как второй жетон Существа. За поимку привыкание всё равно сдвигается только на 1.
card-mirage = Мираж
card-mirage-text = Жетон цели отключает две соседние местности: ни свойства, ни возврата.
card-scream = Вопль
card-scream-text = Под жетоном цели: сбросить 2 карты местности или потерять 1 единицу воли. Затем всё как обычно.
card-toxin = Токсин
card-toxin-text = Под жетоном цели: сбросить 1 карту выживания; ни свойства, ни возврата.
card-cataclysm = Катаклизм
card-cataclysm-text = Отключить местность до конца хода: ни свойства, ни возврата. Уже сделанное остаётся в силе.
card-detour = Окольный путь
card-detour-text = После вскрытия сдвинуть Беглеца в соседнюю местность. Сыгранная карта остаётся прежней.
card-stasis = Стазис
card-stasis-text = В конце этого хода счётчик спасения не сдвигается.
card-tracking = Выслеживание
card-tracking-text = В следующий ход Существо может сыграть до { $cards ->
    [one] { $cards } карты
    [few] { $cards } карт
   *[many] { $cards } карт
} охоты.
card-flashback = Флешбэк
card-flashback-text = Действует как верхняя карта сброса охоты: её фаза, её символ, её эффект.

## Карты выживания

card-adrenaline = Адреналин
card-ingenuity = Смекалка
card-sacrifice = Жертва
card-sacrifice-text = Сбросить из руки { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} местности. До конца хода карты охоты играть нельзя.
card-sixth-sense = Шестое чувство
card-sixth-sense-text = Взять в руку { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} местности из своего сброса.
card-smokescreen = Дымовая завеса
card-smokescreen-text = До конца хода сбросы местностей всех Беглецов скрыты от Существа.
card-strike-back = Ответный удар
card-strike-back-text = { $n ->
    [one] { $n } случайная карта из руки Существа уходит
    [few] { $n } случайные карты из руки Существа уходят
   *[many] { $n } случайных карт из руки Существа уходят
} под колоду охоты.
card-vortex = Воронка
card-vortex-text = Обменять карту, лежащую рубашкой вверх, на карту из своего сброса. Прежняя ляжет туда лицом вверх.
card-detector = Детектор
card-detector-text = В этот ход жетон Артемии на вас не действует.
card-dodge = Уворот
card-dodge-text = В этот ход жетон Существа на вас не действует, «Клон» тоже.
card-drone = Дрон
card-drone-text = Использовать свойство Вездехода вместо свойства своей местности.
card-gate = Врата
card-gate-text = Использовать вместо своего свойство соседней местности. Только не Артефакта.
card-hologram = Голограмма
card-hologram-text = Передвинуть жетон Артемии в соседнюю местность.
card-wrong-track = Ложный след
card-wrong-track-text = Передвинуть жетон Существа (при «Клоне» — его или жетон цели) в соседнюю местность.
card-amplifier = Усилитель
card-double-back = Возвращение
card-double-back-text = Вернуть в руку карту местности, сыгранную в этот ход.

## Short wording for small cards

card-lair-brief = Вернуть 1 карту или скопировать место Существа
card-jungle-brief = Вернуть в руку эту карту и ещё 1
card-river-brief = Следующий ход: выложить 2, после жетонов оставить 1
card-beach-brief = Поставить маяк либо снять его: спасение +1
card-rover-brief = Взять из запаса местность 6–10
card-swamp-brief = Вернуть в руку эту карту и до 2 других
card-shelter-brief = Взять 2 карты выживания, оставить 1
card-wreck-brief = Спасение +1, один раз за ход на всех
card-source-brief = 1 воля любому Беглецу или 1 карта выживания
card-artefact-brief = Следующий ход: выложить 2 карты, сработают обе
card-despair-brief = Ход без карт выживания; все выбирают заново
card-force-field-brief = Две соседние местности нельзя сыграть в этот ход
card-anticipation-brief = Назвать Беглеца: если он пойман, привыкание ещё +1
card-ascendancy-brief = Один Беглец оставляет в руке только 2 местности
card-fierceness-brief = Каждый пойманный теряет ещё 1 волю
card-forbidden-zone-brief = Каждый Беглец сбрасывает 1 местность
card-interference-brief = Берег и Обломки в этот ход не действуют
card-persecution-brief = В этот ход свойства возвращают не больше 1 карты
card-mutation-brief = Жетон Артемии отнимает ещё и 1 волю
card-phobia-brief = Один Беглец показывает все местности, кроме 2
card-virus-brief = Жетон Артемии накрывает две соседние местности
card-clone-brief = Жетон цели ловит, как жетон Существа
card-mirage-brief = Две соседние местности не действуют
card-scream-brief = Под целью: сбросить 2 местности или потерять волю
card-toxin-brief = Под целью: минус 1 карта выживания, без свойства
card-cataclysm-brief = Одна местность не действует до конца хода
card-detour-brief = Сдвинуть вскрытого Беглеца в соседнюю местность
card-stasis-brief = В конце этого хода спасение не сдвигается
card-tracking-brief = В следующий ход до 2 карт охоты
card-flashback-brief = Действует как верхняя карта сброса охоты
card-adrenaline-brief = Вернуть 1 волю
card-ingenuity-brief = Поставить маяк на Берег
card-sacrifice-brief = Сбросить 1 местность: в этот ход без карт охоты
card-sixth-sense-brief = Взять 2 местности из своего сброса
card-smokescreen-brief = В этот ход Существо не видит сбросов
card-strike-back-brief = 2 случайные карты охоты — под колоду
card-vortex-brief = Обменять выложенную карту на карту из сброса
card-detector-brief = Жетон Артемии на вас не действует
card-dodge-brief = Жетон Существа на вас не действует
card-drone-brief = Свойство Вездехода вместо своего
card-gate-brief = Свойство соседней местности вместо своего
card-hologram-brief = Сдвинуть жетон Артемии в соседнюю местность
card-wrong-track-brief = Сдвинуть жетон Существа в соседнюю местность
card-amplifier-brief = Снять маяк с Берега: спасение +1
card-double-back-brief = Вернуть местность, сыгранную в этот ход

effect-regain-will = Вернуть себе { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
} воли.
effect-light-the-beacon = Поставить маяк на Берег. Свойство самого Берега не тратится.
effect-take-the-beacon = Снять маяк с Берега: спасение +1.

## Вопросы и вторая строка к тем, которым она нужна

ask-setup-side = Выберите сторону планшета
ask-setup-side-detail = Символы Артемии: на стороне 1 — на 6 последних клетках спасения, на стороне 2 — через одну, с 11 до 1.

ask-explore = Выберите местность
ask-explore-detail = Карта ляжет рубашкой вверх. До вскрытия её знаете только вы.
ask-resist-place = { $n ->
    [one] Верните в руку { $n } карту
    [few] Верните в руку { $n } карты
   *[many] Верните в руку { $n } карт
}
ask-resist-place-detail = За это заплачено волей.
ask-sacrifice-place = Выберите, чем пожертвовать
ask-sacrifice-place-detail = Карта уйдёт в ваш сброс. До конца хода карты охоты играть нельзя.
ask-sixth-sense-place = { $n ->
    [one] Верните в руку { $n } карту
    [few] Верните в руку { $n } карты
   *[many] Верните в руку { $n } карт
}
ask-lurk = Сыграйте карту охоты или ждите
ask-lurk-detail = После «Силового поля» и «Отчаяния» все выбирают заново.
ask-force-field = Выберите две соседние местности
ask-force-field-detail = В этот ход их никто не сыграет. Уже выложенные карты вернутся в руки.

ask-hunting = Выложите жетоны охоты
ask-hunting-detail = Где они лежат, видят все. Карты вскрывают после.
ask-swirl = Можно сыграть карту выживания
ask-swirl-detail = Существо выкладывает жетоны. Вас никто не ждёт.
ask-hunting-window = Сыграйте карту фазы 2 или спасуйте
ask-hunting-window-detail = Жетоны выложены. Когда спасуют все, карты вскроют.
ask-anticipation-seat = Назовите Беглеца
ask-anticipation-seat-detail = Если жетон Существа поймает его в этот ход, привыкание сдвинется ещё на 1.
ask-ascendancy-seat = Чью руку проредить?
ask-ascendancy-seat-detail = Этот Беглец оставит 2 карты местности, остальные сбросит.
ask-ascendancy-discard-place = { $n ->
    [one] Сбросьте { $n } карту
    [few] Сбросьте { $n } карты
   *[many] Сбросьте { $n } карт
}
ask-ascendancy-discard-place-detail = Остальное «Господство» оставляет вам.
ask-forbidden-zone-place = { $n ->
    [one] Сбросьте { $n } карту
    [few] Сбросьте { $n } карты
   *[many] Сбросьте { $n } карт
}
ask-forbidden-zone-place-detail = Все Беглецы сбрасывают одновременно.
ask-phobia-seat = Кто покажет вам руку?
ask-phobia-seat-detail = Все карты местности, кроме 2 по выбору этого Беглеца.
ask-phobia-show-place = { $n ->
    [one] Выберите { $n } карту для показа
    [few] Выберите { $n } карты для показа
   *[many] Выберите { $n } карт для показа
}
ask-phobia-show-place-detail = Их увидит только Существо.
ask-vortex-out-place = Какую карту убрать со стола?
ask-vortex-out-place-detail = Она ляжет в ваш сброс лицом вверх.
ask-vortex-in-place = Какую местность выложить вместо неё?
ask-vortex-in-place-detail = Её узнает каждый, кто видит ваш сброс.
ask-river-keep-place = Какая карта останется?
ask-river-keep-place-detail = Жетоны выложены. Другая карта вернётся в руку невскрытой.

ask-reckoning-window = Сыграйте карту фазы 3 или спасуйте
ask-reckoning-window-detail = Карты вскрыты. Когда спасуют все, разыграют следующую местность.
ask-last-call = Последний опрос: карты фазы 3
ask-last-call-detail = Когда спасуют все, ударят жетоны Артемии и Существа.
ask-order-space = Какая из ваших местностей первая?
ask-resolve = { $place }: что будете делать?
ask-resolve-detail = Свойство или карта из сброса: одно из двух или ничего.
ask-lair = Выберите, что даст Логово
ask-gather-place = { $most ->
    [one] Выберите { $most } карту для возврата
    [few] Выберите { $most } карты для возврата
   *[many] Выберите { $most } карт для возврата
}
ask-gather-place-detail = Выбранное вернётся в вашу руку.
ask-rover-reserve = Выберите местность из запаса
ask-rover-reserve-detail = Она окажется у вас в руке, и все это увидят.
ask-shelter-survival = Какую карту оставить?
ask-shelter-survival-detail = Другая уйдёт в сброс, открытый для всех.
ask-source = Верните волю или возьмите карту
ask-gate-space = Чьё свойство использовать?
ask-gate-space-detail = Ваша местность на этот раз ничего не даст.
ask-cataclysm-space = Какую местность отключить?
ask-cataclysm-space-detail = До конца хода там не будет ни свойства, ни возврата.
ask-detour = Кого и куда увести?
ask-detour-detail = Жетоны и свойство считаются уже по новой местности.
ask-hologram-space = Куда перейдёт жетон Артемии?
ask-wrong-track = Какой жетон и куда передвинуть?
ask-scream = Сбросьте 2 карты или потеряйте 1 единицу воли
ask-scream-detail = Третьего «Вопль» не оставляет.
ask-toxin-survival = Сбросьте карту выживания
ask-toxin-survival-detail = В этот ход здесь нет ни свойства, ни возврата.
ask-artemia-place = { $n ->
    [one] Сбросьте { $n } карту
    [few] Сбросьте { $n } карты
   *[many] Сбросьте { $n } карт
}
ask-artemia-place-detail = Планета вас почувствовала. Выбранное уйдёт в ваш сброс.

ask-end-window = Сыграйте карту фазы 4 или спасуйте
ask-end-window-detail = Когда спасуют все, ход закончится.
ask-double-back-space = Какая карта вернётся в руку?

## Ходы. Если есть сообщение вида move-(вопрос)-(ход), говорится оно.

move-side = Выбрать: { $side }

move-place = Идти: { $place }
move-withdraw = Забрать выложенное назад
move-resist = { $n ->
    [one] Сопротивляться: { $n } воля → до 2 карт
    [few] Сопротивляться: { $n } воли → до 4 карт
   *[many] Сопротивляться: { $n } воли → до 4 карт
}
move-give-up = Сдаться: вся воля и сброс назад, привыкание +1
move-hunt = Сыграть карту «{ $hunt }»
move-survival = Сыграть карту «{ $survival }»

move-creature = Охотиться: { $place }
move-target = Жетон цели: { $place }
move-artemia = Жетон Артемии: { $place }
move-force-field-target = Закрыть: { $place }
move-decline = Не класть { $token }

move-use = Использовать: { $place }
move-take-back = Вернуть: { $place }
move-skip = Ничего здесь не делать
move-take-all = Вернуть весь сброс
move-copy = Скопировать: { $place }
move-reserve = Взять: { $place }
move-heal = Вернуть волю: { $seat }
move-draw = Взять карту выживания
move-lose-will = Потерять 1 единицу воли
move-discard-two = Сбросить: { $place }
move-detour = { $seat }: { $place } → { $place2 }
move-move-creature = Жетон Существа → { $place }
move-move-target = Жетон цели → { $place }

move-seat = Выбрать: { $seat }
move-space = Выбрать: { $place }

move-resist-place = Вернуть: { $place }
move-sixth-sense-place = Вернуть: { $place }
move-gather-place = Вернуть: { $place }
move-sacrifice-place = Сбросить: { $place }
move-ascendancy-discard-place = Сбросить: { $place }
move-forbidden-zone-place = Сбросить: { $place }
move-artemia-place = Сбросить: { $place }
move-phobia-show-place = Показать: { $place }
move-vortex-out-place = Убрать: { $place }
move-vortex-in-place = Выложить: { $place }
move-river-keep-place = Остаться здесь: { $place }
move-shelter-survival = Оставить карту «{ $survival }»
move-toxin-survival = Сбросить карту «{ $survival }»
move-order-space = Сначала { $place }
move-gate-space = Использовать: { $place }
move-cataclysm-space = Отключить: { $place }
move-hologram-space = Жетон Артемии → { $place }
move-double-back-space = Вернуть: { $place }

## Что произошло

event-side-chosen = Планшет: в игре { $side }.
event-phase-began = Ход { $round }. { $phase }.

event-laid-face-down = { $seat } выкладывает рубашкой вверх: { $place }.
event-laid-face-down-hidden = { $seat } выкладывает карту рубашкой вверх.
event-withdrew = { $seat } забирает выложенное невскрытым.
event-commitments-returned = Все выложенные карты возвращаются в руки. Выбирать придётся заново.
event-resisted = { $seat } сопротивляется ценой { $n ->
    [one] { $n } единицы
    [few] { $n } единиц
   *[many] { $n } единиц
} воли.
event-gave-up = { $seat } сдаётся: возвращаются вся воля и весь сброс.
event-took-back = { $seat } возвращает в руку: { $place }.
event-took-back-hidden = { $seat } что-то возвращает из сброса. Что именно, скрывает дым.
event-discarded = { $seat } сбрасывает: { $place }.
event-discarded-hidden = { $seat } что-то сбрасывает. Что именно, скрывает дым.
event-took-from-reserve = { $seat } берёт из запаса: { $place }.
event-played-card-returned = { $seat } возвращает в руку сыгранную карту: { $place }.

event-hunt-played = { $seat } играет карту «{ $hunt }».
event-flashback-played = { $seat } играет «Флешбэк». Он действует как «{ $hunt }».
event-survival-played = { $seat } играет карту «{ $survival }».
event-anticipated = Существо ждёт. Его добыча — { $seat }.
event-chosen = Существо выбирает: { $seat }.
event-showed = { $seat } показывает Существу: { $place }.
event-showed-hidden = { $seat } показывает Существу { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
event-struck-back = { $seat } бьёт в ответ. Под колоду охоты: { $hunt }.
event-struck-back-hidden = { $seat } бьёт в ответ. Под колоду охоты { $n ->
    [one] уходит { $n } карта, какая — неизвестно
    [few] уходят { $n } карты, какие — неизвестно
   *[many] уходит { $n } карт, какие — неизвестно
}.
event-swapped = { $seat } меняет карту, лежащую рубашкой вверх: { $place } → { $place2 }.
event-swapped-hidden = { $seat } меняет карту, лежащую рубашкой вверх. На какую, скрывает дым.
event-kept-one = { $seat } оставляет одну карту, другую забирает в руку.

event-token-laid = Существо кладёт { $token }: { $place }.
event-token-moved = Передвинут { $token }. Теперь здесь: { $place }.
event-token-declined = Существо не кладёт { $token }.

event-revealed = { $seat } вскрывает: { $place }.
event-power-used = { $seat } использует свойство: { $place }.
event-river-pending = { $seat } в следующий ход выкладывает 2 карты и оставляет одну.
event-artefact-pending = { $seat } в следующий ход выкладывает 2 карты, и срабатывают обе.
event-wreck-used = На этот ход Обломки пусты.
event-beacon-lit = { $seat } ставит маяк на Берег.
event-beacon-taken = { $seat } снимает маяк с Берега.
event-disabled = До конца хода здесь ничего не действует: { $place }.
event-detoured = { $seat } сбивается с пути: { $place } → { $place2 }.
event-caught = { $seat } не успевает уйти: Существо здесь.
event-will-lost = { $seat } теряет { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
} воли, остаётся { $left }.
event-will-regained = { $seat } возвращает себе { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[many] { $n } единиц
} воли, теперь { $left }.
event-restored = Воля сломлена: { $seat } забирает все карты местности и снова начинает с волей { $n }.

event-drew-survival = { $seat } берёт { $n ->
    [one] карту
    [few] карты
   *[many] карты
} выживания: { $survival }.
event-drew-survival-hidden = { $seat } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} выживания.
event-discarded-survival = { $seat } сбрасывает карту выживания «{ $survival }».
event-survival-reshuffled = Сброс выживания перемешан в новую колоду.
event-drew-hunt = { $seat } берёт { $n ->
    [one] карту
    [few] карты
   *[many] карты
} охоты: { $hunt }.
event-drew-hunt-hidden = { $seat } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} охоты.
event-hunt-reshuffled = Сброс охоты перемешан в новую колоду.

event-rescue-moved = { $left ->
    [0] Спасение +1: помощь здесь.
    [one] Спасение +1: ещё { $left } клетка.
    [few] Спасение +1: ещё { $left } клетки.
   *[many] Спасение +1: ещё { $left } клеток.
}
event-rescue-stood-still = Спасение не приближается: действует «Стазис».
event-assimilation-moved = { $left ->
    [0] Привыкание +1: никто не улетает.
    [one] Привыкание +1: ещё { $left } клетка.
    [few] Привыкание +1: ещё { $left } клетки.
   *[many] Привыкание +1: ещё { $left } клеток.
}
event-game-over = Партия окончена. { $outcome }.

## Что может лежать там, куда не заглянуть. $cards — названия и их вероятности.

pile-hand = { $seat }, в руке: { $cards }
pile-played = { $seat }, рубашкой вверх: { $cards }
pile-discard = { $seat }, в сбросе: { $cards }
pile-survival-hand = { $seat }, карты выживания: { $cards }
pile-hunt-hand = В руке Существа: { $cards }

## Чем кончилось

role-creature = Существо
role-hunted = Беглецы
outcome-rescued = Беглецы спасены
outcome-rescued-story = Сквозь споры опускается свет, и на этот раз он не принадлежит планете. Они поднимаются на борт и не оглядываются.
outcome-assimilated-giving-up = Беглецы сдались
outcome-assimilated-giving-up-story = Ещё одно «да», и голос в голове уже не чужой. Когда приходит помощь, улетать никто не хочет.
outcome-assimilated-caught = Беглецы пойманы
outcome-assimilated-caught-story = Шаги за спиной стихают: догонять больше некого. К утру Артемия затянет следы.
outcome-assimilated-last-will = Последняя воля сломлена
outcome-assimilated-last-will-story = Чья-то рука тихо разжимается, и это даже не больно. Теперь планета знает всех по именам, а своих она бережёт.

## Настройки стола

setting-creature = Существо
setting-creature-about = Кто охотится: место на ваш выбор или по жребию.
setting-creature-random = По жребию
setting-creature-1 = Место 1
setting-creature-2 = Место 2
setting-creature-3 = Место 3
setting-creature-4 = Место 4
setting-creature-5 = Место 5
setting-creature-6 = Место 6
setting-creature-7 = Место 7
setting-board-side = Сторона планшета
setting-board-side-about = Где стоят символы Артемии: на 6 последних клетках спасения (сторона 1) или через одну с 11 до 1 (сторона 2).
setting-board-side-creature = Выбирает Существо
setting-board-side-1 = Сторона 1
setting-board-side-2 = Сторона 2
setting-lair-takes-back = Логово возвращает
setting-lair-takes-back-about = Сколько карт возвращает свойство Логова. В других изданиях — весь сброс.
setting-lair-takes-back-one = 1 карту
setting-lair-takes-back-all = Весь сброс
setting-expert = Вариант для опытных
setting-expert-about = Беглец, потерявший последнюю волю в фазе результата, получает назад 2 единицы воли, а не 3.
setting-expert-no = Нет: воля 3
setting-expert-yes = Да: воля 2
setting-copy-disabled = Копировать отключённые свойства
setting-copy-disabled-about = Могут ли Логово и «Врата» скопировать местность, отключённую картой охоты.
setting-copy-disabled-no = Нет: копировать нечего
setting-copy-disabled-yes = Да
setting-stasis-stops-amplifier = «Стазис» мешает «Усилителю»
setting-stasis-stops-amplifier-about = Можно ли сыграть «Усилитель» после «Стазиса».
setting-stasis-stops-amplifier-yes = Да: сыграть нельзя
setting-stasis-stops-amplifier-no = Нет: спасение сдвинется

## Первый ход: что говорят новичку

lesson-hunted-goal = Вы застряли на Артемии, и кто-то это уже заметил. Продержитесь, пока счётчик спасения не дойдёт до конца, и все Беглецы победят. Если первым дойдёт привыкание, вы останетесь.
lesson-hunted-places = У вас пять местностей. Использованные лежат в сбросе у всех на виду, так что Существо знает, где вы можете быть. Не знает лишь, где вы сейчас.
lesson-hunted-lay = Выберите местность и выложите её рубашкой вверх. У каждой есть свойство: оно ваше, если вас там не найдут. Что очевидно вам, очевидно и ему.
lesson-hunted-again = Карта вернулась к вам невскрытой: из-за Существа все выбирают заново. Посмотрите, что изменилось, и выложите местность ещё раз.
lesson-hunted-hunt = Теперь охотится оно. Каждый ход оно может положить на местность жетон Существа; карта или клетка спасения могут добавить другие жетоны. Вам остаётся не шевелиться.
lesson-hunted-survival = У вас есть карта выживания, поэтому вас спрашивают, какой бы она ни была. Она действует только в своей фазе, за ход можно сыграть одну. Если не время, приберегите её.
lesson-hunted-artemia = Жетон Артемии тоже выложен. Кто под ним, сбрасывает из руки местность и ничего здесь не получает.
lesson-hunted-power = Вам здесь ничто не мешает. Используйте свойство местности или верните из сброса одну карту, если она там есть. Но не то и другое.
lesson-hunted-caught = Оно вас нашло. Вы теряете волю, а местность не даёт ничего. Привыкание сдвигается на клетку, сколько бы Беглецов оно ни поймало.
lesson-hunted-will = Использованные местности ждут в сбросе. Прежде чем выложить карту, можно сопротивляться: каждая единица воли вернёт две из них. Если сдаться, вернутся все карты и воля, но привыкание сдвинется на клетку.
lesson-creature-goal = Вы — то, что здесь живёт. Каждый ход, в который вы кого-то ловите, привыкание сдвигается. Дойдёт до конца раньше спасения — и они останутся навсегда.
lesson-creature-watch = Их сброс открыт перед вами. Местность, которая есть у Беглеца и ещё не использована, — место, где он может быть. Считайте.
lesson-creature-cards = У вас три карты охоты, за ход можно сыграть одну — в той фазе, что на ней указана. Можно и ждать. Они слышат, как вы ждёте.
lesson-creature-token = Положите жетон Существа туда, где, по-вашему, кто-то есть. Кто там окажется, потеряет волю и ничего не получит от местности.
lesson-creature-caught = Вы кого-то нашли. Каждый пойманный теряет волю, а привыкание сдвигается на одну клетку, сколько бы их ни было.
lesson-reveal = Все местности вскрываются разом. Сначала разыгрываются те, где нет жетонов, последней — та, где Существо.
lesson-end = Это был целый ход, и спасение стало на шаг ближе. Дальше вы сами. Почти одни.

## Задачи: название и почему верный ответ верен

puzzle-wreck-before-claws = На шаг раньше когтей
puzzle-wreck-before-claws-why = Обломки разыгрываются на шаге 1 и сдвигают спасение на последнюю клетку: Беглецы побеждают сразу. Поимка, которая решила бы всё наоборот, придёт только на шаге 4.
puzzle-gate-to-the-wreck = Соседняя местность
puzzle-gate-to-the-wreck-why = «Врата» дают свойство соседней местности. Обломки лежат рядом с Убежищем, а до спасения не хватает одной клетки.
puzzle-guarded-wreck = Что сторожит, то и открывает
puzzle-guarded-wreck-why = Логово даёт свойство местности, где лежит жетон Существа. Он сторожит Обломки, поэтому последний шаг можно сделать из Логова.
puzzle-beacon-and-one-more = Две клетки за ход
puzzle-beacon-and-one-more-why = Снятый маяк сдвигает спасение на клетку, конец хода — ещё на одну. Существо уже сыграло свою карту, и второму сдвигу ничто не помешает.
puzzle-amplifier-now = Последний сигнал
puzzle-amplifier-now-why = «Усилитель» сдвигает спасение сейчас, конец хода — ещё раз: вместе две клетки, столько и не хватает. За ход играют одну карту выживания, поэтому «Возвращение» упустит момент.
puzzle-keep-the-wreck = Которую из двух
puzzle-keep-the-wreck-why = Жетоны уже лежат. На Болоте ждёт Существо, у Обломков никто, и они принесут победу раньше любой поимки.
puzzle-last-step-of-all = Больше ни шагу
puzzle-last-step-of-all-why = Сдача сдвигает привыкание на последнюю клетку, а кто сопротивляется последней волей, обязан тут же сдаться. И то и другое сразу проигрывает партию.
puzzle-dodge-at-the-last-call = Последняя возможность
puzzle-dodge-at-the-last-call-why = Это последний момент для карты, прежде чем сработают жетоны. Поимка сдвинет привыкание на последнюю клетку; спасает только «Уворот».
puzzle-the-only-way-out = Единственный выход
puzzle-the-only-way-out-why = Жетон можно сдвинуть только в соседнюю местность. В двух из трёх стоят свои, а любая поимка станет последней.
puzzle-scream-for-the-last-will = Две карты или последняя воля
puzzle-scream-for-the-last-will-why = Потеря последней воли сдвинет привыкание, а до конца осталась одна клетка. Две карты местности — цена, которую можно заплатить.
puzzle-water-for-the-caught = Вода для другого
puzzle-water-for-the-caught-why = Пойманный потеряет последнюю волю: клетка за поимку и клетка за волю, а осталось две. Если вернуть ему одну волю, клетка будет только одна.
puzzle-two-ways-to-be-seen = Хватит одной из двух
puzzle-two-ways-to-be-seen-why = После Реки вы выкладываете две местности и оставляете одну, когда жетон уже лежит. Берег, Обломки и Логово: любые две из них оставят вам ту, что сдвинет спасение, а вторую клетку даст конец хода.
puzzle-no-place-to-go = Идти некуда
puzzle-no-place-to-go-why = «Силовое поле» на Берег и Вездеход запрещает первому Беглецу обе карты. Чтобы что-то выложить, придётся сопротивляться последней волей или сдаться, а это последняя клетка привыкания.
puzzle-nowhere-else = Больше негде
puzzle-nowhere-else-why = Рука и сыгранная карта вместе известны как набор. Если рука пуста, Беглец может стоять только в той местности, которой нет в сбросе.
puzzle-one-of-two = Одно из двух
puzzle-one-of-two-why = Беглец либо на Реке, либо у Обломков. Жетон Существа лежит в одной из них; «Клон» даёт второй для другой.
puzzle-name-the-caught = Назовите того, о ком знаете
puzzle-name-the-caught-why = У одного Беглеца рука пуста, он может быть только на Вездеходе. Названный и пойманный стоит двух клеток, а их и осталось две.
puzzle-stop-the-clock = Остановить время
puzzle-stop-the-clock-why = В конце хода спасение сделает последний шаг. Остановить его может только «Стазис».
puzzle-guard-the-wreck = Стеречь Обломки
puzzle-guard-the-wreck-why = Один Беглец может быть только у Обломков. Их свойство и конец хода — две клетки, а их и осталось две. Под жетоном свойством не воспользоваться.
