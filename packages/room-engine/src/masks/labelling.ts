import { GridCut, NEIGHBOURS } from './grid-cut.ts'
import type { Size } from './mask.ts'
import { contrast, type WorkingImage } from './working-image.ts'

export const [OUTSIDE, INSIDE, OPEN] = [0, 1, 2]

/** Known label per pixel (`OUTSIDE`, `INSIDE` or `OPEN`), and the cost of either label. */
export type Costs = { known: Uint8Array; inside: Float32Array; outside: Float32Array }

/** Cost of separating neighbours of equal colour; a third of it at the soft contrast. */
const TOGETHER = 8
const SOFT_CONTRAST = 2
/** Factor of that cost where faces of the room meet. */
const SEAM = 0.5
/** Costs are rounded to this fraction. */
const PARTS = 64
const MOST = 100_000

/**
 * Cost of separating each pixel from four of its eight neighbours (the rest by symmetry), and the reusable grid, which
 * takes most of the memory.
 */
export type Links = { costs: Int32Array; cut: GridCut }

/** Contrast counts linearly, not squared: the corner between two walls of one paint is faint. */
export function linksOf({ width, height, colours }: WorkingImage, faces?: Uint8Array): Links {
  const costs = new Int32Array(width * height * 4)
  for (let way = 0; way < 4; way++) {
    const [dx, dy] = NEIGHBOURS[way] as (typeof NEIGHBOURS)[number]
    const most = TOGETHER * PARTS * (dx !== 0 && dy !== 0 ? Math.SQRT1_2 : 1)
    for (let y = 0; y < height - dy; y++)
      for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
        const pixel = y * width + x
        const other = pixel + dy * width + dx
        const seam = faces?.[pixel] === faces?.[other] ? 1 : SEAM
        const strength = Math.exp(-Math.sqrt(contrast(colours, pixel, other)) / SOFT_CONTRAST)
        costs[pixel * 4 + way] = Math.round(most * seam * strength)
      }
  }
  return { costs, cut: new GridCut(width, height) }
}

/**
 * Labels of minimal cost: pixels plus separated neighbours (Y. Boykov, M.-P. Jolly, "Interactive graph cuts", ICCV
 * 2001).
 */
export function cutLabels({ width }: Size, { costs, cut }: Links, { known, inside, outside }: Costs): Uint8Array {
  cut.clear()
  const steps = NEIGHBOURS.map(([dx, dy]) => dy * width + dx)
  for (let pixel = 0; pixel < known.length; pixel++) {
    const node = cut.nodeAt(pixel % width, Math.floor(pixel / width))
    const isOpen = known[pixel] === OPEN
    if (isOpen) {
      const pull = Math.round(((outside[pixel] as number) - (inside[pixel] as number)) * PARTS)
      cut.pull(node, Math.max(-MOST, Math.min(MOST, pull)))
    }
    for (let way = 0; way < 4; way++) {
      const link = costs[pixel * 4 + way] as number
      if (link === 0) continue
      const other = pixel + (steps[way] as number)
      const isOtherOpen = known[other] === OPEN
      if (isOpen && isOtherOpen) cut.link(node, way, link)
      else if (isOpen) cut.pull(node, known[other] === INSIDE ? link : -link)
      else if (isOtherOpen)
        cut.pull(cut.nodeAt(other % width, Math.floor(other / width)), known[pixel] === INSIDE ? link : -link)
    }
  }
  cut.solve()
  return known.map((label, pixel) => {
    if (label !== OPEN) return label
    return cut.isWithSource(cut.nodeAt(pixel % width, Math.floor(pixel / width))) ? INSIDE : OUTSIDE
  })
}
