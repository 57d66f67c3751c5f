import type { CategorySeed } from './catalogue.ts'
import { bed } from './products/bed.ts'
import { bookshelf } from './products/bookshelf.ts'
import { coffeeTable } from './products/coffee-table.ts'
import { decorCabinet } from './products/decor-cabinet.ts'
import { diningTable } from './products/dining-table.ts'
import { dishCabinet } from './products/dish-cabinet.ts'
import { dressingTable } from './products/dressing-table.ts'
import { fileCabinet } from './products/file-cabinet.ts'
import { shoeCabinet } from './products/shoe-cabinet.ts'
import { sofa } from './products/sofa.ts'
import { studyDesk } from './products/study-desk.ts'
import { tvStand } from './products/tv-stand.ts'
import { wardrobe } from './products/wardrobe.ts'
import { wineCabinet } from './products/wine-cabinet.ts'
import { workDesk } from './products/work-desk.ts'

/** The wooden catalogue, by its fixed ids 1 to 15 (CAT-01). */
export const woodenFamilies: readonly CategorySeed[] = [
  bed,
  wardrobe,
  tvStand,
  shoeCabinet,
  bookshelf,
  studyDesk,
  dressingTable,
  workDesk,
  decorCabinet,
  coffeeTable,
  wineCabinet,
  sofa,
  diningTable,
  dishCabinet,
  fileCabinet,
]

/** The categories with fixed product-category identifiers (CAT-02). */
export const goodsCategories: readonly CategorySeed[] = []
