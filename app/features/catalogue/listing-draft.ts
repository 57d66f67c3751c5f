import { type ListingSearch, parseListing } from './listing'
import { listingParameters } from './listing-parameters'

/** What the form of a listing holds; prices as they are typed. */
export type Draft = Pick<ListingSearch, 'sort' | 'material' | 'width'> & { min: string; max: string }

export const draftOf = ({ sort, min, max, material, width }: ListingSearch): Draft => ({
  sort,
  material,
  width,
  min: String(min ?? ''),
  max: String(max ?? ''),
})

/** What a draft asks for: null while a price is half typed. */
export const searchOf = (draft: Draft): ListingSearch | null => parseListing(listingParameters(draft))
