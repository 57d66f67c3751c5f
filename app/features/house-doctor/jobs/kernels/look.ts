import type { Mask } from '../../engine/masks/masks.ts'
import type { Photo } from '../../engine/picture.ts'
import { dressed, inColoursOf, planOfStyle, styleNamed } from '../../engine/surfaces/surfaces.ts'
import { bareSurfaces } from './find'
import { type Kernel, madeOf } from './kernel'

/** How far the photo goes towards the colours of the other, by intervention. */
const TOWARDS = { very_low: 0.25, low: 0.45, mid: 0.65, extreme: 0.85 }

/** The colours of another photo: its mood, and nothing of what stands in it. */
export const borrowedLook: Kernel = ({ photo, mask, style, fields: { ai_intervention = 'mid' } }) => {
  if (!style) return { ok: false, code: 'engine_unavailable' }
  const strength = TOWARDS[ai_intervention]
  return madeOf({
    photo: inColoursOf(photo, style, strength, mask),
    recipe: { do: 'mood', strength },
    source: 'algorithmicallyEnhanced',
  })
}

/** How much of a style's mood each design has. */
const PARTS = [1, 0.7, 0.4, 0.85]

/** The mood of a style: what the mildest redesign is, of bare surface alone where the structure is to be kept. */
export const styleLook: Kernel = (order) => {
  const { photo, fields } = order
  const { design_style = '', no_design: designs = 1, keep_structural_element: keepsStructure = false } = fields
  const style = styleNamed(design_style)
  if (!style) return { ok: false, code: 'engine_unavailable' }
  const found = keepsStructure ? bareSurfaces(order) : undefined
  if (found && !found.ok) return found
  const whole = dressed(photo, { walls: [], accentWalls: [], floor: [] }, planOfStyle(style), 'look')
  return madeOf(
    ...PARTS.slice(0, designs).map((part) => ({
      photo: between(photo, whole, { part, mask: found?.marked ?? order.mask }),
      ...(found && { mask: found.marked }),
      recipe: { do: 'mood', style, part },
      source: 'algorithmicallyEnhanced' as const,
    })),
  )
}

/** The way from one picture to another, as far as said, and as far as a mask is white. */
export function between(from: Photo, to: Photo, { part = 1, mask }: { part?: number; mask?: Mask }): Photo {
  const data = Uint8ClampedArray.from(from.data, (value, place) => {
    const share = mask ? (part * (mask.data[Math.floor(place / from.channels)] as number)) / 255 : part
    return value + ((to.data[place] as number) - value) * share
  })
  return { ...from, data }
}
