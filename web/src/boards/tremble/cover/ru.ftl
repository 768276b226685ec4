game-tremble = Трепещите, человеки!
game-tremble-line = Капитаны набивают трюмы горожанами. По возможности вежливо.
game-tremble-kind = Блеф и жадность
