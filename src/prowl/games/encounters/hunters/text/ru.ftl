### Legendary Encounters: Predator, «Охотники» по-русски.

## Игра

game-name = Хищник: Охотники

phase-1 = Фаза Добычи

kind-officer = Инстинкт Убийцы
kind-arsenal = Карта Арсенала
kind-prey = Добыча
kind-gear-up = К оружию!
kind-gear = Экипировка
kind-trap = Ловушка
kind-test = Испытание
kind-rivalry = Карта Соперничества
kind-prey-deck = Колода Добычи
kinds-officer = Инстинкт Убийцы
kinds-arsenal = Арсенал
kinds-prey = Добыча
kinds-gear-up = К оружию!
kinds-gear = Экипировка
kinds-trap = Ловушки
kinds-test = Испытания
kinds-rivalry = Карты Соперничества
kinds-prey-deck = Колоды Добычи

## Слова для справки

term-honour = Репутация
term-honour-about = Её приносят Трофеи и ваш Аватар, пока он жив. Побеждает тот, у кого больше очков Репутации.
term-dishonour = Бесчестие
term-dishonour-about = Оно никогда не убивает. В конце партии его вычитают из Репутации.
term-trophy = Комната Трофеев
term-trophy-about = Всё, что вы убили, обезвредили и прошли. Заглядывать в неё можете только вы, но все видят, что вы берёте.
term-worthy = Достойная Добыча
term-worthy-about = О ней говорят некоторые карты, и она решает при равенстве.
term-ultimate = Величайшая Добыча
term-ultimate-about = Её смерть сразу кончает партию.
term-gear = Экипировка
term-gear-about = Лежит на карте Добычи и меняет её. Убейте Добычу и возьмите обе карты.
term-trap = Ловушка
term-trap-about = Действует, пока вы не заплатите её цену. Потом это Трофей.
term-duel = Дуэль
term-duel-about = Заплатите столько Атаки, какова Защита соперника, и он возьмёт карту Удара. Если она убьёт, его Аватар — ваш Трофей.
term-runner = Бегун
term-runner-about = В конце каждой фазы Добычи проходит ещё один участок.
term-escape = Побег
term-escape-about = В Боевой Зоне карта сразу уходит вместе с Экипировкой.
term-lethal = Смертоносность
term-lethal-about = Любой урон от её Удара убивает.
term-disarming = Разоружение
term-disarming-about = Когда карта вскрыта, каждый игрок сбрасывает две случайные карты.
term-arrest = Арест
term-arrest-about = У арестованной Добычи нет текста, с ней нельзя сразиться, и она не бьёт, пока жив Полицейский.
term-double-strike = Двойной удар
term-double-strike-about = Бьёт дважды. Уклоняются от каждого Удара отдельно.
term-heal = Лечение
term-heal-about = Очки Лечения снимают карты Удара, чей урон оплачен весь.
term-restore = Восстановление
term-restore-about = Очки Восстановления снимают карты Удара, чьё Бесчестие оплачено всё.
term-scan = Сканирование
term-scan-about = Заплатите Атакой и переверните карту: Холмы 2, Руины 2, Река 3, Кладбище 3, Подземелье 4.
term-wilds = Заросли
term-combat = Боевая Зона
term-combat-about = Кто здесь стоит, бьёт активного игрока в каждую фазу Удара.
term-hq = Штаб
term-hq-about = Пять карт Арсенала. Пустая ячейка сразу заполняется.
term-test = Испытание
term-test-about = Сделайте за один ход то, чего оно требует, и это ваш Трофей.
term-rivalry = Карта Соперничества
term-rivalry-about = В конце партии приносит очки Репутации.
term-health = Здоровье
term-defence = Защита
term-initiative = Инициатива
term-initiative-about = Первым ходит тот, у кого она меньше.

## Команды и группы

team-jungle = Лес
team-city = Город
group-urban-intel = Город: Разведчики
group-urban-strength = Город: Силовики
group-urban-survival = Город: Экстремалы
group-urban-tech = Город: Технари
group-woodland-intel = Лес: Разведчики
group-woodland-strength = Лес: Силовики
group-woodland-survival = Лес: Экстремалы
group-woodland-tech = Лес: Технари

## Когда срабатывает предложение карты

