// The board, and what is told of the end.

import type { Course } from '../contract'
import Board from './Board.svelte'

export const course: Course = { board: Board, finale: () => import('./ending') }
