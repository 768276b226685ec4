game-winter = Война колоний
game-winter-series = Мёртвый сезон
game-winter-line = Две колонии, одна зима, всего не хватает.
game-winter-kind = Колония на колонию
