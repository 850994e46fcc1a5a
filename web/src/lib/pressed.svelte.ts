// What a board was pressed on last: a place that waits for a second tap, and one whose move is on its way. A device has one
// board at a time, so this is one for all.

let armed = $state<string | null>(null)
let sent = $state<string | null>(null)

export const pressed = {
  /** The place at which a first tap showed what would happen. */
  get armed(): string | null {
    return armed
  },
  set armed(place: string | null) {
    armed = place
  },
  /** The place that was chosen, until the server has answered. */
  get sent(): string | null {
    return sent
  },
  set sent(place: string | null) {
    sent = place
  },
}

/** Where the mouse pressed last. */
let last = { x: -9, y: -9 }

export function restsAt({ x, y }: PointerEvent) {
  last = { x, y }
}

/** Whether it still rests there: what appears under it meanwhile is not pointed at. */
export function rests({ x, y }: PointerEvent): boolean {
  return Math.hypot(x - last.x, y - last.y) < 2
}
