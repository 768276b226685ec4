### «Мёртвый сезон. Война колоний» по-русски.

## Игра

game-name = Мёртвый сезон. Война колоний
phase-1 = Карты перекрёстков
phase-2 = Перемещение
phase-3 = Одновременные действия
phase-4 = Эффекты перекрёстков
role-wolf = Одинокий волк
role-betrayer = Предатель
role-place-1 = Лидер
role-place-2 = Второе место от лидера
role-place-3 = Третье место от лидера
role-place-4 = Четвёртое место от лидера
role-place-5 = Пятое место от лидера
outcome-goal = Основная цель достигнута
outcome-goal-story = Дело сделано. Кто-то пересчитывает живых, а потом ещё раз: слишком уж хорошее число.
outcome-last-colony = Устояла одна колония
outcome-last-colony-story = На другом конце города погасли костры. Никто не радуется: без них стало очень тихо.
outcome-both-fallen = Обе колонии пали
outcome-both-fallen-story = Двое ворот стоят нараспашку, и снег одинаково заметает и те и другие.
outcome-time = Время вышло
outcome-time-story = На стене больше нечего отрывать от календаря. Зиме до календарей дела нет.
outcome-morale = Моральный дух упал до 0
outcome-morale-story = Никто не сдался сразу. Просто за ужином один за другим пустели стулья.
outcome-cold = Топлива больше нет
outcome-cold-story = Последняя канистра оказалась пустой. Все сели поближе и рассказывали друг другу про лето.
outcome-nobody-left = Никого не осталось
outcome-nobody-left-story = В окне гаснет последний свет, и зажечь его больше некому.

## Настройки стола

setting-variant = Игра
setting-variant-about = Война колоний: две колонии друг против друга, от 4 до 11 игроков. Обычная игра: одна колония, от 3 до 5 игроков. Кооператив: одна колония без секретов, от 2 до 5 игроков.
setting-variant-colonies = Война колоний
setting-variant-ordinary = Обычная игра
setting-variant-coop = Кооператив
setting-teams = Команды
setting-teams-about = Кто входит в какую колонию.
setting-teams-random = Случайно
setting-teams-halves = Первая половина против второй
setting-teams-alternate = Через одного
setting-wolf = Одинокий волк
setting-wolf-about = При нечётном числе игроков один из них не входит ни в одну колонию.
setting-wolf-random = По жребию
setting-wolf-1 = Место 1
setting-wolf-2 = Место 2
setting-wolf-3 = Место 3
setting-wolf-4 = Место 4
setting-wolf-5 = Место 5
setting-wolf-6 = Место 6
setting-wolf-7 = Место 7
setting-wolf-8 = Место 8
setting-wolf-9 = Место 9
setting-wolf-10 = Место 10
setting-wolf-11 = Место 11
setting-goal = Основная цель
setting-goal-about = Основная цель на выбор или по жребию.
setting-goal-random = По жребию
setting-goal-eight-weeks = { card-eight-weeks }
setting-goal-kill-them = { card-kill-them }
setting-goal-find-a-cure = { card-find-a-cure }
setting-goal-home-sweet-home = { card-home-sweet-home }
setting-goal-raiding-party = { card-raiding-party }
setting-goal-leave-it-behind = { card-leave-it-behind }
setting-goal-stockpile = { card-stockpile }
setting-goal-winter-has-come = { card-winter-has-come }
setting-goal-too-many-mouths = { card-too-many-mouths }
setting-goal-more-samples = { card-more-samples }
setting-goal-divide-and-conquer = { card-divide-and-conquer }
setting-goal-divide-and-conquer-hard = { card-divide-and-conquer-hard }
setting-goal-killing-blow = { card-killing-blow }
setting-goal-arms-race = { card-arms-race }
setting-goal-starve-them-out = { card-starve-them-out }
setting-goal-great-stockpile = { card-great-stockpile }
setting-goal-hold-the-walls = { card-hold-the-walls }
setting-goal-exodus = { card-exodus }
setting-side = Сторона основной цели
setting-side-about = Только обычная игра: сложная сторона труднее.
setting-side-normal = Обычная
setting-side-hardcore = Сложная
setting-crossroads = Карты перекрёстков
setting-crossroads-about = С одними 50 картами Войны колоний партия идёт быстрее.
setting-crossroads-wc-plus-base = Все карты перекрёстков
setting-crossroads-wc-only = Только из Войны колоний
setting-sensitive = Убрать четырёх выживших
setting-sensitive-about = Убрать Аннали Чан, Блю, Мелиссу Гупту и Джейми Гилмор.
setting-sensitive-keep = Нет
setting-sensitive-remove = Да
setting-quick-game = Быстрая игра
setting-quick-game-about = Песочные часы идут с самого начала одновременных действий.
setting-quick-game-off = Выключена
setting-quick-game-on = Включена
setting-last-colony = Уцелевшая колония
setting-last-colony-about = Что получает колония, когда другая пала.
setting-last-colony-completes = Цель засчитана
setting-last-colony-checks = Цель проверяется
setting-fuel-when-moving = Топливо при перемещении
setting-fuel-when-moving-about = Можно ли разыгрывать свои карты топлива на этапе перемещения.
setting-fuel-when-moving-on = Можно
setting-fuel-when-moving-off = Только топливо по просьбе
setting-trade = Карты можно давать
setting-trade-about = У кого можно просить карты и кому передавать предметы.
setting-trade-anyone = Всем
setting-trade-friends = Только своей колонии
setting-random-items = Случайные предметы
setting-random-items-about = Обычная игра: по 5 случайных предметов в каждой колоде.
setting-random-items-off = Нет
setting-random-items-on = Есть
setting-betrayer-sure = Вариант с предателем
setting-betrayer-sure-about = Обычная игра: предатель вероятнее.
setting-betrayer-sure-off = Нет
setting-betrayer-sure-on = Есть
setting-elimination = Выбывание игроков
setting-elimination-about = Игрок, потерявший последнего выжившего, выбывает.
setting-elimination-off = Нет
setting-elimination-on = Есть
setting-keep-first-player = Оставить первого игрока
setting-keep-first-player-about = Обычная игра: голосованием можно оставить жетон первому игроку.
setting-keep-first-player-off = Нет
setting-keep-first-player-on = Есть

## Локации, входы, колонии

place-0 = в полицейском участке
place-1 = в продуктовом магазине
place-2 = в школе
place-3 = в библиотеке
place-4 = в больнице
place-5 = на автозаправке
place-6 = в колонии Солнца
place-7 = в колонии Луны
place-8 = в логове
door-0 = у входа в полицейский участок
door-1 = у входа в продуктовый магазин
door-2 = у входа в школу
door-3 = у входа в библиотеку
door-4 = у входа в больницу
door-5 = у входа на автозаправку
door-6 = у входа 1 в колонию Солнца
door-7 = у входа 2 в колонию Солнца
door-8 = у входа 3 в колонию Солнца
door-9 = у входа 4 в колонию Солнца
door-10 = у входа 5 в колонию Солнца
door-11 = у входа 6 в колонию Солнца
door-12 = у входа 1 в колонию Луны
door-13 = у входа 2 в колонию Луны
door-14 = у входа 3 в колонию Луны
door-15 = у входа 4 в колонию Луны
door-16 = у входа 5 в колонию Луны
door-17 = у входа 6 в колонию Луны
camp-0 = Колония Солнца
camp-1 = Колония Луны
camp-2 = Логово
face-blank = пусто
face-wound = рана
face-frostbite = обморожение
face-bite = укус
faces-s1 = +1 к боевой силе
faces-s2 = +2 к боевой силе
faces-s3 = +3 к боевой силе
faces-w1 = 1 рана
faces-w2 = 2 раны
faces-z1 = 1 зомби
faces-z2 = 2 зомби
token-wound = рана
token-frostbite = обморожение
token-despair = отчаяние
kind-any = любого вида
word-0 = еда
word-1 = лекарства
word-2 = топливо
word-3 = инструменты
word-4 = оружие
word-5 = зомби
word-6 = голод
word-7 = холод
word-8 = надежда
word-9 = опасность
word-10 = завтра
word-11 = позже
word-12 = помогите
word-13 = ждите
words-food = еда
words-medicine = лекарства
words-fuel = топливо
words-tools = инструменты
words-weapons = оружие
words-zombies = зомби
words-hunger = голод
words-cold = холод
words-hope = надежда
words-danger = опасность
words-tomorrow = завтра
words-later = позже
words-help = помогите
words-wait = ждите
pile-dealt = { $seat }, сданные выжившие: { $cards }
pile-hand = { $seat }, в руке: { $cards }
pile-held = { $seat }, просматривает: { $cards }
pile-given = { $seat }, пожертвовано: { $cards }
pile-objective = { $seat }, секретная цель: { $cards }
pile-exile = { $seat }, секретная цель изгнанника: { $cards }
pile-lone-objective = Секретная цель одинокого волка: { $cards }
pile-drawn = { $seat }, взятая карта перекрёстка: { $cards }
pile-missions = Миссии одинокого волка: { $cards }

## Выжившие

card-harman-brooks = Харман Брукс
card-sparky = Спарки
card-thomas-heart = Томас Харт
card-loretta-clay = Лоретта Клэй
card-janet-taylor = Джанет Тейлор
card-gray-beard = Седая Борода
card-buddy-davis = Бадди Дэвис
card-forest-plum = Форест Плам
card-alexis-grey = Алексис Грей
card-rod-miller = Род Миллер
card-james-meyers = Джеймс Майерс
card-olivia-brown = Оливия Браун
card-ashley-ross = Эшли Росс
card-bev-russell = Бев Рассел
card-edward-white = Эдвард Уайт
card-arthur-thurston = Артур Терстон
card-david-garcia = Дэвид Гарсия
card-maria-lopez = Мария Лопес
card-gabriel-diaz = Габриэль Диас
card-andrew-evans = Эндрю Эванс
card-carla-thompson = Карла Томпсон
card-john-price = Джон Прайс
card-mike-cho = Майк Чо
card-annaleigh-chan = Аннали Чан
card-talia-jones = Талия Джонс
card-jenny-clark = Дженни Кларк
card-brian-lee = Брайан Ли
card-sophie-robinson = Софи Робинсон
card-brandon-kane = Брэндон Кейн
card-daniel-smith = Дэниел Смит
card-anita-wallace = Анита Уоллас
card-blue = Блю
card-cole-winters = Коул Уинтерс
card-derek-yoshida = Дерек Ёсида
card-emma-han = Эмма Хан
card-eric-parker = Эрик Паркер
card-fatima-maktabi = Фатима Мактаби
card-gia-najjar = Джия Наджар
card-jamie-gilmour = Джейми Гилмор
card-melissa-gupta = Мелисса Гупта
card-nadia-rivers = Надя Риверс
card-rocco-bellini = Рокко Беллини
card-rosa-rodriguez = Роза Родригес
card-lena-ortiz = Лена Ортис
card-walt-jennings = Уолт Дженнингс
card-june-park = Джун Пак
card-silas-boone = Сайлас Бун
card-tess-moreau = Тесс Моро
card-omar-haddad = Омар Хаддад
card-greta-lindqvist = Грета Линдквист
card-charlotte-ross = Шарлотта Росс
card-george-coleman = Джордж Коулман
card-bernadette-wilson = Бернадетт Уилсон
card-honiahaka = Хониака
card-huang-fen = Хуан Фэнь
card-the-enforcer = Блюститель
card-marcus-johnson = Маркус Джонсон
card-danika-walker = Даника Уокер
card-father-fitzpatrick = Отец Фицпатрик
card-scott-wheeler = Скотт Уилер
card-ines-calder = Инес Калдер
card-viktor-hale = Виктор Хейл
card-polly-nash = Полли Нэш
card-elias-thorn = Элиас Торн
card-mabel-stone = Мэйбл Стоун

## Занятия выживших

term-job-harman-brooks = Рейнджер
term-job-sparky = Пёс-каскадёр
term-job-thomas-heart = Солдат
term-job-loretta-clay = Повар
term-job-janet-taylor = Медсестра
term-job-gray-beard = Пират
term-job-buddy-davis = Фитнес-тренер
term-job-forest-plum = Санта из торгового центра
term-job-alexis-grey = Библиотекарь
term-job-rod-miller = Дальнобойщик
term-job-james-meyers = Психиатр
term-job-olivia-brown = Врач
term-job-ashley-ross = Строитель
term-job-bev-russell = Мать
term-job-edward-white = Химик
term-job-arthur-thurston = Директор школы
term-job-david-garcia = Бухгалтер
term-job-maria-lopez = Учительница
term-job-gabriel-diaz = Пожарный
term-job-andrew-evans = Фермер
term-job-carla-thompson = Диспетчер полиции
term-job-john-price = Студент
term-job-mike-cho = Ниндзя
term-job-annaleigh-chan = Юрист
term-job-talia-jones = Гадалка
term-job-jenny-clark = Официантка
term-job-brian-lee = Мэр
term-job-sophie-robinson = Пилот
term-job-brandon-kane = Уборщик
term-job-daniel-smith = Шериф
term-job-anita-wallace = Инженер-механик
term-job-blue = Шимпанзе
term-job-cole-winters = Водитель снегоуборщика
term-job-derek-yoshida = Тренер
term-job-emma-han = Исследовательница
term-job-eric-parker = Завхоз
term-job-fatima-maktabi = Олимпийская спортсменка
term-job-gia-najjar = Модель
term-job-jamie-gilmour = Мать малыша
term-job-melissa-gupta = Соседка
term-job-nadia-rivers = Профсоюзный лидер
term-job-rocco-bellini = Шеф-повар
term-job-rosa-rodriguez = Бывшая заключённая
term-job-lena-ortiz = Студентка
term-job-walt-jennings = Ночной сторож
term-job-june-park = Фельдшер
term-job-silas-boone = Зверолов
term-job-tess-moreau = Электрик
term-job-omar-haddad = Пекарь
term-job-greta-lindqvist = Инструктор по лыжам
term-job-charlotte-ross = Взломщица
term-job-george-coleman = Профсоюзный босс
term-job-bernadette-wilson = Судья
term-job-honiahaka = Старейшина
term-job-huang-fen = Скрипачка
term-job-the-enforcer = Борец за порядок
term-job-marcus-johnson = Старьёвщик
term-job-danika-walker = Мясник
term-job-father-fitzpatrick = Священник
term-job-scott-wheeler = Охотник за головами
term-job-ines-calder = Разведчица
term-job-viktor-hale = Оружейник
term-job-polly-nash = Курьер
term-job-elias-thorn = Отставной генерал
term-job-mabel-stone = Работница фермы

