### Legendary Encounters: Predator по-русски.

## Игра

game-name = Хищник

kind-starter = Стартовая карта
kind-role = Карта Роли
kind-officer = Офицер
kind-barracks = Персонаж Казарм
kind-strike = Карта Удара
kind-enemy = Враг
kind-event = Событие
kind-hazard = Угроза
kind-task = Задача
kind-special = Особая карта
kind-avatar = Аватар
kind-location = Локация
kind-objective = Цель
kinds-starter = Стартовые карты
kinds-role = Карты Ролей
kinds-officer = Офицеры
kinds-barracks = Персонажи Казарм
kinds-strike = Карты Ударов
kinds-enemy = Враги
kinds-event = События
kinds-hazard = Опасности
kinds-task = Задачи
kinds-special = Особые карты
kinds-avatar = Аватары
kinds-location = Локации
kinds-objective = Цели

space-underground = Подземелье
space-graveyard = Кладбище
space-river = Река
space-ruins = Руины
space-hills = Холмы

## Слова для справки

term-coordinate = Согласование
term-coordinate-about = В фазе Действия другого игрока: отложите эту карту и доберите другую. Тот игрок может сыграть копию. Каждый — один раз за ход.
term-backup = Дуй за подмогой!
term-backup-about = Один раз после розыгрыша карты: бонус за каждую карту, согласованную с вами в этот ход до этого.
term-brothers = Братья по оружию
term-brothers-about = Один раз после розыгрыша карты: бонус за каждого другого Персонажа Казарм, чью карту вы сыграли в этот ход.
term-showboat = Заносчивость
term-showboat-about = Один раз после розыгрыша карты: бонус за каждую другую карту того же Персонажа, сыгранную вами в этот ход.
term-runner = Бегун
term-runner-about = Лёжа в Зарослях лицом вверх, в конце каждой фазы Врага проходит ещё один участок.
term-double-strike = Двойной удар
term-double-strike-about = Бьёт дважды. Уклоняются от каждого Удара отдельно.
term-final = Последний Враг
term-final-about = С ним нельзя сразиться, пока не выполнена Цель 2. Убейте его: Главная Победа.
term-mark = Метка
term-mark-about = Хищник вас видел. Угрозы, События и Враги считают ваши Метки.
term-scan = Сканирование
term-scan-about = Заплатите Атакой и переверните карту: Холмы 2, Руины 2, Река 3, Кладбище 3, Подземелье 4.
term-wilds = Заросли
term-combat = Боевая Зона
term-combat-about = Кто здесь стоит, бьёт активного игрока в каждую фазу Удара.
term-hq = Штаб
term-hq-about = Пять карт, которые можно нанять. Пустая ячейка сразу заполняется.
term-operations = Операции
term-operations-about = Здесь лежат Задачи и найденное.
term-health = Здоровье

## Команды и Персонажи

team-dutch = Команда Датча
team-harrigan = Группа Хэрригана
group-blain = Блейн
group-danny = Дэнни
group-dillon = Диллон
group-dutch = Датч
group-harrigan = Хэрриган
group-keyes = Кейз
group-lambert = Ламберт
group-mac = Мак

timing-team-dutch = После другой карты ({ team-dutch }):
timing-team-harrigan = После другой карты ({ team-harrigan }):
timing-backup = Дуй за подмогой!
timing-brothers = Братья по оружию:
timing-showboat = Заносчивость:

## Собственные предложения Хищника

effect-bleed = Вскройте и сбросьте 2 карты Удара. Атака + их урон.
effect-intrude = Доберите и покажите карту. Повторяйте, пока не покажете стартовую, не больше 3 карт.
effect-find-evidence = В Зарослях: найдена, уходит в зону Операций. В Боевой Зоне: потеряна навсегда.
effect-use-up = Затем она покидает игру.

