# Regeln und Anleitungen.

rules-every-rule = Alle Regeln im Einzelnen
rules-only-rules = Zu diesem Spiel gibt es noch keine bebilderte Anleitung; in den Regeln steht alles.
rules-ready = Bereit? Die Bots sind es.
rules-on-this-page = Auf dieser Seite
rules-contents = Inhalt
rules-notes = Woher die Regeln stammen
rules-note = Anmerkung { $n }: { $text }
rules-rule = Regel { $rule }
rules-print = Drucken
rules-pause-example = Beispiel anhalten
rules-play-example = Beispiel abspielen
rules-step = Schritt { $n } von { $of }
