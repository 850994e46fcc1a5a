# Der Tisch: alles um das Spielbrett herum.

room-board = Spielbrett
room-tools = Werkzeuge
room-panel = Tisch
room-more = Mehr
room-goal = Ziel
    .is = Ziel: { $goal }
room-now = { $who } ist dran.
room-luck = Sieh, was passiert …
room-sending = Gesendet, einen Moment …
room-tap-again = Zum Spielen noch einmal tippen.
room-which = Was genau?
room-skip = Überspringen
    .text = Zur aktuellen Stellung springen
room-more-reasons =
    { $n ->
        [one] { $n } weiterer Grund
       *[other] { $n } weitere Gründe
    }
room-agree = Zustimmen
room-decline = Ablehnen
room-spectating = Du schaust zu.
room-imported = Eine importierte Partie: zum Ansehen und zum Weiterspielen ab jedem Zug.
room-replay = Ansehen
room-leave = Verlassen
room-share = Teilen
room-result = Ergebnis
room-fair-luck = Überprüfbares Glück
    .text = Alles Glück dieser Partie steht mit dieser Zahl seit vor dem ersten Zug fest. Nach dem Ende wird das Geheimnis dahinter gezeigt, und jeder kann jeden Wurf nachprüfen.
room-curtain = Gib das Gerät an { $who } weiter
    .text = Was jetzt kommt, ist nur für { $who } bestimmt.
    .ready = Ich bin { $who }
room-title-turn = ● Du bist dran – { $game }
room-title-nudged = ● Man wartet auf dich – { $game }
room-turn = Du bist dran.
room-answer = Man wartet auf deine Antwort.

lost-key = Diese Adresse allein öffnet den Tisch nicht
    .text = Ein Tisch öffnet sich mit seinem Link. Bitte die Person, die dich hergeschickt hat, am Tisch auf „Teilen“ zu tippen und dir den Link zum Mitspielen oder zum Zuschauen zu schicken.
lost-table = Diesen Tisch gibt es nicht
    .text = Unter dieser Adresse gibt es keinen Tisch, oder keinen mehr.
lost-rules = Die Regeln dieses Spiels fehlen hier
    .text = Deine Züge bleiben erhalten. Lade die Seite neu; wenn das nicht hilft, sind die Regeln auf dem Server veraltet, oder dieser Browser ist zu alt für sie.

## Die Plätze, und wer darauf sitzt

seat-all = Plätze
seat-letter = Platz { $letter }
seat-you = Du
seat-name = Dein Name
seat-player = Spieler { $letter }
seat-spectator = Zuschauer
seat-bot = Bot
    .level = Bot { $level }
seat-bot-name = Bot
seat-open = Freier Platz
    .text = wartet auf jemanden
seat-out = ausgeschieden
seat-to-move = am Zug
seat-to-answer = soll antworten
seat-to-plan = plant
seat-thinking = überlegt
seat-connected = verbunden
seat-not-connected = nicht verbunden
seat-away = weg, ein Bot springt ein
seat-resigned = aufgegeben, ein Bot spielt weiter
    .over = aufgegeben
seat-gone-for = weg seit { $time }
seat-free-in = frei in { $time }
seat-team = mit { LIST($names) }
seat-sit = Hier hinsetzen
    .seat = Hier hinsetzen: Platz { $letter }
seat-sit-too = Auch hier hinsetzen
    .seat = Auch hier hinsetzen: Platz { $letter }
seat-take-over = Übernehmen
    .seat = Platz { $letter } übernehmen
seat-take = Platz { $letter } nehmen
open-invited =
    { $n ->
        [0] Hier ist ein Platz für dich frei.
        [one] { $who } lädt dich zu { $game } ein.
       *[other] { $who } laden dich zu { $game } ein.
    }
seat-nudge = Anstupsen
    .player = { $who } anstupsen
    .sent = Angestupst
    .told = Die anderen warten auf dich: Du bist dran.
seat-bot-plays =
    { $who-is ->
        [you] Ein Bot spielt für dich.
       *[other] Ein Bot spielt für { $who }.
    }
seat-back = Meinen Platz zurücknehmen
seat-watching =
    { $n ->
        [one] { $n } Person schaut zu
       *[other] { $n } Personen schauen zu
    }
open-waiting = Warten auf { $n } Spieler.
open-share = Teile den Link, damit andere sich setzen können.
open-start-now = Jetzt anfangen
    .text = Freie Plätze besetzen mit:

## Uhren

clock-left = verbleibende Zeit
clock-to-answer = verbleibende Zeit zum Antworten
clock-to-plan = verbleibende Zeit zum Planen
clock-seconds = { $n } s
    .of =
        { $n ->
            [one] { $what }: { $n } Sekunde
           *[other] { $what }: { $n } Sekunden
        }
clock-answer-now =
    { $n ->
        [one] Du hast { $n } Sekunde, um zu antworten.
       *[other] Du hast { $n } Sekunden, um zu antworten.
    }
