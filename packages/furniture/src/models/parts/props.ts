import { steps } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import { roundedRectangle } from '../kit/outlines.ts'
import type { MaterialName } from '../materials.ts'
import { books, pile } from './books.ts'
import type { Filling } from './cabinet.ts'
import { vessel, vessels } from './vessels.ts'

/** A row of books that leaves room, then a thing. */
export const bookRow: Filling = (m, at) =>
  m.prop(() => {
    const count = Math.max(2, Math.floor((at.w * m.random(0.35, 0.7)) / 27))
    const tallest = Math.min(270, at.h - 25)
    if (tallest < 90) return
    const end = books(m, at.x - at.w / 2 + 14, at.y, at.z - 115, count, tallest)
    const free = at.x + at.w / 2 - end
    if (free > 170 && at.h > 190) ornament(m, end + free / 2, at.y, at.z - 120, at.h)
  })

/** One ornament below the next shelf. */
export function ornament(m: Model, x: number, y: number, z: number, room: number) {
  const clay = m.random() < 0.5 ? 'ceramic_clay' : m.random() < 0.5 ? 'ceramic_white' : 'ceramic_dark'
  const choice = m.random()
  if (choice < 0.4) vessel(m, 'jar', x, y, z, Math.min(0.85, (room - 20) / 256), clay)
  else if (choice < 0.7) vessel(m, 'bowl', x, y, z, Math.min(0.8, (room - 20) / 70), clay)
  else pile(m, x, y, z, Math.min(3, Math.floor((room - 10) / 34)))
}

export const ornaments: Filling = (m, at) =>
  m.prop(() => {
    if (at.h < 110) return
    ornament(m, at.x + at.w * m.random(-0.25, -0.1), at.y, at.z - at.d * 0.5, at.h)
    if (at.w > 420) ornament(m, at.x + at.w * m.random(0.15, 0.3), at.y, at.z - at.d * 0.5, at.h)
  })

/** Piles of bowls and plates, cups between them. */
export const crockery: Filling = (m, at) =>
  m.prop(() => {
    const count = Math.max(1, Math.floor(at.w / 230))
    for (const index of steps(count)) {
      const x = at.x - at.w / 2 + (at.w * (index + 0.5)) / count
      const clay: MaterialName = m.random() < 0.3 ? 'ceramic_clay' : 'ceramic_white'
      const choice = m.random()
      if (choice < 0.35)
        for (const level of steps(5)) vessel(m, 'plate', x, at.y + level * 9, at.z - at.d / 2, 0.8, clay)
      else if (choice < 0.7)
        for (const level of steps(3)) vessel(m, 'bowl', x, at.y + level * 21, at.z - at.d / 2, 0.62, clay)
      else for (const side of [-1, 1]) vessel(m, 'cup', x + side * 50, at.y, at.z - at.d / 2, 0.75, clay)
    }
  })

/** Decoration on a low piece: a jar to one side, books with a bowl to the other. */
export function onTop(m: Model, w: number, y: number, z = 0) {
  m.prop(() => {
    vessel(m, 'jar', -w * 0.36, y, z, 0.95, 'ceramic_clay')
    if (w > 900) vessel(m, 'cup', -w * 0.27, y, z + 40, 0.85)
    const high = pile(m, w * 0.3, y, z, 3)
    vessel(m, 'bowl', w * 0.3, y + high, z, 0.55, 'ceramic_dark')
  })
}

export function bottle(m: Model, x: number, y: number, z: number, lying = false) {
  m.within(lying ? chain(move(x, y, z), turnX(90)) : move(x, y, z), () => {
    m.turned(vessels.bottle, 0, 0, 0, 'bottle')
    m.turned(
      [
        [38.4, 70],
        [38.4, 150],
      ],
      0,
      0,
      0,
      'label',
    )
  })
}

export function foldedClothes(m: Model, x: number, y: number, z: number, count: number) {
  const cloths: MaterialName[] = ['linen_white', 'linen_sand', 'linen_grey', 'linen_olive']
  for (const layer of steps(count))
    m.cushion(
      cloths[layer % 4] ?? 'linen',
      [280, 38, 240],
      { radius: 18, crown: [0, 3, 0], lumps: 3 },
      move(x, y + 19 + layer * 35, z),
    )
}

export function tray(m: Model, x: number, y: number, z: number) {
  m.slab(roundedRectangle(420, 280, 40), 12, x, y, z, 'black_oak')
  vessel(m, 'bowl', x - 90, y + 12, z, 0.5, 'ceramic_clay')
  for (const side of [-1, 1]) vessel(m, 'cup', x + 90, y + 12, z + side * 55, 0.55)
}
