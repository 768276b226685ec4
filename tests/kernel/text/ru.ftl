card-take = Взять
card-peek = Подсмотреть
card-peek-text = Посмотрите { $n ->
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[other] { $n } верхних карт
} колоды.
effect-draw-cards = Возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.

ask-hide-spot = Где вы прячетесь?
ask-hide-again = Вы спрятались. Можно выйти и спрятаться снова.
ask-seek-spot = Где ваш сосед?
ask-turn-peek = Подсмотреть?
ask-turn-take = Взять карту?
ask-throw = Можно выбросить карту.
ask-react = Выбросить карту?
ask-tidy-card = Какую карту положить под колоду?

move-spot = Место { $spot }
move-withdraw = Выйти
move-take = Взять карту
move-throw = Выбросить: { $card }
move-card = Карта { $card }

event-wind-blew = Ветер дует на место { $spot }.
event-hid = { $seat }: прячется на месте { $spot }.
event-hid-hidden = { $seat }: прячется.
event-withdrew = { $seat }: выходит.
event-drew = { $seat }: берёт карту { $card }.
event-drew-hidden = { $seat }: берёт карту.
event-peeked = { $seat }: подсматривает: { $card }.
event-peeked-hidden = { $seat }: смотрит верх колоды.
event-threw = { $seat }: выбрасывает { $card }.
event-game-over = Партия окончена.
