# Ce qui figure sur chaque page, et ce qui tourne mal.

page-home = Astroport, accueil
page-notice = Astroport est un projet indépendant ; les noms des jeux appartiennent à leurs propriétaires ; les dessins et les textes sont les nôtres.
page-skip-to-board = Aller au plateau
page-skip-to-content = Aller au contenu
page-language = Langue
page-to-light = Thème clair
page-to-dark = Thème sombre
page-sound = Son
page-sound-is =
    { $on ->
        [yes] Son : activé
       *[no] Son : coupé
    }
page-preferences = Préférences
    .key = Préférences : touche ,
page-keys = Raccourcis clavier
    .key = Raccourcis clavier : touche ?
page-close = Fermer
page-cancel = Annuler
page-loading = Un instant…
page-try-again = Réessayer
page-load-anew = Recharger
page-back-home = Retour aux jeux
page-preparing = Le jeu se prépare pour cette machine ; ce n’est long que la première fois.
page-preparing-step = Préparation { DE($game) } ({ $step } sur { $steps }) ; la première fois seulement sur cette machine.

lost-page = Il n’y a rien ici
    .text = Aucune page n’a cette adresse.
lost-game = Ce jeu n’est pas ici.
page-reconnecting = Reconnexion…
    .text = Vos coups sont gardés.
page-offline = Pas de réponse
    .text = Le serveur est injoignable pour le moment.
page-failed = Cela n’a pas marché
    .text = Le serveur n’a pas pu le faire.

# Énumérations et nombres seuls.
page-list = { LIST($items) }
page-count = { COUNT($n) }
page-percent = { PERCENT($share) }
