# What Escape Pods says. A seat is $seat, its name, and $seat-is: you, actor (whose doing it is), or other. A role is
# $role, or unknown to who may not know it. A pod is its name without an article; sectors, hangars, borders, squares and
# arrival spaces are numbers as on the board, refuges are r1 to r4. What begins with part- is said within a sentence.

# The game
name = Escape Pods
about = The ship is falling apart: bring your crew to the right refuges, in pods you share with everybody.
tagline = Crowded lifeboats and secret roles: help, push, spy, and be on the right rock when it blows.
goal = Bring your crew to the refuges where they score most.

option-refuges = Refuges
    .meaning = Which four refuge cards are used: in solo usually the four fixed ones, with more players four drawn from all 22; the fixed ones are also good for a first match.
option-refuges-usual = as the rules say
    .effect = Solo with four simple refuges; several players with four drawn from all 22.
option-refuges-fixed = the same four
    .effect = Four simple refuges, the same every time: good for a first match.
option-refuges-drawn = drawn by lot
    .effect = Four refuges drawn from all 22, some of them coloured: every match is different.
option-specials = Coloured refuges count for
    .meaning = Whose points a green, red, orange or cyan refuge changes: those of every member in it, as the rules say, or only those of members who found a square.
option-specials-all = everybody there
    .effect = The colour of a refuge changes the points of every crew member in it.
option-specials-assigned = those with a square
    .effect = The colour of a refuge changes the points of crew members on a square; the others score 0.

# Things
thing-role-commander = commander
thing-role-scientist = scientist
thing-role-engineer = engineer
thing-pod-duo-1 = duo
thing-pod-trio = trio
thing-pod-duo-2 = duo
thing-pod-mini-1 = minipod
thing-pod-mini-2 = minipod
thing-pod-mini-3 = minipod
thing-use-embark = Embark / Disembark
thing-use-accelerate = Accelerate
thing-use-spy = Spy
thing-use-minipod = Minipod
thing-use-board = Board
thing-use-pilot = Pilot
thing-use-program = Program
thing-use-refresh = Refresh
thing-grade-survivor = a survivor
thing-grade-conqueror = a conqueror of space
thing-grade-master = master of the galaxy
thing-refuge-card-lighthouse = the Lighthouse
thing-refuge-card-laboratory = the Laboratory
thing-refuge-card-workshop = the Workshop
thing-refuge-card-commons = the Commons
thing-refuge-card-crossroads = the Crossroads
thing-refuge-card-harbour = the Harbour
thing-refuge-card-greenhouse = the Greenhouse
thing-refuge-card-orchard = the Orchard
thing-refuge-card-fernery = the Fernery
thing-refuge-card-meadow = the Meadow
thing-refuge-card-forge = the Forge
thing-refuge-card-reactor = the Reactor
thing-refuge-card-caldera = the Caldera
thing-refuge-card-furnace = the Furnace
thing-refuge-card-amber = the Amber
thing-refuge-card-hearth = the Hearth
thing-refuge-card-lantern = the Lantern
thing-refuge-card-ember = the Ember
thing-refuge-card-lagoon = the Lagoon
thing-refuge-card-spring = the Spring
thing-refuge-card-oasis = the Oasis
thing-refuge-card-delta = the Delta

part-a-role = { $role ->
    [engineer] an engineer
   *[other] a { $role }
}
part-member = { $owner-is ->
    [you] { $role-is ->
        [unknown] one of your crew
       *[known] your { $role }
    }
   *[other] { $role-is ->
        [unknown] one of { $owner }’s crew
       *[known] { $owner }’s { $role }
    }
}
part-mine = { $seat-is ->
    [you] { $role-is ->
        [unknown] one of your crew
       *[known] your { $role }
    }
   *[other] { $role-is ->
        [unknown] one of { $seat }’s crew
       *[known] { $seat }’s { $role }
    }
}
part-other = { $other-is ->
    [you] { $other-role-is ->
        [unknown] one of your crew
       *[known] your { $other-role }
    }
   *[other] { $other-role-is ->
        [unknown] one of { $other }’s crew
       *[known] { $other }’s { $other-role }
    }
}
part-pod-from = { $from-is ->
    [none] the { $pod }
   *[known] the { $pod } in sector { $from }
}
part-pod-at = { $at-is ->
    [none] the { $pod }
   *[known] the { $pod } in sector { $at }
}

