game-predator = Predator
game-predator-series = Encounters
game-predator-line = Something in the trees is counting you. Build a team that can count back.
game-predator-kind = Together
