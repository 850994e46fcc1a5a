# Auf eine Partie zurückblicken.

replay-title = Rückblick
replay-more = Kurve und Protokoll
replay-back = Zurück zum Tisch
replay-position = Stellung
replay-move = Zug { $n } von { $all }. { $what }
replay-moves = Züge { $from } bis { $to } …
replay-start = Anfang
replay-first = Erste Stellung
replay-previous = Voriger Zug
replay-autoplay = Automatisch abspielen
replay-pause = Pause
replay-next = Nächster Zug
replay-last = Letzte Stellung
replay-seen-from = Gesehen von
replay-export = Partie exportieren

## Die Kurve

replay-chances = Gewinnchancen
    .text = Die Chancen aller Spieler nach jedem Zug, wie ein Bot sie sieht.
    .at = Nach Zug { $n }: { $values }.
    .keys = Die Pfeiltasten gehen daran entlang, Enter führt dorthin.
    .wait = Wird berechnet …
replay-turning-points = Wendepunkte
    .none = Kein Wendepunkt.
replay-turning-point = Wendepunkt { $n }

## Weiterspielen

replay-fork = Ab hier spielen
    .text = Ein neuer Tisch beginnt mit dieser Stellung; diese Partie bleibt, wie sie ist.
    .seat = Dein Platz
    .alone = Gegen Bots
    .link = Mit Freunden, per Link

## Das Glück

luck-elsewhere = Diese Partie wurde importiert; ihr Glück wurde an einem anderen Tisch gezogen.
luck-verify = Glück überprüfen
luck-verified = Jeder Wurf wurde überprüft
luck-not-verified = Das Glück passt nicht dazu
luck-rolls = Überprüfte Würfe
luck-hash = Fingerabdruck vom Anfang
luck-secret = Geheimnis vom Ende
