// What tests of matches need whose rules run here: a stand-in for the rules, and news as the server sends them.

import { FLYING, TAKING } from '../../games/sputnik/fixture'
import { declared } from '../../games/sputnik/state'
import type * as wire from '../messages'
import { Lexicon } from './lexicon'
import { fromBase64 } from './position'
import { MatchReader, type Viewer } from './reader'
import type { Rules } from './rules'

export { FLYING, TAKING }

export const VARIANT = { seats: 2, options: { layout: 'pyramid', rockets: 1, teams: false } }
export const ANN: Viewer = { seat: 0, you: 0, plays: true, name: (seat) => ['Ann', 'Ben'][seat] ?? '' }

const lexicon = new Lexicon(declared, VARIANT)
export const action = (text: string): number => lexicon.find(text)?.number ?? -1

/** "You fly to b4", as a note. */
export const FLIES: wire.Note = { kind: 129, numbers: [0, -1, 11, 6] }
/** And then "You remove a galaxy at b3, 2 left there". */
export const TAKES: wire.Note = { kind: 131, numbers: [0, 5, 2] }

/** Rules by which A may fly to b4, and everything else is against SP-2.2. */
export function standIn(change: Partial<Rules> = {}): Rules {
  return {
    ask: (_, __, acts) => {
      const fly = { action: action('fly b4'), kind: 0, numbers: [-1, 11, 6, 2, -1] }
      return Promise.resolve({ prompt: { kind: 0, numbers: [] }, choices: acts ? [fly] : [] })
    },
    why: (_, __, actions) => Promise.resolve(actions.map((one) => (one === action('fly b4') ? 0 : 202))),
    preview: () =>
      Promise.resolve({
        record: fromBase64(TAKING),
        notes: [{ kind: 129, numbers: [0, -1, 11, 6] }],
        sure: true,
      }),
    query: () => Promise.resolve([]),
    replay: () => Promise.resolve([]),
    ...change,
  }
}

export const reader = (rules: Rules = standIn()) => new MatchReader(declared, VARIANT, rules)

export function event(number: number, ...notes: wire.Note[]): wire.Event {
  return {
    ...{ number, at: 0, kind: 'acted', ply: number, seat: 0, lines: [], reasons: false, because: null },
    ...{ said: null, team: false, back: [], alone: false, notes },
  }
}

export function view(version: number, record: string, awaited = [0]): wire.View {
  const undo = { how: 'no' as const, why: null, asked_by: null, waiting_for: [] }
  return {
    ...{ version, ply: version, seat: 0, picture: {}, prompt: null, awaited, choices: [], undo },
    ...{ result: null, drafts: [], record },
  }
}

/** Ann is who looks. */
const SEATS = [
  { seat: 0, yours: true },
  { seat: 1, yours: false },
] as wire.SeatInfo[]

export function news(number: number, seen: wire.View, ...events: wire.Event[]): wire.News {
  return {
    ...{
      type: 'news',
      stream: '',
      number,
      events,
      stage: 'playing',
      seats: SEATS,
      view: seen,
      rematch: null,
    },
    ...{ now: 0, scenes: [], after: number - events.length, ended: null, again: [] },
  }
}
