# Une table : comment on nomme une place, ce qui s’y est passé, comment finit une partie, et ce qu’elle refuse.

table-unnamed = Joueur { $letter }
table-bot = { $level } { $letter }

# Le journal. $seat-is : `you` pour la personne qui lit, si elle a cette seule place.
table-opened = La table est ouverte
table-brought = Une partie enregistrée
table-began = La partie commence
table-rematch = La revanche est lancée
table-paused = Plus personne : les pendules s’arrêtent
table-resumed = La partie reprend, et les pendules aussi
table-closed = Le serveur était arrêté ; les pendules n’ont pas tourné et attendent le retour de quelqu’un
table-reopened = Le serveur est de retour ; les pendules étaient arrêtées
table-sat = { $seat-is ->
    [you] Vous prenez place
   *[other] { $seat } prend place
}
table-left = { $seat-is ->
    [you] Vous quittez la table
   *[other] { $seat } quitte la table
}
table-timedout = { $seat-is ->
    [you] Vous n’avez plus de temps : un robot joue à votre place
   *[other] { $seat } n’a plus de temps : un robot joue à sa place
}
table-unanswered = { $seat-is ->
    [you] Vous n’avez pas répondu à temps
   *[other] { $seat } n’a pas répondu à temps
}
table-late = { $seat-is ->
    [you] Votre temps est écoulé : votre plan est joué tel quel
   *[other] { $seat } n’a plus de temps : son plan est joué tel quel
}
table-replanned = { $seat-is ->
    [you] Vous reprenez votre plan
   *[other] { $seat } reprend son plan
}
table-back = { $seat-is ->
    [you] Vous êtes de retour
   *[other] { $seat } est de retour
}
table-stoodin = { $seat-is ->
    [you] Vous n’étiez plus là : un robot joue à votre place
   *[other] { $seat } n’est plus là : un robot joue à sa place
}
table-nudged = { $seat-is ->
    [you] Petit rappel : c’est à vous de jouer
   *[other] Petit rappel pour { $seat }
}
table-resigned = { $seat-is ->
    [you] Vous abandonnez
   *[other] { $seat } abandonne
}
table-claimed = { $seat-is ->
    [you] Vous réclamez la victoire : l’adversaire n’est pas revenu
   *[other] { $seat } réclame la victoire : l’adversaire n’est pas revenu
}
table-drawn = { $seat-is ->
    [you] Vous déclarez la partie nulle : l’adversaire n’est pas revenu
   *[other] { $seat } déclare la partie nulle : l’adversaire n’est pas revenu
}
table-wished = { $seat-is ->
    [you] Vous voudriez une revanche
   *[other] { $seat } voudrait une revanche
}
table-unwished = { $seat-is ->
    [you] Vous ne voulez pas de revanche
   *[other] { $seat } ne veut pas de revanche
}
table-asked = { $seat-is ->
    [you] Vous demandez à reprendre votre coup
   *[other] { $seat } voudrait reprendre un coup
}
table-agreed = { $seat-is ->
    [you] Vous acceptez
   *[other] { $seat } accepte
}
table-refused = { $seat-is ->
    [you] Vous refusez
   *[other] { $seat } refuse
}
table-undone = { $seat-is ->
    [you] Vous reprenez votre coup
   *[other] { $seat } reprend un coup
}

# Comment une partie a fini.
outcome-you-win = Vous gagnez !
outcome-you-win-with = Vous gagnez, avec { LIST($names) } !
outcome-wins = { $count ->
    [one] { LIST($names) } gagne.
   *[other] { LIST($names) } gagnent.
}
outcome-draw = Match nul.
outcome-over = La partie est terminée.
outcome-resigned = { $seat-is ->
    [you] Vous avez abandonné.
   *[other] { $seat } a abandonné.
}
outcome-claimed = { $seat-is ->
    [you] Vous avez réclamé la victoire : l’adversaire n’est pas revenu.
   *[other] { $seat } a réclamé la victoire : l’adversaire n’est pas revenu.
}
outcome-drawn = { $seat-is ->
    [you] Vous avez déclaré la partie nulle : l’adversaire n’est pas revenu.
   *[other] { $seat } a déclaré la partie nulle : l’adversaire n’est pas revenu.
}

# Ce qu’une table refuse.
refusal-elsewhere = Rien à choisir ici pour l’instant
    .text = { $asked }
refusal-action = Cette action n’existe pas
    .text = Avec ses options, cette partie ne connaît pas « { $what } ».
refusal-not-begun = La partie n’a pas commencé
    .text = Elle commence quand toutes les places sont prises.
refusal-begun = La partie a commencé
    .text = Cela ne se fait qu’avant.
refusal-over = La partie est terminée
    .text = On ne peut plus rien jouer.
refusal-not-over = La partie n’est pas terminée
    .text = C’est pour après la partie.
refusal-review = À regarder seulement
    .text = Cette partie a été importée pour être revue ; jouez depuis une de ses positions à une nouvelle table.
refusal-not-your-seat = Ce n’est pas votre place
    .text = Vous ne pouvez jouer que pour une place à vous.
refusal-no-seat = Cette place n’existe pas
    .text = Cette table a { $seats } places.
