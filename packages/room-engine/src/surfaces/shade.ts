import type { Triple } from '../colour.ts'

/** Steps of OKLab lightness from a colour to its next shade. */
const STEPS = { lighter: 0.1, darker: -0.1 }
/** Lightness range of paint. */
const DARKEST = 0.12
export const LIGHTEST = 0.97
export type Shade = keyof typeof STEPS
export const SHADES = Object.keys(STEPS) as Shade[]

export const isShade = (colour: string): colour is Shade => Object.hasOwn(STEPS, colour)

/** The same hue and chroma, a step lighter or darker. */
export const shadeOf = ([lightness, a, b]: Triple, shade: Shade): Triple => [
  Math.min(LIGHTEST, Math.max(DARKEST, lightness + STEPS[shade])),
  a,
  b,
]
