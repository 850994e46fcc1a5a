// The rules of a game at work: every answer comes from the game's own functions, compiled from their Python source.

import { Engine } from '../engine/engine'
import type { Field, RecordLayout } from '../engine/description'
import type { NumberOf } from './declared'
import type { Asked, Foreseen, Note, Noted, Played } from './rules'

/** Of who knows something: all bits. */
const EVERYBODY = -1

export class RulesAtWork {
  constructor(private readonly engine: Engine) {}

  /** The rules in a file, if they are of this layout: records of another one would be read wrongly. */
  static async of(file: BufferSource, layout: string): Promise<RulesAtWork> {
    const engine = await Engine.load(file)
    const { game, layout: found } = engine.machine.description
    if (found !== layout) throw new Error(`rules of ${game} for the layout ${found}, not ${layout}`)
    return new RulesAtWork(engine)
  }

  ask(record: Uint8Array, seat: number, acts: boolean): Asked {
    const actions = acts ? this.engine.legal(record, seat) : []
    const choices = actions.map((action) => {
      this.#note('describe_for', record, seat, action)
      const [described] = this.#noted('choices', seat)
      if (!described) throw new Error(`nothing says what ${action} is`)
      return { action, ...described }
    })
    return { prompt: this.#prompt(record, seat), choices }
  }

  why(record: Uint8Array, seat: number, actions: number[]): number[] {
    return actions.map((action) => this.engine.verdict(record, seat, action))
  }

  preview(record: Uint8Array, seat: number, action: number): Foreseen {
    const sure = this.#note('preview_for', record, seat, action) !== 0
    return { record: this.#state(), notes: this.#noted('events', seat), sure }
  }

  query(record: Uint8Array, name: string, numbers: number[]): number[] {
    return this.engine.query(name, record, numbers)
  }

  replay(options: Record<string, number>, actions: [number, number][], seat: number): Played[] {
    let state = this.engine.setup(options)
    const seen = () => this.engine.hide(state, seat)
    const played: Played[] = [
      { ply: 0, seat: 0, record: seen(), notes: [], awaited: this.engine.awaited(state) },
    ]
    for (const [i, [who, action]] of actions.entries()) {
      this.#note('play_noting', state, who, action)
      state = this.#state()
      const notes = this.#noted('events', seat).map((note) =>
        note.cut ? { ...note, cut: this.engine.hide(note.cut, seat) } : note,
      )
      played.push({ ply: i + 1, seat: who, record: seen(), notes, awaited: this.engine.awaited(state) })
    }
    return played
  }

  #prompt(record: Uint8Array, seat: number): Noted {
    const { machine } = this.engine
    machine.put('state', record)
    const kind = machine.call('prompt_for', seat)
    return { kind, numbers: Array.from(machine.numbers('asked'), Number) }
  }

  /** Call something that notes, with nothing noted yet. */
  #note(name: string, record: Uint8Array, seat: number, action: number): number {
    const { machine } = this.engine
    machine.bytes('noted').fill(0)
    machine.put('state', record)
    return machine.call(name, seat, action)
  }

  #state(): Uint8Array {
    return this.engine.machine.bytes('state').slice()
  }

  /** What was noted in kinds of events or of choices, as far as a seat hears of it and knows its numbers. */
  #noted(of: 'events' | 'choices', seat: number): Note[] {
    const { machine } = this.engine
    const [count = 0] = Array.from(machine.numbers('noted'), Number)
    const [rows, cuts] = [machine.bytes('rows'), machine.bytes('cuts')]
    const read = readerOf(machine.description.regions['rows']?.item as RecordLayout)
    const bytes = machine.bytes('state').length
    return Array.from({ length: count }, (_, i) => read(rows, i)).flatMap((row) => {
      const [kind = 0, cut = -1, hears = 0] = [row('kind')[0], row('cut')[0], row('hears')[0]]
      if (!((hears >> seat) & 1)) return []
      const numbers = known(this.#numbersOf(of, kind), row, seat)
      return { kind, numbers, ...(cut < 0 ? {} : { cut: cuts.slice(cut * bytes, (cut + 1) * bytes) }) }
    })
  }

  #numbersOf(of: 'events' | 'choices', kind: number): NumberOf[] {
    const found = this.engine.machine.description[of]?.find((one) => one.kind === kind)
    if (!found) throw new RangeError(`no kind ${kind} of ${of}`)
    return found.numbers
  }
}

/** The numbers of a kind in a row; null for those that a seat may not know. */
function known(of: NumberOf[], row: Row, seat: number): (number | null)[] {
  const secrets = of.filter(({ secret }) => secret)
  const knows = [...row('knows'), ...row('knows_too')]
  const numbers = row('numbers')
  return of.map((one, place) => {
    const bits = one.secret ? (knows[secrets.indexOf(one)] ?? 0) : EVERYBODY
    return (bits >> seat) & 1 ? (numbers[place] ?? null) : null
  })
}

type Row = (field: string) => number[]

/** Reads rows of records: the numbers of a field of one of them. */
function readerOf({ bytes, fields }: RecordLayout): (rows: Uint8Array, row: number) => Row {
  const read: Partial<Record<Field['type'], (view: DataView, at: number) => number>> = {
    i2: (view, at) => view.getInt16(at, true),
    i4: (view, at) => view.getInt32(at, true),
    i8: (view, at) => Number(view.getBigInt64(at, true)),
  }
  return (rows, row) => {
    const view = new DataView(rows.buffer, rows.byteOffset + row * bytes, bytes)
    return (name) => {
      const field = fields.find((one) => one.name === name)
      const reads = field && read[field.type]
      if (!reads) throw new Error(`rows have no ${name}`)
      const [length = 1] = field.shape
      const width = Number(field.type.slice(1))
      return Array.from({ length }, (_, i) => reads(view, field.at + i * width))
    }
  }
}
