import type { Vec3 } from '@vuong-tron/geometry/vectors'
import {
  anyColour,
  cloth,
  hsv,
  type Material,
  material,
  metal,
  mirror,
  paint,
  scaled,
  tiles,
  whiteColour,
  wood,
  wooden,
} from './materials.ts'
import { type Frame, frameAt, type Mesh, within } from './mesh.ts'
import type { Taste } from './taste.ts'

/** Puts a thing with its back at z = 0, its middle at x = 0 and answers its width and depth. */
export type Builder = (mesh: Mesh, frame: Frame, dice: Taste) => { width: number; depth: number; height: number }

const count = (dice: Taste, low: number, high: number) => Math.floor(dice.between(low, high + 0.999))

const sofa: Builder = (mesh, frame, dice) => {
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

const bed: Builder = (mesh, frame, dice) => {
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

const cot: Builder = (mesh, frame, dice) => {
  const body = wooden(dice)
  const [w, d, h] = [1.25, 0.7, 1]
  for (const z of [0, d]) slatted(mesh, frame, -w / 2, w / 2, 0.25, h, z, body, dice)
  mesh.box(frame, [-w / 2, 0.35, 0.03], [w / 2, 0.5, d], cloth(dice), 'furniture')
  if (dice.chance(0.6)) mesh.box(frame, [-w / 4, 0.4, d + 0.04], [w / 4, h + 0.01, d + 0.07], cloth(dice), 'thing')
  return { width: w, depth: d, height: h }
}

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

const chair: Builder = (mesh, frame, dice) => {
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

/** A fronted body: wardrobes, sideboards, drawers; `size` leaves it to chance when not given. */
function cabinet(mesh: Mesh, frame: Frame, dice: Taste, size: Vec3, body = wooden(dice), from = 0) {
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

const storage: Builder = (mesh, frame, dice) => {
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

const shelves: Builder = (mesh, frame, dice) => {
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

const screenStand: Builder = (mesh, frame, dice) => {
  cabinet(mesh, frame, dice, [1.5, dice.between(0.35, 0.6), 0.4])
  screen(mesh, within(frame, 0, dice.between(0.5, 0.8), 0.15), dice, dice.between(0.7, 1.6))
  return { width: 1.5, depth: 0.42, height: 0.6 }
}

function screen(mesh: Mesh, frame: Frame, dice: Taste, width: number) {
  const dark = material(dice, 'plain', [0.012, 0.012, 0.014], { gloss: dice.between(0.03, 0.12) })
  const shown = dice.chance(0.2) ? material(dice, 'art', anyColour(dice), { glow: 1.2 }) : dark
  mesh.box(frame, [-width / 2, 0, 0], [width / 2, width * 0.58, 0.05], dark, 'thing')
  mesh.panel(frame, -width / 2 + 0.02, 0.02, width / 2 - 0.02, width * 0.58 - 0.02, 0.055, shown, 'thing')
}

const desk: Builder = (mesh, frame, dice) => {
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

const dining: Builder = (mesh, frame, dice) => {
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

const fireplace: Builder = (mesh, frame, dice) => {
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

const radiator: Builder = (mesh, frame, dice) => {
  const [w, h] = [dice.between(0.5, 1.6), dice.between(0.4, 0.8)]
  const ribs = material(dice, 'slats', whiteColour(dice), { height: 0.05 })
  mesh.box(frame, [-w / 2, 0.12, 0.02], [w / 2, 0.12 + h, 0.1], ribs, 'thing')
  return { width: w, depth: 0.1, height: h }
}

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
        worldAt(own, -w, 0, 0),
        worldAt(own, w, 0, 0),
        worldAt(own, w * 0.6, rise, long),
        worldAt(own, -w * 0.6, rise, long),
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

const worldAt = ({ x, y, z, cos, sin }: Frame, lx: number, ly: number, lz: number): Vec3 => [
  x + cos * lx + sin * lz,
  y + ly,
  z - sin * lx + cos * lz,
]

const floorLamp: Builder = (mesh, frame, dice) => {
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

const tableLamp = (mesh: Mesh, frame: Frame, dice: Taste) => {
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

const person: Builder = (mesh, frame, dice) => {
  const skin = paint(dice, hsv(dice.between(0.03, 0.09), dice.between(0.2, 0.65), dice.between(0.25, 0.95)))
  const [top, low] = [cloth(dice), cloth(dice)]
  const size = dice.between(0.6, 1.05)
  const at = (x: number, y: number, z: number) => within(frame, x * size, y * size, z * size, dice.between(-0.3, 0.3))
  for (const x of [-0.1, 0.1]) {
    mesh.blob(at(x, 0, 0.2), [0.17 * size, 0.9 * size, 0.18 * size], low, 'thing', 4)
    mesh.blob(
      at(x * 2.5, 0.75, 0.2 + dice.between(0, 0.2)),
      [0.11 * size, 0.65 * size, 0.12 * size],
      dice.chance(0.5) ? top : skin,
      'thing',
      4,
    )
  }
  mesh.blob(at(0, 0.8, 0.2), [0.42 * size, 0.62 * size, 0.25 * size], top, 'thing', 4)
  mesh.blob(at(0, 1.45, 0.2), [0.19 * size, 0.26 * size, 0.2 * size], skin, 'thing')
  mesh.blob(
    at(0, 1.52, 0.18),
    [0.21 * size, 0.22 * size, 0.21 * size],
    paint(dice, hsv(0.07, 0.5, dice.between(0.05, 0.6))),
    'thing',
  )
  return { width: 0.6, depth: 0.5, height: 1.75 * size }
}

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

const island: Builder = (mesh, frame, dice) => {
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

const ceramic = (dice: Taste) =>
  material(dice, 'plain', dice.chance(0.85) ? whiteColour(dice) : anyColour(dice), { gloss: 0.05 })

const toilet: Builder = (mesh, frame, dice) => {
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

const tub: Builder = (mesh, frame, dice) => {
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

const vanity: Builder = (mesh, frame, dice) => {
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

const showerBox: Builder = (mesh, frame, dice) => {
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

export const PIECES: Record<string, readonly Builder[]> = {
  living: [
    sofa,
    sofa,
    sofa,
    table,
    storage,
    shelves,
    screenStand,
    plant,
    floorLamp,
    fireplace,
    radiator,
    chair,
    heap,
    person,
  ],
  bedroom: [bed, bed, bed, storage, storage, desk, chair, cot, shelves, plant, radiator, heap, floorLamp],
  dining: [dining, dining, storage, shelves, chair, plant, radiator, fireplace, sofa, person],
  office: [desk, desk, shelves, storage, chair, heap, plant, radiator],
  hall: [storage, chair, heap, plant, radiator, person],
  bathroom: [vanity, vanity, toilet, tub, showerBox, storage, radiator],
  kitchen: [island, dining, storage, chair, table],
  bare: [chair, heap, radiator, plant, table],
}
