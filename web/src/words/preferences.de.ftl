# Die Fenster mit Einstellungen und Tastenkürzeln.

pref-look = Aussehen
pref-play = Spielen
pref-bots = Bots
pref-sound = Ton und Mitteilungen
pref-kept = Nur auf diesem Gerät gespeichert.
pref-theme = Design
pref-theme-system = Wie das System
pref-theme-dark = Dunkel
pref-theme-light = Hell
pref-colours = Farben der Spieler
pref-colours-usual = Standard
pref-colours-contrast = Für Farbenblinde
pref-coordinates = Koordinaten
    .text = Die Felder des Spielbretts immer benennen, nicht nur, wenn von ihnen die Rede ist.
pref-speed = Animationen
    .reduced = Dein System möchte keine Bewegung, also bewegt sich auch hier nichts.
pref-speed-slow = Langsam
pref-speed-normal = Normal
pref-speed-fast = Schnell
pref-speed-off = Aus
pref-bot-speed = Tempo der Bots
    .text = Wie lange du siehst, was ein Bot getan hat, bevor es weitergeht.
pref-bot-speed-at-once = Sofort
pref-bot-speed-normal = Normal
pref-bot-speed-calm = Ruhig
pref-confirm = Züge beim Tippen bestätigen
    .text = Das erste Tippen zeigt, was passieren würde, das zweite spielt den Zug.
pref-remarks = Bemerkungen der Bots
    .text = Ab und zu sagen sie, wie sie die Partie sehen.
pref-numbers = Gewinnchancen in Zahlen
    .text = Sonst stehen sie hinter „warum?“ und „Details“.
pref-volume = Lautstärke
pref-notifications = Benachrichtigungen
    .text = Wenn du dran bist und gerade woanders hinsiehst.
    .denied = Dein Browser erlaubt keine Benachrichtigungen von dieser Seite.

## Was die Tasten tun

key-tab = zu den Werkzeugen, zum Spielbrett, zu deiner Hand und so weiter
key-arrows = von Feld zu Feld auf dem Spielbrett
key-lit = nächstes oder voriges leuchtendes Feld
key-enter = auswählen
key-zoom = näher, weiter weg, das ganze Spielbrett (wo man zoomen kann)
key-hint = ein Tipp
key-escape = schließen, was offen ist, oder überspringen, was gerade gezeigt wird
key-preferences = Einstellungen
key-keys = diese Liste
