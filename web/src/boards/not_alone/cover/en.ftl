game-artemia = Not Alone
game-artemia-line = A crew stranded on Artemia. One of you is what lives here.
game-artemia-kind = One against all
