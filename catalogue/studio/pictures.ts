import { build } from '@vuong-tron/furniture/models/build'
import { keyOfParts } from '@vuong-tron/furniture/models/keys'
import type { Wood } from '@vuong-tron/furniture/models/kit/model'
import { emptied, type Room, roomScene } from '@vuong-tron/furniture/studio/rooms'
import type { Scene } from '@vuong-tron/furniture/studio/scene'
import { woodSample } from '@vuong-tron/furniture/studio/wood-sample'
import { type CatalogueOrder, orders } from '../models/orders.ts'
import { categoryRooms } from './category-rooms.ts'
import { packageRooms } from './package-rooms.ts'
import { productShot } from './product-shot.ts'
import { hero, heroBare, sampleRooms } from './room-list.ts'

/** Increase it to render all pictures anew, after a visible change of recipes, lights, size or encoding. */
export const LOOK = 2

const KIB = 1024
const ROOM = { width: 1280, height: 720 }
const HERO = { width: 1600, height: 900 }
const PACKAGE = { width: 960, height: 544 }
const WOODS: readonly Wood[] = ['oak', 'walnut', 'ash', 'black_oak']
const SAMPLES = { product: 16, room: 24, hero: 32, wood: 24 }
/** Families to render first; the others follow in the order of the range. */
const FIRST_SEEN = ['tv-stand', 'sofa', 'bed', 'dining-table', 'coffee-table', 'wardrobe']

export type Picture = {
  /** Path under public/catalogue, without extension. */
  name: string
  /** Name of a set of pictures that pages show side by side, so they are published together. */
  set: string
  /** No page shows it yet, so the shop works without it. */
  isAhead?: boolean
  scene: () => Scene
  /** Maximum bytes of the AVIF. */
  limit: number
  /** A narrower AVIF for phones, with the width in its name, and its maximum bytes. */
  narrow?: { width: number; limit: number }
  /** Factor on linear light; product pictures are exposed by their paper instead. */
  exposure?: number
}

const shot = (order: CatalogueOrder, angle: 'front' | 'side'): Picture => ({
  name: `products/${order.slug}${angle === 'side' ? '-side' : ''}`,
  set: order.category,
  scene: () => productShot(order, build(order, 'studio'), angle, SAMPLES.product),
  limit: 120 * KIB,
})

/** The piece in the other woods that it is made in. */
const finishes = (order: CatalogueOrder): Picture[] =>
  order.alsoIn.map((wood) => ({
    ...shot({ ...order, wood }, 'front'),
    name: `products/${order.slug}-${wood.replace('_', '-')}`,
    set: `${order.category}-finishes`,
    isAhead: true,
  }))

const wooden = orders.filter(({ isWooden }) => isWooden)
const rank = ({ category }: CatalogueOrder) =>
  FIRST_SEEN.includes(category) ? FIRST_SEEN.indexOf(category) : FIRST_SEEN.length
const families = [...new Set([...wooden].sort((one, other) => rank(one) - rank(other)).map(({ category }) => category))]
const ordersOf = (family: string) => wooden.filter(({ category }) => category === family)

const ROOM_EXPOSURE = 0.76

const roomPicture = (name: string, room: Room, size = ROOM, samples = SAMPLES.room): Picture => ({
  name: `rooms/${name}`,
  set: 'rooms',
  scene: () => roomScene(room, size, samples),
  limit: 60 * KIB,
  exposure: ROOM_EXPOSURE,
})

const heroPair = [
  roomPicture('hero-furnished', hero, HERO, SAMPLES.hero),
  roomPicture('hero-bare', heroBare, HERO, SAMPLES.hero),
].map((picture) => ({ ...picture, narrow: { width: 780, limit: 25 * KIB } }))

/** All pictures in rendering order, the most visible first. */
export const pictures: readonly Picture[] = [
  ...families.flatMap((family) =>
    (['front', 'side'] as const).flatMap((angle) => ordersOf(family).map((order) => shot(order, angle))),
  ),
  ...families.flatMap((family) => ordersOf(family).flatMap(finishes)),
  ...heroPair,
  ...Object.entries(categoryRooms).map(([category, room]) => roomPicture(category, room)),
  ...Object.entries(sampleRooms).flatMap(([name, room]) => [
    roomPicture(`${name}-furnished`, room),
    roomPicture(`${name}-empty`, emptied(room)),
  ]),
  ...Object.entries(packageRooms).map(([tier, room]) => roomPicture(`package-${tier}`, room, PACKAGE)),
  ...WOODS.map((wood) => ({
    name: `woods/${wood}`,
    set: 'woods',
    scene: () => woodSample(wood, SAMPLES.wood),
    limit: 25 * KIB,
    exposure: 1,
  })),
  ...orders.filter(({ isWooden }) => !isWooden).map((order) => shot(order, 'front')),
]

/** Hash of a picture's content. Changes of light and rendering raise LOOK instead, except for the light of a room. */
export function keyOfPicture({ parts, backdrop, camera, lights, sky }: Scene): string {
  return keyOfParts(parts, backdrop, camera, backdrop ? undefined : [lights, sky])
}

/** The look and content hash of a rendered picture. */
export const readKey = (key: string | undefined) => {
  const [look, shown] = key?.split(':') ?? []
  return { look: Number(look), shown }
}

export const writeKey = (shown: string) => `${LOOK}:${shown}`
