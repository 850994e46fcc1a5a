# Ein Tisch: wie ein Platz heißt, was dort geschah, wie eine Partie endete und was er ablehnt.

table-unnamed = Spieler { $letter }
table-bot = { $level } { $letter }

# Das Protokoll. $seat-is: `you` für den Menschen, der liest, wenn er diesen einen Platz hat.
table-opened = Der Tisch ist eröffnet
table-brought = Eine aufgezeichnete Partie
table-began = Die Partie beginnt
table-rematch = Die Revanche hat begonnen
table-paused = Niemand ist da: Die Uhren stehen
table-resumed = Es geht weiter, und die Uhren laufen wieder
table-closed = Der Server war nicht erreichbar; die Uhren liefen nicht und warten, bis jemand zurück ist
table-reopened = Der Server ist wieder da; die Uhren liefen so lange nicht
table-sat = { $seat-is ->
    [you] Du setzt dich
   *[other] { $seat } setzt sich
}
table-left = { $seat-is ->
    [you] Du verlässt den Tisch
   *[other] { $seat } verlässt den Tisch
}
table-timedout = { $seat-is ->
    [you] Deine Zeit ist um: Ein Bot springt ein
   *[other] Die Zeit von { $seat } ist um: Ein Bot springt ein
}
table-unanswered = { $seat-is ->
    [you] Du hast nicht rechtzeitig geantwortet
   *[other] { $seat } hat nicht rechtzeitig geantwortet
}
table-late = { $seat-is ->
    [you] Deine Zeit ist um: Dein Plan wird gespielt, wie er ist
   *[other] Die Zeit von { $seat } ist um: Der Plan wird gespielt, wie er ist
}
table-replanned = { $seat-is ->
    [you] Du nimmst deinen Plan zurück
   *[other] { $seat } nimmt den Plan zurück
}
table-back = { $seat-is ->
    [you] Du bist zurück
   *[other] { $seat } ist zurück
}
table-stoodin = { $seat-is ->
    [you] Du warst weg: Ein Bot springt ein
   *[other] { $seat } ist weg: Ein Bot springt ein
}
table-nudged = { $seat-is ->
    [you] Kleine Erinnerung: Du bist dran
   *[other] Kleine Erinnerung an { $seat }
}
table-resigned = { $seat-is ->
    [you] Du gibst auf
   *[other] { $seat } gibt auf
}
table-claimed = { $seat-is ->
    [you] Du beanspruchst den Sieg: Die Gegenseite kam nicht zurück
   *[other] { $seat } beansprucht den Sieg: Die Gegenseite kam nicht zurück
}
table-drawn = { $seat-is ->
    [you] Du erklärst die Partie für unentschieden: Die Gegenseite kam nicht zurück
   *[other] { $seat } erklärt die Partie für unentschieden: Die Gegenseite kam nicht zurück
}
table-wished = { $seat-is ->
    [you] Du möchtest eine Revanche
   *[other] { $seat } möchte eine Revanche
}
table-unwished = { $seat-is ->
    [you] Du möchtest keine Revanche
   *[other] { $seat } möchte keine Revanche
}
table-asked = { $seat-is ->
    [you] Du bittest darum, deinen Zug zurückzunehmen
   *[other] { $seat } möchte einen Zug zurücknehmen
}
table-agreed = { $seat-is ->
    [you] Du bist einverstanden
   *[other] { $seat } ist einverstanden
}
table-refused = { $seat-is ->
    [you] Du bist nicht einverstanden
   *[other] { $seat } ist nicht einverstanden
}
table-undone = { $seat-is ->
    [you] Du nimmst deinen Zug zurück
   *[other] { $seat } nimmt einen Zug zurück
}