timing-once = Активация:
timing-team-jungle = После другой карты ({ team-jungle }):
timing-team-city = После другой карты ({ team-city }):
timing-on-kill = За каждую убитую вами в этот ход карту Добычи:
timing-upkeep = В начале фазы Добычи:
timing-attached = Когда закреплена:

## Собственные предложения «Охотников»

trophy-price = Цена { $n }.
trophy-honour = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} Репутации.
strike-dishonour = Бесчестие: { $n }.

flag-worthy = Достойная Добыча.
flag-ultimate = Величайшая Добыча.
flag-escape = Побег.
flag-lethal = Смертоносность.
flag-gear-up = Сбросьте её и закрепите 1 карту Экипировки на карте Добычи, ближайшей к колоде.
flag-duels-cheaper = Дуэль с вами стоит на 2 очка Атаки меньше.
flag-laser = Один раз в ход каждого другого игрока: он может заплатить 3 очка Атаки, и вы берёте карту Удара.
flag-log = Когда другой игрок убивает Достойную Добычу, вы берёте карту Удара.
flag-razor = Когда вы убиваете карту Добычи, следующий игрок добирает карту.
flag-tripwire = Первая схватка за ход стоит вам на 1 очко Атаки больше.

effect-heal-points = Лечение { $n }.
effect-restore-points = Восстановление { $n }.
effect-duel = { $n ->
    [one] Дуэль
    [few] { $n } Дуэли
   *[many] { $n } Дуэлей
}.
effect-weaken = В этот ход { $whom ->
    [worthy] Достойная Добыча получает
    [underground] Добыча в Подземелье получает
    [combat] Добыча в Боевой Зоне получает
    [wilds] Добыча в Зарослях получает
   *[all] вся Добыча получает
} −{ $n }.
effect-comes-back = В конце хода положите эту карту на верх своей колоды.
effect-add-prey = Добавьте из колоды Добычи { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
effect-look = { $n ->
    [one] Посмотрите верхнюю карту колоды Добычи. Оставьте её или положите под колоду.
    [few] По одной посмотрите { $n } верхние карты колоды Добычи. Каждую оставьте или положите под колоду.
   *[many] По одной посмотрите { $n } верхних карт колоды Добычи. Каждую оставьте или положите под колоду.
}
effect-look-and-order = Посмотрите { $n ->
    [one] верхнюю карту
    [few] { $n } верхние карты
   *[many] { $n } верхних карт
} колоды Добычи и положите обратно в любом порядке.
effect-gear = Закрепите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} Экипировки на карте Добычи, ближайшей к колоде.
effect-nudge = Сдвиньте вскрытую карту Добычи в Зарослях на 1 участок { $by ->
    [-1] от Боевой Зоны, если он свободен
   *[other] к Боевой Зоне
}.
effect-advance = В Зарослях карта сдвигается на { $n ->
    [one] { $n } участок
    [few] { $n } участка
   *[many] { $n } участков
} к Боевой Зоне.
effect-arrest = Арест (карта ложится прямо на карту Добычи в Зарослях, ближайшую к Боевой Зоне).
effect-disarm = Разоружение (каждый игрок сбрасывает 2 случайные карты).
effect-give-up = Эта карта покидает партию.
effect-blow-up = Убейте все карты Добычи в Боевой Зоне, кроме Величайшей Добычи.
effect-dishonour = Получите { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} несмываемого Бесчестия.
effect-lose-trophy = Вы теряете один из Трофеев, за которые меньше всего очков Репутации.

standing-boost-bearer = Карта Добычи с ней получает +{ $n }.
standing-boost-other-prey-in-wilds = Вся остальная Добыча в Зарослях получает +{ $n }.
standing-forbid-fight-bearer = С картой Добычи, на которой она лежит, нельзя сразиться в Зарослях.
standing-forbid-reduce-bearer = Силу карты Добычи с ней ничто не уменьшает.
standing-forbid-avoid = В Боевой Зоне: уклониться от Удара нельзя.
standing-forbid-fight-self = В Зарослях с этой картой нельзя сразиться.
standing-forbid-heal = Лечить нельзя.
standing-forbid-restore = Восстанавливать Репутацию нельзя.

