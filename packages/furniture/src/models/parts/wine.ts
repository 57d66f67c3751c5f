import { spread, steps } from '@vuong-tron/geometry/numbers'
import { chain, move, turnZ } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import { box } from '../kit/solids.ts'
import type { Filling } from './cabinet.ts'
import { bottle } from './props.ts'
import { vessel } from './vessels.ts'

/** Crossing boards: bottles lie in the squares that stand on their corners. */
export const crossRack =
  (across: number): Filling =>
  (m, at) => {
    const cell = at.w / across
    const levels = Math.max(1, Math.round(at.h / cell))
    const cellH = at.h / levels
    const run = Math.hypot(cell, cellH)
    const slope = (Math.atan2(cellH, cell) * 180) / Math.PI
    for (const column of steps(across))
      for (const level of steps(levels)) {
        const [x, y] = [at.x - at.w / 2 + cell * (column + 0.5), at.y + cellH * (level + 0.5)]
        for (const side of [-1, 1])
          m.add(m.wood, box(run - 6, 10, at.d - 20, 1), chain(move(x, y, at.z - at.d / 2 - 6), turnZ(side * slope)), 0)
        m.prop(() => {
          if (level > 0) bottle(m, x, at.y + cellH * level + 42, at.z - at.d + 30, true)
        })
      }
  }

/** Shelves with hollows for bottles that lie with their necks to the front. */
export const bottleShelves =
  (levels: number, across: number): Filling =>
  (m, at) => {
    for (const level of steps(levels)) {
      const y = at.y + (at.h * level) / levels
      if (level > 0) m.board(at.w, 16, at.d - 20, at.x, y, at.z - at.d / 2 - 6)
      m.board(at.w, 26, 14, at.x, y + 16, at.z - 24)
      for (const x of spread(at.x - at.w / 2 + at.w / across / 2, at.x + at.w / 2 - at.w / across / 2, across)) {
        m.board(12, 34, at.d - 60, x - at.w / across / 2 + 6, y + 16, at.z - at.d / 2)
        m.prop(() => bottle(m, x, y + 58, at.z - at.d + 30, true))
      }
    }
  }

/** Rails under the upper board from which stemmed glasses hang. */
export const stemRack =
  (across: number): Filling =>
  (m, at) => {
    const places = spread(at.x - at.w / 2 + 30, at.x + at.w / 2 - 30, across + 1)
    const top = at.y + at.h
    for (const x of places) {
      m.board(8, 26, at.d - 60, x, top - 26, at.z - at.d / 2)
      m.board(30, 8, at.d - 60, x, top - 34, at.z - at.d / 2)
    }
    m.prop(() => {
      for (const [index, x] of places.slice(1).entries())
        m.within(chain(move((x + (places[index] ?? x)) / 2, top - 24, at.z - at.d * 0.45), turnZ(180)), () =>
          vessel(m, 'wine', 0, 0, 0, 0.85, 'glass'),
        )
    })
  }

/** Standing bottles and glasses. */
export const bar: Filling = (m: Model, at) =>
  m.prop(() => {
    const count = Math.max(2, Math.floor(at.w / 115))
    for (const [index, x] of spread(at.x - at.w / 2 + 70, at.x + at.w / 2 - 70, count).entries())
      if (at.h > 330 && index % 3 !== 2) bottle(m, x, at.y, at.z - at.d / 2)
      else vessel(m, 'wine', x, at.y, at.z - at.d / 2, Math.min(1, (at.h - 15) / 205), 'glass')
  })
