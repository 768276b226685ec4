### Командная строка по-русски.

prowl-about = Prowl — общий стол для настольных игр об охотниках и добыче. Без команды открывает стол для браузеров. А ещё здесь играют в терминале, смотрят игру ботов, повторяют партии, читают карты и правила.

## Команды

command-games = Во что можно играть: игры, число игроков, настройки стола, языки
command-play = Играть в терминале — против ботов или за одной клавиатурой
command-simulate = Боты играют много партий, итоги подсчитываются
command-balance = Пусть боты сыграют много партий в нескольких конфигурациях: отчёт о балансе
command-record = Боты играют одну партию, запись остаётся в файле
command-replay = Повторить записанную партию, проверить её и пересказать словами
command-view = Что именно получило место после стольких-то ответов записанной партии
command-cards = Карты: определение, английский и русский текст рядом
command-rules = Пронумерованные правила и тесты, которые их доказывают
command-puzzles = Задачи: позиции, где верный ответ следует из правил. Их решают боты, а можно и вы
command-prove-fair = Проверить, что скрытое не меняет ни байта в том, что получает место, и ни хода бота
command-serve = Открыть столы для браузеров

metavar-command = КОМАНДА
metavar-game = ИГРА
metavar-file = ФАЙЛ
metavar-level = УРОВЕНЬ
metavar-card = КАРТА
metavar-puzzle = ЗАДАЧА
metavar-setting = КЛЮЧ=ЗНАЧЕНИЕ

arg-version = Показать версию
version-compiled = prowl { $version } (скомпилирован)
version-pure = prowl { $version } (чистый Python)
arg-lang = Язык всех сообщений: en или ru. Иначе решает PROWL_LANG или LANG
arg-json = Данные для программ вместо слов для людей
arg-game = Игра по её имени; список даёт «prowl games»
arg-players = Число игроков
arg-seat = Место, считая с 1; «spectator» — зритель. Для «play» можно несколько (1,2) или «all»
arg-bots = Кто играет на остальных местах: random, greedy или search (search:100 — столько попыток, что бы ни говорили часы); либо по уровню на каждое место через запятую
arg-bots-proved = Проверить ботов: уровни через запятую, для search — с числом попыток, например greedy,search:20
arg-seed = Вся случайность идёт от этого числа: то же число — та же партия
arg-set = Настройки стола, например expert=yes
arg-load = Продолжить партию, сохранённую командой «s ФАЙЛ»
arg-guide = Первый ход с подсказками, за столом для новичков
arg-games = Число партий
arg-jobs = Сколько процессов работает сразу; итог от этого не зависит
arg-keep = Файл для сыгранных партий: при повторном вызове они не играются заново
arg-balance-players = Числа игроков, например 2-4 или 2,4; иначе все, сколько допускает игра
arg-balance-games = Сколько партий в каждой конфигурации; если не указано, 100
arg-balance-bots = Кто играет, каждая сила — отдельная конфигурация: weighted (по весам самой игры, быстро), random, greedy, search
arg-balance-set = Настройки стола; KEY=A,B — по конфигурации на каждое значение
arg-balance-output = Записать отчёт в этот файл в формате Markdown
arg-without = Идентификаторы карт через запятую: для каждой ещё одна конфигурация с теми же зёрнами, где этой карты в коробке нет
arg-from = Номер первой партии: машины, которые делят работу, играют разные номера одного зерна
arg-sample = За одной партией из скольких следить пристально: какие правила применяются, чего стоят решения. Если не указано, 20; 0 — ни за одной
arg-output = В какой файл записать
arg-file = Записанная партия
arg-step = Ждать Enter после каждого ответа
arg-until = Остановиться после стольких ответов
arg-at = После скольких ответов
arg-all = Все игры; «rules» тогда даёт по строке на правило с числом тестов
arg-every = Смотреть на каждое K-е решение; если не указать — на каждое десятое
arg-check = Код выхода 1, если у правила нет теста
arg-solvers = Кто решает задачи: random, greedy или search, несколько — через запятую; search:60 делает 60 проб
arg-tries = Сколько раз каждый бот решает каждую задачу, всякий раз с новой случайностью
arg-show-puzzle = Показать задачу так, как её видит игрок
arg-play-puzzle = Показать задачу, спросить ответ и сказать, верен ли он
arg-solve = Вместе с --show: сказать и верный ответ, и почему он верен
arg-lan = Пустить друзей из локальной сети: слушать её и напечатать адрес с QR-кодом
arg-host = На каком адресе слушать; если не указать — только этот компьютер, а с --lan все его сети
arg-port = На каком порту слушать; если не указать — 8080; 0 — любой свободный
arg-db = Файл базы данных; если не указать — prowl.db
arg-contact = Кому игроки пишут об этом сервере: адрес почты или страница https:
arg-public-url = Адрес для людей, если перед сервером стоит прокси
arg-origin = Ещё один адрес, страницам которого можно подключаться; можно указать несколько раз
arg-workers = Сколько процессов отвести ботам на размышления
arg-bot-delay = Сколько секунд боты ждут перед ответом — за всеми столами
arg-think = Через сколько секунд бот обязан ответить
arg-proxies = Адреса прокси, чьим заголовкам можно верить
arg-log-level = Какие сообщения записывать: такие и важнее
arg-unlimited = Не ограничивать частоту запросов — для испытаний под нагрузкой

