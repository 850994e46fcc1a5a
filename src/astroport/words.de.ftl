# Die Kommandozeile: ihre Zahlen, das Spielen im Terminal und die Befehle des Hosts.

cli-seats = { $low } bis { $high } Plätze
cli-random-matches = zufällige Partien
cli-built = Spiele gebaut
cli-simulated = Partien { $game }: { COUNT($matches) }, Aktionen: { COUNT($actions) }, in { $seconds } s ({ COUNT($pace) }/s)
cli-length = Länge: im Schnitt { $mean } Aktionen, { $low } bis { $high }
cli-mean-result = Platz { $seat }: mittleres Ergebnis { $result }
cli-checked = geprüfte Würfe, alle wie ausgegeben: { COUNT($rolls) }
cli-unchecked = Würfe vor der Abzweigung, aus einer anderen Partie und nicht geprüft: { COUNT($rolls) }
cli-from-seed = Sie kommen aus einem Startwert; ein Fingerabdruck wurde nicht veröffentlicht, also weiß niemand, wer ihn gewählt hat.
cli-compare = Der Fingerabdruck in der Datei ist { $hash }; es muss der sein, der zu Beginn der Partie gezeigt wurde (--hash).
cli-as-shown = Geheimnis, Partie und erster Zug gehören zu dem Fingerabdruck, der zu Beginn gezeigt wurde.
cli-option = { $label } ({ $value }): { $meaning }

terminal-help = Tippe eine Aktion oder nur ihr Ende (d4). Oder: ? · tipp · warum AKTION · regel ID · zurück · speichern DATEI · ende
terminal-at-the-end = Enter zum Verlassen, oder: zurück · speichern DATEI
terminal-allowed = Ja, das ist erlaubt.
terminal-unclear = „{ $typed }“ kannst du hier nicht tun; ? zeigt, was geht.
terminal-no-undo = Du hast nichts zurückzunehmen.
terminal-saved = Gespeichert als { $file }.
terminal-there-already = { $file } gibt es schon; nimm einen anderen Namen.
terminal-where = Sag, wohin: speichern DATEI
terminal-which-rule = Sag, welche Regel: regel { $example }
terminal-left = Du verlässt den Tisch.
terminal-several = Das könnte sein: { $which }
terminal-sealed = Der Zufall ist versiegelt; sein Fingerabdruck: { $hash }
terminal-unsealed = Das Geheimnis des Zufalls: { $secret } (eine gespeicherte Partie lässt sich prüfen: astroport verify DATEI)
terminal-thinking = { $level } denkt nach …
terminal-result = Ergebnis: { $shown }
terminal-pass-on = Gib den Bildschirm an { $seat } weiter und drücke Enter.

# Was außer Aktionen getippt werden kann, in jeder Sprache: eine Schreibweise nach der anderen.
terminal-type-help = hilfe
terminal-type-why = warum
terminal-type-rule = regel
terminal-type-undo = zurück zurueck
terminal-type-hint = tipp
terminal-type-save = speichern
terminal-type-quit = ende

host-open = Astroport ist offen: { $address }
host-own = Wie es dem Haus geht, nur für dich: { $address }/host#key={ $key }
host-stop = Partien werden in { $data } aufbewahrt. Beenden mit Strg+C; es geht nichts verloren.
host-copied = Alle Partien aus { $data } sind nach { $file } kopiert
host-put-back = { $data } enthält jetzt die Partien aus { $file }
host-kept = was vorher da war, liegt in { $file }
host-fits = { $matches ->
    [one] { $matches } laufende Partie mit den jetzigen Regeln nachgespielt: Sie passt
   *[other] { COUNT($matches) } laufende Partien mit den jetzigen Regeln nachgespielt: Alle passen
}
host-misfits = { $matches ->
    [one] { $matches } laufende Partie mit den jetzigen Regeln nachgespielt, { COUNT($misfits) } passt nicht mehr
   *[other] { COUNT($matches) } laufende Partien mit den jetzigen Regeln nachgespielt, { $misfits ->
        [one] { $misfits } passt nicht mehr
       *[other] { COUNT($misfits) } passen nicht mehr
    }
}
host-older = { $match }: nach Regeln der Version { $was }, geht nach Version { $now } weiter
host-kind-finished = beendet
host-kind-unbegun = nie begonnen
host-kind-records = Aufzeichnung
host-and-more = … und { COUNT($more) } weitere
host-would-go = { $matches ->
    [one] { $matches } Partie, etwa { $size }, würde gelöscht; mit --yes geschieht es
   *[other] { COUNT($matches) } Partien, etwa { $size }, würden gelöscht; mit --yes geschieht es
}
host-gone = { $matches ->
    [one] { $matches } Partie ist gelöscht, etwa { $size }
   *[other] { COUNT($matches) } Partien sind gelöscht, etwa { $size }
}
host-given-back-later = Der Platz ist frei für neue Partien. Um ihn der Festplatte zurückzugeben, starte dies noch einmal, wenn kein Server läuft.
