// What a game tells of its end from: every game's `decidedBy` takes exactly this, and gives what decided it.

import type { Lang, Picture } from '../../lib/board'
import type { Happened } from '../../lib/rules/declared'

export interface Ending<P = Picture, H extends Happened = Happened> {
  picture: P
  /** All that is known to have happened, in a game whose rules run here. */
  happened?: readonly H[]
  /** A position from before the end, usually the one before the last decision; null where it is not known. */
  before: P | null
  /** By seat, as everything beside the board calls them; one's own is the pronoun for oneself. */
  names: readonly string[]
  /** By seat; null: everybody plays alone. */
  teams: readonly (number | null)[]
  /** One's own seat; null for spectators, and for who has several. */
  you: number | null
  lang: Lang
}

export interface Decided {
  /** What decided the match, in a sentence. */
  text: string
  /** The places of the board where it was decided: they stay in sight. */
  places: string[]
  /** Where who won is: seen too, as far as there is room. */
  winners?: string[]
}

/** Names in a row, with one's own first: "You and Ben". */
export function listedNames({ names, you, lang }: Pick<Ending, 'names' | 'you' | 'lang'>, seats: number[]) {
  const order = [...seats].sort((a, b) => Number(b === you) - Number(a === you))
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(order.map((seat) => names[seat] ?? ''))
}
