import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { Daylight } from './light.ts'
import type { Hit } from './scene.ts'

/** Light is sampled at one pixel of each square of this size. */
const STEP = 4
const REACHES = [1, 2, 4]

/**
 * Light on a coarse grid, denoised among coplanar neighbours (edge-avoiding à-trous filter; H. Dammertz et al., HPG
 * 2010).
 */
export class LightField {
  readonly #columns: number
  readonly #rows: number
  readonly #hits: (Hit | undefined)[]
  readonly #width: number
  readonly #daylight: Daylight
  #light: Float32Array

  constructor(seen: readonly (Hit | undefined)[], width: number, height: number, daylight: Daylight) {
    this.#width = width
    this.#daylight = daylight
    this.#columns = Math.ceil(width / STEP)
    this.#rows = Math.ceil(height / STEP)
    this.#hits = Array.from({ length: this.#columns * this.#rows }, (_, square) => {
      const [column, row] = [square % this.#columns, Math.floor(square / this.#columns)]
      return seen[Math.min(height - 1, row * STEP + 1) * width + Math.min(width - 1, column * STEP + 1)]
    })
    this.#light = new Float32Array(this.#hits.length * 3)
    for (const [square, hit] of this.#hits.entries())
      if (hit) this.#light.set(daylight.at(hit.point, hit.normal, square), square * 3)
    for (const reach of REACHES) this.#light = this.#evened(reach)
  }

  /** Light at a pixel, interpolated from squares on the same plane. */
  at(hit: Hit, pixel: number): Vec3 {
    const x = ((pixel % this.#width) - 1) / STEP
    const y = (Math.floor(pixel / this.#width) - 1) / STEP
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))]
    let [r, g, b, total] = [0, 0, 0, 0]
    for (let row = top; row <= Math.min(this.#rows - 1, top + 1); row++)
      for (let column = left; column <= Math.min(this.#columns - 1, left + 1); column++) {
        const square = row * this.#columns + column
        const near = (1.001 - Math.min(1, Math.abs(x - column))) * (1.001 - Math.min(1, Math.abs(y - row)))
        const share = near * likeness(hit, this.#hits[square], 1)
        if (share === 0) continue
        r += share * (this.#light[square * 3] as number)
        g += share * (this.#light[square * 3 + 1] as number)
        b += share * (this.#light[square * 3 + 2] as number)
        total += share
      }
    return total > 1e-4 ? [r / total, g / total, b / total] : this.#daylight.at(hit.point, hit.normal, pixel)
  }

  #evened(reach: number): Float32Array {
    const next = new Float32Array(this.#light.length)
    for (const [square, hit] of this.#hits.entries()) {
      if (!hit) continue
      const [column, row] = [square % this.#columns, Math.floor(square / this.#columns)]
      const own = brightness(this.#light, square)
      let [r, g, b, total] = [0, 0, 0, 0]
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) {
          const [x, y] = [column + dx * reach, row + dy * reach]
          if (x < 0 || y < 0 || x >= this.#columns || y >= this.#rows) continue
          const other = y * this.#columns + x
          const unlike = Math.log((own + 0.02) / (brightness(this.#light, other) + 0.02)) / (reach === 1 ? 0.7 : 0.3)
          const share = likeness(hit, this.#hits[other], reach) * Math.exp(-(dx * dx + dy * dy) / 3 - unlike * unlike)
          r += share * (this.#light[other * 3] as number)
          g += share * (this.#light[other * 3 + 1] as number)
          b += share * (this.#light[other * 3 + 2] as number)
          total += share
        }
      next.set([r / total, g / total, b / total], square * 3)
    }
    return next
  }
}

const brightness = (light: Float32Array, square: number) =>
  (light[square * 3] as number) * 0.3 +
  (light[square * 3 + 1] as number) * 0.6 +
  (light[square * 3 + 2] as number) * 0.1

/** Weight of two points: 1 when coplanar and near, falling to 0. */
function likeness(a: Hit, b: Hit | undefined, reach: number): number {
  if (!b) return 0
  const turned = a.normal[0] * b.normal[0] + a.normal[1] * b.normal[1] + a.normal[2] * b.normal[2]
  if (turned < 0.8) return 0
  const beside = Math.abs(
    (b.point[0] - a.point[0]) * a.normal[0] +
      (b.point[1] - a.point[1]) * a.normal[1] +
      (b.point[2] - a.point[2]) * a.normal[2],
  )
  return turned ** 16 * Math.exp(-beside / (4 + reach * 4 + a.distance * 0.002))
}