## Слова argparse

argparse-usage = использование:{ " " }
argparse-positionals = аргументы
argparse-options = параметры
argparse-commands = команды
argparse-help = Показать эту справку
argparse-error = %(prog)s: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-required = Не хватает: %s.
argparse-unrecognized = Здесь это ничего не значит: %s.
argparse-one = Дальше нужно одно значение.
argparse-at-most-one = Дальше может быть не больше одного значения.
argparse-at-least-one = Дальше нужно хотя бы одно значение.
argparse-expected = Дальше { $n ->
    [one] нужно { $n } значение.
    [few] нужно { $n } значения.
   *[other] нужно { $n } значений.
}
argparse-explicit = Значение здесь не нужно, а указано %r.
argparse-not-allowed = Не сочетается с %s.
argparse-one-required = Нужно одно из этих: %s.
argparse-invalid-value = Значение %(value)r не подходит.
argparse-invalid-choice = Варианта %(value)r нет. Есть такие: %(choices)s.
argparse-unknown-command = Команды %(parser_name)r нет. Есть такие: %(choices)s.
argparse-ambiguous = %(option)s может значить любое из этих: %(matches)s.
argparse-hint = Подробнее: «{ $command } --help».
bad-number = «{ $text }» — не целое число от { $least } и больше.

## Слова команды «serve»

serve-alone = Страница открывается только на этом компьютере. Чтобы друзья из вашей сети могли присоединиться, перезапустите Prowl с параметром --lan (или: make play LAN=1).
serve-invite = Друзья из вашей сети могут присоединиться по адресу { $address }
serve-no-network = Локальная сеть не найдена: пока страница открывается только на этом компьютере. Подключитесь к сети и перезапустите Prowl или укажите адрес этого компьютера в параметре --host.

## Что может пойти не так

