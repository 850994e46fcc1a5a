# The command line: its figures, playing in the terminal, and the host's commands.

cli-seats = { $low } to { $high } seats
cli-random-matches = random matches
cli-built = games built
cli-simulated = matches of { $game }: { COUNT($matches) }, actions: { COUNT($actions) }, in { $seconds } s ({ COUNT($pace) }/s)
cli-length = length: { $mean } actions on average, { $low } to { $high }
cli-mean-result = seat { $seat }: mean result { $result }
cli-checked = rolls of chance checked, all as dealt: { COUNT($rolls) }
cli-unchecked = rolls before the fork, dealt by another match and not checked: { COUNT($rolls) }
cli-from-seed = They come from a seed; no hash was published, so nobody knows who chose the seed.
cli-compare = The hash in the record is { $hash }; it must be the one shown when the match started (--hash).
cli-as-shown = The secret, the match and its first ply are those of the hash shown at the start.
cli-option = { $label } ({ $value }): { $meaning }

terminal-help = Type an action, or just its end (d4). Or: ? · hint · why ACTION · rule ID · undo · save FILE · quit
terminal-at-the-end = Enter to leave, or: undo · save FILE
terminal-allowed = Yes, that is allowed.
terminal-unclear = “{ $typed }” is nothing you can do here; ? lists what is.
terminal-no-undo = You have nothing to take back.
terminal-saved = Saved as { $file }.
terminal-there-already = { $file } is there already; choose another name.
terminal-where = Say where to save it: save FILE
terminal-which-rule = Say which rule: rule { $example }
terminal-left = You leave the table.
terminal-several = That could be: { $which }
terminal-sealed = Luck is sealed; its hash: { $hash }
terminal-unsealed = The secret of the luck: { $secret } (a saved match can be checked: astroport verify FILE)
terminal-thinking = { $level } is thinking…
terminal-result = Result: { $shown }
terminal-pass-on = Pass the screen to { $seat }, then press Enter.

# What can be typed besides actions, in every language: one spelling after another.
terminal-type-help = ? help
terminal-type-why = why
terminal-type-rule = rule
terminal-type-undo = undo
terminal-type-hint = hint
terminal-type-save = save
terminal-type-quit = quit exit q

host-open = Astroport is open: { $address }
host-own = How the house is doing, for you alone: { $address }/host#key={ $key }
host-stop = Matches are kept in { $data }. Stop with Ctrl+C; nothing is lost.
host-copied = All matches of { $data } are copied to { $file }
host-put-back = { $data } now holds the matches of { $file }
host-kept = what was there before is kept in { $file }
host-fits = { $matches ->
    [one] { $matches } running match replayed under the current rules: it fits
   *[other] { COUNT($matches) } running matches replayed under the current rules: all fit
}
host-misfits = { $matches ->
    [one] { $matches } running match replayed under the current rules, { COUNT($misfits) } no longer fits
   *[other] { COUNT($matches) } running matches replayed under the current rules, { $misfits ->
        [one] { $misfits } no longer fits
       *[other] { COUNT($misfits) } no longer fit
    }
}
host-older = { $match }: of rules version { $was }, goes on under version { $now }
host-kind-finished = finished
host-kind-unbegun = never begun
host-kind-records = record
host-and-more = … and { COUNT($more) } more
host-would-go = { $matches ->
    [one] { $matches } match, about { $size }, would go; with --yes it does
   *[other] { COUNT($matches) } matches, about { $size }, would go; with --yes they do
}
host-gone = { $matches ->
    [one] { $matches } match is gone, about { $size }
   *[other] { COUNT($matches) } matches are gone, about { $size }
}
host-given-back-later = The space is free for new matches. To give it back to the disk, run this once more while no server is open.
