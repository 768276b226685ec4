seat = Место { $seat }
list-and = { $first } и { $last }

mode-standard = Обычный
mode-standard-about = Так, как сказано в правилах.

move-pass = Пас
move-yes = Да
move-no = Нет
move-reconsider = Выбрать заново
ask-reconsider = Выбор сделан. Пока его можно изменить.

error-bad-players = В игру «{ $game }» играют от { $least } до { $most } человек, а не { $players }.
error-unknown-option = Настройки «{ $key }» нет. Есть такие: { $known }.
error-bad-option = У настройки «{ $key }» нет значения «{ $value }». Возможные значения: { $known }.
error-unknown-game = Игры «{ $game }» нет. Установлены: { $known }.
error-unknown-mode = В игре «{ $game }» нет режима «{ $mode }». Есть такие: { $known }.
error-unknown-bot = Бота «{ $level }» нет. Есть: { $known }.
error-bad-seed = Зерно случайности — целое число длиной до { $bits } бит.
error-game-is-over = Партия окончена.
error-not-your-turn = Сейчас этому месту не задан вопрос.
error-not-offered = Такого ответа нет среди предложенных.
error-nothing-to-undo = Отменять нечего.
error-cannot-undo = Отменить это в одиночку нельзя: что-то открылось или уже действовал другой игрок.
error-nothing-to-redo = Возвращать нечего.
error-rule-failure = Сбой в правилах. Решение не принято, стол остался прежним.
error-no-fair-world = Не нашлось расклада, который согласуется со всем, что видело это место.
error-file-too-long = Файл слишком длинный для записи партии.
error-file-damaged = Файл повреждён ({ $detail }).
error-file-foreign = Это не запись партии Prowl.
error-file-format = Формат файла — { $format }; этот Prowl читает формат { $known }.
error-file-game = Игра «{ $game }» здесь не установлена.
error-file-rules = Файл записан по правилам версии { $wanted }, а установлена версия { $have }.
error-file-fork = Этот стол начат с середины другой партии, и начало не записано: файла у него нет.
error-file-answer = Ответ № { $number } из файла правила здесь не предлагают.
error-file-digest = Отпечатки в файле не сходятся с ответами: файл изменён или обрезан.
