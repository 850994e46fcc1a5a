# La ligne de commande : ses chiffres, le jeu dans le terminal, et les commandes de l’hôte.

cli-seats = de { $low } à { $high } places
cli-random-matches = parties au hasard
cli-built = jeux construits
cli-simulated = parties { DE($game) } : { COUNT($matches) }, actions : { COUNT($actions) }, en { $seconds } s ({ COUNT($pace) }/s)
cli-length = durée : { $mean } actions en moyenne, de { $low } à { $high }
cli-mean-result = place { $seat } : résultat moyen { $result }
cli-checked = tirages vérifiés, tous conformes : { COUNT($rolls) }
cli-unchecked = tirages d’avant la bifurcation, d’une autre partie et non vérifiés : { COUNT($rolls) }
cli-from-seed = Ils viennent d’une graine ; aucune empreinte n’a été publiée, nul ne sait donc qui l’a choisie.
cli-compare = L’empreinte dans le fichier est { $hash } ; ce doit être celle montrée au début de la partie (--hash).
cli-as-shown = Le secret, la partie et son premier coup sont ceux de l’empreinte montrée au début.
cli-option = { $label } ({ $value }) : { $meaning }

terminal-help = Tapez une action, ou sa fin (d4). Ou : ? · indice · pourquoi ACTION · règle ID · reprendre · enregistrer NOM · quitter
terminal-at-the-end = Entrée pour quitter, ou : reprendre · enregistrer NOM
terminal-allowed = Oui, c’est permis.
terminal-unclear = « { $typed } » n’est rien que vous puissiez faire ici ; ? montre ce qui l’est.
terminal-no-undo = Vous n’avez rien à reprendre.
terminal-saved = Enregistré sous { $file }.
terminal-there-already = { $file } existe déjà ; prenez un autre nom.
terminal-where = Dites où l’enregistrer : enregistrer NOM
terminal-which-rule = Dites quelle règle : règle { $example }
terminal-left = Vous quittez la table.
terminal-several = Cela peut être : { $which }
terminal-sealed = Le hasard est scellé ; son empreinte : { $hash }
terminal-unsealed = Le secret du hasard : { $secret } (une partie enregistrée se vérifie : astroport verify FICHIER)
terminal-thinking = { $level } réfléchit…
terminal-result = Résultat : { $shown }
terminal-pass-on = Passez l’écran à { $seat }, puis appuyez sur Entrée.

# Ce qu’on peut taper outre les actions, dans toute langue : les orthographes l’une après l’autre.
terminal-type-help = aide
terminal-type-why = pourquoi
terminal-type-rule = règle regle
terminal-type-undo = reprendre annuler
terminal-type-hint = indice
terminal-type-save = enregistrer
terminal-type-quit = quitter

host-open = Astroport est ouvert : { $address }
host-own = L’état de la maison, pour vous seul : { $address }/host#key={ $key }
host-stop = Les parties sont gardées dans { $data }. Arrêtez avec Ctrl+C ; rien ne se perd.
host-copied = Toutes les parties de { $data } sont copiées dans { $file }
host-put-back = { $data } contient maintenant les parties de { $file }
host-kept = ce qui s’y trouvait est gardé dans { $file }
host-fits = { $matches ->
    [one] { $matches } partie en cours rejouée avec les règles actuelles : rien à signaler
   *[other] { COUNT($matches) } parties en cours rejouées avec les règles actuelles : toutes conviennent
}
host-misfits = { $matches ->
    [one] { $matches } partie en cours rejouée avec les règles actuelles, { COUNT($misfits) } ne convient plus
   *[other] { COUNT($matches) } parties en cours rejouées avec les règles actuelles, { $misfits ->
        [one] { $misfits } ne convient plus
       *[other] { COUNT($misfits) } ne conviennent plus
    }
}
host-older = { $match } : des règles en version { $was }, continue en version { $now }
host-kind-finished = terminée
host-kind-unbegun = jamais commencée
host-kind-records = enregistrement
host-and-more = … et { COUNT($more) } de plus
host-would-go = { $matches ->
    [one] { $matches } partie, environ { $size }, partirait ; avec --yes elle part
   *[other] { COUNT($matches) } parties, environ { $size }, partiraient ; avec --yes elles partent
}
host-gone = { $matches ->
    [one] { $matches } partie a disparu, environ { $size }
   *[other] { COUNT($matches) } parties ont disparu, environ { $size }
}
host-given-back-later = La place est libre pour de nouvelles parties. Pour la rendre au disque, relancez ceci serveur arrêté.
