import { anyColour, material, metal, paint, whiteColour, wood, wooden } from '../materials.ts'
import { type Frame, type Mesh, within } from '../mesh.ts'
import type { Taste } from '../taste.ts'
import { type Builder, count } from './builder.ts'
import { clutterOn } from './clutter.ts'
import { cabinet } from './storage.ts'

/** A row of kitchen cabinets with a worktop, some below the ceiling, appliances and what stands there. */
export function kitchenRow(
  mesh: Mesh,
  frame: Frame,
  dice: Taste,
  from: number,
  to: number,
  ceiling: number,
  keepOff: readonly (readonly [number, number, number])[],
) {
  const body = dice.chance(0.45) ? wood(dice) : paint(dice, dice.chance(0.6) ? whiteColour(dice) : anyColour(dice))
  const upper = dice.chance(0.75) ? body : wooden(dice)
  const depth = dice.between(0.55, 0.66)
  const high = dice.between(0.84, 0.95)
  const top = dice.chance(0.4)
    ? material(dice, 'veins', anyColour(dice), { gloss: dice.between(0, 0.1), grain: 0.4 })
    : dice.chance(0.5)
      ? wood(dice)
      : paint(dice)
  const low = dice.between(1.3, 1.5)
  const rise = dice.chance(0.3) ? ceiling - low : dice.between(0.5, 0.95)
  const hood = dice.between(from, to)
  for (let x = from; x < to - 0.25; ) {
    const w = Math.min(to - x, dice.between(0.35, 0.9))
    const own = within(frame, x + w / 2, 0, 0)
    const kind = dice.between(0, 1)
    if (kind < 0.08) {
      const steel = dice.chance(0.5) ? paint(dice, whiteColour(dice)) : metal(dice)
      cabinet(mesh, own, dice, [w, dice.between(1.6, 2.1), depth + 0.05], steel)
      x += w
      continue
    }
    if (kind < 0.2) {
      const oven = dice.chance(0.5) ? metal(dice) : paint(dice, whiteColour(dice))
      mesh.box(own, [-w / 2, 0, 0], [w / 2, high, depth + 0.01], oven, 'furniture')
      mesh.panel(
        own,
        -w / 2 + 0.06,
        0.25,
        w / 2 - 0.06,
        0.65,
        depth + 0.015,
        paint(dice, [0.02, 0.02, 0.02]),
        'furniture',
      )
    } else cabinet(mesh, within(own, 0, 0, 0), dice, [w, high - 0.04, depth], body, 0)
    mesh.box(own, [-w / 2, high - 0.04, 0], [w / 2, high, depth + 0.02], top, 'furniture')
    clutterOn(mesh, own, [-w / 2, high, 0], [w / 2, high, depth], dice, dice.chance(0.5) ? count(dice, 0, 3) : 0)
    if (dice.chance(0.15))
      mesh.turned(
        within(own, 0, high, 0.1),
        [
          [0, 0.02],
          [0.3, 0.012],
        ],
        metal(dice),
        'thing',
        6,
      )
    const isFree = keepOff.every(([a, b, h]) => x + w < a || x > b || h < low)
    if (isFree && dice.chance(0.75)) {
      if (Math.abs(x - hood) < 0.3) {
        const steel = metal(dice)
        mesh.box(own, [-0.3, low + 0.1, 0], [0.3, low + 0.2, 0.45], steel, 'furniture')
        mesh.box(own, [-0.12, low + 0.2, 0], [0.12, ceiling, 0.25], steel, 'furniture')
      } else cabinet(mesh, own, dice, [w, Math.min(rise, ceiling - low), dice.between(0.3, 0.36)], upper, low)
    } else if (isFree && dice.chance(0.3)) {
      mesh.box(own, [-w / 2, low + 0.1, 0], [w / 2, low + 0.13, 0.22], upper, 'furniture')
      clutterOn(mesh, own, [-w / 2, low + 0.13, 0.02], [w / 2, 0, 0.2], dice, 3)
    }
    x += w
  }
}

export const island: Builder = (mesh, frame, dice) => {
  const [w, d, h] = [dice.between(1, 2.4), dice.between(0.6, 1.1), dice.between(0.85, 1.05)]
  cabinet(mesh, frame, dice, [w, h - 0.04, d])
  mesh.box(
    frame,
    [-w / 2 - 0.05, h - 0.04, -0.05],
    [w / 2 + 0.05, h, d + 0.05],
    dice.chance(0.5) ? wood(dice) : material(dice, 'veins', anyColour(dice), { gloss: 0.05 }),
    'furniture',
  )
  clutterOn(mesh, frame, [-w / 2, h, 0], [w / 2, h, d], dice, count(dice, 0, 5))
  return { width: w, depth: d, height: h }
}
