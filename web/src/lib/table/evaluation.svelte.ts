// What each seat could expect over a finished match: worked out by the server once, which may take a while.

import { api, RefusedError } from '../api'
import type { Evaluations, Refusal } from '../messages'

export class Evaluation {
  found = $state.raw<Evaluations | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  #loading = false

  constructor(private readonly table: string) {}

  /** Ask for it, unless it is here or on its way. */
  async load(): Promise<void> {
    if (this.#loading || this.found) return
    this.#loading = true
    this.refusal = null
    try {
      this.found = await api.evaluations(this.table)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      this.refusal = error.refusal
    } finally {
      this.#loading = false
    }
  }
}
