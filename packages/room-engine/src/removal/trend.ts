import type { Box } from '../geometry/room-box.ts'
import { observe, solved } from '../linear-equations.ts'
import { pixelsWhere } from '../masks/pixels.ts'
import { cellCentre, type FaceGrid } from './chart.ts'
import { awayFrom, EDGES } from './edges.ts'
import type { FacePoint } from './face-plane.ts'

/** Distance in metres at which a corner's shade has fallen to a third. */
const CORNER_REACH_M = 0.4
/** Assumed log shade at a corner without data. */
const USUAL_SHADE = -0.35
/** Prior strength: evidence (variance) needed before shade and slope are trusted. */
const DOUBT = { shade: 0.02, slope: 1 }

/** Linear model of the light: constant, corner shade, slopes along both axes. */
type Parts = [everywhere: 1, shade: number, u: number, v: number]

/** Three logarithms. */
export type Colour = [number, number, number]

/** Writes the log RGB trend at face coordinates into `light`. */
export type Trend = (u: number, v: number, light?: Colour) => Colour

/**
 * Trend of a face's light: darker corners (S. Zhukov et al., 1998) and falloff from the window, by ridge regression (A.
 * Hoerl, R. Kennard, 1970). `colors`: three logarithms a cell; `weights`: source share, 0 to 1.
 */
export function trendOf(chart: FaceGrid, box: Box, colors: Float32Array, weights: Float32Array): Trend {
  const { face } = chart.plane
  const edges = EDGES.filter((edge) => edge.some((one) => one === face))
  const cells = pixelsWhere(weights.length, (cell) => (weights[cell] as number) > 0)
  const total = cells.reduce((sum, cell) => sum + (weights[cell] as number), 0) || 1
  const place: FacePoint = [0, 0]
  const [middleU, middleV] = [0, 1].map(
    (axis) =>
      cells.reduce(
        (sum, cell) => sum + (weights[cell] as number) * (cellCentre(chart, cell, place)[axis] as number),
        0,
      ) / total,
  ) as [number, number]
  const here: Parts = [1, 0, 0, 0]
  const partsAt = (u: number, v: number): Parts => {
    let shade = 0
    for (const edge of edges) shade += Math.exp(-awayFrom(box, face, edge, u, v) / CORNER_REACH_M)
    here[1] = shade
    here[2] = u - middleU
    here[3] = v - middleV
    return here
  }
  const systems = [0, 1, 2].map(() => {
    const rows = [0, 1, 2, 3].map(() => new Float64Array(5))
    observe(rows, [0, 1, 0, 0], USUAL_SHADE, DOUBT.shade)
    observe(rows, [0, 0, 1, 0], 0, DOUBT.slope)
    observe(rows, [0, 0, 0, 1], 0, DOUBT.slope)
    return rows
  })
  for (const cell of cells) {
    cellCentre(chart, cell, place)
    const parts = partsAt(place[0], place[1])
    for (let channel = 0; channel < 3; channel++)
      observe(
        systems[channel] as Float64Array[],
        parts,
        colors[cell * 3 + channel] as number,
        (weights[cell] as number) / total,
      )
  }
  const factors = systems.map((equations) => {
    const [everywhere = 0, shade = 0, u = 0, v = 0] = solved(equations) ?? []
    // Corners are never lighter: that would be a lamp, or a thing in the corner.
    return [everywhere, Math.min(0, shade), u, v] as const
  })
  return (u, v, light = [0, 0, 0]) => {
    const [one, shade, alongU, alongV] = partsAt(u, v)
    for (let channel = 0; channel < 3; channel++) {
      const factor = factors[channel] as (typeof factors)[number]
      light[channel] = factor[0] * one + factor[1] * shade + factor[2] * alongU + factor[3] * alongV
    }
    return light
  }
}
