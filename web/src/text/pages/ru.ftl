## The line and the house

loading = Минуту…
net-offline = Нет связи. Правила и карты по-прежнему здесь.
net-away = Сервер не отвечает.
net-away-text = Пробуем снова и снова; ничего не пропало.
net-again = Попробовать ещё раз
net-failed = Не получилось. Попробуйте ещё раз.
net-lost = Связь прервалась.
net-lost-text = Стол ждёт, связь вернётся сама; ничего не пропало.
link-copied = Ссылка скопирована.
link-copy = Скопировать ссылку
link-share = Поделиться
title-your-turn = ● Ваш ход · { $game }
title-table = { $table } · { $game } · Prowl
title-home = Prowl · Игры об охотнике и добыче
seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
  }

## Names

name-title = Как вас называть?
name-label = Ваше имя
name-example = Вера
name-text = Без учётной записи и пароля. Имя видят другие, помнит его этот браузер.
name-give = Это я
name-empty = Сначала напишите имя
name-known = Здравствуйте, { $name }.
name-change = { $name }: сменить имя
bot-name-1 = Ладья
bot-name-2 = Веспер
bot-name-3 = Мох
bot-name-4 = Кремень
bot-name-5 = Сойка
bot-name-6 = Уголёк
bot-name-7 = Перо
bot-name-8 = Соболь
bot-name-9 = Позёмка
bot-name-10 = Стриж
bot-name-11 = Оникс

## Home

home-in-play = Идёт партия
home-gathering = Ждём игроков
home-your-turn = ваш ход
home-in-turn = ход { $turn }
home-watch = Смотреть
home-no-tables = Открытых столов сейчас нет.
home-away = Сервер не отвечает, поэтому список открытых столов сейчас недоступен.
home-who = { $names } · { $when }
home-what = { $game } · { $who }
home-past = Смотреть запись: { $name }, { $about }
home-past-all = Мои партии
home-upload = Открыть файл

## A new table, and one that gathers

new-title = Новый стол
new-options = Настройки стола
new-table = Стол
new-seat = Место { $seat }
new-seat-name = Имя игрока, место { $seat }
new-seat-mine = Ваше имя, место { $seat }
new-seat-equal = Такое имя за столом уже есть. Выберите другое.
new-seat-away = Убрать место { $seat }
new-fair = Боты видят только то, что положено их месту. В ваши карты они не заглядывают.
new-seat-more = Добавить место
new-name = Название стола
new-name-room = { $used } из { $most } знаков
new-name-example = Придумаем, если не назовёте
new-listed = Показать на главной
new-listed-note = Иначе стол найдут только те, у кого есть ссылка.
new-spectators = Зрители допускаются
new-spectators-note = Они видят только то, что видно всем за столом.
new-mode = Режим
new-clock = Часы
new-seconds = Время
new-delay = Боты ждут
new-grace = Бот заменит отсутствующего через
new-stand-in = Бот-замена
new-then-gather = { $count ->
    [one] Свободно { $count } место. Вы получите ссылку для друга.
    [few] Свободно { $count } места. Вы получите ссылку для друзей.
   *[other] Свободно { $count } мест. Вы получите ссылку для друзей.
  }
new-then-start = { $count ->
   *[other] Ждать некого: партия начнётся сразу.
  }
