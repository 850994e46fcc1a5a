# The table: everything around the board.

room-board = Board
room-tools = Tools
room-panel = Table
room-more = More
room-goal = Goal
    .is = Goal: { $goal }
room-now = { $who }’s turn.
room-luck = See what happens…
room-sending = Sent, one moment…
room-tap-again = Tap again to play.
room-which = Which one?
room-skip = Skip
    .text = Skip to the current position
room-more-reasons =
    { $n ->
        [one] { $n } more reason
       *[other] { $n } more reasons
    }
room-agree = Agree
room-decline = Decline
room-spectating = You are watching.
room-imported = An imported match: look at it, and play on from any move.
room-replay = Replay
room-leave = Leave
room-share = Share
room-result = Result
room-fair-luck = Fair luck
    .text = All the luck of this match has been fixed by this number since before its first move. When the match is over, the secret behind the number is shown, and anyone can check every roll.
room-curtain = Hand the device to { $who }
    .text = What comes next is for { $who } only.
    .ready = I am { $who }
room-title-turn = ● Your turn – { $game }
room-title-nudged = ● They are waiting for you – { $game }
room-turn = It is your turn.
room-answer = Somebody is waiting for your answer.

lost-key = This address alone does not open the table
    .text = A table opens with its link. Ask who sent you here to press Share at the table, and to send you the link to play or to watch.
lost-table = No such table
    .text = There is no table at this address, or not any more.
lost-rules = The rules of this game are missing here
    .text = Your moves are kept. Load the page anew; if that does not help, the server’s copy of the rules is out of date, or this browser is too old to run them.

## Seats, and who is on them

seat-all = Seats
seat-letter = Seat { $letter }
seat-you = You
seat-name = Your name
seat-player = Player { $letter }
seat-spectator = Spectator
seat-bot = bot
    .level = bot { $level }
seat-bot-name = Bot
seat-open = Open seat
    .text = waiting for someone
seat-out = out
seat-to-move = to move
seat-to-answer = to answer
seat-to-plan = planning
seat-thinking = thinking
seat-connected = connected
seat-not-connected = not connected
seat-away = away, a bot stands in
seat-resigned = resigned, a bot plays on
    .over = resigned
seat-gone-for = gone for { $time }
seat-free-in = free in { $time }
seat-team = with { LIST($names) }
seat-sit = Sit down here
    .seat = Sit down here: seat { $letter }
seat-sit-too = Sit here too
    .seat = Sit here too: seat { $letter }
seat-take-over = Take over
    .seat = Take over seat { $letter }
seat-take = Take seat { $letter }
open-invited =
    { $n ->
        [0] There is a free seat for you.
        [one] { $who } invites you to { $game }.
       *[other] { $who } invite you to { $game }.
    }
seat-nudge = Nudge
    .player = Nudge { $who }
    .sent = Nudged
    .told = The others are waiting for you: it is your turn.
seat-bot-plays =
    { $who-is ->
        [you] A bot plays for you.
       *[other] A bot plays for { $who }.
    }
seat-back = Take my seat back
seat-watching =
    { $n ->
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }
open-waiting =
    { $n ->
        [one] Waiting for { $n } player.
       *[other] Waiting for { $n } players.
    }
open-share = Share the link so that others can sit down.
open-start-now = Start now
    .text = Fill empty seats with:

## Clocks

clock-left = time left
clock-to-answer = time left to answer
clock-to-plan = time left to plan
clock-seconds = { $n } s
    .of =
        { $n ->
            [one] { $what }: { $n } second
           *[other] { $what }: { $n } seconds
        }
clock-answer-now =
    { $n ->
        [one] You have { $n } second to answer.
       *[other] You have { $n } seconds to answer.
    }
clock-plan-now =
    { $n ->
        [one] You have { $n } second to plan.
       *[other] You have { $n } seconds to plan.
    }
clock-plan-soon =
    { $n ->
        [one] { $n } second left.
       *[other] { $n } seconds left.
    }
plan-ask =
    { $ships ->
        [one] Program your ship, then press Ready
       *[other] Program your ships, then press Ready
    }

## The log, hints, and what bots think

log-title = Log
    .empty = Nothing has happened yet.
    .earlier = Show what happened before
    .move = Show in the replay
    .taken-back = taken back
log-why = why?
log-remark = { $name } says:
why-title = Why { $name } played that
why-chances =
    { $name-is ->
        [you] Your winning chances
       *[other] Winning chances of { $name }
    }
why-played = played
why-nothing = It did not compare any moves.
why-line = How it expects play to go on
why-secret = The rest would show its hand; you can see it when the match is over.
why-searched =
    { $n ->
        [one] { COUNT($n) } line searched
       *[other] { COUNT($n) } lines searched
    }
hint-title = Hint
    .ask = What would a bot play? (H)
    .thinking = A bot is thinking about it…
    .details = Details
hint-advised = advised
hint-play = Play it
    .plan = Take this plan

## Talk

talk-title = Talk
    .empty = Nobody has said anything yet.
talk-say = Say something
    .all = Say something to all
    .team = Say something to your team
talk-channel = Who hears it
    .all = To all
    .team = To my team
talk-in-team = team
talk-send = Send

## Taking back

back-do = Undo
    .ask = Ask to undo
    .nothing = Nothing to undo
back-asked = { $who } asks to undo the last move.
back-waits = You asked to undo; waiting for { $who } to agree.
back-refused = { $who } did not agree to undo.

## Leaving, and who is gone

leave-sure = Leave the table?
    .text = A bot plays on in your place; the seat stays yours, and you can come back as long as the match lasts. Or resign, and lose the match.
    .alone = The match waits for you; it is in the list of your tables. Or resign, and it is over.
    .open = Your seat will be open again.
leave-resign = Resign
gone-waiting = Waiting for { $who }
    .text = { $who } has been gone for { $time }, and it is their turn.
gone-let-bot = Let a bot play
gone-claim-win = Claim the win
gone-claim-draw = Call it a draw
gone-in = { $what } in { $time }

## The end

end-team-wins = The { $team } wins.
end-standing = Standing
    .told = Standing: { $order }.
end-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
end-rank = { $place }. { $who }
    .points =
        { $n ->
            [one] { $place }. { $who } ({ $n } point)
           *[other] { $place }. { $who } ({ $n } points)
        }
end-key-moments = Key moments
end-board = Look at the board
end-rematch = Rematch
    .alone = Play again
    .go = Go to the rematch
    .asked =
        { $count ->
            [one] { LIST($names) } would like a rematch.
           *[other] { LIST($names) } would like a rematch.
        }
    .waits = Waiting for { LIST($names) } to agree to a rematch.

## Links

share-table = Share this table
share-here = These links work on this machine only, until its host opens the server to others.
share-join = To play
    .text = Anyone with this link can take an open seat.
share-watch = To watch
    .text = Sees the table, touches nothing.
share-seat = Your seat { $letter } on another device
    .text = For yourself only: whoever has this link plays in your place.
share-copy = Copy
    .link = Copy the link: { $what }
    .copied = Copied
share-qr = QR code
    .link = QR code: { $what }

## What boards share

zoom-tools = Zoom
    .closer = Closer (+)
    .farther = Farther (−)
    .whole = Whole board (0)
signs-position = The position in signs
signs-choices = What you can do
