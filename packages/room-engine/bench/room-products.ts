import type { Item } from '../src/staging/furniture.ts'
import { type RoomKind, roomSet, SET_STYLES, type SetProduct, type SetStyle } from '../src/staging/room-set.ts'
import { products } from './furniture.ts'

const ROOMS = ['living', 'bedroom', 'dining', 'study'] as const satisfies readonly RoomKind[]

/** A set for a floor; room and style change with each turn. */
export function setFor(turn: number, floor: { width: number; depth: number }): readonly Item[] {
  const room = ROOMS[turn % ROOMS.length] as RoomKind
  return roomSet(products, { room, style: SET_STYLES[turn % SET_STYLES.length] as SetStyle, floor }).products
}

/** Six pieces each, of common sizes. */
const SIX: Record<RoomKind, readonly string[]> = {
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
  SIX[ROOMS[turn % ROOMS.length] as RoomKind].map((slug) => products.find(({ id }) => id === slug) as SetProduct)
