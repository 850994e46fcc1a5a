# La page d’accueil : les jeux, vos tables, les parties enregistrées.

home-headline = Des jeux de plateau dans l’espace, ouverts jour et nuit
home-tagline = Contre des robots, à tour de rôle, ou entre amis par un lien. Sans compte, rien à installer.

home-games = Jeux
home-players = { $least } à { $most } joueurs
home-minutes = { $from } à { $to } min
home-first-time = Première fois ? Commencez par { $game }
home-play = Jouer
    .now = Jouer à { $game } tout de suite, contre un robot
home-set-up = Préparer
    .game = Nouvelle table { DE($game) }
home-bot-level = Niveau des robots
    .against = contre { $level }

## Les tables où l’on joue

home-going = Parties en cours
home-ended = Derniers résultats
home-more = Tout afficher ({ $n })
home-your-turn = À vous de jouer
home-waiting-for = En attente { DE($who) }
home-open = en attente de joueurs
home-playing = en cours
home-over = terminée
home-imported = importée
home-you-won = Vous avez gagné
home-you-won-with = Vous avez gagné, avec { $who }
home-won = { $who } a gagné
home-won-together = { $who } ont gagné
home-drawn = Match nul
home-you-resigned = Vous avez abandonné
home-ended-early =
    { $how ->
        [resigned] { $outcome } (abandon)
        [claimed] { $outcome } (réclamée)
       *[drawn] { $outcome } (déclarée nulle)
    }
home-remove = Retirer de la liste
    .table = Retirer de la liste : { $table }
    .text = Rien ne change à la table ; son adresse y mène toujours.

## Les parties enregistrées

home-import = Revoir une partie enregistrée
    .text = Déposez ici son fichier pour la revoir et la reprendre à partir de n’importe quel coup.
    .choose = Choisir un fichier…