## Выжившие в предложениях: кого, кому, чей

whom-harman-brooks = Хармана Брукса
to-whom-harman-brooks = Харману Бруксу
whose-harman-brooks = Хармана Брукса
whom-sparky = { card-sparky }
to-whom-sparky = { card-sparky }
whose-sparky = { card-sparky }
whom-thomas-heart = Томаса Харта
to-whom-thomas-heart = Томасу Харту
whose-thomas-heart = Томаса Харта
whom-loretta-clay = Лоретту Клэй
to-whom-loretta-clay = Лоретте Клэй
whose-loretta-clay = Лоретты Клэй
whom-janet-taylor = { card-janet-taylor }
to-whom-janet-taylor = { card-janet-taylor }
whose-janet-taylor = { card-janet-taylor }
whom-gray-beard = Седую Бороду
to-whom-gray-beard = Седой Бороде
whose-gray-beard = Седой Бороды
whom-buddy-davis = Бадди Дэвиса
to-whom-buddy-davis = Бадди Дэвису
whose-buddy-davis = Бадди Дэвиса
whom-forest-plum = Фореста Плама
to-whom-forest-plum = Форесту Пламу
whose-forest-plum = Фореста Плама
whom-alexis-grey = { card-alexis-grey }
to-whom-alexis-grey = { card-alexis-grey }
whose-alexis-grey = { card-alexis-grey }
whom-rod-miller = Рода Миллера
to-whom-rod-miller = Роду Миллеру
whose-rod-miller = Рода Миллера
whom-james-meyers = Джеймса Майерса
to-whom-james-meyers = Джеймсу Майерсу
whose-james-meyers = Джеймса Майерса
whom-olivia-brown = Оливию Браун
to-whom-olivia-brown = Оливии Браун
whose-olivia-brown = Оливии Браун
whom-ashley-ross = { card-ashley-ross }
to-whom-ashley-ross = { card-ashley-ross }
whose-ashley-ross = { card-ashley-ross }
whom-bev-russell = { card-bev-russell }
to-whom-bev-russell = { card-bev-russell }
whose-bev-russell = { card-bev-russell }
whom-edward-white = Эдварда Уайта
to-whom-edward-white = Эдварду Уайту
whose-edward-white = Эдварда Уайта
whom-arthur-thurston = Артура Терстона
to-whom-arthur-thurston = Артуру Терстону
whose-arthur-thurston = Артура Терстона
whom-david-garcia = Дэвида Гарсию
to-whom-david-garcia = Дэвиду Гарсии
whose-david-garcia = Дэвида Гарсии
whom-maria-lopez = Марию Лопес
to-whom-maria-lopez = Марии Лопес
whose-maria-lopez = Марии Лопес
whom-gabriel-diaz = Габриэля Диаса
to-whom-gabriel-diaz = Габриэлю Диасу
whose-gabriel-diaz = Габриэля Диаса
whom-andrew-evans = Эндрю Эванса
to-whom-andrew-evans = Эндрю Эвансу
whose-andrew-evans = Эндрю Эванса
whom-carla-thompson = Карлу Томпсон
to-whom-carla-thompson = Карле Томпсон
whose-carla-thompson = Карлы Томпсон
whom-john-price = Джона Прайса
to-whom-john-price = Джону Прайсу
whose-john-price = Джона Прайса
whom-mike-cho = Майка Чо
to-whom-mike-cho = Майку Чо
whose-mike-cho = Майка Чо
whom-annaleigh-chan = { card-annaleigh-chan }
to-whom-annaleigh-chan = { card-annaleigh-chan }
whose-annaleigh-chan = { card-annaleigh-chan }
whom-talia-jones = Талию Джонс
to-whom-talia-jones = Талии Джонс
whose-talia-jones = Талии Джонс
whom-jenny-clark = { card-jenny-clark }
to-whom-jenny-clark = { card-jenny-clark }
whose-jenny-clark = { card-jenny-clark }
whom-brian-lee = Брайана Ли
to-whom-brian-lee = Брайану Ли
whose-brian-lee = Брайана Ли
whom-sophie-robinson = { card-sophie-robinson }
to-whom-sophie-robinson = { card-sophie-robinson }
whose-sophie-robinson = { card-sophie-robinson }
whom-brandon-kane = Брэндона Кейна
to-whom-brandon-kane = Брэндону Кейну
whose-brandon-kane = Брэндона Кейна
whom-daniel-smith = Дэниела Смита
to-whom-daniel-smith = Дэниелу Смиту
whose-daniel-smith = Дэниела Смита
whom-anita-wallace = Аниту Уоллас
to-whom-anita-wallace = Аните Уоллас
whose-anita-wallace = Аниты Уоллас
whom-blue = { card-blue }
to-whom-blue = { card-blue }
whose-blue = { card-blue }
whom-cole-winters = Коула Уинтерса
to-whom-cole-winters = Коулу Уинтерсу
whose-cole-winters = Коула Уинтерса
whom-derek-yoshida = Дерека Ёсиду
to-whom-derek-yoshida = Дереку Ёсиде
whose-derek-yoshida = Дерека Ёсиды
whom-emma-han = Эмму Хан
to-whom-emma-han = Эмме Хан
whose-emma-han = Эммы Хан
whom-eric-parker = Эрика Паркера
to-whom-eric-parker = Эрику Паркеру
whose-eric-parker = Эрика Паркера
whom-fatima-maktabi = Фатиму Мактаби
to-whom-fatima-maktabi = Фатиме Мактаби
whose-fatima-maktabi = Фатимы Мактаби
whom-gia-najjar = Джию Наджар
to-whom-gia-najjar = Джии Наджар
whose-gia-najjar = Джии Наджар
whom-jamie-gilmour = { card-jamie-gilmour }
to-whom-jamie-gilmour = { card-jamie-gilmour }
whose-jamie-gilmour = { card-jamie-gilmour }
whom-melissa-gupta = Мелиссу Гупту
to-whom-melissa-gupta = Мелиссе Гупте
whose-melissa-gupta = Мелиссы Гупты
whom-nadia-rivers = Надю Риверс
to-whom-nadia-rivers = Наде Риверс
whose-nadia-rivers = Нади Риверс
whom-rocco-bellini = { card-rocco-bellini }
to-whom-rocco-bellini = { card-rocco-bellini }
whose-rocco-bellini = { card-rocco-bellini }
whom-rosa-rodriguez = Розу Родригес
to-whom-rosa-rodriguez = Розе Родригес
whose-rosa-rodriguez = Розы Родригес
whom-lena-ortiz = Лену Ортис
to-whom-lena-ortiz = Лене Ортис
whose-lena-ortiz = Лены Ортис
whom-walt-jennings = Уолта Дженнингса
to-whom-walt-jennings = Уолту Дженнингсу
whose-walt-jennings = Уолта Дженнингса
whom-june-park = { card-june-park }
to-whom-june-park = { card-june-park }
whose-june-park = { card-june-park }
whom-silas-boone = Сайласа Буна
to-whom-silas-boone = Сайласу Буну
whose-silas-boone = Сайласа Буна
whom-tess-moreau = { card-tess-moreau }
to-whom-tess-moreau = { card-tess-moreau }
whose-tess-moreau = { card-tess-moreau }
whom-omar-haddad = Омара Хаддада
to-whom-omar-haddad = Омару Хаддаду
whose-omar-haddad = Омара Хаддада
whom-greta-lindqvist = Грету Линдквист
to-whom-greta-lindqvist = Грете Линдквист
whose-greta-lindqvist = Греты Линдквист
whom-charlotte-ross = Шарлотту Росс
to-whom-charlotte-ross = Шарлотте Росс
whose-charlotte-ross = Шарлотты Росс
whom-george-coleman = Джорджа Коулмана
to-whom-george-coleman = Джорджу Коулману
whose-george-coleman = Джорджа Коулмана
whom-bernadette-wilson = { card-bernadette-wilson }
to-whom-bernadette-wilson = { card-bernadette-wilson }
whose-bernadette-wilson = { card-bernadette-wilson }
whom-honiahaka = Хониаку
to-whom-honiahaka = Хониаке
whose-honiahaka = Хониаки
whom-huang-fen = { card-huang-fen }
to-whom-huang-fen = { card-huang-fen }
whose-huang-fen = { card-huang-fen }
whom-the-enforcer = Блюстителя
to-whom-the-enforcer = Блюстителю
whose-the-enforcer = Блюстителя
whom-marcus-johnson = Маркуса Джонсона
to-whom-marcus-johnson = Маркусу Джонсону
whose-marcus-johnson = Маркуса Джонсона
whom-danika-walker = Данику Уокер
to-whom-danika-walker = Данике Уокер
whose-danika-walker = Даники Уокер
whom-father-fitzpatrick = отца Фицпатрика
to-whom-father-fitzpatrick = отцу Фицпатрику
whose-father-fitzpatrick = отца Фицпатрика
whom-scott-wheeler = Скотта Уилера
to-whom-scott-wheeler = Скотту Уилеру
whose-scott-wheeler = Скотта Уилера
whom-ines-calder = { card-ines-calder }
to-whom-ines-calder = { card-ines-calder }
whose-ines-calder = { card-ines-calder }
whom-viktor-hale = Виктора Хейла
to-whom-viktor-hale = Виктору Хейлу
whose-viktor-hale = Виктора Хейла
whom-polly-nash = { card-polly-nash }
to-whom-polly-nash = { card-polly-nash }
whose-polly-nash = { card-polly-nash }
whom-elias-thorn = Элиаса Торна
to-whom-elias-thorn = Элиасу Торну
whose-elias-thorn = Элиаса Торна
whom-mabel-stone = { card-mabel-stone }
to-whom-mabel-stone = { card-mabel-stone }
whose-mabel-stone = { card-mabel-stone }

## Предметы

card-pistol = Пистолет «Кольт-1911»
card-sniper-rifle = Винтовка «Тикка Т3»
card-shotgun = Дробовик
card-lighter = Зажигалка
card-switchblade = Складной нож
card-jazzercise = Путешествие в мир джаз-гимнастики
card-cookbook = Поваренная книга выжившего
card-leadership = Пособие по лидерству
card-martial-arts = Боевые искусства для начинающих
card-barricades-123 = Баррикады: раз, два, три
card-blueprint-police = План полицейского участка
card-blueprint-grocery = План продуктового магазина
card-blueprint-library = План библиотеки
card-blueprint-hospital = План больницы
card-blueprint-gas = План автозаправки
card-blueprint-school = План школы
card-junk = Хлам
card-padlock = Навесной замок
card-night-vision = Прибор ночного видения
card-walkie-talkie = Рация
card-rotten-flesh = Гнилая плоть
card-hammer = Молоток
card-snow-shoes = Снегоступы
card-wrench = Гаечный ключ
card-scissors = Ножницы
card-megaphone = Мегафон
card-baseball-bat = Бейсбольная бита
card-mop = Швабра
card-flashlight = Фонарик
card-reading-lamp = Настольная лампа
card-medicine = Лекарства
card-adrenaline = Шприц с адреналином
card-fuel = Топливо
card-food-1 = Еда (1)
card-food-2 = Еда (2)
card-food-3 = Еда (3)
card-outsider-1 = Посторонние (1)
card-outsider-2 = Посторонние (2)
card-outsider-3 = Посторонние (3)
card-ammo-box = Ящик патронов
card-bulletproof-vest = Бронежилет
card-assault-rifle = Штурмовая винтовка
card-smoke-grenade = Дымовая граната
card-spy-radio = Шпионская рация
card-white-flag = Белый флаг
card-canned-stew = Тушёнка
card-ration-pack = Сухой паёк
card-antibiotics = Антибиотики
card-painkillers = Обезболивающее
card-jerrycan = Канистра
card-snowmobile-keys = Ключи от снегохода
card-hunting-rifle = Охотничье ружьё
card-machete = Мачете
card-crossbow = Арбалет
card-sandbags = Мешки с песком
card-tripwire-charge = Растяжка
card-town-map = Карта города
card-field-manual = Полевой устав
card-dog-whistle = Свисток
card-backpack = Рюкзак
card-stray-group = Отставшие
card-flare-gun = Ракетница

## Кризисы

card-despair = Отчаяние
card-fuel-shortage = Нехватка топлива
card-horror-in-the-night = Ночной ужас
card-illness = Болезнь
card-legions-of-death = Легионы смерти
card-overpopulation = Перенаселение
card-strength-of-the-dead = Сила мертвецов
card-unending-hordes = Бесконечные орды
card-zombie-surge = Нашествие зомби
card-exhaustion = Истощение
card-empty-pantry = Пустая кладовая
card-being-watched = За нами следят
card-reorganization = Перестановки
card-surrounded-wards = Окружённые палаты
card-dead-streets = Мёртвые улицы
card-firewood = Нет дров
card-vermin = Паразиты
card-desperate-measures = Крайние меры
card-broken-walls = Проломы в стенах
card-blizzard = Буран
card-long-winter = Долгая зима
card-poisoned-well = Отравленный колодец
card-blackout = Отключение света
card-roaming-herd = Бродячее стадо
card-snowed-in = Снежный плен
card-refugee-column = Колонна беженцев
card-deserters = Дезертиры
card-plague-wind = Чумной ветер
card-looters = Мародёры
card-damp-powder = Отсыревший порох
card-broken-truce = Сорванное перемирие

## Перекрёстки

