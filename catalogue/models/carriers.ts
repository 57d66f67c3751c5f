import type { CatalogueOrder } from './orders.ts'

/** Furniture on and in which things stand in furnished photos: a set carries none on beds, and a screen on its unit. */
const CARRIERS: readonly string[] = [
  'bookshelf',
  'coffee-table',
  'decor-cabinet',
  'dining-table',
  'dish-cabinet',
  'dressing-table',
  'file-cabinet',
  'shoe-cabinet',
  'sofa',
  'study-desk',
  'wine-cabinet',
  'work-desk',
]

export const isCarrier = ({ category }: Pick<CatalogueOrder, 'category'>) => CARRIERS.includes(category)