new-open = Создать стол
new-start = Начать партию
who-me = Я
who-me-note = Здесь играете вы
who-device = На этом устройстве
who-device-note = Устройство передают по кругу
who-open = Свободное место
who-open-note = Для любого, у кого есть ссылка
who-greedy = Бот, средний
who-greedy-note = Играет разумно и быстро
who-search = Бот, сильный
who-search-note = Думает наперёд и не спешит
who-random = Бот, лёгкий
who-random-note = Делает что угодно, лишь бы по правилам
level-greedy = Средний
level-search = Сильный
level-random = Лёгкий
clock-none = Без часов
clock-none-note = Каждый думает сколько нужно
clock-sand = Песочные часы
clock-sand-note = Одни на всех, кого спросили; переворачиваются каждую фазу
clock-game = Песочные часы игры
clock-game-note = Переворачиваются, когда велят правила
clock-move = Часы на ход
clock-move-note = Своё время на каждый вопрос
gather-status = Ждём игроков
gather-invite = Позовите друзей
gather-link = Ссылка-приглашение
gather-code = QR-код ссылки-приглашения { $link }
gather-camera = Наведите на код камеру телефона. Вход без регистрации, нужно только имя.
gather-copy = Скопировать
gather-full = На весь экран
link-near = Эту ссылку откроет только этот компьютер.
link-near-how = Чтобы пустить других, запустите сервер одной из команд:
gather-taken = занято { $taken } из { $all } мест
gather-minutes = { $from }–{ $to } минут
gather-spectators-yes = зрители допускаются
gather-spectators-no = без зрителей
gather-options = Настройки стола
gather-seats = Места
gather-turn = Играете впервые? Один ход в картинках
gather-rules = Читать правила
gather-terms = Стол
gather-came = { $name } занимает место { $seat }.
gather-left = Место { $seat } снова свободно.
term-clock = { $clock }, { $time }
term-spectators = Зрители
term-spectators-yes = допускаются
term-spectators-no = не допускаются
term-found = Кто может найти стол
term-found-yes = все, он на главной
term-found-no = те, у кого есть ссылка
gather-waiting = { $count ->
    [one] Ждём ещё { $count } игрока
   *[other] Ждём ещё { $count } игроков
  }
gather-start = Начать партию
gather-start-text = Если начать сейчас, свободные места займут боты.
gather-take = Чтобы играть, займите место.
gather-wait = Партию начнёт хозяин стола, или она начнётся сама, когда все места будут заняты.
seat-open = Свободное место
seat-open-note = ждём игрока
seat-you = вы
seat-you-host = вы, хозяин стола
seat-host = хозяин стола
seat-player = игрок
seat-bot-random = бот, лёгкий
seat-bot-greedy = бот, средний
seat-bot-search = бот, сильный
seat-away = не в сети
seat-take = Занять место
seat-to-bot = Бот
seat-get-up = Встать
seat-free = Освободить место
seat-change = Сменить
seat-change-of = Сменить: { $name }

## At the table

table-over = Игра окончена
table-wait = Минуту…
table-waiting-for = Ждём: { $names }
table-done-with = Готово: { $things }
table-done-none = Ничего
table-done-count = Готово ({ $count })
table-pick-between = Выберите от { $least } до { $most }
table-pick-exactly = Выберите: { $count }
table-redo = Повторить ход
table-bot = Пусть за меня играет бот
table-bot-back = Снова играю я
table-bot-plays-you = За вас играет бот.
table-pause = Остановить часы
table-resume = Пустить часы
why-rule = Правило { $rule }
table-paused = Часы стоят.
clock-call = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[many] Осталось { $seconds } секунд
  }
clock-up = { $names }: время вышло, ответ дан автоматически
clock-up-yours = Время вышло: ответ дан за вас
table-hurry = Поторопить ботов
table-hurry-asked = просит { $names }
table-hurry-waits = ждём: { $names }
table-hurried = Боты торопятся
table-resign = Предложить закончить игру досрочно
table-result = Итог
table-replay = Пересмотреть игру
table-rematch = Сыграть ещё раз
table-device = Играть на другом устройстве
device-text = Кто откроет эту ссылку, тоже займёт ваше место, поэтому никому её не показывайте. Новая ссылка отменяет прежнюю: устройства, открывшие её, теряют место.
device-link = Откройте её на другом устройстве
device-make = Создать ссылку
seat-link-shut = Эта ссылка не открывает места.
seat-link-wrong = Она неполная, или её заменила более новая. Попросите новую ссылку у того, кто сидит на этом месте.
seat-link-later = Отсюда открывали слишком много ссылок. Подождите немного и откройте её снова.
seat-link-look = К столу
table-report = Сообщить об ошибке
report-text = Сохранится файл со всем, что было послано вашему месту, и ни с чем сверх того. По нему можно понять, что пошло не так.
report-to = Пошлите его сюда:
report-to-host = Передайте его хозяину этого сервера.
report-save = Сохранить файл
table-report-saved = Отчёт сохранён. В нём нет ничего, чего вы не видели.
table-sure = Вы уверены?
table-sure-yes = Да, сделать
table-sure-no = Нет, назад
table-leave-text = Можно выйти и вернуться в любой момент. Если выйти насовсем, за вас доиграет бот.
table-leave-door = Выйти на время
table-leave-good = Выйти насовсем
curtain-title = { $name }, ваш ход
curtain-text = Передайте устройство. Остальные не смотрят.
curtain-lift = Это я, { $name }
chat-unread = { $chat }: новых { $count }
chat-signs = Знаки и тишина
chat-hush = Не слышать: { $name }
chat-silence = Лишить слова за столом: { $name }
chat-silenced = { $name } лишает слова за столом: { $whom }
chat-heard = { $name } возвращает слово: { $whom }
emote-hello = Привет
emote-well_played = Отличный ход
emote-thinking = Дайте подумать
emote-ouch = Ой
emote-laugh = Ха
emote-thanks = Спасибо

