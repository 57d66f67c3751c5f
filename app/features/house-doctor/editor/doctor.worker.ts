import { isFurnished } from '@vuong-tron/room-engine/makeover/furniture-seen'
import { understand } from '@vuong-tron/room-engine/makeover/makeover'
import { isEmpty } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { fillGap, pictured, placePiece } from '../furnishing/fillings.ts'
import { madeOver } from '../furnishing/makeovers.ts'
import { isShownAtOnce } from './change.ts'
import { PixelsHere } from './held-pixels.ts'
import { enlargedFile, markedFile } from './marked-file.ts'
import { openPhoto } from './open-photo.ts'
import type { Answer, Ask, FromWorker, Outcome, ProgressStage, TaskName, ToWorker } from './protocol.ts'
import { areaFound, isLookedFor } from './work/area-mask.ts'
import { applyChange, prepareChange } from './work/changes.ts'
import { furnitureIn } from './work/furniture-seen.ts'
import { hear } from './work/operators-labels.ts'
import { removed, replaced } from './work/removals.ts'
import { labelsOf, loadWeights, type Seen } from './work/room-labels.ts'
import { findRoom, movedCorner } from './work/rooms.ts'
import type { Running } from './work/running.ts'
import { furnishing, furnishPhoto, thingsIn } from './work/staging.ts'
import { materialSwatches } from './work/swatches.ts'

type Work = {
  [Name in TaskName]: (ask: Ask<Name>, running: Running) => Outcome<Answer<Name>> | Promise<Outcome<Answer<Name>>>
}

/** The House Doctor's heavy work, off the main thread. */
const work: Work = {
  open: (ask, { tell }) => {
    tell('reading')
    return openPhoto(ask)
  },
  room: async ({ photo }, { tell }) => {
    tell('measuring')
    return { ok: true, ...(await findRoom(photo)) }
  },
  corner: async ({ photo, room, corner, place }) => ({ ok: true, room: await movedCorner(photo, room, corner, place) }),
  area: async ({ photo, room, area }, { tell }) => {
    tell('marking')
    const isLooked = isLookedFor(room, area)
    const seen: Seen = isLooked ? await labelsOf(photo, room.sample !== undefined) : { isFinal: true }
    // Without the network nobody knows what furniture is.
    if (area.isAllFurniture && !seen.labels) return { ok: false, code: 'furniture_stays' }
    return { ok: true, ...areaFound(photo, room, area, seen.labels), isFinal: seen.isFinal }
  },
  furniture: async ({ photo, room }) => {
    // Nobody waits for this answer, so it may take as long as a slow line.
    await loadWeights()
    return { ok: true, isFurnished: isFurnished(await furnitureIn(photo, room)) }
  },
  change: async (ask, running) => {
    running.tell('changing')
    const { change } = ask
    switch (change.does) {
      case 'furnish':
        return furnishPhoto(ask, change, running)
      case 'remove':
        return removed(ask, running)
      case 'make-over':
        return madeOver(furnishing, ask, change, running)
      case 'fill':
        return fillGap(furnishing, { ...ask, things: await thingsIn(ask) }, change, running.tell)
      case 'place': {
        const things = await thingsIn(ask)
        const place = (asked: Ask<'change'>) => placePiece(furnishing, { ...asked, things }, change, running.tell)
        return change.replaces ? replaced(ask, running, place) : place(ask)
      }
      case 'place-picture':
        return pictured(ask, change, running.tell)
      default:
        return applyChange(ask, change)
    }
  },
  prepare: async (ask) => {
    await prepareChange(ask)
    const tried = isShownAtOnce(ask.change) && !isEmpty(ask.mask) ? applyChange(ask, ask.change) : undefined
    return { ok: true, tried: tried?.ok ? tried.photo : undefined }
  },
  understand: ({ words, language, labels }) => ({
    ok: true,
    understood: understand(words, language, { [language]: labels }),
  }),
  materials: (ask) => ({ ok: true, materials: materialSwatches(ask) }),
  file: (ask, { tell }) => {
    tell('saving')
    return markedFile(ask)
  },
  enlarge: (ask, running) => enlargedFile(ask, running),
}

const controllers = new Map<number, AbortController>()
const here = new PixelsHere()

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if ('hasModel' in data || 'wanted' in data) return hear(data)
  if ('isCancelled' in data) {
    controllers.get(data.id)?.abort()
    return
  }
  const { id, name } = data
  const ask = here.unpacked(data)
  const controller = new AbortController()
  controllers.set(id, controller)
  const answer = (message: FromWorker, transfer: Transferable[] = []) => postMessage(message, { transfer })
  const run = work[name] as (ask: unknown, running: Running) => Outcome<object> | Promise<Outcome<object>>
  const tell = (stage: ProgressStage) => answer({ id, stage })
  const show = (preview: Photo) => answer({ id, preview })
  const outcome = await settled(() => run(ask, { tell, show, signal: controller.signal }))
  controllers.delete(id)
  answer({ id, outcome }, pixelsIn(outcome))
})

async function settled(run: () => Outcome<object> | Promise<Outcome<object>>): Promise<Outcome<object>> {
  try {
    return await run()
  } catch (error) {
    // Engines report a lack of memory as "Array buffer allocation failed".
    return { ok: false, code: error instanceof RangeError ? 'out_of_memory' : 'engine_failed' }
  }
}

/** Buffers of an answer to transfer, unless they are the question's own. */
const pixelsIn = (outcome: Outcome<object>): Transferable[] =>
  Object.values(outcome).flatMap((value) =>
    value?.data?.buffer instanceof ArrayBuffer && !here.has(value.data) ? [value.data.buffer] : [],
  )
