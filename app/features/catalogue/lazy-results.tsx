import { lazyParts } from '#app/ui/lazy-parts'

const { load, part } = lazyParts(() => import('./listing-results'))

export const loadResults = load
export const ListingResults = part(({ ListingResults }) => ListingResults)
