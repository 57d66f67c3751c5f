import { SIDES } from '@vuong-tron/geometry/numbers'
import { chain, move, turnX, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Family } from '../family.ts'
import type { Model, Size } from '../kit/model.ts'
import { ellipse, roundedRectangle } from '../kit/outlines.ts'
import { fillet, flatSection } from '../kit/solids.ts'
import type { MaterialName } from '../materials.ts'

function television(m: Model, { w, d, h }: Size, frame: MaterialName, feet: 'spread' | 'blade' | 'plinth') {
  const lift = 58
  m.upright(roundedRectangle(w, h - lift, 6, 2), 26, 0, lift + (h - lift) / 2, 0, frame, 3)
  m.board(w - 12, h - lift - 14, 2, 0, lift + 8, 13.5, 'screen', 0.5)
  m.board(w * 0.5, (h - lift) * 0.5, 30, 0, lift + 40, -26, 'black_plastic', 8)
  if (feet === 'plinth') {
    m.slab(roundedRectangle(w * 0.34, d, 20), 12, 0, 0, 0, frame, 4)
    m.board(140, lift + 40, 14, 0, 10, -26, frame, 3)
    return
  }
  for (const side of SIDES) {
    const x = side * w * (feet === 'spread' ? 0.36 : 0.24)
    const path: Vec3[] = [
      [x, 5, d / 2 - 4],
      [x, lift + 4, 0],
      [x, 5, -d / 2 + 4],
    ]
    m.bar(fillet(path, 26, 3), flatSection(feet === 'spread' ? 22 : 34, 9), frame)
  }
}

function soundbar(m: Model, { w, d, h }: Size) {
  m.slab(roundedRectangle(w - 36, d - 3, 8, 5), h - 9.5, 0, 8, 0, 'felt', 8)
  for (const side of SIDES)
    m.slab(roundedRectangle(26, d - 1, 12, 4), h - 8, side * (w / 2 - 13), 8, 0, 'black_plastic', 4)
  m.board(w - 120, 1, d * 0.36, 0, h - 0.8, 0, 'black_glass', 0.3)
  for (const side of SIDES) m.board(60, 8, d - 30, side * w * 0.3, 0, 0, 'rubber', 2)
  for (const dot of [-12, 0, 12]) m.board(5, 5, 1, w * 0.36 + dot, h * 0.5, d / 2 - 0.4, 'display', 0.2)
}

function bookshelfSpeaker(m: Model, { w, d, h }: Size) {
  const one = () => {
    m.board(w, h, d - 6, 0, 0, -3, m.wood, 5)
    m.board(w - 18, h - 18, 8, 0, 9, d / 2 - 7, 'black_plastic', 3)
    const cone = (y: number, r: number) =>
      m.within(chain(move(0, y, d / 2 - 4), turnX(90)), () => {
        m.turned(
          [
            [0.1, -14],
            [r * 0.3, -10],
            [r * 0.36, -12],
            [r * 0.86, 0],
            [r, 4],
            [r * 1.06, 2],
          ],
          0,
          0,
          0,
          'rubber',
        )
        m.turned(
          [
            [r * 0.02, -4],
            [r * 0.2, -7],
            [r * 0.34, -12],
          ],
          0,
          0,
          0,
          'dark_steel',
        )
      })
    cone(h * 0.36, 64)
    cone(h * 0.76, 28)
  }
  one()
  // Sold as a pair; the measures are of one.
  m.prop(() => m.within(move(w + 150, 0, -30), one))
}

function tableSpeaker(m: Model, { w, d, h }: Size) {
  m.slab(roundedRectangle(w, d, d * 0.48, 8), h - 16, 0, 8, 0, 'linen_grey', 14)
  m.slab(roundedRectangle(w - 20, d - 20, d * 0.4, 8), 8, 0, 0, 0, 'rubber', 2)
  m.slab(roundedRectangle(w - 24, d - 24, d * 0.38, 8), 9, 0, h - 9, 0, m.wood, 3)
  for (const x of [-30, 0, 30]) m.slab(ellipse(10, 10, 16), 2, x, h - 1.5, 0, 'black_plastic', 0.4)
  m.bar(
    fillet(
      [
        [w / 2 - 20, h - 30, 0],
        [w / 2 - 3, h - 34, 0],
        [w / 2 - 3, h - 80, 0],
      ],
      10,
      3,
    ),
    flatSection(18, 5),
    'leather',
  )
}

export const speakersAndTvs: Family = {
  'tivi-khung-troi-43-inch': (m, size) => television(m, size, 'black_plastic', 'blade'),
  'tivi-khung-troi-55-inch': (m, size) => television(m, size, 'black_plastic', 'spread'),
  'tivi-khung-troi-65-inch': (m, size) => television(m, size, 'aluminium', 'plinth'),
  'loa-thanh-sao-dieu-2-1': soundbar,
  'cap-loa-ke-sach-sao-dieu': bookshelfSpeaker,
  'loa-de-ban-sao-dieu': tableSpeaker,
}
