### «Трепещите, человеки!» по-русски. Люди считаются в тысячах.

## Игра

game-name = Трепещите, человеки!

kind-ship = Корабль
kind-city = Город
kind-army = Армия людей
kind-mission = Задание
kinds-ship = Корабли
kinds-city = Города
kinds-army = Армии людей
kinds-mission = Задания

phase-1 = Снабжение топливом
phase-2 = Покупка кораблей
phase-3 = Разведка
phase-4 = Планирование атаки
phase-5 = Заправка
phase-6 = Бой
phase-7 = Вознаграждение

symbol-saucer = Летающая тарелка
symbol-tripod = Треножник
symbol-cruiser = Крейсер

## Слова для справки

term-people = Люди
term-fuel = Топливо
term-counter = Жетон поиска
term-army = Армия людей
term-ship-deck = Колода кораблей
term-city-deck = Колода городов
term-hand = Рука

## Почему карту нельзя использовать. $n — ходы, тысячи, топливо, корабли или номер фазы.

why-searching = { $n ->
    [one] В поиске: ещё { $n } ход
    [few] В поиске: ещё { $n } хода
   *[many] В поиске: ещё { $n } ходов
}
why-too-dear = Слишком дорого: { $n } тыс.
why-no-fuel = Не хватает топлива: нужно { $n }
why-flown = В этот ход уже летал
why-no-reserve = Из резерва в бой не вступает
why-room-left = Корабль списывают, только когда их { $n }
why-buy-first = Сначала выберите, что купить
why-not-attacking = Списывают только атакующие корабли
why-not-there = Этот корабль не здесь
why-not-moving = Этот корабль не может сменить город
why-stayed-home = Остался дома: менять нечего
why-planned = План готов: чтобы изменить, выберите заново
why-no-ship = Дома нет корабля, который можно послать
why-not-planning = Корабли посылают в фазе { $n }

## Корабли

card-starting-saucer = Стартовая тарелка
card-escort-saucer = Тарелка сопровождения
card-museum-raider = Похититель музеев
card-brain-collector = Собиратель умов
card-smoke-skimmer = Дымолёт
card-cruiser-satellite = Спутник крейсера
card-swarm-saucer = Тарелка роя
card-academy-scout = Разведчик академий
card-cellar-sniffer = Подвальная ищейка
card-orbital-reserve = Орбитальный резерв
card-zigzag-saucer = Тарелка-зигзаг
card-covered-tripod = Треножник под прикрытием
card-opera-crusher = Гроза опер
card-factory-stomper = Топтатель заводов
card-lab-breaker = Взломщик лабораторий
card-observatory-hunter = Охотник за обсерваториями
card-furnace-walker = Ходок доменных печей
card-basement-comber = Чистильщик подвалов
card-drop-tripod = Десантный треножник
card-long-legged-tripod = Длинноногий треножник
card-net-cruiser = Крейсер-невод
card-palace-cruiser = Гроза дворцов
card-dockyard-cruiser = Гроза верфей
card-flagship = Флагман
card-lurking-cruiser = Крейсер в засаде
card-bare-hulk = Голый корпус

ability-partner-saucer = +{ $n } к силе вместе с летающей тарелкой.
ability-partner-tripod = +{ $n } к силе вместе с треножником.
ability-partner-cruiser = +{ $n } к силе вместе с крейсером.
ability-partner-saucer-too = +{ $n } к силе вместе с другой летающей тарелкой.
ability-partner-tripod-too = +{ $n } к силе вместе с другим треножником.
ability-city-cultural = +{ $n } к силе против культурного центра.
ability-city-scientific = +{ $n } к силе против научного центра.
ability-city-industrial = +{ $n } к силе против промышленного центра.
ability-quick-search = Ищет 1 ход вместо 2.
ability-joins = Может вступить в ваш бой из руки за своё топливо.
ability-relocates = После вскрытия может сменить город.
ability-none = Без способностей.

## Города. $quick и $search — тысячи.

