# How English joins things and writes numbers (LIST, COUNT and PERCENT of bundles.py).
join-comma = { ", " }
join-and = { $most } and { $last }
join-or = { $most } or { $last }
number-thousands = ,
number-decimal = .
number-percent = { $n }%
join-sentences = { $first } { $then }

# A switch among a game's options.
option-yes = yes
option-no = no

# What the house refuses before any game is asked.
refusal-house-turn = Not your turn
    .text = It is somebody else’s turn.
refusal-house-action = No such action
    .text = With these options, this match has no such action.
refusal-house-over = The match is over
    .text = Nothing can be played any more.
refusal-house-seat = Which seat?
    .text = Several seats may act now; say which one this is for.
refusal-house-length = Too long a match
    .text = The match has as many actions as its game says it can have.

# Where a rule comes from, at the end of a rulebook.
rules-sources = Where the rules come from
rules-from-text = From the game’s text.
rules-from-game = A fact of the published game.
rules-from-text-and-game = From the game’s text, with a fact of the published game.
rules-from-text-and-us = From the game’s text, with a ruling of ours where it is silent.
rules-from-game-and-us = A fact of the published game, with a ruling of ours.
rules-from-all = From the game’s text and facts of the published game, with a ruling of ours where both are silent.
rules-from-us = Our ruling where text and published game are silent; a table may see it otherwise.

# The first time on a machine. $part: what is compiled of the game.
compiling = Compiling { $game } ({ $part }) for this machine; this happens only once
    .steps = { compiling }: { $done }/{ $steps }
part-rules = rules
part-queries = queries
part-events = events
