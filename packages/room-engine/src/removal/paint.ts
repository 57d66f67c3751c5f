import type { Pixels } from '../masks/pixels.ts'
import type { Photo } from '../picture.ts'
import { placeOfPixel } from './chart.ts'
import type { FacePoint } from './face-plane.ts'
import { type LightPicture, type SharpLight, storedFrom } from './light-picture.ts'
import type { Fill } from './plane-fill.ts'

/** Scale ratio from which a source is averaged before it is shown smaller: finer detail would flicker. */
const SMALLER = 1.6
/** Width of the blend between copies, in cells. */
const PASSING = 0.5

type Pictures = { sharp: SharpLight; everything: LightPicture }

/** Writes a face's hole pixels, opaque; `corrections` are three numbers a cell. */
export function paintHole(photo: Photo, hole: Pixels, fill: Fill, corrections: Float32Array, pictures: Pictures) {
  const { plane } = fill.cells.chart
  const brush = new Brush(fill, corrections, pictures)
  const place: FacePoint = [0, 0]
  for (const pixel of hole) {
    placeOfPixel(plane, pixel, photo.width, place)
    const color = brush.at(place[0], place[1])
    for (let channel = 0; channel < 3; channel++)
      photo.data[pixel * photo.channels + channel] = Math.round(storedFrom(color[channel] as number))
  }
}

/** A copy at a place: offset to its source, and its weight. */
type Copy = { u: number; v: number; share: number }

class Brush {
  readonly #fill: Fill
  readonly #corrections: Float32Array
  readonly #pictures: Pictures
  readonly #copies: Copy[] = Array.from({ length: 4 }, () => ({ u: 0, v: 0, share: 0 }))
  readonly #point: FacePoint = [0, 0]
  readonly #color = new Float64Array(3)
  readonly #step = new Float64Array(3)
  readonly #seen = new Float64Array(3)
  readonly #light = new Float64Array(3)

  constructor(fill: Fill, corrections: Float32Array, pictures: Pictures) {
    this.#fill = fill
    this.#corrections = corrections
    this.#pictures = pictures
  }

  /** Log light at face coordinates: own light plus the source's pattern. */
  at(u: number, v: number): Float64Array {
    const { light } = this.#fill.cells
    const count = this.#gather(u, v)
    const [color, seen, fallen] = [this.#color, this.#seen, this.#light]
    color.fill(0)
    let total = 0
    for (let index = 0; index < count; index++) {
      const { u: awayU, v: awayV, share } = this.#copies[index] as Copy
      if (share < 1e-3 || !this.#look(u, v, awayU, awayV)) continue
      total += share
      light.at(u + awayU, v + awayV, fallen)
      for (let channel = 0; channel < 3; channel++)
        color[channel] = (color[channel] as number) + share * ((seen[channel] as number) - (fallen[channel] as number))
    }
    light.at(u, v, fallen)
    for (let channel = 0; channel < 3; channel++)
      color[channel] =
        (color[channel] as number) / (total || 1) + (fallen[channel] as number) + (this.#step[channel] as number)
    return color
  }

  /** Collects the distinct copies of the four nearest cells and interpolates the correction; returns their number. */
  #gather(u: number, v: number): number {
    const { cells, isFilled } = this.#fill
    const { width, height, cellM } = cells.chart
    const column = (u - cells.chart.u) / cellM - 0.5
    const row = (v - cells.chart.v) / cellM - 0.5
    this.#step.fill(0)
    let [count, total] = [0, 0]
    for (let corner = 0; corner < 4; corner++) {
      const x = Math.floor(column) + (corner & 1)
      const y = Math.floor(row) + (corner >> 1)
      if (x < 0 || y < 0 || x >= width || y >= height || !isFilled[y * width + x]) continue
      const cell = y * width + x
      const across = 1 - Math.abs(column - x)
      const below = 1 - Math.abs(row - y)
      total += across * below
      for (let channel = 0; channel < 3; channel++)
        this.#step[channel] =
          (this.#step[channel] as number) + across * below * (this.#corrections[cell * 3 + channel] as number)
      count = this.#accumulate(
        count,
        this.#fill.u[cell] as number,
        this.#fill.v[cell] as number,
        passed(across) * passed(below),
      )
    }
    for (let channel = 0; channel < 3; channel++) this.#step[channel] = (this.#step[channel] as number) / (total || 1)
    return count
  }

  #accumulate(count: number, u: number, v: number, share: number): number {
    for (let index = 0; index < count; index++) {
      const copy = this.#copies[index] as Copy
      if (copy.u !== u || copy.v !== v) continue
      copy.share += share
      return count
    }
    const copy = this.#copies[count] as Copy
    copy.u = u
    copy.v = v
    copy.share = share
    return count + 1
  }

  /** Samples the picture at the source; false behind the camera. */
  #look(u: number, v: number, awayU: number, awayV: number): boolean {
    const { plane } = this.#fill.cells.chart
    plane.toPicture(u + awayU, v + awayV, this.#point)
    const x = this.#point[0]
    const y = this.#point[1]
    if (Number.isNaN(x)) return false
    const ratio = plane.pixelsPerMetre(u + awayU, v + awayV) / plane.pixelsPerMetre(u, v)
    if (ratio > SMALLER) return this.#pictures.everything.spot(x, y, ratio, this.#seen) > 0
    this.#pictures.sharp.at(x, y, this.#seen)
    return true
  }
}

/** Weight of a copy against its neighbour, 0 to 1. */
function passed(nearness: number): number {
  const share = Math.min(1, Math.max(0, (nearness - 0.5) / PASSING + 0.5))
  return share * share * (3 - 2 * share)
}
