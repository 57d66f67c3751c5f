import { cloth, hsv, paint } from '../materials.ts'
import { within } from '../mesh.ts'
import type { Builder } from './builder.ts'

export const person: Builder = (mesh, frame, dice) => {
  const skin = paint(dice, hsv(dice.between(0.03, 0.09), dice.between(0.2, 0.65), dice.between(0.25, 0.95)))
  const [top, low] = [cloth(dice), cloth(dice)]
  const size = dice.between(0.6, 1.05)
  const at = (x: number, y: number, z: number) => within(frame, x * size, y * size, z * size, dice.between(-0.3, 0.3))
  for (const x of [-0.1, 0.1]) {
    mesh.blob(at(x, 0, 0.2), [0.17 * size, 0.9 * size, 0.18 * size], low, 'thing', 4)
    mesh.blob(
      at(x * 2.5, 0.75, 0.2 + dice.between(0, 0.2)),
      [0.11 * size, 0.65 * size, 0.12 * size],
      dice.chance(0.5) ? top : skin,
      'thing',
      4,
    )
  }
  mesh.blob(at(0, 0.8, 0.2), [0.42 * size, 0.62 * size, 0.25 * size], top, 'thing', 4)
  mesh.blob(at(0, 1.45, 0.2), [0.19 * size, 0.26 * size, 0.2 * size], skin, 'thing')
  mesh.blob(
    at(0, 1.52, 0.18),
    [0.21 * size, 0.22 * size, 0.21 * size],
    paint(dice, hsv(0.07, 0.5, dice.between(0.05, 0.6))),
    'thing',
  )
  return { width: 0.6, depth: 0.5, height: 1.75 * size }
}
