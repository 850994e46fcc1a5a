# The page on which a table is set up.

setup-new-table = New { $game } table
setup-who-plays = Who plays?
setup-solo = Solo
    .text = No opponents.
setup-alone = Against bots
    .text = Begins at once.
setup-screen = Pass and play
    .text = One device, handed around.
setup-link = With friends
    .text = You send a link; everyone plays on their own device.
setup-how-many = Number of players

## Seats

setup-on-this-screen = On this screen
setup-open-by-link = Open, by link
setup-who-on-seat = Who sits on seat { $letter }
setup-level-of-seat = Level of the bot on seat { $letter }
setup-name-on-seat = Name on seat { $letter }

## Options

setup-options = Game options
    .default = standard
setup-changed = Changed to match: { $list }.

## The table

setup-table = Table
    .about = clock, spectators, hints
setup-clock = Clock
    .text = When a player’s time is up, a bot plays on in their place; they may take the seat back.
setup-clock-none = none
setup-clock-move = per move
setup-clock-player = per player
setup-seconds = Seconds
setup-minutes = Minutes
setup-spectators = Spectators may watch
setup-hints = Hints allowed
setup-answers = Answers within { $seconds } s
    .text = Who is asked something out of turn and does not answer in time lets it happen. Off: no time limit.
setup-strangers = A seat whose player does not come back may be taken by others
    .text = Anyone with the link may take a seat whose player left more than five minutes ago. Off: a seat stays its player’s.
setup-stand-in = Bot that stands in for a player who leaves
setup-open = Open the table
setup-begin = Begin