## Votes

vote = Голосование
vote-undo = { $name } просит отменить ход
vote-resign = { $name } предлагает закончить игру досрочно
vote-pause = { $name } просит остановить часы
vote-resume = { $name } просит пустить часы
vote-rematch = { $name } хочет сыграть ещё раз
vote-move = Ход: { $move }
vote-move-unseen = Что это было, ещё никому не показано.
vote-learned = { $name } с тех пор знает: { $things }
vote-learned-hidden = { $count ->
    [1] { $name } с тех пор знает кое-что, чего не знаете вы
   *[other] { $name } с тех пор знает кое-что, чего не знаете вы ({ $count })
  }
vote-waits = Ждём: { $names }
vote-yes = Согласиться
vote-no = Отказать
vote-withdraw = Отозвать
vote-refused = Отказано.
vote-agreed = Все согласны.

## Hints

hint-thinking = Бот думает…
hint-would = Бот выбрал бы
hint-worlds = { $worlds ->
    [one] В { $worlds } мире, где сходится всё, что вы знаете, это вышло лучше всего.
   *[other] В { $worlds } мирах, где сходится всё, что вы знаете, это вышло лучше всего.
  }
hint-visits = { $visits ->
    [one] { $visits } проба
    [few] { $visits } пробы
   *[other] { $visits } проб
  }
hint-why = { $worlds ->
    [one] В { $worlds } мире, где сходится всё, что вы знаете, это вышло лучше всего: оценка { $value }.
   *[other] В { $worlds } мирах, где сходится всё, что вы знаете, это вышло лучше всего: оценка { $value }.
  }
hint-take = Выбрать это
hint-all = Все варианты
hint-figures = { $visits } · { $value }
hint-value = оценка { $value }
hint-chance = { $card } { $percent }
hint-percent = { $n } %

## Results

result-won = Вы победили
result-lost = Вы проиграли
result-winners = { $count ->
    [one] Победа
   *[other] Победа
  }
result-numbers = Каждый в числах
result-to-rematch = К следующей игре
result-file = Сохранить файл .prowl
result-look = Посмотреть на стол
num-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }
num-caught = { $count ->
    [0] ни одной поимки
    [one] { $count } поимка
    [few] { $count } поимки
   *[other] { $count } поимок
  }
num-escapes = { $count ->
    [one] { $count } спасение от Существа
    [few] { $count } спасения от Существа
   *[other] { $count } спасений от Существа
  }
num-haunt = { $count ->
    [one] любимая местность: { $place }, { $count } визит
    [few] любимая местность: { $place }, { $count } визита
   *[other] любимая местность: { $place }, { $count } визитов
  }
num-beacons = { $count ->
    [one] маяк позвал { $count } раз
    [few] маяк позвал { $count } раза
   *[other] маяк позвал { $count } раз
  }
num-gave-up = { $count ->
    [one] сдались { $count } раз
    [few] сдались { $count } раза
   *[other] сдались { $count } раз
  }