standing-boost-val-verde-guerrilla = Каждый «Партизан Валь-Верде» получает +{ $n }.
standing-boost-final = Последний Враг получает +{ $n }.
standing-reduce-self-per-class = Получает −{ $n } за каждый Класс, карту которого вы сыграли в этот ход.
standing-void-close-call = В Боевой Зоне: «На волосок» не считается, активный игрок тянет снова.
standing-forbid-avoid = В Зарослях: уклониться от Удара нельзя.
standing-forbid-coordinate-draw = Кто согласует карту, не добирает замену.
standing-forbid-fight-final = С Последним Врагом нельзя сразиться.
standing-scan-cost = Каждое Сканирование дороже на { $n }.
standing-avenge-scorpion-enforcer = Когда умирает «Боевик Скорпионов», активный игрок берёт { $n } карту Удара.
standing-strike-offer = Кто согласует карту, берёт { $n } карту Удара.

## Стартовые карты, Роли, Офицеры

card-experience = Опыт
card-experience-text = Таких у каждого в начале семь.
card-brute-force = Грубая Сила
card-brute-force-text = Таких у каждого в начале пять.
card-command-decisions = Решения командира
card-it-aint-no-man = Это не человек
card-fighting-the-good-fight = Правое дело
card-in-the-shadows = В тени
card-position-and-situation = Координаты и обстановка
card-knocking-on-doors = Обход квартир
card-partners-in-crime = Подельники
card-the-highest-tech = Новейшая техника
card-running-the-streets = Хозяин улиц
card-sources-and-contacts = Источники и связи
card-officer-intel = Офицер (разведчик)
card-officer-leadership = Офицер (лидер)
card-officer-strength = Офицер (силовик)
card-officer-survival = Офицер (экстремал)
card-officer-tech = Офицер (технарь)

## Аватары

card-lieutenant = Лейтенант
card-lieutenant-text = Здоровье { $health }, Защита { $defence }. Карта Роли: { card-command-decisions }.
card-tracker = Разведчик
card-tracker-text = Здоровье { $health }, Защита { $defence }. Карта Роли: { card-it-aint-no-man }.
card-guerrilla = Партизан
card-guerrilla-text = Здоровье { $health }, Защита { $defence }. Карта Роли: { card-fighting-the-good-fight }.
card-cia-agent = Агент ЦРУ
card-cia-agent-text = Здоровье { $health }, Защита { $defence }. Карта Роли: { card-in-the-shadows }.
card-radioman = Радист
card-radioman-text = Здоровье { $health }, Защита { $defence }. Карта Роли: { card-position-and-situation }.
card-detective = Детектив
card-detective-text = Здоровье { $health }, Защита { $defence }. Карта Роли: { card-knocking-on-doors }.
card-swat-officer = Оперативник
card-swat-officer-text = Здоровье { $health }, Защита { $defence }. Карта Роли: { card-partners-in-crime }.
card-owlf-agent = Агент
card-owlf-agent-text = Здоровье { $health }, Защита { $defence }. Карта Роли: { card-the-highest-tech }.
card-gangster = Гангстер
card-gangster-text = Здоровье { $health }, Защита { $defence }. Карта Роли: { card-running-the-streets }.
card-reporter = Репортёр
card-reporter-text = Здоровье { $health }, Защита { $defence }. Карта Роли: { card-sources-and-contacts }.

## Казармы

