// The words of the host's page, which come with it: every other page is the lighter.

import type { Text } from './messages'
import { WORDS } from './words'

const { loading, panel, stageOpen, stagePlaying, stageOver } = WORDS

export const HOST_WORDS = {
  loading,
  panel,
  stageOpen,
  stagePlaying,
  stageOver,
  hostTitle: { en: 'The house', fr: 'La maison' },
  hostKey: { en: 'Key of the host', fr: 'Clé de l’hôte' },
  hostKeyText: {
    en: 'It stands in the link that the server shows when it starts.',
    fr: 'Elle figure dans le lien que le serveur affiche au démarrage.',
  },
  hostEnter: { en: 'Enter', fr: 'Entrer' },
  hostOnline: { en: 'Connections', fr: 'Connexions' },
  hostTables: { en: 'Tables', fr: 'Tables' },
  hostBots: { en: 'Bots thinking', fr: 'Robots en réflexion' },
  hostBotsWaiting: { en: '{n} waiting', fr: '{n} en attente' },
  hostMoves: { en: 'Moves since the start', fr: 'Coups depuis le démarrage' },
  hostUp: { en: 'Up for', fr: 'En marche depuis' },
  hostVersion: { en: 'Version', fr: 'Version' },
  hostDatabase: { en: 'Stored in', fr: 'Stockage' },
  hostDisk: { en: 'On the disk', fr: 'Sur le disque' },
  hostDiskFree: { en: '{size} free', fr: '{size} libres' },
  hostDiskMost: { en: 'of {size}', fr: 'sur {size}' },
  hostKept: { en: 'What is kept', fr: 'Ce qui est gardé' },
  hostMatches: { en: 'Matches', fr: 'Parties' },
  hostSize: { en: 'Size', fr: 'Taille' },
  hostRecords: { en: 'records brought along', fr: 'enregistrements apportés' },
  hostNotices: { en: 'For you to see to', fr: 'À régler' },
  hostPeople: { en: 'People', fr: 'Joueurs' },
  hostBotsSeated: { en: 'Bots', fr: 'Robots' },
  hostConnected: { en: 'Connected', fr: 'Connectés' },
  hostWatching: { en: 'Watching', fr: 'Spectateurs' },
  hostEvents: { en: 'Events', fr: 'Événements' },
  hostLast: { en: 'Last event', fr: 'Dernier événement' },
  hostStage: { en: 'Stage', fr: 'État' },
  hostGame: { en: 'Game', fr: 'Jeu' },
  hostNone: { en: 'No table is open.', fr: 'Aucune table n’est ouverte.' },
} satisfies Record<string, Text>

export type HostKey = keyof typeof HOST_WORDS
