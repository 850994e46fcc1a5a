// Between the connection and the table. What comes of a game whose rules run here is read with them, message by message in
// its order, and arrives in the shape that every game has; what can be asked of the rules does not go to the server; and
// what one does is seen before the server has judged it. Of all other games everything passes through as it is.

import type { FromServer, SeatInfo, TableInfo } from '../messages'
import type { MatchReader, Viewer } from '../rules/reader'
import type { Part } from '../rules/sentences'
import { whyNot, whyNotThere } from '../rules/why'
import type { Command } from './connection'
import { shownNews, type Message, type View } from './shown'

export interface Ways {
  /** What reads the matches of this table; null: its game sends pictures. */
  reader?(info: TableInfo): Promise<MatchReader> | null
  /** What sentences call who sits there. */
  name?(seat: SeatInfo): Part
}

export class Interpreter {
  /** What reads the matches of this table; null: its game sends pictures. */
  reading: Promise<MatchReader> | null = null
  #reader: MatchReader | null = null
  #last: Promise<void> = Promise.resolve()
  #seats: readonly SeatInfo[] = []
  /** The view that was passed on last. */
  #view: View | null = null

  constructor(
    private readonly ways: Ways,
    /** Tells the table. */
    private readonly tell: (message: Message) => void,
    /** Sends to the server. */
    private readonly send: (command: Command) => void,
  ) {}

  /** The server says something. */
  hear(message: FromServer): void {
    if (message.type === 'welcome') this.reading ??= this.ways.reader?.(message.table) ?? null
    const { reading } = this
    if (!reading) return this.tell(plain(message))
    this.#last = this.#last
      .then(async () => this.tell(await this.#read(await reading, message)))
      .catch((error: unknown) => {
        console.error(error)
        this.tell({ type: 'unreadable' })
      })
  }

  /** The table wants something. */
  command(command: Command): void {
    const [reader, view] = [this.#reader, this.#view]
    if (!reader || !view) return this.send(command)
    const { layout } = reader.declared
    const number = (text: string | number) => reader.lexicon.find(String(text))?.number ?? text
    switch (command.type) {
      case 'do':
        this.send({ ...command, action: number(command.action), layout })
        return this.#foresee(reader, view, String(command.action))
      case 'do_all':
      case 'draft':
        return this.send({ ...command, actions: command.actions.map(number), layout })
      case 'why':
        return this.#explain(reader, view, command)
      default:
        return this.send(command)
    }
  }

  async #read(reader: MatchReader, message: FromServer): Promise<Message> {
    this.#reader = reader
    switch (message.type) {
      case 'news': {
        this.#seats = message.seats
        const news = await reader.news(message, this.viewer(message.view.seat, message.seats))
        this.#view = news.view
        return news
      }
      case 'past':
        return reader.past(message, this.viewer(null, this.#seats))
      default:
        return message
    }
  }

  /** Who has one seat is spoken to; several people on one screen are not. */
  viewer(seat: number | null, seats: readonly SeatInfo[]): Viewer {
    const [mine, another] = seats.filter(({ yours }) => yours)
    const own = seat === null ? undefined : seats[seat]
    return {
      seat,
      plays: !!own?.yours && !own.away,
      you: mine && !another ? mine.seat : null,
      name: (of) => (seats[of] && this.ways.name?.(seats[of])) ?? '',
    }
  }

  #foresee(reader: MatchReader, view: View, text: string): void {
    const action = reader.lexicon.find(text)
    if (action) void reader.preview(view, action).then(this.tell, (error: unknown) => console.error(error))
  }

  #explain(reader: MatchReader, view: View, { id, action, place }: Extract<Command, { type: 'why' }>): void {
    const asked = action ? whyNot(reader, view, action) : whyNotThere(reader, view, place ?? '')
    void asked.then(
      (refusals) => this.tell({ type: 'because', id, refusals }),
      (error: unknown) => {
        console.error(error)
        this.tell({ type: 'because', id, refusals: [] })
      },
    )
  }
}

/** What comes of a game that sends its pictures. */
function plain(message: FromServer): Message {
  return message.type === 'news' ? shownNews(message) : message
}
