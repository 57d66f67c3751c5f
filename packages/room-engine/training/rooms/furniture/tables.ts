import { cloth, metal, wooden } from '../materials.ts'
import { within } from '../mesh.ts'
import type { Taste } from '../taste.ts'
import { type Builder, count } from './builder.ts'
import { clutterOn } from './clutter.ts'
import { chair } from './seats.ts'
import { cabinet, screen } from './storage.ts'

export const table: Builder = (mesh, frame, dice) => {
  const low = dice.chance(0.4)
  const [width, depth, high] = [
    dice.between(0.5, 2),
    dice.between(0.45, 1),
    low ? dice.between(0.3, 0.5) : dice.between(0.68, 0.78),
  ]
  const top = dice.chance(0.8) ? wooden(dice) : metal(dice)
  const legs = dice.chance(0.7) ? top : metal(dice)
  if (dice.chance(0.25)) {
    mesh.turned(
      within(frame, 0, 0, depth / 2),
      [
        [high - 0.04, 0],
        [high - 0.04, width / 2],
        [high, width / 2],
        [high, 0],
      ],
      top,
      'furniture',
      16,
    )
    mesh.turned(
      within(frame, 0, 0, depth / 2),
      [
        [0, width / 4],
        [0.05, width / 4],
        [0.06, 0.05],
        [high - 0.04, 0.05],
      ],
      legs,
      'furniture',
    )
  } else {
    mesh.box(frame, [-width / 2, high - dice.between(0.02, 0.06), 0], [width / 2, high, depth], top, 'furniture')
    const thick = dice.between(0.03, 0.1)
    for (const x of [-width / 2 + 0.03, width / 2 - 0.03 - thick])
      for (const z of [0.03, depth - 0.03 - thick])
        mesh.box(frame, [x, 0, z], [x + thick, high - 0.03, z + thick], legs, 'furniture')
    if (dice.chance(0.4))
      mesh.box(
        frame,
        [-width / 2 + 0.04, high - 0.14, 0.04],
        [width / 2 - 0.04, high - 0.02, depth - 0.04],
        top,
        'furniture',
      )
    if (dice.chance(0.2))
      mesh.box(
        frame,
        [-width / 2 - 0.01, high - dice.between(0.02, 0.4), -0.01],
        [width / 2 + 0.01, high + 0.005, depth + 0.01],
        cloth(dice),
        'thing',
      )
  }
  clutterOn(mesh, frame, [-width / 2, high, 0], [width / 2, high, depth], dice, count(dice, 0, 6))
  return { width, depth, height: high }
}

export const desk: Builder = (mesh, frame, dice) => {
  const [w, d, h] = [dice.between(0.9, 1.8), dice.between(0.5, 0.8), 0.74]
  const body = wooden(dice)
  mesh.box(frame, [-w / 2, h - 0.04, 0], [w / 2, h, d], body, 'furniture')
  if (dice.chance(0.6)) cabinet(mesh, within(frame, w / 2 - 0.25, 0, 0.05), dice, [0.42, h - 0.05, d - 0.1], body)
  for (const x of [-w / 2, w / 2 - 0.05]) mesh.box(frame, [x, 0, 0], [x + 0.05, h, d], body, 'furniture')
  if (dice.chance(0.7))
    screen(
      mesh,
      within(frame, dice.between(-0.3, 0.3), h + 0.08, 0.15, dice.between(-0.3, 0.3)),
      dice,
      dice.between(0.35, 0.7),
    )
  clutterOn(mesh, frame, [-w / 2, h, 0], [w / 2, h, d], dice, count(dice, 1, 8))
  chair(mesh, within(frame, dice.between(-0.2, 0.2), 0, d + 0.5, Math.PI + dice.between(-0.6, 0.6)), dice)
  return { width: w, depth: d + 0.5, height: h }
}

export const dining: Builder = (mesh, frame, dice) => {
  const { width, depth } = table(mesh, within(frame, 0, 0, 0.5), dice)
  const seed = Math.floor(dice.between(0, 1e6))
  const places = count(dice, 1, 3)
  const across = Math.max(width, 1)
  for (let at = 0; at < places; at++) {
    const x = across * ((at + 0.5) / places - 0.5)
    chair(mesh, within(frame, x, 0, 0.25), sameDice(dice, seed))
    chair(mesh, within(frame, x, 0, 0.75 + depth, Math.PI), sameDice(dice, seed))
  }
  if (dice.chance(0.5))
    for (const [x, turn] of [
      [-across / 2 - 0.3, Math.PI / 2],
      [across / 2 + 0.3, -Math.PI / 2],
    ] as const)
      chair(mesh, within(frame, x, 0, 0.5 + depth / 2, turn), sameDice(dice, seed))
  return { width: across + 0.6, depth: depth + 1, height: 0.8 }
}

/** Chairs about one table are alike. */
const sameDice = (dice: Taste, seed: number) => dice.again(seed)
