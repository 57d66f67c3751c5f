import { packages } from '../../../app/features/catalogue/packages.ts'
import { goodsCategories, woodenFamilies } from '../../../catalogue/range.ts'
import { renderedProduct } from '../../../catalogue/rendered.ts'

/** What the shop has and can do today. Texts name it as facts, so that none says it by heart. */

const products = [...woodenFamilies, ...goodsCategories].flatMap((category) => category.products)

export const range = {
  families: woodenFamilies.length,
  packages: packages.length,
  products: products.length,
  pictured: products.filter(({ slug }) => renderedProduct(slug)).length,
}

/** House Doctor's page, engine and measures (app/features/house-doctor, packages/room-engine/measured.md), as a test holds. */
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

/** A number as a sentence says it: in words where they are known. */
export const inWords = (count: number): InBoth => numbers[count] ?? { vi: `${count}`, en: `${count}` }

/** “all fourteen tools are open”, or as many as are. */
export function openTools({ tools, open }: { tools: number; open: number }): InBoth {
  const all = inWords(tools)
  if (open === tools) return { vi: `cả ${all.vi} công cụ đều đã mở`, en: `all ${all.en} tools are open` }
  return { vi: `${open} trong ${all.vi} công cụ đã mở`, en: `${open} of the ${all.en} tools are open` }
}

/** “all 270”, or as many as have pictures of their own. */
export function picturedOf({ products, pictured }: { products: number; pictured: number }): InBoth {
  if (pictured === products) return { vi: `cả ${products}`, en: `all ${products}` }
  return { vi: `${pictured} trong ${products}`, en: `${pictured} of the ${products}` }
}
