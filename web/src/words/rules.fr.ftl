# Règles et guides.

rules-every-rule = Toutes les règles, en détail
rules-only-rules = Ce jeu n’a pas encore de guide illustré ; tout est dans ses règles.
rules-ready = Prêt ? Les robots le sont.
rules-on-this-page = Sur cette page
rules-contents = Sommaire
rules-notes = D’où viennent les règles
rules-note = Note { $n } : { $text }
rules-rule = Règle { $rule }
rules-print = Imprimer
rules-pause-example = Arrêter l’exemple
rules-play-example = Lancer l’exemple
rules-step = Étape { $n } sur { $of }
