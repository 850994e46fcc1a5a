# What Comets says. A seat is $seat, its name, and $seat-is: you, actor or other. A comet is its size; $comet-is is
# unknown where it is secret, none where there is none.

# The game
name = Comets
about = Peek at a comet, then chase yours or wait: the biggest comet chased wins.
tagline = Five minutes of nerves.
goal = Chase the biggest comet.

option-peek = Peeking
    .meaning = everyone may look at one comet
option-peek-no = no
    .effect = Everyone knows their own comet only.
option-peek-yes = yes
    .effect = In turn, everyone may look at a comet of somebody else’s.

# What happened
event-is-dealt = { $seat-is ->
    [you] You get comet { $comet }
   *[other] { $comet-is ->
        [unknown] { $seat } gets a comet
       *[known] { $seat } gets comet { $comet }
    }
}
event-peeks = { $seat-is ->
    [you] You peek at { $whose }’s comet
   *[other] { $whose-is ->
        [you] { $seat } peeks at your comet
       *[other] { $seat } peeks at { $whose }’s comet
    }
}
event-sees = { $seat-is ->
    [you] { $whose }’s comet is a { $comet }
   *[other] { $seat } sees that { $whose }’s comet is a { $comet }
}
event-passes = { $seat-is ->
    [you] You pass
   *[other] { $seat } passes
}
event-chooses = { $seat-is ->
    [you] You have chosen to { $choice }
   *[other] { $choice-is ->
        [unknown] { $seat } has chosen
       *[known] { $seat } has chosen to { $choice }
    }
}
event-shows = { $seat-is ->
    [you] You { $choice } with comet { $comet }
   *[other] { $seat } chose to { $choice } with comet { $comet }
}
event-wins = { $seat-is ->
    [you] You win with comet { $comet }
   *[other] { $seat } wins with comet { $comet }
}
event-all-share = Nobody gave chase: all share

# What is asked
prompt-deal = { $turn-is ->
    [you] You are dealt a comet.
   *[other] { $turn } is dealt a comet.
}
prompt-peek = Peek at a comet, or pass.
prompt-wait-for-peek = { $turn } may peek at a comet.
prompt-choose = Chase your comet, a { $comet }, or wait.
prompt-wait-for-choices = { LIST($choosing) } { $choosing-count ->
    [1] is
   *[other] are
} still choosing.
prompt-over = The match is over.

# What can be chosen
choice-deal = { $turn-is ->
    [you] deal you comet { $comet }
   *[other] deal comet { $comet } to { $turn }
}
choice-peek = { $comet-is ->
    [known] peek at { $whose }’s comet, a { $comet }
   *[none] peek at { $whose }’s comet
}
choice-pass = pass
choice-chase = { $comet-is ->
    [known] chase comet { $comet }
   *[none] chase
}
choice-wait = wait

# What things are called
thing-choice-chase = chase
thing-choice-wait = wait

# Why not
refusal-CO-1-2 = Comets are being dealt: each goes to one seat, by chance.
refusal-CO-2-1 = You may peek once, at somebody else’s comet, before anybody chooses.
refusal-CO-3-1 = Now all choose: to chase, or to wait.

# In a terminal
legend = a digit: a comet · - none yet · ? one you do not know · * has chosen · ! chases · . waits
