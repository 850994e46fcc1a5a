// How much is waited for that a person has asked for: the page shows a sign of life as long as it is anything.

let waiting = $state(0)

export const busy = {
  get now(): boolean {
    return waiting > 0
  },
}

/** Something is waited for, until what comes back is called (or called again). */
export function begin(): () => void {
  waiting++
  let open = true
  return () => {
    if (open) waiting--
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
