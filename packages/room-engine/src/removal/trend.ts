import type { Box } from '../geometry/room-box.ts'
import { observe, solved } from '../linear-equations.ts'
import { pixelsWhere } from '../masks/pixels.ts'
import { type Chart, cellCentre } from './chart.ts'
import { awayFrom, EDGES } from './edges.ts'
import type { Place } from './face-plane.ts'

/** So far from a corner its shade has fallen to a third, in metres. */
const CORNER_REACH_M = 0.4
/** What a corner's shade takes from the logarithm of light right at the corner, where nothing tells. */
const USUAL_SHADE = -0.35
/** How much has to be seen before shade and slopes are believed: as much variance of each as this. */
const DOUBT = { shade: 0.02, slope: 1 }

/** What light on a face is made of at a place: light everywhere, the shade of corners, and slopes along both axes. */
type Parts = [everywhere: 1, shade: number, u: number, v: number]

/** Three logarithms. */
export type Colour = [number, number, number]

/** The logarithm of three colours at a place of a face, without what is local; written into `light`. */
export type Trend = (u: number, v: number, light?: Colour) => Colour

/**
 * The trend of the light on a face, from what is seen of it: corners are darker, because they see less of the room
 * (obscurances: S. Zhukov, A. Iones, G. Kronin, 1998), and far from the window there is less. Of a corner that the hole covers
 * nothing else is known. What little evidence says is doubted (ridge regression: A. Hoerl, R. Kennard, 1970).
 *
 * `colors` are three logarithms a cell of the chart, `weights` how far a cell belongs to the source, 0 to 1.
 */
export function trendOf(chart: Chart, box: Box, colors: Float32Array, weights: Float32Array): Trend {
  const { face } = chart.plane
  const edges = EDGES.filter((edge) => edge.some((one) => one === face))
  const cells = pixelsWhere(weights.length, (cell) => (weights[cell] as number) > 0)
  const total = cells.reduce((sum, cell) => sum + (weights[cell] as number), 0) || 1
  const place: Place = [0, 0]
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
    // No corner is lighter for being one: what seems so is a lamp, or a thing that stands in the corner.
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
