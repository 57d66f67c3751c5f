import { OPTIMIZER_DEFAULT_QUALITY, PRODUCT_IMAGE, PROGRAM_IMAGE, SHOP_PICTURE_QUALITY } from '#app/lib/constants'

const card = PRODUCT_IMAGE.width
const program = PROGRAM_IMAGE.width
/** Widths of the optimizer: a thumbnail, cards at 1x and 2x, then up to a wide screen. */
export const imageWidths = [160, card, program, 2 * card, 2 * program, 780, 960, 1200, 1600] as const
/** Quality of the shop's pictures, and the optimizer's default. */
export const imageQualities = [SHOP_PICTURE_QUALITY, OPTIMIZER_DEFAULT_QUALITY] as const

/** The nearest allowed quality; the lower of two equally near. */
export const closestQuality = (wanted: number = OPTIMIZER_DEFAULT_QUALITY): number =>
  imageQualities.reduce((best, next) => (Math.abs(next - wanted) < Math.abs(best - wanted) ? next : best))
