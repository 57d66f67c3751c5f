import type { Box, Face } from '@vuong-tron/room-engine/geometry/room-box'
import { facesOf } from '@vuong-tron/room-engine/masks/labels'
import { unitsFor } from '../covered.ts'
import type { MarkedArea } from './area.ts'
import type { Change } from './change.ts'
import type { MaterialSwatch, Outside, RoomLayout } from './protocol.ts'

/** What the list has to know of a material. */
export type MaterialProduct = Pick<MaterialSwatch, 'id' | 'product' | 'coversM2' | 'surface'>

/** A product that covers a surface of a photo; `areaM2` and `count` where the photo tells how much of it. */
export type CoveringSeen = Pick<MaterialProduct, 'coversM2' | 'surface'> & { areaM2?: number; count: number }

/** What a change tells of what it lays. */
type Laying = {
  change: Change
  area: MarkedArea
  isThing?: boolean
  room?: RoomLayout
  outside?: Outside
  products?: readonly string[]
  job?: string
}

/** A photo that shows a larger surface than this was measured wrongly. */
const MOST_M2 = 150

/** Area of a face as far as the camera stands from the back wall; doors and windows count, as nobody knows them. */
function faceAreaM2({ floor, ceiling, left, right, back }: Box, face: Face): number {
  if (face === 'floor' || face === 'ceiling') return (left + right) * back
  return (face === 'back' ? left + right : back) * (floor + ceiling)
}

/** Products that cover surfaces after a chain of changes, latest first; what another of them covers is not seen. */
export function coveringsAfter(
  changes: readonly Laying[],
  materials: readonly MaterialProduct[],
): ReadonlyMap<string, CoveringSeen> {
  const laid = new Map<string, Omit<MaterialProduct, 'product'> & { areaM2: number }>()
  const taken = new Set<Face>()
  for (const making of changes.filter(({ job }) => !job)) {
    const box = making.outside ? undefined : making.room?.box
    const products = productsLaid(making, materials)
    const faces = facesCovered(making, products)
    const free = faces.filter((face) => !taken.has(face))
    for (const face of faces) taken.add(face)
    for (const { product, ...material } of products) {
      const ownFaces = making.change.does === 'lay' ? faces : faces.filter((face) => face === material.surface)
      // What was laid over later is not seen.
      if (ownFaces.length > 0 && ownFaces.every((face) => !free.includes(face))) continue
      // Of a makeover nobody knows on which walls it lies.
      const own = making.change.does === 'lay' || material.surface === 'floor' ? free : []
      const more = box ? own.reduce((sum, face) => sum + faceAreaM2(box, face), 0) : 0
      laid.set(product, { ...material, areaM2: (laid.get(product)?.areaM2 ?? 0) + more })
    }
  }
  return new Map(
    [...laid].map(([product, { areaM2, coversM2, surface }]) => {
      const isKnown = coversM2 && areaM2 > 0 && areaM2 <= MOST_M2
      const counted = isKnown ? { areaM2, count: unitsFor(areaM2, coversM2) } : { count: 1 }
      return [product, { coversM2, surface, ...counted }]
    }),
  )
}

/** Faces that a change covers wholly; none where a material was laid on a thing or on what was drawn by hand. */
function facesCovered({ change, area, isThing }: Laying, products: readonly MaterialProduct[]): readonly Face[] {
  if (change.does === 'lay') return area.outline || isThing ? [] : [...new Set(area.labels.flatMap(facesOf))]
  return products.some(({ surface }) => surface === 'floor') ? ['floor'] : []
}

const productsLaid = ({ change, products = [] }: Laying, materials: readonly MaterialProduct[]) =>
  materials.flatMap(({ product, ...material }) => {
    const isLaid = product && (change.does === 'lay' ? material.id === change.material : products.includes(product))
    return isLaid ? [{ product, ...material }] : []
  })
