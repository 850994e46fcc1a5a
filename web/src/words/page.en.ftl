# What stands on every page, and what goes wrong.

page-home = Astroport, home
page-notice = Astroport is an independent project; the games’ names belong to their owners; drawings and texts are ours.
page-skip-to-board = Skip to the board
page-skip-to-content = Skip to content
page-language = Language
page-to-light = Light theme
page-to-dark = Dark theme
page-sound = Sound
page-sound-is =
    { $on ->
        [yes] Sound: on
       *[no] Sound: off
    }
page-preferences = Preferences
    .key = Preferences (,)
page-keys = Keyboard shortcuts
    .key = Keyboard shortcuts (?)
page-close = Close
page-cancel = Cancel
page-loading = One moment…
page-try-again = Try again
page-load-anew = Load anew
page-back-home = Back to the games
page-preparing = Preparing the game for this machine; only the first time does that take a while.
page-preparing-step = Preparing { $game } ({ $step } of { $steps }); only the first time on this machine.

lost-page = Nothing here
    .text = No page has this address.
lost-game = There is no such game here.
page-reconnecting = Reconnecting…
    .text = Your moves are kept.
page-offline = No answer
    .text = The server cannot be reached just now.
page-failed = That went wrong
    .text = The server could not do this.

# Rows and numbers that stand alone.
page-list = { LIST($items) }
page-count = { COUNT($n) }
page-percent = { PERCENT($share) }
