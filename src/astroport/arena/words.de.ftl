# Die Arena: ihre Ergebnisse im Terminal und ihr Bericht.

arena-title = Arena: { $game }
arena-standings = Rangliste
arena-each-other = Gegeneinander
arena-rank = Rang
arena-bot = Bot
arena-rating = Wertung
arena-interval = 95-%-Intervall
arena-score = Punkte
arena-matches = Partien
arena-match = Partie
arena-per-turn = ms je Zug
    .short = ms/Zug
arena-longest = längster
arena-beaten = ↓ gegen →
arena-elo = Elo nach der größten Wahrscheinlichkeit um ein Mittel von 1500, mit einem zusätzlichen Remis je Paar; 95-%-Intervalle.
arena-plackett-luce = Plackett-Luce mit openskill, ab 25; Intervalle von 1,96 Standardabweichungen.
arena-shares-of-two = Die Punkte sind der Anteil jeder Zeile gegen jede Spalte, mit Wilsons 95-%-Intervall.
arena-shares-of-several = Die Punkte sagen, wie oft jede Zeile vor jeder Spalte landet, Gleichstand zählt halb, mit Wilsons 95-%-Intervall.
arena-allied = Verbündete sind ein und derselbe Bot.
arena-played = { $game }, { COUNT($finished) } Partien mit { $seats } Plätzen, { COUNT($each) } je Besetzung, Startwert { $seed }, in { $seconds } s
arena-rounded = { COUNT($each) } Partien je Besetzung statt { COUNT($asked) }, damit alle überall gleich oft sitzen
arena-partial = Unvollständig: { $why }. { COUNT($finished) } von { COUNT($planned) } Partien sind gezählt.
arena-interrupted = es wurde unterbrochen
arena-lost = ein Prozess, der Partien spielte, ist gestorben
arena-broke-down = Partie { $number }: { $bot } ist auf Platz { $seat } bei Zug { $ply } ausgefallen: { $why }
arena-not-counted = Partien, die nicht zählen, weil ein Bot ausfiel: { COUNT($count) }
arena-nothing = Keine Partie wurde beendet.

# Der Bericht.
report-leads = { $first } liegt vorn, vor { $second }: Die 95-%-Intervalle ihrer Wertungen berühren sich nicht.
report-close = { $first } liegt vorn, aber { $second } ist zu nah dran, um es zu entscheiden: Die 95-%-Intervalle überschneiden sich.
report-lengths = Länge der Partien
report-times = Zeit je Zug
report-how = Wie das entstand
report-troubles = Was schiefging
report-command = Befehl
report-seed = Startwert
report-versions = Versionen
report-version = Astroport { $house }, Regeln von { $game } in Version { $rules }
report-date = Datum
report-seats = Plätze
report-options = Optionen
report-option = { $option }: { $value }
report-budget = Bedenkzeit je Zug
report-habit = wie jeder Bot es gewohnt ist
report-seconds = { $n } s
report-simulations = { COUNT($n) } Simulationen
report-shortest = kürzeste
report-median = Median
report-mean = Mittel
report-longest = längste
report-turns = Züge
report-met = { $n ->
    [one] in { $n } Partie
   *[other] in { COUNT($n) } Partien
}
report-shared-luck = Jede Besetzung spielt einmal von jedem Platz mit demselben Glück, so dass keines von beiden jemanden bevorzugt.
report-actions = Aktionen einer Partie, Zufall eingeschlossen
report-points = Wertung, mit ihrem 95-%-Intervall
report-milliseconds = Millisekunden je Zug: Balken Mittel, Punkt längster
