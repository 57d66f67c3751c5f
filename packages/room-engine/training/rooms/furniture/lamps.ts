import { hsv, material, metal, paint, wooden } from '../materials.ts'
import { type Frame, frameAt, type Mesh, within } from '../mesh.ts'
import type { Taste } from '../taste.ts'
import { type Builder, count } from './builder.ts'

export const floorLamp: Builder = (mesh, frame, dice) => {
  const high = dice.between(1.2, 1.8)
  const foot = metal(dice)
  mesh.turned(
    frame,
    [
      [0, 0.14],
      [0.03, 0.14],
      [0.03, 0.015],
      [high, 0.015],
    ],
    foot,
    'thing',
  )
  shade(mesh, within(frame, 0, high - 0.1, 0), dice, 1)
  return { width: 0.4, depth: 0.4, height: high }
}

export const tableLamp = (mesh: Mesh, frame: Frame, dice: Taste) => {
  const h = dice.between(0.15, 0.4)
  mesh.turned(
    frame,
    [
      [0, 0.08],
      [h * 0.3, dice.between(0.03, 0.12)],
      [h * 0.6, dice.between(0.02, 0.08)],
      [h, 0.015],
    ],
    dice.chance(0.5) ? metal(dice) : paint(dice),
    'thing',
  )
  shade(mesh, within(frame, 0, h, 0), dice, dice.between(0.6, 1))
}

/** What hangs from the ceiling: pendants, chandeliers, fans, flat lights, spots. */
export function ceilingLight(mesh: Mesh, x: number, z: number, height: number, dice: Taste) {
  const body = metal(dice)
  const kind = dice.between(0, 1)
  if (kind < 0.3) {
    const drop = dice.between(0.3, 1.1)
    const frame = frameAt(x, height - drop, z)
    mesh.turned(
      frame,
      [
        [0, 0.008],
        [drop, 0.008],
      ],
      body,
      'thing',
      5,
    )
    shade(mesh, within(frame, 0, -0.2, 0), dice, dice.between(0.6, 1.6))
  } else if (kind < 0.5) {
    const drop = dice.between(0.3, 0.9)
    const bulb = material(dice, 'plain', [1, 0.9, 0.75], { glow: dice.between(1, 5) })
    mesh.turned(
      frameAt(x, height - drop, z),
      [
        [0, 0.05],
        [drop, 0.01],
      ],
      body,
      'thing',
      6,
    )
    const arms = count(dice, 3, 8)
    for (let at = 0; at < arms; at++) {
      const own = frameAt(x, height - drop, z, (2 * Math.PI * at) / arms)
      mesh.box(own, [0, 0, -0.01], [0.3, 0.02, 0.01], body, 'thing')
      mesh.blob(within(own, 0.3, 0.02, 0), [0.08, 0.12, 0.08], bulb, 'thing')
    }
  } else if (kind < 0.6) {
    mesh.turned(
      frameAt(x, height - 0.3, z),
      [
        [0, 0.1],
        [0.15, 0.1],
        [0.15, 0.015],
        [0.3, 0.015],
      ],
      body,
      'thing',
    )
    const blade = wooden(dice)
    const turn = dice.between(0, 2)
    for (let at = 0; at < 4; at++)
      mesh.box(
        frameAt(x, height - 0.22, z, turn + (Math.PI / 2) * at),
        [0.1, 0, -0.07],
        [0.65, 0.015, 0.07],
        blade,
        'thing',
      )
  } else if (kind < 0.8) {
    const cover = material(dice, 'plain', [1, 0.95, 0.88], { glow: dice.between(1, 5) })
    mesh.turned(
      frameAt(x, height - 0.12, z),
      [
        [0, 0],
        [0.02, dice.between(0.1, 0.25)],
        [0.12, 0.2],
      ],
      cover,
      'thing',
      14,
    )
  } else {
    const spot = material(dice, 'plain', [1, 0.95, 0.88], { glow: dice.between(2, 6) })
    for (let at = 0; at < 5; at++) {
      const frame = frameAt(x + dice.between(-1.2, 1.2), height - 0.004, z + dice.between(-1.2, 1.2))
      mesh.turned(
        frame,
        [
          [0, 0],
          [0, 0.06],
        ],
        spot,
        'thing',
        10,
      )
    }
  }
}

function shade(mesh: Mesh, frame: Frame, dice: Taste, size: number) {
  const lit = dice.chance(0.5)
  const cover = material(dice, 'plain', hsv(dice.between(0.05, 0.15), dice.between(0, 0.5), dice.between(0.5, 1)), {
    glow: lit ? dice.between(1, 4) : 0,
  })
  const [top, low, h] = [
    dice.between(0.06, 0.2) * size,
    dice.between(0.12, 0.25) * size,
    dice.between(0.15, 0.35) * size,
  ]
  mesh.turned(
    frame,
    [
      [0, low],
      [h, top],
    ],
    cover,
    'thing',
    12,
  )
}
