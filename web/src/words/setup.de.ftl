# Die Seite, auf der ein Tisch eingerichtet wird.

setup-new-table = Neuer Tisch: { $game }
setup-who-plays = Wer spielt?
setup-solo = Solo
    .text = Ohne Gegner.
setup-alone = Gegen Bots
    .text = Es geht sofort los.
setup-screen = Reihum
    .text = Ein Gerät, das weitergereicht wird.
setup-link = Mit Freunden
    .text = Du verschickst einen Link; jeder spielt am eigenen Gerät.
setup-how-many = Anzahl der Spieler

## Plätze

setup-on-this-screen = An diesem Gerät
setup-open-by-link = Frei, per Link
setup-who-on-seat = Wer auf Platz { $letter } sitzt
setup-level-of-seat = Stärke des Bots auf Platz { $letter }
setup-name-on-seat = Name auf Platz { $letter }

## Optionen

setup-options = Spieloptionen
    .default = Standard
setup-changed = Entsprechend angepasst: { $list }.

## Der Tisch

setup-table = Tisch
    .about = Uhr, Zuschauer, Tipps
setup-clock = Uhr
    .text = Ist die Zeit eines Spielers abgelaufen, spielt ein Bot für ihn weiter; er kann den Platz wieder übernehmen.
setup-clock-none = keine
setup-clock-move = pro Zug
setup-clock-player = pro Spieler
setup-seconds = Sekunden
setup-minutes = Minuten
setup-spectators = Zuschauen erlaubt
setup-hints = Tipps erlaubt
setup-answers = Antworten binnen { $seconds } s
    .text = Wer außerhalb seines Zuges gefragt wird und nicht rechtzeitig antwortet, lässt es geschehen. Aus: ohne Zeitlimit.
setup-strangers = Andere dürfen den Platz übernehmen, wenn jemand nicht zurückkommt
    .text = Wer den Link hat, darf einen Platz übernehmen, der seit über fünf Minuten verlassen ist. Aus: Ein Platz bleibt seinem Spieler.
setup-stand-in = Bot, der für Spieler einspringt, die gehen
setup-open = Tisch öffnen
setup-begin = Los geht’s