error-cannot-listen = Prowl не может слушать { $host }:{ $port }: { $reason }.
error-lan-on-loopback = С параметром --host { $host } Prowl доступен только на этом компьютере, поэтому --lan не имеет смысла. Уберите один из двух.
error-bad-contact = «{ $contact }» — не контакт. Укажите адрес почты (me@example.org) или страницы (https://example.org/help).
error-database-in-use = База данных { $path } уже открыта другим сервером Prowl. Остановите его или укажите другой файл: --db.
error-no-database = Prowl не может открыть базу данных { $path }: { $reason }.
error-bad-range = Значение { $option } должно лежать от { $least } до { $most }, а указано { $value }.
error-bad-address = «{ $address }» — не адрес сайта. Укажите его так, как показывает браузер, например https://example.org.
error-interrupted = Прервано.
error-unexpected = В Prowl произошёл сбой ({ $kind }: { $detail }). С PROWL_DEBUG=1 будет показано всё.
error-unfit-machine = В этом файле есть всё для Python 3.11–3.14 на Linux, macOS (Apple silicon) и Windows; здесь Python { $python }, и чего-то не хватает. Попробуйте другой Python или установите Prowl через pip.
error-bad-setting = «{ $text }» — не настройка стола. Пишите КЛЮЧ=ЗНАЧЕНИЕ, например expert=yes.
error-unknown-bot = Бота «{ $level }» нет. Есть такие: { $known }.
error-bots-count = { $n ->
    [one] Назван { $n } уровень ботов
    [few] Названо { $n } уровня ботов
   *[other] Названо { $n } уровней ботов
}, а мест { $players }. Назовите один на всех или по одному на место.
error-cannot-read = { $why ->
    [missing] Файла «{ $file }» нет.
    [directory] «{ $file }» — каталог, а не файл.
    [forbidden] Файл «{ $file }» нельзя прочесть: нет прав.
   *[other] Файл «{ $file }» не читается.
}
error-cannot-write = { $why ->
    [missing] Каталога для файла «{ $file }» нет.
    [directory] «{ $file }» — каталог, а не файл.
    [forbidden] Файл «{ $file }» нельзя записать: нет прав.
   *[other] Файл «{ $file }» не записывается.
}
error-beyond-end = В партии { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[other] { $answers } ответов
}, положения после { $at } нет.
error-bad-seat = Места «{ $seat }» нет. Места — от 1 до { $players }.
error-rules-one-or-all = Назовите одну игру или укажите --all.
error-solve-what = --solve говорит, что верно в одной задаче: назовите её через --show.
error-puzzle-of-which-game = Назовите и игру, например: prowl puzzles not_alone --show stop_the_clock
error-unknown-puzzle = Задачи «{ $puzzle }» в игре { $game } нет. { $n ->
    [0] Задач в ней нет вовсе.
   *[other] Есть такие: { $known }.
}
error-rules-untested = Без теста { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
}: { $rules }.
error-simulate-failed = Не доиграно как следует: { $n ->
    [one] { $n } партия.
    [few] { $n } партии.
   *[other] { $n } партий.
} { $detail }
error-bad-numbers = «{ $text }» — это не числа игроков. Пишите так: 2-4 или 2,4.
error-unknown-card = Карты «{ $card }» в игре { $game } нет. Список покажет «prowl cards { $game }».
error-card-stays = { $why ->
    [stacked] Карту «{ $card }» убрать нельзя: её колода по правилам складывается из слоёв, размер которых менять нельзя.
    [own] Карту «{ $card }» убрать нельзя: она с самого начала принадлежит игроку.
    [laid] Карту «{ $card }» убрать нельзя: её выкладывают по правилам, а не сдают из колоды.
    [few] Карту «{ $card }» убрать нельзя: в её колоде нет другой карты на это место.
   *[absent] Карту «{ $card }» убрать нельзя: при таком числе игроков и таких настройках её нет ни в одной общей колоде.
}
error-unfair = { $n ->
    [one] { $n } утечка
    [few] { $n } утечки
   *[other] { $n } утечек
}: место получило то, что зависит от скрытого от него.
error-unfair-bots = { $n ->
    [one] { $n } расхождение
    [few] { $n } расхождения
   *[other] { $n } расхождений
}: бот поступает не только по тому, что видно с его места.
error-only-with-bots = { $option } имеет смысл только вместе с --bots.
error-bot-by-clock = «{ $level }» думает по часам и в другой раз может пойти иначе. Укажите число попыток, например { $level }:20.
error-load-brings = { $option } изменить нельзя: у сохранённой партии всё своё.
error-load-other-game = В файле «{ $file }» — партия игры { $game }.
error-save-where = Назовите файл: s ФАЙЛ
error-no-such-rule = Ни главы, ни правила «{ $wish }» нет.
error-not-a-number = «{ $text }» — не ответ. Введите число от 1 до { $most } или ? для справки.
error-pick-one = Нужно одно число.
error-pick-some = { $least ->
    [0] { $most ->
        [one] Нужно не больше { $most } числа; 0 — ничего.
       *[other] Нужно не больше { $most } чисел; 0 — ничего.
    }
   *[other] Нужно от { $least } до { $most } разных чисел.
}
error-pick-exactly = { $n ->
    [one] Нужно { $n } число.
    [few] Нужно { $n } разных числа.
   *[other] Нужно { $n } разных чисел.
}

## Общие слова

yes = да
no = нет
percent = { $n } %
seat-you = { $name } (вы)
pile = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
pile-known = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}, известно: { $known }
players-range = { $least }–{ $most }
column-game = Игра
column-players = Игроков
column-modes = Режимы
column-options = Настройки стола, первой — обычная
column-languages = Языки
column-card = Определение
column-en = По-английски
column-ru = По-русски
column-rule = Правило
column-tests = Тестов
column-text = Текст
column-puzzle = Задача
column-title = Название
column-kind = О чём
tests = { $n ->
    [one] { $n } тест
    [few] { $n } теста
   *[other] { $n } тестов
}
rules-title = { $game }: с тестами { $done } из { $all } правил
outcome = { $how }. { $n ->
    [0] Победителей нет.
    [one] Побеждает: { $winners }.
   *[other] Побеждают: { $winners }.
}

