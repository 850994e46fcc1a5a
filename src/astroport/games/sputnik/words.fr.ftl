# Ce que dit Sputnik. Une place est $seat, son nom, et $seat-is : you, ou other. Une fusée est son numéro dans sa
# flotte ; $rocket-is vaut none quand chacun n’en a qu’une.

# Le jeu
name = Sputnik
about = Volez, éteignez une galaxie à chaque tour, immobilisez les autres, restez la dernière fusée.
tagline = Des échecs sur un sol qui se dérobe : vite appris, sans hasard ni pitié.
goal = Soyez le dernier dont la fusée peut encore voler.

option-layout = Plateau
    .meaning = classique : 37 cases, une pile au milieu ; pyramide : 19 cases avec des piles
option-layout-classic = classique
    .effect = 37 cases, quatre galaxies empilées au milieu : de la place pour fuir.
option-layout-pyramid = pyramide
    .effect = 19 cases, presque toutes des piles qui durent plusieurs tours : un combat serré.
option-rockets = Fusées par joueur
    .meaning = une flotte de 2 ou 3 fusées à deux joueurs, de 2 à trois joueurs
option-rockets-1 = 1
    .effect = Une fusée chacun.
option-rockets-2 = 2
    .effect = Deux ou trois joueurs, deux fusées chacun ; à votre tour, vous en jouez une.
option-rockets-3 = 3
    .effect = Deux joueurs, trois fusées chacun ; à votre tour, vous en jouez une.
option-teams = Équipes
    .meaning = à quatre joueurs, les partenaires face à face gagnent ensemble
option-teams-no = non
    .effect = Chacun pour soi.
option-teams-yes = oui
    .effect = À quatre : vous gagnez avec votre partenaire, assis en face de vous.

# Ce qui s’est passé
event-begins = { $seat-is ->
    [you] Vous commencez
   *[other] { $seat } commence
}
event-flies = { $seat-is ->
    [you] { $rocket-is ->
        [none] Vous volez en { $to }
       *[known] Votre fusée { $rocket } vole en { $to }
    }
   *[other] { $rocket-is ->
        [none] { $seat } vole en { $to }
       *[known] La fusée { $rocket } { DE($seat) } vole en { $to }
    }
}
event-is-rescued = { $seat-is ->
    [you] { $rocket-is ->
        [none] Votre base vous secourt en { $to }
       *[known] Sa base secourt votre fusée { $rocket } en { $to }
    }
   *[other] { $rocket-is ->
        [none] La base { DE($seat) } vient à son secours en { $to }
       *[known] La fusée { $rocket } { DE($seat) } est secourue par sa base en { $to }
    }
}
event-takes = { $seat-is ->
    [you] { $left ->
        [0] Vous éteignez la galaxie { $at }
        [1] Vous éteignez une galaxie en { $at }, il en reste une
       *[other] Vous éteignez une galaxie en { $at }, il en reste { $left }
    }
   *[other] { $left ->
        [0] { $seat } éteint la galaxie { $at }
        [1] { $seat } éteint une galaxie en { $at }, il en reste une
       *[other] { $seat } éteint une galaxie en { $at }, il en reste { $left }
    }
}
event-finds-nothing = { $seat-is ->
    [you] Vous ne trouvez rien à éteindre
   *[other] { $seat } ne trouve rien à éteindre
}
event-is-stranded = { $seat-is ->
    [you] Plus nulle part où voler : vous êtes hors jeu
   *[other] { $seat } n’a plus nulle part où voler : hors jeu
}
event-wins = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
}

# Ce qui est demandé
prompt-fly = À vous : volez vers une galaxie ou une base voisine.
prompt-fly-or-rescue = À vous : volez vers une galaxie ou une base voisine, ou appelez votre base sur une case vide (une fois par partie, et votre tour s’arrête là).
prompt-rescue = Nulle part où voler : appelez votre base sur une case vide à côté de vous.
prompt-take = Éteignez maintenant une galaxie où ne se tient aucune fusée.
prompt-wait = C’est à { $turn } de jouer.
prompt-watch = Vous êtes hors jeu et regardez : c’est à { $turn } de jouer.
prompt-draw-lots = Tirage au sort : qui commence ?
prompt-over = La partie est terminée.

