# The windows with preferences and keyboard shortcuts.

pref-look = Look
pref-play = Playing
pref-bots = Bots
pref-sound = Sound and messages
pref-kept = Kept on this device only.
pref-theme = Theme
pref-theme-system = Like the system
pref-theme-dark = Dark
pref-theme-light = Light
pref-colours = Colours of the players
pref-colours-usual = Standard
pref-colours-contrast = For the colour-blind
pref-coordinates = Coordinates
    .text = Always name the places of the board, not only when something speaks of them.
pref-speed = Animation
    .reduced = Your system asks for no motion, so nothing moves here either.
pref-speed-slow = Slow
pref-speed-normal = Normal
pref-speed-fast = Fast
pref-speed-off = Off
pref-bot-speed = Speed of the bots
    .text = How long you see what a bot did before the game goes on.
pref-bot-speed-at-once = At once
pref-bot-speed-normal = Normal
pref-bot-speed-calm = Calm
pref-confirm = Confirm a move by touch
    .text = The first tap shows what would happen, a second one plays it.
pref-remarks = Remarks of the bots
    .text = Now and then they say how they see the match.
pref-numbers = Winning chances in numbers
    .text = Otherwise they are behind “why?” and “Details”.
pref-volume = Volume
pref-notifications = Notifications
    .text = When it is your turn and you are looking elsewhere.
    .denied = Your browser does not allow notifications from this page.

## What keys do

key-tab = to the tools, the board, what you hold, and on
key-arrows = from place to place on the board
key-lit = next or previous lit place
key-enter = choose
key-zoom = closer, farther, the whole board (where it can be zoomed)
key-hint = a hint
key-escape = close what is open, or skip what is being shown
key-preferences = preferences
key-keys = this list