test-killed-worthy = Чтобы пройти: убейте за один ход { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} Достойной Добычи.
test-hazard-avoided = Чтобы пройти: обезвредьте за один ход { $n ->
    [one] { $n } Опасность
    [few] { $n } Опасности
   *[many] { $n } Опасностей
}.
test-killed-with-gear = Чтобы пройти: убейте за один ход { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} Добычи с Экипировкой.
test-attack-unspent = Чтобы пройти: имейте неистраченную Атаку не меньше { $n }.
test-killed = Чтобы пройти: убейте за один ход { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} Добычи.
test-turn-ended-without-fight = Чтобы пройти: закончите { $n ->
    [one] ход
    [few] { $n } хода
   *[many] { $n } ходов
} без единой схватки. Испытание должно лежать здесь с начала хода.
test-recruit-spent = Чтобы пройти: потратьте за один ход { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} Найма.
test-classes-played = Чтобы пройти: сыграйте за один ход карты { $n ->
    [one] { $n } Класса
   *[many] { $n } разных Классов
}.
test-same-class-played = Чтобы пройти: сыграйте за один ход { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} одного Класса.
test-strikes-taken = Чтобы пройти: возьмите в свой ход { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} Удара и останьтесь в живых.
test-duels-won = Чтобы пройти: нанесите сопернику вред за один ход в { $n ->
    [one] { $n } Дуэли
   *[many] { $n } Дуэлях
}.
test-killed-in-combat = Чтобы пройти: убейте за один ход в Боевой Зоне { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} Добычи.
test-killed-in-underground = Чтобы пройти: убейте за один ход в Подземелье { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} Добычи.
test-removed-strikes = Чтобы пройти: излечите или снимите за один ход { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} Удара.
test-traps-removed = Чтобы пройти: обезвредьте за один ход { $n ->
    [one] { $n } Ловушку
    [few] { $n } Ловушки
   *[many] { $n } Ловушек
}.

score-hazards = В конце партии: { $honour ->
    [one] { $honour } очко
    [few] { $honour } очка
   *[many] { $honour } очков
} Репутации за { $each ->
    [one] каждую Опасность
    [few] каждые { $each } Опасности
   *[many] каждые { $each } Опасностей
} в вашей Комнате Трофеев.
score-worthy = В конце партии: { $honour ->
    [one] { $honour } очко
    [few] { $honour } очка
   *[many] { $honour } очков
} Репутации за { $each ->
    [one] каждую карту
    [few] каждые { $each } карты
   *[many] каждые { $each } карт
} Достойной Добычи в вашей Комнате Трофеев.
score-gear = В конце партии: { $honour ->
    [one] { $honour } очко
    [few] { $honour } очка
   *[many] { $honour } очков
} Репутации за { $each ->
    [one] каждую карту
    [few] каждые { $each } карты
   *[many] каждые { $each } карт
} Экипировки в вашей Комнате Трофеев.
score-prey = В конце партии: { $honour ->
    [one] { $honour } очко
    [few] { $honour } очка
   *[many] { $honour } очков
} Репутации за { $each ->
    [one] каждую карту
    [few] каждые { $each } карты
   *[many] каждые { $each } карт
} Добычи в вашей Комнате Трофеев.
score-predators = В конце партии: { $honour ->
    [one] { $honour } очко
    [few] { $honour } очка
   *[many] { $honour } очков
} Репутации за { $each ->
    [one] каждый Аватар
    [few] каждые { $each } Аватара
   *[many] каждые { $each } Аватаров
} в вашей Комнате Трофеев.
score-arsenal = В конце партии: { $honour ->
    [one] { $honour } очко
    [few] { $honour } очка
   *[many] { $honour } очков
} Репутации за { $each ->
    [one] каждую вашу карту
    [few] каждые { $each } ваши карты
   *[many] каждые { $each } ваших карт
} Арсенала, включая пройденные Испытания.
score-no-dishonour = В конце партии: { $honour ->
    [one] { $honour } очко
    [few] { $honour } очка
   *[many] { $honour } очков
} Репутации, если у вас { $each ->
    [one] нет ни одного очка Бесчестия
   *[many] меньше { $each } очков Бесчестия
}.
score-most-gear-and-hazards = В конце партии: { $honour ->
    [one] { $honour } очко
    [few] { $honour } очка
   *[many] { $honour } очков
} Репутации, если ни у кого в Комнате Трофеев нет больше Экипировки и Опасностей вместе, чем у вас, и у вас их не меньше { $each }.
score-most-damage = В конце партии: { $honour ->
    [one] { $honour } очко
    [few] { $honour } очка
   *[many] { $honour } очков
} Репутации, если вы живы, ни у кого из живых Хищников нет больше урона, чем у вас, и у вас его не меньше { $each }.
score-most-trophies = В конце партии: { $honour ->
    [one] { $honour } очко
    [few] { $honour } очка
   *[many] { $honour } очков
} Репутации, если ни у кого нет больше Трофеев, чем у вас, и у вас их не меньше { $each }.

