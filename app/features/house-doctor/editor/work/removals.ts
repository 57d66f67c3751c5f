import { masksByFace } from '@vuong-tron/room-engine/masks/by-face'
import { difference } from '@vuong-tron/room-engine/masks/mask'
import { isEmpty, type Mask } from '@vuong-tron/room-engine/masks/masks'
import type { RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { surfacesBehind } from '@vuong-tron/room-engine/removal/behind'
import {
  growForShadow,
  previewRemoval,
  type RemovalRequest,
  removeFurniture,
} from '@vuong-tron/room-engine/removal/removal'
import { remembered } from '../../remembered.ts'
import type { Ask, Outcome, Tasks } from '../protocol.ts'
import type { Running } from './running.ts'

/** What a network saw, where nobody has marked what goes; `kept` stays. */
export type SeenBehind = { labels: RoomLabels; floor: Mask; kept?: Mask | undefined }

type Place = Pick<Ask<'change'>, 'photo' | 'room' | 'mask'> & { bare: Mask; seen?: SeenBehind | undefined }

const keyOf = ({ photo, mask, bare, room, seen }: Place) => ({
  bytes: [photo.data, mask.data, bare.data, seen?.floor.data, seen?.kept?.data],
  rest: [room, seen?.labels.confidence],
})

/** What lies behind the mask, and what goes with it. */
const behindOf = remembered(
  keyOf,
  ({ photo, room, bare, mask, seen }: Place): Omit<RemovalRequest, 'photo' | 'room'> => {
    if (!seen) return { hole: mask, sources: masksByFace(difference(bare, fullyMarked(mask)), room) }
    const behind = surfacesBehind(photo, room, mask, { floor: seen.floor, bare }, seen.labels)
    return seen.kept ? { ...behind, hole: difference(behind.hole, seen.kept) } : behind
  },
)

const fullyMarked = (mask: Mask): Mask => ({ ...mask, data: mask.data.map((value) => (value === 0 ? 0 : 255)) })

const previewOf = remembered(keyOf, (place: Place) =>
  previewRemoval({ photo: place.photo, room: place.room, ...behindOf(place) }),
)

/** The mask with its shadow. */
const holeOf = remembered(keyOf, (place: Place) => {
  const { hole, sources, faces } = behindOf(place)
  return growForShadow(place.photo, place.room, hole, sources, faces)
})

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
  seen?: SeenBehind,
): Promise<Outcome<{ photo: Photo; removed: Mask }>> {
  if (!bare) return { ok: false, code: 'source_missing' }
  const place = { photo, room, mask, bare, seen }
  const preview = await previewOf(place)
  // A small preview may lack bare surface where the photo has enough.
  if (preview.ok) show(preview.photo)
  const hole = holeOf(place)
  const removal = await removeFurniture(
    { photo, room, ...behindOf(place), hole },
    { onProgress: ({ stage }) => tell(stage), signal },
  )
  // The page gets bytes of its own, because these are remembered here.
  if (removal.ok) return { ...removal, removed: copyOf(hole) }
  return { ok: false, code: removal.code === 'mask_size_mismatch' ? 'engine_failed' : removal.code }
}

const copyOf = (mask: Mask): Mask => ({ ...mask, data: mask.data.slice() })

type Replacing = { ask: Ask<'change'>; running: Running; seen?: SeenBehind | undefined }

/** A photo without a thing that another one replaces: whoever moves that one needs it again and again. */
const clearedOf = remembered(
  ({ ask, seen }: Replacing) => keyOf({ ...ask, bare: ask.bare ?? ask.mask, seen }),
  ({ ask, running, seen }: Replacing) => removed(ask, running, seen),
)

/** Places a piece where the marked thing stood. */
export async function replaced(
  ask: Ask<'change'>,
  running: Running,
  place: (cleared: Ask<'change'>) => Promise<Outcome<Tasks['change']['answer']>>,
  seen?: SeenBehind,
): Promise<Outcome<Tasks['change']['answer']>> {
  let cleared = await clearedOf({ ask, running, seen })
  // What was cancelled was another call.
  if (!cleared.ok && cleared.code === 'cancelled' && !running.signal.aborted)
    cleared = await clearedOf({ ask, running, seen })
  if (!cleared.ok) return cleared
  const placed = await place({ ...ask, photo: cleared.photo })
  return placed.ok ? { ...placed, removed: copyOf(cleared.removed) } : placed
}
