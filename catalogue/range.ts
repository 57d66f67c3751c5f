import type { CategorySeed } from './catalogue.ts'
import { airConditioners } from './products/air-conditioners.ts'
import { bed } from './products/bed.ts'
import { bookshelf } from './products/bookshelf.ts'
import { coffeeTable } from './products/coffee-table.ts'
import { decorCabinet } from './products/decor-cabinet.ts'
import { decorativeMaterials } from './products/decorative-materials.ts'
import { diningTable } from './products/dining-table.ts'
import { dishCabinet } from './products/dish-cabinet.ts'
import { dressingTable } from './products/dressing-table.ts'
import { faucets } from './products/faucets.ts'
import { fileCabinet } from './products/file-cabinet.ts'
import { freezers } from './products/freezers.ts'
import { interiorAndExteriorPaint } from './products/interior-and-exterior-paint.ts'
import { interiorWood } from './products/interior-wood.ts'
import { kitchenStoves } from './products/kitchen-stoves.ts'
import { mirrors } from './products/mirrors.ts'
import { paintExterior } from './products/paint-exterior.ts'
import { paintInterior } from './products/paint-interior.ts'
import { paintPrimer } from './products/paint-primer.ts'
import { paintWaterproofing } from './products/paint-waterproofing.ts'
import { plasticFloors } from './products/plastic-floors.ts'
import { rangeHoods } from './products/range-hoods.ts'
import { shoeCabinet } from './products/shoe-cabinet.ts'
import { showerSets } from './products/shower-sets.ts'
import { sinks } from './products/sinks.ts'
import { sofa } from './products/sofa.ts'
import { speakersAndTvs } from './products/speakers-and-tvs.ts'
import { studyDesk } from './products/study-desk.ts'
import { tvStand } from './products/tv-stand.ts'
import { wallPanels } from './products/wall-panels.ts'
import { wardrobe } from './products/wardrobe.ts'
import { washbasins } from './products/washbasins.ts'
import { waterPurifiers } from './products/water-purifiers.ts'
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
export const goodsCategories: readonly CategorySeed[] = [
  speakersAndTvs,
  freezers,
  waterPurifiers,
  airConditioners,
  kitchenStoves,
  rangeHoods,
  sinks,
  faucets,
  washbasins,
  mirrors,
  showerSets,
  decorativeMaterials,
  plasticFloors,
  interiorAndExteriorPaint,
  wallPanels,
  paintInterior,
  paintExterior,
  paintWaterproofing,
  paintPrimer,
  interiorWood,
]
