# What Sputnik says. A seat is $seat, its name, and $seat-is: you, or other. A rocket is its number in its fleet;
# $rocket-is is none where everybody has only one.

# The game
name = Sputnik
about = Fly on, remove a galaxy each turn, strand the others, be the last rocket left.
tagline = A chess of shrinking ground: easy to learn, no luck, no mercy.
goal = Be the last one whose rocket can still fly.

option-layout = Board
    .meaning = classic: 37 cells, a stack in the middle; pyramid: 19 cells with stacks
option-layout-classic = classic
    .effect = 37 cells, four galaxies stacked in the middle: room to run.
option-layout-pyramid = pyramid
    .effect = 19 cells, most of them stacks that last for several turns: a tight fight.
option-rockets = Rockets each
    .meaning = a fleet of 2 or 3 rockets for two players, of 2 for three players
option-rockets-1 = 1
    .effect = One rocket each.
option-rockets-2 = 2
    .effect = Two or three players with two rockets each; you move one of them in your turn.
option-rockets-3 = 3
    .effect = Two players with three rockets each; you move one of them in your turn.
option-teams = Teams
    .meaning = four players, partners facing each other, win together
option-teams-no = no
    .effect = Everyone for themselves.
option-teams-yes = yes
    .effect = Four players: you win together with your partner across the board.

# What happened
event-begins = { $seat-is ->
    [you] You begin
   *[other] { $seat } begins
}
event-flies = { $seat-is ->
    [you] { $rocket-is ->
        [none] You fly to { $to }
       *[known] You fly rocket { $rocket } to { $to }
    }
   *[other] { $rocket-is ->
        [none] { $seat } flies to { $to }
       *[known] { $seat } flies rocket { $rocket } to { $to }
    }
}
event-is-rescued = { $seat-is ->
    [you] { $rocket-is ->
        [none] Your base rescues you at { $to }
       *[known] Its base rescues your rocket { $rocket } at { $to }
    }
   *[other] { $rocket-is ->
        [none] { $seat } is rescued at { $to } by the base
       *[known] { $seat }’s rocket { $rocket } is rescued at { $to } by its base
    }
}
event-takes = { $seat-is ->
    [you] { $left ->
        [0] You remove the galaxy at { $at }
       *[other] You remove a galaxy at { $at }, { $left } left there
    }
   *[other] { $left ->
        [0] { $seat } removes the galaxy at { $at }
       *[other] { $seat } removes a galaxy at { $at }, { $left } left there
    }
}
event-finds-nothing = { $seat-is ->
    [you] You find nothing to remove
   *[other] { $seat } finds nothing to remove
}
event-is-stranded = { $seat-is ->
    [you] You are stranded and out
   *[other] { $seat } is stranded and out
}
event-wins = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
}

# What is asked
prompt-fly = Your turn: fly to a neighbouring galaxy or base.
prompt-fly-or-rescue = Your turn: fly to a neighbouring galaxy or base, or call your base to an empty cell (once a match; ends your turn).
prompt-rescue = Nowhere to fly: call your base to an empty cell beside you.
prompt-take = Now remove any galaxy without a rocket.
prompt-wait = { $turn }’s turn.
prompt-watch = You are out and watch: { $turn }’s turn.
prompt-draw-lots = Lots are drawn: who begins?
prompt-over = The match is over.

# What can be chosen
choice-fly = { $rocket-is ->
    [none] fly to { $to }
   *[known] fly rocket { $rocket } to { $to }
}
choice-rescue = { $rocket-is ->
    [none] call the base to { $to }
   *[known] call the base of rocket { $rocket } to { $to }
}
choice-take = { $left ->
    [0] remove the galaxy at { $at }
   *[other] remove a galaxy at { $at }
}
choice-begin = { $seat-is ->
    [you] you begin
   *[other] { $seat } begins
}

# Why not
refusal-SP-1-6 = Lots decide who begins.
refusal-SP-2-1 = You must fly first, and then remove a galaxy.
refusal-SP-2-2 = You can only fly your own rocket, one cell at a time.
refusal-SP-2-3 = There is nothing to land on: a rocket cannot fly to an empty cell.
refusal-SP-2-4 = You cannot land where a rocket is.
refusal-SP-2-5 = Only a galaxy without a rocket can be removed.
refusal-SP-2-6 = A base is never removed.
refusal-SP-2-7 = No galaxy beside a base can be removed before its rocket has left it.
refusal-SP-3-1 = A base can come once a match, instead of flying, to an empty cell beside its rocket.
refusal-SP-3-2 = A rocket stands on the base: it cannot come.
refusal-SP-5-1 = Only two players can have two or three rockets each, and only three players two.
refusal-SP-5-2 = Teams are only for four players.

# In a terminal
legend = (A) rocket · [a] base · [A] rocket on its base · 1 to 4 galaxies · a dot: empty · in <angles> what you can do: <d4> a galaxy, <d4×4> a stack, <d4=b> B’s base, <d4⌂> where your base can come

# On the board
board-label = Board of Sputnik, { $galaxies ->
    [one] { $galaxies } galaxy
   *[other] { $galaxies } galaxies
} left. Arrow keys go from cell to cell, N and P to where you can act.
cell-label = { $cell }: { $contents }
    .can = { $cell }: { $contents }; you can { LIST($choices, type: "or") }
cell-galaxies = { $galaxies ->
    [1] galaxy
   *[other] pile of { $galaxies } galaxies
}
cell-base = { $seat-is ->
    [you] { $rocket-is ->
        [none] your base
       *[known] your base { $rocket }
    }
   *[other] { $rocket-is ->
        [none] { $seat }’s base
       *[known] { $seat }’s base { $rocket }
    }
}
cell-rocket = { $seat-is ->
    [you] { $rocket-is ->
        [none] your rocket
       *[known] your rocket { $rocket }
    }
   *[other] { $rocket-is ->
        [none] { $seat }’s rocket
       *[known] { $seat }’s rocket { $rocket }
    }
}
cell-to-move = to move
cell-guarded = protected
cell-empty = empty space
tip-rocket = It flies one cell in each of your turns.
tip-other-rocket = No other rocket can land here, and nothing can be removed from under it.
tip-base = Any rocket may land on it. A base is never removed.
tip-guarded = It cannot be removed yet: the rocket beside it has not left its base.
tip-pile = It lasts for as many removals as it has galaxies.
tip-galaxy = A rocket may land here, until somebody removes it.
tip-empty = Nothing can land here; only a base can be called to it.

# How it ended. $you: whether it is about you, not at all, too, or alone; $team: whether your whole team is stranded, another, or none
ending-stranded = { $you ->
    [alone] You have
    [too] You and { LIST($who) } have
   *[no] { LIST($who) } { $who-count ->
        [one] has
       *[other] have
    }
} nowhere left to fly{ $team ->
    [your] { "" }: your whole team is stranded
    [their] { "" }: the whole team is stranded
   *[none] { "" }
}.
ending-flying = { $you ->
    [alone] Only you are still flying.
    [too] Only you and { LIST($who) } are still flying.
   *[no] { $who-count ->
        [one] Only { LIST($who) } is still flying.
       *[other] Only { LIST($who) } are still flying.
    }
}