card-florence = Флоренция
card-salzburg = Зальцбург
card-avignon = Авиньон
card-granada = Гранада
card-bruges = Брюгге
card-cusco = Куско
card-weimar = Веймар
card-suzdal = Суздаль
card-siena = Сиена
card-bath = Бат
card-luxor = Луксор
card-samarkand = Самарканд
card-paris = Париж
card-rome = Рим
card-london = Лондон
card-new-york = Нью-Йорк
card-vienna = Вена
card-athens = Афины
card-kyoto = Киото
card-saint-petersburg = Санкт-Петербург
card-istanbul = Стамбул
card-venice = Венеция
card-prague = Прага
card-cairo = Каир
card-madrid = Мадрид
card-barcelona = Барселона
card-mexico-city = Мехико
card-buenos-aires = Буэнос-Айрес
card-rio-de-janeiro = Рио-де-Жанейро
card-new-orleans = Новый Орлеан
card-oxford = Оксфорд
card-cambridge = Кембридж
card-heidelberg = Гейдельберг
card-uppsala = Уппсала
card-leiden = Лейден
card-dubna = Дубна
card-gottingen = Гёттинген
card-princeton = Принстон
card-coimbra = Коимбра
card-tsukuba = Цукуба
card-lund = Лунд
card-ithaca = Итака
card-boston = Бостон
card-geneva = Женева
card-zurich = Цюрих
card-novosibirsk = Новосибирск
card-tokyo = Токио
card-san-francisco = Сан-Франциско
card-bangalore = Бангалор
card-stockholm = Стокгольм
card-copenhagen = Копенгаген
card-berlin = Берлин
card-moscow = Москва
card-haifa = Хайфа
card-houston = Хьюстон
card-munich = Мюнхен
card-kazan = Казань
card-edinburgh = Эдинбург
card-toronto = Торонто
card-daejeon = Тэджон
card-wolfsburg = Вольфсбург
card-katowice = Катовице
card-cherepovets = Череповец
card-ostrava = Острава
card-sheffield = Шеффилд
card-bilbao = Бильбао
card-norilsk = Норильск
card-gary = Гэри
card-linz = Линц
card-tampere = Тампере
card-eindhoven = Эйндховен
card-jamshedpur = Джамшедпур
card-detroit = Детройт
card-shanghai = Шанхай
card-osaka = Осака
card-manchester = Манчестер
card-essen = Эссен
card-turin = Турин
card-chicago = Чикаго
card-magnitogorsk = Магнитогорск
card-chelyabinsk = Челябинск
card-rotterdam = Роттердам
card-mumbai = Мумбаи
card-shenzhen = Шэньчжэнь
card-sao-paulo = Сан-Паулу
card-pittsburgh = Питтсбург
card-birmingham = Бирмингем
card-nagoya = Нагоя
card-busan = Пусан
card-johannesburg = Йоханнесбург

type-cultural = Культурный центр
type-scientific = Научный центр
type-industrial = Промышленный центр

region-europe = Европа
region-asia = Азия
region-america = Америка
region-africa = Африка

city-text = { $type }, { $region }. Набег { $quick } тыс., поиск { $search } тыс.
city-early = С отметкой ★.

## Армии людей

card-border-patrol = Пограничный отряд
card-national-guard = Национальная гвардия
card-tank-brigade = Танковая бригада
card-air-fleet = Воздушный флот
card-special-forces = Спецназ
card-united-army-of-earth = Объединённая армия Земли

army-text = Сила { $strength }. Все, кто ведёт поиск, бегут или принимают схватку.

## Задания. Формы типов и регионов, которые подходят к их предложениям.

card-art-dealers-order = Заказ торговца искусством
card-laboratory-supply = Поставка в лабораторию
card-strong-hands-wanted = Нужны крепкие руки
card-the-grand-collection = Большая коллекция
card-galactic-academy = Галактическая академия
card-mines-of-titan = Рудники Титана
card-sample-set = Набор образцов
card-balanced-shipment = Сбалансированная партия
card-busy-season = Горячая пора
card-conveyor = Конвейер
card-old-world-tour = Тур по Старому Свету
card-rising-sun = Восходящее солнце
card-new-world-order = Новый Свет
card-big-fish = Крупная рыба
card-early-birds = Ранние пташки
card-crowned-heads = Столичные штучки
card-student-exchange = Обмен студентами
card-minds-and-muses = Умы и музы
card-patron-of-the-arts = Меценат
card-chief-scientist = Главный учёный
card-baron-of-industry = Промышленный барон
card-across-the-ocean = За океан
card-narrow-specialist = Узкий специалист
card-harbour-masters = Хозяева гаваней
card-round-the-world = Вокруг света
card-mass-production = Массовое производство
card-full-catalogue = Полный каталог
card-giants-of-earth = Гиганты Земли
card-terror-of-the-planet = Ужас планеты
card-olympic-harvest = Олимпийский урожай

