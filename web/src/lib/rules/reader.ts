// Reads what the server says of a match whose rules run here: records become positions, notes become sentences and scenes,
// and what can be done is asked of the rules.

import type { Choice, LogLine } from '../messages'
import type * as wire from '../messages'
import type { Event, FigureInfo, Frame, News, Past, Preview, Replay, Scene, View } from '../table/shown'
import { CUT, codes, type Declared, type Happened, type Variant } from './declared'
import { Lexicon, type Action } from './lexicon'
import { fromBase64, type Position } from './position'
import { CHANCE, SPECTATOR, type Asked, type Note, type Rules } from './rules'
import { Sentences, type Reader } from './sentences'

/** Who reads: from where they look, what they call the others, and whether they may act from there. */
export interface Viewer extends Reader {
  seat: number | null
  plays: boolean
}

/** Something that happened: as what it is, in words, and a cut as what was seen then. */
interface Read {
  happened: Happened[]
  lines: LogLine[]
  cuts: { lines: number; seen: number; record: Uint8Array | undefined }[]
}

/** Reads what comes with its records and notes: the rules need not be asked. */
export class RecordReader {
  protected readonly sentences: Sentences

  constructor(
    readonly declared: Declared,
    readonly variant: Variant,
  ) {
    this.sentences = new Sentences(declared, variant)
  }

  past(past: wire.Past, viewer: Viewer): Past {
    return {
      ...past,
      events: past.events.map((event) => told(event, this.read(event.notes.map(received), viewer))),
    }
  }

  replay(replay: wire.Replay, viewer: Viewer): Replay {
    return { ...replay, frames: replay.frames.map((frame) => this.#frame(frame, viewer)) }
  }

  figure(figure: wire.FigureInfo, viewer: Viewer): FigureInfo {
    return { ...figure, frames: figure.frames.map((frame) => this.#frame(frame, viewer)) }
  }

  #frame(frame: wire.Frame, viewer: Viewer): Frame {
    const { record, notes, ...rest } = frame
    const { happened, lines } = this.read(notes.map(received), viewer)
    const picture = this.position(fromBase64(record ?? ''))
    return { ...rest, picture, happened, lines: [...frame.lines, ...lines] }
  }

  protected read(notes: readonly Note[], viewer: Viewer): Read {
    const happened = notes.map((note) => this.happened(note))
    const cuts = notes.flatMap(({ kind, cut }, i) => {
      if (kind < CUT) return []
      const lines = this.sentences.lines(happened.slice(0, i + 1), viewer).length
      return [{ lines, seen: i + 1, record: cut }]
    })
    return { happened, lines: this.sentences.lines(happened, viewer), cuts }
  }

  protected happened({ kind, numbers }: Pick<Note, 'kind' | 'numbers'>): Happened {
    return this.declared.events.read(kind, numbers)
  }

  protected position(record: Uint8Array): Position {
    return new this.declared.state(record)
  }
}

/** Reads a match at whose table one is: what can be done there, and why not, is asked of its rules. */
export class MatchReader extends RecordReader {
  readonly lexicon: Lexicon

  constructor(
    declared: Declared,
    variant: Variant,
    readonly rules: Rules,
  ) {
    super(declared, variant)
    this.lexicon = new Lexicon(declared, variant)
  }

  async news(news: wire.News, viewer: Viewer): Promise<News> {
    const read = news.events.map((event) => this.read(event.notes.map(received), viewer))
    const events = news.events.map((event, i) => told(event, read[i]!))
    const cuts = news.events.flatMap((event, i) => read[i]!.cuts.map((cut) => ({ event, ...cut })))
    // What was seen at the last cut, and since, is seen in the view.
    const scenes = cuts.slice(0, -1).flatMap(({ event, lines, seen, record }): Scene[] =>
      record
        ? [
            {
              number: event.number,
              lines: event.lines.length + lines,
              seen,
              picture: this.position(record),
            },
          ]
        : [],
    )
    return { ...news, events, scenes, view: await this.#view(news, viewer) }
  }

  /** A finished match, played again from its actions: all of it in one page. */
  async moves(moves: wire.Moves, viewer: Viewer): Promise<Replay> {
    const { table, game, seats, options, result } = moves
    const actions = moves.actions as [number, number][]
    const seat = viewer.seat ?? SPECTATOR
    const played = await this.rules.replay(codes(this.declared, this.variant), actions, seat)
    const told = played.filter(({ ply, notes }) => ply === 0 || notes.length)
    const frames = told.map(({ ply, seat, record, notes, awaited }): Frame => {
      const { happened, lines } = this.read(notes, viewer)
      const due = seats.map((one) => one.seat).filter((one) => (awaited >> one) & 1)
      const picture = this.position(record)
      return { ply, seat: !ply || seat === CHANCE ? null : seat, picture, awaited: due, lines, happened }
    })
    return {
      table,
      game,
      seat: viewer.seat,
      seats,
      options,
      last: actions.length,
      frames,
      next: null,
      result,
    }
  }

  /** What an action would do in a view, as far as the seat can know it. */
  async preview(view: View, action: Action): Promise<Preview> {
    const { record } = view.picture as Position
    const foreseen = await this.rules.preview(record, view.seat ?? SPECTATOR, action.number)
    return {
      type: 'preview',
      version: view.version,
      picture: this.position(foreseen.record),
      happened: foreseen.notes.map((note) => this.happened(note)),
    }
  }

  async #view(news: wire.News, viewer: Viewer): Promise<View> {
    const { view, stage } = news
    const record = fromBase64(view.record ?? '')
    const seat = viewer.seat ?? SPECTATOR
    const acts = viewer.plays && stage === 'playing' && view.awaited.includes(seat)
    const { prompt, choices } = await this.rules.ask(record, seat, acts)
    const asked = this.declared.prompts.read(prompt.kind, prompt.numbers)
    return {
      ...view,
      picture: this.position(record),
      prompt: view.prompt ?? this.sentences.prompt(asked, viewer),
      choices: choices.map((choice) => this.#choice(choice, viewer)),
    }
  }

  #choice({ action, kind, numbers }: Asked['choices'][number], viewer: Viewer): Choice {
    const { text, kind: name, fields } = this.lexicon.at(action)
    const described = this.declared.choices.read(kind, numbers)
    return { action: text, kind: name, fields, text: this.sentences.choice(described, viewer) }
  }
}

function told({ notes: _, ...event }: wire.Event, { happened, lines }: Read): Event {
  return { ...event, happened, lines: [...event.lines, ...lines] }
}

/** A note as it comes over the wire. */
function received({ kind, numbers, cut }: wire.Note): Note {
  return { kind, numbers, ...(cut ? { cut: fromBase64(cut) } : {}) }
}
