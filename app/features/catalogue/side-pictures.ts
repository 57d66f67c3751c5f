// Separate from the other paths, or these lists would reach browsers.

import fromTheSide from './from-the-side.json' with { type: 'json' }
import inOtherFinishes from './in-other-finishes.json' with { type: 'json' }
import type { MaterialCode } from './materials'

const sides: ReadonlySet<string> = new Set(fromTheSide)
const finishes: ReadonlySet<string> = new Set(inOtherFinishes)

const pathOf = (name: string) => `/catalogue/products/${name}.webp`

/** A product's second picture, from its other side. */
export const sidePictureOf = (slug: string) => (sides.has(slug) ? pathOf(`${slug}-side`) : null)

/** A product's picture in a finish that is not its first, if it has been taken. */
export function finishPictureOf(slug: string, finish: MaterialCode) {
  const name = `${slug}-${finish.replace('_', '-')}`
  return finishes.has(name) ? pathOf(name) : null
}
