import { withinGap } from '@vuong-tron/room-engine/makeover/makeover'
import { enlargedMask } from '@vuong-tron/room-engine/masks/crisp'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import { type Photo, resizedByArea } from '@vuong-tron/room-engine/picture'
import type { Quad } from '@vuong-tron/room-engine/surfaces/surfaces'
import { thingsBeside } from '../../furnishing/fillings.ts'
import { type Furnisher, redrawing } from '../../furnishing/furnisher.ts'
import { madeOver } from '../../furnishing/makeovers.ts'
import type { Ask, Outcome, Outside, RepeatableStep, RoomLayout } from '../protocol.ts'
import { applyChange } from './changes.ts'
import { enlarged } from './enlargement.ts'
import type { Running } from './running.ts'
import { thingsIn } from './staging.ts'

type Asked = Pick<Ask<'enlarge'>, 'photo' | 'result' | 'base' | 'steps'>

/**
 * A result in a larger version of its photo, with its changes computed anew there; undefined where one of them cannot
 * be repeated, or shows something else than the visitor has seen.
 */
export async function repeatedIn(
  large: Photo,
  { photo, result, base, steps }: Asked,
  by: Pick<Furnisher, 'drawnInto'>,
  running: Pick<Running, 'tell' | 'signal'>,
): Promise<Photo | undefined> {
  if (steps.length === 0) return undefined
  let picture = enlarged(large, photo, base)
  for (const step of steps) {
    running.signal.throwIfAborted()
    const ask = { ...step, ...largerPlaces(step, large), photo: picture }
    const repeated = await repeat(ask, step.models ?? [], by, running)
    if (!repeated.ok) return undefined
    picture = repeated.photo
  }
  return isSamePicture(picture, { photo, result }) ? picture : undefined
}

function largerPlaces({ room, mask, bare, found, standing, outside }: RepeatableStep, large: Photo) {
  const larger = (one: Mask | undefined) => one && enlargedMask(large, one)
  return {
    room: largerRoom(room, large),
    mask: enlargedMask(large, mask),
    bare: larger(bare),
    found: found && { floor: enlargedMask(large, found.floor), bare: larger(found.bare) },
    standing: larger(standing),
    outside: outside && largerOutside(outside, large.width / mask.width),
  }
}

/** The same room in a picture of another size. */
const largerRoom = ({ camera, box }: RoomLayout, { width, height }: Photo): RoomLayout => ({
  camera: { ...camera, widthPx: width, heightPx: height, focalPx: (camera.focalPx * width) / camera.widthPx },
  box,
})

const largerOutside = ({ corners, widthM }: Outside, times: number): Outside => ({
  corners: corners && (corners.map(([x, y]) => [x * times, y * times]) as unknown as Quad),
  widthM,
})

async function repeat(
  ask: Ask<'change'>,
  models: NonNullable<RepeatableStep['models']>,
  by: Pick<Furnisher, 'drawnInto'>,
  { tell, signal }: Pick<Running, 'tell' | 'signal'>,
): Promise<Outcome<{ photo: Photo }>> {
  const { photo, room, mask, change } = ask
  switch (change.does) {
    case 'lay':
    case 'lay-sample':
    case 'paint':
    case 'borrow-mood':
    case 'borrow-design':
      tell('changing')
      return applyChange(ask, change)
    case 'furnish': {
      const drawn = await by.drawnInto({ photo, room, things: await thingsIn(ask) }, models, tell)
      return drawn.ok ? { ok: true, photo: drawn.picture } : drawn
    }
    case 'fill':
    case 'place': {
      const things = thingsBeside({ mask, things: await thingsIn(ask) })
      const drawn = await by.drawnInto({ photo, room, things }, models, tell)
      if (!drawn.ok) return drawn
      const isKeptInside = change.does === 'fill' && !change.pieces
      return { ok: true, photo: isKeptInside ? withinGap(photo, drawn, mask) : drawn.picture }
    }
    case 'make-over':
      // Pieces are named, so that none are chosen.
      return madeOver(redrawing(by, models), ask, { ...change, pieces: [] }, { tell, signal })
    default:
      return { ok: false, code: 'engine_failed' }
  }
}

/** Side of the blocks in which two pictures are compared, in pixels of the smaller. */
const BLOCK_PX = 16
/** Mean difference of a block's colours (0 to 255) from which it is touched, and from which it shows something else. */
const [TOUCHED, DIFFERENT] = [3, 12]
/** Share of the touched blocks that may show something else: borders fall differently. */
const MOST_DIFFERENT = 0.05

/** True if a larger picture shows what a result does: blocks are compared, because fine patterns fall differently. */
export function isSamePicture(large: Photo, { photo, result }: Pick<Asked, 'photo' | 'result'>): boolean {
  const [across, down] = [Math.ceil(photo.width / BLOCK_PX), Math.ceil(photo.height / BLOCK_PX)]
  const [before, after, made] = [photo, result, large].map((one) => resizedByArea(one, across, down)) as [
    Photo,
    Photo,
    Photo,
  ]
  let [touched, different] = [0, 0]
  for (let block = 0; block < across * down; block++) {
    if (differenceAt(block, before, after) > TOUCHED) touched++
    if (differenceAt(block, made, after) > DIFFERENT) different++
  }
  return different <= MOST_DIFFERENT * touched
}

function differenceAt(pixel: number, one: Photo, other: Photo): number {
  let difference = 0
  for (let channel = 0; channel < 3; channel++)
    difference += Math.abs(
      (one.data[pixel * one.channels + channel] as number) - (other.data[pixel * other.channels + channel] as number),
    )
  return difference / 3
}