# Ce qu’on peut choisir
choice-fly = { $rocket-is ->
    [none] voler en { $to }
   *[known] voler en { $to } avec la fusée { $rocket }
}
choice-rescue = { $rocket-is ->
    [none] appeler la base en { $to }
   *[known] appeler la base de la fusée { $rocket } en { $to }
}
choice-take = { $left ->
    [0] éteindre la galaxie { $at }
   *[other] éteindre une galaxie en { $at }
}
choice-begin = { $seat-is ->
    [you] vous commencez
   *[other] { $seat } commence
}

# Pourquoi pas
refusal-SP-1-6 = C’est le sort qui dit qui commence.
refusal-SP-2-1 = Vous devez d’abord voler, puis éteindre une galaxie.
refusal-SP-2-2 = Vous ne pouvez déplacer que votre fusée, d’une case à la fois.
refusal-SP-2-3 = Il n’y a rien où se poser : une fusée ne peut pas aller sur une case vide.
refusal-SP-2-4 = Vous ne pouvez pas vous poser là où se trouve une fusée.
refusal-SP-2-5 = On n’éteint qu’une galaxie où ne se tient aucune fusée.
refusal-SP-2-6 = On n’éteint jamais une base.
refusal-SP-2-7 = On ne peut éteindre aucune galaxie à côté d’une base que sa fusée n’a pas encore quittée.
refusal-SP-3-1 = Une base ne peut venir qu’une fois par partie, au lieu de voler, sur une case vide à côté de sa fusée.
refusal-SP-3-2 = Une fusée se tient sur la base : elle ne peut pas venir.
refusal-SP-5-1 = On ne peut avoir deux ou trois fusées chacun qu’à deux joueurs, et deux à trois joueurs.
refusal-SP-5-2 = On ne joue en équipes qu’à quatre.

# Dans un terminal
legend = (A) fusée · [a] base · [A] fusée sur sa base · 1 à 4 galaxies · un point : vide · entre <angles> ce que vous pouvez faire : <d4> une galaxie, <d4×4> une pile, <d4=b> la base de B, <d4⌂> où votre base peut venir

# Sur le plateau
board-label = Plateau de Sputnik, il reste { $galaxies ->
    [one] { $galaxies } galaxie
   *[other] { $galaxies } galaxies
}. Les flèches vont de case en case, N et P là où vous pouvez agir.
cell-label = { $cell } : { $contents }
    .can = { $cell } : { $contents } ; vous pouvez { LIST($choices, type: "or") }
cell-galaxies = { $galaxies ->
    [1] galaxie
   *[other] pile de { $galaxies } galaxies
}
cell-base = { $seat-is ->
    [you] { $rocket-is ->
        [none] votre base
       *[known] votre base { $rocket }
    }
   *[other] { $rocket-is ->
        [none] base { DE($seat) }
       *[known] base { $rocket } { DE($seat) }
    }
}
cell-rocket = { $seat-is ->
    [you] { $rocket-is ->
        [none] votre fusée
       *[known] votre fusée { $rocket }
    }
   *[other] { $rocket-is ->
        [none] fusée { DE($seat) }
       *[known] fusée { $rocket } { DE($seat) }
    }
}
cell-to-move = à son tour
cell-guarded = protégée
cell-empty = espace vide
tip-rocket = Elle vole d’une case à chacun de vos tours.
tip-other-rocket = Aucune autre fusée ne peut s’y poser, et rien ne s’éteint sous elle.
tip-base = Toute fusée peut s’y poser. Une base ne s’éteint jamais.
tip-guarded = Elle ne peut pas encore s’éteindre : la fusée voisine n’a pas quitté sa base.
tip-pile = Elle tient autant de fois qu’elle compte de galaxies.
tip-galaxy = Une fusée peut s’y poser, tant que personne ne l’éteint.
tip-empty = Rien ne peut s’y poser ; seule une base peut y être appelée.

# Comment la partie a fini. $you : s’il s’agit de vous, pas du tout, aussi ou seul ; $team : si toute votre équipe est immobilisée, une autre ou aucune
ending-stranded = { $you ->
    [alone] Vous n’avez
    [too] Vous et { LIST($who) } n’avez
   *[no] { LIST($who) } { $who-count ->
        [one] n’a
       *[other] n’ont
    }
} plus nulle part où voler{ $team ->
    [your] { "" } : toute votre équipe est immobilisée
    [their] { "" } : toute l’équipe est immobilisée
   *[none] { "" }
}.
ending-flying = { $you ->
    [alone] Il ne reste que vous en vol.
    [too] Il ne reste que vous et { LIST($who) } en vol.
   *[no] { $who-count ->
        [one] Il ne reste que { LIST($who) } en vol.
       *[other] Ne restent en vol que { LIST($who) }.
    }
}
