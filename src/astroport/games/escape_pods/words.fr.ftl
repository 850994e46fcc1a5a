# Ce que dit Escape Pods. Une place est $seat, son nom, et $seat-is : you, actor (qui agit), ou other. Un rôle est $role,
# ou unknown pour qui ne peut pas le connaître. Une navette est son nom sans article ; secteurs, hangars, frontières,
# cases et places d’arrivée sont les numéros du plateau, les refuges r1 à r4. Ce qui commence par part- se dit dans une
# phrase.

# Le jeu
name = Escape Pods
about = Le vaisseau se désagrège : menez votre équipage aux bons refuges, dans des navettes partagées avec tous.
tagline = Canots bondés et rôles secrets : on s’aide, on pousse, on épie, et on débarque à temps.
goal = Menez votre équipage aux refuges qui lui rapportent le plus.

option-refuges = Refuges
    .meaning = Quels sont les quatre refuges : en solo d’habitude les quatre fixes, à plusieurs quatre tirés parmi les 22 ; les fixes conviennent aussi à une première partie.
option-refuges-usual = selon la règle
    .effect = En solo, quatre refuges simples ; à plusieurs, quatre tirés parmi les 22.
option-refuges-fixed = toujours les mêmes
    .effect = Quatre refuges simples, toujours les mêmes : bien pour une première partie.
option-refuges-drawn = tirés au sort
    .effect = Quatre refuges tirés parmi les 22, dont certains en couleur : chaque partie est différente.
option-specials = Les refuges de couleur comptent pour
    .meaning = De qui un refuge vert, rouge, orange ou cyan change les points : de chaque membre qui s’y trouve, comme le dit la règle, ou seulement de ceux qui y ont une case.
option-specials-all = tous ceux qui s’y trouvent
    .effect = La couleur d’un refuge change les points de chaque membre d’équipage qui s’y trouve.
option-specials-assigned = ceux qui ont une case
    .effect = La couleur d’un refuge change les points des membres qui ont une case ; les autres marquent 0.

# Les choses
thing-role-commander = commandant
thing-role-scientist = scientifique
thing-role-engineer = ingénieur
thing-pod-duo-1 = navette duo
thing-pod-trio = navette trio
thing-pod-duo-2 = navette duo
thing-pod-mini-1 = mininavette
thing-pod-mini-2 = mininavette
thing-pod-mini-3 = mininavette
thing-use-embark = Embarquer / Débarquer
thing-use-accelerate = Accélérer
thing-use-spy = Épier
thing-use-minipod = Mininavette
thing-use-board = Aborder
thing-use-pilot = Piloter
thing-use-program = Programmer
thing-use-refresh = Actualiser
thing-grade-survivor = un survivant
thing-grade-conqueror = un conquérant de l’espace
thing-grade-master = maître de la galaxie
thing-refuge-card-lighthouse = le Phare
thing-refuge-card-laboratory = le Laboratoire
thing-refuge-card-workshop = l’Atelier
thing-refuge-card-commons = la Place commune
thing-refuge-card-crossroads = le Carrefour
thing-refuge-card-harbour = le Port
thing-refuge-card-greenhouse = la Serre
thing-refuge-card-orchard = le Verger
thing-refuge-card-fernery = la Fougeraie
thing-refuge-card-meadow = la Prairie
thing-refuge-card-forge = la Forge
thing-refuge-card-reactor = le Réacteur
thing-refuge-card-caldera = la Caldeira
thing-refuge-card-furnace = le Fourneau
thing-refuge-card-amber = l’Ambre
thing-refuge-card-hearth = l’Âtre
thing-refuge-card-lantern = la Lanterne
thing-refuge-card-ember = la Braise
thing-refuge-card-lagoon = le Lagon
thing-refuge-card-spring = la Source
thing-refuge-card-oasis = l’Oasis
thing-refuge-card-delta = le Delta

