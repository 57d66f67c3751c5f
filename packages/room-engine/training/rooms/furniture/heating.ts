import { anyColour, material, paint, tiles, whiteColour } from '../materials.ts'
import { type Builder, count } from './builder.ts'
import { clutterOn } from './clutter.ts'

export const fireplace: Builder = (mesh, frame, dice) => {
  const [w, h] = [dice.between(1.1, 1.7), dice.between(0.95, 1.3)]
  const body = dice.chance(0.5)
    ? paint(dice, whiteColour(dice))
    : dice.chance(0.5)
      ? tiles(dice)
      : material(dice, 'veins', anyColour(dice))
  mesh.box(frame, [-w / 2, 0, 0], [w / 2, h, 0.2], body, 'furniture')
  mesh.box(frame, [-w / 2 - 0.1, h, 0], [w / 2 + 0.1, h + 0.06, 0.28], body, 'furniture')
  mesh.panel(frame, -w / 4, 0.02, w / 4, h * 0.65, 0.205, paint(dice, [0.01, 0.01, 0.01]), 'furniture')
  clutterOn(mesh, frame, [-w / 2, h + 0.06, 0], [w / 2, h, 0.25], dice, count(dice, 0, 5))
  return { width: w, depth: 0.3, height: h }
}

export const radiator: Builder = (mesh, frame, dice) => {
  const [w, h] = [dice.between(0.5, 1.6), dice.between(0.4, 0.8)]
  const ribs = material(dice, 'slats', whiteColour(dice), { height: 0.05 })
  mesh.box(frame, [-w / 2, 0.12, 0.02], [w / 2, 0.12 + h, 0.1], ribs, 'thing')
  return { width: w, depth: 0.1, height: h }
}
