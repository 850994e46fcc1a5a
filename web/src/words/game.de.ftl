# Was von einem Spiel und seiner Spielweise an mehreren Stellen gesagt wird.

game-rules = Regeln
    .game = Regeln von { $game }
game-how-to-play = So wird gespielt
    .game = So wird { $game } gespielt
game-players = { $n } Spieler
game-option-is = { $option }: { $value }
game-no-hints = ohne Tipps
game-answers-untimed = Antworten ohne Zeitlimit
