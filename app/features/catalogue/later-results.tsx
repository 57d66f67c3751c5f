import type { Listing } from './listing'

let Loaded: typeof import('./listing-results').default | undefined

/**
 * Fetches what shows the products of a list. The first list of a page stays as the server rendered it, so the browser
 * needs this once the list changes: the loader fetches it beside the new list, so that no list is blank meanwhile.
 */
export async function loadResults() {
  Loaded ??= (await import('./listing-results')).default
}

export const LaterResults = (listing: Listing) => (Loaded ? <Loaded {...listing} /> : null)
