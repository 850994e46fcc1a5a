# What is told of a game and of how it is played, in more than one place.

game-rules = Rules
    .game = Rules of { $game }
game-how-to-play = How to play
    .game = How to play { $game }
game-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
game-option-is = { $option }: { $value }
game-no-hints = no hints
game-answers-untimed = no time limit on answers
