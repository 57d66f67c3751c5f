import type { RoomGeometry } from '../geometry/layout.ts'
import { type FoundFloor, masksByFace } from '../masks/by-face.ts'
import { type Mask, union } from '../masks/mask.ts'
import type { Photo } from '../picture.ts'
import type { FillStep } from '../removal/face-fills.ts'
import { growForShadow, type RemovalRefusal, removeFurniture } from '../removal/removal.ts'
import type { DressingKind } from '../staging/dressing.ts'
import {
  type FacePart,
  foundParts,
  inMood,
  litSurfaces,
  materialOf,
  paintOn,
  repaint,
  retexture,
  textureOfMaterial,
  whiteIn,
} from '../surfaces/surfaces.ts'
import type { MakeoverStep } from './plan.ts'

/** Input of a makeover. */
export type MakeoverInput = {
  photo: Photo
  room: RoomGeometry
  /** Bare floor and walls, confirmed by a person. */
  surfaces: Mask
  /** What of the photo was found as floor; without it, the box says what is floor. */
  found?: FoundFloor | undefined
  /** The furniture to remove. */
  hole?: Mask
}

type Furnishing = Extract<MakeoverStep, { do: 'furnish' }>
/** `dressing`: what is drawn beside the products and is not for sale. */
type Furnished = { ok: true; photo: Photo; products: readonly string[]; dressing?: DressingKind[] }
/** Draws furniture (needs WebGL and products); `bare` marks the floor and walls that are visible by now. */
export type Furnish<Code extends string> = (
  photo: Photo,
  step: Furnishing,
  bare: Mask,
) => Promise<Furnished | { ok: false; code: Code }>

export type MadeOver<Code extends string> =
  | Furnished
  | { ok: false; code: Code | RemovalRefusal['code'] | 'cancelled' | 'engine_unavailable' }

export type Help<Code extends string> = {
  /** Without it, a plan that furnishes is refused before anything is computed. */
  furnish?: Furnish<Code>
  onStep?: (step: MakeoverStep['do'] | FillStep['stage']) => void
  signal?: AbortSignal
}

/** Carries out all steps of a plan in order; returns no photo when one step fails. */
export async function carryOut<Code extends string = never>(
  steps: readonly MakeoverStep[],
  { photo, room, surfaces, found, hole }: MakeoverInput,
  { furnish, onStep, signal }: Help<Code>,
): Promise<MadeOver<Code>> {
  if (!furnish && steps.some((step) => step.do === 'furnish')) return { ok: false, code: 'engine_unavailable' }
  let made: Furnished = { ok: true, photo, products: [] }
  let bare = surfaces
  let parts = foundParts(room, bare, found)
  for (const step of steps) {
    onStep?.(step.do)
    // Lets the Worker handle messages.
    await new Promise((resolve) => setTimeout(resolve))
    if (signal?.aborted) return { ok: false, code: 'cancelled' }
    if (step.do === 'remove') {
      if (!hole) return { ok: false, code: 'mask_empty' }
      const sources = masksByFace(without(bare, hole), room)
      const grown = growForShadow(made.photo, room, hole, sources)
      const removal = await removeFurniture(
        { photo: made.photo, room, hole: grown, sources },
        { onProgress: ({ stage }) => onStep?.(stage), signal },
      )
      if (!removal.ok) return { ok: false, code: removal.code }
      made = { ...made, photo: removal.photo }
      // Faces now continue behind the removed things.
      bare = union(bare, grown)
      parts = foundParts(room, bare, found)
    } else if (step.do === 'furnish') {
      const furnished = await (furnish as Furnish<Code>)(made.photo, step, bare)
      if (!furnished.ok) return furnished
      made = furnished
    } else made = { ...made, photo: resurfaced(made.photo, step, parts, photo) }
  }
  return made
}

function resurfaced(
  photo: Photo,
  step: Extract<MakeoverStep, { do: 'paint' | 'lay' | 'mood' }>,
  parts: readonly FacePart[],
  unchanged: Photo,
): Photo {
  if (step.do === 'mood' && !step.faces) return inMood(photo, step.mood)
  const changed = parts.filter(({ face }) => step.faces?.includes(face))
  const [first, ...others] = changed.map(({ mask }) => mask)
  if (!first) return photo
  if (step.do === 'mood') return inMood(photo, step.mood, 1, union(first, ...others))
  // White is that of the unchanged photo: dark paint would pass for a dark photo.
  const lit = litSurfaces(photo, changed, whiteIn(unchanged, changed))
  if (step.do === 'paint')
    return repaint(lit, typeof step.colour === 'string' ? paintOn(lit, step.colour) : step.colour)
  const { turnDegrees } = materialOf(step.material)
  return retexture(lit, textureOfMaterial(step.material), { turnDegrees })
}

const without = (mask: Mask, gone: Mask): Mask => ({
  ...mask,
  data: mask.data.map((value, pixel) => (gone.data[pixel] === 0 ? value : 0)),
})
