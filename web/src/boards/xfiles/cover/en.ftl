game-xfiles = The X-Files
game-xfiles-series = Encounters
game-xfiles-line = Gather the evidence before the lights come back for you.
game-xfiles-kind = Together