refusal-seat-taken = La place est prise
    .text = Elle est à quelqu’un, même en son absence. Vous pouvez prendre une place libre.
refusal-away = Un robot vous remplace
    .text = Reprenez d’abord votre place.
refusal-not-away = Vous y êtes déjà
    .text = Aucun robot ne joue à cette place.
refusal-no-key = Il vous faut le lien
    .text = Demandez le lien à quelqu’un de la table : il permet de s’asseoir ou de regarder.
refusal-wrong-key = Ce lien n’ouvre rien ici
    .text = Il est incomplet, il n’est plus valable, ou il appartient à une autre table.
refusal-no-spectators = Pas de spectateurs
    .text = Cette table joue à huis clos.
refusal-opener-only = À qui a ouvert la table
    .text = Seule la personne qui a ouvert la table peut commencer avant que toutes les places soient prises.
refusal-only-players-talk = Les spectateurs écoutent
    .text = Prenez place pour parler à cette table.
refusal-no-team = Pas d’équipe
    .text = Cette place n’a pas d’alliés à qui parler.
refusal-nothing-said = Rien n’a été dit
    .text = On ne peut dire que du texte imprimable.
refusal-talked-out = Tout a été dit
    .text = Vous avez dit { COUNT($most) } choses à cette table, autant qu’elle en garde d’une place.
refusal-full = Trop d’invités
    .text = Il est venu tant de monde que cette table n’accepte plus personne.
refusal-both-sides = Pas des deux côtés
    .text = Qui occupe une place ne peut pas en reprendre une autre.
refusal-resigned = Vous avez abandonné
    .text = Un robot joue désormais à votre place.
refusal-not-waiting = Vous n’attendez pas cette personne
    .text = Cela se fait quand c’est au tour de quelqu’un d’autre.
refusal-is-there = La personne est là
    .text = Cela se fait quand quelqu’un n’est plus connecté.
refusal-wait-longer = Attendez encore un peu
    .text = { $seconds ->
        [one] La personne a encore { $seconds } seconde pour revenir.
       *[other] La personne a encore { $seconds } secondes pour revenir.
    }
refusal-no-claim = Rien à réclamer
    .text = On ne réclame la partie qu’entre deux personnes ; ailleurs, un robot peut remplacer.
refusal-nudged = Rappel déjà envoyé
    .text = La personne a reçu un rappel il y a moins de { $seconds } secondes.
refusal-no-plan = Rien à planifier
    .text = Cela ne se prépare pas à l’avance ; cela se joue tout de suite.
refusal-series-over = Série trop longue
    .text = Avant « { $what } », c’est aux autres ou au hasard d’agir ; choisissez-le ensuite.
refusal-drafted-out = Assez d’essais
    .text = Un plan se change { COUNT($most) } fois au plus ; ce qui est prévu peut être joué.
refusal-undo-nothing = Rien à reprendre
    .text = Vous n’avez encore rien décidé.
refusal-undo-over = La partie est terminée
    .text = La partie est finie et tout le monde peut en voir le hasard. Vous pouvez rejouer depuis une position à une nouvelle table.
refusal-undo-revealed = Quelque chose a été révélé
    .text = Le hasard a parlé ou un secret est sorti depuis ; il faut l’accord des autres.
refusal-undo-others = D’autres ont joué
    .text = Quelqu’un a joué depuis ; il faut l’accord des autres.
refusal-undo-unanswered = Le temps de répondre était écoulé
    .text = Vous n’avez pas répondu à temps ; il faut l’accord des autres.
refusal-undo-late = Le temps de planifier était écoulé
    .text = Votre plan n’était pas prêt à temps ; il faut l’accord des autres.
refusal-undo-pending = Déjà demandé
    .text = Les autres n’ont pas encore répondu.
refusal-undo-not-asked = Personne ne demande
    .text = Aucune question n’attend la réponse de cette place.
refusal-no-level = Ce robot n’existe pas
    .text = Il n’y a pas ici de niveau « { $what } » ; il y a : { $known }.
refusal-no-game = Ce jeu n’existe pas
    .text = Il n’y a pas de jeu « { $what } » sur l’étagère.
refusal-setting = Pas avec ces options
    .text = Le jeu ne propose pas cela ; en détail, en anglais : { $what }.
refusal-clock = Une pendule demande des secondes
    .text = Dites combien : une au moins.
refusal-name = Ce n’est pas un nom
    .text = Un nom a 30 caractères imprimables au plus.
refusal-record = Cet enregistrement est illisible
    .text = En détail, en anglais : { $what }.
refusal-secret = Secret tant qu’on joue
    .text = Cela contient ce que d’autres ne doivent pas savoir ; tout s’ouvre à la fin de la partie.
refusal-no-ply = Cette position n’existe pas
    .text = Les positions de cette partie sont numérotées de 0 à { $last }.
refusal-no-reasons = Pas de raisons
    .text = Ce n’est pas un robot qui l’a fait.
refusal-no-hints = Pas d’indices à cette table
    .text = La personne qui l’a ouverte les a désactivés.
refusal-not-awaited = Ce n’est pas à vous
    .text = Un indice est pour une place dont c’est le tour.
refusal-wait-over = Plus rien à jouer
    .text = La partie ne va pas plus loin à partir d’ici.

part-reasons = raisons
