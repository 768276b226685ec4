outcome-resigned = Партия сдана.

error-who-are-you = Сначала представьтесь.
error-foreign-origin = Этот запрос пришёл со страницы чужого сайта.
error-json-only = Запросы принимаются только в JSON.
error-bad-request = Сервер не понимает этот запрос ({ $detail }).
error-too-long = Слишком длинно.
error-too-fast = Слишком много запросов. Подождите немного.
error-not-found = Здесь ничего нет.
error-not-allowed = Здесь так нельзя.
error-server-failed = На сервере что-то пошло не так. Это записано.
error-empty-text = Здесь нечего прочесть.
error-unknown-language = На этом языке здесь не говорят.

error-no-such-table = Такого стола нет.
error-no-such-seat = Такого места нет.
error-no-such-moment = В партии нет такого момента, с которого можно играть дальше.
error-too-many-tables = { $most ->
    [one] У вас уже { $most } стол. Сначала закончите его.
    [few] У вас уже { $most } стола. Сначала закончите один из них.
   *[many] У вас уже { $most } столов. Сначала закончите один из них.
}
error-table-is-crowded = За этим столом уже слишком много зрителей.
error-no-spectators = За этим столом играют без зрителей.
error-host-only = Это может сделать только хозяин стола.
error-seat-is-taken = Это место занято.
error-seats-are-open = За столом есть свободные места.
error-already-started = Партия уже началась.
error-not-started = Партия ещё не началась.
error-not-over = Партия ещё идёт.
error-not-seated = Вы не сидите за этим столом.
error-not-your-seat = Это не ваше место.
error-wrong-key = Эта ссылка не открывает здесь никакого места.
error-too-many-devices = Это место открыто на слишком многих устройствах.

error-question-has-changed = Вопрос тем временем изменился.
error-somebody-was-first = Кто-то успел раньше. Взгляните ещё раз.
error-not-stored = Решение не удалось записать, поэтому оно не считается. Попробуйте ещё раз.
error-log-is-broken = Этот стол нельзя восстановить: его журнал не подходит к установленным здесь правилам.
error-rules-changed-restored = С начала этой партии правила на сервере обновились. Она продолжается с последней точки сохранения; решения после неё потеряны.
error-rules-changed-stopped = С начала этой партии правила на сервере обновились, и продолжить её нельзя. Смотреть на стол по-прежнему можно.

error-no-vote = Вам не о чем голосовать.
error-no-ballot = Об этом больше не голосуют.
error-ballot-is-open = Сейчас голосуют о другом.
error-clocks-stand-already = Часы уже в этом состоянии, или их нет.
error-no-rematch = Реванш уже назначен, или играть его некому.
error-no-hint = Сейчас ни у одного бота нет подсказки.
error-no-file = Партию, розданную заново по тому, что знало место, нельзя сохранить в файл.
