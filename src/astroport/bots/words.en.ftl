# Bots: their levels, what they remark, and why they play what they play.

bot-level-random = Stray
    .about = plays anything the rules allow
bot-level-greedy = Glutton
    .about = looks one move ahead
bot-level-unaided = Unaided
    .about = the strongest without what the game knows about itself
bot-level-cadet = Cadet
    .about = learned the rules this morning, and overlooks a lot
bot-level-pilot = Pilot
    .about = plays soundly, and errs now and then
bot-level-captain = Captain
    .about = sees what is coming, and rarely errs
bot-level-admiral = Admiral
    .about = thinks for up to three seconds, and leaves nothing to chance

# What a bot remarks with its move; mostly nothing.
bot-mood-won = I think I have this.
bot-mood-good = I like my chances.
bot-mood-even = I think it is even.
bot-mood-bad = This looks bad for me.
bot-mood-lost = I think this is lost.
bot-slip = A slip: “{ $next }” was stronger.

# Why a bot played what it played; `.hint`: the same as advice to a player. $said is an action ("fly to d4"), $next
# the best of the others.
bot-forced = I had no choice.
    .hint = You have no choice: { $said }.
bot-won = As far as I can see, I win.
    .hint = { CAPITAL($said) }: as far as I can see, that wins.
bot-lost = As far as I can see, nothing saves me.
    .hint = { CAPITAL($said) }, though as far as I can see nothing saves you.
bot-losing = It looks bad for me whatever I do.
    .hint = { CAPITAL($said) }: it looks bad, but nothing is better.
bot-overlooked = { bot-slip }
    .hint = { CAPITAL($said) }; “{ $next }” may be stronger still.
bot-instinct = I played on instinct: “{ $next }” may have been stronger.
bot-clear = By far my best move.
    .hint = { CAPITAL($said) }: nothing else comes near.
bot-better = I liked this better than “{ $next }”.
    .hint = { CAPITAL($said) }; next best is “{ $next }”.
bot-close = A close call between this and “{ $next }”.
    .hint = { CAPITAL($said) }, but it is close: “{ $next }” is nearly as good.
bot-equal = As good as “{ $next }”.
    .hint = { CAPITAL($said) }, or “{ $next }”: one is as good as the other.
bot-same = It is all the same to me.
    .hint = { CAPITAL($said) }, or anything else: it is all the same.
bot-unweighed = I do not weigh my moves: I play what comes.
bot-advice = { CAPITAL($said) }.

# Who leads, where more than two play. $seat-is: `actor` for the bot that speaks.
bot-leads = { $seat-is ->
    [actor] I am in the lead.
    [you] You lead.
   *[other] { $seat } leads.
}
bot-nobody-leads = It is wide open.

# What is expected next: $own, what the seat would go on with; $reply, what $seat answers.
bot-answer = I expect { $seat } to answer “{ $reply }”.
    .hint = After it I expect { $seat } to answer “{ $reply }”.
bot-plan = After it, “{ $own }”.
bot-plan-answer = After it, “{ $own }”; then I expect { $seat } to answer “{ $reply }”.

part-search = search
part-bot = bot
