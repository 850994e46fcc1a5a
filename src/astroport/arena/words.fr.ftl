# L’arène : ses résultats dans le terminal, et son rapport.

arena-title = Arène : { $game }
arena-standings = Classement
arena-each-other = Les uns contre les autres
arena-rank = rang
arena-bot = robot
arena-rating = niveau
arena-interval = intervalle à 95 %
arena-score = score
arena-matches = parties
arena-match = partie
arena-per-turn = ms par tour
    .short = ms/tour
arena-longest = le plus long
arena-beaten = ↓ contre →
arena-elo = Elo par maximum de vraisemblance autour de 1500, avec une partie nulle de plus par paire ; intervalles à 95 %.
arena-plackett-luce = Plackett-Luce par openskill, à partir de 25 ; intervalles de 1,96 écart-type.
arena-shares-of-two = Les scores sont la part des points de chaque ligne contre chaque colonne, avec l’intervalle de Wilson à 95 %.
arena-shares-of-several = Les scores disent combien de fois chaque ligne finit devant chaque colonne, une égalité pour moitié, avec l’intervalle de Wilson à 95 %.
arena-allied = Des alliés sont un seul et même robot.
arena-played = { $game }, { COUNT($finished) } parties à { $seats } places, { COUNT($each) } de chaque tablée, graine { $seed }, en { $seconds } s
arena-rounded = { COUNT($each) } parties de chaque tablée au lieu de { COUNT($asked) }, pour que chacun occupe chaque place aussi souvent
arena-partial = Partiel : { $why }. { COUNT($finished) } parties sur { COUNT($planned) } sont comptées.
arena-interrupted = interruption
arena-lost = un processus qui jouait des parties est mort
arena-broke-down = partie { $number } : { $bot } est tombé en panne à la place { $seat }, coup { $ply } : { $why }
arena-not-counted = parties non comptées parce qu’un robot est tombé en panne : { COUNT($count) }
arena-nothing = Aucune partie n’a été terminée.

# Le rapport.
report-leads = { $first } est en tête, devant { $second } : les intervalles à 95 % de leurs niveaux ne se touchent pas.
report-close = { $first } est en tête, mais { $second } est trop près pour trancher : les intervalles à 95 % se recouvrent.
report-lengths = Durée des parties
report-times = Temps par tour
report-how = Comment c’est fait
report-troubles = Ce qui a mal tourné
report-command = commande
report-seed = graine
report-versions = versions
report-version = Astroport { $house }, règles { DE($game) } version { $rules }
report-date = date
report-seats = places
report-options = options
report-option = { $option } : { $value }
report-budget = réflexion par tour
report-habit = l’habitude de chaque robot
report-seconds = { $n } s
report-simulations = { COUNT($n) } simulations
report-shortest = la plus courte
report-median = médiane
report-mean = moyenne
report-longest = la plus longue
report-turns = tours
report-met = { $n ->
    [one] en { $n } partie
   *[other] en { COUNT($n) } parties
}
report-shared-luck = Chaque tablée joue une fois depuis chaque place avec le même hasard : ni l’un ni l’autre n’avantage personne.
report-actions = actions dans une partie, hasard compris
report-points = niveau, avec son intervalle à 95 %
report-milliseconds = millisecondes par tour : barre moyenne, point maximum
