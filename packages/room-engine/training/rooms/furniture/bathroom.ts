import { anyColour, hsv, material, metal, mirror, tiles, whiteColour } from '../materials.ts'
import { within } from '../mesh.ts'
import type { Taste } from '../taste.ts'
import { type Builder, count } from './builder.ts'
import { clutterOn } from './clutter.ts'
import { framed } from './decor.ts'
import { cabinet } from './storage.ts'

const ceramic = (dice: Taste) =>
  material(dice, 'plain', dice.chance(0.85) ? whiteColour(dice) : anyColour(dice), { gloss: 0.05 })

export const toilet: Builder = (mesh, frame, dice) => {
  const white = ceramic(dice)
  mesh.box(frame, [-0.22, 0.4, 0], [0.22, dice.between(0.75, 1), 0.2], white, 'furniture')
  mesh.turned(
    within(frame, 0, 0, 0.42),
    [
      [0, 0.12],
      [0.2, 0.13],
      [0.38, 0.2],
      [0.42, 0.21],
      [0.43, 0.19],
      [0.45, 0],
    ],
    white,
    'furniture',
    12,
    1.3,
  )
  return { width: 0.45, depth: 0.7, height: 0.9 }
}

export const tub: Builder = (mesh, frame, dice) => {
  const [w, d, h] = [dice.between(1.5, 1.8), dice.between(0.7, 0.85), dice.between(0.5, 0.62)]
  const white = ceramic(dice)
  const side = dice.chance(0.5) ? tiles(dice) : white
  const rim = dice.between(0.05, 0.15)
  mesh.box(frame, [-w / 2, 0, d - rim], [w / 2, h, d], side, 'furniture')
  mesh.box(frame, [-w / 2, 0, 0], [w / 2, h, rim], white, 'furniture')
  for (const x of [-w / 2, w / 2 - rim]) mesh.box(frame, [x, 0, 0], [x + rim, h, d], side, 'furniture')
  mesh.box(frame, [-w / 2, 0, 0], [w / 2, h * 0.4, d], white, 'furniture')
  clutterOn(mesh, frame, [-w / 2, h, 0], [w / 2, h, rim + 0.1], dice, count(dice, 0, 4))
  return { width: w, depth: d, height: h }
}

export const vanity: Builder = (mesh, frame, dice) => {
  const [w, d, h] = [dice.between(0.5, 1.9), dice.between(0.42, 0.6), dice.between(0.75, 0.9)]
  if (dice.chance(0.75)) cabinet(mesh, frame, dice, [w, h - 0.05, d])
  else
    mesh.turned(
      within(frame, 0, 0, d / 2),
      [
        [0, 0.1],
        [h, 0.09],
      ],
      ceramic(dice),
      'furniture',
    )
  mesh.box(
    frame,
    [-w / 2, h - 0.05, 0],
    [w / 2, h, d + 0.02],
    dice.chance(0.5) ? ceramic(dice) : material(dice, 'veins', anyColour(dice), { gloss: 0.08 }),
    'furniture',
  )
  if (dice.chance(0.7))
    mesh.turned(
      within(frame, dice.between(-w / 4, w / 4), h, d / 2),
      [
        [0, 0.12],
        [0.1, 0.2],
        [0.1, 0.17],
      ],
      ceramic(dice),
      'furniture',
      12,
    )
  mesh.turned(
    within(frame, 0, h, 0.08),
    [
      [0, 0.02],
      [dice.between(0.1, 0.25), 0.015],
    ],
    metal(dice),
    'thing',
    6,
  )
  clutterOn(mesh, frame, [-w / 2, h, 0], [w / 2, h, d], dice, count(dice, 0, 7))
  if (dice.chance(0.85)) {
    const [mw, mh] = [w * dice.between(0.5, 1), dice.between(0.5, 1.1)]
    framed(mesh, within(frame, 0, h + dice.between(0.12, 0.35), 0), dice, mw, mh, mirror(dice))
    if (dice.chance(0.5)) {
      const bulb = material(dice, 'plain', [1, 0.9, 0.7], { glow: dice.between(1.5, 5) })
      const y = h + mh + dice.between(0.3, 0.5)
      mesh.box(frame, [-w * 0.3, y - 0.06, 0.01], [w * 0.3, y + 0.06, 0.04], metal(dice), 'thing')
      for (let x = -w * 0.27; x < w * 0.28; x += 0.16)
        mesh.blob(within(frame, x, y - 0.05, 0.08), [0.09, 0.1, 0.09], bulb, 'thing')
    }
  }
  return { width: w, depth: d, height: h }
}

export const showerBox: Builder = (mesh, frame, dice) => {
  const [w, d, h] = [dice.between(0.8, 1.4), dice.between(0.8, 1), dice.between(1.8, 2.1)]
  const bar = metal(dice)
  mesh.box(frame, [-w / 2, 0, 0], [w / 2, 0.12, d], ceramic(dice), 'furniture')
  for (const x of [-w / 2, 0, w / 2 - 0.03]) mesh.box(frame, [x, 0.1, d - 0.03], [x + 0.03, h, d], bar, 'door')
  mesh.box(frame, [-w / 2, h - 0.04, d - 0.03], [w / 2, h, d], bar, 'door')
  if (dice.chance(0.5)) {
    const glass = material(dice, 'plain', hsv(0.5, 0.1, dice.between(0.5, 0.9)), { gloss: 0.15 })
    mesh.panel(frame, -w / 2 + 0.03, 0.12, w / 2 - 0.03, h - 0.04, d - 0.015, glass, 'door')
  }
  return { width: w, depth: d, height: h }
}
