# Revoir une partie.

replay-title = Relecture
replay-more = Courbe et journal
replay-back = Retour à la table
replay-position = Position
replay-move = Coup { $n } sur { $all }. { $what }
replay-moves = Coups { $from } à { $to }…
replay-start = Début
replay-first = Première position
replay-previous = Coup précédent
replay-autoplay = Lecture automatique
replay-pause = Pause
replay-next = Coup suivant
replay-last = Dernière position
replay-seen-from = Vu par
replay-export = Exporter la partie

## La courbe

replay-chances = Chances de gagner
    .text = Les chances de chacun après chaque coup, selon un robot.
    .at = Après le coup { $n } : { $values }.
    .keys = Les flèches parcourent, Entrée y mène.
    .wait = Calcul en cours…
replay-turning-points = Tournants de la partie
    .none = Aucun tournant.
replay-turning-point = Tournant { $n }

## Rejouer

replay-fork = Rejouer d’ici
    .text = Une nouvelle table part de cette position ; cette partie reste telle quelle.
    .seat = Votre place
    .alone = Contre des robots
    .link = Entre amis, par un lien

## Le hasard

luck-elsewhere = Cette partie a été importée ; son hasard a été tiré à une autre table.
luck-verify = Vérifier le hasard
luck-verified = Chaque tirage a été vérifié
luck-not-verified = Le hasard ne concorde pas
luck-rolls = Tirages vérifiés
luck-hash = Empreinte montrée au départ
luck-secret = Secret dévoilé à la fin
