import type { Model } from '@vuong-tron/furniture/models/kit/model'
import { plant } from '@vuong-tron/furniture/models/parts/plant'
import { print } from '@vuong-tron/furniture/studio/decor'
import type { Item, Shell } from '@vuong-tron/furniture/studio/rooms'
import { orderOf } from '../models/orders.ts'

export const shell = (more: Partial<Shell> = {}): Shell => ({
  w: 5400,
  d: 4700,
  h: 2700,
  wall: 'plaster',
  floor: 'floor_oak',
  window: -1,
  ...more,
})

export const tall = (height: number) => (m: Model) => plant(m, height)

/** Against the back wall. */
export const back = (what: string, x: number): Item => ({ what: orderOf(what), x, z: orderOf(what).size.d / 2 + 25 })

/** Against the right (1) or left (−1) wall. */
export const beside = (what: string, side: 1 | -1, z: number, room = shell()): Item => ({
  what: orderOf(what),
  z,
  x: side * (room.w / 2 - orderOf(what).size.d / 2 - 25),
  turn: -side * 90,
})

export const prints = (x: number, y = 1560): Item[] => [
  { what: print(600, 800, 0), x: x - 370, y, z: 20 },
  { what: print(600, 800, 1), x: x + 370, y, z: 20 },
]
