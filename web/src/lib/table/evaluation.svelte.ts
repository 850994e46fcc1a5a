// What each seat could expect over a finished match: worked out by the server once, which may take a while.

import { api, Refusal } from '../api'
import type { Evaluations, Problem } from '../messages'

export class Evaluation {
  found = $state.raw<Evaluations | null>(null)
  problem = $state.raw<Problem | null>(null)
  #loading = false

  constructor(private readonly table: string) {}

  /** Ask for it, unless it is here or on its way. */
  async load(): Promise<void> {
    if (this.#loading || this.found) return
    this.#loading = true
    this.problem = null
    try {
      this.found = await api.evaluations(this.table)
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      this.problem = refusal.problem
    } finally {
      this.#loading = false
    }
  }
}
