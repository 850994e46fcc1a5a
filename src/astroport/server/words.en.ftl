# The table on the network: what is asked of people besides the game, the luck that was checked, what the server refuses.

# The prompt, where it is not the game's. $seat-is: `you` for the person who reads.
prompt-invite = Waiting for players: share the link, or start with bots.
prompt-waiting = Waiting for players.
prompt-take-a-seat = Take a free seat.
prompt-deserted = Everybody has left: the match waits for you.
prompt-gave-up = You have resigned; a bot plays on in your place.
prompt-stood-in = A bot plays for you; take your seat back when you like.

# Where a match turned: what $seat did (or luck), and whose chances changed.
moment-falls = { $seat }: { $said } — { $whose } falls from { PERCENT($before) } to { PERCENT($after) }
moment-climbs = { $seat }: { $said } — { $whose } climbs from { PERCENT($before) } to { PERCENT($after) }
moment-luck = Luck

# The luck of a match, checked.
luck-untouched = Every roll is the one that the luck bound by this hash gives. Rolls checked: { COUNT($rolls) }.
luck-from-seed = Every roll comes from the seed of the record; no hash was published. Rolls checked: { COUNT($rolls) }.
luck-touched = The luck was touched: { $what }
luck-unknown = The secret of this luck is not known here: its match was not over when it was recorded.
luck-before-fork = Before the position from which it was played there were { COUNT($rolls) } more, of another match.

# What the server refuses, or must apologise for.
refusal-malformed = Not understood
    .text = The message does not follow the protocol: { $what }
refusal-too-big = Too long
    .text = This takes { COUNT($most) } bytes at most.
refusal-too-fast = Too fast
    .text = Too much at once; wait a moment.
refusal-talk = One thing at a time
    .text = You talk faster than the others can read; wait a moment.
refusal-too-many = Too many windows
    .text = You have this table open { $most } times already; close one of them.
refusal-too-slow = Too slow
    .text = The rest of the request did not come within { $seconds } seconds.
refusal-crowded = This site is full
    .text = There are too many connections, here or from your address; try again in a moment.
refusal-table-full = This table is full
    .text = So much has happened here that it keeps moves only; the match can be played to its end.
refusal-person-full = Your shelf is full
    .text = What you have opened takes { COUNT($most) } MB, all that this site keeps for one person. The host can make room.
refusal-address-full = Enough for today
    .text = So much was opened from your address today that this site keeps no more of it; try again tomorrow.
refusal-house-full = No room left
    .text = This site has no room for more; matches that are being played go on. The host can make room.
refusal-hello = Say hello first
    .text = The first message is hello.
refusal-not-stored = Not stored
    .text = The server cannot store anything at the moment, so nothing was done. Try again.
refusal-our-fault = Our mistake
    .text = Something went wrong here; nothing was done.
refusal-no-table = No such table
    .text = There is no table at this address; perhaps a letter of the link is missing.
refusal-layout = Another version
    .text = The numbers of these actions are of another version of the game; load the page anew.
refusal-no-layout = Only in pages
    .text = A match of this game is looked at in pages.
refusal-no-guide = No guide yet
    .text = This game has no illustrated guide; its rulebook has everything.
refusal-no-words = No words
    .text = This game has no sentences in files; they come along with what it tells.
refusal-unfit = This match no longer fits the rules
    .text = The rules were corrected since it was played: { $what }
refusal-openings = Too many tables
    .text = You open tables faster than you can play; wait a minute.
refusal-tables = Too many tables
    .text = You have { $most } tables that are not over. Finish or resign one of them, then open another.
refusal-tables-here = Too many tables
    .text = { $most } tables opened from your network are not over. Finish one, or wait ten minutes.
refusal-host-key = For the host
    .text = The link to this page is printed where the server was started.
refusal-origin = From another site
    .text = This request comes from a page of another site.
refusal-nothing-here = Nothing here
    .text = There is nothing at this address.

# What the host should know and do.
notice-not-storing = Nothing can be stored at the moment: the disk is full, or the database does not answer. See the log.
notice-damaged = The database is damaged ({ $what }). Stop the server and put the last copy back: astroport restore FILE.
notice-house-full = No new tables: the house has stored as much as it may, or the disk is nearly full. astroport prune makes room, --disk allows more.