## Аватары

card-jungle-hunter = Охотник Джунглей
card-jungle-hunter-text = Здоровье { $health }, Защита { $defence }, Инициатива { $initiative }, очки Репутации: { $honour }. Карта Роли: «{ card-trophy-of-the-jungle }».
card-city-hunter = Городской Охотник
card-city-hunter-text = Здоровье { $health }, Защита { $defence }, Инициатива { $initiative }, очки Репутации: { $honour }. Карта Роли: «{ card-heat-of-the-city }».
card-elder-hunter = Старейший Охотник
card-elder-hunter-text = Здоровье { $health }, Защита { $defence }, Инициатива { $initiative }, очки Репутации: { $honour }. Карта Роли: «{ card-take-it }».
card-scout-hunter = Охотник-Дозорный
card-scout-hunter-text = Здоровье { $health }, Защита { $defence }, Инициатива { $initiative }, очки Репутации: { $honour }. Карта Роли: «{ card-first-to-the-kill }».
card-stalker-hunter = Охотник-Преследователь
card-stalker-hunter-text = Здоровье { $health }, Защита { $defence }, Инициатива { $initiative }, очки Репутации: { $honour }. Карта Роли: «{ card-silent-approach }».
card-warrior-hunter = Охотник-Воин
card-warrior-hunter-text = Здоровье { $health }, Защита { $defence }, Инициатива { $initiative }, очки Репутации: { $honour }. Карта Роли: «{ card-blade-to-blade }».
card-guardian-hunter = Охотник-Страж
card-guardian-hunter-text = Здоровье { $health }, Защита { $defence }, Инициатива { $initiative }, очки Репутации: { $honour }. Карта Роли: «{ card-standing-watch }».
card-shaman-hunter = Охотник-Шаман
card-shaman-hunter-text = Здоровье { $health }, Защита { $defence }, Инициатива { $initiative }, очки Репутации: { $honour }. Карта Роли: «{ card-rites-of-the-hunt }».
card-snake-hunter = Охотник-Змея
card-snake-hunter-text = Здоровье { $health }, Защита { $defence }, Инициатива { $initiative }, очки Репутации: { $honour }. Карта Роли: «{ card-patient-fang }».
card-boar-hunter = Охотник-Вепрь
card-boar-hunter-text = Здоровье { $health }, Защита { $defence }, Инициатива { $initiative }, очки Репутации: { $honour }. Карта Роли: «{ card-head-on }».

## Карты Ролей

card-trophy-of-the-jungle = Трофей джунглей
card-heat-of-the-city = Жар города
card-take-it = Держи
card-first-to-the-kill = Первый удар
card-silent-approach = Бесшумный подход
card-blade-to-blade = Клинок к клинку
card-standing-watch = На страже
card-rites-of-the-hunt = Обряды охоты
card-patient-fang = Терпеливый клык
card-head-on = Напролом

## Инстинкт Убийцы

card-instinct-intel = Инстинкт Убийцы (Разведчик)
card-instinct-strength = Инстинкт Убийцы (Силовик)
card-instinct-survival = Инстинкт Убийцы (Экстремал)
card-instinct-tech = Инстинкт Убийцы (Технарь)

## Арсенал

