// How long duels, shots and the way home take to be shown.

import type { Course } from '../course.svelte'
import { homeTime, momentTime } from './takes'

export const course: Course = { endingTime: homeTime, sceneTime: momentTime }