clock-plan-now =
    { $n ->
        [one] Du hast { $n } Sekunde, um zu planen.
       *[other] Du hast { $n } Sekunden, um zu planen.
    }
clock-plan-soon =
    { $n ->
        [one] Noch { $n } Sekunde.
       *[other] Noch { $n } Sekunden.
    }
plan-ask =
    { $ships ->
        [one] Programmiere dein Schiff und drücke dann „Bereit“
       *[other] Programmiere deine Schiffe und drücke dann „Bereit“
    }

## Das Protokoll, Tipps, und was Bots denken

log-title = Protokoll
    .empty = Noch ist nichts passiert.
    .earlier = Zeigen, was davor war
    .move = Im Rückblick zeigen
    .taken-back = zurückgenommen
log-why = warum?
log-remark = { $name } sagt:
why-title = Warum { $name } das gespielt hat
why-chances =
    { $name-is ->
        [you] Deine Gewinnchancen
       *[other] Gewinnchancen von { $name }
    }
why-played = gespielt
why-nothing = Hier wurden keine Züge verglichen.
why-line = So geht es voraussichtlich weiter
why-secret = Der Rest würde seine Hand verraten; nach der Partie kannst du ihn sehen.
why-searched =
    { $n ->
        [one] { COUNT($n) } Zugfolge untersucht
       *[other] { COUNT($n) } Zugfolgen untersucht
    }
hint-title = Tipp
    .ask = Was würde ein Bot spielen? (H)
    .thinking = Ein Bot denkt darüber nach …
    .details = Einzelheiten
hint-advised = empfohlen
hint-play = So spielen
    .plan = Diesen Plan nehmen

## Unterhaltung

talk-title = Gespräch
    .empty = Noch hat niemand etwas gesagt.
talk-say = Etwas sagen
    .all = Etwas zu allen sagen
    .team = Etwas zu deinem Team sagen
talk-channel = Wer es hört
    .all = An alle
    .team = An mein Team
talk-in-team = Team
talk-send = Senden

## Zurücknehmen

back-do = Zurücknehmen
    .ask = Um Zurücknahme bitten
    .nothing = Nichts zurückzunehmen
back-asked = { $who } möchte den letzten Zug zurücknehmen.
back-waits = Du möchtest zurücknehmen; { $who } muss zustimmen.
back-refused = { $who } ist gegen das Zurücknehmen.

## Gehen, und wer weg ist

leave-sure = Den Tisch verlassen?
    .text = Ein Bot spielt für dich weiter; der Platz bleibt deiner, und du kannst zurückkommen, solange die Partie läuft. Oder gib auf: Dann verlierst du die Partie.
    .alone = Die Partie wartet auf dich; du findest sie bei deinen Tischen. Oder gib auf: Dann ist sie zu Ende.
    .open = Dein Platz wird wieder frei.
leave-resign = Aufgeben
gone-waiting = Warten auf { $who }
    .text = { $who } ist seit { $time } weg und wäre am Zug.
gone-let-bot = Einen Bot spielen lassen
gone-claim-win = Sieg beanspruchen
gone-claim-draw = Unentschieden erklären
gone-in = { $what } in { $time }

## Das Ende

end-team-wins = Gewonnen hat: { $team }.
end-standing = Rangliste
    .told = Rangliste: { $order }.
end-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
end-rank = { $place }. { $who }
    .points =
        { $n ->
            [one] { $place }. { $who } ({ $n } Punkt)
           *[other] { $place }. { $who } ({ $n } Punkte)
        }
end-key-moments = Schlüsselmomente
end-board = Spielbrett ansehen
end-rematch = Revanche
    .alone = Noch einmal
    .go = Zur Revanche
    .asked =
        { $count ->
            [one] { LIST($names) } möchte eine Revanche.
           *[other] { LIST($names) } möchten eine Revanche.
        }
    .waits = Revanche: Warten auf die Zustimmung von { LIST($names) }.

## Links

share-table = Diesen Tisch teilen
share-here = Diese Links gelten nur auf diesem Rechner, solange der Host den Server nicht für andere öffnet.
share-join = Zum Mitspielen
    .text = Wer diesen Link hat, kann einen freien Platz nehmen.
share-watch = Zum Zuschauen
    .text = Sieht den Tisch und fasst nichts an.
share-seat = Dein Platz { $letter } auf einem anderen Gerät
    .text = Nur für dich: Wer diesen Link hat, spielt an deiner Stelle.
share-copy = Kopieren
    .link = Link kopieren: { $what }
    .copied = Kopiert
share-qr = QR-Code
    .link = QR-Code: { $what }

## Was Spielbretter gemeinsam haben

zoom-tools = Zoom
    .closer = Näher (+)
    .farther = Weiter weg (−)
    .whole = Ganzes Spielbrett (0)
signs-position = Die Stellung in Zeichen
signs-choices = Was du tun kannst