## Много партий, записанные партии

simulate-playing = Идёт игра
report-games = Партий
report-finished = Доиграно
report-errors = Сбоев
report-decisions = Решений
report-rounds-mean = Ходов за партию в среднем
report-cpu-seconds = Секунд вычислений
report-wins = Победы, { $seat } ({ $bot })
report-share = { $n } ({ $percent } %)
recorded = { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[other] { $answers } ответов
}, запись в файле { $file }.
replay-answer = { $seat }: { $answer }
replay-more = Enter — дальше · q — хватит{ " " }
verified = Проверено: { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[other] { $answers } ответов
}, все отпечатки сходятся.
view-not-asked = Сейчас этому месту вопрос не задан.
fair-comparing = Идёт сравнение
fair-compared = Сравнение: { $games ->
    [one] { $games } случайная партия
    [few] { $games } случайные партии
   *[other] { $games } случайных партий
}, решений — { $decisions }; видов стола — { $views }, вопросов — { $prompts }, списков ожидания — { $waiting-lists }, событий — { $events }, всего байт — { $bytes }. Каждый байт сверен с тем же в мирах, где всё скрытое раздано заново; таких миров — { $worlds }.
fair-leak = Утечка: зерно { $seed }, после ответов: { $decision }, { $seat }: { $part }
spectator = зритель
part-view = вид стола
part-prompt = вопрос
part-waiting = список ожидания
part-events = события
fair-bot-compared = { $game }, бот { $bot }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, решений — { $decisions }. Бота спросили ещё раз в мире, который с его места не отличить от настоящего: сравнений — { $compared }; из них скрытое и правда было другим в { $different }, а выбор при этом был в { $choices }. Не нашлось такого мира: { $alone }.
fair-bot-digest = Отпечаток ходов: { $digest }
fair-bot-finding = Расхождение: бот { $bot }, игроков — { $players }, зерно { $seed }, после ответов: { $decision }, { $seat }: { $part }
fair-bot-real = как есть: … { $text } …
fair-bot-imagined = иначе:    … { $text } …
part-glimpse = что ему показали
part-move = его ход
part-explanation = его доводы
fair-bots-proved = Ни один ход и ни один довод не изменились: эти боты не видят ничего, что не видно с их мест.
fair-proved = Ни один байт не отличается: скрытое не утекает.

## Лаборатория баланса. Доли — в процентах.

