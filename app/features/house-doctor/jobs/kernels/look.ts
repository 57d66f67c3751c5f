import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { inColoursOf, inMood, type StyleId, styleNamed, styles } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { Fields } from '../fields.schema.ts'
import { bareSurfaces, type WithPoints } from './find.ts'
import { type Kernel, madeOf } from './kernel.ts'

/** Strength of the colour transfer by intervention. */
const TOWARDS = { very_low: 0.25, low: 0.45, mid: 0.65, extreme: 0.85 }

/** Factor of the strength per design. */
const TIMES = [1, 0.7, 1.15, 0.4]

/** Transfers the mood of another photo; designs differ in strength. */
export const borrowedLook: Kernel<object> = ({ photo, mask, style, fields }) => {
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

/** The style whose paint `no_style` uses, without its mood. */
const PLAINEST: StyleId = 'contemporary'
/** The mood of no style: more light, same colours. */
const LIGHT_ALONE = { brightness: 0.05, contrast: 0.06, warmth: 0, colour: 0 }

/** The call's style; undefined for unknown ones. */
export function styleIn({
  design_style: name,
}: Fields<object>): { style: StyleId; name: string; hasMood: boolean } | undefined {
  if (name === 'no_style') return { style: PLAINEST, name, hasMood: false }
  const style = name && styleNamed(name)
  return style && { style, name: style, hasMood: true }
}

/** Strength of a style's mood per design. */
const PARTS = [1, 0.7, 0.4, 0.85]

export type RedesignFields = WithPoints & { keep_structural_element?: boolean }

/** Applies a style's mood, the mildest redesign; only on bare surface when the structure is kept. */
export const styleLook: Kernel<RedesignFields> = (input) => {
  const { photo, fields } = input
  const { no_design: designs = 1, keep_structural_element: keepsStructure = false } = fields
  const wished = styleIn(fields)
  if (!wished) return { ok: false, code: 'engine_unavailable' }
  const found = keepsStructure ? bareSurfaces(input) : undefined
  if (found && !found.ok) return found
  const whole = inMood(photo, wished.hasMood ? styles[wished.style].mood : LIGHT_ALONE)
  return madeOf(
    ...PARTS.slice(0, designs).map((part) => ({
      photo: blend(photo, whole, { part, mask: found?.marked ?? input.mask }),
      ...(found && { mask: found.marked }),
      recipe: { do: 'mood', style: wished.name, part },
      source: 'algorithmicallyEnhanced' as const,
    })),
  )
}

/** Interpolates two pictures by a share, and by a mask. */
export function blend(from: Photo, to: Photo, { part = 1, mask }: { part?: number; mask?: Mask }): Photo {
  const data = Uint8ClampedArray.from(from.data, (value, index) => {
    const share = mask ? (part * (mask.data[Math.floor(index / from.channels)] as number)) / 255 : part
    return value + ((to.data[index] as number) - value) * share
  })
  return { ...from, data }
}
