// What is programmed in the arena, and how long it takes to show what came of it.

import type { Course } from '../course.svelte'
import { planIn } from './plan'
import { endTime, roundTime } from './takes'

export const course: Course = { endingTime: endTime, sceneTime: roundTime, plan: planIn }
