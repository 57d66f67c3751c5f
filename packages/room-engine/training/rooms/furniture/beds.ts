import { cloth, type Material, paint, whiteColour, wooden } from '../materials.ts'
import { type Frame, type Mesh, within } from '../mesh.ts'
import type { Taste } from '../taste.ts'
import { type Builder, count } from './builder.ts'

export const bed: Builder = (mesh, frame, dice) => {
  const width = dice.one([0.9, 1.2, 1.4, 1.6, 1.8, 2])
  const depth = dice.between(1.9, 2.15)
  const high = dice.between(0.4, 0.68)
  const body = dice.chance(0.6) ? wooden(dice) : cloth(dice)
  const head = dice.between(0.6, 1.4)
  const [l, r] = [-width / 2, width / 2]
  mesh.box(frame, [l, dice.between(0, 0.2), 0], [r, high - 0.2, depth], body, 'furniture')
  if (dice.chance(0.75)) {
    if (dice.chance(0.25)) slatted(mesh, frame, l, r, high - 0.3, head, 0, body, dice)
    else mesh.box(frame, [l - 0.02, 0, -0.01], [r + 0.02, head, dice.between(0.04, 0.12)], body, 'furniture')
  }
  if (dice.chance(0.3)) slatted(mesh, frame, l, r, 0.1, dice.between(0.5, 0.9), depth, body, dice)
  const sheet = dice.chance(0.6) ? paint(dice, whiteColour(dice)) : cloth(dice)
  mesh.box(frame, [l + 0.02, high - 0.2, 0.05], [r - 0.02, high, depth - 0.02], sheet, 'furniture')
  const cover = cloth(dice)
  const from = dice.between(0.45, 1.1)
  mesh.box(
    frame,
    [l - 0.04, dice.between(0.1, high - 0.1), from],
    [r + 0.04, high + 0.06, depth + 0.03],
    cover,
    'furniture',
  )
  for (let at = 0; at < count(dice, 0, 6); at++)
    mesh.blob(
      within(frame, dice.between(l + 0.3, r - 0.3), high - 0.02, dice.between(0.15, 0.5), dice.between(-0.3, 0.3)),
      [dice.between(0.4, 0.75), dice.between(0.12, 0.45), dice.between(0.15, 0.4)],
      dice.chance(0.5) ? sheet : cloth(dice),
      'furniture',
      3,
    )
  if (dice.chance(0.3))
    mesh.blob(
      within(frame, dice.between(l, r) * 0.6, high, dice.between(0.8, depth - 0.3)),
      [0.5, 0.18, 0.4],
      cloth(dice),
      'thing',
    )
  return { width, depth, height: high }
}

export const cot: Builder = (mesh, frame, dice) => {
  const body = wooden(dice)
  const [w, d, h] = [1.25, 0.7, 1]
  for (const z of [0, d]) slatted(mesh, frame, -w / 2, w / 2, 0.25, h, z, body, dice)
  mesh.box(frame, [-w / 2, 0.35, 0.03], [w / 2, 0.5, d], cloth(dice), 'furniture')
  if (dice.chance(0.6)) mesh.box(frame, [-w / 4, 0.4, d + 0.04], [w / 4, h + 0.01, d + 0.07], cloth(dice), 'thing')
  return { width: w, depth: d, height: h }
}

/** A frame of bars: bed ends, cots, railings. */
function slatted(
  mesh: Mesh,
  frame: Frame,
  l: number,
  r: number,
  low: number,
  high: number,
  z: number,
  body: Material,
  dice: Taste,
) {
  const step = dice.between(0.07, 0.2)
  mesh.box(frame, [l, high - 0.06, z], [r, high, z + 0.04], body, 'furniture')
  mesh.box(frame, [l, low, z], [r, low + 0.05, z + 0.04], body, 'furniture')
  for (let x = l; x <= r; x += step)
    mesh.box(frame, [x, low, z + 0.005], [x + 0.025, high, z + 0.03], body, 'furniture')
  for (const x of [l, r - 0.06]) mesh.box(frame, [x, 0, z - 0.01], [x + 0.06, high + 0.05, z + 0.05], body, 'furniture')
}
