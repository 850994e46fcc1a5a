// The figures of a guide, read with what its game declares.

import { recordReaderOf } from '../../games'
import type * as wire from '../../lib/messages'
import type { FigureInfo } from '../../lib/table/shown'

export function figuresOf({ game, figures }: wire.Guides): Promise<FigureInfo[]> {
  return Promise.all(figures.map((figure) => read(game, figure)))
}

async function read(game: string, figure: wire.FigureInfo): Promise<FigureInfo> {
  const { seats, seat, options } = figure
  const reader = await recordReaderOf(game, { seats: seats.length, options })
  const name = (of: number) => seats[of]?.name ?? ''
  return reader ? reader.figure(figure, { seat, you: seat, plays: false, name }) : figure
}
