import { type ListingSearch, parseListing } from './listing'
import { listingParameters } from './listing-parameters'

/** What the form of a listing holds; prices as they are typed. */
export type Draft = Pick<ListingSearch, 'sort' | 'material' | 'colour' | 'width'> & { min: string; max: string }

export const draftOf = ({ sort, min, max, material, colour, width }: ListingSearch): Draft => ({
  sort,
  material,
  colour,
  width,
  min: String(min ?? ''),
  max: String(max ?? ''),
})

/** What a draft asks for: null while a price is half typed. */
export const searchOf = (draft: Draft): ListingSearch | null => parseListing(listingParameters(draft))
