# La table : tout ce qui entoure le plateau.

room-board = Plateau
room-tools = Outils
room-panel = Table
room-more = Plus
room-goal = But du jeu
    .is = But du jeu : { $goal }
room-now = Au tour { DE($who) }.
room-luck = Voyez ce qui arrive…
room-sending = Envoyé, un instant…
room-tap-again = Appuyez encore pour jouer.
room-which = Lequel ?
room-skip = Passer
    .text = Passer à la position actuelle
room-more-reasons =
    { $n ->
        [one] { $n } autre raison
       *[other] { $n } autres raisons
    }
room-agree = Accepter
room-decline = Refuser
room-spectating = Vous regardez la partie.
room-imported = Une partie importée : à revoir, et à reprendre à partir de n’importe quel coup.
room-replay = Revoir
room-leave = Quitter
room-share = Partager
room-result = Résultat
room-fair-luck = Hasard vérifiable
    .text = Tout le hasard de cette partie est fixé par ce nombre depuis avant le premier coup. À la fin de la partie, le secret du nombre est dévoilé et chacun peut vérifier chaque tirage.
room-curtain = { $who }, à vous : prenez l’appareil
    .text = La suite est pour les yeux { DE($who) } seulement.
    .ready = Je suis { $who }
room-title-turn = ● À vous – { $game }
room-title-nudged = ● On vous attend – { $game }
room-turn = C’est à vous de jouer.
room-answer = On attend votre réponse.

lost-key = Cette adresse seule n’ouvre pas la table
    .text = Une table s’ouvre avec son lien. Demandez à la personne qui vous envoie de toucher Partager à la table, et de vous envoyer le lien pour jouer ou pour regarder.
lost-table = Cette table n’existe pas
    .text = Il n’y a pas, ou plus, de table à cette adresse.
lost-rules = Les règles de ce jeu manquent ici
    .text = Vos coups sont gardés. Rechargez la page ; si cela ne suffit pas, les règles ne sont plus à jour sur le serveur, ou ce navigateur est trop ancien pour les faire tourner.

## Les places, et qui les occupe

seat-all = Places
seat-letter = Place { $letter }
seat-you = Vous
seat-name = Votre nom
seat-player = Joueur { $letter }
seat-spectator = Spectateur
seat-bot = robot
    .level = robot { $level }
seat-bot-name = Robot
seat-open = Place libre
    .text = en attente
seat-out = hors jeu
seat-to-move = doit jouer
seat-to-answer = doit répondre
seat-to-plan = prépare son plan
seat-thinking = réfléchit
seat-connected = connecté
seat-not-connected = déconnecté
seat-away = parti, un robot le remplace
seat-resigned = abandon, un robot joue
    .over = abandon
seat-gone-for = absent depuis { $time }
seat-free-in = libre dans { $time }
seat-team = avec { LIST($names) }
seat-sit = S’asseoir ici
    .seat = S’asseoir ici : place { $letter }
seat-sit-too = Prendre aussi cette place
    .seat = Prendre aussi la place { $letter }
seat-take-over = Prendre la place
    .seat = Prendre la place { $letter }
seat-take = Prendre la place { $letter }
open-invited =
    { $n ->
        [0] Il y a une place pour vous.
        [one] { $who } vous invite à jouer à { $game }.
       *[other] { $who } vous invitent à jouer à { $game }.
    }
seat-nudge = Relancer
    .player = Relancer { $who }
    .sent = Relancé
    .told = On vous attend : c’est à vous de jouer.
seat-bot-plays =
    { $who-is ->
        [you] Un robot joue pour vous.
       *[other] Un robot joue à la place { DE($who) }.
    }
seat-back = Reprendre ma place
seat-watching =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }
open-waiting =
    { $n ->
        [one] En attente de { $n } joueur.
       *[other] En attente de { $n } joueurs.
    }
open-share = Partagez le lien pour que d’autres s’assoient.
open-start-now = Commencer maintenant
    .text = Compléter les places libres avec :

## Pendules

clock-left = temps restant
clock-to-answer = temps restant pour répondre
clock-to-plan = temps restant pour le plan
clock-seconds = { $n } s
    .of =
        { $n ->
            [one] { $what } : { $n } seconde
           *[other] { $what } : { $n } secondes
        }
clock-answer-now =
    { $n ->
        [one] Vous avez { $n } seconde pour répondre.
       *[other] Vous avez { $n } secondes pour répondre.
    }
