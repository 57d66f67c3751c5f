import type { SetProduct } from '@vuong-tron/room-engine/staging/room-set'

/** A piece of the range that can stand in a photo; `model` is the public path of its packed model. */
export type Furniture = SetProduct & { model: string }
