import { SIDES, steps } from '@vuong-tron/geometry/numbers'
import type { Model, Size } from '../kit/model.ts'
import { roundedRectangle } from '../kit/outlines.ts'
import { type Base, onTheWall } from './bases.ts'
import { type FrontStyle, front } from './fronts.ts'
import type { Handle } from './handles.ts'

/** A compartment: middle in x, underside in y, front plane in z. */
export type Opening = { x: number; y: number; z: number; w: number; h: number; d: number }
/** Content of a compartment. */
export type Filling = (m: Model, opening: Opening) => void

const DIVIDER = 18
const GAP = 3

export type Cabinet = {
  base?: Base
  thickness?: number
  /** A flush top ends with the sides; a cap reaches over them. */
  top?: 'flush' | 'cap'
  back?: boolean
  fill: Filling
}

export function cabinet(
  m: Model,
  { w, d, h }: Size,
  { base = onTheWall, thickness = 22, top = 'flush', back = true, fill }: Cabinet,
) {
  const lid = top === 'cap' ? thickness + 4 : thickness
  const over = top === 'cap' ? 12 : 0
  const [bodyW, bodyD, foot] = [w - 2 * over, d - over, base.height]
  const inside: Opening = {
    x: 0,
    y: foot + thickness,
    z: d / 2 - over,
    w: bodyW - 2 * thickness,
    h: h - foot - thickness - lid,
    d: bodyD - 12,
  }
  base.make(m, bodyW, bodyD)
  const z = -over / 2
  if (top === 'cap') m.slab(roundedRectangle(w, d, 8, 3), lid, 0, h - lid, 0)
  else m.board(bodyW, lid, bodyD, 0, h - lid, z, m.wood, 2)
  m.board(bodyW, thickness, bodyD, 0, foot, z, m.wood, 2)
  for (const side of SIDES) m.board(thickness, inside.h, bodyD, side * (bodyW / 2 - thickness / 2), inside.y, z)
  if (back) m.board(inside.w, inside.h, 6, 0, inside.y, -d / 2 + 12, m.wood, 0.5)
  fill(m, inside)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Side by side, with a divider between each two. */
export const columns =
  (shares: readonly number[], ...fillings: Filling[]): Filling =>
  (m, at) => {
    const unit = (at.w - DIVIDER * (shares.length - 1)) / sum(shares)
    let left = at.x - at.w / 2
    for (const [index, filling] of fillings.entries()) {
      const w = unit * (shares[index] ?? 1)
      filling(m, { ...at, x: left + w / 2, w })
      left += w
      if (index === fillings.length - 1) break
      m.board(DIVIDER, at.h, at.d, left + DIVIDER / 2, at.y, at.z - at.d / 2)
      left += DIVIDER
    }
  }

/** One above the other, from the top down, with a shelf between each two. */
export const rows =
  (shares: readonly number[], ...fillings: Filling[]): Filling =>
  (m, at) => {
    const unit = (at.h - DIVIDER * (shares.length - 1)) / sum(shares)
    let top = at.y + at.h
    for (const [index, filling] of fillings.entries()) {
      const h = unit * (shares[index] ?? 1)
      filling(m, { ...at, y: top - h, h })
      top -= h
      if (index === fillings.length - 1) break
      m.board(at.w, DIVIDER, at.d, at.x, top - DIVIDER, at.z - at.d / 2)
      top -= DIVIDER
    }
  }

/** Several fillings of one compartment, such as shelves behind doors. */
export const layers =
  (...fillings: Filling[]): Filling =>
  (m, at) => {
    for (const filling of fillings) filling(m, at)
  }

const empty: Filling = () => {}

/** `count` shelves at equal distances, with stock in every space. */
export const shelves =
  (count: number, stock: Filling = empty, setBack = 28): Filling =>
  (m, at) => {
    const gap = (at.h - count * DIVIDER) / (count + 1)
    const d = at.d - setBack
    for (const level of steps(count + 1)) {
      const y = at.y + level * (gap + DIVIDER)
      if (level > 0) m.board(at.w, DIVIDER, d, at.x, y - DIVIDER, at.z - setBack - d / 2)
      stock(m, { ...at, y, z: at.z - setBack, h: gap, d })
    }
  }

type FrontOptions = { handle?: Handle; side?: -1 | 1 }

/** Doors of a compartment; pairs meet at their handles. */
export const doors =
  (style: FrontStyle, count = 1, { handle = 'knob', side = 1 }: FrontOptions = {}): Filling =>
  (m, at) => {
    const w = at.w / count
    m.fronts.doors += count
    for (const door of steps(count)) {
      const towards = count === 1 ? side : door % 2 === 0 ? 1 : -1
      const x = at.x - at.w / 2 + w * (door + 0.5)
      front(m, { x, y: at.y + GAP / 2, z: at.z - 1, w: w - GAP, h: at.h - GAP, style, handle, side: towards })
    }
  }

/** Drawers in a grid; rows may have heights of their own, from the top down. */
export const drawers =
  (
    heights: number | readonly number[],
    across = 1,
    { handle = 'knob', style = 'flush' }: { handle?: Handle; style?: FrontStyle } = {},
  ): Filling =>
  (m, at) => {
    const shares = typeof heights === 'number' ? steps(heights).map(() => 1) : heights
    const [w, unit] = [at.w / across, at.h / sum(shares)]
    let top = at.y + at.h
    for (const share of shares) {
      top -= unit * share
      for (const column of steps(across)) {
        const x = at.x - at.w / 2 + w * (column + 0.5)
        m.fronts.drawers += 1
        front(m, { x, y: top + GAP / 2, z: at.z - 1, w: w - GAP, h: unit * share - GAP, style, handle, side: 0 })
      }
    }
  }

/** Doors on two tracks: every second one runs behind its neighbours and reaches a little under them. */
export const sliding =
  (styles: readonly FrontStyle[], handle: Handle = 'groove'): Filling =>
  (m, at) => {
    const w = at.w / styles.length
    m.fronts.doors += styles.length
    for (const [index, style] of styles.entries()) {
      const behind = index % 2 === 1
      const x = at.x - at.w / 2 + w * (index + 0.5)
      const side = index === styles.length - 1 ? 1 : -1
      front(m, {
        x,
        y: at.y + 2,
        z: at.z - (behind ? 28 : 2),
        w: w + (behind ? 30 : 6),
        h: at.h - 4,
        style,
        handle,
        side,
      })
    }
    for (const y of [at.y, at.y + at.h - 6]) m.board(at.w, 6, 50, at.x, y, at.z - 26, 'black_metal', 0.5)
  }

/** A dark lining behind the front, because woven doors would show the back. */
export const lined =
  (filling: Filling): Filling =>
  (m, at) => {
    m.board(at.w - 4, at.h - 4, 3, at.x, at.y + 2, at.z - 60, 'felt', 0.5)
    filling(m, at)
  }
