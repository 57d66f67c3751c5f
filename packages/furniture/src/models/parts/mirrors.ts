import { move, type Vec2 } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import { arch, ellipse, roundedRectangle } from '../kit/outlines.ts'
import type { MaterialName } from '../materials.ts'

/** A mirror in a frame of its own outline; the outline's foot is at y. */
function framed(
  m: Model,
  outer: readonly Vec2[],
  inner: readonly Vec2[],
  lift: number,
  x: number,
  y: number,
  z: number,
  material: MaterialName,
) {
  m.upright(outer, 22, x, y, z, material, 6)
  m.upright(inner, 4, x, y + lift, z + 10.5, 'mirror', 0.5)
}

export const roundMirror = (
  m: Model,
  size: number,
  x: number,
  y: number,
  z: number,
  material: MaterialName = m.wood,
  rim = 24,
) =>
  m.within(move(0, size / 2, 0), () =>
    framed(m, ellipse(size, size, 56), ellipse(size - 2 * rim, size - 2 * rim, 56), 0, x, y, z, material),
  )

export const archedMirror = (
  m: Model,
  w: number,
  h: number,
  x: number,
  y: number,
  z: number,
  material: MaterialName = m.wood,
  rim = 24,
) => framed(m, arch(w, h, 24), arch(w - 2 * rim, h - 2 * rim, 24), rim, x, y, z, material)

export const panelMirror = (
  m: Model,
  w: number,
  h: number,
  x: number,
  y: number,
  z: number,
  material: MaterialName = m.wood,
  radius = 30,
  rim = 24,
) =>
  m.within(move(0, h / 2, 0), () =>
    framed(
      m,
      roundedRectangle(w, h, radius, 6),
      roundedRectangle(w - 2 * rim, h - 2 * rim, Math.max(2, radius - rim), 6),
      0,
      x,
      y,
      z,
      material,
    ),
  )
