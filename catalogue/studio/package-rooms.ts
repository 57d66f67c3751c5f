import { floorLamp } from '@vuong-tron/furniture/models/parts/lamps'
import { print, rug } from '@vuong-tron/furniture/studio/decor'
import type { Room } from '@vuong-tron/furniture/studio/rooms'
import type { PackageTier } from '../../app/features/catalogue/packages.ts'
import { orderOf } from '../models/orders.ts'
import { back, prints, shell, tall } from './furnish.ts'

/** A piece that hangs on the back wall and touches it. */
const hung = (what: string, x: number, y: number) => ({ what: orderOf(what), x, y, z: orderOf(what).size.d / 2 })

/** The living room of each furniture package, with pieces of the package. */
export const packageRooms: Record<PackageTier, Room> = {
  basic: {
    shell: shell({ w: 4200 }),
    items: [
      back('sofa-nam-xuan-huong', 250),
      hung('ke-sach-treo-tuong-yen-tu-110', 250, 1350),
      { what: rug(2100, 1400), x: 150, z: 1500 },
      { what: orderOf('ban-tra-may-hang-may-80'), x: 150, y: 22, z: 1500 },
      { what: tall(1200), x: -1650, z: 430 },
    ],
    camera: { x: 150, lens: 29 },
  },
  standard: {
    shell: shell({ w: 4800, wall: 'plaster_sand' }),
    items: [
      back('sofa-ho-tay-hai-cho', 350),
      back('ke-sach-dinh-le-120', -1350),
      { what: print(900, 600, 2), x: 350, y: 1560, z: 20 },
      { what: floorLamp, x: 1650, z: 420 },
      { what: rug(2400, 1600), x: 250, z: 1750 },
      { what: orderOf('ban-tra-nhat-tan'), x: 250, y: 22, z: 1700 },
    ],
    camera: { x: 150, lens: 28 },
  },
  premium: {
    shell: shell({ window: 1, wall: 'plaster_mist' }),
    items: [
      back('ke-sach-ba-vi', -1850),
      back('sofa-ho-tay-ba-cho', 350),
      ...prints(350),
      { what: floorLamp, x: -1050, z: 400 },
      { what: tall(1600), x: 2050, z: 500 },
      { what: rug(2900, 1900), x: 250, z: 1850 },
      { what: orderOf('ban-tra-nhat-tan-110'), x: 250, y: 22, z: 1800 },
    ],
    camera: { x: 150 },
  },
  luxury: {
    shell: shell({ w: 6200, d: 5000, window: 1, wall: 'plaster_sage' }),
    items: [
      back('ke-sach-tam-dao-150', -2150),
      back('sofa-mo-dun-thien-quang-300', 250),
      ...prints(250, 1620),
      { what: floorLamp, x: -1350, z: 380 },
      { what: tall(1700), x: 2350, z: 520 },
      { what: rug(3400, 2100), x: 200, z: 2250 },
      { what: orderOf('ban-tra-suoi-giang-90'), x: -250, y: 22, z: 2450 },
      { what: orderOf('sofa-truc-bach-hai-cho'), x: 2250, z: 2250, turn: -90 },
    ],
    camera: { x: 200, lens: 25 },
  },
}
