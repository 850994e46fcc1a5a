// What each seat could expect over a finished match: worked out by the server once, which may take a while.

import { api, RefusedError } from '../api'
import type { Expected, Refusal } from '../messages'

export class Outlook {
  expected = $state.raw<Expected | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  #loading = false

  constructor(private readonly table: string) {}

  /** Ask for it, unless it is here or on its way. */
  async load(): Promise<void> {
    if (this.#loading || this.expected) return
    this.#loading = true
    this.refusal = null
    try {
      this.expected = await api.expected(this.table)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      this.refusal = error.refusal
    } finally {
      this.#loading = false
    }
  }
}