part-a-role = un { $role }
part-member = { $owner-is ->
    [you] { $role-is ->
        [unknown] l’un des vôtres
       *[known] votre { $role }
    }
   *[other] { $role-is ->
        [unknown] un membre { DE($owner) }
       *[known] un { $role } { DE($owner) }
    }
}
part-mine = { $seat-is ->
    [you] { $role-is ->
        [unknown] l’un des vôtres
       *[known] votre { $role }
    }
   *[other] { $role-is ->
        [unknown] un membre { DE($seat) }
       *[known] un { $role } { DE($seat) }
    }
}
part-other = { $other-is ->
    [you] { $other-role-is ->
        [unknown] l’un des vôtres
       *[known] votre { $other-role }
    }
   *[other] { $other-role-is ->
        [unknown] un membre { DE($other) }
       *[known] un { $other-role } { DE($other) }
    }
}
part-pod-from = { $from-is ->
    [none] la { $pod }
   *[known] la { $pod } du secteur { $from }
}
part-pod-at = { $at-is ->
    [none] la { $pod }
   *[known] la { $pod } du secteur { $at }
}

# Ce qui s’est passé
event-is-laid = Le refuge { $refuge } est { $refuge-card }
event-comes-up = La carte explosion { $card } est retournée
event-comes-back = La carte explosion { $card } revient de sous la pioche
event-begins = { $seat-is ->
    [you] Vous commencez
   *[other] { $seat } commence
}
event-pays = { $seat-is ->
    [you] Vous payez { $use } avec { part-a-role }
   *[other] { $role-is ->
        [unknown] { $seat } paie { $use }
       *[known] { $seat } paie { $use } avec { part-a-role }
    }
}
event-takes-back = { $seat-is ->
    [you] Vous reprenez vos membres du tableau avancé
   *[other] { $seat } reprend ses membres du tableau avancé
}
event-ends-turn = { $seat-is ->
    [you] Vous terminez votre tour
   *[other] { $seat } termine son tour
}
event-has-final-turn = { $seat-is ->
    [you] Vous avez un dernier tour
   *[other] { $seat } a un dernier tour
}

event-moves = { $seat-is ->
    [you] Vous menez la { $pod } du secteur { $from } au { $to }
   *[other] { $seat } mène la { $pod } du secteur { $from } au { $to }
}
event-crosses = { $seat-is ->
    [you] Par balise, vous menez la { $pod } du secteur { $from } au { $to }
   *[other] Par balise, { $seat } mène la { $pod } du secteur { $from } au { $to }
}
event-pushes = { $seat-is ->
    [you] Vous poussez la { $pod } du secteur { $from } au { $to }
   *[other] { $seat } pousse la { $pod } du secteur { $from } au { $to }
}
event-is-pushed = La { $pod } est poussée du secteur { $from } au { $to }
event-flies-out = La { $pod } sort vers le secteur { $to }
event-is-empty = La { $pod } est vide et rentre
event-goes-home = La { $pod } rentre au hangar { $hangar }
event-sends-home = { $seat-is ->
    [you] Vous renvoyez la { $pod } au hangar { $hangar }
   *[other] { $seat } renvoie la { $pod } au hangar { $hangar }
}

event-embarks = { $seat-is ->
    [you] Vous embarquez { part-a-role } dans la { $pod }
   *[other] { $role-is ->
        [unknown] { $seat } embarque un membre dans la { $pod }
       *[known] { $seat } embarque { part-a-role } dans la { $pod }
    }
}
event-steps-over = { $seat-is ->
    [you] Votre { $role } passe de la { $from-pod } du secteur { $from } à la { $pod } du secteur { $at }
   *[other] { $role-is ->
        [unknown] Un membre { DE($seat) } passe de la { $from-pod } du secteur { $from } à la { $pod } du secteur { $at }
       *[known] Un { $role } { DE($seat) } passe de la { $from-pod } du secteur { $from } à la { $pod } du secteur { $at }
    }
}
event-takes-seat = { $seat-is ->
    [you] Votre { $role } prend un siège dans { part-pod-at }
   *[other] { $role-is ->
        [unknown] Un membre { DE($seat) } prend un siège dans { part-pod-at }
       *[known] Un { $role } { DE($seat) } prend un siège dans { part-pod-at }
    }
}
event-disembarks = { $seat-is ->
    [you] Vous débarquez { part-member } au refuge { $refuge }
   *[other] { $owner-is ->
        [actor] { $role-is ->
            [unknown] { $seat } débarque l’un des siens au refuge { $refuge }
           *[known] { $seat } débarque son { $role } au refuge { $refuge }
        }
       *[other] { $seat } débarque { part-member } au refuge { $refuge }
    }
}
event-lands = { $seat-is ->
    [you] Votre { $role } prend la place d’arrivée { $space } du refuge { $refuge }
   *[other] { $role-is ->
        [unknown] Un membre { DE($seat) } prend la place d’arrivée { $space } du refuge { $refuge }
       *[known] Un { $role } { DE($seat) } prend la place d’arrivée { $space } du refuge { $refuge }
    }
}
event-launches = { $seat-is ->
    [you] Vous faites sortir { part-a-role } en mininavette vers le secteur { $to }
   *[other] { $role-is ->
        [unknown] { $seat } fait sortir une mininavette vers le secteur { $to }
       *[known] { $seat } fait sortir { part-a-role } en mininavette vers le secteur { $to }
    }
}
event-spies = { $seat-is ->
    [you] { $refuge-is ->
        [none] Vous épiez { part-pod-at }
       *[known] Vous épiez le refuge { $refuge }
    }
   *[other] { $refuge-is ->
        [none] { $seat } épie { part-pod-at }
       *[known] { $seat } épie le refuge { $refuge }
    }
}
event-sees = { $seat-is ->
    [you] Vous y voyez { part-member }
   *[other] { $seat } y voit { part-member }
}
event-swaps = { $seat-is ->
    [you] Vous abordez { part-pod-at } : { part-mine } contre { part-other }
   *[other] { $seat } aborde { part-pod-at } : { part-mine } contre { part-other }
}