card-wi-heat-of-prey = Тепло добычи
card-wi-voice-mimic = Подражание голосу
card-wi-treetop-watch = Дозор в кронах
card-wi-read-the-trail = Чтение следов
card-ws-skull-and-spine = Череп и хребет
card-ws-bare-handed = Голыми руками
card-ws-wrist-blades = Наручные клинки
card-ws-war-cry = Боевой клич
card-wv-last-laugh = Последний смех
card-wv-field-medicine = Полевая медицина
card-wv-glowing-blood = Светящаяся кровь
card-wv-river-crossing = Переправа
card-wt-self-destruct = Устройство самоуничтожения
card-wt-plasma-caster = Плазменная пушка
card-wt-cloaking-device = Маскировка
card-wt-wrist-computer = Наручный компьютер
card-ui-many-spectra = Смена спектра
card-ui-rooftop-hunt = Охота на крышах
card-ui-want-some-candy = Чужие слова
card-ui-scent-of-conflict = Запах схватки
card-us-kings-skull = Череп короля
card-us-combi-stick = Складное копьё
card-us-alley-brawl = Драка в переулке
card-us-meat-hook = Мясной крюк
card-uv-clan-returns = Возвращение клана
card-uv-spare-the-unarmed = Пощада безоружным
card-uv-bathroom-surgery = Операция в ванной
card-uv-elevator-shaft = Шахта лифта
card-ut-returning-blade = Возвратный клинок
card-ut-smart-disc = Умный диск
card-ut-net-gun = Сетемёт
card-ut-laser-sight = Лазерный прицел

## Карты Удара Добычи

card-ps-close-call = Мимо
card-ps-flesh-wound = Лёгкая рана
card-ps-just-a-scratch = Просто царапина
card-ps-gotta-hand-it = Надо отдать им должное
card-ps-unworthy-shot = Недостойный выстрел
card-ps-mocked = Насмешка добычи
card-ps-broken-mask = Разбитая маска
card-ps-cornered = Загнан в угол
card-ps-shameful-retreat = Позорное отступление
card-ps-old-grudge = Старая обида
card-ps-lost-trophy = Потерянный трофей

## Экипировка

card-g-assault-rifle = Штурмовая винтовка
card-g-minigun = Миниган
card-g-grenades = Пояс с гранатами
card-g-flak-vest = Бронежилет
card-g-mud = Грязевая маскировка
card-g-machete = Мачете
card-g-radio = Рация
card-g-shotgun = Дробовик
card-g-liquid-nitrogen = Жидкий азот
card-g-thermal-suit = Термокостюм

## Ловушки

card-t-flash = Световая ловушка
card-t-laser = Лазерная ловушка
card-t-log = Бревно-ловушка
card-t-razor = Режущая ловушка
card-t-poison = Ядовитая ловушка
card-t-snare = Силок
card-t-shadow = Теневая ловушка
card-t-net = Сеть
card-t-spike-pit = Яма с кольями
card-t-tripwire = Растяжка

## Добыча

card-ns-rebel = Мятежник
card-ns-camp-guard = Часовой лагеря
card-ns-advisor = Иностранный советник
card-ns-gear-up = «К оружию!», «{ card-no-sport }»
card-ns-hazard = Сигнальные мины
card-pt-hawkins = Хокинс
card-pt-poncho = Пончо
card-pt-blain = Блейн
card-pt-mac = Мак
card-pt-patrol = Патруль
card-pt-gear-up = «К оружию!», «{ card-payback-time }»
card-pt-hazard = Кольцо мин
card-wh-dutch = Датч
card-wh-billy = Билли
card-wh-dillon = Диллон
card-wh-anna = Анна
card-wh-rescue = Спасательный отряд
card-wh-sniper = Снайпер
card-wh-gear-up = «К оружию!», «{ card-what-the-hell-are-you }»
card-wh-hazard = Ловушка с противовесом
card-dh-scorpion = Стрелок Скорпионов
card-dh-voodoo = Боец банды вуду
card-dh-king-willie = Король Вилли
card-dh-gear-up = «К оружию!», «{ card-drawn-by-heat }»
card-dh-hazard = Горящая баррикада
card-th-police-officer = Полицейский
card-th-danny = Дэнни
card-th-lambert = Ламберт
card-th-subway-armed = Вооружённый пассажир
card-th-gear-up = «К оружию!», «{ card-this-is-history }»
card-th-hazard = Неуправляемый поезд
card-tb-harrigan = Хэрриган
card-tb-keyes = Кейз
card-tb-garber = Гарбер
card-tb-leona = Леона
card-tb-owlf = Боец спецотряда
card-tb-captain = Капитан группы
card-tb-gear-up = «К оружию!», «{ card-a-taste-for-beef }»
card-tb-hazard = Ультрафиолетовые лампы
card-m-lookout = Наблюдатель
card-m-porter = Носильщик
card-m-deserter = Дезертир
card-m-rifleman = Стрелок
card-m-medic = Санитар
card-m-runner = Связной
card-m-heavy = Пулемётчик
card-m-scavenger = Мародёр