card-gambling = Азартные игры
card-army = Армия
card-helpless = Беспомощные
card-abandoned = Брошенный
card-brandon-kane-x = Брэндон Кейн
card-gabriel-diaz-x = Габриэль Диас
card-old-divisions = Давняя вражда
card-john-price-x = Джон Прайс
card-dynamite = Динамит
card-book-of-the-dead = Книга мёртвых
card-arctic-king = Король Арктики
card-heads-up = Лицом к лицу
card-mike-cho-x = Майк Чо
card-lovers-quarrel = Милые бранятся
card-maude = Мод
card-music = Музыка
card-riot = Мятеж
card-wavering-loyalties = Переменчивая лояльность
card-outsiders = Посторонние
card-radio-signal = Радиосигнал
card-wounded-survivor = Раненый
card-rod-miller-x = Род Миллер
card-christmas = Рождество
card-collapsing-barriers = Рушащиеся баррикады
card-supply-drop = Сброс припасов
card-rascals = Скутеры
card-creature-comforts = Создание уюта
card-crazed-survivor = Сумасшедшая
card-toxic-waste = Токсичные отходы
card-thomas-heart-x = Томас Харт
card-sunshine-state = Флорида
card-forest-plum-x = Форест Плам
card-harman-brooks-x = Харман Брукс
card-hunger-x = Чувство голода
card-outbreak = Эпидемия
card-unsanitary = Антисанитария
card-that-feeling = Ах, это чувство…
card-derek-yoshida-x = Дерек Ёсида
card-road-to-hell = Дорога в ад
card-moral-support = Дружеская поддержка
card-toys = Игрушки
card-cole-winters-x = Коул Уинтерс
card-rats = Крысы
card-the-boy = Мальчик
card-close-shave = Опасное бритьё
card-secession = Отделение
card-ice-fishing = Подлёдная рыбалка
card-rocco-bellini-x = Рокко Беллини
card-back-to-school = Снова в школу
card-gunman = Стрелок
card-fatima-x = Фатима Мактаби
card-eric-parker-x = Эрик Паркер
card-parley = Переговоры
card-rooftop-sniper = Снайпер на крыше
card-the-prisoner = Пленник
card-hidden-armory = Тайный арсенал
card-double-agent = Двойной агент
card-border-dispute = Пограничный спор
card-burning-stores = Пожар на складе
card-white-lie = Ложь во спасение
card-deserter = Перебежчик
card-old-friends = Старые друзья
card-sabotage = Саботаж
card-leaflet-drop = Листовки
card-exchange = Обмен пленными
card-ricochet = Рикошет
card-signal-fires = Сигнальные костры
card-night-raid = Ночная вылазка
card-mutual-threat = Общая угроза
card-the-ultimatum = Ультиматум
card-stray-bullet = Шальная пуля
card-common-grave = Общая могила
card-dead-drop = Почтовый тайник
card-false-colours = Чужой мундир
card-spotlights = Прожекторы
card-blood-feud = Кровная месть
card-smugglers = Контрабандисты
card-powder-keg = Пороховая бочка
card-turncoat-letter = Письмо
card-last-stand = Последний рубеж
card-frozen-creek = Замёрзший ручей
card-honiahaka-x = Хониака
card-enforcer-x = Блюститель
card-father-fitzpatrick-x = Отец Фицпатрик
card-danika-walker-x = Даника Уокер
card-marcus-johnson-x = Маркус Джонсон
card-broken-heater = Сломанный обогреватель
card-collapsed-roof = Обрушенная крыша
card-sleepwalker = Лунатик
card-generator = Генератор
card-bad-meat = Тухлое мясо
card-choir = Хор
card-lost-dog = Потерявшаяся собака
card-locked-cellar = Запертый подвал
card-snow-blind = Снежная слепота
card-overworked = На износ
card-wounded-pride = Уязвлённая гордость
card-strange-radio = Странная передача
card-mass-grave-digging = Мёрзлая земля
card-birthday = День рождения
card-rusty-traps = Ржавые капканы
card-stowaways = Безбилетники

## Истории перекрёстков

story-gambling = Кто-то нашёл колоду карт, и уже на третьей раздаче играют не на спички.
story-army = У ворот останавливаются грузовики. Солдаты требуют половину еды и дважды не просят.
story-helpless = Старые, больные, маленькие: каждый вечер их всё больше, а в котле всё меньше.
story-abandoned = За мусорной кучей кто-то оставил ребёнка в ящике, выстланном газетами.
story-brandon-kane-x = Брэндон Кейн жжёт мусор во дворе, слишком близко ко всему, что горит.
story-gabriel-diaz-x = Из дыма выходит пожарный, а с ним трое, которые едва держатся на ногах.
story-old-divisions = Две семьи не разговаривают много лет и спят за одной стеной. Сегодня одна требует выгнать другую.
story-john-price-x = В кабинете химии студент неделями жил на шоколадках из автомата.
story-dynamite = Эдвард Уайт что-то намешал, а Джон Прайс знает, куда это бросить.
story-book-of-the-dead = На столе лежит раскрытый дневник. На последних страницах имена всех, кто здесь умер.
story-arctic-king = Под брезентом стоит гоночный снегоход, весь в хроме и с полным баком.
story-heads-up = За стойкой шевелится мундир. Когда-то это был чей-то сослуживец.
story-mike-cho-x = С крыши прямо в гущу мертвецов спрыгивает кто-то в чёрном и начинает считать.
story-lovers-quarrel = Сначала они шепчутся. Потом перестают шептаться.
story-maude = Между полками старушка делает покупки, будто ничего не случилось.
story-music = Заводной граммофон, единственная пластинка, и вдруг все вспоминают слова.
story-riot = Беспомощные придвинули койки к двери кладовой и никого не пускают.
story-wavering-loyalties = В последнее время один из ваших ужинает у чужого костра.
story-outsiders = Снаружи в снегу стоит целая колонна, и никто не стучит.
story-radio-signal = Между двумя станциями детский голос снова и снова называет адрес.
story-wounded-survivor = Кровавый след кончается у двери. За ней кто-то ещё дышит.
story-rod-miller-x = Грузовик Рода Миллера горит на шоссе, а сам он всё ещё за рулём.
story-christmas = По чьему-то календарю сегодня двадцать четвёртое.
story-collapsing-barriers = Доски стонут, вылетает гвоздь, и в щель просовываются руки.
story-supply-drop = За деревьями опускается парашют. Видели его не только вы.
story-rascals = В коридоре стоит ряд заряженных скутеров для инвалидов, хоть сейчас на гонки.
story-creature-comforts = Хватило бы топлива, и сегодня у всех была бы горячая вода.
story-crazed-survivor = Она протягивает вам продукты и не видит, кто стоит у неё за спиной.
story-toxic-waste = Бочки за сараем начали протекать.
story-thomas-heart-x = Эхо выстрела ещё не стихло, а Томас Харт уже кричит приказы тем, кого здесь нет.
story-sunshine-state = Двое беспомощных собрали вещи: они идут на юг, к солнцу, пешком.
story-forest-plum-x = Форест Плам пьян, в костюме и звонит в колокольчик что есть силы.
story-harman-brooks-x = Харман Брукс знает хижину, ручей и травы, о которых врачи забыли.
story-hunger-x = Новые рты, тот же котёл. Кто-то должен вслух сказать то, что все подсчитывают.
story-outbreak = У одного из беспомощных жар, и кашель идёт от койки к койке.
story-unsanitary = Запах добрался до спален. И мухи тоже, посреди зимы.
story-that-feeling = Двое делят одеяло среди развалин, и мир на минуту где-то далеко.
story-derek-yoshida-x = На рассвете Дерек Ёсида свистит в свисток: кросс вокруг двора, все, сейчас же.
story-road-to-hell = Поперёк дороги лежит автобус. Из заднего окна смотрят два лица.
story-moral-support = Всего лишь вещь из рук в руки, но рука задерживается чуть дольше.
story-toys = Коробка игрушек, сжечь которую ни у кого не поднялась рука.
story-cole-winters-x = На перекрёстке ждёт снегоуборщик с включёнными фарами. Водитель хочет сначала поесть.
story-rats = Они в стенах, они в муке, и они никого не боятся.
story-the-boy = Он стоит между полками с плюшевым мишкой и разделочным ножом.
story-close-shave = Горячая вода, бритва и нетвёрдая рука.
story-secession = У одного из ваших есть план, карта и отряд из одного человека.
story-ice-fishing = Озеро замёрзло, и кто-то оставил лунку и удочку.
story-rocco-bellini-x = Рокко Беллини клянётся, что сварит суп из чего угодно, и начинает доказывать.
story-back-to-school = Звенит звонок. Кто-то всё ещё живёт по расписанию.
story-gunman = Человек на крыше видит ваше оружие и опускает винтовку.
story-fatima-x = Фатима не может усидеть на месте. Если она остановится, говорит она, то уже не побежит.
story-eric-parker-x = Эрик Паркер записал, кто кому что должен, и зачитывает список за ужином.
story-parley = Вы оба опустили оружие. Кто-то должен заговорить первым.
story-rooftop-sniper = Красная точка бежит по снегу и замирает на куртке.
story-the-prisoner = Враг у ворот поскользнулся: вас четверо, а он один.
story-hidden-armory = За шкафчиками стена отзывается пустотой.
story-double-agent = Один из ваших готов перейти к ним, для вида, и послушать, о чём говорят за столом.
story-border-dispute = Ваши доски, их гвозди, и никто не помнит, где проходила граница.
story-burning-stores = Их склад сухой, ветер попутный, а у вас канистра топлива.
story-white-lie = «У нас всего хватает», — говорите вы и отдаёте последнее.
story-deserter = Их похлёбка ему надоела, и он спрашивает, что варят у вас.
story-old-friends = Часовой у их ворот когда-то сидел с вами за одной партой.
story-sabotage = Пара винтов, четверть часа, и их ворота стоят только для вида.
story-leaflet-drop = В машине ещё есть краска. Что напечатаем?
story-exchange = Две группы стоят в снегу друг против друга, а между ними люди.
story-ricochet = Выстрел предназначался зомби.
story-signal-fires = Костёр в нужном месте увёл бы стадо. К другим.
story-night-raid = Их лидер спит с открытым окном.
story-mutual-threat = На минуту колоний больше нет, есть только живые и мёртвые.
story-the-ultimatum = Гонец с белой тряпкой зачитывает ваши условия.
story-stray-bullet = Они вас ещё не видят, а палец уже на спуске.
story-common-grave = Ваши и чужие лежат рядом, и земля одинаково твёрдая для всех.
story-dead-drop = За шатким кирпичом жестянка с запиской не для вас.
story-false-colours = В их куртке и с их паролем можно пройти насквозь.
story-spotlights = Свет на стену, прямо в лица тех, кто там прячется.
story-blood-feud = Кто-то написал на стене имя, а под ним дату.
story-smugglers = Имена им не нужны, нужен товар, и дважды они здесь не бывают.
story-powder-keg = Столько пороха под одной крышей, а там кто-то курит.
story-turncoat-letter = Среди полученных вещей лежит письмо, адресованное не вам.
story-last-stand = Терять больше нечего, и кто-то говорит это с улыбкой.
story-frozen-creek = Подо льдом что-то блестит, в шаге от берега.
story-honiahaka-x = Хониаке приснился сон, и прежде чем рассказать, он просит тишины.
story-enforcer-x = Незнакомец с самодельным значком вытирает топор и разглядывает ваш отряд.
story-father-fitzpatrick-x = Отец Фицпатрик поставил стол, свечу и два ряда стульев.
story-danika-walker-x = Даника Уокер не останавливается на первом.
story-marcus-johnson-x = Человек катит тележку прямо среди мертвецов и кивает вам.
story-broken-heater = Обогреватель кашляет в последний раз. К полуночи окна покрываются льдом изнутри.
story-collapsed-roof = Крыша рухнула, и то, до чего было не дотянуться, лежит на полу.
story-sleepwalker = Каждую ночь один из них выходит наружу, босиком и с улыбкой.
story-generator = Он работает. Тепло, светло и слышно на много миль вокруг.
story-bad-meat = Оно немного пахнет. Все слишком голодны, чтобы об этом говорить.
story-choir = Кто-то начинает петь, подхватывают все, громче, чем разумно.
story-lost-dog = Она идёт за вами уже час, всё время на одном расстоянии.
story-locked-cellar = Дверь в подвал стальная, а ключ, конечно, с той стороны.
story-snow-blind = Белое небо, белая земля, а вскоре и в глазах всё белое.
story-overworked = Ещё одна тачка, и ещё одна, а потом рука срывается.
story-wounded-pride = Рана пустяковая. Хуже, что это кто-то видел.
story-strange-radio = Цифры, пауза, цифры. А потом знакомое имя.
story-mass-grave-digging = Лопата звенит о землю, как о железо.
story-birthday = Кому-то сегодня семь лет, и об этом знают все.
story-rusty-traps = В сарае висит ряд медвежьих капканов, рыжих от ржавчины.
story-stowaways = Всю дорогу в багажнике кто-то стучал.

## Секретные цели

