import { masksByFace } from '@vuong-tron/room-engine/masks/by-face'
import { isEmpty, type Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { growForShadow, previewRemoval, removeFurniture } from '@vuong-tron/room-engine/removal/removal'
import { remembered } from '../../remembered.ts'
import type { Ask, Outcome, Tasks } from '../protocol.ts'
import type { Running } from './running.ts'

type Place = Pick<Ask<'change'>, 'photo' | 'room' | 'mask'> & { bare: Mask }

const keyOf = ({ photo, mask, bare, room }: Place) => ({ bytes: [photo.data, mask.data, bare.data], rest: room })

/** Bare surface by face, without the hole. */
const sourcesOf = remembered(keyOf, ({ room, bare, mask }: Place) =>
  masksByFace({ ...bare, data: bare.data.map((value, pixel) => (mask.data[pixel] === 0 ? value : 0)) }, room),
)

const previewOf = remembered(keyOf, (place: Place) =>
  previewRemoval({ photo: place.photo, room: place.room, hole: place.mask, sources: sourcesOf(place) }),
)

/** The mask with its shadow. */
const holeOf = remembered(keyOf, (place: Place) => growForShadow(place.photo, place.room, place.mask, sourcesOf(place)))

/** Computes preview and shadows while the visitor looks at the bare mask. */
export async function prepareRemoval({ bare, ...place }: Ask<'prepare'>) {
  if (!bare || isEmpty(place.mask)) return
  await previewOf({ ...place, bare })
  holeOf({ ...place, bare })
}

/** Removes the mask and its shadow, copying only confirmed bare surface; shows a preview first. */
export async function removed(
  { photo, room, mask, bare }: Ask<'change'>,
  { tell, show, signal }: Running,
): Promise<Outcome<{ photo: Photo; removed: Mask }>> {
  if (!bare) return { ok: false, code: 'source_missing' }
  const place = { photo, room, mask, bare }
  const preview = await previewOf(place)
  // A small preview may lack bare surface where the photo has enough.
  if (preview.ok) show(preview.photo)
  const hole = holeOf(place)
  const removal = await removeFurniture(
    { photo, room, hole, sources: sourcesOf(place) },
    { onProgress: ({ stage }) => tell(stage), signal },
  )
  // The page gets bytes of its own, because these are remembered here.
  if (removal.ok) return { ...removal, removed: copyOf(hole) }
  return { ok: false, code: removal.code === 'mask_size_mismatch' ? 'engine_failed' : removal.code }
}

const copyOf = (mask: Mask): Mask => ({ ...mask, data: mask.data.slice() })

type Replacing = { ask: Ask<'change'>; running: Running }

/** A photo without a thing that another one replaces: whoever moves that one needs it again and again. */
const clearedOf = remembered(
  ({ ask }: Replacing) => keyOf({ ...ask, bare: ask.bare ?? ask.mask }),
  ({ ask, running }: Replacing) => removed(ask, running),
)

/** Places a piece where the marked thing stood. */
export async function replaced(
  ask: Ask<'change'>,
  running: Running,
  place: (cleared: Ask<'change'>) => Promise<Outcome<Tasks['change']['answer']>>,
): Promise<Outcome<Tasks['change']['answer']>> {
  let cleared = await clearedOf({ ask, running })
  // What was cancelled was another call.
  if (!cleared.ok && cleared.code === 'cancelled' && !running.signal.aborted)
    cleared = await clearedOf({ ask, running })
  if (!cleared.ok) return cleared
  const placed = await place({ ...ask, photo: cleared.photo })
  return placed.ok ? { ...placed, removed: copyOf(cleared.removed) } : placed
}
