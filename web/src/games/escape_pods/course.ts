// The board; how long the scoring takes to be shown, and how a match alone ended.

import type { Course } from '../contract'
import Board from './Board.svelte'
import { endingWords } from './ending'
import { scoringTime } from './scoring'

export const course: Course = {
  board: Board,
  finale: () => import('./decided'),
  endingTime: scoringTime,
  ending: endingWords,
}
