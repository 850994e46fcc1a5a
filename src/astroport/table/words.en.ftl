# A table: what a seat is called, what happened there, how a match ended, and what it refuses.

table-unnamed = Player { $letter }
table-bot = { $level } { $letter }

# The log. $seat-is: `you` for the person who reads, if they have that one seat.
table-opened = The table is open
table-brought = A recorded match
table-began = Play begins
table-rematch = Rematch started
table-paused = Nobody is here: the clocks stop
table-resumed = Play goes on, and so do the clocks
table-closed = The server was down; the clocks did not run, and they wait until somebody is back
table-reopened = The server is back; the clocks did not run meanwhile
table-sat = { $seat-is ->
    [you] You sit down
   *[other] { $seat } sits down
}
table-left = { $seat-is ->
    [you] You leave the table
   *[other] { $seat } leaves the table
}
table-timedout = { $seat-is ->
    [you] You are out of time: a bot stands in
   *[other] { $seat } is out of time: a bot stands in
}
table-unanswered = { $seat-is ->
    [you] You did not answer in time
   *[other] { $seat } did not answer in time
}
table-late = { $seat-is ->
    [you] Your time is up: your plan is played as it stands
   *[other] { $seat } is out of time: the plan is played as it stands
}
table-replanned = { $seat-is ->
    [you] You take your plan back
   *[other] { $seat } takes the plan back
}
table-back = { $seat-is ->
    [you] You are back
   *[other] { $seat } is back
}
table-stoodin = { $seat-is ->
    [you] You were gone: a bot stands in
   *[other] { $seat } is gone: a bot stands in
}
table-nudged = { $seat-is ->
    [you] A reminder: it is your turn
   *[other] { $seat } gets a reminder
}
table-resigned = { $seat-is ->
    [you] You resign
   *[other] { $seat } resigns
}
table-claimed = { $seat-is ->
    [you] You claim the win: your opponent did not come back
   *[other] { $seat } claims the win: the opponent did not come back
}
table-drawn = { $seat-is ->
    [you] You call it a draw: your opponent did not come back
   *[other] { $seat } calls it a draw: the opponent did not come back
}
table-wished = { $seat-is ->
    [you] You would like a rematch
   *[other] { $seat } would like a rematch
}
table-unwished = { $seat-is ->
    [you] You do not want a rematch
   *[other] { $seat } does not want a rematch
}
table-asked = { $seat-is ->
    [you] You ask to take your move back
   *[other] { $seat } would like to take a move back
}
table-agreed = { $seat-is ->
    [you] You agree
   *[other] { $seat } agrees
}
table-refused = { $seat-is ->
    [you] You do not agree
   *[other] { $seat } does not agree
}
table-undone = { $seat-is ->
    [you] You take your move back
   *[other] { $seat } takes a move back
}

# How a match ended.
outcome-you-win = You win!
outcome-you-win-with = You win, with { LIST($names) }!
outcome-wins = { $count ->
    [one] { LIST($names) } wins.
   *[other] { LIST($names) } win.
}
outcome-draw = A draw.
outcome-over = The match is over.
outcome-resigned = { $seat-is ->
    [you] You resigned.
   *[other] { $seat } resigned.
}
outcome-claimed = { $seat-is ->
    [you] You claimed the win: your opponent did not come back.
   *[other] { $seat } claimed the win: the opponent did not come back.
}
outcome-drawn = { $seat-is ->
    [you] You called it a draw: your opponent did not come back.
   *[other] { $seat } called it a draw: the opponent did not come back.
}

# What a table refuses.
refusal-elsewhere = Nothing to choose here now
    .text = { $asked }
refusal-action = No such action
    .text = With these options, this match does not know “{ $what }”.
refusal-not-begun = Play has not begun
    .text = It begins when every seat is taken.
refusal-begun = Play has begun
    .text = That can only be done before.
refusal-over = The match is over
    .text = Nothing can be played any more.
refusal-not-over = The match is not over
    .text = This is for afterwards.
refusal-review = Only to look at
    .text = This match was brought here to be looked at; play from one of its positions at a new table.