## Испытания

card-test-courage = Испытание смелости
card-test-focus = Испытание сосредоточенности
card-test-respect = Испытание уважения
card-test-strength = Испытание силы
card-test-speed = Испытание скорости
card-test-slaughter = Испытание бойни
card-test-patience = Испытание терпения
card-test-wealth = Испытание снаряжения
card-test-mastery = Испытание мастерства
card-test-unity = Испытание дисциплины
card-test-endurance = Испытание выносливости
card-test-rival = Испытание превосходства
card-test-close = Испытание выдержки
card-test-reach = Испытание дальности
card-test-purity = Испытание чистоты
card-test-cunning-trap = Испытание побега

## Карты Соперничества

card-cunning = Хитрость
card-fearlessness = Бесстрашие
card-technique = Сноровка
card-cleverness = Смекалка
card-savagery = Свирепость
card-rivalry-purity = Безупречность
card-scars = Шрамы
card-bloodlust = Жажда крови
card-collector = Собиратель
card-armourer = Оружейник

## Тексты карт, которым мало их предложений

card-heat-of-the-city-text = Если в этот ход вы убили карту Добычи, доберите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}. Активация, если в этот ход вы убили 2 карты Добычи: доберите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.

## Колоды Добычи

card-no-sport = Никакого азарта
card-no-sport-text = Мини-колода 1, фильм 1.
card-payback-time = Час расплаты
card-payback-time-text = Мини-колода 2, фильм 1.
card-what-the-hell-are-you = Что ты за тварь?
card-what-the-hell-are-you-text = Мини-колода 3, фильм 1. В ней Величайшая Добыча «{ card-wh-dutch }».
card-drawn-by-heat = На жару и вражду
card-drawn-by-heat-text = Мини-колода 1, фильм 2.
card-this-is-history = Это уже история
card-this-is-history-text = Мини-колода 2, фильм 2.
card-a-taste-for-beef = Любитель говядины
card-a-taste-for-beef-text = Мини-колода 3, фильм 2. В ней Величайшая Добыча «{ card-tb-harrigan }».

## Вопросы и ходы

ask-setup-avatar = Выберите Аватар
ask-setup-avatar-detail = Его карта Роли войдёт в вашу колоду. Первым ходит тот, у кого меньше Инициатива.
ask-look = Оставить верхнюю карту Добычи или положить её под колоду?
ask-order-enemy = Какая карта ляжет на верх колоды Добычи?
ask-nudge-enemy = Какая карта Добычи сдвинется?
ask-lose = Какой Трофей вы теряете?

move-avatar = { $avatar }
move-setup-avatar = Выбрать: { $avatar }
move-officer = Нанять Инстинкт Убийцы
move-avoid = Обезвредить: { $enemy }
move-remove = Обезвредить: { $trap }
move-heal = Излечить: { $strike }
move-duel = Дуэль: { $seat }
move-laser = Лазерная ловушка: { $seat }
move-leave = Оставить сверху
move-under = Положить под колоду
move-card = { $trophy }

## Что происходит

