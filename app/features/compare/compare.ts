import { COMPARED } from '#app/lib/storage-keys'
import type { ProductSummary } from '../catalogue/catalogue'
import { slugsIn } from '../lists/lists'

/** A product as a table sets it beside others. */
export type ComparedProduct = ProductSummary & { origin: string; warrantyMonths: number; stock: number }

/** What is compared, and others of the first one's kind that could be. */
export type Comparison = { products: ComparedProduct[]; others: ProductSummary[] }

/** What an address wants compared. */
export const comparedIn = (text: unknown): string[] =>
  typeof text === 'string' ? slugsIn(COMPARED, text.split(',')) : []
