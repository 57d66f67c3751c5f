import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { Source } from './light.ts'
import { cloth, hsv, type Material, material, metal, paint, scaled, whiteColour, wood, wooden } from './materials.ts'
import { type Frame, type Mesh, within, worldOf } from './mesh.ts'
import type { Taste } from './taste.ts'

/** A hole in a wall, in metres along it and above the floor. */
export type Opening = { kind: 'window' | 'door' | 'passage'; from: number; to: number; low: number; high: number }

/** The wall around its openings, finished below `dado` in another material. */
export function wallAround(
  mesh: Mesh,
  frame: Frame,
  length: number,
  height: number,
  openings: readonly Opening[],
  upper: Material,
  lower: Material,
  dado: number,
) {
  const cuts = [0, length, ...openings.flatMap(({ from, to }) => [from, to])].sort((a, b) => a - b)
  for (let at = 0; at + 1 < cuts.length; at++) {
    const [l, r] = [cuts[at] as number, cuts[at + 1] as number]
    if (r - l < 1e-6) continue
    const hole = openings.find(({ from, to }) => from < (l + r) / 2 && to > (l + r) / 2)
    for (const [low, high] of hole
      ? ([
          [0, hole.low],
          [hole.high, height],
        ] as const)
      : ([[0, height]] as const)) {
      const middle = Math.min(high, Math.max(low, dado))
      if (middle > low) mesh.panel(frame, l, low, r, middle, 0, lower, 'wall')
      if (high > middle) mesh.panel(frame, l, middle, r, high, 0, upper, 'wall')
    }
  }
}

export type Daylight = { strength: number; sky: Vec3; isNight: boolean }

