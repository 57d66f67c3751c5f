import { packages } from '../../../app/features/catalogue/packages.ts'
import { goodsCategories, woodenFamilies } from '../../../catalogue/range.ts'
import { renderedProduct } from '../../../catalogue/rendered.ts'

/** Current numbers of the shop, computed so that texts stay true. */

const products = [...woodenFamilies, ...goodsCategories].flatMap((category) => category.products)

export const range = {
  families: woodenFamilies.length,
  packages: packages.length,
  products: products.length,
  pictured: products.filter(({ slug }) => renderedProduct(slug)).length,
}

/** House Doctor's numbers (app/features/house-doctor, packages/room-engine/measured.md); a test compares. */
export const doctor = {
  tools: 14,
  open: 14,
  /** USUAL_CAMERA_HEIGHT_M */
  cameraHeight: 1.5,
  rooms: 60,
  measures: 46,
  missed: 1,
}

export type InBoth = { vi: string; en: string }

const numbers: Readonly<Record<number, InBoth>> = {
  4: { vi: 'bốn', en: 'four' },
  14: { vi: 'mười bốn', en: 'fourteen' },
  15: { vi: 'mười lăm', en: 'fifteen' },
}

/** Spells a number out when its word is known. */
export const inWords = (count: number): InBoth => numbers[count] ?? { vi: `${count}`, en: `${count}` }

/** “all fourteen tools are open”, or the number that are. */
export function openToolsSentence({ tools, open }: { tools: number; open: number }): InBoth {
  const all = inWords(tools)
  if (open === tools) return { vi: `cả ${all.vi} công cụ đều đã mở`, en: `all ${all.en} tools are open` }
  return { vi: `${open} trong ${all.vi} công cụ đã mở`, en: `${open} of the ${all.en} tools are open` }
}

/** “all 270”, or the number with pictures of their own. */
export function picturedOf({ products, pictured }: { products: number; pictured: number }): InBoth {
  if (pictured === products) return { vi: `cả ${products}`, en: `all ${products}` }
  return { vi: `${pictured} trong ${products}`, en: `${pictured} of the ${products}` }
}
