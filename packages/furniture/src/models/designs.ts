import { bed } from './families/bed.ts'
import { bookshelf } from './families/bookshelf.ts'
import { coffeeTable } from './families/coffee-table.ts'
import { decorCabinet } from './families/decor-cabinet.ts'
import { diningTable } from './families/dining-table.ts'
import { dishCabinet } from './families/dish-cabinet.ts'
import { dressingTable } from './families/dressing-table.ts'
import { fileCabinet } from './families/file-cabinet.ts'
import { shoeCabinet } from './families/shoe-cabinet.ts'
import { sofa } from './families/sofa.ts'
import { studyDesk } from './families/study-desk.ts'
import { tvStand } from './families/tv-stand.ts'
import { wardrobe } from './families/wardrobe.ts'
import { wineCabinet } from './families/wine-cabinet.ts'
import { workDesk } from './families/work-desk.ts'
import type { Family } from './family.ts'
import { airConditioners, freezers } from './goods/appliances.ts'
import { decorativeMaterials, interiorWood, plasticFloors, wallPanels } from './goods/building.ts'
import { speakersAndTvs } from './goods/electronics.ts'
import { faucets } from './goods/faucets.ts'
import { kitchenStoves } from './goods/kitchen-stoves.ts'
import { mirrors } from './goods/mirrors.ts'
import { paint, paintExterior, paintInterior, paintPrimer, paintWaterproofing } from './goods/paints.ts'
import { rangeHoods } from './goods/range-hoods.ts'
import { showerSets } from './goods/shower-sets.ts'
import { sinks } from './goods/sinks.ts'
import { washbasins } from './goods/washbasins.ts'
import { waterPurifiers } from './goods/water-purifiers.ts'

/** Every design, by its kind of furniture and its name. */
export const families: Readonly<Record<string, Family>> = {
  bed,
  wardrobe,
  'tv-stand': tvStand,
  'shoe-cabinet': shoeCabinet,
  bookshelf,
  'study-desk': studyDesk,
  'dressing-table': dressingTable,
  'work-desk': workDesk,
  'decor-cabinet': decorCabinet,
  'coffee-table': coffeeTable,
  'wine-cabinet': wineCabinet,
  sofa,
  'dining-table': diningTable,
  'dish-cabinet': dishCabinet,
  'file-cabinet': fileCabinet,
  'speakers-and-tvs': speakersAndTvs,
  freezers,
  'water-purifiers': waterPurifiers,
  'air-conditioners': airConditioners,
  'kitchen-stoves': kitchenStoves,
  'range-hoods': rangeHoods,
  sinks,
  faucets,
  washbasins,
  mirrors,
  'shower-sets': showerSets,
  'decorative-materials': decorativeMaterials,
  'plastic-floors': plasticFloors,
  'interior-and-exterior-paint': paint,
  'wall-panels': wallPanels,
  'paint-interior': paintInterior,
  'paint-exterior': paintExterior,
  'paint-waterproofing': paintWaterproofing,
  'paint-primer': paintPrimer,
  'interior-wood': interiorWood,
}
