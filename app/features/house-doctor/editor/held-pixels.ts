/** A reference to pixels in a message; includes them the first time. */
type Held = { held: number; pixels?: object }
/** The message, and references that the Worker can drop. */
export type Packed = { ask: unknown; gone: readonly number[] }

/** Maximum held: photo, base, mask, bare mask, its floor, what stands there, surface map, sample. */
const MOST_HELD = 8

/**
 * Avoids sending the same pixels to a Worker twice. The page tracks the Worker's pixels, so a new Worker gets
 * everything again.
 */
export class HeldPixels {
  readonly #numbers = new WeakMap<object, number>()
  #last = 0
  /** Held references, least recently used first. */
  #held: readonly number[] = []

  /** Sends a task with the missing pixels; after a failure nothing counts as held. */
  send(ask: unknown, post: (packed: Packed) => void) {
    const used = new Set<number>()
    const packed = replaced(ask, hasPixels, (pixels): Held => {
      const number = this.#numberOf(pixels)
      const isThere = this.#held.includes(number) || used.has(number)
      used.add(number)
      return isThere ? { held: number } : { held: number, pixels }
    })
    const others = this.#held.filter((number) => !used.has(number))
    const gone = others.slice(0, Math.max(0, others.length + used.size - MOST_HELD))
    post({ ask: packed, gone })
    this.#held = [...others.slice(gone.length), ...used]
  }

  #numberOf(pixels: object): number {
    const number = this.#numbers.get(pixels) ?? ++this.#last
    this.#numbers.set(pixels, number)
    return number
  }
}

/** The Worker's side. */
export class PixelsHere {
  readonly #here = new Map<number, object>()

  /** Restores a task, with identical objects for equal references. */
  unpacked({ ask, gone }: Packed): unknown {
    const whole = replaced(ask, isHeld, ({ held, pixels }) => {
      if (pixels) this.#here.set(held, pixels)
      return this.#here.get(held)
    })
    for (const number of gone) this.#here.delete(number)
    return whole
  }

  /** True if bytes are held, and so must not be transferred. */
  has = (bytes: ArrayBufferView) => [...this.#here.values()].some((pixels) => Object.values(pixels).includes(bytes))
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const hasPixels = (value: object): value is object => Object.values(value).some(ArrayBuffer.isView)
const isHeld = (value: object): value is Held => 'held' in value

/** Replaces matching objects at any depth; unaffected parts stay identical. */
function replaced<Found extends object>(
  value: unknown,
  isOne: (value: object) => value is Found,
  replace: (one: Found) => unknown,
): unknown {
  if (!isPlain(value)) return value
  if (isOne(value)) return replace(value)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, isOne, replace)]))
}