event-delays = { $seat-is ->
    [you] Vous mettez la carte explosion { $card } sous la pioche
   *[other] { $seat } met la carte explosion { $card } sous la pioche
}
event-takes-beacon = { $seat-is ->
    [you] Vous prenez la balise { DE(LIST($owners)) }
   *[other] { $seat } prend la balise { DE(LIST($owners)) }
}
event-places-beacon = { $seat-is ->
    [you] { $from-is ->
        [none] Vous posez la balise { DE(LIST($owners)) } sur la frontière { $border }
       *[known] Vous déplacez la balise { DE(LIST($owners)) } de la frontière { $from } à { $border }
    }
   *[other] { $from-is ->
        [none] { $seat } pose la balise { DE(LIST($owners)) } sur la frontière { $border }
       *[known] { $seat } déplace la balise { DE(LIST($owners)) } de la frontière { $from } à { $border }
    }
}
event-exchanges-beacons = { $seat-is ->
    [you] Vous intervertissez les balises des frontières { $from } et { $border }
   *[other] { $seat } intervertit les balises des frontières { $from } et { $border }
}

event-token-moves = { $to-is ->
    [none] Le jeton explosion du refuge { $refuge } sort du jeu
   *[known] Le jeton explosion du refuge { $refuge } avance à la place { $to }
}
event-explodes = Une explosion : des débris dans le secteur { $at }
event-gets-back = { $seat-is ->
    [you] { $members-count ->
        [one] { $members-count } de vos membres revient en réserve
       *[other] { $members-count } de vos membres reviennent en réserve
    }
   *[other] { $members-count ->
        [one] { $members-count } membre { DE($seat) } revient en réserve
       *[other] { $members-count } membres { DE($seat) } reviennent en réserve
    }
}

event-barrier-arises = Une barrière de débris sépare le vaisseau des refuges
event-all-have-landed = Toutes les places d’arrivée sont prises : c’est la fin
event-nobody-is-beyond = Aucune navette au-delà de la barrière : c’est la fin
event-final-turns-end = Les derniers tours sont finis
event-nobody-lands = Personne n’a débarqué depuis { $rounds } tours de table : la partie s’arrête
event-is-turned-up = { $members ->
    [0] Personne au refuge { $refuge }
   *[other] L’équipage du refuge { $refuge } est retourné
}
event-assigns = { $seat-is ->
    [you] Vous assignez votre { $role } à la case { $square } du refuge { $refuge }
   *[other] { $seat } assigne { part-a-role } à la case { $square } du refuge { $refuge }
}
event-gets-square = { $seat-is ->
    [you] Votre { $role } est sur la case { $square } du refuge { $refuge }
   *[other] Un { $role } { DE($seat) } est sur la case { $square } du refuge { $refuge }
}
event-gets-no-square = { $seat-is ->
    [you] Pas de case pour votre { $role } au refuge { $refuge }
   *[other] Pas de case pour un { $role } { DE($seat) } au refuge { $refuge }
}
event-scores = { $seat-is ->
    [you] { $points ->
        [one] Vous marquez { $points } point au refuge { $refuge }
       *[other] Vous marquez { $points } points au refuge { $refuge }
    }
   *[other] { $points ->
        [one] { $seat } marque { $points } point au refuge { $refuge }
       *[other] { $seat } marque { $points } points au refuge { $refuge }
    }
}
event-totals = { $seat-is ->
    [you] { $points ->
        [one] Vous avez { $points } point en tout
       *[other] Vous avez { $points } points en tout
    }
   *[other] { $points ->
        [one] { $seat } a { $points } point en tout
       *[other] { $seat } a { $points } points en tout
    }
}
event-wins = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
}
event-shares-win = { $seat-is ->
    [you] Vous partagez la victoire
   *[other] { $seat } partage la victoire
}
event-gets-grade = { $seat-is ->
    [you] Vous êtes { $grade }
   *[other] { $seat } est { $grade }
}