card-new-destination = Новая цель пути
card-my-books = Только книги
card-burn-it-down = Сжечь всё дотла
card-collector = Коллекционер
card-desire-to-live = Жажда жизни
card-experienced = Бывалый
card-germaphobe = Боязнь микробов
card-historian = Историк
card-hoarder = Скопидом
card-hope = Надежда
card-hunger = Голод
card-hypochondriac = Ипохондрик
card-junkie = Наркоман
card-justice = Правосудие
card-leader = Лидер
card-loner = Одиночка
card-masochist = Мазохист
card-neat-freak = Чистюля
card-protected = Под защитой
card-repopulate = Возрождение
card-revenge = Месть
card-safety = Безопасность
card-way-back-home = Дорога домой
card-zombie-robot = Робот-убийца зомби!
card-us-or-them = Или мы, или они
card-night-watch = Ночной дозор
card-mechanic = Механик
card-survival-kit = Набор выживания
card-armed-group = Вооружённый отряд
card-empty-handed = С пустыми руками
card-pathfinder = Следопыт
card-homebody = Домосед
card-feast = Пир
card-frugal = Бережливый
card-teacher = Наставник
card-big-family = Большая семья
card-pharmacist = Полевой врач
card-scarred = В шрамах
card-old-leader = Несгибаемый лидер
card-successor = Преемник
card-driver = Дальний путь
card-quiet-life = Тихая жизнь
card-hunter = Охотник
card-builder = Строитель
card-sentimental = Сентиментальный
card-trader = Торговец
card-caretaker = Опекун
card-optimist = Оптимист
card-b-accept-fate = Прими свою судьбу
card-b-all-for-one = Все за одного
card-b-cult-leader = Лидер секты
card-b-gluttony = Чревоугодие
card-b-mad-scientist = Безумный учёный
card-b-obsessed = Одержимый
card-b-runaway = Беглец
card-b-serial-killers = Серийные убийцы
card-b-take-over = Захват власти
card-b-trigger-happy = Палец на спуске
card-x-handy = Умелец
card-x-new-friends = Новые друзья
card-x-forgiveness = Прощение
card-x-revenge = Месть
card-x-warlord = Полевой командир
card-x-wanderer = Скиталец
card-x-medic = Лекарь-изгой
card-x-arsonist = Поджигатель
card-x-scholar = Книжник
card-x-survivor = Выжить в одиночку
card-lw-kingmaker = Серый кардинал
card-lw-balance = Равновесие
card-lw-hermit = Отшельник
card-lw-vulture = Стервятник
card-lw-pack-leader = Вожак стаи
card-lw-saboteur = Диверсант
card-lw-wanderer = Странник
card-lw-avenger = Мститель

## Основные цели

card-eight-weeks = Восемь недель тьмы
card-eight-weeks-hardcore = Восемь недель тьмы (сложная)
card-kill-them = Убить их всех
card-kill-them-hardcore = Убить их всех (сложная)
card-find-a-cure = Найти лекарство
card-find-a-cure-hardcore = Найти лекарство (сложная)
card-home-sweet-home = Дом, милый дом
card-home-sweet-home-hardcore = Дом, милый дом (сложная)
card-raiding-party = Рейд
card-raiding-party-hardcore = Рейд (сложная)
card-leave-it-behind = Бросить всё
card-leave-it-behind-hardcore = Бросить всё (сложная)
card-stockpile = Запасы
card-stockpile-hardcore = Запасы (сложная)
card-winter-has-come = Зима пришла
card-winter-has-come-hardcore = Зима пришла (сложная)
card-too-many-mouths = Слишком много ртов
card-too-many-mouths-hardcore = Слишком много ртов (сложная)
card-more-samples = Нужно больше образцов
card-more-samples-hardcore = Нужно больше образцов (сложная)
card-divide-and-conquer = Разделяй и властвуй
card-divide-and-conquer-hard = Разделяй и властвуй (сложно)
card-killing-blow = Смертельный удар
card-arms-race = Гонка вооружений
card-starve-them-out = Взять измором
card-great-stockpile = Большие запасы
card-hold-the-walls = Держать оборону
card-exodus = Исход

## Миссии

card-m-scout-both = Глаз да глаз
card-m-thief = Ночной вор
card-m-clear = Чистильщик
card-m-cache = Тайник
card-m-mercy = Милосердие
card-m-spark = Искра
card-m-crisis = Нежданная помощь
card-m-tower = Дозорная вышка
card-m-mercenary = Наёмник
card-m-runner = Бегун
card-m-herder = Погонщик
card-m-recluse = Затворник
card-m-recruit = Новобранец
card-m-trophy = Трофей

## Карты тактики

card-offensive = Наступление
card-defence = Оборона
card-retreat = Отступление
card-ambush = Засада
card-covering-fire = Огневое прикрытие

## Виды карт

kind-person = Выживший
kind-item = Предмет
kind-crisis = Кризис
kind-crossroads = Перекрёсток
kind-secret = Секретная цель
kind-betrayal = Секретная цель предателя
kind-exile = Секретная цель изгнанника
kind-lone-wolf = Секретная цель одинокого волка
kind-goal = Основная цель
kind-mission = Миссия
kind-tactic = Карта тактики
kinds-person = Выжившие
kinds-item = Предметы
kinds-crisis = Кризисы
kinds-crossroads = Перекрёстки
kinds-secret = Секретные цели
kinds-betrayal = Секретные цели предателей
kinds-exile = Секретные цели изгнанников
kinds-lone-wolf = Секретные цели одинокого волка
kinds-goal = Основные цели
kinds-mission = Миссии
kinds-tactic = Карты тактики

## Виды предметов, как в «2 карты топлива»

kind-weapon = оружия
kind-fuel = топлива
kind-education = знаний
kind-food = еды
kind-medicine = лекарств
kind-tool = инструментов
kind-survivor = посторонних
other-weapon = оружия
other-fuel = топлива
other-food = еды
other-medicine = лекарств
other-tool = инструментов

## Где

at-police = в полицейском участке
at-grocery = в продуктовом магазине
at-school = в школе
at-library = в библиотеке
at-hospital = в больнице
at-gas = на автозаправке
at-colony = в колонии
at-rival = у входа в колонию соперников
at-den = в логове
at-here = в этой локации
at-outside = в локации вне колонии
at-location-random = в случайной локации вне колонии
at-own-place = в локации одного из ваших выживших

## У каких входов

before-police = у входа в полицейский участок
before-grocery = у входа в продуктовый магазин
before-school = у входа в школу
before-library = у входа в библиотеку
before-hospital = у входа в больницу
before-gas = у входа на автозаправку
before-colony = у входов в колонию
before-rival = у входов в колонию соперников
before-both = у входов в каждую колонию
before-here = у входа в эту локацию
before-each-location = у входа в каждую локацию вне колонии
before-location-random = у входа в случайную локацию вне колонии
before-own-place = у входа в локацию одного из ваших выживших
before-place-any = у входа в любую локацию
before-colony-any = у входов в одну колонию на ваш выбор
before-freed = на каждой освободившейся так ячейке
before-that-entrance = у этого входа

## Куда

to-grocery = в продуктовый магазин
to-hospital = в больницу
to-school = в школу
to-colony = в колонию
to-home = домой
to-rival = ко входу в колонию соперников
to-location-any = к любой другой локации вне колонии
to-location-random = в случайную локацию вне колонии
to-own-place = к локации одного из ваших выживших

## Откуда

source-colony = из колонии
source-rival = от колонии соперников
source-own-place = из локации одного из ваших выживших
source-place-any = из любой локации

## Чья колода

of-police = полицейского участка
of-grocery = продуктового магазина
of-school = школы
of-hospital = больницы
of-gas = автозаправки
of-here = этой локации
of-location-any = любой локации вне колонии
of-each-location = каждой локации вне колонии

## Кого

whom-self = этого выжившего
whom-new = нового выжившего
whom-sent = каждого перемещённого так выжившего
whom-own = одного из ваших выживших
whom-own-2 = ещё двух ваших выживших
whom-own-colony = одного из ваших выживших в колонии
whom-own-outside = одного из ваших выживших в локации вне колонии
whom-own-all-rival = всех своих выживших от входов в колонию соперников
whom-follower = одного из ваших последователей
whom-enemy-colony = чужого выжившего от входа в вашу колонию
whom-enemy-all-colony = всех чужих выживших от входов в вашу колонию
whom-lowest-colony = выжившего с наименьшим влиянием в колонии
whom-lowest-colony-2 = двух выживших с наименьшим влиянием в колонии
whom-lowest-anywhere-2 = двух выживших с наименьшим влиянием
whom-each-player-one-colony = одного выжившего каждого игрока, чьи выжившие в колонии

## Кому

to-whom-self = этому выжившему
to-whom-it = этому выжившему
to-whom-own = одному из ваших выживших
to-whom-own-colony = одному из ваших выживших в колонии
to-whom-friendly-all = каждому дружественному выжившему
to-whom-friendly-all-colony = каждому дружественному выжившему в колонии
to-whom-enemy-here = чужому выжившему в этой локации
to-whom-enemy-colony = чужому выжившему у входа в вашу колонию
to-whom-lowest-colony = дружественному выжившему с наименьшим влиянием в колонии
to-whom-highest-colony = дружественному выжившему с наибольшим влиянием в колонии
to-whom-highest-anywhere-3 = каждому из трёх выживших с наибольшим влиянием
to-whom-highest-anywhere-5 = каждому из пяти выживших с наибольшим влиянием
to-whom-lowest-anywhere-but-forest-plum = дружественному выжившему с наименьшим влиянием, кроме Фореста Плама

## Чей, у кого

whose-self = этого выжившего
whose-own = одного из ваших выживших
whose-own-all = каждого из ваших выживших
whose-near = одного из ваших выживших или дружественного выжившего в одной локации с вашим
whose-friendly-all = каждого дружественного выжившего
whose-friendly-all-colony = каждого дружественного выжившего в колонии
whose-friendly-here = дружественного выжившего в этой локации
whose-friendly-3 = каждого из трёх дружественных выживших
whose-enemy-here = чужого выжившего в этой локации
whose-pair = этих двоих выживших
whose-helpless = каждого беспомощного выжившего

## Игроки

player-player = другого игрока
player-friend = другого дружественного игрока
player-each-friend-colony = каждого дружественного игрока, чей выживший в колонии
player-poorer-friend = дружественного игрока, у которого выживших меньше, чем у вас
player-left-player = игрока слева от вас
player-mate-player = другого игрока, чей выживший в этой локации
player-enemy-controller = соперника, чей выживший в этой локации
player-rival-player = игрока колонии соперников
player-rival-players = каждого игрока колонии соперников
player-rival-leader = лидера колонии соперников
player-that-colony-player = игрока этой колонии
player-losing-leader = лидера проигравшей колонии
player-giver = игрока, который дал вам карту

## Что делают карты: колония

effect-morale-up = { $scope ->
        [rival] Моральный дух колонии соперников повышается на { $n }.
        [both] Моральный дух каждой колонии повышается на { $n }.
        [den] Ваш моральный дух повышается на { $n }.
       *[colony] Моральный дух колонии повышается на { $n }.
    }
effect-morale-down = { $scope ->
        [rival] Моральный дух колонии соперников понижается на { $n }.
        [both] Моральный дух каждой колонии понижается на { $n }.
        [that_colony] Моральный дух этой колонии понижается на { $n }.
       *[colony] Моральный дух колонии понижается на { $n }.
    }
effect-morale-down-half-removed = { $scope ->
        [rival] Моральный дух колонии соперников понижается на 1 за каждых двух убранных беспомощных выживших, с округлением вверх.
        [both] Моральный дух каждой колонии понижается на 1 за каждых двух убранных беспомощных выживших, с округлением вверх.
       *[colony] Моральный дух колонии понижается на 1 за каждых двух убранных беспомощных выживших, с округлением вверх.
    }
effect-morale-down-intruders = { $scope ->
        [rival] Моральный дух колонии соперников понижается на 1 за каждого чужого выжившего у её входов.
        [both] Моральный дух каждой колонии понижается на 1 за каждого чужого выжившего у её входов.
       *[colony] Моральный дух колонии понижается на 1 за каждого чужого выжившего у её входов.
    }
effect-food-up = { $scope ->
        [rival] Положите на склад колонии соперников { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } еды.
        [both] Положите на склад каждой колонии { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } еды.
        [den] Положите в логово { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } еды.
       *[colony] Положите на склад { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } еды.
    }
effect-food-down = { $scope ->
        [rival] Уберите со склада колонии соперников { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } еды.
        [both] Уберите со склада каждой колонии { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } еды.
       *[colony] Уберите со склада { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } еды.
    }
effect-food-set = { $scope ->
        [rival] { $n ->
            [0] Уберите со склада колонии соперников всю еду.
           *[other] На складе колонии соперников { $n } { $n ->
                [one] жетон
                [few] жетона
               *[many] жетонов
            } еды.
        }
        [both] { $n ->
            [0] Уберите всю еду со складов обеих колоний.
           *[other] На складе каждой колонии { $n } { $n ->
                [one] жетон
                [few] жетона
               *[many] жетонов
            } еды.
        }
       *[colony] { $n ->
            [0] Уберите со склада всю еду.
           *[other] На складе { $n } { $n ->
                [one] жетон
                [few] жетона
               *[many] жетонов
            } еды.
        }
    }
effect-starve-up = { $scope ->
        [rival] Колония соперников получает { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } голода.
        [both] Каждая колония получает { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } голода.
       *[colony] Колония получает { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } голода.
    }
effect-helpless-up = { $scope ->
        [rival] Добавьте в колонию соперников { $n } { $n ->
            [one] беспомощного выжившего
            [few] беспомощных выживших
           *[many] беспомощных выживших
        }.
        [both] Добавьте в каждую колонию { $n } { $n ->
            [one] беспомощного выжившего
            [few] беспомощных выживших
           *[many] беспомощных выживших
        }.
       *[colony] Добавьте в колонию { $n } { $n ->
            [one] беспомощного выжившего
            [few] беспомощных выживших
           *[many] беспомощных выживших
        }.
    }
effect-helpless-up-each = { $scope ->
        [rival] Добавьте в колонию соперников { $n ->
            [one] по одному беспомощному выжившему
            [few] по { $n } беспомощных выживших
           *[many] по { $n } беспомощных выживших
        } на каждого игрока.
        [both] Добавьте в каждую колонию { $n ->
            [one] по одному беспомощному выжившему
            [few] по { $n } беспомощных выживших
           *[many] по { $n } беспомощных выживших
        } на каждого её игрока.
       *[colony] Добавьте в колонию { $n ->
            [one] по одному беспомощному выжившему
            [few] по { $n } беспомощных выживших
           *[many] по { $n } беспомощных выживших
        } на каждого игрока.
    }
effect-helpless-up-each-and = { $scope ->
        [rival] Добавьте в колонию соперников { $n ->
            [one] по одному беспомощному выжившему
            [few] по { $n } беспомощных выживших
           *[many] по { $n } беспомощных выживших
        } на каждого игрока и ещё { $more }.
        [both] Добавьте в каждую колонию { $n ->
            [one] по одному беспомощному выжившему
            [few] по { $n } беспомощных выживших
           *[many] по { $n } беспомощных выживших
        } на каждого её игрока и ещё { $more }.
       *[colony] Добавьте в колонию { $n ->
            [one] по одному беспомощному выжившему
            [few] по { $n } беспомощных выживших
           *[many] по { $n } беспомощных выживших
        } на каждого игрока и ещё { $more }.
    }
