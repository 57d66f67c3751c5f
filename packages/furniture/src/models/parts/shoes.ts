import { SIDES, spread, steps } from '@vuong-tron/geometry/numbers'
import { move } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import { bend } from '../kit/shape.ts'
import { cushion } from '../kit/soft.ts'
import type { MaterialName } from '../materials.ts'

const leathers: MaterialName[] = ['leather', 'linen_white', 'leather_black', 'linen_ink']

/** Pairs of shoes side by side, their middle at x, y, z. */
export function shoes(m: Model, x: number, y: number, z: number, width: number, pairs: number) {
  const places = spread(-width / 2 + 90, width / 2 - 90, pairs)
  for (const pair of steps(pairs)) {
    const colour = leathers[Math.floor(m.random(0, leathers.length))] ?? 'leather'
    for (const side of SIDES) {
      // High at the heel, low and narrow at the toe.
      const upper = bend(cushion([86, 84, 255], { radius: 36, crown: [0, 4, 0] }, m.fineness), ([px, py, pz]) => {
        const t = (pz + 127) / 255
        return [px * (1 - 0.3 * t * t), py > 0 ? py * (1.15 - 0.85 * t) : py, pz]
      })
      const at = x + (places[pair] ?? 0) + side * 48
      m.add(colour, upper, move(at, y + 48, z))
      m.board(80, 9, 240, at, y, z, 'paper_e', 4)
    }
  }
}
