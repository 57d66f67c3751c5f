import { cloth, hsv, type Material, metal, paint, tiles, whiteColour, wooden } from '../materials.ts'
import { type Frame, type Mesh, within, worldOf } from '../mesh.ts'
import type { Taste } from '../taste.ts'
import { type Builder, count } from './builder.ts'

export const plant: Builder = (mesh, frame, dice) => {
  const high = dice.between(0.3, 1.9)
  const pot = dice.between(0.08, 0.22)
  mesh.turned(
    frame,
    [
      [0, pot * 0.7],
      [pot * 1.6, pot],
      [pot * 1.6, 0],
    ],
    dice.chance(0.5) ? paint(dice) : tiles(dice),
    'thing',
  )
  const leaf = paint(dice, hsv(dice.between(0.2, 0.4), dice.between(0.3, 0.8), dice.between(0.15, 0.6)))
  const leaves = count(dice, 12, 40)
  const long = dice.between(0.15, 0.5)
  for (let at = 0; at < leaves; at++) {
    const turn = dice.between(0, 2 * Math.PI)
    const own = within(
      frame,
      dice.between(-0.1, 0.1) * high,
      pot * 1.6 + dice.between(0, high * 0.8),
      dice.between(-0.1, 0.1) * high,
      turn,
    )
    const [w, rise] = [dice.between(0.02, 0.09), dice.between(-0.1, 0.3)]
    mesh.quad(
      [
        worldOf(own, [-w, 0, 0]),
        worldOf(own, [w, 0, 0]),
        worldOf(own, [w * 0.6, rise, long]),
        worldOf(own, [-w * 0.6, rise, long]),
      ],
      leaf,
      'thing',
    )
  }
  mesh.turned(
    frame,
    [
      [pot * 1.6, 0.015],
      [pot * 1.6 + high * 0.8, 0.01],
    ],
    leaf,
    'thing',
    5,
  )
  return { width: long * 1.6, depth: long * 1.6, height: high }
}

/** A picture or mirror in a frame, its lower edge at the frame's origin. */
export function framed(mesh: Mesh, frame: Frame, dice: Taste, w: number, h: number, content: Material) {
  const edge = dice.chance(0.2) ? 0.006 : dice.between(0.015, 0.1)
  const wooded = dice.chance(0.5) ? wooden(dice) : metal(dice)
  mesh.box(frame, [-w / 2, 0, 0.002], [w / 2, h, dice.between(0.015, 0.05)], wooded, 'thing')
  const mat = dice.chance(0.4) && content.gloss === 0 ? dice.between(0.02, 0.1) : 0
  if (mat)
    mesh.panel(frame, -w / 2 + edge, edge, w / 2 - edge, h - edge, 0.052, paint(dice, whiteColour(dice)), 'thing')
  mesh.panel(frame, -w / 2 + edge + mat, edge + mat, w / 2 - edge - mat, h - edge - mat, 0.054, content, 'thing')
}

/** Rugs lie on the floor and are no floor. */
export function rug(mesh: Mesh, frame: Frame, dice: Taste, w: number, d: number) {
  const look = cloth(dice)
  if (dice.chance(0.25))
    mesh.turned(
      frame,
      [
        [0.012, w / 2],
        [0.012, 0],
      ],
      look,
      'thing',
      20,
      d / w,
    )
  else {
    mesh.box(frame, [-w / 2, 0, -d / 2], [w / 2, 0.012, d / 2], look, 'thing')
    if (dice.chance(0.4)) {
      const inner = cloth(dice)
      mesh.box(frame, [-w / 2 + 0.15, 0, -d / 2 + 0.15], [w / 2 - 0.15, 0.014, d / 2 - 0.15], inner, 'thing')
    }
  }
}
