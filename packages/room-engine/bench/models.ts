import path from 'node:path'
import { build } from '@vuong-tron/furniture/models/build'
import { shopModel, thingsModel } from '@vuong-tron/furniture/models/export/shop-model'
import { dressingModel } from '@vuong-tron/furniture/studio/dressing'
import type { FurnishedRoom } from '../src/staging/furnish.ts'
import type { Piece } from '../src/staging/furniture-models.ts'
import type { SetProduct } from '../src/staging/room-set.ts'
import { orderOf } from './furniture.ts'

/** A model's file, built anew, by the address that the shop would serve it at. */
export function modelFile(address: string): Promise<Uint8Array> {
  const name = path.basename(address, '.glb')
  if (address.includes('dressing/things/')) return thingsModel(name, build(orderOf(name), 'web', true))
  if (address.includes('dressing/')) return shopModel(name, dressingModel(name))
  return shopModel(name, build(orderOf(name), 'web'), orderOf(name).alsoIn)
}

/** What a stage draws of a furnished room. */
export const modelsOf = ({ pieces, dressing }: FurnishedRoom<SetProduct>): Piece[] => [
  ...pieces.map(({ product, ...place }) => ({ model: `/models/${product.id}.glb`, ...place })),
  ...dressing.map(({ kind, model, x, z, turn, low, w, d, high, isStretched }) => ({
    model: `/dressing/${model}.glb`,
    x,
    z,
    turn,
    low,
    isFlat: kind === 'rug',
    ...(isStretched && { size: { w, d, h: high - low } }),
  })),
]
