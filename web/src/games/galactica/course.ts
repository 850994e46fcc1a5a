// The board; how long duels, shots and the way home take to be shown.

import type { Course } from '../contract'
import Board from './Board.svelte'
import { homeTime, momentTime } from './takes'

export const course: Course = {
  board: Board,
  finale: () => import('./ending'),
  endingTime: homeTime,
  sceneTime: momentTime,
}
