import type { Texture } from './texture.ts'

/** How a material is laid. */
export type Laying = {
  /** Rotation of the pattern on the surface. */
  turnDegrees?: number
  /** Shift of the pattern along the surface, in metres. */
  offsetM?: readonly [number, number]
  /** Width of one repeat in metres; the swatch's own by default. */
  repeatM?: number
}

/** Side of the square, in metres, that "2 × 2" fills with two repeats each way. */
const REPEATS_WITHIN_M = 3

/** Repeat width for a number of repeats, as in `no_of_texture`. */
export const repeatFor = (repeats: number) => REPEATS_WITHIN_M / repeats

/** Affine map from metres on the surface to repeats of the swatch. */
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

  /** Repeats across the swatch for a shift in metres. */
  across(u: number, v: number) {
    return this.#rows[0] * u + this.#rows[1] * v
  }

  down(u: number, v: number) {
    return this.#rows[2] * u + this.#rows[3] * v
  }

  /** Repeats from the swatch's left edge. */
  fromLeft(u: number, v: number) {
    return this.across(u, v) - this.#shift[0]
  }

  fromTop(u: number, v: number) {
    return this.down(u, v) - this.#shift[1]
  }
}