card-if-it-bleeds = Кровоточит — значит, можно убить
card-bad-idea = Плохая идея
card-knock-knock = Тук-тук
card-stick-around = Повиси-ка
card-i-woke-up = Я проснулся
card-before-anybody-knows = Пока никто не узнал
card-real-nasty-habit = Скверная привычка
card-too-many-pencils = Бумажная работа
card-gonna-have-me-some-fun = Сейчас повеселюсь
card-i-see-you = Я тебя вижу
card-cut-your-name = Вырежу на нём твоё имя
card-long-tall-sally = Длинная Салли
card-aint-got-time-to-bleed = Некогда истекать кровью
card-alabama-tick = Вцепились как клещи
card-tyrannosaurus = Тираннозавр
card-old-painless = Безболезненный
card-im-gonna-finish-it = Я с этим покончу
card-feel-the-heat = Почувствуй жару
card-the-speech = Речь
card-now-its-personal = Теперь это личное
card-put-him-on-the-payroll = Возьми его на довольствие
card-danny-boy = Дэнни-бой
card-take-a-good-look = Смотри внимательно
card-fifteen-years = Пятнадцать лет на улице
card-lions-tigers-bears = Львы, тигры, медведи
card-jurisdictional-intrusion = Вторжение в юрисдикцию
card-enjoy-the-show = Наслаждайтесь зрелищем
card-too-late-to-go-home = Домой уже поздно
card-lone-ranger = Одинокий рейнджер
card-luck-is-my-specialty = Удача — мой конёк
card-no-autographs = Без автографов
card-door-swings-both-ways = Дверь открывается в обе стороны

## Карты Удара

card-close-call = На волосок
card-flesh-wound = Царапина
card-deep-gash = Глубокий порез
card-brutal-puncture = Сквозная рана
card-stunning-blow = Оглушающий удар
card-open-wound = Открытая рана
card-severed-tendon = Рассечённое сухожилие
card-knocked-down = Сбит с ног
card-spotted = Замечен
card-panic-fire = Пальба наугад
card-stunning-blow-text = Урон: { $damage }. Если у вас есть Метки: возьмите по карте Удара за каждую.

## Локации и Цели

card-val-verdean-jungle = Джунгли Валь-Верде
card-val-verdean-jungle-text = Угроза 1, «Что-то в кронах»: ближайшие к Боевой Зоне карты уходят в неё, по одной за каждую вашу Метку. Угроза 2, «Кровавый след»: то же, и каждый игрок сбрасывает 1 случайную карту. Угроза 3, «Он убивает по одному»: то же, и каждый игрок с Меткой берёт 1 карту Удара.
card-streets-of-los-angeles = Улицы Лос-Анджелеса
card-streets-of-los-angeles-text = Угроза 1, «Рекордная жара»: добавьте из колоды Врагов по карте за каждую свою Метку. Угроза 2, «Цирк с прессой»: то же, и каждый игрок сбрасывает 1 карту. Угроза 3, «Федеральная блокада»: то же, и каждый игрок с Меткой берёт 1 карту Удара.
card-expendable-assets = Расходный материал
card-expendable-assets-text = Цель 1. Найти и уничтожить лагерь партизан. Событие: лагерь отходит на 1 участок назад.
card-flares-frags-claymores = Ракеты, гранаты и мины
card-flares-frags-claymores-text = Цель 2. Занять оборонительную позицию. Событие: добавьте на Холмы 1 карту из колоды Врагов рубашкой вверх.
card-get-to-the-choppa = Все в вертолёт!
card-get-to-the-choppa-text = Цель 3. Главная: убить Последнего Врага. Малая: улететь с площадки эвакуации. Событие: возьмите по карте Удара за каждую свою Метку.
card-war-zone = Зона боевых действий
card-war-zone-text = Цель 1. Взять крепость штурмом. Событие: карта уходит в зону Операций.
card-personal-little-war = Личная маленькая война
card-personal-little-war-text = Цель 2. Собрать улики. Когда найденных и потерянных вместе три, каждый добирает столько карт, сколько найдено. Событие: одна улика из зоны Операций потеряна.
card-other-world-life-form = Внеземная форма жизни
card-other-world-life-form-text = Цель 3. Главная: убить Последнего Врага. Малая: добраться до чужого корабля. Событие: возьмите 1 Метку.

## Колоды Врагов

