import type { SetProduct } from '../src/staging/room-set.ts'
import type { RoomKind } from '../src/staging/templates/templates.ts'
import { products } from './furniture.ts'

const ROOMS = ['living', 'bedroom', 'dining', 'study'] as const satisfies readonly RoomKind[]

/** Six pieces each, of common sizes. */
const SIX: Record<(typeof ROOMS)[number], readonly string[]> = {
  living: [
    'sofa-ho-tay-hai-cho',
    'ban-tra-nhat-tan-110',
    'ke-tv-hoi-an-140',
    'ke-sach-dinh-le-80',
    'tu-trang-tri-hang-bac-100',
    'tu-giay-cua-bac-80',
  ],
  bedroom: [
    'giuong-sa-pa-160',
    'tu-quan-ao-hang-dao-120',
    'ban-trang-diem-hang-luoc-90',
    'ke-sach-dinh-le-80',
    'ke-tv-ha-long-150',
    'tu-trang-tri-hang-bac-100',
  ],
  dining: [
    'ban-an-duong-lam-bon-cho',
    'tu-bat-dia-chu-dau-100',
    'tu-ruou-lang-van-100',
    'tu-trang-tri-hang-bac-100',
    'ke-sach-dinh-le-80',
    'tu-giay-cua-bac-80',
  ],
  study: [
    'ban-lam-viec-long-bien-140',
    'ke-sach-dinh-le-80',
    'tu-ho-so-yen-thai-80',
    'sofa-ho-tay-hai-cho',
    'ban-tra-nhat-tan-110',
    'hoc-ho-so-hang-giay-42',
  ],
}

export const sixFor = (turn: number): readonly SetProduct[] =>
  SIX[ROOMS[turn % ROOMS.length] as (typeof ROOMS)[number]].map(
    (slug) => products.find(({ id }) => id === slug) as SetProduct,
  )
