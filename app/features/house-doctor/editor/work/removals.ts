import { FACES, type Face } from '../../engine/geometry/room-box.ts'
import { isEmpty, type Mask } from '../../engine/masks/masks.ts'
import type { Photo } from '../../engine/picture.ts'
import { growForShadow, removeFurniture } from '../../engine/removal/removal.ts'
import type { Change } from '../change.ts'
import type { Ask, Outcome, Room, Stage } from '../protocol.ts'
import { facesSeen, maskOf } from './area-mask.ts'

/** The photo without what is marked and the shadow it throws; nothing but what a person has called bare is copied. */
export async function removed(
  { photo, room, mask }: Ask<'change'>,
  { bare }: Extract<Change, { does: 'remove' }>,
  tell: (stage: Stage) => void,
  signal: AbortSignal,
): Promise<Outcome<{ photo: Photo }>> {
  const sources = sourcesOf(room, maskOf(photo, room, bare), mask)
  const hole = growForShadow(photo, room, mask, sources)
  const removal = await removeFurniture(
    { photo, room, hole, sources },
    { onProgress: ({ stage }) => tell(stage), signal },
  )
  if (removal.ok) return removal
  return { ok: false, code: removal.code === 'mask_size_mismatch' ? 'engine_failed' : removal.code }
}

/** Bare surface by face, without what is to go. */
function sourcesOf(room: Room, bare: Mask, hole: Mask): Partial<Record<Face, Mask>> {
  const seen = facesSeen(bare, room)
  const sources: Partial<Record<Face, Mask>> = {}
  for (const [place, face] of FACES.entries()) {
    const data = bare.data.map((value, pixel) => (seen[pixel] === place && hole.data[pixel] === 0 ? value : 0))
    if (!isEmpty({ ...bare, data })) sources[face] = { ...bare, data }
  }
  return sources
}
