import type { Photo } from '../../engine/picture.ts'
import { dressed, inColoursOf, planOfStyle, styleNamed } from '../../engine/surfaces/surfaces.ts'
import { type Kernel, madeOf } from './kernel'

/** How far the photo goes towards the colours of the other, by intervention. */
const TOWARDS = { very_low: 0.25, low: 0.45, mid: 0.65, extreme: 0.85 }

/** The colours of another photo: its mood, and nothing of what stands in it. */
export const borrowedLook: Kernel = ({ photo, mask, style, fields: { ai_intervention = 'mid' } }) => {
  if (!style) return { ok: false, code: 'engine_unavailable' }
  const strength = TOWARDS[ai_intervention]
  return madeOf({ photo: inColoursOf(photo, style, strength, mask), recipe: { do: 'mood', strength } })
}

/** How much of a style's mood each design has. */
const PARTS = [1, 0.7, 0.4, 0.85]

/** The mood of a style: what the mildest redesign is. */
export const styleLook: Kernel = ({ photo, fields: { design_style = '', no_design: designs = 1 } }) => {
  const style = styleNamed(design_style)
  if (!style) return { ok: false, code: 'engine_unavailable' }
  const whole = dressed(photo, { walls: [], accentWalls: [], floor: [] }, planOfStyle(style), 'look')
  return madeOf(
    ...PARTS.slice(0, designs).map((part) => ({
      photo: between(photo, whole, part),
      recipe: { do: 'mood', style, part },
    })),
  )
}

/** The way from one picture to another, as far as said. */
const between = (from: Photo, to: Photo, part: number): Photo => ({
  ...from,
  data: Uint8ClampedArray.from(from.data, (value, place) => value + ((to.data[place] as number) - value) * part),
})
