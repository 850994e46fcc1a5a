# The arena: its results in the terminal, and its report.

arena-title = Arena: { $game }
arena-standings = Standings
arena-each-other = Against each other
arena-rank = rank
arena-bot = bot
arena-rating = rating
arena-interval = 95% interval
arena-score = score
arena-matches = matches
arena-match = match
arena-per-turn = ms per turn
    .short = ms/turn
arena-longest = longest
arena-beaten = ↓ against →
arena-elo = Elo by maximum likelihood around a mean of 1500, with one drawn match more of each pair; 95% intervals.
arena-plackett-luce = Plackett-Luce by openskill: it begins at 25; intervals of 1.96 standard deviations.
arena-shares-of-two = Scores are each row’s share of the points against each column, with Wilson’s 95% interval.
arena-shares-of-several = Scores say how often each row finishes above each column, a tie as half, with Wilson’s 95% interval.
arena-allied = Allies are one and the same bot.
arena-played = { COUNT($finished) } matches of { $game }, { $seats } seats, { COUNT($each) } of each line-up, seed { $seed }, in { $seconds } s
arena-rounded = { COUNT($each) } matches of each line-up instead of { COUNT($asked) }, so that everybody sits everywhere equally often
arena-partial = Partial: { $why }. { COUNT($finished) } of { COUNT($planned) } matches are counted.
arena-interrupted = it was interrupted
arena-lost = a process that played matches died
arena-broke-down = match { $number }: { $bot } broke down on seat { $seat } at ply { $ply }: { $why }
arena-not-counted = matches not counted because a bot broke down: { COUNT($count) }
arena-nothing = No match was finished.

# The report.
report-leads = { $first } comes first, ahead of { $second }: the 95% intervals of their ratings do not touch.
report-close = { $first } comes first, but { $second } is too close to tell: the 95% intervals of their ratings overlap.
report-lengths = Length of matches
report-times = Time per turn
report-how = How this was made
report-troubles = What went wrong
report-command = command
report-seed = seed
report-versions = versions
report-version = Astroport { $house }, rules of { $game } version { $rules }
report-date = date
report-seats = seats
report-options = options
report-option = { $option }: { $value }
report-budget = thought per turn
report-habit = each bot’s own habit
report-seconds = { $n } s
report-simulations = { COUNT($n) } simulations
report-shortest = shortest
report-median = median
report-mean = mean
report-longest = longest
report-turns = turns
report-met = { $n ->
    [one] in { $n } match
   *[other] in { COUNT($n) } matches
}
report-shared-luck = Every line-up plays once from every seat with the same luck, so that neither favours anyone.
report-actions = actions in a match, chance included
report-points = rating, with its 95% interval
report-milliseconds = milliseconds per turn: bar mean, dot longest