# What happened
event-is-laid = Refuge { $refuge } is { $refuge-card }
event-comes-up = Explosion card { $card } is turned up
event-comes-back = Explosion card { $card } comes up again, from under the deck
event-begins = { $seat-is ->
    [you] You begin
   *[other] { $seat } begins
}
event-pays = { $seat-is ->
    [you] You pay for { $use } with { part-a-role }
   *[other] { $role-is ->
        [unknown] { $seat } pays for { $use }
       *[known] { $seat } pays for { $use } with { part-a-role }
    }
}
event-takes-back = { $seat-is ->
    [you] You take your crew back from the advanced panel
   *[other] { $seat } takes the crew back from the advanced panel
}
event-ends-turn = { $seat-is ->
    [you] You end your turn
   *[other] { $seat } ends the turn
}
event-has-final-turn = { $seat-is ->
    [you] You have a final turn
   *[other] { $seat } has a final turn
}

event-moves = { $seat-is ->
    [you] You fly the { $pod } from sector { $from } to { $to }
   *[other] { $seat } flies the { $pod } from sector { $from } to { $to }
}
event-crosses = { $seat-is ->
    [you] By beacon you take the { $pod } from sector { $from } to { $to }
   *[other] By beacon { $seat } takes the { $pod } from sector { $from } to { $to }
}
event-pushes = { $seat-is ->
    [you] You push the { $pod } from sector { $from } to { $to }
   *[other] { $seat } pushes the { $pod } from sector { $from } to { $to }
}
event-is-pushed = The { $pod } is pushed from sector { $from } to { $to }
event-flies-out = The { $pod } flies out to sector { $to }
event-is-empty = The { $pod } is empty and goes home
event-goes-home = The { $pod } goes home to hangar { $hangar }
event-sends-home = { $seat-is ->
    [you] You send the { $pod } to hangar { $hangar }
   *[other] { $seat } sends the { $pod } to hangar { $hangar }
}

event-embarks = { $seat-is ->
    [you] You put { part-a-role } aboard the { $pod }
   *[other] { $role-is ->
        [unknown] { $seat } puts a crew member aboard the { $pod }
       *[known] { $seat } puts { part-a-role } aboard the { $pod }
    }
}
event-steps-over = { $seat-is ->
    [you] Your { $role } steps over from the { $from-pod } in sector { $from } to the { $pod } in sector { $at }
   *[other] { $role-is ->
        [unknown] One of { $seat }’s crew steps over from the { $from-pod } in sector { $from } to the { $pod } in sector { $at }
       *[known] { $seat }’s { $role } steps over from the { $from-pod } in sector { $from } to the { $pod } in sector { $at }
    }
}
event-takes-seat = { $seat-is ->
    [you] Your { $role } takes a seat in { part-pod-at }
   *[other] { $role-is ->
        [unknown] One of { $seat }’s crew takes a seat in { part-pod-at }
       *[known] { $seat }’s { $role } takes a seat in { part-pod-at }
    }
}
event-disembarks = { $seat-is ->
    [you] You disembark { part-member } at refuge { $refuge }
   *[other] { $owner-is ->
        [actor] { $role-is ->
            [unknown] { $seat } disembarks one of their own crew at refuge { $refuge }
           *[known] { $seat } disembarks their own { $role } at refuge { $refuge }
        }
       *[other] { $seat } disembarks { part-member } at refuge { $refuge }
    }
}
event-lands = { $seat-is ->
    [you] Your { $role } takes arrival space { $space } of refuge { $refuge }
   *[other] { $role-is ->
        [unknown] One of { $seat }’s crew takes arrival space { $space } of refuge { $refuge }
       *[known] { $seat }’s { $role } takes arrival space { $space } of refuge { $refuge }
    }
}
event-launches = { $seat-is ->
    [you] You send { part-a-role } out to sector { $to } in a minipod
   *[other] { $role-is ->
        [unknown] { $seat } sends a minipod out to sector { $to }
       *[known] { $seat } sends { part-a-role } out to sector { $to } in a minipod
    }
}
event-spies = { $seat-is ->
    [you] { $refuge-is ->
        [none] You look into { part-pod-at }
       *[known] You look into refuge { $refuge }
    }
   *[other] { $refuge-is ->
        [none] { $seat } looks into { part-pod-at }
       *[known] { $seat } looks into refuge { $refuge }
    }
}
event-sees = { $seat-is ->
    [you] You see { part-member } there
   *[other] { $seat } sees { part-member } there
}
event-swaps = { $seat-is ->
    [you] You board { part-pod-at }: { part-mine } for { part-other }
   *[other] { $seat } boards { part-pod-at }: { part-mine } for { part-other }
}

event-delays = { $seat-is ->
    [you] You put explosion card { $card } under the deck
   *[other] { $seat } puts explosion card { $card } under the deck
}
event-takes-beacon = { $seat-is ->
    [you] You pick { LIST($owners) }’s beacon
   *[other] { $seat } picks { LIST($owners) }’s beacon
}
event-places-beacon = { $seat-is ->
    [you] { $from-is ->
        [none] You put { LIST($owners) }’s beacon on border { $border }
       *[known] You move { LIST($owners) }’s beacon from border { $from } to { $border }
    }
   *[other] { $from-is ->
        [none] { $seat } puts { LIST($owners) }’s beacon on border { $border }
       *[known] { $seat } moves { LIST($owners) }’s beacon from border { $from } to { $border }
    }
}
event-exchanges-beacons = { $seat-is ->
    [you] You exchange the beacons on borders { $from } and { $border }
   *[other] { $seat } exchanges the beacons on borders { $from } and { $border }
}