# Ce qui est demandé
prompt-act = { $actions ->
    [one] Choisissez quoi faire : encore { $actions } action.
   *[other] Choisissez quoi faire : encore { $actions } actions.
}
prompt-act-finally = { $actions ->
    [one] Votre dernier tour : encore { $actions } action.
   *[other] Votre dernier tour : encore { $actions } actions.
}
prompt-cross-or-end = Plus d’action : passez une balise, ou terminez votre tour.
prompt-end = Plus d’action : terminez votre tour.
prompt-nothing-but-cross = Aucune action possible : passez une balise, ou terminez votre tour.
prompt-nothing = Aucune action possible : terminez votre tour.
prompt-embark = Choisissez qui embarque ou débarque.
prompt-accelerate = Choisissez une navette où vous avez un membre, et où elle va.
prompt-pilot = Choisissez n’importe quelle navette occupée, et où elle va.
prompt-spy = Choisissez une navette ou un refuge à épier.
prompt-launch = Choisissez qui sort en mininavette, et où.
prompt-board = Choisissez les deux membres à échanger.
prompt-program = Choisissez une balise, ou mettez une carte explosion sous la pioche.
prompt-place-beacon = { $from-is ->
    [none] Choisissez une frontière pour la balise { DE(LIST($owners)) }.
   *[known] Choisissez une autre frontière pour la balise { DE(LIST($owners)) }, posée en { $from }.
}
prompt-push = La { $pod } du secteur { $at } est poussée : choisissez où.
prompt-choose-hangar = La { $pod } est vide : choisissez son hangar.
prompt-assign = Refuge { $refuge } : choisissez une case pour votre { $role }.
prompt-wait = C’est à { $seat } de jouer.
prompt-wait-for-square = { $seat } choisit une case au refuge { $refuge }.
prompt-lay-refuges = Les refuges sont mis en place…
prompt-turn-up = Une carte explosion est retournée…
prompt-draw-lots = On tire au sort qui commence…
prompt-over = La partie est terminée.

# Ce qu’on peut choisir
choice-use = { $use }, à payer avec { part-a-role }
choice-end = { $actions ->
    [0] terminer votre tour
    [one] terminer votre tour avec encore { $actions } action
   *[other] terminer votre tour avec encore { $actions } actions
}
choice-move = { $beacon-is ->
    [none] { part-pod-from } va au secteur { $to }
   *[known] { part-pod-from } passe au secteur { $to } par balise
}
choice-embark = { $place-is ->
    [none] { part-a-role } embarque dans { $hangar-is ->
        [none] { part-pod-at }
       *[known] la { $pod } du hangar { $hangar }
    }
   *[known] { $role-is ->
        [unknown] un membre de la { $from-pod } passe dans { part-pod-at }
        [none] quelqu’un de la { $from-pod } passe dans { part-pod-at }
       *[known] votre { $role } de la { $from-pod } passe dans { part-pod-at }
    }
}
choice-disembark = { $owner-is ->
    [none] quelqu’un de { part-pod-from } débarque au refuge { $refuge }
   *[other] { part-member }, dans { part-pod-from }, débarque au refuge { $refuge }
}
choice-spy = { $refuge-is ->
    [none] épier { part-pod-at }
   *[known] épier le refuge { $refuge }
}
choice-launch = { part-a-role } sort en mininavette vers le secteur { $to }
choice-swap = { $other-is ->
    [none] échanger avec quelqu’un de { part-pod-at }
   *[other] { $from-is ->
        [none] échanger { part-a-role } de votre réserve avec { part-other } dans { part-pod-at }
       *[known] { $role-is ->
            [known] échanger votre { $role } de la { $from-pod } avec { part-other } dans { part-pod-at }
           *[unknown] échanger un membre de la { $from-pod } avec { part-other } dans { part-pod-at }
        }
    }
}
choice-delay = la carte explosion { $card } va sous la pioche
choice-beacon = { $from-is ->
    [none] la balise { DE(LIST($owners)) }
   *[known] la balise { DE(LIST($owners)) }, en { $from }
}
choice-border = { $other-is ->
    [none] balise en { $border }
   *[known] balise en { $border }, en échange de celle { DE(LIST($others)) }
}
choice-push = pousser vers le secteur { $to }
choice-hangar = vers le hangar { $hangar }
choice-assign = { $wants-is ->
    [none] { $points ->
        [one] case { $square } : n’importe qui, { $points } point
       *[other] case { $square } : n’importe qui, { $points } points
    }
   *[known] { $points ->
        [one] case { $square } : { $wants }, { $points } point
       *[other] case { $square } : { $wants }, { $points } points
    }
}
choice-refuge = le refuge { $refuge } est { $refuge-card }
choice-card = la carte explosion { $card } est retournée
choice-first = { $seat-is ->
    [you] vous commencez
   *[other] { $seat } commence
}

