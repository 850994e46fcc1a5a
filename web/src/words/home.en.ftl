# The landing page: the games, one's own tables, recorded matches.

home-headline = Space board games, open day and night
home-tagline = Against bots, on one screen, or with friends by link. No account, nothing to install.

home-games = Games
home-players = { $least }–{ $most } players
home-minutes = { $from }–{ $to } min
home-first-time = First time? Start with { $game }
home-play = Play
    .now = Play { $game } now, against a bot
home-set-up = Set up
    .game = New { $game } table
home-bot-level = Level of the bots
    .against = vs { $level }

## One's own tables

home-going = Continue
home-ended = Last results
home-more = Show all { $n }
home-your-turn = Your turn
home-waiting-for = Waiting for { $who }
home-open = waiting for players
home-playing = in play
home-over = over
home-imported = imported
home-you-won = You won
home-you-won-with = You won, with { $who }
home-won = { $who } won
home-won-together = { $who } won
home-drawn = Draw
home-you-resigned = You resigned
home-ended-early =
    { $how ->
        [resigned] { $outcome } (resigned)
        [claimed] { $outcome } (claimed)
       *[drawn] { $outcome } (called a draw)
    }
home-remove = Remove from the list
    .table = Remove from the list: { $table }
    .text = The table stays as it is; its address still leads there.

## Recorded matches

home-import = Replay a recorded match
    .text = Drop its file here to look at it again and play on from any move.
    .choose = Choose a file…