types-cultural = культурных
types-scientific = научных
types-industrial = промышленных

regions-europe = Европы
regions-asia = Азии
regions-america = Америки
regions-africa = Африки

mission-type-at-least = Захватите не меньше { $n } { $types } центров.
mission-each-type-at-least = Захватите не меньше { $n } центров каждого типа.
mission-types-sum-at-least = Захватите не меньше { $n } { $types } центров вместе.
mission-total-at-least = Захватите не меньше { $n } городов.
mission-region-at-least = Захватите не меньше { $n } городов { $regions }.
mission-regions-each-at-least = Захватите не меньше { $n } городов каждой из этих частей света: { $regions }.
mission-quick-value-at-least = Захватите не меньше { $n } городов с набегом от { $value } тыс.
mission-star-at-least = Захватите не меньше { $n } городов с отметкой ★.
mission-named-at-least = Захватите не меньше { $n } городов из списка: { $city }.
mission-most-of-type = Захватите больше { $types } центров, чем любой другой капитан.
mission-most-total = Захватите больше городов, чем любой другой капитан.
mission-top-two-types-at-least = Захватите не меньше { $first } центров одного типа и не меньше { $second } другого.
mission-pays = Выполнено: +{ $reward } тыс. Иначе: −{ $penalty } тыс.

## Вопросы и вторая строка для тех, кому она нужна

ask-keep-mission = Какие задания принять?
ask-keep-mission-detail = От одного до трёх. За невыполненное в конце придётся заплатить.

ask-money = Поговорим о деньгах? У вас { $n } тыс.
ask-money-detail = Кредит даёт 50 тыс., а стоит 60 тыс.
ask-buy-draw = Взглянуть на два новых корабля?
ask-buy-draw-detail = За просмотр денег не берут. Купить можно один; у вас { $n } тыс.
ask-buy-ship = Какой из них ваш? У вас { $n } тыс.
ask-buy-ship-detail = Предлагают: { $ship }. Что не куплено, уйдёт в сброс кораблей у всех на виду.

ask-army = { $army }, { $city }: { $strength } и два кубика против { $need }
ask-army-detail = Равенства хватит. Бегство стоит города, поражение — ещё и корабля.
ask-join-fight = { $city }: вызвать корабль из резерва?
ask-join-fight-detail = Он сожжёт своё топливо, а после схватки вернётся, если вернётся.
ask-army-loss-ship = { $city }: какой корабль останется там навсегда?
ask-army-loss-ship-detail = Он уйдёт в сброс кораблей, остальные вернутся. Вознаграждения не будет.

ask-plan-slot = { $lacking ->
    [0] { $ship }: куда?
   *[other] { $ship }: куда? Не хватит топлива: { $lacking }
}
ask-plan-slot-detail = { $lacking ->
    [0] Топливо: { $fuel }. Уже запланировано: { $needed }. Пока не закончат все, плана никто не увидит.
   *[other] Топливо: { $fuel }. Уже запланировано: { $needed }. Кто отправил больше, чем может заправить, теряет корабли.
}
ask-no-fuel-ship = Какой корабль списать? Нужно топлива: { $needed }, есть: { $fuel }
ask-no-fuel-ship-detail = По одному, пока топлива не хватит на остальные.
ask-relocate-slot = { $ship } может передумать. Сейчас цель — город { $slot }
ask-relocate-slot-detail = Смена города топлива не стоит. Остаться — тоже выбор.

ask-battle = { $city }: у вас { $strength }, у сильнейшего соперника { $rival }
ask-battle-detail = Остаться и бросить кубики или откланяться. Отступившие корабли целы, топливо сгорело.
ask-battle-join = { $city }: вызвать корабль из резерва? Топливо: { $fuel }
ask-battle-join-detail = Отступать уже поздно. Дальше — кубики.
ask-battle-loss-ship = { $city }: какой корабль потерян?
ask-battle-loss-ship-detail = Остальные вернутся домой.

ask-reward = { $city } — ваш трофей: { $quick } тыс. сейчас или { $search } тыс. потом?
ask-reward-detail = { $latest ->
    [0] Это последний ход: ни один поиск закончить уже нельзя.
    [1] Будет не больше одного хода: закончить можно только быстрый поиск.
   *[other] { $soonest ->
        [1] Конец близок: поиск на два хода может опоздать.
       *[other] Поиск займёт ещё 2 хода, с кораблём быстрого поиска — 1. Тем временем могут прийти армии.
    }
}
ask-search-ship = { $city }: какие корабли останутся искать?
ask-search-ship-detail = Хватит и одного. Чем больше останется, тем крепче они встретят армию.

