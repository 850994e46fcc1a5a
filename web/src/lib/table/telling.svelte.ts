// What is told besides the picture: the live region for screen readers, sounds, a notification on one's turn.

import { say, w } from '../lang.svelte'
import type { GameInfo, HintIs, News, View } from '../messages'
import { notify } from '../notify'
import { settings } from '../settings.svelte'
import { blip } from '../sound'
import type { Listener, Table } from './table.svelte'

const KEPT = 5

export class Telling implements Listener {
  /** The last sentences for the live region; each is added, so that none is lost when much happens. */
  sentences = $state.raw<{ n: number; text: string }[]>([])
  #told = 0
  table: Table | null = null

  constructor(private readonly game: () => GameInfo | undefined) {}

  shown(news: News, before: View | null, first: boolean): void {
    const told = first ? [] : news.events.flatMap((event) => event.lines.map((line) => say(line.text)))
    const why = settings.explain ? news.events.findLast((event) => event.because)?.because : null
    if (why && !first) told.push(say(why))
    const asks = first || say(news.view.prompt) !== (before ? say(before.prompt) : '') || told.length > 0
    const toAnswer = this.table?.toAnswer ?? null
    const asked = toAnswer !== null && (first || before?.at !== news.view.at)
    const within = asked ? [w('answerNow', { n: Math.ceil(toAnswer / 1000) })] : []
    if (asks || asked) this.#tell([...told, say(news.view.prompt), ...within].map(closed).join(' '))
    if (first) return
    const mine = this.table?.mine ?? []
    const turn = news.stage === 'playing' && news.view.awaited.some((seat) => mine.includes(seat))
    const wasTurn = !!before?.awaited.some((seat) => mine.includes(seat))
    if (turn && !wasTurn) {
      blip('turn')
      const game = this.game()
      notify(game ? say(game.name) : 'Astroport', w(asked ? 'notifyAnswer' : 'notifyTurn'))
    } else if (news.events.some((event) => event.kind === 'acted')) blip('move')
  }

  hinting(): void {
    this.#tell(w('hintThinking'))
  }

  hinted(hint: HintIs): void {
    this.#tell(say(hint.sentence))
  }

  refused(): void {
    blip('refusal')
  }

  #tell(text: string): void {
    this.sentences = [...this.sentences.slice(1 - KEPT), { n: ++this.#told, text }]
  }
}

function closed(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`
}
