// A button that opens a match at once: on its way, there, or refused.

import { RefusedError } from './api'
import type { GameInfo, Refusal } from './messages'
import { playNow } from './opening'
import { go } from './place.svelte'

export class PlayNow {
  opening = $state(false)
  refusal = $state.raw<Refusal | null>(null)

  async play(game: GameInfo): Promise<void> {
    this.opening = true
    this.refusal = null
    try {
      go(`/t/${await playNow(game)}`)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      this.refusal = error.refusal
    } finally {
      this.opening = false
    }
  }
}