## Ходы. Сообщение вида move-(вопрос)-(ход) предпочитается, если оно есть.

move-mission = Принять: { $mission }
move-credit = Взять кредит: 50 за 60 тыс.
move-repay = Вернуть кредит: 60 тыс.
move-go-on = Дальше
move-draw = Взглянуть на два корабля
move-buy-draw-pass = Сегодня без кораблей
move-buy = Купить: { $ship }
move-swap = Купить: { $ship }, списать: { $ship2 }
move-buy-ship-pass = Не покупать ничего
move-fight = Принять схватку
move-flee = Бежать
move-join = Вызвать: { $ship }
move-done = На этом всё
move-slot = Выбрать город { $slot }
move-plan-slot = { $slot ->
    [0] Остаться дома
   *[other] Атаковать город { $slot }
}
move-relocate-slot = Лететь к городу { $slot }
move-ship = Выбрать: { $ship }
move-no-fuel-ship = Списать: { $ship }
move-army-loss-ship = Потерять: { $ship }
move-battle-loss-ship = Потерять: { $ship }
move-search-ship = Оставить: { $ship }
move-stay = Остаться
move-retreat = Отступить
move-raid = Быстрый набег
move-search = Поиск

## Что происходит

event-missions-kept = { $seat } принимает: { $mission }.
event-missions-kept-hidden = { $seat } принимает { $n ->
    [one] { $n } задание
    [few] { $n } задания
   *[many] { $n } заданий
}.
event-turn-began = Ход { $round }. Начинает { $seat }.
event-fuel-supplied = Пришло топливо: каждому по { $n }.
event-credit-taken = { $seat } берёт кредит: +{ $n } тыс.
event-credit-repaid = { $seat } возвращает кредит: −{ $n } тыс.
event-draw-declined = { $seat } новых кораблей не смотрит.
event-ships-drawn = { $seat } смотрит: { $ship }.
event-ships-drawn-hidden = { $seat } смотрит { $n ->
    [one] { $n } новый корабль
    [few] { $n } новых корабля
   *[many] { $n } новых кораблей
}.
event-ship-bought = { $seat } покупает: { $ship }, { $n } тыс.
event-ship-bought-hidden = { $seat } покупает корабль за { $n } тыс.
event-ship-given-up = { $seat } списывает: { $ship }.
event-ships-put-away = { $seat } не берёт: { $ship }.
event-ships-reshuffled = Сброс кораблей перемешан в новую колоду.

event-city-dealt = Город { $slot }: { $city }.
event-army-came = Выступает { $army }, сила { $n }.
event-fled = { $seat } бежит, бросив поиск: { $city }.
event-stood-firm = { $seat } принимает схватку: { $city }.
event-army-held-off = { $seat }: { $strength } + { $die } + { $die2 } = { $n } против { $need }. Поиск продолжается: { $city }.
event-army-won = { $seat }: { $strength } + { $die } + { $die2 } = { $n } против { $need }. Снова на свободе: { $city }.
event-ship-lost = { $seat } теряет: { $ship }.

event-attack-revealed = { $seat } → { $slot }, { $city }: { $ship }.
event-stayed-home = { $seat } никого не отправляет.
event-fuel-paid = { $seat } сжигает топливо: { $n }.
event-ship-relocated = { $seat } меняет город: { $ship } → { $slot }, { $city }.

event-battle-began = Город { $slot }, { $city }: слишком много гостей. Здесь { $seat }.
event-stayed = { $seat } остаётся: { $city }.
event-retreated = { $seat } отступает: { $city }.
event-ship-joined = { $seat } вызывает из резерва: { $ship } (топливо { $n }).
event-battle-rolled = { $seat }: { $strength } + { $die } + { $die2 } = { $n }.
event-tied = Поровну, по { $n }: { $seat } перебрасывают.
event-city-won = { $seat } получает город { $slot }: { $city }.
event-city-spared = Город { $slot }, { $city }: сегодня без гостей.

event-search-went-on = { $seat } ищет: { $city }, ещё { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}.
event-search-paid = { $seat } заканчивает поиск: { $city }, +{ $n } тыс.
event-city-raided = { $seat } совершает набег: { $city }, +{ $n } тыс.
event-search-began = { $seat } начинает поиск: { $city }. На месте: { $ship }. Жетон поиска { $n }.

