// Where a match that is looked at again comes from, page by page: a finished one whose rules run here from its actions, all
// of it at once; any other from the server, position by position.

import { api } from '../api'
import type * as wire from '../messages'
import type { Interpreter } from './interpreter'
import type { Replay } from './shown'

/** A page of a match, as seen from a seat, from a ply on. */
export type Pages = (seat: number | null, ply: number) => Promise<Replay>

/** The pages of a table's match; `over`: whether it is finished. */
export function pagesOf(table: string, interpreter: Interpreter, over: () => boolean): Pages {
  let moves: Promise<wire.Moves> | null = null

  return async (seat, ply) => {
    const reader = await interpreter.reading
    if (!reader) return api.replay(table, seat, ply)
    if (!over()) {
      const page = await api.replay(table, seat, ply)
      return reader.replay(page, interpreter.viewer(seat, page.seats))
    }
    moves ??= api.moves(table)
    moves.catch(() => (moves = null))
    const played = await moves
    return reader.moves(played, interpreter.viewer(seat, played.seats))
  }
}
