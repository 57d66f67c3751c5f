import { connectedTo } from './connected.ts'
import type { Found } from './correction.ts'
import { INSIDE } from './labelling.ts'
import type { Size } from './mask.ts'

/** Mean strength of the edge around a hole below which it is only light. */
const SMOOTH = 4
/** Mean log odds below which something is known to stand there that looks like the surface. */
const KNOWN = -1

/** Fills holes in a surface whose border shows no edge: light falls off there, and nothing stands before it. */
export function withoutHoles(size: Size, edges: Float32Array, { labels, evidence }: Found): Uint8Array {
  const { width, height } = size
  const filled = labels.slice()
  const seen = new Uint8Array(labels.length)
  for (let start = 0; start < labels.length; start++) {
    if (seen[start] || labels[start] === INSIDE) continue
    const part = connectedTo(size, start, (pixel) => labels[pixel] !== INSIDE)
    const odds = part.reduce((total, pixel) => total + (evidence[pixel] as number), 0) / part.length
    let [sum, length, isOpen] = [0, 0, odds < KNOWN]
    for (const pixel of part) {
      seen[pixel] = 1
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) isOpen = true
      else
        for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
          if (labels[next] !== INSIDE) continue
          sum += Math.max(edges[pixel] as number, edges[next] as number)
          length++
        }
    }
    if (!isOpen && sum < SMOOTH * length) for (const pixel of part) filled[pixel] = INSIDE
  }
  return filled
}
