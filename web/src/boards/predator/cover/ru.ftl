game-predator = Хищник
game-predator-series = Встречи
game-predator-line = В листве кто-то ведёт вам счёт. Откройте свой.
game-predator-kind = Вместе
