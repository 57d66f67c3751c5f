import { GridCut, NEIGHBOURS } from './grid-cut.ts'
import { contrast, type Look } from './look.ts'

export const [OUTSIDE, INSIDE, OPEN] = [0, 1, 2]

/** What each pixel is taken for, what is known of it (`OUTSIDE`, `INSIDE` or `OPEN`), and what either label would cost. */
export type Costs = { known: Uint8Array; inside: Float32Array; outside: Float32Array }

/** What parting two neighbours of the same colour costs; less where they differ, a third of it at this contrast. */
const TOGETHER = 8
const SOFT_CONTRAST = 2
/** What is left of that along the lines where faces of the room meet. */
const SEAM = 0.5
/** Costs become whole numbers in these parts. */
const PARTS = 64
const MOST = 100_000

/**
 * The labels that cost least: what each pixel costs by itself, and each pair of neighbours that are parted by their
 * contrast (Y. Boykov, M.-P. Jolly, "Interactive graph cuts", ICCV 2001). Contrast counts by its size, not its square:
 * the corner between two walls of one paint is faint and matters. Where `faces` are given, parting
 * is cheap along the lines at which they meet.
 */
export function labelled(
  { width, height, colours }: Look,
  { known, inside, outside }: Costs,
  faces?: Uint8Array,
): Uint8Array {
  const cut = new GridCut(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const isOpen = known[pixel] === OPEN
      if (isOpen) {
        const pull = Math.round(((outside[pixel] as number) - (inside[pixel] as number)) * PARTS)
        cut.pull(cut.nodeAt(x, y), Math.max(-MOST, Math.min(MOST, pull)))
      }
      for (let way = 0; way < 4; way++) {
        const [dx, dy] = NEIGHBOURS[way] as (typeof NEIGHBOURS)[number]
        if (x + dx < 0 || x + dx >= width || y + dy >= height) continue
        const other = pixel + dy * width + dx
        const isOtherOpen = known[other] === OPEN
        if (!isOpen && !isOtherOpen) continue
        const length = dx !== 0 && dy !== 0 ? Math.SQRT1_2 : 1
        const seam = faces?.[pixel] === faces?.[other] ? 1 : SEAM
        const strength = Math.exp(-Math.sqrt(contrast(colours, pixel, other)) / SOFT_CONTRAST)
        const link = Math.round(TOGETHER * length * seam * strength * PARTS)
        if (isOpen && isOtherOpen) cut.link(cut.nodeAt(x, y), way, link)
        else if (isOpen) cut.pull(cut.nodeAt(x, y), known[other] === INSIDE ? link : -link)
        else cut.pull(cut.nodeAt(x + dx, y + dy), known[pixel] === INSIDE ? link : -link)
      }
    }
  cut.solve()
  return known.map((label, pixel) => {
    if (label !== OPEN) return label
    return cut.isWithSource(cut.nodeAt(pixel % width, Math.floor(pixel / width))) ? INSIDE : OUTSIDE
  })
}