num-player = Беглец
num-col-caught = поимки
num-col-will = потеряно воли
num-col-cards = сыграно карт
plot-title = Осталось клеток, ход за ходом
plot-label = Оба счётчика по ходам. В конце осталось клеток: до спасения — { $rescue }, до привыкания — { $assimilation }.

## Replay

replay = Запись игры
replay-first = К началу
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-play = Смотреть
replay-stop = Стоп
replay-moment = Момент
replay-at = { $at } из { $last } · ход { $turn }
replay-start = Всё разложено.
replay-decided = { $name } принимает решение.
replay-move = { $name }: { $move }
replay-turn = Ход
replay-eyes = Чьими глазами
replay-eyes-all = Всё открыто
replay-eyes-spectator = Глазами зрителя
replay-hidden = Что было скрыто
replay-hidden-none = Сейчас ничего не скрыто.
replay-more = Ещё
replay-share = Ссылка на этот момент
replay-fork = Играть отсюда
replay-fork-text = Новый стол начнётся с хода { $turn }. Одно место ваше, остальные займут боты.
replay-fork-seat = Ваше место
replay-fork-dealt = Скрытые карты
replay-fork-level = Боты
replay-fork-go = Играть
dealt-as_it_was = Как были
dealt-as_it_was-note = Всё лежит так, как лежало в той игре
dealt-as_i_knew = Раздать заново
dealt-as_i_knew-note = Остаётся то, что было известно этому месту; прочее раздаётся заново
what-if = А если иначе?
what-if-nobody = Ещё никто ни на что не ответил
what-if-text = Что вышло бы из другого ответа? Отсюда быстрые боты доигрывают за всех до конца, по многу раз на каждый вероятный ответ. Отвечает { $name }.
what-if-games = { $games ->
    [one] По { $games } партии на ответ. Полоса показывает, в каких пределах, скорее всего, лежит шанс.
    [few] По { $games } партии на ответ. Полоса показывает, в каких пределах, скорее всего, лежит шанс.
   *[many] По { $games } партий на ответ. Полоса показывает, в каких пределах, скорее всего, лежит шанс.
}
what-if-shares = Лучшие ответы доигрывали чаще. Полоса показывает, в каких пределах, скорее всего, лежит шанс.
what-if-played = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
what-if-only = Другого вероятного ответа не было. { $games ->
    [one] Его доиграли { $games } раз.
    [few] Его доиграли { $games } раза.
   *[many] Его доиграли { $games } раз.
}
what-if-taken = так и сыграли
what-if-chance = { $n } %
what-if-between = { $low }–{ $high } %
what-if-wait = Боты играют…
what-if-far = партий сыграно: { $played }, всего не больше { $games }
what-if-stop = Остановить
what-if-stopped = Остановлено.
what-if-again = Играть дальше

## Rules, cards, settings

rules-cards = Карты
rules-find = Искать в правилах
rules-find-word = карта
rules-chapters = Главы
rules-no-game = Такой игры здесь нет. На полке есть эти:
rules-of = { $game }: правила и карты
rules-none = Ничего не найдено.
cards-find = Искать карту
cards-find-example = взять
cards-kinds = Виды карт
cards-all = Все
set-language = Язык
set-day = День
set-day-note = Светлая бумага вместо ночи
set-speed = Анимация
set-speed-normal = Обычная
set-speed-normal-note = Карты летят и переворачиваются
set-speed-fast = Быстрая
set-speed-fast-note = То же самое вдвое быстрее
set-speed-off = Выключена
set-speed-off-note = Всё сразу на своих местах
set-reveal = Момент вскрытия
set-reveal-note = Показывать, как открываются карты
set-autopass = Пасовать автоматически
set-autopass-note = Когда можно только пасовать. С паузой, как у человека, чтобы никто не догадался.
set-mute = Тишина
set-volume = Громкость
set-try-sound = Послушать
about-contact = По поводу этого сервера пишите:
about-host = С вопросами об этом сервере обращайтесь к его хозяину.
set-motion-note = Если система просит меньше движения, здесь ничего не летает, что бы ни было выбрано выше.

