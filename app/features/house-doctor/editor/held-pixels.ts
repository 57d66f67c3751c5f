/** Stands in a message for pixels that the Worker holds; with them the first time. */
type Held = { held: number; pixels?: object }
/** What of a message says which pixels are meant, and which ones the Worker need not hold any more. */
export type Packed = { ask: unknown; gone: readonly number[] }

/** So many are held: the photo, what the change is made of, what is marked and what is bare, a map of surfaces, a sample. */
const MOST_HELD = 6

/**
 * What a Worker holds of the pixels that it is asked about: the page would copy a photo twice for every mark otherwise. The
 * page alone says what is held, so that a Worker begun anew gets everything again.
 */
export class HeldPixels {
  readonly #numbers = new WeakMap<object, number>()
  #last = 0
  /** As the Worker has them, those first that were not asked about for longest. */
  #held: readonly number[] = []

  /** Sends a task, with what is not held of its pixels; nothing counts as held when that fails. */
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

  /** A task as it was asked, its pixels being the same objects each time. */
  unpacked({ ask, gone }: Packed): unknown {
    const whole = replaced(ask, isHeld, ({ held, pixels }) => {
      if (pixels) this.#here.set(held, pixels)
      return this.#here.get(held)
    })
    for (const number of gone) this.#here.delete(number)
    return whole
  }

  /** Whether bytes are held: they must not be handed over. */
  has = (bytes: ArrayBufferView) => [...this.#here.values()].some((pixels) => Object.values(pixels).includes(bytes))
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const hasPixels = (value: object): value is object => Object.values(value).some(ArrayBuffer.isView)
const isHeld = (value: object): value is Held => 'held' in value

/** With some objects replaced, wherever they stand; what holds none of them stays as it is. */
function replaced<Found extends object>(
  value: unknown,
  isOne: (value: object) => value is Found,
  replace: (one: Found) => unknown,
): unknown {
  if (!isPlain(value)) return value
  if (isOne(value)) return replace(value)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, isOne, replace)]))
}