# Pourquoi pas
refusal-EP-1-2 = À deux joueurs, il n’y a pas de navette trio.
refusal-EP-1-5 = Personne ne joue une couleur de cette balise.
refusal-EP-1-6 = Les refuges sont tirés au sort.
refusal-EP-1-8 = Les cartes explosion sont tirées au sort.
refusal-EP-1-9 = C’est le sort qui dit qui commence.
refusal-EP-2-1 = Il ne vous reste pas d’action dans ce tour.
refusal-EP-2-2 = Vous devez d’abord payer : posez un membre de votre réserve sur un emplacement libre de l’action.
refusal-EP-2-3 = Qui paie ne peut pas embarquer aussi, et ce que vous avez payé passe d’abord.
refusal-EP-2-5 = Il n’y a personne à reprendre sur votre tableau avancé.
refusal-EP-3-1 = Il n’y a là aucun siège libre que votre équipage puisse atteindre.
refusal-EP-3-2 = On ne peut débarquer que dans un refuge voisin du secteur de la navette.
refusal-EP-3-3 = Vous ne pouvez déplacer qu’une navette où vous avez un membre, vers un secteur voisin.
refusal-EP-3-4 = Il n’y a personne à regarder.
refusal-EP-3-5 = Il vous faut une mininavette dans le vaisseau, un membre en réserve et un secteur libre près du vaisseau.
refusal-EP-4-1 = Des débris barrent la voie : aucune navette ne peut y entrer.
refusal-EP-4-2 = Une navette ne peut pas en pousser une de sa taille ou plus grande.
refusal-EP-4-3 = Une navette poussée doit avoir un secteur voisin où aller, et pas celui d’où vient l’autre.
refusal-EP-4-4 = Seule une navette qui vient de se vider rentre dans un hangar.
refusal-EP-5-1 = Vous ne pouvez échanger un de vos membres que contre un d’une autre couleur, dans une navette voisine ou, depuis la réserve, près du vaisseau.
refusal-EP-5-2 = Vous ne pouvez déplacer qu’une navette occupée, vers un secteur voisin.
refusal-EP-5-3 = Une carte visible va sous la pioche, une balise sur une frontière libre, et seules deux balises du plateau changent de place.
refusal-EP-5-4 = Une balise à votre couleur laisse passer une navette où vous avez un membre, mais pas revenir d’où elle est partie par balise.
refusal-EP-6-2 = Ce refuge est plein : personne d’autre ne peut y entrer.
refusal-EP-8-1 = Un membre ne peut prendre qu’une case libre de son rôle, ou un X libre.

# Dans un terminal
legend = une navette est son nom avec qui est à bord : duo-1[Ac .] a un commandant de A et un siège libre ; c commandant, s scientifique, e ingénieur, ? inconnu · ### débris · * le jeton explosion · entre <angles> où vous pouvez aller ; dessous : les navettes au vaisseau, les refuges, ce qu’ils demandent et qui s’y trouve, les cartes explosion (visibles / sous la pioche) et les balises, réserve et tableaux de chacun
