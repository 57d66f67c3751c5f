import { products } from '../bench/furniture.ts'
import { type FloorPlan, floorPlanOf } from '../src/staging/floor-plan.ts'
import type { Solid } from '../src/staging/footprint.ts'
import { type FurnishedRoom, furnishedRoom } from '../src/staging/furnish.ts'
import { placeItem } from '../src/staging/furniture.ts'
import type { SetProduct, SetWish } from '../src/staging/room-set.ts'
import { SET_STYLES } from '../src/staging/style.ts'
import { cameraAt } from './drawn-room.ts'

export const KINDS = ['living', 'bedroom', 'dining', 'study', 'hall'] as const
export const box = { floor: 1.5, ceiling: 1.2, left: 2.4, right: 2.4, back: 5.2 }
export const photo = floorPlanOf(cameraAt({ yaw: 4, pitch: -9, roll: 0, fieldOfView: 84 }, 1024), box)
export const drawn: FloorPlan = { left: 0, right: 4.8, front: 0, back: 5.2, heightM: 2.7, openings: [], kept: [] }
const views = [
  { yaw: 0, pitch: -8, roll: 0, fieldOfView: 78 },
  { yaw: 24, pitch: -10, roll: 1, fieldOfView: 88 },
  { yaw: -32, pitch: -6, roll: 0, fieldOfView: 92 },
].map((view) => floorPlanOf(cameraAt(view, 1024), box))

export type Room = FurnishedRoom<SetProduct>
export const solidOf = ({ product, ...place }: Room['pieces'][number]): Solid =>
  placeItem({ ...product, mountedAtMm: place.low * 1000 }, place).solid
export const furnished = (plan: FloorPlan, wish: Partial<SetWish> & Pick<SetWish, 'room'>) =>
  furnishedRoom(plan, products, { style: 'japandi', ...wish })
export const piece = (room: Room, category: string) => room.pieces.find(({ product }) => product.category === category)
export const categories = ({ pieces }: Room) => pieces.map(({ product }) => product.category)
/** Every kind of room in every style, in every view where its main piece finds a place. */
export const rooms = [photo, drawn, ...views].flatMap((plan) =>
  KINDS.flatMap((kind) =>
    SET_STYLES.map((style) => ({ plan, kind, style, room: furnished(plan, { room: kind, style }) })),
  ).filter(({ room }) => room.pieces.length > 0),
)
