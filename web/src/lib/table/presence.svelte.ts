// Who is at the table: the seats as they are shown, who of them is connected or gone, and how many watch.
//
// Who is connected is true at once, also while older news wait to be shown.

import type { Presence as Message, SeatInfo } from '../messages'
import type { News } from './shown'

/** Whether a person is connected, or since when not, and how long that was waited for. */
type There = Pick<SeatInfo, 'online' | 'gone' | 'waited'>

export class Presence {
  seats = $state.raw<SeatInfo[]>([])
  watching = $state(0)
  /** When it was known who is gone for how long, on the clock of performance.now(). */
  knownAt = $state(0)
  /** When the clocks of `seats` were right, on the same clock. */
  clocksAt = $state(0)
  /** By seat, as the server said last. */
  #there: There[] = []
  #arrived = new WeakMap<News, number>()

  heard({ online, watching, gone, waited }: Message): void {
    this.watching = watching
    this.#know(
      gone.map((since, seat) => ({
        online: online.includes(seat),
        gone: since,
        waited: waited[seat] ?? null,
      })),
    )
  }

  /** News have come; when they are shown, their clocks are as old as that. */
  arrived(news: News): void {
    this.#arrived.set(news, performance.now())
    this.#know(news.seats.map(({ online, gone, waited }) => ({ online, gone, waited })))
  }

  shown(news: News): void {
    this.seats = this.#withThere(news.seats)
    this.clocksAt = this.#arrived.get(news) ?? performance.now()
  }

  #know(there: There[]): void {
    this.#there = there
    this.knownAt = performance.now()
    this.seats = this.#withThere(this.seats)
  }

  #withThere(seats: SeatInfo[]): SeatInfo[] {
    return seats.map((seat) => (seat.who === 'person' ? { ...seat, ...this.#there[seat.seat] } : seat))
  }
}
