game-tremble = Tremble, Humans!
game-tremble-line = Rival captains fill their holds with citizens. Politely, if possible.
game-tremble-kind = Bluff and greed
