// What the table gives to a game's board: every board component takes exactly these properties.

import type { Choice, SeatInfo } from './messages'
import type { Happened } from './rules/declared'

/** The languages in which games have words of their own beside their boards, as long as those are not in files. */
export type Lang = 'en' | 'fr'

/** Which of them is nearest to a language of the page. */
export function boardLang(language: string): Lang {
  return language === 'fr' ? 'fr' : 'en'
}

/** A picture is of the game's own making; its board knows what is in it. */
export type Picture = any

/** The seats that are out of the match: pictures that know of such list them as `out`, states have a flag for each. */
export function outOf(picture: Picture): number[] {
  const out: unknown = picture?.out
  if (out instanceof Uint8Array) return [...out].flatMap((is, seat) => (is ? [seat] : []))
  return Array.isArray(out) ? out : []
}

export interface BoardProps<P = Picture, H extends Happened = Happened> {
  /** The position; of a game whose rules run here its state. */
  picture: P
  /** The picture before the last decision, where it is known (in a replay); otherwise the one that was shown before. */
  before?: P | null
  /** All that is known to have happened up to this position, in a game whose rules run here. */
  happened?: readonly H[]
  seats: SeatInfo[]
  /** By seat, what all that is beside the board calls who sits there. */
  names?: readonly string[]
  /** The seat from which one looks; null: a spectator. */
  seat: number | null
  /** What can be done now; empty when nothing can. */
  choices: Choice[]
  /** What a bot advises, to be marked as such. */
  advised?: Choice | null
  /** In a game with plans, the whole series of actions that is advised. */
  advisedPlan?: string[]
  /** Whether something on the screen names places, so that the board must show their names. */
  coordinates?: boolean
  lang: Lang
  /** False: nothing is animated. */
  motion: boolean
  /** Called on click, Enter or Space on any place, lit or not. */
  onplace: (place: string) => void
  /** Called with an action's text: it is played if it can be, otherwise the refusal is shown. */
  onact: (action: string) => void
  /** In a game with plans, what each seat has drafted: actions in a row; null: not for the eyes of the seat one looks from. */
  drafts?: (string[] | null)[]
  /** Called with the whole series that the seat plans now, from the position as it is; seen at once in `drafts`. */
  ondraft?: (actions: string[]) => void
  /** Called with a series that the seat plays: all of it, or nothing and the refusal is shown. */
  onplayall?: (actions: string[]) => void
  /** Called with what the board asks in the middle of a choice, instead of what the prompt asks; null: nothing. */
  onasks?: (text: string | null) => void
  /** Called by a board that films what happens, when somebody ends the film: no more scenes are wanted either. */
  onskip?: () => void
}