/** Glass, frame, bars and reveal of a window; answers its light. */
export function windowIn(
  mesh: Mesh,
  wall: Frame,
  { from, to, low, high }: Opening,
  day: Daylight,
  frameLook: Material,
  wallLook: Material,
  dice: Taste,
): Source {
  const deep = dice.chance(0.2) ? 0.01 : dice.between(0.03, 0.25)
  const green = hsv(dice.between(0.15, 0.45), dice.between(0.1, 0.7), dice.between(0.1, 0.6))
  const view = material(dice, 'outdoors', day.isNight ? [0.01, 0.012, 0.03] : [1, 1, 1], {
    other: day.isNight ? [0.01, 0.01, 0.01] : dice.chance(0.7) ? green : hsv(0.07, 0.2, dice.between(0.2, 0.9)),
    glow: day.isNight ? 0.15 : day.strength * dice.between(0.6, 3),
    seed: dice.between(0, 1000),
  })
  mesh.panel(wall, from, low, to, high, -deep, view, 'window')
  reveal(
    mesh,
    wall,
    from,
    to,
    low,
    high,
    deep,
    dice.chance(0.6) ? wallLook : frameLook,
    dice.chance(0.5) ? 'wall' : 'window',
  )
  const thick = dice.between(0.03, 0.08)
  const bars: [number, number, number, number][] = [
    [from, low, to, low + thick],
    [from, high - thick, to, high],
    [from, low, from + thick, high],
    [to - thick, low, to, high],
  ]
  const columns = Math.max(1, Math.round((to - from) / dice.between(0.5, 1.3)))
  for (let at = 1; at < columns; at++)
    bars.push([
      from + ((to - from) * at) / columns - thick / 2,
      low,
      from + ((to - from) * at) / columns + thick / 2,
      high,
    ])
  const rows = dice.chance(0.4) ? 1 : dice.one([2, 2, 3, 4])
  for (let at = 1; at < rows; at++)
    bars.push([from, low + ((high - low) * at) / rows - thick / 3, to, low + ((high - low) * at) / rows + thick / 3])
  if (dice.chance(0.25)) for (let x = from + 0.25; x < to - 0.1; x += 0.25) bars.push([x, low, x + 0.015, high])
  for (const [x0, y0, x1, y1] of bars) mesh.box(wall, [x0, y0, -deep], [x1, y1, -deep + 0.05], frameLook, 'window')
  if (dice.chance(0.6)) trim(mesh, wall, from, to, low, high, dice.between(0.05, 0.13), frameLook, 'window', low > 0.15)
  if (dice.chance(0.5) && low > 0.3)
    mesh.box(wall, [from - 0.08, low - 0.04, -deep], [to + 0.08, low, 0.12], frameLook, 'window')
  const at = (x: number, y: number) => worldOf(wall, [x, y, -deep * 0.5])
  const [a, b, c, inside] = [at(from, low), at(to, low), at(from, high), worldOf(wall, [from, low, 1])]
  const strength = day.isNight ? 0 : day.strength * (to - from) * (high - low) * 0.9
  return {
    corner: a,
    across: [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
    upward: [c[0] - a[0], c[1] - a[1], c[2] - a[2]],
    facing: [(inside[0] - a[0]) / (1 + deep * 0.5), 0, (inside[2] - a[2]) / (1 + deep * 0.5)],
    colour: scaled(day.sky, strength),
    throwsShadow: true,
  }
}

function reveal(
  mesh: Mesh,
  wall: Frame,
  from: number,
  to: number,
  low: number,
  high: number,
  deep: number,
  look: Material,
  label: 'wall' | 'window' | 'door',
) {
  const at = (x: number, y: number, z: number) => worldOf(wall, [x, y, z])
  mesh.quad([at(from, low, -deep), at(from, low, 0), at(from, high, 0), at(from, high, -deep)], look, label)
  mesh.quad([at(to, low, 0), at(to, low, -deep), at(to, high, -deep), at(to, high, 0)], look, label)
  mesh.quad([at(from, high, -deep), at(from, high, 0), at(to, high, 0), at(to, high, -deep)], look, label)
  if (low > 0.05) mesh.quad([at(from, low, 0), at(from, low, -deep), at(to, low, -deep), at(to, low, 0)], look, label)
}

function trim(
  mesh: Mesh,
  wall: Frame,
  from: number,
  to: number,
  low: number,
  high: number,
  wide: number,
  look: Material,
  label: 'window' | 'door',
  hasSill: boolean,
) {
  mesh.box(wall, [from - wide, high, 0], [to + wide, high + wide, 0.025], look, label)
  mesh.box(wall, [from - wide, low, 0], [from, high, 0.025], look, label)
  mesh.box(wall, [to, low, 0], [to + wide, high, 0.025], look, label)
  if (hasSill) mesh.box(wall, [from - wide, low - wide, 0], [to + wide, low, 0.025], look, label)
}

/** A closed or half-open door with its frame, or a passage into another room. */
export function doorIn(mesh: Mesh, wall: Frame, { kind, from, to, high }: Opening, floor: Material, dice: Taste) {
  const leaf = dice.chance(0.55) ? paint(dice, whiteColour(dice)) : dice.chance(0.75) ? wood(dice) : paint(dice)
  const edge = dice.chance(0.75) ? leaf : wooden(dice)
  if (dice.chance(0.85)) trim(mesh, wall, from, to, 0, high, dice.between(0.04, 0.14), edge, 'door', false)
  const isOpen = kind === 'passage' || dice.chance(0.3)
  const deep = isOpen ? dice.between(0.1, 0.2) : dice.between(0.01, 0.12)
  reveal(mesh, wall, from, to, 0, high, deep, edge, kind === 'passage' && dice.chance(0.3) ? 'wall' : 'door')
  if (isOpen) nextRoom(mesh, wall, from, to, high, deep, floor, dice)
  if (kind === 'passage') return
  const w = to - from
  const turn = isOpen ? (dice.chance(0.5) ? 1 : -1) * dice.between(0.5, 2.2) : 0
  const hinge = within(wall, from, 0, isOpen && turn < 0 ? 0.01 : -deep, turn)
  const panels = dice.one([1, 2, 2, 3])
  const front: Material = {
    ...leaf,
    pattern: 'panels',
    width: w / (dice.chance(0.4) ? 2 : 1),
    height: high / panels,
    seed: dice.between(0, 50),
  }
  mesh.box(hinge, [0, 0.01, -0.04], [w, high, 0], leaf, 'door', front)
  mesh.panel(hinge, 0, 0.01, w, high, -0.042, front, 'door')
  const knob = metal(dice)
  for (const z of [0.005, -0.08]) mesh.box(hinge, [w - 0.12, 1, z], [w - 0.06, 1.04, z + 0.06], knob, 'door')
  if (dice.chance(0.15)) {
    const glass = material(dice, 'outdoors', [1, 1, 1], { other: [0.3, 0.4, 0.25], glow: dice.between(0.5, 2) })
    mesh.panel(hinge, 0.12, 0.9, w - 0.12, high - 0.15, 0.006, glass, 'door')
  }
}

/** What is seen through a passage: walls, floor and ceiling of the room behind. */
function nextRoom(
  mesh: Mesh,
  wall: Frame,
  from: number,
  to: number,
  high: number,
  deep: number,
  floor: Material,
  dice: Taste,
) {
  const look = paint(dice, dice.chance(0.7) ? whiteColour(dice) : hsv(dice.between(0, 1), 0.3, 0.7))
  const [l, r, far] = [from - dice.between(0.1, 2), to + dice.between(0.1, 2), -dice.between(1, 5)]
  const top = Math.max(high, 2.5)
  const at = (x: number, y: number, z: number) => worldOf(wall, [x, y, z])
  const front = -deep
  mesh.panel(wall, l, 0, r, top, far, look, 'wall')
  mesh.quad([at(l, 0, front), at(l, 0, far), at(l, top, far), at(l, top, front)], look, 'wall')
  mesh.quad([at(r, 0, far), at(r, 0, front), at(r, top, front), at(r, top, far)], look, 'wall')
  mesh.quad(
    [at(l, 0, front), at(r, 0, front), at(r, 0, far), at(l, 0, far)],
    dice.chance(0.6) ? floor : wood(dice),
    'floor',
  )
  mesh.quad(
    [at(l, top, front), at(r, top, front), at(r, top, far), at(l, top, far)],
    paint(dice, whiteColour(dice)),
    'ceiling',
  )
  if (dice.chance(0.4)) {
    const x = dice.between(l, Math.max(l, r - 0.9))
    mesh.box(
      wall,
      [x, 0, far],
      [x + dice.between(0.5, 1.4), dice.between(0.5, 2), far + 0.5],
      wooden(dice),
      'furniture',
    )
  }
  if (dice.chance(0.25)) {
    const glass = material(dice, 'outdoors', [1, 1, 1], { other: [0.3, 0.4, 0.25], glow: dice.between(1, 4) })
    const x = dice.between(l, Math.max(l, r - 1))
    mesh.panel(wall, x, 0.9, x + 1, 2.1, far + 0.01, glass, 'window')
  }
}

/** Curtains, a valance, blinds or a roman shade before a window; labelled curtain. */
export function dressedWindow(mesh: Mesh, wall: Frame, { from, to, low, high }: Opening, ceiling: number, dice: Taste) {
  const kind = dice.between(0, 1)
  if (kind < 0.25) {
    const drop = low + (high - low) * dice.between(0, 0.85)
    const look = material(
      dice,
      dice.chance(0.75) ? 'slats' : 'plain',
      dice.chance(0.6) ? whiteColour(dice) : hsv(dice.between(0.03, 0.14), 0.4, dice.between(0.3, 0.9)),
      {
        height: dice.between(0.02, 0.06),
        glow: dice.chance(0.4) ? dice.between(0.4, 1.6) : 0,
      },
    )
    mesh.panel(wall, from + 0.02, drop, to - 0.02, high, 0.03, look, 'curtain')
    if (kind > 0.17) return
  }
  if (dice.chance(0.2)) {
    const look = cloth(dice)
    mesh.box(
      wall,
      [from - 0.15, high - dice.between(0.1, 0.4), 0.03],
      [to + 0.15, high + dice.between(0.02, 0.2), 0.13],
      look,
      'curtain',
    )
    if (dice.chance(0.5)) return
  }
  const look = dice.chance(0.5)
    ? material(
        dice,
        'folds',
        dice.chance(0.4) ? whiteColour(dice) : hsv(dice.between(0, 1), dice.between(0, 0.6), dice.between(0.2, 0.95)),
      )
    : cloth(dice)
  const isSheer = dice.chance(0.25)
  const own: Material = isSheer ? { ...look, glow: dice.between(0.5, 2), colour: [0.9, 0.9, 0.88] } : look
  const top = dice.chance(0.4) ? ceiling - 0.01 : Math.min(ceiling - 0.02, high + dice.between(0.02, 0.3))
  const bottom = dice.chance(0.65) ? dice.between(0.01, 0.1) : Math.max(0, low - dice.between(0.05, 0.25))
  const w = to - from
  const closed = dice.chance(0.2)
  const sides: [number, number][] = closed
    ? [[from - 0.15, to + 0.15]]
    : [
        [from - dice.between(0.05, 0.45), from + w * dice.between(0, 0.3)],
        [to - w * dice.between(0, 0.3), to + dice.between(0.05, 0.45)],
      ]
  for (const [l, r] of dice.chance(0.12) ? sides.slice(0, 1) : sides) folds(mesh, wall, l, r, bottom, top, own, dice)
  if (top < ceiling - 0.05)
    mesh.box(wall, [from - 0.4, top - 0.02, 0.09], [to + 0.4, top + 0.015, 0.12], metal(dice), 'curtain')
}

/** A hanging cloth in waves. */
export function folds(
  mesh: Mesh,
  wall: Frame,
  l: number,
  r: number,
  low: number,
  high: number,
  look: Material,
  dice: Taste,
  label: 'curtain' | 'thing' = 'curtain',
) {
  const waves = Math.max(2, Math.round((r - l) / dice.between(0.08, 0.2)))
  const parts = waves * 4
  const reach = dice.between(0.02, 0.06)
  const at = (part: number, y: number) =>
    worldOf(wall, [
      l + ((r - l) * part) / parts,
      y,
      0.09 + reach * Math.sin((part * Math.PI) / 2 + (y === low ? 0.4 : 0)),
    ])
  for (let part = 0; part < parts; part++)
    mesh.quad([at(part, low), at(part + 1, low), at(part + 1, high), at(part, high)], look, label, [
      ((r - l) * part) / parts,
      low,
    ])
  if (r > l) mesh.blocks(wall, [l, low, 0.05], [r, high, 0.12], look.colour)
}
