# Les fenêtres des préférences et des raccourcis clavier.

pref-look = Apparence
pref-play = Jeu
pref-bots = Robots
pref-sound = Son et messages
pref-kept = Gardé sur cet appareil seulement.
pref-theme = Thème
pref-theme-system = Comme le système
pref-theme-dark = Sombre
pref-theme-light = Clair
pref-colours = Couleurs des joueurs
pref-colours-usual = Standard
pref-colours-contrast = Pour daltoniens
pref-coordinates = Coordonnées
    .text = Nommer toujours les cases du plateau, pas seulement quand on en parle.
pref-speed = Animations
    .reduced = Votre système demande de réduire les mouvements : rien ne bouge ici non plus.
pref-speed-slow = Lentes
pref-speed-normal = Normales
pref-speed-fast = Rapides
pref-speed-off = Aucune
pref-bot-speed = Vitesse des robots
    .text = Le temps de voir ce qu’un robot a fait avant que le jeu continue.
pref-bot-speed-at-once = Immédiate
pref-bot-speed-normal = Normale
pref-bot-speed-calm = Calme
pref-confirm = Confirmer un coup tactile
    .text = Un premier appui montre ce qui arriverait, un second joue le coup.
pref-remarks = Remarques des robots
    .text = De temps en temps, ils disent comment ils voient la partie.
pref-numbers = Chances de gagner en chiffres
    .text = Sinon, elles sont derrière « pourquoi ? » et « Détails ».
pref-volume = Volume
pref-notifications = Notifications
    .text = Quand c’est à vous et que vous regardez ailleurs.
    .denied = Votre navigateur n’autorise pas les notifications de cette page.

## Ce que font les touches

key-tab = aux outils, au plateau, à votre main, et ainsi de suite
key-arrows = d’une case à l’autre sur le plateau
key-lit = case éclairée suivante ou précédente
key-enter = choisir
key-zoom = plus près, plus loin, tout le plateau (là où l’on peut zoomer)
key-hint = un indice
key-escape = fermer ce qui est ouvert, ou passer ce qui défile
key-preferences = préférences
key-keys = cette liste