event-avatar-taken = { $seat } — { $avatar }.
event-first-player = Наименьшая Инициатива ходит первой: { $seat }.
event-prey-entered = Входит Добыча: { $enemy } ({ $space }).
event-geared-up = { $enemy }
event-gear-attached = На карте «{ $enemy }» закреплена карта Экипировки «{ $gear }».
event-gear-waits = Закрепить её не на чем. Карта Экипировки «{ $gear }» ждёт в Подземелье.
event-gear-reshuffled = Сброс Экипировки перемешан в новую колоду.
event-escaped = Карта Добычи «{ $enemy }» доходит до Боевой Зоны и сбегает.
event-arrested = { $guard } арестовывает карту Добычи «{ $enemy }».
event-released = Карта Добычи «{ $enemy }» снова свободна.
event-disarmed = «{ $enemy }», Разоружение: каждый игрок сбрасывает две случайные карты.
event-hazard-avoided = { $seat } платит { $n } и обезвреживает Опасность «{ $enemy }».
event-hazard-went-off = Опасность «{ $enemy }» входит в Боевую Зону и уходит в сброс.
event-trap-laid = { $seat } берёт Ловушку «{ $trap }».
event-trap-removed = { $seat } платит { $n } и обезвреживает Ловушку «{ $trap }».
event-traps-reshuffled = Сброс Ловушек перемешан в новую колоду.
event-trophy-taken = { $seat } берёт как Трофей: { $trophy }. Очки Репутации: { $n }.
event-trophy-lost = { $seat } теряет Трофей: { $trophy }.
event-avatar-lost = { $seat } теряет Трофей: { $avatar }.
event-dishonoured = { $seat } получает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} несмываемого Бесчестия.
event-duelled = { $seat } вызывает на Дуэль и тратит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} Атаки.
event-laser-fired = { $seat } включает Лазерную ловушку и тратит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} Атаки.
event-challenged = Карту Удара должен взять игрок { $seat }.
event-avatar-slain = { $seat } берёт Аватар как Трофей: { $avatar }. Очки Репутации: { $n }.
event-last-turns = Хищник погиб. Круг доигрывается, затем каждый живой игрок делает ещё 1 ход.
event-mercenaries-come = Колода Добычи пуста. { $n ->
    [one] Приходит { $n } Наёмник
    [few] Приходят { $n } Наёмника
   *[many] Приходят { $n } Наёмников
}.
event-looked = { $seat } смотрит верх колоды Добычи: { $enemy }.
event-looked-hidden = { $seat } смотрит верх колоды Добычи.
event-put-under = { $seat } кладёт верхнюю карту под колоду Добычи.
event-test-came-up = На Площадке Испытаний: { $barracks }.
event-test-passed = { $seat } проходит: { $barracks }.
event-game-over = Партия окончена. { $outcome }.

## Что может лежать там, куда нельзя заглянуть. $cards — названия с вероятностями.

pile-hand = { $seat }, в руке: { $cards }
pile-wilds = { $at ->
    [1] { space-graveyard }
    [2] { space-river }
    [3] { space-ruins }
    [4] { space-hills }
   *[other] { space-underground }
}, рубашкой вверх: { $cards }
pile-trophies = { $seat }, Комната Трофеев: { $cards }
pile-rivalry = { $seat }, карта Соперничества: { $cards }

## Чем всё кончается

outcome-ultimate-killed = Величайшая Добыча убита
outcome-ultimate-killed-story = Лучший из них дрался до конца. Череп чист, клан смотрит, и кому-то есть чем гордиться.
outcome-hunter-dead = Хищник погиб
outcome-hunter-dead-story = У Добычи нашлись зубы. Оставшиеся собирают Трофеи и молча их пересчитывают.
outcome-prey-gone = Добыча ушла
outcome-prey-gone-story = Ни следов, ни тепла, ни дыхания. Охота кончилась, потому что охотиться больше не на кого.
outcome-pack-won = Стая победила
outcome-pack-won-story = Они охотились плечом к плечу, и никто не спросил, чей был клинок. Корабль уносит лучший из черепов.
outcome-pack-lost = Стая проиграла
outcome-pack-lost-story = Корабль улетает, а крюки на стене пусты. Об этом месте будут рассказывать, но без гордости.

## Настройки стола

mode-rivals = Охотники
mode-rivals-about = Вы играете за Хищников. Трофеи приносят очки Репутации, побеждает тот, у кого их больше.
mode-together = Охотники: кооператив
mode-together-about = Хищники охотятся стаей и побеждают, только убив Величайшую Добычу.