event-search-unfinished = { $n ->
    [0] { $seat } не успевает закончить поиск: { $city }.
   *[other] { $seat } обрывает поиск: { $city }, +{ $n } тыс.
}
event-credit-collected = { $seat }: долг не возвращён, −{ $n } тыс.
event-mission-fulfilled = { $seat } показывает «{ $mission }»: выполнено, +{ $n } тыс.
event-mission-failed = { $seat } показывает «{ $mission }»: не выполнено, −{ $n } тыс.
event-scored = { $seat }, итог: { $n } тыс.
event-game-over = Партия окончена. { $outcome }.

## Что может лежать там, куда не заглянуть. $cards — названия и их вероятности.

pile-hand = { $seat }, в руке: { $cards }
pile-drawn = { $seat }, корабли на выбор: { $cards }
pile-attack = { $seat }, тайно отправлено: { $cards }
pile-mission-hand = { $seat }, задания: { $cards }
pile-mission-dropped = { $seat }, отвергнутые задания: { $cards }

## Чем кончается

role-place-1 = Первый игрок первого хода
role-place-2 = Второй от первого игрока
role-place-3 = Третий от первого игрока
role-place-4 = Четвёртый от первого игрока
role-place-5 = Пятый от первого игрока
outcome-won = Самый полный трюм у одного капитана
outcome-won-story = Трюм полон, счета в порядке, гостей заверили, что кормят здесь превосходно. Земле остались памятники и открытка с благодарностью.
outcome-shared = Трюмы весят поровну
outcome-shared-story = Пересчитали дважды, раскланялись и сошлись на том, что было очень приятно. Внизу о пересчёте никто не просит.

## Настройки стола

setting-missions = Задания
setting-missions-about = Тайные заказы, за которые в конце платят вам или платите вы. Для первой партии советуем обойтись без них.
setting-missions-on = С заданиями
setting-missions-off = Без заданий
setting-unfinished-search = Незаконченный поиск
setting-unfinished-search-about = Что приносит поиск, который прервал конец игры.
setting-unfinished-search-nothing = Ничего
setting-unfinished-search-quick = Быстрый набег, и город захвачен
setting-credit-per-captain = Кредиты на капитана
setting-credit-per-captain-about = Сколько кредитов капитан может взять за всю игру. Карт в любом случае 5.
setting-credit-per-captain-none = Без предела
setting-credit-per-captain-1 = 1
setting-credit-per-captain-2 = 2
setting-credit-per-captain-3 = 3
setting-join-against-armies = Резерв против армий
setting-join-against-armies-about = Могут ли корабли резерва вступать и в схватку с армией.
setting-join-against-armies-off = Нет
setting-join-against-armies-on = Да

## Первый ход: что говорят новичку

lesson-goal = Добро пожаловать на борт, капитан. Внизу живёт множество людей, которые ещё не знают, как украсили бы ваш трюм. У кого их будет больше всех, когда города кончатся, тот и победил.
lesson-missions = Несколько деликатных заданий, только для ваших глаз. Выполненное в конце оплатят, за забытое заплатите вы. Скромность не порок: хватит и одного.
lesson-fuel = Каждый ход начинается с 8 единиц топлива, с наилучшими пожеланиями от флота. В бак помещается 20; что не сожжёте, останется.
lesson-buy = Сначала покупки. Можно взглянуть на два корабля и купить не больше одного. Платят людьми; они едва ли заметят разницу.
lesson-ship = На карте корабля указаны сила, топливо на вылет и цена. У большинства есть и свой талант. Выбирайте такой, на котором сможете летать.
lesson-cities = Вот города этого хода. Меньшее число — добыча быстрого набега, большее — неторопливого поиска. Город, который никто не навестил, ждать не станет.
lesson-plan = Отправьте каждый корабль в город или оставьте дома. В один город можно послать и несколько. Вашего плана никто не увидит, пока все планы не вскроют разом.
lesson-tank = Не забудьте о топливе. План не по баку примут с улыбкой; потом вы будете списывать корабли, пока топлива не хватит остальным.
lesson-reveal = Планы на столе. Город с единственным гостем достаётся ему без выстрела. Где встретились двое, сравнивают силу. И манеры.
lesson-battle = Первым решает слабейший: остаться или откланяться со всеми кораблями; топлива не вернут. Кто остался, прибавляет к силе два кубика. Каждый проигравший расстаётся с одним кораблём.
lesson-reward = Город ваш. Набег платит сразу и отпускает корабли. Поиск платит больше, но хотя бы один корабль останется там — обычно ещё на два хода.
lesson-army = Кто-то ведёт поиск. Когда среди городов появится армия людей, всем, кто ищет, придётся бежать или принять схватку. Люди бывают так мелочны.
lesson-end = Целый ход, капитан, и почти без жалоб. Так и дальше, пока не разыграна последняя карта городов. Человеки теперь в ваших надёжных руках.

