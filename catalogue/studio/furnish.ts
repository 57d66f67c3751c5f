import type { Model } from '../models/kit/model.ts'
import { plant } from '../models/parts/plant.ts'
import { print } from './decor.ts'
import { orderOf } from './product-shot.ts'
import type { Item, Shell } from './rooms.ts'

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
export const back = (what: string, x: number): Item => ({ what, x, z: orderOf(what).size.d / 2 + 25 })

/** Against the right (1) or left (−1) wall. */
export const beside = (what: string, side: 1 | -1, z: number, room = shell()): Item => ({
  what,
  z,
  x: side * (room.w / 2 - orderOf(what).size.d / 2 - 25),
  turn: -side * 90,
})

export const prints = (x: number, y = 1560): Item[] => [
  { what: print(600, 800, 0), x: x - 370, y, z: 20 },
  { what: print(600, 800, 1), x: x + 370, y, z: 20 },
]
