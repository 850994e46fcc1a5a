// A button that opens a table and goes there: on its way, there, or refused.

import { RefusedError } from './api'
import type { Opened, Refusal } from './messages'
import { go } from './place.svelte'

export class Opening {
  opening = $state(false)
  refusal = $state.raw<Refusal | null>(null)

  /** `there`: what is to be done just before. */
  async open(ask: () => Promise<Opened>, there?: () => void): Promise<void> {
    if (this.opening) return
    this.opening = true
    this.refusal = null
    try {
      const { table } = await ask()
      there?.()
      go(`/t/${table}`)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      this.refusal = error.refusal
    } finally {
      this.opening = false
    }
  }
}