setting-film = Набор карт
setting-film-about = Какой фильм на столе. В свободном наборе всё, что не названо ниже, решает жребий.
setting-film-film-1 = Фильм 1: джунгли
setting-film-film-2 = Фильм 2: город
setting-film-mix = Свободный набор
setting-prey-1 = Колода Добычи 1
setting-prey-1-about = Мини-колода наверху.
setting-prey-2 = Колода Добычи 2
setting-prey-2-about = Мини-колода в середине.
setting-prey-3 = Колода Добычи 3
setting-prey-3-about = Мини-колода внизу, с Величайшей Добычей.
setting-prey-1-film = Как в фильме
setting-prey-1-random = По жребию
setting-prey-1-no-sport = { card-no-sport }
setting-prey-1-drawn-by-heat = { card-drawn-by-heat }
setting-prey-2-film = Как в фильме
setting-prey-2-random = По жребию
setting-prey-2-payback-time = { card-payback-time }
setting-prey-2-this-is-history = { card-this-is-history }
setting-prey-3-film = Как в фильме
setting-prey-3-random = По жребию
setting-prey-3-what-the-hell-are-you = { card-what-the-hell-are-you }
setting-prey-3-a-taste-for-beef = { card-a-taste-for-beef }
setting-avatars = Аватары
setting-avatars-about = Кто вы: по выбору, по жребию или один из двух розданных. По выбору и по жребию один из вас — Хищник этого фильма.
setting-avatars-choose = По выбору
setting-avatars-random = По жребию
setting-avatars-two = Один из двух
setting-mercenaries = Наёмники
setting-mercenaries-about = Сколько Наёмников, лёгкой Добычи, в каждой мини-колоде. Чем их больше, тем легче.
setting-mercenaries-table = По числу игроков
setting-mercenaries-1 = На одного больше (легче)
setting-mercenaries-2 = На двух больше (легче)
setting-mercenaries--1 = На одного меньше (труднее)
setting-mercenaries--2 = На двух меньше (труднее)
setting-preparation = Подготовительные ходы
setting-preparation-about = Ходы без фазы Добычи до начала партии. Впятером один такой ход есть всегда.
setting-ambush = Засада в начале
setting-ambush-about = Труднее: сначала у каждого ход только из фазы Добычи и фазы Удара.
setting-ambush-off = Нет
setting-ambush-on = Да
setting-tests = Испытания
setting-tests-about = В Арсенал замешивают десять Испытаний. Сделайте то, чего требует карта, и это ваш Трофей.
setting-tests-off = Без них
setting-tests-on = С Испытаниями
setting-rivalry = Карты Соперничества
setting-rivalry-about = У каждого одна, в конце партии она приносит очки Репутации. Только с Испытаниями и не в кооперативе.
setting-rivalry-off = Без них
setting-rivalry-secret = Тайно
setting-rivalry-open = Открыто
setting-side = Вид игры
setting-side-about = Соперники сравнивают очки Репутации. Стая побеждает или проигрывает вместе.
setting-side-rivals = Соперники
setting-side-together = Кооператив
setting-open-trophies = Открытые Комнаты Трофеев
setting-open-trophies-about = Все видят все Трофеи.
setting-open-trophies-off = Нет
setting-open-trophies-on = Да
setting-hazard-points = Опасности и Ловушки оплачиваются
setting-hazard-points-about = Чем платят, чтобы обезвредить Опасность или Ловушку.
setting-hazard-points-recruit = Очками Найма
setting-hazard-points-attack = Очками Атаки
setting-gear-reach = Докуда достаёт Экипировка
setting-gear-reach-about = Где её можно закрепить. Если в Зарослях не на чем, её может получить крайняя левая карта Добычи в Боевой Зоне.
setting-gear-reach-wilds = Только Заросли
setting-gear-reach-combat = И Боевая Зона
setting-arsenal = Арсенал
setting-arsenal-about = Четыре группы, карты которых можно нанять.
setting-arsenal-film = Как в фильме
setting-arsenal-random = По жребию
setting-arsenal-urban-intel = { group-urban-intel }
setting-arsenal-urban-strength = { group-urban-strength }
setting-arsenal-urban-survival = { group-urban-survival }
setting-arsenal-urban-tech = { group-urban-tech }
setting-arsenal-woodland-intel = { group-woodland-intel }
setting-arsenal-woodland-strength = { group-woodland-strength }
setting-arsenal-woodland-survival = { group-woodland-survival }
setting-arsenal-woodland-tech = { group-woodland-tech }

## Почему это сейчас нельзя

why-officer = Инстинкт Убийцы стоит { $cost }, очков Найма у вас { $have }
why-mud = Грязевая маскировка: в Зарослях с этой картой нельзя сразиться
why-hazard = Обезвредить стоит { $cost }, у вас { $have }
why-trap = Обезвредить стоит { $cost }, у вас { $have }
why-no-duel = У вас не осталось Дуэлей
why-defence = Нужно очков Атаки: { $cost }, это Защита соперника; у вас { $have }
