import { SIDES, spread } from '@vuong-tron/geometry/numbers'
import { move, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Design, Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { roundedRectangle } from '../kit/outlines.ts'
import type { MaterialName } from '../materials.ts'

type Look = { body: MaterialName; lid: MaterialName; band: MaterialName }

/** Marks on the label: the higher a tin stands in its line, the more of them. */
function label(m: Model, r: number, from: number, to: number, band: MaterialName) {
  m.turned(
    [
      [r + 0.5, from],
      [r + 0.5, to],
    ],
    0,
    0,
    0,
    'label',
  )
  m.turned(
    [
      [r + 0.9, from + (to - from) * 0.12],
      [r + 0.9, from + (to - from) * 0.42],
    ],
    0,
    0,
    0,
    band,
  )
  m.turned(
    [
      [r + 0.9, to - 8],
      [r + 0.9, to - 4],
    ],
    0,
    0,
    0,
    band,
  )
}

/** A plastic bucket with a ribbed collar and its wire handle down. */
function bucket(m: Model, { w, h }: Size, { body, lid, band }: Look) {
  const r = w / 2
  const profile: Vec2[] = [
    [0.1, 0],
    [r * 0.84, 0],
    [r * 0.86, 6],
    [r * 0.92, h * 0.74],
    [r * 0.97, h * 0.75],
    [r * 0.93, h * 0.77],
    [r * 0.97, h * 0.8],
    [r * 0.94, h * 0.83],
    [r * 0.94, h - 20],
  ]
  m.turned(profile, 0, 0, 0, body)
  m.turned(
    [
      [r * 0.95, h - 24],
      [r, h - 22],
      [r, h - 6],
      [r * 0.97, h - 2],
      [r * 0.9, h],
      [r * 0.88, h - 8],
      [0.1, h - 8],
    ],
    0,
    0,
    0,
    lid,
  )
  label(m, r * 0.9, h * 0.12, h * 0.66, band)
  for (const side of SIDES)
    m.bar(
      [
        [side * r * 0.9, h * 0.82, 0],
        [side * (r - 1), h * 0.82, 0],
      ],
      6,
      'grey_plastic',
    )
  const bail = spread(0, 180, m.detail === 'web' ? 13 : 30).map((degrees): Vec3 => {
    const angle = (degrees * Math.PI) / 180
    return [Math.cos(angle) * r * 0.97, h * 0.82 - Math.sin(angle) * h * 0.36, Math.sin(angle) * r * 0.985 * 0.99]
  })
  m.bar(bail, 2, 'steel')
}

/** A tin with a pressed lid. */
function tin(m: Model, { w, h }: Size, { lid, band }: Look) {
  const r = w / 2
  m.turned(
    [
      [0.1, 0],
      [r, 0],
      [r, 3],
      [r * 0.97, 5],
      [r * 0.97, h - 8],
      [r, h - 6],
      [r, h - 1],
      [r * 0.93, h],
      [r * 0.9, h - 5],
      [0.1, h - 5],
    ],
    0,
    0,
    0,
    'steel',
  )
  m.turned(
    [
      [r * 0.8, h - 5],
      [r * 0.8, h - 1],
      [r * 0.7, h - 1],
      [0.1, h - 3],
    ],
    0,
    0,
    0,
    lid,
  )
  label(m, r * 0.975, 8, h - 11, band)
}

/** A paper sack that stands, full. */
function sack(m: Model, { w, d, h }: Size) {
  const outline = (sw: number, sd: number) =>
    roundedRectangle(w * sw, d * sd, Math.min(w * sw, d * sd) * 0.42, m.detail === 'web' ? 5 : 10)
  m.lofted(
    [
      [0.7, 0.6, 0],
      [0.95, 0.9, 14],
      [1, 1, h * 0.2],
      [0.98, 1, h * 0.6],
      [0.96, 0.84, h * 0.82],
      [0.94, 0.3, h * 0.95],
      [0.94, 0.1, h - 4],
      [0.93, 0.06, h],
    ].map(([sw = 1, sd = 1, y = 0]) => ({ outline: outline(sw, sd), y })),
    0,
    0,
    0,
    'paper_e',
  )
  m.within(move(0, h * 0.3, d / 2 - 2), () => m.board(w * 0.62, h * 0.3, 3, 0, 0, 0, 'paint_blue', 1))
  m.board(w * 0.94, 16, 5, 0, h - 22, 0, 'paper_d', 1)
}

const look = (body: MaterialName, lid: MaterialName, band: MaterialName): Look => ({ body, lid, band })
const asBucket =
  (one: Look): Design =>
  (m, size) =>
    bucket(m, size, one)
const asTin =
  (one: Look): Design =>
  (m, size) =>
    tin(m, size, one)

const white = (band: MaterialName) => asBucket(look('white_plastic', 'white_plastic', band))
const drum = (lid: MaterialName, band: MaterialName) => asBucket(look('white_plastic', lid, band))

export const paint: Family = {
  'son-noi-that-mo-nang-som-5-lit': white('paint_yellow'),
  'son-noi-that-mo-nang-som-18-lit': drum('paint_yellow', 'paint_yellow'),
  'son-ngoai-that-bong-mo-nang-som-5-lit': white('paint_blue'),
  'son-ngoai-that-bong-mo-nang-som-18-lit': drum('paint_blue', 'paint_blue'),
  'son-go-va-sat-nang-som-1-lit': asTin(look('steel', 'steel', 'paint_red')),
  'bot-ba-nang-som-40-kg': sack,
}

export const paintInterior: Family = {
  'son-voi-trang-sac-nha-5-lit': asBucket(look('paint_white', 'paint_white', 'paint_grey')),
  'son-hanh-lang-sac-nha-5-lit': asBucket(look('paint_white', 'paint_sage', 'paint_sage')),
  'son-phong-con-sac-nha-5-lit': asBucket(look('paint_white', 'paint_yellow', 'paint_yellow')),
  'son-gian-bep-sac-nha-5-lit': asBucket(look('paint_white', 'paint_blue', 'paint_blue')),
  'son-tran-nha-sac-nha-18-lit': drum('paint_white', 'paint_grey'),
  'son-dat-nung-sac-nha-5-lit': asBucket(look('paint_white', 'paint_red', 'paint_red')),
}

export const paintExterior: Family = {
  'son-mat-pho-sac-nha-5-lit': asBucket(look('paint_grey', 'paint_white', 'paint_blue')),
  'son-mat-pho-sac-nha-18-lit': asBucket(look('paint_grey', 'paint_blue', 'paint_blue')),
  'son-nang-tay-sac-nha-5-lit': asBucket(look('paint_grey', 'paint_yellow', 'paint_yellow')),
  'son-gio-bien-sac-nha-5-lit': asBucket(look('paint_grey', 'paint_sage', 'paint_sage')),
  'son-tuong-rao-sac-nha-18-lit': asBucket(look('paint_grey', 'paint_green', 'paint_green')),
  'son-mai-ngoi-sac-nha-5-lit': asBucket(look('paint_grey', 'terracotta', 'terracotta')),
}

export const paintWaterproofing: Family = {
  'chong-tham-san-thuong-sac-nha-5-kg': asBucket(look('paint_blue', 'paint_white', 'paint_blue')),
  'chong-tham-san-thuong-sac-nha-20-kg': asBucket(look('paint_blue', 'paint_blue', 'paint_blue')),
  'chong-tham-nha-tam-sac-nha-5-kg': asBucket(look('paint_sage', 'paint_white', 'paint_sage')),
  'chong-tham-tuong-giap-sac-nha-18-lit': asBucket(look('paint_sage', 'paint_sage', 'paint_grey')),
  'chong-tham-be-nuoc-sac-nha-5-kg': asBucket(look('white_plastic', 'paint_blue', 'paint_blue')),
  'tram-khe-nut-sac-nha-1-kg': asTin(look('steel', 'paint_grey', 'paint_grey')),
}

export const paintPrimer: Family = {
  'son-lot-tuong-moi-sac-nha-5-lit': asBucket(look('white_plastic', 'paint_green', 'paint_green')),
  'son-lot-tuong-moi-sac-nha-18-lit': drum('paint_green', 'paint_green'),
  'son-lot-ngoai-troi-sac-nha-5-lit': asBucket(look('white_plastic', 'paint_grey', 'paint_blue')),
  'son-lot-tuong-cu-sac-nha-5-lit': asBucket(look('white_plastic', 'paint_sage', 'paint_sage')),
  'son-lot-go-sac-nha-1-lit': asTin(look('steel', 'steel', 'oak')),
  'son-lot-sat-sac-nha-1-lit': asTin(look('steel', 'terracotta', 'terracotta')),
}
