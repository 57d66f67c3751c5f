import type { Texture } from './texture.ts'

/** How a material is laid on a surface. */
export type Laying = {
  /** How far its pattern is turned on the surface. */
  turnDegrees?: number
  /** Metres by which the pattern is shifted along the surface. */
  offsetM?: readonly [number, number]
  /** How wide one repeat is; without it as wide as the swatch says. */
  repeatM?: number
}

/** The side of the square, in metres, into which “2 × 2” lays two repeats in each direction. */
const REPEATS_WITHIN_M = 3

/** How wide a repeat is when somebody asks for so many by so many, as `no_of_texture` does. */
export const repeatFor = (repeats: number) => REPEATS_WITHIN_M / repeats

/** From metres on the surface to repeats of the swatch: two rows of two, and what is taken off. */
export class Laid {
  readonly #rows: readonly [number, number, number, number]
  readonly #shift: readonly [number, number]

  constructor(
    { widthM, heightM }: Pick<Texture, 'widthM' | 'heightM'>,
    { turnDegrees = 0, offsetM = [0, 0], repeatM = widthM }: Laying,
  ) {
    const turn = (turnDegrees * Math.PI) / 180
    const [across, down] = [1 / repeatM, widthM / (repeatM * heightM)]
    this.#rows = [Math.cos(turn) * across, Math.sin(turn) * across, -Math.sin(turn) * down, Math.cos(turn) * down]
    this.#shift = [this.across(offsetM[0], offsetM[1]), this.down(offsetM[0], offsetM[1])]
  }

  /** Repeats along the swatch's width that a way in metres covers. */
  across(u: number, v: number) {
    return this.#rows[0] * u + this.#rows[1] * v
  }

  down(u: number, v: number) {
    return this.#rows[2] * u + this.#rows[3] * v
  }

  /** The place of a point, from the swatch's left edge. */
  fromLeft(u: number, v: number) {
    return this.across(u, v) - this.#shift[0]
  }

  fromTop(u: number, v: number) {
    return this.down(u, v) - this.#shift[1]
  }
}
