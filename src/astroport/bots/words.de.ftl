# Bots: ihre Stufen, was sie anmerken und warum sie spielen, was sie spielen.

bot-level-random = Streuner
    .about = spielt irgendeinen erlaubten Zug
bot-level-greedy = Vielfraß
    .about = schaut einen Zug weit voraus
bot-level-unaided = Ohne Hilfe
    .about = der stärkste, ohne das, was das Spiel über sich selbst weiß
bot-level-cadet = Kadett
    .about = hat die Regeln heute früh gelernt und übersieht vieles
bot-level-pilot = Pilot
    .about = spielt solide und irrt sich ab und zu
bot-level-captain = Kapitän
    .about = sieht kommen, was kommt, und irrt sich selten
bot-level-admiral = Admiral
    .about = denkt bis zu drei Sekunden nach und überlässt nichts dem Zufall

# Was ein Bot zu seinem Zug anmerkt; meistens nichts.
bot-mood-won = Ich glaube, das habe ich.
bot-mood-good = Es sieht gut für mich aus.
bot-mood-even = Ich glaube, es steht gleich.
bot-mood-bad = Es sieht schlecht für mich aus.
bot-mood-lost = Ich glaube, das ist verloren.
bot-slip = Ein Fehler: „{ $next }“ war stärker.

# Warum ein Bot spielte, was er spielte; `.hint`: dasselbe als Rat. $said ist eine Aktion („nach d4 fliegen“), $next
# die beste der anderen.
bot-forced = Ich hatte keine Wahl.
    .hint = Du hast keine Wahl: { $said }.
bot-won = Soweit ich sehe, gewinne ich.
    .hint = { CAPITAL($said) }: Soweit ich sehe, gewinnt das.
bot-lost = Soweit ich sehe, rettet mich nichts mehr.
    .hint = { CAPITAL($said) }, auch wenn dich, soweit ich sehe, nichts mehr rettet.
bot-losing = Was ich auch tue, es sieht schlecht für mich aus.
    .hint = { CAPITAL($said) }: Es sieht schlecht aus, aber nichts ist besser.
bot-overlooked = { bot-slip }
    .hint = { CAPITAL($said) }; „{ $next }“ ist vielleicht noch stärker.
bot-instinct = Das war aus dem Bauch heraus: „{ $next }“ war vielleicht stärker.
bot-clear = Mit Abstand mein bester Zug.
    .hint = { CAPITAL($said) }: Alles andere bleibt weit dahinter.
bot-better = Das gefiel mir besser als „{ $next }“.
    .hint = { CAPITAL($said) }; das Nächstbeste ist „{ $next }“.
bot-close = Es war knapp zwischen diesem Zug und „{ $next }“.
    .hint = { CAPITAL($said) }, aber es ist knapp: „{ $next }“ ist fast so gut.
bot-equal = Genauso gut wie „{ $next }“.
    .hint = { CAPITAL($said) } oder „{ $next }“: Eins ist so gut wie das andere.
bot-same = Mir ist alles gleich recht.
    .hint = { CAPITAL($said) } oder etwas anderes: Es kommt auf dasselbe hinaus.
bot-unweighed = Ich wäge meine Züge nicht ab: Ich spiele, was kommt.
bot-advice = { CAPITAL($said) }.

# Wer vorn liegt, wo mehr als zwei spielen. $seat-is: `actor` für den Bot, der spricht.
bot-leads = { $seat-is ->
    [actor] Ich liege vorn.
    [you] Du liegst vorn.
   *[other] { $seat } liegt vorn.
}
bot-nobody-leads = Alles ist offen.

# Was danach zu erwarten ist: $own, womit der Platz weitermacht; $reply, was $seat antwortet.
bot-answer = Als Antwort erwarte ich von { $seat }: „{ $reply }“.
    .hint = Danach erwarte ich von { $seat } als Antwort: „{ $reply }“.
bot-plan = Danach: „{ $own }“.
bot-plan-answer = Danach: „{ $own }“; dann erwarte ich von { $seat } als Antwort: „{ $reply }“.

part-search = Suche
part-bot = Bot
