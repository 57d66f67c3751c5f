import { steps } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX, turnY, turnZ, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Model } from '../kit/model.ts'
import { roundedRectangle } from '../kit/outlines.ts'
import { roundSection, sweep } from '../kit/solids.ts'
import type { MaterialName } from '../materials.ts'

/** A loose seat cushion with welted seams, by the middle of its underside. */
export function seatCushion(
  m: Model,
  cover: MaterialName,
  [w, h, d]: Vec3,
  x: number,
  y: number,
  z: number,
  radius = 46,
) {
  m.cushion(cover, [w, h, d], { radius, crown: [3, 16, 9], lumps: 3 }, move(x, y + h / 2, z))
  if (m.detail === 'web') return
  for (const level of [-1, 1]) {
    const seam = roundedRectangle(w - 8, d - 2, radius + 4, 6).map(([px, pz]): Vec3 => [px, 0, pz])
    m.add(cover, sweep(seam, roundSection(4, 6), true), move(x, y + h / 2 + level * (h / 2 - 14), z))
  }
}

/** A back cushion that leans on the frame, by the middle of its lower edge. */
export function backCushion(
  m: Model,
  cover: MaterialName,
  [w, h, d]: Vec3,
  x: number,
  y: number,
  z: number,
  lean = 13,
) {
  const placement = chain(move(x, y, z), turnZ(m.random(-0.6, 0.6)), turnX(-lean), move(0, h / 2, 0))
  m.cushion(cover, [w, h, d], { radius: Math.min(72, d * 0.42), crown: [4, 10, 30], lumps: 5 }, placement)
}

/** A throw pillow against the back; a prop, not part of the piece. */
export function throwPillow(m: Model, cover: MaterialName, x: number, y: number, z: number, turn: number, size = 460) {
  m.prop(() =>
    m.pillow(
      cover,
      size,
      size,
      size * 0.36,
      chain(move(x, y + size * 0.46, z), turnY(turn), turnX(70), turnY(m.random(-9, 9))),
    ),
  )
}

/** Centres of `count` equal parts of a width. */
export const places = (width: number, count: number) =>
  steps(count).map((index) => -width / 2 + (width * (index + 0.5)) / count)
