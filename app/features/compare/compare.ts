import type { ProductSummary } from '../catalogue/catalogue'

/** A product in the comparison table. */
export type ComparedProduct = ProductSummary & { origin: string; warrantyMonths: number }

/** The compared products, and suggestions of the first one's category. */
export type Comparison = { products: ComparedProduct[]; others: ProductSummary[] }
