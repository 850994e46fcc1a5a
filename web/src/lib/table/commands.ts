// Commands on their way to the server: each has an id of its own, and arrives once however the network behaves.

import { begin } from '../busy.svelte'
import type { Command } from './connection'

/** A command without its id, which is chosen when it is sent. */
export type Wanted = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never

/** Commands whose answers nobody waits for: what they do is seen at once, or when it comes. */
const UNSEEN: ReadonlySet<Wanted['type']> = new Set(['draft', 'history', 'reasons', 'hint'] as const)

export class Commands {
  #answers = new Map<string, () => void>()
  /** What was asked for and is not answered yet: ends the sign that it is waited for. */
  #pending = new Map<string, () => void>()
  #tab = Math.random().toString(36).slice(2, 8)
  #count = 0

  constructor(private readonly give: (command: Command) => void) {}

  send(wanted: Wanted): string {
    const id = `${this.#tab}${Date.now().toString(36)}.${++this.#count}`
    if (!UNSEEN.has(wanted.type)) this.#pending.set(id, begin())
    this.give({ ...wanted, id } as Command)
    return id
  }

  /** Send commands, and wait until the server has answered all of them. */
  async settled(wanted: Wanted[]): Promise<void> {
    await Promise.all(
      wanted.map((one) => new Promise<void>((resolve) => this.#answers.set(this.send(one), resolve))),
    )
  }

  answered(id: string): void {
    for (const waiting of [this.#pending, this.#answers]) {
      waiting.get(id)?.()
      waiting.delete(id)
    }
  }

  stop(): void {
    for (const end of this.#pending.values()) end()
    this.#pending.clear()
  }
}
