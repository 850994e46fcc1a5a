# Ce que dit Comètes. Une place est $seat, son nom, et $seat-is : you, actor ou other. Une comète est sa taille ;
# $comet-is vaut unknown quand elle est secrète, none quand il n’y en a pas.

# Le jeu
name = Comètes
about = Épiez une comète, puis poursuivez la vôtre ou attendez : la plus grosse poursuivie gagne.
tagline = Cinq minutes de sang-froid.
goal = Poursuivez la plus grosse comète.

option-peek = Épier
    .meaning = chacun peut regarder une comète
option-peek-no = non
    .effect = Chacun ne connaît que sa comète.
option-peek-yes = oui
    .effect = À tour de rôle, chacun peut regarder la comète de quelqu’un d’autre.

# Ce qui s’est passé
event-is-dealt = { $seat-is ->
    [you] Vous recevez la comète { $comet }
   *[other] { $comet-is ->
        [unknown] { $seat } reçoit une comète
       *[known] { $seat } reçoit la comète { $comet }
    }
}
event-peeks = { $seat-is ->
    [you] Vous épiez la comète { DE($whose) }
   *[other] { $whose-is ->
        [you] { $seat } épie votre comète
       *[other] { $seat } épie la comète { DE($whose) }
    }
}
event-sees = { $seat-is ->
    [you] La comète { DE($whose) } est de taille { $comet }
   *[other] { $seat } voit que la comète { DE($whose) } est de taille { $comet }
}
event-passes = { $seat-is ->
    [you] Vous passez
   *[other] { $seat } passe
}
event-chooses = { $seat-is ->
    [you] Vous choisissez : { $choice }
   *[other] { $choice-is ->
        [unknown] { $seat } a choisi
       *[known] { $seat } a choisi : { $choice }
    }
}
event-shows = { $seat-is ->
    [you] Votre choix : { $choice }, avec la comète { $comet }
   *[other] Le choix { DE($seat) } : { $choice }, avec la comète { $comet }
}
event-wins = { $seat-is ->
    [you] Vous gagnez avec la comète { $comet }
   *[other] { $seat } gagne avec la comète { $comet }
}
event-all-share = Personne n’a rien poursuivi : tous partagent

# Ce qui est demandé
prompt-deal = { $turn-is ->
    [you] Vous recevez une comète.
   *[other] { $turn } reçoit une comète.
}
prompt-peek = Épiez une comète, ou passez.
prompt-wait-for-peek = { $turn } peut épier une comète.
prompt-choose = Poursuivez votre comète, de taille { $comet }, ou attendez.
prompt-wait-for-choices = { LIST($choosing) } { $choosing-count ->
    [1] n’a
   *[other] n’ont
} pas encore choisi.
prompt-over = La partie est terminée.

# Ce qu’on peut choisir
choice-deal = { $turn-is ->
    [you] vous donner la comète { $comet }
   *[other] donner la comète { $comet } à { $turn }
}
choice-peek = { $comet-is ->
    [known] épier la comète { DE($whose) }, de taille { $comet }
   *[none] épier la comète { DE($whose) }
}
choice-pass = passer
choice-chase = { $comet-is ->
    [known] poursuivre la comète { $comet }
   *[none] poursuivre
}
choice-wait = attendre

# Comment s’appellent les choses
thing-choice-chase = poursuivre
thing-choice-wait = attendre

# Pourquoi pas
refusal-CO-1-2 = On distribue les comètes : une par place, au hasard.
refusal-CO-2-1 = On épie une seule fois, la comète de quelqu’un d’autre, avant que l’on choisisse.
refusal-CO-3-1 = Maintenant tous choisissent : poursuivre, ou attendre.

# Dans un terminal
legend = un chiffre : une comète · - pas encore · ? inconnue · * a choisi · ! poursuit · . attend