## Задачи: название и почему верный ответ верен

puzzle-no-time-to-search = Последний ход
puzzle-no-time-to-search-why = Колода городов пуста, это последний ход. Начатый сейчас поиск не принесёт ничего, а набег платит сразу, и этого хватит для победы.
puzzle-time-for-one-search = Как раз вовремя
puzzle-time-for-one-search-why = Осталась одна карта, значит, будет ещё ход, и армий больше нет. «Крейсер-невод» ищет один ход: Лондон заплатит сполна, и другому капитану столько уже не набрать.
puzzle-one-turn-is-not-two = Один ход не два
puzzle-one-turn-is-not-two-why = Осталась одна карта, значит, будет ещё один ход, а этому кораблю на поиск нужно два. Набег платит сейчас, и каким бы ни был последний город, обойти вас никто не сможет.
puzzle-leave-the-sniffer = Кому остаться
puzzle-leave-the-sniffer-why = Оплатят только поиск, который закончится в следующий ход, а для этого нужен корабль быстрого поиска. Годится любая группа с «Подвальной ищейкой» и никакая без неё.
puzzle-credit-for-nothing = Кредит впустую
puzzle-credit-for-nothing-why = В этот ход купить уже ничего нельзя, а он последний: четыре карты — один ряд. Кредит даёт 50, а стоит 60.
puzzle-one-saucer-too-many = Лишняя тарелка
puzzle-one-saucer-too-many-why = Крейсер и треножник сожгут всё топливо. Что ни отправь ещё, один корабль придётся списать, а два оставшихся посетят ничуть не больше городов.
puzzle-which-hull-to-lose = Два корпуса
puzzle-which-hull-to-lose-why = У обоих сила 9 и расход топлива 5. Но «Крейсер-невод» ещё и быстро ищет, а «Голый корпус» больше ничего не умеет.
puzzle-no-roll-is-enough = Никакой бросок не спасёт
puzzle-no-roll-is-enough-why = Тарелка с силой 3 и бросок не больше 12 — это 15, а у армии 20. Схватка погубит вместе с поиском и корабль.
puzzle-every-roll-is-enough = Хватит любого броска
puzzle-every-roll-is-enough-why = У «Грозы дворцов» в культурном центре сила 13, а на двух кубиках меньше 2 не бывает. У армии 14, и равенства достаточно.
puzzle-no-roll-can-lose = Проиграть нельзя
puzzle-no-roll-can-lose-why = 22 против 5: два броска отличаются самое большее на 10. Город ваш наверняка, а победитель кораблей не теряет.
puzzle-away-from-the-fleet = Другие города не хуже
puzzle-away-from-the-fleet-why = В этом городе стоит флот, который вам не одолеть никаким броском. Корабль, который один перелетит в город без гостей, получит его без боя.
puzzle-fuel-for-nobody = Топливо ничего не стоит
puzzle-fuel-for-nobody-why = С этим ходом игра кончается, а оставшиеся корабли и топливо ничего не стоят. «Орбитальный резерв» может только прибавить силы.
puzzle-the-fourth-laboratory = Четвёртая лаборатория
puzzle-the-fourth-laboratory-why = Стокгольм даёт 25 и выполняет задание: это ещё 25 вместо минус 15. Париж даёт 50, но задание провалено.
puzzle-all-for-paris = Все в Париж
puzzle-all-for-paris-why = Единственный корабль другого капитана известен всем: треножник с силой 5. Против тарелки и крейсера вместе, против 16, ему не поможет никакой бросок, а против одной тарелки он может взять Париж, а с ним и победу.
puzzle-a-city-for-each = Каждому по городу
puzzle-a-city-for-each-why = Кораблей больше ни у кого нет. На город хватит одного, поэтому второй что-то принесёт только в другом.
puzzle-ships-enough = Кораблей достаточно
puzzle-ships-enough-why = В этот последний ход придёт самое большее три города, а дома стоят четыре корабля с полными баками. Ещё один обойдётся в людей и ничего не даст.
