import { cloth, metal, wood, wooden } from '../materials.ts'
import { within } from '../mesh.ts'
import type { Builder } from './builder.ts'

export const sofa: Builder = (mesh, frame, dice) => {
  const width = dice.between(0.75, 2.8)
  const [depth, seat, back, arm] = [
    dice.between(0.75, 1.05),
    dice.between(0.36, 0.48),
    dice.between(0.65, 1.0),
    dice.between(0.08, 0.28),
  ]
  const fabric = cloth(dice)
  const [l, r] = [-width / 2, width / 2]
  const lift = dice.chance(0.6) ? dice.between(0.05, 0.18) : 0
  mesh.box(frame, [l, lift, 0], [r, seat - 0.12, depth], fabric, 'furniture')
  mesh.box(frame, [l, seat - 0.12, 0], [r, back, dice.between(0.15, 0.28)], fabric, 'furniture')
  const armHeight = dice.between(0.5, 0.7)
  for (const x of [l, r - arm]) mesh.box(frame, [x, lift, 0], [x + arm, armHeight, depth], fabric, 'furniture')
  const seats = Math.max(1, Math.round((width - 2 * arm) / 0.75))
  const step = (width - 2 * arm) / seats
  for (let at = 0; at < seats; at++) {
    const x = l + arm + step * at
    mesh.box(frame, [x + 0.01, seat - 0.12, 0.2], [x + step - 0.01, seat, depth - 0.01], fabric, 'furniture')
    mesh.box(
      frame,
      [x + 0.02, seat, 0.16],
      [x + step - 0.02, back + dice.between(-0.1, 0.1), 0.34],
      fabric,
      'furniture',
    )
    if (dice.chance(0.5))
      mesh.blob(
        within(frame, x + step * dice.between(0.2, 0.8), seat - 0.02, 0.42, dice.between(-0.5, 0.5)),
        [0.45, 0.4, 0.2],
        cloth(dice),
        'thing',
        3,
      )
  }
  if (dice.chance(0.15))
    mesh.box(frame, [l - 0.01, 0.3, 0.1], [l + dice.between(0.3, 0.7), seat + 0.02, depth + 0.02], cloth(dice), 'thing')
  for (const x of [l + 0.06, r - 0.1])
    for (const z of [0.05, depth - 0.1]) mesh.box(frame, [x, 0, z], [x + 0.05, lift, z + 0.05], wood(dice), 'furniture')
  return { width, depth, height: back }
}

export const chair: Builder = (mesh, frame, dice) => {
  const [w, seat, back] = [dice.between(0.38, 0.58), dice.between(0.4, 0.5), dice.between(0.75, 1.15)]
  const body = dice.chance(0.75) ? wooden(dice) : metal(dice)
  const cover = dice.chance(0.5) ? cloth(dice) : body
  mesh.box(frame, [-w / 2, seat - 0.06, 0], [w / 2, seat, w], cover, 'furniture')
  if (dice.chance(0.2)) mesh.box(frame, [-w / 2, 0.02, 0], [w / 2, seat - 0.05, w], cover, 'furniture')
  for (const x of [-w / 2, w / 2 - 0.04]) {
    mesh.box(frame, [x, 0, w - 0.05], [x + 0.04, seat, w - 0.01], body, 'furniture')
    mesh.box(frame, [x, 0, 0], [x + 0.04, back, 0.04], body, 'furniture')
    if (dice.chance(0.2)) mesh.box(frame, [x, seat + 0.2, 0], [x + 0.05, seat + 0.24, w], body, 'furniture')
  }
  if (dice.chance(0.55)) mesh.box(frame, [-w / 2, seat + 0.1, 0], [w / 2, back, 0.06], cover, 'furniture')
  else
    for (let at = 0; at < 4; at++)
      mesh.box(frame, [-w / 2, back - 0.06 - at * 0.1, 0.005], [w / 2, back - at * 0.1, 0.035], body, 'furniture')
  return { width: w, depth: w, height: back }
}
