import { build } from '@vuong-tron/furniture/models/build'
import { keyOfParts } from '@vuong-tron/furniture/models/keys'
import type { Model, Wood } from '@vuong-tron/furniture/models/kit/model'
import { emptied, type Room, roomScene } from '@vuong-tron/furniture/studio/rooms'
import type { Scene } from '@vuong-tron/furniture/studio/scene'
import { woodSample } from '@vuong-tron/furniture/studio/wood-sample'
import { type CatalogueOrder, orders } from '../models/orders.ts'
import { categoryRooms } from './category-rooms.ts'
import { packageRooms } from './package-rooms.ts'
import { productShot } from './product-shot.ts'
import { hero, heroBare, sampleRooms } from './room-list.ts'

/** Raised when all pictures have to be rendered anew, because recipes, denoiser, tones or encoding changed visibly. */
const LOOK = 1

const KIB = 1024
const ROOM = { width: 1280, height: 720 }
const HERO = { width: 1600, height: 900 }
const PACKAGE = { width: 960, height: 544 }
const WOODS: readonly Wood[] = ['oak', 'walnut', 'ash', 'black_oak']
const SAMPLES = { wooden: 48, goods: 32, room: 64, hero: 96 }

export type Picture = {
  /** Its path under public/catalogue, without the ending. */
  name: string
  scene: () => Scene
  /** Bytes that the AVIF may have. */
  limit: number
  /** Another AVIF of so many pixels' width for phones, whose name ends in the width, and the bytes it may have. */
  narrow?: { width: number; limit: number }
  /** Linear light is multiplied by this; product pictures are exposed by their paper instead. */
  exposure?: number
}

/** The last model is kept, because the two pictures of a product are made one after the other. */
const memory: { slug?: string; model?: Model } = {}
function modelOf(order: CatalogueOrder): Model {
  if (memory.slug !== order.slug || !memory.model)
    Object.assign(memory, { slug: order.slug, model: build(order, 'studio') })
  return memory.model as Model
}

const shot = (order: CatalogueOrder, angle: 'front' | 'side'): Picture => ({
  name: `products/${order.slug}${angle === 'side' ? '-side' : ''}`,
  scene: () => productShot(order, modelOf(order), angle, order.isWooden ? SAMPLES.wooden : SAMPLES.goods),
  limit: 14 * KIB,
})

const ROOM_EXPOSURE = 0.76

const roomPicture = (name: string, room: Room, size = ROOM, samples = SAMPLES.room): Picture => ({
  name: `rooms/${name}`,
  scene: () => roomScene(room, size, samples),
  limit: 60 * KIB,
  exposure: ROOM_EXPOSURE,
})

const heroPair = [
  roomPicture('hero-furnished', hero, HERO, SAMPLES.hero),
  roomPicture('hero-bare', heroBare, HERO, SAMPLES.hero),
].map((picture) => ({ ...picture, narrow: { width: 780, limit: 25 * KIB } }))

/** All pictures, in the order in which they are rendered: what shoppers see first comes first. */
export const pictures: readonly Picture[] = [
  ...orders.filter(({ isWooden }) => isWooden).map((order) => shot(order, 'front')),
  ...heroPair,
  ...Object.entries(categoryRooms).map(([category, room]) => roomPicture(category, room)),
  ...Object.entries(sampleRooms).flatMap(([name, room]) => [
    roomPicture(`${name}-furnished`, room),
    roomPicture(`${name}-empty`, emptied(room)),
  ]),
  ...Object.entries(packageRooms).map(([tier, room]) => roomPicture(`package-${tier}`, room, PACKAGE)),
  ...WOODS.map((wood) => ({
    name: `woods/${wood}`,
    scene: () => woodSample(wood, SAMPLES.wooden),
    limit: 25 * KIB,
    exposure: 1,
  })),
  ...orders.filter(({ isWooden }) => !isWooden).map((order) => shot(order, 'front')),
  ...orders.filter(({ isWooden }) => isWooden).map((order) => shot(order, 'side')),
]

/** One word for everything a picture depends on. */
export function keyOfPicture(scene: Scene): string {
  const { parts, backdrop, ...settings } = scene
  return keyOfParts(parts, LOOK, settings, backdrop)
}