effect-helpless-down = { $scope ->
        [rival] Уберите из колонии соперников { $n } { $n ->
            [one] беспомощного выжившего
            [few] беспомощных выживших
           *[many] беспомощных выживших
        }.
        [both] Уберите из каждой колонии { $n } { $n ->
            [one] беспомощного выжившего
            [few] беспомощных выживших
           *[many] беспомощных выживших
        }.
       *[colony] Уберите из колонии { $n } { $n ->
            [one] беспомощного выжившего
            [few] беспомощных выживших
           *[many] беспомощных выживших
        }.
    }
effect-helpless-down-all = { $scope ->
        [rival] Уберите из колонии соперников всех беспомощных выживших.
        [both] Уберите из каждой колонии всех беспомощных выживших.
       *[colony] Уберите из колонии всех беспомощных выживших.
    }
effect-kill-helpless = { $n ->
        [one] Погибает
        [few] Погибают
       *[many] Погибают
    } { $n } { $n ->
        [one] беспомощный выживший
        [few] беспомощных выживших
       *[many] беспомощных выживших
    }.
effect-unruly =
    Переверните { $n } { $n ->
        [one] жетон беспомощного выжившего: он становится буйным
        [few] жетона беспомощных выживших: они становятся буйными
       *[many] жетонов беспомощных выживших: они становятся буйными
    }.
effect-bullets-up = { $scope ->
        [rival] Колония соперников получает { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } патронов.
        [both] Каждая колония получает { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } патронов.
       *[colony] Колония получает { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } патронов.
    }
effect-bullets-down = { $scope ->
        [rival] Колония соперников теряет { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } патронов.
        [both] Каждая колония теряет { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } патронов.
       *[colony] Колония теряет { $n } { $n ->
            [one] жетон
            [few] жетона
           *[many] жетонов
        } патронов.
    }
effect-bullets-set = { $scope ->
        [rival] { $n ->
            [0] Колония соперников теряет все патроны.
           *[other] У колонии соперников { $n } { $n ->
                [one] жетон
                [few] жетона
               *[many] жетонов
            } патронов.
        }
        [both] { $n ->
            [0] Каждая колония теряет все патроны.
           *[other] У каждой колонии { $n } { $n ->
                [one] жетон
                [few] жетона
               *[many] жетонов
            } патронов.
        }
       *[colony] { $n ->
            [0] Колония теряет все патроны.
           *[other] У колонии { $n } { $n ->
                [one] жетон
                [few] жетона
               *[many] жетонов
            } патронов.
        }
    }
effect-bullets-steal =
    Колония забирает у колонии соперников { $n ->
        [one] 1 жетон
        [few] до { $n } жетонов
       *[many] до { $n } жетонов
    } патронов.
effect-waste-up =
    Положите на свалку { $n } { $n ->
        [one] случайную убранную из игры карту
        [few] случайные убранные из игры карты
       *[many] случайных убранных из игры карт
    }.
effect-waste-down =
    Уберите из игры { $n ->
        [one] верхнюю карту
        [few] { $n } верхние карты
       *[many] { $n } верхних карт
    } свалки.
effect-waste-removed = Положите на свалку все убранные из игры карты { $kind } и { $other }.
effect-crisis-up = В текущем кризисе подходящих карт считается на { $n } больше.
effect-crisis-skip = Сбросьте текущий кризис: он не действует. Пожертвованные карты уходят из игры.
effect-truce = Боя { $at } в этом раунде не будет.
effect-defect = { $scope ->
        [rival] Лидер колонии соперников выбирает последователя, который уходит из колонии.
        [both] В каждой колонии лидер выбирает последователя любого её игрока, и тот уходит.
       *[colony] Лидер колонии выбирает последователя, который уходит из колонии.
    } Его предметы берёт в руку его игрок, а карта возвращается в колоду выживших.

## Поле

effect-zombies-up = Добавьте { $n } зомби { $before }.
effect-zombies-down = Уберите { $n } зомби { $before }.
effect-zombies-down-n = Уберите столько зомби { $before }.
effect-zombies-set = { $n ->
        [0] Уберите всех зомби { $before }.
       *[other] Зомби { $before } становится { $n }.
    }
effect-zombies-full = Поставьте зомби на все свободные ячейки { $before }.
effect-move-z = Переместите до { $n } зомби { $source } { $to }, на свободные ячейки у входа.
effect-killz =
    Убейте { $n ->
        [one] 1 зомби
        [few] до { $n } зомби
       *[many] до { $n } зомби
    } { $before }. За каждого бросьте кубик повреждений.
effect-killz-safe =
    Убейте { $n ->
        [one] 1 зомби
        [few] до { $n } зомби
       *[many] до { $n } зомби
    } { $before }. Кубик повреждений не бросайте.
effect-killz-one-roll =
    Убейте { $n ->
        [one] 1 зомби
        [few] до { $n } зомби
       *[many] до { $n } зомби
    } { $before }. Кубик повреждений бросьте только один раз.
effect-attack-free = Один из ваших выживших атакует зомби, не тратя кубик.
effect-build-free = Постройте баррикаду в этой локации, не тратя кубик.
effect-barricade-up =
    Постройте { $n ->
        [one] 1 баррикаду
        [few] до { $n } баррикад
       *[many] до { $n } баррикад
    } { $before }.
effect-barricade-up-n = Постройте баррикаду { $before }.
effect-barricade-down =
    Уберите { $n } { $n ->
        [one] баррикаду
        [few] баррикады
       *[many] баррикад
    } { $before }.
effect-barricade-set = { $n ->
        [0] Уберите все баррикады { $before }.
       *[other] Баррикад { $before } становится { $n }.
    }
effect-trap-up =
    Поставьте { $n ->
        [one] 1 взрывную ловушку
        [few] до { $n } взрывных ловушек
       *[many] до { $n } взрывных ловушек
    } { $before }.
effect-noise-up =
    Положите { $n ->
        [one] 1 жетон
        [few] до { $n } жетонов
       *[many] до { $n } жетонов
    } шума { $at }.
effect-noise-full = Заполните жетонами шума все ячейки шума { $at }.

## Выжившие

effect-wound = { $scope ->
        [rival] В колонии соперников нанесите { $n } { $n ->
            [one] рану
            [few] раны
           *[many] ран
        } { $to_whom }.
        [both] В каждой колонии нанесите { $n } { $n ->
            [one] рану
            [few] раны
           *[many] ран
        } { $to_whom }.
       *[colony] Нанесите { $n } { $n ->
            [one] рану
            [few] раны
           *[many] ран
        } { $to_whom }.
    }
effect-frost =
    Дайте { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } обморожения { $to_whom }.
effect-despair =
    Дайте { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } отчаяния { $to_whom }.
effect-heal =
    Вылечите { $n } { $n ->
        [one] рану
        [few] раны
       *[many] ран
    } у { $whose }.
effect-heal-any =
    Снимите { $n } { $n ->
        [one] жетон раны или отчаяния
        [few] жетона раны или отчаяния
       *[many] жетонов раны или отчаяния
    } у { $whose }.
effect-cure-despair =
    Снимите { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } отчаяния у { $whose }.
effect-distribute =
    Игрок { $whose } распределяет { $n } { $n ->
        [one] рану
        [few] раны
       *[many] ран
    } между остальными дружественными выжившими в той же локации.
effect-expose = { $scope ->
        [rival] { $n ->
            [one] В колонии соперников бросьте кубик повреждений за { $whom }.
            [few] В колонии соперников бросьте кубик повреждений { $n } раза за { $whom }.
           *[many] В колонии соперников бросьте кубик повреждений { $n } раз за { $whom }.
        }
        [both] { $n ->
            [one] В каждой колонии бросьте кубик повреждений за { $whom }.
            [few] В каждой колонии бросьте кубик повреждений по { $n } раза за { $whom }.
           *[many] В каждой колонии бросьте кубик повреждений по { $n } раз за { $whom }.
        }
       *[colony] { $n ->
            [one] Бросьте кубик повреждений за { $whom }.
            [few] Бросьте кубик повреждений { $n } раза за { $whom }.
           *[many] Бросьте кубик повреждений { $n } раз за { $whom }.
        }
    }
effect-kill = Убейте { $whom }.
effect-remove = Уберите из игры { $whom }.
effect-send = Отправьте { $to } { $whom }.
effect-make-room =
    Отправляйте выживших домой, пока { $at } не { $n ->
        [one] освободится { $n } ячейка
        [few] освободятся { $n } ячейки
       *[many] освободится { $n } ячеек
    }.
effect-gain =
    Вы получаете { $n } { $n ->
        [one] нового выжившего
        [few] новых выживших
       *[many] новых выживших
    } из колоды выживших.
effect-gain-named = К вашей группе присоединяется { $who }.
effect-take-out = Уберите из колоды выживших и из игры { $whom }.
effect-transfer = Передайте { $whom } под управление { $player }.
effect-nomove = Для { $whose } перемещение запрещено до конца вашего следующего хода (в обычной игре — этого хода).
effect-noact = Для { $whose } действия с кубиками запрещены до конца вашего следующего хода (в обычной игре — этого хода).
effect-nosearch = Для { $whose } поиск запрещён до конца вашего следующего хода (в обычной игре — этого хода).
effect-noplay = До конца вашего следующего хода (в обычной игре — этого хода) вы не можете разыгрывать карты { $kind }.

## Карты

effect-draw =
    Доберите { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } из колоды предметов { $of }.
effect-draw-starting =
    Доберите { $n } { $n ->
        [one] стартовый предмет
        [few] стартовых предмета
       *[many] стартовых предметов
    }.
effect-find =
    Просмотрите колоду предметов { $of }, возьмите { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } на выбор и перемешайте колоду.
effect-find-kind =
    Просмотрите колоду предметов { $of }, возьмите { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } { $kind } на выбор и перемешайте колоду.
effect-dig =
    Откройте { $n } { $n ->
        [one] верхнюю карту
        [few] верхние карты
       *[many] верхних карт
    } колоды предметов { $of }. Можете оставить себе { $most } { $most ->
        [one] карту
        [few] карты
       *[many] карт
    } { $kind }. Остальные замешайте обратно.
effect-look =
    Посмотрите { $n } { $n ->
        [one] верхнюю карту
        [few] верхние карты
       *[many] верхних карт
    } колоды предметов { $of }. Оставьте себе { $most } { $most ->
        [one] карту
        [few] карты
       *[many] карт
    }, остальные положите под колоду.
effect-reveal-until =
    Открывайте карты колоды предметов { $of }, пока не найдёте { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } { $kind }. Возьмите их, остальные замешайте обратно.
effect-mill =
    Уберите из игры, не глядя, { $n } { $n ->
        [one] верхнюю карту
        [few] верхние карты
       *[many] верхних карт
    } колоды предметов { $of }.
effect-retrieve =
    Возьмите в руку { $n } { $n ->
        [one] убранную из игры карту
        [few] убранные из игры карты
       *[many] убранных из игры карт
    } { $kind }.
effect-discard-kind =
    Положите на свалку { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } { $kind } из руки, не применяя.
effect-lose =
    Уберите из игры { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } из своей руки.
effect-lose-same-type =
    Уберите из игры { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } одного вида из своей руки.
effect-play = Разыграйте карту { $kind } из руки.
effect-pool-discard-kind =
    Дружественные игроки вместе кладут на свалку { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } { $kind } из рук, не применяя.
effect-pool-lose =
    Дружественные игроки вместе убирают из игры { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } { $kind } из рук.
effect-pool-spend =
    Дружественные игроки вместе тратят { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } действий.
effect-steal-random =
    Возьмите { $n } { $n ->
        [one] случайную карту
        [few] случайные карты
       *[many] случайных карт
    } из руки { $player }.
effect-steal-choice =
    Посмотрите карты в руке { $player } и возьмите { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } на выбор.
effect-give =
    Отдайте { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } из своей руки в руку { $player }.
effect-give-me =
    Отдайте { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } из своей руки активному игроку.
effect-peek-hand = Посмотрите карты в руке { $player }.
effect-peek-hand-n =
    Посмотрите { $n } { $n ->
        [one] случайную карту
        [few] случайные карты
       *[many] случайных карт
    } в руке { $player }.
effect-peek-objective = Посмотрите секретную цель { $player }.
effect-peek-deck =
    Посмотрите { $n ->
        [one] верхнюю карту
        [few] { $n } верхние карты
       *[many] { $n } верхних карт
    } колоды предметов { $of }.
effect-peek-deck-reorder =
    Посмотрите { $n } { $n ->
        [one] верхнюю карту
        [few] верхние карты
       *[many] верхних карт
    } колоды предметов { $of } и верните их в любом порядке.
effect-peek-each-location =
    Посмотрите { $n ->
        [one] верхнюю карту
        [few] { $n } верхние карты
       *[many] { $n } верхних карт
    } колоды предметов каждой локации вне колонии.
effect-peek-crisis =
    Посмотрите { $n ->
        [one] верхнюю карту
        [few] { $n } верхние карты
       *[many] { $n } верхних карт
    } колоды кризисов.
effect-peek-crisis-reorder =
    Посмотрите { $n } { $n ->
        [one] верхнюю карту
        [few] верхние карты
       *[many] верхних карт
    } колоды кризисов и верните их в любом порядке.
effect-announce =
    Можете сказать всем { $n } { $n ->
        [one] слово
        [few] слова
       *[many] слов
    }.

## Кубики

effect-die-up =
    В следующий раз бросьте на { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } действий больше.
effect-die-all-up =
    Каждый дружественный игрок в следующий раз бросает на { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } действий больше.
effect-die-all-down =
    Каждый дружественный игрок в следующий раз бросает на { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } действий меньше.
effect-spend =
    Потратьте { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } действий.
effect-spend-value =
    Потратьте { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } действий со значением { $value } или больше.
