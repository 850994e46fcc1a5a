// How long the scoring takes to be shown, and how a match alone ended.

import type { Course } from '../course.svelte'
import { endingWords } from './ending'
import { scoringTime } from './scoring'

export const course: Course = { endingTime: scoringTime, ending: endingWords }
