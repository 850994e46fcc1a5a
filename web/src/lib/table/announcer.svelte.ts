// What is told besides the picture: the live region for screen readers, sounds, a notification on one's turn.

import { house, say, t, whole } from '../lang.svelte'
import type { GameInfo, HintIs, Text } from '../messages'
import { notify } from '../notify'
import { settings } from '../settings.svelte'
import { winners } from '../result'
import { sound, type Sound } from '../sound'
import type { Event, News, View } from './shown'
import type { Table } from './table.svelte'
import type { Listener } from './ways'

/** Said by the house, a game or a person. */
type Said = Text | string

const KEPT = 5
/** Milliseconds by which two messages about the same end may differ. */
const SAME_TIME = 3000

export class Announcer implements Listener {
  /** The last sentences for the live region; each is added, so that none is lost when much happens. */
  sentences = $state.raw<{ n: number; text: string }[]>([])
  #told = 0
  #planEnds = -Infinity
  #over = false
  table: Table | null = null

  constructor(private readonly game: () => GameInfo | undefined) {}

  shown(news: News, before: View | null, first: boolean): void {
    if (this.table?.curtain != null) {
      this.sentences = [] // the next to look may not know what the last one was told
      return
    }
    const happened = first ? [] : news.events.flatMap(sentencesOf)
    const why = settings.remarks ? news.events.findLast((event) => event.because)?.because : null
    if (why && !first) happened.push(why)
    const toAnswer = this.table?.toAnswer ?? null
    const asked = toAnswer !== null && (first || before?.version !== news.view.version)
    const within = asked ? [house('clock-answer-now', { n: Math.ceil(toAnswer / 1000) })] : this.#toPlan()
    const [prompt, prompted] = [this.#prompt(news.view), !first && before ? this.#prompt(before) : '']
    this.#tell(() => {
      const told = happened.map(inWords)
      const question = inWords(prompt)
      if (!told.length && !within.length && question === inWords(prompted)) return ''
      const all = told.some((one) => bare(one) === bare(question)) ? told : [...told, question]
      return [...all, ...within.map(inWords)].filter(Boolean).map(closed).join(' ')
    })
    const ends = news.stage === 'over' && !this.#over
    this.#over = news.stage === 'over'
    if (first) return
    const mine = this.table?.mine ?? []
    if (news.events.some(({ kind, seat }) => kind === 'said' && (seat === null || !mine.includes(seat))))
      sound('talk')
    if (ends) return sound(endOf(news.view.result, mine))
    const turn = news.stage === 'playing' && news.view.awaited.some((seat) => mine.includes(seat))
    const wasTurn = !!before?.awaited.some((seat) => mine.includes(seat))
    if (news.events.some(({ kind, seat }) => kind === 'nudged' && seat !== null && mine.includes(seat))) {
      sound('nudge')
      this.#notify(() => t('seat-nudge.told'))
    } else if (turn && !wasTurn) {
      sound('turn')
      this.#notify(() => t(asked ? 'room-answer' : 'room-turn'))
    } else if (news.events.some(({ kind, lines }) => kind === 'acted' && lines.length > 0)) sound('move')
  }

  /** What is asked, or who won; of who played alone nothing but what happened tells how that went. */
  #prompt(view: View): Said {
    if (view.result?.length === 1) return ''
    return this.table?.plans.promptIn(view) ?? view.prompt
  }

  /** How long one has to plan, once for each plan: single actions and drafts do not give more time. */
  #toPlan(): Text[] {
    const left = this.table?.toPlan ?? null
    if (!this.table || left === null) return []
    const ends = this.table.presence.clocksAt + left
    const known = Math.abs(ends - this.#planEnds) < SAME_TIME
    this.#planEnds = ends
    return known ? [] : [house('clock-plan-now', { n: Math.ceil(left / 1000) })]
  }

  hinting(): void {
    this.#tell(() => t('hint-title.thinking'))
  }

  hinted(hint: HintIs): void {
    this.#tell(() => say(hint.sentence))
  }

  refused(): void {
    sound('refusal')
  }

  #tell(make: () => string): void {
    whole(make, (text) => {
      if (text) this.sentences = [...this.sentences.slice(1 - KEPT), { n: ++this.#told, text }]
    })
  }

  #notify(make: () => string): void {
    const game = this.game()
    whole(make, (text) => notify(game ? say(game.name) : 'Astroport', text))
  }
}

/** How a match ends for those who hear it here; who watches hears that somebody has won. */
function endOf(result: readonly number[] | null, mine: readonly number[]): Sound {
  const won = winners(result ?? [])
  if (!won.length) return 'draw'
  return !mine.length || mine.some((seat) => won.includes(seat)) ? 'win' : 'loss'
}

function sentencesOf({ lines, said }: Event): Said[] {
  return [...lines.map((line) => line.text), ...(said === null ? [] : [said])]
}

function inWords(said: Said): string {
  return typeof said === 'string' ? said : say(said)
}

/** Without the sign that closes it: what the log tells, "Ann wins", is not said again as "Ann wins.". */
function bare(sentence: string): string {
  return sentence.replace(/[.!]$/, '').trim()
}

function closed(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`
}
