import type { SearchPageData } from './search'

let Loaded: typeof import('./search-body').default | undefined

/**
 * Fetches what shows a search. The first one of a visit stays as the server rendered it; the browser needs this for the
 * next, and its loader fetches it beside the results.
 */
export async function loadSearchBody() {
  Loaded ??= (await import('./search-body')).default
}

export const LaterBody = (data: SearchPageData) => (Loaded ? <Loaded {...data} /> : null)
