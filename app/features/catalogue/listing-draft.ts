import { type ListingSearch, parseListing } from './listing'
import { listingParameters } from './listing-parameters'

/** Values of the filter form; prices as typed. */
export type Draft = Omit<ListingSearch, 'page' | 'min' | 'max'> & { min: string; max: string }

export const draftOf = ({ page: _, min, max, ...rest }: ListingSearch): Draft => ({
  ...rest,
  min: String(min ?? ''),
  max: String(max ?? ''),
})

/** Null while a price is half typed. */
export const searchOf = (draft: Draft): ListingSearch | null => parseListing(listingParameters(draft))
