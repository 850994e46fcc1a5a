# Die Startseite: die Spiele, die eigenen Tische, aufgezeichnete Partien.

home-headline = Weltraum-Brettspiele, Tag und Nacht geöffnet
home-tagline = Gegen Bots, reihum an einem Gerät oder mit Freunden per Link. Ohne Konto, ohne Installation.

home-games = Spiele
home-players = { $least }–{ $most } Spieler
home-minutes = { $from }–{ $to } Min.
home-first-time = Zum ersten Mal hier? Fang mit { $game } an
home-play = Spielen
    .now = Jetzt { $game } gegen einen Bot spielen
home-set-up = Einrichten
    .game = Neuer Tisch für { $game }
home-bot-level = Stärke der Bots
    .against = gegen { $level }

## Die eigenen Tische

home-going = Weiterspielen
home-ended = Letzte Ergebnisse
home-more = Alle { $n } zeigen
home-your-turn = Du bist dran
home-waiting-for = Warten auf { $who }
home-open = wartet auf Spieler
home-playing = läuft
home-over = beendet
home-imported = importiert
home-you-won = Du hast gewonnen
home-you-won-with = Du hast gewonnen, mit { $who }
home-won = { $who } hat gewonnen
home-won-together = { $who } haben gewonnen
home-drawn = Unentschieden
home-you-resigned = Du hast aufgegeben
home-ended-early =
    { $how ->
        [resigned] { $outcome } (aufgegeben)
        [claimed] { $outcome } (Sieg beansprucht)
       *[drawn] { $outcome } (für unentschieden erklärt)
    }
home-remove = Aus der Liste nehmen
    .table = Aus der Liste nehmen: { $table }
    .text = Am Tisch ändert sich nichts; seine Adresse führt weiterhin dorthin.

## Aufgezeichnete Partien

home-import = Eine aufgezeichnete Partie ansehen
    .text = Zieh die Datei hierher, um sie noch einmal anzusehen und ab jedem Zug weiterzuspielen.
    .choose = Datei auswählen …
