import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { inColoursOf, inMood, type StyleId, styleNamed, styles } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { Fields } from '../parameters.schema'
import { bareSurfaces } from './find'
import { type Kernel, madeOf } from './kernel'

/** How far the photo goes towards the colours of the other, by intervention. */
const TOWARDS = { very_low: 0.25, low: 0.45, mid: 0.65, extreme: 0.85 }

/** … and so many times as far each design goes. */
const TIMES = [1, 0.7, 1.15, 0.4]

/** The colours of another photo: its mood, and nothing of what stands in it; further designs go more or less far. */
export const borrowedLook: Kernel = ({ photo, mask, style, fields }) => {
  const { ai_intervention = 'mid', no_design: designs = 1 } = fields
  if (!style) return { ok: false, code: 'engine_unavailable' }
  return madeOf(
    ...TIMES.slice(0, designs).map((times) => {
      const strength = Math.round(100 * Math.min(1, times * TOWARDS[ai_intervention])) / 100
      return {
        photo: inColoursOf(photo, style, strength, mask),
        recipe: { do: 'mood', strength },
        source: 'algorithmicallyEnhanced' as const,
      }
    }),
  )
}

/** What `no_style` has the walls painted in; its mood is left away. */
const PLAINEST: StyleId = 'contemporary'
/** … and what of a mood is in no style: more light, and no colour moved. */
const LIGHT_ALONE = { brightness: 0.05, contrast: 0.06, warmth: 0, colour: 0 }

/** The style that a call names; nothing where the engine does not know it. */
export function styleIn({
  design_style: name = '',
}: Fields): { style: StyleId; name: string; hasMood: boolean } | undefined {
  if (name === 'no_style') return { style: PLAINEST, name, hasMood: false }
  const style = styleNamed(name)
  return style && { style, name: style, hasMood: true }
}

/** How much of a style's mood each design has. */
const PARTS = [1, 0.7, 0.4, 0.85]

/** The mood of a style: what the mildest redesign is, of bare surface alone where the structure is to be kept. */
export const styleLook: Kernel = (order) => {
  const { photo, fields } = order
  const { no_design: designs = 1, keep_structural_element: keepsStructure = false } = fields
  const wished = styleIn(fields)
  if (!wished) return { ok: false, code: 'engine_unavailable' }
  const found = keepsStructure ? bareSurfaces(order) : undefined
  if (found && !found.ok) return found
  const whole = inMood(photo, wished.hasMood ? styles[wished.style].mood : LIGHT_ALONE)
  return madeOf(
    ...PARTS.slice(0, designs).map((part) => ({
      photo: blend(photo, whole, { part, mask: found?.marked ?? order.mask }),
      ...(found && { mask: found.marked }),
      recipe: { do: 'mood', style: wished.name, part },
      source: 'algorithmicallyEnhanced' as const,
    })),
  )
}

/** The way from one picture to another, as far as said, and as far as a mask is white. */
export function blend(from: Photo, to: Photo, { part = 1, mask }: { part?: number; mask?: Mask }): Photo {
  const data = Uint8ClampedArray.from(from.data, (value, index) => {
    const share = mask ? (part * (mask.data[Math.floor(index / from.channels)] as number)) / 255 : part
    return value + ((to.data[index] as number) - value) * share
  })
  return { ...from, data }
}
