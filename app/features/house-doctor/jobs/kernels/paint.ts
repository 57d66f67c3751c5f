import type { Triple } from '@vuong-tron/room-engine/colour'
import { paintOn, repaint } from '@vuong-tron/room-engine/surfaces/surfaces'
import { type Kernel, madeOf } from './kernel.ts'
import { litPart } from './parts.ts'

/** OKLab lightness offsets of further designs. */
const SHADES = [0, 0.05, -0.05, 0.1]

/** Paints the masked area (`color`: hex, or a shade of the present one); further designs are shades of it. */
export const paint: Kernel<{ color?: string; strength?: number }> = (input) => {
  const { mask, fields } = input
  const { color, no_design: designs = 1, strength = 10 } = fields
  if (!mask || !color) return { ok: false, code: 'engine_unavailable' }
  const lit = litPart(input, mask)
  const [lightness, a, b] = paintOn(lit, color.replace('#', ''))
  return madeOf(
    ...SHADES.slice(0, designs).map((lighter) => {
      const colour: Triple = [Math.min(1, Math.max(0, lightness + lighter)), a, b]
      return {
        photo: repaint(lit, colour, strength / 10),
        recipe: { do: 'paint', color, lighter, strength },
        source: 'compositeSynthetic' as const,
      }
    }),
  )
}
