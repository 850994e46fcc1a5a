# Comment le français énumère et écrit les nombres (LIST, COUNT et PERCENT de bundles.py).
join-comma = { ", " }
join-and = { $most } et { $last }
join-or = { $most } ou { $last }
number-thousands = { "\u202F" }
number-decimal = ,
number-percent = { $n } %
join-sentences = { $first } { $then }

# Un interrupteur parmi les options d’un jeu.
option-yes = oui
option-no = non

# Ce que la maison refuse avant de consulter un jeu.
refusal-house-turn = Ce n’est pas votre tour
    .text = C’est à quelqu’un d’autre de jouer.
refusal-house-action = Cette action n’existe pas
    .text = Avec ses options, cette partie ne connaît pas cette action.
refusal-house-over = La partie est terminée
    .text = On ne peut plus rien jouer.
refusal-house-seat = Quelle place ?
    .text = Plusieurs places peuvent agir ; dites pour laquelle.
refusal-house-length = Partie trop longue
    .text = La partie compte autant d’actions que son jeu en annonce au plus.

# D’où vient une règle, à la fin d’un livret.
rules-sources = D’où viennent les règles
rules-from-text = Vient du texte du jeu.
rules-from-game = Un fait du jeu publié.
rules-from-text-and-game = Vient du texte du jeu, avec un fait du jeu publié.
rules-from-text-and-us = Vient du texte du jeu, avec une décision de notre part là où il se tait.
rules-from-game-and-us = Un fait du jeu publié, avec une décision de notre part.
rules-from-all = Vient du texte et de faits du jeu publié, avec une décision de notre part là où les deux se taisent.
rules-from-us = Notre décision, là où le texte et le jeu publié se taisent ; une table peut en juger autrement.

# La première fois sur une machine. $part : ce qu’on compile du jeu.
compiling = Compilation { DE($game) } ({ $part }) pour cette machine ; une seule fois
    .steps = { compiling } : { $done }/{ $steps }
part-rules = règles
part-queries = requêtes
part-events = événements
