import type { SetProduct } from './engine/staging/room-set.ts'

/** A piece of the range that can stand in a photo; `model` is the public path of its packed model. */
export type Furniture = SetProduct & { model: string }
