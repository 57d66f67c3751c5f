import { PRODUCT_IMAGE } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { pictureOf } from '../catalogue/catalogue'
import type { Product } from './product'

/** Twice a card's picture, where the larger sizes begin. */
export const SHOT_BOX = { width: 2 * PRODUCT_IMAGE.width, height: 2 * PRODUCT_IMAGE.height }

export type Shot = { url: string; alt: string; caption?: string }

/** A product's pictures (or silhouette), and its measured drawing. */
export function shotsOf(product: Product): Shot[] {
  const { name, pictures, drawing, widthMm, depthMm, heightMm } = product
  const [first = pictureOf(product), ...others] = pictures
  return [
    { url: first, alt: name },
    ...others.map((url) => ({ url, alt: m.detail_side_alt({ name }) })),
    ...(drawing
      ? [
          {
            url: drawing,
            alt: m.detail_drawing_alt({ name, width: widthMm, depth: depthMm, height: heightMm }),
            caption: m.detail_drawing_unit(),
          },
        ]
      : []),
  ]
}
