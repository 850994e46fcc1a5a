# Was Sputnik sagt. Ein Platz ist $seat, sein Name, und $seat-is: you oder other. Eine Rakete ist ihre Nummer in der
# Flotte; $rocket-is ist none, wo jeder nur eine hat.

# Das Spiel
name = Sputnik
about = Flieg weiter, lösche in jedem Zug eine Galaxie, lass die anderen stranden und bleib als letzte Rakete übrig.
tagline = Ein Schach auf schwindendem Boden: schnell gelernt, ohne Glück, ohne Gnade.
goal = Sei am Ende die letzte, die noch fliegen kann.

option-layout = Spielplan
    .meaning = klassisch: 37 Felder, ein Stapel in der Mitte; Pyramide: 19 Felder mit Stapeln
option-layout-classic = klassisch
    .effect = 37 Felder, vier gestapelte Galaxien in der Mitte: Platz zum Ausweichen.
option-layout-pyramid = Pyramide
    .effect = 19 Felder, fast alle mit Stapeln, die mehrere Züge halten: ein Kampf auf engem Raum.
option-rockets = Raketen je Person
    .meaning = eine Flotte aus 2 oder 3 Raketen zu zweit, aus 2 zu dritt
option-rockets-1 = 1
    .effect = Eine Rakete für jeden.
option-rockets-2 = 2
    .effect = Zu zweit oder zu dritt mit je zwei Raketen; in deinem Zug bewegst du eine davon.
option-rockets-3 = 3
    .effect = Zu zweit mit je drei Raketen; in deinem Zug bewegst du eine davon.
option-teams = Teams
    .meaning = zu viert, wer sich gegenübersitzt, gewinnt gemeinsam
option-teams-no = nein
    .effect = Jeder für sich.
option-teams-yes = ja
    .effect = Zu viert: Du gewinnst gemeinsam mit deinem Gegenüber.

# Was geschah
event-begins = { $seat-is ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}
event-flies = { $seat-is ->
    [you] { $rocket-is ->
        [none] Du fliegst nach { $to }
       *[known] Du fliegst mit Rakete { $rocket } nach { $to }
    }
   *[other] { $rocket-is ->
        [none] { $seat } fliegt nach { $to }
       *[known] { $seat } fliegt mit Rakete { $rocket } nach { $to }
    }
}
event-is-rescued = { $seat-is ->
    [you] { $rocket-is ->
        [none] Deine Basis rettet dich auf { $to }
       *[known] Ihre Basis rettet deine Rakete { $rocket } auf { $to }
    }
   *[other] { $rocket-is ->
        [none] { $seat } wird auf { $to } von der Basis gerettet
       *[known] Rakete { $rocket } von { $seat } wird auf { $to } von ihrer Basis gerettet
    }
}
event-takes = { $seat-is ->
    [you] { $left ->
        [0] Du löschst die Galaxie auf { $at }
        [1] Du löschst eine Galaxie auf { $at }, eine bleibt
       *[other] Du löschst eine Galaxie auf { $at }, { $left } bleiben
    }
   *[other] { $left ->
        [0] { $seat } löscht die Galaxie auf { $at }
        [1] { $seat } löscht eine Galaxie auf { $at }, eine bleibt
       *[other] { $seat } löscht eine Galaxie auf { $at }, { $left } bleiben
    }
}
event-finds-nothing = { $seat-is ->
    [you] Du findest nichts zu löschen
   *[other] { $seat } findet nichts zu löschen
}
event-is-stranded = { $seat-is ->
    [you] Du bist gestrandet und scheidest aus
   *[other] { $seat } ist gestrandet und scheidet aus
}
event-wins = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
}

# Was gefragt ist
prompt-fly = Du bist dran: Flieg zu einer Galaxie oder Basis nebenan.
prompt-fly-or-rescue = Du bist dran: Flieg zu einer Galaxie oder Basis nebenan, oder ruf deine Basis auf ein leeres Feld (einmal je Partie; beendet deinen Zug).
prompt-rescue = Du kannst nirgendwohin fliegen: Ruf deine Basis auf ein leeres Feld neben dir.
prompt-take = Lösche jetzt irgendeine Galaxie, auf der keine Rakete steht.
prompt-wait = { $turn } ist am Zug.
prompt-watch = Du bist ausgeschieden und siehst zu: { $turn } ist am Zug.
prompt-draw-lots = Es wird gelost: Wer beginnt?
prompt-over = Die Partie ist zu Ende.

