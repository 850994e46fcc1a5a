# Was auf jeder Seite steht, und was schiefgeht.

page-home = Astroport, Startseite
page-notice = Astroport ist ein unabhängiges Projekt; die Namen der Spiele gehören ihren Inhabern; Zeichnungen und Texte sind von uns.
page-skip-to-board = Zum Spielbrett springen
page-skip-to-content = Zum Inhalt springen
page-language = Sprache
page-to-light = Helles Design
page-to-dark = Dunkles Design
page-sound = Ton
page-sound-is =
    { $on ->
        [yes] Ton: an
       *[no] Ton: aus
    }
page-preferences = Einstellungen
    .key = Einstellungen (,)
page-keys = Tastenkürzel
    .key = Tastenkürzel (?)
page-close = Schließen
page-cancel = Abbrechen
page-loading = Einen Moment …
page-try-again = Noch einmal versuchen
page-load-anew = Neu laden
page-back-home = Zurück zu den Spielen
page-preparing = Das Spiel wird für diesen Rechner vorbereitet; nur beim ersten Mal dauert das ein wenig.
page-preparing-step = { $game } wird vorbereitet ({ $step } von { $steps }); nur beim ersten Mal auf diesem Rechner.

lost-page = Hier ist nichts
    .text = Unter dieser Adresse gibt es keine Seite.
lost-game = Dieses Spiel gibt es hier nicht.
page-reconnecting = Verbindung wird wiederhergestellt …
    .text = Deine Züge bleiben erhalten.
page-offline = Keine Antwort
    .text = Der Server ist gerade nicht zu erreichen.
page-failed = Das hat nicht geklappt
    .text = Der Server konnte das nicht ausführen.

# Aufzählungen und Zahlen, die für sich stehen.
page-list = { LIST($items) }
page-count = { COUNT($n) }
page-percent = { PERCENT($share) }
