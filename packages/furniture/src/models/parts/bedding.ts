import { chain, move, turnX, turnY } from '@vuong-tron/geometry/vectors'
import { block, drape, ground, type Sheet } from '../kit/cloth.ts'
import type { Model } from '../kit/model.ts'
import { strip } from '../kit/strip.ts'
import type { MaterialName } from '../materials.ts'

/** The mattress's size, underside and middle, and the upper edge of the rails. */
export type Bedding = {
  w: number
  l: number
  y: number
  z: number
  top: number
  accent?: MaterialName
  made?: 'draped' | 'tucked' | 'low'
}

const MATTRESS = 250
const accents: Partial<Record<MaterialName, MaterialName>> = {
  throw_sand: 'linen_sand',
  throw_rust: 'linen_rust',
  throw_olive: 'linen_olive',
}

export function bedding(m: Model, bed: Bedding) {
  const { w, l, y, z, accent = 'throw_sand', made = 'draped' } = bed
  const surface = y + MATTRESS
  m.cushion('linen_white', [w, MATTRESS, l], { radius: 55, crown: [2, 8, 2] }, move(0, y + MATTRESS / 2, z))
  pillows(m, bed, surface, accents[accent] ?? 'linen_sand')
  if (m.detail === 'web' || made === 'tucked') {
    // On pages the duvet stays inside the frame; in most pictures it falls over it.
    m.cushion(
      'linen_white',
      [w + 8, 90, l * 0.66],
      { radius: 40, crown: [0, 14, 0], lumps: 7 },
      move(0, surface - 12, z + l * 0.165),
    )
    m.cushion(
      accent,
      [w + 12, 60, 520],
      { radius: 28, crown: [0, 12, 0], lumps: 5 },
      move(0, surface + 32, z + l * 0.26),
    )
  } else m.prop(() => draped(m, bed, surface, accent))
}

function pillows(m: Model, { w, l, z, made }: Bedding, surface: number, accent: MaterialName) {
  const places = w > 1300 ? [-w * 0.255, w * 0.255] : [0]
  const head = z - l / 2
  for (const x of places) {
    if (made === 'low') {
      m.pillow('linen_white', 680, 460, 150, chain(move(x, surface + 70, head + 260), turnY(m.random(-3, 3)), turnX(8)))
      m.pillow(accent, 600, 400, 130, chain(move(x, surface + 160, head + 240), turnY(m.random(-6, 6)), turnX(14)))
      continue
    }
    m.pillow('linen_white', 680, 470, 190, chain(move(x, surface + 195, head + 175), turnY(m.random(-3, 3)), turnX(62)))
    m.pillow(accent, 640, 430, 170, chain(move(x * 0.98, surface + 155, head + 370), turnY(m.random(-5, 5)), turnX(50)))
  }
}

function draped(m: Model, { w, l, y, z, top }: Bedding, surface: number, accent: MaterialName) {
  const frame = block([0, top - 100, z], [w + 110, 200, l + 70], 16)
  const length = l * 0.7
  const sheet: Sheet = {
    width: w + 330,
    depth: length + 100,
    from: [0, surface + 20, z + l / 2 - length / 2 + 50],
    threads: 52,
    thickness: 46,
    seed: 4,
    obstacles: [block([0, y + MATTRESS / 2, z], [w, MATTRESS, l], 55), frame, ground(30)],
  }
  const duvet = drape(sheet)
  m.add('duvet', duvet, move(0, 0, 0), 2)
  const place = { from: 0.42, to: 0.42 + 560 / sheet.depth, free: 70, thickness: 8 }
  m.add(accent, strip(sheet, duvet, place), move(0, 0, 0), 0)
}
