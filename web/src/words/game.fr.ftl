# Ce qui se dit d’un jeu et de la façon d’y jouer, en plusieurs endroits.

game-rules = Règles
    .game = Règles { DE($game) }
game-how-to-play = Comment jouer
    .game = Comment jouer à { $game }
game-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
game-option-is = { $option } : { $value }
game-no-hints = sans indices
game-answers-untimed = réponses sans limite de temps
