// A button that opens a match at once: on its way, there, or refused.

import { Refusal } from './api'
import type { GameInfo, Problem } from './messages'
import { playNow } from './opening'
import { go } from './place.svelte'

export class PlayNow {
  opening = $state(false)
  problem = $state.raw<Problem | null>(null)

  async play(game: GameInfo): Promise<void> {
    this.opening = true
    this.problem = null
    try {
      go(`/t/${await playNow(game)}`)
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      this.problem = refusal.problem
    } finally {
      this.opening = false
    }
  }
}
