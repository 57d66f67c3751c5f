import type { Box } from '../geometry/room-box.ts'
import { observe, solved } from '../linear-equations.ts'
import { type Chart, middleOf } from './chart.ts'
import { besideEdge, EDGES } from './edges.ts'

/** So far from a corner its shade has fallen to a third, in metres. */
const CORNER_REACH_M = 0.4
/** What a corner's shade takes from the logarithm of light right at the corner, where nothing tells. */
const USUAL_SHADE = -0.35
/** How much has to be seen before shade and slopes are believed: as much variance of each as this. */
const DOUBT = { shade: 0.02, slope: 1 }

/** What light on a face is made of at a place: light everywhere, the shade of corners, and slopes along both axes. */
type Parts = readonly [everywhere: 1, shade: number, u: number, v: number]

/** The logarithm of three colours at a place of a face, without what is local. */
export type Trend = (u: number, v: number) => readonly [number, number, number]

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
  const cells = [...weights.keys()].filter((cell) => (weights[cell] as number) > 0)
  const total = cells.reduce((sum, cell) => sum + (weights[cell] as number), 0) || 1
  const [middleU, middleV] = [0, 1].map(
    (axis) =>
      cells.reduce((sum, cell) => sum + (weights[cell] as number) * (middleOf(chart, cell)[axis] as number), 0) / total,
  ) as [number, number]
  const partsAt = (u: number, v: number): Parts => {
    let shade = 0
    for (const edge of edges) shade += Math.exp(-besideEdge(box, face, edge, u, v).away / CORNER_REACH_M)
    return [1, shade, u - middleU, v - middleV]
  }
  const parts = cells.map((cell) => partsAt(...middleOf(chart, cell)))
  const factors = [0, 1, 2].map((channel) => {
    const rows = [0, 1, 2, 3].map(() => new Float64Array(5))
    observe(rows, [0, 1, 0, 0], USUAL_SHADE, DOUBT.shade)
    observe(rows, [0, 0, 1, 0], 0, DOUBT.slope)
    observe(rows, [0, 0, 0, 1], 0, DOUBT.slope)
    for (const [place, cell] of cells.entries())
      observe(rows, parts[place] as Parts, colors[cell * 3 + channel] as number, (weights[cell] as number) / total)
    const [everywhere = 0, shade = 0, ...slopes] = solved(rows) ?? []
    // No corner is lighter for being one: what seems so is a lamp, or a thing that stands in the corner.
    return [everywhere, Math.min(0, shade), ...slopes]
  })
  return (u, v) => {
    const here = partsAt(u, v)
    const light = (channel: number) =>
      (factors[channel] as number[]).reduce((sum, factor, part) => sum + factor * (here[part] as number), 0)
    return [light(0), light(1), light(2)]
  }
}
