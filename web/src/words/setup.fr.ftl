# La page où l’on prépare une table.

setup-new-table = Nouvelle table { DE($game) }
setup-who-plays = Qui joue ?
setup-solo = En solo
    .text = Sans adversaire.
setup-alone = Contre des robots
    .text = La partie commence aussitôt.
setup-screen = À tour de rôle
    .text = Un seul appareil, de main en main.
setup-link = Entre amis
    .text = Vous envoyez un lien ; chacun joue sur son appareil.
setup-how-many = Nombre de joueurs

## Les places

setup-on-this-screen = Sur cet écran
setup-open-by-link = Libre, par lien
setup-who-on-seat = Qui occupe la place { $letter }
setup-level-of-seat = Niveau du robot de la place { $letter }
setup-name-on-seat = Nom à la place { $letter }

## Les options

setup-options = Options du jeu
    .default = standard
setup-changed = Adapté en conséquence : { $list }.

## La table

setup-table = Table
    .about = pendule, spectateurs, indices
setup-clock = Pendule
    .text = Quand le temps d’un joueur est écoulé, un robot joue à sa place ; il peut reprendre la main.
setup-clock-none = aucune
setup-clock-move = par coup
setup-clock-player = par joueur
setup-seconds = Secondes
setup-minutes = Minutes
setup-spectators = Les spectateurs peuvent regarder
setup-hints = Indices permis
setup-answers = Réponses en { $seconds } s
    .text = Qui ne répond pas à temps à une question posée hors de son tour laisse faire. Décoché : sans limite de temps.
setup-strangers = D’autres peuvent prendre la place de qui ne revient pas
    .text = Qui a le lien peut prendre une place quittée depuis plus de cinq minutes. Décoché : une place reste à son joueur.
setup-stand-in = Robot remplaçant, si un joueur part
setup-open = Ouvrir la table
setup-begin = Commencer
