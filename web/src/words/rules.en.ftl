# Rules and guides.

rules-every-rule = Every rule, in full
rules-only-rules = There is no illustrated guide to this game yet; its rulebook has everything.
rules-ready = Ready? The bots are.
rules-on-this-page = On this page
rules-contents = Contents
rules-notes = Where the rules come from
rules-note = Note { $n }: { $text }
rules-rule = Rule { $rule }
rules-print = Print
rules-pause-example = Pause the example
rules-play-example = Play the example
rules-step = Step { $n } of { $of }
