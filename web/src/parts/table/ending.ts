// The end of the match at a table, in words: who won, and how it ended if it was not played to its end.

import { endingOf } from '../../games'
import { boardLang } from '../../lib/board'
import { language, t } from '../../lib/lang.svelte'
import type { LiveryOf } from '../../lib/livery'
import type { GameInfo } from '../../lib/messages'
import { seatName } from '../../lib/names'
import { resultWords } from '../../lib/result'
import type { Table } from '../../lib/table/table.svelte'

/** Who won, or what the game says of who played alone. */
export function headline(table: Table, game: GameInfo, livery: LiveryOf): string {
  const result = table.view?.result
  if (!result) return t('outcome-over')
  const own = table.ended ? null : endingOf(game.slug, table.view?.picture, boardLang(language()))
  return own ?? resultWords(result, table.seats, game, livery)
}

/** How it ended, if it was not played to its end. */
export function endedWords(table: Table, game: GameInfo): string {
  if (!table.ended) return ''
  const seat = table.seats[table.ended.seat]
  const who = seat ? seatName(seat, table.seats, game) : ''
  return t(`outcome-${table.ended.how}`, {
    seat: who,
    'seat-is': seat?.yours && table.mine.length === 1 ? 'you' : 'other',
  })
}
