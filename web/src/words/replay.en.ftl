# Looking back at a match.

replay-title = Replay
replay-more = Chart and log
replay-back = Back to the table
replay-position = Position
replay-move = Move { $n } of { $all }. { $what }
replay-moves = Moves { $from } to { $to }…
replay-start = Start
replay-first = First position
replay-previous = Previous move
replay-autoplay = Autoplay
replay-pause = Pause
replay-next = Next move
replay-last = Last position
replay-seen-from = Seen by
replay-export = Export the match

## The chart

replay-chances = Winning chances
    .text = Each player’s chances after every move, as a bot sees them.
    .at = After move { $n }: { $values }.
    .keys = Arrow keys move along, Enter goes there.
    .wait = Being worked out…
replay-turning-points = Turning points
    .none = No turning point.
replay-turning-point = Turning point { $n }

## Playing on

replay-fork = Play from here
    .text = A new table begins with this position; this match stays as it is.
    .seat = Your seat
    .alone = Against bots
    .link = With friends, by link

## The luck

luck-elsewhere = This match was imported; its luck was drawn at another table.
luck-verify = Verify the luck
luck-verified = Every roll was checked
luck-not-verified = The luck does not match
luck-rolls = Rolls checked
luck-hash = Hash shown at the start
luck-secret = Secret shown at the end
