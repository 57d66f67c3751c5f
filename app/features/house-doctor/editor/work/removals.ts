import { masksByFace } from '../../engine/masks/by-face.ts'
import type { Mask } from '../../engine/masks/masks.ts'
import type { Photo } from '../../engine/picture.ts'
import { growForShadow, previewRemoval, removeFurniture } from '../../engine/removal/removal.ts'
import type { Ask, Outcome, Room } from '../protocol.ts'
import type { Running } from './running.ts'

/**
 * The photo without what is marked and the shadow it throws; nothing but what a person has called bare is copied. A rough
 * picture of it is shown first.
 */
export async function removed(
  { photo, room, mask, bare }: Ask<'change'>,
  { tell, show, signal }: Running,
): Promise<Outcome<{ photo: Photo }>> {
  if (!bare) return { ok: false, code: 'source_missing' }
  const sources = sourcesOf(room, bare, mask)
  const preview = await previewRemoval({ photo, room, hole: mask, sources }, { signal })
  // A small picture may have too little bare surface where the photo has enough.
  if (preview.ok) show(preview.photo)
  const hole = growForShadow(photo, room, mask, sources)
  const removal = await removeFurniture(
    { photo, room, hole, sources },
    { onProgress: ({ stage }) => tell(stage), signal },
  )
  if (removal.ok) return removal
  return { ok: false, code: removal.code === 'mask_size_mismatch' ? 'engine_failed' : removal.code }
}

/** Bare surface by face, without what is to go. */
const sourcesOf = (room: Room, bare: Mask, hole: Mask) =>
  masksByFace({ ...bare, data: bare.data.map((value, pixel) => (hole.data[pixel] === 0 ? value : 0)) }, room)
