// A game's file at work: its memory, in regions that have names, and its functions, which find their regions themselves.

import { type Description, describe, type Field, type NumberType, type Signature } from './description'

type Numbers = Uint8Array | Int16Array | Int32Array | BigInt64Array | Float64Array
type Function = (...values: (number | bigint)[]) => number | bigint | undefined

const SEEN_AS: Record<string, new (memory: ArrayBufferLike, at: number, length: number) => Numbers> = {
  u1: Uint8Array,
  i2: Int16Array,
  i4: Int32Array,
  i8: BigInt64Array,
  f8: Float64Array,
}
const WIDTH: Record<NumberType, number> = { u1: 1, i1: 1, u2: 2, i2: 2, u4: 4, i4: 4, f4: 4, i8: 8, f8: 8 }

export class Machine {
  readonly description: Description
  readonly #exports: WebAssembly.Exports
  readonly #memory: WebAssembly.Memory
  readonly #addresses = new Map<string, bigint>() // compiled code has addresses of 64 bits
  readonly #counts = new Map<string, number>() // how long the regions are that may be of any length

  private constructor(description: Description, exports: WebAssembly.Exports) {
    this.description = description
    this.#exports = exports
    this.#memory = exports.memory as WebAssembly.Memory
  }

  static async start(file: BufferSource): Promise<Machine> {
    const module = await WebAssembly.compile(file)
    const instance = await WebAssembly.instantiate(module, {})
    return new Machine(describe(module), instance.exports)
  }

  /** Says how long a region is that may be of any length; before it is used. */
  size(region: string, count: number): void {
    if (this.#addresses.has(region)) throw new Error(`${region} has its size already`)
    this.#counts.set(region, count)
  }

  /** Calls a function with the numbers it takes; what it returns, or 0. */
  call(name: string, ...numbers: number[]): number {
    let next = 0
    const values = this.#signature(name).parameters.flatMap((parameter): (number | bigint)[] => {
      if (!parameter.region) return [numbers[next++] ?? 0]
      const at = this.#address(parameter.name)
      const count = this.#counts.get(parameter.name)
      return count === undefined ? [at] : [at, count]
    })
    return Number((this.#exports[name] as Function)(...values) ?? 0)
  }

  /** The bytes of a region, until the next call. */
  bytes(region: string): Uint8Array {
    const [at, length] = [Number(this.#address(region)), this.#bytesOf(region)]
    return new Uint8Array(this.#memory.buffer, at, length)
  }

  /** The numbers of a region, until the next call. */
  numbers(region: string): Numbers {
    const type = this.#region(region).item
    const View = typeof type === 'string' ? SEEN_AS[type] : undefined
    if (!View || typeof type !== 'string') throw new Error(`${region} has no numbers`)
    const [at, length] = [Number(this.#address(region)), this.#bytesOf(region) / WIDTH[type]]
    return new View(this.#memory.buffer, at, length)
  }

  /** Puts a record in its region. */
  put(region: string, record: Uint8Array): void {
    const bytes = this.bytes(region)
    if (record.length !== bytes.length)
      throw new Error(`${region} has ${bytes.length} bytes, not ${record.length}`)
    bytes.set(record)
  }

  #signature(name: string): Signature {
    const signature = this.description.functions[name]
    if (!signature) throw new Error(`${this.description.game} has no function ${name}`)
    return signature
  }

  #region(name: string) {
    const region = this.description.regions[name]
    if (!region) throw new Error(`${this.description.game} has no region ${name}`)
    return region
  }

  #bytesOf(name: string): number {
    const { item, shape } = this.#region(name)
    const count = shape.reduce<number>((all, length) => all * (length ?? this.#countOf(name)), 1)
    return count * (typeof item === 'string' ? WIDTH[item] : item.bytes)
  }

  #countOf(name: string): number {
    const count = this.#counts.get(name)
    if (count === undefined) throw new Error(`nobody said how large ${name} is`)
    return count
  }

  #address(name: string): bigint {
    const owner = this.#region(name).at ?? name
    let address = this.#addresses.get(owner)
    if (address === undefined) {
      address = BigInt((this.#exports.reserve as Function)(this.#bytesOf(owner)) ?? 0)
      this.#addresses.set(owner, address)
    }
    return address
  }
}

/** Writes the first number of a record's field. */
export function writeField(record: Uint8Array, field: Field, value: number): void {
  const view = new DataView(record.buffer, record.byteOffset)
  const write: Record<NumberType, () => void> = {
    u1: () => view.setUint8(field.at, value),
    i1: () => view.setInt8(field.at, value),
    u2: () => view.setUint16(field.at, value, true),
    i2: () => view.setInt16(field.at, value, true),
    u4: () => view.setUint32(field.at, value, true),
    i4: () => view.setInt32(field.at, value, true),
    i8: () => view.setBigInt64(field.at, BigInt(value), true),
    f4: () => view.setFloat32(field.at, value, true),
    f8: () => view.setFloat64(field.at, value, true),
  }
  write[field.type]()
}