## Not Alone

na-laid = выложена
na-laid-long = лежит перед вами рубашкой вверх
na-note-placing = нажмите на местность
na-somebody-else = Кто-то другой
na-note-due = ещё выложить
na-note-on = { $places }
na-note-not-now = не в этот ход
na-reveal = Карты вскрыты
na-reveal-nobody = Здесь никого
na-reveal-found = Добыча: { $names }
na-reveal-at = Существо здесь: { $places }
na-reveal-nowhere = Существо не пришло.
na-fate-free = Пока спокойно
na-fate-caught = Существо здесь
na-fate-planet = Артемия не спит
na-fate-target = Под жетоном цели
na-to-go-why = осталось клеток
na-off = не действует
na-know-at = Стоит здесь
na-know-can = Может быть здесь
na-know-out = В открытом сбросе
na-know-empty = Здесь никого не может быть
na-know-barred = Сюда идти нельзя
na-know-off = Не действует до конца хода
na-know-smoke = Сбросы в дыму: Существо их не видит, поэтому исключить нельзя ничего.
na-know-laid = Карта лежит рубашкой вверх.
na-know-river = Выкладывает две карты, оставит одну (Река).
na-know-artefact = Выкладывает две карты, сработают обе (Артефакт).
na-know-awaited = Существо ждёт именно этого Беглеца.
na-know-card-played = Карта выживания в этот ход уже сыграна.
na-know-hunt-cards = Карты охоты: в руке { $hand }, в колоде { $deck }
na-know-hunt-discard = В сбросе охоты
na-know-survival = В колоде: { $deck }
na-know-survival-discard = В сбросе выживания

## Parts of a table

zone-hand = Рука
zone-row = Города
zone-attack = Отправлены
zone-searching = В поиске
zone-drawn = На выбор
zone-captured = Захвачены
zone-searches = Поиски
zone-army = Армия
zone-city-discard = Сброс городов
zone-ship-discard = Сброс кораблей
zone-mission-hand = Задания
zone-mission-deck = Колода заданий
zone-city-deck = Колода городов
zone-ship-deck = Колода кораблей

## Первый ход с наставником

learn-title = Ваш первый ход
learn-text = Выберите игру. За столом будут боты, кто-то будет смотреть через плечо, а после одного хода вы продолжите сами или встанете из-за стола.
learn-players = { $bots ->
    [0] Вы одни
    [one] Вы и { $bots } бот
    [few] Вы и { $bots } бота
   *[many] Вы и { $bots } ботов
}
learn-begin = { $game }: начать ход с наставником
guide = Наставник
guide-place = { $n } из { $of }
guide-understood = Понятно
guide-rule = К правилу
guide-alone = Дальше без подсказок

## Что доказано о ботах

fair-badge = не видит ваших карт
fair-badge-of = { $name }: не видит ваших карт
fair-mark = { $name } не видит ваших карт: откуда это известно?
fair-menu = Боты не видят ваших карт
fair-title = Этот бот не видит ваших карт
fair-text = Верить на слово не нужно. Бота ({ $level }) испытали в игре «{ $game }»: { $count ->
    [one] в { $count } решении
   *[other] в { $count } решениях
} его спросили дважды — как карты лежали на самом деле и после того, как всё, чего ему знать не положено, раздали иначе.
fair-result = Ход каждый раз был тот же, и доводы совпали до буквы. Чего бот не видит, тем он и не руководствуется.
fair-games = Партий, игроков от { $least } до { $most }
fair-compared = Решений, где его спросили дважды
fair-different = … из них скрытое и правда было другим
fair-choices = … и при этом был выбор
fair-found = Ходов или доводов, которые изменились
fair-tries = Для испытания он делал по { $count ->
    [one] { $count } попытке
   *[other] { $count } попыток
} на решение, чтобы ничего не зависело от часов. За столом таких же попыток больше.
fair-check = Проверить может каждый, у кого есть Prowl. Эта команда играет те же партии и должна насчитать то же самое:
fair-copy = Скопировать команду
fair-copied = Команда скопирована.
fair-digest = Отпечаток ходов:
