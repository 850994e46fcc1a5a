# Les robots : leurs niveaux, ce qu’ils remarquent, et pourquoi ils jouent ce qu’ils jouent.

bot-level-random = Vagabond
    .about = joue n’importe quel coup permis
bot-level-greedy = Glouton
    .about = regarde un coup plus loin
bot-level-unaided = Sans aide
    .about = le plus fort, sans ce que le jeu sait de lui-même
bot-level-cadet = Mousse
    .about = a appris les règles ce matin, et laisse passer bien des choses
bot-level-pilot = Pilote
    .about = joue juste, et se trompe de temps en temps
bot-level-captain = Capitaine
    .about = voit venir les coups, et se trompe rarement
bot-level-admiral = Amiral
    .about = réfléchit jusqu’à trois secondes, et ne laisse rien au hasard

# Ce qu’un robot remarque en jouant ; le plus souvent, rien.
bot-mood-won = Je crois que je tiens la partie.
bot-mood-good = Ça se présente bien pour moi.
bot-mood-even = Je crois que c’est équilibré.
bot-mood-bad = Ça se présente mal pour moi.
bot-mood-lost = Je crois que c’est perdu.
bot-slip = Un faux pas : « { $next } » valait mieux.

# Pourquoi un robot a joué ce coup ; `.hint` : la même chose en conseil. $said est une action (« voler en d4 »), $next
# la meilleure des autres.
bot-forced = Je n’avais pas le choix.
    .hint = Vous n’avez pas le choix : { $said }.
bot-won = D’après ce que je vois, je gagne.
    .hint = { CAPITAL($said) } : d’après ce que je vois, c’est gagné.
bot-lost = D’après ce que je vois, plus rien ne me sauve.
    .hint = { CAPITAL($said) }, mais d’après ce que je vois, plus rien ne vous sauve.
bot-losing = Quoi que je fasse, cela se présente mal pour moi.
    .hint = { CAPITAL($said) } : cela se présente mal, mais il n’y a pas mieux.
bot-overlooked = { bot-slip }
    .hint = { CAPITAL($said) } ; « { $next } » vaut peut-être mieux encore.
bot-instinct = J’ai joué à l’instinct : « { $next } » valait peut-être mieux.
bot-clear = De loin mon meilleur coup.
    .hint = { CAPITAL($said) } : loin devant le reste.
bot-better = J’ai préféré ce coup à « { $next } ».
    .hint = { CAPITAL($said) } ; ensuite vient « { $next } ».
bot-close = J’ai hésité avec « { $next } ».
    .hint = { CAPITAL($said) }, mais c’est serré : « { $next } » vaut presque autant.
bot-equal = Aussi bon que « { $next } ».
    .hint = { CAPITAL($said) }, ou bien « { $next } » : cela se vaut.
bot-same = Tout se vaut pour moi.
    .hint = { CAPITAL($said) }, ou autre chose : tout se vaut.
bot-unweighed = Je ne pèse pas mes coups : je joue ce qui vient.
bot-advice = { CAPITAL($said) }.

# Qui mène, à plus de deux. $seat-is : `actor` pour le robot qui parle.
bot-leads = { $seat-is ->
    [actor] C’est moi qui mène.
    [you] C’est vous qui menez.
   *[other] { $seat } mène.
}
bot-nobody-leads = Tout reste ouvert.

# Ce qui devrait suivre : $own, la suite de cette place ; $reply, la réponse de $seat.
bot-answer = Ensuite, { $seat } devrait répondre « { $reply } ».
    .hint = Ensuite, { $seat } devrait répondre « { $reply } ».
bot-plan = Ensuite, « { $own } ».
bot-plan-answer = Ensuite, « { $own } » ; puis { $seat } devrait répondre « { $reply } ».

part-search = recherche
part-bot = robot
