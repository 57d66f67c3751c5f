import type { Vec3 } from '@vuong-tron/geometry/vectors'
import { cloth, metal, paint, wood } from '../materials.ts'
import { type Frame, type Mesh, within } from '../mesh.ts'
import type { Taste } from '../taste.ts'
import { type Builder, count } from './builder.ts'
import { tableLamp } from './lamps.ts'

/** One small thing: boxes, vases, bowls, bottles, toys, heaps of clothes. */
export function oddment(mesh: Mesh, frame: Frame, dice: Taste, size: number) {
  const kind = Math.floor(dice.between(0, 6))
  const look = dice.chance(0.3)
    ? cloth(dice)
    : dice.chance(0.2)
      ? metal(dice)
      : dice.chance(0.2)
        ? wood(dice)
        : paint(dice)
  const [w, h, d] = [size * dice.between(0.3, 1), size * dice.between(0.2, 1), size * dice.between(0.3, 1)]
  if (kind === 0) mesh.box(frame, [-w / 2, 0, -d / 2], [w / 2, h, d / 2], look, 'thing')
  else if (kind === 1)
    mesh.turned(
      frame,
      [
        [0, w * 0.3],
        [h * 0.5, w * dice.between(0.2, 0.5)],
        [h, w * dice.between(0.05, 0.4)],
        [h, 0],
      ],
      look,
      'thing',
    )
  else if (kind === 2) mesh.blob(frame, [w, h, d], look, 'thing', dice.between(1.5, 4))
  else if (kind === 3)
    mesh.turned(
      frame,
      [
        [0, w * 0.2],
        [h * 0.3, w * 0.5],
        [h * 0.32, w * 0.42],
      ],
      look,
      'thing',
    )
  else if (kind === 4) {
    for (let at = 0; at < 4; at++)
      mesh.box(
        within(frame, 0, at * h * 0.2, 0, dice.between(-0.3, 0.3)),
        [-w / 2, 0, -d / 2],
        [w / 2, h * 0.18, d / 2],
        paint(dice),
        'thing',
      )
  } else tableLamp(mesh, frame, dice)
}

export function clutterOn(mesh: Mesh, frame: Frame, low: Vec3, high: Vec3, dice: Taste, things: number) {
  for (let at = 0; at < things; at++)
    oddment(
      mesh,
      within(
        frame,
        dice.between(low[0] + 0.08, high[0] - 0.08),
        low[1],
        dice.between(low[2] + 0.08, Math.max(low[2] + 0.09, high[2] - 0.08)),
        dice.between(-3, 3),
      ),
      dice,
      dice.between(0.06, 0.35),
    )
}

/** A heap of people's things on the floor. */
export const heap: Builder = (mesh, frame, dice) => {
  for (let at = 0; at < count(dice, 1, 6); at++)
    oddment(
      mesh,
      within(frame, dice.between(-0.4, 0.4), 0, dice.between(0.1, 0.8), dice.between(-3, 3)),
      dice,
      dice.between(0.15, 0.7),
    )
  return { width: 0.9, depth: 0.9, height: 0.5 }
}
