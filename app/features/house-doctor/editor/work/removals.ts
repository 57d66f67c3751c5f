import { masksByFace } from '@vuong-tron/room-engine/masks/by-face'
import { isEmpty, type Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { growForShadow, previewRemoval, removeFurniture } from '@vuong-tron/room-engine/removal/removal'
import type { Ask, Outcome } from '../protocol.ts'
import { remembered } from './remembered.ts'
import type { Running } from './running.ts'

type Place = Pick<Ask<'change'>, 'photo' | 'room' | 'mask'> & { bare: Mask }

const keyOf = ({ photo, mask, bare, room }: Place) => ({ bytes: [photo.data, mask.data, bare.data], rest: room })

/** Bare surface by face, without what is to go. */
const sourcesOf = remembered(keyOf, ({ room, bare, mask }: Place) =>
  masksByFace({ ...bare, data: bare.data.map((value, pixel) => (mask.data[pixel] === 0 ? value : 0)) }, room),
)

const previewOf = remembered(keyOf, (place: Place) =>
  previewRemoval({ photo: place.photo, room: place.room, hole: place.mask, sources: sourcesOf(place) }),
)

/** What is marked, with its shadow. */
const holeOf = remembered(keyOf, (place: Place) => growForShadow(place.photo, place.room, place.mask, sourcesOf(place)))

/** Makes the preview and looks for shadows, while a person looks at what is taken for bare. */
export async function prepareRemoval({ bare, ...place }: Ask<'prepare'>) {
  if (!bare || isEmpty(place.mask)) return
  await previewOf({ ...place, bare })
  holeOf({ ...place, bare })
}

/**
 * The photo without what is marked and the shadow it throws; nothing but what a person has called bare is copied. A rough
 * picture of it is shown first.
 */
export async function removed(
  { photo, room, mask, bare }: Ask<'change'>,
  { tell, show, signal }: Running,
): Promise<Outcome<{ photo: Photo }>> {
  if (!bare) return { ok: false, code: 'source_missing' }
  const place = { photo, room, mask, bare }
  const preview = await previewOf(place)
  // A small picture may have too little bare surface where the photo has enough.
  if (preview.ok) show(preview.photo)
  const removal = await removeFurniture(
    { photo, room, hole: holeOf(place), sources: sourcesOf(place) },
    { onProgress: ({ stage }) => tell(stage), signal },
  )
  if (removal.ok) return removal
  return { ok: false, code: removal.code === 'mask_size_mismatch' ? 'engine_failed' : removal.code }
}
