// A place that is pressed.

import type { Point } from './geometry'

export interface Target {
  name: string
  at: Point
  label: string
  /** What can be done there: the kinds of choices, parted by blanks; empty where nothing can. */
  lit: string
  /** Whether a bot advises it. */
  advised?: boolean
}
