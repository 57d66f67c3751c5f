import { floorLamp } from '@vuong-tron/furniture/models/parts/lamps'
import { plant } from '@vuong-tron/furniture/models/parts/plant'
import { chair, pendant, print, rug, taskChair, television } from '@vuong-tron/furniture/studio/decor'
import type { Item as Placement } from '@vuong-tron/furniture/studio/rooms'
import { clamp } from '@vuong-tron/geometry/numbers'
import { orderOf, orders } from '../furniture.ts'
import type { Dice } from './dice.ts'
import { lengthOf, type PlannedItem, type PlannedOpening, type PlannedWall, type Viewpoint } from './room-plan.ts'

type Room = { w: number; d: number; h: number; openings: readonly PlannedOpening[]; viewpoint: Viewpoint }
type Footprint = { x: number; z: number; w: number; d: number }

const SETS = {
  living: {
    walls: ['tv-stand', 'bookshelf', 'sofa', 'decor-cabinet', 'wine-cabinet', 'shoe-cabinet'],
    middle: ['sofa', 'coffee-table'],
  },
  bedroom: { walls: ['bed', 'wardrobe', 'dressing-table', 'tv-stand', 'work-desk'], middle: ['coffee-table'] },
  dining: { walls: ['dish-cabinet', 'wine-cabinet', 'decor-cabinet', 'freezers'], middle: ['dining-table'] },
  study: {
    walls: ['work-desk', 'bookshelf', 'file-cabinet', 'study-desk', 'sofa'],
    middle: ['coffee-table', 'work-desk'],
  },
}

/** Room coordinates of a point along a wall and `out` from it. */
const inRoom = (room: Room, wall: PlannedWall, along: number, out: number): { x: number; z: number; turn: number } =>
  ({
    back: { x: along, z: -room.d / 2 + out, turn: 0 },
    front: { x: -along, z: room.d / 2 - out, turn: 180 },
    left: { x: -room.w / 2 + out, z: -along, turn: 90 },
    right: { x: room.w / 2 - out, z: along, turn: -90 },
  })[wall]

