// What a table is told of its page: the ways of its game and its board, who listens, and how fast news are shown.

import type { Picture } from '../board'
import type { HintIs, Refusal } from '../messages'
import { END_PAUSE, type Pace } from './queue'
import type { Ways as Reading } from './interpreter'
import type { News, View } from './shown'

/** What somebody who listens to the table hears of: for sounds, the tab's title, the live region. */
export interface Listener {
  shown?(news: News, before: View | null, first: boolean): void
  refused?(refusal: Refusal): void
  /** A bot was asked for a hint; it has answered. */
  hinting?(): void
  hinted?(hint: HintIs): void
}

export interface Plan {
  /** For how many ships. */
  ships: number
}

export interface Ways extends Reading {
  /** Whether the game has secrets, so that a device is handed over behind a curtain. */
  secrets(): boolean
  /** Whether moves are to be seen one after another. */
  motion(): boolean
  /** How many times as long as usual that takes. */
  factor?(): number
  /** How long what a bot did is to be seen; null: as long as any other move. */
  botsStay?(): number | null
  /** How long the board shows the way to a scene's picture; null: it takes no time of its own (see Pace). */
  scene?(before: Picture, after: Picture): number | null
  /** How long the board shows the way from one picture to the last one; at least so many milliseconds are given. */
  ending?(before: Picture, after: Picture): number
  /** What the seat is asked to plan in a game with plans; null: it is asked for something else. */
  plan?(view: View): Plan | null
}

/** How fast news are shown after the view that is seen now. */
export function paceOf(ways: Ways, seen: () => View | null): Pace {
  return {
    motion: ways.motion,
    factor: ways.factor,
    stay: (news) => (byBot(news) ? (ways.botsStay?.() ?? null) : null),
    scene: (_news, scene) => {
      const view = seen()
      return (view && ways.scene?.(view.picture, scene.picture)) ?? null
    },
    ending: (news) => {
      const view = seen()
      return Math.max(END_PAUSE, (view && ways.ending?.(view.picture, news.view.picture)) ?? 0)
    },
  }
}

/** Whether a bot has done something, in its own right or for who is away. */
function byBot({ events, seats }: News): boolean {
  return events.some(({ kind, seat }) => {
    const info = seat === null ? undefined : seats[seat]
    return kind === 'acted' && !!info && (info.level !== null || !!info.away)
  })
}
