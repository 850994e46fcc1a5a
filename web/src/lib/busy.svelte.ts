// How much is waited for that a person has asked for: the page shows a sign of life as long as it is anything.

let waiting = 0
let some = $state(false)

export const busy = {
  get now(): boolean {
    return some
  },
}

/** Asking may begin while something is being worked out for the page, when no state may change: so it is told just after. */
function count(by: 1 | -1): void {
  waiting += by
  queueMicrotask(() => (some = waiting > 0))
}

/** Something is waited for, until what comes back is called (or called again). */
export function begin(): () => void {
  count(1)
  let open = true
  return () => {
    if (open) count(-1)
    open = false
  }
}

/** The same until a promise is settled. */
export async function during<T>(promise: Promise<T>): Promise<T> {
  const end = begin()
  try {
    return await promise
  } finally {
    end()
  }
}
