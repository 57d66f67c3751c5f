import { floorLamp } from '@vuong-tron/furniture/models/parts/lamps'
import { chair, pendant, print, rug, taskChair, television } from '@vuong-tron/furniture/studio/decor'
import type { Room } from '@vuong-tron/furniture/studio/rooms'
import { orderOf } from '../models/orders.ts'
import { back, beside, prints, shell, tall } from './furnish.ts'
import { bedroom, dining, study } from './room-list.ts'

/** One room per wooden category, with its furniture in use. */
export const categoryRooms: Record<string, Room> = {
  bed: {
    ...bedroom,
    shell: shell({ wall: 'plaster_sage' }),
    items: [
      back('giuong-moc-chau-180', 0),
      { what: rug(3200, 2000), x: 0, z: 1700 },
      ...prints(0, 1650),
      { what: floorLamp, x: 1350, z: 400 },
      beside('ban-trang-diem-ngoc-ha', 1, 1900),
      { what: tall(1500), x: -2050, z: 450 },
    ],
  },
  wardrobe: {
    shell: shell({ wall: 'plaster_sage' }),
    items: [
      back('tu-quan-ao-van-phuc-200', 900),
      back('ban-trang-diem-ngoc-ha', -1100),
      { what: rug(2400, 1600), x: 0, z: 1900 },
      { what: orderOf('sofa-nam-xuan-huong'), x: 500, z: 2300, turn: -12 },
      { what: tall(1500), x: -2150, z: 450 },
    ],
  },
  'tv-stand': {
    shell: shell({ window: 1, wall: 'plaster_mist' }),
    items: [
      back('ke-tv-trang-an-220', 0),
      { what: television(1450), x: 0, y: 460, z: 240 },
      { what: floorLamp, x: -1750, z: 420 },
      { what: tall(1600), x: 1900, z: 480 },
      { what: rug(2900, 1900), x: 0, z: 2100 },
      { what: orderOf('ban-tra-tan-cuong-120'), x: 0, y: 22, z: 2100 },
    ],
  },
  'shoe-cabinet': {
    shell: shell({ w: 4200, window: 1, wall: 'plaster_sand' }),
    items: [
      back('tu-giay-hang-bong-120', -500),
      { what: print(600, 800, 1), x: -500, y: 1650, z: 20 },
      back('tu-giay-ghe-ngoi-o-quan-chuong-110', 900),
      { what: rug(1900, 900), x: 0, z: 1300 },
      { what: tall(1400), x: 1750, z: 450 },
    ],
    camera: { x: 100, lens: 31 },
  },
  bookshelf: {
    shell: shell(),
    items: [
      back('ke-sach-ba-vi', -1250),
      back('ke-sach-ba-vi-60', -350),
      back('ke-sach-thap-ba-vi-120', 650),
      { what: print(900, 600, 2), x: 650, y: 1500, z: 20 },
      { what: orderOf('sofa-nam-xuan-huong'), x: 1350, z: 1900, turn: -40 },
      { what: floorLamp, x: 1700, z: 480 },
      { what: rug(2600, 1800), x: 300, z: 1900 },
      { what: tall(1500), x: -2150, z: 450 },
    ],
  },
  'study-desk': {
    shell: shell({ w: 4600, wall: 'plaster_sage' }),
    items: [
      back('ban-hoc-van-mieu-120', -300),
      { what: chair('linen_olive'), x: -250, z: 1000, turn: 195 },
      back('ke-sach-dinh-le-80', 1100),
      { what: print(900, 600, 1), x: -300, y: 1550, z: 20 },
      { what: rug(2200, 1500), x: 0, z: 1400 },
      { what: tall(1300), x: 1850, z: 450 },
    ],
    camera: { x: 200, lens: 28 },
  },
  'dressing-table': {
    shell: shell({ w: 4600, window: 1, wall: 'plaster_clay' }),
    items: [
      back('ban-trang-diem-quang-ba-130', 0),
      back('tu-quan-ao-mai-chau-120', -1450),
      { what: floorLamp, x: 1150, z: 420 },
      { what: rug(2200, 1500), x: 0, z: 1300 },
      { what: tall(1400), x: 1800, z: 450 },
    ],
    camera: { x: 0, lens: 28 },
  },
  'work-desk': study,
  'decor-cabinet': {
    shell: shell({ window: 1, wall: 'plaster_sand' }),
    items: [
      back('tu-trang-tri-kim-bong-160', 0),
      { what: print(900, 600, 2), x: 0, y: 1500, z: 20 },
      back('tu-trang-tri-dong-ho-60', -1500),
      { what: floorLamp, x: 1350, z: 420 },
      { what: rug(2600, 1700), x: 0, z: 1800 },
      { what: tall(1600), x: 2050, z: 480 },
    ],
  },
  'coffee-table': {
    shell: shell(),
    items: [
      back('sofa-khung-go-ba-be-ba-cho', 0),
      ...prints(0),
      { what: rug(2900, 1900), x: 0, z: 1750 },
      { what: orderOf('ban-tra-nhat-tan-110'), x: 0, y: 22, z: 1700 },
      { what: floorLamp, x: 1500, z: 420 },
      { what: tall(1500), x: -2050, z: 450 },
    ],
  },
  'wine-cabinet': {
    shell: shell({ window: 1, wall: 'plaster_clay' }),
    items: [
      back('tu-ruou-kim-son-120', -1200),
      back('tu-ruou-lang-van-140', 500),
      { what: print(900, 600, 0), x: 500, y: 1550, z: 20 },
      { what: orderOf('xe-ruou-ninh-thuan-75'), x: 1650, z: 900, turn: -25 },
      { what: rug(2400, 1600), x: 0, z: 1900 },
      { what: tall(1500), x: 2200, z: 430 },
    ],
  },
  sofa: {
    shell: shell({ wall: 'plaster_mist' }),
    items: [
      back('sofa-goc-ho-tay-280', 100),
      { what: print(900, 600, 2), x: 0, y: 1600, z: 20 },
      { what: rug(3000, 2000), x: 0, z: 2300 },
      { what: orderOf('ban-tra-suoi-giang-90'), x: -300, y: 22, z: 2100 },
      { what: floorLamp, x: -1650, z: 420 },
      { what: tall(1600), x: 2150, z: 480 },
    ],
  },
  'dining-table': dining,
  'dish-cabinet': {
    shell: shell({ wall: 'plaster_sage' }),
    items: [
      back('tu-bat-dia-bat-trang-160', -600),
      back('tu-bat-dia-phu-lang-110', 1050),
      { what: orderOf('ban-an-tron-ben-thanh-110'), x: 1200, z: 2200 },
      { what: chair('linen'), x: 500, z: 2250, turn: 90 },
      { what: pendant(2700, 1650), x: 1200, z: 2200 },
      { what: tall(1400), x: -2150, z: 450 },
    ],
  },
  'file-cabinet': {
    shell: shell({ window: 1 }),
    items: [
      back('tu-ho-so-ba-dinh-120', -1350),
      back('tu-ho-so-ba-dinh-160', 250),
      { what: print(900, 600, 0), x: 250, y: 1550, z: 20 },
      { what: orderOf('hoc-ho-so-hang-giay-42'), x: 1500, z: 400 },
      { what: orderOf('ban-lam-viec-long-bien-140'), x: 900, z: 2200 },
      { what: taskChair, x: 900, z: 1600 },
      { what: tall(1500), x: 2150, z: 450 },
    ],
  },
}
