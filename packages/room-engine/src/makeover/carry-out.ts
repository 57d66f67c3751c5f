import { masksByFace } from '../masks/by-face.ts'
import { type Mask, union } from '../masks/mask.ts'
import type { Photo } from '../picture.ts'
import type { Step as RemovalStep } from '../removal/face-fills.ts'
import { growForShadow, type RemovalRefusal, removeFurniture } from '../removal/removal.ts'
import {
  type FacePart,
  faceParts,
  inMood,
  litSurfaces,
  materialOf,
  repainted,
  retextured,
  textureOfMaterial,
  whiteIn,
} from '../surfaces/surfaces.ts'
import type { Step } from './plan.ts'
import type { Room } from './room.ts'

/** A photo in which a plan is carried out. */
export type Scene = {
  photo: Photo
  room: Room
  /** Bare floor and walls, as a person has seen and confirmed them. */
  surfaces: Mask
  /** What is to go. */
  hole?: Mask
}

type Furnishing = Extract<Step, { do: 'furnish' }>
type Furnished = { ok: true; photo: Photo; products: readonly string[] }
/** Draws furniture, which needs WebGL and a range; `bare` is what of the photo shows floor and walls by now. */
export type Furnish<Code extends string> = (
  photo: Photo,
  step: Furnishing,
  bare: Mask,
) => Promise<Furnished | { ok: false; code: Code }>

export type MadeOver<Code extends string> =
  | Furnished
  | { ok: false; code: Code | RemovalRefusal['code'] | 'cancelled' | 'engine_unavailable' }

export type Help<Code extends string> = {
  /** Without it a plan that furnishes is refused before anything is computed. */
  furnish?: Furnish<Code>
  onStep?: (step: Step['do'] | RemovalStep['stage']) => void
  signal?: AbortSignal
}

/** The photo after all steps of a plan, one upon the other; nothing of it where one of them cannot be done. */
export async function carryOut<Code extends string = never>(
  steps: readonly Step[],
  { photo, room, surfaces, hole }: Scene,
  { furnish, onStep, signal }: Help<Code>,
): Promise<MadeOver<Code>> {
  if (!furnish && steps.some((step) => step.do === 'furnish')) return { ok: false, code: 'engine_unavailable' }
  // How bright white is, is asked before anything is changed: dark paint would pass for a dark photo.
  const white = whiteIn(photo)
  let made: Furnished = { ok: true, photo, products: [] }
  let bare = surfaces
  let parts = faceParts(room, bare)
  for (const step of steps) {
    onStep?.(step.do)
    // Messages to the Worker have their turn.
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
      // Behind what went, each face has gone on.
      bare = union(bare, grown)
      parts = faceParts(room, bare)
    } else if (step.do === 'furnish') {
      const furnished = await (furnish as Furnish<Code>)(made.photo, step, bare)
      if (!furnished.ok) return furnished
      made = furnished
    } else made = { ...made, photo: resurfaced(made.photo, step, parts, white) }
  }
  return made
}

/** The photo after a step that changes surfaces alone. */
function resurfaced(
  photo: Photo,
  step: Extract<Step, { do: 'paint' | 'lay' | 'mood' }>,
  parts: readonly FacePart[],
  white: number,
): Photo {
  if (step.do === 'mood' && !step.faces) return inMood(photo, step.mood)
  const changed = parts.filter(({ face }) => step.faces?.includes(face))
  const [first, ...others] = changed.map(({ mask }) => mask)
  if (!first) return photo
  if (step.do === 'mood') return inMood(photo, step.mood, 1, union(first, ...others))
  const lit = litSurfaces(photo, changed, white)
  if (step.do === 'paint') return repainted(lit, step.colour)
  const { turnDegrees } = materialOf(step.material)
  return retextured(lit, textureOfMaterial(step.material), { turnDegrees })
}

const without = (mask: Mask, gone: Mask): Mask => ({
  ...mask,
  data: mask.data.map((value, pixel) => (gone.data[pixel] === 0 ? value : 0)),
})
