import { type Finish, wallFinish } from './finishes.ts'
import { type Material, paint, whiteColour } from './materials.ts'
import { type Frame, frameAt, type Mesh } from './mesh.ts'
import type { Opening } from './openings.ts'
import type { Taste } from './taste.ts'

export type Wall = { frame: Frame; length: number; openings: Opening[]; taken: [number, number][] }

export const wallsOf = (w: number, d: number): Wall[] =>
  (
    [
      [frameAt(0, 0, 0), w],
      [frameAt(w, 0, 0, -Math.PI / 2), d],
      [frameAt(w, 0, d, Math.PI), w],
      [frameAt(0, 0, d, Math.PI / 2), d],
    ] as const
  ).map(([frame, length]) => ({ frame, length, openings: [], taken: [] }))

/** Skirting, cornice, dado rail, switches: part of the wall. */
export function trims(
  mesh: Mesh,
  { frame, length, openings }: Wall,
  h: number,
  upper: Material,
  finish: Finish,
  dice: Taste,
) {
  const solid = (low: number) => {
    const doors = openings
      .filter((opening) => opening.low < low + 0.1 && opening.high > low)
      .sort((a, b) => a.from - b.from)
    const parts: [number, number][] = []
    let from = 0
    for (const door of doors) {
      parts.push([from, door.from - 0.08])
      from = door.to + 0.08
    }
    parts.push([from, length])
    return parts
  }
  if (finish.skirting) {
    const tall = dice.between(0.05, 0.2)
    for (const [l, r] of solid(0)) mesh.box(frame, [l, 0, 0], [r, tall, 0.015], finish.skirting, 'wall')
  }
  if (finish.dado > 0 && dice.chance(0.6))
    for (const [l, r] of solid(finish.dado))
      mesh.box(frame, [l, finish.dado - 0.04, 0], [r, finish.dado + 0.03, 0.03], finish.skirting ?? upper, 'wall')
  if (finish.skirting && dice.chance(0.3))
    mesh.box(
      frame,
      [0, h - dice.between(0.04, 0.14), 0],
      [length, h, dice.between(0.02, 0.1)],
      finish.ceiling,
      'ceiling',
    )
  if (dice.chance(0.4)) {
    const x = dice.between(0.1, length - 0.2)
    const y = dice.chance(0.5) ? 1.1 : 0.3
    if (!openings.some(({ from, to }) => x > from - 0.15 && x < to + 0.05))
      mesh.box(frame, [x, y, 0], [x + 0.09, y + 0.09, 0.01], paint(dice, whiteColour(dice)), 'thing')
  }
}

/** Chimney breasts, pillars and partition walls. */
export function projections(mesh: Mesh, walls: readonly Wall[], h: number, finish: Finish, dice: Taste) {
  for (const wall of walls) {
    if (!dice.chance(0.13)) continue
    const long = dice.between(0.25, Math.min(1.6, wall.length / 2))
    const from = dice.chance(0.4) ? 0 : dice.between(0, wall.length - long)
    if (wall.openings.some((opening) => from < opening.to + 0.1 && from + long > opening.from - 0.1)) continue
    const deep = dice.chance(0.25) ? dice.between(0.5, 1.4) : dice.between(0.12, 0.5)
    const look = dice.chance(0.7) ? finish.upper : wallFinish(dice)
    mesh.box(wall.frame, [from, 0, 0], [from + long, h, deep], look, 'wall')
    if (finish.skirting)
      mesh.box(wall.frame, [from - 0.01, 0, 0], [from + long + 0.01, 0.1, deep + 0.012], finish.skirting, 'wall')
    wall.taken.push([from, from + long])
  }
}
