import type { Finish } from './finishes.ts'
import { material, wood } from './materials.ts'
import { frameAt, type Mesh } from './mesh.ts'
import type { Taste } from './taste.ts'

/** Flat, sloped to one side, a gable, beams or a dropped part. */
export function ceilingOf(mesh: Mesh, w: number, h: number, d: number, { ceiling }: Finish, dice: Taste) {
  const kind = dice.between(0, 1)
  const quad = (x0: number, y0: number, x1: number, y1: number) =>
    mesh.quad(
      [
        [x0, y0, 0],
        [x1, y1, 0],
        [x1, y1, d],
        [x0, y0, d],
      ],
      ceiling,
      'ceiling',
    )
  if (kind < 0.82) quad(0, h, w, h)
  else if (kind < 0.9) {
    const low = dice.between(1, h - 0.3)
    if (dice.chance(0.5)) quad(0, low, w, h)
    else quad(0, h, w, low)
  } else {
    const low = dice.between(0.8, h - 0.3)
    quad(0, low, w / 2, h)
    quad(w / 2, h, w, low)
    if (dice.chance(0.4)) {
      const [x0, x1, z] = [w * dice.between(0.1, 0.2), w * dice.between(0.25, 0.4), d * dice.between(0.1, 0.5)]
      const rise = (h - low) / (w / 2)
      const glass = material(dice, 'plain', [1, 1, 1], { glow: dice.between(1, 5) })
      mesh.quad(
        [
          [x0, low + rise * x0 - 0.02, z],
          [x1, low + rise * x1 - 0.02, z],
          [x1, low + rise * x1 - 0.02, z + 0.9],
          [x0, low + rise * x0 - 0.02, z + 0.9],
        ],
        glass,
        'window',
      )
    }
  }
  if (dice.chance(0.06)) {
    const beam = wood(dice)
    for (let z = 0.4; z < d; z += dice.between(0.5, 1))
      mesh.box(frameAt(0, 0, 0), [0, h - 0.16, z], [w, h, z + 0.12], beam, 'ceiling')
  }
}
