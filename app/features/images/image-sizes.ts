import { OPTIMIZER_DEFAULT_QUALITY, PRODUCT_IMAGE, PROGRAM_IMAGE, SHOP_PICTURE_QUALITY } from '#app/lib/constants'

const card = PRODUCT_IMAGE.width
const program = PROGRAM_IMAGE.width
/** What the optimizer makes: a thumbnail, the cards and their doubles, then steps up to a wide screen. */
export const imageWidths = [160, card, program, 2 * card, 2 * program, 780, 960, 1200, 1600] as const
/** What every picture of ours is written with, and what the optimizer takes where an address says nothing. */
export const imageQualities = [SHOP_PICTURE_QUALITY, OPTIMIZER_DEFAULT_QUALITY] as const

/** The allowed quality closest to the wanted one, the lower of two equally close. */
export const closestQuality = (wanted: number = OPTIMIZER_DEFAULT_QUALITY): number =>
  imageQualities.reduce((best, next) => (Math.abs(next - wanted) < Math.abs(best - wanted) ? next : best))
