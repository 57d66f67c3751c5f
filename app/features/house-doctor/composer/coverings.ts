import { unitsFor } from '../covered.ts'
import type { MaterialSwatch } from '../editor/protocol.ts'
import type { RoomDocument } from './document.ts'
import { floorAreaM2 } from './floor.ts'

/** Wall area without openings, in square metres; a cut-out corner does not change the perimeter. */
export function wallAreaOf({ shape, openings }: Pick<RoomDocument, 'shape' | 'openings'>): number {
  const { widthMm, depthMm, heightMm } = shape
  const holes = openings.reduce((sum, { widthMm: wide, sillMm, topMm }) => sum + wide * (topMm - sillMm), 0)
  return (2 * (widthMm + depthMm) * heightMm - holes) / 1e6
}

/** A covering product with its area; `count` if its coverage is known. */
export type Covering = { slug: string; areaM2: number; count?: number }

export function coveringsOf(
  document: RoomDocument,
  materials: readonly Pick<MaterialSwatch, 'id' | 'product' | 'coversM2'>[],
): Covering[] {
  const surfaces: [string, number][] = [
    [document.floor, floorAreaM2(document.shape)],
    [document.walls, wallAreaOf(document)],
  ]
  return surfaces.flatMap(([material, areaM2]): Covering[] => {
    const { product: slug, coversM2 } = materials.find(({ id }) => id === material) ?? {}
    if (!slug) return []
    return [{ slug, areaM2, count: coversM2 && unitsFor(areaM2, coversM2) }]
  })
}
