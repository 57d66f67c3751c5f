import type { Vec3 } from '@vuong-tron/geometry/vectors'
import { anyColour, type Material, material, metal, scaled, wooden } from '../materials.ts'
import { type Frame, type Mesh, within } from '../mesh.ts'
import type { Taste } from '../taste.ts'
import { type Builder, count } from './builder.ts'
import { clutterOn } from './clutter.ts'

/** A fronted body: wardrobes, sideboards, drawers; `size` leaves it to chance when not given. */
export function cabinet(mesh: Mesh, frame: Frame, dice: Taste, size: Vec3, body = wooden(dice), from = 0) {
  const [w, h, d] = size
  const columns = Math.max(1, Math.round(w / dice.between(0.4, 0.7)))
  const rows = dice.chance(0.5) ? 1 : Math.max(1, Math.round(h / dice.between(0.2, 0.8)))
  const plate: Material = { ...body, pattern: 'panels', width: w / columns, height: h / rows }
  mesh.box(frame, [-w / 2, from, 0], [w / 2, from + h, d], body, 'furniture', plate)
  const front = mesh.polygons.length - 6
  const face = mesh.polygons[front]
  // Fronts start at their own corner.
  if (face)
    mesh.polygons[front] = {
      ...face,
      uv: [
        [0, 0],
        [w, 0],
        [w, h],
        [0, h],
      ],
    }
  const handle = metal(dice)
  if (dice.chance(0.7))
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++) {
        const x = -w / 2 + ((column + (rows > 1 ? 0.5 : column % 2 ? 0.12 : 0.88)) * w) / columns
        const y = from + ((row + 0.55) * h) / rows
        mesh.box(
          frame,
          [x - (rows > 1 ? 0.06 : 0.01), y, d],
          [x + (rows > 1 ? 0.06 : 0.01), y + (rows > 1 ? 0.015 : 0.12), d + 0.025],
          handle,
          'furniture',
        )
      }
}

export const storage: Builder = (mesh, frame, dice) => {
  const tall = dice.chance(0.4)
  const size: Vec3 = [
    dice.between(0.4, tall ? 2.4 : 2),
    tall ? dice.between(1.6, 2.4) : dice.between(0.4, 1.1),
    dice.between(0.3, 0.62),
  ]
  cabinet(mesh, frame, dice, size)
  if (!tall)
    clutterOn(mesh, frame, [-size[0] / 2, size[1], 0], [size[0] / 2, size[1], size[2]], dice, count(dice, 0, 6))
  if (!tall && dice.chance(0.2)) screen(mesh, within(frame, 0, size[1] + 0.05, 0.1), dice, dice.between(0.6, 1.4))
  return { width: size[0], depth: size[2], height: size[1] }
}

export const shelves: Builder = (mesh, frame, dice) => {
  const [w, h, d] = [dice.between(0.4, 2.2), dice.between(0.8, 2.3), dice.between(0.22, 0.4)]
  const body = wooden(dice)
  const rows = Math.max(2, Math.round(h / dice.between(0.28, 0.45)))
  if (dice.chance(0.8)) mesh.box(frame, [-w / 2, 0, 0], [w / 2, h, 0.02], body, 'furniture')
  for (const x of [-w / 2, w / 2 - 0.02]) mesh.box(frame, [x, 0, 0], [x + 0.02, h, d], body, 'furniture')
  for (let row = 0; row <= rows; row++) {
    const y = (row * (h - 0.02)) / rows
    mesh.box(frame, [-w / 2, y, 0], [w / 2, y + 0.02, d], body, 'furniture')
    if (row === rows || dice.chance(0.2)) continue
    if (dice.chance(0.5)) {
      const spines = material(dice, 'books', anyColour(dice), {
        width: dice.between(0.02, 0.05),
        height: h / rows,
        other: scaled(body.colour, 0.3),
      })
      mesh.panel(
        frame,
        -w / 2 + 0.03,
        y + 0.02,
        w / 2 - 0.03,
        y + (h / rows) * dice.between(0.6, 0.9),
        d * 0.7,
        spines,
        'furniture',
      )
    } else clutterOn(mesh, frame, [-w / 2, y + 0.02, 0.05], [w / 2, y, d], dice, count(dice, 1, 5))
  }
  return { width: w, depth: d, height: h }
}

export const screenStand: Builder = (mesh, frame, dice) => {
  cabinet(mesh, frame, dice, [1.5, dice.between(0.35, 0.6), 0.4])
  screen(mesh, within(frame, 0, dice.between(0.5, 0.8), 0.15), dice, dice.between(0.7, 1.6))
  return { width: 1.5, depth: 0.42, height: 0.6 }
}

export function screen(mesh: Mesh, frame: Frame, dice: Taste, width: number) {
  const dark = material(dice, 'plain', [0.012, 0.012, 0.014], { gloss: dice.between(0.03, 0.12) })
  const shown = dice.chance(0.2) ? material(dice, 'art', anyColour(dice), { glow: 1.2 }) : dark
  mesh.box(frame, [-width / 2, 0, 0], [width / 2, width * 0.58, 0.05], dark, 'thing')
  mesh.panel(frame, -width / 2 + 0.02, 0.02, width / 2 - 0.02, width * 0.58 - 0.02, 0.055, shown, 'thing')
}