event-token-moves = { $to-is ->
    [none] The explosion token of refuge { $refuge } leaves the game
   *[known] The explosion token of refuge { $refuge } moves on to space { $to }
}
event-explodes = An explosion: debris in sector { $at }
event-gets-back = { $seat-is ->
    [you] { $members-count ->
        [one] You have { $members-count } crew member back in reserve
       *[other] You have { $members-count } crew members back in reserve
    }
   *[other] { $members-count ->
        [one] { $seat } has { $members-count } crew member back in reserve
       *[other] { $seat } has { $members-count } crew members back in reserve
    }
}

event-barrier-arises = A barrier of debris parts the ship from the refuges
event-all-have-landed = All arrival spaces are taken: the match is over
event-nobody-is-beyond = No pod is beyond the barrier: the match is over
event-final-turns-end = The final turns are over
event-nobody-lands = Nobody has disembarked for { $rounds } rounds: the match ends here
event-is-turned-up = { $members ->
    [0] Nobody is in refuge { $refuge }
   *[other] The crew in refuge { $refuge } is turned up
}
event-assigns = { $seat-is ->
    [you] You assign your { $role } to square { $square } of refuge { $refuge }
   *[other] { $seat } assigns { part-a-role } to square { $square } of refuge { $refuge }
}
event-gets-square = { $seat-is ->
    [you] Your { $role } is on square { $square } of refuge { $refuge }
   *[other] { $seat }’s { $role } is on square { $square } of refuge { $refuge }
}
event-gets-no-square = { $seat-is ->
    [you] No square for your { $role } in refuge { $refuge }
   *[other] No square for { $seat }’s { $role } in refuge { $refuge }
}
event-scores = { $seat-is ->
    [you] { $points ->
        [one] You score { $points } point in refuge { $refuge }
       *[other] You score { $points } points in refuge { $refuge }
    }
   *[other] { $points ->
        [one] { $seat } scores { $points } point in refuge { $refuge }
       *[other] { $seat } scores { $points } points in refuge { $refuge }
    }
}
event-totals = { $seat-is ->
    [you] { $points ->
        [one] You have { $points } point in all
       *[other] You have { $points } points in all
    }
   *[other] { $points ->
        [one] { $seat } has { $points } point in all
       *[other] { $seat } has { $points } points in all
    }
}
event-wins = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
}
event-shares-win = { $seat-is ->
    [you] You share the win
   *[other] { $seat } shares the win
}
event-gets-grade = { $seat-is ->
    [you] You are { $grade }
   *[other] { $seat } is { $grade }
}

# What is asked
prompt-act = { $actions ->
    [one] Choose what to do: { $actions } action left.
   *[other] Choose what to do: { $actions } actions left.
}
prompt-act-finally = { $actions ->
    [one] Your final turn: { $actions } action left.
   *[other] Your final turn: { $actions } actions left.
}
prompt-cross-or-end = No action left: cross a beacon, or end your turn.
prompt-end = No action left: end your turn.
prompt-nothing-but-cross = No action is possible: cross a beacon, or end your turn.
prompt-nothing = No action is possible: end your turn.
prompt-embark = Choose who embarks or disembarks.
prompt-accelerate = Choose a pod with your crew, and where it flies.
prompt-pilot = Choose any pod with crew, and where it flies.
prompt-spy = Choose a pod or a refuge to look into.
prompt-launch = Choose who goes out in a minipod, and where.
prompt-board = Choose two crew members to swap.
prompt-program = Choose a beacon, or put an explosion card under the deck.
prompt-place-beacon = { $from-is ->
    [none] Choose a border for { LIST($owners) }’s beacon.
   *[known] Choose another border for { LIST($owners) }’s beacon, now on { $from }.
}
prompt-push = The { $pod } in sector { $at } is pushed: choose where to.
prompt-choose-hangar = The { $pod } is empty: choose its hangar.
prompt-assign = Refuge { $refuge }: choose a square for your { $role }.
prompt-wait = { $seat } is playing.
prompt-wait-for-square = { $seat } chooses a square in refuge { $refuge }.
prompt-lay-refuges = The refuges are laid out …
prompt-turn-up = An explosion card is turned up …
prompt-draw-lots = Lots are drawn for who begins …
prompt-over = The match is over.