effect-bump =
    Прибавьте 1 к { $n ->
        [one] одному неиспользованному кубику
        [few] { $n } неиспользованным кубикам
       *[many] { $n } неиспользованным кубикам
    }.
effect-reroll =
    Можете перебросить { $n } { $n ->
        [one] неиспользованный кубик
        [few] неиспользованных кубика
       *[many] неиспользованных кубиков
    }.
effect-reroll-any = Можете перебросить сколько угодно неиспользованных кубиков.
effect-setdie = Установите на одном неиспользованном кубике любое значение.
effect-setdie-n = Установите на одном неиспользованном кубике значение { $n }.
effect-let-bump =
    Для { $player }: можно прибавить 1 к { $n ->
        [one] одному неиспользованному кубику
        [few] { $n } неиспользованным кубикам
       *[many] { $n } неиспользованным кубикам
    }.
effect-let-reroll =
    Для { $player }: можно перебросить { $n } { $n ->
        [one] неиспользованный кубик
        [few] неиспользованных кубика
       *[many] неиспользованных кубиков
    }.
effect-let-give =
    Попросите { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } у { $player }; отказаться можно.

## Прикреплённые карты, одинокий волк, моменты

effect-attach-dog = Прикрепите эту карту к { $to_whom }: раз в раунд можно перебросить один результат его кубика повреждений, второй результат остаётся.
effect-attach-snowmobile = Прикрепите эту карту к { $to_whom }: он перемещается без кубика повреждений, но там, откуда он ушёл, и там, куда пришёл, появляется 1 жетон шума (в колонии — 1 зомби). После четвёртого такого перемещения уберите карту из игры.
effect-attach-restless = Прикрепите эту карту к { $to_whom }: из действий с кубиком ей доступен только поиск. В каждый ход своего игрока она должна переместиться, иначе в конце этого хода получает 1 жетон отчаяния.
effect-standing-extra-goal = Положите эту карту рядом с колонией: чтобы достичь основной цели, колонии нужно ещё и не меньше 5 жетонов еды.
effect-standing-extra-exposure = В следующем раунде за каждое перемещение кубик повреждений бросают дважды. Топливо или безопасное перемещение отменяют оба броска.
effect-mission = Возьмите миссию.
effect-note-colony-choice = Тайно выберите колонию и запишите её.
effect-note-colony-random = Тайно запишите случайную колонию.
effect-at-turn-start = Применяется в начале вашего хода.
effect-at-move = Разыгрывается, когда перемещается ваш выживший.
effect-script-gambling = Начиная с лидера колонии каждый игрок может поставить карты из руки, по одной за каждого своего выжившего в колонии. За каждую поставленную карту бросают кубик; самый высокий результат забирает все карты.
effect-script-gifts = Игрок Фореста Плама берёт 4 карты из колоды продуктового магазина, показывает их и раздаёт другим дружественным игрокам.
effect-none = Ничего не происходит.
clause-able = (Если возможно.)

## Связки

clause-roll = Бросьте кубик.
clause-roll-n = Бросьте кубик.
clause-face = { $first }:
clause-faces = { $first }–{ $last }:
clause-pay = Можете заплатить:
clause-then = Если заплачено:
clause-else = Если нет:
clause-each-player = Каждый игрок:
clause-for-each = За { $whose }:
clause-choose = По решению { $player }:
clause-either = Выберите одно:
clause-option = ({ $n })
clause-or = Или:
if-exposed-alive = Если этот выживший остался в живых:
if-helpless =
    Если в колонии { $n ->
        [one] есть беспомощный выживший
        [few] не меньше { $n } беспомощных выживших
       *[many] не меньше { $n } беспомощных выживших
    }:
if-in-play = Если на вашей стороне { $who }:
if-not-in-play-nor = Если на вашей стороне нет ни { $whose }, ни { $other }:
only-at = Только { $at }.
only-food =
    Только если на складе не меньше { $n } { $n ->
        [one] жетона
        [few] жетонов
       *[many] жетонов
    } еды.
only-helpless =
    Только если в колонии { $n ->
        [one] есть беспомощный выживший
        [few] не меньше { $n } беспомощных выживших
       *[many] не меньше { $n } беспомощных выживших
    }.
only-survivor-at = Только если { $who } { $at }. Игрок этого выжившего может выбрать этот вариант вместо голосования: ничего не происходит.
only-zombies =
    Только если { $before } { $n ->
        [one] есть зомби
        [few] не меньше { $n } зомби
       *[many] не меньше { $n } зомби
    }.

## Способности и предметы

ability-leader-only = Действует, только пока этот выживший — лидер группы.
ability-always-at = Действует { $at }.
ability-turn = Раз в ход:
ability-round = Раз в раунд:
ability-round-at = Раз в раунд, { $at }:
ability-round-die =
    Раз в раунд, { $n ->
        [one] с любым кубиком
        [few] с кубиком { $n } или больше
       *[many] с кубиком { $n } или больше
    }:
ability-round-at-die =
    Раз в раунд, { $at }, { $n ->
        [one] с любым кубиком
        [few] с кубиком { $n } или больше
       *[many] с кубиком { $n } или больше
    }:
ability-game-at-die =
    Раз за партию, { $at }, { $n ->
        [one] с любым кубиком
        [few] с кубиком { $n } или больше
       *[many] с кубиком { $n } или больше
    }:
item-waste = Затем положите карту на свалку.
item-equip = Экипировка.
item-event = Затем уберите карту из игры.

## Что меняют способности и экипировка

mod-search-look =
    При поиске посмотрите на { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } больше.
mod-search-look-at =
    При поиске { $at } посмотрите на { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } больше.
mod-search-keep =
    Можно оставить на { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } больше.
mod-search-keep-there =
    Там можно оставить на { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } больше.
mod-noise-look =
    Если пошуметь, доберите { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } вместо одной.
mod-noise-keep =
    Если пошуметь, можно оставить на { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } больше.
mod-attack-pay = Положите на свалку карту { $kind } из руки, не применяя:
mod-attack-kills = Атака убивает до { $n } зомби.
mod-attack-safe = После атаки кубик повреждений не бросайте.
mod-attack-any-die = Для атаки годится любой кубик.
mod-attack-again = После атаки этот выживший может ещё раз атаковать в той же локации, не тратя кубик.
mod-attack-noise =
    Атака добавляет в локацию { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } шума.
mod-attack-value = Значение атаки на { $n } меньше.
mod-attack-reroll = После атаки можно перебросить один результат кубика повреждений; второй результат остаётся.
mod-group-values = Значения атаки и поиска на 1 меньше за каждого другого дружественного выжившего в той же локации.
mod-move-safe = После перемещения кубик повреждений не бросайте.
mod-move-safe-at = После перемещения { $to } кубик повреждений не бросайте.
mod-move-safe-twice = После { $n } ваших следующих перемещений в этот ход кубик повреждений не бросайте.
mod-move-noise =
    Там, куда он пришёл, { $n ->
        [one] появляется
        [few] появляются
       *[many] появляются
    } { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } шума.
mod-move-best-of-2 = После перемещения бросьте кубик повреждений дважды и примените более лёгкий результат.
mod-move-with = Когда этот выживший перемещается, с ним туда же может переместиться другой ваш выживший из той же локации, не бросая кубик повреждений.
mod-frost-as-wound = Обморожение считается раной.
mod-frost-as-blank = Обморожение считается пустой гранью.
mod-bite-as-wound = Укус считается раной.
mod-spread-immune = Распространение заражения обходит этого выжившего.
mod-death-at =
    Этот выживший погибает от { $n } { $n ->
        [one] раны
        [few] ран
       *[many] ран
    }.
mod-expose-ignore-first = Первые за раунд рана или обморожение на кубике повреждений этому выжившему не вредят.
mod-clean =
    Уборка мусора убирает { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }.
mod-build =
    Одно действие строит до { $n } { $n ->
        [one] баррикады
        [few] баррикад
       *[many] баррикад
    }.
mod-dice =
    Каждый раунд бросайте на { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } действий больше.
mod-vote = Ваш голос считается за { $n }.
mod-arrivals-at = Когда зомби приходят по числу выживших { $at }, добавьте на { $n } меньше.
mod-copy-abilities = У этого выжившего есть способности всех других дружественных выживших в той же локации.
mod-handoff-anywhere = Этот выживший может передать предмет дружественному выжившему в любой локации.
mod-walkie = В свой ход можете понизить на 1 неиспользованный кубик другого игрока и повысить на 1 свой; каждый ваш кубик — раз в раунд.
mod-equip-twice = Раз в раунд этот выживший может применить одно оружие второй раз.
mod-battle-shield =
    В каждом бою { $n ->
        [one] первая рана
        [few] первые { $n } раны
       *[many] первые { $n } ран
    } этому выжившему не { $n ->
        [one] вредит
        [few] вредят
       *[many] вредят
    }.
mod-battle-weapon = В бою оружие этого выжившего даёт +{ $n } к боевой силе.

## Кризисы

crisis-needs = Пожертвуйте карты { $kind }, по одной на каждого игрока.
crisis-needs-either = Пожертвуйте карты { $kind } или { $other }, по одной на каждого игрока.
crisis-fail = Если кризис не предотвращён:

## Когда срабатывает перекрёсток

when-state = Условие:
when-move = Условие: Один из ваших выживших переместился.
when-search = Условие: Один из ваших выживших провёл поиск.
when-attack = Условие: Один из ваших выживших атаковал.
when-killz = Условие: Один из ваших выживших убил зомби.
when-barricade = Условие: Один из ваших выживших построил баррикаду.
when-clean = Условие: Вы убрали мусор.
when-play-food = Условие: Вы разыграли карту еды.
when-play-fuel = Условие: Вы разыграли карту топлива.
when-play-education = Условие: Вы разыграли карту знаний.
when-use-weapon = Условие: Один из ваших выживших применил оружие.
when-contribute = Условие: Вы пожертвовали карту для кризиса.
when-spend-food = Условие: Вы потратили еду.
when-request-met = Условие: По вашей просьбе вам дали карту.
when-handoff = Условие: Один из ваших выживших передал предмет.
when-wounded = Условие: Один из ваших выживших получил рану и жив.
when-turn-end = Условие: Ваш ход заканчивается.
by-player = Выбираете вы.
by-vote = Колония голосует.
by-voters = Голосуют игроки, чьи выжившие в колонии.
by-controller = Выбирает игрок, который управляет названным выжившим.
by-leader = Выбирает лидер колонии.

## Условия

need-main = Основная цель достигнута.
need-own-at = Один из ваших выживших { $at }.
need-own-all-at = Все ваши выжившие { $at }.
need-own-none-at = Ни одного из ваших выживших нет { $at }.
need-enemy-at = Чужой выживший у входа в вашу колонию.
need-not-enemy-at = У входов в вашу колонию нет чужих выживших.
need-at = Это произошло { $at }.
need-dest = Он пришёл { $to }.
need-from = Он пришёл { $source }.
need-outside = Этот выживший в локации вне колонии.
need-outside-first = Один из ваших выживших в локации вне колонии.
need-alone = В той же локации нет других выживших.
need-with-enemy = В той же локации есть чужой выживший.
need-with-friend = В той же локации есть другой дружественный выживший.
need-with-wounded-enemy = Ваш выживший в одной локации с раненым выжившим какой-либо колонии.
need-pair-alone = Двое ваших выживших-людей одни в локации вне колонии.
need-own-count =
    У вас не меньше { $n } { $n ->
        [one] выжившего
        [few] выживших
       *[many] выживших
    }.
need-own-count-exactly =
    У вас ровно { $n } { $n ->
        [one] выживший
        [few] выживших
       *[many] выживших
    }.
need-own-count-at =
    У вас { $at } не меньше { $n } { $n ->
        [one] выжившего
        [few] выживших
       *[many] выживших
    }.
need-own-locations =
    Ваши выжившие не меньше чем в { $n } { $n ->
        [one] локации
        [few] разных локациях
       *[many] разных локациях
    } вне колонии.
need-own-entrance = Один из ваших выживших у входа в колонию.
need-own-entrances = Ваши выжившие у входов в обе колонии.
need-more-than-a-friend = У вас больше выживших, чем у другого дружественного игрока.
need-most-survivors = У вас больше выживших, чем у любого другого дружественного игрока.
need-most-cards = У вас в руке больше карт, чем у любого другого дружественного игрока.
need-lead-survivors =
    У вас хотя бы на { $n } { $n ->
        [one] выжившего
        [few] выживших
       *[many] выживших
    } больше, чем у любого другого игрока.
need-top-influence = У вашего лидера группы наибольшее влияние среди всех выживших в игре.
need-start-leader = Ваш первый лидер группы по-прежнему лидер.
need-not-start-leader = Ваш первый лидер группы больше не лидер.
need-leader = Вы лидер колонии (в обычной игре — первый игрок).
need-leader-wounds =
    У вашего лидера группы { $n ->
        [one] есть рана
        [few] не меньше { $n } ран
       *[many] не меньше { $n } ран
    }.
need-wounds-own =
    У ваших выживших в сумме не меньше { $n } { $n ->
        [one] раны
        [few] ран
       *[many] ран
    }.
need-wounds-own-none = Ни один из ваших выживших не ранен.
need-frost-own-none = Ни у одного из ваших выживших нет жетона обморожения.
need-zombie-kills = Ваши выжившие убили не меньше { $n } зомби.
need-zombie-kills-turn = За этот ход ваши выжившие убили не меньше { $n } зомби.
need-contributed-turn =
    За этот ход вы пожертвовали для кризиса не меньше { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    }.
need-moves-turn =
    За этот ход вы переместили не меньше { $n } { $n ->
        [one] выжившего
        [few] выживших
       *[many] выживших
    }.
need-noisy-searches-turn =
    За этот ход вы провели не меньше { $n } { $n ->
        [one] поиска
        [few] поисков
       *[many] поисков
    } с шумом.
need-supported-winner = Ваши выжившие участвовали в бою на стороне победителя.
need-hand =
    У вас в руке не меньше { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    }.
