// Every word of the page, in both languages. {blanks} are filled; {n:player:players} takes the form that fits the number.

import type { Lang } from './board'
import type { Text } from './messages'

export const WORDS = {
  // the house
  headline: {
    en: 'Space board games, open day and night',
    fr: 'Des jeux de plateau dans l’espace, ouverts jour et nuit',
  },
  tagline: {
    en: 'Against bots, on one screen, or with friends by link. No account, nothing to install.',
    fr: 'Contre des robots, à tour de rôle, ou entre amis par un lien. Sans compte, rien à installer.',
  },
  notice: {
    en: 'Astroport is an independent project; the games’ names belong to their owners; drawings and texts are ours.',
    fr: 'Astroport est un projet indépendant ; les noms des jeux appartiennent à leurs propriétaires ; les dessins et les textes sont les nôtres.',
  },
  skipToBoard: { en: 'Skip to the board', fr: 'Aller au plateau' },
  skipToContent: { en: 'Skip to content', fr: 'Aller au contenu' },
  home: { en: 'Astroport, home', fr: 'Astroport, accueil' },
  language: { en: 'Language', fr: 'Langue' },
  toLight: { en: 'Light theme', fr: 'Thème clair' },
  toDark: { en: 'Dark theme', fr: 'Thème sombre' },
  sound: { en: 'Sound', fr: 'Son' },
  preferences: { en: 'Preferences', fr: 'Préférences' },
  preferencesHow: { en: 'Preferences (,)', fr: 'Préférences : touche ,' },
  tapAgain: { en: 'Tap again to play.', fr: 'Appuyez encore pour jouer.' },
  sending: { en: 'Sent, one moment…', fr: 'Envoyé, un instant…' },
  on: { en: 'on', fr: 'oui' },
  off: { en: 'off', fr: 'non' },
  close: { en: 'Close', fr: 'Fermer' },
  whichOne: { en: 'Which one?', fr: 'Lequel ?' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  loading: { en: 'One moment…', fr: 'Un instant…' },
  out: { en: 'out', fr: 'hors jeu' },
  luckActs: { en: 'See what happens…', fr: 'Voyez ce qui arrive…' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  backHome: { en: 'Back to the games', fr: 'Retour aux jeux' },

  // the landing page
  games: { en: 'Games', fr: 'Jeux' },
  players: { en: '{least}–{most} players', fr: '{least} à {most} joueurs' },
  playersExactly: { en: '{n:player:players}', fr: '{n:joueur:joueurs}' },
  minutes: { en: '{from}–{to} min', fr: '{from} à {to} min' },
  play: { en: 'Play', fr: 'Jouer' },
  firstTime: { en: 'First time? Start with {game}', fr: 'Première fois ? Commencez par {game}' },
  againstLevel: { en: 'vs {level}', fr: 'contre {level}' },
  levelOfBots: { en: 'Level of the bots', fr: 'Niveau des robots' },
  howToPlay: { en: 'How to play', fr: 'Comment jouer' },
  howToPlayOf: { en: 'How to play {game}', fr: 'Comment jouer à {game}' },
  preparing: {
    en: 'The game is being made ready for this machine; only the first time does that take a while.',
    fr: 'Le jeu se prépare pour cette machine ; c’est un peu long la première fois seulement.',
  },
  preparingStep: {
    en: 'Preparing {game} ({step} of {steps}); only the first time on this machine.',
    fr: 'Préparation de {game} ({step} sur {steps}) ; la première fois seulement sur cette machine.',
  },
  playNow: { en: 'Play {game} now, against a bot', fr: 'Jouer à {game} tout de suite, contre un robot' },
  setUp: { en: 'Set up', fr: 'Préparer' },
  setUpOf: { en: 'Set up a table: {game}', fr: 'Préparer une table de {game}' },
  rules: { en: 'Rules', fr: 'Règles' },
  onThisPage: { en: 'On this page', fr: 'Sur cette page' },
  print: { en: 'Print', fr: 'Imprimer' },
  rest: { en: 'Pause the example', fr: 'Arrêter l’exemple' },
  goOn: { en: 'Play the example', fr: 'Lancer l’exemple' },
  step: { en: 'Step {n} of {of}', fr: 'Étape {n} sur {of}' },
  readyToPlay: { en: 'Ready? The bots are.', fr: 'Prêt ? Les robots le sont.' },
  everyRule: { en: 'Every rule, in full', fr: 'Toutes les règles, en détail' },
  onlyRules: {
    en: 'There is no illustrated guide to this game yet; its rulebook has everything.',
    fr: 'Ce jeu n’a pas encore de guide illustré ; tout est dans ses règles.',
  },
  rulesOf: { en: 'Rules of {game}', fr: 'Règles : {game}' },
  continue: { en: 'Continue', fr: 'Reprendre' },
  lastResults: { en: 'Last results', fr: 'Derniers résultats' },
  moreTables: { en: 'Show all {n}', fr: 'Tout afficher ({n})' },
  stageOpen: { en: 'waiting for players', fr: 'en attente de joueurs' },
  stagePlaying: { en: 'in play', fr: 'en cours' },
  stageOver: { en: 'over', fr: 'terminée' },
  yourTurn: { en: 'Your turn', fr: 'À vous de jouer' },
  waitsForWho: { en: 'Waiting for {who}', fr: 'En attente de {who}' },
  youWon: { en: 'You won', fr: 'Vous avez gagné' },
  youWonWith: { en: 'You won, with {who}', fr: 'Vous avez gagné, avec {who}' },
  won: { en: '{who} won', fr: '{who} a gagné' },
  wonTogether: { en: '{who} won', fr: '{who} ont gagné' },
  drawn: { en: 'Draw', fr: 'Match nul' },
  youResigned: { en: 'You resigned', fr: 'Vous avez abandonné' },
  importTitle: { en: 'Look at a recorded match', fr: 'Revoir une partie enregistrée' },
  importText: {
    en: 'Drop its file here, to replay it and play on from any move.',
    fr: 'Déposez ici son fichier, pour la revoir et rejouer à partir de n’importe quel coup.',
  },
  importChoose: { en: 'Choose a file…', fr: 'Choisir un fichier…' },

  // setting up a table
  presetSolo: { en: 'Solo', fr: 'En solo' },
  presetSoloText: { en: 'You alone, without opponents.', fr: 'Vous seul, sans adversaire.' },
  presetAlone: { en: 'Against bots', fr: 'Contre des robots' },
  presetAloneText: { en: 'Begins at once.', fr: 'La partie commence aussitôt.' },
  presetScreen: { en: 'Pass and play', fr: 'À tour de rôle' },
  presetScreenText: { en: 'One device, handed around.', fr: 'Un seul appareil, de main en main.' },
  presetLink: { en: 'With friends', fr: 'Entre amis' },
  presetLinkText: {
    en: 'You send a link; each on their own device.',
    fr: 'Vous envoyez un lien ; chacun sur son appareil.',
  },
  yourName: { en: 'Your name', fr: 'Votre nom' },
  seats: { en: 'Seats', fr: 'Places' },
  seatOf: { en: 'Seat {letter}', fr: 'Place {letter}' },
  you: { en: 'You', fr: 'Vous' },
  imported: { en: 'imported', fr: 'importée' },
  shareHere: {
    en: 'This address works on this machine only. To let others in, start the server with --host 0.0.0.0.',
    fr: 'Cette adresse ne marche que sur cet appareil. Pour en ouvrir l’accès, lancez le serveur avec --host 0.0.0.0.',
  },
  onThisScreen: { en: 'On this screen', fr: 'Sur cet écran' },
  openByLink: { en: 'Open, by link', fr: 'Libre, par lien' },
  bot: { en: 'Bot', fr: 'Robot' },
  options: { en: 'Game options', fr: 'Options du jeu' },
  table: { en: 'Table', fr: 'Table' },
  clock: { en: 'Clock', fr: 'Pendule' },
  answersUntimed: { en: 'no limit on answers', fr: 'réponses sans limite' },
  open: { en: 'Open the table', fr: 'Ouvrir la table' },
  begin: { en: 'Begin', fr: 'Commencer' },
  brings: { en: '{what}: so {list}.', fr: '{what} : donc {list}.' },

  // the table
  board: { en: 'Board', fr: 'Plateau' },
  tools: { en: 'Tools', fr: 'Outils' },
  keys: { en: 'Keys', fr: 'Raccourcis clavier' },
  keysHow: { en: 'Keys (?)', fr: 'Raccourcis clavier : touche ?' },
  goal: { en: 'Goal', fr: 'But du jeu' },
  goalIs: { en: 'Goal: {goal}', fr: 'But du jeu : {goal}' },
  panel: { en: 'Table', fr: 'Table' },
  toMove: { en: 'to move', fr: 'doit jouer' },
  toAnswer: { en: 'to answer', fr: 'doit répondre' },
  toPlan: { en: 'plans', fr: 'prépare son plan' },
  thinking: { en: 'thinking', fr: 'réfléchit' },
  connected: { en: 'connected', fr: 'connecté' },
  notConnected: { en: 'not connected', fr: 'déconnecté' },
  away: { en: 'away, a bot stands in', fr: 'parti, un robot le remplace' },
  openSeat: { en: 'Open seat', fr: 'Place libre' },
  openSeatText: { en: 'waiting for someone', fr: 'en attente' },
  playerOf: { en: 'Player {letter}', fr: 'Joueur {letter}' },
  botLevel: { en: 'bot', fr: 'robot' },
  team: { en: 'team {n}', fr: 'équipe {n}' },
  timeLeft: { en: 'time left', fr: 'temps restant' },
  timeToAnswer: { en: 'time left to answer', fr: 'temps restant pour répondre' },
  timeToPlan: { en: 'time left to plan', fr: 'temps restant pour le plan' },
  secondsLeft: { en: '{count} s', fr: '{count} s' },
  secondsOf: { en: '{what}: {n:second:seconds}', fr: '{what} : {n:seconde:secondes}' },
  answerNow: {
    en: 'You have {n:second:seconds} to answer.',
    fr: 'Vous avez {n:seconde:secondes} pour répondre.',
  },
  planNow: {
    en: 'You have {n:second:seconds} to plan.',
    fr: 'Vous avez {n:seconde:secondes} pour votre plan.',
  },
  planAsked: {
    en: 'Program your ship, then press Ready',
    fr: 'Programmez votre vaisseau, puis appuyez sur Prêt',
  },
  planAllAsked: {
    en: 'Program your ships, then press Ready',
    fr: 'Programmez vos vaisseaux, puis appuyez sur Prêt',
  },
  planSoon: { en: '{n:second:seconds} left.', fr: 'Plus que {n:seconde:secondes}.' },
  watching: { en: '{n:person watches:people watch}', fr: '{n:personne regarde:personnes regardent}' },
  log: { en: 'Log', fr: 'Journal' },
  earlier: { en: 'Show what happened before', fr: 'Voir ce qui précède' },
  logEmpty: { en: 'Nothing has happened yet.', fr: 'Rien ne s’est encore passé.' },
  showMove: { en: 'Show in the replay', fr: 'Montrer dans la relecture' },
  takenBack: { en: 'taken back', fr: 'repris' },
  why: { en: 'why?', fr: 'pourquoi ?' },
  whyTitle: { en: 'Why {name} played that', fr: 'Pourquoi {name} a joué cela' },
  whyOf: { en: 'Why did {name} play that?', fr: 'Pourquoi {name} a-t-il joué cela ?' },
  whyText: { en: 'Winning chances of {name}', fr: 'Chances de gagner de {name}' },
  whyTextYou: { en: 'Your winning chances', fr: 'Vos chances de gagner' },
  whyPlayed: { en: 'played', fr: 'joué' },
  whyAdvised: { en: 'advised', fr: 'conseillé' },
  whyNothing: { en: 'It did not weigh anything.', fr: 'Il n’a rien pesé.' },
  whyLine: { en: 'How it expects play to go on', fr: 'La suite qu’il prévoit' },
  whySecret: {
    en: 'What else it weighed would show its hand; it is open to all after the match.',
    fr: 'Le reste de sa réflexion montrerait sa main ; tout s’ouvre à la fin de la partie.',
  },
  whyMatches: {
    en: '{count} lines searched',
    fr: '{count} suites de coups examinées',
  },
  thought: { en: '{name} says:', fr: '{name} dit :' },
  hint: { en: 'Hint', fr: 'Indice' },
  hintTitle: { en: 'What would a bot play? (H)', fr: 'Que jouerait un robot ? (H)' },
  hintThinking: { en: 'A bot is thinking about it…', fr: 'Un robot y réfléchit…' },
  hintPlay: { en: 'Play it', fr: 'Jouer ce coup' },
  hintTake: { en: 'Take this plan', fr: 'Prendre ce plan' },
  hintDetails: { en: 'Details', fr: 'Détails' },
  hintHere: { en: 'advised', fr: 'conseillé' },
  hintsAllowed: { en: 'Hints allowed', fr: 'Indices permis' },
  noHints: { en: 'no hints', fr: 'sans indices' },
  talk: { en: 'Talk', fr: 'Discussion' },
  talkEmpty: { en: 'Nobody has said anything yet.', fr: 'Personne n’a encore rien dit.' },
  saySomething: { en: 'Say something', fr: 'Un message' },
  send: { en: 'Send', fr: 'Envoyer' },
  toAll: { en: 'To all', fr: 'À tous' },
  toTeam: { en: 'To my team', fr: 'À mon équipe' },
  channel: { en: 'Who hears it', fr: 'Qui l’entend' },
  inTeam: { en: 'team', fr: 'équipe' },
  sayToAll: { en: 'Say something to all', fr: 'Un message à tous' },
  sayToTeam: { en: 'Say something to your team', fr: 'Un message à votre équipe' },
  undo: { en: 'Undo', fr: 'Annuler' },
  undoAsk: { en: 'Ask to undo', fr: 'Demander à annuler' },
  undoNot: { en: 'Nothing to take back', fr: 'Rien à annuler' },
  undoAsked: {
    en: '{who} asks to take back the last move.',
    fr: '{who} demande à reprendre son dernier coup.',
  },
  undoWaits: {
    en: 'You asked to take back; {who} must agree.',
    fr: 'Vous demandez à reprendre ; accord attendu de {who}.',
  },
  agree: { en: 'Agree', fr: 'Accepter' },
  decline: { en: 'Decline', fr: 'Refuser' },
  leave: { en: 'Leave', fr: 'Quitter' },
  leaveSure: { en: 'Leave the table?', fr: 'Quitter la table ?' },
  leaveText: {
    en: 'A bot plays on in your place; the seat stays yours, and you can come back as long as the match lasts. Or resign: then you have lost.',
    fr: 'Un robot jouera à votre place ; elle reste à vous, et vous pourrez revenir tant que dure la partie. Ou abandonnez : vous aurez perdu.',
  },
  leaveAloneText: {
    en: 'The match waits for you; it is in the list of your tables. Or resign: then it is over.',
    fr: 'La partie vous attend ; vous la retrouverez dans vos tables. Ou abandonnez : elle est alors terminée.',
  },
  resign: { en: 'Resign', fr: 'Abandonner' },
  resigned: { en: 'resigned, a bot plays on', fr: 'abandon, un robot joue' },
  goneFor: { en: 'gone for {time}', fr: 'absent depuis {time}' },
  freeIn: { en: 'free in {time}', fr: 'libre dans {time}' },
  waitsFor: {
    en: '{who} has been gone for {time}, and it is their turn.',
    fr: '{who} n’est plus là depuis {time}, et c’est à son tour.',
  },
  nudge: { en: 'Nudge', fr: 'Relancer' },
  nudgeOf: { en: 'Nudge {who}', fr: 'Relancer {who}' },
  nudgeSent: { en: 'Nudged', fr: 'Relancé' },
  letBot: { en: 'Let a bot play', fr: 'Laisser un robot jouer' },
  claimWin: { en: 'Claim the win', fr: 'Réclamer la victoire' },
  claimDraw: { en: 'Call it a draw', fr: 'Déclarer nulle' },
  inTime: { en: '{what} in {time}', fr: '{what} dans {time}' },
  toldNudged: {
    en: 'The others wait for you: it is your turn.',
    fr: 'On vous attend : c’est à vous de jouer.',
  },
  toldUndoRefused: {
    en: '{who} does not want to take the move back.',
    fr: '{who} ne veut pas revenir sur ce coup.',
  },
  titleNudged: { en: '● You are awaited – {game}', fr: '● On vous attend – {game}' },
  endedResigned: { en: '{who} resigned.', fr: '{who} : abandon.' },
  endedResignedYou: { en: 'You resigned.', fr: 'Vous avez abandonné.' },
  endedClaimed: {
    en: 'Claimed by {who}: the other did not come back.',
    fr: 'Victoire réclamée par {who} : l’autre n’est pas revenu.',
  },
  endedDrawn: {
    en: 'Called a draw by {who}: the other did not come back.',
    fr: 'Déclarée nulle par {who} : l’autre n’est pas revenu.',
  },
  endedClaimedYou: {
    en: 'You claimed it: the other did not come back.',
    fr: 'Vous l’avez réclamée : l’autre n’est pas revenu.',
  },
  endedDrawnYou: {
    en: 'You called it a draw: the other did not come back.',
    fr: 'Vous l’avez déclarée nulle : l’autre n’est pas revenu.',
  },
  listResigned: { en: 'resigned', fr: 'abandon' },
  listClaimed: { en: 'claimed', fr: 'réclamée' },
  listDrawn: { en: 'called a draw', fr: 'déclarée nulle' },
  rematchAsked: { en: '{who} would like a rematch.', fr: '{who} voudrait une revanche.' },
  rematchWaits: { en: 'Waiting for {who} to agree to a rematch.', fr: 'Revanche : accord attendu de {who}.' },
  removeTable: { en: 'Take off the list', fr: 'Retirer de la liste' },
  removeTableOf: { en: 'Take off the list: {what}', fr: 'Retirer de la liste : {what}' },
  removeText: {
    en: 'At the table nothing changes; its address still leads there.',
    fr: 'Rien ne change à la table ; son adresse y mène toujours.',
  },
  leaveOpenText: { en: 'Your seat will be open again.', fr: 'Votre place sera de nouveau libre.' },
  seatBack: { en: 'Take my seat back', fr: 'Reprendre ma place' },
  botPlays: { en: 'A bot plays for you.', fr: 'Un robot joue pour vous.' },
  botPlaysOn: { en: 'A bot plays for seat {letter}.', fr: 'Un robot joue à la place {letter}.' },
  sit: { en: 'Sit down here', fr: 'S’asseoir ici' },
  sitToo: { en: 'Sit here too', fr: 'Prendre aussi cette place' },
  sitTooOn: { en: 'Sit here too: seat {letter}', fr: 'Prendre aussi la place {letter}' },
  sitAs: { en: 'Sit down on {letter}', fr: 'S’asseoir en {letter}' },
  freeSeats: { en: 'There is room for you.', fr: 'Il y a une place pour vous.' },
  optionIs: { en: '{option}: {value}', fr: '{option} : {value}' },
  takeOver: { en: 'Take over', fr: 'Prendre la place' },
  sitOn: { en: 'Sit down here: seat {letter}', fr: 'S’asseoir ici : place {letter}' },
  takeOverOf: { en: 'Take over seat {letter}', fr: 'Prendre la place {letter}' },
  startNow: { en: 'Start now', fr: 'Commencer maintenant' },
  startNowText: { en: 'Fill empty seats with:', fr: 'Compléter les places libres avec :' },
  waitingFor: { en: 'Waiting for {n:player:players}', fr: 'Joueurs attendus : {n}' },
  shareToInvite: {
    en: 'Share the link so that others can sit down.',
    fr: 'Partagez le lien pour que d’autres s’assoient.',
  },
  rematch: { en: 'Rematch', fr: 'Revanche' },
  again: { en: 'Play again', fr: 'Rejouer' },
  toRematch: { en: 'Go to the rematch', fr: 'Aller à la revanche' },
  replay: { en: 'Replay', fr: 'Revoir' },
  exportRecord: { en: 'Export the record', fr: 'Exporter la partie' },
  verify: { en: 'Verify the luck', fr: 'Vérifier le hasard' },
  more: { en: 'More', fr: 'Plus' },
  share: { en: 'Share', fr: 'Partager' },
  skip: { en: 'Skip', fr: 'Accélérer' },
  skipText: { en: 'Show the present position', fr: 'Montrer la position actuelle' },
  refusedRule: { en: 'Rule {rule}', fr: 'Règle {rule}' },
  otherReasons: { en: '{n:more reason:more reasons}', fr: '{n:autre raison:autres raisons}' },
  chooseOne: { en: 'Which one?', fr: 'Lequel ?' },
  fairLuck: { en: 'Fair luck', fr: 'Hasard vérifiable' },
  fairLuckText: {
    en: 'All luck of this match is bound to this number since before its first move. Once it is over, the secret behind it is shown, and anyone can check every roll.',
    fr: 'Tout le hasard de cette partie est lié à ce nombre depuis avant le premier coup. À la fin, son secret est dévoilé et chacun peut vérifier chaque tirage.',
  },
  fairLuckElsewhere: {
    en: 'This match was imported; its luck was drawn at another table.',
    fr: 'Cette partie a été importée ; son hasard a été tiré à une autre table.',
  },
  reconnecting: { en: 'Reconnecting…', fr: 'Reconnexion…' },
  reconnectingText: { en: 'Your moves are kept.', fr: 'Vos coups sont gardés.' },
  curtain: { en: 'Hand the device to {who}', fr: '{who}, à vous : prenez l’appareil' },
  curtainText: {
    en: 'Next comes what only {who} may see.',
    fr: 'La suite est pour les yeux de {who} seulement.',
  },
  curtainReady: { en: 'I am {who}', fr: 'Je suis {who}' },
  hotSeat: { en: 'Now {who}', fr: 'Maintenant {who}' },
  review: {
    en: 'An imported match: to look at, and to play on from any move.',
    fr: 'Une partie importée : à revoir, et à reprendre à partir de n’importe quel coup.',
  },
  spectating: { en: 'You are watching.', fr: 'Vous regardez la partie.' },
  titleYourTurn: { en: '● Your turn – {game}', fr: '● À vous – {game}' },
  notifyTurn: { en: 'It is your turn.', fr: 'C’est à vous de jouer.' },
  notifyAnswer: { en: 'Your answer is awaited.', fr: 'On attend votre réponse.' },

  // how it ended
  result: { en: 'Result', fr: 'Résultat' },
  youWin: { en: 'You win!', fr: 'Vous gagnez !' },
  youWinWith: { en: 'You win, with {who}!', fr: 'Vous gagnez, avec {who} !' },
  wins: { en: '{who} wins.', fr: '{who} gagne.' },
  winTogether: { en: '{who} win.', fr: '{who} gagnent.' },
  teamWins: { en: 'The {team} wins.', fr: 'L’{team} gagne.' },
  draw: { en: 'A draw.', fr: 'Match nul.' },
  matchOver: { en: 'The match is over.', fr: 'La partie est terminée.' },
  standing: { en: 'Standing', fr: 'Classement' },
  standingTold: { en: 'Standing: {order}.', fr: 'Classement : {order}.' },
  points: { en: '{n:point:points}', fr: '{n:point:points}' },
  keyMoments: { en: 'Key moments', fr: 'Moments clés' },
  lookAtBoard: { en: 'Look at the board', fr: 'Voir le plateau' },

  // links
  shareTitle: { en: 'Share this table', fr: 'Partager cette table' },
  linkJoin: { en: 'To play', fr: 'Pour jouer' },
  linkJoinText: {
    en: 'Whoever has this link can take an open seat.',
    fr: 'Qui a ce lien peut prendre une place libre.',
  },
  linkWatch: { en: 'To watch', fr: 'Pour regarder' },
  linkWatchText: { en: 'Sees the table, touches nothing.', fr: 'Voit la table sans y toucher.' },
  linkSeat: { en: 'Your seat {letter} on another device', fr: 'Votre place {letter} sur un autre appareil' },
  linkSeatText: {
    en: 'For yourself only: whoever has this link plays in your place.',
    fr: 'Pour vous seul : qui a ce lien joue à votre place.',
  },
  copy: { en: 'Copy', fr: 'Copier' },
  copied: { en: 'Copied', fr: 'Copié' },
  copyOf: { en: 'Copy the link: {what}', fr: 'Copier le lien : {what}' },
  qrOf: { en: 'QR code: {what}', fr: 'Code QR : {what}' },
  showQr: { en: 'QR code', fr: 'Code QR' },

  // the replay
  first: { en: 'First position', fr: 'Première position' },
  next: { en: 'On one move', fr: 'Un coup en avant' },
  last: { en: 'Last position', fr: 'Dernière position' },
  pause: { en: 'Pause', fr: 'Pause' },
  spectator: { en: 'a spectator', fr: 'un spectateur' },
  start: { en: 'Start', fr: 'Début' },
  expected: { en: 'Winning chances', fr: 'Chances de gagner' },
  forkAlone: { en: 'Alone, against bots', fr: 'Seul, contre des robots' },
  verified: { en: 'Every roll was checked', fr: 'Chaque tirage a été vérifié' },
  notVerified: { en: 'The luck does not fit', fr: 'Le hasard ne concorde pas' },
  rolls: { en: 'Rolls checked', fr: 'Tirages vérifiés' },
  hash: { en: 'Hash shown at the start', fr: 'Empreinte montrée au départ' },
  secret: { en: 'Secret shown at the end', fr: 'Secret dévoilé à la fin' },

  // rules
  contents: { en: 'Contents', fr: 'Sommaire' },
  notes: { en: 'Where the rules come from', fr: 'D’où viennent les règles' },
  note: { en: 'Note {n}: {text}', fr: 'Note {n} : {text}' },

  // what went wrong
  lostTitle: { en: 'Nothing here', fr: 'Il n’y a rien ici' },
  lostText: { en: 'No page has this address.', fr: 'Aucune page n’a cette adresse.' },
  forbiddenTitle: {
    en: 'This address alone does not open the table',
    fr: 'Cette adresse seule n’ouvre pas la table',
  },
  forbiddenText: {
    en: 'A table opens with its link. Ask who sent you here to press Share at the table, and to send you the link to play or to watch.',
    fr: 'Une table s’ouvre avec son lien. Demandez à la personne qui vous envoie de toucher Partager à la table, et de vous envoyer le lien pour jouer ou pour regarder.',
  },
  missingTitle: { en: 'No such table', fr: 'Cette table n’existe pas' },
  missingText: {
    en: 'There is no table at this address, or not any more.',
    fr: 'Il n’y a pas, ou plus, de table à cette adresse.',
  },
  noSuchGame: { en: 'There is no such game here.', fr: 'Ce jeu n’est pas ici.' },
} satisfies Record<string, Text>

export type Key = keyof typeof WORDS
export type Parts = Record<string, string | number>

const BLANK = /(\bde )?\{(\w+)(?::([^:{}]*):([^:{}]*))?\}/g

/** French signs stay on the line of the word before them. */
export function typeset(words: string, lang: Lang): string {
  return lang === 'fr' ? words.replace(/ ([;:!?»%])/g, '\u00a0$1').replace(/« /g, '«\u00a0') : words
}

/** Less is none: 0 or 100 %; what is in doubt shows as 1 to 99 %. */
const DOUBT = 0.0005

/** A result from 0 to 1, as the server's sentences write it too. */
export function percentIn(share: number, lang: Lang): string {
  return typeset(`${inHundredths(share)}${lang === 'fr' ? ' ' : ''}%`, lang)
}

function inHundredths(share: number): number {
  if (share > DOUBT && share < 1 - DOUBT) return Math.min(99, Math.max(1, Math.round(100 * share)))
  return share <= DOUBT ? 0 : 100
}

/** Words with their blanks filled; in French nought and one are singular, in English one alone. "de Ann" is "d’Ann". */
export function fill(words: string, lang: Lang, parts: Parts): string {
  return typeset(words, lang).replace(BLANK, (blank, of: string | undefined, name: string, one, many) => {
    const part = parts[name]
    if (part === undefined) return blank
    const single = lang === 'fr' ? Number(part) < 2 : Number(part) === 1
    const filled = one === undefined ? String(part) : `${part} ${single ? one : many}`
    if (of === undefined) return filled
    return lang === 'fr' && /^[aeéèiouœ]/i.test(filled) ? `d’${filled}` : of + filled
  })
}

/** The beginning of a text: its first sentence, and the next as long as that is short. The rest is in the rulebook. */
export function firstSentence(text: string, enough = 60): string {
  const sentences = text.match(/.+?[.!?…](?=\s|$)\s*/gs) ?? [text]
  let begun = ''
  for (const sentence of sentences) {
    begun += sentence
    if (begun.length >= enough) break
  }
  return begun.trim()
}
