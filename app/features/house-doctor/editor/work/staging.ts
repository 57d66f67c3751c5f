import { thingsSeen } from '@vuong-tron/room-engine/makeover/makeover'
import { inverse } from '@vuong-tron/room-engine/masks/mask'
import { doorsSeen } from '@vuong-tron/room-engine/staging/doors-seen'
import type { Opening } from '@vuong-tron/room-engine/staging/floor-plan'
import type { SetWish } from '@vuong-tron/room-engine/staging/room-set'
import type { SeenThing } from '@vuong-tron/room-engine/staging/seen-thing'
import { openStage, type Stage } from '@vuong-tron/room-engine/staging/stage'
import { NoWebgl } from '@vuong-tron/room-engine/staging/stage-errors'
import { furnisher } from '../../furnishing/furnisher.ts'
import type { Change } from '../change.ts'
import type { Ask, Outcome } from '../protocol.ts'
import { placedInCleared } from './clearing.ts'
import { placesTaken } from './furniture-seen.ts'
import type { Running } from './running.ts'

/** The open stage with its models, reused for further sets. */
let opened: Promise<Stage> | undefined

/** The stage; reopened after a failure. */
async function stageToDrawOn(): Promise<Outcome<{ stage: Stage }>> {
  opened ??= openStage(new OffscreenCanvas(1, 1), async () => (await import('#app/lib/meshopt-decoder')).MeshoptDecoder)
  try {
    return { ok: true, stage: await opened }
  } catch (error) {
    opened = undefined
    return { ok: false, code: error instanceof NoWebgl ? 'no_webgl' : 'renderer_missing' }
  }
}

/** The page's furnisher, which draws by WebGL. */
export const furnishing = furnisher(stageToDrawOn)

type Furnish = Extract<Change, { does: 'furnish' }>

/** Furnishes the photo with a usable set: around what stands there, or once that is taken out. */
export function furnishPhoto(ask: Ask<'change'>, change: Furnish, running: Running) {
  const furnish = async (asked: Ask<'change'>, openings?: readonly Opening[]) => {
    const { around, ...place } = await setPlaceOf(asked, change)
    return furnishing.withSet({ ...place, around: { ...around, openings }, pieces: change.pieces }, running.tell)
  }
  if (change.goesAround) return furnish(ask)
  // Doors are looked for where nothing was filled in.
  return placedInCleared(ask, running, (cleared) => furnish(cleared, doorsSeen(ask.photo, ask.room)))
}

/** Opens the stage and loads models ahead of drawing. */
export const prepareStage = async (ask: Ask<'prepare'>, furnish?: Furnish) =>
  furnishing.prepare(ask.range && furnish && (await setPlaceOf(ask, furnish)))

async function setPlaceOf(ask: Ask<'change'>, change: Furnish) {
  const { photo, room, range = [] } = ask
  const around = change.goesAround ? await takenIn(ask) : { things: placedThings(ask) }
  return { photo, room, range, wish: wishOf(change), around }
}

/** What stands in a picture, from earlier changes and in the photo itself, and where the photo leaves no floor. */
async function takenIn(ask: Ask<'change'>) {
  const { things, covered } = await placesTaken(ask.photo, ask.room)
  return { things: [...placedThings(ask), ...things], covered }
}

export const thingsIn = async (ask: Ask<'change'>): Promise<readonly SeenThing[]> => (await takenIn(ask)).things

/** What earlier changes placed. */
const placedThings = ({ room, standing }: Ask<'change'>) => (standing ? thingsSeen(room, inverse(standing)) : [])

const wishOf = ({ kind, style, budgetVnd, variant }: Furnish): SetWish => ({ room: kind, style, budgetVnd, variant })