clock-plan-now =
    { $n ->
        [one] Vous avez { $n } seconde pour votre plan.
       *[other] Vous avez { $n } secondes pour votre plan.
    }
clock-plan-soon =
    { $n ->
        [one] Plus que { $n } seconde.
       *[other] Plus que { $n } secondes.
    }
plan-ask =
    { $ships ->
        [one] Programmez votre vaisseau, puis appuyez sur Prêt
       *[other] Programmez vos vaisseaux, puis appuyez sur Prêt
    }

## Le journal, les indices, et ce que pensent les robots

log-title = Journal
    .empty = Rien ne s’est encore passé.
    .earlier = Voir ce qui précède
    .move = Montrer dans la relecture
    .taken-back = repris
log-why = pourquoi ?
log-remark = { $name } dit :
why-title = Pourquoi { $name } a joué cela
why-chances =
    { $name-is ->
        [you] Vos chances de gagner
       *[other] Chances de gagner { DE($name) }
    }
why-played = joué
why-nothing = Il n’a comparé aucun coup.
why-line = La suite qu’il prévoit
why-secret = Le reste montrerait sa main ; vous pourrez le voir à la fin de la partie.
why-searched =
    { $n ->
        [one] { COUNT($n) } suite de coups examinée
       *[other] { COUNT($n) } suites de coups examinées
    }
hint-title = Indice
    .ask = Que jouerait un robot ? (H)
    .thinking = Un robot y réfléchit…
    .details = Détails
hint-advised = conseillé
hint-play = Jouer ce coup
    .plan = Prendre ce plan

## Discussion

talk-title = Discussion
    .empty = Personne n’a encore rien dit.
talk-say = Un message
    .all = Un message à tous
    .team = Un message à votre équipe
talk-channel = Qui l’entend
    .all = À tous
    .team = À mon équipe
talk-in-team = équipe
talk-send = Envoyer

## Reprendre un coup

back-do = Reprendre
    .ask = Demander à reprendre
    .nothing = Rien à reprendre
back-asked = { $who } demande à reprendre le dernier coup.
back-waits = Vous demandez à reprendre ; accord attendu { DE($who) }.
back-refused = { $who } ne veut pas revenir sur ce coup.

## Partir, et qui est parti

leave-sure = Quitter la table ?
    .text = Un robot jouera à votre place ; elle reste à vous, et vous pourrez revenir tant que dure la partie. Ou abandonnez : vous perdez la partie.
    .alone = La partie vous attend ; vous la retrouverez dans vos tables. Ou abandonnez : elle est alors terminée.
    .open = Votre place sera de nouveau libre.
leave-resign = Abandonner
gone-waiting = En attente { DE($who) }
    .text = { $who } n’est plus là depuis { $time }, et c’est à son tour.
gone-let-bot = Laisser un robot jouer
gone-claim-win = Réclamer la victoire
gone-claim-draw = Déclarer nulle
gone-in = { $what } dans { $time }

## La fin

end-team-wins = L’{ $team } gagne.
end-standing = Classement
    .told = Classement : { $order }.
end-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
end-rank = { $place }. { $who }
    .points =
        { $n ->
            [one] { $place }. { $who } ({ $n } point)
           *[other] { $place }. { $who } ({ $n } points)
        }
end-key-moments = Moments clés
end-board = Voir le plateau
end-rematch = Revanche
    .alone = Rejouer
    .go = Aller à la revanche
    .asked =
        { $count ->
            [one] { LIST($names) } voudrait une revanche.
           *[other] { LIST($names) } voudraient une revanche.
        }
    .waits = Revanche : accord attendu { DE(LIST($names)) }.

## Liens

share-table = Partager cette table
share-here = Ces liens ne marchent que sur cette machine, tant que son hôte n’ouvre pas le serveur à d’autres.
share-join = Pour jouer
    .text = Qui a ce lien peut prendre une place libre.
share-watch = Pour regarder
    .text = Voit la table sans y toucher.
share-seat = Votre place { $letter } sur un autre appareil
    .text = Pour vous seul : qui a ce lien joue à votre place.
share-copy = Copier
    .link = Copier le lien : { $what }
    .copied = Copié
share-qr = Code QR
    .link = Code QR : { $what }

## Ce que les plateaux ont en commun

zoom-tools = Zoom
    .closer = Plus près (+)
    .farther = Plus loin (−)
    .whole = Tout le plateau (0)
signs-position = La position en signes
signs-choices = Ce que vous pouvez faire
