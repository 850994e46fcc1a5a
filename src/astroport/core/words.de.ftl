# Wie das Deutsche aufzählt und Zahlen schreibt (LIST, COUNT und PERCENT von bundles.py).
join-comma = { ", " }
join-and = { $most } und { $last }
join-or = { $most } oder { $last }
number-thousands = .
number-decimal = ,
number-percent = { $n } %
join-sentences = { $first } { $then }

# Ein Schalter unter den Optionen eines Spiels.
option-yes = ja
option-no = nein

# Was das Haus ablehnt, bevor ein Spiel gefragt wird.
refusal-house-turn = Du bist nicht dran
    .text = Jemand anderes ist am Zug.
refusal-house-action = Diese Aktion gibt es nicht
    .text = Mit diesen Optionen kennt die Partie eine solche Aktion nicht.
refusal-house-over = Die Partie ist vorbei
    .text = Es kann nichts mehr gespielt werden.
refusal-house-seat = Welcher Platz?
    .text = Mehrere Plätze können jetzt handeln; sag, für welchen das gilt.
refusal-house-length = Zu lange Partie
    .text = Die Partie hat so viele Aktionen, wie ihr Spiel höchstens angibt.

# Woher eine Regel kommt, am Ende eines Regelhefts.
rules-sources = Woher die Regeln kommen
rules-from-text = Aus dem Text des Spiels.
rules-from-game = Eine Tatsache des erschienenen Spiels.
rules-from-text-and-game = Aus dem Text des Spiels, mit einer Tatsache des erschienenen Spiels.
rules-from-text-and-us = Aus dem Text des Spiels; wo er schweigt, haben wir entschieden.
rules-from-game-and-us = Eine Tatsache des erschienenen Spiels, dazu eine Entscheidung von uns.
rules-from-all = Aus dem Text und aus Tatsachen des erschienenen Spiels; wo beide schweigen, haben wir entschieden.
rules-from-us = Unsere Entscheidung, wo Text und erschienenes Spiel schweigen; ein Tisch kann es anders sehen.

# Das erste Mal auf einem Rechner. $part: was vom Spiel kompiliert wird.
compiling = { $game } ({ $part }) wird für diesen Rechner kompiliert, nur dieses eine Mal
    .steps = { compiling }: { $done }/{ $steps }
part-rules = Regeln
part-queries = Abfragen
part-events = Ereignisse
