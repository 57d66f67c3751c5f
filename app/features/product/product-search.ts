import { referenceIn } from '../enquiry/enquiry'
import { type FitSearch, fitSearch } from './fit-search'

/** What the address of a product's page says beside the product: what was measured, and what was just asked for. */
export function productSearch(raw: Record<string, unknown>): FitSearch & { enquiry?: string } {
  const enquiry = referenceIn(raw.enquiry)
  return { ...fitSearch(raw), ...(enquiry && { enquiry }) }
}
