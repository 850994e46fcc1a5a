// The board; what is programmed in the arena, and how long it takes to show what came of it.

import type { Course } from '../contract'
import Board from './Board.svelte'
import { planIn } from './plan'
import { endTime, roundTime } from './takes'

export const course: Course = {
  board: Board,
  finale: () => import('./ending'),
  endingTime: endTime,
  sceneTime: roundTime,
  plan: planIn,
}
