// The board of games that have none of their own.

import type { Course } from '../contract'
import Board from './Board.svelte'

export const course: Course = { board: Board }