card-guerrilla-camp = Лагерь партизан
card-soviet-advisor = Советский советник
card-val-verde-guerrilla = Партизан Валь-Верде
card-defensive-position = Оборонительная позиция
card-it-changed-colors = Он менял цвет
card-one-at-a-time = По одному
card-shoulder-cannon = Плечевая пушка
card-heat-vision = Тепловое зрение
card-one-ugly-mother = Ну ты и урод
card-landing-zone = Площадка эвакуации
card-a-world-of-hurt = Целый мир боли
card-not-a-single-track = Ни единого следа
card-three-red-dots = Три красные точки
card-covered-in-mud = Вымазан грязью
card-assault-the-stronghold = Штурм крепости
card-el-scorpio = Эль Скорпио
card-scorpion-enforcer = Боевик Скорпионов
card-voodoo-posse = Вуду-банда
card-forensic-analysis = Экспертиза
card-physical-evidence = Вещественные улики
card-witness-testimony = Показания свидетеля
card-city-of-fear = Город страха
card-spear-thrust = Удар копья
card-hanging-trophy = Подвешенный трофей
card-one-big-ugly-mother = Ну и здоровый урод
card-lost-ship = Чужой корабль
card-no-stopping = Неудержимое не удержать
card-no-killing = Неуязвимое не уничтожить
card-smart-disc = Возвратный диск
card-trophy-case = Витрина трофеев
card-over-here = Сюда
card-almost-no-weight = Почти невесомо, режет как сталь
card-something-out-there = Что-то ждёт нас там
card-eyes-of-the-demon = Глаза демона
card-fun-and-games = Забавы
card-first-hunt = Первая охота
card-careless-leap = Неосторожный прыжок
card-guerrilla-camp-text = Вскрытие: закрепите на Реке. Действие, Цель 1, участок свободен: заплатите Атакой (Холмы 1, Руины 2, Река 3, Кладбище 4, Подземелье 5) и выполните Цель.
card-val-verde-guerrilla-text = Смерть: если лагерь в игре, он сдвигается вперёд на { $by ->
    [one] { $by } участок
    [few] { $by } участка
   *[many] { $by } участков
}; если нет, возьмите { $n ->
    [one] { $n } карту Удара
    [few] { $n } карты Удара
   *[many] { $n } карт Удара
}.
card-defensive-position-text = Вскрытие: карта уходит в зону Операций. Действие, Цель 2, Холмы свободны: заплатите Наймом { $recruit } и выполните Цель.
card-shoulder-cannon-text = Удар: если у вас есть Метка, возьмите ещё { $n ->
    [one] { $n } карту Удара
    [few] { $n } карты Удара
   *[many] { $n } карт Удара
}.
card-one-ugly-mother-text = Последний Враг. Бегун. Двойной удар. Схватка: если у вас есть Метки, снимите { $n ->
    [one] { $n } Метку
    [few] { $n } Метки
   *[many] { $n } Меток
}, и он остаётся жив.
card-landing-zone-text = Вскрытие: карта уходит в зону Операций. Действие, Цель 3, Холмы свободны: заплатите Наймом { $recruit } (в игре для одного: { $alone }, вчетвером и впятером: { $crowd }) и улетайте. Малая Победа.
card-three-red-dots-text = Вскрытие: если в этот ход вы не играли экстремала, возьмите { $n ->
    [one] { $n } карту Удара
    [few] { $n } карты Удара
   *[many] { $n } карт Удара
}.
card-assault-the-stronghold-text = Вскрытие: карта уходит в зону Операций. Действие, Цель 1: каждый вскрывает и сбрасывает верхнюю карту своей колоды. Если их Атака не меньше их Найма, сбросьте Событие из зоны Операций, а если его нет, выполните Цель.
card-lost-ship-text = Вскрытие: карта уходит в зону Операций. Действие, Цель 3, Боевая Зона пуста: заплатите Наймом { $each } и Атакой { $each } (в игре для одного: { $alone } и { $alone }). Малая Победа.
card-over-here-text = Вскрытие в Зарослях: возьмите { $n ->
    [one] { $n } карту Удара
    [few] { $n } карты Удара
   *[many] { $n } карт Удара
}, затем переверните его рубашкой вверх.
card-something-out-there-text = Смерть: если в этот ход вы не играли силовика, добавьте из колоды Врагов { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
card-eyes-of-the-demon-text = Смерть: если в этот ход вы не играли экстремала, возьмите { $n ->
    [one] { $n } карту Удара
    [few] { $n } карты Удара
   *[many] { $n } карт Удара
}.
card-fun-and-games-text = Смерть: если в этот ход вы не играли разведчика, переверните все карты Зарослей рубашкой вверх.

card-ea-event = Событие «{ card-expendable-assets }»
card-ea-event-text = Запускает текст «Событие» текущей Цели.
card-ffc-event = Событие «{ card-flares-frags-claymores }»
card-ffc-event-text = Запускает текст «Событие» текущей Цели.
card-gc-event = Событие «{ card-get-to-the-choppa }»
card-gc-event-text = Запускает текст «Событие» текущей Цели.
card-wz-event = Событие «{ card-war-zone }»
card-wz-event-text = Запускает текст «Событие» текущей Цели.
card-plw-event = Событие «{ card-personal-little-war }»
card-plw-event-text = Запускает текст «Событие» текущей Цели.
card-ow-event = Событие «{ card-other-world-life-form }»
card-ow-event-text = Запускает текст «Событие» текущей Цели.
card-yb-event = Событие «Молодёжь»
card-yb-event-text = Запускает текст «Событие» текущей Цели.
card-ea-hazard = Угроза «{ card-expendable-assets }»
card-ea-hazard-text = Даёт активному игроку Метку, затем запускает следующую Угрозу Локации.
card-ffc-hazard = Угроза «{ card-flares-frags-claymores }»
card-ffc-hazard-text = Даёт активному игроку Метку, затем запускает следующую Угрозу Локации.
card-gc-hazard = Угроза «{ card-get-to-the-choppa }»
card-gc-hazard-text = Даёт активному игроку Метку, затем запускает следующую Угрозу Локации.
card-wz-hazard = Угроза «{ card-war-zone }»
card-wz-hazard-text = Даёт активному игроку Метку, затем запускает следующую Угрозу Локации.
card-plw-hazard = Угроза «{ card-personal-little-war }»
card-plw-hazard-text = Даёт активному игроку Метку, затем запускает следующую Угрозу Локации.
card-ow-hazard = Угроза «{ card-other-world-life-form }»
card-ow-hazard-text = Даёт активному игроку Метку, затем запускает следующую Угрозу Локации.

## Вопросы и ходы

ask-setup-avatar = Выберите Аватара
ask-setup-avatar-detail = Его карта Роли войдёт в вашу колоду.
ask-evidence-enemy = Какая улика потеряна?
move-avatar = Выбрать: { $avatar }
move-evidence-enemy = Потерять: { $enemy }

## Что происходит

event-avatar-taken = { $seat } играет за Аватара: { $avatar }.
event-objective-began = Цель: { $objective }.
event-objective-completed = Выполнено: { $objective }.
event-evidence-found = Улика найдена: { $enemy }.
event-evidence-lost = Улика потеряна: { $enemy }.
event-enemies-reshuffled = Мёртвые Враги перемешаны в новую колоду. Третьей не будет.
event-strike-shown = Вскрыто и сброшено: { $strike }.
event-game-over = Партия окончена. { $outcome }.

## Что может лежать там, куда не заглянуть. $cards — названия и их вероятности.

pile-hand = { $seat }, в руке: { $cards }
pile-wilds = { $at ->
    [1] { space-graveyard }
    [2] { space-river }
    [3] { space-ruins }
    [4] { space-hills }
   *[other] { space-underground }
}, рубашкой вверх: { $cards }

## Чем всё кончается

outcome-major = Главная Победа
outcome-major-story = Оно смеётся в последний раз и затихает. Вы пересчитываете своих, и впервые число не меняется.
outcome-minor = Малая Победа
outcome-minor-story = Вы ушли. Оно живо и помнит ваши лица. Не смотрите вниз.
outcome-lost-dead = Погибли все
outcome-lost-dead-story = Последняя рация ещё включена. Никто не отвечает. Что-то повторяет ваши последние слова вашим голосом.
outcome-lost-nothing = Всё или Ничего: ничего
outcome-lost-nothing-story = Они отдали всё, и этого не хватило. Над пустой поляной встаёт солнце.
outcome-lost-time = Время вышло
outcome-lost-time-story = Слишком много теней, слишком мало часов. Зачем бы вы ни пришли, всё кончено, и кроны снова шевелятся.

## Настройки стола

mode-hunted = Жертва
mode-hunted-about = Вы играете за людей; победа и поражение у всех общие.

setting-film = Набор карт
setting-film-about = Какой фильм задаёт сцену. В свободном наборе всё, что не названо ниже, выпадает по жребию.
setting-film-film-1 = Фильм 1: джунгли
setting-film-film-2 = Фильм 2: город
setting-film-mix = Свободный набор
setting-location = Локация
setting-location-about = Где всё происходит.
setting-location-film = Как в фильме
setting-location-random = По жребию
setting-location-val-verdean-jungle = { card-val-verdean-jungle }
setting-location-streets-of-los-angeles = { card-streets-of-los-angeles }
setting-objective-1 = Цель 1
setting-objective-1-about = Что нужно сделать первым, и колода Врагов к этому.
setting-objective-1-film = Как в фильме
setting-objective-1-random = По жребию
setting-objective-1-expendable-assets = { card-expendable-assets }
setting-objective-1-war-zone = { card-war-zone }
setting-objective-2 = Цель 2
setting-objective-2-about = Что нужно сделать вторым, и колода Врагов к этому.
setting-objective-2-film = Как в фильме
setting-objective-2-random = По жребию
setting-objective-2-flares-frags-claymores = { card-flares-frags-claymores }
setting-objective-2-personal-little-war = { card-personal-little-war }
setting-objective-3 = Цель 3
setting-objective-3-about = Чем всё может кончиться, и колода с Последним Врагом.
setting-objective-3-film = Как в фильме
setting-objective-3-random = По жребию
setting-objective-3-get-to-the-choppa = { card-get-to-the-choppa }
setting-objective-3-other-world-life-form = { card-other-world-life-form }
setting-characters = Персонажи
setting-characters-about = Четверо, чьи карты лежат в Казармах.
setting-characters-film = Как в фильме
setting-characters-random = По жребию
setting-characters-blain = { group-blain }
setting-characters-danny = { group-danny }
setting-characters-dillon = { group-dillon }
setting-characters-dutch = { group-dutch }
setting-characters-harrigan = { group-harrigan }
setting-characters-keyes = { group-keyes }
setting-characters-lambert = { group-lambert }
setting-characters-mac = { group-mac }
setting-avatars = Аватары
setting-avatars-about = Кто вы: по выбору среди Аватаров фильма, по раздаче или один из двух розданных.
setting-avatars-choose = По выбору
setting-avatars-random = По раздаче
setting-avatars-two = Один из двух
setting-first = Первый игрок
setting-first-about = Кто начинает: место на ваш выбор или по жребию.
setting-first-random = По жребию
setting-first-1 = Место 1
setting-first-2 = Место 2
setting-first-3 = Место 3
setting-first-4 = Место 4
setting-first-5 = Место 5
setting-young-blood = Молодёжь
setting-young-blood-about = Сколько карт Молодёжи, лёгких Врагов, войдёт в каждую колоду. Чем их больше, тем легче.
setting-young-blood-table = По числу игроков
setting-young-blood-one-each = По одной на игрока
setting-young-blood-1 = На одну больше (легче)
setting-young-blood-2 = На две больше (легче)
setting-young-blood--1 = На одну меньше (труднее)
setting-young-blood--2 = На две меньше (труднее)
setting-preparation = Подготовительные ходы
setting-preparation-about = Ходы без фазы Врага до начала игры. При игре впятером один такой ход есть всегда.
setting-defence = Защита как Здоровье
setting-defence-about = Легче: Защита каждого Аватара прибавляется к его Здоровью.
setting-defence-off = Нет
setting-defence-on = Да
setting-laid-out = Враги с самого начала
setting-laid-out-about = Труднее: столько карт лежит в Зарослях рубашкой вверх, когда игра начинается.
setting-all-or-nothing = Всё или Ничего
setting-all-or-nothing-about = После первой смерти доигрывают круг, и каждый выживший делает ещё один ход. Успейте победить, иначе поражение.
setting-all-or-nothing-off = Нет
setting-all-or-nothing-on = Да
setting-open-hands = Открытые руки
setting-open-hands-about = Все видят все руки.
setting-open-hands-off = Нет
setting-open-hands-on = Да
setting-coordinate = Согласование
setting-coordinate-about = Когда можно согласовывать карты. Копии играют только в фазе Действия.
setting-coordinate-action = В фазе Действия
setting-coordinate-turn = Весь ход

## Почему сейчас нельзя

why-final = Последний Враг: только после Цели 2
why-task-early = Только когда её Цель — текущая
why-task-camp = Участок лагеря должен быть свободен
why-task-hills = Холмы должны быть свободны
why-task-combat = Боевая Зона должна быть пуста
why-task-attack = Нужна Атака { $cost }, у вас { $have }
why-task-recruit = Нужен Наём { $cost }, у вас { $have }

## Первый ход: что говорят новичку

lesson-goal = На вас охотятся. Выполните три Цели по порядку — победят все. Погибнут все — все проиграли.
lesson-avatar = Выберите Аватара. Его карта Роли войдёт в колоду к двенадцати стартовым. Урон дошёл до Здоровья — вы мертвы.
lesson-wilds = Следите за Зарослями. Каждый ход входит ещё одна карта, рубашкой вверх, и толкает те, что на пути. Вытолкнутая с Холмов попадает в Боевую Зону.
lesson-play = Рука — ваше оружие. Играйте карты по одной, порядок любой. Очки идут в два запаса: Наём и Атака. Непотраченное пропадает.
lesson-recruit = Наём — для Штаба. Нанятая карта уйдёт в ваш сброс и придёт после следующего перемешивания.
lesson-attack = Атака — для Сканирования и боя. Вскройте карту, лежащую рубашкой вверх, или сразитесь с Врагом, которого видите. Платите всю его Силу. Наполовину не убивают.
lesson-revealed = Контакт. Вскрытый Враг остаётся и идёт дальше. Событие или Угроза срабатывает сразу.
lesson-finish = Рука пуста. Потратьте остаток, завершайте фазу. Каждый Враг в Боевой Зоне вас ударит. Потом доберёте шесть новых карт.
lesson-struck = Карта Удара. Урон остаётся при Аватаре, пока её не излечат. Бывают и промахи. Не рассчитывайте на них.
lesson-partner = Ход не ваш. Не расслабляйтесь. В фазе Действия другого игрока можно отложить для него одну карту с Согласованием и сразу добрать замену.
lesson-end = Круг пройден. Читайте Цель, ищите то, чего она требует, нанимайте людей для боя. Теперь командуете вы.

## Задачи: название и почему верный ответ верен

puzzle-the-mother-first = Сначала Последний Враг
puzzle-the-mother-first-why = Убить Последнего Врага — значит сразу победить. Атаки, потраченной на другое, на него не хватит.
puzzle-get-to-the-chopper = Все на борт
puzzle-get-to-the-chopper-why = Холмы свободны, и цена набрана: «Площадка эвакуации» заканчивает партию общей победой. Любой нанятый до этого оставит слишком мало.
puzzle-a-leap-to-the-chopper = Очко с убитого
puzzle-a-leap-to-the-chopper-why = Текст смерти этого Врага даёт единственное недостающее очко Найма. После этого «Площадку эвакуации» можно оплатить.
puzzle-kill-before-you-look = Сначала убей, потом смотри
puzzle-kill-before-you-look-why = Атаки уже хватает. Карта из руки заставит сканировать, а вскрытое может закончить фазу Действия или защитить Последнего Врага.
puzzle-fly-before-you-look = Сначала взлёт
puzzle-fly-before-you-look-why = Цена уже набрана. Карта из руки заставит сканировать, а ещё одна рана — это смерть.
puzzle-knock-first = Сначала постучи
puzzle-knock-first-why = «Длинная Салли» получает ещё очко только после другой карты Силы. Если сначала сыграть «Тук-тук», выйдет 9 Атаки против Силы 9; наоборот — лишь 8.
puzzle-brothers-last = Братья напоследок
puzzle-brothers-last-why = «Плохая идея» считает других уже сыгранных Персонажей и применяется один раз. Сейчас их нет, а после «Длинной Салли» выйдут нужные 10.
puzzle-double-at-the-end = Удвоить в конце
puzzle-double-at-the-end-why = Удваивается та Атака, что есть. Сначала всё, что её прибавляет: 6 вдвое — это 12, и на 11 хватит; 4 вдвое и ещё 2 — нет.
puzzle-keep-the-last-shot = Последний выстрел
puzzle-keep-the-last-shot-why = «Речь» — это единственное недостающее очко Атаки. «Опыт» Атаки не даёт.
puzzle-one-point-short = Не хватает одного очка
puzzle-one-point-short-why = Активному игроку недостаёт одного очка Атаки на Последнего Врага. Копия «Речи» его даст, а вы доберёте карту взамен.
puzzle-help-costs-nothing = Помощь ничего не стоит
puzzle-help-costs-nothing-why = Вместо отложенной карты сразу добирают другую. Другой игрок сможет сыграть копию, а ваша рука не уменьшится.
puzzle-help-costs-a-life = Слишком дорогая помощь
puzzle-help-costs-a-life-why = Пока открыт «Город страха», согласовавший карту получает удар, а следующая рана станет для вас последней.
puzzle-who-strikes-first = Кто ударит сейчас
puzzle-who-strikes-first-why = В этот ход ударят только Враги из Боевой Зоны. Атаки хватит на одного, а Здоровья — ни на одну рану.
puzzle-let-it-lie = Пусть лежит
puzzle-let-it-lie-why = Играть все карты никто не обязан. Эта заставит сканировать, вскрытое может ударить, а ещё одна рана — это смерть; в Боевой Зоне никто не ждёт.
puzzle-into-the-mud = В грязь
puzzle-into-the-mud-why = Враг ударит дважды, а убьёт и одна рана. «Вымазан грязью» спасёт от всех ударов этого хода.
puzzle-step-aside = Шаг в сторону
puzzle-step-aside-why = Впереди один удар, и один удар можно избежать. Приберечь это на потом нельзя, а вот погибнуть можно.
puzzle-a-card-for-a-life = Карта за жизнь
puzzle-a-card-for-a-life-why = Удар можно отменить, отдав из руки карту Выживания. Если принять его, урон убьёт.
puzzle-the-deepest-wound = Самая глубокая рана
puzzle-the-deepest-wound-why = Излечивается одна карта Удара, каков бы ни был её урон. Самая глубокая вернёт три очка, остальные два или одно.
puzzle-too-early-a-call = Позвали слишком рано
puzzle-too-early-a-call-why = Вызов подкрепления без предложенных карт не даёт ничего и считается использованным; с концом хода он тоже пропадёт. А карту ещё могут предложить.