balance-title = Баланс игры «{ $game }», версия правил { $rules }
balance-about = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} на каждую конфигурацию, номера { $first }–{ $last } при зерне { $seed }; за всех играют: { $bots }. В скобках — 95-процентные интервалы.
balance-written = Отчёт записан в { $file }.
balance-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
balance-without = без карты «{ $card }»
balance-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
balance-plus = +{ NUMBER($n, maximumFractionDigits: 1) }
balance-minus = −{ NUMBER($n, maximumFractionDigits: 1) }
balance-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
balance-share-off = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }) ≠
balance-difference = { $difference } ({ $low } … { $high })
balance-difference-clear = { $difference } ({ $low } … { $high }) ≠
balance-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($middle, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) } · { $longest }
balance-question = { NUMBER($asked, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { NUMBER($choices, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { $spread }
balance-use = { NUMBER($taken, maximumFractionDigits: 0) } % · { $change }
balance-even = Если бы все побеждали одинаково часто
balance-outcomes = Чем кончаются партии
balance-outcomes-note = Доля партий с таким исходом.
balance-outcomes-row = Исход
balance-roles = Кто побеждает: роли
balance-roles-note = В какой доле своих партий роль победила; ≠ — равная доля лежит вне интервала.
balance-roles-row = Роль
balance-seats = Кто побеждает: места
balance-seats-note = В какой доле партий победило это место; ≠ — равная доля лежит вне интервала.
balance-seats-row = Место
balance-length = Продолжительность
balance-length-note = Среднее · квартили · самая длинная партия. Решение — ответ на вопрос, в котором был выбор.
balance-length-row = За партию
balance-rounds = Раунды
balance-decisions = Решения
balance-lead = Кто впереди
balance-lead-note = По оценке самой игры в конце каждого раунда: какая сторона или какое место впереди, а в общей игре — игроки или игра.
balance-lead-row = За партию
balance-changes-of-lead = Сколько раз лидер менялся
balance-halfway = Будущий победитель впереди на середине партии
balance-for-good = Какая часть партии прошла, когда победитель вышел вперёд окончательно
balance-changes = Без карты
balance-changes-note = Одни и те же зёрна с картой и без неё, так что удача раздачи почти не мешает; ≠ — разницу вряд ли объяснить случаем.
balance-changes-row = Конфигурация
balance-changes-what = Победы, раунды
balance-changes-before = С картой
balance-changes-after = Без неё
balance-changes-change = Разница
balance-all-players = Все игроки
balance-questions = Решения, от которых что-то зависело
balance-questions-note = Сколько раз за партию спрашивают · сколько раз есть из чего выбрать · на сколько пунктов шансов на победу лучший ответ отстоит от худшего, если жадный бот пробует каждый. Последнее измерено на выборке; прочерк — ни разу. Сначала то, что весит больше всего за партию.
balance-questions-row = Вопрос
balance-answers = Карты и победы: что выбирали игроки
balance-answers-note = Какая доля из тех, кто мог, так и поступила · на сколько пунктов чаще они побеждали, чем те, кто мог, но не стал. Это связь, а не причина: возможно, так выбирает тот, кто и без того впереди. Строки, где с одной из сторон меньше { $few } мест, пропущены.
balance-answers-row = Выбор
balance-events = Карты и победы: что случалось с игроками
balance-events-note = С какой долей мест тех же ролей это случилось · на сколько пунктов чаще они побеждали, чем остальные. Это тоже связь, а не причина: в длинных партиях всего случается больше, и выигрывают их, возможно, другие. Строки, где с одной из сторон меньше { $few } мест, пропущены.
balance-events-row = Событие
balance-never = Чего не было ни разу
balance-never-note = Количество. За правилами следим по функциям: правило считается применённым, если в партии из выборки выполнялась функция, которая его называет; функции называют { $n ->
    [one] { $n } пронумерованное правило
    [few] { $n } пронумерованных правила
   *[many] { $n } пронумерованных правил
}.
balance-never-row = Ни разу
balance-never-named = Карты, которых не назвал ни один вопрос и ни одно событие
balance-never-taken = Карты, которые предлагались, но никто их не выбрал
balance-never-happened = События, которых не было
balance-never-run = Правила, которые не применялись
balance-not-measured = не измерено
balance-lists = Ни разу ни в одной конфигурации
balance-lists-note = Чего нет ни в одном столбце выше.
balance-lists-which = Что именно

## Задачи

puzzles-solving = Боты решают
puzzles-solved = Верно каждый раз
puzzles-known = { $sign } известно, что этот уровень решает задачу не каждый раз.
puzzle-kind-win = победить сейчас
puzzle-kind-survive = не проиграть
puzzle-kind-gain = получить даром
puzzle-kind-waste = не платить зря
puzzle-kind-ally = помочь
puzzle-seat = Вы: { $seat }
puzzle-keys = число — ответ · ? правила · q выход
puzzle-right = Верно.
puzzle-wrong = Неверно.
puzzle-right-answers = { $n ->
    [one] Верный ответ: { $answers }
   *[other] Верные ответы: { $answers }
}
puzzle-wrong-answers = { $n ->
    [one] Неверный ответ: { $answers }
   *[other] Неверные ответы: { $answers }
}
puzzle-input-ended = Ввод закончился, а ответа не было.

## За столом

play-prompt = ›{ " " }
play-keys = число — ответ · ? правила · h совет · u отмена · l журнал · s ФАЙЛ · q выход
play-seed = зерно { $seed }
play-thinking = { $seat } думает …
play-left = Вы встали из-за стола. Партия продолжится, только если вы её сохранили.
play-input-ended = Ввод закончился, а с ним и игра.
play-saved = Записано. Продолжить: prowl play { $game } --load { $file }
play-curtain = Теперь отвечает: { $seat }
play-curtain-enter = Нажмите Enter, когда больше никто не смотрит.{ " " }
play-agree = С тех пор действовали другие или что-то открылось. Все согласны вернуться? (д/н){ " " }
play-agree-yes = д да y yes
play-won = Вы победили.
play-lost = Вы проиграли.
play-keep = s ФАЙЛ — сохранить партию, Enter — выйти.{ " " }
ask-some = { $least ->
    [0] Не больше { $most }: введите числа через пробел, 0 — ничего.
   *[other] От { $least } до { $most }: введите числа через пробел.
}
ask-exactly = { $n ->
    [1] Выберите 1.
   *[other] Ровно { $n }: введите числа через пробел.
}
ask-nothing = Сейчас ничего
help-cards = Ваши карты
help-not-now = Сейчас нельзя
help-why = { $cards } — { $reason } (? { $rule })
help-chapters = ? и номер покажет главу или правило, например «? 3». Главы: { $chapters }
log-earlier = · … и раньше: { $n } (l покажет всё)
hint-thinking = Обдумываю …
hint = Бот на вашем месте ответил бы: { $answer }. Он представил себе { $worlds ->
    [one] { $worlds } мир
    [few] { $worlds } мира
   *[other] { $worlds } миров
}, где сходится всё, что вы видите.
hint-option = Ответ
hint-visits = Проб
hint-value = Оценка
hint-chance = { $card } { $percent }

## Not Alone

na-turn = Ход { $round }
na-you-creature = Существо
na-you-hunted = Беглец
na-token-creature = Существо
na-token-target = цель
na-token-artemia = Артемия
na-beacon = маяк
na-standing = ● здесь  ? может быть здесь
na-rescue = Спасение
na-assimilation = Привыкание
na-steps = { $n ->
    [one] осталась { $n } клетка
    [few] осталось { $n } клетки
   *[other] осталось { $n } клеток
}
na-hunted = Беглец
na-will = Воля
na-hand = Рука
na-laid = Лежит
na-survival = Выживание
na-discard = Сброс
na-marks = Эффекты
na-creature-cards = Существо · карт охоты в руке: { $n }, в колоде: { $deck }
na-hunt-discard = последняя: { $card }
na-in-force = Действует: { $cards }
na-own-cards = Ваши карты:

## Трепещите, человеки!

tremble-turn = Ход { $round }
tremble-first = первым ходит { $seat }
tremble-no-cities = В ряду нет городов.
tremble-city = Город
tremble-type = Центр
tremble-cultural = культурный
tremble-scientific = научный
tremble-industrial = промышленный
tremble-raid = Набег
tremble-search = Поиск
tremble-fleets = Флоты
tremble-captain = Капитан
tremble-people = Люди
tremble-fuel = Топливо
tremble-ships = Дома
tremble-captured = Города
tremble-credits = Кредиты
tremble-missions = Задания
tremble-searching = { $turns ->
    [one] { $city }, +{ $n } через { $turns } ход
    [few] { $city }, +{ $n } через { $turns } хода
   *[other] { $city }, +{ $n } через { $turns } ходов
}
tremble-army = { $army }, сила { $n }: все, кто ведёт поиск, бегут или дерутся.
tremble-decks = Колода городов: { $cities } · кораблей: { $ships } · осталось кредитов: { $credits }
tremble-ship = сила { $strength }, топливо { $fuel }
tremble-reserve = остаётся дома
tremble-away = поиск: { $city }
tremble-offer = продаётся за { $n } тыс.
tremble-missions-of = Задания, { $seat }:

## Хищник

predator-round = { $round ->
    [0] Подготовка
   *[other] Круг { $round }
}
predator-before = до первого хода
predator-objective = Цель { $at } из { $of }:
predator-location = Локация, угрозы { $at } из { $of }:
predator-deck = Колода Врагов
predator-scan = скан { $n }
predator-nobody = никого
predator-strikes = { $n ->
    [one] грозит { $n } удар
    [few] грозит { $n } удара
   *[many] грозит { $n } ударов
}
predator-officer = Офицер
predator-recruit = Наём
predator-attack = Атака
predator-avoids = { $n ->
    [one] уклонение от { $n } удара
   *[other] уклонение от { $n } ударов
}
predator-played = Сыграно за ход:
predator-offers = { $name } предлагает:
predator-player = Игрок
predator-avatar = Аватар
predator-health = Здоровье
predator-marks = Метки
predator-hand = Рука
predator-own-deck = Колода
predator-discard = Сброс
predator-dead = погиб
predator-wounds = Ваши карты Удара:
predator-own = Ваши карты:
