// What a game gives the page: `games/<slug>/index.ts` exports one `page`. All that is in it comes with the home page,
// so what is not needed there is behind an `import`.

import type { Component } from 'svelte'
import type { BoardProps, Lang, Picture } from '../lib/board'
import type { Livery } from '../lib/livery'
import type { Text } from '../lib/messages'
import type { Declared, Happened } from '../lib/rules/declared'
import type { View } from '../lib/table/shown'
import type { Plan } from '../lib/table/ways'
import type { Decided, Ending } from './shared/ending'

export interface GamePage {
  /** The drawing on the game's card. */
  picture: Component
  course: () => Promise<{ course: Course }>
  /** What its rules declare, in a game whose rules run here: its board reads the records of its states. */
  state?: () => Promise<{ declared: Declared }>
  /** What seats wear in a game that gives its teams colours: by seat, number of seats and options. */
  livery?: (seat: number, seats: number, options: Record<string, unknown>) => Livery | null
  /** The keys that only its board knows. */
  keys?: { keys: string[]; does: Text }[]
}

/**
 * The board, and what the table asks of a game while a match runs: loaded when somebody sits down to it. What happens is
 * of the game's own kinds, and of no others: `never` stands for them where games are spoken of in general.
 */
export interface Course {
  board: Component<BoardProps<Picture, never>>
  /** How a match ended in the game's own words, where it is not about who wins. */
  ending?: (picture: Picture, lang: Lang) => string | null
  /** How long the board plays out the end of a match, in milliseconds. */
  endingTime?: (before: Picture, after: Picture) => number
  /** How long the board shows the way from one picture to a scene's; 0 or null: no longer than others do. */
  sceneTime?: (before: Picture, after: Picture) => number | null
  /** What a seat is asked to plan. */
  plan?: (view: View) => Plan | null
  /** A game without one is told by the last line of its log. */
  finale?: () => Promise<Finale>
}

/** What is told when a match is over: loaded then. */
export interface Finale<H extends Happened = never> {
  decidedBy: (ending: Ending<Picture, H>) => Decided | null
  /** The points of every seat, in games that count them. */
  pointsIn?: (picture: Picture) => number[] | null
}