# Wie eine Partie endete.
outcome-you-win = Du gewinnst!
outcome-you-win-with = Du gewinnst, zusammen mit { LIST($names) }!
outcome-wins = { $count ->
    [one] { LIST($names) } gewinnt.
   *[other] { LIST($names) } gewinnen.
}
outcome-draw = Unentschieden.
outcome-over = Die Partie ist vorbei.
outcome-resigned = { $seat-is ->
    [you] Du hast aufgegeben.
   *[other] { $seat } hat aufgegeben.
}
outcome-claimed = { $seat-is ->
    [you] Du hast den Sieg beansprucht: Die Gegenseite kam nicht zurück.
   *[other] { $seat } hat den Sieg beansprucht: Die Gegenseite kam nicht zurück.
}
outcome-drawn = { $seat-is ->
    [you] Du hast die Partie für unentschieden erklärt: Die Gegenseite kam nicht zurück.
   *[other] { $seat } hat die Partie für unentschieden erklärt: Die Gegenseite kam nicht zurück.
}

# Was ein Tisch ablehnt.
refusal-elsewhere = Hier ist gerade nichts zu wählen
    .text = { $asked }
refusal-action = Diese Aktion gibt es nicht
    .text = Mit diesen Optionen kennt die Partie „{ $what }“ nicht.
refusal-not-begun = Die Partie hat noch nicht begonnen
    .text = Sie beginnt, wenn alle Plätze besetzt sind.
refusal-begun = Die Partie hat begonnen
    .text = Das geht nur vorher.
refusal-over = Die Partie ist vorbei
    .text = Es kann nichts mehr gespielt werden.
refusal-not-over = Die Partie ist noch nicht vorbei
    .text = Das geht erst danach.
refusal-review = Nur zum Ansehen
    .text = Diese Partie wurde zum Ansehen mitgebracht; spiel von einer ihrer Stellungen aus an einem neuen Tisch.
refusal-not-your-seat = Nicht dein Platz
    .text = Du kannst nur für einen eigenen Platz handeln.
refusal-no-seat = Diesen Platz gibt es nicht
    .text = Dieser Tisch hat { $seats } Plätze.
refusal-seat-taken = Der Platz ist besetzt
    .text = Er gehört jemandem, auch wenn er gerade leer ist. Du kannst einen freien Platz nehmen.
refusal-away = Ein Bot spielt für dich
    .text = Nimm zuerst deinen Platz wieder ein.
refusal-not-away = Du bist schon da
    .text = Auf diesem Platz spielt kein Bot.
refusal-no-key = Du brauchst den Link
    .text = Bitte jemanden am Tisch um den Link: Damit kannst du dich setzen oder zusehen.
refusal-wrong-key = Dieser Link öffnet hier nichts
    .text = Er ist unvollständig, gilt nicht mehr oder gehört zu einem anderen Tisch.
refusal-no-spectators = Keine Zuschauer
    .text = An diesem Tisch wird unter sich gespielt.
refusal-opener-only = Nur wer den Tisch eröffnet hat
    .text = Nur wer den Tisch eröffnet hat, kann beginnen, bevor alle Plätze besetzt sind.
refusal-only-players-talk = Zuschauer hören zu
    .text = Setz dich, um an diesem Tisch zu reden.
refusal-no-team = Kein Team
    .text = Dieser Platz hat keine Verbündeten, mit denen er reden könnte.
refusal-nothing-said = Nichts gesagt
    .text = Nur druckbarer Text kann gesagt werden.
refusal-talked-out = Genug geredet
    .text = Du hast an diesem Tisch { COUNT($most) } Dinge gesagt, so viele, wie er von einem Platz behält.
refusal-full = Zu viele Gäste
    .text = An diesen Tisch sind so viele gekommen, dass er niemanden mehr aufnimmt.
refusal-both-sides = Nicht beide Seiten
    .text = Wer auf einem Platz spielt, kann keinen anderen übernehmen.
refusal-resigned = Du hast aufgegeben
    .text = Ein Bot spielt für dich weiter.
refusal-not-waiting = Du wartest nicht auf diese Person
    .text = Das geht, wenn jemand anderes am Zug ist.
