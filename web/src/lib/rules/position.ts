// A position as the rules have it: a record of fixed fields, read where they lie. Each game's state.ts names its own.

export class Position {
  /** The record itself; whoever reads from it changes nothing. */
  readonly record: Uint8Array
  readonly #view: DataView

  constructor(record: Uint8Array) {
    this.record = record.byteOffset % 8 ? record.slice() : record // rows of wide numbers lie at multiples of their width
    this.#view = new DataView(this.record.buffer, this.record.byteOffset, this.record.byteLength)
  }

  protected u1(at: number): number {
    return this.#view.getUint8(at)
  }

  protected i1(at: number): number {
    return this.#view.getInt8(at)
  }

  protected u2(at: number): number {
    return this.#view.getUint16(at, true)
  }

  protected i2(at: number): number {
    return this.#view.getInt16(at, true)
  }

  protected u4(at: number): number {
    return this.#view.getUint32(at, true)
  }

  protected i4(at: number): number {
    return this.#view.getInt32(at, true)
  }

  /** Numbers that may be sets of up to 64 things. */
  protected i8(at: number): bigint {
    return this.#view.getBigInt64(at, true)
  }

  protected u1s(at: number, count: number): Uint8Array {
    return new Uint8Array(this.record.buffer, this.record.byteOffset + at, count)
  }

  protected i1s(at: number, count: number): Int8Array {
    return new Int8Array(this.record.buffer, this.record.byteOffset + at, count)
  }

  protected u2s(at: number, count: number): Uint16Array {
    return new Uint16Array(this.record.buffer, this.record.byteOffset + at, count)
  }

  protected i2s(at: number, count: number): Int16Array {
    return new Int16Array(this.record.buffer, this.record.byteOffset + at, count)
  }

  protected i4s(at: number, count: number): Int32Array {
    return new Int32Array(this.record.buffer, this.record.byteOffset + at, count)
  }

  protected i8s(at: number, count: number): BigInt64Array {
    return new BigInt64Array(this.record.buffer, this.record.byteOffset + at, count)
  }

  protected rowsOf<Row>(count: number, each: (row: number) => Row): Row[] {
    return Array.from({ length: count }, (_, row) => each(row))
  }
}

/** Whether something is in a set. */
export function has(set: bigint, member: number): boolean {
  return ((set >> BigInt(member)) & 1n) === 1n
}

/** What is in a set, from the lowest number on. */
export function members(set: number | bigint): number[] {
  const found: number[] = []
  let left = BigInt(set)
  for (let member = 0; left; member++, left >>= 1n) if (left & 1n) found.push(member)
  return found
}

/** A record as it comes over the wire. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
}
