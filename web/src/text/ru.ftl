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