# What can be chosen
choice-use = { $use }, paid with { part-a-role }
choice-end = { $actions ->
    [0] end your turn
    [one] end your turn with { $actions } action left
   *[other] end your turn with { $actions } actions left
}
choice-move = { $beacon-is ->
    [none] { part-pod-from } flies to sector { $to }
   *[known] { part-pod-from } crosses to sector { $to } by beacon
}
choice-embark = { $place-is ->
    [none] { part-a-role } embarks in { $hangar-is ->
        [none] { part-pod-at }
       *[known] the { $pod } in hangar { $hangar }
    }
   *[known] { $role-is ->
        [unknown] a crew member in the { $from-pod } steps over to { part-pod-at }
        [none] somebody in the { $from-pod } steps over to { part-pod-at }
       *[known] your { $role } in the { $from-pod } steps over to { part-pod-at }
    }
}
choice-disembark = { $owner-is ->
    [none] somebody in { part-pod-from } disembarks at refuge { $refuge }
   *[other] { part-member } in { part-pod-from } disembarks at refuge { $refuge }
}
choice-spy = { $refuge-is ->
    [none] look into { part-pod-at }
   *[known] look into refuge { $refuge }
}
choice-launch = { part-a-role } goes out to sector { $to } in a minipod
choice-swap = { $other-is ->
    [none] swap with somebody in { part-pod-at }
   *[other] { $from-is ->
        [none] swap { part-a-role } of your reserve with { part-other } in { part-pod-at }
       *[known] { $role-is ->
            [known] swap your { $role } in the { $from-pod } with { part-other } in { part-pod-at }
           *[unknown] swap one of the crew in the { $from-pod } with { part-other } in { part-pod-at }
        }
    }
}
choice-delay = explosion card { $card } goes under the deck
choice-beacon = { $from-is ->
    [none] { LIST($owners) }’s beacon
   *[known] { LIST($owners) }’s beacon on border { $from }
}
choice-border = { $other-is ->
    [none] beacon to border { $border }
   *[known] beacon to border { $border }, in exchange for { LIST($others) }’s
}
choice-push = push to sector { $to }
choice-hangar = to hangar { $hangar }
choice-assign = { $wants-is ->
    [none] { $points ->
        [one] square { $square }: anybody, { $points } point
       *[other] square { $square }: anybody, { $points } points
    }
   *[known] { $points ->
        [one] square { $square }: { $wants }, { $points } point
       *[other] square { $square }: { $wants }, { $points } points
    }
}
choice-refuge = refuge { $refuge } is { $refuge-card }
choice-card = explosion card { $card } is turned up
choice-first = { $seat-is ->
    [you] you begin
   *[other] { $seat } begins
}

# Why not
refusal-EP-1-2 = With two players there is no trio.
refusal-EP-1-5 = Nobody plays a colour of that beacon.
refusal-EP-1-6 = The refuges are drawn by lot.
refusal-EP-1-8 = Explosion cards are drawn by lot.
refusal-EP-1-9 = Lots decide who begins.
refusal-EP-2-1 = You have no action left in this turn.
refusal-EP-2-2 = You must pay first: put a member from your reserve on a free space of the action.
refusal-EP-2-3 = Who pays cannot embark as well, and what you have paid for comes first.
refusal-EP-2-5 = There is nobody on your advanced panel to take back.
refusal-EP-3-1 = There is no free seat there that your crew can reach.
refusal-EP-3-2 = A member can only disembark into a refuge beside the sector of its pod.
refusal-EP-3-3 = You can only fly a pod with your crew on board, to a neighbouring sector.
refusal-EP-3-4 = There is nobody to look at.
refusal-EP-3-5 = You need a minipod in the ship, a member in reserve, and a free sector by the ship.
refusal-EP-4-1 = Debris bars the way: no pod can go there.
refusal-EP-4-2 = No pod can push one of its own size or larger.
refusal-EP-4-3 = A pod that is pushed needs a sector beside it to go to, and not the one that the other pod came from.
refusal-EP-4-4 = Only a pod that has been left empty goes to a hangar.
refusal-EP-5-1 = You can only swap one of your crew with one of another colour in a neighbouring pod, or from your reserve by the ship.
refusal-EP-5-2 = You can only fly a pod with crew on board, to a neighbouring sector.
refusal-EP-5-3 = A face-up card goes under the deck, a beacon goes to a free border, and only two on the board change places.
refusal-EP-5-4 = A beacon lets a pod with your crew pass by your colour, but not back where it left by beacon.
refusal-EP-6-2 = That refuge is full: nobody else can enter.
refusal-EP-8-1 = A member can only take a free square of its role, or a free X.

# In a terminal
legend = a pod is its name with who is aboard: duo-1[Ac .] has a commander of A and a free seat; c commander, s scientist, e engineer, ? unknown · ### debris · * the explosion token · in <angles> where you can go; below: the pods at home, the refuges with what they want and who is there, explosion cards (face up / under the deck) and beacons, each crew's reserve and panels
