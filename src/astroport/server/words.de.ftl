# Der Tisch im Netz: was außerhalb des Spiels zu tun ist, der geprüfte Zufall, was der Server ablehnt.

# Die Aufforderung, wo sie nicht vom Spiel kommt. $seat-is: `you` für den Menschen, der liest.
prompt-invite = Es fehlen noch Spieler: Teile den Link, oder beginne mit Bots.
prompt-waiting = Es fehlen noch Spieler.
prompt-take-a-seat = Nimm einen freien Platz.
prompt-deserted = Alle sind gegangen: Die Partie wartet auf dich.
prompt-gave-up = Du hast aufgegeben; ein Bot spielt für dich weiter.
prompt-stood-in = Ein Bot spielt für dich; nimm deinen Platz wieder ein, wann du willst.

# Wo eine Partie kippte: was $seat (oder der Zufall) tat, und wessen Aussichten sich änderten.
moment-falls = { $seat }: { $said } — { $whose } fällt von { PERCENT($before) } auf { PERCENT($after) }
moment-climbs = { $seat }: { $said } — { $whose } steigt von { PERCENT($before) } auf { PERCENT($after) }
moment-luck = Der Zufall

# Der Zufall einer Partie, geprüft.
luck-untouched = Jeder Wurf ist der, den der an diesen Fingerabdruck gebundene Zufall ergibt. Geprüfte Würfe: { COUNT($rolls) }.
luck-from-seed = Jeder Wurf kommt aus dem Startwert der Aufzeichnung; ein Fingerabdruck wurde nicht veröffentlicht. Geprüfte Würfe: { COUNT($rolls) }.
luck-touched = Am Zufall wurde gedreht; im Einzelnen, auf Englisch: { $what }
luck-unknown = Das Geheimnis dieses Zufalls ist hier nicht bekannt: Die Partie war noch nicht vorbei, als sie aufgezeichnet wurde.
luck-before-fork = Vor der Stellung, von der aus gespielt wurde, gab es { COUNT($rolls) } weitere, aus einer anderen Partie.

# Was der Server ablehnt, oder wofür er sich entschuldigen muss.
refusal-malformed = Nicht verstanden
    .text = Die Nachricht hält sich nicht an das Protokoll; im Einzelnen, auf Englisch: { $what }
refusal-too-big = Zu lang
    .text = Hier gehen höchstens { COUNT($most) } Bytes.
refusal-too-fast = Zu schnell
    .text = Zu viel auf einmal; warte einen Moment.
refusal-talk = Eins nach dem anderen
    .text = Du redest schneller, als die anderen lesen; warte einen Moment.
refusal-too-many = Zu viele Fenster
    .text = Du hast diesen Tisch schon { $most }-mal geöffnet; schließ eins davon.
refusal-too-slow = Zu langsam
    .text = Der Rest der Anfrage kam nicht innerhalb von { $seconds } Sekunden.
refusal-crowded = Diese Seite ist voll
    .text = Es gibt zu viele Verbindungen, hier oder von deiner Adresse; versuch es gleich noch einmal.
refusal-table-full = Dieser Tisch ist voll
    .text = Hier ist so viel geschehen, dass er nur noch Züge behält; die Partie lässt sich zu Ende spielen.
refusal-person-full = Dein Regal ist voll
    .text = Was du eröffnet hast, belegt { COUNT($most) } MB, alles, was diese Seite für eine Person behält. Der Host kann Platz schaffen.
refusal-address-full = Genug für heute
    .text = Von deiner Adresse wurde heute so viel eröffnet, dass diese Seite nicht mehr behält; versuch es morgen wieder.
refusal-house-full = Kein Platz mehr
    .text = Diese Seite hat keinen Platz für mehr; laufende Partien gehen weiter. Der Host kann Platz schaffen.
refusal-hello = Sag zuerst hello
    .text = Die erste Nachricht ist hello.
refusal-not-stored = Nicht gespeichert
    .text = Der Server kann gerade nichts speichern, deshalb ist nichts geschehen. Versuch es noch einmal.
refusal-our-fault = Unser Fehler
    .text = Hier ist etwas schiefgegangen; es ist nichts geschehen.
refusal-no-table = Diesen Tisch gibt es nicht
    .text = Unter dieser Adresse gibt es keinen Tisch; vielleicht fehlt ein Buchstabe im Link.
refusal-layout = Eine andere Version
    .text = Die Nummern dieser Aktionen sind aus einer anderen Version des Spiels; lade die Seite neu.
refusal-no-layout = Nur in Abschnitten
    .text = Eine Partie dieses Spiels wird in Abschnitten angesehen.
refusal-no-guide = Noch keine Anleitung
    .text = Dieses Spiel hat keine bebilderte Anleitung; in seinen Regeln steht alles.
refusal-no-words = Keine Wörter
    .text = Dieses Spiel hat seine Sätze nicht in Dateien; sie kommen mit dem, was es erzählt.
refusal-unfit = Diese Partie passt nicht mehr zu den Regeln
    .text = Die Regeln wurden seitdem berichtigt; im Einzelnen, auf Englisch: { $what }
refusal-openings = Zu viele Tische
    .text = Du eröffnest Tische schneller, als du spielen kannst; warte eine Minute.
refusal-tables = Zu viele Tische
    .text = Du hast { $most } Tische, an denen noch gespielt wird. Beende eine Partie oder gib sie auf, dann eröffne einen neuen.
refusal-tables-here = Zu viele Tische
    .text = Aus deinem Netz sind { $most } Tische offen, an denen noch gespielt wird. Beende eine Partie, oder warte zehn Minuten.
refusal-host-key = Nur für den Host
    .text = Der Link zu dieser Seite steht dort, wo der Server gestartet wurde.
refusal-origin = Von einer anderen Seite
    .text = Diese Anfrage kommt von einer fremden Seite.
refusal-nothing-here = Hier ist nichts
    .text = Unter dieser Adresse gibt es nichts.

# Was der Host wissen und tun sollte.
notice-not-storing = Im Moment kann nichts gespeichert werden: Die Festplatte ist voll, oder die Datenbank antwortet nicht. Siehe das Log.
notice-damaged = Die Datenbank ist beschädigt ({ $what }). Halte den Server an und spiel die letzte Kopie zurück: astroport restore DATEI.
notice-house-full = Keine neuen Tische: Das Haus hat so viel gespeichert, wie es darf, oder die Festplatte ist fast voll. astroport prune schafft Platz, --disk erlaubt mehr.
