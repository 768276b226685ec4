game-xfiles = Секретные материалы
game-xfiles-series = Встречи
game-xfiles-line = Соберите улики, пока огни не вернулись.
game-xfiles-kind = Вместе
