import { packages } from '../../../app/features/catalogue/packages.ts'
import type { Locale } from '../../../app/features/languages/languages.ts'
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
  /** USUAL_CAMERA_HEIGHT_M */
  cameraHeight: 1.5,
  rooms: 60,
  measures: 52,
  missed: 1,
}

export type PerLanguage = Record<Locale, string>

const numbers: Readonly<Record<number, PerLanguage>> = {
  4: { vi: 'bốn', en: 'four', de: 'vier', ja: '4' },
  14: { vi: 'mười bốn', en: 'fourteen', de: 'vierzehn', ja: '14' },
  15: { vi: 'mười lăm', en: 'fifteen', de: 'fünfzehn', ja: '15' },
}

/** Spells a number out when its word is known; Japanese writes digits. */
export const inWords = (count: number): PerLanguage =>
  numbers[count] ?? { vi: `${count}`, en: `${count}`, de: `${count}`, ja: `${count}` }

const everyTool = inWords(doctor.tools)
export const openToolsSentence: PerLanguage = {
  vi: `cả ${everyTool.vi} công cụ đều đã mở`,
  en: `all ${everyTool.en} tools are open`,
  de: `alle ${everyTool.de} Werkzeuge sind freigeschaltet`,
  ja: `${everyTool.ja}のツールすべてをお使いいただけます`,
}

/** “all 270”, or the number with pictures of their own. */
export function picturedOf({ products, pictured }: { products: number; pictured: number }): PerLanguage {
  if (pictured === products)
    return { vi: `cả ${products}`, en: `all ${products}`, de: `alle ${products}`, ja: `${products}点すべて` }
  return {
    vi: `${pictured} trong ${products}`,
    en: `${pictured} of the ${products}`,
    de: `${pictured} von ${products}`,
    ja: `${products}点中${pictured}点`,
  }
}