export function furnish(room: Room, dice: Dice): PlannedItem[] {
  const set = SETS[dice.one(Object.keys(SETS) as (keyof typeof SETS)[])]
  const items: PlannedItem[] = []
  const taken: Footprint[] = [{ x: room.viewpoint.position[0], z: room.viewpoint.position[2], w: 1300, d: 1500 }]
  const isFree = (place: Footprint) =>
    Math.abs(place.x) + place.w / 2 < room.w / 2 + 1 &&
    Math.abs(place.z) + place.d / 2 < room.d / 2 + 1 &&
    taken.every(
      (other) =>
        Math.abs(other.x - place.x) > (other.w + place.w) / 2 + 40 ||
        Math.abs(other.z - place.z) > (other.d + place.d) / 2 + 40,
    )
  const put = (name: string, what: Placement['what'], place: Footprint & { y?: number; turn?: number }) => {
    if (!isFree(place)) return false
    taken.push(place)
    items.push({ name, what, x: place.x, y: place.y ?? 0, z: place.z, turn: place.turn ?? 0 })
    return true
  }
  const product = (category: string) => dice.one(orders.filter((order) => order.category === category)).slug

  function againstWall(category: string, wall: PlannedWall) {
    const slug = product(category)
    const { w, d, h } = orderOf(slug).size
    const room_ = lengthOf(room, wall) / 2 - w / 2 - 30
    if (room_ < 0) return
    const along = dice.between(-room_, room_)
    const inTheWay = room.openings.some(
      ({ wall: other, from, to, sill }) => other === wall && sill < h && from < along + w / 2 && to > along - w / 2,
    )
    const place = inRoom(room, wall, along, d / 2 + dice.between(5, 60))
    const lies = place.turn % 180 === 0
    if (inTheWay || !put(slug, orderOf(slug), { ...place, w: lies ? w : d, d: lies ? d : w })) return
    if (category === 'tv-stand' && dice.chance(0.8))
      items.push({ name: 'television', what: television(clamp(w * 0.7, 700, 1300)), ...place, y: h })
    if (category === 'work-desk') {
      const seat = inRoom(room, wall, along + dice.between(-80, 80), d + 300)
      put('chair', taskChair, { ...seat, turn: place.turn + 180 + dice.between(-25, 25), w: 500, d: 500 })
    }
  }

  function inTheMiddle(category: string) {
    const slug = product(category)
    const { w, d } = orderOf(slug).size
    const reach = Math.max(w, d)
    const place = { x: dice.between(-0.25, 0.25) * room.w, z: dice.between(-0.25, 0.15) * room.d, w: reach, d: reach }
    const turn = dice.one([0, 90, 180, 270]) + (dice.chance(0.4) ? dice.between(-25, 25) : 0)
    if (!put(slug, orderOf(slug), { ...place, turn })) return
    if (dice.chance(0.6))
      items.push({
        name: 'rug',
        what: rug(reach + dice.between(300, 900), dice.between(1400, 2200)),
        ...place,
        turn: dice.chance(0.3) ? turn : 0,
      })
    if (category === 'dining-table')
      for (const side of [-1, 1])
        for (const along of [-0.26, 0.26]) {
          const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
          const [lx, lz] = [along * w, side * (d / 2 + 120)]
          items.push({
            name: 'chair',
            what: chair(dice.one(['linen', 'linen_sand', 'linen_grey'])),
            x: place.x + lx * c + lz * s,
            z: place.z - lx * s + lz * c,
            turn: turn + (side > 0 ? 180 : 0) + dice.between(-8, 8),
          })
        }
    if (dice.chance(0.3))
      items.push({ name: 'pendant', what: pendant(room.h, room.h - dice.between(700, 1000)), ...place })
  }

  for (const category of set.middle) if (dice.chance(0.75)) inTheMiddle(category)
  const pieces = dice.one([2, 3, 4, 5, 6])
  for (let piece = 0; piece < pieces; piece++)
    againstWall(set.walls[piece] ?? dice.one(set.walls), dice.one(['back', 'back', 'left', 'right']))
  if (dice.chance(0.5)) {
    const corner = inRoom(room, dice.one(['left', 'right']), dice.one([-1, 1]) * (room.d / 2 - 400), 380)
    const height = dice.between(900, 1700)
    put('plant', (m) => plant(m, height), { ...corner, w: 500, d: 500 })
  }
  if (dice.chance(0.4))
    put('lamp', floorLamp, { x: dice.between(-0.4, 0.4) * room.w, z: -room.d / 2 + 330, w: 400, d: 400 })
  hangPrints(room, dice, items)
  return items
}

/** Hangs pictures where a wall has neither opening nor tall furniture. */
function hangPrints(room: Room, dice: Dice, items: PlannedItem[]) {
  for (let count = dice.one([0, 1, 2, 3]); count > 0; count--) {
    const wall = dice.one(['back', 'left', 'right'] as const)
    const [w, h] = [dice.between(300, 900), dice.between(300, 900)]
    const along = dice.between(-0.38, 0.38) * lengthOf(room, wall)
    if (room.openings.some((other) => other.wall === wall && other.from < along + w && other.to > along - w)) continue
    const place = inRoom(room, wall, along, 25)
    const blocked = items.some(
      ({ name, x, z }) =>
        (orders.find(({ slug }) => slug === name)?.size.h ?? 0) > 1100 && Math.hypot(x - place.x, z - place.z) < 1200,
    )
    const y = dice.between(1450, 1700)
    if (
      !blocked &&
      !items.some((other) => other.name === 'print' && Math.hypot(other.x - place.x, other.z - place.z) < 1000)
    )
      items.push({ name: 'print', what: print(w, h, dice.one([0, 1, 2])), ...place, y })
  }
}