# Was man wählen kann
choice-fly = { $rocket-is ->
    [none] nach { $to } fliegen
   *[known] mit Rakete { $rocket } nach { $to } fliegen
}
choice-rescue = { $rocket-is ->
    [none] die Basis nach { $to } rufen
   *[known] die Basis von Rakete { $rocket } nach { $to } rufen
}
choice-take = { $left ->
    [0] die Galaxie auf { $at } löschen
   *[other] eine Galaxie auf { $at } löschen
}
choice-begin = { $seat-is ->
    [you] du beginnst
   *[other] { $seat } beginnt
}

# Warum nicht
refusal-SP-1-6 = Wer beginnt, sagt das Los.
refusal-SP-2-1 = Erst musst du fliegen, dann eine Galaxie löschen.
refusal-SP-2-2 = Du kannst nur mit deiner eigenen Rakete fliegen, ein Feld weit.
refusal-SP-2-3 = Dort ist nichts, worauf man landen kann: Auf ein leeres Feld fliegt keine Rakete.
refusal-SP-2-4 = Wo eine Rakete steht, kannst du nicht landen.
refusal-SP-2-5 = Nur eine Galaxie ohne Rakete kann gelöscht werden.
refusal-SP-2-6 = Eine Basis wird nie gelöscht.
refusal-SP-2-7 = Neben einer Basis kann nichts gelöscht werden, solange ihre Rakete noch nicht losgeflogen ist.
refusal-SP-3-1 = Eine Basis kann nur einmal je Partie kommen, statt zu fliegen, auf ein leeres Feld neben ihrer Rakete.
refusal-SP-3-2 = Auf der Basis steht eine Rakete: Sie kann nicht kommen.
refusal-SP-5-1 = Zwei oder drei Raketen hat man nur zu zweit, zwei auch zu dritt.
refusal-SP-5-2 = Teams gibt es nur zu viert.

# In einem Terminal
legend = (A) Rakete · [a] Basis · [A] Rakete auf ihrer Basis · 1 bis 4 Galaxien · ein Punkt: leer · in <Winkeln>, was du tun kannst: <d4> eine Galaxie, <d4×4> ein Stapel, <d4=b> die Basis von B, <d4⌂> wohin deine Basis kommen kann

# Auf dem Spielplan
board-label = Spielplan von Sputnik, noch { $galaxies ->
    [one] { $galaxies } Galaxie
   *[other] { $galaxies } Galaxien
}. Die Pfeiltasten führen von Feld zu Feld, N und P dorthin, wo du etwas tun kannst.
cell-label = { $cell }: { $contents }
    .can = { $cell }: { $contents }; du kannst { LIST($choices, type: "or") }
cell-galaxies = { $galaxies ->
    [1] Galaxie
   *[other] Stapel aus { $galaxies } Galaxien
}
cell-base = { $seat-is ->
    [you] { $rocket-is ->
        [none] deine Basis
       *[known] deine Basis { $rocket }
    }
   *[other] { $rocket-is ->
        [none] Basis von { $seat }
       *[known] Basis { $rocket } von { $seat }
    }
}
cell-rocket = { $seat-is ->
    [you] { $rocket-is ->
        [none] deine Rakete
       *[known] deine Rakete { $rocket }
    }
   *[other] { $rocket-is ->
        [none] Rakete von { $seat }
       *[known] Rakete { $rocket } von { $seat }
    }
}
cell-to-move = am Zug
cell-guarded = geschützt
cell-empty = leerer Raum
tip-rocket = Sie fliegt in jedem deiner Züge ein Feld weit.
tip-other-rocket = Hier kann keine andere Rakete landen, und unter ihr wird nichts gelöscht.
tip-base = Jede Rakete darf auf ihr landen. Eine Basis wird nie gelöscht.
tip-guarded = Sie kann noch nicht gelöscht werden: Die Rakete daneben hat ihre Basis noch nicht verlassen.
tip-pile = Er hält so oft, wie er Galaxien hat.
tip-galaxy = Hier kann eine Rakete landen, bis jemand die Galaxie löscht.
tip-empty = Hier kann nichts landen; nur eine Basis kann hierher gerufen werden.

# Wie die Partie endete. $you: ob es um dich geht, gar nicht, auch oder allein; $team: ob dein ganzes Team gestrandet ist, ein anderes oder keines
ending-stranded = { $you ->
    [alone] Du kannst
    [too] Du und { LIST($who) } könnt
   *[no] { LIST($who) } { $who-count ->
        [one] kann
       *[other] können
    }
} nirgendwohin mehr fliegen{ $team ->
    [your] { "" }: Dein ganzes Team ist gestrandet
    [their] { "" }: Das ganze Team ist gestrandet
   *[none] { "" }
}.
ending-flying = { $you ->
    [alone] Nur du fliegst noch.
    [too] Nur du und { LIST($who) } fliegt noch.
   *[no] { $who-count ->
        [one] Nur { LIST($who) } fliegt noch.
       *[other] Nur { LIST($who) } fliegen noch.
    }
}