need-hand-none = У вас в руке нет карт.
need-hand-kind =
    У вас в руке { $n ->
        [one] есть карта
        [few] не меньше { $n } карт
       *[many] не меньше { $n } карт
    } { $kind }.
need-hand-only = У вас в руке есть карты, и все они — карты { $kind }.
need-hand-types =
    У вас в руке карты не меньше чем { $n } { $n ->
        [one] вида
        [few] разных видов
       *[many] разных видов
    }.
need-has = У вас в руке есть карта { $kind }.
need-armed = Этот выживший вооружён.
need-equipped = У этого выжившего в экипировке карта { $kind }.
need-equipped-at = У одного из ваших выживших { $at } в экипировке карта { $kind }.
need-equip-any =
    У ваших выживших в экипировке не меньше { $n } { $n ->
        [one] предмета
        [few] предметов
       *[many] предметов
    }.
need-equip-kind =
    У ваших выживших в экипировке { $n ->
        [one] есть карта
        [few] не меньше { $n } карт
       *[many] не меньше { $n } карт
    } { $kind }.
need-equip-kind-every-player =
    У выживших каждого игрока в экипировке { $n ->
        [one] есть карта
        [few] не меньше { $n } карт
       *[many] не меньше { $n } карт
    } { $kind }.
need-start-items =
    У вас в руке или в экипировке { $n ->
        [one] есть стартовый предмет
        [few] не меньше { $n } стартовых предметов
       *[many] не меньше { $n } стартовых предметов
    }.
need-helpless =
    В колонии { $n ->
        [one] есть беспомощный выживший
        [few] не меньше { $n } беспомощных выживших
       *[many] не меньше { $n } беспомощных выживших
    }.
need-helpless-majority = Беспомощных выживших в колонии больше, чем остальных.
need-unruly-none = Среди беспомощных выживших нет буйных.
need-food =
    На складе не меньше { $n } { $n ->
        [one] жетона
        [few] жетонов
       *[many] жетонов
    } еды.
need-food-each =
    На складе не меньше { $n } { $n ->
        [one] жетона
        [few] жетонов
       *[many] жетонов
    } еды на каждого игрока.
need-food-half-colony = На складе не меньше 1 жетона еды на каждых двух выживших в колонии, с округлением вверх.
need-starve-none = У колонии нет жетонов голода.
need-rival-starve =
    У колонии соперников не меньше { $n } { $n ->
        [one] жетона
        [few] жетонов
       *[many] жетонов
    } голода.
need-rival-starve-over =
    У колонии соперников хотя бы на { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } голода больше, чем у вашей.
need-waste =
    На свалке не меньше { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    }.
need-waste-most =
    На свалке не больше { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    }.
need-morale = Моральный дух не меньше { $n }.
need-morale-most = Моральный дух не больше { $n }.
need-morale-none = Моральный дух равен 0.
need-morale-over = Моральный дух вашей колонии выше, чем у колонии соперников.
need-morale-gap-most = Моральный дух двух колоний отличается не больше чем на { $n }.
need-bullets =
    У колонии не меньше { $n } { $n ->
        [one] жетона
        [few] жетонов
       *[many] жетонов
    } патронов.
need-weapons-each-and =
    У выживших колонии в экипировке не меньше { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    } оружия на каждого её игрока и ещё { $more }.
need-zombies = { $n ->
        [one] Хотя бы 1 зомби стоит
        [few] Не меньше { $n } зомби стоят
       *[many] Не меньше { $n } зомби стоят
    } { $before }.
need-zombies-all-locations-most = Во всех локациях вне колонии вместе не больше { $n } зомби.
need-barricades = { $n ->
        [one] Хотя бы 1 баррикада стоит
        [few] Не меньше { $n } баррикад стоят
       *[many] Не меньше { $n } баррикад стоят
    } { $before }.
need-barricades-each-location = { $n ->
        [one] Хотя бы 1 баррикада стоит
        [few] Не меньше { $n } баррикад стоят
       *[many] Не меньше { $n } баррикад стоят
    } у входа в каждую локацию вне колонии.
need-barricaded-entrances =
    Не меньше чем у { $n } { $n ->
        [one] входа
        [few] входов
       *[many] входов
    } в колонию есть баррикада.
need-clear-entrances =
    Не меньше чем у { $n } { $n ->
        [one] входа
        [few] входов
       *[many] входов
    } в колонию нет зомби.
need-noise = { $n ->
        [one] Хотя бы 1 жетон шума лежит
        [few] Не меньше { $n } жетонов шума лежат
       *[many] Не меньше { $n } жетонов шума лежат
    } { $at }.
need-noise-none = Ни в одной локации нет жетонов шума.
need-deck-most =
    В колоде предметов { $of } не больше { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    }.
need-decks-empty = { $n ->
        [one] Хотя бы одна колода предметов пуста.
        [few] Не меньше { $n } колод предметов пусты.
       *[many] Не меньше { $n } колод предметов пусты.
    }
need-controls = Выживших вашей колонии { $at } больше, чем чужих.
need-controlled =
    Колония контролирует не меньше { $n } { $n ->
        [one] локации
        [few] локаций
       *[many] локаций
    } вне колонии.
need-controlled-over = Колония контролирует больше локаций вне колонии, чем колония соперников.
need-battles-won =
    Колония победила не меньше чем в { $n } { $n ->
        [one] бою
        [few] боях
       *[many] боях
    }.
need-battles-won-at = Из них не меньше { $n } — в колонии соперников.
need-pile =
    На основной цели не меньше { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    } { $kind }.
need-pile-each =
    На основной цели не меньше { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    } { $kind } на каждого игрока.
need-pile-each-and =
    На основной цели не меньше { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    } { $kind } на каждого игрока и ещё { $more }.
need-pile-zombie-each = На основной цели не меньше { $n } зомби на каждого игрока.
need-last-round = Наступил последний раунд.
need-graveyard =
    На кладбище не меньше { $n } { $n ->
        [one] выжившего
        [few] выживших
       *[many] выживших
    } вашей колонии.
need-graveyard-all =
    На кладбище не меньше { $n } { $n ->
        [one] выжившего
        [few] выживших
       *[many] выживших
    }.
need-removed-survivors =
    Погибли или выбыли из игры не меньше { $n } { $n ->
        [one] дружественного выжившего
        [few] дружественных выживших
       *[many] дружественных выживших
    }.
need-removed-others =
    Погибли или выбыли из игры не меньше { $n } { $n ->
        [one] выжившего
        [few] выживших
       *[many] выживших
    } других игроков.
need-exiled = { $n ->
        [one] Хотя бы один игрок в изгнании.
        [few] Не меньше { $n } игроков в изгнании.
       *[many] Не меньше { $n } игроков в изгнании.
    }
need-died-turn = В этот ход погиб дружественный выживший.
need-died-battle-or-turn = Дружественный выживший погиб в этот ход или в последнем бою.
need-added-both-this-turn = В этот ход вы привели в колонию и выжившего, и беспомощного выжившего.
need-in-play = На вашей стороне { $who }.
need-in-deck = В колоде выживших ещё есть { $who }.
need-survivor-at = { $who } { $at }.
need-survivor-is = Это { $who }.
need-noted-completed = Записанная вами колония достигла основной цели.
need-noted-deaths =
    Погибли не меньше { $n } { $n ->
        [one] выжившего
        [few] выживших
       *[many] выживших
    } записанной вами колонии.
need-not-early-completion = Ни одна колония не достигла основной цели раньше последнего раунда.
need-missions =
    Вы выполнили не меньше { $n } { $n ->
        [one] миссии
        [few] миссий
       *[many] миссий
    }.
need-colony-fallen = Одна из колоний пала.

## Цели, миссии

goal-figures = Моральный дух { $morale }, раундов { $round }.
goal-win = Цель:
special-kill-them = Изгнанный игрок выбывает из игры и не получает цель изгнанника.
special-more-samples = После каждого убитого зомби бросьте кубик: если выпало 4 или больше, положите этого зомби на карту.
special-winter-has-come = В начале каждой фазы колонии кто-то из игроков должен положить на эту карту 1 карту топлива, иначе партия проиграна. В другое время топливо класть нельзя.
objective-setup = Подготовка:
objective-loyal = Если вы не предатель, это ваша новая цель:
objective-betrayer = Если вы предатель, вместо нулевого морального духа:
mission-task = Задание:
mission-turn-end = В конце вашего хода:
mission-reward = Награда:

## Тактика

card-offensive-text =
    +{ $n } к боевой силе. Если вы проиграли бой, распределите на { $more } { $more ->
        [one] рану
        [few] раны
       *[many] ран
    } больше.
card-defence-text = +{ $n } к боевой силе. Если эту карту открыли оба лидера, бой сразу заканчивается.
card-retreat-text = Все выжившие вашей стороны возвращаются домой, и бой заканчивается: побеждает другой лидер, но ран никто не получает. В своей колонии недоступно.
card-ambush-text = +{ $bonus } к боевой силе, если другой лидер открыл «Наступление», иначе +0.
card-covering-fire-text =
    Первые { $bullets } { $bullets ->
        [one] потраченный жетон даёт
        [few] потраченных жетона дают
       *[many] потраченных жетонов дают
    } по 2 к боевой силе.

## Вопросы

ask-announce-words = Какие слова сказать всем? Их может быть { $most }.
ask-battle-bullets = Сколько жетонов патронов зажать в кулаке?
ask-battle-side = Бой. Убежать или принять участие?
ask-battle-tactic = Какую карту тактики разыграть?
ask-battle-target = На вашем боевом кубике раны: какому чужому выжившему их нанести?
ask-battle-wound = Ваша сторона проиграла. Кому нанести следующую рану?
ask-branch = Что выбрать?
ask-bump-dice = Какие кубики повысить на 1?
ask-claim = Выполнить миссию?
ask-claim-survivor = Какой выживший выполняет миссию?
ask-cross-option = Перекрёсток: какой вариант выбрать?
ask-cross-survivor = К какому из ваших выживших относится этот перекрёсток?
ask-cross-third = Выбрать третий вариант вместо голосования?
ask-cross-vote = Колония голосует о перекрёстке: вариант 1 или вариант 2?
ask-cross-vote-tied = Голоса разделились, решаете вы: вариант 1 или вариант 2?
ask-deed = Что делаете?
ask-defect-survivor = Какой последователь уходит из колонии?
ask-distribute-survivor = Кому нанести следующую рану?
ask-draft-survivor = Каких выживших оставить? Выберите { $most }.
ask-duty = Основной цели нужно топливо. Отдадите карту?
ask-elect-seat = Кто должен возглавить колонию?
ask-exile = Изгнать этого игрока?
ask-exile-tied = Голоса разделились, решаете вы: изгнать этого игрока?
ask-gain-place = Где появляется новый выживший?
ask-gift-seat = Кому достаётся карта «{ $item }»?
ask-give-item = Какую карту отдать?
ask-heal-token = Какой жетон снять?
ask-keep-item = Какие карты оставить?
ask-keep-token = Оставить жетон первому игроку?
ask-late = Вы приберегли изменение кубика. Какой кубик изменить?
ask-leader-seat = Голоса разделились. Кто возглавит колонию?
ask-leader-survivor = Кто станет лидером вашей группы?
ask-leave-place = Изгнание: куда уходит { $survivor }?
ask-let = Дружественный выживший предлагает помощь. Принять?
ask-loan = Что сделать с полученной картой?
ask-lure-doors = Каких зомби переместить?
ask-mission = Сменить миссию?
ask-move = Переместить выжившего?
ask-note = Какую колонию записать?
ask-order-crisis = Какой кризис положить следующим сверху?
ask-order-item = Какую карту положить следующей сверху?
ask-pay = Заплатить?
ask-pay-item = Какой картой заплатить?
ask-pick-door = У какого входа?
ask-pick-place = Какая локация?
ask-pick-seat = Какой игрок?
ask-pick-survivor = Какой выживший?
ask-pick-survivors = Какие выжившие? Выберите { $most }.
ask-play-item = Какую карту разыграть?
ask-pool-dice = Сколько кубиков отдать?
ask-pool-item = Какие карты отдать за колонию?
ask-promote-survivor = Кто теперь лидер вашей группы?
ask-reroll-dice = Какие кубики перебросить?
ask-rival = О какой колонии речь?
ask-run-place = Куда убегает { $survivor }?
ask-search = Какую карту оставить? Или пошуметь?
ask-send-place = Дома нет места. Куда отправляется { $survivor }?
ask-set-dice = Какой кубик изменить?
ask-spoils-survivor = Кому достаётся «{ $item }»?
ask-spread = { $survivor }, возможно, несёт заражение. Убить этого выжившего или бросить кубик повреждений?
ask-stake-item = Какие карты поставить?
ask-steal-item = Какую карту взять?
ask-swap-survivor = С кем меняется местами { $survivor }?
ask-trade = У вас просят карту или предлагают предмет. Согласиться?
ask-trading = Ждём остальных.
ask-turn-start = Применить способность сейчас? Это { $survivor }.

## Ходы

move-survivor = { $survivor }
move-survivors = { $survivors }
move-place = { $place }
move-door = { $door }
move-doors = Зомби, вход { $doors }
move-seat = { $seat }
move-item = { $item }
move-items = { $items }
move-crisis = { $crisis }
move-tactic = { $tactic }
move-bullets = Зажать { $bullets }
move-dice = { $dice }
move-die = { $die }
move-skip = Отказаться
move-nothing = Ничего подходящего
move-option = { $option ->
        [0] Вариант 1
        [1] Вариант 2
       *[other] Вариант 3
    }
move-branch = { $branch ->
        [0] Первое
        [1] Второе
       *[other] Третье
    }
move-token = { $token }
move-word = { $word }
move-words = { $words }
move-note = { $note ->
        [0] Колония Солнца
       *[other] Колония Луны
    }
