game-winter = Warring Colonies
game-winter-series = Dead of Winter
game-winter-line = Two colonies, one winter, not enough of anything.
game-winter-kind = Colony vs colony