refusal-not-your-seat = Not your seat
    .text = You can only act for a seat of your own.
refusal-no-seat = No such seat
    .text = This table has { $seats } seats.
refusal-seat-taken = The seat is taken
    .text = It belongs to somebody, even if they have left. You can take an open seat.
refusal-away = A bot stands in for you
    .text = Take your seat back first.
refusal-not-away = You are there already
    .text = No bot stands in for this seat.
refusal-no-key = You need the link
    .text = Ask somebody at the table for its link: it lets you sit down, or watch.
refusal-wrong-key = This link opens nothing here
    .text = It is incomplete, no longer good, or for another table.
refusal-no-spectators = No spectators
    .text = This table plays in private.
refusal-opener-only = Only for who opened the table
    .text = Only the person who opened the table can begin before all seats are taken.
refusal-only-players-talk = Spectators listen
    .text = Take a seat to talk at this table.
refusal-no-team = No team
    .text = This seat has no allies to talk to.
refusal-nothing-said = Nothing said
    .text = Only printable text can be said.
refusal-talked-out = Enough said
    .text = You have said { COUNT($most) } things at this table, as many as it keeps of one seat.
refusal-full = Too many guests
    .text = So many have come to this table that it takes no more.
refusal-both-sides = Not both sides
    .text = Whoever plays one seat cannot take over another.
refusal-resigned = You have resigned
    .text = A bot plays on in your place.
refusal-not-waiting = You are not waiting for them
    .text = This is for when it is somebody else’s turn.
refusal-is-there = They are there
    .text = This is for when somebody is no longer connected.
refusal-wait-longer = Wait a little longer
    .text = { $seconds ->
        [one] They have one more second to come back.
       *[other] They have { $seconds } seconds to come back.
    }
refusal-no-claim = Nothing to claim
    .text = A match is claimed between two people only; elsewhere a bot can stand in.
refusal-nudged = Just reminded
    .text = They were reminded less than { $seconds } seconds ago.
refusal-no-plan = Nothing to plan
    .text = This is not planned beforehand; it is played at once.
refusal-series-over = Too long a series
    .text = Before “{ $what }”, others or luck have to act; choose it then.
refusal-drafted-out = Enough drafted
    .text = A plan can be changed { COUNT($most) } times; what stands can be played.
refusal-undo-nothing = Nothing to take back
    .text = You have not decided anything yet.
refusal-undo-over = The match is over
    .text = Now that the match is over, everybody can see its luck. You can play on from an earlier position at a new table.
refusal-undo-revealed = Something was revealed
    .text = Luck or a secret came out since; the others must agree.
refusal-undo-others = Others have acted
    .text = Somebody has played since; the others must agree.
refusal-undo-unanswered = The time to answer was up
    .text = You did not answer in time; the others must agree.
refusal-undo-late = The time to plan was up
    .text = Your plan was not ready in time; the others must agree.
refusal-undo-pending = Already asked
    .text = The others have not answered yet.
refusal-undo-not-asked = Nobody asks
    .text = There is no question for this seat to answer.
refusal-no-level = No such bot
    .text = There is no level “{ $what }” here; there are: { $known }.
refusal-no-game = No such game
    .text = There is no game “{ $what }” on the shelf.
refusal-setting = Not with these options
    .text = The game does not offer this: { $what }.
refusal-clock = A clock needs seconds
    .text = Say how many: at least one.
refusal-name = Not a name
    .text = A name has up to 30 printable characters.
refusal-record = This record cannot be read
    .text = In detail: { $what }.
refusal-secret = Secret while play goes on
    .text = It holds what others must not know; it is open to all when the match is over.
refusal-no-ply = No such position
    .text = The positions of this match are numbered from 0 to { $last }.
refusal-no-reasons = No reasons
    .text = No bot did that.
refusal-no-hints = No hints at this table
    .text = Whoever opened it has switched them off.
refusal-not-awaited = Not your turn
    .text = A hint is for a seat whose turn it is.
refusal-wait-over = Nothing left to play
    .text = Play goes no further from here.

part-reasons = reasons
