import { type ListingSearch, parseListing } from './listing'
import { listingParameters } from './listing-parameters'

/** Values of the filter form; prices as typed. */
export type Draft = Pick<ListingSearch, 'sort' | 'material' | 'colour' | 'width'> & { min: string; max: string }

export const draftOf = ({ sort, min, max, material, colour, width }: ListingSearch): Draft => ({
  sort,
  material,
  colour,
  width,
  min: String(min ?? ''),
  max: String(max ?? ''),
})

/** Null while a price is half typed. */
export const searchOf = (draft: Draft): ListingSearch | null => parseListing(listingParameters(draft))
