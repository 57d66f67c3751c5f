import { isEmpty } from '../../engine/masks/masks.ts'
import type { Photo } from '../../engine/picture.ts'
import {
  coloursOf,
  type Lookup,
  oklabOfHex,
  recoloured,
  repainted,
  retextured,
  seamless,
  textureOf,
} from '../../engine/surfaces/surfaces.ts'
import { type Change, needsRange } from '../change.ts'
import type { Ask, Outcome } from '../protocol.ts'
import { litArea } from './lit-areas.ts'
import { remembered } from './remembered.ts'
import { prepareRemoval } from './removals.ts'
import { prepareStage } from './staging.ts'
import { textureNamed } from './swatches.ts'

/** The photo after a change; pixels outside the mask are those it had. */
export function changed(
  ask: Ask<'change'>,
  change: Extract<Change, { does: 'lay' | 'lay-sample' | 'paint' | 'borrow-mood' }>,
): Outcome<{ photo: Photo }> {
  if (isEmpty(ask.mask)) return { ok: false, code: 'mask_empty' }
  switch (change.does) {
    case 'lay': {
      const { material, turnDegrees, strength } = change
      return { ok: true, photo: retextured(litArea(ask), textureNamed(material), { turnDegrees }, strength) }
    }
    case 'lay-sample': {
      const { sample, widthM, turnDegrees, strength } = change
      const texture = textureOf({ photo: seamless(sample), widthM, heightM: (widthM * sample.height) / sample.width })
      return { ok: true, photo: retextured(litArea(ask), texture, { turnDegrees }, strength) }
    }
    case 'paint':
      return { ok: true, photo: repainted(litArea(ask), oklabOfHex(change.colour), change.strength) }
    case 'borrow-mood':
      return { ok: true, photo: recoloured(ask.photo, borrowedColours({ ...change, photo: ask.photo }), ask.mask) }
  }
}

type Borrowing = { photo: Photo; from: Photo; strength: number }

/** What becomes of a photo's colours; a mood is tried in one part of it after the other. */
const borrowedColours = remembered<Borrowing, Lookup>(
  ({ photo, from, strength }) => ({ bytes: [photo.data, from.data], rest: strength }),
  ({ photo, from, strength }) => coloursOf(photo, from, strength),
)

/** Does what takes longest about a change and is the same for the next one in its place, before it is asked for. */
export async function prepare(ask: Ask<'prepare'>) {
  const { photo, change } = ask
  if (change.does === 'lay') textureNamed(change.material)
  if (change.does === 'borrow-mood') borrowedColours({ ...change, photo })
  if (change.does === 'remove') await prepareRemoval(ask)
  const isLit = change.does === 'lay' || change.does === 'lay-sample' || change.does === 'paint'
  if (isLit && !isEmpty(ask.mask)) litArea(ask)
  if (needsRange(change)) await prepareStage(ask, change.does === 'furnish' ? change : undefined)
}
