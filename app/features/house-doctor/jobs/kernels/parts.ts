import type { Layout } from '@vuong-tron/room-engine/geometry/layout'
import { FACES, type Face, pointAt } from '@vuong-tron/room-engine/geometry/room-box'
import type { Photo } from '@vuong-tron/room-engine/picture'
import {
  faceSurface,
  flatSurface,
  type LitSurfaces,
  litSurfaces,
  objectSurface,
  type Surface,
  whiteOutdoors,
} from '@vuong-tron/room-engine/surfaces/surfaces'
import type { KernelInput } from './kernel.ts'
import { layoutOf } from './room.ts'

/** Minimum share of a mask on one face to count as that face. */
const ONE_FACE = 0.9
/** Pixel stride, in both directions. */
const STRIDE = 4

/** The masked part, with its light, on its best-fitting plane of the room; frontal without a room. */
export function litPart(input: KernelInput<object>, mask: Photo): LitSurfaces {
  const { photo, fields } = input
  const isIndoors = (fields.design_type ?? 'interior') === 'interior'
  const found = isIndoors ? layoutOf(input) : undefined
  const surface = found?.ok ? surfaceIn(found.layout, mask) : flatSurface(photo.width)
  return litSurfaces(photo, [{ mask, surface }], isIndoors ? undefined : whiteOutdoors(photo))
}

function surfaceIn({ camera, box }: Layout, mask: Photo): Surface {
  const counts = new Map<Face, number>()
  let all = 0
  for (let y = 0; y < mask.height; y += STRIDE)
    for (let x = 0; x < mask.width; x += STRIDE) {
      if ((mask.data[y * mask.width + x] as number) < 128) continue
      const { face } = pointAt(camera, box, [x + 0.5, y + 0.5])
      counts.set(face, (counts.get(face) ?? 0) + 1)
      all++
    }
  const face = FACES.find((one) => (counts.get(one) ?? 0) > ONE_FACE * all)
  return face ? faceSurface(camera, box, face) : objectSurface(camera, box, mask)
}