refusal-is-there = Die Person ist da
    .text = Das geht, wenn jemand nicht mehr verbunden ist.
refusal-wait-longer = Warte noch ein wenig
    .text = { $seconds ->
        [one] Die Person hat noch eine Sekunde, um zurückzukommen.
       *[other] Die Person hat noch { $seconds } Sekunden, um zurückzukommen.
    }
refusal-no-claim = Nichts zu beanspruchen
    .text = Eine Partie beansprucht man nur zu zweit; sonst kann ein Bot einspringen.
refusal-nudged = Gerade erst erinnert
    .text = Die letzte Erinnerung ist keine { $seconds } Sekunden her.
refusal-no-plan = Nichts zu planen
    .text = Das wird nicht im Voraus geplant, sondern gleich gespielt.
refusal-series-over = Zu lange Reihe
    .text = Vor „{ $what }“ sind andere oder der Zufall an der Reihe; wähle es danach.
refusal-drafted-out = Genug entworfen
    .text = Ein Plan lässt sich { COUNT($most) }-mal ändern; was steht, kann gespielt werden.
refusal-undo-nothing = Nichts zurückzunehmen
    .text = Du hast noch nichts entschieden.
refusal-undo-over = Die Partie ist vorbei
    .text = Die Partie ist vorbei, und alle können ihren Zufall sehen. Von einer früheren Stellung aus kannst du an einem neuen Tisch weiterspielen.
refusal-undo-revealed = Etwas wurde aufgedeckt
    .text = Seitdem kam Zufall oder ein Geheimnis heraus; die anderen müssen zustimmen.
refusal-undo-others = Andere haben gespielt
    .text = Seitdem hat jemand gespielt; die anderen müssen zustimmen.
refusal-undo-unanswered = Die Zeit zum Antworten war um
    .text = Du hast nicht rechtzeitig geantwortet; die anderen müssen zustimmen.
refusal-undo-late = Die Zeit zum Planen war um
    .text = Dein Plan war nicht rechtzeitig fertig; die anderen müssen zustimmen.
refusal-undo-pending = Schon gefragt
    .text = Die anderen haben noch nicht geantwortet.
refusal-undo-not-asked = Niemand fragt
    .text = Es gibt keine Frage, die dieser Platz beantworten könnte.
refusal-no-level = Diesen Bot gibt es nicht
    .text = Eine Stufe „{ $what }“ gibt es hier nicht; es gibt: { $known }.
refusal-no-game = Dieses Spiel gibt es nicht
    .text = Ein Spiel „{ $what }“ steht nicht im Regal.
refusal-setting = Nicht mit diesen Optionen
    .text = Das bietet das Spiel nicht an; im Einzelnen, auf Englisch: { $what }.
refusal-clock = Eine Uhr braucht Sekunden
    .text = Sag, wie viele: mindestens eine.
refusal-name = Kein Name
    .text = Ein Name hat bis zu 30 druckbare Zeichen.
refusal-record = Diese Aufzeichnung ist nicht lesbar
    .text = Im Einzelnen, auf Englisch: { $what }.
refusal-secret = Geheim, solange gespielt wird
    .text = Es enthält, was andere nicht wissen dürfen; nach der Partie steht es allen offen.
refusal-no-ply = Diese Stellung gibt es nicht
    .text = Die Stellungen dieser Partie sind von 0 bis { $last } nummeriert.
refusal-no-reasons = Keine Gründe
    .text = Das war kein Bot.
refusal-no-hints = Keine Tipps an diesem Tisch
    .text = Wer ihn eröffnet hat, hat sie abgeschaltet.
refusal-not-awaited = Du bist nicht dran
    .text = Einen Tipp gibt es für den Platz, der am Zug ist.
refusal-wait-over = Nichts mehr zu spielen
    .text = Von hier aus geht es nicht weiter.

part-reasons = Gründe
