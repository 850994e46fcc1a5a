# La table sur le réseau : ce qu’on demande hors du jeu, le hasard vérifié, ce que le serveur refuse.

# La consigne, quand elle ne vient pas du jeu. $seat-is : `you` pour la personne qui lit.
prompt-invite = On attend des joueurs : partagez le lien, ou commencez avec des robots.
prompt-waiting = On attend des joueurs.
prompt-take-a-seat = Prenez une place libre.
prompt-deserted = Tout le monde est parti : la partie vous attend.
prompt-gave-up = Vous avez abandonné ; un robot joue à votre place.
prompt-stood-in = Un robot joue pour vous ; reprenez votre place quand vous voulez.
prompt-resigned = { $seat-is ->
    [you] La partie est terminée : vous avez abandonné.
   *[other] La partie est terminée : { $seat } a abandonné.
}
prompt-claimed = { $seat-is ->
    [you] La partie est terminée : vous avez réclamé la victoire.
   *[other] La partie est terminée : { $seat } a réclamé la victoire.
}
prompt-drawn = { $seat-is ->
    [you] La partie est terminée : vous l’avez déclarée nulle.
   *[other] La partie est terminée : { $seat } l’a déclarée nulle.
}

# Là où une partie a tourné : ce qu’a fait $seat (ou le hasard), et de qui les chances ont changé.
moment-falls = { $seat } : { $said } — { $whose } tombe de { PERCENT($before) } à { PERCENT($after) }
moment-climbs = { $seat } : { $said } — { $whose } monte de { PERCENT($before) } à { PERCENT($after) }
moment-luck = Le hasard

# Le hasard d’une partie, vérifié.
luck-untouched = Chaque tirage est celui que donne le hasard lié à cette empreinte. Tirages vérifiés : { COUNT($rolls) }.
luck-from-seed = Chaque tirage vient de la graine de l’enregistrement, sans empreinte publiée. Tirages vérifiés : { COUNT($rolls) }.
luck-touched = Le hasard a été altéré ; en détail, en anglais : { $what }
luck-unknown = Le secret de ce hasard n’est pas connu ici : la partie n’était pas finie quand elle fut enregistrée.
luck-before-fork = Avant la position d’où l’on a rejoué, il y en eut { COUNT($rolls) } autres, d’une autre partie.

# Ce que le serveur refuse, ou dont il doit s’excuser.
refusal-malformed = Pas compris
    .text = Le message ne suit pas le protocole ; en détail, en anglais : { $what }
refusal-too-big = Trop long
    .text = On accepte ici { COUNT($most) } octets au plus.
refusal-too-fast = Trop vite
    .text = Trop à la fois ; attendez un instant.
refusal-talk = Une chose à la fois
    .text = Vous parlez plus vite que les autres ne lisent ; attendez un instant.
refusal-too-many = Trop de fenêtres
    .text = Vous avez déjà ouvert cette table { $most } fois ; fermez-en une.
refusal-too-slow = Trop lent
    .text = La suite de la requête n’est pas arrivée en { $seconds } secondes.
refusal-crowded = La maison est pleine
    .text = Il y a trop de connexions, ici ou depuis votre adresse ; réessayez dans un instant.
refusal-table-full = Cette table est pleine
    .text = Il s’y est passé tant de choses qu’elle ne garde plus que les coups ; la partie peut s’achever.
refusal-person-full = Votre étagère est pleine
    .text = Ce que vous avez ouvert occupe { COUNT($most) } Mo, autant que la maison en garde par personne. L’hôte peut faire de la place.
refusal-address-full = Assez pour aujourd’hui
    .text = On a tant ouvert depuis votre adresse aujourd’hui que la maison n’en garde plus ; réessayez demain.
refusal-house-full = Plus de place
    .text = La maison n’a plus de place ; les parties en cours continuent. L’hôte peut en faire.
refusal-hello = Dites d’abord bonjour
    .text = Le premier message est hello.
refusal-not-stored = Pas enregistré
    .text = La maison ne peut rien écrire pour l’instant, rien n’a donc été fait. Réessayez.
refusal-our-fault = Une erreur de notre part
    .text = Quelque chose s’est mal passé ici ; rien n’a été fait.
refusal-no-table = Cette table n’existe pas
    .text = Il n’y a pas de table à cette adresse ; peut-être manque-t-il une lettre au lien.
refusal-layout = Une autre version
    .text = Les numéros de ces actions sont d’une autre version du jeu ; rechargez la page.
refusal-no-layout = Seulement par pages
    .text = Une partie de ce jeu se revoit page par page.
refusal-no-guide = Pas encore de guide
    .text = Ce jeu n’a pas de guide illustré ; tout est dans ses règles.
refusal-no-words = Pas de fichier de phrases
    .text = Ce jeu n’a pas ses phrases dans des fichiers ; elles viennent avec ce qu’il raconte.
refusal-unfit = Cette partie ne correspond plus aux règles
    .text = Les règles ont été corrigées depuis ; en détail, en anglais : { $what }
refusal-openings = Trop de tables
    .text = Vous ouvrez plus de tables que vous ne pouvez en jouer ; attendez une minute.
refusal-tables = Trop de tables
    .text = Vous avez { $most } tables inachevées. Finissez ou abandonnez une partie, puis ouvrez-en une autre.
refusal-tables-here = Trop de tables
    .text = Depuis votre réseau, { $most } tables inachevées sont ouvertes. Finissez-en une, ou attendez dix minutes.
refusal-host-key = Pour l’hôte
    .text = Le lien vers cette page s’affiche là où le serveur a été lancé.
refusal-origin = D’un autre site
    .text = Cette requête vient d’une page qui n’est pas de cette maison.
refusal-nothing-here = Rien ici
    .text = Il n’y a rien à cette adresse.

# Ce que l’hôte devrait savoir et faire.
notice-not-storing = Rien ne peut être enregistré pour l’instant : le disque est plein ou la base ne répond pas. Voir le journal.
notice-damaged = La base de données est endommagée ({ $what }). Arrêtez le serveur et remettez la dernière copie : astroport restore FICHIER.
notice-house-full = Plus de nouvelles tables : la maison a enregistré tout ce qu’elle peut, ou le disque est presque plein. astroport prune fait de la place, --disk en accorde davantage.
