import type { ProductSummary } from '../catalogue/catalogue'

/** A product as a table sets it beside others. */
export type ComparedProduct = ProductSummary & { origin: string; warrantyMonths: number }

/** What is compared, and others of the first one's kind that could be. */
export type Comparison = { products: ComparedProduct[]; others: ProductSummary[] }