move-side = { $side }
move-third = Вариант 3
move-take = Выбрать вариант 3
move-leave = Пусть колония голосует
move-vote = { $vote }
move-cross-vote-yes = Вариант 1
move-cross-vote-no = Вариант 2
move-cross-vote-tied-yes = Вариант 1
move-cross-vote-tied-no = Вариант 2
move-move = Переместить: { $survivor }, { $place }
move-move-both = Переместить: { $survivor } и { $survivor2 }, { $place }
move-move-with = Переместить с картой «{ $item }»: { $survivor }, { $place }
move-enter = Переместить: { $survivor }, { $door }
move-enter-both = Переместить: { $survivor } и { $survivor2 }, { $door }
move-enter-with = Переместить с картой «{ $item }»: { $survivor }, { $door }
move-evict = Переместить: { $survivor }, { $place }; домой отправляется { $survivor2 }
move-fuel = Разыграть «{ $item }» для перемещения
move-drive = «{ $item }» — для перемещения
move-attack = Атакует { $survivor }, { $door }
move-attack-with = Атакует { $survivor } с картой «{ $item }», { $door }
move-attack-by = Атакует { $survivor }, { $door }; способность: { $survivor2 }
move-search = Ищет { $survivor }
move-search-with = Ищет { $survivor } с картой «{ $item }»
move-search-by = Ищет { $survivor }; способность: { $survivor2 }
move-noise = Пошуметь
move-noise-with = Пошуметь с картой «{ $item }»
move-keep = Оставить «{ $item }»
move-keep-all = Оставить все миссии
move-build = Баррикаду строит { $survivor }, { $door }
move-build-with = Баррикаду строит { $survivor } с картой «{ $item }», { $door }
move-build-by = Баррикаду строит { $survivor }, { $door }; способность: { $survivor2 }
move-clean = Мусор убирает { $survivor }
move-clean-with = Мусор убирает { $survivor } с картой «{ $item }»
move-clean-by = Мусор убирает { $survivor }; способность: { $survivor2 }
move-spend-food = Еда: +1 к кубику { $die }
move-play = Разыграть «{ $item }»
move-equip = Экипировать «{ $item }»: { $survivor }
move-heal = «{ $item }»: лечится { $survivor }
move-calm = Успокоить буйного картой «{ $item }»
move-eat = Съесть «{ $item }»: +1 к кубику { $die }
move-use = Способность: { $survivor }
move-copy = { $survivor } применяет чужую способность: { $survivor2 }
move-use-item = { $survivor } применяет «{ $item }»
move-give = Пожертвовать «{ $item }»
move-add = Положить «{ $item }» на основную цель
move-burn = Отдать «{ $item }»
move-waste = Положить «{ $item }» на свалку
move-request = Попросить карту { $kind }
move-withdraw = Отозвать
move-lend = Дать «{ $item }» игроку { $seat }
move-hand-off = Передать «{ $item }»: { $survivor }
move-accept = Принять «{ $item }» от игрока { $seat }
move-strike = { $survivor } нападает, цель — { $target }
move-attract = { $survivor } приманивает зомби, которые { $place }
move-accuse = Голосовать за изгнание игрока { $seat }
move-claim = Выполнить миссию «{ $mission }»
move-swap = Сменить миссию «{ $mission }»
move-join = { $camp }
move-run = Убежать
move-kill = Убить
move-roll = Бросить кубик повреждений
move-tune = Рация: у игрока { $seat } понизить кубик { $die }, у вас повысить кубик { $die2 }
move-target = { $survivor }
move-wound = { $survivor }
move-done = Закончить

## Что произошло

event-ability-used = { $seat } применяет способность. Это { $survivor }.
event-accused = { $seat } предлагает голосование за изгнание.
event-acquitted = { $seat } не уходит в изгнание.
event-added = { $seat } кладёт на основную цель карту «{ $item }».
event-announced = { $seat } говорит всем: { $words }.
event-ate = { $seat } съедает «{ $item }»: на кубике теперь { $n }.
event-attached = Перекрёсток «{ $crossroads }» остаётся в игре.
event-attacked = { $survivor } атакует { $door }.
event-attracted = { $survivor } приманивает зомби: теперь он { $door }.
event-ballot-counted = Голоса: { $yes } за, { $no } против.
event-barricade-built = Построена баррикада { $door }.
event-barricade-fell = Разрушена баррикада { $door }.
event-battle-began = Бой { $place }.
event-battle-dice = Боевые кубики: { $faces }.
event-battle-ended = { $winner ->
        [0] Колония Солнца побеждает в бою { $place } с перевесом { $n }.
        [1] Колония Луны побеждает в бою { $place } с перевесом { $n }.
       *[other] Бой { $place } никто не выиграл.
    }
event-became-unruly = { $camp }: буйных беспомощных выживших стало больше на { $n }.
event-bitten = { $survivor } получает укус.
event-bullets-added = Обе колонии получают патроны.
event-bullets-changed = { $camp }: теперь { $bullets } { $bullets ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } патронов.
event-calmed = { $seat } успокаивает буйного выжившего картой «{ $item }».
event-card-die-rolled = { $seat } бросает кубик: { $n }.
event-card-discarded = { $seat } кладёт на свалку карту «{ $item }».
event-card-given = { $seat } получает карту «{ $item }».
event-card-given-hidden = { $seat } получает карту.
event-card-lost = { $seat } убирает из игры карту «{ $item }».
event-card-retrieved = { $seat } возвращает в руку карту «{ $item }».
event-card-staked = { $seat } ставит карту.
event-card-stolen = { $seat } забирает из чужой руки карту «{ $item }».
event-card-stolen-hidden = { $seat } забирает карту из чужой руки.
event-card-taken = { $seat } берёт карту «{ $item }» { $place }.
event-card-taken-hidden = { $seat } берёт карту { $place }.
event-cards-revealed = Открыты карты { $place }: { $items }.
event-cast-out = { $seat } уходит в изгнание.
event-changed-hands = { $survivor } переходит к другому игроку.
event-cleaned = { $seat } убирает { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } мусора.
event-contributed = { $seat } жертвует карту «{ $item }».
event-contributed-hidden = { $seat } жертвует карту.
event-contributions-opened = Пожертвовано { $n }, нужно { $need }.
event-crises-peeked = { $seat } смотрит следующие кризисы.
event-crises-peeked-hidden = { $seat } смотрит следующие кризисы.
event-crisis-helped = В кризисе считается на { $n } больше. Это сделал игрок { $seat }.
event-crisis-revealed = Кризис «{ $crisis }».
event-crisis-skipped = Кризис сброшен.
event-crossroads-chosen = { $option ->
        [0] Выбран вариант 1.
        [1] Выбран вариант 2.
        [2] Выбран вариант 3.
       *[other] Ни один вариант невозможен.
    }
event-crossroads-drawn = { $seat } берёт карту перекрёстка «{ $crossroads }».
event-crossroads-drawn-hidden = { $seat } берёт карту перекрёстка.
event-crossroads-opened = Сработал перекрёсток «{ $crossroads }». Ход игрока { $seat }.
event-deck-peeked = { $seat } видит { $place }: { $items }.
event-deck-peeked-hidden = { $seat } смотрит карты { $place }.
event-defected = { $survivor } дезертирует.
event-despaired = { $survivor } отчаивается: { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }.
event-dice-rolled = { $seat } бросает кубики действий.
event-die-changed = { $seat } меняет кубик { $value } на { $to }.
event-die-spent = { $seat } тратит кубик { $n }.
event-died = { $survivor } погибает.
event-done = { $seat } больше не действует.
event-drew = { $seat } находит карту «{ $item }» { $place }.
event-drew-hidden = { $seat } находит карту { $place }.
event-driven-out = { $survivor } отступает под натиском зомби { $door }.
event-equipped = { $survivor } получает экипировку «{ $item }».
event-evicted = { $survivor } уступает место, цена — { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } патронов.
event-exiled = { $seat } получает секретную цель изгнанника «{ $exile }».
event-exiled-hidden = { $seat } получает секретную цель изгнанника.
event-exposed = { $survivor }, кубик повреждений: { $face }.
event-fed = { $camp } съедает { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } еды.
event-fists-opened = Кулаки разжаты.
event-food-changed = { $camp }: теперь { $food } { $food ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } еды.
event-food-spent = { $seat } тратит еду: на кубике теперь { $n }.
event-frostbitten = { $survivor } получает { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } обморожения.
event-fuel-burnt = { $seat } разыгрывает «{ $item }» для перемещения.
event-game-over = Партия окончена.
event-goal-completed = { $camp }: основная цель достигнута.
event-goal-set = Основная цель — «{ $goal }».
event-hand-peeked = { $seat } видит карты в чужой руке: { $items }.
event-hand-peeked-hidden = { $seat } смотрит карты в чужой руке.
event-handed-off = { $survivor } получает «{ $item }».
event-healed = { $survivor } теряет жетон: { $token }.
event-held-back = { $survivor } на время теряет свободу действий.
event-helpless-came = { $camp } принимает { $n } { $n ->
        [one] беспомощного выжившего
        [few] беспомощных выживших
       *[many] беспомощных выживших
    }.
event-helpless-left = { $camp } теряет { $n } { $n ->
        [one] беспомощного выжившего
        [few] беспомощных выживших
       *[many] беспомощных выживших
    }.
event-item-used = { $survivor } применяет «{ $item }».
event-joined = { $seat } поддерживает одну из сторон: { $camp }.
event-kept = { $seat } оставляет выживших: { $survivors }.
event-kept-for-next-roll = { $seat } приберегает изменение кубика до следующего броска.
event-kept-item = { $seat } оставляет карту «{ $item }».
event-kept-item-hidden = { $seat } оставляет карту.
event-leads = { $camp } выбрала лидера. Это { $seat }.
event-left-colony = { $survivor } уходит из колонии и теперь { $place }.
event-left-game = { $survivor } выбывает из игры.
event-lent = { $seat } даёт карту «{ $item }», она сразу будет разыграна.
event-lost-everybody = { $seat } теряет последнего выжившего и всю руку.
event-milled =
    Убрано из игры { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    } { $place }.
event-mission-done = Одинокий волк выполняет миссию «{ $mission }».
event-mission-drawn = Одинокий волк берёт миссию.
event-mission-drawn-hidden = Одинокий волк берёт миссию.
event-mission-dropped = Одинокий волк меняет миссию «{ $mission }».
event-morale-changed = { $camp }: моральный дух теперь { $morale }.
event-moved = { $door ->
        [-1] { $survivor } теперь { $place }.
       *[other] { $survivor } теперь { $door }.
    }
event-moving-over = { $seat } пасует.
event-named-leader = { $seat } называет лидера группы. Это { $survivor }.
event-next-roll-changed = { $seat } в следующий раз бросает другое число кубиков.
event-noise-made = Шум { $place }.
event-noise-rolled = Шум { $place } проверен.
event-objective-peeked = { $seat } смотрит секретную цель.
event-objective-peeked-hidden = { $seat } смотрит секретную цель.
event-offered = { $seat } предлагает предмет «{ $item }». Получает его { $survivor }.
event-order-rolled = Моральный дух равный, решает кубик. { $camp } идёт первой.
event-overrun = Прорыв зомби { $place }.
event-played = { $seat } разыгрывает карту «{ $item }».
event-pool-failed = Вместе заплатить не удалось.
event-pot-won = { $seat } забирает весь банк.
event-present-given = { $seat } получает в подарок карту «{ $item }».
event-promoted = { $survivor } теперь лидер группы. Игрок — { $seat }.
event-ran = { $survivor } убегает и теперь { $place }.
event-requested = { $seat } просит карту { $kind }.
event-rerolled = { $survivor }: выпало { $face }, кубик перебрасывают.
event-rode = { $survivor } едет на снегоходе, поездка { $n } из 4.
event-round-began =
    Начинается раунд. { $track ->
        [one] Остался
        [few] Осталось
       *[many] Осталось
    } { $track } { $track ->
        [one] раунд
        [few] раунда
       *[many] раундов
    }.
event-sacrificed = { $seat } останавливает заражение. Погибает { $survivor }.
event-sample-taken = Взят образец, всего { $n }.
event-searched = { $survivor } ищет { $place }.
event-sent = { $survivor } теперь { $place }.
event-spoils-taken = { $survivor } получает вещь погибшего, «{ $item }».
event-starved = { $camp } получает { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } голода.
event-stolen = { $seat } забирает карту «{ $item }».
event-stolen-hidden = { $seat } забирает карту из чужой руки.
event-strength-counted = Боевая сила сторон подсчитана.
event-struck = { $survivor } нападает, выпало { $roll }. Цель — { $target }.
event-survivor-joined = { $survivor } теперь { $place } и подчиняется игроку { $seat }.
event-swapped-places = { $survivor } меняется местами и теперь { $place }.
event-tactics-revealed = Тактика: { $tactics }.
event-taken-out = { $survivor } больше не появится в колоде выживших.
event-track-moved = Счётчик раундов теперь показывает { $track }.
event-trap-set = Взрывная ловушка поставлена { $door }.
event-trap-went-off = Взрывная ловушка срабатывает { $door }: всех зомби там больше нет.
event-truce-called = Перемирие: в этом раунде { $place } боя не будет.
event-tuned = { $seat } по рации повышает свой кубик до { $n }.
event-turn-began = Начинается ход.
event-undefended = { $camp } без защиты, у её входов { $n } { $n ->
        [one] чужой выживший
        [few] чужих выживших
       *[many] чужих выживших
    }.
event-unmasked = { $seat } открывает секретную цель «{ $objective }».
event-votes-counted = { $camp } проголосовала.
event-waste-changed = { $camp }: на свалке теперь { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }.
event-waste-stank = { $camp } завалена мусором: моральный дух понижается на { $n }.
event-withdrawn = { $seat } отзывает просьбу.
event-wolf-left = Одинокий волк выбывает из игры.
event-won = Секретные цели открыты.
event-wounded = { $survivor } получает { $n } { $n ->
        [one] рану
        [few] раны
       *[many] ран
    }.
event-zombie-came = Приходит зомби { $door }.
event-zombie-killed = { $survivor } убивает зомби { $door }.
event-zombie-lured = Зомби перемещается: теперь вход { $target }.
event-zombie-removed = Убран зомби { $door }.
event-zombies-filled = Зомби занимают все свободные ячейки { $door }.

## Правила: события, вопросы, ходы
