import { type ListingSearch, parseListing } from './listing'

/** What the form of a listing holds; prices as they are typed. */
export type Draft = Pick<ListingSearch, 'sort' | 'material' | 'width'> & { min: string; max: string }

export const draftOf = ({ sort, min, max, material, width }: ListingSearch): Draft => ({
  sort,
  material,
  width,
  min: String(min ?? ''),
  max: String(max ?? ''),
})

/** What a draft asks for: null while a price is half typed. A price range the wrong way round is turned. */
export function searchOf({ min, max, ...rest }: Draft): ListingSearch | null {
  const ask = (low: string, high: string) => parseListing({ ...rest, min: low || undefined, max: high || undefined })
  return ask(min, max) ?? ask(max, min)
}
