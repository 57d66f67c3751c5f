import { at, randomFrom } from '@vuong-tron/geometry/numbers'

/** Seeded, deterministic random choices. */
export class Dice {
  readonly #next: () => number
  constructor(seed: number) {
    this.#next = randomFrom(seed * 7919 + 13)
  }
  between = (low: number, high: number) => low + (high - low) * this.#next()
  chance = (share: number) => this.#next() < share
  one = <T>(list: readonly T[]): T => at(list, Math.floor(this.#next() * list.length))
}
