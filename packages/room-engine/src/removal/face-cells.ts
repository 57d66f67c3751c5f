import type { Box } from '../geometry/room-box.ts'
import type { Pixels } from '../masks/pixels.ts'
import type { Photo } from '../picture.ts'
import { cellCentre, cellOfPixel, chartFor, type FaceGrid, type Fineness } from './chart.ts'
import type { FacePixels } from './face-pixels.ts'
import type { FacePoint } from './face-plane.ts'
import { Illumination } from './illumination.ts'
import { LightPicture } from './light-picture.ts'

/** Kind of a cell: clean source, hole, or 0 for unknown. */
const SOURCE = 1
export const HOLE = 2

/** Minimum source share of a source cell. */
const WHOLLY = 0.95

/** A rectified face: its light, and its pattern with the light removed. */
export type FaceCells = {
  chart: FaceGrid
  kinds: Uint8Array
  /** Cells whose pattern may be copied: source, and later also filled cells. */
  isUsable: Uint8Array
  light: Illumination
  /** Log RGB less log light; 0 where there is no source. */
  pattern: Float32Array
  /** Mean squared difference of unrelated places of the pattern. */
  spread: number
  /** Mip levels of the photo, from source pixels only. */
  picture: LightPicture
}

export function faceCells(photo: Photo, box: Box, { plane, hole, source }: FacePixels, fineness: Fineness): FaceCells {
  const chart = chartFor({ plane, hole, source }, photo.width, fineness)
  const count = chart.width * chart.height
  const [isSource, isHole] = [marked(source, photo), marked(hole, photo)]
  const picture = new LightPicture(photo, (pixel) => isSource[pixel] === 1)
  const [colors, weights] = [new Float32Array(count * 3), new Float32Array(count)]
  const color = new Float32Array(3)
  const [place, point]: [FacePoint, FacePoint] = [
    [0, 0],
    [0, 0],
  ]
  for (let cell = 0; cell < count; cell++) {
    cellCentre(chart, cell, place)
    plane.toPicture(place[0], place[1], point)
    if (!(point[0] > 0 && point[1] > 0 && point[0] < photo.width && point[1] < photo.height)) continue
    const sizePx = plane.pixelsPerMetre(place[0], place[1]) * chart.cellM
    weights[cell] = picture.spot(point[0], point[1], sizePx, color)
    for (let channel = 0; channel < 3; channel++) colors[cell * 3 + channel] = color[channel] as number
  }
  const kinds = kindsOf(chart, { hole, isHole }, photo.width, weights)
  const light = new Illumination(chart, box, colors, weights)
  const { pattern, spread } = patternOf(chart, colors, kinds, light)
  return { chart, kinds, isUsable: kinds.map((kind) => (kind === SOURCE ? 1 : 0)), light, pattern, spread, picture }
}

function marked(pixels: Pixels, { width, height }: Photo): Uint8Array {
  const marks = new Uint8Array(width * height)
  for (const pixel of pixels) marks[pixel] = 1
  return marks
}

/** A cell with any hole pixel is hole; far from the camera one pixel covers many cells. */
function kindsOf(
  chart: FaceGrid,
  { hole, isHole }: { hole: Pixels; isHole: Uint8Array },
  widthPx: number,
  weights: Float32Array,
): Uint8Array {
  const kinds = new Uint8Array(chart.width * chart.height)
  for (const pixel of hole) {
    const cell = cellOfPixel(chart, pixel, widthPx)
    if (cell >= 0) kinds[cell] = HOLE
  }
  for (let cell = 0; cell < kinds.length; cell++) {
    if (kinds[cell] === HOLE) continue
    if ((weights[cell] as number) > WHOLLY) {
      kinds[cell] = SOURCE
      continue
    }
    const [x, y] = chart.plane.toPicture(...cellCentre(chart, cell))
    if (x >= 0 && x < widthPx && isHole[Math.floor(y) * widthPx + Math.floor(x)]) kinds[cell] = HOLE
  }
  return kinds
}

function patternOf(chart: FaceGrid, colors: Float32Array, kinds: Uint8Array, light: Illumination) {
  const pattern = new Float32Array(colors.length)
  const fallen = new Float32Array(3)
  const place: FacePoint = [0, 0]
  let [squares, count] = [0, 0]
  for (let cell = 0; cell < kinds.length; cell++) {
    if (kinds[cell] !== SOURCE) continue
    cellCentre(chart, cell, place)
    light.at(place[0], place[1], fallen)
    for (let channel = 0; channel < 3; channel++) {
      const value = (colors[cell * 3 + channel] as number) - (fallen[channel] as number)
      pattern[cell * 3 + channel] = value
      squares += value * value
    }
    count++
  }
  return { pattern, spread: (2 * squares) / (count || 1) + 1e-5 }
}
