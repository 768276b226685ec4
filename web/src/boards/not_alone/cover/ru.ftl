game-artemia = Не одни
game-artemia-line = Экипаж застрял на Артемии. Один из вас — тот, кто здесь живёт.
game-artemia-kind = Один против всех
