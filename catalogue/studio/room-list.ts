import { floorLamp } from '@vuong-tron/furniture/models/parts/lamps'
import { chair, pendant, print, rug, taskChair } from '@vuong-tron/furniture/studio/decor'
import { emptied, type Item, type Room } from '@vuong-tron/furniture/studio/rooms'
import { siteWork } from '@vuong-tron/furniture/studio/site-work'
import { orderOf } from '../models/orders.ts'
import { back, beside, prints, shell, tall } from './furnish.ts'

const living: Room = {
  shell: shell({ window: 1 }),
  items: [
    back('ke-sach-ba-vi', -1900),
    { what: floorLamp, x: -1130, z: 380 },
    back('sofa-ho-tay-ba-cho', 250),
    ...prints(250),
    { what: tall(1600), x: 2050, z: 520 },
    { what: rug(2900, 1900), x: 200, z: 1850 },
    { what: orderOf('ban-tra-nhat-tan'), x: 250, y: 22, z: 1800, turn: 20 },
    beside('ke-tv-trang-an-180', -1, 2300),
  ],
  camera: { x: 100 },
}

export const bedroom: Room = {
  shell: shell({ wall: 'plaster_sand' }),
  items: [
    back('giuong-mai-chau-160', 0),
    { what: rug(3000, 2000), x: 0, z: 1700 },
    { what: orderOf('ban-tra-long-doi-nhat-tan'), x: 1350, z: 480 },
    { what: print(900, 600, 2), x: 0, y: 1650, z: 20 },
    { what: floorLamp, x: -1250, z: 400 },
    beside('tu-quan-ao-mai-chau-160', 1, 1700),
    { what: tall(1300), x: -2150, z: 420 },
  ],
}

export const dining: Room = {
  shell: shell({ window: 1 }),
  items: [
    { what: rug(3000, 2100), x: 0, z: 1900 },
    { what: orderOf('ban-an-duong-lam-sau-cho'), x: 0, y: 22, z: 1900 },
    ...[-420, 420].flatMap((x): Item[] => [
      { what: chair('linen_sand'), x, y: 22, z: 1330 },
      { what: chair('linen_sand'), x, y: 22, z: 2500, turn: 180 },
    ]),
    { what: pendant(2700, 1650), x: 0, z: 1900 },
    back('tu-bat-dia-bat-trang-120', -1700),
    back('tu-bat-dia-chu-dau-150', 900),
    { what: print(900, 600, 1), x: 900, y: 1600, z: 20 },
    { what: tall(1400), x: 2250, z: 420 },
  ],
}

export const study: Room = {
  shell: shell(),
  items: [
    back('ban-lam-viec-long-bien-160', 0),
    { what: taskChair, x: 80, z: 1080, turn: 205 },
    ...prints(0, 1650),
    { what: rug(2400, 1700), x: 0, z: 1500 },
    back('ke-sach-dinh-le-120', 1850),
    beside('tu-ho-so-thap-yen-thai-120', 1, 2500),
    { what: tall(1500), x: -2100, z: 480 },
  ],
}

/** Sample rooms of the House Doctor: empty, and furnished from the range. */
export const sampleRooms: Record<string, Room> = { 'living-room': living, bedroom, 'dining-room': dining, study }

/** The home page's hero: one room, as handed over and furnished. */
export const hero: Room = living

/** The room as the builders leave it. */
export const heroBare: Room = { ...emptied(hero, true), items: siteWork }

/** The House Doctor's rooms by picture name. */
export const sampleViews: Record<string, Room> = {
  'hero-bare': heroBare,
  ...Object.fromEntries(
    Object.entries(sampleRooms).flatMap(([name, room]) => [
      [`${name}-furnished`, room],
      [`${name}-empty`, emptied(room)],
    ]),
  ),
}
