import type { ProductAttributes } from '#app/server/db/schema'
import type { ProductSummary } from '../catalogue/catalogue'

/** A product in the comparison table. */
export type ComparedProduct = ProductSummary & ProductAttributes

/** The compared products, and suggestions of the first one's category. */
export type Comparison = { products: ComparedProduct[]; others: ProductSummary[] }
