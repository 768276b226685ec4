## Дом

app-name = Prowl
app-tagline = Игры об охоте. Один стол.
lang-other = English
theme-to-day = Включить день
theme-to-night = Включить ночь
rules-and-cards = Правила и карты
close = Закрыть
menu = Меню
not-found = Здесь ничего нет.
to-home = На главную

## Главная

home-games = Игры
home-play-bots = Играть с ботами
home-create = Создать стол
home-your-move = Ваш ход
home-return = Вернуться за стол
home-open-tables = Открытые столы
home-playing = { $count ->
    [one] играет { $count }
    [few] играют { $count }
   *[many] играют { $count }
  }
home-needs = { $count ->
    [one] нужен { $count }
    [few] нужны { $count }
   *[many] нужно { $count }
  }
home-join = Присоединиться
home-doors = Как сыграть
home-new = Впервые здесь?
home-new-title = Разберитесь за пять минут
home-new-text = Один ход с наставником в любой игре, против ботов. Торопить вас некому.
home-new-go = Ход с наставником
home-new-rules = Как играть
home-friends = На расстоянии
home-friends-title = Играть с друзьями
home-friends-text = Создайте стол и отправьте ссылку. Друзья присоединятся с любого телефона.
home-device = В одной комнате
home-device-title = На одном устройстве
home-device-text = Передавайте его по кругу или сыграйте против ботов.
home-device-go = По кругу
home-level-of = Уровень ботов
home-bots-game = Игра
home-bots-go = Играть
home-tables-mine = Ваши столы
home-minutes = { $from }–{ $to } мин
home-weight =
    { $weight ->
        [1] очень простая
        [2] простая
        [3] средняя
        [4] сложная
       *[5] очень сложная
    }
home-weight-of = Сложность правил: { $weight } из 5
home-players = Игроков: { $from }–{ $to }
home-seats = Занято мест: { $taken } из { $all }

game-artemia = Не одни
game-artemia-line = Экипаж застрял на Артемии. Один из вас — тот, кто здесь живёт.
game-artemia-kind = Один против всех
game-tremble = Трепещите, человеки!
game-tremble-line = Капитаны набивают трюмы горожанами. По возможности вежливо.
game-tremble-kind = Блеф и жадность
game-predator = Хищник
game-predator-series = Встречи
game-predator-line = В листве кто-то ведёт вам счёт. Откройте свой.
game-predator-kind = Вместе
game-xfiles = Секретные материалы
game-xfiles-series = Встречи
game-xfiles-line = Соберите улики, пока огни не вернулись.
game-xfiles-kind = Вместе
game-winter = Война колоний
game-winter-series = Мёртвый сезон
game-winter-line = Две колонии, одна зима, всего не хватает.
game-winter-kind = Колония на колонию

## Любой стол

table-undo = Отменить
table-hint = Подсказка
table-rules = Правила
table-log = Что произошло
table-log-news = Что нового
table-chat = Разговор
table-say = Сказать всем…
table-turn = Ход { $turn }
table-turn-phase = Ход { $turn } · { $phase }
table-you = это вы
table-you-named = { $name }, это вы
table-clock = Осталось времени
table-clock-of = { $name }: осталось { $time }
table-players = Игроки
table-hand = Ваша рука
table-skip = Пропустить
table-skip-key = пробел
table-next = Дальше
table-ready = готово
table-thinking = думает
table-bot-plays = здесь играет бот
table-leave = Выйти из-за стола
table-settings = Настройки
table-keys = Клавиши
table-record = Журнал
known = Что знают все
known-table = Стол
known-count = { $title }: { $n }
known-note = Только то, что открыто всем. Руки и карты, лежащие рубашкой вверх, не считаются.
card-down = Карта рубашкой вверх, { $name }
card-new = новая
card-printed = напечатано { $n }
state-legal = можно выбрать
state-picked = выбрано
state-threat = под ударом
state-off = сейчас нельзя: { $reason }

## Не одни

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

## Клавиши

keys-digits = 1–9, 0
keys-digits-text = выбрать местность, город, карту с руки
keys-arrows = стрелки
keys-arrows-text = ходить по карте и по руке
keys-enter-text = выбрать; ещё раз — отправить
keys-space-text = увеличить карту
keys-escape-text = закрыть то, что поверх стола; снять выбор
keys-undo-text = отменить
keys-hint-text = подсказка
keys-rules-text = правила
keys-log-text = что произошло
keys-help-text = этот список
keys-enter = Enter
keys-space = Пробел
keys-escape = Esc
keys-undo = U
keys-hint = H
keys-rules = R
keys-hurry = B
keys-hurry-text = поторопить ботов
keys-log = L
keys-help = ?
keys-known = K
keys-known-text = что знают все
keys-links = ← →
keys-links-text = в журнале: от имени к имени, от карты к карте
